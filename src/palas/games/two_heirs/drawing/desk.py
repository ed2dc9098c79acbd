"""The wide layout: the land on the left with the hand below it, the reserve on the right."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, group, join

from .chart import MARGIN, chart, compass, graticule, names_of_cells
from .final import score_sheet, sheet_height
from .hand import Card, access
from .land import land_in
from .panels import chronicle, duties, heading, held, reaches, seat_card, stack
from .prompt import prompt_bar
from .ring import Ring
from .ring_pieces import Circle
from .scene import Scene

WIDTH, HEIGHT = 1400, 1060
LARGEST_TILE = 128
EDGE = 22
SHEET = Box(EDGE, 92, 914, 750)
COLUMN = Box(938, 92, WIDTH - EDGE, HEIGHT - EDGE)
BAR = Box(EDGE, 762, 914, 808)
HAND = Box(EDGE, 816, 914, HEIGHT - EDGE)
_RING = Circle(COLUMN.centre[0], 340, 166, 86, has_names=True)
_HELD = 606
_CHRONICLE = 760


def desk(scene: Scene) -> Markup:
    """Draw everything on a wide sheet."""
    if scene.view.over:
        return join((_header(scene), _ended(scene)))
    return join(
        (
            _header(scene),
            _map(scene, SHEET),
            prompt_bar(scene, BAR),
            _hands(scene) if scene.is_watched else _hand(scene),
            _reserve(scene),
            _around(scene),
        )
    )


def _header(scene: Scene) -> Markup:
    parts = [fitted(EDGE + 6, 54, scene.words.title, 196, 31, "serif", smallest=18)]
    for at, seat in enumerate(scene.seats):
        parts.append(seat_card(scene, seat, Box.sized(240 + at * 342, 16, 332, 58)))
    if not scene.view.over:
        parts.append(duties(scene, Box(COLUMN.left, 16, COLUMN.right, 74)))
    return join(parts)


def _map(scene: Scene, sheet: Box) -> Markup:
    inner = sheet.grown(-MARGIN)
    land = land_in(scene, inner.grown(-22), LARGEST_TILE)
    return group(
        chart(sheet),
        group(graticule(land.fit, inner), id="graticule"),
        compass(inner.right - 52, inner.top + 62, 34, scene.is_turned, scene.language),
        group(names_of_cells(land.fit, sheet, scene.language), id="cells"),
        land.drawn(),
        id="land",
    )


def _reserve(scene: Scene) -> Markup:
    return group(
        heading(COLUMN.left, COLUMN.top + 20, scene.words.reserve, 200),
        reaches(scene, COLUMN.right, COLUMN.top + 18),
        Ring(scene, _RING).drawn(),
        id="reserve",
    )


def _around(scene: Scene) -> Markup:
    """Draw what lies beside the reserve: the other hand, the stack, the chronicle."""
    left, right = COLUMN.left, COLUMN.right
    shelf = right - 176
    parts = [
        heading(shelf, _HELD + 16, scene.words.stack, 170),
        stack(scene, shelf, _HELD + 34, 72, 176),
    ]
    if not scene.is_watched:
        other = 1 - scene.viewer
        parts.append(held(scene, other, Box(left, _HELD, shelf - 20, _HELD + 140), 72))
    parts.append(chronicle(scene, Box(left, _CHRONICLE, right, COLUMN.bottom)))
    return join(parts)


# -------------------------------------------------------------------------------- the hand


def _hand(scene: Scene) -> Markup:
    y = HAND.top + 22
    words = scene.words.your_hand
    tiles = scene.hand(scene.viewer)
    parts = [heading(HAND.left, y, words, 220)]
    x = HAND.left + min(220.0, text_width(words, 20)) + 26
    parts.append(fitted(x, y - 1, scene.words.access, 200, 13.5, "soft", smallest=10))
    x += min(200.0, text_width(scene.words.access, 13.5)) + 14
    parts.append(access(scene, x, y - 8, HAND.right - x))
    if not tiles:
        parts.append(label(HAND.left, y + 44, scene.words.no_tiles, 15, "soft"))
        return group(*parts, id=f"hand-{scene.viewer}")
    wide = min(291.0, (HAND.width + 10) / len(tiles) - 10)
    for at, tile in enumerate(tiles):
        box = Box.sized(HAND.left + at * (wide + 10), y + 16, wide, HAND.bottom - y - 16)
        parts.append(Card(scene, tile, box).drawn())
    return group(*parts, id=f"hand-{scene.viewer}")


def _hands(scene: Scene) -> Markup:
    """Draw both hands for those who watch."""
    half = HAND.width / 2
    return join(
        held(scene, seat, Box.sized(HAND.left + at * half, HAND.top + 8, half - 20, 150), 96)
        for at, seat in enumerate(scene.seats)
    )


# --------------------------------------------------------------------------------- the end


def _ended(scene: Scene) -> Markup:
    sheet = Box(SHEET.left, SHEET.top, SHEET.right, HEIGHT - EDGE - 60)
    bar = Box(EDGE, HEIGHT - EDGE - 48, SHEET.right, HEIGHT - EDGE)
    column = Box.sized(COLUMN.left, 22, COLUMN.width, min(770.0, sheet_height(scene, 30)))
    return join(
        (
            _map(scene, sheet),
            prompt_bar(scene, bar),
            heading(COLUMN.left, 54, scene.words.final, 230),
            score_sheet(scene, column),
            chronicle(scene, Box(COLUMN.left, column.bottom + 6, COLUMN.right, COLUMN.bottom)),
        )
    )
