"""The house: all tables, and the one way to change one: lock, validate, store, publish."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict, defaultdict
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from palas.kernel.keys import fresh_key
from palas.table.errors import NotNow, NotYours, UnknownTable
from palas.table.languages import N_
from palas.table.setup import DEVICE, PERSON, Setup
from palas.table.store.store import Conflict, Store, Write
from palas.table.table import PLAYING, Table, opening
from palas.table.views.keeping import Kept

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from palas.table.events import Event

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10
KEPT = 400  # tables in memory
TRIES = 5  # when other processes write to the same table


@dataclass(eq=False)  # everybody who watches is somebody else
class Watch:
    """Somebody who wants to hear about a table."""

    changed: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self, seconds: float) -> bool:
        """Wait for news; tell whether there are any."""
        try:
            async with asyncio.timeout(seconds):
                await self.changed.wait()
        except TimeoutError:
            return False
        self.changed.clear()
        return True


class House:
    """Keeps tables in memory, lets one writer at a time change each, and tells the watchers."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.clock = clock
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.watches: defaultdict[str, set[Watch]] = defaultdict(set)
        self.listeners: list[Callable[[Table], None]] = []  # told after every change
        self.is_closing = False  # then every stream ends
        self._holders: Kept[str, dict[str, list[int]]] = Kept(KEPT)
        self._seatings = 0  # how often somebody has got a seat or given one up

    async def open(self, setup: Setup, host: str, guest: str) -> Table:
        """Open a table; the host sits on the first seat with the host's name and those here."""
        key, now = fresh_key(), self.clock()
        made = "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))
        events = opening(setup, host, key, now)
        table = Table.load(made, key, events)
        row = {"game": setup.game, "key": key, "public": setup.public, "opened_at": now}
        held = [(seat, guest) for seat in host_seats(setup, host)]
        await self.store.write(Write(made, events, {**row, **columns(table)}, held))
        self._keep(table)
        self._tell(table)
        return table

    async def table(self, name: str) -> Table:
        """Return a table as it is now, or raise UnknownTable."""
        if name in self.tables:
            self.tables.move_to_end(name)
            return self.tables[name]
        found = await self.store.load(name) if is_id(name) else None
        if found is None:
            raise UnknownTable(N_("there is no such table"))
        if name not in self.tables:  # another task may have loaded it meanwhile
            self._keep(Table.load(name, *found))
        return self.tables[name]

    async def ask(
        self,
        name: str,
        what: Callable[[Table, float], list[Event]],
        held: Sequence[tuple[int, str]] = (),
        released: Sequence[int] = (),
    ) -> Table:
        """Ask something of a table: lock, validate, store, publish. Refused changes nothing."""
        async with self._lock(name):
            for _ in range(TRIES):
                table = await self.table(name)
                events = what(table, self.clock())
                if not events:
                    return table
                try:
                    after = await self._store(table, events, held, released)
                except Conflict:
                    await self.catch_up(name)
                    continue
                self._tell(after)
                return after
        raise NotNow(N_("the table is too busy, try again"))

    async def hold(self, name: str, seat: int, guest: str) -> None:
        """Let one more guest hold a seat: another device of the same person."""
        await self.store.hold(name, seat, guest)
        self._forget_holders(name)

    async def seats_of(self, name: str, guest: str) -> list[int]:
        """Return the seats a guest holds at a table."""
        held = self._holders.get(name)
        if held is None:
            seatings = self._seatings
            held = await self.store.holders(name)
            if seatings == self._seatings and not self.store.is_shared:
                self._holders.put(name, held)
        return held.get(guest, [])

    async def check_holds(self, name: str, seat: int, guest: str) -> None:
        """Raise NotYours unless a guest holds a seat."""
        if seat not in await self.seats_of(name, guest):
            raise NotYours(N_("this seat is not yours"))

    async def catch_up(self, name: str) -> None:
        """Fold in what other processes have stored, and tell the watchers."""
        table = self.tables.get(name)
        if table is None:
            self.wake(name)  # who watches reads it anew
            return
        news = await self.store.events_after(name, table.version)
        now = self.tables.get(name, table)  # it may have moved on while we read
        news = [event for event in news if event.number > now.version]
        if news:
            after = now.after(news)
            self._keep(after)
            self._tell(after)

    @contextmanager
    def watch(self, name: str) -> Iterator[Watch]:
        """Hear about every change of a table."""
        watch = Watch()
        self.watches[name].add(watch)
        try:
            yield watch
        finally:
            self.watches[name].discard(watch)
            if not self.watches[name]:
                del self.watches[name]

    def wake(self, name: str) -> None:
        """Tell the watchers of a table that something about it has changed."""
        for watch in self.watches.get(name, ()):
            watch.changed.set()

    def close(self) -> None:
        """Let every stream end: the server is about to."""
        self.is_closing = True
        for name in list(self.watches):
            self.wake(name)

    async def _store(
        self,
        table: Table,
        events: list[Event],
        held: Sequence[tuple[int, str]],
        released: Sequence[int],
    ) -> Table:
        """Store events, then show the table after them; nobody sees what is not yet stored."""
        after = table.after(events)
        await self.store.write(Write(table.id, events, columns(after), held, released))
        if held or released:
            self._forget_holders(table.id)
        self._keep(after)
        return after

    def _forget_holders(self, name: str) -> None:
        self._seatings += 1
        self._holders.things.pop(name, None)

    def _tell(self, table: Table) -> None:
        self.wake(table.id)
        for listener in self.listeners:
            listener(table)

    def _keep(self, table: Table) -> None:
        known = self.tables.get(table.id)
        if known is None or known.version <= table.version:  # news may have come meanwhile
            self.tables[table.id] = table
        self.tables.move_to_end(table.id)
        while len(self.tables) > KEPT:
            self.tables.popitem(last=False)

    def _lock(self, name: str) -> asyncio.Lock:
        lock = self.locks.get(name)
        if lock is None:
            lock = self.locks[name] = asyncio.Lock()
        return lock


def is_id(name: str) -> bool:
    """Tell whether a table could have this id."""
    return len(name) == ID_LENGTH and set(name) <= set(ID_LETTERS)


def host_seats(setup: Setup, host: str) -> list[int]:
    """Return the seats of whoever opens a table: the own one and those at the device."""
    return [
        at
        for at, plan in enumerate(setup.seats)
        if plan.kind == DEVICE or (plan.kind == PERSON and plan.name == host)
    ]


def columns(table: Table) -> dict[str, Any]:
    """Return what the store keeps beside the events of a table, to find and list it."""
    return {
        "status": table.status,
        "changed_at": table.changed_at,
        "flag_at": table.clocks.next_flag() if table.status == PLAYING else None,
        "bots": bool(table.bots_to_move),
        "summary": summary(table),
    }


def summary(table: Table) -> dict[str, Any]:
    """Return what a list shows of a table; nothing in it is secret."""
    match = table.match
    return {
        "host": table.host,
        "seats": [
            {"kind": seat.kind, "name": seat.name, "level": seat.level or seat.substitute}
            for seat in table.seats
        ],
        "options": dict(table.setup.options),
        "pace": table.setup.pace.json(),
        "acting": table.acting,
        "moves": len(match.played) if match is not None else 0,
        "scores": match.scores() if match is not None and table.is_over else [],
        "winners": match.winners() if match is not None and table.is_over else [],
    }
