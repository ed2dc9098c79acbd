"""Compiled and interpreted, a seat is told the same and imagines the same worlds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from games.two_castles.castles import deal, discard_from_supply, play_until
from lazy import Lazy
from palas.games.two_castles import secrets
from palas.games.two_castles.state import CHOOSING, LUDWIG_ASSIGN, PLACING, State
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
    secrets_conceal(states[0], seat)
    secrets_observe(states[0], seat, out)
    secrets_imagine(states[0], seat, dice[0])


secrets_conceal, secrets_observe = secrets.conceal, secrets.observe
secrets_imagine = secrets.imagine


def shuffled() -> State:
    """Return a position after a shuffle of what was discarded."""
    scarce = play_until(deal(7), PLACING, turn=3)
    while scarce.supply_size > 20:
        discard_from_supply(scarce, 1)
    return play_until(scarce, CHOOSING, round_=1, turn=1)


POSITIONS: Lazy[str, State] = Lazy(
    {
        "Ludwig": lambda: play_until(deal(2), LUDWIG_ASSIGN, turn=1),
        "choosing": lambda: play_until(deal(3), CHOOSING, turn=2),
        "placing": lambda: play_until(deal(5), PLACING, turn=3),
        "shuffled": shuffled,
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
