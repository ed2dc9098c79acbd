"""The bonus cards: a sign for what they count, and their points."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.markup import Markup, group, join, moved, rectangle, title, use
from palas.games.two_castles.cards import CARD_POINTS, CARD_TRAITS
from palas.games.two_castles.drawing.breaking import SMALL, broken, written
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.icons import CARD_SIGNS, ICON, count_pips, type_pips
from palas.games.two_castles.drawing.people import attendant_symbol
from palas.games.two_castles.drawing.tile import seal
from palas.games.two_castles.names import card_name
from palas.games.two_castles.tables import FIFTH, SWORDS, THIRD
from palas.games.two_castles.wish_words import card_words

CARD_RULES = {
    ".bonus-card": "fill:var(--card);stroke:var(--ink);stroke-width:1.5",
    ".card-band": "fill:url(#p-special)",
    ".card-ground": "fill:var(--special)",
}


def _sign(card: int) -> tuple[str, str]:
    """Return the place and the chip of a card."""
    if card in CARD_SIGNS:
        return CARD_SIGNS[card]
    return "anywhere", TYPE_WORDS[CARD_TRAITS[card].bit_length() - 1]


def _chip(name: str, scale: float) -> Markup:
    if name == "types":
        return group(type_pips(0, -3, None), transform=moved(0, 0, scale * 0.78))
    if name == "attendant":
        return use(attendant_symbol(SWORDS), 0, -3 * scale, scale * 0.52)
    if name in ("three", "five"):
        count = THIRD if name == "three" else FIFTH
        return group(count_pips(-9, 7, count, 7), transform=moved(0, 0, scale))
    return use(f"chip-{name}", 0, 0, scale)


def card_sign(card: int, x: float, y: float, size: float) -> Markup:
    """Draw what a card counts around a centre: the place, then the chip."""
    place, chip = _sign(card)
    scale = size / ICON
    both = bool(place and chip)
    step = size * 0.62 if both else 0
    parts = []
    if place:
        parts.append(use(f"place-{place}", x - step - size / 2, y - size / 2, scale))
    if chip:
        middle = group(_chip(chip, scale), transform=moved(x + step - size / 2, y - size / 2))
        parts.append(middle)
    return join(parts)


@kept()
def small_card(card: int, box: Box, points: int | None, language: str) -> Markup:
    """Draw a kept card: its sign, and the points it brings in its castle."""
    width, height = box.width, box.height
    return group(
        title(card_words(card, language)),
        rectangle(0, 0, width, height, 4, class_="bonus-card"),
        rectangle(3, 3, width - 6, 6, 1.5, class_="card-ground"),
        card_sign(card, width / 2 - 8, height / 2 + 4, min(20.0, height * 0.42)),
        seal(width - 11, height - 11, CARD_POINTS[card] if points is None else points, 8.6),
        id=None if points is None else f"card-{card}",
        transform=moved(box.left, box.top),
    )


@kept()
def large_card(
    card: int, box: Box, language: str, chosen: bool, **attributes: str | None
) -> Markup:
    """Draw a card to choose: sign, name and rule."""
    width, height = box.width, box.height
    inner = width - 16
    name = card_name(card, language)
    name = name[0].upper() + name[1:]
    called = broken(name, inner, 28, 15, SMALL, bold=True)
    first = 58 if len(called.lines) == 1 else 54
    below = first + (len(called.lines) - 1) * called.step + 17
    rule = card_words(card, language)
    told = broken(rule, inner, height + 6 - below, 11.5, SMALL)
    lit = " on-glow" if chosen else ""
    return group(
        title(rule),
        rectangle(0, 0, width, height, 6, class_="button-chosen" if chosen else "bonus-card"),
        rectangle(4, 4, width - 8, 8, 2, class_="card-ground"),
        rectangle(4, 4, width - 8, 8, 2, class_="card-band"),
        card_sign(card, width / 2, 29, 21),
        written(called, width / 2, first, f"serif bold middle{lit}"),
        written(told, width / 2, below, f"middle{lit}"),
        transform=moved(box.left, box.top),
        **attributes,
    )
