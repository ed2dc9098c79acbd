"""What lies in the ring of the reserve and in its middle, drawn for a place on the page."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from palas.draw.geometry import Point
from palas.draw.heraldry import ARMS, roundel
from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import (
    Markup,
    circle,
    group,
    join,
    number,
    offered,
    path,
    rectangle,
    title,
)

from ..names import building_name, tile_name
from ..tables import RESERVE_PLACES, TILE_BUILDING, TILE_COLOUR
from .picture_words import capital
from .pieces import name_lines, payer
from .purse import cost_of
from .resources import price, price_length
from .tile import hand_face, piece_name, tile
from .troops import troop

COURT = 0.36  # of the radius


class Circle(NamedTuple):
    """Where the reserve lies on the page."""

    x: float
    y: float
    radius: float
    size: float  # of a tile
    has_names: bool

    def at(self, place: float, radius: float) -> Point:
        """Return where a place lies at a distance from the middle."""
        return _around(self.x, self.y, place, radius)


class Reach(NamedTuple):
    """How far a seat reaches around the ring."""

    seat: int
    shield: int
    steps: float
    part: float  # of the radius


class Court(NamedTuple):
    """The troops of a seat in the middle of the ring."""

    seat: int
    is_below: bool
    troops: tuple[tuple[int, bool], ...]  # number, and whether it has moved


@kept()
def lying(number_: int, place: int, ring: Circle, language: str) -> Markup:
    """Draw a tile that cannot be taken now."""
    return group(
        title(capital(tile_name(number_, language).nominative)),
        tile_and_price(number_, place, ring),
        name_below(number_, place, ring, language),
        id=f"reserve-{place}",
    )


def gap(place: int, ring: Circle) -> Markup:
    """Draw a place without a tile."""
    x, y = ring.at(place, ring.radius)
    half = ring.size / 2
    return rectangle(
        round(x - half, 1), round(y - half, 1), ring.size, ring.size, 4, class_="empty"
    )


def glow(place: int, ring: Circle, style: str) -> Markup:
    """Draw the ground of a tile that may be taken."""
    x, y = ring.at(place, ring.radius)
    half, wide = ring.size / 2 + 5, ring.size + 10
    return rectangle(round(x - half, 1), round(y - half, 1), wide, wide, 6, class_=style)


def paying(number_: int, place: int, ring: Circle) -> Markup:
    """Mark a tile that helps to pay."""
    x, y = ring.at(place, ring.radius)
    half = ring.size / 2
    return payer(TILE_COLOUR[number_], x + half - 4, y - half + 4, ring.size / 90)


@kept()
def tile_and_price(number_: int, place: int, ring: Circle) -> Markup:
    """Draw a tile above its price."""
    x, y = ring.at(place, ring.radius)
    half = ring.size / 2
    drawn = tile(hand_face(number_), x - half, y - half, ring.size, piece_name(number_))
    return join((drawn, _price(number_, x, y + half, ring)))


def _price(number_: int, x: float, y: float, ring: Circle) -> Markup:
    scale = 0.88 if ring.has_names else 0.64
    count = price_length(cost_of(number_))
    if count == 0:
        return Markup("")
    step = min(20 * scale, (ring.size + 16) / count)
    wide, high = count * step + 10 * scale, 24 * scale
    left, top = x - wide / 2, y - high * 0.6
    at = (round(left, 1), round(top, 1), round(wide, 1), round(high, 1))
    return join(
        (
            rectangle(*at, high / 2, class_="pill"),
            price(cost_of(number_), left + 5 * scale + step / 2, y - high * 0.1, scale, step),
        )
    )


@kept()
def name_below(number_: int, place: int, ring: Circle, language: str) -> Markup:
    """Write the name of a tile below it, on both sides a little away from the next tile."""
    if not ring.has_names:
        return Markup("")
    x, y = ring.at(place, ring.radius)
    far = sin(_angle(place))
    x += 9 * far if abs(far) > 0.9 else 0
    name = capital(building_name(TILE_BUILDING[number_], language))
    lines, size = name_lines(name, 108, 13)
    first = y + ring.size / 2 + 28
    return join(label(x, first + 14 * at, line, size, "middle") for at, line in enumerate(lines))


@kept()
def arc(reach: Reach, ring: Circle, words: str) -> Markup:
    """Draw how far a seat reaches, clockwise from the shield."""
    seat, shield, steps, part = reach
    radius, wide = ring.radius * part, ring.radius * 0.036
    x0, y0 = ring.at(shield + 0.12, radius)
    x1, y1 = ring.at(shield + steps, radius)
    is_long = 1 if 2 * (steps - 0.12) > RESERVE_PLACES else 0
    r = number(radius, 1)
    bow = f"A{r},{r} 0 {is_long} 1 {number(x1, 1)},{number(y1, 1)}"
    return group(
        title(words),
        path(
            f"M{number(x0, 1)},{number(y0, 1)}{bow}",
            "arc",
            stroke=f"var(--{ARMS[seat].colour})",
            stroke_width=number(wide, 1),
            stroke_dasharray=f"{number(2 * wide, 1)} {number(0.6 * wide, 1)}" if seat else None,
        ),
        roundel(seat, x1, y1, ring.radius / 240),
    )


@kept(16)
def middle(ring: Circle, is_lit: bool) -> Markup:
    """Draw the middle of the ring without troops."""
    radius = ring.radius * COURT
    rose, pale = _rose(ring.x, ring.y, radius * 0.95)
    style = "court-lit" if is_lit else "court"
    ground = circle(ring.x, ring.y, round(radius, 1), class_=style)
    return join((ground, path(pale, "ray-pale"), path(rose, "ray")))


@kept()
def at_court(court: Court, ring: Circle, words: str, actions: tuple[int, ...]) -> Markup:
    """Draw the troops of a seat in the middle, which may be sent out."""
    scale = ring.radius / 185
    step = 38 * scale
    y = ring.y + (0.17 if court.is_below else -0.155) * ring.radius
    left = ring.x - (len(court.troops) - 1) * step / 2
    shields = [
        troop(court.seat, one, has_moved, (left + at * step, y, scale * 0.95))
        for at, (one, has_moved) in enumerate(court.troops)
    ]
    parts = [title(words), *shields]
    if actions:
        wide, high = max(44.0, len(court.troops) * step), max(44.0, 44 * scale)
        at = (round(ring.x - wide / 2, 1), round(y - high / 2, 1), round(wide, 1), round(high, 1))
        parts.insert(1, rectangle(*at, 6, class_="hit"))
    return group(*parts, id=f"court-{court.seat}", **offered(actions, words))


def _angle(place: float) -> float:
    return 2 * pi * place / RESERVE_PLACES


def _around(x: float, y: float, place: float, radius: float) -> Point:
    """Return where a place of the ring lies at a distance from its middle."""
    return x + radius * sin(_angle(place)), y - radius * cos(_angle(place))


def _rose(x: float, y: float, radius: float) -> tuple[str, str]:
    """Return the dark and the pale halves of the rays towards the places as path data."""
    data, pale = "", ""
    for place in range(RESERVE_PLACES):
        ends = ((place, radius), (place - 0.5, radius * 0.3), (place + 0.5, radius * 0.3))
        tip, left, right = (
            ",".join(number(value, 1) for value in _around(x, y, at, far)) for at, far in ends
        )
        middle = f"M{number(x, 1)},{number(y, 1)}"
        data += f"{middle}L{right}L{tip}z"
        pale += f"{middle}L{left}L{tip}z"
    return data, pale
