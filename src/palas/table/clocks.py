"""The clocks of a table, from its events alone.

Only people have clocks, each of their seats its own; the clocks of all who may act run at
once. A move that is taken back was never made: the clocks stand as if its seat had thought
all the while. Who comes back after a bot played on gets a little time again.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from palas.table.setup import DAYS, NO_CLOCK, Pace

if TYPE_CHECKING:
    from collections.abc import Iterable

AGAIN = 60.0  # seconds, or a tenth of a longer game, for a seat that comes back


class Moment(NamedTuple):
    """The clocks just before a move, and before the move before that."""

    left: tuple[float, ...]
    running: frozenset[int]
    at: float
    before: Moment | None


@dataclass
class Clocks:
    """How many seconds every seat has left."""

    pace: Pace
    left: list[float]
    running: set[int] = field(default_factory=set)
    since: float = 0.0
    before: Moment | None = None  # what can be taken back

    @classmethod
    def start(cls, pace: Pace, seats: int) -> Clocks:
        """Return clocks that have not begun to run."""
        return cls(pace, [float(pace.seconds)] * seats)

    def copy(self) -> Clocks:
        """Return clocks that run on independently."""
        return replace(self, left=self.left[:], running=set(self.running))

    @property
    def are_used(self) -> bool:
        """Whether the table plays with clocks at all."""
        return self.pace.kind != NO_CLOCK

    def run(self, at: float, acting: Iterable[int], moved: int | None = None) -> None:
        """Let the clocks of those who acted until now stand, and those of `acting` run."""
        for seat in self.running:
            self.left[seat] -= max(0.0, at - self.since)
        if moved is not None and self.are_used:
            self.before = Moment(tuple(self.left), frozenset(self.running), at, self.before)
            if moved in self.running:  # a bot has no clock
                self._reward(moved)
        self.running, self.since = set(acting), at

    def take_back(self) -> None:
        """Let the last move not have been made; `run` comes next."""
        if self.before is not None:
            left, running, self.since, self.before = self.before
            self.left, self.running = list(left), set(running)

    def give_again(self, seat: int) -> None:
        """Give a seat that comes back enough to play on."""
        whole = float(self.pace.seconds)
        enough = whole if self.pace.kind == DAYS else min(whole, max(AGAIN, whole / 10))
        self.left[seat] = max(self.left[seat], enough)

    def settle(self) -> None:
        """Let nothing before now be taken back: another one has begun to play for a seat."""
        self.before = None

    def seconds_left(self, seat: int, now: float) -> float:
        """Return how many seconds a seat has left now."""
        spent = max(0.0, now - self.since) if seat in self.running else 0.0
        return self.left[seat] - spent

    def out_of_time(self, now: float) -> list[int]:
        """Return the seats whose time is over."""
        if not self.are_used:
            return []
        return [seat for seat in sorted(self.running) if self.seconds_left(seat, now) <= 0]

    def next_flag(self) -> float | None:
        """Return when the next clock runs out if nobody moves."""
        if not self.are_used or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def _reward(self, seat: int) -> None:
        """Add the time for a move."""
        self.left[seat] += self.pace.more
        if self.pace.kind == DAYS:
            self.left[seat] = float(self.pace.seconds)
