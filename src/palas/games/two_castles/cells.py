"""The cells of a castle and where a room of some type may be laid (R2).

A row of a castle is looked at as a bit set: bit `x + REACH` is the column x.
"""

from __future__ import annotations

from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import (
    CORRIDOR,
    DOWNSTAIRS,
    FOUNTAIN_TYPE,
    FOYER_TYPE,
    OUTDOOR,
    REACH,
    TOWER_TYPE,
    WIDTH,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row

THRONE_BITS = 3 << REACH

# bit sets of types
OPEN_TO_THE_SKY = 1 << OUTDOOR | 1 << FOUNTAIN_TYPE | 1 << TOWER_TYPE  # R2.9: nothing above
BELOW_GROUND = 1 << CORRIDOR | 1 << DOWNSTAIRS | 1 << FOYER_TYPE  # R2.6 to R2.8: may lie there


@jit
def cell_number(x: int, y: int) -> int:
    """Return the number of a cell."""
    return WIDTH * (y + REACH) + x + REACH


@jit
def cell_x(cell: int) -> int:
    """Return the column of a cell."""
    return cell % WIDTH - REACH


@jit
def cell_y(cell: int) -> int:
    """Return the level of a cell."""
    return cell // WIDTH - REACH


@jit
def row_bits(s: State, castle: int, y: int) -> int:
    """Return the filled cells of a level."""
    bits = THRONE_BITS if y == 0 else 0
    for index in range(s.rooms[castle]):
        if s.room_y[castle][index] == y:
            bits |= 1 << (s.room_x[castle][index] + REACH)
    return bits


@jit
def closed_columns(s: State, castle: int) -> int:
    """Return the columns in which nothing more may be laid on top (R2.9)."""
    bits = 0
    for index in range(s.rooms[castle]):
        if OPEN_TO_THE_SKY >> room_type(s.room[castle][index] + 0) & 1 == 1:
            bits |= 1 << (s.room_x[castle][index] + REACH)
    return bits


@jit
def lowest_level(s: State, castle: int) -> int:
    """Return the lowest level with a room."""
    low = 0
    for index in range(s.rooms[castle]):
        low = min(low, s.room_y[castle][index] + 0)
    return low


@jit
def highest_level(s: State, castle: int) -> int:
    """Return the highest level with a room."""
    high = 0
    for index in range(s.rooms[castle]):
        high = max(high, s.room_y[castle][index] + 0)
    return high


@jit
def list_cells(s: State, castle: int, room: int, first: int, out: Row, n: int) -> int:
    """List `first + cell` for every cell where a room may be laid, ascending."""
    kind = room_type(room)
    bottom = lowest_level(s, castle) - 1 if BELOW_GROUND >> kind & 1 == 1 else 0
    top = -1 if kind == DOWNSTAIRS else highest_level(s, castle) + 1
    closed = closed_columns(s, castle)
    below = row_bits(s, castle, bottom - 1)
    here = row_bits(s, castle, bottom)
    for y in range(bottom, top + 1):
        above = row_bits(s, castle, y + 1)
        if y > 0:
            free = below & ~closed & ~here  # R2.3, R2.9
        else:
            free = (here << 1 | here >> 1 | below | above) & ~here  # R2.2, R2.4
        column = 0
        while free > 0:
            if free & 0xFF == 0:
                free >>= 8
                column += 8
            else:
                if free & 1 == 1:
                    out[n] = first + WIDTH * (y + REACH) + column
                    n += 1
                free >>= 1
                column += 1
        below = here
        here = above
    return n
