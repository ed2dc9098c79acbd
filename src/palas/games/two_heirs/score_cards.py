"""Score cards of Two Heirs: one an heir, a line for each set and the roads, with every reason."""

from __future__ import annotations

from collections.abc import Sequence

from palas.kernel.game import ScoreCard
from palas.kernel.phrases import Phrases, in_language

from .land_file import read_land
from .score_sheet import line_name, seat_reasons, sheet_rows
from .state import State
from .tables import SEATS

HEIR: Phrases = ("Heir {number}", "Erbe {number}", "Наследник {number}")
TABLE = SEATS  # cards that make a whole table: both heirs share one land
BY_SEAT = True


def score_cards(s: State, language: str) -> list[ScoreCard]:
    """Return the sheets of both heirs in a position."""
    return [_card(s, seat, "", language, []) for seat in range(SEATS)]


def read_cards(text: str, language: str, *, anyway: bool) -> tuple[State, list[ScoreCard]]:
    """Return the land that a land file draws and the sheets of both heirs.

    Raise BrokenPosition when the file cannot be read. What the land breaks of the rules
    stands on the first sheet.
    """
    file = read_land(text, anyway=anyway)
    names = file.names or [""] * SEATS
    found = [[breach.told(language) for breach in file.breaches], []]
    return file.state, [
        _card(file.state, seat, names[seat], language, found[seat]) for seat in range(SEATS)
    ]


def card_picture(s: State, number: int, title: str, language: str, highlight: Sequence[int]) -> str:
    """Draw the land with the points of both heirs, one of them by the name of the card."""
    from .drawing.single import land_picture

    names = [title if seat == number else heir_name(seat, language) for seat in range(SEATS)]
    return land_picture(s, title, language, highlight, names=names)


def heir_name(seat: int, language: str) -> str:
    """Return what an heir without a name is called."""
    return in_language(HEIR, language).format(number=seat + 1)


def _card(s: State, seat: int, name: str, language: str, breaches: list[str]) -> ScoreCard:
    rows = [(line_name(row.line, language), row.points) for row in sheet_rows(s, seat)]
    title = name or heir_name(seat, language)
    return ScoreCard(title, rows, seat_reasons(s, seat, language), breaches)
