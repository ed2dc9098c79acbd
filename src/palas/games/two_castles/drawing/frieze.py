"""The far side of the table: the other seats and castles, small, in their order."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, circle, group, join, path, rectangle, title
from palas.games.two_castles.drawing.breaking import SMALL, broken, written
from palas.games.two_castles.drawing.fitting import common_ground, placed_in, reach_of
from palas.games.two_castles.drawing.scene import Scene, Seated, room_title
from palas.games.two_castles.drawing.tile import tile
from palas.games.two_castles.tables import CHOICES, NO_ROOM

FRIEZE_RULES = {
    ".back": "fill:var(--card);stroke:var(--ink);stroke-width:1.25",
    ".back-chosen": "fill:var(--glow);stroke:var(--ink);stroke-width:1.25",
    ".busy": "fill:none;stroke:var(--gold);stroke-width:3",
}
LARGEST_CELL = 19


def frieze(scene: Scene, box: Box) -> Markup:
    """Draw the others from the left neighbour around the table to the right one."""
    others = scene.players - 1
    far = [scene.neighbour(scene.viewer, step) for step in range(1, others)]
    reaches = [reach_of(scene.castles[number], flags=False) for number in far]
    stage = Box(box.left, box.top + 4, box.right, box.bottom - 2)
    ground = common_ground(tuple(reaches), (stage,) * len(far), LARGEST_CELL)
    ground = min(max(ground, box.top + 74), box.bottom - 20)
    castles = others - 1
    seat_width = min(150.0, box.width / (others + 1.45 * castles))
    castle_width = (box.width - seat_width * others) / max(1, castles)
    parts = [
        rectangle(box.left, box.top, box.width, ground - box.top, class_="panel"),
        rectangle(box.left, ground, box.width, box.bottom - ground, class_="earth"),
        rectangle(box.left, ground, box.width, box.bottom - ground, class_="p-earth"),
        path(f"M{box.left},{ground:.1f}H{box.right}", "line"),
    ]
    x = box.left
    for step in range(1, others + 1):
        player = scene.neighbour(scene.viewer, step)
        parts.append(_seat(scene.seated(player), Box(x, box.top, x + seat_width, ground)))
        x += seat_width
        if step < others:
            castle = scene.neighbour(scene.viewer, step)
            parts.append(
                _castle(scene, castle, Box(x, box.top, x + castle_width, box.bottom), ground)
            )
            x += castle_width
    parts.append(path(f"M{box.left},{box.bottom}H{box.right}", "line"))
    return join(parts)


@kept()
def _seat(seated: Seated, box: Box) -> Markup:
    x = box.centre[0]
    wide = box.width - 10
    parts = [
        path(f"M{x:.1f},{box.bottom:.1f}v-12", "fine"),
        fitted(x, box.top + 18, seated.name, wide, 14, "bold middle", smallest=10),
        shield(seated.player, x, box.bottom - 31, 0.82),
    ]
    if seated.is_acting:
        parts.append(circle(round(x, 1), round(box.bottom - 31, 1), 21, class_="busy"))
    parts.append(stack(seated.hand_size, x + 24, box.bottom - 44))
    parts.append(choices(seated, x - 26, box.bottom - 44, 18))
    return group(*parts, id=f"seat-{seated.player}")


def stack(size: int, x: float, y: float) -> Markup:
    """Draw how many tiles a player holds."""
    if size == 0:
        return Markup("")
    parts = [
        rectangle(round(x + at * 2.5, 1), round(y - at * 2.5, 1), 17, 17, 2, class_="back")
        for at in range(min(3, size))[::-1]
    ]
    parts.append(label(x + 8.5, y + 12.8, str(size), 11.5, "bold middle"))
    return join(parts)


def choices(seated: Seated, right: float, y: float, size: float) -> Markup:
    """Draw what a player has chosen: backs, the tiles themselves, or those still to lay."""
    parts = []
    left = round(right - size, 1)
    for at, room in enumerate(seated.pending[:CHOICES]):
        top = round(y - 8 + at * (size + 2), 1)
        if room == NO_ROOM:
            parts.append(rectangle(left, top, size, size, 2, class_="back-chosen"))
        else:
            parts.append(tile(room, left, top, size, name=room_title(room, seated.language)))
    return join(parts)


def _castle(scene: Scene, number: int, box: Box, ground: float) -> Markup:
    castle = scene.castles[number]
    name, score = scene.castle_name(number), str(scene.points[number].total)
    called = broken(name, box.width * 0.5, 28, 13, SMALL)
    words = max(text_width(line, called.size) for line in called.lines)
    view = Box(box.left + 4, box.top + 3, box.right - words - 10, box.bottom - 2)
    fit = placed_in(reach_of(castle, flags=False), view, ground, LARGEST_CELL)
    wide = (castle.extent.columns + 1) * fit.cell
    x = min(view.centre[0] + wide / 2 + 8, box.right - words - 4)
    return group(
        title(f"{name}: {score}"),
        scene.elevation(number, fit, flags=False).drawn(),
        written(called, x, ground - 26 - (len(called.lines) - 1) * called.step, "serif"),
        label(x, ground - 8, score, 15, "bold"),
        id=f"castle-{number}",
    )
