"""Whether a castle as it lies could have been built: every breach of the rules of building."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from palas.games.two_castles.cells import BELOW_GROUND, OPEN_TO_THE_SKY
from palas.games.two_castles.names import room_name, type_plural
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.tables import DOWNSTAIRS, FOUNTAIN_TYPE, REGULAR_ROOMS

if TYPE_CHECKING:
    from palas.games.two_castles.state import State

Cell = tuple[int, int]

THRONE_CELLS: frozenset[Cell] = frozenset({(0, 0), (1, 0)})


def cells_of(s: State, castle: int) -> dict[Cell, int]:
    """Return the rooms of a castle by their cells, without the throne."""
    return {
        (s.room_x[castle][i], s.room_y[castle][i]): s.room[castle][i]
        for i in range(s.rooms[castle])
    }


def leftmost(s: State, castle: int) -> int:
    """Return the leftmost column of a castle."""
    return min([0, *(x for x, _ in cells_of(s, castle))])


def cell_words(cell: Cell, first_column: int) -> str:
    """Return where a cell is in the drawing: 'level 1, column 3'."""
    return f"level {cell[1]}, column {cell[0] - first_column + 1}"


def breaches(s: State, castle: int, first_column: int | None = None) -> list[str]:
    """Return every breach of the rules of building in a castle; columns count from the left."""
    first = leftmost(s, castle) if first_column is None else first_column
    rooms = cells_of(s, castle)
    joined = _joined(set(rooms))
    found = [
        f"{cell_words(cell, first)}: {room_name(rooms[cell], 'en')} {breach}"
        for cell in sorted(rooms, key=lambda cell: (-cell[1], cell[0]))
        for breach in _cell_breaches(rooms, joined, cell)
    ]
    return found + _repeated(rooms, first) + _overlaps(s, castle, first)


def _cell_breaches(rooms: dict[Cell, int], joined: set[Cell], cell: Cell) -> list[str]:
    x, y = cell
    kind = room_type(rooms[cell])
    below = rooms.get((x, y - 1))
    found = []
    if wrong := _wrong_level(kind, y):
        found.append(wrong)
    if y > 0 and below is None and (x, y - 1) not in THRONE_CELLS:
        found.append("has no room straight below to support it (R2.3)")
    if below is not None and OPEN_TO_THE_SKY >> room_type(below) & 1:
        found.append(f"lies above {room_name(below, 'en')}, where nothing may lie (R2.9)")
    if cell not in joined:
        found.append("is not joined to the throne by edges (R2.2)")
    return found


def _wrong_level(kind: int, level: int) -> str:
    """Return the breach of a type that may not lie on a level, empty when it may."""
    plural = type_plural(kind, "en")
    if kind == DOWNSTAIRS:
        return "" if level < 0 else f"is not below ground, where {plural} belong (R2.7)"
    if level >= 0 or BELOW_GROUND >> kind & 1:
        return ""
    clause = "R2.5" if kind < FOUNTAIN_TYPE else "R2.8"
    return f"is below ground, where no {plural} may lie ({clause})"


def _joined(cells: set[Cell]) -> set[Cell]:
    """Return the cells that a path over edges joins to the throne."""
    found: set[Cell] = set()
    waiting = list(THRONE_CELLS)
    while waiting:
        x, y = waiting.pop()
        near = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & cells - found
        found |= near
        waiting += near
    return found


def _repeated(rooms: dict[Cell, int], first_column: int) -> list[str]:
    """Return the regular rooms that lie more than once (R1.1)."""
    places = defaultdict(list)
    for cell, room in sorted(rooms.items()):
        places[room].append(cell_words(cell, first_column))
    return [
        f"{places[room][1]}: {room_name(room, 'en')} lies already on {places[room][0]} (R1.1)"
        for room in places
        if room < REGULAR_ROOMS and len(places[room]) > 1
    ]


def _overlaps(s: State, castle: int, first_column: int) -> list[str]:
    """Return the rooms that lie on the throne or on another room (R2.2)."""
    taken = set(THRONE_CELLS)
    found = []
    for index in range(s.rooms[castle]):
        cell = (s.room_x[castle][index], s.room_y[castle][index])
        if cell in taken:
            name = room_name(s.room[castle][index], "en")
            found.append(f"{cell_words(cell, first_column)}: {name} lies on another room (R2.2)")
        taken.add(cell)
    return found
