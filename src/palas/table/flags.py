"""The clocks' flags: where somebody's time is over, a bot plays on."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from palas.kernel.errors import PalasError
from palas.table.table import PLAYING

if TYPE_CHECKING:
    from palas.table.events import Event
    from palas.table.house import House
    from palas.table.table import Table

STAND_IN = "knight"  # the level that plays on
CLOCK = "clock"  # why
TICK = 0.5  # seconds between two looks at the clocks this server knows
ROUND = 20  # ticks between two looks into the store, for those it does not know

log = logging.getLogger(__name__)


class Flags:
    """Watches the clocks of all tables."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.due: dict[str, float] = {}  # when the next clock of a table runs out
        self.ticking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch."""
        self.house.listeners.append(self.look)
        self.ticking = asyncio.create_task(self._tick(), name="flags")

    async def close(self) -> None:
        """Watch no longer."""
        self.house.listeners.remove(self.look)
        if self.ticking is not None:
            self.ticking.cancel()
            with suppress(asyncio.CancelledError):
                await self.ticking

    def look(self, table: Table) -> None:
        """Remember when the next clock of a table runs out."""
        flag = table.clocks.next_flag() if table.status == PLAYING else None
        if flag is None:
            self.due.pop(table.id, None)
        else:
            self.due[table.id] = flag

    async def check(self, into_store: bool) -> None:
        """Let a bot play on wherever the time is over."""
        now = self.house.clock()
        late = {name for name, flag in self.due.items() if flag <= now}
        if into_store:
            late.update(await self.house.store.with_flags(now))
        for name in late:
            self.due.pop(name, None)
            with suppress(PalasError):  # somebody else was quicker
                await self.house.ask(name, fallen_flags)

    async def _tick(self) -> None:
        ticks = 0
        while True:
            try:
                await self.check(ticks % ROUND == 0)
            except Exception:  # the store may be away for a while
                log.exception("the clocks could not be looked at")
            ticks += 1
            await asyncio.sleep(TICK)


def fallen_flags(table: Table, now: float) -> list[Event]:
    """Return that a bot plays on for everybody whose time is over."""
    late = table.clocks.out_of_time(now)
    found = [table.substitute(seat, STAND_IN, CLOCK, now)[0] for seat in late]
    return [event._replace(number=event.number + after) for after, event in enumerate(found)]
