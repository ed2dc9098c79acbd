"""What an action number means: its kind, its castle and what it names."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from palas.games.two_castles import actions
from palas.games.two_castles.state import (
    LAYING,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
    State,
)
from palas.games.two_castles.tables import CHOICES, LUDWIG, NO_ROOM

LEFT, RIGHT = 0, 1  # a seat's castles
NO_SIDE = -1


class Kind(Enum):
    """The kinds of action."""

    CHOOSE = "choose"
    ASSIGN = "assign"
    ASSIGN_LUDWIG = "assign_ludwig"
    PLACE_LUDWIG = "place_ludwig"
    TAKE_BONUS = "take_bonus"
    TAKE_ROOM = "take_room"
    TAKE_CARD = "take_card"
    TAKE_ATTENDANT = "take_attendant"
    TAKE_SPECIAL = "take_special"
    PLACE = "place"
    WAIT = "wait"
    AGREE = "agree"
    DISAGREE = "disagree"


_DRAFT = (Kind.CHOOSE, Kind.ASSIGN, Kind.ASSIGN_LUDWIG)
_IN_CASTLE = list(Kind)[4:]
_DRAFT_NUMBERS = [int(getattr(actions, kind.name)) for kind in _DRAFT]
_CASTLE_NUMBERS = [int(getattr(actions, kind.name)) for kind in _IN_CASTLE]

LUDWIG_KINDS = (Kind.ASSIGN_LUDWIG, Kind.PLACE_LUDWIG)

# the kind of action that decides on each stage of a bonus
DECIDING = {
    TAKING_BONUS: Kind.TAKE_BONUS,
    TAKING_ROOM: Kind.TAKE_ROOM,
    TAKING_CARD: Kind.TAKE_CARD,
    TAKING_ATTENDANT: Kind.TAKE_ATTENDANT,
    TAKING_SPECIAL: Kind.TAKE_SPECIAL,
    LAYING: Kind.PLACE,
}


class Act(NamedTuple):
    """An action taken apart."""

    kind: Kind
    number: int  # the room, card, attendant - 1, special kind, type or cell it names
    side: int = NO_SIDE  # LEFT or RIGHT for decisions in a castle


@lru_cache(maxsize=actions.NUM_ACTIONS)
def act_of(action: int) -> Act:
    """Take an action number apart."""
    if action >= actions.PLACE_LUDWIG:
        return Act(Kind.PLACE_LUDWIG, action - actions.PLACE_LUDWIG)
    if action >= actions.LEFT_CASTLE:
        side, decision = divmod(action - actions.LEFT_CASTLE, actions.DECISIONS)
        return decision_of(decision, side)
    at = bisect_right(_DRAFT_NUMBERS, action) - 1
    return Act(_DRAFT[at], action - _DRAFT_NUMBERS[at])


def decision_of(decision: int, side: int = NO_SIDE) -> Act:
    """Take a decision in a castle apart."""
    at = bisect_right(_CASTLE_NUMBERS, decision) - 1
    return Act(_IN_CASTLE[at], decision - _CASTLE_NUMBERS[at], side)


def action_of(act: Act) -> int:
    """Return the number of an action."""
    if act.kind is Kind.PLACE_LUDWIG:
        return actions.PLACE_LUDWIG + act.number
    first = int(getattr(actions, act.kind.name))
    if act.kind in _DRAFT:
        return first + act.number
    return (actions.LEFT_CASTLE, actions.RIGHT_CASTLE)[act.side] + first + act.number


def castle_of(s: State, seat: int, side: int) -> int:
    """Return a seat's left or right castle (R1.7)."""
    return seat if side == LEFT else (seat - 1) % s.castles


def side_of(s: State, seat: int, castle: int) -> int:
    """Return which castle of a seat a castle is, or NO_SIDE."""
    sides = [side for side in (LEFT, RIGHT) if castle_of(s, seat, side) == castle]
    return sides[0] if sides else NO_SIDE


def own_row(seat: int, castle: int) -> int:
    """Return at which side of a castle a player sits: 0 for player k of castle k, else 1."""
    return 0 if castle == seat else 1


def player_name(s: State, player: int) -> str:
    """Return 'seat 1', counted from 1, or 'ludwig'."""
    return f"seat {player + 1}" if player < s.seats else "ludwig"


def ludwig_side(seat: int) -> int:
    """Return which of its castles a seat shares with Ludwig (R12.1)."""
    return RIGHT if seat == 0 else LEFT


def room_to_lay(s: State, seat: int, side: int) -> int:
    """Return the room a seat would lay in a castle: of the bonus, else its own, or NO_ROOM."""
    castle = castle_of(s, seat, side)
    if s.bonus[castle] == LAYING:
        return s.held[castle]
    return s.new_room[castle][own_row(seat, castle)]


def ludwigs_room(s: State, seat: int) -> int:
    """Return Ludwig's room in the castle a seat shares with him, or NO_ROOM."""
    if s.castles == s.seats:
        return NO_ROOM
    castle = castle_of(s, seat, ludwig_side(seat))
    return s.new_room[castle][own_row(LUDWIG, castle)]


def other_chosen(s: State, player: int, room: int) -> int:
    """Return the other one of the two rooms a player has chosen, or NO_ROOM."""
    chosen = s.chosen[player][: s.num_chosen[player]]
    others = [other for other in chosen if other != room]
    return others[0] if len(chosen) == CHOICES and len(others) == 1 else NO_ROOM
