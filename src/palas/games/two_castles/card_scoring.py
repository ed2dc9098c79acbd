"""The twenty bonus cards: what each counts in a castle."""

from __future__ import annotations

from palas.games.two_castles.cards import (
    AROUND_THRONE_CARD,
    ATTENDANTS_CARD,
    BELOW_GROUND_CARD,
    CARD_POINTS,
    CARD_TRAITS,
    FIVE_OF_A_TYPE_CARD,
    FOUR_SIDES_CARD,
    HEIGHT_CARD,
    HIGH_LEVEL,
    HIGH_LEVELS_CARD,
    ROOM_TYPES_CARD,
    SIDES,
    SIDES_OF_THRONE,
    SPACES_AROUND,
    SPACES_AROUND_THRONE,
    SURROUNDED_CARD,
    THREE_OF_A_TYPE_CARD,
    TYPES_AT_THRONE_CARD,
    WIDTH_CARD,
)
from palas.games.two_castles.rooms import REGULAR_TRAITS, room_type
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    NO_ATTENDANT,
    REACH,
    REGULAR_TYPES,
)
from palas.games.two_castles.wishes import (
    THRONE_BIT,
    is_around,
    is_beside,
    num_in,
    rooms_with,
)
from palas.kernel.jit import jit


@jit
def type_count(s: State, castle: int, kind: int) -> int:
    """Count the rooms of a type in a castle."""
    count = 0
    for index in range(s.rooms[castle]):
        if room_type(s.room[castle][index]) == kind:
            count += 1
    return count


@jit
def types_in(s: State, castle: int) -> int:
    """Return the types of room in a castle, the throne room left out, as a bit set (R10.1)."""
    types = 0
    for index in range(s.rooms[castle]):
        types |= 1 << room_type(s.room[castle][index])
    return types


@jit
def types_with(s: State, castle: int, least: int) -> int:
    """Count the regular types of which a castle has at least so many rooms (R10.19)."""
    count = 0
    for kind in range(REGULAR_TYPES):
        if type_count(s, castle, kind) >= least:
            count += 1
    return count


@jit
def num_attendants(s: State, castle: int) -> int:
    """Count the attendants in a throne room (R10.2)."""
    count = 0
    for place in range(ATTENDANT_PLACES):
        if s.attendant[castle][place] != NO_ATTENDANT:
            count += 1
    return count


@jit
def rooms_between(s: State, castle: int, lowest: int, highest: int) -> int:
    """Return the rooms on a range of levels above or below the throne's (R10.5, R10.6)."""
    found = 0
    for index in range(s.rooms[castle]):
        if lowest <= s.room_y[castle][index] <= highest:
            found |= 1 << index
    return found


@jit
def height(s: State, castle: int) -> int:
    """Count the levels of a castle (R10.9)."""
    levels = 1 << REACH  # the throne's
    for index in range(s.rooms[castle]):
        levels |= 1 << (s.room_y[castle][index] + REACH)
    return num_in(levels)


@jit
def width(s: State, castle: int) -> int:
    """Count the columns of a castle; the throne stands in two (R10.10)."""
    columns = 3 << REACH
    for index in range(s.rooms[castle]):
        columns |= 1 << (s.room_x[castle][index] + REACH)
    return num_in(columns)


@jit
def neighbours(s: State, castle: int, index: int, is_diagonal: bool) -> int:
    """Count the filled cells at the sides of a room or around it; the throne may fill two."""
    x = s.room_x[castle][index] + 0
    y = s.room_y[castle][index] + 0
    count = 0
    for cell in range(2):
        if is_beside(x - cell, y) or (is_diagonal and is_around(x - cell, y)):
            count += 1
    for other in range(s.rooms[castle]):
        dx = s.room_x[castle][other] - x
        dy = s.room_y[castle][other] - y
        if is_beside(dx, dy) or (is_diagonal and is_around(dx, dy)):
            count += 1
    return count


@jit
def at_throne(s: State, castle: int, is_diagonal: bool) -> int:
    """Return the rooms at the six sides of the throne, or on the ten cells around it (R10.18)."""
    found = 0
    for index in range(s.rooms[castle]):
        x = s.room_x[castle][index] + 0
        y = s.room_y[castle][index] + 0
        is_near = is_beside(x, y) or is_beside(x - 1, y)
        if is_near or (is_diagonal and (is_around(x, y) or is_around(x - 1, y))):
            found |= 1 << index
    return found


@jit
def enclosed(s: State, castle: int, is_diagonal: bool) -> int:
    """Return the rooms, the throne room too, with all sides or surroundings filled (R10.13)."""
    spaces = SPACES_AROUND if is_diagonal else SIDES
    throne_spaces = SPACES_AROUND_THRONE if is_diagonal else SIDES_OF_THRONE
    found = 0
    for index in range(s.rooms[castle]):
        if neighbours(s, castle, index, is_diagonal) == spaces:
            found |= 1 << index
    if num_in(at_throne(s, castle, is_diagonal)) == throne_spaces:
        found |= THRONE_BIT
    return found


@jit
def types_at_throne(s: State, castle: int) -> int:
    """Return the regular types at the six sides of the throne as a bit set (R10.17)."""
    near = at_throne(s, castle, False)
    types = 0
    for index in range(s.rooms[castle]):
        if (near >> index) & 1 == 1:
            types |= 1 << room_type(s.room[castle][index])
    return types & REGULAR_TRAITS


@jit
def card_rooms(s: State, castle: int, card: int) -> int:
    """Return the rooms a bonus card counts; none when it counts something else."""
    if CARD_TRAITS[card] != 0:
        return rooms_with(s, castle, CARD_TRAITS[card])
    if card == BELOW_GROUND_CARD:
        return rooms_between(s, castle, -REACH, -1)
    if card == HIGH_LEVELS_CARD:
        return rooms_between(s, castle, HIGH_LEVEL, REACH)
    if card == SURROUNDED_CARD:
        return enclosed(s, castle, True)
    if card == FOUR_SIDES_CARD:
        return enclosed(s, castle, False)
    if card == AROUND_THRONE_CARD:
        return at_throne(s, castle, True)
    return 0


@jit
def card_count(s: State, castle: int, card: int) -> int:
    """Count the things for which a bonus card gives points."""
    if card == ROOM_TYPES_CARD:
        return num_in(types_in(s, castle))
    if card == ATTENDANTS_CARD:
        return num_attendants(s, castle)
    if card == HEIGHT_CARD:
        return height(s, castle)
    if card == WIDTH_CARD:
        return width(s, castle)
    if card == TYPES_AT_THRONE_CARD:
        return num_in(types_at_throne(s, castle))
    if card == FIVE_OF_A_TYPE_CARD:
        return types_with(s, castle, 5)
    if card == THREE_OF_A_TYPE_CARD:
        return types_with(s, castle, 3)
    return num_in(card_rooms(s, castle, card))


@jit
def card_points(s: State, castle: int, card: int) -> int:
    """Return the points of a bonus card in a castle (R10)."""
    return CARD_POINTS[card] * card_count(s, castle, card)
