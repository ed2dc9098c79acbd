"""Reading a position text line by line, with errors that name the line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from palas.kernel.errors import BrokenPosition
from palas.kernel.lexicon import DASHES, Lexicon, folded
from palas.kernel.message import Message, Words, quoted
from palas.kernel.phrases import Phrases

LINE: Phrases = ("line {line}: {wrong}", "Zeile {line}: {wrong}", "строка {line}: {wrong}")
NUMBER: Phrases = (
    "{what} is a number from {low} to {high}, not “{given}”",
    "{what}: eine Zahl von {low} bis {high}, nicht „{given}“",
    "{what}: число от {low} до {high}, а не «{given}»",
)
HIDDEN: Phrases = (
    "the number of hidden ones",
    "die Anzahl der verdeckten",
    "количество скрытых",
)
TWICE: Phrases = ("{what}: said twice", "{what}: doppelt angegeben", "{what}: указано дважды")

MAX_DIGITS = 9
MAX_WORD = 40  # characters in which the first word of a line is looked for
MAX_NAME = 60  # characters of a name that are looked at


@lru_cache(maxsize=2048)
def _meant(lexicon: Lexicon, words: str) -> int:
    return lexicon.read(words, BrokenPosition)


@dataclass(frozen=True)
class Line:
    """One line of a text, without its comment."""

    number: int
    text: str

    @property
    def word(self) -> str:
        """The first word, without capitals and accents."""
        return folded(self.text[:MAX_WORD]).partition(" ")[0]

    def broken(self, words: Words | Message, /, **values: object) -> BrokenPosition:
        """Return the error that names this line."""
        wrong = words if isinstance(words, Message) else Message(words, **values)
        return BrokenPosition(LINE, line=self.number, wrong=wrong)

    def count(self, digits: str, what: Words, low: int, high: int) -> int:
        """Return a number within its bounds."""
        is_number = digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
        if not is_number or not low <= int(digits) <= high:
            given = quoted(digits, MAX_DIGITS)
            raise self.broken(NUMBER, what=what, low=low, high=high, given=given)
        return int(digits)

    def named(self, lexicon: Lexicon, words: str) -> int:
        """Return what a name means."""
        try:
            return _meant(lexicon, words[:MAX_NAME])
        except BrokenPosition as wrong:
            raise self.broken(wrong.message) from None

    def hidden(self, words: str, most: int) -> tuple[str, int]:
        """Split '… + 3 hidden' or '3 hidden' into what is named and how many are hidden."""
        if not words.endswith("hidden"):
            return words, 0
        named, _, digits = words.removesuffix("hidden").rstrip().rpartition(" ")
        return named.rstrip("+ "), self.count(digits, HIDDEN, 0, most)


def listed(words: str) -> list[str]:
    """Split a list at its commas; 'none' is an empty one."""
    parts = [part.strip() for part in words.split(",")]
    return [] if parts in (["none"], [""]) else parts


def lines_of(text: str) -> list[Line]:
    """Split a text into its lines, leaving out comments and empty ones."""
    plain = [line.partition("#")[0].translate(DASHES).strip() for line in text.splitlines()]
    return [Line(at, line) for at, line in enumerate(plain, 1) if line]


class Said:
    """What a text has said so far: nothing may be said twice."""

    def __init__(self) -> None:
        self.said: set[str] = set()

    def say_once(self, line: Line, what: str, words: Words | None = None) -> None:
        """Note that the text has said something, or complain that it says so twice.

        `words` tell a reader what it is, if that is not the word of the text itself.
        """
        if what in self.said:
            raise line.broken(TWICE, what=words or what)
        self.said.add(what)
