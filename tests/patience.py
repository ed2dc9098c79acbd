"""How long a test waits for what must happen: long enough for a busy machine with one core."""

from __future__ import annotations

PATIENCE = 120.0  # seconds
