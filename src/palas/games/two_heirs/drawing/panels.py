"""The panels around the land: seats, what a turn holds, hands of others, stack, chronicle."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import roundel
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import Markup, circle, group, join, path, rectangle, use

from ..components import COLOURS
from ..names import resource_name
from ..tables import SEATS, TROOPS
from .hand import small_tiles
from .picture_words import points_words
from .resources import resource
from .scene import Scene

PANEL_RULES = {
    ".todo": "fill:none;stroke:var(--ink);stroke-width:2.2",
    ".maybe": "fill:none;stroke:var(--soft);stroke-width:1.8;stroke-dasharray:3 2.6",
    ".tick": "fill:none;stroke:var(--ink);stroke-width:2.4;stroke-linecap:round;"
    "stroke-linejoin:round",
}

_LOG_SIZE, _LOG_STEP, _BADGE = 12.5, 16.0, 26.0  # of an entry of the log
_MOST_LINES = 6  # more than any entry has
_BELOW_HEADING = 30.0


def seat_card(scene: Scene, seat: int, box: Box) -> Markup:
    """Draw a seat with its points."""
    is_acting = scene.is_acting(seat)
    is_large = box.height > 50
    name = scene.called(seat)
    if is_acting and is_large:
        name += f" · {scene.words.to_play if seat == scene.viewer else scene.words.plays}"
    said = points_words(scene.points[seat], scene.language)
    if scene.road_points[seat] and is_large:
        said += f", {scene.words.by_road.format(scene.road_points[seat])}"
    return _seat_card(seat, name, said, is_acting, box)


@kept()
def _seat_card(seat: int, name: str, said: str, is_acting: bool, box: Box) -> Markup:
    high = box.height
    left = box.left + high * 1.05
    room = box.right - left - 8
    return group(
        rectangle(box.left, box.top, box.width, high, 10, class_="turn" if is_acting else "panel"),
        roundel(seat, box.left + high * 0.55, box.centre[1], high / 52),
        fitted(left, box.top + high * 0.42, name, room, 15, "bold", smallest=9.5),
        fitted(left, box.top + high * 0.8, said, room, 14, "", smallest=9),
        id=f"seat-{seat}",
    )


def duties(scene: Scene, box: Box) -> Markup:
    """Draw what the turn of the seat to act still holds: take, build, move."""
    view, words = scene.view, scene.words
    seat = view.turn + 0
    is_due = view.has_taken == 0
    taking = words.due if is_due else words.one_more if view.crown == seat else words.taken
    discount = words.discount.format(view.discounts) if view.discounts else words.as_you_can
    left = _movable(scene, seat)
    items = (
        (words.take, taking, "todo" if is_due else "maybe" if view.crown == seat else "tick"),
        (words.build, discount, "maybe"),
        (words.move, words.left_to_move.format(left), "maybe" if left else "tick"),
    )
    return _duties(items, box)


@kept()
def _duties(items: tuple[tuple[str, str, str], ...], box: Box) -> Markup:
    wide = (box.width - 20) / len(items)
    return group(
        *(
            _duty(*item, Box.sized(box.left + at * (wide + 10), box.top, wide, box.height))
            for at, item in enumerate(items)
        ),
        id="duties",
    )


def _movable(scene: Scene, seat: int) -> int:
    return sum(1 for troop in range(TROOPS) if scene.view.moved[seat][troop] == 0)


def _duty(name: str, words: str, style: str, box: Box) -> Markup:
    x, y = box.left + 21, box.centre[1]
    if style == "tick":
        sign = path(f"M{x - 7:.1f},{y:.1f}l5,6l9,-12", "tick")
    else:
        sign = circle(round(x, 1), round(y, 1), 8, class_=style)
    room = box.width - 44
    return join(
        (
            rectangle(box.left, box.top, box.width, box.height, 10, class_="panel"),
            sign,
            fitted(box.left + 38, y - 4, name, room, 15, "bold", smallest=10),
            fitted(box.left + 38, y + 15, words, room, 12.5, "soft", smallest=8.5),
        )
    )


def heading(x: float, y: float, words: str, width: float = 400) -> Markup:
    """Write the heading of a panel."""
    return fitted(x, y, words, width, 20, "serif", smallest=12)


def reaches(scene: Scene, right: float, y: float) -> Markup:
    """Write how far both heirs reach, in one line that ends at the right."""
    parts = []
    for seat in reversed(scene.seats):
        words = scene.words.reach.format(scene.reach_of(seat))
        right -= text_width(words, 13)
        parts.append(label(right, y, words, 13))
        parts.append(roundel(seat, right - 14, y - 4.5, 0.55))
        right -= 38
    return join(parts)


def held(scene: Scene, seat: int, box: Box, largest: float) -> Markup:
    """Draw what another seat holds, under its name."""
    return group(
        heading(box.left, box.top + 16, scene.words.holds.format(scene.name(seat)), box.width),
        small_tiles(scene, seat, Box(box.left, box.top + 30, box.right, box.bottom), largest),
        id=f"hand-{seat}",
    )


def stack(
    scene: Scene, x: float, y: float, size: float, width: float, has_words: bool = True
) -> Markup:
    """Draw the stack: how many tiles are left, and the back of the next one."""
    view, words = scene.view, scene.words
    if view.stack_size == 0:
        empty = rectangle(x, y, size, size, 3, class_="empty")
        room = width - size - 8
        said = fitted(x + size + 8, y + size * 0.6, words.stack_empty, room, 14, "soft", 8.5)
        return group(empty, said, id="stack")
    colour = view.top_colour + 0
    layers = min(3, view.stack_size + 0)
    parts = []
    for layer in reversed(range(layers)):
        left, top = x + 4 * layer, y - 4 * layer
        parts.append(use(f"open-{COLOURS[colour]}", left, top, size / 100))
        parts.append(rectangle(left, top, size, size, class_="outline", fill="none"))
    text = x + size + 8 + 4 * layers
    return group(*parts, _stack_words(scene, text, y, x + width - text, has_words), id="stack")


def _stack_words(scene: Scene, x: float, y: float, room: float, has_words: bool) -> Markup:
    """Write how many tiles the stack has, and what lies on top."""
    view, words = scene.view, scene.words
    sign = resource(view.top_colour, x + 10, y + (40 if has_words else 28), 0.9)
    if not has_words:
        return join((fitted(x, y + 10, str(view.stack_size), room, 15, "bold", 9.5), sign))
    said = resource_name(view.top_colour, scene.language)
    left = words.stack_left.format(view.stack_size)
    return join(
        (
            fitted(x, y + 20, left, room, 15, "bold", 9.5),
            sign,
            fitted(x, y + 64, said, room, 12.5, "soft", smallest=8.5),
        )
    )


def chronicle(scene: Scene, box: Box) -> Markup:
    """Write the newest entries of the log that fit, none of them cut."""
    head = heading(box.left, box.top + 16, scene.words.chronicle, box.width)
    room = box.height - _BELOW_HEADING
    entries: list[tuple[str, float]] = []
    for entry in reversed(scene.log):
        height = entry_height(entry, box.width)
        if room < height:
            break
        room -= height
        entries.append((entry, height))
    parts, y = [head], box.top + _BELOW_HEADING
    for entry, height in reversed(entries):
        parts.append(log_entry(scene, entry, box.left, y, box.width))
        y += height
    return group(*parts, id="chronicle")


def log_entry(scene: Scene, entry: str, x: float, y: float, width: float) -> Markup:
    """Write an entry of the log below a height, with the badge of whom it is about."""
    named = [seat for seat in range(SEATS) if entry.startswith(scene.name(seat))]
    speaker = max(named, key=lambda seat: len(scene.name(seat)), default=None)
    badge = roundel(speaker, x + 9, y + 9.5, 0.52) if speaker is not None else Markup("")
    lines = (
        label(x + _BADGE, y + 14 + at * _LOG_STEP, line, _LOG_SIZE)
        for at, line in enumerate(_lines_of(entry, width))
    )
    return join((badge, *lines))


def entry_height(entry: str, width: float) -> float:
    """Return how high an entry of the log is, with the space below it."""
    return _LOG_STEP * len(_lines_of(entry, width)) + 11


def _lines_of(entry: str, width: float) -> list[str]:
    return wrapped(entry, width - _BADGE, _LOG_SIZE, _MOST_LINES)
