"""The end: what every kind of building and the roads have brought, and who has won."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, path, use

from ..components import BUILDINGS
from ..names import building_plural
from ..reserve import troops_in_reserve
from ..tables import SEATS, TILE_BUILDING
from .picture_words import capital
from .scene import Scene

FINAL_RULES = {".rule": "fill:none;stroke:var(--ink);stroke-width:1.25"}
Row = tuple[str, str, tuple[int, ...], tuple[int, ...]]  # symbol, words, how many, points

_HEADS = 118  # the height of the heads of the columns
_NONE = -1  # as a number: nothing to be written


def rows(scene: Scene) -> list[Row]:
    """Return a row for every kind of building in the land, then one for roads."""
    number = [[0] * SEATS for _ in BUILDINGS]
    points = [[0] * SEATS for _ in BUILDINGS]
    for place, brought in scene.building_points.items():
        owner = scene.view.face[place]
        kind = TILE_BUILDING[scene.view.land[place]]
        number[kind][owner] += 1
        points[kind][owner] += brought
    found: list[Row] = [
        (f"b-{BUILDINGS[kind]}", _plural(scene, kind), tuple(number[kind]), tuple(points[kind]))
        for kind in range(len(BUILDINGS))
        if sum(number[kind])
    ]
    if scene.view.roads:
        found.append(("", scene.words.roads, (_NONE,) * SEATS, scene.road_points))
    return found


def _plural(scene: Scene, kind: int) -> str:
    return capital(building_plural(kind, scene.language))


def score_sheet(scene: Scene, box: Box) -> Markup:
    """Draw the table of the final score."""
    table = rows(scene)
    step = min(30.0, (box.height - _HEADS) / (len(table) + 2))
    size = min(14.0, step * 0.56)
    columns = [box.right - 128 + 96 * at for at in range(SEATS)]
    y = box.top + 44
    parts = [*_heads(scene, columns, y - 12)]
    y += 44
    for row in table:
        parts.append(_row(row, box, columns, y, step, size))
        y += step
    parts.append(path(f"M{box.left},{y - step + 7:.1f}H{box.right}", "rule"))
    y += 8
    totals = [str(points) for points in scene.points]
    parts.append(_line(scene.words.total, totals, box, columns, y, 19, "bold"))
    troops = [str(troops_in_reserve(scene.view, seat)) for seat in range(SEATS)]
    parts.append(_line(scene.words.in_reserve, troops, box, columns, y + 24, 12.5, "soft"))
    return group(*parts, id="score-sheet")


def sheet_height(scene: Scene, step: float) -> float:
    """Return how high the table is with rows so far apart."""
    return step * (len(rows(scene)) + 2) + _HEADS


def _heads(scene: Scene, columns: list[float], y: float) -> list[Markup]:
    parts = []
    for seat, x in enumerate(columns):
        parts.append(roundel(seat, x - 12, y, 0.8))
        parts.append(
            fitted(x - 12, y + 27, scene.name(seat), 90, 12.5, "bold middle", smallest=8.5)
        )
        if seat in scene.winners:
            parts.append(use("crown", x - 12, y - 12, 0.9))
    return parts


def _row(row: Row, box: Box, columns: list[float], y: float, step: float, size: float) -> Markup:
    symbol, words, number, points = row
    sign = use(symbol, box.left + 14, y + step * 0.14, step / 78) if symbol else Markup("")
    room = columns[0] - 62 - box.left - 34
    parts = [sign, fitted(box.left + 34, y, words, room, size, "", smallest=8.5)]
    for seat, x in enumerate(columns):
        if number[seat] == 0:
            parts.append(label(x, y, "–", size, "end soft"))
            continue
        parts.append(label(x, y, str(points[seat]), size, "bold end"))
        if number[seat] > 1:
            parts.append(label(x - 28, y, f"{number[seat]}×", max(8.5, size * 0.85), "end soft"))
    return join(parts)


def _line(
    words: str, values: list[str], box: Box, columns: list[float], y: float, size: float, style: str
) -> Markup:
    room = columns[0] - 44 - box.left
    parts = [fitted(box.left, y, words, room, min(size, 16), style, smallest=9)]
    parts += [
        label(x, y, value, size, f"{style} end") for x, value in zip(columns, values, strict=True)
    ]
    return join(parts)
