"""Everything that can be wrong with what a user gives us, each with one clear line."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable


class PalasError(Exception):
    """Bad input. The message names the thing and what would be right; nothing was changed."""


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


def suggestion(given: str, known: Iterable[str]) -> str:
    """Return ' — did you mean …?' when something known is close."""
    close = get_close_matches(given, list(known), n=1)
    return f" — did you mean {close[0]!r}?" if close else ""
