"""A castle of Two Castles in a terminal: boxed rooms from the top level down."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.cli.two_castles_words import (
    cut,
    decoration_sign,
    short_name,
    type_sign,
    type_style,
    word,
)
from palas.games.two_castles.drawing.castle import THRONE_CELLS, Castle, Cell, castle_of
from palas.games.two_castles.drawing.ledger import points_of
from palas.games.two_castles.rooms import ROOMS, THRONE_ROOMS, room_type
from palas.games.two_castles.tables import THRONE_TYPE

if TYPE_CHECKING:
    from rich.text import Text

    from palas.games.two_castles.state import State

LABEL = 3  # columns for the number of a level
FRAME = LABEL + 3  # and for both ends of the ground and the last wall
SMALLEST, LARGEST = 2, 12  # columns of a cell between its walls
NAMED = 5  # columns of a cell in which a name has room
FLAT = 9  # so many levels are drawn with one line each
LINES = " ╶╴─╷┌┐┬╵└┘┴│├┤┼"  # by arms: 1 right, 2 left, 4 down, 8 up
GROUND = "═╤╧╪"  # by arms: 1 down, 2 up


class Face(NamedTuple):
    """What is written in a cell."""

    name: str
    sign: str
    points: str
    style: str


class Frame(NamedTuple):
    """The columns, the levels and the size of the cells that are drawn."""

    columns: range
    levels: range  # from the top down
    inner: int  # columns of a cell between its walls
    is_flat: bool

    @property
    def lines(self) -> int:
        """How many lines a cell takes between its walls."""
        return 1 if self.is_flat else 2


def levels_of(castles: list[Castle]) -> range:
    """Return the levels some castles take together, from the top down."""
    top = max(castle.extent.top for castle in castles)
    bottom = min(castle.extent.bottom for castle in castles)
    return range(top, bottom - 1, -1)


def frame_of(castle: Castle, levels: range, width: int) -> Frame:
    """Return how a castle is drawn in a width; columns far from the throne may be cut."""
    extent = castle.extent
    inner = max(SMALLEST, min(LARGEST, (width - FRAME) // extent.columns - 1))
    count = min(extent.columns, max(2, (width - FRAME) // (inner + 1)))
    first = max(extent.left, min(-((count - 2) // 2), extent.right - count + 1))
    is_flat = inner < NAMED or len(levels) >= FLAT
    return Frame(range(first, first + count), levels, inner, is_flat)


def elevation(view: State, number: int, levels: range, language: str, width: int) -> list[Text]:
    """Return a castle's levels as lines, the ground marked, its columns numbered."""
    castle = castle_of(view, number)
    frame = frame_of(castle, levels, width)
    faces = _faces(castle, frame, language)
    lines = [_header(frame), _wall(castle, frame, levels[0] + 1)]
    for level in levels:
        lines += _storey(castle, frame, faces, level, language)
        lines.append(_wall(castle, frame, level))
    return lines


def _faces(castle: Castle, frame: Frame, language: str) -> dict[Cell, Face]:
    points = points_of(castle)
    width = frame.inner
    faces = {
        cell: Face(
            short_name(room, language, width),
            _sign(room_type(room), ROOMS[room].decoration, language, width),
            str(points.rooms[at]),
            type_style(room_type(room)),
        )
        for at, (cell, room) in enumerate(castle.laid)
    }
    decoration = THRONE_ROOMS[castle.throne].decoration
    name = cut(word("throne", language), 2 * width + 1)
    sign = _sign(THRONE_TYPE, decoration, language, 2 * width + 1)
    faces[0, 0] = Face(name, sign, str(points.throne), type_style(THRONE_TYPE))
    return faces


def _sign(kind: int, decoration: int, language: str, width: int) -> str:
    shown = decoration_sign(decoration, language) if width > SMALLEST + 1 else ""
    return type_sign(kind, language) + shown


def _header(frame: Frame) -> Text:
    """Return the numbers of the columns, outwards from the throne."""
    from rich.text import Text

    line = Text(" " * (LABEL + 1), "dim")
    for x in frame.columns:
        label = "♛" if x in (0, 1) else str(-x if x < 0 else x - 1)
        line.append(" " + label.center(frame.inner))
    return line


def _storey(
    castle: Castle, frame: Frame, faces: dict[Cell, Face], level: int, language: str
) -> list[Text]:
    from rich.text import Text

    is_first = language == "ru" and level >= 0  # Russian counts the ground floor as the first
    label = str(level + is_first).replace("-", "−").rjust(LABEL - 1)
    lines = []
    for number in range(frame.lines):
        line = Text.assemble(((" " * (LABEL - 1) if number else label) + " ", "dim"))
        line.append(_cut_off(castle, level, frame.columns.start - 1, -1))
        for x in frame.columns:
            if (x, level) != THRONE_CELLS[1]:
                _add_cell(line, castle, frame, faces, (x, level), number)
        line.append(LINES[12 * _has_side(castle, frame.columns.stop, level)])
        line.append(_cut_off(castle, level, frame.columns.stop, 1))
        lines.append(line)
    return lines


def _add_cell(
    line: Text, castle: Castle, frame: Frame, faces: dict[Cell, Face], cell: Cell, number: int
) -> None:
    line.append(LINES[12 * _has_side(castle, *cell)])
    width = 2 * frame.inner + 1 if cell == THRONE_CELLS[0] else frame.inner
    face = faces.get(cell)
    if face is None:
        line.append(" " * width)
    else:
        line.append(_written(face, frame, width, number), face.style)


def _written(face: Face, frame: Frame, width: int, number: int) -> str:
    """Return a line of a cell: its name, then its sign and points, or all in one."""
    if not frame.is_flat and number == 0:
        return face.name.ljust(width)
    left = face.sign
    if frame.is_flat and width >= NAMED + 3:
        left += f" {face.name}"
    room = width - len(face.points)
    if room < 1:
        return left[:1].ljust(width)
    if len(left) >= room and len(left) > len(face.sign):
        left = cut(left, room - 1)
    return left[:room].ljust(room) + face.points


def _cut_off(castle: Castle, level: int, x: int, step: int) -> str:
    """Tell whether rooms of a level lie beyond the columns that are drawn."""
    is_cut = any(y == level and (at - x) * step >= 0 for at, y in castle.rooms)
    return "…" if is_cut else " "


def _has_side(castle: Castle, x: int, y: int) -> bool:
    """Tell whether a wall stands left of a cell; the throne has none inside."""
    if (x, y) == THRONE_CELLS[1]:
        return False
    return castle.is_built((x, y)) or castle.is_built((x - 1, y))


def _has_floor(castle: Castle, x: int, y: int) -> bool:
    return castle.is_built((x, y)) or castle.is_built((x, y - 1))


def _wall(castle: Castle, frame: Frame, level: int) -> Text:
    """Return the line below a level; below the ground floor it is the ground."""
    from rich.text import Text

    is_ground = level == 0
    line = Text(" " * LABEL + ("═" if is_ground else " "))
    for x in range(frame.columns.start, frame.columns.stop + 1):
        line.append(_corner(castle, x, level))
        if x < frame.columns.stop:
            floor = "─" if _has_floor(castle, x, level) else " "
            line.append(("═" if is_ground else floor) * frame.inner)
    return line.append("═" if is_ground else " ")


def _corner(castle: Castle, x: int, level: int) -> str:
    """Return the sign where the walls left of and below a cell meet."""
    up, down = _has_side(castle, x, level), _has_side(castle, x, level - 1)
    if level == 0:
        return GROUND[2 * up + down]
    left, right = _has_floor(castle, x - 1, level), _has_floor(castle, x, level)
    return LINES[8 * up + 4 * down + 2 * left + right]
