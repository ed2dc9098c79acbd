"""The styles of shapes drawn by hand, and path data of things that stand in many places."""

from __future__ import annotations

from palas.draw.markup import number

_INK = "stroke:var(--ink);stroke-linejoin:round;stroke-linecap:round"
_WASHES = ("wall", "tiles", "timber", "rock", "leaf", "grain", "cloth", "cow")

# washes are outlined in ink; lines have no fill; `dark` is what lies in shadow
SHAPE_RULES = {f".{name}": f"fill:var(--{name});{_INK};stroke-width:1.3" for name in _WASHES} | {
    ".dark": "fill:var(--shade)",
    ".thin": f"fill:none;{_INK};stroke-width:.9",
    ".line": f"fill:none;{_INK};stroke-width:1.3",
    ".thick": f"fill:none;{_INK};stroke-width:2.2",
    ".faint": f"fill:none;{_INK};stroke-width:1;stroke-opacity:.45",
    ".pale": "fill:none;stroke:var(--wall);stroke-width:1.1;stroke-linecap:round",
    ".fire": "fill:var(--fire)",
}


def door(x: float, width: float, height: float, floor: float = 0) -> str:
    """Return an opening with a round head as path data."""
    r, across = number(width / 2), number(width)
    straight = number(height - width / 2)
    return (
        f"M{number(x - width / 2)},{number(floor)}v-{straight}a{r},{r} 0 0 1 {across},0v{straight}z"
    )


def windows(*places: tuple[float, float], width: float = 4, height: float = 5) -> str:
    """Return small square windows as path data, each named by its upper left corner."""
    return "".join(f"M{x},{y}h{width}v{height}h-{width}z" for x, y in places)


def block(left: float, right: float, top: float, floor: float = 0) -> str:
    """Return an upright wall as path data."""
    return f"M{left},{floor}V{top}H{right}V{floor}z"


def flag(x: float, y: float, height: float = 12, width: float = 9) -> str:
    """Return the cloth of a flag on a pole as path data; the pole is a line."""
    top = y - height
    return f"M{x},{top}l{width},3l-{width},3z"


def battlements(left: float, right: float, y: float, teeth: int, height: float = 4) -> str:
    """Return the toothed upper edge of a wall from left to right, as path data to go on with."""
    step = (right - left) / (2 * teeth - 1)
    data = f"V{number(y - height)}"
    for tooth in range(teeth):
        data += f"h{number(step)}"
        if tooth < teeth - 1:
            data += f"v{number(height)}h{number(step)}v-{number(height)}"
    return data + f"V{number(y)}"
