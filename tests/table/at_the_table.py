"""People who sit at a table with their browsers, without a script, and streams of live events."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from palas.kernel.match import Match
from palas.table.setup import read_setup
from palas.table.table import Table
from palas.table.views.patching import Patch, patched, pieces, whole
from palas.table.web.live import BEAT
from patience import PATIENCE

from .browsing import Browser, Visit, visiting
from .tables_at_hand import NAMES

JSON = {"Accept": "application/json"}


@dataclass
class Sitting:
    """A table with a browser for every seat, and one of somebody who watches."""

    visit: Visit
    name: str
    people: list[Browser]
    watcher: Browser

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.visit.table(self.name)

    @property
    def match(self) -> Match:
        """The match that is played."""
        match = self.table.match
        assert match is not None
        return match

    @property
    def mover(self) -> int:
        """The first seat that may act."""
        return self.match.acting[0]

    def page(self, seat: int, query: str = "") -> str:
        """Return the page as a seat sees it."""
        got = self.people[seat].get(f"/t/{self.name}{query}")
        assert got.status_code == 200, got.text
        return got.text

    def do(self, who: int, what: str, /, **form: object) -> httpx.Response:
        """Send a form of the table."""
        texts = {key: str(value) for key, value in form.items()}
        return self.people[who].send(f"/t/{self.name}/{what}", **texts)

    def ask(self, who: int, what: str, /, **form: object) -> httpx.Response:
        """Send a form as the script does."""
        browser = self.people[who]
        texts = {key: str(value) for key, value in form.items()}
        sent = browser.client.post(f"/t/{self.name}/{what}", data=texts, headers=JSON)
        return self.visit.runner.run(sent)

    def moves(self, seat: int, *, final: bool) -> list[int]:
        """Return the legal moves of a seat that can or cannot be taken back."""
        table = self.table
        return [one for one in self.match.actions(seat) if table.is_final(seat, one) is final]

    def decision(self, seat: int) -> int:
        """Return how many decisions a seat has made."""
        return self.table.seats[seat].decisions

    def play(self, seat: int, action: int) -> httpx.Response:
        """Play a move for sure."""
        return self.do(seat, "play", action=action, decision=self.decision(seat), sure=1)

    def play_on(self, moves: int) -> None:
        """Let whoever may act play the first move, so many times."""
        for _ in range(moves):
            if not self.table.is_over:
                seat = self.mover
                assert self.play(seat, self.match.actions(seat)[0]).status_code == 303

    def until(self, *, final: bool) -> tuple[int, int]:
        """Play until somebody has a move that can or cannot be taken back; return both."""
        while True:
            seat = self.mover
            found = self.moves(seat, final=final)
            if found:
                return seat, found[0]
            self.play_on(1)


@contextmanager
def sitting(
    folder: Path, game: str, seats: int = 2, kind: str = "person", **how: Any
) -> Iterator[Sitting]:
    """Open a table at which everybody sits already."""
    with visiting(folder / "palas.db") as visit:
        yield seated(visit, game, seats, kind, **how)


def seated(visit: Visit, game: str, seats: int = 2, kind: str = "person", **how: Any) -> Sitting:
    """Open one more table at which everybody sits already."""
    names = NAMES[:seats]
    plans = [{"kind": kind, "name": name} for name in names]
    setup = read_setup({"game": game, "seats": plans, "hints": True, **how})
    house = visit.house
    table = visit.runner.run(house.open(setup, names[0], names[0]))
    for seat, name in enumerate(names[1:], 1):
        if kind == "person":
            visit.runner.run(house.hold(table.id, seat, name))
    return Sitting(visit, table.id, [known(visit, name) for name in names], visit.browser())


def word(answer: httpx.Response) -> str:
    """Return what a page says about what went wrong."""
    found = re.search(r'<div id="word"[^>]*>.*?<p>(.*?)</p>', answer.text, re.DOTALL)
    assert found is not None
    return found[1]


def known(visit: Visit, name: str) -> Browser:
    """Return the browser of somebody who was here before."""
    browser = visit.browser()
    cookie = visit.app.state.signer.sign_guest(name, name)
    browser.client.cookies.set("palas_guest", cookie)
    return browser


@dataclass
class Stream:
    """A live stream, and the view that a browser would make of it."""

    app: Any
    path: str
    cookie: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    html: str = ""
    name: str = ""
    events: list[dict[str, Any]] = field(default_factory=list)
    beats: int = 0

    async def __aenter__(self) -> Stream:
        self.told: asyncio.Queue[str] = asyncio.Queue()
        self.gone = asyncio.Event()
        self.task = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        self.gone.set()
        async with asyncio.timeout(PATIENCE):
            await self.task

    async def _run(self) -> None:
        path, _, query = self.path.partition("?")
        headers = {"accept": "text/event-stream", "host": "palas", **self.headers}
        if self.cookie:
            headers["cookie"] = f"palas_guest={self.cookie}"
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
            "client": ("127.0.0.1", 1),
            "server": ("palas", 80),
        }
        sent = False

        async def receive() -> dict[str, Any]:
            nonlocal sent
            if not sent:
                sent = True
                return {"type": "http.request", "body": b"", "more_body": False}
            await self.gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            self.told.put_nowait(message.get("body", b"").decode())

        await self.app(scope, receive, send)

    async def next(self) -> dict[str, Any]:
        """Wait for the next event and change the view as a browser does."""
        while True:
            async with asyncio.timeout(PATIENCE):
                part = await self.told.get()
            if part == BEAT.decode():
                self.beats += 1
            elif part:
                return self._take(part)

    async def beat(self) -> None:
        """Wait for a sign of life."""
        beats = self.beats
        while self.beats == beats:
            async with asyncio.timeout(PATIENCE):
                part = await self.told.get()
            assert not part or part == BEAT.decode(), part
            self.beats += part == BEAT.decode()

    def _take(self, part: str) -> dict[str, Any]:
        event = read_event(part)
        assert event["base"] in ("", self.name)
        self.html = changed(self.html, event)
        self.name = event["id"]
        self.events.append(event)
        return event


def read_event(part: str) -> dict[str, Any]:
    """Return an event of a live stream as a browser reads it."""
    number, *lines = part.removesuffix("\n\n").split("\n")
    head, news = "\n".join(line.removeprefix("data: ") for line in lines).split("\n", 1)
    return {**json.loads(head), "texts": list(pieces(news)), "id": number.removeprefix("id: ")}


def changed(html: str, event: dict[str, Any]) -> str:
    """Return a view after an event, as a browser changes it."""
    return whole(patched(pieces(html), Patch(event["patch"], event["texts"])))
