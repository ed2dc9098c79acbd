"""Who is here: known by the open streams of this server, forgotten a moment after they end."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from contextlib import contextmanager
from typing import TYPE_CHECKING

from palas.table.views.people import Here

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from palas.table.house import House

GRACE = 4.0  # seconds a stream may be away, as when a page is loaded again


class Presence:
    """Counts the open streams of every table."""

    def __init__(self, house: House, grace: float = GRACE) -> None:
        self.house = house
        self.grace = grace
        self.seats: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.watching: Counter[str] = Counter()
        self.guests: Counter[str] = Counter()
        self.shown: dict[str, Here] = {}
        self.changes = 0

    def here(self, table: str) -> Here:
        """Return who is at a table."""
        return self.shown.get(table, Here())

    def is_looking(self, guest: str) -> bool:
        """Tell whether a guest has a table open."""
        return self.guests[guest] > 0

    @contextmanager
    def looking(self, table: str, guest: str, seats: Sequence[int]) -> Iterator[None]:
        """Count a guest as being at a table."""
        self._count(table, guest, seats, 1)
        try:
            yield
        finally:
            leave = asyncio.get_running_loop().call_later
            leave(self.grace, self._count, table, guest, seats, -1)

    def _count(self, table: str, guest: str, seats: Sequence[int], number: int) -> None:
        self.guests[guest] += number
        self.seats[table].update(dict.fromkeys(seats, number))
        if not seats:
            self.watching[table] += number
        for counter, key in ((self.guests, guest), (self.watching, table)):
            if counter[key] <= 0:
                del counter[key]
        self._show(table)

    def _show(self, table: str) -> None:
        """Tell everybody at a table when somebody has come or gone."""
        seats = frozenset(seat for seat, streams in self.seats[table].items() if streams > 0)
        watching = self.watching[table]
        if not seats:
            del self.seats[table]
        before = self.here(table)
        if (before.seats, before.watching) == (seats, watching):
            return
        self.changes += 1
        if seats or watching:
            self.shown[table] = Here(seats, watching, self.changes)
        else:
            self.shown.pop(table, None)
        self.house.wake(table)
