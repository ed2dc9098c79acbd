"""Score cards in a terminal: a table of points a card, then every point with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.cli.sheet import print_reasons
from palas.cli.words import say

if TYPE_CHECKING:
    from rich.console import Console

    from palas.kernel.game import ScoreCard


def print_cards(out: Console, cards: list[ScoreCard], language: str) -> None:
    """Print every card: its table, its reasons, and the rules it breaks."""
    from rich.text import Text

    for card in cards:
        _print_table(out, card, language)
        print_reasons(out, card.reasons)
        for breach in card.breaches:
            out.print(Text(f"! {breach}", "red"))
        out.print()


def _print_table(out: Console, card: ScoreCard, language: str) -> None:
    from rich.table import Table

    table = Table(title=card.title, title_justify="left")
    table.add_column("")
    table.add_column("")
    table.add_column(say("total", language), justify="right")
    for heading, points in card.rows:
        table.add_row(heading, "  ".join(map(str, points)), str(sum(points)) if points else "")
    table.add_section()
    table.add_row(say("total", language), "", str(card.total), style="bold")
    out.print(table)


def card_json(card: ScoreCard) -> dict[str, Any]:
    """Return a card for programs."""
    return {
        "title": card.title,
        "total": card.total,
        "rows": [
            {"heading": heading, "points": list(points), "total": sum(points)}
            for heading, points in card.rows
        ],
        "reasons": [
            {
                "points": reason.points,
                "rule": reason.rule,
                "why": reason.words,
                "places": list(reason.places),
            }
            for reason in card.reasons
        ],
        "breaches": card.breaches,
    }
