"""Two server processes on one PostgreSQL: one table for both, and no loss when one is killed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

import palas
from patience import PATIENCE

from .process import Served, served

MOST = 1000  # moves of a game
SEATS = [{"kind": "person", "name": "Ada"}, {"kind": "person"}]


@dataclass
class Player:
    """A program that plays at one server and hears what that server tells."""

    http: httpx.Client
    path: str
    seat: int
    told: Iterator[str]

    def play(self) -> None:
        """Play the first legal move."""
        move = self.http.get(f"{self.path}/legal").json()["legal"][0]["action"]
        self.http.post(f"{self.path}/play", json={"action": move}).raise_for_status()

    def hear(self) -> dict[str, Any]:
        """Wait for the next event."""
        event: dict[str, Any] = json.loads(next(self.told).removeprefix("data: "))
        return event

    def events(self) -> list[dict[str, Any]]:
        """Return all that the server knows to have happened."""
        lines = self.http.get(f"{self.path}/events", params={"seconds": 0}).text.splitlines()
        return [json.loads(line[6:]) for line in lines if line.startswith("data: ")]


@dataclass
class Company:
    """Ada at one server and Bob at the other."""

    servers: list[Served]
    open: ExitStack
    people: list[Player]
    acting: list[int]

    def arrive(self, server: Served, path: str, seat: int, token: str, after: int = 0) -> Player:
        """Let somebody come to a server and listen from an event on."""
        headers = {"Authorization": f"Bearer {token}"}
        http = self.open.enter_context(
            httpx.Client(base_url=server.address, headers=headers, timeout=PATIENCE)
        )
        stream = http.stream("GET", f"{path}/events", params={"after": after})
        lines = self.open.enter_context(stream).iter_lines()
        told = (line for line in lines if line.startswith("data: "))
        return Player(http, path, seat, told)

    def turn(self) -> None:
        """Let who may act move; both hear it, each from the own server."""
        self.people[self.acting[0]].play()
        heard = [player.hear() for player in self.people]
        assert heard[0]["number"] == heard[1]["number"]
        assert [event["kind"] for event in heard] == ["moved", "moved"]
        assert [event["seat"] for event in heard] == [self.acting[0]] * 2
        assert heard[0]["acting"] == heard[1]["acting"]
        self.acting = heard[0]["acting"]


@contextmanager
def company(database: str) -> Iterator[Company]:
    """Start two servers and let somebody sit down at a table through each of them."""
    with ExitStack() as stack:
        servers = [stack.enter_context(served(database)) for _ in range(2)]
        found = Company(servers, stack, [], [])
        at = [f"{server.address}/api/v1/tables" for server in servers]
        wish = {"game": "two-heirs", "name": "Ada", "seats": SEATS}
        made = httpx.post(at[0], json=wish, timeout=PATIENCE).json()
        path = f"/api/v1/tables/{made['table']}"
        ada = found.arrive(servers[0], path, 0, made["seats"][0]["token"])
        joined = httpx.post(
            f"{at[1]}/{made['table']}/join", json={"name": "Bob"}, timeout=PATIENCE
        ).json()
        found.people = [ada, found.arrive(servers[1], path, 1, joined["token"])]
        for player in found.people:
            kinds = [player.hear()["kind"] for _ in range(3)]
            assert kinds == ["opened", "joined", "began"]
        found.acting = ada.events()[-1]["acting"]
        yield found


@pytest.mark.long
def test_a_whole_game_through_two_servers(shared_database: str) -> None:
    with company(shared_database) as both:
        moves, by = 0, {0: 0, 1: 0}
        while both.acting and moves < MOST:
            by[both.acting[0]] += 1
            both.turn()
            moves += 1
        assert min(by.values()) > 10, "both servers have stored moves"
        records = [player.http.get(f"{player.path}/record").text for player in both.people]
        assert records[0] == records[1]
        match = palas.game("two-heirs").replay(records[0])
        assert match.is_over
        assert len(match.played) == moves
        assert both.people[0].events()[-1]["over"]


@pytest.mark.long
@pytest.mark.parametrize("killed", [0, 1])
def test_a_server_that_is_killed_takes_nothing_along(shared_database: str, killed: int) -> None:
    with company(shared_database) as both:
        for _ in range(20):
            both.turn()
        while both.acting != [killed]:
            both.turn()
        gone, left = both.people[killed], both.people[1 - killed]
        before = gone.events()
        gone.play()  # the server has said yes
        both.servers[killed].process.kill()
        both.servers[killed].process.wait(PATIENCE)
        last = left.hear()
        assert (last["kind"], last["seat"]) == ("moved", killed)
        after = left.events()
        assert [event["number"] for event in after] == list(range(1, len(before) + 2))
        with pytest.raises(httpx.TransportError):
            gone.http.get(gone.path)

        token = gone.http.headers["Authorization"].removeprefix("Bearer ")
        server = both.servers[1 - killed]
        both.people[killed] = both.arrive(server, gone.path, killed, token, len(after))
        both.acting = last["acting"]
        for _ in range(20):
            both.turn()
        assert len(left.events()) == len(after) + 20
