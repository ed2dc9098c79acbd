"""One room of the palace: furniture, the servants of every seat, the majority, what is due."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import Markup, circle, group, join, moved, rectangle, title, use

from ..state import MOVING, OPENING
from ..tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    GATE,
    KING,
    MADAME,
    MINT,
    SCRIPTORIUM,
    STAIRCASE,
)
from .furniture import FLOORS
from .scene import BONUS_ROOMS, Scene, offered, room_place

ROOM_RULES = {
    ".wall-line": "fill:none;stroke:var(--ink);stroke-width:1.6",
    ".count": "paint-order:stroke;stroke:var(--paper);stroke-width:3.5;stroke-linejoin:round",
    ".nobody": "fill:var(--ink);opacity:.28",
    ".furniture": "opacity:.72",
    ".gone": "opacity:.4",
    ".loss": "fill:var(--paper);stroke:var(--struck);stroke-width:2",
    ".gain": "fill:var(--paper);stroke:var(--gain);stroke-width:2",
    ".due": "fill:var(--glow);stroke:var(--on-glow);stroke-width:1.25",
    ".on-due": "--ink:var(--on-glow);--paper:var(--glow)",
    ".enter": "fill:none;stroke:var(--gold);stroke-width:3.5;stroke-opacity:.75",
    ".enter-dashes": "fill:none;stroke:var(--ink);stroke-width:1.6;stroke-dasharray:6 6;"
    "stroke-linecap:round",
    ".own": "fill:var(--reach);stroke:var(--ink);stroke-width:1.8;stroke-dasharray:5 4",
    ".own-plain": "fill:var(--reach);opacity:.6",
}

# the action in which a room is used, what a servant there is worth, and the sign of what is due
_STEP = {COURT: 1, STAIRCASE: 2, MINT: 3, KING: 3, MADAME: 3, SCRIPTORIUM: 4, BACK_DOOR: 5}
_WORTH = {
    COURT: ("i-gate_plus2", 0.62),
    STAIRCASE: ("i-moves_plus2", 0.66),
    MINT: ("gold", 0.74),
    KING: ("turquoise", 0.66),
    MADAME: ("violet", 0.58),
    SCRIPTORIUM: ("i-recruit", 0.66),
    BACK_DOOR: ("i-cards_plus3", 0.66),
}
_DUE = _WORTH | {GATE: ("pawn", 0.4), KING: ("pawn", 0.4), MADAME: ("pawn", 0.4)}
WASHES = {
    BACK_DOOR: "back-door",
    SCRIPTORIUM: "scriptorium",
    CARDINAL: "cardinal",
    MINT: "mint",
    GATE: "gate",
    MADAME: "madame",
    STAIRCASE: "staircase",
    KING: "king",
    COURT: "court",
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


class Room(NamedTuple):
    """A room at its place in the plan."""

    scene: Scene
    room: int
    box: Box
    size: Size

    @property
    def lane(self) -> float:
        """The height in which the servants of one seat stand."""
        space = self.box.height - self.size.top - self.size.foot
        return min(space / self.scene.view.seats, 46 * self.size.scale)

    def drawn(self) -> Markup:
        """Draw the room with everything in it."""
        scene, room, k = self.scene, self.room, self.size.scale
        wide, high = self.box.width, self.box.height
        actions = scene.actions_to.get(room, [])
        words = self._words()
        parts = [
            title(words),
            rectangle(0, 0, wide, high, fill=f"var(--{WASHES[room]})"),
            rectangle(0, 0, wide, high, fill=f"url(#{FLOORS[room]})"),
            self._furniture(),
            rectangle(0, 0, wide, high, class_="wall-line"),
            self._entrance(bool(actions)),
            self._head(k),
            *(self._lane_of(seat) for seat in scene.seats),
            self._foot(k),
        ]
        hits = offered(actions, words) if actions else {}
        return group(
            *parts, id=f"room-{room}", transform=moved(self.box.left, self.box.top), **hits
        )

    def _words(self) -> str:
        scene = self.scene
        name = scene.room_name(self.room)
        if self.room in scene.actions_to:
            form = {OPENING: scene.speech.places, MOVING: scene.speech.moves_to}
            name = form.get(scene.view.phase + 0, "{}").format(name)
        counts = (
            f"{scene.name(seat)} {scene.view.servants[seat][self.room]}"
            for seat in scene.seats
            if scene.view.servants[seat][self.room]
        )
        return f"{name} · {', '.join(counts) or '–'}"

    def _furniture(self) -> Markup:
        k, high = self.size.scale, self.box.height
        tall = min(high - self.size.top - self.size.foot, self.box.width * 0.68)
        scale = tall / 120
        x = self.box.width - 90 * scale - 8 * k
        y = self.size.top + 14 * k
        style = f"--wash:var(--{WASHES[self.room]}-deep);--rug:var(--{WASHES[self.room]}-rug)"
        return use(f"furniture-{self.room}", x, y, scale, class_="furniture", style=style)

    def _entrance(self, is_open: bool) -> Markup:
        """Frame a room that something may be done in, the last move and what gave points."""
        wide, high = self.box.width - 8, self.box.height - 8
        parts = []
        if is_open:
            parts.append(rectangle(4, 4, wide, high, 6, class_="enter"))
            parts.append(rectangle(4, 4, wide, high, 6, class_="enter-dashes"))
        if room_place(self.room) in self.scene.last:
            parts.append(rectangle(9, 9, wide - 10, high - 10, 6, class_="bracket"))
        if room_place(self.room) in self.scene.highlight:
            parts.append(rectangle(4, 4, wide, high, 6, class_="gave"))
        return join(parts)

    def _head(self, k: float) -> Markup:
        parts = []
        x = 11 * k
        step = _STEP.get(self.room)
        if step is not None:
            parts.append(circle(x + 9 * k, 18 * k, 9.5 * k, class_="plate"))
            parts.append(label(x + 9 * k, 22.6 * k, str(step), 13 * k, "bold middle"))
            x += 24 * k
        holders = self.scene.holders(self.room)
        space = self.box.width - x - (10 * k + 27 * k * len(holders))
        name = self.scene.room_name(self.room, self.size.is_short)
        parts.append(fitted(x, 23.5 * k, name, space, 17 * k, "serif bold", 8.5))
        right = self.box.width - 20 * k
        for at, seat in enumerate(holders):
            parts.append(shield(seat, right - at * 27 * k, 26 * k, 0.66 * k))
            parts.append(use("crown", right - at * 27 * k, 15.5 * k, 1.16 * k))
        if holders and self.scene.is_tie_broken(self.room):
            parts.append(use("hat", right - (len(holders) - 0.2) * 27 * k, 36 * k, 0.78 * k))
        return join(parts)

    # --------------------------------------------------------------------------- servants

    def _lane_of(self, seat: int) -> Markup:
        scene, k = self.scene, self.size.scale
        count = scene.view.servants[seat][self.room] + 0
        y = self.size.top + seat * self.lane + self.lane / 2
        change = scene.changes[self.room] if seat == scene.viewer else 0
        if count == 0 and change <= 0:
            return circle(24 * k, y, 2.2 * k, class_="nobody")
        shown = count + max(0, change)
        pawn = min(self.lane / 40, k * 0.98)
        step, end = self._spread(shown, pawn)
        parts = []
        for at in range(shown):
            is_ghost = at >= count or at >= count + change
            style = "gone" if is_ghost else None
            parts.append(use(f"servant-{seat}", 24 * k + at * step, y, pawn, class_=style))
        if count:
            parts.append(label(end, y + 5.2 * k, str(count), 15 * k, "bold count"))
        if change:
            parts.append(self._change(end + (12 if count < 10 else 21) * k, y, change))
        return join((self._own(y, end), *parts)) if self._is_source(seat) else join(parts)

    def _spread(self, count: int, pawn: float) -> tuple[float, float]:
        """Return the step from servant to servant, and where their number stands."""
        k = self.size.scale
        space = self.box.width - 2 * 24 * k - 44 * k
        step = min(22 * pawn, space / max(1, count - 1))
        return step, 24 * k + (count - 1) * step + 13 * pawn + 5 * k

    def _is_source(self, seat: int) -> bool:
        return seat == self.scene.viewer and self.room in self.scene.actions_from

    def _own(self, y: float, end: float) -> Markup:
        """Light the viewer's servants when they may go somewhere."""
        k, lane = self.size.scale, self.lane
        act = self.scene.chosen_act
        is_chosen = act is not None and act.source == self.room
        wide = end + 14 * k - 7 * k
        style = "own" if is_chosen or self.scene.chosen is None else "own-plain"
        return rectangle(7 * k, y - lane / 2, wide, lane, 7 * k, class_=style)

    def _change(self, x: float, y: float, change: int) -> Markup:
        k = self.size.scale
        words = f"{change:+d}".replace("-", "−")
        wide = text_width(words, 13 * k, bold=True) + 10 * k
        style = "loss" if change < 0 else "gain"
        return join(
            (
                rectangle(x, y - 10 * k, wide, 20 * k, 10 * k, class_=style),
                label(x + wide / 2, y + 4.7 * k, words, 13 * k, "bold middle"),
            )
        )

    def source_area(self) -> Markup:
        """Lay an area over the viewer's servants from which they can be sent."""
        actions = self.scene.actions_from.get(self.room)
        if not actions:
            return Markup("")
        k, seat = self.size.scale, self.scene.viewer
        count = self.scene.view.servants[seat][self.room] + 0
        _, end = self._spread(count, min(self.lane / 40, k * 0.98))
        wide, high = max(end + 14 * k, THUMB), max(self.lane, THUMB)
        y = self.size.top + (seat + 0.5) * self.lane - high / 2
        words = self._source_words()
        return group(
            title(words),
            rectangle(self.box.left, self.box.top + y, wide, high, class_="hit"),
            id=f"from-{self.room}",
            **offered(actions, words),
        )

    def _source_words(self) -> str:
        scene = self.scene
        name = scene.room_name(self.room)
        if scene.view.phase == MOVING:
            return scene.speech.moves_from.format(name)
        return scene.speech.from_rooms.format(name)

    # ------------------------------------------------------------------------------- foot

    def _foot(self, k: float) -> Markup:
        y = self.box.height - self.size.foot * 0.5
        due, width = self._due(k, y)
        x = 12 * k
        if self.room in (GATE, CARDINAL):
            speech = self.scene.speech
            words = speech.enters if self.room == GATE else speech.breaks_ties
            if self.room == CARDINAL:
                x += 24 * k
            space = self.box.width - x - 8 * k - width
            told = fitted(x, y + 4.2 * k, words, space, 12 * k, "", 8) if space > 60 * k else ""
            hat = use("hat", 22 * k, y, 0.8 * k) if self.room == CARDINAL else Markup("")
            return join((hat, Markup(told), due))
        symbol, size = _WORTH[self.room]
        parts = [
            use("pawn", x + 7 * k, y, 0.4 * k),
            label(x + 17 * k, y + 4.6 * k, "=", 13 * k, "bold"),
            use(symbol, x + 38 * k, y, size * k),
        ]
        if self.room in BONUS_ROOMS and x + 106 * k < self.box.width - width:
            parts.append(use("crown", x + 66 * k, y + 6 * k, 0.9 * k))
            parts.append(label(x + 78 * k, y + 4.6 * k, "+1", 13 * k, "bold"))
        return join((*parts, due))

    def _due(self, k: float, y: float) -> tuple[Markup, float]:
        """Draw what the seat to act may still do here; return how wide it is."""
        due = self.scene.due(self.room)
        if due == 0:
            return Markup(""), 0.0
        symbol, size = _DUE[self.room]
        words = str(due)
        wide = text_width(words, 15 * k, bold=True) + 34 * k
        left = self.box.width - wide - 8 * k
        drawn = group(
            rectangle(left, y - 12 * k, wide, 24 * k, 12 * k, class_="due"),
            label(left + 9 * k, y + 5.2 * k, words, 15 * k, "bold on-glow"),
            group(use(symbol, left + wide - 15 * k, y, size * k), class_="on-due"),
        )
        return drawn, wide + 8 * k
