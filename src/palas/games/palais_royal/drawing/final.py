"""The score sheet at the end: where the points of every seat come from."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, moved, rectangle, use
from palas.kernel.phrases import listed

from ..components import ROWS
from ..names import row_name
from ..scoring import card_points, noble_points, row_points, unplayed_points, winners
from ..tables import CARDINAL, PARK_ROWS
from .scene import Scene

CARD_HEIGHT = 152  # of one seat's sheet


def ranking(scene: Scene) -> list[int]:
    """Return the seats, best first."""
    best = winners(scene.view)
    return sorted(scene.seats, key=lambda seat: (best >> seat & 1 == 0, -scene.points[seat]))


def verdict(scene: Scene) -> str:
    """Say who has won."""
    best = [seat for seat in scene.seats if winners(scene.view) >> seat & 1]
    names = listed([scene.name(seat) for seat in best], scene.language)
    return (scene.speech.wins if len(best) == 1 else scene.speech.shared).format(names)


def score_lines(scene: Scene, seat: int) -> list[tuple[str, str, int]]:
    """Return where a seat's points come from: a sign, words and points (R14)."""
    view, speech = scene.view, scene.speech
    lines = [
        ("i-noble", speech.by_nobles, int(noble_points(view, seat))),
        ("pennant", speech.by_played, int(card_points(view, seat))),
        ("i-cards_plus3", speech.by_hand, int(unplayed_points(view, seat))),
    ]
    rows = (
        (ROWS[row], row_name(row, scene.language), int(row_points(view, row, seat)))
        for row in range(PARK_ROWS)
    )
    return [*lines, *rows]


_SIGNS = {"i-noble": 0.7, "pennant": 0.4, "i-cards_plus3": 0.66}


def score_card(scene: Scene, seat: int, box: Box) -> Markup:
    """Draw the score sheet of one seat."""
    wide = box.width
    won = winners(scene.view) >> seat & 1 == 1
    lines = score_lines(scene, seat)
    lines.append(("hat", scene.room_name(CARDINAL), scene.view.servants[seat][CARDINAL] + 0))
    parts = [
        rectangle(0, 0, wide, box.height, 10, class_="turn" if won else "seat"),
        roundel(seat, 28, 28, 1.0),
        use("crown", 28, 13, 1.1) if won else Markup(""),
        fitted(54, 34, scene.name(seat), wide - 120, 16, "bold", 11),
        label(wide - 16, 37, str(scene.points[seat]), 26, "bold end"),
    ]
    half = (wide - 28) / 2
    for at, (sign, words, points) in enumerate(lines):
        x = 14 + at // 4 * (half + 6)
        y = 66 + at % 4 * 22
        parts.append(use(sign, x + 8, y - 4.5, _SIGNS.get(sign, 0.72 if sign == "hat" else 0.2)))
        parts.append(fitted(x + 22, y, words, half - 48, 12.5, "", 8.5))
        parts.append(label(x + half - 4, y, str(points), 13, "bold end"))
    return group(*parts, id=f"final-{seat}", transform=moved(box.left, box.top))


def score_sheet(scene: Scene, box: Box) -> Markup:
    """Draw the sheets of all seats: side by side where there is room, else below each other."""
    seats = ranking(scene)
    columns = len(seats) if box.width > 600 else 1
    wide = min(400.0, (box.width + 12) / columns - 12)
    cards = (
        score_card(
            scene,
            seat,
            Box.sized(
                box.left + at % columns * (wide + 12),
                box.top + at // columns * (CARD_HEIGHT + 8),
                wide,
                CARD_HEIGHT,
            ),
        )
        for at, seat in enumerate(seats)
    )
    return join(cards)
