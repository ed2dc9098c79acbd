"""Privilege cards: what each brings as a sign, its price, and when it is played."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import Markup, group, join, moved, offered, rectangle, title, use

from ..names import card_name
from ..tables import (
    CARD_PRICE,
    GATE2_MOVES6,
    GATE_ANY,
    GOLD4,
    MAJORITY_EVERYWHERE,
    MOVES5,
    MOVES9,
    POINTS2,
    POINTS4,
    SEALS2,
)
from .pieces import pennant, price
from .scene import Scene
from .speech import SPEECH

CARD_RULES = {
    ".card-rest": "fill:var(--card);stroke:var(--ink);stroke-width:1.5",
    ".card-off": "fill:var(--card);stroke:var(--hair);stroke-width:1.5",
    ".card-glow": "fill:none;stroke:var(--gold);stroke-width:6;stroke-opacity:.7",
    ".card-lit": "fill:var(--card);stroke:var(--ink);stroke-width:2;stroke-dasharray:7 5",
    ".card-chosen": "fill:var(--reach);stroke:var(--ink);stroke-width:3",
    ".back": "fill:var(--back);stroke:var(--ink);stroke-width:1.25",
}

_ACTION = {
    MAJORITY_EVERYWHERE: 1,
    GATE_ANY: 1,
    GATE2_MOVES6: 1,
    MOVES5: 2,
    MOVES9: 2,
    SEALS2: 4,
}
COMPACT = 74  # cards lower than this show no time
_REACH = {GATE2_MOVES6: 84, POINTS2: 36, POINTS4: 36}  # how wide the signs of cards are


def when_words(card: int, language: str) -> str:
    """Say when a card may be played."""
    action = _ACTION.get(card)
    speech = SPEECH[language]
    return speech.any_time if action is None else speech.in_action.format(action)


def card_picture(card: int, x: float, y: float, scale: float) -> Markup:
    """Draw what a card brings, around a point."""
    if card == MAJORITY_EVERYWHERE:
        places = ((-17, 8, 0.85), (17, 8, 0.85), (0, 2, 1.5))
        parts = [use("crown", dx, dy, size) for dx, dy, size in places]
    elif card == GATE_ANY:
        parts = [use("i-gate_plus2", -12, 0, 1.25), use("i-servants_once_3", 14, 2, 1.2)]
    elif card == GATE2_MOVES6:
        parts = [
            use("i-gate_plus2", -25, 0, 1.0),
            label(-8, 7, "2", 19, "bold middle"),
            use("i-moves_plus2", 13, 0, 1.0),
            label(32, 7, "6", 19, "bold middle"),
        ]
    elif card in (MOVES5, MOVES9):
        figure = "5" if card == MOVES5 else "9"
        parts = [use("i-moves_plus2", -11, 0, 1.3), label(15, 8, figure, 24, "bold middle")]
    elif card == SEALS2:
        parts = [use("turquoise", -14, 0, 1.2), use("violet", 14, 0, 1.05)]
    elif card == GOLD4:
        spots = ((-10, -9), (10, -9), (-10, 10), (10, 10))
        parts = [use("gold", dx, dy, 0.95) for dx, dy in spots]
    else:
        parts = [pennant(0, 0, 30, 2 if card == POINTS2 else 4)]
    return group(*parts, transform=moved(x, y, scale))


def privilege(
    scene: Scene, card: int, count: int, box: Box, actions: list[int], name: str, words: str
) -> Markup:
    """Draw a card, lit when it can be played or kept."""
    wide, high = box.width, box.height
    is_chosen = scene.chosen is not None and scene.chosen in actions
    style = "card-chosen" if is_chosen else "card-lit" if actions else "card-rest"
    told = scene.card_title(card)
    if actions:
        told = f"{scene.deed(actions, words)} · {told}"
    parts = [
        title(told),
        rectangle(0, 0, wide, high, 9, class_="card-glow") if actions else Markup(""),
        rectangle(0, 0, wide, high, 9, class_=style),
        _face(card, count, wide, high),
        _words(card, wide, high, scene.language),
    ]
    hits = offered(actions, told)
    return group(*parts, id=name, transform=moved(box.left, box.top), **hits)


@kept(1024)
def _face(card: int, count: int, wide: float, high: float) -> Markup:
    """Draw price, sign and number of a card; low ones leave the sign what is beside the price."""
    several = label(wide - 6, 16, f"×{count}", 12, "bold end") if count > 1 else Markup("")
    if high >= COMPACT:
        drawn = card_picture(card, wide / 2, high * 0.4, min(1.0, wide / 100))
        return join((price(17, 18, 13, CARD_PRICE[card]), drawn, several))
    beside = wide - 22 - (22 if count > 1 else 0)
    scale = min(0.74, beside / _REACH.get(card, 60))
    drawn = card_picture(card, 21 + beside / 2, high * 0.32, scale)
    return join((price(14, 15, 10.5, CARD_PRICE[card]), drawn, several))


@kept(1024)
def _words(card: int, wide: float, high: float, language: str) -> Markup:
    """Write the name of a card in one line or two, and on high ones its time."""
    name = card_name(card, language)
    is_low = high < COMPACT
    largest, foot = (11.5, 6.0) if is_low else (13.5, 23.0)
    is_long = text_width(name, largest, bold=True) > wide - 8
    lines = wrapped(name, wide - 8, 9.3, 2) if is_long else [name]
    step = largest * 1.02
    written = (
        fitted(wide / 2, high - foot - step * at, line, wide - 6, largest, "serif bold middle", 8.2)
        for at, line in enumerate(reversed(lines))
    )
    if is_low:
        return join(written)
    when = fitted(
        wide / 2, high - 8, when_words(card, language), wide - 8, 11.5, "soft middle", 8.2
    )
    return join((*written, when))


def card_back(x: float, y: float, wide: float, number: int, words: str) -> Markup:
    """Draw a stack of cards from behind with how many there are."""
    high = wide * 1.4
    back = (
        rectangle(x + 3, y - 3, wide, high, 5, class_="card-rest"),
        rectangle(x, y, wide, high, 5, class_="card-rest"),
        rectangle(x + 4, y + 4, wide - 8, high - 8, 3, class_="back"),
    )
    count = label(x + wide / 2, y + high / 2 + 6, str(number), 17, "bold middle count")
    return group(title(words), *(back if number else back[1:2]), count)
