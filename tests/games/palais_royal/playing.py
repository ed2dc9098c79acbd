"""Positions for tests: random games, and what a seat sees of them."""

from __future__ import annotations

import random

from hypothesis import strategies as st

from palas.games.palais_royal import actions, moves, secrets
from palas.games.palais_royal.state import State
from palas.games.palais_royal.tables import COURT, GATE, ROOMS, SOURCES, STAIRCASE
from palas.kernel.contract import lowest_acting
from palas.kernel.rng import erase

# Uniformly random seats soon stand still. These kinds of actions are preferred, and no
# servant leaves the staircase or the court or enters a crowded room.
DRIVING = (
    (actions.RECRUIT, actions.DRAW),
    (actions.KEEP, actions.NUM_ACTIONS),
    (actions.PLAY, actions.SUPPLY_FROM),
    (actions.MOVE, actions.ATTEND + 1),
    (actions.DRAW, actions.KEEP),
)
ENGINES = (STAIRCASE, COURT)
CROWD = 2


def dealt(seed: int, seats: int, layout: int = 0) -> State:
    """Return a fresh deal."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [layout])
    return s


def legal(s: State) -> list[int]:
    """Return the legal actions of the seat to act."""
    out = [0] * actions.MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def is_harmful(s: State, action: int) -> bool:
    """Tell whether an action takes servants from the staircase or the court, or crowds a room."""
    if actions.MOVE <= action < actions.ATTEND:
        here, there = divmod((action - actions.MOVE) // actions.MOST_MOVED, ROOMS)
        return here in ENGINES or there == GATE or s.servants[s.turn][there] > CROWD
    if actions.RECRUIT <= action < actions.DRAW:
        return (action - actions.RECRUIT) % SOURCES in ENGINES
    return actions.SUPPLY_FROM <= action < actions.MOVE


def choice(s: State, dice: random.Random) -> int:
    """Return a random legal action; what drives the game on is preferred."""
    allowed = [action for action in legal(s) if not is_harmful(s, action)]
    for first, end in DRIVING:
        wanted = [action for action in allowed if first <= action < end]
        if wanted and dice.random() < 0.7:
            return dice.choice(wanted)
    return dice.choice(allowed)


def played(seed: int, seats: int, layout: int, plies: int) -> State:
    """Return a position some random moves after the deal."""
    s = dealt(seed, seats, layout)
    dice = random.Random(seed)
    while not s.over and s.ply < plies:
        moves.apply(s, lowest_acting(s), choice(s, dice))
    return s


positions = st.builds(
    played,
    seed=st.integers(0, 2**32 - 1),
    seats=st.integers(2, 4),
    layout=st.integers(0, 1),
    plies=st.integers(0, 400),
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
