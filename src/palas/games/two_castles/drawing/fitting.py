"""Fitting castles to the page: how large a cell may be, and where the ground lies."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.games.two_castles.drawing.castle import Castle, Cell, Extent

ROOF = 0.5  # of a cell, above the highest room
TOWER_ROOF = 0.75  # above a tower
FLAGS = 0.75  # above the highest roof
EDGE = 0.18  # beside and below
_STEPS = 24  # places of the ground that are tried


class Reach(NamedTuple):
    """How many cells a castle needs on the page, with roofs, flags and legal cells."""

    extent: Extent
    above: float
    below: float
    across: float

    def cell_in(self, width: float, sky: float, earth: float, largest: float) -> float:
        """Return the size of a cell with so much room above and below the ground."""
        return min(largest, width / self.across, sky / self.above, earth / self.below)


@kept()
def reach_of(castle: Castle, legal: tuple[Cell, ...] = (), flags: bool = True) -> Reach:
    """Return what a castle needs, with the cells on which something may be built."""
    extent = castle.extent.joined(legal)
    top = max(_top_of(castle, flags), extent.top + 1 + EDGE)
    return Reach(extent, top, max(0, -extent.bottom) + EDGE, extent.columns + 2 * EDGE)


def _top_of(castle: Castle, flags: bool) -> float:
    """Return how high the castle stands above the ground, in cells."""
    best = 0.0
    for x, y in (*castle.rooms, (0, 0), (1, 0)):
        open_above = castle.is_open((x, y))
        roof = TOWER_ROOF if open_above else ROOF
        best = max(best, y + 1 + roof)
    return best + (FLAGS if flags else 0)


class Fit(NamedTuple):
    """A castle's place on the page: the size of a cell, and the lower left of column 0."""

    cell: float
    left: float
    ground: float

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        x, y = cell
        return self.left + x * self.cell, self.ground - (y + 1) * self.cell


def placed_in(reach: Reach, box: Box, ground: float, largest: float) -> Fit:
    """Return the fit of a castle in the middle of a box with its ground at a height."""
    sky, earth = ground - box.top, box.bottom - ground
    cell = reach.cell_in(box.width, sky, earth, largest)
    middle = (reach.extent.left + reach.extent.right + 1) / 2
    return Fit(cell, box.centre[0] - middle * cell, ground)


@kept()
def common_ground(reaches: tuple[Reach, ...], boxes: tuple[Box, ...], largest: float) -> float:
    """Return the height of one ground line that suits all castles best."""
    top, bottom = boxes[0].top, boxes[0].bottom
    across = [
        min(largest, box.width / reach.across) for reach, box in zip(reaches, boxes, strict=True)
    ]
    best, most = bottom, -1.0
    for step in range(1, _STEPS):
        ground = bottom - (bottom - top) * step / (_STEPS + 4)
        sky, earth = ground - top, bottom - ground
        sizes = [
            min(wide, sky / reach.above, earth / reach.below)
            for wide, reach in zip(across, reaches, strict=True)
        ]
        worth = sum(sizes) + min(sizes) - 0.02 * abs(ground - bottom + 0.3 * (bottom - top))
        if worth > most:
            best, most = ground, worth
    return best
