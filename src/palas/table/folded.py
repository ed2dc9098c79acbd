"""What a table is: the sum of its events. `take` folds one in and never refuses."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple, Self

from palas.table import events as kinds
from palas.table.clocks import Clocks
from palas.table.errors import NotNow, UnknownTable
from palas.table.events import Event
from palas.table.languages import N_
from palas.table.setup import Setup, read_setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.kernel.match import Match

OPEN, PLAYING, OVER, SHUT = "open", "playing", "over", "closed"
CLOCKED = (  # after these, other clocks may run
    *(kinds.BEGAN, kinds.MOVED, kinds.UNDONE, kinds.AGREED, kinds.REPLACED, kinds.RETURNED),
)


@dataclass
class Seat:
    """One seat of a table."""

    kind: str
    name: str  # empty while nobody has come
    level: str = ""  # of a bot
    substitute: str = ""  # the level that plays for an absent person or for a bot that failed
    decisions: int = 0  # moves and takebacks so far: what a page was made for
    since: int = 0  # the event with which its person sat down: tokens of others are void

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits here."""
        return bool(self.name)

    @property
    def bot(self) -> str:
        """The level of the bot that moves for this seat now, or nothing."""
        return self.substitute or self.level


class Said(NamedTuple):
    """A line of the chat."""

    seat: int
    at: float
    text: str


class Offer(NamedTuple):
    """Something that needs the others' consent."""

    kind: str
    about: int | None  # the seat to be replaced
    agreed: frozenset[int]


@dataclass
class Folded:
    """One table, from its opening to its rematch, as its events made it."""

    id: str
    key: bytes  # of the shuffle: a secret until the game is over
    setup: Setup
    seats: list[Seat]
    clocks: Clocks
    status: str = OPEN
    version: int = 0  # the number of the last event
    events: list[Event] = field(default_factory=list)  # all of them, the oldest first
    match: Match | None = None
    chat: list[Said] = field(default_factory=list)
    offer: Offer | None = None
    pointers: dict[int, tuple[int, int]] = field(default_factory=dict)  # from: (to, action)
    rematch: str = ""
    host: str = ""
    opened_at: float = 0.0
    changed_at: float = 0.0
    moved_at: list[float] = field(default_factory=list)  # when each move was made
    commitment: str = ""
    notes: list[tuple[int, Event]] = field(default_factory=list)
    # events that the log tells beside the moves, each with the number of moves before it

    @classmethod
    def load(cls, table: str, key: bytes, events: Sequence[Event]) -> Self:
        """Return a table as its events made it."""
        if not events or events[0].kind != kinds.OPENED:
            raise UnknownTable(N_("table {table} has no beginning"), table=table)
        setup = read_setup(events[0].content["setup"])
        seats = [Seat(plan.kind, plan.name, plan.level) for plan in setup.seats]
        made = cls(table, key, setup, seats, Clocks.start(setup.pace, len(seats)))
        for event in events:
            made.take(event)
        return made

    def after(self, events: Sequence[Event]) -> Self:
        """Return the table after more events; this one stays as it is."""
        made = replace(
            self,
            seats=[replace(seat) for seat in self.seats],
            clocks=self.clocks.copy(),
            match=self.match and self.match.copy(),
            chat=self.chat[:],
            pointers=dict(self.pointers),
            moved_at=self.moved_at[:],
            notes=self.notes[:],
            events=self.events[:],
        )
        for event in events:
            made.take(event)
        return made

    # what the table is like now

    @property
    def is_over(self) -> bool:
        """Whether the game has ended: only then is the key of the shuffle told."""
        return self.status == OVER

    @property
    def acting(self) -> list[int]:
        """The seats that may act now."""
        return self.match.acting if self.match is not None else []

    @property
    def bots_to_move(self) -> list[int]:
        """The seats that may act now and are played by a bot."""
        return [seat for seat in self.acting if self.seats[seat].bot]

    @property
    def free_seats(self) -> list[int]:
        """The seats that still wait for a person."""
        return [at for at, seat in enumerate(self.seats) if not seat.is_taken]

    @property
    def people(self) -> list[int]:
        """The seats that people play themselves, now."""
        return [at for at, seat in enumerate(self.seats) if seat.is_taken and not seat.bot]

    # folding events in

    def take(self, event: Event) -> None:
        """Fold the next event in."""
        assert event.number == self.version + 1, f"event {event.number} after {self.version}"
        self.version = event.number
        self.events.append(event)
        self.changed_at = event.at
        getattr(self, f"_take_{event.kind}")(event)
        if event.kind in (kinds.REPLACED, kinds.RETURNED, kinds.AGREED, kinds.OFFERED):
            self.notes.append((self._ply(), event))
        if self.match is not None and self.status != OVER:
            self._run_clocks(event)
            if self.match.is_over:
                self.status, self.offer = OVER, None
                self.pointers.clear()

    def _run_clocks(self, event: Event) -> None:
        """Let the clocks of the people who may act now run."""
        if event.kind == kinds.UNDONE:
            self.clocks.take_back()
        elif event.kind == kinds.RETURNED:
            self.clocks.give_again(_seat(event))
        if event.kind in (kinds.REPLACED, kinds.RETURNED):
            self.clocks.settle()
        if event.kind in CLOCKED:
            people = [seat for seat in self.acting if not self.seats[seat].bot]
            moved = event.seat if event.kind == kinds.MOVED else None
            self.clocks.run(event.at, people, moved)

    def _ply(self) -> int:
        return len(self.match.played) if self.match is not None else 0

    def _take_opened(self, event: Event) -> None:
        self.host = event.content["host"]
        self.commitment = event.content["commitment"]
        self.opened_at = event.at

    def _take_joined(self, event: Event) -> None:
        seat = self.seats[_seat(event)]
        seat.name, seat.since = event.content["name"], event.number

    def _take_left(self, event: Event) -> None:
        seat = self.seats[_seat(event)]
        seat.name, seat.since = "", event.number

    def _take_began(self, _: Event) -> None:
        names = [seat.name for seat in self.seats]
        rules = self.setup.rules
        self.match = rules.new(len(names), options=self.setup.options, key=self.key, names=names)
        self.status = PLAYING

    def _take_moved(self, event: Event) -> None:
        seat, match = _seat(event), self._playing()
        match.play(int(event.content["action"]), seat)
        match.state.share(match.positions[-2])  # positions of the past are only read
        self.moved_at.append(event.at)
        self.seats[seat].decisions += 1
        self._drop_pointers(seat)

    def _take_undone(self, event: Event) -> None:
        self._playing().undo(_seat(event))
        self.moved_at.pop()
        self.seats[_seat(event)].decisions += 1
        self._drop_pointers(_seat(event))

    def _drop_pointers(self, seat: int) -> None:
        """Forget what was suggested to a seat that has acted, and what it suggested."""
        kept = {
            giver: (to, action)
            for giver, (to, action) in self.pointers.items()
            if to != seat and giver != seat
        }
        self.pointers = kept

    def _take_said(self, event: Event) -> None:
        self.chat.append(Said(_seat(event), event.at, event.content["text"]))

    def _take_pointed(self, event: Event) -> None:
        seat = _seat(event)
        if event.content.get("action") is None:
            self.pointers.pop(seat, None)
        else:
            self.pointers[seat] = (event.content["to"], event.content["action"])

    def _take_offered(self, event: Event) -> None:
        about = event.content.get("about")
        self.offer = Offer(event.content["offer"], about, frozenset((_seat(event),)))

    def _take_answered(self, event: Event) -> None:
        if self.offer is None:
            return
        if event.content["yes"]:
            self.offer = self.offer._replace(agreed=self.offer.agreed | {_seat(event)})
        else:
            self.offer = None

    def _take_replaced(self, event: Event) -> None:
        self.seats[_seat(event)].substitute = event.content["by"]
        self.offer = None

    def _take_returned(self, event: Event) -> None:
        self.seats[_seat(event)].substitute = ""

    def _take_agreed(self, _: Event) -> None:
        self._playing().end_by_agreement()
        self.offer = None

    def _take_rematched(self, event: Event) -> None:
        self.rematch = event.content["table"]

    def _take_closed(self, _: Event) -> None:
        self.status = SHUT

    def _playing(self) -> Match:
        if self.match is None:
            raise NotNow(N_("the game has not begun"))
        return self.match


def _seat(event: Event) -> int:
    assert event.seat is not None, f"event {event.number} names no seat"
    return event.seat
