"""Score cards of Two Castles: one sheet a castle, as in the rulebook, with every reason."""

from __future__ import annotations

from collections.abc import Sequence

from palas.games.two_castles.castle_file import read_castles
from palas.games.two_castles.names import castle_name
from palas.games.two_castles.score_sheet import castle_reasons, line_name, sheet_rows
from palas.games.two_castles.state import State
from palas.kernel.game import ScoreCard

TABLE = 3  # castles that make a table: everybody builds two
BY_SEAT = False


def score_cards(s: State, language: str) -> list[ScoreCard]:
    """Return the sheet of every castle in a position."""
    names = [castle_name(castle, language) for castle in range(s.castles)]
    return [_card(s, castle, names, language, []) for castle in range(s.castles)]


def read_cards(text: str, language: str, *, anyway: bool) -> tuple[State, list[ScoreCard]]:
    """Return the castles that a castle file draws and their sheets, or raise BrokenPosition.

    Castles of a whole table, three or more, are those between its seats.
    """
    file = read_castles(text, anyway=anyway)
    names = [name or castle_name(castle, language) for castle, name in enumerate(file.names)]
    return file.state, [
        _card(file.state, castle, names, language, [one.told(language) for one in broken])
        for castle, broken in enumerate(file.breaches)
    ]


def card_picture(s: State, number: int, title: str, language: str, highlight: Sequence[int]) -> str:
    """Draw one castle with its points, some of its rooms lit."""
    from palas.games.two_castles.drawing.single import castle_picture

    return castle_picture(s, number, language=language, title=title, highlight=highlight)


def _card(
    s: State, castle: int, names: Sequence[str], language: str, breaches: list[str]
) -> ScoreCard:
    rows = [(line_name(row.line, language), row.points) for row in sheet_rows(s, castle)]
    reasons = castle_reasons(s, castle, language)
    return ScoreCard(names[castle], rows, reasons, breaches)
