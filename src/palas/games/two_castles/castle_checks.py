"""Whether a castle as it lies could have been built: every breach of the rules of building."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import TYPE_CHECKING

from palas.games.two_castles.castle_words import cell_words, named, there, wrong
from palas.games.two_castles.cells import BELOW_GROUND, OPEN_TO_THE_SKY
from palas.games.two_castles.names import type_plural
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.tables import DOWNSTAIRS, FOUNTAIN_TYPE, REGULAR_ROOMS

if TYPE_CHECKING:
    from palas.games.two_castles.state import State
    from palas.kernel.message import Message

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


def breaches(s: State, castle: int, first_column: int | None = None) -> list[Message]:
    """Return every breach of the rules of building in a castle; columns count from the left."""
    first = leftmost(s, castle) if first_column is None else first_column
    rooms = cells_of(s, castle)
    joined = _joined(set(rooms))
    found = [
        there(cell, first, breach)
        for cell in sorted(rooms, key=lambda cell: (-cell[1], cell[0]))
        for breach in _cell_breaches(rooms, joined, cell)
    ]
    return found + _repeated(rooms, first) + _overlaps(s, castle, first)


def _cell_breaches(rooms: dict[Cell, int], joined: set[Cell], cell: Cell) -> list[Message]:
    x, y = cell
    room = named(rooms[cell])
    below = rooms.get((x, y - 1))
    found = _wrong_level(rooms[cell], y)
    if y > 0 and below is None and (x, y - 1) not in THRONE_CELLS:
        found.append(wrong("support", room=room))
    if below is not None and OPEN_TO_THE_SKY >> room_type(below) & 1:
        found.append(wrong("open_sky", room=room, below=named(below)))
    if cell not in joined:
        found.append(wrong("joined", room=room))
    return found


def _wrong_level(room: int, level: int) -> list[Message]:
    """Return the breach of a room that may not lie on a level, or nothing."""
    kind = room_type(room)
    told = {"room": named(room), "kinds": partial(type_plural, kind)}
    if kind == DOWNSTAIRS:
        return [] if level < 0 else [wrong("too_high", **told)]
    if level >= 0 or BELOW_GROUND >> kind & 1:
        return []
    return [wrong("too_low", clause="R2.5" if kind < FOUNTAIN_TYPE else "R2.8", **told)]


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


def _repeated(rooms: dict[Cell, int], first_column: int) -> list[Message]:
    """Return the regular rooms that lie more than once (R1.1)."""
    places = defaultdict(list)
    for cell, room in sorted(rooms.items()):
        places[room].append(cell)
    found = []
    for room, cells in places.items():
        if room < REGULAR_ROOMS and len(cells) > 1:
            other = cell_words(cells[0], first_column)
            problem = wrong("repeated", room=named(room), other=other)
            found.append(there(cells[1], first_column, problem))
    return found


def _overlaps(s: State, castle: int, first_column: int) -> list[Message]:
    """Return the rooms that lie on the throne or on another room (R2.2)."""
    taken = set(THRONE_CELLS)
    found = []
    for index in range(s.rooms[castle]):
        cell = (s.room_x[castle][index], s.room_y[castle][index])
        if cell in taken:
            problem = wrong("overlap", room=named(s.room[castle][index]))
            found.append(there(cell, first_column, problem))
        taken.add(cell)
    return found
