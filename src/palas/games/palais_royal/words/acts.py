"""What an action number means: its kind, and the rooms, fields and cards it names."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from .. import actions
from ..actions import MOST_MOVED, PLAYED_CARD
from ..state import (
    ATTENDING,
    DRAWING,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SUPPLYING,
)
from ..tables import (
    GATE,
    KING,
    MADAME,
    OPENING_SERVANTS,
    ROOMS,
    SOURCES,
    SUPPLY,
)


class Kind(Enum):
    """The kinds of action, in the order of their numbers."""

    NEXT = "next"
    PLACE = "place"
    PLAY = "play"
    SUPPLY_GATE = "supply_gate"
    SUPPLY_FROM = "supply_from"
    MOVE = "move"
    ATTEND = "attend"
    TAKE_GOLD = "take_gold"
    KING_SERVANT = "king_servant"
    MADAME_SERVANT = "madame_servant"
    RECRUIT = "recruit"
    DRAW = "draw"
    KEEP = "keep"


FIRST_NUMBER = {kind: int(getattr(actions, kind.name)) for kind in Kind}
_KINDS = list(FIRST_NUMBER)
_NUMBERS = list(FIRST_NUMBER.values())
PHASE_OF = {  # in which phase a kind of action is done
    Kind.PLACE: OPENING,
    Kind.SUPPLY_GATE: SUPPLYING,
    Kind.SUPPLY_FROM: SUPPLYING,
    Kind.MOVE: MOVING,
    Kind.ATTEND: ATTENDING,
    Kind.TAKE_GOLD: ATTENDING,
    Kind.KING_SERVANT: ATTENDING,
    Kind.MADAME_SERVANT: ATTENDING,
    Kind.RECRUIT: RECRUITING,
    Kind.DRAW: DRAWING,
    Kind.KEEP: KEEPING,
}


class Act(NamedTuple):
    """An action taken apart; what its kind does not name is 0, servants come from the supply."""

    kind: Kind
    number: int = 1  # of servants or cards
    source: int = SUPPLY  # the room a servant comes from, or SUPPLY
    target: int = 0  # the room a servant goes to
    field: int = 0
    card: int = 0
    way: int = 0  # to play a card


@lru_cache(maxsize=4096)
def act_of(action: int) -> Act:
    """Take an action number apart."""
    kind = _KINDS[bisect_right(_NUMBERS, action) - 1]
    number = action - FIRST_NUMBER[kind]
    if kind is Kind.PLACE:
        room, count = divmod(number, OPENING_SERVANTS)
        return Act(kind, count + 1, target=room)
    if kind is Kind.MOVE:
        rooms, count = divmod(number, MOST_MOVED)
        source, target = divmod(rooms, ROOMS)
        return Act(kind, count + 1, source, target)
    if kind is Kind.RECRUIT:
        field, source = divmod(number, SOURCES)
        return Act(kind, source=source, field=field)
    return _short_act(kind, number)


def _short_act(kind: Kind, number: int) -> Act:
    if kind in (Kind.SUPPLY_GATE, Kind.DRAW):
        return Act(kind, number + 1, target=GATE)
    if kind is Kind.SUPPLY_FROM:
        return Act(kind, source=number, target=GATE)
    if kind in (Kind.KING_SERVANT, Kind.MADAME_SERVANT):
        return Act(kind, source=number, target=KING if kind is Kind.KING_SERVANT else MADAME)
    if kind is Kind.PLAY:
        return Act(kind, card=PLAYED_CARD[number], way=number)
    return Act(kind, card=number) if kind is Kind.KEEP else Act(kind)


_MOST = {
    Kind.PLACE: OPENING_SERVANTS,
    Kind.MOVE: MOST_MOVED,
    Kind.SUPPLY_GATE: actions.SUPPLY_FROM - actions.SUPPLY_GATE,
    Kind.DRAW: actions.KEEP - actions.DRAW,
}


def action_of(act: Act) -> int | None:
    """Return the number of an action, or None when it counts too many or goes nowhere."""
    kind, first = act.kind, FIRST_NUMBER[act.kind]
    if not 1 <= act.number <= _MOST.get(kind, 1) or act.target == SUPPLY:
        return None
    if act.source == SUPPLY and kind in (Kind.MOVE, Kind.SUPPLY_FROM):
        return None
    if kind is Kind.PLACE:
        return first + OPENING_SERVANTS * act.target + act.number - 1
    if kind is Kind.MOVE:
        return first + (ROOMS * act.source + act.target) * MOST_MOVED + act.number - 1
    if kind is Kind.RECRUIT:
        return first + SOURCES * act.field + act.source
    if kind in (Kind.SUPPLY_GATE, Kind.DRAW):
        return first + act.number - 1
    if kind in (Kind.SUPPLY_FROM, Kind.KING_SERVANT, Kind.MADAME_SERVANT):
        return first + act.source
    return first + (act.way if kind is Kind.PLAY else act.card)
