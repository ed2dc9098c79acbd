"""The narrow layout: seats, street, choices, hand, and the panels below each other."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, grouped, label, text_width, wrapped
from palas.draw.markup import Markup, group, join, rectangle, use
from palas.draw.strip import ALL, BOARD
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import PHONE
from palas.games.big_boss.drawing.choices import Choice, choices, prompt
from palas.games.big_boss.drawing.final import final_money, ranking, score_lines, verdict
from palas.games.big_boss.drawing.hand import building_card, tower_card
from palas.games.big_boss.drawing.hits import hit_areas
from palas.games.big_boss.drawing.landscape import scenery
from palas.games.big_boss.drawing.layers import street_scene
from palas.games.big_boss.drawing.panels import (
    chronicle,
    display,
    heading,
    pile,
    price,
    supply,
    value_scale,
)
from palas.games.big_boss.drawing.plots import land
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.seats import ROW_HEIGHT, seat_chip, seat_row
from palas.games.big_boss.drawing.stack import Ground
from palas.games.big_boss.drawing.street import Street
from palas.games.big_boss.scoring import winners
from palas.games.big_boss.tables import BUILDING_CARD_PRICE, TOWER_CARD_PRICE

WIDTH = 390
TILT = 0.74
STREET = Street(7, 178, 376, rows=6, pitch=34.1, depth=40, tilt=TILT)
GROUND = Ground(STREET, PHONE)
TOWN_BOUNDS = Box(3, 58, 387, 790)
HIT = 44
EDGE = 10
INNER = WIDTH - 2 * EDGE
CARDS_PER_ROW = 8
CARD_HEIGHT = 62
PANEL_TOP = 806


def phone(scene: Scene, part: str = ALL) -> tuple[Markup, float]:
    """Draw everything, or all but the hand, on a narrow sheet; return also its height."""
    parts = [_seats(scene), _town(scene)]
    y = float(PANEL_TOP)
    has_hand = scene.viewer >= 0 and not scene.view.over
    foot = () if has_hand and part == BOARD else (_foot,)
    for panel in (*foot, _market, _seat_table, _values, _log):
        drawn, height = panel(scene, y)
        parts.append(drawn)
        y += height
    return join(parts), y + 10


def _seats(scene: Scene) -> Markup:
    seats = scene.view.seats
    width = (INNER + 6) / seats - 6
    return join(
        seat_chip(scene, seat, EDGE + seat * (width + 6), 8, width) for seat in range(seats)
    )


def _town(scene: Scene) -> Markup:
    return join(
        (
            group(
                scenery(Box(4, 56, 386, 790), 122),
                label(14, 77, scene.words.title, 16, "serif"),
                land(GROUND, scene.site.closed_loop),
                id="town",
            ),
            street_scene(scene, GROUND, TOWN_BOUNDS),
            hit_areas(scene, GROUND, HIT),
        )
    )


# -------------------------------------------------------------------------------- panels


def _foot(scene: Scene, y: float) -> tuple[Markup, float]:
    if scene.view.over:
        return _final(scene, y)
    if scene.viewer < 0:
        line = fitted(EDGE, y + 16, prompt(scene), INNER, 15, "bold", smallest=12)
        return line, 36
    drawn, height = _choices(scene, y)
    cards, more = _hand(scene, y + height)
    total = height + more
    dock = rectangle(0, y - 10, WIDTH, total + 14, class_="panel")
    return join((dock, drawn, cards)), total + 20


def _choices(scene: Scene, y: float) -> tuple[Markup, float]:
    lines = wrapped(prompt(scene), INNER, 14.5, 2)
    parts = [label(EDGE, y + 12 + at * 18, line, 14, "bold") for at, line in enumerate(lines)]
    top = y + 10 + 18 * len(lines)
    offered = choices(scene)[-8:]
    columns, size = _columns(offered)
    width = (INNER + 6) / columns - 6
    for at, choice in enumerate(offered):
        left = EDGE + (at % columns) * (width + 6)
        box = Box.sized(left, top + (at // columns) * (HIT + 6), width, HIT)
        parts.append(choice.draw(scene, box, size))
    rows = max(1, -(-len(offered) // columns))
    return join(parts), top - y + rows * (HIT + 6)


def _columns(offered: list[Choice]) -> tuple[int, float]:
    """Return how many buttons stand beside each other and how large their words are."""
    for columns, size in ((4, 13.0), (4, 10.5), (3, 13.0), (3, 10.5)):
        width = (INNER + 6) / columns - 6
        if all(choice.width(size) < width + 8 for choice in offered):
            return columns, size
    return 2, 13.0


def _hand(scene: Scene, y: float) -> tuple[Markup, float]:
    cards = scene.hand()
    total = len(cards) + scene.view.towers[scene.viewer]
    width = (INNER + 2) / CARDS_PER_ROW - 2
    parts = []
    for at in range(total):
        left = EDGE + (at % CARDS_PER_ROW) * (width + 2)
        top = y + (at // CARDS_PER_ROW) * (CARD_HEIGHT + 4)
        box = Box.sized(left, top, width, CARD_HEIGHT)
        if at < len(cards):
            parts.append(building_card(scene, cards[at], box))
        else:
            parts.append(tower_card(scene, at - len(cards), box))
    rows = max(1, -(-total // CARDS_PER_ROW))
    return join(parts), rows * (CARD_HEIGHT + 4)


def _final(scene: Scene, y: float) -> tuple[Markup, float]:
    parts = [fitted(EDGE, y + 18, verdict(scene), INNER, 20, "serif", smallest=13)]
    for at, seat in enumerate(ranking(scene)):
        top = y + 32 + at * 50
        won = winners(scene.view) >> seat & 1 == 1
        sums = " · ".join(f"{words} {points}" for words, points in score_lines(scene, seat))
        parts += [
            rectangle(EDGE, top, INNER, 44, 9, class_="turn" if won else "panel"),
            roundel(seat, EDGE + 24, top + 23, 0.95),
            use("crown", EDGE + 24, top + 8, 0.8) if won else Markup(""),
            fitted(EDGE + 48, top + 18, scene.name(seat), 220, 14, "bold", smallest=11),
            fitted(EDGE + 48, top + 36, sums, 250, 12, "", smallest=9.5),
            use("coin", WIDTH - EDGE - 64, top + 22, 0.9),
            label(WIDTH - EDGE - 10, top + 28, grouped(final_money(scene, seat)), 17, "bold end"),
        ]
    return join(parts), 44 + scene.view.seats * 50


def _market(scene: Scene, y: float) -> tuple[Markup, float]:
    words = scene.words
    width, height = 58, 74
    parts = [
        group(
            heading(EDGE, y + 14, words.building_cards, 250, 17),
            price(scene, WIDTH - EDGE, y + 14, BUILDING_CARD_PRICE),
            heading(EDGE, y + 212, words.supply, 90, 17),
            id="for-sale",
        )
    ]
    gap = (INNER - 4 * width - 70) / 4
    parts.append(display(scene, Box.sized(EDGE, y + 26, width, height), width + gap, height + 8))
    left = EDGE + 3 * (width + gap)
    deck = Box.sized(left, y + 26, width, height)
    parts.append(pile(scene, Kind.BUY_BLIND, deck))
    parts.append(fitted(deck.right + 14, y + 66, words.deck, 70, 12, "soft", smallest=10))
    towers = Box.sized(left, y + 34 + height, width, height)
    parts.append(pile(scene, Kind.BUY_TOWER, towers))
    beside, top = towers.right + 14, towers.top
    parts.append(fitted(beside, top + 30, words.tower_cards, 76, 12, "", smallest=9.5))
    parts.append(price_small(TOWER_CARD_PRICE, beside, top + 52))
    parts.append(supply(scene, EDGE + 4, y + 226, INNER))
    return join(parts), 276


def price_small(amount: int, x: float, y: float) -> Markup:
    """Write a price beside a pile."""
    return join((use("coin", x + 8, y - 5, 0.9), label(x + 20, y, str(amount), 15, "bold")))


def _seat_table(scene: Scene, y: float) -> tuple[Markup, float]:
    seats = range(scene.view.seats)
    rows = (seat_row(scene, seat, EDGE, y + 26 + seat * ROW_HEIGHT, INNER) for seat in seats)
    title = heading(EDGE, y + 14, scene.words.seats, INNER, 17)
    return join((title, *rows)), ROW_HEIGHT * (1 + len(seats))


def _values(scene: Scene, y: float) -> tuple[Markup, float]:
    words = scene.words
    flags = words.flags_fly.format(len(scene.castles_standing))
    title = heading(EDGE, y + 14, words.castle_values, INNER - text_width(flags, 12) - 8, 17)
    told = label(WIDTH - EDGE, y + 14, flags, 12, "end soft")
    scale = value_scale(scene.site.crest, EDGE, y + 24, INNER / 10, 30)
    return join((group(title, told, id="values"), scale)), 196


def _log(scene: Scene, y: float) -> tuple[Markup, float]:
    if not scene.log:
        return Markup(""), 0
    return join(
        (
            heading(EDGE, y + 14, scene.words.chronicle, INNER, 17),
            chronicle(scene, EDGE, y + 38, INNER, 8),
        )
    ), 190
