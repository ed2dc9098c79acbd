"""The styles of shapes drawn by hand, and path data of things that stand in many places."""

from __future__ import annotations

from palas.draw.markup import Markup, element, number
from palas.draw.shapes import Shape, drawn

_WASHES = (
    "food",
    "living",
    "utility",
    "outdoor",
    "sleeping",
    "corridor",
    "downstairs",
    "special",
)
_FILLS = ("paper", "paper-2", "ink", "gold", "stone", "water", "leaf", "sky", "azure", "green")
_STROKE = "stroke:var(--ink);stroke-linejoin:round;stroke-linecap:round;fill:none"

SHAPE_RULES = (
    {
        ".thin": f"{_STROKE};stroke-width:1",
        ".fine": f"{_STROKE};stroke-width:1.25",
        ".line": f"{_STROKE};stroke-width:2",
        ".heavy": f"{_STROKE};stroke-width:3",
        ".square": "stroke-linecap:butt;stroke-linejoin:miter",
        ".chalk": "fill:none;stroke:var(--paper);stroke-width:1.6;stroke-linecap:round",
        ".faint": "stroke-opacity:.5",
        ".jet": "fill:none;stroke:var(--azure);stroke-width:2;stroke-linecap:round",
    }
    | {f".{name}": f"fill:var(--{name})" for name in _FILLS}
    | {f".w-{name}": f"fill:var(--{name})" for name in _WASHES}
    | {f".p-{name}": f"fill:url(#p-{name})" for name in (*_WASHES, "slate", "earth", "back")}
    | {f".shade-{at}": f"fill:var(--ink);fill-opacity:.{at}" for at in (14, 30, 48)}
)


def pattern(name: str, width: float, height: float, turn: int, *shapes: Shape) -> Markup:
    """Define a pattern that fills surfaces."""
    return element(
        "pattern",
        drawn(*shapes),
        id=f"p-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn})" if turn else None,
    )


def arch(x: float, radius: float, spring: float, floor: float) -> str:
    """Return an opening with a round head as path data."""
    r, across = number(radius), number(2 * radius)
    left, base = number(x - radius), number(floor)
    return f"M{left},{base}V{number(spring)}a{r},{r} 0 0 1 {across},0V{base}z"


def frill(left: float, right: float, y: float, waves: int, depth: float) -> str:
    """Return the scalloped lower edge of a cloth, from right to left."""
    step = number((right - left) / waves)
    half = number((right - left) / waves / 2)
    return f"H{number(right)}V{number(y)}" + f"q-{half},{number(depth)} -{step},0" * waves
