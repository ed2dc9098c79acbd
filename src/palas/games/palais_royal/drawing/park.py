"""The park as it stands: nobles with their prices, servants left behind, leaders of the rows."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.heraldry import shield
from palas.draw.markup import Markup, element, group, join, moved, path, rectangle, title, use

from ..names import field_name, row_name
from ..scoring import place_points, row_strengths, strength_of
from ..tables import (
    FIELD_COLUMN,
    FIELD_ROW,
    FIELD_ROWS,
    FIELDS,
    FIRST_POINTS,
    NO_NOBLE,
    NO_SEAT,
    PARK_ROWS,
    SECOND_POINTS,
)
from ..words.acts import Kind
from .garden import CELL, MARGIN, Layout, garden, layout, plaques
from .noble import noble_tile
from .pieces import pennant
from .scene import Scene, offered

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
    fields = (_field(scene, plan, field) for field in range(FIELDS))
    rows = (_leaders(scene, plan, row) for row in range(PARK_ROWS))
    return group(garden(), *rows, *fields, plaques(), transform=moved(*at, scale), id="park")


def _field(scene: Scene, plan: Layout, field: int) -> Markup:
    """Draw one field; a noble within reach can be clicked."""
    view = scene.view
    corner = plan.corner((FIELD_ROW[field], FIELD_COLUMN[field]))
    noble, owner = view.noble[field] + 0, view.owner[field] + 0
    actions = scene.recruits.get(field, [])
    parts = [_ground(scene, field, bool(actions))]
    words = field_name(field)
    if noble != NO_NOBLE:
        now = scene.price(field)
        cost = scene.speech.price.format(now)
        words = f"{words} · {scene.noble_title(noble)} · {cost}"
        if actions:
            words = f"{scene.speech.recruit.format(cost)} · {words}"
        if len(actions) > 1:
            words = f"{words} · {scene.speech.from_where}"
        parts.append(noble_tile(noble, now))
    elif owner != NO_SEAT:
        words = f"{words} · {scene.name(owner)}"
        parts.append(element("ellipse", cx=50, cy=80, rx=25, ry=6, class_="shade"))
        parts.append(use(f"servant-{owner}", 50, 49, 1.72))
    elif FIELD_ROWS[field] == 0:
        parts.append(use("rosette", 50, 50, 0.9))
    parts.append(_marks(scene, field))
    hits = offered(actions, words) if actions else {}
    return group(title(words), *parts, id=f"field-{field}", transform=moved(*corner), **hits)


def _ground(scene: Scene, field: int, is_lit: bool) -> Markup:
    if not is_lit:
        style = "bed" if FIELD_ROWS[field] else "turf"
        return rectangle(6, 6, 88, 88, 10, class_=style)
    act = scene.chosen_act
    is_chosen = act is not None and act.kind is Kind.RECRUIT and act.field == field
    return join(
        (
            rectangle(3, 3, 94, 94, 13, class_="glow-edge"),
            rectangle(3, 3, 94, 94, 13, class_="picked" if is_chosen else "dashes"),
            rectangle(0, 0, CELL, CELL, class_="hit"),
        )
    )


def _marks(scene: Scene, field: int) -> Markup:
    parts = []
    if field in scene.last:
        corners = "M4,20V4H20M80,4H96V20M96,80V96H80M20,96H4V80"
        parts.append(path(corners, "bracket"))
    if field in scene.highlight:
        parts.append(rectangle(4, 4, 92, 92, 12, class_="gave"))
    return join(parts)


def _leaders(scene: Scene, plan: Layout, row: int) -> Markup:
    """Draw who leads a border row now, on the places for 6 and for 2 points."""
    view = scene.view
    strengths = row_strengths(view, row)
    points = [place_points(strengths, view.seats + 0, seat) for seat in scene.seats]
    told = ", ".join(
        f"{scene.name(seat)} {strength_of(strengths, seat)}"
        for seat in scene.seats
        if strength_of(strengths, seat)
    )
    parts = [title(f"{row_name(row, scene.language)}: {told or '–'}")]
    for worth, place in zip((FIRST_POINTS, SECOND_POINTS), plan.plates[row][1:], strict=True):
        x, y = plan.centre(place)
        who = [seat for seat in scene.seats if points[seat] == worth]
        parts.append(pennant(x, y - 15, 27, worth))
        if not who:
            parts.append(path(f"M{x - 9:g},{y + 17:g}h18", "vacant"))
        step = min(25.0, 44 / max(1, len(who)))
        for at, seat in enumerate(who):
            parts.append(shield(seat, x + (at - (len(who) - 1) / 2) * step, y + 17, 0.68))
    return group(*parts, id=f"row-{row}")
