"""A strip of things in rows, beside another picture of the same page that lends it its symbols."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.markup import Markup, element, escape, number

ALL, BOARD, HAND = "all", "board", "hand"
PARTS = (ALL, BOARD, HAND)  # of a picture: a page may keep the hand in view beside the board
THUMB = 44.0  # the least height of what is tapped; one unit of a strip is one pixel
EDGE = 8.0
GAP = 4.0


class Item(NamedTuple):
    """A thing in a row: how wide it is, and what draws it in a box."""

    width: float
    draw: Callable[[Box], Markup]


class Row(NamedTuple):
    """Things of one height beside each other."""

    height: float
    items: Sequence[Item]


def check_part(part: str, layout: str) -> None:
    """Raise ValueError for a part that no picture has, or that this layout has not."""
    if part not in PARTS:
        raise ValueError(f"no part {part!r}; there are {', '.join(PARTS)}")
    if part != ALL and layout != "phone":
        raise ValueError(f"the layout {layout!r} has no parts; phone has")


def strip(name: str, rows: Sequence[Row]) -> str:
    """Draw rows one below the other, as wide as the widest; empty when there is nothing."""
    shown = [row for row in rows if row.items]
    if not shown:
        return ""
    parts: list[Markup] = []
    width, y = 0.0, GAP
    for row in shown:
        x = EDGE
        for item in row.items:
            parts.append(item.draw(Box.sized(x, y, item.width, row.height)))
            x += item.width + GAP
        width = max(width, x - GAP + EDGE)
        y += row.height + GAP
    size = {"width": number(width), "height": number(y)}
    return element(
        "svg",
        element("title", escape(name)),
        *parts,
        viewBox=f"0 0 {size['width']} {size['height']}",
        **size,
        class_="palas",
        role="group",
    )
