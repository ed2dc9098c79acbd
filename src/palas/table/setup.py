"""How a table is set up: game, options, who sits where, pace; checked once, stored for ever."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from palas.bots.settings import LEVELS
from palas.games import game as game_by_id
from palas.kernel.errors import PalasError
from palas.kernel.message import quoted
from palas.table.errors import WrongSetup
from palas.table.languages import N_

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from palas.kernel.game import Game
    from palas.kernel.meta import Value

PERSON, BOT, DEVICE = "person", "bot", "device"
KINDS = (PERSON, BOT, DEVICE)
BOT_LEVELS = ("greedy", *LEVELS)
LONGEST_NAME = 24
NO_CLOCK, LIVE, DAYS = "none", "live", "days"
SHORTEST, LONGEST = 10, 60 * 60 * 24 * 30  # seconds


@dataclass(frozen=True)
class SeatPlan:
    """Who a seat is meant for: a person with a link, a bot of a level, a person at this device."""

    kind: str = PERSON
    name: str = ""  # empty for a person who has not come yet
    level: str = ""  # of a bot

    def json(self) -> dict[str, str]:
        """Return the plan as plain JSON."""
        return {"kind": self.kind, "name": self.name, "level": self.level}


@dataclass(frozen=True)
class Pace:
    """No clock, a clock for the whole game (`live`), or for every move (`days`)."""

    kind: str = NO_CLOCK
    seconds: int = 0
    more: int = 0  # live: added for every move

    def json(self) -> dict[str, Any]:
        """Return the pace as plain JSON."""
        return {"kind": self.kind, "seconds": self.seconds, "more": self.more}


@dataclass(frozen=True)
class Setup:
    """All that is agreed before the first deal."""

    game: str
    version: int
    seats: tuple[SeatPlan, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    public: bool = False
    hints: bool = False
    pace: Pace = Pace()

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return game_by_id(self.game)

    def json(self) -> dict[str, Any]:
        """Return the set-up as plain JSON, read again by `read_setup`."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": [seat.json() for seat in self.seats],
            "options": dict(self.options),
            "public": self.public,
            "hints": self.hints,
            "pace": self.pace.json(),
        }


def read_setup(given: Mapping[str, Any]) -> Setup:
    """Return the set-up that plain JSON describes, or raise WrongSetup."""
    try:
        game = game_by_id(str(given.get("game", "")))
        plans = given.get("seats", ())
        if not isinstance(plans, (list, tuple)):
            raise WrongSetup(N_("seats is a list, one entry per seat"))
        seats = tuple(_read_seat(number, plan) for number, plan in enumerate(plans))
        game.meta.check_seats(len(seats))
        options = game.meta.read_options(_object(given.get("options", {}), "options"))
    except WrongSetup:
        raise
    except PalasError as wrong:
        raise WrongSetup(wrong.message) from None
    if all(seat.kind == BOT for seat in seats):
        raise WrongSetup(N_("a table needs at least one person"))
    return Setup(
        game.id,
        int(given.get("version", game.meta.version)),
        seats,
        options,
        given.get("public") is True,
        given.get("hints") is True,
        _read_pace(_object(given.get("pace", {}), "pace")),
    )


def clean_name(given: object) -> str:
    """Return a name fit to be shown, or raise WrongSetup."""
    name = " ".join(str(given).split())
    if not name or len(name) > LONGEST_NAME:
        raise WrongSetup(N_("a name has 1 to {most} characters"), most=LONGEST_NAME)
    if not name.isprintable():
        raise WrongSetup(N_("a name consists of printable characters"))
    return name


def another_name(name: str, taken: Collection[str]) -> str:
    """Return a name that nobody at the table has: 'Anna', or 'Anna 2'."""
    number, own = 2, name
    while own in taken:
        own, number = f"{name} {number}", number + 1
    return own


def _one_of(what: str, allowed: Sequence[str], given: object) -> WrongSetup:
    words = N_("{what} is one of {allowed}; not “{given}”")
    return WrongSetup(words, what=what, allowed=list(allowed), given=quoted(str(given)))


def _number(what: str, low: int, high: int) -> WrongSetup:
    return WrongSetup(N_("{what}: a number from {low} to {high}"), what=what, low=low, high=high)


def _object(given: object, name: str) -> Mapping[str, Any]:
    if not isinstance(given, dict):
        raise WrongSetup(N_("{name} is an object"), name=name)
    return given


def _read_seat(number: int, given: object) -> SeatPlan:
    plan = _object(given, f"seats[{number}]")
    kind, name, level = (plan.get(key) or "" for key in ("kind", "name", "level"))
    if kind not in KINDS:
        raise _one_of(f"seats[{number}].kind", KINDS, kind)
    if kind == BOT:
        if level not in BOT_LEVELS:
            raise _one_of(f"seats[{number}].level", BOT_LEVELS, level)
        return SeatPlan(BOT, clean_name(name or str(level).capitalize()), str(level))
    if kind == DEVICE and not name:
        raise WrongSetup(N_("who plays at this device needs a name: seat {seat}"), seat=number + 1)
    return SeatPlan(str(kind), clean_name(name) if name else "")


def _read_pace(given: Mapping[str, Any]) -> Pace:
    kind = given.get("kind", NO_CLOCK)
    if kind == NO_CLOCK:
        return Pace()
    if kind not in (LIVE, DAYS):
        raise _one_of("pace.kind", (NO_CLOCK, LIVE, DAYS), kind)
    seconds, more = given.get("seconds"), given.get("more", 0)
    if type(seconds) is not int or not SHORTEST <= seconds <= LONGEST:
        raise _number("pace.seconds", SHORTEST, LONGEST)
    if type(more) is not int or not 0 <= more <= LONGEST:
        raise _number("pace.more", 0, LONGEST)
    return Pace(str(kind), seconds, more if kind == LIVE else 0)
