"""What lies around the street: hills and sky, tiled squares, trees and fountains."""

from __future__ import annotations

from itertools import pairwise

from palas.draw.geometry import Box, polygon
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, circle, group, join, moved, number, path, rectangle, use
from palas.draw.patterns import AZULEJOS
from palas.draw.placing import Room, Thing
from palas.games.big_boss.drawing.street import Street
from palas.games.big_boss.tables import PLOTS

OVERHANG = 5.0  # squares and street reach this far beyond the plots

# Ornaments on the squares: symbol, share of the width, square, share of its depth.
FURNITURE = (
    ("fountain", 0.84, 0, 0.52),
    ("orange-tree", 0.05, 0, 0.45),
    ("orange-tree", 0.05, 0, 0.75),
    ("cypress", 0.71, 0, 0.6),
    ("cypress", 0.745, 0, 0.66),
    ("orange-tree", 0.36, 0, 0.5),
    ("fountain", 0.2, 1, 0.42),
    ("orange-tree", 0.33, 1, 0.62),
    ("cypress", 0.94, 1, 0.5),
    ("cypress", 0.975, 1, 0.58),
    ("orange-tree", 0.62, 1, 0.48),
    ("orange-tree", 0.5, 1, 0.62),
    ("fountain", 0.86, 2, 0.5),
    ("orange-tree", 0.04, 2, 0.42),
    ("orange-tree", 0.04, 2, 0.72),
    ("orange-tree", 0.68, 2, 0.5),
    ("cypress", 0.3, 2, 0.6),
    ("fountain", 0.22, 3, 0.46),
    ("orange-tree", 0.6, 3, 0.55),
    ("cypress", 0.95, 3, 0.55),
    ("fountain", 0.8, 4, 0.5),
    ("orange-tree", 0.07, 4, 0.6),
    ("orange-tree", 0.4, 4, 0.52),
)
LANDSCAPE_RULES = {
    ".far-hill": "fill:var(--far);stroke:none",
    ".near-hill": "fill:var(--near);stroke:none",
    ".ray": "fill:none;stroke:var(--gold);stroke-width:1.5;stroke-linecap:round",
}
_REACH = {"fountain": (40, 28, 21), "orange-tree": (16, 35, 7), "cypress": (11, 45, 5)}

_RAYS = "M0-27v-7M0,27v7M-27,0h-7M27,0h7M19-19l5-5M-19-19l-5-5M19,19l5,5M-19,19l-5,5"
_MOON = "M0,-20a20,20 0 1 0 20,20a16,16 0 0 1 -20,-20z"

# Ridges in hundredths of the sky: x and y in turn.
_FAR_HILLS = (
    0,
    62,
    8,
    40,
    17,
    54,
    26,
    22,
    33,
    34,
    41,
    12,
    50,
    36,
    60,
    26,
    71,
    50,
    82,
    30,
    91,
    46,
    100,
    34,
)
_NEAR_HILLS = (0, 84, 10, 68, 22, 80, 35, 62, 48, 78, 58, 70, 70, 84, 80, 66, 90, 76, 100, 64)


def _hills(outline: tuple[int, ...], box: Box, style: str) -> Markup:
    """Draw a ridge of soft hills; the outline is in hundredths of the box."""
    points = [
        (box.left + box.width * x / 100, box.top + box.height * y / 100)
        for x, y in zip(outline[::2], outline[1::2], strict=True)
    ]
    data = f"M{number(points[0][0], 1)},{number(points[0][1], 1)}"
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = number((x0 + x1) / 2, 1)
        data += (
            f"C{middle},{number(y0, 1)} {middle},{number(y1, 1)} {number(x1, 1)},{number(y1, 1)}"
        )
    floor = number(box.bottom, 1)
    return path(f"{data}V{floor}H{number(box.left, 1)}z", style)


def _stars(box: Box) -> Markup:
    places = ((6, 30), (13, 12), (24, 20), (30, 8), (44, 18), (57, 9), (66, 24), (76, 8), (93, 26))
    across, down = box.width / 100, box.height / 100
    dots = "".join(
        f"M{number(box.left + across * x, 1)},{number(box.top + down * y, 1)}h.1" for x, y in places
    )
    return path(dots, stroke="var(--ink)", stroke_width=2, stroke_linecap="round")


@kept(SCENES)
def scenery(box: Box, sky_height: float) -> Markup:
    """Draw the land and the sky above it: a sun by day, moon and stars by night."""
    sky = Box(box.left, box.top, box.right, box.top + sky_height)
    size = min(sky_height * 0.12, 20) / 20
    at = moved(sky.left + sky.width * 0.87, sky.top + sky_height * 0.24, size)
    disc = circle(0, 0, 20, fill="var(--special)", class_="outline")
    moon = path(_MOON, fill="var(--ink)", transform=at)
    return join(
        (
            rectangle(box.left, box.top, box.width, box.height, 12, fill="var(--near)"),
            path(_top_rounded(sky, 12), fill="var(--heaven)"),
            group(disc, path(_RAYS, "ray"), transform=at, style="opacity:var(--by-day)"),
            group(moon, _stars(sky), style="opacity:var(--by-night)"),
            _hills(_FAR_HILLS, sky, "far-hill"),
            _hills(_NEAR_HILLS, sky, "near-hill"),
        )
    )


def _top_rounded(box: Box, radius: float) -> str:
    left, _, _, bottom = (number(edge, 1) for edge in box)
    bow = f"a{radius},{radius} 0 0 1"
    inner = number(box.width - 2 * radius, 1)
    return (
        f"M{left},{bottom}V{number(box.top + radius, 1)}{bow} {radius},-{radius}h{inner}"
        f"{bow} {radius},{radius}V{bottom}z"
    )


def _square(street: Street, row: int) -> str:
    """Return the outline of the square inside a bend."""
    top = street.top + row * street.row_height
    bottom = top + street.row_height
    across, down = number(street.radius, 1), number(street.radius * street.tilt, 1)
    if row % 2 == 0:
        edge, bend, sweep = street.left - OVERHANG, street.left + street.span - street.radius, 1
    else:
        edge, bend, sweep = street.left + street.span + OVERHANG, street.left + street.radius, 0
    arc = f"A{across},{down} 0 0 {sweep} {number(bend, 1)},{number(bottom, 1)}"
    start = f"M{number(edge, 1)},{number(top, 1)}H{number(bend, 1)}"
    return f"{start}{arc}H{number(edge, 1)}z"


@kept(SCENES)
def squares(street: Street) -> Markup:
    """Draw the tiled squares between the rows."""
    parts = []
    for row in range(street.rows - 1):
        outline = _square(street, row)
        parts.append(path(outline, fill="var(--plaza)"))
        tiles = AZULEJOS[row % len(AZULEJOS)]
        parts.append(path(outline, fill=f"url(#{tiles})", stroke="var(--hair)", stroke_width=1.25))
    return join(parts)


@kept(SCENES)
def paving(street: Street) -> Markup:
    """Draw the bed of the street."""
    points = street.footprint(0, PLOTS, inset=-OVERHANG, narrower=-6)
    return path(polygon(points), "outline", fill="var(--bed)")


Furniture = tuple[float, Markup]  # how far in front it stands, and how it looks


def furniture(street: Street, room: Room, scale: float) -> list[Furniture]:
    """Return the trees and fountains that hide nothing, each with its depth."""
    found: list[Furniture] = []
    for row in range(street.rows - 1):
        around, _ = _garden(street, row, scale)
        found += _shown(street, row, scale, room.bounds, tuple(room.near(around)))
    return found


@kept()
def _shown(
    street: Street, row: int, scale: float, bounds: Box, near: tuple[Thing, ...]
) -> tuple[Furniture, ...]:
    """Return the furniture of a square that hides none of the things near it."""
    room = Room(bounds, near)
    _, things = _garden(street, row, scale)
    return tuple((y, drawn) for box, y, drawn in things if room.is_free(box))


@kept(SCENES)
def _garden(
    street: Street, row: int, scale: float
) -> tuple[Box, tuple[tuple[Box, float, Markup], ...]]:
    """Return all furniture of a square, and the box around it."""
    things = []
    for symbol, across, square, down in FURNITURE:
        if square == row:
            x = street.left + street.span * across
            y = street.top + street.row_height * (row + down)
            half, above, below = (size * scale for size in _REACH[symbol])
            box = Box(x - half, y - above, x + half, y + below)
            things.append((box, y, use(symbol, x, y, scale)))
    corners = [corner for box, _, _ in things for corner in (box[:2], box[2:])]
    return Box.of(corners), tuple(things)
