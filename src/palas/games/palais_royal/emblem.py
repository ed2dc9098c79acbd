"""The sign and the bay of Palais Royal: nobles in the park, nine rooms with servants."""

from __future__ import annotations

from math import cos, pi, sin

from palas.draw.bay import HEIGHT, WIDTH, arch
from palas.draw.markup import Markup, circle, group, join, number, path
from palas.draw.strokes import FIGURE, box, ink, wash, washed

X, Y = 140, 178  # where the avenues meet
WEDGES = ((4, 40), (50, 84), (96, 130), (140, 176))  # in degrees
RINGS = ((44, 76), (88, 118), (130, 172))
EDGE = 7  # how thick a hedge is
NOBLES = (  # ring, degrees, colour
    (103, 22, "living"),
    (103, 67, "sleeping"),
    (103, 113, "food"),
    (103, 158, "utility"),
    (60, 62, "corridor"),
    (60, 118, "special"),
)
LEFT, TOP, SIDE, ROOM = 86, 184, 36, 28
WASHES = (
    ("food", "corridor", "sleeping"),
    ("special", "living", "utility"),
    ("corridor", "stone", "food"),
)
SERVANTS = (
    (92, 194, "azure"),
    (103, 195, "azure"),
    (134, 193, "vermilion"),
    (166, 194, "azure"),
    (176, 195, "vermilion"),
    (93, 222, "amber"),
    (132, 222, "azure"),
    (142, 223, "amber"),
    (171, 222, "vermilion"),
    (96, 246, "azure"),
    (136, 246, "amber"),
)
BUST = "M-4.5 6c0-5 9-5 9 0zM-3.2-1.2a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0"
DOORS = "v8m0 12v16m0 12v30"


def bay() -> Markup:
    """Draw the bay of Palais Royal."""
    hedges = (_bed(ring, wedge) for ring in RINGS for wedge in WEDGES)
    gravel = wash(box(0, 0, WIDTH, HEIGHT + 6), "paper-2")
    return arch("palace", join((gravel, *hedges, *map(_noble, NOBLES), _basin(), _rooms())))


def _point(radius: float, degrees: float) -> tuple[float, float]:
    angle = degrees * pi / 180
    return X + radius * cos(angle), Y - radius * sin(angle)


def _sector(inner: float, outer: float, begin: float, end: float) -> str:
    corners = ((inner, begin), (outer, begin), (outer, end), (inner, end))
    a, b, c, d = (
        f"{number(x, 1)} {number(y, 1)}" for x, y in (_point(*corner) for corner in corners)
    )
    return f"M{a}L{b}A{outer} {outer} 0 0 0 {c}L{d}A{inner} {inner} 0 0 1 {a}Z"


def _bed(ring: tuple[int, int], wedge: tuple[int, int]) -> Markup:
    (inner, outer), (begin, end) = ring, wedge
    hedge = _sector(inner, outer, begin, end)
    turn = 57 * EDGE / inner  # the hedge's thickness as an angle
    parts = [wash(hedge, "leaf", 0.55), ink(hedge)]
    if end - begin > 2 * turn + 6:
        lawn = _sector(inner + EDGE, outer - EDGE, begin + turn, end - turn)
        parts += [wash(lawn, "paper"), ink(lawn, opacity=0.7)]
    return join(parts)


def _noble(place: tuple[int, int, str]) -> Markup:
    radius, degrees, colour = place
    x, y = _point(radius, degrees)
    return group(
        ink("M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0", "paper"),
        wash("M-7.5 0a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0", colour, 0.75),
        ink(BUST, "paper"),
        transform=f"translate({number(x, 1)},{number(y, 1)})",
    )


def _basin() -> Markup:
    return join(
        (
            ink(f"M{X - 34} {Y}a34 34 0 0 1 68 0z", "paper"),
            ink(f"M{X - 14} {Y - 13}a14 14 0 1 0 28 0a14 14 0 1 0-28 0", "water"),
            ink(f"M{X - 4} {Y - 13}a4 4 0 1 0 8 0a4 4 0 1 0-8 0", "paper"),
        )
    )


def _rooms() -> Markup:
    floors = (
        wash(box(LEFT + at * SIDE, TOP + row * ROOM, SIDE, ROOM), colour, 0.4)
        for row, colours in enumerate(WASHES)
        for at, colour in enumerate(colours)
    )
    floor = wash(box(LEFT - 3, TOP - 3, 3 * SIDE + 6, 120), "paper")
    servants = (
        group(ink(FIGURE, colour), transform=f"translate({x},{y}) scale(.45)")
        for x, y, colour in SERVANTS
    )
    return join((floor, *floors, _walls(), *servants))


def _walls() -> Markup:
    right, top = LEFT + 3 * SIDE, TOP - 1
    outside = f"M{LEFT} {top}h47m14 0H{right}V270M{LEFT} {top}V270"
    inside = "".join(f"M{LEFT + at * SIDE} {TOP}{DOORS}" for at in (1, 2))
    across = "".join(f"M{LEFT} {TOP + row * ROOM}h10m14 0h22m14 0h22m14 0h12" for row in (1, 2))
    return group(ink(outside + inside + across, heavy=True), class_="walls")


def glyph() -> Markup:
    """Draw the sign of the game, 36 by 36."""
    hedges = "M3 3h12v12c-5 0-7 2-7 5H3zM33 3H21v12c5 0 7 2 7 5h5z"
    basin = circle(18, 19.5, 5, fill="var(--water)", stroke="var(--ink)")
    walls = path("M6 34v-7h24v7M14 27v7M22 27v7", fill="none", stroke="var(--ink)", stroke_width=2)
    return join((washed(hedges, "leaf", 0.6), basin, walls))
