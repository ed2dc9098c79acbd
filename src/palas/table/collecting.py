"""When a process of the table looks for garbage.

Tables live long and hold no cycles: looking through all of them would stop the process for a
good part of a second. What is young is still looked at.
"""

from __future__ import annotations

import gc

THRESHOLDS = (10_000, 5, 100_000)


def collect_rarely() -> None:
    """Leave out what is there already, and look at what is old almost never."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
