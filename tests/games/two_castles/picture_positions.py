"""Positions worth drawing: reached by seats that like points, or built far beyond the usual."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from random import Random

from games.two_castles.playing import dealt, legal
from palas.games.two_castles import moves
from palas.games.two_castles.rooms import ROOMS_OF_A_TYPE
from palas.games.two_castles.scoring import castle_score
from palas.games.two_castles.seating import right_castle
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import CORRIDOR, DOWNSTAIRS, FOOD, MAX_ROOMS, OUTDOOR
from palas.kernel.contract import lowest_acting

NAMES = ("Anna", "Boris", "Clara", "Dima", "Emilia", "Fjodor", "Greta")
LOG = (
    "Clara chooses two rooms",
    "Anna builds the Library on level 2, left 1",
)
_LOOKED_AT = 4  # actions a seat compares


def played(
    seed: int,
    seats: int,
    plies: int,
    bonus_decider: int = 0,
    stop: Callable[[State], bool] | None = None,
) -> State:
    """Return the position after so many actions, or the first that `stop` accepts."""
    s = dealt(seed, seats, bonus_decider)
    choose = Random(seed)
    while plies and not s.over and not (stop and stop(s)):
        seat = lowest_acting(s)
        allowed = legal(s, seat)
        options = choose.sample(allowed, min(_LOOKED_AT, len(allowed)))
        moves.apply(s, seat, max(options, key=lambda action: _worth(s, seat, action)))
        plies -= 1
    return s


def _worth(s: State, seat: int, action: int) -> float:
    after = s.copy()
    moves.apply(after, seat, action)
    both = castle_score(after, seat), castle_score(after, right_castle(after, seat))
    return min(both) + 0.4 * max(both)


def reached(seats: int, stop: Callable[[State], bool], bonus_decider: int = 0) -> State:
    """Return the first position of some game that `stop` accepts."""
    for seed in count(1):
        s = played(seed, seats, 1000, bonus_decider, stop)
        if not s.over:
            return s
    raise AssertionError


def in_phase(seats: int, phase: int, game_round: int) -> State:
    """Return the first position of a phase in a round."""
    return reached(seats, lambda s: s.phase == phase and s.round == game_round)


def deciding(seats: int, bonus: int, bonus_decider: int = 0) -> State:
    """Return a position in which some castle decides on a bonus."""
    return reached(seats, lambda s: bonus in list(s.bonus)[: s.castles], bonus_decider)


@cache
def concept() -> State:
    """Return four seats late in the second round, placing."""
    return reached(4, lambda s: s.phase == 3 and s.round == 1 and s.turn == 2)


def lined_up(step: tuple[int, int], kind: int) -> State:
    """Return four seats of whom seat 0 has both castles in one line of rooms."""
    s = played(5, 4, 8)
    across, up = step
    for castle, side in ((0, 1), (3, -1)):
        s.rooms[castle] = MAX_ROOMS
        for at in range(MAX_ROOMS):
            x = side * across * (at + 1) + (1 if across and side == 1 else 0)
            s.room[castle][at] = (
                kind * ROOMS_OF_A_TYPE + at % 10 + (10 if side == 1 else 0)
                if at < ROOMS_OF_A_TYPE
                else CORRIDOR * ROOMS_OF_A_TYPE + at % ROOMS_OF_A_TYPE + (10 if side == 1 else 0)
            )
            s.room_x[castle][at], s.room_y[castle][at] = x, up * (at + 1)
        s.card[castle][0], s.card[castle][1] = (0, 19) if side == 1 else (1, 18)
        s.attendant[castle][0], s.attendant[castle][1] = 1, 4
    return s


def wide() -> State:
    return lined_up((1, 0), OUTDOOR)


def tall() -> State:
    return lined_up((0, 1), FOOD)


def deep() -> State:
    return lined_up((0, -1), DOWNSTAIRS)
