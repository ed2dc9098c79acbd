"""Small things on the picture: badges with points, areas to click, plates."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import ARMS, device
from palas.draw.keeping import kept
from palas.draw.lettering import fitting_size, label, text_width, wrapped
from palas.draw.markup import Markup, circle, group, moved, number, offered, rectangle, title

from .resources import resource

PIECE_RULES = {".payer": "fill:var(--lit);stroke:var(--ink);stroke-width:1.5"}
BADGE_LETTERS = 15


def badge_width(words: str, is_small: bool = False) -> float:
    """Return how wide a badge is."""
    return text_width(words, BADGE_LETTERS, bold=True) + (12 if is_small else 31)


@kept()
def badge(
    seat: int,
    words: str,
    at: tuple[float, float, float],
    is_small: bool = False,
    name: str | None = None,
) -> Markup:
    """Draw a plate with a seat's device and a number at x and y in a scale, 24 high."""
    arms = ARMS[seat]
    wide = badge_width(words, is_small)
    left = -wide / 2
    return group(
        rectangle(
            round(left, 1),
            -12,
            round(wide, 1),
            24,
            12,
            class_="outline",
            fill=f"var(--{arms.colour})",
        ),
        Markup("") if is_small else device(arms, left + 14, 0, 0.62),
        label(left + (6 if is_small else 25), 5.4, words, BADGE_LETTERS, "bold on-seat"),
        id=name,
        transform=moved(*at),
    )


def payer(colour: int, x: float, y: float, scale: float) -> Markup:
    """Draw the mark of something that helps to pay: a disc with the resource it gives."""
    return group(
        circle(0, 0, 12, class_="payer"), resource(colour, 0, 0, 0.85), transform=moved(x, y, scale)
    )


def brackets(box: Box, arm: float) -> str:
    """Return the corners of a box as path data: they mark where the last move happened."""
    data = ""
    for x, across in ((box.left, arm), (box.right, -arm)):
        for y, down in ((box.top, arm), (box.bottom, -arm)):
            data += f"M{number(x, 1)},{number(y + down, 1)}v{number(-down, 1)}h{number(across, 1)}"
    return data


@kept()
def hit(box: Box, words: str, actions: tuple[int, ...], name: str) -> Markup:
    """Lay an area over a box that tells what it is and can be chosen if there are actions."""
    left, top, wide, high = (
        round(value, 1) for value in (box.left, box.top, box.width, box.height)
    )
    return group(
        title(words),
        rectangle(left, top, wide, high, class_="hit"),
        id=name,
        **offered(actions, words),
    )


@kept()
def name_lines(name: str, width: float, size: float) -> tuple[list[str], float]:
    """Break a name into two lines at most, in letters small enough for its longest word."""
    if text_width(name, size) <= width:
        return [name], size
    longest = max(name.split(), key=lambda word: text_width(word, size))
    best = fitting_size(longest, width, size, 8.5)
    return wrapped(name, width, best, 2), best
