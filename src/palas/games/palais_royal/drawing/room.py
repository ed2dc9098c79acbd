"""One room of the palace: furniture, the servants of every seat, the majority, what is due."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width
from palas.draw.markup import (
    Markup,
    circle,
    group,
    join,
    moved,
    offered,
    path,
    rectangle,
    title,
    use,
)

from ..state import ATTENDING, DRAWING, MOVING, OPENING
from ..tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    GATE,
    KING,
    MADAME,
    MINT,
    NO_SEAT,
    SCRIPTORIUM,
    STAIRCASE,
)
from ..words.acts import act_of
from .furniture import FLOORS
from .scene import BONUS_ROOMS, Scene, room_place
from .servants import Crowd, Size, all_servants, all_traces, source_box
from .speech import SPEECH

ROOM_RULES = {
    ".wall-line": "fill:none;stroke:var(--ink);stroke-width:1.6",
    ".furniture": "opacity:.72",
    ".due": "fill:var(--glow);stroke:var(--on-glow);stroke-width:1.25",
    ".on-due": "--ink:var(--on-glow);--paper:var(--glow)",
    ".enter": "fill:none;stroke:var(--gold);stroke-width:3.5;stroke-opacity:.75",
    ".enter-dashes": "fill:none;stroke:var(--ink);stroke-width:1.6;stroke-dasharray:6 6;"
    "stroke-linecap:round",
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


class Room(NamedTuple):
    """A room at its place in the plan."""

    scene: Scene
    crowd: Crowd

    @property
    def room(self) -> int:
        """Which room it is."""
        return self.crowd.room

    @classmethod
    def of(cls, scene: Scene, room: int, box: Box, size: Size) -> Self:
        """Return a room with the servants in it."""
        numbers = tuple(row[room] for row in scene.view.servants[: scene.view.seats])
        change = scene.changes[room] if scene.chosen is not None else 0
        light = _light(scene, room) if room in scene.actions_from else ""
        mover = scene.viewer if change or light else NO_SEAT
        return cls(scene, Crowd(room, box, size, numbers, mover, change, light))

    def drawn(self) -> Markup:
        """Draw the room with everything in it but the servants."""
        scene, room = self.scene, self.room
        actions = scene.actions_to.get(room, [])
        place = room_place(room)
        holders = tuple(scene.holders(room))
        return _room(
            Shown(
                self.crowd,
                scene.called,
                scene.language,
                scene.deed(actions, self._entering_words(actions)) if actions else "",
                tuple(actions),
                holders,
                bool(holders) and scene.is_tie_broken(room),
                scene.due(room),
                place in scene.last,
                place in scene.highlight,
            )
        )

    def servants(self) -> Markup:
        """Draw all servants here, each of which can move on its own."""
        return all_servants(self.crowd)

    def source_area(self) -> Markup:
        """Lay an area over the viewer's servants from which they can be sent."""
        actions = self.scene.actions_from.get(self.room)
        if not actions:
            return Markup("")
        left, top, wide, high = source_box(self.crowd.lane(self.scene.viewer))
        words = self.scene.deed(actions, self._source_words())
        return group(
            title(words),
            rectangle(left, top, wide, high, class_="hit"),
            id=f"from-{self.room}",
            **offered(actions, words),
        )

    # ------------------------------------------------------------------------------ words

    def _entering_words(self, actions: Sequence[int]) -> str:
        """Say what several actions do that lead here."""
        name = self.scene.room_name(self.room)
        speech, phase = self.scene.speech, self.scene.view.phase + 0
        if phase == OPENING:
            return speech.places.format(name)
        if phase == MOVING:
            return speech.moves_to.format(name)
        if phase == ATTENDING:
            return speech.king_servant if self.room == KING else speech.madame_servant
        numbers = [act_of(action).number for action in actions]
        form = speech.draw if phase == DRAWING else speech.to_gate
        return f"{name}: {form.format(span(numbers))}"

    def _source_words(self) -> str:
        scene = self.scene
        name = scene.room_name(self.room)
        if scene.view.phase == MOVING:
            return scene.speech.moves_from.format(name)
        return scene.speech.from_rooms.format(name)


class Shown(NamedTuple):
    """A room as it is shown."""

    crowd: Crowd
    called: tuple[str, ...]  # the seats
    language: str
    deed: str  # what a click does, or nothing
    actions: tuple[int, ...]
    holders: tuple[int, ...]  # of the majority
    is_tie_broken: bool
    due: int
    is_last: bool
    has_given: bool

    @property
    def words(self) -> str:
        """What a click does or else the name, and who is here."""
        name = self.deed or SPEECH[self.language].room_name(self.crowd.room, False)
        pairs = zip(self.called, self.crowd.numbers, strict=True)
        counts = (f"{called} {number}" for called, number in pairs if number)
        return f"{name} · {', '.join(counts) or '–'}"


@kept()
def _room(shown: Shown) -> Markup:
    """Draw a room without its servants, in parts that change at different times."""
    room, box, size = shown.crowd[:3]
    wide, high, language = box.width, box.height, shown.language
    marks = _marks(wide, high, bool(shown.actions), shown.is_last, shown.has_given)
    head = _head(room, wide, size, language, shown.holders, shown.is_tie_broken)
    foot = _foot(room, wide, high, size, language, shown.due)
    return group(
        title(shown.words),
        group(_ground(room, wide, high, size), id=f"floor-{room}"),
        group(marks, id=f"marks-{room}"),
        group(head, id=f"head-{room}"),
        group(all_traces(shown.crowd), foot, id=f"foot-{room}"),
        id=f"room-{room}",
        transform=moved(box.left, box.top),
        **offered(shown.actions, shown.words),
    )


def _light(scene: Scene, room: int) -> str:
    """Return how the viewer's servants are lit when they may go somewhere."""
    act = scene.chosen_act
    is_chosen = act is not None and act.source == room
    return "own" if is_chosen or scene.chosen is None else "own-plain"


def span(numbers: Sequence[int]) -> str:
    """Write the least and the most of some numbers."""
    least, most = min(numbers), max(numbers)
    return str(most) if least == most else f"{least}–{most}"


@kept(64)
def _ground(room: int, wide: float, high: float, size: Size) -> Markup:
    """Draw floor, furniture and walls."""
    return join(
        (
            rectangle(0, 0, wide, high, fill=f"var(--{WASHES[room]})"),
            rectangle(0, 0, wide, high, fill=f"url(#{FLOORS[room]})"),
            _furniture(room, wide, high, size),
            rectangle(0, 0, wide, high, class_="wall-line"),
        )
    )


def _furniture(room: int, wide: float, high: float, size: Size) -> Markup:
    k = size.scale
    tall = min(high - size.top - size.foot, wide * 0.68)
    scale = tall / 120
    x = wide - 90 * scale - 8 * k
    y = size.top + 14 * k
    style = f"--wash:var(--{WASHES[room]}-deep);--rug:var(--{WASHES[room]}-rug)"
    return use(f"furniture-{room}", x, y, scale, class_="furniture", style=style)


@kept(64)
def _marks(wide: float, high: float, is_open: bool, is_last: bool, has_given: bool) -> Markup:
    """Frame a room that something may be done in, the last move and what gave points."""
    parts = []
    if is_open:
        parts.append(rectangle(4, 4, wide - 8, high - 8, 6, class_="enter"))
        parts.append(rectangle(4, 4, wide - 8, high - 8, 6, class_="enter-dashes"))
    if is_last:
        right, bottom = f"{wide - 9:.1f}", f"{high - 9:.1f}"
        upper = f"M9,25V9H25M{wide - 25:.1f},9H{right}V25"
        lower = f"M{right},{high - 25:.1f}V{bottom}H{wide - 25:.1f}M25,{bottom}H9V{high - 25:.1f}"
        parts.append(path(upper + lower, "bracket"))
    if has_given:
        parts.append(rectangle(4, 4, wide - 8, high - 8, 6, class_="gave"))
    return join(parts)


@kept(2048)
def _head(
    room: int,
    wide: float,
    size: Size,
    language: str,
    holders: tuple[int, ...],
    is_tie_broken: bool,
) -> Markup:
    """Write the name, and crown who has the majority."""
    k, x = size.scale, 11 * size.scale
    parts = []
    step = _STEP.get(room)
    if step is not None:
        parts.append(circle(x + 9 * k, 18 * k, 9.5 * k, class_="plate"))
        parts.append(label(x + 9 * k, 22.6 * k, str(step), 13 * k, "bold middle"))
        x += 24 * k
    space = wide - x - (10 * k + 27 * k * len(holders))
    name = SPEECH[language].room_name(room, size.is_short)
    parts.append(fitted(x, 23.5 * k, name, space, 17 * k, "serif bold", 8))
    right = wide - 20 * k
    for at, seat in enumerate(holders):
        parts.append(shield(seat, right - at * 27 * k, 26 * k, 0.66 * k))
        parts.append(use("crown", right - at * 27 * k, 15.5 * k, 1.16 * k))
    if is_tie_broken:
        parts.append(use("hat", right - (len(holders) - 0.2) * 27 * k, 36 * k, 0.78 * k))
    return join(parts)


# ------------------------------------------------------------------------------------- foot


@kept(2048)
def _foot(room: int, wide: float, high: float, size: Size, language: str, due: int) -> Markup:
    """Draw what a servant is worth here, and what the seat to act may still do."""
    k, y = size.scale, high - size.foot * 0.5
    offer, width = _due(room, wide, k, y, due) if due else (Markup(""), 0.0)
    if room in (GATE, CARDINAL):
        return join((_saying(room, wide - width, k, y, language), offer))
    x = 12 * k
    symbol, scale = _WORTH[room]
    parts = [
        use("pawn", x + 7 * k, y, 0.4 * k),
        label(x + 17 * k, y + 4.6 * k, "=", 13 * k, "bold"),
        use(symbol, x + 38 * k, y, scale * k),
    ]
    if room in BONUS_ROOMS and x + 106 * k < wide - width:
        parts.append(use("crown", x + 66 * k, y + 6 * k, 0.9 * k))
        parts.append(label(x + 78 * k, y + 4.6 * k, "+1", 13 * k, "bold"))
    return join((*parts, offer))


def _saying(room: int, width: float, k: float, y: float, language: str) -> Markup:
    """Say what the gate and the cardinal are good for."""
    speech, x = SPEECH[language], 12 * k if room == GATE else 36 * k
    words = speech.enters if room == GATE else speech.breaks_ties
    hat = use("hat", 22 * k, y, 0.8 * k) if room == CARDINAL else Markup("")
    space = width - x - 8 * k
    if space <= 60 * k:
        return hat
    return join((hat, fitted(x, y + 4.2 * k, words, space, 12 * k, "", 8)))


def _due(room: int, width: float, k: float, y: float, due: int) -> tuple[Markup, float]:
    """Draw what may still be done here; return how wide it is."""
    symbol, size = _DUE[room]
    words = str(due)
    wide = text_width(words, 15 * k, bold=True) + 34 * k
    left = width - wide - 8 * k
    drawn = group(
        rectangle(left, y - 12 * k, wide, 24 * k, 12 * k, class_="due"),
        label(left + 9 * k, y + 5.2 * k, words, 15 * k, "bold on-glow"),
        group(use(symbol, left + wide - 15 * k, y, size * k), class_="on-due"),
    )
    return drawn, wide + 8 * k
