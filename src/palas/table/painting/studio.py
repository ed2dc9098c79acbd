"""The studio: every view of a server comes from here, drawn by a painter or by the server.

All viewers of a table have the same painter, so that what they see alike is drawn once. While
a painter starts, or when one is lost, the server draws itself.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from random import choice
from typing import TYPE_CHECKING

from palas.table.lasting import keep_alive
from palas.table.painting.easel import Easel
from palas.table.painting.frames import News, Order, Shown
from palas.table.painting.process import PAINTER, Lost, PainterProcess
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from palas.table.table import Table
    from palas.table.views.people import Here
    from palas.table.views.sight import Sight
    from palas.table.views.view import Gallery

TABLES = 4000  # of which it is known who draws them

log = logging.getLogger(__name__)


@dataclass
class Place:
    """A place for one painter, filled again when that is lost."""

    painter: PainterProcess | None = None


class Studio:
    """Draws views, in so many processes."""

    def __init__(self, painters: int, command: tuple[str, ...] = PAINTER) -> None:
        self.easel = Easel()
        self.command = command
        self.places = [Place() for _ in range(painters)]
        self.homes: Kept[str, int] = Kept(TABLES)  # which painter draws a table
        self.keepers: list[asyncio.Task[None]] = []

    @property
    def gallery(self) -> Gallery:
        """What the server draws itself."""
        return self.easel.gallery

    def start(self) -> None:
        """Let painters come."""
        kept = [keep_alive(partial(self._fill, place), "a painter") for place in self.places]
        self.keepers = [asyncio.create_task(one) for one in kept]

    async def close(self) -> None:
        """End every painter."""
        for keeper in self.keepers:
            keeper.cancel()
            with suppress(asyncio.CancelledError):
                await keeper

    async def shown(self, table: Table, sight: Sight, here: Here) -> Shown:
        """Return a table as a viewer sees it now."""
        made = await self._painted(table, sight, here, None)
        if isinstance(made, Shown):
            return made
        return self.easel.shown(table, sight, here)

    async def news(self, table: Table, sight: Sight, here: Here, base: str) -> News:
        """Return what has changed since the view that a browser shows."""
        made = await self._painted(table, sight, here, base)
        if isinstance(made, News):
            return made
        return self.easel.news(table, sight, here, base)

    async def _painted(
        self, table: Table, sight: Sight, here: Here, base: str | None
    ) -> Shown | News | None:
        """Let the painter of a table draw; nothing when it cannot."""
        painter = self._painter(table.id)
        if painter is None:
            return None
        order = Order(0, table.id, b"", (), table.version, sight, here, base)
        try:
            delivery = await painter.deliver(_told(painter, order, table))
            if delivery.made is None:
                delivery = await painter.deliver(_whole(painter, order, table))
        except Lost as wrong:
            log.warning("a painter failed, the server draws itself: %s", wrong)
            return None
        return delivery.made

    def _painter(self, table: str) -> PainterProcess | None:
        if not self.places:
            return None
        at = self.homes.get(table)
        if at is None:
            at = self.homes.put(table, self._least())
        painter = self.places[at].painter
        return painter if painter is not None and painter.is_ready else None

    def _least(self) -> int:
        """Return which painter has the fewest tables; of several, any."""
        tables = Counter(self.homes.things.values())
        fewest = min(tables[at] for at in range(len(self.places)))
        return choice([at for at in range(len(self.places)) if tables[at] == fewest])

    async def _fill(self, place: Place) -> None:
        """Start a painter and wait for its end."""
        place.painter = painter = await PainterProcess.start(self.command)
        try:
            await painter.work()
        finally:
            place.painter = None
            await painter.end()


def _told(painter: PainterProcess, order: Order, table: Table) -> Order:
    """Return an order with the events that the painter has not been told yet."""
    known = painter.versions.get(table.id)
    if known is None:
        return _whole(painter, order, table)
    painter.versions.put(table.id, max(known, table.version))
    return order._replace(events=tuple(table.events[known:]))


def _whole(painter: PainterProcess, order: Order, table: Table) -> Order:
    """Return an order with everything that happened at its table."""
    painter.versions.put(table.id, table.version)
    return order._replace(key=table.key, events=tuple(table.events))
