"""The hand as a strip that stays in view on a phone: stock, buttons and cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from palas.draw.geometry import Box
from palas.draw.lettering import text_width
from palas.draw.markup import Markup
from palas.draw.strip import GAP, THUMB, Item, Row, strip

from .buttons import Button, buttons, drawn_buttons
from .scene import Scene
from .tray import drawn_cards, hand_cards, stock_line

_STOCK_WIDTH, _STOCK_HEIGHT = 344.0, 28.0
_SMALL = 10.5  # letters of a button
_CARD_WIDTH, _CARD_HEIGHT, _BETWEEN = 92.0, 70.0, 9.0


def hand_strip(scene: Scene) -> str:
    """Draw what the viewer has and can press; empty for those who only watch."""
    if scene.viewer < 0 or scene.view.over:
        return ""
    stock = Item(_STOCK_WIDTH, partial(_stock, scene))
    shown = buttons(scene)
    pressed = [
        Item(width, partial(_pressed, button))
        for button, width in zip(shown, _widths(shown), strict=True)
    ]
    cards = [
        _cards(scene, draw, count)
        for draw, count in ((drawn_cards, len(scene.drawn())), (hand_cards, len(scene.hand())))
        if count
    ]
    rows = (Row(_STOCK_HEIGHT, [stock]), Row(THUMB, pressed), Row(_CARD_HEIGHT, cards))
    return strip(scene.speech.title, rows)


def _stock(scene: Scene, box: Box) -> Markup:
    return stock_line(scene, Box(box.left - 6, box.top, box.right + 6, box.bottom))


def _widths(shown: list[Button]) -> list[float]:
    """Return how wide buttons are: as their words, with small letters where room is scarce."""
    wanted = [_width(button, 17 if button.is_main else 15) + 10 for button in shown]
    least = [_width(button, _SMALL) for button in shown]
    excess = sum(wanted) + GAP * (len(wanted) - 1) - _STOCK_WIDTH
    spare = sum(wanted) - sum(least)
    cut = min(1.0, max(0.0, excess) / spare) if spare else 0.0
    return [wide - cut * (wide - narrow) for wide, narrow in zip(wanted, least, strict=True)]


def _width(button: Button, letters: float) -> float:
    return max(THUMB, text_width(button.words, letters, bold=True) + 16)


def _pressed(button: Button, box: Box) -> Markup:
    return drawn_buttons([[button]], box, box.height)


def _cards(scene: Scene, draw: Callable[[Scene, Box, int], Markup], count: int) -> Item:
    width = count * (_CARD_WIDTH + _BETWEEN) - _BETWEEN
    return Item(width, lambda box: draw(scene, box, count))
