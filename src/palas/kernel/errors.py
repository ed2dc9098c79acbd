"""Everything that can be wrong with what a user gives us, each with one clear line.

An error is raised with a phrase in every language and the values of its gaps, and told in the
language of whoever reads it:

    raise UnknownBot(NO_BOT, name=quoted(name))
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Self

from palas.kernel.message import Message, Words, quoted
from palas.kernel.phrases import LANGUAGES, Phrases

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

DID_YOU_MEAN: Phrases = (
    " — did you mean “{close}”?",
    " — meintest du „{close}“?",
    " — вы имели в виду «{close}»?",
)


class PalasError(Exception):
    """Bad input. The message names the thing and what would be right; nothing was changed.

    `str(error)` is English, unless `said_in` tells what the user speaks.
    """

    def __init__(self, words: Words | Message, /, **values: object) -> None:
        self.message = words if isinstance(words, Message) else Message(words, **values)
        self.language = LANGUAGES[0]
        super().__init__(str(self.message))

    def __str__(self) -> str:
        return self.told(self.language)

    def said_in(self, language: str) -> Self:
        """Note the language the user wrote in, for those who do not ask for another one."""
        self.language = language
        return self

    def told(self, language: str) -> str:
        """Return what is wrong in a language."""
        return self.message.told(language)

    def __reduce__(self) -> tuple[Any, ...]:  # from one process to another: told in all languages
        return _again, (type(self), tuple(map(self.told, LANGUAGES)), self.language)


def _again(kind: type[PalasError], phrases: Phrases, language: str) -> PalasError:
    again = kind.__new__(kind)
    PalasError.__init__(again, phrases)
    return again.said_in(language)


class UnknownGame(PalasError):
    """No game has this id."""


class WrongSeats(PalasError):
    """The number of seats, or a seat's number, does not fit the game."""


class UnknownOption(PalasError):
    """No such option, or no such choice for it."""


class WrongComponents(PalasError):
    """A component file does not fit the game."""


class UnknownMove(PalasError):
    """The words name no move."""


class IllegalMove(PalasError):
    """The move exists but is not allowed now."""


class NothingToUndo(PalasError):
    """There is no move this seat could take back."""


class BrokenRecord(PalasError):
    """A record file is damaged, edited or does not replay."""


class BrokenPosition(PalasError):
    """A position text cannot be read or breaks a rule of conservation."""


class UnknownBot(PalasError):
    """No bot has this name."""


def suggestion(given: str, known: Iterable[str], name: Callable[[str], str] = str) -> Message | str:
    """Return ' — did you mean …?' when something known is close; `name` says how it is written."""
    close = get_close_matches(given, list(known), n=1)
    return Message(DID_YOU_MEAN, close=quoted(name(close[0]))) if close else ""
