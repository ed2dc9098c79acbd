"""The land: where tiles lie, what is beside what, the cells around a seat's troops (R7, R19)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .actions import CELLS
from .state import ON_LAND, State
from .tables import DIRECTION_OF, DIRECTIONS, NO_PLACE, STEP_X, STEP_Y, TILE_COLOUR, TROOPS


@jit
def cell_x(s: State, seat: int, cell: int) -> int:
    """Return how far east the cell lies that an action names by troop and direction."""
    return s.land_x[s.troop_at[seat][cell // DIRECTIONS]] + STEP_X[cell % DIRECTIONS]


@jit
def cell_y(s: State, seat: int, cell: int) -> int:
    """Return how far north the cell lies that an action names by troop and direction."""
    return s.land_y[s.troop_at[seat][cell // DIRECTIONS]] + STEP_Y[cell % DIRECTIONS]


@jit
def lay(s: State, tile: int, face: int, x: int, y: int) -> int:
    """Lay a tile on a free cell, join it to its neighbours and return its place."""
    place = s.land_size + 0
    s.land_size += 1
    s.land[place] = tile
    s.land_x[place] = x
    s.land_y[place] = y
    s.colour[place] = TILE_COLOUR[tile]
    s.face[place] = face
    s.where[tile] = ON_LAND
    for other in range(place):
        east = s.land_x[other] - x
        north = s.land_y[other] - y
        if -1 <= east <= 1 and -1 <= north <= 1:
            direction = DIRECTION_OF[3 * (north + 1) + east + 1]
            s.beside[place][direction] = other
            s.beside[other][(direction + DIRECTIONS // 2) % DIRECTIONS] = place
    return place


@jit
def is_beside_lower_troop(s: State, seat: int, troop: int, x: int, y: int) -> bool:
    """Tell whether a troop of the seat with a lower number stands next to a cell."""
    for lower in range(troop):
        place = s.troop_at[seat][lower]
        if place >= 0 and abs(s.land_x[place] - x) <= 1 and abs(s.land_y[place] - y) <= 1:
            return True
    return False


@jit
def cells_around(s: State, seat: int) -> int:
    """Return the cells next to the seat's troops, each named by the lowest troop, as two bit sets.

    The lower CELLS bits are free cells (R7.1), the upper ones tiles without a troop (R10.3).
    """
    found = 0
    for troop in range(TROOPS):
        place = s.troop_at[seat][troop] + 0
        if place >= 0:
            for direction in range(DIRECTIONS):
                beside = s.beside[place][direction] + 0
                if beside == NO_PLACE or s.troop[beside] == 0:
                    x = s.land_x[place] + STEP_X[direction]
                    y = s.land_y[place] + STEP_Y[direction]
                    if not is_beside_lower_troop(s, seat, troop, x, y):
                        cell = DIRECTIONS * troop + direction
                        found |= 1 << (cell if beside == NO_PLACE else cell + CELLS)
    return found
