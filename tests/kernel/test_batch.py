"""Many games at once: the same games interpreted, compiled, threaded and on a (simulated) GPU."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import palas
from palas.kernel.batch import CHUNK, Batch, Results, cores, mix

GAME = palas.game("big-boss")


def same(one: Results, other: Results) -> bool:
    return bool(
        (one.plies == other.plies).all()
        and (one.scores == other.scores).all()
        and (one.winners == other.winners).all()
    )


def test_a_batch_is_the_same_games_however_it_is_cut() -> None:
    whole = Batch(GAME, 3, 4, seed=9).run_interpreted()
    later = Batch(GAME, 3, 2, seed=9, first=2).run_interpreted()
    assert (whole.scores[2:] == later.scores).all()
    assert whole.moves == int(whole.plies.sum())
    assert not (whole.scores == Batch(GAME, 3, 4, seed=8).run_interpreted().scores).all()


def test_a_game_cut_off_has_no_result() -> None:
    batch = Batch(GAME, 3, 4, seed=9, most=20)
    cut = batch.run_interpreted()
    assert cut.truncated == 4
    assert (cut.plies == 20).all()
    assert not cut.winners.any()
    assert not cut.scores.any()
    assert Batch(GAME, 3, 4, seed=9).run_interpreted().truncated == 0


def test_unbound_templates_refuse_to_run() -> None:
    from palas.kernel import batch

    with pytest.raises(TypeError, match="bound to a game"):
        batch.begin(None)


def test_the_dice_scramble_without_losing_numbers() -> None:
    assert len({mix(number) for number in range(10_000)}) == 10_000
    assert all(0 <= mix(number) < 2**32 for number in range(100))


@pytest.mark.compiled
@pytest.mark.parametrize("seats", GAME.meta.seats)
def test_one_core_and_several_play_the_same_games(seats: int) -> None:
    count = CHUNK + 10
    seen: list[int] = []
    batch = Batch(GAME, seats, count, seed=4, options={"closed_loop": seats % 2 == 0})
    several = batch.run(workers=cores() + 1, progress=seen.append)
    assert same(batch.run(), several)
    assert sum(seen) == count


# The simulator runs the kernel's Python, so it is given twins: numpy's narrow integers
# would overflow where CUDA's widen.
SIMULATED = """
import numpy as np
import palas
from palas.kernel.batch import RANDOM, Batch
from palas.kernel.cuda import is_available, kernel
from palas.kernel.record import Twins
assert is_available()
game = palas.game("big-boss")
for seats in game.meta.seats:
    batch = Batch(game, seats, 5, seed=seats, options={"closed_loop": seats % 2 == 1}, first=7)
    work, blank = Twins(game.state, 5), Twins(game.state, 1)
    blank[0] = batch.blank()
    results = np.zeros((5, 2 + seats), np.int32)
    play = kernel(game, RANDOM)[3, 2]  # six threads, five games
    play(work, blank, 7, batch.numbers(), batch.most, results)
    cpu = batch.run_interpreted()
    assert (results[:, 0] == cpu.plies).all(), seats
    assert (results[:, 1] == cpu.winners).all(), seats
    assert (results[:, 2:] == cpu.scores).all(), seats
print("equal")
"""


@pytest.mark.long
def test_the_gpu_loops_play_the_same_games_in_the_simulator() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PALAS_COMPILER": "on"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "equal", done.stderr
