"""What a table refuses, each with one clear line and the HTTP status that fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from palas.kernel.errors import PalasError


class Refused(PalasError):
    """A table refuses what was asked; nothing was changed."""

    status: ClassVar[int] = 400
    headers: Mapping[str, str] = {}  # what the answer says beside its words


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


class TooMuch(Refused):
    """Too many or too long."""

    status = 413


class TooOften(Refused):
    """More often than anybody needs to."""

    status = 429

    def __init__(self, words: str, seconds: int) -> None:
        super().__init__(words)
        self.headers = {"Retry-After": str(seconds)}
