"""The narrow layout: seats, land, reserve, and below, near the thumb, what can be done."""

from __future__ import annotations

from collections.abc import Callable

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, path, rectangle
from palas.draw.strip import ALL, BOARD

from .chart import graticule
from .final import score_sheet, sheet_height
from .hand import Card, access, small_tiles
from .land import extent, land_in
from .panels import log_line, seat_card, stack
from .prompt import big_button, buttons, prompt_lines
from .ring import Ring
from .scene import Scene

WIDTH = 390
EDGE = 8
INNER = WIDTH - 2 * EDGE
LARGEST_TILE = 64
_TALLEST = 440  # the land
_ACROSS = 3  # tiles of the hand in a row
_RADIUS, _RING_TILE = 111, 56
_SIDE = 300  # where the column beside the reserve begins

Panel = tuple[Markup, float]  # what is drawn, and its height


def phone(scene: Scene, part: str = ALL) -> Panel:
    """Draw everything, or all but the hand, on a narrow sheet; return also its height."""
    panels: list[Callable[[Scene, float], Panel]] = [_seats, _land]
    if scene.view.over:
        panels += [_verdict, _final]
    elif part == BOARD and not scene.is_watched:
        panels += [_reserve]
    else:
        panels += [_reserve, _turn]
    parts = []
    y = 0.0
    for panel in (*panels, _log):
        drawn, height = panel(scene, y)
        parts.append(drawn)
        y += height
    return join(parts), round(y)


def _seats(scene: Scene, y: float) -> Panel:
    wide = (INNER - 8) / 2
    cards = (
        seat_card(scene, seat, Box.sized(EDGE + at * (wide + 8), y + 8, wide, 46))
        for at, seat in enumerate(scene.seats)
    )
    return join(cards), 60


def _land(scene: Scene, y: float) -> Panel:
    needs = extent(scene)
    cell = min(LARGEST_TILE, (INNER - 4) / needs.across, _TALLEST / needs.down)
    height = max(150.0, cell * needs.down + 22)
    box = Box(EDGE + 2, y + 9, WIDTH - EDGE - 2, y + height - 9)
    land = land_in(scene, box, LARGEST_TILE)
    field = Box(0, y, WIDTH, y + height)
    return group(graticule(land.fit, field), land.drawn(), id="land"), height


# ----------------------------------------------------------------------------- the reserve


def _reserve(scene: Scene, y: float) -> Panel:
    top = y + 10 + _RING_TILE / 2 + 6
    ring = Ring(
        scene, EDGE + _RADIUS + _RING_TILE / 2 + 4, top + _RADIUS, _RADIUS, _RING_TILE, False
    )
    height = 2 * _RADIUS + _RING_TILE + 20
    parts = [path(f"M{EDGE},{y + 2:.1f}H{WIDTH - EDGE}", "hairline"), ring.drawn()]
    return group(*parts, _beside(scene, y + 10), id="reserve"), height


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


def _turn(scene: Scene, y: float) -> Panel:
    """Draw what is expected, the viewer's hand and the buttons on one panel."""
    inner = y + 12
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
    whole = inner - y + 10
    ground = rectangle(0, round(y, 1), WIDTH, round(whole, 1), class_="panel")
    return group(ground, path(f"M0,{y:.1f}H{WIDTH}", "hairline"), *parts, id="turn"), whole


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


def _verdict(scene: Scene, y: float) -> Panel:
    said, height = prompt_lines(scene, EDGE + 4, y + 12, INNER - 8)
    return join((path(f"M{EDGE},{y + 2:.1f}H{WIDTH - EDGE}", "hairline"), said)), height + 16


def _final(scene: Scene, y: float) -> Panel:
    height = sheet_height(scene, 25)
    return score_sheet(scene, Box(EDGE + 4, y, WIDTH - EDGE - 6, y + height)), height + 6


def _log(scene: Scene, y: float) -> Panel:
    shown = scene.log[-4:]
    lines = (
        log_line(scene, entry, EDGE + 2, y + 26 + at * 24, INNER - 4)
        for at, entry in enumerate(shown)
    )
    return join(lines), 20.0 + 24 * len(shown)
