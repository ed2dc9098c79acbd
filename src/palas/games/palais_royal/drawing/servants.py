"""Servants in the rooms: each is a piece of its own that can walk from room to room."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.lettering import label, text_width
from palas.draw.markup import Markup, circle, group, join, moved, rectangle, use

SERVANT_RULES = {
    ".count": "paint-order:stroke;stroke:var(--paper);stroke-width:3.5;stroke-linejoin:round",
    ".nobody": "fill:var(--ink);opacity:.28",
    ".servants": "pointer-events:none",
    ".gone": "opacity:.4",
    ".loss": "fill:var(--paper);stroke:var(--struck);stroke-width:2",
    ".gain": "fill:var(--paper);stroke:var(--gain);stroke-width:2",
    ".own": "fill:var(--reach);stroke:var(--ink);stroke-width:1.8;stroke-dasharray:5 4",
    ".own-plain": "fill:var(--reach);opacity:.6",
}
THUMB = 44  # the least a finger can hit


class Size(NamedTuple):
    """How large the parts of a room are."""

    scale: float
    top: float  # where the servants begin
    foot: float  # the height of the line at the bottom
    is_short: bool  # short names


DESK = Size(1.0, 37, 30, False)
PHONE = Size(0.76, 26, 20, True)


class Lane(NamedTuple):
    """The servants of one seat in a room."""

    seat: int
    room: int
    box: Box  # of the room
    size: Size
    seats: int
    number: int
    change: int = 0  # by the action being considered
    light: str = ""  # the style that says they may go somewhere

    @property
    def height(self) -> float:
        """The height in which they stand."""
        space = self.box.height - self.size.top - self.size.foot
        return min(space / self.seats, 46 * self.size.scale)

    @property
    def y(self) -> float:
        """The middle of the lane within the room."""
        return self.size.top + (self.seat + 0.5) * self.height

    @property
    def pawn(self) -> float:
        """The scale of one servant."""
        return min(self.height / 40, self.size.scale * 0.98)

    @property
    def shown(self) -> int:
        """How many are drawn, with those that would come."""
        return self.number + max(0, self.change)

    def spread(self, count: int) -> tuple[float, float]:
        """Return the step from servant to servant, and where their number stands."""
        k = self.size.scale
        space = self.box.width - 2 * 24 * k - 44 * k
        step = min(22 * self.pawn, space / max(1, count - 1))
        return step, 24 * k + (count - 1) * step + 13 * self.pawn + 5 * k


@kept()
def servants(lane: Lane) -> Markup:
    """Draw the servants on the page; those that would come or go are faint.

    They are all alike, so each is named by where it stands, and `data-piece` tells which
    pieces can take each other's place.
    """
    step, _ = lane.spread(lane.shown)
    left, y = lane.box.left + 24 * lane.size.scale, lane.box.top + lane.y
    parts = []
    for at in range(lane.shown):
        is_ghost = at >= lane.number or at >= lane.number + lane.change
        parts.append(
            group(
                use(f"servant-{lane.seat}", 0, 0, lane.pawn),
                id=f"{'ghost' if at >= lane.number else 'servant'}-{lane.seat}-{lane.room}-{at}",
                class_="gone" if is_ghost else None,
                transform=moved(left + at * step, y),
                data_piece=f"servant-{lane.seat}" if at < lane.number else None,
            )
        )
    return join(parts)


@kept()
def traces(lane: Lane) -> Markup:
    """Draw the lane within its room: its light, how many there are and what would change."""
    k, y = lane.size.scale, lane.y
    if lane.number == 0 and lane.change <= 0:
        return circle(24 * k, y, 2.2 * k, class_="nobody")
    _, end = lane.spread(lane.shown)
    parts = []
    if lane.light:
        box = (7 * k, y - lane.height / 2, end + 7 * k, lane.height)
        parts.append(rectangle(*box, 7 * k, class_=lane.light))
    if lane.number:
        parts.append(label(end, y + 5.2 * k, str(lane.number), 15 * k, "bold count"))
    if lane.change:
        parts.append(_change(end + (12 if lane.number < 10 else 21) * k, y, lane.change, k))
    return join(parts)


class Crowd(NamedTuple):
    """The servants of all seats in a room."""

    room: int
    box: Box  # of the room
    size: Size
    numbers: tuple[int, ...]  # of the seats
    mover: int  # the seat whose servants may come or go, or NO_SEAT
    change: int  # by the action being considered
    light: str  # the style that says they may go somewhere

    def lane(self, seat: int) -> Lane:
        """Return the servants of one seat."""
        seats, number = len(self.numbers), self.numbers[seat]
        moving = (self.change, self.light) if seat == self.mover else (0, "")
        return Lane(seat, self.room, self.box, self.size, seats, number, *moving)

    @property
    def lanes(self) -> list[Lane]:
        """The servants of every seat."""
        return [self.lane(seat) for seat in range(len(self.numbers))]


@kept()
def all_servants(crowd: Crowd) -> Markup:
    """Draw all servants of a room on the page."""
    return join(map(servants, crowd.lanes))


@kept()
def all_traces(crowd: Crowd) -> Markup:
    """Draw all lanes within their room."""
    return join(map(traces, crowd.lanes))


def _change(x: float, y: float, change: int, k: float) -> Markup:
    words = f"{change:+d}".replace("-", "−")
    wide = text_width(words, 13 * k, bold=True) + 10 * k
    style = "loss" if change < 0 else "gain"
    return join(
        (
            rectangle(x, y - 10 * k, wide, 20 * k, 10 * k, class_=style),
            label(x + wide / 2, y + 4.7 * k, words, 13 * k, "bold middle"),
        )
    )


def source_box(lane: Lane) -> tuple[float, float, float, float]:
    """Return left, top, width and height of what a finger hits to send servants."""
    _, end = lane.spread(lane.number)
    wide, high = max(end + 14 * lane.size.scale, THUMB), max(lane.height, THUMB)
    return lane.box.left, lane.box.top + lane.y - high / 2, wide, high
