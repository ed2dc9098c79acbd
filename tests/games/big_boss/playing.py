"""Positions for tests of words: random games, and what a seat sees of them."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from palas.games.big_boss import actions, moves, secrets
from palas.games.big_boss.state import State
from palas.kernel.contract import lowest_acting
from palas.kernel.rng import erase


def dealt(seed: int, seats: int, closed_loop: int = 0) -> State:
    """Return a fresh deal."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [closed_loop])
    return s


def legal(s: State) -> list[int]:
    """Return the legal actions of the seat to act."""
    out = [0] * actions.MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def played(seed: int, seats: int, closed_loop: int, plies: int) -> State:
    """Return a position some random moves after the deal; building is preferred to buying."""
    s = dealt(seed, seats, closed_loop)
    choose = random.Random(seed)
    for _ in range(plies):
        if s.over:
            break
        allowed = legal(s)
        building = [action for action in allowed if actions.BUILD <= action < actions.WITHDRAW]
        choice = building if building and choose.random() < 0.7 else allowed
        moves.apply(s, lowest_acting(s), choose.choice(choice))
    return s


positions = st.builds(
    played,
    seed=st.integers(0, 2**32 - 1),
    seats=st.integers(2, 5),
    closed_loop=st.integers(0, 1),
    plies=st.integers(0, 320),
)


def without_generator(s: State) -> State:
    """Return a copy whose generator is erased."""
    copy = s.copy()
    erase(copy.rng)
    return copy


def seen_by(s: State, seat: int) -> State:
    """Return what a seat or SPECTATOR may know."""
    copy = s.copy()
    secrets.conceal(copy, seat)
    return copy
