"""A sheet with every piece of Big Boss, for looking at."""

from __future__ import annotations

from palas.draw.document import document
from palas.draw.geometry import Box, polygon
from palas.draw.heraldry import ARMS, roundel, shield
from palas.draw.lettering import label
from palas.draw.markup import Markup, join, path, rectangle, use
from palas.draw.ornaments import button
from palas.draw.patterns import AZULEJOS
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.actions import BUILD
from palas.games.big_boss.drawing.blocks import (
    DESK,
    founding_stone,
    ghost_block,
    ground_block,
    roof_outline,
    upper_levels,
)
from palas.games.big_boss.drawing.hand import building_card, tower_card
from palas.games.big_boss.drawing.panels import empty_slot, open_card, pile, value_scale
from palas.games.big_boss.drawing.picture_words import ENGLISH
from palas.games.big_boss.drawing.pieces import noble_symbol
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.street import Street
from palas.games.big_boss.drawing.style import style, symbols
from palas.games.big_boss.drawing.tags import Tag
from palas.games.big_boss.moves import begin
from palas.games.big_boss.state import BARON, GRANDEE, State
from palas.games.big_boss.tables import CASTLES, MAX_SEATS

WIDTH, HEIGHT = 1240, 1010
VERBS = ("found", "villa", "extend", "raise", "join", "nothing")
ICONS = ("coin", "crown", "card-icon", "block", "tower-icon", "tower", "orange-tree", "cypress")


def sheet(theme: str = "auto") -> str:
    """Draw every piece once, with its name."""
    parts = (_seats(), _castles(), _stacks(), _cards(), _verbs(), _scale(), _ground())
    name = "Big Boss: the pieces"
    title = label(30, 48, name, 28, "serif")
    told = "All nobles, crests, flags, blocks, cards and icons of Big Boss."
    defined = symbols(len(ARMS), 1.0, 0.62)
    return document(
        WIDTH, HEIGHT, "Big Boss: the pieces", told, style(theme), defined, title, *parts
    )


def _heading(x: float, y: float, text: str) -> Markup:
    line = path(f"M{x},{y + 9}h30", fill="none", stroke="var(--gold)", stroke_width=2)
    return join((label(x, y, text, 18, "serif"), line))


def _seats() -> Markup:
    parts = [_heading(30, 92, "Seats: shield, badge, baron, grandee")]
    for seat, arms in enumerate(ARMS):
        x = 52 + (seat % 4) * 172
        y = 152 + (seat // 4) * 88
        parts += [
            shield(seat, x, y - 4),
            roundel(seat, x + 40, y - 2),
            use(noble_symbol(seat, BARON), x + 78, y + 16),
            use(noble_symbol(seat, GRANDEE), x + 112, y + 16),
            label(x + 60, y + 38, arms.name, 12.5, "middle soft"),
        ]
    return join(parts)


def _castles() -> Markup:
    parts = [_heading(760, 92, "Castles: crest on the scale, flag on the roof")]
    for castle, name in enumerate(CASTLES):
        x = 782 + (castle % 4) * 112
        y = 148 + (castle // 4) * 92
        parts.append(use(f"crest-{castle}", x, y, 1.3))
        parts.append(use(f"flag-{castle}", x + 30, y + 20))
        parts.append(label(x + 24, y + 42, name, 14, "serif middle"))
    return join(parts)


def _stacks() -> Markup:
    street = Street(30, 480, 1480, rows=3, pitch=60, depth=64, tilt=0.62)
    parts = [
        _heading(30, 330, "Founding stone, and stacks of one to six levels"),
        _lane(street, 17),
        founding_stone(street, 0, 3, DESK),
        ghost_block(street, 4, 0, DESK),
    ]
    for levels in range(1, 7):
        plot = 3 + 2 * levels + 1
        parts.append(ground_block(street, plot, DESK))
        parts.append(upper_levels(street, plot, levels, DESK))
        x, y = street.front(plot)
        parts.append(Tag(plot, levels).draw(x - 18, y + 22, 11.5))
        outline = roof_outline(street, plot, levels, DESK)
        if levels == 2:
            parts += [path(polygon(outline), "halo"), path(polygon(outline), "dashes")]
    parts.append(label(92, 524, "founding stone", 12.5, "soft"))
    parts.append(label(street.front(4)[0], 524, "chosen", 12.5, "soft middle"))
    return join(parts)


def _lane(street: Street, plots: int) -> Markup:
    bed = street.footprint(0, plots, inset=-5, narrower=-6)
    empty = "".join(polygon(street.footprint(plot)) for plot in range(plots))
    return join((path(polygon(bed), "outline", fill="var(--bed)"), path(empty, "plot")))


def _sample() -> Scene:
    """Return a fresh deal in which the viewer holds cards and a tower card."""
    view = State()
    view.seats = MAX_SEATS
    begin(view, [0])
    view.towers[0] = 1
    for castle in range(len(CASTLES)):
        view.crest[castle] = 6 * castle + 5
    return Scene(view, 0, ENGLISH, "en", (), (), (), None, ())


def _cards() -> Markup:
    scene = _sample()
    first, second = scene.hand()[:2]
    chosen = Scene(scene.view, 0, ENGLISH, "en", (), (), (), BUILD + second, ())
    return join(
        (
            _heading(30, 580, "Cards"),
            building_card(scene, first, Box.sized(30, 606, 92, 124)),
            building_card(chosen, second, Box.sized(134, 610, 92, 124)),
            tower_card(scene, 0, Box.sized(238, 606, 92, 124)),
            building_card(scene, scene.hand()[2], Box.sized(342, 606, 78, 58)),
            building_card(scene, scene.hand()[3], Box.sized(342, 670, 46, 62)),
            open_card(scene, scene.view.display[0], Box.sized(436, 622, 72, 92)),
            pile(scene, Kind.BUY_BLIND, Box.sized(522, 622, 72, 92)),
            pile(scene, Kind.BUY_TOWER, Box.sized(616, 622, 72, 92)),
            empty_slot(Box.sized(706, 622, 72, 92)),
            button(Box.sized(800, 640, 96, 44), "44–46", chosen=True),
            button(Box.sized(906, 640, 96, 44), "45–47"),
        )
    )


def _verbs() -> Markup:
    parts = [_heading(30, 782, "What a card would do"), _heading(480, 782, "Icons and ornaments")]
    for at, verb in enumerate(VERBS):
        parts.append(use(f"verb-{verb}", 56 + at * 66, 826, 1.4))
        parts.append(label(56 + at * 66, 858, verb, 12, "middle soft"))
    for at, icon in enumerate(ICONS):
        parts.append(use(icon, 496 + at * 51, 838))
    parts.append(use("fountain", 912, 826))
    return join(parts)


def _scale() -> Markup:
    return join(
        (_heading(960, 748, "Value scale"), value_scale(_sample().site.crest, 960, 766, 25, 26))
    )


def _ground() -> Markup:
    parts = [_heading(30, 900, "Tiled squares, roof, founding stone")]
    for at, tiles in enumerate(AZULEJOS):
        x = 30 + at * 190
        parts.append(rectangle(x, 920, 176, 66, fill="var(--plaza)"))
        parts.append(rectangle(x, 920, 176, 66, fill=f"url(#{tiles})"))
    parts.append(rectangle(600, 920, 90, 66, class_="roof"))
    parts.append(rectangle(704, 920, 90, 66, class_="stone-wall"))
    parts.append(rectangle(704, 920, 90, 66, class_="hatched"))
    return join(parts)
