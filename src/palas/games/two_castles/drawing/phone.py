"""The narrow layout: the tiles to choose, both castles with what is to be done, the others."""

from __future__ import annotations

from collections.abc import Callable

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, circle, group, join, moved, path, rectangle
from palas.draw.strip import ALL, BOARD
from palas.games.two_castles.drawing.breaking import broken, written
from palas.games.two_castles.drawing.decisions import PHONE, decision, decision_height
from palas.games.two_castles.drawing.desk import last_line, round_words
from palas.games.two_castles.drawing.final import final_card, ranking, verdict
from palas.games.two_castles.drawing.fitting import Reach, common_ground, placed_in, reach_of
from palas.games.two_castles.drawing.frieze import choices, stack
from palas.games.two_castles.drawing.landscape import landscape
from palas.games.two_castles.drawing.pieces import part, placed
from palas.games.two_castles.drawing.plaque import small_plaque
from palas.games.two_castles.drawing.scene import Scene, Seated
from palas.games.two_castles.drawing.stock import attendants, piles, stock
from palas.games.two_castles.drawing.tray import (
    choose_prompt,
    hand_tile,
    is_choosing,
    passed_on,
    share_card,
    shares,
    waiting_words,
)
from palas.games.two_castles.state import CHOOSING, PLACING

WIDTH = 390
EDGE = 10
INNER = WIDTH - 2 * EDGE
LARGEST_CELL = 60
_USUAL_CELL = 52
_HAND_ACROSS = 5
_PLAQUE = 88


Panel = tuple[Markup, float]  # what is drawn, and its height


def phone(scene: Scene, part: str = ALL) -> Panel:
    """Draw everything, or all but the hand, on a narrow sheet; return also its height."""
    is_watching = scene.viewer < 0 or scene.view.over == 1
    panels = _watched(scene) if is_watching else _played(scene, part)
    parts = []
    y = 0.0
    for panel in (_header, *panels, _log):
        drawn, height = panel(scene, y)
        parts.append(drawn)
        y += height
    return join(parts), y


def _played(scene: Scene, part: str) -> list[Callable[[Scene, float], Panel]]:
    mine = (scene.left_castle(), scene.right_castle())
    if part == BOARD:
        return [_seats, *map(_castle_panel, mine), _passed, _others]
    castles = [panel for number in mine for panel in (_castle_panel(number), _decision(number))]
    return [_seats, _tray, *castles, _passed, _others]


def _watched(scene: Scene) -> list[Callable[[Scene, float], Panel]]:
    first = _final if scene.view.over else _seats
    return [first, *(_castle_panel(number) for number in range(scene.players))]


def _header(scene: Scene, y: float) -> Panel:
    return part(
        "picture-head",
        fitted(EDGE + 4, y + 29, scene.speech.title, 220, 19, "serif bold", smallest=13),
        fitted(
            WIDTH - EDGE - 4,
            y + 28,
            round_words(scene, True),
            140,
            12.5,
            "soft end",
            smallest=9,
        ),
    ), 44


# -------------------------------------------------------------------------------- seats


def _seats(scene: Scene, y: float) -> Panel:
    """Draw the other players in their order around the table, with what they hold."""
    first = scene.viewer if scene.viewer >= 0 else -1
    count = scene.players - (1 if scene.viewer >= 0 else 0)
    wide = INNER / count
    parts = [rectangle(0, y, WIDTH, 76, class_="panel")]
    for at in range(count):
        player = scene.neighbour(first, at + 1)
        parts.append(_seat(scene.seated(player), EDGE + at * wide, y, wide))
    return join(parts), 82


@kept()
def _seat(seated: Seated, x: float, y: float, wide: float) -> Markup:
    middle = x + wide / 2
    parts = [
        shield(seated.player, middle - 4, y + 27, 0.78),
        fitted(middle, y + 68, seated.name, wide - 4, 11.5, "middle", smallest=8.5),
        stack(seated.hand_size, middle + 10, y + 32),
    ]
    if seated.is_acting:
        parts.append(circle(round(middle - 4, 1), round(y + 26, 1), 20, class_="busy"))
    parts.append(choices(seated, middle - 20, y + 20, 16))
    return group(*parts, id=f"seat-{seated.player}")


# ------------------------------------------------------------------------------- the tray


def _tray(scene: Scene, y: float) -> Panel:
    if scene.view.phase == PLACING:
        return Markup(""), 0
    asked = broken(choose_prompt(scene), INNER, 40, 16, 11, bold=True)
    parts = [written(asked, EDGE, y + 18, "serif bold")]
    top = y + 14 + asked.step * len(asked.lines)
    ways = shares(scene)
    if ways:
        for at, way in enumerate(ways):
            box = Box.sized(EDGE + at * (INNER + 8) / 2, top, (INNER - 8) / 2, 148)
            parts.append(share_card(scene, way, box, 72))
        return join(parts), top - y + 156
    drawn, height = _hand(scene, top)
    return join((*parts, drawn)), top - y + height


def _hand(scene: Scene, y: float) -> Panel:
    chosen = scene.chosen_rooms(scene.viewer)
    rooms = chosen + (scene.hand(scene.viewer) if is_choosing(scene) else [])
    across = _HAND_ACROSS if len(rooms) > 3 else max(3, len(rooms))
    step = INNER / across
    size = min(84.0, step - 10)
    high = size + 44
    parts = []
    for at, room in enumerate(rooms):
        left, top = EDGE + (at % across) * step, y + (at // across) * high
        box = Box.sized(left, top, step, high - 2)
        parts.append(hand_tile(scene, room, box, size, at < len(chosen)))
    return join(parts), -(-len(rooms) // across) * high + 4


def _passed(scene: Scene, y: float) -> Panel:
    if scene.view.phase == CHOOSING:
        return Markup(""), 0
    drawn = passed_on(scene, EDGE, y + 6, 32, INNER)
    return (part("picture-passed", drawn), 46) if drawn else (drawn, 0)


# ---------------------------------------------------------------------------- the castles


def _castle_panel(number: int) -> Callable[[Scene, float], Panel]:
    def panel(scene: Scene, y: float) -> Panel:
        return _castle(scene, number, y)

    return panel


def _height(reach: Reach) -> float:
    """Return how high a castle's stage is: cells of a usual size, within bounds."""
    cell = min(_USUAL_CELL, INNER / reach.across)
    return max(230.0, min(430.0, (reach.above + max(reach.below, 0.8)) * cell))


def _castle(scene: Scene, number: int, y: float) -> Panel:
    is_mine = scene.viewer >= 0 and number in (scene.left_castle(), scene.right_castle())
    reach = reach_of(scene.castles[number], scene.spots(number) if is_mine else ())
    stage = Box(4, y + 4, WIDTH - 4, y + 4 + _height(reach))
    ground = common_ground((reach,), (stage,), LARGEST_CELL)
    fit = placed_in(reach, stage, ground, LARGEST_CELL)
    whole = Box(0, y, WIDTH, stage.bottom + _PLAQUE + 8)
    parts = [
        landscape(str(number), whole, ground),
        group(scene.elevation(number, fit).drawn(), id=f"castle-{number}"),
        small_plaque(scene, number, Box(EDGE, stage.bottom + 2, WIDTH - EDGE, whole.bottom - 6)),
        path(f"M0,{whole.bottom:.1f}H{WIDTH}", "line"),
    ]
    return join(parts), whole.height


def _decision(number: int) -> Callable[[Scene, float], Panel]:
    """Return what draws the decision in a castle of the viewer, below it."""

    def panel(scene: Scene, y: float) -> Panel:
        if scene.view.phase != PLACING:
            return Markup(""), 0
        tall = decision_height(scene, number)
        parts = (
            rectangle(0, y, WIDTH, tall, class_="panel"),
            decision(scene, number, Box(EDGE, y + 14, WIDTH - EDGE, y + tall - 8), PHONE),
            path(f"M0,{y + tall:.1f}H{WIDTH}", "line"),
        )
        return join(parts), tall

    return panel


def _others(scene: Scene, y: float) -> Panel:
    """Draw the other castles, two in a row."""
    mine = (scene.left_castle(), scene.right_castle())
    numbers = [number for number in range(scene.players) if number not in mine]
    parts = [part("picture-others", label(EDGE, y + 26, scene.speech.others, 17, "serif bold"))]
    top = y + 36
    wide, high = WIDTH / (1 if len(numbers) == 1 else 2), 160.0
    for at, number in enumerate(numbers):
        left = (at % 2) * wide
        box = Box.sized(left, top + (at // 2) * (high + 64), wide - (at + 1) % 2, high + 60)
        parts.append(_small_castle(scene, number, box, high))
    rows = -(-len(numbers) // 2)
    return join(parts), 40 + rows * (high + 64)


def _small_castle(scene: Scene, number: int, box: Box, high: float) -> Markup:
    reach = reach_of(scene.castles[number])
    stage = Box(box.left + 4, box.top + 4, box.right - 4, box.top + high - 4)
    ground = common_ground((reach,), (stage,), 36)
    fit = placed_in(reach, stage, ground, 36)
    plate = Box(box.left + 4, box.top + high + 4, box.right - 4, box.bottom)
    return group(
        landscape(str(number), Box(box.left, box.top, box.right, box.top + high), ground),
        scene.elevation(number, fit).drawn(),
        small_plaque(scene, number, plate),
        id=f"castle-{number}",
    )


# ------------------------------------------------------------------------------ the rest


def _final(scene: Scene, y: float) -> Panel:
    parts = [fitted(EDGE, y + 20, verdict(scene), INNER, 20, "serif bold", smallest=12)]
    wide = (INNER - 8) / 2
    for at, player in enumerate(ranking(scene)):
        left, top = EDGE + (at % 2) * (wide + 8), y + 34 + (at // 2) * 148
        parts.append(final_card(scene, player, Box.sized(left, top, wide, 140)))
    return join(parts), 40 + -(-scene.players // 2) * 148


def _log(scene: Scene, y: float) -> Panel:
    rows = (stock(piles(scene), WIDTH - EDGE, 22), stock(attendants(scene), WIDTH - EDGE, 52))
    things = placed("picture-stock", moved(0, y), join(drawn for drawn, _ in rows))
    if not scene.view.over and scene.viewer >= 0 and not scene.acts:
        told = fitted(EDGE, y + 84, waiting_words(scene), INNER, 14, "bold", smallest=9)
    else:
        told = last_line(scene, EDGE, y + 84, INNER)
    return join((things, part("picture-log", told))), 100
