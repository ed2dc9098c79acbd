"""Positions worth drawing: reached by sensible play, or made by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

from palas.games.palais_royal import moves
from palas.games.palais_royal.actions import MAX_LEGAL
from palas.games.palais_royal.policy import policy
from palas.games.palais_royal.secrets import conceal
from palas.games.palais_royal.state import ATTENDING, RECRUITING, SUPPLYING, State
from palas.games.palais_royal.tables import (
    CARD_KINDS,
    FIELD_ROWS,
    FIELDS,
    GOLD4,
    MAX_NEIGHBOURS,
    MOVES5,
    NEIGHBOURS,
    NO_FIELD,
    NO_NOBLE,
    POINTS2,
    SEALS2,
    SERVANTS,
)
from palas.kernel.contract import lowest_acting

NAMES = ("Anna", "Boris", "Chloé", "David")
LOG = (
    "Boris takes 3 gold from the mint",
    "Boris recruits noble 17 on D1 for 4 gold",
)
CUT = 4000  # plies after which a game is given up


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    out = [0] * MAX_LEGAL
    return out[: moves.legal(s, seat, out)]


def seen(s: State, viewer: int) -> State:
    """Return what a viewer may know."""
    view = s.copy()
    conceal(view, viewer)
    return view


def dealt(seed: int, seats: int, layout: int = 0) -> State:
    """Return a new game."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [layout])
    return s


def played(
    seed: int,
    seats: int,
    plies: int = CUT,
    layout: int = 0,
    stop: Callable[[State], bool] | None = None,
) -> State:
    """Return the position after so many sensible actions, or the first that `stop` accepts."""
    s = dealt(seed, seats, layout)
    out = [0] * MAX_LEGAL
    while plies and not s.over and not (stop and stop(s)):
        seat = lowest_acting(s)
        moves.apply(s, seat, policy(s.copy(), seat, seed * 7919 + s.ply, out))
        plies -= 1
    return s


def reached(seats: int, stop: Callable[[State], bool], layout: int = 0) -> State:
    """Return the first position of some game that `stop` accepts."""
    for seed in count(1):
        s = played(seed, seats, CUT, layout, stop)
        if not s.over:
            return s
    raise AssertionError


def in_phase(seats: int, phase: int, game_round: int, layout: int = 0) -> State:
    """Return the first position of a phase in a round or later."""
    return reached(seats, lambda s: s.phase == phase and s.round >= game_round, layout)


# a position like the one of the rulebook's table: fields without a noble and who took it,
# servants in the rooms, gold, and the cards of seat 0
_TAKEN = {0: 3, 3: 2, 4: 0, 5: 1, 11: 1, 17: 2, 12: 0, 13: 0, 29: 3, 35: 2}
_TAKEN |= {9: 0, 10: 1, 15: 2, 16: 3, 19: 1, 20: 0}
_SERVANTS = (
    (1, 2, 2, 1, 0, 2, 2, 3, 1),
    (0, 1, 1, 3, 1, 1, 3, 1, 2),
    (2, 0, 1, 2, 1, 2, 2, 0, 3),
    (1, 1, 0, 1, 3, 0, 4, 2, 2),
)
_GOLD = (4, 3, 5, 12)
_CARDS = (SEALS2, GOLD4, POINTS2, MOVES5)
_HANDS = (len(_CARDS), 2, 1, 3)


@cache
def concept() -> State:
    """Return four seats in the middle of a game, seat 0 recruiting with much to choose from."""
    s = dealt(7, 4)
    for field, seat in _TAKEN.items():
        _take(s, field, seat)
    for seat, servants in enumerate(_SERVANTS):
        s.servants[seat] = list(servants)
        s.supply[seat] = SERVANTS - sum(servants) - list(s.owner).count(seat)
        s.gold[seat] = _GOLD[seat]
        s.hand_size[seat] = _HANDS[seat]
        for _ in range(_HANDS[seat] if seat else 0):
            s.pile_size -= 1
            s.hand[seat][s.pile[s.pile_size]] += 1
    for card in _CARDS:
        s.hand[0][card] += 1
    s.points_played[0][1] = 1
    s.start, s.turn, s.acting, s.round, s.phase = 1, 0, 1, 7, RECRUITING
    return s


def _take(s: State, field: int, seat: int) -> None:
    s.taken[s.noble[field]] = seat
    s.noble[field] = NO_NOBLE
    s.nobles_left -= 1
    if FIELD_ROWS[field]:
        s.owner[field] = seat
    for at in range(MAX_NEIGHBOURS):
        near = NEIGHBOURS[MAX_NEIGHBOURS * field + at]
        if near != NO_FIELD:
            s.discount[near] += 1


def agreed() -> State:
    """Return the same position when all have agreed to end the game."""
    s = concept().copy()
    s.over, s.acting = 1, 0
    return s


def empty_supply() -> State:
    """Return a seat that must take servants for the gate out of its rooms."""
    s = concept().copy()
    s.supply[0], s.phase, s.gate_due = 0, SUPPLYING, 3
    return s


def attending() -> State:
    """Return a seat without supply to which gold and servants are due."""
    s = concept().copy()
    s.supply[0], s.phase = 0, ATTENDING
    s.gold_due, s.king_due, s.madame_due = 1, 2, 1
    return s


def rich() -> State:
    """Return a position in which one seat has nearly everything, in the middle of its turn."""
    s = concept().copy()
    seat = s.turn + 0
    for field in range(FIELDS):
        if s.noble[field] != NO_NOBLE and s.noble[field] % 2:
            _take(s, field, seat)
    for card in range(CARD_KINDS):
        s.hand[seat][card] = 2
    s.hand_size[seat] = 2 * CARD_KINDS
    s.servants[seat] = [12, 11, 3, 14, 25, 9, 13, 8, 10]
    s.gold[seat] = 99
    for field in range(FIELDS):
        s.discount[field] = min(8, s.discount[field] + 3)
    return s
