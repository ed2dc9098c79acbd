"""Why a room may not be laid on a cell of a castle (R2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.castle_checks import THRONE_CELLS, cells_of
from palas.games.two_castles.cells import BELOW_GROUND, OPEN_TO_THE_SKY
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.tables import DOWNSTAIRS, NO_ROOM

if TYPE_CHECKING:
    from palas.games.two_castles.castle_checks import Cell
    from palas.games.two_castles.state import State


def why_not_there(s: State, castle: int, room: int, cell: Cell) -> tuple[str, int]:
    """Return the reason, and the room it speaks of or NO_ROOM."""
    rooms = cells_of(s, castle)
    x, y = cell
    kind = room_type(room)
    if cell in rooms or cell in THRONE_CELLS:
        return "taken", NO_ROOM
    if kind == DOWNSTAIRS and y >= 0:
        return "not_below_ground", NO_ROOM
    if y < 0 and not BELOW_GROUND >> kind & 1:
        return "below_ground", NO_ROOM
    below = rooms.get((x, y - 1), NO_ROOM)
    if y > 0 and below != NO_ROOM and OPEN_TO_THE_SKY >> room_type(below) & 1:
        return "open_sky", below
    return ("no_support" if y > 0 else "no_edge"), NO_ROOM
