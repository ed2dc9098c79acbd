"""Random games of Two Heirs for tests: whole ones, positions within them, and turns."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from games.two_heirs.deeds import legal_actions
from games.two_heirs.positions import deal
from palas.games.two_heirs import actions, moves
from palas.games.two_heirs.state import State
from palas.games.two_heirs.tables import RANDOM_SETS
from palas.kernel.contract import lowest_acting

BUILDING = 0.6  # how often a player builds who can


def choose(s: State, dice: random.Random) -> int:
    """Pick a legal action, buildings and what only few positions offer more often."""
    allowed = legal_actions(s)
    rare = [action for action in allowed if action >= actions.USE_CAMP]
    building = [action for action in allowed if actions.BUILD <= action < actions.OPEN_TERRAIN]
    for some in (rare, building):
        if some and dice.random() < BUILDING:
            return dice.choice(some)
    return dice.choice(allowed)


def game_moves(s: State, seed: int) -> Iterator[tuple[State, int, int]]:
    """Play a random game to its end: yield the position, seat and action before each move."""
    dice = random.Random(seed)
    while not s.over:
        seat, action = lowest_acting(s), choose(s, dice)
        yield s, seat, action
        moves.apply(s, seat, action)


def turns_of(s: State, seed: int) -> list[int]:
    """Play a random game to its end and return whose turn it was, turn by turn."""
    turns = []
    was_new = True
    for before, seat, action in game_moves(s, seed):
        if was_new:
            turns.append(seat)
        holds = before.hand_size[seat]
        if action >= actions.DISCARD:
            was_new = holds == 4
        else:
            was_new = action == actions.END_TURN and holds <= 3
    return turns


def played(seed: int, sets: int, plies: int) -> State:
    """Return a position some random moves after the deal, or the end of a shorter game."""
    s = deal(seed, sets, roads=seed % 2)
    for ply, _ in enumerate(game_moves(s, seed)):
        if ply == plies:
            break
    return s


positions = st.builds(
    played,
    seed=st.integers(0, 2**32 - 1),
    sets=st.integers(0, RANDOM_SETS),
    plies=st.integers(0, 130),
)
