"""Programs at the table, for the tests of the API: a server within the test, and its clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from palas.table.config import Config
from palas.table.house import House
from palas.table.web.app import create_app

PROBLEM = "application/problem+json"
TWO_PEOPLE = [{"kind": "person"}, {"kind": "person"}]


@dataclass
class Answer:
    """What the API answered."""

    status: int
    kind: str
    content: Any
    headers: dict[str, str]

    def refused(self, status: int, *words: str) -> None:
        """Check that this is a problem of the right kind that says the right thing."""
        assert (self.status, self.kind) == (status, PROBLEM), self
        assert self.content["status"] == status
        assert set(self.content) == {"type", "title", "status", "detail"}
        for word in words:
            assert word in self.content["detail"]


@dataclass
class Server:
    """A server within the test; it works while it is asked something."""

    runner: asyncio.Runner
    http: httpx.AsyncClient
    house: House

    def request(self, method: str, address: str, **how: Any) -> httpx.Response:
        """Ask anything by HTTP."""
        return self.runner.run(self.http.request(method, address, **how))


@dataclass
class Client:
    """A program that speaks to the API, with the token of a seat or without."""

    server: Server
    table: str = ""
    token: str = ""
    seat: int = -1

    def ask(self, method: str, path: str, content: Any = None, **how: Any) -> Answer:
        """Ask anything."""
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        how["headers"] = headers | how.get("headers", {})
        if isinstance(content, str):  # as it is
            how["content"] = content
        elif content is not None:
            how["json"] = content
        got = self.server.request(method, f"/api/v1{path}", **how)
        kind = got.headers.get("content-type", "").partition(";")[0]
        content = got.json() if kind.endswith("json") and "ndjson" not in kind else got.text
        return Answer(got.status_code, kind, content, dict(got.headers))

    def look(self, what: str = "", **query: Any) -> Any:
        """Return something about the table."""
        got = self.ask("GET", f"/tables/{self.table}{what}", params=query)
        assert got.status == 200, got
        return got.content

    def do(self, what: str, **content: Any) -> Answer:
        """Ask something of the table."""
        return self.ask("POST", f"/tables/{self.table}/{what}", content)

    def done(self, what: str, **content: Any) -> Any:
        """Ask something of the table that is granted."""
        got = self.do(what, **content)
        assert got.status in (200, 201), got
        return got.content

    def events(self, after: int = 0, **query: Any) -> list[dict[str, Any]]:
        """Return what has happened after an event, as the stream tells it."""
        told = self.look("/events", after=after, seconds=0, **query)
        return [read_event(part) for part in told.split("\n\n") if part.startswith("id: ")]

    def other(self, token: str = "", seat: int = -1) -> Client:
        """Return another program at the same table."""
        return Client(self.server, self.table, token, seat)

    def join(self, name: str) -> Client:
        """Sit down and return who sits there."""
        got = self.done("join", name=name)
        return self.other(got["token"], got["seat"])


def read_event(part: str) -> dict[str, Any]:
    """Return one event of a stream; its id is its number."""
    number, data = part.split("\n")
    event: dict[str, Any] = json.loads(data.removeprefix("data: "))
    assert number == f"id: {event['number']}"
    return event


@contextmanager
def serving(database: Path | str, *, limited: bool = False) -> Iterator[Client]:
    """Serve a store for a while."""
    app = create_app(Config.at(str(database), bot_workers=0))
    app.state.limits.is_on = limited
    living = app.router.lifespan_context(app)
    transport = httpx.ASGITransport(app, raise_app_exceptions=True)
    with asyncio.Runner() as runner:
        runner.run(living.__aenter__())
        http = httpx.AsyncClient(transport=transport, base_url="http://palas")
        try:
            yield Client(Server(runner, http, app.state.house))
        finally:
            runner.run(http.aclose())
            runner.run(living.__aexit__(None, None, None))


def opened(client: Client, game: str = "big-boss", **how: Any) -> Client:
    """Open a table and return a spectator of it."""
    wish = {"game": game, "name": "Ada", "seats": TWO_PEOPLE, **how}
    got = client.ask("POST", "/tables", wish)
    assert got.status == 201, got
    return Client(client.server, got.content["table"])


def seated(client: Client, game: str = "big-boss", seats: int = 2, **how: Any) -> list[Client]:
    """Open a table and let people join until the game begins."""
    table = opened(client, game, seats=[{"kind": "person"}] * seats, **how)
    return [table.join(name) for name in ("Ada", "Bob", "Cleo", "Dora", "Emil")[:seats]]


def in_turn(people: list[Client]) -> list[Client]:
    """Return the same people, who may act first."""
    acting = people[0].look()["acting"]
    return sorted(people, key=lambda one: one.seat not in acting)


def not_final(mover: Client) -> list[int]:
    """Return the legal moves of who may act that could be taken back."""
    table = mover.server.house.tables[mover.table]
    legal = [choice["action"] for choice in mover.look("/legal")["legal"]]
    return [action for action in legal if not table.is_final(mover.seat, action)]


def play_on(people: list[Client], moves: int) -> None:
    """Let whoever may act play the first legal move, so many times or to the end."""
    for _ in range(moves):
        acting = people[0].look(log_from=10**6)["acting"]
        if not acting:
            return
        mover = people[acting[0]]
        mover.done("play", action=mover.look("/legal")["legal"][0]["action"])
