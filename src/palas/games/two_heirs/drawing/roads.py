"""Roads: double lines through the middle of a tile's sides that join from tile to tile."""

from __future__ import annotations

from palas.draw.keeping import kept
from palas.draw.markup import Markup, circle, join, path

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8  # sides of a tile as bits, on the page
SIDES = (NORTH, EAST, SOUTH, WEST)
PLAZA = 31

ROAD_RULES = {
    ".kerb": "fill:none;stroke:var(--ink);stroke-width:12",
    ".road": "fill:none;stroke:var(--road);stroke-width:9.2",
    ".plaza": "fill:var(--road);stroke:var(--ink);stroke-width:1.4",
    ".stop": "fill:none;stroke:var(--ink);stroke-width:1.8",
}

_MIDDLE = {NORTH: "50,0", EAST: "100,50", SOUTH: "50,100", WEST: "0,50"}
# a little beyond a side, so that no line is seen where two roads join
_BEYOND = {NORTH: "50,-1", EAST: "101,50", SOUTH: "50,101", WEST: "-1,50"}
_STOP = {NORTH: "M44,.6h12", EAST: "M99.4,44v12", SOUTH: "M44,99.4h12", WEST: "M.6,44v12"}


def turned(sides: int) -> int:
    """Return the sides of a tile that stands on its head."""
    return (sides << 2 | sides >> 2) & 15


@kept(1024)
def road(sides: int, has_ends: bool, joined: int) -> Markup:
    """Draw the roads of a tile of 100; `joined` are the sides where they go on."""
    if sides == 0:
        return Markup("")
    ways = [side for side in SIDES if sides & side]
    ends = {side: _BEYOND[side] if joined & side else _MIDDLE[side] for side in ways}
    data = _arms(ends) if has_ends or len(ways) != 2 else _through(ways, ends)
    stops = "".join(_STOP[side] for side in ways if not joined & side)
    return join(
        (
            path(data, "kerb"),
            circle(50, 50, PLAZA, class_="plaza") if has_ends else Markup(""),
            path(data, "road"),
            path(stops, "stop") if stops else Markup(""),
        )
    )


def _arms(ends: dict[int, str]) -> str:
    return "".join(f"M50,50L{end}" for end in ends.values())


def _through(ways: list[int], ends: dict[int, str]) -> str:
    one, other = (ends[side] for side in ways)
    is_straight = ways[0] << 2 == ways[1]
    return f"M{one}L{other}" if is_straight else f"M{one}Q50,50 {other}"
