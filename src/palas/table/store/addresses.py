"""Where guests want to be told of their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import delete, insert, select, update

from palas.table.store.schema import holders, notices, tables

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


class Subscription(NamedTuple):
    """A guest who wants to be told."""

    guest: str
    address: str  # an apprise URL: a secret of the guest
    language: str
    base: str  # how the guest reaches the server
    sent_at: float = 0.0  # when the last word was sent
    about: str = ""  # which turn it was about

    def __repr__(self) -> str:
        return f"<Subscription in {self.language}>"  # the address never gets into a log


class Addresses:
    """The addresses of all guests, at most one each."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, guest: str) -> Subscription | None:
        """Return what a guest wished for."""
        found = await self._found(select(*_COLUMNS).where(notices.c.guest == guest))
        return found[0] if found else None

    async def at_seat(self, table: str, seat: int) -> list[Subscription]:
        """Return those who hold a seat and want to be told."""
        seated = holders.c.table_id == table, holders.c.seat == seat
        wanted = select(*_COLUMNS).join(holders, holders.c.guest == notices.c.guest)
        return await self._found(wanted.where(*seated).order_by(notices.c.guest))

    async def tables(self) -> list[str]:
        """Return the tables in play at which anybody wants to be told."""
        wanted = (
            select(holders.c.table_id)
            .join(notices, notices.c.guest == holders.c.guest)
            .join(tables, tables.c.id == holders.c.table_id)
            .where(tables.c.status == "playing")
            .distinct()
        )
        async with self.engine.connect() as connection:
            return list(await connection.scalars(wanted))

    async def keep(self, wish: Subscription) -> None:
        """Keep a wish instead of an older one of the same guest."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(notices.c.guest == wish.guest))
            await connection.execute(insert(notices), wish._asdict())

    async def forget(self, guest: str) -> None:
        """Forget a wish."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(notices).where(notices.c.guest == guest))

    async def claim(self, guest: str, about: str, now: float, gap: float) -> bool:
        """Note that a word is sent now; of several servers only one may, and not too often."""
        due = notices.c.guest == guest, notices.c.sent_at <= now - gap, notices.c.about != about
        sent = {"sent_at": now, "about": about}
        async with self.engine.begin() as connection:
            done = await connection.execute(update(notices).where(*due).values(sent))
        return done.rowcount == 1

    async def _found(self, wanted: object) -> list[Subscription]:
        async with self.engine.connect() as connection:
            return [Subscription(*row) for row in await connection.execute(wanted)]  # type: ignore[call-overload]


_COLUMNS = [notices.c[name] for name in Subscription._fields]
