"""Points, polygons and boxes on the page; y grows downwards, polygons run clockwise."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist
from typing import NamedTuple, Self

from palas.draw.markup import number

Point = tuple[float, float]
Points = Sequence[Point]


class Box(NamedTuple):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @classmethod
    def sized(cls, left: float, top: float, width: float, height: float) -> Self:
        """Return the box of a size with a given upper left corner."""
        return cls(left, top, left + width, top + height)

    @classmethod
    def around(cls, x: float, y: float, width: float, height: float) -> Self:
        """Return the box of a size around a centre."""
        return cls(x - width / 2, y - height / 2, x + width / 2, y + height / 2)

    @classmethod
    def of(cls, points: Points) -> Self:
        """Return the smallest box that holds all points."""
        xs = [x for x, _ in points]
        ys = [y for _, y in points]
        return cls(min(xs), min(ys), max(xs), max(ys))

    @property
    def centre(self) -> Point:
        """The middle of the box."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def width(self) -> float:
        """How wide the box is."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """How high the box is."""
        return self.bottom - self.top

    def grown(self, by: float) -> Box:
        """Return the box with a margin all around."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def overlap(self, other: Box) -> float:
        """Return the area two boxes share."""
        left, top, right, bottom = self
        if right <= other[0] or other[2] <= left or bottom <= other[1] or other[3] <= top:
            return 0.0
        width = min(right, other[2]) - max(left, other[0])
        return width * (min(bottom, other[3]) - max(top, other[1]))

    def holds(self, other: Box) -> bool:
        """Tell whether another box lies inside."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and other.right <= self.right
            and other.bottom <= self.bottom
        )


def polyline(points: Points) -> str:
    """Write points as path data."""
    return "M" + "L".join(f"{number(x, 1)},{number(y, 1)}" for x, y in points)


def polygon(points: Points) -> str:
    """Write points as closed path data."""
    return polyline(points) + "z"


def raised(points: Points, height: float) -> list[Point]:
    """Lift points up the page."""
    return [(x, y - height) for x, y in points]


def simplified(points: Points, tolerance: float = 0.4) -> list[Point]:
    """Leave out points that lie on the line between their neighbours."""
    kept = [points[0]]
    for (x1, y1), (x2, y2) in pairwise(points[1:]):
        x0, y0 = kept[-1]
        if abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0)) > tolerance:
            kept.append((x1, y1))
    kept.append(points[-1])
    return kept


def front_chains(points: Points, faintest: float = 0.3) -> list[list[Point]]:
    """Return the edges of a polygon that face the reader, each chain from left to right."""
    count = len(points)
    facing = [points[(i + 1) % count][0] < points[i][0] - faintest for i in range(count)]
    chains: list[list[Point]] = []
    for start in range(count):
        if facing[start] and not facing[start - 1]:
            chain = [points[start]]
            at = start
            while facing[at]:
                at = (at + 1) % count
                chain.append(points[at])
            chains.append(chain[::-1])
    return sorted(chains, key=lambda chain: max(y for _, y in chain))


def along(chain: Points, share: float) -> tuple[float, float, float]:
    """Return the point at a share of a chain's length, and its slope there."""
    lengths = [dist(a, b) for a, b in pairwise(chain)]
    left = share * sum(lengths)
    for (x0, y0), (x1, y1), length in zip(chain, chain[1:], lengths, strict=False):
        if left <= length + 1e-6:
            part = left / length if length else 0.0
            slope = (y1 - y0) / max(abs(x1 - x0), 0.1)
            return x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, slope
        left -= length
    return *chain[-1], 0.0


def part_of(chain: Points, start: float, end: float) -> list[Point]:
    """Return the piece of a chain between two shares of its length."""
    total = sum(dist(a, b) for a, b in pairwise(chain))
    piece = [along(chain, start)[:2]]
    passed = 0.0
    for a, b in pairwise(chain):
        passed += dist(a, b)
        if start * total < passed < end * total - 1e-6:
            piece.append(b)
    piece.append(along(chain, end)[:2])
    return piece
