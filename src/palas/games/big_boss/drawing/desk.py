"""The wide layout: seats above, street and hand to the left, panels to the right."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import Markup, group, join
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import DESK
from palas.games.big_boss.drawing.choices import choices, prompt
from palas.games.big_boss.drawing.final import final_cards, hands_of_all
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
from palas.games.big_boss.drawing.seats import seat_banner
from palas.games.big_boss.drawing.stack import Ground
from palas.games.big_boss.drawing.street import Street
from palas.games.big_boss.tables import BUILDING_CARD_PRICE, TOWER_CARD_PRICE

WIDTH, HEIGHT = 1400, 1084
TILT = 0.62
STREET = Street(22, 272, 1010, rows=4, pitch=60, depth=64, tilt=TILT)
GROUND = Ground(STREET, DESK)
TOWN_BOUNDS = Box(18, 96, 1040, 900)
COLUMN, COLUMN_WIDTH = 1064, 318
HAND_TOP = 946
HAND = Box(22, HAND_TOP, 1036, HAND_TOP + 124)
SMALLEST_HIT = 40


def desk(scene: Scene) -> Markup:
    """Draw everything on a wide sheet."""
    return join((_seats(scene), _town(scene), _column(scene), _foot(scene)))


def _seats(scene: Scene) -> Markup:
    seats = scene.view.seats
    width = min(420.0, (WIDTH - 44 - (seats - 1) * 10) / seats)
    return join(
        seat_banner(scene, seat, 22 + seat * (width + 10), 12, width) for seat in range(seats)
    )


def _town(scene: Scene) -> Markup:
    return join(
        (
            group(
                scenery(Box(14, 98, 1044, 902), 176),
                label(36, 130, scene.words.title, 28, "serif"),
                land(GROUND, scene.site.closed_loop),
                id="town",
            ),
            street_scene(scene, GROUND, TOWN_BOUNDS),
            hit_areas(scene, GROUND, SMALLEST_HIT),
        )
    )


def _column(scene: Scene) -> Markup:
    words, x = scene.words, COLUMN
    in_stock = words.in_stock.format(scene.view.tower_stock)
    return join(
        (
            _values(scene),
            _market(scene),
            pile(scene, Kind.BUY_TOWER, Box.sized(x, 598, 72, 92)),
            label(x + 98, 622, in_stock, 15, "bold"),
            heading(x, 732, words.supply, COLUMN_WIDTH),
            supply(scene, x, 746, COLUMN_WIDTH),
            heading(x, 814, words.chronicle, COLUMN_WIDTH),
            chronicle(scene, x, 840, COLUMN_WIDTH, 12),
        )
    )


def _values(scene: Scene) -> Markup:
    words, x = scene.words, COLUMN
    flags = words.flags_fly.format(len(scene.castles_standing))
    title = heading(x, 118, words.castle_values, COLUMN_WIDTH - text_width(flags, 13) - 10)
    told = label(x + COLUMN_WIDTH, 118, flags, 13, "end soft")
    scale = value_scale(scene.site.crest, x, 130, COLUMN_WIDTH / 10, 31.8)
    return join((group(title, told, id="values"), scale))


def _market(scene: Scene) -> Markup:
    """Draw the building cards for sale, and what there is to say about them and towers."""
    words, x, right = scene.words, COLUMN, COLUMN + COLUMN_WIDTH
    rule = enumerate(wrapped(words.tower_rule, 215, 13, 4))
    return join(
        (
            group(
                heading(x, 324, words.building_cards, 230),
                price(scene, right, 324, BUILDING_CARD_PRICE),
                id="buildings-for-sale",
            ),
            display(scene, Box.sized(x, 338, 72, 92), 82, 104),
            pile(scene, Kind.BUY_BLIND, Box.sized(x + 240, 338, 72, 92)),
            group(
                fitted(x + 276, 462, words.deck, 76, 13, "middle soft", smallest=10),
                heading(x, 578, words.tower_cards, 220),
                price(scene, right, 578, TOWER_CARD_PRICE),
                *(label(x + 98, 646 + at * 18, line, 13, "soft") for at, line in rule),
                id="towers-for-sale",
            ),
        )
    )


def _foot(scene: Scene) -> Markup:
    if scene.view.over:
        return final_cards(scene, HAND.left, HAND.top - 8, HAND.width)
    if scene.viewer < 0:
        line = fitted(HAND.right, HAND_TOP - 16, prompt(scene), HAND.width * 0.6, 15, "end", 11)
        hands = hands_of_all(scene, HAND.left, HAND.top - 12, HAND.width)
        return join((hands, group(line, id="prompt")))
    return join((_prompt_line(scene), hand_rows(scene)))


def _prompt_line(scene: Scene) -> Markup:
    y = HAND_TOP - 16
    words = scene.words.your_hand
    title_width = text_width(words, 20) + 24
    buttons, left = _buttons(scene, HAND.right, y - 23)
    space = left - HAND.left - title_width - 12
    end = left - 12 if buttons else HAND.right
    lines = [prompt(scene)]
    if text_width(lines[0], 12) > space:
        lines = wrapped(lines[0], space, 12, 2)
    size = 15.0 if len(lines) == 1 else 12.0
    first = y - 8 * (len(lines) - 1)
    told = (
        fitted(end, first + at * 16, line, space, size, "end", 11) for at, line in enumerate(lines)
    )
    asked = group(heading(HAND.left, y, words, title_width), *told, id="prompt")
    return join((asked, buttons))


def _buttons(scene: Scene, right: float, y: float) -> tuple[Markup, float]:
    """Draw the choices, right aligned; return also where they begin."""
    offered = choices(scene)[-9:]
    size = 14.0 if len(offered) < 6 else 12.5
    parts = []
    for choice in reversed(offered):
        width = choice.width(size)
        right -= width
        parts.append(choice.draw(scene, Box.sized(right, y, width, 34), size))
        right -= 6
    return join(reversed(parts)), right


def hand_rows(scene: Scene) -> Markup:
    """Lay out the hand: one row of upright cards, or two or three rows of lying ones."""
    cards = scene.hand()
    towers = scene.view.towers[scene.viewer]
    total = len(cards) + towers
    if total == 0:
        return label(HAND.left, HAND.top + 40, scene.words.no_cards, 15, "soft")
    rows = 1 if total <= 10 else 2 if total <= 24 else 3
    per_row = max(10 if rows == 1 else 12, -(-total // rows))
    gap = 8 if rows == 1 else 5
    width = (HAND.width + gap) / per_row - gap
    height = (HAND.height + 4) / rows - 4
    parts = []
    for at in range(total):
        x = HAND.left + (at % per_row) * (width + gap)
        y = HAND.top + (at // per_row) * (height + 4)
        box = Box.sized(x, y, width, height)
        if at < len(cards):
            parts.append(building_card(scene, cards[at], box))
        else:
            parts.append(tower_card(scene, at - len(cards), box))
    return join(parts)
