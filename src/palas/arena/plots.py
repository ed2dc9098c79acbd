"""Plots of an arena as SVG: whiskers and histograms in the house's hand, pure strings."""

from __future__ import annotations

from math import ceil, floor, log10
from typing import TYPE_CHECKING, NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import ARMS, roundel
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, circle, element, number, path, rectangle, title

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

WIDTH = 340.0
LEFT, RIGHT = 12.0, WIDTH - 12.0
ROW, HILL = 54.0, 88.0  # heights of a row of whiskers and of a histogram
FOOT = 24.0  # for the numbers below
MOST_BINS = 28

PLOT_RULES = {
    ".grid": "fill:none;stroke:var(--hair);stroke-width:1;opacity:.55",
    ".fair": "fill:none;stroke:var(--ink);stroke-width:1.5;stroke-dasharray:3 3",
    ".reach": "fill:none;stroke-width:4;stroke-linecap:round;opacity:.65",
    ".point": "stroke:var(--paper);stroke-width:2",
    ".bar": "stroke:var(--paper);stroke-width:.75",
    ".mean": "fill:none;stroke:var(--ink);stroke-width:1.75",
    ".base": "fill:none;stroke:var(--ink);stroke-width:1.25",
}


class Axis(NamedTuple):
    """What a plot spans from left to right, evenly or by powers of ten."""

    low: float
    high: float
    is_log: bool = False

    def at(self, value: float) -> float:
        """Return where a value stands."""
        low, high = self.low, self.high
        if self.is_log:
            low, high, value = log10(low), log10(high), log10(max(value, low))
        share = (value - low) / (high - low)
        return LEFT + min(1.0, max(0.0, share)) * (RIGHT - LEFT)

    def ticks(self, most: int = 5) -> list[float]:
        """Return round values along the axis."""
        if self.is_log:
            first, last = ceil(log10(self.low) - 1e-9), floor(log10(self.high) + 1e-9)
            return [10.0**power for power in range(first, last + 1)]
        step = nice_step(self.low, self.high, most)
        first, last = ceil(self.low / step - 1e-9), floor(self.high / step + 1e-9)
        return [step * count for count in range(first, last + 1)]


class Whisker(NamedTuple):
    """A value with its interval; `arms` number the badge and the colour."""

    name: str
    words: str
    value: float
    low: float
    high: float
    arms: int | None = None
    fair: float | None = None


class Hill(NamedTuple):
    """Numbers whose spread is shown."""

    name: str
    words: str
    values: Sequence[float]
    mean: float
    arms: int | None = None


def nice_step(low: float, high: float, most: int) -> float:
    """Return 1, 2 or 5 times a power of ten that cuts a span into at most so many parts."""
    rough = max(high - low, 1e-9) / most
    power: float = 10.0 ** floor(log10(rough))
    return next(power * times for times in (1, 2, 5, 10) if power * times >= rough * (1 - 1e-9))


def even_axis(values: Sequence[float]) -> Axis:
    """Return an axis with round ends around some values."""
    low, high = min(values), max(values)
    step = nice_step(low, max(high, low + 1), 4)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return Axis(first * step, max(last, first + 1) * step)


def log_axis(values: Sequence[float]) -> Axis:
    """Return an axis of whole powers of ten around some values above nothing."""
    first, last = floor(log10(min(values))), ceil(log10(max(values)))
    return Axis(10.0**first, 10.0 ** max(last, first + 1), is_log=True)


def whiskers(rows: Sequence[Whisker], axis: Axis, write: Callable[[float], str]) -> Markup:
    """Draw values with their intervals, one below the other."""
    height = ROW * len(rows)
    drawn = [_whisker(row, axis, ROW * at) for at, row in enumerate(rows)]
    return _sheet(height, _names(rows), *_grid(axis, height, write), *drawn)


def hills(rows: Sequence[Hill], write: Callable[[float], str]) -> Markup:
    """Draw histograms over one axis, one below the other, each with its mean."""
    values = [value for row in rows for value in row.values]
    axis = even_axis(values)
    height = HILL if len(rows) > 1 else 2 * HILL
    step = max(1.0, nice_step(axis.low, axis.high, MOST_BINS))
    boxes = [Box.sized(LEFT, height * at, RIGHT - LEFT, height) for at in range(len(rows))]
    drawn = [_hill(row, axis, step, box) for row, box in zip(rows, boxes, strict=True)]
    whole = height * len(rows)
    return _sheet(whole, _names(rows), *_grid(axis, whole, write), *drawn)


def colour(arms: int | None) -> str:
    """Return the colour of a bot, or that of nobody."""
    return "var(--gold)" if arms is None else f"var(--{ARMS[arms % len(ARMS)].colour})"


def _names(rows: Sequence[Whisker] | Sequence[Hill]) -> str:
    return "; ".join(f"{row.name}: {row.words}" for row in rows)


def _sheet(height: float, description: str, *body: Markup) -> Markup:
    size = f"0 0 {number(WIDTH)} {number(height + FOOT)}"
    return element("svg", title(description), *body, viewBox=size, role="img")


def _grid(axis: Axis, height: float, write: Callable[[float], str]) -> list[Markup]:
    """Draw the lines of the round values, with their numbers below."""
    ticks = axis.ticks()
    places = [(axis.at(tick), tick) for tick in ticks]
    lines = "".join(f"M{number(x, 1)},0V{number(height)}" for x, _ in places)
    numbers = (label(x, height + 17, write(tick), 11, "soft middle") for x, tick in places)
    return [path(lines, "grid"), *numbers]


def _heading(row: Whisker | Hill, top: float) -> list[Markup]:
    """Write a badge, a name and a value above what is drawn."""
    indent = LEFT - 4 if row.arms is None else LEFT + 22
    words = label(RIGHT + 4, top + 21, row.words, 13, "end")
    name = fitted(indent, top + 21, row.name, 175, 13.5, "bold", 10)
    badge = [] if row.arms is None else [roundel(row.arms % len(ARMS), LEFT + 6, top + 16, 0.58)]
    return [*badge, name, words]


def _whisker(row: Whisker, axis: Axis, top: float) -> Markup:
    y = top + 40
    shade = colour(row.arms)
    reach = f"M{number(axis.at(row.low), 1)},{number(y)}H{number(axis.at(row.high), 1)}"
    fair = "" if row.fair is None else f"M{number(axis.at(row.fair), 1)},{number(y - 9)}v18"
    return element(
        "g",
        *_heading(row, top),
        path(reach, "reach", stroke=shade),
        path(fair, "fair") if fair else Markup(""),
        circle(axis.at(row.value), y, 6, class_="point", fill=shade),
    )


def _hill(row: Hill, axis: Axis, step: float, box: Box) -> Markup:
    base, room = box.bottom - 4, box.height - 40
    counts = _counts(row.values, axis.low, step)
    tallest = max(counts.values(), default=1)
    bars = [
        _bar(axis, axis.low + at * step, step, base, room * count / tallest, row.arms)
        for at, count in sorted(counts.items())
    ]
    mean = f"M{number(axis.at(row.mean), 1)},{number(base + 3)}v{number(-room - 6)}"
    ground = path(f"M{number(box.left)},{number(base)}H{number(box.right)}", "base")
    return element("g", *_heading(row, box.top), *bars, ground, path(mean, "mean"))


def _counts(values: Sequence[float], low: float, step: float) -> dict[int, int]:
    found: dict[int, int] = {}
    for value in values:
        at = floor((value - low) / step + 1e-9)
        found[at] = found.get(at, 0) + 1
    return found


def _bar(
    axis: Axis, start: float, step: float, base: float, height: float, arms: int | None
) -> Markup:
    left, right = axis.at(start), axis.at(start + step)
    wide = max(right - left, 2.0)
    return rectangle(left, base - height, wide, height, class_="bar", fill=colour(arms))
