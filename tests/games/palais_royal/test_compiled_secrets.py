"""Compiled and interpreted, positions follow alike and a seat is told and imagines the same."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from games.palais_royal.playing import choice, dealt, legal, played
from lazy import Lazy
from palas.games.palais_royal import actions, moves, secrets
from palas.games.palais_royal.state import KEEPING, State
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.jit import compiled, is_compiler_on, jit
from palas.kernel.rng import Generator

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not is_compiler_on(), reason="the compiler is off"),
]

conceal, observe, imagine = secrets.conceal, secrets.observe, secrets.imagine
list_legal, carry_out = moves.legal, moves.apply


@jit
def look(states: Any, seat: int, dice: Any, out: Any) -> None:
    """Conceal a record for a seat, note what it observes, and imagine the rest."""
    conceal(states[0], seat)
    observe(states[0], seat, out)
    imagine(states[0], seat, dice[0])


@jit
def step(states: Any, seat: int, action: int, out: Any) -> int:
    """List the legal actions, carry one out, and return how many there were."""
    count: int = list_legal(states[0], seat, out)
    carry_out(states[0], seat, action)
    return count


def choosing(seed: int, seats: int) -> State:
    """Return a late position in which a seat chooses among drawn cards."""
    s, dice = played(seed, seats, 1, 150), random.Random(seed)
    while s.phase != KEEPING:
        moves.apply(s, lowest_acting(s), choice(s, dice))
    return s


POSITIONS: Lazy[str, State] = Lazy(
    {
        "dealt": lambda: dealt(1, 2),
        "played": lambda: played(2, 3, 1, 200),
        "choosing of 3": lambda: choosing(5, 3),
        "choosing of 4": lambda: choosing(7, 4),
        "finished": lambda: played(4, 4, 0, 3000),
    }
)


@pytest.mark.parametrize("name", POSITIONS)
def test_compiled_and_interpreted_secrets_are_the_same(name: str) -> None:
    s = POSITIONS[name]
    for seat in range(SPECTATOR, s.seats):
        dice = Generator()
        dice.key[0] = seat + 9
        states, quick_dice = np.zeros(1, State.dtype()), np.zeros(1, Generator.dtype())
        s.write(states, 0)
        dice.write(quick_dice, 0)
        numbers = np.zeros(secrets.OBSERVATION, np.int64)
        compiled(look)(states, seat, quick_dice, numbers)
        slow, told = s.copy(), [0] * secrets.OBSERVATION
        look([slow], seat, [dice], told)
        assert State.read(states, 0) == slow
        assert numbers.tolist() == told


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_and_interpreted_positions_are_the_same(seats: int) -> None:
    s, dice = dealt(seats, seats, seats % 2), random.Random(seats)
    states, out = np.zeros(1, State.dtype()), np.zeros(actions.MAX_LEGAL, np.int16)
    s.write(states, 0)
    while not s.over and s.ply < 1200:
        allowed, action = legal(s), choice(s, dice)
        count = compiled(step)(states, lowest_acting(s), action, out)
        moves.apply(s, lowest_acting(s), action)
        assert out[:count].tolist() == allowed
        assert State.read(states, 0) == s
