"""Who has the majority in a room, which abilities a seat owns, and where new servants come from."""

from __future__ import annotations

from palas.kernel.jit import jit

from .state import State
from .tables import (
    ABILITY_NOBLES,
    CARDINAL,
    MOST_OF_AN_ABILITY,
    NO_NOBLE,
    ROOMS,
    SUPPLY,
)


@jit
def has_majority(s: State, seat: int, room: int) -> bool:
    """Tell whether a seat has the majority in a room (R4)."""
    own = s.servants[seat][room]
    if own == 0:  # R4.1
        return False
    if s.has_majorities == 1 and seat == s.turn:  # R12.1
        return True
    for other in range(s.seats):
        if other != seat:
            theirs = s.servants[other][room]
            if theirs > own:
                return False
            if theirs == own and s.servants[other][CARDINAL] >= s.servants[seat][CARDINAL]:
                return False  # R4.2, R4.3
    return True


@jit
def majority_bonus(s: State, seat: int, room: int) -> int:
    """Return 1 for the majority in a room, else 0 (R4.5)."""
    return 1 if has_majority(s, seat, room) else 0


@jit
def with_majority(s: State, seat: int, room: int) -> int:
    """Return a seat's servants in a room, and one more for the majority (R6, R7.1, R8.1)."""
    return s.servants[seat][room] + majority_bonus(s, seat, room)


@jit
def count_ability(s: State, seat: int, ability: int) -> int:
    """Count the nobles of a seat that have an ability (R13.7)."""
    count = 0
    for at in range(MOST_OF_AN_ABILITY):
        noble = ABILITY_NOBLES[MOST_OF_AN_ABILITY * ability + at]
        if noble != NO_NOBLE and s.taken[noble] == seat:
            count += 1
    return count


@jit
def may_take(s: State, seat: int, source: int, room: int) -> bool:
    """Tell whether a new servant for a room can come from a source (R5.1, R5.2)."""
    if source == SUPPLY:
        return s.supply[seat] > 0
    return s.supply[seat] == 0 and source != room and s.servants[seat][source] > 0


@jit
def has_new_servant(s: State, seat: int, room: int) -> bool:
    """Tell whether there is any servant to place in a room (R5.3)."""
    count = s.supply[seat] - s.servants[seat][room]
    for other in range(ROOMS):
        count += s.servants[seat][other]
    return count > 0


@jit
def place(s: State, seat: int, source: int, room: int) -> None:
    """Place one new servant from a source in a room."""
    if source == SUPPLY:
        s.supply[seat] -= 1
    else:
        s.servants[seat][source] -= 1
    s.servants[seat][room] += 1
