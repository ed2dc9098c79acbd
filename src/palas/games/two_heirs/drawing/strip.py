"""The hand as a strip that stays in view on a phone: what one commands, buttons and tiles."""

from __future__ import annotations

from functools import partial

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, text_width
from palas.draw.markup import Markup, join
from palas.draw.strip import THUMB, Item, Row, strip

from .hand import Card, access
from .prompt import big_button, buttons
from .scene import Scene

_ACCESS_WIDTH = 206.0
_CARD_WIDTH, _CARD_HEIGHT = 224.0, 84.0
_LEAST_BUTTON, _MOST_BUTTON = 110.0, 134.0


def hand_strip(scene: Scene) -> str:
    """Draw what the viewer has and can press; empty for those who only watch."""
    if scene.viewer < 0 or scene.view.over:
        return ""
    upper = [Item(_ACCESS_WIDTH, partial(_access, scene))]
    for button in buttons(scene):
        width = max(_LEAST_BUTTON, min(_MOST_BUTTON, text_width(button[0], 15, bold=True) + 24))
        upper.append(Item(width, partial(_button, scene, button)))
    tiles = [Item(_CARD_WIDTH, partial(_card, scene, tile)) for tile in scene.hand(scene.viewer)]
    return strip(scene.words.title, (Row(THUMB, upper), Row(_CARD_HEIGHT, tiles)))


def _access(scene: Scene, box: Box) -> Markup:
    words = fitted(box.left, box.top + 12, scene.words.access, box.width, 12, "soft", smallest=9)
    return join((words, access(scene, box.left, box.top + 27, box.width)))


def _button(scene: Scene, button: tuple[str, list[int], str], box: Box) -> Markup:
    words, actions, name = button
    return big_button(scene, box, words, actions, name)


def _card(scene: Scene, tile: int, box: Box) -> Markup:
    return Card(scene, tile, box).low()
