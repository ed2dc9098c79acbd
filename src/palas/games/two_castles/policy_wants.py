"""What the rooms of a castle want on a cell, and what a room would find there.

What is wanted on a cell is one number of small fields, one for each regular type, one for
special rooms and one for each decoration: the points that such a room would bring to the
rooms that lie already. So the castle is gone through once a cell, not once for every room.
"""

from __future__ import annotations

from palas.games.two_castles.rooms import (
    ABOVE_BELOW,
    ANYWHERE,
    AROUND_NOT_BELOW,
    CONNECTED,
    DECORATION_TRAIT,
    LEFT_RIGHT,
    ROOM_POINTS,
    ROOM_TRAITS,
    ROOM_WHERE,
    ROOM_WISH,
    ROOMS,
    SPECIAL_TRAITS,
    THRONE_POINTS,
    THRONE_TRAITS,
    THRONE_WISH,
    THRONE_X1,
    THRONE_X2,
    THRONE_Y1,
    THRONE_Y2,
    WHERE_HIGHEST,
    WHERE_LOWEST,
    WHERE_SIDE,
    room_type,
)
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import (
    DECORATIONS,
    HAND,
    MAX_ROOMS,
    NO_DECORATION,
    NO_ROOM,
    REGULAR_TYPES,
)
from palas.games.two_castles.wishes import connected_givers, num_in, rooms_with
from palas.kernel.jit import jit
from palas.kernel.record import Row

FIELD = 5  # bits: no cell is wanted for 32 points
FIELD_MASK = (1 << FIELD) - 1
SPECIAL_FIELD = REGULAR_TYPES
FIELDS = SPECIAL_FIELD + 1 + DECORATIONS

FARTHEST = 3  # levels up or down; further away is as good
LEVELS = 2 * FARTHEST + 1

NEAR = 2 * HAND + 2 * (MAX_ROOMS + 2) + 2  # in `out`: behind all rooms valued and all cells
ROOM_BITS = 8  # an entry there is a room, and above these bits its `nearness`
ROOM_MASK = (1 << ROOM_BITS) - 1


def _fields(traits: int) -> int:
    """Return a one in the field of every trait; the special rooms share a field."""
    fields = [kind for kind in range(REGULAR_TYPES) if traits >> kind & 1]
    fields += [SPECIAL_FIELD] * (traits & SPECIAL_TRAITS != 0)
    fields += [
        SPECIAL_FIELD + decoration
        for decoration in range(1, DECORATIONS + 1)
        if traits >> (DECORATION_TRAIT + decoration) & 1
    ]
    return sum(1 << FIELD * field for field in fields)


def _decoration_field(decoration: int) -> int:
    return FIELDS if decoration == NO_DECORATION else SPECIAL_FIELD + decoration


def _reach(where: int) -> int:
    """Return the cells nearby that a wish looks at, as a bit set by `nearness`."""
    cells = [
        (dx, dy)
        for dx in (-1, 0, 1)
        for dy in range(-FARTHEST, FARTHEST + 1)
        if abs(dx) <= WHERE_SIDE[where] and WHERE_LOWEST[where] <= dy <= WHERE_HIGHEST[where]
        if (dx, dy) != (0, 0) and not (where == AROUND_NOT_BELOW and (dx, dy) == (0, -1))
    ]
    return sum(1 << nearness(dx, dy) for dx, dy in cells)


@jit
def nearness(dx: int, dy: int) -> int:
    """Return a number for how a cell lies to another at most one column away."""
    return LEVELS * (dx + 1) + max(-FARTHEST, min(FARTHEST, dy)) + FARTHEST


WISH_FIELDS: tuple[int, ...] = tuple(  # [rooms] the points of a wish in the fields it wants
    points * _fields(wish) for points, wish in zip(ROOM_POINTS, ROOM_WISH, strict=True)
)
TYPE_SHIFT: tuple[int, ...] = tuple(
    FIELD * min(room_type(number), SPECIAL_FIELD) for number in range(len(ROOMS))
)
DECORATION_SHIFT: tuple[int, ...] = tuple(
    FIELD * _decoration_field(room.decoration) for room in ROOMS
)
WISH_SHIFT: tuple[int, ...] = tuple(  # [rooms] of those that want one type or special rooms
    FIELD * min(room.wants, SPECIAL_FIELD) for room in ROOMS
)
ROOM_FIELDS: tuple[int, ...] = tuple(_fields(traits) for traits in ROOM_TRAITS)
THRONE_FIELDS: tuple[int, ...] = tuple(_fields(traits) for traits in THRONE_TRAITS)

REACHES: tuple[int, ...] = tuple(_reach(where) for where in range(CONNECTED))
REACHES += (0, 0)  # CONNECTED and ANYWHERE do not look at what is near
REACHES += tuple(_reach(where) for where in range(ANYWHERE + 1, len(WHERE_SIDE)))
SIDES_REACH = _reach(ABOVE_BELOW) | _reach(LEFT_RIGHT)
FROM_THERE = nearness(1, FARTHEST)  # less `nearness` of one cell: that of the way back


@jit
def census(s: State, castle: int) -> int:
    """Count the rooms of a castle by type and by decoration, in fields; the throne room too."""
    counts = THRONE_FIELDS[s.throne[castle]] + 0
    for index in range(s.rooms[castle]):
        counts += ROOM_FIELDS[s.room[castle][index]]
    return counts


@jit
def num_of(counts: int, kind: int) -> int:
    """Return how many rooms of a type a census counts."""
    return counts >> FIELD * kind & FIELD_MASK


@jit
def touching(s: State, castle: int, x: int, y: int) -> int:
    """Return the rooms that share an edge with a cell, the throne left out, as a set."""
    xs = s.room_x[castle]
    ys = s.room_y[castle]
    found = 0
    for index in range(s.rooms[castle]):
        found |= int(abs(xs[index] - x) + abs(ys[index] - y) == 1) << index
    return found


@jit
def is_linked(s: State, castle: int, index: int, near: int) -> bool:
    """Tell whether a utility room or one connected to it is among some rooms (R7.3)."""
    if near >> index & 1 == 1:
        return True
    if near & rooms_with(s, castle, ROOM_WISH[s.room[castle][index]]) == 0:
        return False
    return near & connected_givers(s, castle, index) != 0


@jit
def survey(s: State, castle: int, x: int, y: int, out: Row) -> int:
    """List the rooms near a free cell from `out[NEAR]` on and return what is wanted on it."""
    rooms = s.room[castle]
    xs = s.room_x[castle]
    ys = s.room_y[castle]
    near = touching(s, castle, x, y)
    wanted = 0
    n = NEAR
    for index in range(s.rooms[castle]):
        room = rooms[index] + 0
        where = ROOM_WHERE[room]
        dx = xs[index] - x
        if -1 <= dx <= 1:
            there = nearness(dx, ys[index] - y)
            out[n] = there << ROOM_BITS | room
            n += 1
            if REACHES[where] >> (FROM_THERE - there) & 1 == 1:
                wanted += WISH_FIELDS[room]
        if where == ANYWHERE or (where == CONNECTED and is_linked(s, castle, index, near)):
            wanted += WISH_FIELDS[room]
    out[n] = NO_ROOM
    return wanted


@jit
def given_by(wanted: int, room: int) -> int:
    """Return the points that a room brings to others where something is wanted."""
    for_type = wanted >> TYPE_SHIFT[room] & FIELD_MASK
    return for_type + (wanted >> DECORATION_SHIFT[room] & FIELD_MASK)


@jit
def given_to_throne(s: State, castle: int, room: int, x: int, y: int) -> int:
    """Return the points that a room on a cell brings to the throne room (R9)."""
    throne = s.throne[castle] + 0
    is_first = x == THRONE_X1[throne] and y == THRONE_Y1[throne]
    is_second = x == THRONE_X2[throne] and y == THRONE_Y2[throne]
    if (is_first or is_second) and ROOM_TRAITS[room] & THRONE_WISH[throne] != 0:
        return THRONE_POINTS
    return 0


@jit
def is_throne_near(reach: int, x: int, y: int) -> bool:
    """Tell whether a wish on a cell looks at one of the two cells of the throne."""
    if -1 <= x <= 1 and reach >> nearness(-x, -y) & 1 == 1:
        return True
    return 0 <= x <= 2 and reach >> nearness(1 - x, -y) & 1 == 1


@jit
def num_near(wish: int, reach: int, out: Row) -> int:
    """Count the rooms listed by `survey` that are wanted where a wish looks."""
    count = 0
    at = NEAR
    while out[at] != NO_ROOM:
        if ROOM_TRAITS[out[at] & ROOM_MASK] & wish != 0:
            count += reach >> (out[at] >> ROOM_BITS) & 1
        at += 1
    return count


@jit
def found_on(s: State, castle: int, room: int, x: int, y: int, out: Row) -> int:
    """Return the points a room would have on the cell surveyed of what lies near it."""
    where = ROOM_WHERE[room]
    wish = ROOM_WISH[room]
    reach = SIDES_REACH if where == CONNECTED else REACHES[where]
    if reach == 0:
        return 0
    count = num_near(wish, reach, out)
    if THRONE_TRAITS[s.throne[castle]] & wish != 0 and is_throne_near(reach, x, y):
        count += 1
    if where == CONNECTED and count > 0:
        return connected_points(s, castle, room, x, y)
    return ROOM_POINTS[room] * count


@jit
def lay_on_trial(s: State, castle: int, room: int, x: int, y: int) -> None:
    """Lay a room on a free cell; only `lift` may follow."""
    index = s.rooms[castle] + 0
    s.room[castle][index] = room
    s.room_x[castle][index] = x
    s.room_y[castle][index] = y
    s.rooms[castle] = index + 1


@jit
def lift(s: State, castle: int) -> None:
    """Lift the room laid on trial: behind the last room a castle is blank."""
    index = s.rooms[castle] - 1
    s.room[castle][index] = 0
    s.room_x[castle][index] = 0
    s.room_y[castle][index] = 0
    s.rooms[castle] = index


@jit
def connected_points(s: State, castle: int, room: int, x: int, y: int) -> int:
    """Return the points of a utility room on a cell (R7.3)."""
    lay_on_trial(s, castle, room, x, y)
    points = num_in(connected_givers(s, castle, s.rooms[castle] - 1))
    lift(s, castle)
    return points
