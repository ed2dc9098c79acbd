"""What is known about a game without loading its rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from palas.kernel.errors import UnknownOption, WrongComponents, WrongSeats, suggestion

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES = ("en", "de", "ru")
Value = bool | str


@dataclass(frozen=True)
class Option:
    """A choice made when a game is set up: yes or no, or one of several words."""

    name: str
    default: Value
    help: Mapping[str, str]
    choices: tuple[Value, ...] = (False, True)

    def parse(self, given: object) -> Value:
        """Return the choice a user means, or raise UnknownOption."""
        words: dict[object, Value] = {str(choice).lower(): choice for choice in self.choices}
        if self.choices == (False, True):
            words |= {"yes": True, "no": False, "on": True, "off": False, "1": True, "0": False}
        try:
            return words[str(given).strip().lower()]
        except KeyError:
            allowed = ", ".join(str(choice).lower() for choice in self.choices)
            raise UnknownOption(f"option {self.name} is one of: {allowed}; not {given!r}") from None

    def number(self, choice: Value) -> int:
        """Return the choice as the number the rules see."""
        return self.choices.index(choice)


@dataclass(frozen=True)
class Meta:
    """Titles, seats, options and components of a game."""

    id: str
    version: int  # rises whenever a rule or a component changes
    titles: Mapping[str, str]
    author: str
    edition: str
    summary: Mapping[str, str]
    seats: range
    options: tuple[Option, ...]
    components: Mapping[str, Any]
    certainty: str  # how sure the components are
    stalls: bool = False  # random moves may go on for ever: playouts follow the game's policy
    silent: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    # by number of seats: names of players without a seat, who score and may win

    def players(self, seats: int) -> int:
        """Return how many players score: the seats, and those who have none."""
        return seats + len(self.silent.get(seats, ()))

    def check_seats(self, seats: int) -> int:
        """Return the number of seats, or raise WrongSeats."""
        if seats not in self.seats:
            lowest, highest = self.seats[0], self.seats[-1]
            allowed = f"{lowest} to {highest}" if lowest < highest else str(lowest)
            raise WrongSeats(f"{self.id} is for {allowed} seats, not {seats}")
        return seats

    def read_options(self, given: Mapping[str, object] | None) -> dict[str, Value]:
        """Return every option with its value, defaults filled in, or raise UnknownOption."""
        known = {option.name: option for option in self.options}
        for name in given or {}:
            if name not in known:
                raise UnknownOption(
                    f"{self.id} has no option {name!r}{suggestion(name, known)}"
                    f" (options: {', '.join(known) or 'none'})"
                )
        return {
            name: option.parse((given or {}).get(name, option.default))
            for name, option in known.items()
        }

    def option_numbers(self, values: Mapping[str, Value]) -> list[int]:
        """Return the options as the numbers `begin` takes, never an empty list."""
        return [option.number(values[option.name]) for option in self.options] or [0]

    def check_components(self, given: object) -> None:
        """Raise WrongComponents unless a component file says just what this game has."""
        if not isinstance(given, dict):
            raise WrongComponents("a component file is a JSON object of names and values")
        for name, value in given.items():
            if name not in self.components:
                raise WrongComponents(
                    f"{self.id} has no component {name!r}{suggestion(name, self.components)}"
                )
            if value != self.components[name]:
                raise WrongComponents(
                    f"{self.id}: {name} is {self.components[name]!r}"
                    f" ({self.certainty}), not {value!r}"
                )

    def json(self) -> dict[str, Any]:
        """Return everything as plain JSON."""
        return {
            "id": self.id,
            "version": self.version,
            "titles": dict(self.titles),
            "author": self.author,
            "edition": self.edition,
            "summary": dict(self.summary),
            "seats": list(self.seats),
            "options": [
                {
                    "name": option.name,
                    "default": option.default,
                    "choices": list(option.choices),
                    "help": dict(option.help),
                }
                for option in self.options
            ],
            "components": {**self.components, "certainty": self.certainty},
        }
