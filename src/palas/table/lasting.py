"""Processes that last: one that ends is started again, ever more slowly if it ends at once."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

LONG_LIFE = 60.0  # seconds after which the end of a process is bad luck
SHORTEST_PAUSE, LONGEST_PAUSE = 0.2, 60.0  # seconds before a process is started again

log = logging.getLogger(__name__)


async def keep_alive(live: Callable[[], Awaitable[None]], what: str) -> None:
    """Let something live, which starts a process and waits for its end, again and again."""
    loop, pause = asyncio.get_running_loop(), SHORTEST_PAUSE
    while True:
        started = loop.time()
        try:
            await live()
            log.warning("%s has ended; another one is started", what)
        except OSError as wrong:  # no more processes, no more memory
            log.warning("%s could not be started: %s", what, wrong.strerror)
        if loop.time() - started > LONG_LIFE:
            pause = SHORTEST_PAUSE
        await asyncio.sleep(pause)
        pause = min(pause * 2, LONGEST_PAUSE)
