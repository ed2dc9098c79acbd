"""Reading names back: any language, any capitals and accents, unique beginnings.

A name is found by its whole spelling first, then by its beginning ('king'), then by the
beginnings of some of its words in order ('gr bal', 'balcony'): the first of the three ways
that finds anything decides, and it must find only one thing.
"""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

from palas.kernel.errors import PalasError, suggestion
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from palas.kernel.phrases import Phrases

UNCLEAR: Phrases = (
    "“{given}” is unclear: it may mean {several}",
    "„{given}“ ist mehrdeutig: Gemeint sein kann {several}",
    "«{given}» можно понять по-разному: {several}",
)
NOT_THERE: Phrases = (
    "there is {absent} “{given}”{close}",
    "es gibt {absent} „{given}“{close}",
    "{absent} «{given}»{close}",
)

DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−", "-"))
MOST_NAMED = 6  # of what unclear words may mean
UMLAUTS = (("ae", "a"), ("oe", "o"), ("ue", "u"))  # Koenig and König are read alike


def folded(words: str) -> str:
    """Return words without capitals, accents and marks, one blank between them."""
    plain = unicodedata.normalize("NFKD", words.translate(DASHES))
    letters = "".join(c for c in plain if not unicodedata.combining(c)).casefold()
    for two, one in UMLAUTS:
        letters = letters.replace(two, one)
    return " ".join(re.findall(r"\w+", re.sub(r"['’`´]", "", letters).replace("_", " ")))


class Lexicon:
    """The names of one kind of thing, to be read back in any language.

    `absent` says that there is none: ("no room", "keinen Raum", "нет помещения").
    """

    def __init__(self, absent: Phrases, names: Iterable[tuple[str, int]]) -> None:
        self.absent = absent
        self.spellings: dict[str, int] = {}
        self.names: dict[str, str] = {}  # as they are written, by spelling
        for name, number in names:
            self.spellings.setdefault(folded(name), number)
            self.names.setdefault(folded(name), name)

    def matches(self, words: str) -> list[str]:
        """Return the spellings that words may mean: one a thing, several when they are unclear."""
        given = folded(words)
        if given in self.spellings:
            return [given]
        begun = [name for name in self.spellings if given and name.startswith(given)]
        found = begun or [name for name in self.spellings if _is_short_for(given, name)]
        return list({self.spellings[name]: name for name in reversed(found)}.values())[::-1]

    def find(self, words: str) -> int | None:
        """Return the one thing that words mean, or None."""
        found = self.matches(words)
        return self.spellings[found[0]] if len(found) == 1 else None

    def read(self, words: str, error: type[PalasError]) -> int:
        """Return the one thing that words mean, or raise an error that says what is wrong."""
        found = self.matches(words)
        if len(found) == 1:
            return self.spellings[found[0]]
        if found:
            several = [self.names[name] for name in found[:MOST_NAMED]]
            raise error(UNCLEAR, given=quoted(words), several=several)
        close = suggestion(folded(words), self.spellings, self.names.__getitem__)
        raise error(NOT_THERE, absent=self.absent, given=quoted(words), close=close)


def _is_short_for(given: str, name: str) -> bool:
    """Tell whether every given word begins a word of a name, in the same order."""
    rest = iter(name.split())
    return bool(given) and all(
        any(word.startswith(short) for word in rest) for short in given.split()
    )
