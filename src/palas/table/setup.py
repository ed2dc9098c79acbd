"""How a table is set up: game, options, who sits where, pace; checked once, stored for ever."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from palas.bots.settings import LEVELS
from palas.games import game as game_by_id
from palas.kernel.errors import PalasError
from palas.table.errors import WrongSetup

if TYPE_CHECKING:
    from collections.abc import Mapping

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
            raise WrongSetup("seats is a list, one entry a seat")
        seats = tuple(_read_seat(number, plan) for number, plan in enumerate(plans))
        game.meta.check_seats(len(seats))
        options = game.meta.read_options(_object(given.get("options", {}), "options"))
    except WrongSetup:
        raise
    except PalasError as wrong:
        raise WrongSetup(str(wrong)) from None
    if all(seat.kind == BOT for seat in seats):
        raise WrongSetup("a table needs at least one person")
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
        raise WrongSetup(f"a name has 1 to {LONGEST_NAME} characters")
    if not name.isprintable():
        raise WrongSetup("a name consists of printable characters")
    return name


def _object(given: object, name: str) -> Mapping[str, Any]:
    if not isinstance(given, dict):
        raise WrongSetup(f"{name} is an object")
    return given


def _read_seat(number: int, given: object) -> SeatPlan:
    plan = _object(given, f"seat {number + 1}")
    kind, name, level = (plan.get(key) or "" for key in ("kind", "name", "level"))
    if kind not in KINDS:
        raise WrongSetup(f"seat {number + 1}: kind is one of {', '.join(KINDS)}; not {kind!r}")
    if kind == BOT:
        if level not in BOT_LEVELS:
            raise WrongSetup(
                f"seat {number + 1}: level is one of {', '.join(BOT_LEVELS)}; not {level!r}"
            )
        return SeatPlan(BOT, clean_name(name or str(level).capitalize()), str(level))
    if kind == DEVICE and not name:
        raise WrongSetup(f"seat {number + 1}: who plays at this device needs a name")
    return SeatPlan(str(kind), clean_name(name) if name else "")


def _read_pace(given: Mapping[str, Any]) -> Pace:
    kind = given.get("kind", NO_CLOCK)
    if kind == NO_CLOCK:
        return Pace()
    if kind not in (LIVE, DAYS):
        raise WrongSetup(f"pace: kind is one of {NO_CLOCK}, {LIVE}, {DAYS}; not {kind!r}")
    seconds, more = given.get("seconds"), given.get("more", 0)
    if type(seconds) is not int or not SHORTEST <= seconds <= LONGEST:
        raise WrongSetup(f"pace: seconds is a number from {SHORTEST} to {LONGEST}")
    if type(more) is not int or not 0 <= more <= LONGEST:
        raise WrongSetup(f"pace: more is a number from 0 to {LONGEST}")
    return Pace(str(kind), seconds, more if kind == LIVE else 0)
