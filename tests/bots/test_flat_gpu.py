"""The flat bot on a GPU: without one its kernel runs in numba's simulator."""

import os
import subprocess
import sys

import pytest

import palas
from palas.bots import bot
from palas.bots.flat_gpu import NoGpu
from palas.cli.measure import has_gpu

# The simulator runs the kernel's Python, so it is given twins, as in the test of the batches.
SIMULATED = """
import sys
import numpy as np
import palas
from palas.bots.flat import FlatBot
from palas.bots.flat_gpu import kernel
from palas.kernel.search import Settings
from palas.bots.tries import keep_tries, next_try
from palas.kernel.record import Twins
game, moves, tries = palas.game(sys.argv[1]), int(sys.argv[2]), 9
how = Settings(rollout=int(sys.argv[3]))
match = game.new(game.meta.seats[0], 5)
helper = palas.bots.bot("random", game, 1)
for _ in range(moves):
    helper.move(match, match.acting[0])
seat = match.acting[0]
view = match.view(seat)
one, other = (FlatBot(game, 7, iterations=tries, settings=how) for _ in range(2))
for _ in range(2):  # the second time with other dice
    before = [(at.action, at.value) for at in one.search(view, seat)]
    other._prepare(view, seat)
    worker = other.workers[0]
    actions = [worker.tree.action[child] for child in worker.children()]
    found = np.zeros((tries, 2 * view.seats))
    kernel(game, view.seats)[4, 3](  # twelve threads, nine tries
        Twins(game.state, 2 * tries), worker.states, next_try(worker.states),
        seat, actions, how.rollout, found,
    )
    keep_tries(worker.states, worker.tree, worker.root, found)
    after = [(at.action, at.value) for at in other._found(view.seats, seat)]
    assert before == after, (before, after)
    assert any(value > 0 for _, value in after)
print("equal")
"""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "moves", "rollout"),
    [
        ("big-boss", 20, 5000),
        ("two-castles", 30, 5000),
        ("palais-royal", 50, 20),  # by the policy, and not to the end
        ("two-heirs", 40, 5000),
    ],
)
def test_tries_on_a_gpu_are_the_same_in_the_simulator(game: str, moves: int, rollout: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SIMULATED, game, str(moves), str(rollout)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "PALAS_COMPILER": "off"},
        capture_output=True,
        text=True,
    )
    assert done.stdout.strip() == "equal", done.stderr


@pytest.mark.parametrize("name", ["flat-gpu", "flat-gpu:500"])
def test_without_a_device_a_flat_bot_on_a_gpu_is_refused(name: str) -> None:
    if has_gpu():
        pytest.skip("there is a device")
    with pytest.raises(NoGpu, match="flat-gpu needs a CUDA device"):
        bot(name, palas.game("two-heirs"), 1)
