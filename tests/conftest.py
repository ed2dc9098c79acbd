"""What holds for every test: compiled code stays in build/, and slow machines are no failure."""

from __future__ import annotations

import os
from pathlib import Path

from hypothesis import HealthCheck, settings

# Tests never touch the cache of the user who runs them; a second run finds this one warm.
os.environ["PALAS_CACHE"] = str(Path(__file__).parents[1] / "build" / "cache")

settings.register_profile(
    "palas", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("palas")
