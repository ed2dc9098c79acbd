"""The score sheet: every seat's points with every reason, and who is best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from palas.cli.words import say
from palas.kernel.phrases import listed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from palas.kernel.contract import Head
    from palas.kernel.game import Game, Reason


class Sheet(NamedTuple):
    """How the seats stand in a position, whether or not the game is over."""

    names: Sequence[str]
    scores: list[int]
    winners: list[int]
    is_over: bool
    reasons: list[Reason]

    def json(self) -> dict[str, Any]:
        """Return the sheet for programs; seats count from 0."""
        return {
            "scores": self.scores,
            "winners": self.winners,
            "over": self.is_over,
            "reasons": [
                {
                    "seat": reason.seat,
                    "points": reason.points,
                    "rule": reason.rule,
                    "why": reason.words,
                    "places": list(reason.places),
                }
                for reason in self.reasons
            ],
        }


def sheet_of(game: Game, view: Head, names: Sequence[str], language: str) -> Sheet:
    """Return the score sheet of a position, as far as the viewer may know it."""
    players = game.meta.players(view.seats)
    names = [*names, *game.meta.silent.get(view.seats, ())]
    scores = [0] * players
    game.rules.scores(view, scores)
    best = game.rules.winners(view)
    winners = [player for player in range(players) if best >> player & 1]
    reasons = game.text.reasons(view, language)
    return Sheet(names, scores, winners, view.over == 1, reasons)


def print_sheet(out: Console, sheet: Sheet, language: str) -> None:
    """Print every seat with its reasons, the best first, and the winner."""
    from rich.text import Text

    from palas.cli.arms import seat_label

    title = say("result" if sheet.is_over else "if_now", language)
    out.print(Text(title, "bold underline"))
    order = sorted(range(len(sheet.scores)), key=lambda seat: -sheet.scores[seat])
    for seat in order:
        line = seat_label(seat, sheet.names[seat], language)
        line.append(f"  {sheet.scores[seat]}", "bold")
        out.print(line)
        print_reasons(out, [reason for reason in sheet.reasons if reason.seat == seat])
    out.print(Text(verdict(sheet, language), "bold"))


def print_totals(out: Console, sheet: Sheet, language: str) -> None:
    """Print every player's points without reasons, the best first, and the winner."""
    from rich.text import Text

    from palas.cli.arms import seat_label

    title = say("result" if sheet.is_over else "if_now", language)
    out.print(Text(title, "bold underline"))
    for player in sorted(range(len(sheet.scores)), key=lambda player: -sheet.scores[player]):
        line = seat_label(player, sheet.names[player], language)
        out.print(line.append(f"  {sheet.scores[player]}", "bold"))
    out.print(Text(verdict(sheet, language), "bold"))


def print_reasons(out: Console, reasons: list[Reason]) -> None:
    """Print points, words and clause of every reason."""
    from rich.table import Table

    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(justify="right", width=8)
    table.add_column(ratio=1)
    table.add_column(style="dim", justify="right")
    for reason in reasons:
        table.add_row(str(reason.points), reason.label, reason.rule)
    out.print(table)


def verdict(sheet: Sheet, language: str) -> str:
    """Return who wins, or leads before the end."""
    names = [sheet.names[seat] for seat in sheet.winners]
    is_shared = len(names) > 1
    key = ("win" if is_shared else "wins") if sheet.is_over else ("lead" if is_shared else "leads")
    points = sheet.scores[sheet.winners[0]]
    return say(key, language, names=listed(names, language), points=points)
