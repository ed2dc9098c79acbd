"""When a process of the table looks for garbage.

Tables live long and hold no cycles: looking through all of them would stop the process for a
good part of a second. A server looks at what is young; a painter, whose work leaves no cycles
behind, looks at nothing until it has been idle for a while.
"""

from __future__ import annotations

import gc
from threading import Thread
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

THRESHOLDS = (10_000, 5, 100_000)
QUIET = 10.0  # seconds


def collect_rarely() -> None:
    """Leave out what is there already, and look at what is old almost never."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)


def collect_when_quiet(done: Callable[[], int], seconds: float = QUIET) -> None:
    """Look only when nothing has been done for some seconds; `done` tells how much so far."""
    gc.disable()
    gc.freeze()
    Thread(target=_look_when_quiet, args=(done, seconds), daemon=True).start()


def _look_when_quiet(done: Callable[[], int], seconds: float) -> None:
    looked_after = before = done()
    while True:
        sleep(seconds)
        now = done()
        if now == before != looked_after:
            gc.collect()
            gc.freeze()
            looked_after = now
        before = now
