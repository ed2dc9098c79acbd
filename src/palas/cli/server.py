"""A running server: from its first word to its graceful end."""

from __future__ import annotations

import asyncio
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

import uvicorn

from palas.table.collecting import collect_rarely
from palas.table.web.app import create_app

if TYPE_CHECKING:
    import socket
    from collections.abc import Callable, Iterator

    from fastapi import FastAPI

    from palas.table.config import Config

INTERRUPTED = 130
LAST_WORDS = 3  # seconds in which requests may end


class Server(uvicorn.Server):
    """Ends by Ctrl-C or a signal: streams first, then requests, then all that works inside."""

    def __init__(self, app: FastAPI, begin: Callable[[], None]) -> None:
        how = {"log_level": "warning", "timeout_graceful_shutdown": LAST_WORDS, "lifespan": "off"}
        super().__init__(uvicorn.Config(app, **how))  # type: ignore[arg-type]
        self.app = app
        self.begin = begin  # called when pages are served
        self.stopped_by = 0

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house, serve, and close it; what goes wrong is the caller's to tell."""
        async with self.app.router.lifespan_context(self.app):
            await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        self.begin()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear signals inside the loop, and end without being killed by them again."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.stop, number)
        yield

    def stop(self, number: int) -> None:
        """Begin to end; a second Ctrl-C waits for nobody."""
        self.stopped_by = self.stopped_by or number
        self.handle_exit(number, None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the streams end, which would last for ever, and then the requests."""
        self.app.state.house.close()
        await super().shutdown(sockets)


def run(config: Config, listening: socket.socket, begin: Callable[[], None]) -> int:
    """Serve until somebody stops it, and return the exit code."""
    server = Server(create_app(config), begin)
    collect_rarely()
    server.run([listening])
    return INTERRUPTED if server.stopped_by == signal.SIGINT else 0
