"""What holds for every test: compiled code stays in build/, and slow machines are no failure."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

TRACED = 0.5  # seconds of every test in which coverage looks on; it makes them four times slower

# Tests never touch the cache of the user who runs them; a second run finds this one warm.
os.environ["PALAS_CACHE"] = str(Path(__file__).parents[1] / "build" / "cache")

settings.register_profile(
    "palas", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("palas")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Let coverage look at the beginning of a test: what is long does the same many times."""
    watching = Coverage.current()
    if watching is None or not hasattr(signal, "SIGALRM"):
        return (yield)
    is_over = False

    def look_away(*_: object) -> None:
        nonlocal is_over
        is_over = True
        watching.stop()

    before = signal.signal(signal.SIGALRM, look_away)
    signal.setitimer(signal.ITIMER_REAL, TRACED)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if is_over:
            watching.start()
