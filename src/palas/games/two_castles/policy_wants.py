"""What the rooms of a castle want on a cell, and what a room would find there.

What is wanted on a cell is one number of small fields, one for each regular type, one for
special rooms and one for each decoration: the points that such a room would bring to the
rooms that lie already. So the castle is gone through once a cell, not once for every room; and
what is the same on every cell is found once a castle.
"""

from __future__ import annotations

from palas.games.two_castles.actions import MAX_LEGAL
from palas.games.two_castles.cells import cell_x, cell_y
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
    ROOMS_OF_A_TYPE,
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
    REGULAR_TYPES,
)
from palas.games.two_castles.wishes import (
    THRONE_BIT,
    connected_givers,
    lowest_in,
    num_in,
    rooms_with,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row

FIELD = 5  # bits: no cell is wanted for 32 points
FIELD_MASK = (1 << FIELD) - 1
SPECIAL_FIELD = REGULAR_TYPES
FIELDS = SPECIAL_FIELD + 1 + DECORATIONS

FARTHEST = 3  # levels up or down; further away is as good
LEVELS = 2 * FARTHEST + 1
ASIDE = 2  # columns to a side; further away is as good, for no wish looks there

# in `out`, behind all rooms valued and all cells:
NEAR = 2 * HAND + 2 * (MAX_ROOMS + 2) + 2  # [rooms] how each room lies to the cell surveyed
WANTED = NEAR + MAX_ROOMS  # [hand] the rooms that each room valued wants, in two parts
LINKED = WANTED + 2 * HAND  # [utility rooms] what is linked to each, in two parts

LOW_BITS = 15  # of a set of rooms in the first part; the second one begins with the rest
LOW_MASK = (1 << LOW_BITS) - 1
HIGH_BITS = MAX_ROOMS + 1 - LOW_BITS  # and may have an index above these
HIGH_MASK = (1 << HIGH_BITS) - 1
NO_LINKS = -1  # behind the last
assert LINKED + 2 * ROOMS_OF_A_TYPE < MAX_LEGAL


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
    """Return a number for how a cell lies to another."""
    across = max(-ASIDE, min(ASIDE, dx)) + ASIDE
    return LEVELS * across + max(-FARTHEST, min(FARTHEST, dy)) + FARTHEST


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
THRONE_WISH_FIELDS: tuple[int, ...] = tuple(THRONE_POINTS * _fields(wish) for wish in THRONE_WISH)
THRONE_FIELDS: tuple[int, ...] = tuple(_fields(traits) for traits in THRONE_TRAITS)

REACHES: tuple[int, ...] = tuple(_reach(where) for where in range(CONNECTED))
REACHES += (0, 0)  # CONNECTED and ANYWHERE do not look at what is near
REACHES += tuple(_reach(where) for where in range(ANYWHERE + 1, len(WHERE_SIDE)))
SIDES_REACH = _reach(ABOVE_BELOW) | _reach(LEFT_RIGHT)
NEAR_REACH: tuple[int, ...] = tuple(  # [rooms] a utility room begins with what it touches
    SIDES_REACH if where == CONNECTED else REACHES[where] for where in ROOM_WHERE
)
FROM_THERE = nearness(ASIDE, FARTHEST)  # less `nearness` of one cell: that of the way back
REACHED_FROM: tuple[int, ...] = tuple(  # [rooms] the cells whose rooms a wish looks at, from there
    sum(1 << (FROM_THERE - near) for near in range(FROM_THERE + 1) if REACHES[where] >> near & 1)
    for where in ROOM_WHERE
)


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
def keep_set(out: Row, at: int, members: int, index: int) -> None:
    """Write a set of rooms in two parts, beside the index of a room."""
    out[at] = members & LOW_MASK
    out[at + 1] = index << HIGH_BITS | members >> LOW_BITS


@jit
def kept_set(out: Row, at: int) -> int:
    """Return a set of rooms written in two parts."""
    return out[at] | (out[at + 1] & HIGH_MASK) << LOW_BITS


@jit
def list_links(s: State, castle: int, out: Row) -> None:
    """List from `out[LINKED]` on which rooms every utility room is linked to, itself too (R7.3)."""
    n = LINKED
    for index in range(s.rooms[castle]):
        if ROOM_WHERE[s.room[castle][index]] == CONNECTED:
            linked = connected_givers(s, castle, index) | 1 << index
            keep_set(out, n, linked, index)
            n += 2
    out[n] = NO_LINKS


@jit
def wanted_anywhere(s: State, castle: int, out: Row) -> int:
    """Return what is wanted on every cell of a castle, and make ready for `survey`."""
    wanted = 0
    for index in range(s.rooms[castle]):
        room = s.room[castle][index] + 0
        if ROOM_WHERE[room] == ANYWHERE:
            wanted += WISH_FIELDS[room]
    list_links(s, castle, out)
    return wanted


@jit
def wanted_by_throne(s: State, castle: int, x: int, y: int) -> int:
    """Return what the throne room wants on a cell: on those it marks, two types (R9)."""
    throne = s.throne[castle] + 0
    is_first = x == THRONE_X1[throne] and y == THRONE_Y1[throne]
    is_second = x == THRONE_X2[throne] and y == THRONE_Y2[throne]
    return THRONE_WISH_FIELDS[throne] + 0 if is_first or is_second else 0


@jit
def wanted_by_linked(s: State, castle: int, x: int, y: int, out: Row) -> int:
    """Return what utility rooms want on a cell beside them or beside what is linked to them."""
    wanted = 0
    at = LINKED
    if out[at] == NO_LINKS:
        return wanted
    near = touching(s, castle, x, y)
    while out[at] != NO_LINKS:
        if near & kept_set(out, at) != 0:
            wanted += WISH_FIELDS[s.room[castle][out[at + 1] >> HIGH_BITS]]
        at += 2
    return wanted


@jit
def survey(s: State, castle: int, x: int, y: int, anywhere: int, out: Row) -> int:
    """Write how every room lies to a free cell and return what is wanted on it.

    `wanted_anywhere` comes first.
    """
    rooms = s.room[castle]
    xs = s.room_x[castle]
    ys = s.room_y[castle]
    wanted = anywhere + wanted_by_throne(s, castle, x, y)
    for index in range(s.rooms[castle]):  # without jumps: they cost more than the questions
        room = rooms[index] + 0
        there = nearness(xs[index] - x, ys[index] - y)
        out[NEAR + index] = there
        wanted += WISH_FIELDS[room] * (REACHED_FROM[room] >> there & 1)
    return wanted + wanted_by_linked(s, castle, x, y, out)


@jit
def given_by(wanted: int, room: int) -> int:
    """Return the points that a room brings to others where something is wanted."""
    for_type = wanted >> TYPE_SHIFT[room] & FIELD_MASK
    return for_type + (wanted >> DECORATION_SHIFT[room] & FIELD_MASK)


@jit
def is_throne_near(reach: int, x: int, y: int) -> bool:
    """Tell whether a wish on a cell looks at one of the two cells of the throne."""
    if -1 <= x <= 1 and reach >> nearness(-x, -y) & 1 == 1:
        return True
    return 0 <= x <= 2 and reach >> nearness(1 - x, -y) & 1 == 1


@jit
def num_near(rooms: int, reach: int, out: Row) -> int:
    """Count the rooms of a set that lie where a wish on the cell surveyed looks."""
    count = 0
    while rooms != 0:
        count += reach >> out[NEAR + lowest_in(rooms)] & 1
        rooms &= rooms - 1
    return count


@jit
def wanted_by(s: State, castle: int, room: int) -> int:
    """Return the rooms, and the throne room, that a room would want if they lay near it."""
    if NEAR_REACH[room] == 0:
        return 0
    return rooms_with(s, castle, ROOM_WISH[room])


@jit
def found_on(s: State, castle: int, room: int, cell: int, wants: int, out: Row) -> int:
    """Return the points a room would have on the cell surveyed of what it wants near it."""
    reach = NEAR_REACH[room]
    count = num_near(wants & ~THRONE_BIT, reach, out)
    if wants & THRONE_BIT != 0 and is_throne_near(reach, cell_x(cell), cell_y(cell)):
        count += 1
    if ROOM_WHERE[room] == CONNECTED and count > 0:
        return connected_points(s, castle, room, cell)
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
def connected_points(s: State, castle: int, room: int, cell: int) -> int:
    """Return the points of a utility room on a cell (R7.3)."""
    lay_on_trial(s, castle, room, cell_x(cell), cell_y(cell))
    points = num_in(connected_givers(s, castle, s.rooms[castle] - 1))
    lift(s, castle)
    return points
