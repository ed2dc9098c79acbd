"""A room's tile: furnishing, decoration, and on its sill the wish and the points."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import (
    Markup,
    circle,
    element,
    join,
    moved,
    path,
    rectangle,
    title,
    use,
)
from palas.games.two_castles.drawing.details import detail_of
from palas.games.two_castles.drawing.furnishing import CELL, TYPE_WORDS
from palas.games.two_castles.drawing.icons import (
    DECORATION_WORDS,
    PLACE_OF,
    throne_place,
    type_pips,
)
from palas.games.two_castles.drawing.people import attendant_symbol
from palas.games.two_castles.drawing.pieces import placed
from palas.games.two_castles.rooms import (
    ANY_ROOM,
    FOUNTAIN_POINTS,
    NOTHING,
    OWN_DECORATION,
    ROOMS,
    SPECIAL,
    THRONE_POINTS,
    THRONE_ROOMS,
    Room,
    room_type,
)
from palas.games.two_castles.scoring import FULL_SLEEPING_POINTS
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    FOUNTAIN,
    FOUNTAIN_TYPE,
    NO_DECORATION,
    OUTDOOR,
    REGULAR_ROOMS,
    SLEEPING,
)

TILE_RULES = {
    ".seal": "fill:var(--glow);stroke:var(--ink);stroke-width:1.25",
    ".seal-none": "fill:var(--paper);stroke:var(--soft);stroke-width:1.25",
    ".air": "fill:var(--sky)",
    ".rim": (
        "fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:3 3;stroke-opacity:.55"
    ),
}
FULL = 56  # tiles at least this large carry their wish
PLAIN = 24  # tiles below this are only a sign
SIGN = 16  # units of a sign
SMALLEST_PRINT = 8.7  # 8 pixels on the narrowest phone
_MARKS = 68.2  # y of the signs on a sill
_COIN, _COIN_STEP = 7.6, 0.5


@kept()
def seal(x: float, y: float, points: int, radius: float = _COIN) -> Markup:
    """Draw points on a coin; no points are a pale one."""
    size = radius * _letters(points)
    style = "bold middle on-glow" if points else "middle"
    return join(
        (
            circle(x, y, radius, class_="seal" if points else "seal-none"),
            label(x, y + size * 0.36, str(points), size, style),
        )
    )


def _letters(points: int) -> float:
    """Return how large the figures on a coin are, in radii."""
    return 1.55 if abs(points) < 10 else 1.25


def _radius(points: int, scale: float) -> float:
    """Return the radius of a coin whose figures can be read at a scale.

    It grows in steps: a tile on another scale mostly stays the same drawing.
    """
    missing = SMALLEST_PRINT / _letters(points) / scale - _COIN
    return _COIN + _COIN_STEP * max(0, ceil(missing / _COIN_STEP))


def _wanted(room: Room) -> Markup:
    """Draw what a room wants."""
    if room.wants == OWN_DECORATION:
        return use(f"decoration-{DECORATION_WORDS[room.decoration]}", 24, _MARKS, 13.8 / 22)
    name = {SPECIAL: "special", ANY_ROOM: "any"}.get(room.wants) or TYPE_WORDS[room.wants]
    return use(f"chip-{name}", 24, _MARKS, 0.97)


def _wish(number_of_room: int, have: frozenset[int] | None) -> Markup:
    room = ROOMS[number_of_room]
    if room_type(number_of_room) == SLEEPING:
        pips = type_pips(23.5, _MARKS + 1.2, have, without=SLEEPING)
        return join((use("place-anywhere", 6, _MARKS, 0.97), pips))
    if room.wants == NOTHING:
        return Markup("")
    return join((use(f"place-{PLACE_OF[room.where]}", 6, _MARKS, 0.97), _wanted(room)))


def printed_points(room: int) -> int:
    """Return the points printed on a tile."""
    if room == FOUNTAIN:
        return FOUNTAIN_POINTS
    return FULL_SLEEPING_POINTS if room_type(room) == SLEEPING else ROOMS[room].points


def _value(room: int, points: int | None, look: Look) -> Markup:
    """Write what the room earns in its castle, or what is printed on it."""
    if points is None:
        return label(79, _MARKS + 11.3, str(printed_points(room)), 12.6, "bold end")
    radius = _coin(look, points)
    coin = seal(min(73.2, 82 - radius), 75 - (radius - _COIN) * 0.8, points, radius)
    if ROOMS[room].points == THRONE_POINTS and look.is_full:
        return join((label(41, _MARKS + 11, "×2", 12.5, "bold"), coin))
    return coin


class Look(NamedTuple):
    """What is seen of a tile from a distance; whatever looks the same is drawn once."""

    is_sign: bool  # only a sign of the type
    is_full: bool  # with its wish
    coins: tuple[float, float]  # the radii of coins with one figure and with two


@kept()
def look_at(size: float) -> Look:
    """Return what is seen of tiles of a size."""
    scale = size / CELL
    return Look(size < PLAIN, size >= FULL, (_radius(1, scale), _radius(10, scale)))


def _coin(look: Look, points: int) -> float:
    return look.coins[0 if abs(points) < 10 else 1]


def scale_of(size: float) -> float:
    """Return how a tile or its sign is scaled to a size."""
    return size / (SIGN if size < PLAIN else CELL)


def tile(
    room: int,
    x: float,
    y: float,
    size: float,
    *,
    name: str = "",
    piece: str = "",
    sky: bool = False,
    points: int | None = None,
    value: bool = True,
) -> Markup:
    """Draw a room; `piece` is the id of a tile that may travel."""
    inside = room_inside(room, look_at(size), name, points=points, sky=sky, value=value)
    return placed(piece, moved(x, y, scale_of(size)), inside)


def room_inside(
    room: int,
    look: Look,
    name: str,
    *,
    points: int | None = None,
    have: frozenset[int] | None = None,
    sky: bool = False,
    value: bool = True,
) -> Markup:
    """Draw a room in its own units; `points` it earns in its castle replace the printed ones."""
    if look.is_sign:
        return _sign(TYPE_WORDS[room_type(room)], name)
    furnished = _furnished(room, name, have, sky, look.is_full)
    if not value or (points is None and not look.is_full):
        return furnished
    return Markup(furnished + _value(room, points, look))


@kept()
def _furnished(
    room: int, name: str, have: frozenset[int] | None, sky: bool, is_full: bool
) -> Markup:
    kind, decoration = room_type(room), ROOMS[room].decoration
    parts = [
        title(name) if name else Markup(""),
        _air() if sky and kind in (OUTDOOR, FOUNTAIN_TYPE) else Markup(""),
        _within(f"room-{TYPE_WORDS[kind]}"),
        _within(detail_of(room)) if room < REGULAR_ROOMS else Markup(""),
    ]
    if decoration != NO_DECORATION:
        parts.append(use(f"decoration-{DECORATION_WORDS[decoration]}", 60, 5, 0.95))
    if is_full:
        parts.append(_wish(room, have))
    return join(parts)


def _within(symbol: str) -> Markup:
    """Place a symbol that has the units of the tile."""
    return element("use", href=f"#{symbol}")


@kept()
def _sign(kind: str, name: str) -> Markup:
    return join((title(name) if name else Markup(""), _within(f"mini-{kind}")))


def _air() -> Markup:
    """Draw the sky behind an open room that lies on the table."""
    return join((path("M0,0H84V66H0z", "air"), path("M1,44V1H83V44", "rim")))


# ------------------------------------------------------------------------- the throne room


class Service(NamedTuple):
    """The attendants of a throne room, its points, and those that they bring."""

    attendants: tuple[int, ...]
    points: int
    served: int


def throne_room(throne: int, service: Service, x: float, y: float, size: float) -> Markup:
    """Draw a throne room that does not travel."""
    inside = throne_inside(throne, service, look_at(size), "")
    return placed("", moved(x, y, scale_of(size)), inside)


@kept()
def throne_inside(throne: int, service: Service, look: Look, name: str) -> Markup:
    """Draw a throne room in its own units."""
    if look.is_sign:
        return _sign("throne", name)
    facts = THRONE_ROOMS[throne]
    attendants = service.attendants
    parts = [title(name) if name else Markup(""), _within("room-throne")]
    for place, middle in zip(range(ATTENDANT_PLACES), (33, 135), strict=True):
        figure = attendant_symbol(attendants[place]) if place < len(attendants) else ""
        parts.append(use(figure or "attendant-place", middle - 11.7, 32.2, 0.9))
    parts.append(use(f"decoration-{DECORATION_WORDS[facts.decoration]}", 146, 5, 0.9))
    if look.is_full:
        parts += [
            use(throne_place(throne), 6, _MARKS - 0.6, 1.05),
            use(f"chip-{TYPE_WORDS[facts.wants[0]]}", 31, _MARKS, 0.97),
            use(f"chip-{TYPE_WORDS[facts.wants[1]]}", 47, _MARKS, 0.97),
            label(64, _MARKS + 11, "×2", 12.5, "bold"),
        ]
    return join((*parts, _throne_points(service, look)))


def _throne_points(service: Service, look: Look) -> Markup:
    attendants, points, served = service
    radius = max(_coin(look, points), _coin(look, served))
    y = 75 - (radius - _COIN) * 0.8
    parts = [seal(min(157.2, 166 - radius), y, points, radius)]
    if attendants:
        parts.append(seal(min(134.5, 163 - 3 * radius), y, served, radius))
        if look.is_full:
            signs = [DECORATION_WORDS[attendant] for attendant in attendants]
            parts += [
                use(f"decoration-{sign}", 111 - 15 * at, _MARKS, 13.6 / 22)
                for at, sign in enumerate(reversed(signs))
            ]
    return join(parts)


def glow_frame(x: float, y: float, size: float, gap: float = 6.5) -> Markup:
    """Draw the golden frame behind a tile that has been chosen."""
    wide = size + 2 * gap
    return rectangle(round(x - gap, 1), round(y - gap, 1), wide, wide, 6, class_="frame")
