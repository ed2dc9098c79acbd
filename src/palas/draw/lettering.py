"""Text whose width is known well enough: measuring, shortening, wrapping, placing.

Readers bring their own fonts. Widths are those of the widest common ones, so whatever
fits here fits everywhere. Lines that were written lately are kept: a picture repeats most of
those of the picture before it.
"""

from __future__ import annotations

from bisect import bisect_right

from palas.draw.keeping import kept
from palas.draw.markup import Markup, Value, element, escape, number

TEXT_RULES = {
    "text": "font-family:var(--sans);fill:var(--ink);font-variant-numeric:tabular-nums lining-nums",
    ".serif": "font-family:var(--serif)",
    ".bold": "font-weight:600",
    ".soft": "fill:var(--soft)",
    ".on-glow": "fill:var(--on-glow)",
    ".middle": "text-anchor:middle",
    ".end": "text-anchor:end",
}

# Hundredths of the font size.
_GROUPS = {
    33: "'IJijlíîìï ,./:;\\|·’‘",
    41: "()-[]ft!r",
    52: '"*_`–?cszçгзсэ„“”',
    62: "FLkvxyвтухчь",
    68: "$0123456789EPSTYabdeghnopqu{}äöüßáéóúñàèâêôûГЕЗРТУабеийклоряёЁ",
    76: "ABCKRVXZÄÁАБВСХЧЬЭЯNUÜИЙКднпцъ",
    82: "&DGHOQÖДЛНОПЦмы",
    90: "#+<=>^w~→×MМФЫфЪю",
    100: "%@Wm—…жшщ",
    114: "ЖШЩЮ",
}
_WIDTHS = {character: width for width, group in _GROUPS.items() for character in group}
_UNKNOWN = 105
_BOLD = 1.1


def text_width(text: str, size: float, bold: bool = False) -> float:
    """Return how wide a text can become."""
    return _hundredths(text) * size / 100 * (_BOLD if bold else 1)


@kept()
def _hundredths(text: str) -> int:
    return sum(_WIDTHS.get(character, _UNKNOWN) for character in text)


@kept()
def shortened(text: str, width: float, size: float, bold: bool = False) -> str:
    """Cut a text to a width, with an ellipsis where something is missing."""
    if text_width(text, size, bold) <= width:
        return text

    def width_of(letters: int) -> float:
        return text_width(text[:letters].rstrip() + "…", size, bold)

    most = bisect_right(range(1, len(text) + 1), width, key=width_of)
    return text[:most].rstrip() + "…"


@kept()
def fitting_size(
    text: str, width: float, size: float, smallest: float, bold: bool = False
) -> float:
    """Return the size up to `size` at which a text fits, but not below the smallest."""
    needed = text_width(text, size, bold)
    return size if needed <= width else max(smallest, 0.999 * size * width / needed)


def wrapped(text: str, width: float, size: float, lines: int) -> list[str]:
    """Break a text into at most so many lines; the last one is cut if need be."""
    return list(_wrapped(text, width, size, lines))


@kept()
def _wrapped(text: str, width: float, size: float, lines: int) -> tuple[str, ...]:
    result: list[str] = []
    rest = text.split()
    while rest and len(result) < lines - 1:
        line = rest.pop(0)
        while rest and text_width(f"{line} {rest[0]}", size) <= width:
            line = f"{line} {rest.pop(0)}"
        result.append(shortened(line, width, size))
    if rest:
        result.append(shortened(" ".join(rest), width, size))
    return tuple(result)


@kept()
def label(
    x: float, y: float, text: str, size: float = 14, style: str = "", **attributes: Value
) -> Markup:
    """Write a line of text; `style` names classes of TEXT_RULES."""
    return element(
        "text",
        escape(text),
        x=number(x, 1),
        y=number(y, 1),
        font_size=number(size, 1),
        class_=style or None,
        **attributes,
    )


@kept()
def fitted(
    x: float,
    y: float,
    text: str,
    width: float,
    size: float = 14,
    style: str = "",
    smallest: float = 0,
) -> Markup:
    """Write a line that never exceeds a width: smaller first, then cut."""
    bold = "bold" in style
    best = fitting_size(text, width, size, smallest or size, bold)
    return label(x, y, shortened(text, width, best, bold), best, style)


@kept()
def name_and_value(x: float, y: float, name: str, value: str, size: float) -> Markup:
    """Write a name in serif and its value in bold as one centred line."""
    parts = (
        element("tspan", escape(name), class_="serif"),
        element("tspan", escape(value), class_="bold", dx=number(size * 0.5, 1)),
    )
    at = {"x": number(x, 1), "y": number(y, 1), "font_size": number(size, 1)}
    return element("text", *parts, class_="middle", **at)


def grouped(amount: int) -> str:
    """Write an amount, large ones in groups of three digits."""
    return f"{amount:,}".replace(",", "\N{THIN SPACE}") if abs(amount) >= 10_000 else str(amount)
