"""The store: nothing acknowledged is lost, nothing half done is kept; SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from palas.table import events as kinds
from palas.table.config import database_url
from palas.table.events import Event
from palas.table.store.schema import metadata
from palas.table.store.store import Conflict, Store, Write, migrate
from patience import PATIENCE

KEY = bytes(range(32))


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database_url(database))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def row(**change: Any) -> dict[str, Any]:
    made = {
        "status": "open",
        "changed_at": 5.0,
        "flag_at": None,
        "bots": False,
        "summary": {"host": "Ada"},
    }
    return made | change


def new(name: str, **change: Any) -> Write:
    first = Event(1, 5.25, kinds.OPENED, None, {"host": "Ädä ✓"})
    facts = {"game": "big-boss", "key": KEY, "public": True, "opened_at": 5.0}
    return Write(name, [first], facts | row(**change))


def said(name: str, number: int, words: str = "hello") -> Write:
    return Write(name, [Event(number, 6.0, kinds.SAID, 0, {"text": words})], row())


def test_a_new_store_has_the_newest_form(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        migrate(connection)  # a second time changes nothing
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def found() -> list[Any]:
        async with opened(database) as store, store.engine.begin() as connection:
            return await connection.run_sync(differences)

    assert asyncio.run(found()) == []


def test_two_servers_may_start_at_once(shared_database: str) -> None:
    async def start() -> list[str]:
        async with opened(shared_database) as one, opened(shared_database) as other:
            return list(await asyncio.gather(one.secret(), other.secret()))

    async def both() -> list[list[str]]:
        return list(await asyncio.gather(start(), start(), start()))

    secrets = {secret for pair in asyncio.run(both()) for secret in pair}
    assert [len(secret) for secret in secrets] == [64]


def test_what_was_written_is_there_after_a_restart(database: str) -> None:
    async def write() -> str:
        async with opened(database) as store:
            await store.write(new("table"))
            await store.write(said("table", 2, "Привет\n'; drop table events"))
            return await store.secret()

    async def read() -> tuple[Any, list[Event], str]:
        async with opened(database) as store:
            assert await store.load("nowhere") is None
            found = await store.load("table")
            return found, await store.events_after("table", 1), await store.secret()

    secret = asyncio.run(write())
    found, later, same = asyncio.run(read())
    assert found is not None
    key, events = found
    assert key == KEY
    assert events[0] == Event(1, 5.25, kinds.OPENED, None, {"host": "Ädä ✓"})
    assert (
        later
        == events[1:]
        == [Event(2, 6.0, kinds.SAID, 0, {"text": "Привет\n'; drop table events"})]
    )
    assert same == secret


def test_an_event_is_stored_once(database: str) -> None:
    async def write() -> list[Event]:
        async with opened(database) as store:
            await store.write(new("table"))
            await store.write(said("table", 2, "first"))
            with pytest.raises(Conflict):
                await store.write(
                    Write("table", [*said("table", 2, "late").events], row(status="over"))
                )
            assert await store.finished() == []  # the whole of it was undone
            with pytest.raises(Conflict):
                await store.write(new("table"))
            return await store.events_after("table", 0)

    assert [one.content.get("text") for one in asyncio.run(write())] == [None, "first"]


def test_a_conflict_harms_nobody_in_the_same_batch(database: str) -> None:
    async def write() -> list[Any]:
        async with opened(database) as store:
            for name in "abc":
                await store.write(new(name))
            await store.write(said("b", 2))
            wished = [said("a", 2), said("b", 2), said("c", 2)]
            answers = await asyncio.gather(*map(store.write, wished), return_exceptions=True)
            assert [len(await store.events_after(name, 0)) for name in "abc"] == [2, 2, 2]
            return list(answers)

    first, second, third = asyncio.run(write())
    assert (first, third) == (None, None)
    assert isinstance(second, Conflict)


def test_writers_are_stored_together(database: str) -> None:
    async def write() -> int:
        commits = 0

        def committed(_: Connection) -> None:
            nonlocal commits
            commits += 1

        async with opened(database) as store:
            await asyncio.gather(*(store.write(new(f"t{number}")) for number in range(50)))
            event.listen(store.engine.sync_engine, "commit", committed)
            await asyncio.gather(*(store.write(said(f"t{number}", 2)) for number in range(50)))
            for number in range(50):
                assert len(await store.events_after(f"t{number}", 0)) == 2
        return commits

    assert 1 <= asyncio.run(write()) <= 3


@pytest.mark.long
@pytest.mark.parametrize("is_busy", [True, False])
def test_while_it_is_busy_writers_gather(
    database: str, monkeypatch: pytest.MonkeyPatch, is_busy: bool
) -> None:
    monkeypatch.setattr("palas.table.store.store.BUSY", 4 if is_busy else 1000)
    monkeypatch.setattr("palas.table.store.store.REST", 0.5)
    commits: list[Connection] = []

    async def write() -> list[int]:
        async with opened(database) as store:
            await asyncio.gather(*(store.write(new(f"t{at}")) for at in range(4)))
            event.listen(store.engine.sync_engine, "commit", commits.append)
            for number in (2, 3):  # the second comes when the first is stored, or soon
                first = asyncio.create_task(store.write(said("t0", number)))
                await asyncio.sleep(0.1)
                await asyncio.gather(first, store.write(said("t1", number)))
            return [one.number for one in await store.events_after("t1", 1)]

    assert asyncio.run(write()) == [2, 3]
    assert len(commits) == (2 if is_busy else 4)


def test_who_gives_up_waiting_stops_nobody(database: str) -> None:
    """A writer that is cancelled, even with a conflict, leaves the store at work."""

    async def write() -> None:
        async with opened(database) as store:
            await store.write(new("table"))
            for wish in (said("table", 2), said("table", 2)):
                waiting = asyncio.create_task(store.write(wish))
                await asyncio.sleep(0)
                waiting.cancel()
            async with asyncio.timeout(PATIENCE):
                await store.write(said("table", 3))
            assert [one.number for one in await store.events_after("table", 0)] == [1, 2, 3]

    asyncio.run(write())


def test_what_still_waits_is_stored_at_the_end(database: str) -> None:
    async def write() -> None:
        async with opened(database) as store:
            waiting = [asyncio.create_task(store.write(new(f"t{number}"))) for number in range(9)]
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        async with opened(database) as store:
            assert len(await store.open_tables()) == 9

    asyncio.run(write())


def test_seats_are_held_and_released(database: str) -> None:
    async def write() -> None:
        async with opened(database) as store:
            made = new("table")
            made.held = [(0, "ada"), (1, "ada")]
            await store.write(made)
            await store.hold("table", 0, "phone")
            await store.hold("table", 0, "phone")
            assert await store.holders("table") == {"ada": [0, 1], "phone": [0]}
            assert [one.id for one in await store.tables_of("phone")] == ["table"]
            left = said("table", 2)
            left.released, left.held = [0], [(0, "bob")]
            await store.write(left)
            assert await store.holders("table") == {"ada": [1], "bob": [0]}
            assert await store.tables_of("phone") == []

    asyncio.run(write())


def test_lists_show_what_they_should(database: str) -> None:
    async def write() -> None:
        async with opened(database) as store:
            rows: dict[str, dict[str, Any]] = {
                "old": {"changed_at": 1.0},
                "open": {},
                "hidden": {"public": False},
                "bots": {"status": "playing", "bots": True, "flag_at": 50.0},
                "late": {"status": "playing", "flag_at": 70.0},
                "over": {"status": "over", "bots": True, "flag_at": 1.0},
                "shut": {"status": "closed"},
            }
            for name, change in rows.items():
                wish = new(name)
                wish.row |= change
                wish.held = [(0, "ada")]
                await store.write(wish)
            assert [one.id for one in await store.open_tables()] == ["open", "old"]
            assert [one.id for one in await store.finished()] == ["over"]
            assert {one.id for one in await store.tables_of("ada")} == {
                *("old", "open", "hidden", "bots", "late", "over")
            }
            assert await store.with_bots() == ["bots"]
            assert await store.with_flags(49.0) == []
            assert await store.with_flags(60.0) == ["bots"]
            (first, _) = await store.open_tables()
            assert (first.game, first.summary) == ("big-boss", {"host": "Ada"})

    asyncio.run(write())


def test_sqlite_waits_for_the_disk(tmp_path: Any) -> None:
    async def pragmas() -> list[Any]:
        async with opened(f"{tmp_path}/palas.db") as store, store.engine.connect() as connection:
            wanted = ("journal_mode", "synchronous", "foreign_keys")
            return [await connection.scalar(text(f"pragma {name}")) for name in wanted]

    assert asyncio.run(pragmas()) == ["wal", 2, 1]
