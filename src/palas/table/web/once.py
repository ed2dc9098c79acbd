"""A form sent twice does its work once: a double click, a reload, two tabs at the same moment."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

SECONDS = 10.0  # later the same form is meant again
KEPT = 1000


class Once:
    """Remembers for a moment which table came of a form, and lets one at a time sit down."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._made: OrderedDict[str, tuple[float, str]] = OrderedDict()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, form: str, make: Callable[[], Awaitable[str]]) -> str:
        """Return the id of the table, made now or when the form was sent a moment ago."""
        async with self.turn(form):
            at, made = self._made.get(form, (-SECONDS, ""))
            if not made or self._clock() - at > SECONDS:
                made = await make()
                self._made[form] = self._clock(), made
            while len(self._made) > KEPT:
                self._made.popitem(last=False)
            return made

    def turn(self, name: str) -> asyncio.Lock:
        """Return the lock under which one at a time does a thing of this name."""
        lock = self._turns.get(name)
        if lock is None:
            lock = self._turns[name] = asyncio.Lock()
        return lock
