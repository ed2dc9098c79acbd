"""Wood, grain and stone: their signs, and what a building costs with what pays for it."""

from __future__ import annotations

from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, circle, group, join, path, use
from palas.draw.shapes import Shape, disc, symbol

from ..components import COLOURS

RESOURCE_WORDS = ("wood", "grain", "stone")  # of COLOURS

RESOURCE_RULES = {
    ".short": "fill:none;stroke:var(--alarm);stroke-width:1.8;stroke-dasharray:3.4 2.4",
    ".from": "fill:var(--ink)",
    ".spared": "fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round",
}

_WOOD: tuple[Shape, ...] = (
    ("timber", "M-8,-4.5H5V4.5H-8a2.2,4.5 0 0 1 0,-9z"),
    ("wall", "M5,-4.5a2.8,4.5 0 0 1 0,9a2.8,4.5 0 0 1 0,-9z"),
    ("thin", "M-6,-1H0M-5,2H2M5,-1.5v3"),
)
_GRAIN: tuple[Shape, ...] = (
    ("line", "M0,8.5V-2"),
    ("grain", "M0,-9q3,3 0,7q-3,-4 0,-7zM-1,0q-5,0 -5,-6q5,1 5,6zM1,0q5,0 5,-6q-5,1 -5,6z"),
    ("grain", "M-1,5.5q-5,0 -5,-6q5,1 5,6zM1,5.5q5,0 5,-6q-5,1 -5,6z"),
)
_STONE: tuple[Shape, ...] = (
    ("rock", "M-8,6L-7,-2L-2,-6.5L5,-5L8.5,1L7,6.5z"),
    ("thin", "M-2,-6.5L0,0L8.5,1M0,0L-5,4"),
)
_SIGNS = {"wood": _WOOD, "grain": _GRAIN, "stone": _STONE}
# where a resource comes from, 8 by 8: the king's reserve, a troop, a building
_FROM = {
    "reserve": "M-4,3.5L-5,-3L-2,0L0,-4L2,0L5,-3L4,3.5z",
    "troop": "M-3.5,-4H3.5V0Q3.5,3 0,4.5Q-3.5,3 -3.5,0z",
    "building": "M-4,4V-.5L0,-4.5L4,-.5V4H1V1H-1V4z",
}

_MOST_SIGNS = 5  # of a price; above, numbers stand before the signs


def resource_symbols() -> Markup:
    """Define res-wood, res-grain and res-stone, 17 wide, and the signs of their origin."""
    signs = (symbol(f"res-{name}", *shapes) for name, shapes in _SIGNS.items())
    origins = (group(path(data, "from"), id=f"from-{name}") for name, data in _FROM.items())
    spared = group(path("M-3.5,4L3.5,-4" + disc(-2.6, -2.6, 1.2) + disc(2.6, 2.6, 1.2), "spared"))
    return join((*signs, *origins, group(spared, id="from-discount")))


def resource(colour: int, x: float, y: float, scale: float = 1.0) -> Markup:
    """Place the sign of a resource."""
    return use(f"res-{RESOURCE_WORDS[colour]}", x, y, scale)


def price_length(costs: tuple[int, int, int]) -> int:
    """Return how many steps a price is long: a sign each, or number and sign of each colour."""
    return sum(costs) if sum(costs) <= _MOST_SIGNS else 2 * sum(1 for count in costs if count)


@kept()
def price(costs: tuple[int, int, int], x: float, y: float, scale: float, step: float) -> Markup:
    """Draw a price as signs in a row that begins at x; a high one with numbers."""
    if sum(costs) <= _MOST_SIGNS:
        colours = [colour for colour in range(len(COLOURS)) for _ in range(costs[colour])]
        return join(resource(colour, x + at * step, y, scale) for at, colour in enumerate(colours))
    parts = []
    size = max(8.0, 15 * scale)
    for colour, count in enumerate(costs):
        if count:
            parts.append(label(x, y + 0.36 * size, str(count), size, "bold middle"))
            parts.append(resource(colour, x + step, y, scale))
            x += 2 * step
    return join(parts)


def paid(
    parts: list[tuple[int, str]],
    x: float,
    y: float,
    scale: float,
    step: float,
    is_beside: bool = False,
) -> Markup:
    """Draw a price sign by sign: each with its origin below or beside it, or marked as short."""
    drawn = []
    for at, (colour, origin) in enumerate(parts):
        left = x + at * step
        drawn.append(resource(colour, left, y, scale if origin else scale * 0.85))
        if origin:
            aside, below = (16, 0) if is_beside else (0, 15)
            place = left + aside * scale, y + below * scale
            drawn.append(use(f"from-{origin}", *place, 0.95 * scale))
        else:
            radius = round(11.5 * scale, 1)
            drawn.append(circle(round(left, 1), round(y, 1), radius, class_="short"))
    return join(drawn)
