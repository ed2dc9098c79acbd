"""How often somebody may do something: generous for people and bots, too little for floods."""

from __future__ import annotations

import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field

from palas.table.errors import TooOften
from palas.table.languages import N_

TABLES = N_("too many tables at once: try again in {wait} s")
MESSAGES = N_("too many messages at once: try again in {wait} s")
ADDRESSES = N_("too many addresses at once: try again in {wait} s")
MOST_KEPT = 10_000  # who is remembered; the longest silent are forgotten first


@dataclass
class Limit:
    """At most so many times in so many seconds, for each who does it."""

    words: str  # what whoever did too much is told
    times: int
    seconds: float = 60.0
    clock: Callable[[], float] = time.monotonic
    seen: OrderedDict[str, deque[float]] = field(default_factory=OrderedDict)

    def check(self, who: str) -> None:
        """Count one more time, or raise TooOften."""
        now = self.clock()
        done = self.seen.setdefault(who, deque())
        self.seen.move_to_end(who)
        while done and done[0] <= now - self.seconds:
            done.popleft()
        if len(done) >= self.times:
            wait = max(1, round(done[0] + self.seconds - now))
            raise TooOften(self.words, wait)
        done.append(now)
        while len(self.seen) > MOST_KEPT:
            self.seen.popitem(last=False)


@dataclass
class Limits:
    """The limits of a server, each process for itself."""

    openings: Limit = field(default_factory=lambda: Limit(TABLES, 30))
    sayings: Limit = field(default_factory=lambda: Limit(MESSAGES, 30))
    addresses: Limit = field(default_factory=lambda: Limit(ADDRESSES, 5, 600.0))
    is_on: bool = True

    def check_opening(self, address: str) -> None:
        """Count a table opened from an address, or raise TooOften."""
        if self.is_on:
            self.openings.check(address)

    def check_saying(self, table: str, seat: int) -> None:
        """Count something said from a seat, or raise TooOften."""
        if self.is_on:
            self.sayings.check(f"{table} {seat}")

    def check_address(self, address: str) -> None:
        """Count an address for notices given from an address, or raise TooOften."""
        if self.is_on:
            self.addresses.check(address)
