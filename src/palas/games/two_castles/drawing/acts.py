"""What an action number means, taken apart for drawing."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum, auto
from typing import NamedTuple

from palas.draw.keeping import kept
from palas.games.two_castles import actions
from palas.games.two_castles.drawing.castle import Cell
from palas.games.two_castles.tables import REACH, WIDTH


class Kind(Enum):
    """The kinds of action, in the order of their numbers; from TAKE_BONUS on in a castle."""

    CHOOSE = auto()
    ASSIGN = auto()
    ASSIGN_LUDWIG = auto()
    PLACE_LUDWIG = auto()
    TAKE_BONUS = auto()
    TAKE_ROOM = auto()
    TAKE_CARD = auto()
    TAKE_ATTENDANT = auto()
    TAKE_SPECIAL = auto()
    PLACE = auto()
    WAIT = auto()
    AGREE = auto()
    DISAGREE = auto()


_IN_CASTLE = [
    Kind.TAKE_BONUS,
    Kind.TAKE_ROOM,
    Kind.TAKE_CARD,
    Kind.TAKE_ATTENDANT,
    Kind.TAKE_SPECIAL,
    Kind.PLACE,
    Kind.WAIT,
    Kind.AGREE,
    Kind.DISAGREE,
]
_DECISIONS = [int(getattr(actions, kind.name)) for kind in _IN_CASTLE]


class Act(NamedTuple):
    """An action taken apart."""

    kind: Kind
    value: int  # the room, card, attendant, special kind, type or cell it names
    is_left: bool = False  # of decisions in a castle: in the seat's left one


def cell_of(number: int) -> Cell:
    """Return the cell with a number."""
    row, column = divmod(number, WIDTH)
    return column - REACH, row - REACH


def decision_of(decision: int, is_left: bool) -> Act:
    """Take a decision in a castle apart."""
    at = bisect_right(_DECISIONS, decision) - 1
    return Act(_IN_CASTLE[at], decision - _DECISIONS[at], is_left)


@kept(actions.NUM_ACTIONS)
def act_of(action: int) -> Act:
    """Take an action number apart."""
    if action < actions.ASSIGN:
        return Act(Kind.CHOOSE, action - actions.CHOOSE)
    if action < actions.ASSIGN_LUDWIG:
        return Act(Kind.ASSIGN, action - actions.ASSIGN)
    if action < actions.LEFT_CASTLE:
        return Act(Kind.ASSIGN_LUDWIG, action - actions.ASSIGN_LUDWIG)
    if action < actions.RIGHT_CASTLE:
        return decision_of(action - actions.LEFT_CASTLE, True)
    if action < actions.PLACE_LUDWIG:
        return decision_of(action - actions.RIGHT_CASTLE, False)
    return Act(Kind.PLACE_LUDWIG, action - actions.PLACE_LUDWIG)
