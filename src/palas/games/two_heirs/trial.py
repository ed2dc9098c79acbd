"""What a tile would bring on a cell: laid on trial, counted and lifted again."""

from __future__ import annotations

from palas.kernel.jit import jit

from .land import lay
from .pairs import share_of
from .scoring import points_of_both
from .state import State
from .tables import DIRECTIONS, NO_PLACE, NO_TILE


@jit
def lift_last(s: State, where: int) -> None:
    """Undo `lay`: lift the tile laid last, which was `where` before."""
    place = s.land_size - 1
    s.where[s.land[place]] = where
    for direction in range(DIRECTIONS):
        other = s.beside[place][direction] + 0
        if other != NO_PLACE:
            s.beside[other][(direction + DIRECTIONS // 2) % DIRECTIONS] = NO_PLACE
            s.beside[place][direction] = NO_PLACE
    s.land[place] = NO_TILE
    s.land_x[place] = 0
    s.land_y[place] = 0
    s.colour[place] = 0
    s.face[place] = 0
    s.land_size = place


@jit
def lead_with(s: State, seat: int, tile: int, x: int, y: int) -> int:
    """Return the lead of a seat over the other if it built a tile on a free cell."""
    where = s.where[tile] + 0
    lay(s, tile, seat, x, y)
    points = points_of_both(s)
    lift_last(s, where)
    return share_of(points, seat) - share_of(points, 1 - seat)
