"""The batch loops on a GPU: one game a thread, the same games as on the CPU.

The kernel also runs in numba's simulator (NUMBA_ENABLE_CUDASIM=1) when it is handed twins;
`GpuBatch` needs a device.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from palas.kernel.batch import Batch, Results, loops, usual_way
from palas.kernel.jit import CUDA, bound, compiled

if TYPE_CHECKING:
    from types import FunctionType

    from palas.kernel.game import Game

THREADS = 128  # a block

# The open names of the kernel template.
cuda: Any = None
one_game: Any = None
write_result: Any = None
max_legal = 0
action_type: Any = None


@cache
def driver() -> Any:
    """Return numba's CUDA module; numba-cuda 0.30 misses a name that numpy 2.5 dropped."""
    import numpy as np

    if not hasattr(np, "row_stack"):
        vars(np)["row_stack"] = np.vstack
    from numba import cuda as module

    return module


def is_available() -> bool:
    """Tell whether a CUDA device (or the simulator) is there."""
    try:
        return bool(driver().is_available())
    except Exception:  # a broken driver must not stop the CPU from being measured
        return False


def is_simulated() -> bool:
    """Tell whether the simulator stands in for a device."""
    import numba

    return bool(numba.config.ENABLE_CUDASIM)  # type: ignore[attr-defined]  # filled at run time


def device_function(rule: FunctionType) -> Any:
    """Compile a rule for the inside of GPU code."""
    return driver().jit(device=True)(rule)


def play(states: Any, blank: Any, first: int, options: Any, most: int, results: Any) -> None:
    """Play one game a thread: the template of the GPU kernel."""
    at = cuda.grid(1)
    if at < results.shape[0]:
        out = cuda.local.array(max_legal, action_type)
        one_game(states, at, blank, first + at, options, most, out)
        write_result(states[at], results[at])


@cache
def kernel(game: Game, way: str) -> Any:
    """Return the GPU kernel of one game and one way of picking moves."""
    import numpy as np

    found = loops(game, way)
    filled = bound(
        play,
        f"{game.id}_{way}".replace("-", "_"),
        cuda=driver(),
        one_game=compiled(found["one_game"], CUDA),
        write_result=compiled(found["write_result"], CUDA),
        max_legal=game.max_legal,
        action_type=np.int16,
    )
    return driver().jit(filled)


class GpuBatch:
    """A batch whose records live on the GPU, so that it can be run again and again."""

    def __init__(self, batch: Batch, threads: int = THREADS) -> None:
        import numpy as np

        device = driver()
        self.batch = batch
        self.threads = threads
        _, blank = batch.arguments(1)
        self.states = device.device_array(batch.count, batch.game.state.dtype())
        self.blank = device.to_device(blank)
        self.options = device.to_device(np.array(batch.numbers(), np.int64))
        self.results = device.to_device(np.zeros((batch.count, batch.columns), np.int32))
        self.kernel = kernel(batch.game, batch.way or usual_way(batch.game))

    def launch(self, first: int | None = None) -> None:
        """Play all games once, from game number `first`, and wait for them."""
        start = self.batch.first if first is None else first
        blocks = -(-self.batch.count // self.threads)
        self.kernel[blocks, self.threads](
            self.states, self.blank, start, self.options, self.batch.most, self.results
        )
        driver().synchronize()

    def read(self) -> Results:
        """Copy the results of the last launch back."""
        table = self.results.copy_to_host()
        return Results(table[:, 0], table[:, 1], table[:, 2:])


def run_on_gpu(batch: Batch) -> Results:
    """Play a batch on the GPU."""
    gpu = GpuBatch(batch)
    gpu.launch()
    return gpu.read()
