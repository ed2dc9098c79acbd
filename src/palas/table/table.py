"""A table: what it is (see `folded`), and what may be asked of it now.

The methods here look at the table, raise Refused when something is not allowed, and return the
events to be stored; they change nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from unicodedata import category

from palas.kernel.keys import commitment
from palas.kernel.message import quoted
from palas.table import events as kinds
from palas.table.errors import NotNow, NotYours, Stale, TooMuch
from palas.table.events import Event
from palas.table.folded import OPEN, OVER, PLAYING, SHUT, Folded, Offer, Said, Seat
from palas.table.languages import N_
from palas.table.setup import BOT, DEVICE, PERSON, Setup, another_name, clean_name

if TYPE_CHECKING:
    from collections.abc import Collection

    from palas.kernel.match import Match

__all__ = ["OPEN", "OVER", "PLAYING", "SHUT", "Offer", "Said", "Seat", "Table"]

LONGEST_SAYING = 500
END, REPLACE = "end", "replace"  # what can be offered
UNSPEAKABLE = ("Cc", "Cs")  # control signs, and halves of signs that no page can show


class Table(Folded):
    """One table, and what people may do there."""

    def join(self, seat: int, name: str, now: float) -> list[Event]:
        """Let a person sit down on a free seat; the last one to come begins the game."""
        if self.status != OPEN:
            is_full = self.status == PLAYING
            raise NotNow(N_("this table is full") if is_full else N_("this table is closed"))
        self._check_seat(seat)
        if self.seats[seat].is_taken:
            taken = N_("seat {seat} is taken by {name}")
            raise NotNow(taken, seat=seat + 1, name=self.seats[seat].name)
        name = another_name(clean_name(name), {seat.name for seat in self.seats})
        joined = self._next(now, kinds.JOINED, seat, {"name": name})
        if self.free_seats == [seat]:
            return [joined, Event(self.version + 2, now, kinds.BEGAN, None, {})]
        return [joined]

    def leave(self, seat: int, now: float) -> list[Event]:
        """Let a person get up before the start."""
        if self.status != OPEN:
            raise NotNow(N_("the game has begun: ask the others to let a bot take over"))
        self._check_seat(seat)
        if not self.seats[seat].is_taken or self.seats[seat].kind != PERSON:
            raise NotNow(N_("this seat cannot be given up"))
        return [self._next(now, kinds.LEFT, seat)]

    def close(self, seat: int, now: float) -> list[Event]:
        """Give the table up before the start."""
        if self.status != OPEN:
            raise NotNow(N_("only a table that is still waiting for players can be closed"))
        return [self._next(now, kinds.CLOSED, seat)]

    def play(self, seat: int, move: int | str, now: float, decision: int | None) -> list[Event]:
        """Play a move of a seat; `decision` is how many it had made when it chose."""
        match = self._check_playing(seat)
        self._check_decision(seat, decision)
        if seat not in match.acting:
            raise NotNow(N_("it is not your turn"))
        action = match.find(move, seat)
        return [self._next(now, kinds.MOVED, seat, {"action": action})]

    def is_final(self, seat: int, action: int) -> bool:
        """Tell whether a legal move could not be taken back."""
        match = self._playing()
        after = match.state.copy()
        match.game.rules.apply(after, seat, action)
        return bool(after.reveals != match.state.reveals or after.over)

    def take_back(self, seat: int, now: float, decision: int | None) -> list[Event]:
        """Take the last move of a seat back, as far as the engine allows."""
        match = self._check_playing(seat)
        self._check_decision(seat, decision)
        match.check_undo(seat)
        return [self._next(now, kinds.UNDONE, seat)]

    def say(self, seat: int, text: str, now: float) -> list[Event]:
        """Say something to the table."""
        words = " ".join(text.split())
        if not words:
            raise NotNow(N_("the message is empty"))
        if len(words) > LONGEST_SAYING:
            raise TooMuch(N_("at most {most} characters at a time"), most=LONGEST_SAYING)
        if any(category(letter) in UNSPEAKABLE for letter in words):
            raise NotNow(N_("only printable characters"))
        return [self._next(now, kinds.SAID, seat, {"text": words})]

    def point(self, seat: int, to: int, action: int | None, now: float) -> list[Event]:
        """Suggest a move to a partner, or withdraw the suggestion."""
        match = self._check_playing(seat)
        if action is not None and action not in match.suggestions(seat, to):
            raise NotNow(N_("this cannot be suggested now"))
        return [self._next(now, kinds.POINTED, seat, {"to": to, "action": action})]

    def propose(
        self, seat: int, offer: str, about: int | None, now: float, here: Collection[int] = ()
    ) -> list[Event]:
        """Offer to end the game here, or to let a bot play for a person who is not `here`."""
        self._check_playing(seat)
        if self.offer is not None:
            raise NotNow(N_("another proposal is waiting for an answer"))
        content = {"offer": offer, "about": about if offer == REPLACE else None}
        if offer == REPLACE:
            self._check_replaceable(seat, about, here)
        elif offer != END:
            raise NotNow(N_("there is no proposal “{offer}”"), offer=quoted(offer))
        offered = self._next(now, kinds.OFFERED, seat, content)
        return [offered, *self._settled(now, offer, about, frozenset((seat,)), self.version + 2)]

    def answer(self, seat: int, yes: bool, now: float) -> list[Event]:
        """Agree to a proposal or decline it."""
        self._check_playing(seat)
        if self.offer is None:
            raise NotNow(N_("there is no open proposal"))
        if seat == self.offer.about:
            yes = False  # the person is back
        answered = self._next(now, kinds.ANSWERED, seat, {"yes": yes})
        if not yes:
            return [answered]
        agreed = self.offer.agreed | {seat}
        kind, about = self.offer.kind, self.offer.about
        return [answered, *self._settled(now, kind, about, agreed, self.version + 2)]

    def _settled(
        self, now: float, kind: str, about: int | None, agreed: frozenset[int], number: int
    ) -> list[Event]:
        """Return what follows when everybody who must agree has agreed."""
        needed = set(self.people) - {about}
        if not needed <= agreed:
            return []
        if kind == END:
            return [Event(number, now, kinds.AGREED, None, {})]
        content = {"by": "knight", "why": "agreed"}
        return [Event(number, now, kinds.REPLACED, about, content)]

    def substitute(self, seat: int, level: str, why: str, now: float) -> list[Event]:
        """Let a bot play for a seat: its clock ran out, or its bot failed."""
        self._check_playing(seat)
        if self.seats[seat].bot == level:
            raise NotNow(N_("this bot is already playing for the seat"))
        return [self._next(now, kinds.REPLACED, seat, {"by": level, "why": why})]

    def come_back(self, seat: int, now: float) -> list[Event]:
        """Let the person of a seat play again."""
        self._check_playing(seat)
        if self.seats[seat].kind == BOT or not self.seats[seat].substitute:
            raise NotNow(N_("no bot is playing for you"))
        return [self._next(now, kinds.RETURNED, seat)]

    def play_again(self, seat: int, table: str, now: float) -> list[Event]:
        """Tell the others where the next game is."""
        if self.status != OVER:
            raise NotNow(N_("the game is not over"))
        if self.rematch:
            raise NotNow(N_("the next table is already open"))
        return [self._next(now, kinds.REMATCHED, seat, {"table": table})]

    def _next(
        self, now: float, kind: str, seat: int | None, content: dict[str, Any] | None = None
    ) -> Event:
        return Event(self.version + 1, now, kind, seat, content or {})

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            last = len(self.seats) - 1
            raise NotYours(N_("seats are 0 to {last}, not {seat}"), last=last, seat=seat)

    def _check_playing(self, seat: int) -> Match:
        self._check_seat(seat)
        if self.status == OVER:
            raise NotNow(N_("the game is over"))
        return self._playing()

    def _check_decision(self, seat: int, decision: int | None) -> None:
        if decision is not None and decision != self.seats[seat].decisions:
            raise Stale(N_("the table has moved on since: look again"))

    def _check_replaceable(self, seat: int, about: int | None, here: Collection[int]) -> None:
        if about is None:
            raise NotNow(N_("say which seat"))
        self._check_seat(about)
        if about == seat or self.seats[about].bot:
            raise NotNow(N_("only another person’s seat can be given to a bot"))
        if about in here:
            raise NotNow(N_("only the seat of someone who has left can be given to a bot"))


def opening(setup: Setup, host: str, key: bytes, now: float) -> list[Event]:
    """Return the first events of a new table."""
    content = {"setup": setup.json(), "host": host, "commitment": commitment(key)}
    opened = Event(1, now, kinds.OPENED, None, content)
    if all(plan.name for plan in setup.seats):
        return [opened, Event(2, now, kinds.BEGAN, None, {})]
    return [opened]


def seats_at_device(setup: Setup) -> list[int]:
    """Return the seats that people share at one device."""
    return [at for at, plan in enumerate(setup.seats) if plan.kind == DEVICE]
