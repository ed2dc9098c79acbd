"""Lines through the land: rows, columns and diagonals. Gaps never stop a line."""

from __future__ import annotations

from palas.kernel.jit import jit

from .state import State

TAVERN_REACH = 3  # R15.1: tiles to either side


@jit
def step_along(s: State, place: int, other: int, is_column: int) -> int:
    """Return how far a place lies from another along its row or column, 0 when beside the line.

    To the east and the north it is positive, to the west and the south negative.
    """
    across = s.land_x[other] - s.land_x[place]
    along = s.land_y[other] - s.land_y[place]
    if is_column == 0:
        across, along = along, across
    return along if across == 0 else 0


@jit
def whole_line(s: State, place: int, is_column: int) -> int:
    """Return the places in the row or column of a place, itself included."""
    found = 1 << place
    for other in range(s.land_size):
        if step_along(s, place, other, is_column) != 0:
            found |= 1 << other
    return found


@jit
def next_in_line(s: State, place: int, is_column: int, sign: int, behind: int) -> int:
    """Return the nearest place of a line on one side that lies further than `behind`, or -1."""
    nearest = -1
    least = 127
    for other in range(s.land_size):
        far = step_along(s, place, other, is_column) * sign
        if behind < far < least:
            nearest = other
            least = far
    return nearest


@jit
def near_line(s: State, place: int, is_column: int) -> int:
    """Return a place and the three nearest in its row or column on either side (R15.1)."""
    found = 1 << place
    for sign in range(-1, 2, 2):
        behind = 0
        for _ in range(TAVERN_REACH):
            other = next_in_line(s, place, is_column, sign, behind)
            if other >= 0:
                found |= 1 << other
                behind = step_along(s, place, other, is_column) * sign
    return found


@jit
def diagonals(s: State, place: int) -> int:
    """Return the places on both diagonal lines of a place, itself left out."""
    found = 0
    for other in range(s.land_size):
        across = abs(s.land_x[other] - s.land_x[place])
        if across != 0 and across == abs(s.land_y[other] - s.land_y[place]):
            found |= 1 << other
    return found
