"""The park as it stands: nobles with their prices, servants left behind, leaders of the rows."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import (
    Markup,
    element,
    group,
    join,
    moved,
    offered,
    path,
    rectangle,
    title,
    use,
)

from ..names import field_name, row_name
from ..scoring import place_points, strength_of
from ..tables import (
    FIELD_COLUMN,
    FIELD_ROW,
    FIELD_ROWS,
    FIRST_POINTS,
    NO_NOBLE,
    NO_SEAT,
    SECOND_POINTS,
)
from ..words.acts import Kind
from .garden import CELL, MARGIN, garden, layout, plaques
from .noble import noble_tile
from .pieces import pennant
from .scene import Scene, noble_title

PARK_RULES = {
    ".bed": "fill:var(--field);stroke:var(--ink-2);stroke-width:1.4",
    ".turf": "fill:var(--turf);stroke:var(--ink-2);stroke-width:1.4",
    ".glow-edge": "fill:var(--reach);stroke:var(--gold);stroke-width:7;stroke-opacity:.75",
    ".dashes": "fill:none;stroke:var(--ink);stroke-width:2.8;stroke-dasharray:9 6;"
    "stroke-linecap:round",
    ".picked": "fill:none;stroke:var(--ink);stroke-width:5",
    ".shade": "fill:var(--ink);opacity:.2",
    ".vacant": "fill:none;stroke:var(--ink-2);stroke-width:2.6;stroke-linecap:round",
    ".bracket": "fill:none;stroke:var(--struck);stroke-width:4;stroke-linecap:round",
    ".gave": "fill:none;stroke:var(--gold);stroke-width:6",
    ".ghost": "opacity:.5",
}


def park(scene: Scene, box: Box) -> Markup:
    """Draw the park in the middle of a box."""
    plan = layout()
    scale = min(box.width / plan.width, box.height / plan.height)
    x, y = box.centre
    at = x - scale * (plan.width / 2 - MARGIN), y - scale * (plan.height / 2 - MARGIN)
    fields = [
        _field(_seen(scene, field)) if field in scene.recruits else plain
        for field, plain in enumerate(_plain_fields(_standing(scene), scene.called, scene.language))
    ]
    rows = (
        _leaders(row, strengths, scene.called, scene.language)
        for row, strengths in enumerate(scene.strengths)
    )
    return group(garden(), *rows, *fields, plaques(), transform=moved(*at, scale), id="park")


class Standing(NamedTuple):
    """What stands on all fields, and which of them are marked."""

    nobles: tuple[int, ...]
    prices: tuple[int, ...]  # of the nobles now
    owners: tuple[int, ...]  # of the servants
    last: tuple[int, ...]
    given: tuple[int, ...]


def _standing(scene: Scene) -> Standing:
    nobles = tuple(scene.view.noble)
    prices = (scene.price(at) if noble != NO_NOBLE else 0 for at, noble in enumerate(nobles))
    owners = tuple(scene.view.owner)
    return Standing(nobles, tuple(prices), owners, tuple(scene.last), tuple(scene.highlight))


@kept(SCENES)
def _plain_fields(standing: Standing, called: tuple[str, ...], language: str) -> tuple[Markup, ...]:
    """Draw all fields as those see them who can recruit nobody there."""
    fields = []
    for field, stands in enumerate(zip(*standing[:3], strict=True)):
        words = _plain_words(field, *stands, called, language)
        is_last, has_given = field in standing.last, field in standing.given
        fields.append(_field(Field(field, *stands, words, (), False, is_last, has_given)))
    return tuple(fields)


class Field(NamedTuple):
    """A field as it is shown."""

    field: int
    noble: int
    price: int  # of the noble now
    owner: int  # of the servant
    words: str  # what it says, or what a click does
    actions: tuple[int, ...]
    is_chosen: bool
    is_last: bool
    has_given: bool


def _seen(scene: Scene, field: int) -> Field:
    """Return a field with a noble within reach."""
    noble, price = scene.view.noble[field] + 0, scene.price(field)
    act = scene.chosen_act
    return Field(
        field,
        noble,
        price,
        NO_SEAT,
        _words(scene, field, noble, price),
        tuple(scene.recruits[field]),
        act is not None and act.kind is Kind.RECRUIT and act.field == field,
        field in scene.last,
        field in scene.highlight,
    )


def _plain_words(
    field: int, noble: int, price: int, owner: int, called: tuple[str, ...], language: str
) -> str:
    """Say what stands on a field."""
    if noble != NO_NOBLE:
        return noble_title(field, noble, price, language)
    words = field_name(field)
    return words if owner == NO_SEAT else f"{words} · {called[owner]}"


def _words(scene: Scene, field: int, noble: int, price: int) -> str:
    """Say what a click on a noble within reach does."""
    actions = scene.recruits[field]
    cost = scene.speech.price.format(price)
    deed = scene.deed(actions, scene.speech.recruit.format(cost))
    words = f"{deed} · {noble_title(field, noble, price, scene.language)}"
    return f"{words} · {scene.speech.from_where}" if len(actions) > 1 else words


@kept()
def _field(seen: Field) -> Markup:
    """Draw one field; a noble within reach can be clicked."""
    parts = [title(seen.words), _ground(seen)]
    if seen.noble != NO_NOBLE:
        tile = noble_tile(seen.noble, seen.price)
        parts.append(group(tile, id=f"noble-{seen.noble}", transform=moved(0, 0)))
    elif seen.owner != NO_SEAT:
        parts.append(element("ellipse", cx=50, cy=80, rx=25, ry=6, class_="shade"))
        parts.append(_servant(seen.field, seen.owner))
    elif FIELD_ROWS[seen.field] == 0:
        parts.append(use("rosette", 50, 50, 0.9))
    parts.append(_marks(seen))
    corner = layout().corner((FIELD_ROW[seen.field], FIELD_COLUMN[seen.field]))
    hits = offered(seen.actions, seen.words)
    return group(*parts, id=f"field-{seen.field}", transform=moved(*corner), **hits)


def _servant(field: int, owner: int) -> Markup:
    """Draw the servant left on a field; it has come from a room or the supply."""
    return group(
        use(f"servant-{owner}", 0, 0, 1.72),
        id=f"servant-{owner}-field-{field}",
        transform=moved(50, 49),
        data_piece=f"servant-{owner}",
    )


def _ground(seen: Field) -> Markup:
    if not seen.actions:
        style = "bed" if FIELD_ROWS[seen.field] else "turf"
        return rectangle(6, 6, 88, 88, 10, class_=style)
    return join(
        (
            rectangle(3, 3, 94, 94, 13, class_="glow-edge"),
            rectangle(3, 3, 94, 94, 13, class_="picked" if seen.is_chosen else "dashes"),
            rectangle(0, 0, CELL, CELL, class_="hit"),
        )
    )


def _marks(seen: Field) -> Markup:
    parts = []
    if seen.is_last:
        corners = "M4,20V4H20M80,4H96V20M96,80V96H80M20,96H4V80"
        parts.append(path(corners, "bracket"))
    if seen.has_given:
        parts.append(rectangle(4, 4, 92, 92, 12, class_="gave"))
    return join(parts)


@kept(4096)
def _leaders(row: int, strengths: int, names: tuple[str, ...], language: str) -> Markup:
    """Draw who leads a border row now, on the places for 6 and for 2 points."""
    seats = range(len(names))
    points = [place_points(strengths, len(names), seat) for seat in seats]
    told = ", ".join(
        f"{names[seat]} {strength_of(strengths, seat)}"
        for seat in seats
        if strength_of(strengths, seat)
    )
    parts = [title(f"{row_name(row, language)}: {told or '–'}")]
    for worth, place in zip((FIRST_POINTS, SECOND_POINTS), layout().plates[row][1:], strict=True):
        x, y = layout().centre(place)
        who = [seat for seat in seats if points[seat] == worth]
        parts.append(pennant(x, y - 15, 27, worth))
        if not who:
            parts.append(path(f"M{x - 9:g},{y + 17:g}h18", "vacant"))
        step = min(25.0, 44 / max(1, len(who)))
        for at, seat in enumerate(who):
            parts.append(shield(seat, x + (at - (len(who) - 1) / 2) * step, y + 17, 0.68))
    return group(*parts, id=f"row-{row}")
