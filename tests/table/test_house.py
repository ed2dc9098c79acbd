"""The house: one writer at a time, nobody sees what is not stored, processes share a store."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from palas.table import house as houses
from palas.table import listening as hearing
from palas.table.config import database_url
from palas.table.errors import NotNow, NotYours, UnknownTable
from palas.table.house import House, is_id
from palas.table.listening import listening
from palas.table.rematch import open_rematch
from palas.table.setup import read_setup
from palas.table.store.store import Conflict, Store, Write
from palas.table.table import Table
from patience import PATIENCE

from .open_house import ANNA, BRUNO, Clock, open_house, opened, play_first, run, until
from .postgres import Cluster
from .process import served

FREE = {"kind": "person"}


@asynccontextmanager
async def sharing(url: str) -> AsyncIterator[House]:
    """Open a house as another process on the same PostgreSQL would."""
    store = Store(database_url(url))
    await store.open()
    try:
        house = House(store, Clock())
        async with listening(house):
            yield house
    finally:
        await store.close()


def mover(table: Table) -> int:
    return table.acting[0]


async def say(house: House, table: Table, words: str) -> Table:
    return await house.ask(table.id, lambda table, now: table.say(0, words, now))


async def reached(house: House, name: str, version: int) -> Table:
    return await until(house, name, lambda table: table.version >= version)


def test_a_table_is_kept_and_found_again(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)
            assert is_id(table.id)
            after = await play_first(house, table, mover(table))
            assert await house.table(table.id) is after
            assert table.version == 2, "a snapshot stays as it was"
            house.tables.clear()
            again = await house.table(table.id)
            assert (again.version, again.match and again.match.json(0)) == (
                after.version,
                after.match and after.match.json(0),
            )
            for name in ("nowhere", "aaaaaaaaaa", "", "a" * 400, "a\x00bcdefghi"):
                with pytest.raises(UnknownTable):
                    await house.table(name)

    run(visit())


def test_who_opens_a_table_holds_its_seats(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            device = {"kind": "device", "name": "Dora"}
            table = await opened(house, "big-boss", ANNA, device, FREE)
            assert await house.seats_of(table.id, "guest-anna") == [0, 1]
            assert await house.seats_of(table.id, "somebody") == []
            await house.check_holds(table.id, 0, "guest-anna")
            with pytest.raises(NotYours):
                await house.check_holds(table.id, 2, "guest-anna")
            await house.hold(table.id, 0, "phone")
            assert await house.seats_of(table.id, "phone") == [0]

    run(visit())


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)
            told: list[Table] = []
            house.listeners.append(told.append)
            idle = 1 - mover(table)
            with pytest.raises(NotNow):
                await house.ask(table.id, lambda table, now: table.play(idle, 0, now, None))
            assert await house.ask(table.id, lambda *_: []) is table
            assert await house.table(table.id) is table
            assert len(await house.store.events_after(table.id, 0)) == table.version
            assert told == []

    run(visit())


def test_what_cannot_be_stored_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)

            async def full(_: Write) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patch:
                patch.setattr(house.store, "write", full)
                with pytest.raises(OSError, match="full"):
                    await play_first(house, table, mover(table))
            assert await house.table(table.id) is table
            assert (await play_first(house, table, mover(table))).version == 3

    run(visit())


def test_two_at_the_same_moment_go_one_after_the_other(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)

            await asyncio.gather(*(say(house, table, f"number {one}") for one in range(40)))
            now = await house.table(table.id)
            assert now.version == 42
            assert {said.text for said in now.chat} == {f"number {one}" for one in range(40)}
            stored = await house.store.events_after(table.id, 0)
            assert [event.number for event in stored] == list(range(1, 43))

    run(visit())


def test_a_double_click_plays_once(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)
            seat = mover(table)
            assert table.match is not None
            action = table.match.actions(seat)[0]

            async def click() -> Table:
                return await house.ask(
                    table.id, lambda table, now: table.play(seat, action, now, 0)
                )

            answers = await asyncio.gather(click(), click(), return_exceptions=True)
            assert sorted(type(answer).__name__ for answer in answers) == ["Stale", "Table"]
            assert (await house.table(table.id)).version == 3

    run(visit())


def test_watchers_hear_every_change(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)
            with house.watch(table.id) as one, house.watch(table.id) as other:
                assert not await one.wait(0.01)
                await play_first(house, table, mover(table))
                assert await one.wait(PATIENCE)
                assert await other.wait(PATIENCE)
                assert not await one.wait(0.01)
            assert not house.watches

    run(visit())


def test_only_so_many_tables_are_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(houses, "KEPT", 5)

    async def visit() -> None:
        async with open_house(tmp_path) as house:
            names = [(await opened(house, "big-boss", ANNA, FREE)).id for _ in range(12)]
            assert list(house.tables) == names[-5:]
            await house.table(names[-5])
            await house.table(names[0])
            assert names[-5] in house.tables, "the longest unused goes first"
            assert names[-4] not in house.tables
            for name in names:
                await house.ask(name, lambda table, now: table.join(1, "Bruno", now))
                assert len(house.tables) <= 5
            assert not house.locks
            for name in names:
                assert (await house.table(name)).status == "playing"

    run(visit())


def test_a_conflict_is_tried_again_with_what_the_other_did(shared_database: str) -> None:
    async def visit() -> None:
        first, second = Store(database_url(shared_database)), Store(database_url(shared_database))
        await first.open()
        await second.open()
        one, other = House(first, Clock()), House(second, Clock())  # neither listens
        table = await opened(one, "big-boss", ANNA, BRUNO)
        await other.table(table.id)
        for number in range(6):
            told = await say((one, other)[number % 2], table, f"number {number}")
            assert told.version == table.version + number + 1
        await asyncio.gather(*(say(house, table, "together") for house in (one, other) * 2))
        await one.catch_up(table.id)
        await other.catch_up(table.id)
        assert one.tables[table.id].chat == other.tables[table.id].chat
        assert len(one.tables[table.id].chat) == 10
        await first.close()
        await second.close()

    run(visit())


def test_a_table_that_is_always_busy_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)

            async def conflict(_: Write) -> None:
                raise Conflict

            monkeypatch.setattr(house.store, "write", conflict)
            with pytest.raises(NotNow, match="too busy"):
                await play_first(house, table, mover(table))

    run(visit())


def test_news_never_make_a_table_older(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)
            after = await play_first(house, table, mover(table))
            house._keep(table)
            assert await house.table(table.id) is after

    run(visit())


def test_processes_hear_of_each_other(shared_database: str) -> None:
    async def visit() -> None:
        async with sharing(shared_database) as one, sharing(shared_database) as other:
            table = await opened(one, "big-boss", ANNA, FREE)
            assert (await other.table(table.id)).status == "open"
            await other.ask(table.id, lambda table, now: table.join(1, "Bruno", now))
            now = await until(one, table.id, lambda table: table.status == "playing")
            for _ in range(6):
                there = (one, other)[mover(now)]
                now = await play_first(there, now, mover(now))
                for house in (one, other):
                    seen = await reached(house, table.id, now.version)
                    assert seen.match is not None
                    assert now.match is not None
                    assert seen.match.json(0) == now.match.json(0)

    run(visit())


def test_who_watches_a_table_that_is_not_in_memory_hears_too(shared_database: str) -> None:
    async def visit() -> None:
        async with sharing(shared_database) as one, sharing(shared_database) as other:
            table = await opened(one, "big-boss", ANNA, BRUNO)
            await other.table(table.id)
            with other.watch(table.id) as watch:
                other.tables.clear()
                await play_first(one, table, mover(table))
                assert await watch.wait(PATIENCE)
                assert (await other.table(table.id)).version == 3

    run(visit())


def test_a_lost_connection_is_made_again_and_nothing_is_missed(
    shared_database: str, cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hearing, "PATIENCE", 0.3)
    listening = (
        "from pg_stat_activity "
        f"where datname = '{database_url(shared_database).split('/')[3].split('?')[0]}' "
        "and query ilike 'listen%'"
    )

    async def visit() -> None:
        async with sharing(shared_database) as one, sharing(shared_database) as other:
            table = await opened(one, "big-boss", ANNA, BRUNO)
            await other.table(table.id)
            async with asyncio.timeout(PATIENCE):
                while await cluster.run(f"select pid {listening}") < 2:
                    await asyncio.sleep(0.05)
            assert await cluster.run(f"select pg_terminate_backend(pid) {listening}") == 2
            now = await play_first(one, table, mover(table))
            await reached(other, table.id, 3)
            now = await play_first(one, now, mover(now))
            await reached(other, table.id, 4)

    run(visit())


def test_one_rematch_is_enough(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, BRUNO)
            with pytest.raises(NotNow, match="not over"):
                await open_rematch(house, table.id, 0, "guest-anna")
            await house.ask(table.id, lambda table, now: table.propose(0, "end", None, now))
            await house.ask(table.id, lambda table, now: table.answer(1, True, now))
            wished = [open_rematch(house, table.id, seat, f"guest-{seat}") for seat in (0, 1)]
            answers = await asyncio.gather(*wished, return_exceptions=True)
            (following,) = (answer for answer in answers if isinstance(answer, Table))
            assert (await house.table(table.id)).rematch == following.id
            others = [name for name in house.tables if name not in (table.id, following.id)]
            assert [(await house.table(name)).status for name in others] == ["closed"]
            assert len(following.free_seats) == 1

    run(visit())


@pytest.mark.long
def test_all_that_was_acknowledged_survives_a_kill(tmp_path: Path) -> None:
    """kill -9 in the middle of a game: what the server had said yes to is there afterwards."""
    acknowledged = 0
    with (
        served(tmp_path / "palas.db") as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE) as http,
    ):
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Bob"}]
        wish = {"game": "big-boss", "name": "Ada", "seats": seats}
        made = http.post("/api/v1/tables", json=wish).json()
        path = f"/api/v1/tables/{made['table']}"
        tokens = [{"Authorization": f"Bearer {one['token']}"} for one in made["seats"]]
        acting = http.get(path).json()["acting"]
        for _ in range(25):
            header = tokens[acting[0]]
            legal = http.get(f"{path}/legal", headers=header).json()["legal"]
            done = http.post(
                f"{path}/play", json={"action": legal[0]["action"]}, headers=header
            ).json()
            acting, acknowledged = done["acting"], done["version"]
        before = http.get(path, headers=tokens[0]).json()
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait(PATIENCE)
    with served(tmp_path / "palas.db") as server:
        after = httpx.get(server.address + path, headers=tokens[0], timeout=PATIENCE).json()
    assert after["version"] == acknowledged == 27
    assert json.dumps(after) == json.dumps(before)


def test_a_setup_is_stored_as_it_was_agreed(tmp_path: Path) -> None:
    async def visit() -> None:
        async with open_house(tmp_path) as house:
            wish = {
                "game": "two-heirs",
                "seats": [ANNA, {"kind": "bot", "level": "king"}],
                "options": {"roads": False},
                "public": True,
                "hints": True,
                "pace": {"kind": "live", "seconds": 600, "more": 5},
            }
            table = await house.open(read_setup(wish), "Anna", "guest-anna")
            house.tables.clear()
            assert (await house.table(table.id)).setup == table.setup

    run(visit())
