"""Laying rooms in Two Castles: whose turn it is to lay, and what laying a room does (R4)."""

from __future__ import annotations

from palas.games.two_castles.cells import cell_x, cell_y
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.seating import decider, elder, is_ludwigs, player_at, side_of
from palas.games.two_castles.state import LAID, NO_BONUS, State
from palas.games.two_castles.tables import (
    FIFTH,
    FOUNTAIN,
    NO_ROOM,
    REGULAR_ROOMS,
    REGULAR_TYPES,
    THIRD,
)
from palas.kernel.jit import jit

NO_GRANT = -1  # otherwise a bonus is named by the regular type it belongs to
SPECIAL_GRANT = REGULAR_TYPES  # or it is the one of a fifth room (R5.2)


@jit
def may_lay(s: State, castle: int, side: int) -> bool:
    """Tell whether the player at a side of a castle may lay its room now (R4.4, R4.5)."""
    if s.bonus[castle] != NO_BONUS or s.new_room[castle][side] == NO_ROOM:
        return False
    if s.new_room[castle][1 - side] == NO_ROOM or s.waiting[castle] >> side & 1 == 0:
        return True
    has_priority = player_at(s, castle, side) == elder(s, castle)
    return s.waiting[castle] >> (1 - side) & 1 == 1 and has_priority


@jit
def may_wait(s: State, castle: int, side: int) -> bool:
    """Tell whether the player at a side of a castle may wait for its partner (R4.5)."""
    if is_ludwigs(s, castle) or s.new_room[castle][1 - side] == NO_ROOM:
        return False
    if s.waiting[castle] >> side & 1 == 1:
        return False
    return s.waiting[castle] == 0 or player_at(s, castle, side) != elder(s, castle)


@jit
def may_act_in(s: State, castle: int, seat: int) -> bool:
    """Tell whether a seat has something to decide in one of its castles."""
    if s.bonus[castle] != NO_BONUS:
        return decider(s, castle) == seat
    if is_ludwigs(s, castle):  # R12.5
        return s.new_room[castle][0] != NO_ROOM or s.new_room[castle][1] != NO_ROOM
    return may_lay(s, castle, side_of(castle, seat))


@jit
def seats_placing(s: State) -> int:
    """Return the seats that have something to decide in their castles, as a bit set."""
    seats = 0
    for castle in range(s.castles):
        for side in range(2):
            player = player_at(s, castle, side)
            if player < s.seats and may_act_in(s, castle, player):
                seats |= 1 << player
    return seats


@jit
def rooms_of_type(s: State, castle: int, kind: int) -> int:
    """Count the rooms of a type in a castle."""
    count = 0
    for index in range(s.rooms[castle]):
        if room_type(s.room[castle][index] + 0) == kind:
            count += 1
    return count


@jit
def grant_of(s: State, castle: int, room: int) -> int:
    """Return the bonus that the room just laid brings, or NO_GRANT (R5.1 to R5.3)."""
    if room >= REGULAR_ROOMS:
        return NO_GRANT
    kind = room_type(room)
    count = rooms_of_type(s, castle, kind)
    if count == THIRD:
        return kind
    return SPECIAL_GRANT if count == FIFTH else NO_GRANT


@jit
def lay_room(s: State, castle: int, room: int, cell: int) -> None:
    """Lay a room on a cell of a castle."""
    index = s.rooms[castle] + 0
    s.room[castle][index] = room
    s.room_x[castle][index] = cell_x(cell)
    s.room_y[castle][index] = cell_y(cell)
    s.rooms[castle] += 1
    if room < REGULAR_ROOMS:
        s.place[room] = LAID
    else:
        s.special_stock[room - FOUNTAIN] -= 1
