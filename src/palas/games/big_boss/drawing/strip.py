"""The hand as a strip that stays in view on a phone: what can be chosen, and the cards."""

from __future__ import annotations

from functools import partial

from palas.draw.geometry import Box
from palas.draw.markup import Markup
from palas.draw.strip import THUMB, Item, Row, strip
from palas.games.big_boss.drawing.choices import Choice, choices
from palas.games.big_boss.drawing.hand import building_card, tower_card
from palas.games.big_boss.drawing.scene import Scene

_CARD_WIDTH, _CARD_HEIGHT = 46.0, 64.0
_LETTERS = 13.0


def hand_strip(scene: Scene) -> str:
    """Draw the viewer's choices and cards; empty for those who only watch."""
    if scene.viewer < 0 or scene.view.over:
        return ""
    return strip(scene.words.title, (_choices(scene), _cards(scene)))


def _choices(scene: Scene) -> Row:
    shown = choices(scene)
    return Row(
        THUMB,
        [Item(max(THUMB, one.width(_LETTERS)), partial(_choice, scene, one)) for one in shown],
    )


def _choice(scene: Scene, choice: Choice, box: Box) -> Markup:
    return choice.draw(scene, box, _LETTERS)


def _cards(scene: Scene) -> Row:
    towers = range(scene.view.towers[scene.viewer])
    drawn = [partial(building_card, scene, card) for card in scene.hand()]
    drawn += [partial(tower_card, scene, at) for at in towers]
    return Row(_CARD_HEIGHT, [Item(_CARD_WIDTH, draw) for draw in drawn])
