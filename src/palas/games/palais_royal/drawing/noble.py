"""A noble as a portrait medallion with price, seals, points and ability."""

from __future__ import annotations

from math import cos, pi, sin

from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, circle, group, join, moved, path, rectangle, use

from ..tables import (
    NO_ABILITY,
    NOBLE_ABILITY,
    NOBLE_GOLD,
    NOBLE_POINTS,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
)
from .busts import BUST_NAMES
from .pieces import ability_icon, pennant, price

NOBLE_RULES = {
    ".rim": "fill:none;stroke:var(--ink);stroke-width:3.4",
    ".badge": "fill:var(--paper);stroke:var(--ink);stroke-width:2",
    ".old-price": "fill:var(--paper);stroke:var(--ink);stroke-width:1.4",
}

# the ground behind a portrait tells the ability, in the order of ABILITIES
_GROUNDS = (
    "sleeping",
    "food",
    "leaf",
    "leaf",
    "utility",
    "stone",
    "earth",
    "water",
    "corridor",
    "downstairs",
)
_COATS = ("living", "special", "utility", "corridor", "food", "hound", "turquoise")
_SEAL = 0.66  # of a seal's own size
_ARC = 37.5  # from the middle of the medallion to its seals
SIZE = 100


def ground_of(noble: int) -> str:
    """Return the colour behind a noble's portrait."""
    return _GROUNDS[NOBLE_ABILITY[noble]]


@kept(2048)
def medallion(noble: int, x: float, y: float, radius: float) -> Markup:
    """Draw the portrait of a noble."""
    name = BUST_NAMES[noble * 5 % len(BUST_NAMES)]
    ground = ground_of(noble)
    coats = [coat for coat in _COATS if coat != ground]
    turned = "scale(-1,1)" if noble // 2 % 2 else None
    return group(
        circle(0, 0, 50, fill=f"var(--{ground})"),
        group(use(f"bust-{name}", 0, 0), transform=turned),
        circle(0, 0, 50, class_="rim"),
        transform=moved(x, y, radius / 50),
        style=f"--coat:var(--{coats[noble % len(coats)]})",
    )


def _seals(noble: int) -> Markup:
    """Lay the seals along the lower rim."""
    kinds = ["turquoise"] * NOBLE_TURQUOISE[noble] + ["violet"] * NOBLE_VIOLET[noble]
    step = min(0.38, 2.0 / max(1, len(kinds)))
    parts = []
    for at, kind in enumerate(kinds):
        angle = pi / 2 + step * ((len(kinds) - 1) / 2 - at)
        scale = _SEAL * (0.86 if kind == "violet" else 1)
        parts.append(use(kind, 50 + _ARC * cos(angle), 49 + _ARC * sin(angle), scale))
    return join(parts)


@kept(1024)
def noble_tile(noble: int, now: int) -> Markup:
    """Draw a noble with its price now, in a square of 100."""
    parts = [medallion(noble, 50, 49, 35), _seals(noble)]
    if NOBLE_ABILITY[noble] != NO_ABILITY:
        parts.append(circle(85, 56, 14, class_="badge"))
        parts.append(use(ability_icon(NOBLE_ABILITY[noble]), 85, 56, 0.86))
    parts.append(pennant(83, 19, 27, NOBLE_POINTS[noble]))
    if now < NOBLE_GOLD[noble]:
        before = NOBLE_GOLD[noble]
        wide = 24 if before < 10 else 30
        parts.append(rectangle(5, 35, wide, 22, 6, class_="old-price"))
        parts.append(label(5 + wide / 2, 52.6, str(before), 19.4, "bold middle"))
        parts.append(path(f"M9,52L{wide + 1},40", "struck"))
    parts.append(price(20, 20, 18.5, now))
    return join(parts)


@kept(2048)
def small_noble(noble: int, radius: float) -> Markup:
    """Draw a noble that a seat has around the origin: portrait, points and ability."""
    parts = [medallion(noble, 0, 0, radius)]
    badge = radius * 0.46
    if NOBLE_ABILITY[noble] != NO_ABILITY:
        at = radius * 0.78, radius * 0.66
        parts.append(circle(*at, badge, class_="badge"))
        parts.append(use(ability_icon(NOBLE_ABILITY[noble]), *at, badge / 15))
    parts.append(pennant(radius * 0.8, -radius * 0.62, radius * 0.8, NOBLE_POINTS[noble]))
    return join(parts)
