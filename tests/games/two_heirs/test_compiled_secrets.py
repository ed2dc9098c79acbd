"""Compiled and interpreted, a seat is told the same and imagines the same worlds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from games.two_heirs.playing import played
from palas.games.two_heirs.secrets import OBSERVATION, conceal, imagine, observe
from palas.games.two_heirs.state import State
from palas.kernel.contract import SPECTATOR
from palas.kernel.jit import compiled, is_compiler_on, jit
from palas.kernel.rng import Generator

pytestmark = [
    pytest.mark.compiled,
    pytest.mark.skipif(not is_compiler_on(), reason="the compiler is off"),
]


@jit
def look(states: Any, seat: int, dice: Any, out: Any) -> None:
    """Conceal a record for a seat, note what it observes, and imagine the rest."""
    conceal(states[0], seat)
    observe(states[0], seat, out)
    imagine(states[0], seat, dice[0])


@pytest.mark.parametrize("plies", [0, 30, 80, 1000])
def test_compiled_and_interpreted_secrets_are_the_same(plies: int) -> None:
    s = played(plies + 3, plies % 20, plies)
    for seat in range(SPECTATOR, s.seats):
        dice = Generator()
        dice.key[0] = seat + 9
        states, quick_dice = np.zeros(1, State.dtype()), np.zeros(1, Generator.dtype())
        s.write(states, 0)
        dice.write(quick_dice, 0)
        numbers = np.zeros(OBSERVATION, np.int64)
        compiled(look)(states, seat, quick_dice, numbers)
        slow, told = s.copy(), [0] * OBSERVATION
        look([slow], seat, [dice], told)
        assert State.read(states, 0) == slow
        assert numbers.tolist() == told
