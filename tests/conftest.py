"""What holds for every test: compiled code stays in build/, and no verdict hangs on a clock."""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage
from hypothesis import HealthCheck, settings

TOLD = "COVERAGE_PROCESS_CONFIG"  # tells the commands that tests start to be measured too

# Tests never touch the cache of the user who runs them; a second run finds this one warm.
os.environ["PALAS_CACHE"] = str(Path(__file__).parents[1] / "build" / "cache")

settings.register_profile(
    "palas", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("palas")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let coverage look away from a test marked `long`, and from the commands it starts."""
    watching = Coverage.current() if item.get_closest_marker("long") else None
    if watching is None:
        return (yield)
    watching.stop()
    told = os.environ.pop(TOLD, None)
    try:
        return (yield)
    finally:
        if told is not None:
            os.environ[TOLD] = told
        watching.start()
