"""Reading a position text line by line, with errors that name the line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from palas.kernel.errors import BrokenPosition
from palas.kernel.lexicon import DASHES, Lexicon, folded

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

    def broken(self, words: str) -> BrokenPosition:
        """Return the error that names this line."""
        return BrokenPosition(f"line {self.number}: {words}")

    def count(self, digits: str, what: str, low: int, high: int) -> int:
        """Return a number within its bounds."""
        is_number = digits.isascii() and digits.isdigit() and len(digits) <= MAX_DIGITS
        if not is_number or not low <= int(digits) <= high:
            raise self.broken(f"{what} is a number from {low} to {high}, not {digits[:20]!r}")
        return int(digits)

    def named(self, lexicon: Lexicon, words: str) -> int:
        """Return what a name means."""
        try:
            return _meant(lexicon, words[:MAX_NAME])
        except BrokenPosition as wrong:
            raise self.broken(str(wrong)) from None

    def hidden(self, words: str, most: int) -> tuple[str, int]:
        """Split '… + 3 hidden' or '3 hidden' into what is named and how many are hidden."""
        if not words.endswith("hidden"):
            return words, 0
        named, _, digits = words.removesuffix("hidden").rstrip().rpartition(" ")
        return named.rstrip("+ "), self.count(digits, "the number of hidden ones", 0, most)


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

    def say_once(self, line: Line, what: str) -> None:
        """Note that the text has said something, or complain that it says so twice."""
        if what in self.said:
            raise line.broken(f"{what}: said twice")
        self.said.add(what)
