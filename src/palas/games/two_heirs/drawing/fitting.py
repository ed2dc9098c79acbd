"""Fitting the land to the page, whatever its extent."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, floor
from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.markup import number

UNIT = 100.0  # the size of a cell that is drawn before it is fitted
Cell = tuple[int, int]  # x to the east, y to the north


class Extent(NamedTuple):
    """The outermost cells of a land."""

    west: int
    south: int
    east: int
    north: int

    @property
    def across(self) -> int:
        """How many columns of cells there are."""
        return self.east - self.west + 1

    @property
    def down(self) -> int:
        """How many rows of cells there are."""
        return self.north - self.south + 1


def extent_of(cells: Iterable[Cell]) -> Extent:
    """Return the extent of some cells."""
    xs, ys = zip(*cells, strict=True)
    return Extent(min(xs), min(ys), max(xs), max(ys))


class Fit(NamedTuple):
    """The land's place on the page: the size of a cell, and the corner of the start tile."""

    size: float
    left: float
    top: float
    is_turned: bool  # north is at the bottom

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a cell on the page."""
        x, y = (-cell[0], -cell[1]) if self.is_turned else cell
        return self.left + x * self.size, self.top - y * self.size

    def box(self, cell: Cell) -> Box:
        """Return a cell on the page."""
        return Box.sized(*self.corner(cell), self.size, self.size)

    @property
    def transform(self) -> str:
        """The transform of a land that is drawn in cells of UNIT around its start tile."""
        shift = f"translate({number(self.left)},{number(self.top)})"
        return f"{shift} scale({number(self.size / UNIT, 5)})"

    def verticals(self, box: Box) -> list[float]:
        """Return the lines between columns that cross a box."""
        return _lines(self.left, self.size, box.left, box.right)

    def horizontals(self, box: Box) -> list[float]:
        """Return the lines between rows that cross a box."""
        return _lines(self.top, self.size, box.top, box.bottom)

    def columns(self, box: Box) -> list[int]:
        """Return the columns whose middle lies well inside a box."""
        found = _middles(self.left, self.size, box.left, box.right)
        return [-x for x in found] if self.is_turned else found

    def rows(self, box: Box) -> list[int]:
        """Return the rows whose middle lies well inside a box."""
        found = _middles(self.top, self.size, box.top, box.bottom)
        return found if self.is_turned else [-y for y in found]


def _lines(origin: float, step: float, low: float, high: float) -> list[float]:
    first, last = ceil((low - origin) / step), floor((high - origin) / step)
    return [origin + at * step for at in range(first, last + 1)]


def _middles(origin: float, step: float, low: float, high: float) -> list[int]:
    middle = origin + step / 2
    return list(range(ceil((low + 10 - middle) / step), floor((high - 10 - middle) / step) + 1))


def fitted_in(extent: Extent, box: Box, largest: float, is_turned: bool) -> Fit:
    """Return the fit of a land in the middle of a box."""
    size = min(largest, box.width / extent.across, box.height / extent.down)
    x, y = box.centre
    columns, rows = (extent.west + extent.east) / 2, (extent.south + extent.north) / 2
    if is_turned:
        columns, rows = -columns, -rows
    return Fit(size, x - (columns + 0.5) * size, y + (rows - 0.5) * size, is_turned)
