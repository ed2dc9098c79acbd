"""What a table refuses, each with one clear line and the HTTP status that fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from palas.kernel.errors import PalasError
from palas.kernel.message import Message, Words
from palas.table.languages import Text


class Refused(PalasError):
    """A table refuses what was asked; nothing was changed.

    It is raised with words of the catalogues, marked by `N_`, and the values of their gaps.
    """

    status: ClassVar[int] = 400
    headers: Mapping[str, str] = {}  # what the answer says beside its words

    def __init__(self, words: Words | Message, /, **values: object) -> None:
        said = Text(words, **values) if isinstance(words, str) else Message(words, **values)
        super().__init__(said)


class WrongSetup(Refused):
    """A table that cannot be set up like this."""

    status = 422


class UnknownTable(Refused):
    """No table has this id."""

    status = 404


class NotKnown(Refused):
    """Only who holds a seat may do this, and no token says so."""

    status = 401
    headers: Mapping[str, str] = {"WWW-Authenticate": "Bearer"}


class NotYours(Refused):
    """The seat belongs to somebody else, or to nobody yet."""

    status = 403


class NotNow(Refused):
    """Allowed at another time: before the start, in your turn, after the end."""

    status = 409


class Stale(Refused):
    """Made for a position that has passed: a double click, a second tab, an old page."""

    status = 409


class UnknownGameHere(Refused):
    """No game has this id."""

    status = 404


class NotJson(Refused):
    """Sent in another form than JSON."""

    status = 415


class TooMuch(Refused):
    """Too many or too long."""

    status = 413


class TooOften(Refused):
    """More often than anybody needs to; `wait` says how many seconds it takes."""

    status = 429

    def __init__(self, words: str, wait: int) -> None:
        super().__init__(words, wait=wait)
        self.headers = {"Retry-After": str(wait)}


def sentence(wrong: PalasError, language: str) -> str:
    """Return why something was refused, as a sentence."""
    said = wrong.told(language)
    return said[:1].upper() + said[1:] + ("" if said.endswith((".", "?", "!", "…")) else ".")
