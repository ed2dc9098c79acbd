"""The table in a terminal: a game's own drawing where there is one, else its position text.

A game is drawn by the module `<folder>_view` beside this one, if there is one. It offers
`board`, `hand` and `choices` like `TableView` below.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple, Protocol, cast

from palas.cli.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console, RenderableType
    from rich.text import Text

    from palas.kernel.contract import Head
    from palas.kernel.game import Game


GAP = 3  # between columns


class Choice(NamedTuple):
    """A legal action with its words and what it pays or costs."""

    action: int
    words: str
    gain: str = ""
    note: str = ""  # what is worth knowing about it
    lead: str = ""  # what stands before its number


class Choices(NamedTuple):
    """Choices that belong together; those of one row stand on one line."""

    title: str
    rows: list[list[Choice]]


class TableView(Protocol):
    """How a game looks in a terminal; every state is a concealed one."""

    def board(
        self, view: Head, viewer: int, names: Sequence[str], language: str, width: int
    ) -> RenderableType:
        """Return the table as the viewer sees it."""

    def hand(self, view: Head, seat: int, language: str, width: int) -> RenderableType:
        """Return what a seat holds and what each card would do."""

    def choices(
        self, view: Head, seat: int, actions: Sequence[int], language: str
    ) -> list[Choices]:
        """Return the legal actions in groups, in the order of their numbers on the screen."""


class PlainView:
    """The view of a game without a drawing of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def board(
        self,
        view: Head,
        viewer: int,  # noqa: ARG002
        names: Sequence[str],  # noqa: ARG002
        language: str,  # noqa: ARG002
        width: int,  # noqa: ARG002
    ) -> RenderableType:
        """Return the position text."""
        return self.game.text.position_text(view)

    def hand(self, view: Head, seat: int, language: str, width: int) -> RenderableType:
        """Return the position text, which holds the hand too."""
        return self.board(view, seat, (), language, width)

    def choices(
        self, view: Head, seat: int, actions: Sequence[int], language: str
    ) -> list[Choices]:
        """Return one group of all actions."""
        words = self.game.text.move_words
        rows = [[Choice(action, words(view, seat, action, language))] for action in actions]
        return [Choices(say("moves", language), rows)]


def view_of(game: Game) -> TableView:
    """Return how a game is drawn in a terminal."""
    name = f"palas.cli.{game.standard.package.rpartition('.')[2]}_view"
    if find_spec(name) is None:
        return PlainView(game)
    return cast("TableView", import_module(name))


def print_choices(out: Console, groups: list[Choices]) -> list[int]:
    """Print numbered choices and return their actions in the order of the numbers."""
    from rich.text import Text

    actions: list[int] = []
    for group in groups:
        out.print(Text(group.title, "bold"))
        lines = []
        for row in group.rows:
            lines.append(_line(row, len(actions) + 1))
            actions += [choice.action for choice in row]
        out.print(*in_columns(lines, out.width), sep="\n")
    return actions


def _line(row: list[Choice], first: int) -> Text:
    from rich.text import Text

    line = Text()
    for number, choice in enumerate(row, first):
        line.append(choice.lead)
        line.append(f"{number:3}) " if number == first else f" {number}) ", "cyan")
        line.append(choice.words)
        if choice.gain:
            line.append(f" {choice.gain}", "green" if choice.gain[0] == "+" else "red")
        if choice.note:
            line.append(f" → {choice.note}", "dim")
    return line


def in_columns(lines: list[Text], width: int) -> list[Text]:
    """Set short lines side by side, filled downwards, in as many columns as there is room."""
    from rich.text import Text

    widest = max((line.cell_len for line in lines), default=0) + GAP
    columns = max(1, (width + GAP) // widest)
    height = -(-len(lines) // columns)
    whole = []
    for top in range(height):
        parts = lines[top::height]
        filled = [Text.assemble(part, " " * (widest - part.cell_len)) for part in parts[:-1]]
        whole.append(Text.assemble(*filled, parts[-1]))
    return whole
