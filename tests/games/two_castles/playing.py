"""Positions for tests of words: random games, and what a seat sees of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from palas.games.two_castles import actions, moves, secrets
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import REGULAR_TYPES
from palas.kernel.contract import SPECTATOR
from palas.kernel.rng import erase

LAST_PLY = 240  # more than most games have with two seats


def dealt(seed: int, seats: int, bonus_decider: int = 0) -> State:
    """Return a fresh deal."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [bonus_decider])
    return s


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    out = [0] * actions.MAX_LEGAL
    return out[: moves.legal(s, seat, out)]


def acting(s: State) -> list[int]:
    """Return the seats that may act."""
    return [seat for seat in range(s.seats) if s.acting >> seat & 1]


def game(
    seed: int, seats: int, bonus_decider: int = 0, likes: tuple[int, ...] = ()
) -> Iterator[tuple[State, int, int, State]]:
    """Play a random game and yield every move: before, seat, action, after.

    Every seat prefers rooms of the types it likes (of one type when none are given) and the
    bonus of the first of them, so bonuses come often.
    """
    s = dealt(seed, seats, bonus_decider)
    choose = random.Random(seed)
    taste = [likes or (choose.randrange(REGULAR_TYPES),) for _ in range(seats)]
    while not s.over:
        seat = choose.choice(acting(s))
        allowed = legal(s, seat)
        liked = [action for action in allowed if _is_liked(action, taste[seat])]
        action = choose.choice(liked or allowed)
        before = s.copy()
        moves.apply(s, seat, action)
        yield before, seat, action, s


def _is_liked(action: int, taste: tuple[int, ...]) -> bool:
    """Tell whether an action chooses a room of a liked type, or the first type's bonus."""
    if action < actions.ASSIGN:
        return room_type(action - actions.CHOOSE) in taste
    bonus = actions.TAKE_BONUS + taste[0]
    return action in (actions.LEFT_CASTLE + bonus, actions.RIGHT_CASTLE + bonus)


def played(seed: int, seats: int, bonus_decider: int, plies: int) -> State:
    """Return a position some random moves after the deal, at most at the end."""
    s = dealt(seed, seats, bonus_decider)
    for ply, (_, _, _, after) in enumerate(game(seed, seats, bonus_decider)):
        if ply == plies:
            break
        s = after
    return s


positions = st.builds(
    played,
    seed=st.integers(0, 2**32 - 1),
    seats=st.integers(2, 7),
    bonus_decider=st.integers(0, 2),
    plies=st.integers(0, LAST_PLY),
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


def viewers(s: State) -> list[int]:
    """Return every seat and the spectator."""
    return [*range(s.seats), SPECTATOR]
