"""The pattern of each room type, and slate, earth and the back of a tile."""

from __future__ import annotations

from palas.draw.markup import Markup, join
from palas.draw.shapes import disc
from palas.games.two_castles.drawing.shapes import pattern

PATTERN_RULES = {
    ".veil": "fill:var(--paper);fill-opacity:.3",
    ".pale": "fill:var(--paper);fill-opacity:.75",
    ".grid": "fill:none;stroke:var(--paper);stroke-width:1.3;stroke-opacity:.6",
    ".joint": "fill:none;stroke:var(--ink);stroke-width:1.1;stroke-opacity:.5",
    ".hatch": "fill:none;stroke:var(--ink);stroke-width:1.1;stroke-opacity:.34",
}

_LEAVES = "M0,5q3,-5 6,0q3,-5 6,0M-6,10q3,-5 6,0q3,-5 6,0q3,-5 6,0"
_SLATES = "M0,0q2.5,5 5,0q2.5,5 5,0M-5,5q2.5,5 5,0q2.5,5 5,0q2.5,5 5,0"
_STONES = "M0,.6H28M0,10.6H28M8,.6V10.6M22,.6V10.6M1,10.6V20.6M15,10.6V20.6"
# strokes of the earth: where each begins and how long it is
_STROKES = (
    (2, 9, 8),
    (13, 25, 3),
    (3, 49, 3),
    (11, 64, 7),
    (24, 13, 7),
    (29, 31, 7),
    (24, 44, 7),
    (30, 67, 7),
    (38, 11, 8),
    (49, 25, 8),
    (39, 50, 7),
    (46, 62, 7),
    (60, 10, 8),
    (60, 29, 8),
    (56, 44, 3),
    (62, 66, 7),
)


def _star(x: float, y: float, reach: float) -> str:
    r = reach
    return (
        f"M{x},{y - r}Q{x},{y} {x + r},{y}Q{x},{y} {x},{y + r}Q{x},{y} {x - r},{y}"
        f"Q{x},{y} {x},{y - r}z"
    )


def patterns() -> Markup:
    """Define p-food to p-downstairs, p-special, p-slate, p-earth and p-back."""
    stars = _star(6, 6, 4) + _star(17, 17, 3) + disc(16.5, 5, 1) + disc(5, 17, 1)
    strokes = "".join(f"M{x},{y}l{long},-{long}" for x, y, long in _STROKES)
    return join(
        (
            pattern(
                "food", 14, 14, 0, ("grid", "M7,0V14M0,7H14"), ("pale", "M7,4.2L9.8,7 7,9.8 4.2,7z")
            ),
            pattern("living", 14, 14, 0, ("veil", "M0,0H7V14H0z"), ("grid", "M10.5,0V14")),
            pattern("utility", 84, 9, 0, ("joint", "M0,.6H84"), ("grid", "M0,1.9H84")),
            pattern("outdoor", 12, 10, 0, ("joint", _LEAVES)),
            pattern("sleeping", 22, 22, 0, ("pale", stars)),
            pattern("corridor", 9, 9, 45, ("grid", "M0,0V9")),
            pattern("downstairs", 28, 20, 0, ("joint", _STONES)),
            pattern(
                "special", 20, 20, 0, ("grid", "M0,10L10,0 20,10 10,20z"), ("pale", disc(10, 10, 2))
            ),
            pattern("slate", 10, 10, 0, ("joint", _SLATES)),
            pattern("earth", 72, 72, 0, ("hatch", strokes)),
            pattern("back", 7, 7, 45, ("joint", "M0,0V7")),
        )
    )
