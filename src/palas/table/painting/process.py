"""One child process that draws views (`painter`), seen from the server."""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from contextlib import suppress
from typing import TYPE_CHECKING

from palas.table.painting.frames import Delivery, packed, receive
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from palas.table.painting.frames import Order

PAINTER = ("-m", "palas.table.painting.painter")
KEPT = 400  # tables it may know
PATIENCE = 10.0  # seconds for one order: then it draws no more
AHEAD = 2**20  # bytes that are read before anybody takes them: several frames


class Lost(Exception):
    """The painter has ended, or cannot draw this."""


class PainterProcess:
    """A process that was started and may end at any moment; then every order is answered."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.versions: Kept[str, int] = Kept(KEPT)  # of the tables it has been told
        self.is_ready = False
        self.lost = asyncio.Event()
        self.number = 0
        self.busy_since = 0.0  # with the order that is next
        self.together: list[Order] = []  # not sent yet
        self.ordered: dict[int, asyncio.Future[Delivery]] = {}
        self.reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, words: tuple[str, ...] = PAINTER) -> PainterProcess:
        """Start a process; Ctrl-C of the terminal does not reach it."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PALAS_COMPILER": "off"},
            start_new_session=True,
            limit=AHEAD,
        )
        return cls(process)

    async def deliver(self, order: Order) -> Delivery:
        """Let it draw, or raise Lost."""
        loop = asyncio.get_running_loop()
        if not self.ordered:
            self.busy_since = loop.time()
        self.number += 1
        number = self.number
        self.ordered[number] = waiting = loop.create_future()
        if not self.together:  # all who watch a table order at the same moment
            loop.call_soon(self._send)
        self.together.append(order._replace(number=number))
        try:
            return await waiting
        finally:
            self.ordered.pop(number, None)

    def _send(self) -> None:
        assert self.process.stdin is not None
        if not self.lost.is_set():
            self.process.stdin.write(packed(self.together))
        self.together = []

    async def work(self) -> None:
        """Wait until it has ended; one that is stuck is ended."""
        loop = asyncio.get_running_loop()
        while not self.lost.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE / 4):
                    await self.lost.wait()
            if self.ordered and loop.time() - self.busy_since > PATIENCE:
                self._lose()

    async def end(self) -> None:
        """End the process: it has nothing to lose."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.lost.wait()
        await asyncio.gather(self.reading, return_exceptions=True)

    async def _read(self) -> None:
        assert self.process.stdout is not None
        try:
            await receive(self.process.stdout)  # its first word
            self.is_ready = True
            while True:
                for delivery in await receive(self.process.stdout):
                    self._settle(delivery)
        except (asyncio.IncompleteReadError, pickle.UnpicklingError, EOFError):
            pass
        finally:
            self._lose()
            await self.process.wait()

    def _settle(self, delivery: Delivery) -> None:
        self.busy_since = asyncio.get_running_loop().time()
        waiting = self.ordered.get(delivery.number)
        if waiting is None or waiting.done():
            return  # who ordered it has gone
        if delivery.failed:
            waiting.set_exception(Lost(delivery.failed))
        else:
            waiting.set_result(delivery)

    def _lose(self) -> None:
        self.is_ready = False
        self.lost.set()
        if self.process.stdin is not None:
            self.process.stdin.close()
        with suppress(ProcessLookupError):
            self.process.kill()
        for waiting in self.ordered.values():
            if not waiting.done():
                waiting.set_exception(Lost("its process has ended"))
