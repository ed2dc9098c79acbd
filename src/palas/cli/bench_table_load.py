"""The load of the bench: tables at which somebody moves, and browsers that watch them.

Plain sockets, so that the one who measures costs little.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING

from palas.cli.bench_table_server import LOCAL

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.cli.bench_table_games import Ply, Script

LAYOUTS = ("desk", "phone")
PATIENCE = 15.0  # seconds
CALM = 1.0  # seconds between the last arrival and the first move
ARRIVING = 40  # streams opened at once
LOOKS_A_SECOND = 4  # of people who come back while the others play


@dataclass
class Arrivals:
    """When moves were sent, and how long they took to every viewer."""

    sent: defaultdict[str, dict[int, float]] = field(default_factory=lambda: defaultdict(dict))
    seconds: list[float] = field(default_factory=list)
    expected: int = 0
    refused: int = 0
    late: list[float] = field(default_factory=list)  # moves sent later than planned
    coming_back: list[float] = field(default_factory=list)
    took: float = 0.0  # seconds in which moves were made
    cpu: float = 0.0  # seconds the server worked meanwhile

    @property
    def missing(self) -> int:
        """How many moves never came to a viewer."""
        return self.expected - len(self.seconds)


class Viewer(asyncio.Protocol):
    """A browser with an open stream: knows which version of a table it shows."""

    def __init__(self, script: Script, at: int, arrivals: Arrivals) -> None:
        self.table = script.table
        self.request = live_request(script, at)
        self.version = script.version
        self.arrivals = arrivals
        self.shown: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the stream."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        """Take what comes; an event is whole when an empty line follows."""
        half = bool(self.parts) and self.parts[-1].endswith(b"\n") and data.startswith(b"\n")
        self.parts.append(data)
        if not half and b"\n\n" not in data:
            return
        now = perf_counter()
        whole = b"".join(self.parts)
        *events, rest = whole.split(b"\n\n")
        self.parts = [rest] if rest else []
        for event in events:
            self._take(event, now)

    def _take(self, event: bytes, now: float) -> None:
        at = event.rfind(b"id: ", 0, event.find(b"data: ") + 1 or None)
        if at < 0:
            return  # a sign of life
        version = int(event[at + 4 : event.index(b"-", at)])
        if not self.shown.done():
            self.shown.set_result(None)
        for seen in range(self.version + 1, version + 1):
            sent = self.arrivals.sent[self.table].get(seen)
            if sent is not None:
                self.arrivals.seconds.append(now - sent)
        self.version = max(self.version, version)


@dataclass
class Load:
    """So many tables, watched for so long."""

    port: int
    scripts: list[Script]
    viewers: int
    every: float  # seconds between the moves of a table
    arrivals: Arrivals = field(default_factory=Arrivals)

    async def run(self, worked: Callable[[], float]) -> Arrivals:
        """Let everybody come, play all moves, and wait until they have arrived."""
        watching = await self._come()
        await asyncio.sleep(CALM)
        began, before = perf_counter(), worked()
        moves = [
            self._play(script, began + self.every * at / len(self.scripts))
            for at, script in enumerate(self.scripts)
        ]
        playing = asyncio.gather(*moves)
        await asyncio.gather(playing, self._look_again(playing))
        self.arrivals.took = perf_counter() - began
        self.arrivals.cpu = worked() - before
        self.arrivals.expected = self.viewers * sum(map(len, self.arrivals.sent.values()))
        await self._settle()
        for viewer in watching:
            viewer.transport.abort()
        return self.arrivals

    async def _come(self) -> list[Viewer]:
        """Open every stream, and wait until all show their table."""
        places = [(script, at) for script in self.scripts for at in range(self.viewers)]
        found: list[Viewer] = []
        for first in range(0, len(places), ARRIVING):
            some = await asyncio.gather(
                *(self._watch(*place, self.arrivals) for place in places[first : first + ARRIVING])
            )
            await asyncio.wait_for(asyncio.gather(*(one.shown for one in some)), PATIENCE)
            found += some
        return found

    async def _watch(self, script: Script, at: int, arrivals: Arrivals) -> Viewer:
        viewer = Viewer(script, at, arrivals)
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: viewer, LOCAL, self.port)
        return viewer

    async def _play(self, script: Script, first: float) -> None:
        """Play the moves of a table, one every so many seconds."""
        reader, writer = await asyncio.open_connection(LOCAL, self.port)
        version = script.version
        for at, ply in enumerate(script.plies):
            planned = first + at * self.every
            await asyncio.sleep(max(0.0, planned - perf_counter()))
            version += 1
            self.arrivals.late.append(perf_counter() - planned)
            self.arrivals.sent[script.table][version] = perf_counter()
            writer.write(play_request(script, ply))
            if not await _is_done(reader):
                self.arrivals.refused += 1
                break
        writer.close()

    async def _look_again(self, playing: asyncio.Future[list[None]]) -> None:
        """Let people come back to their tables while the others play."""
        at = 0
        while not playing.done():
            script = self.scripts[at * 7 % len(self.scripts)]
            began = perf_counter()
            viewer = await self._watch(script, at % len(script.cookies), Arrivals())
            await asyncio.wait_for(viewer.shown, PATIENCE)
            self.arrivals.coming_back.append(perf_counter() - began)
            viewer.transport.abort()
            await asyncio.sleep(1 / LOOKS_A_SECOND)
            at += 1

    async def _settle(self) -> None:
        """Wait until every move has come to every viewer, or nothing comes any more."""
        before = -1
        while self.arrivals.missing and len(self.arrivals.seconds) != before:
            before = len(self.arrivals.seconds)
            await asyncio.sleep(1.0)


def live_request(script: Script, at: int) -> bytes:
    """Return the request for a stream: of a seat, or of somebody who has none."""
    cookie = f"Cookie: palas_guest={script.cookies[at]}\r\n" if at < len(script.cookies) else ""
    layout = LAYOUTS[at % len(LAYOUTS)]
    return (
        f"GET /t/{script.table}/live?layout={layout}&language={script.language} HTTP/1.1\r\n"
        f"Host: {LOCAL}\r\nAccept: text/event-stream\r\n{cookie}\r\n"
    ).encode()


def play_request(script: Script, ply: Ply) -> bytes:
    """Return the request with which a browser plays a move."""
    body = f"seat={ply.seat}&action={ply.action}&decision={ply.decision}&sure=1"
    return (
        f"POST /t/{script.table}/play HTTP/1.1\r\nHost: {LOCAL}\r\nAccept: application/json\r\n"
        f"Cookie: palas_guest={script.cookies[ply.seat]}\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\n"
        f"Content-Length: {len(body)}\r\n\r\n{body}"
    ).encode()


async def _is_done(reader: asyncio.StreamReader) -> bool:
    """Read an answer and tell whether the move was played."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = next(
        int(line.partition(b":")[2])
        for line in head.split(b"\r\n")
        if line.lower().startswith(b"content-length")
    )
    return b'"done":true' in await reader.readexactly(length)
