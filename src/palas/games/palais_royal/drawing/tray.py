"""What the viewer has: stock, nobles and cards; and what everybody has."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, moved, offered, rectangle, title, use

from ..names import card_name, noble_words
from ..tables import CARD_KINDS, SCRIPTORIUM
from ..words.acts import Kind
from .noble import small_noble
from .pieces import pennant
from .plates import chips, counts_of, signs_of
from .privileges import card_back, privilege
from .room import span
from .scene import Scene

SMALLEST = 35  # of a portrait whose points can be read


def heading(x: float, y: float, words: str, width: float) -> Markup:
    """Write a small heading."""
    return fitted(x, y, words, width, 15, "serif bold", 11)


# ------------------------------------------------------------------------------------ stock


def stock(scene: Scene, seat: int) -> list[tuple[str, float, int, str]]:
    """Return a seat's means: a symbol, its size, a number and what it is."""
    view, speech = scene.view, scene.speech
    return [
        (f"servant-{seat}", 0.9, view.supply[seat] + 0, speech.supply),
        ("turquoise", 1.3, scene.turquoise(seat), speech.turquoise),
        ("i-recruit", 1.3, view.servants[seat][SCRIPTORIUM] + 0, speech.recruits),
        ("gold", 1.5, view.gold[seat] + 0, speech.gold),
        ("violet", 1.12, scene.violet(seat), speech.violet),
    ]


def stock_grid(scene: Scene, box: Box) -> Markup:
    """Draw the viewer's means in two rows of three, with words."""
    wide, high = box.width / 3, box.height / 2
    parts = []
    for at, (symbol, size, number, words) in enumerate(stock(scene, scene.viewer)):
        x, y = box.left + at % 3 * wide, box.top + at // 3 * high
        parts.append(use(symbol, x + 18, y + 24, size))
        parts.append(label(x + 42, y + 26, str(number), 25, "bold"))
        parts.append(fitted(x + 42, y + 44, words, wide - 48, 12.5, "soft", 8.5))
    x, y = box.left + 2 * wide, box.top + high
    parts.append(use("pennant", x + 18, y + 24, 0.92))
    parts.append(label(x + 42, y + 26, str(scene.points[scene.viewer]), 25, "bold"))
    parts.append(fitted(x + 42, y + 44, scene.speech.points, wide - 48, 12.5, "soft", 8.5))
    return join(parts)


def stock_line(scene: Scene, box: Box) -> Markup:
    """Draw the viewer's means in one line."""
    items = [(symbol, size, number) for symbol, size, number, _ in stock(scene, scene.viewer)]
    items.append(("pennant", 0.74, scene.points[scene.viewer]))
    step = box.width / len(items)
    parts = []
    for at, (symbol, size, number) in enumerate(items):
        x = box.left + at * step + 14
        parts.append(use(symbol, x, box.centre[1], size * 0.76))
        parts.append(label(x + 17, box.centre[1] + 6.5, str(number), 18, "bold"))
    return join(parts)


# ----------------------------------------------------------------------------------- nobles


def noble_grid(scene: Scene, seat: int, box: Box, largest: float, name: str) -> Markup:
    """Draw the nobles of a seat as large as the box allows, each called by name and number."""
    nobles = tuple(scene.nobles[seat])
    if not nobles:
        return label(box.left, box.top + 18, scene.speech.no_nobles, 13, "soft")
    return _grid(nobles, box, largest, scene.language, name)


@kept(1024)
def _grid(nobles: tuple[int, ...], box: Box, largest: float, language: str, name: str) -> Markup:
    size, across = largest, int(box.width / (largest * 1.24))
    while -(-len(nobles) // across) * size * 1.14 > box.height:
        size -= 1
        across = int(box.width / (size * 1.24))
    if size < SMALLEST:
        return chips(nobles, box, language, name)
    parts = []
    for at, noble in enumerate(nobles):
        x = box.left + (at % across + 0.42) * size * 1.24
        y = box.top + (at // across + 0.5) * size * 1.14
        shown = (title(noble_words(noble, language)), small_noble(noble, size * 0.44))
        parts.append(group(*shown, id=f"{name}-{noble}", transform=moved(x, y)))
    return join(parts)


def everybody(scene: Scene, box: Box, seats: list[int], largest: float, name: str) -> Markup:
    """Draw the nobles of several seats, side by side or one above the other."""
    parts = []
    columns = len(seats) if box.width > 600 else 1
    wide = box.width / columns
    high = box.height / (len(seats) // columns or 1)
    for at, seat in enumerate(seats):
        left = box.left + at % columns * wide
        top = box.top + at // columns * high
        parts.append(roundel(seat, left + 14, top + 14, 0.8))
        parts.append(fitted(left + 34, top + 19, scene.name(seat), wide - 172, 14, "bold", 10))
        for place, (symbol, size, number) in enumerate(signs_of(counts_of(scene, seat))[:3]):
            x = left + wide - 124 + place * 42
            parts.append(use(symbol, x, top + 14, size))
            parts.append(label(x + 9, top + 18.5, str(number), 12.5, "bold"))
        inner = Box(left, top + 32, left + wide - 12, top + high - 4)
        parts.append(noble_grid(scene, seat, inner, largest, name))
    return join(parts)


# ------------------------------------------------------------------------------------ cards


def hand_cards(scene: Scene, box: Box, per_row: int) -> Markup:
    """Draw the viewer's cards; many are drawn small in several rows."""
    cards = scene.hand()
    if not cards:
        return label(box.left, box.top + 18, scene.speech.no_cards, 13, "soft")
    parts = []
    for (card, count), place in zip(cards, _slots(len(cards), box, per_row), strict=True):
        words = scene.speech.play.format(card_name(card, scene.language))
        parts.append(
            privilege(scene, card, count, place, scene.plays_of(card), f"card-{card}", words)
        )
    return join(parts)


def drawn_cards(scene: Scene, box: Box, per_row: int) -> Markup:
    """Draw the cards just drawn, of which some may be kept."""
    cards = scene.drawn()
    keeps = {act.card: action for action, act in scene.acts_of(Kind.KEEP)}
    parts = []
    for (card, count), place in zip(cards, _slots(len(cards), box, per_row), strict=True):
        actions = [keeps[card]] if card in keeps else []
        words = scene.speech.keep.format(card_name(card, scene.language))
        parts.append(privilege(scene, card, count, place, actions, f"drawn-{card}", words))
    return join(parts)


def _slots(count: int, box: Box, per_row: int) -> list[Box]:
    rows = -(-count // per_row)
    gap = 9.0
    high = min((box.height + gap) / rows - gap, 124.0)
    wide = min((box.width + gap) / per_row - gap, 104.0)
    return [
        Box.sized(
            box.left + at % per_row * (wide + gap),
            box.top + at // per_row * (high + gap),
            wide,
            high,
        )
        for at in range(count)
    ]


def piles(scene: Scene, x: float, y: float, wide: float, is_upright: bool) -> Markup:
    """Draw the pile, from which cards may be drawn, and the discards."""
    view, speech = scene.view, scene.speech
    thrown = [card for card in range(CARD_KINDS) if view.discards[card]]
    told = ", ".join(f"{card_name(card, scene.language)} ×{view.discards[card]}" for card in thrown)
    total = sum(view.discards[card] for card in thrown)
    words = speech.pile.format(view.pile_size + 0)
    acts = scene.acts_of(Kind.DRAW)
    actions = [action for action, _ in acts]
    lit = rectangle(x - 5, y - 7, wide + 12, wide * 1.4 + 12, 8, class_="own")
    does = words
    if acts:
        most = speech.draw.format(span([act.number for _, act in acts]))
        does = f"{scene.deed(actions, most)} · {words}"
    pile = group(
        title(does),
        lit if actions else Markup(""),
        card_back(x, y, wide, view.pile_size + 0, words),
        id="pile",
        **offered(actions, does),
    )
    aside = (x, y + wide * 1.4 + 16) if is_upright else (x + wide + 18, y)
    open_words = speech.discards.format(told or "0")
    high = wide * 1.4
    discards = group(
        title(open_words),
        rectangle(*aside, wide, high, 5, class_="card-rest"),
        label(aside[0] + wide / 2, aside[1] + high / 2 + 6, str(total), 17, "bold middle"),
        id="discards",
    )
    return join((pile, discards))


def open_points(scene: Scene, seat: int, x: float, y: float) -> Markup:
    """Draw the points cards a seat has played."""
    parts = []
    for at, points in enumerate((2, 4)):
        count = scene.view.points_played[seat][at] + 0
        if count:
            parts.append(pennant(x, y, 18, points))
            parts.append(label(x + 12, y + 4, f"×{count}", 12, "bold"))
            x += 42
    return join(parts)
