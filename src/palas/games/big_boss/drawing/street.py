"""The geometry of the winding street: where every plot lies on the page."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from palas.draw.geometry import Point, simplified
from palas.games.big_boss.tables import PLOTS

KERB = 4.0  # between the plots and the edge of the street
BEND = 0.35  # steeper than this, a plot lies in a bend
APEX = 0.8  # steeper than this, its neighbour stands before it


class Stretch(NamedTuple):
    """A straight run or a half circle, from a distance along the street."""

    start: float
    length: float
    x: float  # where a run begins, or the centre of a half circle
    y: float
    heading: int  # 1 to the right, -1 to the left
    is_bend: bool


class Street:
    """Straight rows joined by half circles on ground that is seen at a slant."""

    def __init__(
        self,
        left: float,
        top: float,
        width: float,
        *,
        rows: int,
        pitch: float,
        depth: float,
        tilt: float,
    ) -> None:
        self.rows = rows
        self.pitch = pitch
        self.depth = depth
        self.tilt = tilt
        self.left = left + depth / 2
        self.top = top
        self.span = width - depth
        # The rows and half circles together are as long as 72 plots.
        free = PLOTS * pitch - rows * self.span
        self.radius = free / (2 - 2 * rows + (rows - 1) * pi)
        self.stretches = self._stretches()
        self._footprints: dict[tuple[int, int, float, float], list[Point]] = {}
        middles = [(plot + 0.5) * pitch for plot in range(PLOTS)]
        self._centres = [self.point(middle) for middle in middles]
        self._steepness = [abs(self._ground(middle)[3]) for middle in middles]

    def _stretches(self) -> list[Stretch]:
        stretches: list[Stretch] = []
        at = 0.0
        for row in range(self.rows):
            heading = 1 if row % 2 == 0 else -1
            y = 2 * self.radius * row
            length = self.span - 2 * self.radius
            begin = self.radius if heading == 1 else self.span - self.radius
            if row == 0:
                begin = 0.0
            if row in (0, self.rows - 1):  # the free ends reach the edge
                length += self.radius
            stretches.append(Stretch(at, length, begin, y, heading, False))
            at += length
            if row < self.rows - 1:
                centre = self.span - self.radius if heading == 1 else self.radius
                half = pi * self.radius
                stretches.append(Stretch(at, half, centre, y + self.radius, heading, True))
                at += half
        return stretches

    @property
    def row_height(self) -> float:
        """How far apart two rows are on the page."""
        return 2 * self.radius * self.tilt

    def _ground(self, distance: float) -> tuple[float, float, float, float]:
        """Return the place and direction at a distance along the street, seen from above."""
        for stretch in self.stretches:
            if distance <= stretch.start + stretch.length:
                break
        walked = distance - stretch.start
        if not stretch.is_bend:
            return stretch.x + stretch.heading * walked, stretch.y, stretch.heading, 0.0
        angle = walked / self.radius
        x = stretch.x + stretch.heading * self.radius * sin(angle)
        y = stretch.y - self.radius * cos(angle)
        return x, y, stretch.heading * cos(angle), sin(angle)

    def point(self, distance: float, aside: float = 0.0) -> Point:
        """Return the place on the page, a little to the right of the walker if asked."""
        x, y, forward_x, forward_y = self._ground(distance)
        ground_y = y + forward_x * aside
        return self.left + x - forward_y * aside, self.top + ground_y * self.tilt

    def centre(self, plot: int) -> Point:
        """Return the middle of a plot."""
        return self._centres[plot]

    def footprint(
        self, plot: int, count: int = 1, inset: float = 2.0, narrower: float = 0.0
    ) -> list[Point]:
        """Return the outline of some plots in a row, clockwise."""
        key = (plot, count, inset, narrower)
        if key not in self._footprints:
            self._footprints[key] = self._outline(*key)
        return self._footprints[key]

    def _outline(self, plot: int, count: int, inset: float, narrower: float) -> list[Point]:
        half = self.depth / 2 - KERB - narrower
        begin = plot * self.pitch + inset
        length = count * self.pitch - 2 * inset
        steps = max(2, int(length / 8))
        at = [begin + length * step / steps for step in range(steps + 1)]
        near = simplified([self.point(distance, -half) for distance in at])
        far = simplified([self.point(distance, half) for distance in reversed(at)])
        return near + far

    def seam(self, plot: int, height: float) -> list[Point]:
        """Return the line between a plot and the one before, at a height."""
        half = self.depth / 2 - KERB
        ends = (self.point(plot * self.pitch, -half), self.point(plot * self.pitch, half))
        return [(x, y - height) for x, y in ends]

    def steepness(self, plot: int) -> float:
        """Return how far a plot turns away from the reader: 0 along a row, 1 across it."""
        return self._steepness[plot]

    def is_bend(self, plot: int) -> bool:
        """Tell whether a plot lies in a bend."""
        return self.steepness(plot) > BEND

    def is_apex(self, plot: int) -> bool:
        """Tell whether a plot lies where neighbours stand behind each other."""
        return self.steepness(plot) > APEX

    def front(self, plot: int, share: float = 0.5) -> Point:
        """Return a place on a plot's lower edge, at a share of the way along it."""
        half = self.depth / 2 - KERB
        distance = (plot + share) * self.pitch
        return max((self.point(distance, side) for side in (-half, half)), key=lambda p: p[1])

    def inward(self, plot: int, by: float) -> Point:
        """Return a place beside a plot in a bend, towards the square inside."""
        heading = next(
            s.heading
            for s in self.stretches
            if (plot + 0.5) * self.pitch <= s.start + s.length or s is self.stretches[-1]
        )
        return self.point((plot + 0.5) * self.pitch, heading * by)
