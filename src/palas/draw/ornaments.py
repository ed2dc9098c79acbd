"""Small things many games share: coin, crown, trees, fountain, cards, buttons."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import label, shortened
from palas.draw.markup import (
    Markup,
    circle,
    element,
    group,
    join,
    moved,
    number,
    path,
    rectangle,
    use,
)

ORNAMENT_RULES = {
    ".outline": "stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round",
    ".hairline": "fill:none;stroke:var(--hair);stroke-width:1.25",
    ".card": "fill:var(--card);stroke:var(--ink);stroke-width:1.25",
    ".panel": "fill:var(--paper-2)",
    ".turn": "fill:var(--paper-2);stroke:var(--gold);stroke-width:2.5",
    ".button": "fill:var(--paper);stroke:var(--ink);stroke-width:1.25",
    ".button-chosen": "fill:var(--glow);stroke:var(--ink);stroke-width:2",
    ".hit": "fill:transparent;stroke:none",
    "[data-actions]": "cursor:pointer",
}

CROWN = "M-8,0l-1.5,-10.5l5.2,4l4.3,-6l4.3,6l5.2,-4l-1.5,10.5z"
_STAR = "M0,-4.5l1.2,3.3h3.3l-2.6,2l1,3.4l-2.9,-2l-2.9,2l1,-3.4l-2.6,-2h3.3z"


def _ellipse(y: float, across: float, down: float, fill: str, **more: str | float) -> Markup:
    return element("ellipse", cy=y, rx=across, ry=down, fill=fill, **more)


def coin() -> Markup:
    """Define `coin`, radius 8."""
    disc = circle(0, 0, 8, class_="outline", fill="var(--special)")
    return group(disc, path(_STAR, fill="var(--dark)"), id="coin")


def crown() -> Markup:
    """Define `crown`, 19 wide, standing on its base."""
    return group(path(CROWN, "outline", fill="var(--special)"), id="crown")


def orange_tree() -> Markup:
    """Define `orange-tree`, 36 high, standing on its foot."""
    fruit = join(circle(x, y, 2.7) for x, y in ((-5, -24), (4, -19), (-4, -14)))
    return group(
        _ellipse(2, 15, 5, "var(--shadow)", opacity=0.18),
        path("M0,2v-12", stroke="var(--ink)", stroke_width=3, stroke_linecap="round"),
        circle(0, -20, 14, class_="outline", fill="var(--leaf)"),
        path("M5,-31a12,12 0 0 1 6,17", fill="none", stroke="var(--ink)", opacity=0.4),
        group(fruit, fill="var(--food)", stroke="var(--ink)", stroke_width=0.8),
        id="orange-tree",
    )


def cypress() -> Markup:
    """Define `cypress`, 44 high, standing on its foot."""
    return group(
        _ellipse(1.5, 10, 3.5, "var(--shadow)", opacity=0.18),
        path("M0,2v-6", stroke="var(--ink)", stroke_width=2.5, stroke_linecap="round"),
        path(
            "M0,-44c5,9 8,20 8,29c0,7 -3,11 -8,11s-8,-4 -8,-11c0,-9 3,-20 8,-29z",
            "outline",
            fill="var(--leaf)",
        ),
        path(
            "M3,-33c2,7 2.5,14 1,22M-2,-26c-1,5 -1.5,9 -.5,14",
            fill="none",
            stroke="var(--ink)",
            opacity=0.4,
        ),
        id="cypress",
    )


def fountain() -> Markup:
    """Define `fountain`, 80 wide, centred on its basin."""
    ripples = "M-24,-1q6,4 12,0M10,5q6,3 12,-1"
    jets = "M0,-18v-10M0,-27c-6,-3 -11,1 -11,8M0,-27c6,-3 11,1 11,8"
    return group(
        _ellipse(2, 40, 19, "var(--stone)", class_="outline"),
        _ellipse(-1, 33, 14.5, "var(--water)", class_="outline"),
        path(ripples, fill="none", stroke="var(--ink)", opacity=0.5),
        path("M-3,2v-18h6v18z", "outline", fill="var(--paper)"),
        _ellipse(-17, 14, 5, "var(--water)", class_="outline"),
        path(jets, "outline", fill="none", stroke_linecap="round"),
        id="fountain",
    )


def button(
    box: Box,
    text: str,
    *,
    chosen: bool = False,
    size: float = 15,
    symbol: str = "",
    **attributes: str | float | None,
) -> Markup:
    """Draw a button, perhaps with a standing figure before its text.

    `attributes` go on its group.
    """
    width, height = box.width, box.height
    style = "bold middle on-glow" if chosen else "bold middle"
    aside = 12 if symbol else 0
    words = shortened(text, width - 12 - 2 * aside, size, bold=True)
    return group(
        rectangle(0, 0, width, height, 8, class_="button-chosen" if chosen else "button"),
        use(symbol, width / 2 - 13, height - 7, 0.52) if symbol else Markup(""),
        label(width / 2 + aside, height / 2 + size * 0.36, words, size, style),
        transform=moved(box.left, box.top),
        **attributes,
    )


@kept()
def corner_flowers(width: float, height: float, margin: float, corners: int = 4) -> Markup:
    """Draw quarter flowers in the corners of a card or tile, clockwise from top left."""
    places = (
        (margin, margin, 0),
        (width - margin, margin, 90),
        (width - margin, height - margin, 180),
        (margin, height - margin, 270),
    )
    return join(
        path(
            "M0,11a11,11 0 0 0 11,-11M0,6a6,6 0 0 0 6,-6",
            fill="none",
            stroke="var(--tile-blue)",
            stroke_width=1.25,
            transform=f"translate({number(x)},{number(y)}) rotate({angle})",
        )
        for x, y, angle in places[:corners]
    )
