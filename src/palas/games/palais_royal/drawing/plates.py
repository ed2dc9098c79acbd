"""Seats, the five actions of a turn, and the line that says what is expected."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label, text_width, wrapped
from palas.draw.markup import Markup, circle, group, join, moved, path, rectangle, title, use

from ..names import noble_gain, noble_words
from ..state import OPENING
from ..tables import LAST_NOBLES, NO_ABILITY, NO_NOBLE, NOBLE_ABILITY, NOBLE_POINTS
from ..words.acts import Kind
from .pieces import ability_icon, pennant
from .scene import STEP_OF, Scene
from .speech import SPEECH

PLATE_RULES = {
    ".seat": "fill:var(--paper);stroke:var(--hair);stroke-width:1.25",
    ".seat-own": "fill:var(--paper-2);stroke:var(--ink);stroke-width:2",
    ".seat-turn": "fill:none;stroke:var(--gold);stroke-width:4",
    ".done": "fill:var(--paper);stroke:var(--ink);stroke-width:1.5",
    ".now": "fill:var(--ink);stroke:var(--gold);stroke-width:4",
    ".later": "fill:var(--paper);stroke:var(--ink-2);stroke-width:1.5",
    ".rail": "fill:none;stroke:var(--ink);stroke-width:1.5",
    ".rail-later": "fill:none;stroke:var(--hair);stroke-width:1.5",
    ".chip": "stroke:var(--ink);stroke-width:1.25",
}
CHIP = 19.5  # from one small noble to the next
SMALLEST = 0.83  # scale at which its points can be read


def round_words(scene: Scene, is_short: bool = False) -> str:
    """Say where the game stands."""
    view, speech = scene.view, scene.speech
    if view.over:
        return speech.score_sheet
    if view.phase == OPENING:
        return speech.opening
    left = view.nobles_left + 0
    if view.last_round:
        return speech.last_round.format(left)
    if is_short:
        return speech.round_short.format(view.round + 0, left)
    return speech.round.format(view.round + 0, left, LAST_NOBLES)


# ------------------------------------------------------------------------------------ seats


class Plate(NamedTuple):
    """A seat as its plate shows it."""

    seat: int
    name: str
    told: str
    language: str
    points: int
    counts: tuple[int, ...]
    nobles: tuple[int, ...]
    is_own: bool
    is_acting: bool
    is_start: bool

    @property
    def ground(self) -> str:
        """The style of its ground."""
        return "seat-own" if self.is_own else "seat"


# what everybody may know of a seat: a symbol and its size
_COUNTED = (("pawn", 0.4), ("gold", 0.74), ("i-cards_plus3", 0.62), ("i-noble", 0.68))


def counts_of(scene: Scene, seat: int) -> tuple[int, ...]:
    """Return what everybody may know of a seat: servants in supply, gold, cards and nobles."""
    view = scene.view
    return (
        view.supply[seat] + 0,
        view.gold[seat] + 0,
        view.hand_size[seat] + 0,
        len(scene.nobles[seat]),
    )


def signs_of(counts: tuple[int, ...]) -> list[tuple[str, float, int]]:
    """Return the symbol of every count, its size and the count."""
    return [(*sign, count) for sign, count in zip(_COUNTED, counts, strict=True)]


def seat_title(scene: Scene, seat: int) -> str:
    """Say what a plate shows."""
    view, speech = scene.view, scene.speech
    first = f", {speech.start}" if view.start == seat else ""
    return f"{scene.called[seat]}{first} · {speech.others.format(view.others[seat] + 0)}"


def plate_of(scene: Scene, seat: int) -> Plate:
    """Return a seat as its plate shows it."""
    return Plate(
        seat,
        scene.called[seat],
        seat_title(scene, seat),
        scene.language,
        scene.points[seat],
        counts_of(scene, seat),
        tuple(scene.nobles[seat]),
        seat == scene.viewer,
        scene.is_acting(seat),
        scene.view.start == seat,
    )


@kept(2048)
def seat_plate(plate: Plate, box: Box) -> Markup:
    """Draw a seat with its name, its counts and its nobles."""
    wide, high = box.width, box.height
    name, space = plate.name, wide - 92
    own = f"{name} · {SPEECH[plate.language].you}"
    if plate.is_own and text_width(own, 15, True) <= space:
        name = own
    turn = rectangle(0, 0, wide, high, 10, class_="seat-turn") if plate.is_acting else Markup("")
    parts = [
        title(plate.told),
        rectangle(0, 0, wide, high, 10, class_=plate.ground),
        turn,
        shield(plate.seat, 26, 27, 0.86),
        fitted(50, 22, name, space, 15, "bold", 12),
        pennant(wide - 24, 16, 26, plate.points),
        _start_mark(plate, 26, 5),
    ]
    for at, (symbol, size, number) in enumerate(signs_of(plate.counts)):
        x = 57 + at * (wide - 54) / 4
        parts.append(use(symbol, x, 37, size))
        parts.append(label(x + 9, 41.5, str(number), 12.5, "bold"))
    parts.append(chips(plate.nobles, Box(10, 54, wide - 10, high - 4), plate.language, "noble"))
    return group(*parts, id=f"seat-{plate.seat}", transform=moved(box.left, box.top))


def _start_mark(plate: Plate, x: float, y: float) -> Markup:
    """Put a crown above the start seat."""
    return use("crown", x, y + 5, 0.7) if plate.is_start else Markup("")


def chips(nobles: tuple[int, ...], box: Box, language: str, name: str) -> Markup:
    """Draw nobles of a seat small, in as many rows as fit; many are drawn smaller.

    What does not fit even so is left out: the plate says how many there are. Every chip is
    called by the name given and the number of its noble.
    """
    scale, places = 1.0, _flow(nobles, box.width)
    while places and (places[-1][1] + 1) * CHIP * scale > box.height + 1 and scale > SMALLEST:
        scale -= 0.06
        places = _flow(nobles, box.width / scale)
    rows = int((box.height + 1) / (CHIP * scale))
    parts = (
        group(_chip(noble, language), id=f"{name}-{noble}", transform=moved(x, row * CHIP))
        for noble, (x, row) in zip(nobles, places, strict=True)
        if row < rows
    )
    return group(*parts, transform=moved(box.left, box.top, scale)) if nobles else Markup("")


def _chip_width(noble: int) -> float:
    return CHIP * 1.9 if NOBLE_ABILITY[noble] != NO_ABILITY else CHIP


def _flow(nobles: tuple[int, ...], width: float) -> list[tuple[float, int]]:
    """Return where each small noble stands: its left edge and its row."""
    places = []
    x, row = 0.0, 0
    for noble in nobles:
        wide = _chip_width(noble)
        if x > 0 and x + wide > width:
            x, row = 0.0, row + 1
        places.append((x, row))
        x += wide
    return places


@kept(256)
def _chip(noble: int, language: str) -> Markup:
    """Draw a noble small: its points, and before them the sign of its ability."""
    points = str(NOBLE_POINTS[noble])
    wide, y = _chip_width(noble) - 2, CHIP / 2
    size = 11.5 if len(points) < 2 else 10
    is_plain = NOBLE_ABILITY[noble] == NO_ABILITY
    sign = Markup("") if is_plain else use(ability_icon(NOBLE_ABILITY[noble]), 9.5, y, 0.6)
    fill = "var(--card)" if is_plain else "var(--lit)"
    return join(
        (
            title(noble_words(noble, language)),
            rectangle(0, y - 8.5, wide, 17, 8.5, class_="chip", fill=fill),
            sign,
            label(wide - 8.5, y + size * 0.36, points, size, "bold middle"),
        )
    )


@kept(2048)
def small_plate(plate: Plate, box: Box) -> Markup:
    """Draw a seat on a phone: arms and counts."""
    frame = (0, 0, box.width, box.height, 9)
    parts = [
        title(plate.told),
        rectangle(*frame, class_=plate.ground),
        rectangle(*frame, class_="seat-turn") if plate.is_acting else Markup(""),
        shield(plate.seat, 15, 21, 0.62),
        _start_mark(plate, 15, 2),
        label(15, 47, str(plate.points), 12.5, "bold middle"),
    ]
    step = (box.width - 36) / 2
    for at, (symbol, size, number) in enumerate(signs_of(plate.counts)):
        x, y = 35 + at % 2 * step, 17 + at // 2 * 22
        parts.append(use(symbol, x, y, size * 0.92))
        parts.append(label(x + 8.5, y + 4.6, str(number), 12, "bold"))
    return group(*parts, id=f"seat-{plate.seat}", transform=moved(box.left, box.top))


# ------------------------------------------------------------------------------------ steps


def stepper(
    scene: Scene, left: float, y: float, width: float, radius: float, named: bool
) -> Markup:
    """Draw the five actions with the present one."""
    now = 0 if scene.view.over else STEP_OF.get(scene.view.phase + 0, 0)
    xs = tuple(left + width * (at + 0.5) / 5 for at in range(5))
    names = scene.speech.steps if named else ()
    return _steps(now, xs, y, width / 5 - 6, radius, names)


@kept(256)
def _steps(
    now: int, xs: tuple[float, ...], y: float, width: float, radius: float, names: tuple[str, ...]
) -> Markup:
    parts = []
    for at in range(4):
        style = "rail" if at + 1 < now else "rail-later"
        parts.append(path(f"M{xs[at]:.1f},{y}H{xs[at + 1]:.1f}", style))
    for at, x in enumerate(xs):
        is_now = at + 1 == now
        style = "now" if is_now else "done" if at + 1 < now else "later"
        size = radius * (1.2 if is_now else 1)
        step = [circle(x, y, size, class_=style)]
        figure = "bold middle on-ribbon" if is_now else "bold middle"
        step.append(label(x, y + size * 0.37, str(at + 1), size * 1.04, figure))
        if names:
            words = "serif bold middle" if is_now else "middle soft"
            step.append(fitted(x, y + 33, names[at], width, 14, words, 9))
        parts.append(group(*step, id=f"step-{at + 1}"))
    return group(*parts, id="actions")


# ------------------------------------------------------------------------------------ words


def detail(scene: Scene) -> str:
    """Say more: what the chosen noble costs and brings, or else the newest line of the log."""
    act = scene.chosen_act
    if act is not None and act.kind is Kind.RECRUIT:
        noble = scene.view.noble[act.field] + 0
        if noble != NO_NOBLE:
            gold = scene.speech.price.format(scene.price(act.field))
            return f"{gold} · {noble_gain(noble, scene.language)}"
    return scene.log[-1] if scene.log else ""


def detail_rows(scene: Scene, width: float, size: float) -> list[str]:
    """Return the details in one or two lines; what followed from a move is left out first."""
    told = detail(scene)
    rows = wrapped(told, width, size, 2)
    while "; " in told and " ".join(rows).split() != told.split():
        told = told.rpartition("; ")[0]
        rows = wrapped(told, width, size, 2)
    return rows
