"""A house in a temporary file with a clock that the test sets, and people who play along."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from palas.table.house import House
from palas.table.setup import read_setup
from palas.table.store.store import Store
from palas.table.table import Table
from patience import PATIENCE

ANNA = {"kind": "person", "name": "Anna"}
BRUNO = {"kind": "person", "name": "Bruno"}
NOON = 1_000_000.0


def bot_of(level: str) -> dict[str, str]:
    return {"kind": "bot", "level": level}


@dataclass
class Clock:
    """A clock that stands until it is moved on."""

    now: float = NOON

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def open_house(
    folder: Path, clock: Callable[[], float] | None = None
) -> AsyncIterator[House]:
    """Open a house on the file of a folder."""
    store = Store(f"sqlite+aiosqlite:///{folder / 'palas.db'}")
    await store.open()
    try:
        yield House(store, clock or Clock())
    finally:
        await store.close()


async def opened(house: House, game: str, *seats: dict[str, str], **how: Any) -> Table:
    """Open a table; Anna is guest-anna."""
    return await house.open(read_setup({"game": game, "seats": seats, **how}), "Anna", "guest-anna")


async def until(house: House, name: str, wanted: Callable[[Table], bool]) -> Table:
    """Wait until a table is as wanted."""
    async with asyncio.timeout(PATIENCE):
        with house.watch(name) as watch:
            while not wanted(table := await house.table(name)):
                await watch.wait(PATIENCE)
    return table


async def play_first(house: House, table: Table, seat: int) -> Table:
    """Play the first legal action of a seat."""
    assert table.match is not None
    action = table.match.actions(seat)[0]
    return await house.ask(table.id, lambda now, at: now.play(seat, action, at, None))


def run(work: Coroutine[Any, Any, None]) -> None:
    """Run a test, and see that it leaves nothing behind."""

    async def whole() -> None:
        await work
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, left

    asyncio.run(whole())
