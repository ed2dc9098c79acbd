"""The pen of the hall: lines, washes and hatching that follow the palette."""

from __future__ import annotations

from collections.abc import Iterable

from palas.draw.markup import Markup, element, join, number, path

PLAIN = "none"
FIGURE = (  # of a noble or a servant, 20 by 25
    "M2.5 25c0-2.2 1-3.6 1.6-5.2 1.3-3.3 1.6-5.8 2.9-8.3h6c1.3 2.5 1.6 5 2.9 8.3"
    ".6 1.6 1.6 3 1.6 5.2zM5.4 6.3a4.6 4.6 0 1 0 9.2 0a4.6 4.6 0 1 0-9.2 0"
)


def ink(data: str, fill: str = PLAIN, opacity: float = 1.0, *, heavy: bool = False) -> Markup:
    """Draw a line, thin or heavy, filled with a token of the palette or not at all."""
    filled = f"fill:var(--{fill})" if fill != PLAIN else None
    return path(data, "heavy" if heavy else "line", style=filled, opacity=_below_one(opacity))


def wash(data: str, colour: str, opacity: float = 1.0) -> Markup:
    """Lay a flat colour without a line."""
    return path(data, fill=f"var(--{colour})", opacity=_below_one(opacity))


def hatched(data: str, pattern: str) -> Markup:
    """Fill with one of the patterns."""
    return path(data, fill=f"url(#hatch-{pattern})")


def box(x: float, y: float, width: float, height: float) -> str:
    """Return a rectangle as path data."""
    return f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z"


def boxes(corners: Iterable[tuple[float, float]], width: float, height: float) -> str:
    """Return rectangles of one size as path data."""
    return "".join(box(x, y, width, height) for x, y in corners)


def _below_one(opacity: float) -> float | None:
    return opacity if opacity < 1 else None


def hatchings() -> Markup:
    """Define the patterns: earth, meadow, roof, floor, tiles, stripes, bricks, field."""
    return join(
        (
            _hatching("earth", 7, 7, "M0 0V7", "rotate(45)"),
            _hatching("meadow", 16, 10, "M1 4h4M9 8h5M11 2h2"),
            _hatching("roof", 9, 7, "M0 0a4.5 4.5 0 0 0 9 0"),
            _hatching("floor", 10, 10, "M5 0L10 5 5 10 0 5Z"),
            _hatching("stripes", 8, 8, "M4 0V8"),
            _hatching("bricks", 12, 8, "M0 0H12M0 4H12M3 0V4M9 4V8"),
            _hatching("field", 6, 6, "M0 0V6", "rotate(-30)"),
        )
    )


def _hatching(name: str, width: float, height: float, data: str, turn: str = "") -> Markup:
    return element(
        "pattern",
        path(data, "hair"),
        id=f"hatch-{name}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=turn or None,
    )


def washed(data: str, colour: str, opacity: float = 1.0) -> Markup:
    """Draw a filled shape of a small sign, which takes the width of its lines from the page."""
    fill = f"fill:var(--{colour});fill-opacity:{opacity}"
    return path(data, style=f"{fill};stroke:var(--ink)", stroke_linejoin="round")


def line(data: str) -> Markup:
    """Draw a line of a small sign."""
    return path(data, fill="none", stroke="var(--ink)", stroke_linejoin="round")
