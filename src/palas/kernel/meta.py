"""What is known about a game without loading its rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from palas.kernel import components
from palas.kernel.errors import UnknownOption, WrongComponents, WrongSeats, suggestion
from palas.kernel.message import Message, json_words, quoted
from palas.kernel.phrases import LANGUAGES, Phrases, in_language

if TYPE_CHECKING:
    from collections.abc import Mapping

Value = bool | str

WRONG: dict[str, Phrases] = {
    "choice": (
        "option {name} is one of: {allowed}; not “{given}”",
        "Option {name}: Möglich sind {allowed}, nicht „{given}“",
        "вариант {name} — одно из: {allowed}; а не «{given}»",
    ),
    "seats": (
        "{game} is for {allowed} seats, not {seats}",
        "{game} spielt man auf {allowed} Plätzen, nicht auf {seats}",
        "{game}: мест {allowed}, а не {seats}",
    ),
    "range": ("{low} to {high}", "{low} bis {high}", "от {low} до {high}"),
    "option": (
        "{game} has no option “{given}”{close} (options: {known})",
        "{game} hat keine Option „{given}“{close} (Optionen: {known})",
        "у игры {game} нет варианта «{given}»{close} (варианты: {known})",
    ),
    "none": ("none", "keine", "нет"),
    "component": (
        "{game} has no component “{given}”{close}",
        "{game} hat kein Spielmaterial „{given}“{close}",
        "у игры {game} нет компонента «{given}»{close}",
    ),
    "value": (
        "{game}: {name} is {known} ({certainty}), not {given}",
        "{game}: {name} ist {known} ({certainty}), nicht {given}",
        "{game}: {name} — {known} ({certainty}), а не {given}",
    ),
}


@dataclass(frozen=True)
class Option:
    """A choice made when a game is set up: yes or no, or one of several words."""

    name: str
    default: Value
    help: Mapping[str, str]
    choices: tuple[Value, ...] = (False, True)
    title: Phrases = ("", "", "")
    words: Mapping[str, Phrases] = field(default_factory=dict)  # of choices, or of their parts

    def titled(self, language: str) -> str:
        """Return the name of the option."""
        return in_language(self.title, language) or self.name.replace("_", " ").capitalize()

    def said(self, choice: Value, language: str) -> str:
        """Return a choice in words; several parts of one are joined by a plus."""
        parts = str(choice).split("+")
        known = {name: in_language(words, language) for name, words in self.words.items()}
        return " + ".join(known.get(part, part.replace("_", " ")) for part in parts)

    def parse(self, given: object) -> Value:
        """Return the choice a user means, or raise UnknownOption."""
        words: dict[object, Value] = {str(choice).lower(): choice for choice in self.choices}
        if self.choices == (False, True):
            words |= {"yes": True, "no": False, "on": True, "off": False, "1": True, "0": False}
        try:
            return words[str(given).strip().lower()]
        except KeyError:
            allowed = ", ".join(str(choice).lower() for choice in self.choices)
            shown = quoted(str(given))
            wrong = UnknownOption(WRONG["choice"], name=self.name, allowed=allowed, given=shown)
            raise wrong from None

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
    certainty: Phrases  # how sure the components are
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
            several = Message(WRONG["range"], low=lowest, high=highest)
            allowed = several if lowest < highest else lowest
            raise WrongSeats(WRONG["seats"], game=self.id, allowed=allowed, seats=seats)
        return seats

    def read_options(self, given: Mapping[str, object] | None) -> dict[str, Value]:
        """Return every option with its value, defaults filled in, or raise UnknownOption."""
        known = {option.name: option for option in self.options}
        for name in given or {}:
            if name not in known:
                told = {"close": suggestion(name, known), "known": list(known) or WRONG["none"]}
                raise UnknownOption(WRONG["option"], game=self.id, given=quoted(name), **told)
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
            raise components.wrong("no_object")
        for name, value in given.items():
            if name not in self.components:
                close = suggestion(name, self.components)
                given_name = quoted(name)
                raise WrongComponents(
                    WRONG["component"], game=self.id, given=given_name, close=close
                )
            if value != self.components[name]:
                told = {"known": json_words(self.components[name]), "given": json_words(value)}
                raise WrongComponents(
                    WRONG["value"], game=self.id, name=name, certainty=self.certainty, **told
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
            "components": {
                **self.components,
                "certainty": in_language(self.certainty, LANGUAGES[0]),
            },
        }
