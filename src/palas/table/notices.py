"""Notices for games over days: who is not looking is told of a turn, once and not too often."""

from __future__ import annotations

import asyncio
import json
import logging
import math
import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from palas.table import notice_sender as sender
from palas.table.languages import N_, translations
from palas.table.notice_address import WrongAddress, read_address
from palas.table.readers import for_reader
from palas.table.setup import LIVE
from palas.table.store.addresses import Addresses, Subscription
from palas.table.table import PLAYING

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.table.config import Config
    from palas.table.house import House
    from palas.table.table import Table

GAP = 600.0  # seconds between two notices to the same guest
TICK = 1.0  # seconds between two looks at who has waited long enough
PATIENCE = 20.0  # seconds in which a notice must be sent
AT_ONCE = 2  # notices on their way

log = logging.getLogger(__name__)


class Notice(NamedTuple):
    """What is sent."""

    title: str
    body: str


@dataclass
class Turn:
    """A decision that waits for a person."""

    decision: int
    due: float  # when to tell; never when everybody knows


class Notices:
    """Watches all turns of people."""

    def __init__(self, house: House, is_looking: Callable[[str], bool], config: Config) -> None:
        self.house = house
        self.is_looking = is_looking  # whether a guest has a table open
        self.config = config
        self.addresses = Addresses(house.store.engine)
        self.turns: dict[tuple[str, int], Turn] = {}
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.ticking: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to watch."""
        self.house.listeners.append(self.look)
        self.ticking = asyncio.create_task(self._tick(), name="notices")

    async def close(self) -> None:
        """Watch no longer, and give up what is on its way."""
        self.house.listeners.remove(self.look)
        for task in (self.ticking, *self.tasks):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def subscribe(self, wish: Subscription) -> None:
        """Keep where a guest wants to be told, once a first word has reached it."""
        read_address(wish.address, self.config.local_notices)
        if why := await self._send(wish.address, greeting(wish.language)):
            raise WrongAddress(why)
        await self.addresses.keep(wish)

    def look(self, table: Table) -> None:
        """Remember whose turn it is, and since when."""
        is_slow = table.status == PLAYING and table.setup.pace.kind != LIVE
        waiting = {seat for seat in table.acting if is_slow and not table.seats[seat].bot}
        for at, seat in enumerate(table.seats):
            known = self.turns.get((table.id, at))
            if at not in waiting:
                self.turns.pop((table.id, at), None)
            elif known is None or known.decision != seat.decisions:
                due = self.house.clock() + self.config.notice_wait
                self.turns[table.id, at] = Turn(seat.decisions, due)

    async def check(self) -> None:
        """Tell those whose turn has waited long enough."""
        now = self.house.clock()
        for (name, seat), turn in list(self.turns.items()):
            if turn.due <= now:
                table = await self.house.table(name)
                about = f"{name} {seat} {turn.decision}"
                wishes = await self.addresses.at_seat(name, seat)
                if self.turns.get((name, seat)) is turn:  # it has not passed meanwhile
                    again = [await self._tell(table, about, wish) for wish in wishes]
                    turn.due = min(again, default=math.inf)

    async def _tell(self, table: Table, about: str, wish: Subscription) -> float:
        """Tell one guest, and return when to try again."""
        now = self.house.clock()
        if wish.about == about or self.is_looking(wish.guest):
            return math.inf
        if not await self.addresses.claim(wish.guest, about, now, GAP):
            return max(now + TICK, wish.sent_at + GAP)
        task = asyncio.create_task(self._deliver(table, wish))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return math.inf

    async def _deliver(self, table: Table, wish: Subscription) -> None:
        if why := await self._send(wish.address, your_turn(table, wish)):
            log.warning("a notice of table %s was not sent: %s", table.id, why)

    async def _send(self, address: str, notice: Notice) -> str:
        """Send a notice from a process of its own; return why it did not work, or nothing."""
        content = {"address": address, **notice._asdict(), "local": self.config.local_notices}
        async with self.gate:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", sender.__name__),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, "PALAS_COMPILER": "off"},
            )
            try:
                async with asyncio.timeout(PATIENCE):
                    await process.communicate(json.dumps(content).encode())
            except TimeoutError:
                return WHY_NOT[sender.NOT_SENT]
            finally:
                with suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        return WHY_NOT.get(process.returncode or 0, WHY_NOT[sender.NOT_SENT])

    async def _tick(self) -> None:
        is_new = True
        while True:
            try:
                if is_new:  # turns that began while no server ran, or shortly before it ended
                    for name in await self.addresses.tables():
                        self.look(await self.house.table(name))
                is_new = False
                await self.check()
            except Exception:  # the store may be away for a while
                log.exception("the turns could not be looked at")
            await asyncio.sleep(min(TICK, self.config.notice_wait or TICK))


WHY_NOT = {
    sender.SENT: "",
    sender.NOT_SENT: N_("nothing could be sent there: check the address"),
    sender.NO_ADDRESS: N_("nothing can be sent to this address"),
    sender.FORBIDDEN: N_("notifications are not sent into the server’s own network"),
}


def greeting(language: str) -> Notice:
    """Return the first word to an address."""
    _ = translations(language).gettext
    return Notice("Palas", _("Palas will notify you here when it is your turn."))


def your_turn(table: Table, wish: Subscription) -> Notice:
    """Return the word that it is a guest's turn; it holds only what everybody may know."""
    _ = translations(wish.language).gettext
    game = table.setup.rules.meta.titles[wish.language]
    names = ", ".join(seat.name for seat in for_reader(table, wish.language).seats)
    title = _("%(game)s: it is your turn") % {"game": game}
    return Notice(title, f"{names}\n{wish.base}/t/{table.id}")
