"""The land of Two Heirs in a terminal: a map of small boxes, north above.

A box shows the building on the colour of its tile, below it the colour's letter, the owner,
what the building counts and the troops on it. Borders open where roads join.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.cli.arms import letter, seat_style
from palas.cli.two_heirs_words import (
    COLOUR_STYLES,
    FOLLOWER_SIGN,
    TROOP_SIGN,
    Box,
    box_of,
    colour_letter,
    variant_sign,
)

if TYPE_CHECKING:
    from rich.text import Text

    from palas.games.two_heirs.state import State

Cell = tuple[int, int]
LABELS = 4  # columns for the names of rows
LEAST, MOST = 2, 16  # columns inside a box
ROOMY = 10  # columns from which on its marks stand apart
FREE = "·"
CENTRE = "0"  # the name of the column and the row of the start tile
NOBODY = "-"  # the owner of open terrain
# by the lines that meet in a corner: north 1, east 2, south 4, west 8
CORNERS = "   └ │┌├ ┘─┴┐┤┬┼"
NORTH, EAST, SOUTH, WEST = 0, 2, 4, 6


class Frame(NamedTuple):
    """Which part of the world is drawn, and how wide a box is inside."""

    west: int
    east: int
    south: int
    north: int
    inner: int
    gap: int  # 1 with borders, 0 where there is no room for them

    @property
    def columns(self) -> range:
        """The columns from west to east."""
        return range(self.west, self.east + 1)

    @property
    def rows(self) -> range:
        """The rows from north to south."""
        return range(self.north, self.south - 1, -1)


class Land:
    """What the map needs to know of a position."""

    def __init__(self, view: State, viewer: int, language: str) -> None:
        self.view, self.language = view, language
        self.box: Box = box_of(view)
        self.places: dict[Cell, int] = {
            (view.land_x[place], view.land_y[place]): place for place in range(view.land_size)
        }
        self.free = self._free_cells(viewer)

    def _free_cells(self, viewer: int) -> set[Cell]:
        """Return the free cells beside the troops of the viewer, if it is to act."""
        if viewer < 0 or not self.view.acting >> viewer & 1:
            return set()
        own = self.box.acts.own_cells(self.view, viewer)
        around = {(x + dx, y + dy) for x, y in own for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return around - set(self.places)

    def frame(self, width: int) -> Frame:
        """Return what is drawn in a width."""
        cells = {*self.places, *self.free}
        xs, ys = [x for x, _ in cells], [y for _, y in cells]
        count = max(xs) - min(xs) + 1
        inner = (width - LABELS - 1) // count - 1
        gap = int(inner > LEAST)
        inner = max(LEAST, min(MOST, inner)) if gap else max(1, (width - LABELS) // count)
        return Frame(min(xs), max(xs), min(ys), max(ys), inner if gap else min(inner, MOST), gap)

    def joins(self, cell: Cell, direction: int) -> bool:
        """Tell whether a road joins a tile to its neighbour in a direction."""
        place = self.places.get(cell)
        roads = self.box.roads
        return place is not None and roads.next_on_road(self.view, place, direction) >= 0


def land_map(view: State, viewer: int, language: str, width: int) -> list[Text]:
    """Return the map of a land, no wider than asked for."""
    land = Land(view, viewer, language)
    frame = land.frame(width)
    lines = [_heads(land, frame)]
    for y in frame.rows:
        lines += [_border(land, frame, y)] if frame.gap else []
        lines += [_boxes(land, frame, y, line) for line in range(2)]
    lines += [_border(land, frame, frame.south - 1)] if frame.gap else []
    return [line for line in lines if line.plain.strip()]


def _heads(land: Land, frame: Frame) -> Text:
    """Return the names of the columns."""
    from rich.text import Text

    line = Text(" " * LABELS)
    for x in frame.columns:
        name = land.box.cells.column_words(x, land.language) or CENTRE
        line.append(" " * frame.gap + f"{name:^{frame.inner}}"[: frame.inner], "dim")
    return line


def _border(land: Land, frame: Frame, y: int) -> Text:
    """Return the line above a row of boxes."""
    from rich.text import Text

    line = Text(" " * LABELS)
    for x in range(frame.west, frame.east + 2):
        line.append(_corner(land, x, y), "dim")
        if x > frame.east:
            break
        if land.joins((x, y), NORTH):
            half = (frame.inner - 1) // 2
            line.append("─" * half, "dim").append("║")
            line.append("─" * (frame.inner - half - 1), "dim")
        else:
            is_drawn = (x, y) in land.places or (x, y + 1) in land.places
            line.append(("─" if is_drawn else " ") * frame.inner, "dim")
    return line


def _corner(land: Land, x: int, y: int) -> str:
    """Return the sign where four boxes meet: the upper left corner of one."""
    ne, se, sw, nw = (
        cell in land.places for cell in ((x, y + 1), (x, y), (x - 1, y), (x - 1, y + 1))
    )
    lines = (ne or nw) | (ne or se) << 1 | (se or sw) << 2 | (sw or nw) << 3
    return CORNERS[lines]


def _boxes(land: Land, frame: Frame, y: int, number: int) -> Text:
    """Return one of the two lines inside a row of boxes."""
    from rich.text import Text

    name = land.box.cells.row_words(y, land.language) or CENTRE
    line = Text(f"{name:>{LABELS - 1}} " if number == 0 else " " * LABELS, "dim")
    for x in frame.columns:
        if frame.gap:
            is_drawn = (x, y) in land.places or (x - 1, y) in land.places
            is_joined = number == 1 and land.joins((x, y), WEST)
            line.append("═" if is_joined else "│" if is_drawn else " ", "" if is_joined else "dim")
        line.append_text(_inside(land, (x, y), number, frame.inner))
    if frame.gap and (frame.east, y) in land.places:
        line.append("│", "dim")
    return line


def _inside(land: Land, cell: Cell, number: int, inner: int) -> Text:
    from rich.text import Text

    place = land.places.get(cell)
    if place is None:
        return Text(f"{FREE if cell in land.free and number == 0 else '':^{inner}}", "cyan")
    text = _name(land, place, inner) if number == 0 else _marks(land, place, inner)
    text.truncate(inner, overflow="crop", pad=True)
    text.stylize_before(COLOUR_STYLES[land.view.colour[place]])
    return text


def _name(land: Land, place: int, inner: int) -> Text:
    """Return the name of a building, nothing on open terrain."""
    from rich.text import Text

    if land.view.face[place] >= land.view.seats:
        return Text("")
    tile = land.view.land[place]
    name = str(land.box.names.building_name(land.box.tables.TILE_BUILDING[tile], land.language))
    first, _, last = name.rpartition(" ")
    if len(name) > inner and first:
        name = f"{first[0]}.{last}"
    return Text(name, "bold")


def _marks(land: Land, place: int, inner: int) -> Text:
    """Return the colour, the owner, the troops and the variant of a place."""
    from rich.text import Text

    view, language = land.view, land.language
    owner = view.face[place]
    has_owner = owner < view.seats
    sign = Text(letter(owner, language), seat_style(owner)) if has_owner else Text(NOBODY)
    marks = [Text(colour_letter(view.colour[place], language)), sign]
    for seat in range(view.seats):
        if view.troop[place] >> seat & 1:
            is_follower = view.troop_at[seat][0] == place
            troop = FOLLOWER_SIGN if is_follower else TROOP_SIGN
            marks.append(Text(f"{letter(seat, language)}{troop}", seat_style(seat)))
    if has_owner:
        marks.append(Text(variant_sign(land.box, view.land[place], language)))
    return Text(" " if inner >= ROOMY else "").join(marks)
