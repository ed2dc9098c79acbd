"""Positions worth drawing: made by hand, or reached by a fixed way of playing."""

from __future__ import annotations

from random import Random

from palas.games.big_boss import moves
from palas.games.big_boss.action_kinds import Kind, act_of
from palas.games.big_boss.actions import MAX_LEGAL
from palas.games.big_boss.secrets import conceal
from palas.games.big_boss.state import (
    BARON,
    GRANDEE,
    NO_CARD,
    NO_CASTLE,
    NO_PLOT,
    NO_SEAT,
    ON_DISPLAY,
    PLAYED,
    TURN,
    State,
)
from palas.games.big_boss.tables import BARONS, BLOCKS, FOUNDING_STONES, GRANDEES, PLOTS
from palas.kernel.contract import lowest_acting

NAMES = ("Anna", "Bruno", "Clara", "Dolores", "Emilio")
LOG = (
    "Anna founds Sevilla on plots 5–7 and takes 5",
    "Bruno seats a baron in Cádiz for 9",
    "Clara builds a villa on plot 55 and takes 1",
    "Dolores buys card 14 for 5",
    "Anna buys a tower card for 10",
    "Clara founds Málaga on plots 68–70",
    "Dolores raises Cádiz to 12 and takes 12",
)

# Castle, its plots' heights from its first plot, and the first plot of its founding stone.
_CASTLES = (
    (7, 4, (1, 2, 4, 3, 2, 1), 5),
    (3, 24, (1, 1, 5, 3, 2, 1), 25),
    (2, 35, (1, 2, 1, 1), 35),
    (1, 60, (1, 2, 3, 1, 1), 61),
    (6, 68, (1, 2, 1), 68),
)
_VILLAS = {12: 1, 17: 1, 18: 1, 50: 2, 55: 1}
_GRANDEES = {6: 0, 26: 1, 62: 3, 69: 2}
_BARONS = {8: 1, 4: 2, 12: 3, 27: 0, 29: 3, 24: 2, 36: 2, 38: 0, 50: 1, 17: 2, 64: 1, 61: 0}
_HAND = (10, 21, 28, 39, 45, 52, 66)
_OPEN = (3, 15, 33, 48, 57, 71)


def concept() -> State:
    """Return four seats in the middle of a game, seat 0 to act with seven cards and two towers."""
    s = _empty(4)
    for stone, (castle, first, heights, stone_plot) in enumerate(_CASTLES):
        for offset, height in enumerate(heights):
            s.height[first - 1 + offset] = height
            s.castle[first - 1 + offset] = castle
        s.crest[castle] = sum(height * (height + 1) // 2 for height in heights)
        s.stone_plot[stone] = stone_plot - 1
    for plot, height in _VILLAS.items():
        s.height[plot - 1] = height
    for kind, nobles in ((BARON, _BARONS), (GRANDEE, _GRANDEES)):
        for plot, seat in nobles.items():
            _stand(s, plot - 1, seat, kind)
    s.stones = FOUNDING_STONES - len(_CASTLES)
    s.blocks = BLOCKS - sum(s.height) + 3 * len(_CASTLES)
    _deal(s)
    s.money[:4] = [37, 52, 28, 41]
    s.towers[:4] = [2, 0, 1, 0]
    s.tower_stock = 15
    s.acting = 1
    return s


def _empty(seats: int) -> State:
    s = State()
    s.seats = seats
    moves.begin(s, [0])
    for row, filler in ((s.castle, NO_CASTLE), (s.owner, NO_SEAT), (s.place, PLAYED)):
        row[:] = [filler] * PLOTS
    s.deck[:] = [NO_CARD] * PLOTS
    s.stone_plot[:] = [NO_PLOT] * FOUNDING_STONES
    s.barons[:seats] = [BARONS] * seats
    s.grandees[:seats] = [GRANDEES] * seats
    s.phase = TURN
    return s


def _stand(s: State, plot: int, seat: int, kind: int) -> None:
    s.noble[plot] = kind
    s.owner[plot] = seat
    if kind == BARON:
        s.barons[seat] -= 1
    else:
        s.grandees[seat] -= 1


def _deal(s: State) -> None:
    for card in _HAND:
        s.place[card - 1] = 0
    for slot, card in enumerate(_OPEN):
        s.display[slot] = card - 1
        s.place[card - 1] = ON_DISPLAY
    for card, seat in ((14, 3), (31, 1), (58, 1)):
        s.place[card - 1] = 2 * seat + 1
    s.hand_size[:4] = [len(_HAND), 6, 4, 5]
    s.deck_size = 19


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    out = [0] * MAX_LEGAL
    return out[: moves.legal(s, seat, out)]


LIKING = {
    Kind.SEAT_BARON: 8.0,
    Kind.SEAT_GRANDEE: 8.0,
    Kind.BUILD: 3.0,
    Kind.DONE: 2.0,
    Kind.FOUND: 1.5,
    Kind.TOWER: 1.0,
    Kind.WITHDRAW: 0.05,
}


def played(seed: int, seats: int, plies: int, closed_loop: int = 0) -> State:
    """Return the position after so many actions of seats that like to build."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [closed_loop])
    choose = Random(seed)
    while plies and not s.over:
        seat = lowest_acting(s)
        actions = legal(s, seat)
        liking = [LIKING.get(act_of(action).kind, 0.5) for action in actions]
        moves.apply(s, seat, choose.choices(actions, liking)[0])
        plies -= 1
    return s


def seen(s: State, viewer: int) -> State:
    """Return what a viewer may know."""
    view = s.copy()
    conceal(view, viewer)
    return view
