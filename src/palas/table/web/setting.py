"""The form that sets a table: what was typed, as it was typed, and the set-up it means."""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from palas.draw.heraldry import ARMS
from palas.games import all_games
from palas.table.errors import WrongSetup
from palas.table.languages import N_, Text
from palas.table.setup import (
    BOT,
    DAYS,
    DEVICE,
    LIVE,
    LONGEST_NAME,
    NO_CLOCK,
    PERSON,
    Setup,
    another_name,
    clean_name,
    read_setup,
)
from palas.table.telling import HOUR, MINUTE, bot_name

if TYPE_CHECKING:
    from collections.abc import Mapping

    from palas.kernel.game import Game
    from palas.kernel.meta import Option

USUAL_SEATS = 3
MOST_SEATS = len(ARMS)
USUAL_LEVEL = "knight"
HOURS = (8, 24, 48, 72, 168)  # for a move
MINUTES, MORE = (1, 180), (0, 300)  # of a live clock, and seconds added for a move


def games_in_order() -> list[Game]:
    """Return the games as the hall shows them."""
    return sorted(all_games().values(), key=_place)


def _place(game: Game) -> tuple[float, str]:
    return (math.inf if game.hall is None else game.hall.order, game.id)


@dataclass(frozen=True)
class SeatDraft:
    """One more seat, as typed."""

    kind: str = PERSON
    level: str = USUAL_LEVEL
    name: str = ""


@dataclass(frozen=True)
class Draft:
    """A table that is being set, as typed."""

    game: str
    seats: tuple[SeatDraft, ...]  # without the host's own
    name: str = ""  # the host's
    options: Mapping[str, str] = field(default_factory=dict)
    pace: str = NO_CLOCK
    minutes: str = "20"
    more: str = "10"
    hours: str = "24"
    public: bool = False
    hints: bool = False
    wrong: str = ""  # what is to be mended, in the reader's language

    @property
    def rules(self) -> Game:
        """The game that is chosen."""
        return all_games()[self.game]

    @property
    def can_add(self) -> bool:
        """Whether the game has room for one more."""
        return len(self.seats) + 2 in self.rules.meta.seats

    @property
    def can_remove(self) -> bool:
        """Whether the game can do with one less."""
        return len(self.seats) in self.rules.meta.seats

    def chosen(self, option: Option) -> str:
        """Return the choice of an option, as a form says it."""
        return self.options.get(option.name, _said(option.default))

    def for_game(self, name: str) -> Draft:
        """Return the draft for another game, with as many seats as that game allows."""
        allowed = all_games()[name].meta.seats
        number = min(max(len(self.seats) + 1, allowed[0]), allowed[-1]) - 1
        seats = (*self.seats, *[SeatDraft()] * number)[:number]
        return replace(self, game=name, seats=seats, options={})

    def with_seat(self) -> Draft:
        """Return the draft with one more seat, as long as the game allows."""
        return replace(self, seats=(*self.seats, SeatDraft())) if self.can_add else self

    def without_seat(self, number: int) -> Draft:
        """Return the draft without one of its seats, as long as the game allows."""
        if not self.can_remove or not 0 <= number < len(self.seats):
            return self
        return replace(self, seats=self.seats[:number] + self.seats[number + 1 :])

    def setup(self, language: str) -> Setup:
        """Return the set-up the draft means, or raise WrongSetup; bots are named in a language."""
        host = self._name(self.name, Text(N_("Enter your name")))
        given = {
            "game": self.game,
            "seats": self._plans(host, language),
            "options": {
                name: value == "true" if value in ("true", "false") else value
                for name, value in self.options.items()
            },
            "public": self.public,
            "hints": self.hints,
            "pace": self._pace(),
        }
        return read_setup(given)

    def _plans(self, host: str, language: str) -> list[dict[str, str]]:
        """Return who sits where; the host shares the device with those who play at it."""
        shared = any(seat.kind == DEVICE for seat in self.seats)
        plans = [{"kind": DEVICE if shared else PERSON, "name": host}]
        for number, seat in enumerate(self.seats):
            name = ""
            if seat.kind == BOT:
                name = another_name(
                    bot_name(seat.level, language), {plan["name"] for plan in plans}
                )
            elif seat.kind == DEVICE:
                missing = Text(N_("Enter a name for seat {number}"), number=number + 2)
                name = self._name(seat.name, missing)
                if name in {plan["name"] for plan in plans}:
                    raise WrongSetup(N_("The name {name} is already taken"), name=name)
            plans.append({"kind": seat.kind, "name": name, "level": seat.level})
        return plans

    def _name(self, typed: str, missing: Text) -> str:
        if not typed.strip():
            raise WrongSetup(missing)
        try:
            return clean_name(typed)
        except WrongSetup:
            told = N_("A name can have at most {most} printable characters")
            raise WrongSetup(told, most=LONGEST_NAME) from None

    def _pace(self) -> dict[str, Any]:
        if self.pace == LIVE:
            minutes = _number(self.minutes, MINUTES, N_("Minutes per player"))
            more = _number(self.more, MORE, N_("Seconds added per move"))
            return {"kind": LIVE, "seconds": minutes * MINUTE, "more": more}
        if self.pace == DAYS:
            hours = _number(self.hours, (1, 720), N_("Hours per move"))
            return {"kind": DAYS, "seconds": hours * HOUR}
        return {"kind": self.pace}


def check_game(name: str) -> None:
    """Raise WrongSetup unless the house has a game."""
    if name not in all_games():
        raise WrongSetup(N_("There is no such game here"))


def fresh_draft(game: str, name: str) -> Draft:
    """Return the form as it first appears."""
    known = game if game in all_games() else games_in_order()[0].id
    start = Draft(known, (SeatDraft(),) * (USUAL_SEATS - 1), name)
    return start.for_game(known)


def read_draft(form: Mapping[str, str]) -> Draft:
    """Return what was typed, as far as it can be shown again."""
    game = form.get("game", "")
    rules = all_games().get(game) or games_in_order()[0]
    numbers = [number for number in range(2, MOST_SEATS + 1) if f"kind-{number}" in form]
    return Draft(
        game=rules.id,
        seats=tuple(_read_seat(form, number) for number in numbers),
        name=form.get("name", "")[:200],
        options={option.name: _read_option(form, option) for option in rules.meta.options},
        pace=form.get("pace", NO_CLOCK)[:10],
        minutes=form.get("minutes", "")[:10],
        more=form.get("more", "")[:10],
        hours=form.get("hours", "")[:10],
        public="public" in form,
        hints="hints" in form,
    )


def _read_seat(form: Mapping[str, str], number: int) -> SeatDraft:
    kind, name = form[f"kind-{number}"][:10], form.get(f"name-{number}", "")[:200]
    return SeatDraft(kind, form.get(f"level-{number}", USUAL_LEVEL)[:10], name)


def _read_option(form: Mapping[str, str], option: Option) -> str:
    if option.choices == (False, True):
        return "true" if f"option-{option.name}" in form else "false"
    return form.get(f"option-{option.name}", _said(option.default))


def _said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _number(typed: str, limits: tuple[int, int], what: str) -> int:
    low, high = limits
    if typed.strip().isdecimal() and low <= int(typed) <= high:
        return int(typed)
    wrong = N_("{what}: a number from {low} to {high}")
    raise WrongSetup(wrong, what=Text(what), low=low, high=high)
