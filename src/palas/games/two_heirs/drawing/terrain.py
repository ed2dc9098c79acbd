"""The ground of the three colours in hatching, and open terrain: woods, fields and rock."""

from __future__ import annotations

from palas.draw.markup import Markup, element, group, join, moved, path, rectangle, use
from palas.draw.shapes import Shape, drawn, symbol

from ..components import COLOURS

SIZE = 100  # of a tile

TERRAIN_RULES = {
    ".pattern": "fill:none;stroke:var(--ink);stroke-width:1;stroke-opacity:.3;"
    "stroke-linecap:round;stroke-linejoin:round",
} | {f".ground-{colour}": f"fill:var(--ground-{colour})" for colour in COLOURS}

_TUFTS = "M4,9q1.5,-4 2.5,0M6.5,9q1.5,-5 3,0M18,22q1.5,-4 2.5,0M20.5,22q1.5,-5 3,0"
_FURROWS = "M0,4.5q6,-2 12,0t12,0"
_STONES = "M3,10l4.5,-6l5,6M9,6.5l1.5,3.5M17,24l5.5,-7l5.5,7M22.5,19.5l2,4.5M19,7h4M5,22l3,-3"

# pattern of a colour: width, height, turn and path data
_PATTERNS = {
    "green": (26, 26, 0, _TUFTS),
    "yellow": (24, 8, -14, _FURROWS),
    "grey": (30, 27, 0, _STONES),
}

_TREE: tuple[Shape, ...] = (
    ("thick", "M0,0V-8"),
    (
        "leaf",
        "M-8,-6c-5,-1 -5,-8 -1,-9c-2,-6 5,-9 8,-6c4,-4 11,0 9,5c5,2 3,9 -2,9c-3,4 -11,4 -14,1z",
    ),
    ("faint", "M4,-19q5,3 3,8M-4,-15q2,-3 5,-3"),
)
_FIR_TREE: tuple[Shape, ...] = (
    ("thick", "M0,0V-6"),
    ("leaf", "M0,-27l7,10h-3.5l5.5,8h-18l5.5,-8H-7z"),
    ("faint", "M2,-22l3,5M3,-14l3,5"),
)
_PEAK: tuple[Shape, ...] = (
    ("cow", "M-19,0L-9,-15L-5,-11L4,-26L12,-13L15,-16L23,0z"),
    ("rock", "M4,-26L8,-14L5,-9L10,0H23L15,-16L12,-13z"),
    ("thin", "M-9,-15l2,8l-3,7M-1,-17l2,5"),
)
_SHEAF: tuple[Shape, ...] = (
    (
        "grain",
        "M-6,0q3,-6 2,-9q-6,-3 -5,-10q4,1 5,4q0,-6 4,-8q4,2 4,8q1,-3 5,-4q1,7 -5,10q-1,3 2,9z",
    ),
    ("line", "M-4.5,-8H4.5"),
    ("thin", "M0,-20v9"),
)
_STRIPS: tuple[Shape, ...] = (
    ("ploughed", "M0,34L56,20L68,62L0,80zM68,62L100,54V0H80L56,20L56,20z"),
    ("line", "M0,34L80,14L100,8M0,80L100,54M56,20L79,100M28,73L35,100M80,14L76,0"),
    (
        "faint",
        "M1,44l54,-13M2,54l56,-14M2,64l58,-15M3,73l60,-15M66,22l34,-9M68,32l32,-9M71,43l29,-8",
    ),
)

_WOODS = (
    ("tree", 22, 34, 1.0),
    ("fir", 52, 32, 1.0),
    ("tree", 80, 40, 1.05),
    ("tree", 40, 62, 1.1),
    ("fir", 68, 66, 1.05),
    ("fir", 17, 70, 0.95),
    ("tree", 28, 93, 0.95),
    ("tree", 57, 94, 1.05),
    ("tree", 85, 91, 0.95),
)
_FIELDS = (
    ("sheaf", 17, 27, 0.8),
    ("sheaf", 64, 88, 0.85),
    ("sheaf", 88, 84, 0.95),
    ("sheaf", 16, 96, 0.7),
)
_ROCKS = (
    ("peak", 30, 38, 0.95),
    ("peak", 72, 46, 0.85),
    ("peak", 46, 70, 1.1),
    ("peak", 22, 93, 0.7),
    ("peak", 78, 91, 0.9),
)


def _pattern(colour: str) -> Markup:
    width, height, turn, data = _PATTERNS[colour]
    return element(
        "pattern",
        path(data, "pattern"),
        id=f"p-{colour}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({turn})" if turn else None,
    )


def _ground(colour: str) -> Markup:
    return group(
        rectangle(0, 0, SIZE, SIZE, class_=f"ground-{colour}"),
        rectangle(0, 0, SIZE, SIZE, fill=f"url(#p-{colour})"),
        id=f"ground-{colour}",
    )


def _open(colour: str, signs: tuple[tuple[str, float, float, float], ...], *below: Shape) -> Markup:
    placed = (use(f"sign-{name}", x, y, scale) for name, x, y, scale in signs)
    ground = use(f"ground-{colour}", 0, 0)
    return group(ground, drawn(*below), *placed, id=f"open-{colour}")


def terrain_symbols() -> Markup:
    """Define ground- and open- symbols of every colour, 100 by 100."""
    signs = (("tree", _TREE), ("fir", _FIR_TREE), ("peak", _PEAK), ("sheaf", _SHEAF))
    return join(
        (
            *(_pattern(colour) for colour in COLOURS),
            *(_ground(colour) for colour in COLOURS),
            *(symbol(f"sign-{name}", *shapes) for name, shapes in signs),
            _open("green", _WOODS),
            _open("yellow", _FIELDS, *_STRIPS),
            _open("grey", _ROCKS),
        )
    )


def ground(colour: int, x: float, y: float, size: float, is_open: bool) -> Markup:
    """Place the ground of a colour, open or to be built upon."""
    kind = "open" if is_open else "ground"
    return element("use", href=f"#{kind}-{COLOURS[colour]}", transform=moved(x, y, size / SIZE))
