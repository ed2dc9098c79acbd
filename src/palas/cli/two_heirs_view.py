"""Two Heirs in a terminal: the land, the royal reserve, the heirs, the hand and the choices."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING

from palas.cli.arms import letter, seat_label, seat_style
from palas.cli.table_view import in_columns
from palas.cli.two_heirs_choices import choices, tile_facts
from palas.cli.two_heirs_land import FREE, land_map
from palas.cli.two_heirs_words import (
    COLOUR_STYLES,
    CROWN,
    FOLLOWER_SIGN,
    TROOP_SIGN,
    amounts,
    box_of,
    colour_letter,
    word,
)
from palas.cli.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

    from palas.games.two_heirs.state import State

__all__ = ["board", "choices", "hand"]

NARROW = 70  # columns below which the hands of the heirs are left to `hand`


def board(
    view: State, viewer: int, names: Sequence[str], language: str, width: int
) -> RenderableType:
    """Return the table as the viewer sees it."""
    from rich.console import Group
    from rich.text import Text

    signs = {"follower": FOLLOWER_SIGN, "troop": TROOP_SIGN, "free": FREE}
    legend = wrap(word("legend", language, **signs), width - 1)
    return Group(
        _when(view, names, language),
        *land_map(view, viewer, language, width),
        *(Text(line, "dim") for line in legend),
        *_reserve(view, language, width),
        _seats(view, viewer, names, language, width),
    )


def _when(view: State, names: Sequence[str], language: str) -> Text:
    """Return whose turn it is and what is still to be done in it."""
    from rich.text import Text

    if view.over:
        return Text(word("over", language), "bold")
    parts = [word(_open_decision(view), language)]
    if view.discounts:
        parts.append(word("discounts", language, count=view.discounts))
    if view.stack_size == 0:
        parts.append(word("last_round", language, turns=view.turns_left))
    turn = word("turn", language, name=names[view.turn])
    return Text.assemble((turn, "bold"), " ", " ".join(parts))


def _open_decision(view: State) -> str:
    if view.sieges:
        return "sieges"
    if view.discarding:
        return "surplus"
    if view.crown == view.turn:
        return "may_take" if view.has_taken else "to_take"
    return "taken"


def _reserve(view: State, language: str, width: int) -> list[Text]:
    """Return the tiles clockwise from the shield, each with the heirs who reach it."""
    from rich.text import Text

    box = box_of(view)
    reach = [box.reserve.places_in_reach(view, seat) for seat in range(view.seats)]
    count = len(view.reserve)
    lines = [Text.assemble((f" {CROWN} ", seat_style(view.crown)), " ", _stack(view, language))]
    for step in range(1, count):
        place = (view.shield + step) % count
        tile = view.reserve[place]
        if tile < 0:
            continue
        line = Text.assemble(*_tile(view, tile, language))
        for seat in range(view.seats):
            if reach[seat] >> place & 1:
                line.append(" ").append(letter(seat, language), seat_style(seat))
        lines.append(line)
    return [Text(word("reserve", language), "bold"), *in_columns(lines, width)]


def _stack(view: State, language: str) -> str:
    if view.stack_size == 0:
        return word("no_stack", language)
    colour = box_of(view).names.colour_name(view.top_colour, language)
    return word("stack", language, count=view.stack_size, colour=colour)


def _tile(view: State, tile: int, language: str) -> list[tuple[str, str]]:
    """Return the colour and the name of a tile."""
    box = box_of(view)
    colour = box.tables.TILE_COLOUR[tile]
    name = box.names.tile_name(tile, language).nominative
    return [(f" {colour_letter(colour, language)} ", COLOUR_STYLES[colour]), (f" {name}", "")]


def _seats(view: State, viewer: int, names: Sequence[str], language: str, width: int) -> Table:
    from rich.table import Table

    box = box_of(view)
    points = [0] * view.seats
    box.scoring.scores(view, points)
    table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
    table.add_column("")
    table.add_column(word("seat", language), no_wrap=True, max_width=max(14, width // 4))
    for column in ("points", "reach"):
        table.add_column(word(column, language), justify="right", no_wrap=True)
    table.add_column(word("access", language), no_wrap=True)
    table.add_column(word("tiles", language))
    for seat in range(view.seats):
        label = seat_label(seat, names[seat], language)
        if seat == viewer:
            label.append(f" ({say('you', language)})", "not bold")
        acting = "▶" if view.acting >> seat & 1 else ""
        reach = box.reserve.troops_in_reserve(view, seat) + 1
        numbers = (str(points[seat]), str(reach), _access(view, seat, language))
        table.add_row(acting, label, *numbers, _held(view, seat, language, width))
    return table


def _access(view: State, seat: int, language: str) -> str:
    """Return the resources a seat has access to now."""
    box = box_of(view)
    access = box.resources.resources(view, seat)
    colours = range(box.tables.NUM_COLOURS)
    return amounts([box.resources.amount(access, colour) for colour in colours], language)


def _held(view: State, seat: int, language: str, width: int) -> str:
    """Return the hand of a seat, which is open to all, or how many tiles it holds."""
    box = box_of(view)
    tiles = box.acts.hand_of(view, seat)
    if width < NARROW:
        return str(len(tiles))
    names = [box.names.tile_name(tile, language).nominative for tile in tiles]
    return ", ".join(names) or "–"


def hand(view: State, seat: int, language: str, width: int) -> RenderableType:  # noqa: ARG001
    """Return the tiles of a seat with their cost and what is missing to build them."""
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    title = Text(word("hand", language), "bold")
    tiles = box_of(view).acts.hand_of(view, seat)
    if not tiles:
        return Group(title, Text(word("no_tiles", language), "dim"))
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for tile in tiles:
        facts = Text(tile_facts(view, seat, tile, language))
        table.add_row(Text.assemble(*_tile(view, tile, language)), facts)
    return Group(title, table)
