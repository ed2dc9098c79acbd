"""The narrow layout: everything below each other, buttons within reach of a thumb."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, group, join, moved, path, rectangle
from palas.draw.strip import ALL, BOARD

from .buttons import button_rows, buttons, drawn_buttons
from .final import CARD_HEIGHT, score_sheet, verdict
from .palace import palace
from .park import park
from .plates import detail_rows, plate_of, round_words, small_plate, stepper
from .scene import Scene
from .servants import PHONE
from .tray import (
    drawn_cards,
    everybody,
    hand_cards,
    heading,
    noble_grid,
    open_points,
    piles,
    stock_line,
)

WIDTH = 390
EDGE = 10
PARK = 386
PARK_TOP = 180
PALACE = 420
BUTTON = 46


def phone(scene: Scene, part: str = ALL) -> tuple[Markup, float]:
    """Draw everything, or all but the hand, on a narrow sheet; return it and its height."""
    top = PARK_TOP + PARK + 10
    dock = top + PALACE + 10
    body, height = _dock(scene, dock, part)
    parts = (
        group(_header(scene), id="heading"),
        park(scene, Box.sized(2, PARK_TOP, PARK, PARK)),
        palace(scene, Box.sized(4, top, WIDTH - 8, PALACE), PHONE, 8, 6),
        group(
            rectangle(0, dock, WIDTH, height - dock, class_="panel"),
            path(f"M0,{dock}H{WIDTH}", "heavy"),
            body,
            id="shelf",
        ),
    )
    return join(parts), height


def _header(scene: Scene) -> Markup:
    title = scene.speech.title
    used = text_width(title, 22, bold=True)
    space = WIDTH - 2 * EDGE - used - 14
    parts = [
        label(EDGE, 30, title, 22, "serif bold"),
        fitted(WIDTH - EDGE, 29, round_words(scene, True), space, 12.5, "soft end", 9),
    ]
    seats = scene.view.seats
    wide = (WIDTH - 2 * EDGE + 6) / seats - 6
    for seat in scene.seats:
        box = Box.sized(EDGE + seat * (wide + 6), 42, wide, 54)
        parts.append(small_plate(plate_of(scene, seat), box))
    parts.append(stepper(scene, 4, 117, WIDTH - 8, 12, named=False))
    prompt = verdict(scene) if scene.view.over else scene.prompt()
    space = WIDTH - 2 * EDGE
    parts.append(fitted(WIDTH / 2, 150, prompt, space, 16.5, "serif bold middle", 9.5))
    rows = detail_rows(scene, space, 9.5)
    first, size = (168, 12.0) if len(rows) == 1 else (163, 9.5)
    for at, row in enumerate(rows):
        parts.append(fitted(WIDTH / 2, first + 11 * at, row, space, size, "soft middle", 9))
    return join(parts)


def _dock(scene: Scene, top: float, part: str) -> tuple[Markup, float]:
    """Draw the viewer's things below the palace; return them and where they end."""
    if scene.view.over:
        box = Box(EDGE, top + 12, WIDTH - EDGE, top)
        return score_sheet(scene, box), top + 12 + scene.view.seats * (CARD_HEIGHT + 8) + 4
    if scene.viewer < 0:
        return _below(scene, top + 8, list(scene.seats))
    hand, y = (Markup(""), top + 10) if part == BOARD else _hand(scene, top + 10)
    nobles, y = _nobles(scene, y)
    others = [seat for seat in scene.seats if seat != scene.viewer]
    rest, y = _below(scene, y + 6, others)
    return join((hand, nobles, rest)), y


def _hand(scene: Scene, y: float) -> tuple[Markup, float]:
    """Draw stock, buttons and cards; return them and where they end."""
    parts = [stock_line(scene, Box(EDGE, y, WIDTH - EDGE, y + 36))]
    y += 46
    shown = button_rows(buttons(scene))
    if shown:
        high = len(shown) * (BUTTON + 8) - 8
        parts.append(drawn_buttons(shown, Box(EDGE + 2, y, WIDTH - EDGE - 2, y + high), BUTTON))
        y += high + 14
    for words, cards, draw in (
        (scene.speech.drawn, scene.drawn(), drawn_cards),
        (scene.speech.cards, scene.hand(), hand_cards),
    ):
        if cards or draw is hand_cards:
            rows = max(1, -(-len(cards) // 4))
            parts.append(heading(EDGE + 2, y + 12, words, WIDTH - 2 * EDGE))
            box = Box(EDGE + 2, y + 20, WIDTH - EDGE - 2, y + 20 + rows * 79 - 9)
            parts.append(draw(scene, box, 4))
            y += 20 + (rows * 79 if cards else 32)
    return join(parts), y + 6


def _nobles(scene: Scene, y: float) -> tuple[Markup, float]:
    speech = scene.speech
    wide = text_width(speech.nobles, 15, bold=True)
    rows = max(1, -(-len(scene.nobles[scene.viewer]) // 6))
    drawn = join(
        (
            heading(EDGE + 2, y + 12, speech.nobles, WIDTH / 2),
            open_points(scene, scene.viewer, EDGE + wide + 24, y + 7),
            noble_grid(
                scene,
                scene.viewer,
                Box(EDGE + 2, y + 22, WIDTH - EDGE, y + 26 + rows * 57),
                49,
                "noble",
            ),
        )
    )
    return drawn, y + 26 + rows * 57


def _below(scene: Scene, y: float, seats: list[int]) -> tuple[Markup, float]:
    """Draw the piles and the nobles of several seats from y on; return where they end."""
    drawn, height = _others(scene, seats)
    return group(drawn, id="others", transform=moved(0, y)), y + height


def _others(scene: Scene, seats: list[int]) -> tuple[Markup, float]:
    """Draw the piles and the nobles of several seats; return also how high they are."""
    most = max(len(scene.nobles[seat]) for seat in seats)
    high = 40 + max(1, -(-most // 7)) * 52.0
    parts = [
        piles(scene, EDGE + 6, 12, 44, is_upright=False),
        heading(EDGE + 136, 48, scene.speech.everybody, WIDTH - 2 * EDGE - 140),
    ]
    box = Box(EDGE + 2, 92, WIDTH - EDGE, 92 + high * len(seats))
    parts.append(everybody(scene, box, seats, 44, "noble"))
    return join(parts), box.bottom + 8
