"""The sheet of the old map: a scale around it, wind lines across it, a compass in a corner."""

from __future__ import annotations

from math import cos, inf, pi, sin

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, circle, group, join, number, path, rectangle

from ..words.cells import column_words, row_words, side_letter
from .fitting import Fit

CHART_RULES = {
    ".margin": "fill:var(--paper-2);stroke:var(--ink);stroke-width:1.25",
    ".sheet": "fill:var(--card);stroke:var(--ink);stroke-width:1.25",
    ".scale": "fill:var(--ink)",
    ".wind": "fill:none;stroke:var(--hair);stroke-width:1;stroke-opacity:.5",
    ".grid-cross": "fill:none;stroke:var(--hair);stroke-width:1.25",
    ".needle": "fill:var(--hair);stroke:var(--hair);stroke-width:1;stroke-linejoin:round",
    ".needle-pale": "fill:var(--card);stroke:var(--hair);stroke-width:1;stroke-linejoin:round",
}

MARGIN = 27
_BAND = 5
_WINDS = 32
_SCALE_STEP = 44
_FLAT = 0.01
_CENTRE = "·"  # the name of the column and the row of the start tile


@kept(16)
def chart(box: Box) -> Markup:
    """Draw the empty sheet with its margin and wind lines."""
    inner = box.grown(-MARGIN)
    roses = (
        (inner.left + 0.16 * inner.width, inner.top + 0.2 * inner.height),
        (inner.right - 0.14 * inner.width, inner.bottom - 0.2 * inner.height),
    )
    return join(
        (
            rectangle(box.left, box.top, box.width, box.height, class_="margin"),
            path(_scale(box.grown(-2.5)), "scale"),
            rectangle(inner.left, inner.top, inner.width, inner.height, class_="sheet"),
            *(_winds(x, y, inner) for x, y in roses),
        )
    )


def _scale(box: Box) -> str:
    """Return the blocks of the scale around a box, every second one black."""
    data = ""
    for x, wide in _blocks(box.left, box.width):
        for y in (box.top, box.bottom - _BAND):
            data += f"M{x},{number(y, 1)}h{wide}v{_BAND}h-{wide}z"
    for y_, high in _blocks(box.top, box.height):
        for left in (box.left, box.right - _BAND):
            data += f"M{number(left, 1)},{y_}v{high}h{_BAND}v-{high}z"
    return data


def _blocks(start: float, length: float) -> list[tuple[str, str]]:
    """Return beginning and length of every second block along an edge, the first and last black."""
    blocks = 2 * round(length / _SCALE_STEP / 2) + 1
    step = length / blocks
    return [(number(start + at * step, 1), number(step, 1)) for at in range(0, blocks, 2)]


def _winds(x: float, y: float, box: Box) -> Markup:
    """Draw the lines of the winds from a point to the edge of a box."""
    start = f"M{number(x, 1)},{number(y, 1)}"
    data = ""
    for wind in range(_WINDS):
        across, down = cos(2 * pi * wind / _WINDS), sin(2 * pi * wind / _WINDS)
        reach = min(_reach(x, across, box.left, box.right), _reach(y, down, box.top, box.bottom))
        data += f"{start}L{number(x + across * reach, 1)},{number(y + down * reach, 1)}"
    rings = join(circle(round(x, 1), round(y, 1), radius, class_="wind") for radius in (34, 60))
    return join((path(data, "wind"), rings))


def _reach(start: float, slope: float, low: float, high: float) -> float:
    """Return how far a line goes from a point until it meets one of two bounds."""
    if abs(slope) < _FLAT:
        return inf
    return ((high if slope > 0 else low) - start) / slope


@kept(16)
def compass(x: float, y: float, radius: float, is_turned: bool, language: str) -> Markup:
    """Draw a compass with the letters by which cells are named; north is up unless turned."""
    data, pale = "", ""
    for point in range(8):
        reach = radius if point % 2 == 0 else radius * 0.62
        angle, side = pi * point / 4, pi / 8
        tip = f"{number(reach * sin(angle), 1)},{number(-reach * cos(angle), 1)}"
        near = radius * 0.22
        right = f"{number(near * sin(angle + side), 1)},{number(-near * cos(angle + side), 1)}"
        left = f"{number(near * sin(angle - side), 1)},{number(-near * cos(angle - side), 1)}"
        data += f"M0,0L{right}L{tip}z"
        pale += f"M0,0L{left}L{tip}z"
    return group(
        circle(0, 0, radius * 0.8, class_="wind"),
        path(pale, "needle-pale"),
        path(data, "needle"),
        *_letters(radius, is_turned, language),
        transform=f"translate({number(x, 1)},{number(y, 1)})",
    )


def _letters(radius: float, is_turned: bool, language: str) -> list[Markup]:
    """Write the letters of the compass around it, clockwise from the top."""
    far = radius + 8
    places = ((0, 5 - far), (far, 4.5), (0, far + 4), (-far, 4.5))
    sides = [side_letter((at + 2 * is_turned) % len(places), language) for at in range(len(places))]
    return [
        label(x, y, side, 12, "serif middle soft")
        for (x, y), side in zip(places, sides, strict=True)
    ]


@kept(512)
def graticule(fit: Fit, box: Box) -> Markup:
    """Draw crosses at the corners of cells."""
    arm = 4.5
    every = _every(fit)
    lines = [
        f"M{number(x - arm, 1)},{number(y, 1)}h9M{number(x, 1)},{number(y - arm, 1)}v9"
        for x in fit.verticals(box.grown(-arm))[::every]
        for y in fit.horizontals(box.grown(-arm))[::every]
    ]
    return path("".join(lines), "grid-cross") if lines else Markup("")


def _every(fit: Fit) -> int:
    """Return how many cells lie between two marks."""
    return 1 if fit.size >= 34 else 2 if fit.size >= 18 else 4


@kept(512)
def names_of_cells(fit: Fit, box: Box, language: str) -> Markup:
    """Write how far east and north the cells lie on the margin of the sheet."""
    inner = box.grown(-MARGIN)
    every = _every(fit)
    columns = (
        (fit.corner((column, 0))[0] + fit.size / 2, y, column_words(column, language), 10.5)
        for column in fit.columns(inner)
        for y in (box.top + 21, box.bottom - 12)
        if column % every == 0
    )
    rows = (
        (x, fit.corner((0, row))[1] + fit.size / 2 + 4, row_words(row, language), 10.0)
        for row in fit.rows(inner)
        for x in (box.left + 17.5, box.right - 17.5)
        if row % every == 0
    )
    return join(
        label(x, y, _spaced(words) or _CENTRE, size, "middle soft")
        for x, y, words, size in (*columns, *rows)
    )


def _spaced(words: str) -> str:
    """Return a name with a thin space behind its letter: a Russian З1 looks like the number 31."""
    return f"{words[:1]}\N{THIN SPACE}{words[1:]}" if words else ""
