"""The store: tables and their events.

Writers stand in line and are stored together: one transaction for all that wait, and only
then is anybody told. What was acknowledged is on the disk.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, event, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from palas.table.events import Event
from palas.table.store.schema import events, facts, holders, tables

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.engine.interfaces import DBAPIConnection

CHANNEL = "palas"  # of PostgreSQL's NOTIFY
MOST_AT_ONCE = 64  # writers in one transaction
BUSY = 20  # writers within a second: from here on it pays to let some gather
REST = 0.02  # seconds between transactions while it is busy
LISTED = 50
CHANGED = update(tables).where(tables.c.id == bindparam("changed"))
HAPPENED = insert(events)


class Conflict(Exception):
    """Another process has stored an event with the same number."""


class Listing(NamedTuple):
    """A table as lists show it."""

    id: str
    game: str
    status: str
    opened_at: float
    changed_at: float
    summary: dict[str, Any]
    flag_at: float | None = None  # when the next clock runs out


@dataclass
class Write:
    """What one writer wants to be stored together."""

    table: str
    events: Sequence[Event]
    row: dict[str, Any]  # the columns of `tables`; with `key` for a new table
    held: Sequence[tuple[int, str]] = ()  # seats with the guests who now hold them
    released: Sequence[int] = ()  # seats that nobody holds any more
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.Future())


class Store:
    """Keeps every table; safe to use from one event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = _engine(url)
        self.waiting: asyncio.Queue[Write] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.stored_at: deque[float] = deque(maxlen=BUSY)  # when the latest writers were served

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same store: PostgreSQL."""
        return self.engine.dialect.name == "postgresql"

    async def open(self) -> None:
        """Bring the store to the newest form and begin to write."""
        async with self.engine.begin() as connection:
            if self.is_shared:  # two servers that start together migrate one after the other
                await connection.execute(text("select pg_advisory_xact_lock(7254)"))
            await connection.run_sync(migrate)
        self.writer = asyncio.create_task(self._write_all(), name="store")

    async def close(self) -> None:
        """Store what still waits, and let go."""
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            with suppress(asyncio.CancelledError):
                await self.writer
        await self.engine.dispose()

    async def write(self, write: Write) -> None:
        """Store events of a table, or raise Conflict; returns when they are safe."""
        self.waiting.put_nowait(write)
        await write.done

    async def load(self, table: str) -> tuple[bytes, list[Event]] | None:
        """Return the key and the events of a table."""
        async with self.engine.connect() as connection:
            key = await connection.scalar(select(tables.c.key).where(tables.c.id == table))
        if key is None:
            return None
        return bytes(key), await self.events_after(table, 0)

    async def events_after(self, table: str, number: int) -> list[Event]:
        """Return the events of a table after a number."""
        wanted = (
            select(events.c.number, events.c.at, events.c.kind, events.c.seat, events.c.content)
            .where(events.c.table_id == table, events.c.number > number)
            .order_by(events.c.number)
        )
        async with self.engine.connect() as connection:
            return [Event(*row) for row in await connection.execute(wanted)]

    async def holders(self, table: str) -> dict[str, list[int]]:
        """Return the guests at a table with the seats they hold."""
        wanted = select(holders.c.guest, holders.c.seat).where(holders.c.table_id == table)
        found: dict[str, list[int]] = {}
        async with self.engine.connect() as connection:
            for guest, seat in await connection.execute(wanted.order_by(holders.c.seat)):
                found.setdefault(guest, []).append(seat)
        return found

    async def hold(self, table: str, seat: int, guest: str) -> None:
        """Let one more guest hold a seat."""
        with suppress(IntegrityError):  # held already
            async with self.engine.begin() as connection:
                row = {"table_id": table, "seat": seat, "guest": guest}
                await connection.execute(insert(holders), row)

    async def open_tables(self) -> list[Listing]:
        """Return the public tables with a free seat, the newest first."""
        listed = tables.c.status == "open", tables.c.public.is_(True)
        return await self._listed(*listed)

    async def finished(self) -> list[Listing]:
        """Return the public games that are over, the newest first."""
        return await self._listed(tables.c.status == "over", tables.c.public.is_(True))

    async def tables_of(self, guest: str) -> list[Listing]:
        """Return the tables a guest has a seat at, the newest first."""
        own = select(holders.c.table_id).where(holders.c.guest == guest)
        return await self._listed(tables.c.id.in_(own), tables.c.status != "closed")

    async def held_by(self, guest: str) -> dict[str, list[int]]:
        """Return the seats a guest holds, by table."""
        wanted = select(holders.c.table_id, holders.c.seat).where(holders.c.guest == guest)
        found: dict[str, list[int]] = {}
        async with self.engine.connect() as connection:
            for table, seat in await connection.execute(wanted.order_by(holders.c.seat)):
                found.setdefault(table, []).append(seat)
        return found

    async def with_bots(self) -> list[str]:
        """Return the tables at which a bot is to move."""
        wanted = select(tables.c.id).where(tables.c.bots.is_(True), tables.c.status == "playing")
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def with_flags(self, before: float) -> list[str]:
        """Return the tables at which a clock has run out."""
        wanted = select(tables.c.id).where(tables.c.flag_at <= before, tables.c.status == "playing")
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def secret(self) -> str:
        """Return the secret that signs cookies, the same for all servers of this store."""
        for _ in range(2):
            async with self.engine.connect() as connection:
                wanted = select(facts.c.value).where(facts.c.name == "secret")
                if (found := await connection.scalar(wanted)) is not None:
                    return str(found)
            with suppress(IntegrityError):
                async with self.engine.begin() as connection:
                    new = {"name": "secret", "value": secrets.token_hex(32)}
                    await connection.execute(insert(facts), new)
        raise RuntimeError("the store keeps no secret")

    async def _listed(self, *where: Any) -> list[Listing]:
        columns = [tables.c[name] for name in Listing._fields]
        wanted = select(*columns).where(*where).order_by(tables.c.changed_at.desc()).limit(LISTED)
        async with self.engine.connect() as connection:
            return [Listing._make(row) for row in await connection.execute(wanted)]

    async def _write_all(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            await self._let_gather()
            while not self.waiting.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.waiting.get_nowait())
            await self._write_batch(batch)
            self.stored_at.extend([asyncio.get_running_loop().time()] * len(batch))
            for _ in batch:
                self.waiting.task_done()

    async def _let_gather(self) -> None:
        """While it is busy, wait a moment after a transaction for those who come meanwhile."""
        now = asyncio.get_running_loop().time()
        if len(self.stored_at) == BUSY and now - self.stored_at[0] < 1:
            await asyncio.sleep(max(0.0, self.stored_at[-1] + REST - now))

    async def _write_batch(self, batch: list[Write]) -> None:
        try:
            await self._commit(batch)
        except Exception as wrong:  # every writer must hear, whatever went wrong
            if len(batch) > 1:
                for write in batch:
                    await self._write_batch([write])
                return
            failed = Conflict() if isinstance(wrong, IntegrityError) else wrong
            if not batch[0].done.cancelled():
                batch[0].done.set_exception(failed)
            return
        for write in batch:
            if not write.done.cancelled():
                write.done.set_result(None)

    async def _commit(self, batch: list[Write]) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(_store, batch)
            if self.is_shared:
                for write in batch:
                    told = {"channel": CHANNEL, "what": f"{write.table} {write.events[-1].number}"}
                    await connection.execute(text("select pg_notify(:channel, :what)"), told)


def _store(connection: Connection, batch: list[Write]) -> None:
    for write in batch:
        if "key" in write.row:
            connection.execute(insert(tables), {"id": write.table, **write.row})
        if write.released:
            gone = holders.c.table_id == write.table, holders.c.seat.in_(write.released)
            connection.execute(holders.delete().where(*gone))
    changed = [{"changed": w.table, **w.row} for w in batch if "key" not in w.row]
    if changed:
        connection.execute(CHANGED, changed)
    rows = [{"table_id": w.table, **e._asdict()} for w in batch for e in w.events]
    connection.execute(HAPPENED, rows)
    held = [{"table_id": w.table, "seat": s, "guest": g} for w in batch for s, g in w.held]
    if held:
        connection.execute(insert(holders), held)


def migrate(connection: Connection) -> None:
    """Bring the store of a connection to the newest form."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _engine(url: str) -> AsyncEngine:
    engine = create_async_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: DBAPIConnection, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
