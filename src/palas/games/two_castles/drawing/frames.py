"""Frames around the cells of a castle: those that may be built on, gave points or were built."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, join, number, path, rectangle
from palas.games.two_castles.drawing.furnishing import CELL
from palas.games.two_castles.drawing.tile import SMALLEST_PRINT

FRAME_RULES = {
    ".lit": "fill:var(--lit);fill-opacity:.72",
    ".halo": "fill:none;stroke:var(--glow);stroke-opacity:.35",
    ".rim-glow": "fill:none;stroke:var(--glow)",
    ".dashes": "fill:none;stroke:var(--ink)",
    ".gave": "fill:none;stroke:var(--glow)",
    ".gave-edge": "fill:none;stroke:var(--ink)",
    ".bracket": "fill:none;stroke:var(--ink);stroke-linecap:square",
    ".bracket-glow": "fill:none;stroke:var(--glow);stroke-linecap:square",
}
_LEGAL = 0.06  # of a cell, inside its edges
_GAVE = 0.03


def _frame(box: Box, inset: float, style: str, stroke: float, dash: str = "") -> Markup:
    size = box.height
    gap = inset * size
    return rectangle(
        round(box.left + gap, 1),
        round(box.top + gap, 1),
        round(box.width - 2 * gap, 1),
        round(size - 2 * gap, 1),
        round(0.07 * size, 1),
        class_=style,
        stroke_width=number(max(1.0, stroke * size / CELL), 1) if stroke else None,
        stroke_dasharray=dash or None,
    )


def lit_ground(box: Box) -> Markup:
    """Draw the ground of a cell that may be built on."""
    return _frame(box, _LEGAL, "lit", 0)


def highlighted(box: Box) -> Markup:
    """Draw the frame of a room that gave points."""
    return join((_frame(box, _GAVE, "gave-edge", 9), _frame(box, _GAVE, "gave", 6)))


def bracketed(box: Box) -> Markup:
    """Draw the corners of what was done last."""
    size = box.height
    arm = number(0.2 * size, 1)
    around = box.grown(0.05 * size)
    left, right = number(around.left, 1), number(around.right, 1)
    top, bottom = number(around.top, 1), number(around.bottom, 1)
    data = (
        f"M{left},{number(around.top + 0.2 * size, 1)}V{top}h{arm}"
        f"M{left},{number(around.bottom - 0.2 * size, 1)}V{bottom}h{arm}"
        f"M{right},{number(around.top + 0.2 * size, 1)}V{top}h-{arm}"
        f"M{right},{number(around.bottom - 0.2 * size, 1)}V{bottom}h-{arm}"
    )
    stroke = max(1.5, 3 * size / CELL)
    return join(
        (
            path(data, "bracket-glow", stroke_width=number(stroke * 2.4, 1)),
            path(data, "bracket", stroke_width=number(stroke, 1)),
        )
    )


# ------------------------------------------------------------------------- what may be done


@kept()
def legal_face(size: float, is_chosen: bool) -> Markup:
    """Draw a cell that may be built on, from its upper left corner on."""
    box = Box(0, 0, size, size)
    dash = "" if is_chosen else f"{number(size * 0.083, 1)} {number(size * 0.07, 1)}"
    return join(
        (
            rectangle(0, 0, round(size, 1), round(size, 1), class_="hit"),
            _frame(box, _LEGAL, "halo", 11),
            _frame(box, _LEGAL, "rim-glow", 5.5),
            _frame(box, _LEGAL, "dashes", 2, dash),
        )
    )


@kept()
def gain_mark(size: float, gain: int, is_chosen: bool) -> Markup:
    """Write what a room would add on a cell, from the cell's upper left corner on."""
    words = f"+{gain}" if gain > 0 else str(gain) if gain == 0 else f"−{-gain}"
    letters = max(SMALLEST_PRINT, 0.26 * size)
    if not is_chosen:
        return label(size / 2, size * 0.42 + letters * 0.36, words, letters, "bold middle")
    letters = max(SMALLEST_PRINT, 0.2 * size)
    wide, high = letters * 2.5, letters * 1.45
    x, y = size - wide / 2 - 0.05 * size, size - high / 2 - 0.05 * size
    return join(
        (
            rectangle(
                round(x - wide / 2, 1),
                round(y - high / 2, 1),
                round(wide, 1),
                round(high, 1),
                round(high / 2, 1),
                class_="seal",
            ),
            label(x, y + letters * 0.36, words, letters, "bold middle on-glow"),
        )
    )
