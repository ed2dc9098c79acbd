"""What is left in the middle of the table: tiles, cards, special rooms, attendants."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label, text_width
from palas.draw.markup import Markup, group, join, title, use
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.people import attendant_symbol
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.speech import SPEECH
from palas.games.two_castles.names import attendant_name, type_plural
from palas.games.two_castles.tables import DECORATIONS, FOUNTAIN_TYPE, SPECIAL_KINDS


class Item(NamedTuple):
    """Something of which there is a stock."""

    symbol: str
    scale: float
    width: float
    left: int
    words: str


def piles(scene: Scene) -> tuple[Item, ...]:
    """Return the face-down piles and the special rooms."""
    view = scene.view
    left = (view.supply_size, view.deck_size, *view.special_stock[:SPECIAL_KINDS])
    return _piles(left, scene.language)


@kept()
def _piles(left: tuple[int, ...], language: str) -> tuple[Item, ...]:
    supply, deck, *specials = left
    speech = SPEECH[language]
    found = [
        Item("tile-back", 0.24, 20, supply, speech.supply),
        Item("card-back", 1, 15, deck, speech.cards_left),
    ]
    for kind, number in enumerate(specials, FOUNTAIN_TYPE):
        words = type_plural(kind, language)
        found.append(Item(f"chip-{TYPE_WORDS[kind]}", 1.35, 19, number, words))
    return tuple(found)


def attendants(scene: Scene) -> tuple[Item, ...]:
    """Return the attendants that are left."""
    return _attendants(tuple(scene.view.attendant_stock[:DECORATIONS]), scene.language)


@kept()
def _attendants(left: tuple[int, ...], language: str) -> tuple[Item, ...]:
    return tuple(
        Item(attendant_symbol(at), 0.54, 15, number, attendant_name(at, language))
        for at, number in enumerate(left, 1)
    )


@kept(SCENES)
def stock(items: tuple[Item, ...], right: float, y: float) -> tuple[Markup, float]:
    """Draw a stock in one line that ends at the right; return also where it begins."""
    parts = []
    x = right
    for item in reversed(items):
        digits = str(item.left)
        x -= text_width(digits, 12)
        number = label(x, y + 4.5, digits, 12)
        x -= item.width + 3
        parts.append(group(title(item.words), use(item.symbol, x, y - 10, item.scale), number))
        x -= 11
    return join(parts), x
