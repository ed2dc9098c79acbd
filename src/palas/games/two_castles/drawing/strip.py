"""The hand as a strip that stays in view on a phone: tiles to choose, to share out, to lay."""

from __future__ import annotations

from functools import partial

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, text_width
from palas.draw.markup import Markup, join
from palas.draw.strip import THUMB, Item, Row, strip
from palas.games.two_castles.drawing.acts import Kind
from palas.games.two_castles.drawing.decision_words import TAKES, prompt
from palas.games.two_castles.drawing.decisions import (
    Size,
    answer_button,
    answers,
    body,
    drawn_cards,
    drawn_rooms,
    has_tiles,
)
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.tray import hand_tile, is_choosing, share_card, shares
from palas.games.two_castles.state import PLACING

_TILE, _STEP, _NAMED = 58.0, 66.0, 104.0  # a tile of the hand, its room, its height with its name
_SHARE_WIDTH, _SHARE_TILE = 188.0, 58.0
_HEAD = 22.0
_LAYING = Size(64, 46, 60, 2, has_buttons=True)
_LAYING_WIDTH, _IDLE_WIDTH = 306.0, 150.0
_OPTION_WIDTH, _CARD_WIDTH = 103.0, 132.0
_LOW, _HIGH = 112.0, 150.0  # without and with things to take


def hand_strip(scene: Scene) -> str:
    """Draw what the viewer holds or has to decide; empty for those who only watch."""
    if scene.viewer < 0 or scene.view.over:
        return ""
    row = _placing(scene) if scene.view.phase == PLACING else _choosing(scene)
    return strip(scene.speech.title, (row,))


def _choosing(scene: Scene) -> Row:
    ways = shares(scene)
    if ways:
        drawn = [partial(share_card, scene, way, size=_SHARE_TILE) for way in ways]
        return Row(_SHARE_TILE + 76, [Item(_SHARE_WIDTH, draw) for draw in drawn])
    chosen = scene.chosen_rooms(scene.viewer)
    rooms = chosen + (scene.hand(scene.viewer) if is_choosing(scene) else [])
    tiles = [
        partial(hand_tile, scene, room, size=_TILE, chosen=at < len(chosen))
        for at, room in enumerate(rooms)
    ]
    return Row(_NAMED, [Item(_STEP, draw) for draw in tiles])


# ------------------------------------------------------------------------------- the castles


def _placing(scene: Scene) -> Row:
    """Draw both castles' decisions, first the one in which the viewer has something to do."""
    mine = [scene.left_castle(), scene.right_castle()]
    mine.sort(key=lambda castle: not scene.acts_in(castle, *Kind))
    height = _HIGH if any(_is_high(scene, castle) for castle in mine) else _LOW
    return Row(height, [Item(_width(scene, one), partial(_decision, scene, one)) for one in mine])


def _is_high(scene: Scene, castle: int) -> bool:
    taken = scene.acts_in(castle, *TAKES), drawn_rooms(scene, castle), drawn_cards(scene, castle)
    return any(taken)


def _width(scene: Scene, castle: int) -> float:
    buttons = _buttons_width(scene, castle)
    return _body_width(scene, castle) + (buttons + 8 if buttons else 0) + 8


def _body_width(scene: Scene, castle: int) -> float:
    takes = len(scene.acts_in(castle, *TAKES))
    cards = len(drawn_cards(scene, castle))
    if takes or cards or drawn_rooms(scene, castle):
        count = max(takes, cards, len(drawn_rooms(scene, castle)))
        return max(_LAYING_WIDTH, count * (_CARD_WIDTH if cards else _OPTION_WIDTH))
    return _LAYING_WIDTH if has_tiles(scene, castle) else _IDLE_WIDTH


def _buttons_width(scene: Scene, castle: int) -> float:
    """Return the room for the answers, which are all as wide as the longest."""
    said = [words for _, words, _ in answers(scene, castle, Box(0, 0, 1, 1))]
    widest = max((text_width(words, 13, bold=True) for words in said), default=0)
    return len(said) * (max(THUMB, widest + 20) + 8) - 8 if said else 0


def _decision(scene: Scene, castle: int, box: Box) -> Markup:
    inner = Box(box.left, box.top + _HEAD, box.left + _body_width(scene, castle), box.bottom)
    foot = Box(inner.right + 8, box.top, box.right - 8, box.bottom)
    head = f"{scene.castle_name(castle)}: {prompt(scene, castle, short=True)}"
    buttons = (answer_button(scene, *answer) for answer in answers(scene, castle, foot))
    return join(
        (
            fitted(box.left, box.top + 15, head, box.width - 10, 14, "serif bold", smallest=9),
            *buttons,
            body(scene, castle, inner, _LAYING),
        )
    )
