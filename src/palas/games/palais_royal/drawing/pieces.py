"""Symbols of the game: servants, seals, coins, pennants, and a sign for every ability and card."""

from __future__ import annotations

from palas.draw.heraldry import ARMS, device
from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, circle, group, join, path, rectangle, use
from palas.draw.ornaments import CROWN

from ..components import ABILITIES
from ..tables import MAX_SEATS
from .shapes import ring

PIECE_RULES = {
    ".gilt": "fill:var(--gold);stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".ribbon": "fill:var(--ink)",
    ".on-ribbon": "fill:var(--paper)",
    ".turquoise": "fill:var(--turquoise);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round",
    ".violet": "fill:var(--violet);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round",
    ".motif": "fill:var(--light)",
    ".red": "fill:var(--cardinal-red);stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".sheet": "fill:var(--paper);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round",
    ".struck": "fill:none;stroke:var(--struck);stroke-width:2.2;stroke-linecap:round",
}

PAWN = (
    "M0,-18a6,6 0 0 1 4.2,10.3c3.6,.8 5.6,2.4 6.2,5.2l2.6,16.5c.3,2.2 -1,3.5 -3.2,3.5h-19.6"
    "c-2.2,0 -3.5,-1.3 -3.2,-3.5l2.6,-16.5c.6,-2.8 2.6,-4.4 6.2,-5.2a6,6 0 0 1 4.2,-10.3z"
)
_HEART = "M0,5.5l-5,-5.2a3.2,3.2 0 0 1 5,-4a3.2,3.2 0 0 1 5,4z"
_HAT = (
    "M-6,0C-6,-8.5 6,-8.5 6,0C9,.3 12.5,1.2 12.5,3C12.5,6.4 -12.5,6.4 -12.5,3C-12.5,1.2 -9,.3 -6,0z"
)
_BRIM = "M-6,0C-3,1.8 3,1.8 6,0"
_TASSELS = "M-9,4v4M9,4v4M-10.8,8.5h3.6l.8,4h-5.2zM7.2,8.5h3.6l.8,4h-5.2z"
_GATE = "M-9,10v-12a9,9 0 0 1 18,0v12M-10.5,10h21M-4.5,10v-18.5M0,10v-21M4.5,10v-18.5M-9,0h18"
_STEPS = "M-10,0h17M2,-5.5l6,5.5l-6,5.5M-10,-5.5h6M-10,5.5h6"
_DIAGONAL = "M-8,8L8,-8M0,-8.5h8.5v8.5M-8.5,0v8.5h8.5"
_QUILL = "M-8,10c3,-9 8,-16 17,-19.5c-1,8 -6,13 -12.5,14M-8,10l9,-11"
_PENNANT = "M-15,-17h30v34l-15,-7.5l-15,7.5z"


def _icon(name: str, *parts: Markup) -> Markup:
    return group(*parts, id=f"i-{name}")


def _stroke(data: str, width: float = 2.2) -> Markup:
    return path(data, "ink", stroke_width=width)


def _small_pawn(x: float, y: float, scale: float, style: str) -> Markup:
    return path(PAWN, style, transform=f"translate({x},{y}) scale({scale})")


def servant_symbols() -> Markup:
    """Define `servant-0` to `servant-3`, 36 high, and `pawn`, the sign for any servant."""
    seats = (
        group(
            path(PAWN, "thin", fill=f"var(--{arms.colour})"),
            device(arms, 0, 5.2, 0.54),
            id=f"servant-{seat}",
        )
        for seat, arms in enumerate(ARMS[:MAX_SEATS])
    )
    return join((*seats, group(path(PAWN, "solid"), id="pawn")))


def seal_symbols() -> Markup:
    """Define `turquoise` (the king's, round, crowned) and `violet` (Madame's, a lozenge)."""
    return join(
        (
            group(
                path(ring(11, 10.2, 0.54), "turquoise"),
                path(CROWN, "motif", transform="translate(0,4.6) scale(.66)"),
                id="turquoise",
            ),
            group(
                path("M0,-12.5L12.5,0L0,12.5L-12.5,0z", "violet"),
                path(_HEART, "motif"),
                id="violet",
            ),
        )
    )


def value_symbols() -> Markup:
    """Define `price`, a coin with room for a figure, `gold`, `pennant` and `hat`."""
    return join(
        (
            group(
                circle(0, 0, 18, class_="gilt"), circle(0, 0, 13.6, class_="reverse"), id="price"
            ),
            group(
                circle(0, 0, 9.5, class_="gilt"),
                circle(0, 0, 5.6, fill="none", stroke="var(--dark)", stroke_width=1.3),
                id="gold",
            ),
            group(path(_PENNANT, "ribbon"), id="pennant"),
            group(
                path(_TASSELS, "red", transform="translate(0,-2)"),
                path(_HAT, "red", transform="translate(0,-2)"),
                path(_BRIM, "ink", stroke_width=1.2, transform="translate(0,-2)"),
                id="hat",
            ),
        )
    )


def icon_symbols() -> Markup:
    """Define a sign of 24 for every ability, and for cards, nobles and recruiting."""
    sheets = join(
        rectangle(
            -5, -8, 10, 14, 1.6, class_="sheet", transform=f"translate({x},{y}) rotate({turn})"
        )
        for x, y, turn in ((-5, 1.5, -16), (0, 0, 0), (5, 1.5, 16))
    )
    trio = ((-6, 2.5), (6, 2.5), (0, -1.5))
    crowd = join(_small_pawn(x, y, 0.44, "solid") for x, y in trio)
    crown = path(CROWN, "motif", transform="translate(0,7.6) scale(.5)")
    heart = path(_HEART, "motif", transform="translate(0,4) scale(.66)")
    pair = join((use("gold", -3.6, 2.6, 0.68), use("gold", 3.6, -2.6, 0.68)))
    face = join((circle(0, -2, 3.4, class_="solid"), path("M-6.5,7c.6,-6 12.4,-6 13,0z", "solid")))
    return join(
        (
            _icon("gold_plus2", pair),
            _icon("servants_once_1", _small_pawn(0, 0, 0.62, "solid")),
            _icon("servants_once_3", crowd),
            _icon("gate_plus2", _stroke(_GATE, 1.9)),
            _icon("moves_plus2", _stroke(_STEPS, 2.4)),
            _icon("diagonal_moves", _stroke(_DIAGONAL, 2.4)),
            _icon("king_servant_plus1", _small_pawn(0, 0, 0.66, "turquoise"), crown),
            _icon("madame_servant_plus1", _small_pawn(0, 0, 0.66, "violet"), heart),
            _icon("cards_plus3", sheets),
            _icon("recruit", _stroke(_QUILL, 2.2)),
            _icon("noble", circle(0, 0, 10, class_="ink", stroke_width=1.8), face),
        )
    )


def ability_icon(ability: int) -> str:
    """Return the name of the symbol of an ability."""
    return f"i-{ABILITIES[ability]}"


def price(x: float, y: float, radius: float, amount: int) -> Markup:
    """Draw a coin with a figure."""
    size = radius * (1.2 if amount < 10 else 1.06)
    figure = label(x, y + size * 0.36, str(amount), size, "bold middle")
    return join((use("price", x, y, radius / 18), figure))


@kept(1024)
def pennant(x: float, y: float, width: float, points: int | str) -> Markup:
    """Draw a pennant with points."""
    size = width * (0.76 if len(str(points)) < 2 else 0.72)
    figure = label(x, y - width * 0.11 + size * 0.36, str(points), size, "bold middle on-ribbon")
    return join((use("pennant", x, y, width / 30), figure))
