"""Hears what other processes store in the same PostgreSQL, so that every page of theirs is ours."""

from __future__ import annotations

import asyncio
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from sqlalchemy.exc import SQLAlchemyError

from palas.table.store.store import CHANNEL

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.table.house import House

PATIENCE = 1.0  # seconds before we try to reach a lost store again
LOG = logging.getLogger(__name__)


@asynccontextmanager
async def listening(house: House) -> AsyncIterator[None]:
    """Keep a house up to date with the other processes of its store."""
    if not house.store.is_shared:
        yield
        return
    task = asyncio.create_task(_listen_for_ever(house), name="listening")
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _listen_for_ever(house: House) -> None:
    from asyncpg import InterfaceError, PostgresError  # a server with a file starts without it

    while True:
        try:
            await _listen(house)
        except (OSError, PostgresError, InterfaceError, SQLAlchemyError) as wrong:
            LOG.warning("the store is out of reach (%s), trying again", type(wrong).__name__)
        await asyncio.sleep(PATIENCE)


async def _listen(house: House) -> None:
    """Fold in what is stored elsewhere until the connection is lost."""
    heard: asyncio.Queue[str | None] = asyncio.Queue()
    async with house.store.engine.connect() as connection:
        raw = (await connection.get_raw_connection()).driver_connection
        assert raw is not None, "a connection of asyncpg"
        raw.add_termination_listener(lambda _: heard.put_nowait(None))
        await raw.add_listener(CHANNEL, lambda *told: heard.put_nowait(str(told[-1])))
        try:
            for name in {*house.tables, *house.watches}:  # what we missed meanwhile
                await house.catch_up(name)
            while (told := await heard.get()) is not None:
                await _fold_in(house, told)
        finally:
            await connection.invalidate()  # a connection that listens is of no other use


async def _fold_in(house: House, told: str) -> None:
    name, _, number = told.partition(" ")
    known = house.tables.get(name)
    if known is None or known.version < int(number):
        await house.catch_up(name)
