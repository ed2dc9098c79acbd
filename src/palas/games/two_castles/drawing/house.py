"""The house around the rooms of a castle: one heavy wall, and a roof on whatever has none above.

It is drawn in units of a tile around the lower left corner of the throne, so that a castle that
only moves or grows on the page keeps its drawing. Castles far away are drawn as they are seen.
"""

from __future__ import annotations

from palas.draw.keeping import kept
from palas.draw.markup import Markup, join, number, path, use
from palas.games.two_castles.drawing.castle import THRONE_CELLS, Castle, Cell
from palas.games.two_castles.drawing.fitting import Fit
from palas.games.two_castles.drawing.furnishing import CELL
from palas.games.two_castles.drawing.pieces import placed
from palas.games.two_castles.drawing.tile import PLAIN
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.tables import TOWER_TYPE

_WALL = 4  # units that the outer wall reaches beyond the rooms
_THINNEST = 1.2  # of a wall on the page
_PARAPET = 44  # open rooms have walls up to here
_ROOF = 30


def house(castle: Castle, roofed: Castle, fit: Fit) -> Markup:
    """Draw the walls of a castle, and its roofs as they are with a room that is being chosen."""
    if fit.cell < PLAIN:
        return join((_far_walls(castle, fit), _far_roofs(roofed, fit)))
    scale = fit.cell / CELL
    shift = f"translate({number(fit.left, 1)},{number(fit.ground, 1)})"
    where = f"{shift} scale({number(scale, 5)})"  # many rooms are wide
    wall = max(_WALL, round(_THINNEST / scale, 1))
    return placed(f"house-{castle.number}", where, _house(castle, roofed, wall))


@kept()
def _house(castle: Castle, roofed: Castle, wall: float) -> Markup:
    return join((_walls(castle, wall), *(_roof(cell) for cell in _roofed_cells(roofed))))


def _walls(castle: Castle, wall: float) -> Markup:
    data = ""
    for x, y in (*castle.rooms, *THRONE_CELLS):
        left, top = CELL * x, -CELL * (y + 1)
        above = top + _opening(castle, (x, y)) if castle.is_open((x, y)) else top - wall
        across = f"M{left - wall:g},{above:g}H{left + CELL + wall:g}"
        data += f"{across}V{top + CELL + wall:g}H{left - wall:g}z"
    return path(data, "wall")


def _opening(castle: Castle, cell: Cell) -> int:
    """Return how far below its upper edge the wall of an open room begins."""
    return 0 if room_type(castle.rooms[cell]) == TOWER_TYPE else _PARAPET


def _roofed_cells(castle: Castle) -> list[Cell]:
    return [cell for cell in (*castle.rooms, *THRONE_CELLS) if castle.has_roof(cell)]


def _roof(cell: Cell) -> Markup:
    x, y = cell
    return use("roof", CELL * x, -CELL * (y + 1) - _ROOF)


# ------------------------------------------------------------------------------- far away


def _far_walls(castle: Castle, fit: Fit) -> Markup:
    data = ""
    for cell in (*castle.rooms, *THRONE_CELLS):
        left, top = fit.corner(cell)
        above = top if castle.is_open(cell) else top - _THINNEST
        a, c = left - _THINNEST, left + fit.cell + _THINNEST
        data += f"M{a:.1f},{above:.1f}H{c:.1f}V{top + fit.cell + _THINNEST:.1f}H{a:.1f}z"
    return path(data, "wall")


def _far_roofs(castle: Castle, fit: Fit) -> Markup:
    data = ""
    for cell in _roofed_cells(castle):
        left, top = fit.corner(cell)
        foot, tip = top - 0.6, top - fit.cell * 0.48
        data += f"M{left - 1:.1f},{foot:.1f}L{left + fit.cell / 2:.1f},{tip:.1f}"
        data += f"L{left + fit.cell + 1:.1f},{foot:.1f}z"
    return path(data, "fine water")
