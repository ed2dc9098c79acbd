"""Which rooms fulfil the wish of a room or of the throne room.

A set of rooms is an integer with bit `1 << index` for the rooms of a castle in the order
they were laid, and bit `THRONE_BIT` for the throne room. The throne room is one room on
two cells, so it is in a set once, however many of its cells lie where it is wanted.
"""

from __future__ import annotations

from palas.games.two_castles.rooms import (
    AROUND_NOT_BELOW,
    CONNECTED,
    NOWHERE,
    ROOM_TRAITS,
    ROOM_WHERE,
    ROOM_WISH,
    THRONE_TRAITS,
    THRONE_WISH,
    THRONE_X1,
    THRONE_X2,
    THRONE_Y1,
    THRONE_Y2,
    WHERE_HIGHEST,
    WHERE_LOWEST,
    WHERE_SIDE,
)
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import MAX_ROOMS
from palas.kernel.jit import jit

THRONE = MAX_ROOMS  # as an index: the throne room
THRONE_BIT = 1 << THRONE


@jit
def num_in(members: int) -> int:
    """Count the members of a bit set."""
    count = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


@jit
def lowest_in(members: int) -> int:
    """Return the lowest member of a bit set."""
    return num_in((members & -members) - 1)


@jit
def rooms_with(s: State, castle: int, traits: int) -> int:
    """Return the rooms of a castle that have one of some traits, the throne room among them."""
    found = 0
    for index in range(s.rooms[castle]):
        if ROOM_TRAITS[s.room[castle][index]] & traits != 0:
            found |= 1 << index
    if THRONE_TRAITS[s.throne[castle]] & traits != 0:
        found |= THRONE_BIT
    return found


@jit
def is_around(dx: int, dy: int) -> bool:
    """Tell whether a cell is one of the eight around another."""
    return max(abs(dx), abs(dy)) == 1


@jit
def is_beside(dx: int, dy: int) -> bool:
    """Tell whether a cell shares an edge with another."""
    return abs(dx) + abs(dy) == 1


@jit
def placed_givers(s: State, castle: int, index: int, where: int) -> int:
    """Return the rooms a room wants that lie where it wants them."""
    wish = ROOM_WISH[s.room[castle][index]]
    x = s.room_x[castle][index] + 0
    y = s.room_y[castle][index] + 0
    # R7, R8: every wish but one is a rectangle of cells around the room
    left = x - WHERE_SIDE[where]
    right = x + WHERE_SIDE[where]
    bottom = y + WHERE_LOWEST[where]
    top = y + WHERE_HIGHEST[where]
    rooms = s.room[castle]
    xs = s.room_x[castle]
    ys = s.room_y[castle]
    found = 0
    for other in range(s.rooms[castle]):  # without jumps: they cost more than the questions
        is_across = (left <= xs[other]) & (xs[other] <= right)
        is_along = (bottom <= ys[other]) & (ys[other] <= top)
        is_wanted = ROOM_TRAITS[rooms[other]] & wish != 0
        found |= int(is_across & is_along & is_wanted) << other
    if left <= 1 and right >= 0 and bottom <= 0 <= top:
        if THRONE_TRAITS[s.throne[castle]] & wish != 0:
            found |= THRONE_BIT
    if where == AROUND_NOT_BELOW:
        found &= ~room_below(s, castle, index)
    return found & ~(1 << index)


@jit
def room_below(s: State, castle: int, index: int) -> int:
    """Return the room straight below another as a set: it may count for nothing (R7.2)."""
    found = 0
    for other in range(s.rooms[castle]):
        if s.room_x[castle][other] == s.room_x[castle][index]:
            if s.room_y[castle][other] == s.room_y[castle][index] - 1:
                found |= 1 << other
    return found


@jit
def touches(s: State, castle: int, index: int, other: int) -> bool:
    """Tell whether two rooms of a castle share an edge; either may be the throne room."""
    if index == THRONE:
        index = other
        other = THRONE
    x = s.room_x[castle][index] + 0
    y = s.room_y[castle][index] + 0
    if other == THRONE:
        return is_beside(x, y) or is_beside(x - 1, y)
    return is_beside(s.room_x[castle][other] - x, s.room_y[castle][other] - y)


@jit
def connected_givers(s: State, castle: int, index: int) -> int:
    """Return the rooms a utility room wants that a path of such rooms links to it (R7.3)."""
    missing = rooms_with(s, castle, ROOM_WISH[s.room[castle][index]])
    missing &= ~(1 << index)  # R7.3: it does not count itself
    found = 0
    waiting = 1 << index  # rooms whose neighbours are still to be looked at
    while waiting != 0 and missing != 0:
        here = lowest_in(waiting)
        waiting &= waiting - 1
        candidates = missing
        while candidates != 0:
            there = lowest_in(candidates)
            candidates &= candidates - 1
            if touches(s, castle, here, there):
                found |= 1 << there
                waiting |= 1 << there
                missing &= ~(1 << there)
    return found


@jit
def givers(s: State, castle: int, index: int) -> int:
    """Return the rooms that fulfil the wish of a room, each for the points printed (R7, R8)."""
    where = ROOM_WHERE[s.room[castle][index]]
    if where == NOWHERE:
        return 0
    if where == CONNECTED:
        return connected_givers(s, castle, index)
    return placed_givers(s, castle, index, where)


@jit
def throne_givers(s: State, castle: int) -> int:
    """Return the rooms of the types the throne room wants on its two marked cells (R9)."""
    throne = s.throne[castle] + 0
    found = 0
    for index in range(s.rooms[castle]):
        x = s.room_x[castle][index] + 0
        y = s.room_y[castle][index] + 0
        is_first = x == THRONE_X1[throne] and y == THRONE_Y1[throne]
        is_second = x == THRONE_X2[throne] and y == THRONE_Y2[throne]
        if is_first or is_second:
            if ROOM_TRAITS[s.room[castle][index]] & THRONE_WISH[throne] != 0:
                found |= 1 << index
    return found
