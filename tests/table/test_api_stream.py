"""The event stream: nothing missed, nothing doubled, nothing leaked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from palas.table import house as houses
from palas.table.web import api_stream
from patience import PATIENCE

from .playing_along import Client, in_turn, not_final, opened, play_on, read_event, seated, serving
from .process import served


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    monkeypatch.setattr(houses, "fresh_key", lambda: bytes(range(32)))  # always the same deal
    with serving(tmp_path / "palas.db") as found:
        yield found


def test_everything_is_told_once_and_in_order(client: Client) -> None:
    ada, bob = in_turn(seated(client))
    ada.done("say", text="hello")
    play_on([ada, bob] if ada.seat == 0 else [bob, ada], 4)
    told = ada.events()
    assert [event["number"] for event in told] == list(range(1, ada.look()["version"] + 1))
    kinds = [event["kind"] for event in told]
    assert kinds == ["opened", "joined", "joined", "began", "said", *["moved"] * 4]
    assert told[4]["content"] == {"text": "hello"}
    assert [event["log"] for event in told[5:]] == ada.look()["match"]["log"]
    assert told[-1]["acting"] == ada.look()["acting"]


def test_a_stream_goes_on_where_it_was_lost(client: Client) -> None:
    people = seated(client)
    play_on(people, 5)
    whole = people[0].events()
    for last in range(len(whole) + 1):
        assert people[0].events(after=last) == whole[last:]
    headers = {"Last-Event-ID": "6"}
    path = f"/tables/{people[0].table}/events"
    resumed = people[0].ask("GET", path, headers=headers, params={"seconds": 0})
    parts = [part for part in resumed.content.split("\n\n") if part.startswith("id: ")]
    assert [read_event(part) for part in parts] == whole[6:]
    people[0].ask("GET", path, params={"after": 99}).refused(422, "the last event is")
    people[0].ask("GET", path, headers={"Last-Event-ID": "six"}).refused(422)


def test_moves_that_were_taken_back_are_told_as_they_were(client: Client) -> None:
    ada, _ = in_turn(seated(client))
    first, second = not_final(ada)[:2]
    start = ada.look()["version"]
    ada.done("play", action=first)
    said = ada.events(after=start)
    ada.done("take-back", decision=1)
    ada.done("play", action=second)
    told = ada.events(after=start)
    assert told[:1] == said
    assert [event["kind"] for event in told] == ["moved", "undone", "moved"]
    assert told[2]["log"] == ada.look()["match"]["log"][-1] != told[0]["log"]
    assert told[1]["acting"] == [ada.seat]
    assert ada.events(after=start + 1) == told[1:]


def test_moves_are_told_in_the_language_asked_for(client: Client) -> None:
    ada, _ = in_turn(seated(client))
    ada.done("play", action=ada.look("/legal")["legal"][0]["action"])
    for language in ("en", "de", "ru"):
        event = ada.events(language=language)[-1]
        assert event["log"] == ada.look(language=language)["match"]["log"][-1]


def chosen_apart(client: Client, which: int) -> tuple[list[Client], dict[int, list[Any]]]:
    """Let the first seat of Two Castles choose secretly; return what everybody is told."""
    people = seated(client, "two-castles", 3)
    chooser = people[0]
    assert chooser.look()["acting"] == [0, 1, 2]
    chooser.done("play", action=chooser.look("/legal")["legal"][which]["action"])
    viewers = [*people, chooser.other()]
    told = {viewer.seat: [viewer.events()[3:], viewer.look()["match"]] for viewer in viewers}
    return people, told


def test_a_secret_choice_is_nowhere_in_what_others_are_told(client: Client) -> None:
    client.server.house.clock = lambda: 1000.0
    _, one = chosen_apart(client, 0)
    _, other = chosen_apart(client, -1)
    for viewer in (1, 2, -1):
        assert one[viewer] == other[viewer]
        assert one[viewer][0][-1]["move"] is None
    assert one[0] != other[0]
    assert one[0][0][-1]["move"]


def test_a_suggestion_is_for_the_two_partners(client: Client) -> None:
    people = seated(client, "two-castles", 3)
    house, name = client.server.house, people[0].table
    for _ in range(60):
        match = house.tables[name].match
        assert match is not None
        found = [(seat, to, match.suggestions(seat, to)) for seat in range(3) for to in range(3)]
        if any(actions for _, _, actions in found):
            break
        play_on(people, 1)
    giver, to, actions = next(one for one in found if one[2])
    point = house.ask(name, lambda table, now: table.point(giver, to, actions[0], now))
    client.server.runner.run(point)
    for viewer in (*people, people[0].other()):
        event = viewer.events()[-1]
        assert (event["kind"], event["content"]["to"]) == ("pointed", to)
        assert bool(event["content"]["move"]) == (viewer.seat in (giver, to))
        assert "action" not in event["content"]


def test_a_table_of_another_process_is_told_too(client: Client) -> None:
    """What the store holds is told, even when the house has not heard of it yet."""
    table = opened(client)
    people = [table.join("Ada"), table.join("Bob")]
    house = client.server.house
    began = house.tables[table.table]
    play_on(people, 2)
    whole = people[0].events()
    house.tables[table.table] = began
    assert people[0].events() == whole
    assert house.tables[table.table].version == len(whole)


@pytest.mark.long
def test_a_stream_lives(tmp_path: Path) -> None:
    with (
        served(tmp_path / "palas.db") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person"}]
        wish = {"game": "big-boss", "name": "Ada", "seats": seats}
        made = http.post("/api/v1/tables", json=wish).json()
        path = f"/api/v1/tables/{made['table']}"
        with http.stream("GET", f"{path}/events", timeout=PATIENCE) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            lines = (line for line in stream.iter_lines() if line.startswith("data: "))
            assert heard(lines)["kind"] == "opened"
            http.post(f"{path}/join", json={"name": "Bob"})
            assert heard(lines)["content"] == {"name": "Bob"}
            assert heard(lines)["kind"] == "began"


def heard(lines: Iterator[str]) -> dict[str, Any]:
    event: dict[str, Any] = json.loads(next(lines).removeprefix("data: "))
    return event


@pytest.mark.long
def test_a_silent_stream_says_that_it_lives(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(api_stream, "HEARTBEAT", 0.2)
    table = opened(client)
    told = table.look("/events", after=1, seconds=1)
    assert told.startswith("retry: 1000\n\n: nothing new\n\n")
    assert not client.server.house.watches
