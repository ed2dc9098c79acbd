"""The viewer's cards: each says what it would do."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, moved, offered, rectangle, title, use
from palas.draw.ornaments import corner_flowers
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.deeds import deed
from palas.games.big_boss.drawing.effects import Effect, card_effect
from palas.games.big_boss.drawing.picture_words import LANGUAGES
from palas.games.big_boss.drawing.scene import Scene, effect_words
from palas.games.big_boss.state import NO_SEAT

UPRIGHT = 100  # cards at least this high stand
SLENDER = 60  # cards below this width have no room for words
FLAT = 50  # cards below this height have one line
LIFT = 10  # how far a chosen card is pulled out of the hand

HAND_RULES = {
    ".chosen": "--ink:var(--on-glow)",
}


class _Card(NamedTuple):
    """All that is shown of a building card; equal ones look alike."""

    card: int
    effect: Effect | None  # nothing any more when the game is over
    is_chosen: bool
    actions: tuple[int, ...]
    words: str  # what the actions are
    language: str


def building_card(scene: Scene, card: int, box: Box) -> Markup:
    """Draw a building card of the viewer; its shape depends on its room."""
    effect = None if scene.view.over else card_effect(scene.view, scene.viewer, card)
    actions = tuple(scene.offer.card_actions.get(card, ()))
    words = deed(scene, actions, scene.words.card.format(card + 1))
    is_chosen = scene.offer.chosen_card == card
    return _drawn(_Card(card, effect, is_chosen, actions, words, scene.language), box)


@kept()
def _drawn(shown: _Card, box: Box) -> Markup:
    lift = LIFT if shown.is_chosen and box.height >= UPRIGHT else 0
    face = group(
        _face(shown, box),
        id=f"face-{shown.card + 1}",
        class_="chosen" if shown.is_chosen else None,
    )
    return group(
        title(LANGUAGES[shown.language].card.format(shown.card + 1)),
        _frame(box, "card-chosen" if shown.is_chosen else "card-frame"),
        face,
        id=f"card-{shown.card + 1}",
        transform=moved(box.left, box.top - lift),
        **offered(shown.actions, shown.words),
    )


def _frame(box: Box, style: str) -> Markup:
    margin = 5 if box.height >= UPRIGHT else 3
    width, height = box.width - 2 * margin, box.height - 2 * margin
    return join(
        (
            rectangle(0, 0, box.width, box.height, 7, class_="card"),
            rectangle(margin, margin, width, height, 4, class_=style),
        )
    )


def _face(shown: _Card, box: Box) -> Markup:
    card, effect, language = shown.card, shown.effect, shown.language
    if effect is None:
        return _only_number(card, box)
    if box.height >= UPRIGHT:
        return _upright(card, effect, box, language)
    if box.width < SLENDER:
        return _slender(card, effect, box)
    if box.height < FLAT:
        return _flat(card, effect, box)
    return _lying(card, effect, box, language)


def _only_number(card: int, box: Box) -> Markup:
    size = min(box.height * 0.5, box.width * 0.4, 40)
    y = box.height / 2 + size * 0.36
    return label(box.width / 2, y, str(card + 1), size, "serif bold middle")


def _upright(card: int, effect: Effect, box: Box, language: str) -> Markup:
    middle = box.width / 2
    parts = [
        corner_flowers(box.width, box.height, 5, 2),
        label(middle, 44, str(card + 1), 36, "serif bold middle"),
        use(f"verb-{effect.verb}", middle, 67, 1.15),
    ]
    for at, words in enumerate(effect_words(effect, language)):
        style = "bold middle" if "→" in words else "middle"
        y = box.height - 25 + at * 15
        parts.append(fitted(middle, y, words, box.width - 14, 12.5, style, smallest=9))
    if effect.captured != NO_SEAT:
        parts.append(roundel(effect.captured, box.width - 17, 60, 0.5))
    return join(parts)


def _lying(card: int, effect: Effect, box: Box, language: str) -> Markup:
    """Draw a card in a long hand: number and verb above, words below."""
    size = min(box.height * 0.5, box.width * 0.3, 24)
    said = LANGUAGES[language]
    short = {"found": said.found_short, "nothing": said.blocked[0]}
    text = short.get(effect.verb) or " ".join(effect_words(effect, language))
    return join(
        (
            label(8, box.height * 0.46 + size * 0.2, str(card + 1), size, "serif bold"),
            use(f"verb-{effect.verb}", box.width - 24, box.height * 0.34, 0.9),
            fitted(box.width / 2, box.height - 8, text, box.width - 6, 11.5, "middle", 8),
        )
    )


def _flat(card: int, effect: Effect, box: Box) -> Markup:
    """Draw a card in a very long hand: number, verb and value in one line."""
    middle = box.height / 2
    return join(
        (
            label(7, middle + 6.5, str(card + 1), 18, "serif bold"),
            use(f"verb-{effect.verb}", box.width / 2 + 4, middle, 0.55),
            label(box.width - 6, middle + 4.5, str(effect.value), 11.5, "bold end"),
        )
    )


def _slender(card: int, effect: Effect, box: Box) -> Markup:
    """Draw a card for a thumb: number, verb and value below each other."""
    middle = box.width / 2
    return join(
        (
            label(middle, box.height * 0.33, str(card + 1), 18, "serif bold middle"),
            use(f"verb-{effect.verb}", middle, box.height * 0.6, 0.68),
            label(middle, box.height - 7, f"→ {effect.value}", 10.5, "middle"),
        )
    )


def tower_card(scene: Scene, at: int, box: Box) -> Markup:
    """Draw a tower card of the viewer."""
    middle = box.width / 2
    actions = scene.offer.actions_of(Kind.TOWER)
    if box.height >= UPRIGHT:
        face = [use("tower", middle, 66, 1.15)]
        for row, words in enumerate(scene.words.anywhere):
            y = box.height - 25 + row * 15
            face.append(fitted(middle, y, words, box.width - 14, 12.5, "middle", smallest=9))
    else:
        face = [use("tower", middle, box.height * 0.78, box.height / 68)]
    return group(
        title(scene.words.tower_cards),
        _frame(box, "tower-frame"),
        *face,
        id=f"tower-card-{at + 1}",
        transform=moved(box.left, box.top),
        **offered(actions, deed(scene, actions, scene.words.tower)),
    )
