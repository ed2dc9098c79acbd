"""The wide layout: park and palace side by side, the viewer's things below."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, group, join, path, rectangle

from .buttons import button_rows, buttons, drawn_buttons
from .final import score_sheet, verdict
from .palace import palace
from .park import park
from .plates import detail, plate_of, round_words, seat_plate, stepper
from .scene import Scene
from .servants import DESK
from .tray import (
    drawn_cards,
    everybody,
    hand_cards,
    heading,
    noble_grid,
    open_points,
    piles,
    stock_grid,
)

WIDTH, HEIGHT = 1400, 1082
EDGE = 26
TOP = 176  # of park and palace
BOARD = 700
DOCK = TOP + BOARD + 20
RIGHT = 748  # where the palace begins
PLATES = 566  # where the seats begin
MIDDLE = 418  # where the viewer's nobles begin
PILES = 1076  # where pile and discards lie


def desk(scene: Scene) -> Markup:
    """Draw everything on a wide sheet."""
    return join(
        (
            group(_header(scene), id="heading"),
            stepper(scene, EDGE - 2, 128, BOARD, 14, named=True),
            group(_words(scene), id="prompt"),
            park(scene, Box.sized(EDGE - 2, TOP, BOARD, BOARD)),
            palace(scene, Box(RIGHT, TOP, WIDTH - 24, TOP + BOARD), DESK, 10, 8),
            group(_dock(scene), id="shelf"),
        )
    )


def _header(scene: Scene) -> Markup:
    parts = [
        label(EDGE, 50, scene.speech.title, 32, "serif bold"),
        fitted(EDGE + 1, 80, round_words(scene), PLATES - EDGE - 20, 14, "soft", 10),
    ]
    seats = scene.view.seats
    wide = (WIDTH - 24 - PLATES + 10) / seats - 10
    for seat in scene.seats:
        left = PLATES + seat * (wide + 10)
        parts.append(seat_plate(plate_of(scene, seat), Box.sized(left, 12, wide, 97)))
    return join(parts)


def _words(scene: Scene) -> Markup:
    space = WIDTH - 24 - RIGHT
    prompt = verdict(scene) if scene.view.over else scene.prompt()
    return join(
        (
            fitted(RIGHT, 140, prompt, space, 20, "serif bold", 13),
            fitted(RIGHT, 163, detail(scene), space, 14, "soft", 10),
        )
    )


def _dock(scene: Scene) -> Markup:
    ground = join(
        (
            rectangle(0, DOCK, WIDTH, HEIGHT - DOCK, class_="panel"),
            path(f"M0,{DOCK}H{WIDTH}", "heavy"),
        )
    )
    if scene.view.over:
        return join((ground, score_sheet(scene, Box(EDGE, DOCK + 16, WIDTH - 24, HEIGHT))))
    if scene.viewer < 0:
        return join((ground, _watched(scene)))
    middle = _drawing(scene) if scene.drawn() else _holding(scene)
    box = Box(1140, DOCK + 22, WIDTH - 24, HEIGHT - 16)
    return join(
        (
            ground,
            stock_grid(scene, Box(EDGE, DOCK + 20, 400, HEIGHT - 20)),
            middle,
            piles(scene, PILES, DOCK + 26, 44, is_upright=True),
            drawn_buttons(button_rows(buttons(scene)), box, 50),
        )
    )


def _watched(scene: Scene) -> Markup:
    box = Box(EDGE, DOCK + 36, PILES - 30, HEIGHT - 4)
    return join(
        (
            heading(EDGE, DOCK + 25, scene.speech.everybody, 400),
            everybody(scene, box, list(scene.seats), 44, "portrait"),
            piles(scene, PILES, DOCK + 26, 44, is_upright=True),
        )
    )


def _holding(scene: Scene) -> Markup:
    """Draw the viewer's nobles and cards."""
    speech, cards = scene.speech, 614
    wide = text_width(speech.nobles, 15, bold=True)
    nobles = Box(MIDDLE, DOCK + 34, cards - 14, HEIGHT - 10)
    return join(
        (
            heading(MIDDLE, DOCK + 25, speech.nobles, cards - MIDDLE - 20),
            open_points(scene, scene.viewer, MIDDLE + wide + 24, DOCK + 20),
            noble_grid(scene, scene.viewer, nobles, 62, "portrait"),
            heading(cards, DOCK + 25, speech.cards, PILES - cards),
            hand_cards(scene, _cards_box(cards, PILES - 22), _per_row(len(scene.hand()), 4)),
        )
    )


def _drawing(scene: Scene) -> Markup:
    """Draw the cards to choose from beside those in the viewer's hand."""
    speech, hand = scene.speech, (MIDDLE + PILES) / 2
    return join(
        (
            heading(MIDDLE, DOCK + 25, speech.drawn, hand - MIDDLE - 20),
            drawn_cards(scene, _cards_box(MIDDLE, hand - 22), _per_row(len(scene.drawn()), 3)),
            heading(hand, DOCK + 25, speech.cards, PILES - hand - 20),
            hand_cards(scene, _cards_box(hand, PILES - 22), _per_row(len(scene.hand()), 3)),
        )
    )


def _cards_box(left: float, right: float) -> Box:
    return Box(left, DOCK + 36, right, HEIGHT - 14)


def _per_row(cards: int, most: int) -> int:
    """Return how many cards stand side by side: more than fit large go in two rows."""
    return most if cards <= most else -(-cards // 2)
