"""What an action number means: its kind, and what playing a building card would do."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum, auto
from typing import NamedTuple

from palas.games.big_boss import actions
from palas.games.big_boss.board import first_plot, is_built, plot_at
from palas.games.big_boss.state import NO_CASTLE, State
from palas.games.big_boss.tables import MAX_VALUE, STONE_SIZE


class Kind(Enum):
    """The kinds of action, in the order of their numbers."""

    PASS = auto()
    BUY_BLIND = auto()
    BUY_OPEN = auto()
    BUY_TOWER = auto()
    BUILD = auto()
    FOUND = auto()
    TOWER = auto()
    WITHDRAW = auto()
    SURVIVE = auto()
    PROMOTE_VILLA = auto()
    SEAT_BARON = auto()
    SEAT_GRANDEE = auto()
    DONE = auto()


FIRST_NUMBER = {kind: int(getattr(actions, kind.name)) for kind in Kind}
_KINDS = list(FIRST_NUMBER)
_NUMBERS = list(FIRST_NUMBER.values())


class Act(NamedTuple):
    """An action taken apart."""

    kind: Kind
    at: int  # the card, plot or castle it names
    first: int = 0  # the first plot of the stone of a founding, perhaps beyond the street


def act_of(action: int) -> Act:
    """Take an action number apart."""
    kind = _KINDS[bisect_right(_NUMBERS, action) - 1]
    number = action - FIRST_NUMBER[kind]
    if kind is Kind.FOUND:
        card, inside = divmod(number, STONE_SIZE)
        return Act(kind, card, card - inside)
    return Act(kind, number)


class Effect(NamedTuple):
    """What a building card does on its plot, and to which buildings."""

    word: str  # villa, extend, raise, join, join_villas or give_up
    castle: int = NO_CASTLE  # the building it touches; NO_CASTLE is a villa
    other: int = NO_CASTLE


def effect_of_card(s: State, plot: int) -> Effect:
    """Return what a building card would do now (R6, R7, R8, R10 to R12)."""
    if s.height[plot]:
        return Effect("raise", s.castle[plot])
    beside = [at for at in (plot_at(s, plot - 1), plot_at(s, plot + 1)) if is_built(s, at)]
    if not beside:
        return Effect("villa")
    castles = [s.castle[at] for at in beside]
    if len(beside) == 1 or first_plot(s, beside[0]) == first_plot(s, beside[1]):  # R19.2
        return Effect("extend", castles[0])
    if NO_CASTLE not in castles:
        is_blocked = MAX_VALUE in (s.crest[castles[0]], s.crest[castles[1]])  # R10.7
        return Effect("give_up" if is_blocked else "join", castles[0], castles[1])
    if castles == [NO_CASTLE, NO_CASTLE]:
        return Effect("join_villas")
    return Effect("join", max(castles), NO_CASTLE)
