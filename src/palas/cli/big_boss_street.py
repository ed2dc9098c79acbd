"""The street of Big Boss in a terminal: plots in rows, blocks stacked, nobles on top.

A plot is three columns wide. Below stand the plot numbers, with • at a card in the viewer's
hand and ° at an open card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.cli.arms import letter, seat_style
from palas.games.big_boss.board import value
from palas.games.big_boss.names import building_name
from palas.games.big_boss.state import GRANDEE, NO_CASTLE, NO_NOBLE, ON_DISPLAY, State
from palas.games.big_boss.tables import PLOTS
from palas.games.big_boss.words.position import buildings

if TYPE_CHECKING:
    from rich.text import Text

PLOT_WIDTH = 3
MARGIN = 2  # for the number of the level
ROWS = (1, 2, 3, 4, 6, 8, 12)  # so many rows can the street be broken into
OWN_CARD, OPEN_CARD, CROWN = "•", "°", "♛"
CASTLE_BLOCK, VILLA_BLOCK = "██", "▒▒"
STYLES = {"castle": "#c79a3e", "villa": "#8f8474", "own": "bold underline", "open": "green"}


class Label(NamedTuple):
    """The name and value of a building, and the columns it stands over."""

    words: str
    style: str
    start: int
    width: int


def street(view: State, viewer: int, language: str, width: int) -> list[Text]:
    """Return the lines of the whole street."""
    rows = next((n for n in ROWS if PLOTS // n * PLOT_WIDTH + MARGIN <= width), ROWS[-1])
    size = PLOTS // rows
    lines: list[Text] = []
    for first in range(0, PLOTS, size):
        lines += _row(view, viewer, language, range(first, first + size))
    for line in lines:
        line.rstrip()
    return lines


def _row(view: State, viewer: int, language: str, plots: range) -> list[Text]:
    highest = max(view.height[plot] for plot in plots)
    lines = [_label_line(labels(view, plots, language), len(plots) * PLOT_WIDTH)]
    lines += [_level(view, level, plots, language) for level in range(highest, 0, -1)]
    return [*(lines if highest else []), _numbers(view, viewer, plots)]


def _level(view: State, level: int, plots: range, language: str) -> Text:
    from rich.text import Text

    line = Text(f"{level} ", "dim")
    for plot in plots:
        if view.height[plot] < level:
            line.append(" " * PLOT_WIDTH)
        elif view.height[plot] == level and view.noble[plot] != NO_NOBLE:
            line.append(noble_sign(view, plot, language), seat_style(view.owner[plot]))
            line.append(" ")
        else:
            is_castle = view.castle[plot] != NO_CASTLE
            block = CASTLE_BLOCK if is_castle else VILLA_BLOCK
            line.append(block + " ", STYLES["castle" if is_castle else "villa"])
    return line


def noble_sign(view: State, plot: int, language: str) -> str:
    """Return the two characters of a noble: its seat's letter, and a crown for a grandee."""
    return letter(view.owner[plot], language) + (CROWN if view.noble[plot] == GRANDEE else " ")


def _numbers(view: State, viewer: int, plots: range) -> Text:
    from rich.text import Text

    line = Text(" " * MARGIN)
    for plot in plots:
        if view.place[plot] >> 1 == viewer:
            line.append(f"{plot + 1:2}", STYLES["own"]).append(OWN_CARD)
        elif view.place[plot] == ON_DISPLAY:
            line.append(f"{plot + 1:2}{OPEN_CARD}", STYLES["open"])
        else:
            line.append(f"{plot + 1:2} ", "dim")
    return line


def labels(view: State, plots: range, language: str) -> list[Label]:
    """Return the names and values of the buildings on some plots, from left to right."""
    found = []
    for building in buildings(view):
        inside = [plot for plot in building.plots if plot in plots]
        if inside:
            is_castle = building.castle != NO_CASTLE
            worth = str(value(view, inside[0]))
            name = building_name(building.castle, language).nominative if is_castle else ""
            start = (min(inside) - plots.start) * PLOT_WIDTH
            width = len(inside) * PLOT_WIDTH - 1
            style = "bold" if is_castle else ""
            found.append(Label(f"{name} {worth}".strip(), style, start, width))
    return sorted(found, key=lambda label: label.start)


def _label_line(found: list[Label], width: int) -> Text:
    """Set labels over their buildings, pushing apart those that would touch."""
    from rich.text import Text

    starts = [label.start + (label.width - len(label.words) + 1) // 2 for label in found]
    limit = width
    for at in range(len(found) - 1, -1, -1):
        starts[at] = max(0, min(starts[at], limit - len(found[at].words)))
        limit = starts[at] - 1
    line = Text(" " * MARGIN)
    for label, start in zip(found, starts, strict=True):
        line.append(" " * max(1 if line.cell_len > MARGIN else 0, start + MARGIN - line.cell_len))
        line.append(label.words, label.style)
    return line
