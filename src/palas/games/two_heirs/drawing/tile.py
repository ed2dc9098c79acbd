"""One tile: ground, road, building, what its variant says, and its owner's edge."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.heraldry import ARMS
from palas.draw.keeping import kept
from palas.draw.markup import Markup, group, join, moved, path, rectangle, use
from palas.draw.shapes import Shape, disc, symbol

from ..components import BUILDINGS, COLOURS, VARIANTS
from ..state import TERRAIN
from ..tables import NO_SEAT, TILE_BUILDING, TILE_COLOUR, TILE_ENDS, TILE_ROAD, TILE_VARIANT
from .country_buildings import COUNTRY_BUILDINGS
from .roads import road, turned
from .terrain import SIZE
from .town_buildings import TOWN_BUILDINGS

TILE_RULES = {
    ".frame": "fill:none;stroke:var(--ink);stroke-width:1.4",
    ".edge-line": "fill:none;stroke:var(--ink);stroke-width:1.2",
    ".mark": "fill:var(--paper);stroke:var(--ink);stroke-width:1.1",
    ".arrow": "fill:none;stroke:var(--ink);stroke-width:1.9;stroke-linecap:round;"
    "stroke-linejoin:round",
}

FOOT = 74  # the line a building stands on
EDGE = 6.5  # the height of the owner's edge
_LARGER = 1.1  # than the elevations were drawn
_ELEVATIONS = COUNTRY_BUILDINGS | TOWN_BUILDINGS

# marks of variants in the upper corner of a tile, in a disc of radius 10 around 0, 0
_MARKS: dict[str, tuple[Shape, ...]] = {
    "row": (
        ("mark", disc(0, 0, 10)),
        ("arrow", "M-6,0H6M-3.5,-3L-6.5,0L-3.5,3M3.5,-3L6.5,0L3.5,3"),
    ),
    "column": (
        ("mark", disc(0, 0, 10)),
        ("arrow", "M0,-6V6M-3,-3.5L0,-6.5L3,-3.5M-3,3.5L0,6.5L3,3.5"),
    ),
    "orthogonal": (
        ("mark", "M-10,-10H10V10H-10z"),
        ("dark-mark", "M-3,-9h6v6h-6zM-3,3h6v6h-6zM-9,-3h6v6h-6zM3,-3h6v6h-6z"),
    ),
    "diagonal": (
        ("mark", "M-10,-10H10V10H-10z"),
        ("dark-mark", "M-9,-9h6v6h-6zM3,-9h6v6h-6zM-9,3h6v6h-6zM3,3h6v6h-6z"),
    ),
}
# what stands on the round sign of a trading post or guild house
_SIGNS = {
    "farm": ("res-grain", 0, -31, 0.9),
    "sawmill": ("res-wood", 0, -31, 0.85),
    "quarry": ("res-stone", 0, -31, 0.85),
    "basketry": ("ware-basketry", 0, -31, 1.0),
    "pottery": ("ware-pottery", 0, -31, 1.0),
    "cooperage": ("ware-cooperage", 0, -31, 1.0),
}
_WARES: dict[str, tuple[Shape, ...]] = {
    "basketry": (
        ("line", "M-4,-1q4,-8 8,0"),
        ("grain", "M-6,-1H6L4.5,6H-4.5z"),
        ("thin", "M-5,2.5H5"),
    ),
    "pottery": (
        ("tiles", "M-3,-6H3q-1,2 1,4q4,5 -1,8H-3q-5,-3 -1,-8q2,-2 1,-4z"),
        ("thin", "M-5,1H5"),
    ),
    "cooperage": (
        ("timber", "M-4,6q-3,-6 0,-12H4q3,6 0,12z"),
        ("thin", "M-5.5,-2.5H5.5M-5.5,2.5H5.5"),
    ),
}


def tile_symbols() -> Markup:
    """Define b- symbols of the buildings, mark- symbols of variants and ware- symbols of crafts."""
    buildings = (symbol(f"b-{name}", *_ELEVATIONS[name]) for name in BUILDINGS)
    marks = (symbol(f"mark-{name}", *shapes) for name, shapes in _MARKS.items())
    wares = (symbol(f"ware-{name}", *shapes) for name, shapes in _WARES.items())
    return join((*buildings, *marks, *wares))


class Face(NamedTuple):
    """How a tile lies on the page."""

    tile: int  # NO_TILE for a concealed one
    colour: int
    owner: int = NO_SEAT  # a seat, NO_SEAT for a tile not yet played, TERRAIN for open terrain
    is_turned: bool = False  # its owner's edge is at the top
    is_upright: bool = True  # its building stands upright
    joined: int = 0  # the sides on the page where roads go on


def variant_of(tile: int) -> str:
    """Return the name of a tile's variant, or an empty string."""
    names = VARIANTS.get(BUILDINGS[TILE_BUILDING[tile]], ("",))
    return names[TILE_VARIANT[tile]]


def sides_of(face: Face) -> int:
    """Return the sides of the page that the roads of a tile reach."""
    if face.owner == TERRAIN:
        return 0
    sides = TILE_ROAD[face.tile]
    return turned(sides) if face.is_turned else sides


def hand_face(tile: int, owner: int = NO_SEAT, is_turned: bool = False) -> Face:
    """Return how a tile in a hand or in the reserve is shown."""
    return Face(tile, TILE_COLOUR[tile], owner, is_turned, not is_turned)


def _building(tile: int) -> Markup:
    sign = _SIGNS.get(variant_of(tile))
    parts = [use(f"b-{BUILDINGS[TILE_BUILDING[tile]]}", 0, 0)]
    if sign:
        parts.append(use(*sign))
    return join(parts)


def _edge(face: Face) -> Markup:
    if face.owner in (NO_SEAT, TERRAIN):
        return Markup("")
    top = 0.0 if face.is_turned else SIZE - EDGE
    line = EDGE if face.is_turned else SIZE - EDGE
    colour = f"var(--{ARMS[face.owner].colour})"
    return join(
        (rectangle(0, top, SIZE, EDGE, fill=colour), path(f"M0,{line}H{SIZE}", "edge-line"))
    )


def _standing(face: Face) -> Markup:
    """Draw the building of a tile with its mark."""
    place = moved(SIZE / 2, FOOT, _LARGER)
    if not face.is_upright:
        place = moved(SIZE / 2, SIZE - FOOT, _LARGER) + " rotate(180)"
    variant = variant_of(face.tile)
    mark = Markup("")
    if variant in _MARKS:
        corner = SIZE - 13 if face.is_turned else 13
        mark = use(f"mark-{variant}", corner, corner)
    return join((group(_building(face.tile), transform=place), mark))


@kept()
def tile(face: Face, x: float, y: float, size: float, name: str | None = None) -> Markup:
    """Draw a tile with its upper left corner at a point; as a piece of the game it has a name."""
    return group(_drawn(face), id=name, transform=moved(x, y, size / SIZE))


def piece_name(number: int) -> str:
    """Return the name of a tile that all may know, wherever it lies."""
    return f"piece-{number}"


@kept(2048)
def _drawn(face: Face) -> Markup:
    kind = "open" if face.owner == TERRAIN else "ground"
    parts = [use(f"{kind}-{COLOURS[face.colour]}", 0, 0)]
    if face.owner != TERRAIN:
        parts.append(_edge(face))
    parts.append(rectangle(0, 0, SIZE, SIZE, class_="frame"))
    if face.owner != TERRAIN:
        parts.append(road(sides_of(face), TILE_ENDS[face.tile] == 1, face.joined))
        parts.append(_standing(face))
    return join(parts)
