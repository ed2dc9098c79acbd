"""The plaque of a castle: its builders, its score, the way to bonuses, and its cards."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box, Point
from palas.draw.heraldry import shield
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, join, moved, path, rectangle, title, use
from palas.games.two_castles.drawing.bonus_card import small_card
from palas.games.two_castles.drawing.breaking import SMALL, broken, written
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.icons import count_pips
from palas.games.two_castles.drawing.pieces import part, placed
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.names import type_plural
from palas.games.two_castles.tables import REGULAR_TYPES

PLAQUE_RULES = {
    ".plaque": "fill:var(--paper);stroke:var(--ink);stroke-width:2",
    ".underline": "fill:none;stroke:var(--gold);stroke-width:3.5",
}
CARD_WIDTH = 72
SMALL_HEIGHT = 88  # of a plaque in two lines


class Plaque(NamedTuple):
    """What a plaque tells of a castle; equal ones are drawn once."""

    castle: int
    name: str
    builders: str
    arms: tuple[int, int]  # of the builders, the viewer's first
    score: int
    is_lower: bool  # of the viewer's castles: the one that counts
    have: tuple[int, ...]  # [regular types] rooms
    cards: tuple[int, ...]
    card_points: tuple[int, ...]
    language: str


def plaque_of(scene: Scene, castle: int) -> Plaque:
    """Return what the plaque of a castle tells."""
    built, points = scene.castles[castle], scene.points[castle]
    one, other = scene.builders(castle)
    return Plaque(
        castle,
        scene.castle_name(castle),
        _builders_words(scene, castle),
        (other, one) if other == scene.viewer else (one, other),
        points.total,
        score_counts(scene, castle),
        built.type_counts,
        built.cards,
        points.cards,
        scene.language,
    )


def _builders_words(scene: Scene, castle: int) -> str:
    """Say who builds a castle."""
    one, other = scene.builders(castle)
    if scene.viewer in (one, other):
        return scene.speech.with_whom.format(scene.name(scene.partner(castle)))
    return scene.speech.between.format(scene.name(one), scene.name(other))


def score_counts(scene: Scene, castle: int) -> bool:
    """Tell whether a castle's score is the one that counts for the viewer."""
    if scene.viewer < 0 or castle not in (scene.left_castle(), scene.right_castle()):
        return False
    both = (scene.left_castle(), scene.right_castle())
    return min(both, key=lambda one: (scene.points[one].total, one)) == castle


def shields(arms: tuple[int, int], x: float, y: float, scale: float) -> Markup:
    """Draw the arms of the two builders."""
    first, second = arms
    return join((shield(first, x, y, scale), shield(second, x + 40 * scale, y, scale)))


def counts(plaque: Plaque, corner: Point, step: float, size: float) -> Markup:
    """Draw for each type its chip and dots towards the bonuses."""
    x, y = corner
    dots = min(9.0, step / 5.4)
    parts = []
    for kind, count in enumerate(plaque.have):
        left = x + kind * step
        parts.append(
            part(
                f"count-{plaque.castle}-{kind}",
                title(f"{type_plural(kind, plaque.language)}: {count}"),
                use(f"chip-{TYPE_WORDS[kind]}", left + (step - size) / 2, y, size / 14),
                count_pips(left + step / 2 - 2 * dots, y + size + dots, count, dots),
            )
        )
    return join(parts)


@kept()
def wide_plaque(plaque: Plaque, width: float, height: float) -> Markup:
    """Draw a plaque in one line, from its corner on."""
    score = str(plaque.score)
    end = 290
    digits = text_width(score, 30, bold=True)
    space = end - digits - 92
    parts = [
        rectangle(0, 0, width, height, 4, class_="plaque"),
        shields(plaque.arms, 25, 31, 0.8),
        fitted(82, 28, plaque.name, space, 19, "serif bold", smallest=12),
        fitted(82, 48, plaque.builders, space, 13, "soft", smallest=9.5),
        label(end, 42, score, 30, "serif bold end"),
        path(f"M304,10V{height - 10}", "hairline"),
    ]
    if plaque.is_lower:
        parts.append(path(f"M{end - digits:.1f},50H{end}", "underline"))
    parts.append(counts(plaque, (310, 12), (width - 318) / REGULAR_TYPES, 24))
    return join(parts)


def small_plaque(scene: Scene, castle: int, box: Box, title: str = "") -> Markup:
    """Draw a plaque in two lines: who and how many points, then the way to bonuses.

    A title of its own stands for the castle's name and builders.
    """
    drawn = _small_plaque(plaque_of(scene, castle), box.width, box.height, title)
    return placed(f"plaque-{castle}", moved(box.left, box.top), drawn)


@kept()
def _small_plaque(plaque: Plaque, width: float, height: float, title: str) -> Markup:
    scale = 0.62 if width > 240 else 0.46
    left = 14 if title else 20 + 74 * scale
    score, has_counts = str(plaque.score), height >= SMALL_HEIGHT - 8
    space = width - 18 - text_width(score, 25, bold=True) - left
    parts = [
        rectangle(0, 0, width, height, 4, class_="plaque"),
        label(width - 12, 30, score, 25, "serif bold end"),
    ]
    if title:
        parts.append(fitted(left, 28, title, space, 20, "serif bold", smallest=8.5))
    else:
        parts += [
            shields(plaque.arms, 6 + 20 * scale, 22, scale),
            _called(plaque, left, space, has_counts),
        ]
    if not has_counts:
        return join(parts)
    taken = len(plaque.cards) * (CARD_WIDTH + 6)
    step = min(50.0, (width - 12 - taken) / 7)
    parts.append(counts(plaque, (6, 44), step, min(20.0, step * 0.62)))
    parts.append(kept_cards(plaque, width - taken, 40, height - 44))
    return join(parts)


def _called(plaque: Plaque, x: float, space: float, is_flat: bool) -> Markup:
    """Write the name of a castle and below it its builders, each in a line or in two."""
    name = broken(plaque.name, space, 18 if is_flat else 26, 16, SMALL, bold=True)
    builders = broken(plaque.builders, space, 14 if is_flat else 22, 11.5, SMALL)
    is_tight = len(name.lines) + len(builders.lines) > 2
    y = 3 + name.size if is_tight else 19
    below = y + len(name.lines) * name.step if is_tight else 34
    return join((written(name, x, y, "serif bold"), written(builders, x, below, "soft")))


def kept_cards(plaque: Plaque, x: float, y: float, height: float) -> Markup:
    """Draw the bonus cards of a castle from the left on."""
    earned = zip(plaque.cards, plaque.card_points, strict=True)
    return join(
        small_card(
            card,
            Box.sized(x + at * (CARD_WIDTH + 6), y, CARD_WIDTH, height),
            points,
            plaque.language,
        )
        for at, (card, points) in enumerate(earned)
    )
