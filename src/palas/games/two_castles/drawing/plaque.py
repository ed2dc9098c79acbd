"""The plaque of a castle: its builders, its score, the way to bonuses, and its cards."""

from __future__ import annotations

from palas.draw.geometry import Box, Point
from palas.draw.heraldry import shield
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, group, join, path, rectangle, title, use
from palas.games.two_castles.drawing.bonus_card import small_card
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.icons import count_pips
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.names import type_plural
from palas.games.two_castles.tables import REGULAR_TYPES

PLAQUE_RULES = {
    ".plaque": "fill:var(--paper);stroke:var(--ink);stroke-width:2",
    ".underline": "fill:none;stroke:var(--gold);stroke-width:3.5",
}
CARD_WIDTH = 72


def builders_words(scene: Scene, castle: int) -> str:
    """Say who builds a castle."""
    one, other = scene.builders(castle)
    if scene.viewer in (one, other):
        return scene.speech.with_whom.format(scene.name(scene.partner(castle)))
    return scene.speech.between.format(scene.name(one), scene.name(other))


def shields(scene: Scene, castle: int, x: float, y: float, scale: float) -> Markup:
    """Draw the arms of the two builders, the viewer's first."""
    one, other = scene.builders(castle)
    first, second = (other, one) if other == scene.viewer else (one, other)
    return join((shield(first, x, y, scale), shield(second, x + 40 * scale, y, scale)))


def counts(scene: Scene, castle: int, x: float, y: float, step: float, size: float) -> Markup:
    """Draw for each type its chip and dots towards the bonuses."""
    types = scene.castles[castle].types
    have = tuple(types[kind] for kind in range(REGULAR_TYPES))
    return _counts(have, scene.language, (x, y), step, size)


@kept()
def _counts(
    have: tuple[int, ...], language: str, corner: Point, step: float, size: float
) -> Markup:
    x, y = corner
    dots = min(9.0, step / 5.4)
    parts = []
    for kind in range(REGULAR_TYPES):
        left = x + kind * step
        words = f"{type_plural(kind, language)}: {have[kind]}"
        parts.append(
            group(
                title(words),
                use(f"chip-{TYPE_WORDS[kind]}", left + (step - size) / 2, y, size / 14),
                count_pips(left + step / 2 - 2 * dots, y + size + dots, have[kind], dots),
            )
        )
    return join(parts)


def score_counts(scene: Scene, castle: int) -> bool:
    """Tell whether a castle's score is the one that counts for the viewer."""
    if scene.viewer < 0 or castle not in (scene.left_castle(), scene.right_castle()):
        return False
    both = (scene.left_castle(), scene.right_castle())
    return min(both, key=lambda one: (scene.points[one].total, one)) == castle


def plaque(scene: Scene, castle: int, box: Box) -> Markup:
    """Draw the whole plaque, 64 high."""
    x, y = box.left, box.top
    score = str(scene.points[castle].total)
    end = x + 290
    digits = text_width(score, 30, bold=True)
    space = end - digits - x - 92
    parts = [
        rectangle(x, y, box.width, box.height, 4, class_="plaque"),
        shields(scene, castle, x + 25, y + 31, 0.8),
        fitted(x + 82, y + 28, scene.castle_name(castle), space, 19, "serif bold", smallest=12),
        fitted(x + 82, y + 48, builders_words(scene, castle), space, 13, "soft", smallest=9.5),
        label(end, y + 42, score, 30, "serif bold end"),
        path(f"M{x + 304},{y + 10}V{y + box.height - 10}", "hairline"),
    ]
    if score_counts(scene, castle):
        parts.append(path(f"M{end - digits:.1f},{y + 50}H{end}", "underline"))
    parts.append(counts(scene, castle, x + 310, y + 12, (box.width - 318) / REGULAR_TYPES, 24))
    return join(parts)


def kept_cards(scene: Scene, castle: int, x: float, y: float, height: float) -> Markup:
    """Draw the bonus cards of a castle from the left on."""
    cards, points = scene.castles[castle].cards, scene.points[castle].cards
    return join(
        small_card(
            card,
            Box.sized(x + at * (CARD_WIDTH + 6), y, CARD_WIDTH, height),
            earned,
            scene.language,
        )
        for at, (card, earned) in enumerate(zip(cards, points, strict=True))
    )
