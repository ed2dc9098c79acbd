"""Drawing by hand: shapes are a style and path data; groups of them become symbols."""

from __future__ import annotations

from palas.draw.markup import Markup, group, join, number, path

Shape = tuple[str, str]  # classes of a style sheet, and path data


def drawn(*shapes: Shape) -> Markup:
    """Draw shapes one over the other."""
    return join(path(data, style) for style, data in shapes)


def symbol(name: str, *shapes: Shape) -> Markup:
    """Define shapes under a name."""
    return group(drawn(*shapes), id=name)


def disc(x: float, y: float, radius: float) -> str:
    """Return a circle as path data."""
    r, across = number(radius), number(2 * radius)
    bow = f"a{r},{r} 0 1 0"
    return f"M{number(x - radius)},{number(y)}{bow} {across},0{bow} -{across},0z"
