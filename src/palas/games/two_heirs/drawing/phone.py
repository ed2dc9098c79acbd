"""The narrow layout: seats, land, reserve, and below, near the thumb, what can be done."""

from __future__ import annotations

from collections.abc import Callable

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, moved, path, rectangle
from palas.draw.strip import ALL, BOARD

from .chart import graticule
from .final import score_sheet, sheet_height
from .hand import Card, access, small_tiles
from .land import extent, land_in
from .panels import entry_height, log_entry, seat_card, stack
from .prompt import big_button, buttons, prompt_lines
from .ring import Ring
from .ring_pieces import Circle
from .scene import Scene

WIDTH = 390
EDGE = 8
INNER = WIDTH - 2 * EDGE
LARGEST_TILE = 64
_TALLEST = 440  # the land
_ACROSS = 3  # tiles of the hand in a row
_RADIUS, _RING_TILE = 111, 56
_FARTHEST = _RADIUS + _RING_TILE / 2
_RING = Circle(EDGE + _FARTHEST + 4, _FARTHEST + 16, _RADIUS, _RING_TILE, has_names=False)
_SIDE = 300  # where the column beside the reserve begins

Panel = tuple[Markup, float]  # what is drawn, and its height


def phone(scene: Scene, part: str = ALL) -> Panel:
    """Draw everything, or all but the hand, on a narrow sheet; return also its height."""
    panels: list[Callable[[Scene], Panel]] = [_seats, _land]
    if scene.view.over:
        panels += [_verdict, _final]
    elif part == BOARD and not scene.is_watched:
        panels += [_reserve]
    else:
        panels += [_reserve, _turn]
    parts = []
    y = 0.0
    for panel in (*panels, _log):
        drawn, height = panel(scene)
        parts.append(group(drawn, transform=moved(0, y)))
        y += height
    return join(parts), round(y)


def _seats(scene: Scene) -> Panel:
    wide = (INNER - 8) / 2
    cards = (
        seat_card(scene, seat, Box.sized(EDGE + at * (wide + 8), 8, wide, 46))
        for at, seat in enumerate(scene.seats)
    )
    return join(cards), 60


def _land(scene: Scene) -> Panel:
    needs = extent(scene)
    cell = min(LARGEST_TILE, (INNER - 4) / needs.across, _TALLEST / needs.down)
    height = max(150.0, cell * needs.down + 22)
    box = Box(EDGE + 2, 9, WIDTH - EDGE - 2, height - 9)
    land = land_in(scene, box, LARGEST_TILE)
    field = Box(0, 0, WIDTH, height)
    return group(graticule(land.fit, field), land.drawn(), id="land"), height


# ----------------------------------------------------------------------------- the reserve


def _reserve(scene: Scene) -> Panel:
    height = 2 * _RADIUS + _RING_TILE + 20
    parts = [path(f"M{EDGE},2H{WIDTH - EDGE}", "hairline"), Ring(scene, _RING).drawn()]
    return group(*parts, _beside(scene, 10), id="reserve"), height


def _beside(scene: Scene, y: float) -> Markup:
    """Draw the stack and what the other seat holds beside the reserve."""
    room = WIDTH - _SIDE - EDGE
    words = scene.words
    parts = [fitted(_SIDE, y + 16, words.stack, room, 13, "soft", smallest=9)]
    parts.append(stack(scene, _SIDE, y + 34, 44, room, has_words=False))
    y += 100
    if not scene.is_watched:
        seat = 1 - scene.viewer
        said = words.holds.format(scene.name(seat))
        parts.append(fitted(_SIDE, y + 14, said, room, 12.5, "soft", smallest=8.5))
        parts.append(_column(scene, seat, y + 22))
    return join(parts)


def _column(scene: Scene, seat: int, y: float) -> Markup:
    """Draw the tiles of a seat, two or three in a row."""
    is_full = len(scene.hand(seat)) > 4
    largest, across = (24, 3) if is_full else (38, 2)
    box = Box(_SIDE, y, WIDTH - EDGE, y + 60)
    return group(small_tiles(scene, seat, box, largest, across), id=f"hand-{seat}")


# -------------------------------------------------------------------------------- the turn


def _turn(scene: Scene) -> Panel:
    """Draw what is expected, the viewer's hand and the buttons on one panel."""
    inner = 12.0
    said, height = prompt_lines(scene, EDGE + 4, inner, INNER - 8)
    parts = [said]
    inner += height + 4
    drawn, height = _both_hands(scene, inner) if scene.is_watched else _hand(scene, inner)
    parts.append(drawn)
    inner += height
    for words, actions, name in buttons(scene):
        box = Box(EDGE, inner + 6, WIDTH - EDGE, inner + 54)
        parts.append(big_button(scene, box, words, actions, name))
        inner += 56
    whole = inner + 10
    ground = rectangle(0, 0, WIDTH, round(whole, 1), class_="panel")
    return group(ground, path(f"M0,0H{WIDTH}", "hairline"), *parts, id="turn"), whole


def _both_hands(scene: Scene, y: float) -> Panel:
    """Draw both hands for those who watch."""
    half = INNER / 2
    parts = []
    for at, seat in enumerate(scene.seats):
        left = EDGE + 4 + at * half
        said = scene.words.holds.format(scene.name(seat))
        box = Box.sized(left, y + 24, half - 14, 90)
        parts.append(fitted(left, y + 14, said, half - 14, 13, "soft", smallest=8.5))
        parts.append(group(small_tiles(scene, seat, box, 50, 3), id=f"hand-{seat}"))
    most = max(len(scene.hand(seat)) for seat in scene.seats)
    return join(parts), 34.0 + 76 * max(1, -(-most // 3))


def _hand(scene: Scene, y: float) -> Panel:
    tiles = scene.hand(scene.viewer)
    words = scene.words.access
    parts = [fitted(EDGE + 4, y + 16, words, 130, 12.5, "soft", smallest=9)]
    parts.append(access(scene, EDGE + 140, y + 11, INNER - 144))
    y += 34
    if not tiles:
        parts.append(label(EDGE + 4, y + 16, scene.words.no_tiles, 14, "soft"))
        return join(parts), 64
    wide = (INNER - 6 * (_ACROSS - 1)) / _ACROSS
    high = 182.0
    if scene.is_acting(scene.viewer):
        high += 56 if scene.view.discarding else 102
    for at, tile in enumerate(tiles):
        left, top = EDGE + (at % _ACROSS) * (wide + 6), y + (at // _ACROSS) * (high + 6)
        box = Box.sized(round(left, 1), round(top, 1), round(wide, 1), high)
        parts.append(Card(scene, tile, box, button=44.0).drawn())
    rows = -(-len(tiles) // _ACROSS)
    return group(*parts, id=f"hand-{scene.viewer}"), 34 + rows * (high + 6)


# ---------------------------------------------------------------------------------- the end


def _verdict(scene: Scene) -> Panel:
    said, height = prompt_lines(scene, EDGE + 4, 12, INNER - 8)
    return join((path(f"M{EDGE},2H{WIDTH - EDGE}", "hairline"), said)), height + 16


def _final(scene: Scene) -> Panel:
    height = sheet_height(scene, 25)
    return score_sheet(scene, Box(EDGE + 4, 0, WIDTH - EDGE - 6, height)), height + 6


def _log(scene: Scene) -> Panel:
    parts, y, wide = [], 12.0, INNER - 4.0
    for entry in scene.log[-4:]:
        parts.append(log_entry(scene, entry, EDGE + 2, y, wide))
        y += entry_height(entry, wide)
    return join(parts), y + 8
