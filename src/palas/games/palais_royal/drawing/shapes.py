"""Outlines made of small arcs: curls, lace, clipped hedges, scalloped seals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, pi, sin

from palas.draw.geometry import Point
from palas.draw.markup import number

SHAPE_RULES = {
    ".ink": "fill:none;stroke:var(--ink);stroke-linecap:round;stroke-linejoin:round",
    ".solid": "fill:var(--ink)",
    ".thin": "stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".heavy": "fill:none;stroke:var(--ink);stroke-width:1.25",
    ".plate": "fill:var(--paper);stroke:var(--ink);stroke-width:1.5",
    ".reverse": "fill:var(--paper)",
}


def bumps(points: Sequence[Point], bulge: float = 0.62) -> str:
    """Write arcs that bulge outwards from point to point, clockwise; larger is flatter."""
    x, y = points[0]
    parts = [f"M{number(x, 1)},{number(y, 1)}"]
    for (x0, y0), (x1, y1) in pairwise(points):
        radius = number(bulge * dist((x0, y0), (x1, y1)), 1)
        parts.append(f"A{radius},{radius} 0 0 1 {number(x1, 1)},{number(y1, 1)}")
    return "".join(parts)


def ring(count: int, radius: float, bulge: float = 0.62) -> str:
    """Write a closed scalloped ring around the origin."""
    points = [
        (radius * cos(2 * pi * at / count), radius * sin(2 * pi * at / count))
        for at in range(count + 1)
    ]
    return bumps(points, bulge) + "z"


def rays(count: int, inner: float, outer: float, turn: float = 0.0) -> str:
    """Write short lines that point away from the origin."""
    parts = []
    for at in range(count):
        angle = turn + 2 * pi * at / count
        across, down = cos(angle), sin(angle)
        start = f"M{number(inner * across, 1)},{number(inner * down, 1)}"
        parts.append(f"{start}L{number(outer * across, 1)},{number(outer * down, 1)}")
    return "".join(parts)
