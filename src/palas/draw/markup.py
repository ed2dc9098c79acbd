"""SVG as strings: numbers, escaping and elements.

`Markup` is text that is already SVG. Everything a reader typed passes `escape`, and the
type checker keeps plain strings out of the places where markup is expected.

A table draws a picture after every move and little changes from one to the next: whatever
is drawn again with the same arguments is taken from bounded caches.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NewType

from palas.draw.keeping import PARTS, kept

Markup = NewType("Markup", str)
Value = str | float | None

_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufffe\uffff]")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_UNSAFE = re.compile(f'[&<>"{_FORBIDDEN.pattern[1:-1]}]')


@kept(2 * PARTS)
def number(value: float, digits: int = 2) -> str:
    """Write a number as briefly as possible."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def escape(text: str) -> Markup:
    """Make any string safe inside SVG text and attributes."""
    if _UNSAFE.search(text) is None:
        return Markup(text)
    return Markup(_FORBIDDEN.sub("\N{REPLACEMENT CHARACTER}", text).translate(_ENTITIES))


@kept()
def _opening(name: str) -> str:
    return f' {name.rstrip("_").replace("_", "-")}="'


def element(name: str, *children: Markup, **attributes: Value) -> Markup:
    """Write one element; `stroke_width` becomes stroke-width, `class_` class, None is left out."""
    written = f"<{name}"
    for key, value in attributes.items():
        if value is not None:
            text = escape(value) if isinstance(value, str) else number(value)
            written += f'{_opening(key)}{text}"'
    if not any(children):
        return Markup(f"{written}/>")
    return Markup("".join((written, ">", *children, f"</{name}>")))


def join(parts: Iterable[Markup]) -> Markup:
    """Put pieces of markup one after another."""
    return Markup("".join(parts))


def group(*children: Markup, **attributes: Value) -> Markup:
    """Group children, for example to move them together."""
    return element("g", *children, **attributes)


def path(data: str, class_: str | None = None, **attributes: Value) -> Markup:
    """Draw a path."""
    return element("path", class_=class_, d=data, **attributes)


@kept()
def rectangle(
    x: float, y: float, width: float, height: float, radius: float = 0, **attributes: Value
) -> Markup:
    """Draw a rectangle with corners as round as asked."""
    return element("rect", x=x, y=y, width=width, height=height, rx=radius or None, **attributes)


@kept()
def circle(x: float, y: float, radius: float, **attributes: Value) -> Markup:
    """Draw a circle."""
    return element("circle", cx=x or None, cy=y or None, r=radius, **attributes)


@kept()
def moved(x: float, y: float, scale: float = 1.0) -> str:
    """Write a transform: a shift, then a scale."""
    shift = f"translate({number(x, 1)},{number(y, 1)})"
    return shift if scale == 1 else f"{shift} scale({number(scale, 3)})"


@kept()
def use(symbol: str, x: float, y: float, scale: float = 1.0, **attributes: Value) -> Markup:
    """Place a symbol from the definitions."""
    return element("use", href=f"#{symbol}", transform=moved(x, y, scale), **attributes)


def piece(name: str, x: float, y: float, *drawn: Markup) -> Markup:
    """Place a piece that may travel: when it moves, nothing but its transform changes."""
    return element("g", *drawn, id=name, transform=moved(x, y))


@kept()
def title(text: str) -> Markup:
    """Give the enclosing group a name for screen readers and tooltips."""
    return element("title", escape(text))


def offered(actions: Sequence[int], words: str) -> dict[str, str]:
    """Return the attributes that make a thing a button for some actions; none without any.

    Mouse, keyboard and screen reader reach it alike; `words` say what it does. Buttons
    never stand inside each other, and one tabs through them in the order they are drawn.
    """
    if not actions:
        return {}
    return {
        "data_actions": " ".join(map(str, actions)),
        "role": "button",
        "tabindex": "0",
        "aria_label": words[:1].upper() + words[1:],
    }
