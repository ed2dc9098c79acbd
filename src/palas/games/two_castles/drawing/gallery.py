"""All castles side by side, for spectators and at the end."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.lettering import fitted
from palas.draw.markup import Markup, circle, group, join, path, rectangle
from palas.games.two_castles.drawing.fitting import common_ground, placed_in, reach_of
from palas.games.two_castles.drawing.frieze import stack
from palas.games.two_castles.drawing.landscape import landscape
from palas.games.two_castles.drawing.plaque import SMALL_HEIGHT, small_plaque
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.tile import tile
from palas.games.two_castles.drawing.tray import waiting_words
from palas.games.two_castles.tables import NO_ROOM

LARGEST_CELL = 80
_ONE_ROW = 4  # castles in one row, at most


def gallery(scene: Scene, box: Box) -> Markup:
    """Draw the castles in one or two rows, each row on its own ground."""
    total = scene.players
    across = total if total <= _ONE_ROW else -(-total // 2)
    rows = -(-total // across)
    high = box.height / rows
    parts = []
    for row in range(rows):
        numbers = list(range(row * across, min(total, (row + 1) * across)))
        place = Box(box.left, box.top + row * high, box.right, box.top + (row + 1) * high)
        parts.append(_row(scene, numbers, place))
    return join(parts)


def _row(scene: Scene, numbers: list[int], box: Box) -> Markup:
    wide = box.width / len(numbers)
    stages = [
        Box(
            box.left + at * wide + 14,
            box.top + 8,
            box.left + (at + 1) * wide - 14,
            box.bottom - SMALL_HEIGHT - 10,
        )
        for at in range(len(numbers))
    ]
    reaches = [reach_of(scene.castles[number]) for number in numbers]
    ground = common_ground(tuple(reaches), tuple(stages), LARGEST_CELL)
    parts = [landscape(str(numbers[0]), box, ground)]
    for number, reach, stage in zip(numbers, reaches, stages, strict=True):
        fit = placed_in(reach, stage, ground, LARGEST_CELL)
        parts.append(group(scene.elevation(number, fit).drawn(), id=f"castle-{number}"))
        plate = Box(stage.left + 6, box.bottom - SMALL_HEIGHT - 4, stage.right - 6, box.bottom - 6)
        parts.append(small_plaque(scene, number, plate))
    parts.append(path(f"M{box.left},{box.bottom:.1f}H{box.right}", "line"))
    return join(parts)


# ------------------------------------------------------------------------------- the hands


def hands_of_all(scene: Scene, box: Box) -> Markup:
    """Draw what everybody holds, as far as the view shows it."""
    wide = box.width / scene.players
    parts = [
        fitted(
            box.left,
            box.top + 14,
            waiting_words(scene) or scene.speech.hands,
            box.width,
            18,
            "serif bold",
            12,
        )
    ]
    for player in range(scene.players):
        left = box.left + player * wide
        parts.append(_hand(scene, player, Box(left, box.top + 24, left + wide - 10, box.bottom)))
    return join(parts)


def _hand(scene: Scene, player: int, box: Box) -> Markup:
    x, y = box.left, box.top
    parts = [
        shield(player, x + 16, y + 22, 0.8),
        fitted(x + 42, y + 20, scene.name(player), box.width - 46, 14, "bold", smallest=9.5),
    ]
    if scene.is_acting(player):
        parts.append(circle(round(x + 16, 1), round(y + 20, 1), 20, class_="busy"))
    parts.append(_known(scene, scene.pending(player), x + 42, y + 30, 56, box.right, True))
    rooms = scene.hand(player)
    if rooms:
        parts.append(_known(scene, rooms, x, y + 94, 32, box.right, False))
    else:
        parts.append(stack(scene.hand_size(player), x + 7, y + 60))
    return group(*parts, id=f"hand-{player}")


def _known(
    scene: Scene, rooms: list[int], x: float, y: float, size: float, right: float, chosen: bool
) -> Markup:
    across = max(1, int((right - x) // (size + 3)))
    parts = []
    for at, room in enumerate(rooms):
        left = round(x + (at % across) * (size + 3), 1)
        top = round(y + (at // across) * (size + 3), 1)
        if room == NO_ROOM:
            style = "back-chosen" if chosen else "back"
            parts.append(rectangle(left, top, size, size, 2, class_=style))
        else:
            parts.append(tile(room, left, top, size, name=scene.room_title(room), sky=True))
    return join(parts)
