"""A sheet with every piece of Two Heirs, for looking at."""

from __future__ import annotations

from palas.draw.document import document
from palas.draw.lettering import fitted, label, wrapped
from palas.draw.markup import Markup, join, path, use

from ..components import COLOURS
from ..names import resource_name, set_name, terrain_name, tile_name
from ..state import TERRAIN
from ..tables import FOLLOWER, NO_TILE, SEATS, TILE_BUILDING, TILE_SET, TILE_VARIANT
from .picture_words import capital
from .pieces import badge
from .purse import cost_of
from .resources import price, resource
from .rule_words import rule_words
from .style import style, symbols
from .tile import Face, hand_face, tile
from .troops import royal_shield, troop

WIDTH, HEIGHT = 1400, 1240
_LEFT, _STEP, _ROW = 40, 190, 178
_ACROSS = 7
_SIZE = 104


def sheet(theme: str = "auto") -> str:
    """Draw every piece once, with its name."""
    heading = "Two Heirs: the pieces"
    told = "All buildings, open terrain, troops, the royal shield, resources and marks."
    title = label(_LEFT, 50, heading, 28, "serif")
    body = (title, _buildings(), _others())
    return document(WIDTH, HEIGHT, heading, told, style(theme), symbols(), *body)


def kinds() -> list[int]:
    """Return one tile of every kind of building and variant, in the order of the sets."""
    first: dict[tuple[int, int], int] = {}
    for number, building in enumerate(TILE_BUILDING):
        first.setdefault((building, TILE_VARIANT[number]), number)
    return sorted(first.values(), key=lambda number: (TILE_SET[number], number))


def _buildings() -> Markup:
    return join(
        _building(number, _LEFT + at % _ACROSS * _STEP, 78 + at // _ACROSS * _ROW, at % SEATS)
        for at, number in enumerate(kinds())
    )


def _building(number: int, x: float, y: float, owner: int) -> Markup:
    """Draw a tile with its price, set, name and rule."""
    width = _STEP - 14
    name = capital(tile_name(number, "en").nominative)
    below = y + _SIZE
    rule = wrapped(rule_words(number, "en"), width, 11.5, 2)
    belongs = wrapped(set_name(TILE_SET[number], "en"), 72, 10.5, 2)
    return join(
        (
            tile(hand_face(number, owner), x, y, _SIZE),
            price(cost_of(number), x + _SIZE + 14, y + 12, 0.9, 19),
            *(
                label(x + _SIZE + 6, below - 16 + 12 * at, line, 10.5, "soft")
                for at, line in enumerate(belongs)
            ),
            fitted(x, below + 18, name, width, 14, "serif", smallest=9),
            *(label(x, below + 34 + 14 * at, line, 11.5, "soft") for at, line in enumerate(rule)),
        )
    )


def _others() -> Markup:
    y = 992.0
    parts = [path(f"M{_LEFT},{y - 16}H{WIDTH - _LEFT}", "hairline")]
    for colour in range(len(COLOURS)):
        x = _LEFT + colour * 150
        parts.append(tile(Face(NO_TILE, colour, TERRAIN), x, y, 130))
        parts.append(label(x, y + 150, capital(terrain_name(colour, "en")), 13))
        parts.append(resource(colour, 1010 + colour * 60, y + 30, 1.8))
        parts.append(
            label(1010 + colour * 60, y + 66, resource_name(colour, "en"), 12, "middle soft")
        )
    for seat in range(SEATS):
        x = 530 + seat * 240
        for at, (number, has_moved) in enumerate(((1, False), (FOLLOWER, False), (2, True))):
            parts.append(troop(seat, number, has_moved, (x + at * 52, y + 36, 1.1)))
        parts.append(royal_shield(seat, x + 28, y + 132, 1.1))
        parts.append(badge(seat, "12", (x + 110, y + 130, 1.2)))
    for at, name in enumerate(("row", "column", "orthogonal", "diagonal")):
        parts.append(use(f"mark-{name}", 1015 + at * 60, y + 108, 1.4))
        parts.append(label(1015 + at * 60, y + 142, name, 11, "middle soft"))
    for at, name in enumerate(("reserve", "troop", "building", "discount")):
        parts.append(use(f"from-{name}", 1015 + at * 60, y + 172, 1.6))
        parts.append(label(1015 + at * 60, y + 196, name, 11, "middle soft"))
    return join(parts)
