"""The ground of the park, laid out from its fields and ornaments: hedges, gravel, lawn, trees."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import hypot
from typing import NamedTuple

from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, circle, element, join, path, rectangle, use

from ..components import COMPONENTS, ROWS
from ..tables import (
    FIELD_COLUMN,
    FIELD_COUNTS,
    FIELD_ROW,
    FIELD_ROWS,
    FIELDS,
    PARK_ROWS,
)

GARDEN_RULES = {
    ".lawn": "fill:var(--lawn);stroke:var(--ink);stroke-width:2.4",
    ".gravel": "fill:var(--gravel)",
    ".inner": "fill:var(--inner);stroke:var(--leaf);stroke-width:7;stroke-linejoin:round",
    ".hedge-edge": "fill:none;stroke:var(--ink);stroke-width:19;stroke-linejoin:round",
    ".hedge": "fill:none;stroke:var(--leaf);stroke-width:15.5;stroke-linejoin:round",
    ".hedge-leaves": "fill:none;stroke:var(--dark);stroke-width:10;stroke-dasharray:0 12.5;"
    "stroke-linecap:round;opacity:.2",
    ".tufts": "fill:url(#tufts)",
    ".pebbles": "fill:url(#pebbles)",
    ".plaque": "fill:var(--paper);stroke:var(--ink);stroke-width:2",
}

Cell = tuple[int, int]  # row, column
CELL = 100
MARGIN = 26
_STEPS = ((-1, 0), (1, 0), (0, -1), (0, 1))

_FIELD_CELLS = tuple(zip(FIELD_ROW, FIELD_COLUMN, strict=True))
ORNAMENTS: dict[Cell, str] = {
    (int(entry["row"]), int(entry["column"])): str(entry["ornament"])
    for entry in COMPONENTS["ornaments"]
}
_ALL_CELLS = frozenset(_FIELD_CELLS) | frozenset(ORNAMENTS)


class Layout(NamedTuple):
    """How the park lies on the page: its first cell, its size in cells, and what is beside it."""

    first: Cell
    rows: int
    columns: int
    plates: tuple[tuple[Cell, Cell, Cell], ...]  # of each border row: emblem, first, second
    free: tuple[Cell, ...]  # where trees grow

    def corner(self, cell: Cell) -> tuple[float, float]:
        """Return the upper left corner of a cell."""
        row, column = cell
        return (column - self.first[1]) * CELL, (row - self.first[0]) * CELL

    def centre(self, cell: Cell) -> tuple[float, float]:
        """Return the middle of a cell."""
        x, y = self.corner(cell)
        return x + CELL / 2, y + CELL / 2

    @property
    def width(self) -> float:
        """The width with the margin."""
        return self.columns * CELL + 2 * MARGIN

    @property
    def height(self) -> float:
        """The height with the margin."""
        return self.rows * CELL + 2 * MARGIN


@kept(1)
def layout() -> Layout:
    """Lay the park out; a ring of free cells is added when the rows' plates find no place."""
    rows, columns = [row for row, _ in _ALL_CELLS], [column for _, column in _ALL_CELLS]
    for ring in range(3):
        first = min(rows) - ring, min(columns) - ring
        tall = max(rows) + ring - first[0] + 1
        wide = max(columns) + ring - first[1] + 1
        cells = product(range(first[0], first[0] + tall), range(first[1], first[1] + wide))
        free = [cell for cell in cells if cell not in _ALL_CELLS]
        plates = _plates(free)
        if plates is not None:
            used = {cell for three in plates for cell in three}
            rest = tuple(cell for cell in free if cell not in used)
            return Layout(first, tall, wide, plates, rest)
    raise AssertionError("two rings around a park hold the plates of four rows")


def _plates(free: list[Cell]) -> tuple[tuple[Cell, Cell, Cell], ...] | None:
    """Choose three free cells in a line for every border row, as near to it as can be."""
    left = set(free)
    chosen = []
    for row in range(PARK_ROWS):
        own = [cell for cell, rows in zip(_FIELD_CELLS, FIELD_ROWS, strict=True) if rows >> row & 1]
        lines = sorted(_lines(left), key=lambda line: (_distance(line, own), line))
        if not lines:
            return None
        left -= set(lines[0])
        chosen.append(lines[0])
    return tuple(chosen)


def _lines(free: set[Cell]) -> Iterable[tuple[Cell, Cell, Cell]]:
    for row, column in free:
        for down, right in ((0, 1), (1, 0)):
            line = tuple((row + at * down, column + at * right) for at in range(3))
            if all(cell in free for cell in line):
                yield line[0], line[1], line[2]


def _distance(line: tuple[Cell, Cell, Cell], own: list[Cell]) -> float:
    return sum(min(hypot(r - row, c - column) for row, column in own) for r, c in line)


def outline(cells: Iterable[Cell], first: Cell) -> str:
    """Write the border of a set of cells as closed paths, clockwise."""
    inside = set(cells)
    edges: dict[Cell, list[Cell]] = {}
    for row, column in sorted(inside):
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
        beside = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for at, other in enumerate(beside):
            if other not in inside:
                edges.setdefault(corners[at], []).append(corners[(at + 1) % 4])
    parts = []
    while edges:
        corner = next(iter(edges))
        loop = []
        while corner in edges:
            loop.append(corner)
            following = edges[corner].pop(0)
            if not edges[corner]:
                del edges[corner]
            corner = following
        parts.append(_loop(loop, first))
    return "".join(parts)


def _loop(corners: list[Cell], first: Cell) -> str:
    """Write a loop, leaving out corners on straight lines."""
    kept = []
    for at, (row, column) in enumerate(corners):
        (r0, c0), (r1, c1) = corners[at - 1], corners[(at + 1) % len(corners)]
        if (r1 - row, c1 - column) != (row - r0, column - c0):
            kept.append(f"{(column - first[1]) * CELL},{(row - first[0]) * CELL}")
    return "M" + "L".join(kept) + "z"


def garden_patterns() -> Markup:
    """Define tufts of grass and pebbles."""
    tufts = path(
        "M4,9L5.5,4.5M6.5,9V5M9,9L8,4.5M16,21L17.5,16.5M18.5,21V17M21,21L20,16.5",
        stroke="var(--leaf)",
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.7,
    )
    pebbles = path(
        "M3,4h.01M12,2h.01M8,10h.01M16,12h.01M4,15h.01M13,17h.01",
        stroke="var(--ink)",
        stroke_width=1.5,
        stroke_linecap="round",
        opacity=0.3,
    )
    how = {"patternUnits": "userSpaceOnUse"}
    return join(
        (
            element("pattern", tufts, id="tufts", width=24, height=24, **how),
            element("pattern", pebbles, id="pebbles", width=18, height=18, **how),
        )
    )


@kept(1)
def garden() -> Markup:
    """Draw the ground of the park, without nobles and servants."""
    plan = layout()
    size = {"x": -MARGIN, "y": -MARGIN, "width": plan.width, "height": plan.height, "rx": 20}
    border = outline(_ALL_CELLS, plan.first)
    lawn = [cell for cell, rows in zip(_FIELD_CELLS, FIELD_ROWS, strict=True) if rows == 0]
    inner = outline([*lawn, *(cell for cell in ORNAMENTS if _is_inside(cell))], plan.first)
    ground = (
        element("rect", class_="lawn", **size),
        element("rect", class_="tufts", **size),
        join(_trees(plan, cell) for cell in plan.free),
        path(border, "gravel"),
        path(border, "pebbles"),
        path(inner, "inner"),
        path(inner, "tufts"),
        path(border, "hedge-edge"),
        path(border, "hedge"),
        path(border, "hedge-leaves"),
    )
    return join((*ground, _ornaments(plan), _emblems(plan), _coordinates(plan)))


def _is_inside(cell: Cell) -> bool:
    row, column = cell
    return all((row + down, column + right) in _ALL_CELLS for down, right in _STEPS)


def _trees(plan: Layout, cell: Cell) -> Markup:
    x, y = plan.centre(cell)
    row, column = cell[0] - plan.first[0], cell[1] - plan.first[1]
    if row in (0, plan.rows - 1) and column in (0, plan.columns - 1):
        trees = (use("tree", x + dx, y + dy, 0.92) for dx in (-25, 25) for dy in (-25, 25))
        return join((circle(x, y, 44, class_="gravel-disc"), *trees, use("box-tree", x, y)))
    return join((use("tree", x - 20, y - 14, 0.86), use("tree", x + 20, y + 14, 1.0)))


def _ornaments(plan: Layout) -> Markup:
    parts = []
    for cell, name in ORNAMENTS.items():
        x, y = plan.centre(cell)
        parts += [circle(x, y, 44, class_="gravel-disc"), use(name, x, y - 2, 0.84)]
    return join(parts)


def _emblems(plan: Layout) -> Markup:
    """Draw the sign of every border row, and the places for its first and second."""
    parts = []
    for name, (emblem, *places) in zip(ROWS, plan.plates, strict=True):
        x, y = plan.centre(emblem)
        parts += [circle(x, y, 42, class_="gravel-disc"), use(name, x, y - 2, 0.76)]
        parts += [circle(*plan.centre(place), 40, class_="plaque") for place in places]
    return join(parts)


@kept(1)
def plaques() -> Markup:
    """Mark the fields on which a servant counts more than once, on the hedge beside them."""
    plan, parts = layout(), []
    for field in range(FIELDS):
        if FIELD_COUNTS[field] > 1:
            row, column = _FIELD_CELLS[field]
            outside = [s for s in _STEPS if (row + s[0], column + s[1]) not in _ALL_CELLS]
            down, right = outside[0] if outside else (-1, 0)
            x, y = plan.centre((row, column))
            x, y = x + right * 60 - abs(down) * 32, y + down * 60 - abs(right) * 32
            parts.append(rectangle(x - 21, y - 14, 42, 28, 6, class_="plaque"))
            parts.append(label(x, y + 7, f"×{FIELD_COUNTS[field]}", 20, "serif bold middle"))
    return join(parts)


def _coordinates(plan: Layout) -> Markup:
    """Write the letters of columns and the numbers of rows in the margin."""
    parts = []
    for column in range(min(FIELD_COLUMN), max(FIELD_COLUMN) + 1):
        x, _ = plan.centre((0, column))
        letter = chr(ord("A") + column - min(FIELD_COLUMN))
        parts.append(label(x, -6, letter, 19.4, "middle"))
    for row in range(min(FIELD_ROW), max(FIELD_ROW) + 1):
        _, y = plan.centre((row, 0))
        parts.append(label(-14, y + 6, str(row - min(FIELD_ROW) + 1), 19.4, "middle"))
    return join(parts)
