"""The palace as a plan of nine rooms, as they lie in this game."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, group, join, path, rectangle

from ..tables import ROOMS, SUPPLY
from .room import Room
from .scene import SERVANT_ACTS, Scene
from .servants import Size

PALACE_RULES = {
    ".wall": "fill:var(--paper-2);stroke:var(--ink);stroke-width:2",
    ".wall-hatch": "fill:url(#hatch);stroke:var(--ink);stroke-width:2",
    ".opening": "fill:var(--paper-2)",
    ".jamb": "fill:none;stroke:var(--ink);stroke-width:1.8",
    ".window": "fill:var(--paper);stroke:var(--ink);stroke-width:1.25",
    ".way": "fill:none;stroke:var(--paper);stroke-width:8;stroke-linecap:round;"
    "stroke-linejoin:round",
    ".way-ink": "fill:none;stroke:var(--ink);stroke-width:3.4;stroke-linecap:round;"
    "stroke-linejoin:round",
}


def palace(scene: Scene, box: Box, size: Size, wall: float, inner: float) -> Markup:
    """Draw the palace in a box: thick outer walls, doors between all neighbours."""
    plan = _plan(tuple(scene.view.spot), box, wall, inner)
    rooms = [Room.of(scene, room, place, size) for room, place in plan]
    wide, high = plan[0][1].width, plan[0][1].height
    outside = (box.left, box.top, box.width, box.height)
    return group(
        rectangle(*outside, class_="wall"),
        rectangle(*outside, class_="wall-hatch"),
        _windows(box, wall, wide, high, inner),
        *(room.drawn() for room in rooms),
        _doors(box, wall, wide, high, inner),
        group(*(room.servants() for room in rooms), class_="servants"),
        *(room.source_area() for room in rooms),
        _way(scene, {room.room: room.crowd.box for room in rooms}),
        id="palace",
    )


@kept(SCENES)
def _plan(spots: tuple[int, ...], box: Box, wall: float, inner: float) -> list[tuple[int, Box]]:
    """Return where every room lies on the page, row by row."""
    wide = (box.width - 2 * wall - 2 * inner) / 3
    high = (box.height - 2 * wall - 2 * inner) / 3
    plan = []
    for room in sorted(range(ROOMS), key=lambda room: spots[room]):
        row, column = divmod(spots[room], 3)
        left = box.left + wall + column * (wide + inner)
        top = box.top + wall + row * (high + inner)
        plan.append((room, Box.sized(left, top, wide, high)))
    return plan


@kept(8)
def _doors(box: Box, wall: float, wide: float, high: float, inner: float) -> Markup:
    door = min(wide, high) * 0.24
    openings, jambs = [], []
    for along in range(3):
        for across in range(2):
            x = box.left + wall + (across + 1) * wide + across * inner
            y = box.top + wall + along * (high + inner) + (high - door) / 2
            openings.append(rectangle(x - 1, y, inner + 2, door, class_="opening"))
            jambs.append(f"M{x:.1f},{y:.1f}h{inner:g}M{x:.1f},{y + door:.1f}h{inner:g}")
            x = box.left + wall + along * (wide + inner) + (wide - door) / 2
            y = box.top + wall + (across + 1) * high + across * inner
            openings.append(rectangle(x, y - 1, door, inner + 2, class_="opening"))
            jambs.append(f"M{x:.1f},{y:.1f}v{inner:g}M{x + door:.1f},{y:.1f}v{inner:g}")
    return join((*openings, path("".join(jambs), "jamb")))


@kept(8)
def _windows(box: Box, wall: float, wide: float, high: float, inner: float) -> Markup:
    size = min(wide, high) * 0.17
    data = []
    for along in range(3):
        for share in (0.25, 0.75):
            x = box.left + wall + along * (wide + inner) + wide * share - size / 2
            y = box.top + wall + along * (high + inner) + high * share - size / 2
            for top in (box.top, box.bottom - wall):
                pane = f"M{x:.1f},{top:.1f}h{size:.1f}v{wall:g}h{-size:.1f}z"
                data.append(f"{pane}M{x:.1f},{top + wall / 2:.1f}h{size:.1f}")
            for left in (box.left, box.right - wall):
                pane = f"M{left:.1f},{y:.1f}v{size:.1f}h{wall:g}v{-size:.1f}z"
                data.append(f"{pane}M{left + wall / 2:.1f},{y:.1f}v{size:.1f}")
    return path("".join(data), "window")


def _way(scene: Scene, boxes: dict[int, Box]) -> Markup:
    """Draw the way of the servants that the chosen action sends from room to room."""
    act = scene.chosen_act
    if act is None or act.kind not in SERVANT_ACTS or act.source == SUPPLY:
        return Markup("")
    (x0, y0), (x1, y1) = boxes[act.source].centre, boxes[act.target].centre
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    across, down = (x1 - x0) / length, (y1 - y0) / length
    tip = (x1 - 8 * across, y1 - 8 * down)
    wings = [
        (tip[0] - 15 * across + 10 * side * down, tip[1] - 15 * down - 10 * side * across)
        for side in (1, -1)
    ]
    data = (
        f"M{x0:.1f},{y0:.1f}L{tip[0]:.1f},{tip[1]:.1f}"
        f"M{wings[0][0]:.1f},{wings[0][1]:.1f}L{tip[0]:.1f},{tip[1]:.1f}"
        f"L{wings[1][0]:.1f},{wings[1][1]:.1f}"
    )
    return group(path(data, "way"), path(data, "way-ink"), id="way")
