"""Final scoring of Palais Royal: one function a rule, and an estimate of who stands well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.jit import jit

from .state import State
from .tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    FIELD_COUNTS,
    FIELD_ROWS,
    FIELDS,
    FIRST_POINTS,
    KING,
    LAST_NOBLES,
    MADAME,
    MINT,
    MOST_CARD_POINTS,
    NO_ABILITY,
    NO_SEAT,
    NOBLE_ABILITY,
    NOBLE_POINTS,
    NOBLES,
    PARK_ROWS,
    SCRIPTORIUM,
    SECOND_POINTS,
    STAIRCASE,
)

if TYPE_CHECKING:
    from palas.kernel.record import Row

CARD_POINTS = (2, 4)  # of the two kinds of points cards, as `points_played` counts them
BITS = 8  # of a seat's strength within the strengths of a row
STRENGTH = (1 << BITS) - 1


@jit
def noble_points(s: State, seat: int) -> int:
    """Return the points of all nobles a seat has recruited (R15.1)."""
    points = 0
    for noble in range(NOBLES):
        if s.taken[noble] == seat:
            points += NOBLE_POINTS[noble]
    return points


@jit
def card_points(s: State, seat: int) -> int:
    """Return the points of the cards a seat has played for points (R15.2)."""
    return CARD_POINTS[0] * s.points_played[seat][0] + CARD_POINTS[1] * s.points_played[seat][1]


@jit
def unplayed_points(s: State, seat: int) -> int:
    """Return the points for cards never played: one each, six at most (R15.3)."""
    return min(MOST_CARD_POINTS, s.hand_size[seat] + 0)


@jit
def row_strengths(s: State, row: int) -> int:
    """Return how strong all seats are in a border row, packed: `strength_of` unpacks (R15.5)."""
    strengths = 0
    for field in range(FIELDS):
        if (FIELD_ROWS[field] >> row) & 1 == 1 and s.owner[field] != NO_SEAT:
            strengths += FIELD_COUNTS[field] << (BITS * s.owner[field])
    return strengths


@jit
def strength_of(strengths: int, seat: int) -> int:
    """Return the strength of one seat out of those of a row: its servants, some counted twice."""
    return (strengths >> (BITS * seat)) & STRENGTH


@jit
def place_points(strengths: int, seats: int, seat: int) -> int:
    """Return what a seat's place in a row brings: every tie slips one place (R15.4, R15.6)."""
    own = strength_of(strengths, seat)
    stronger = 0
    level = 0
    for other in range(seats):
        strength = strength_of(strengths, other)
        if strength > own:
            stronger += 1
        elif strength == own and other != seat:
            level += 1
    if own == 0 or stronger > 1 or (stronger == 1 and level > 0):
        return 0
    return FIRST_POINTS if stronger + level == 0 else SECOND_POINTS


@jit
def row_points(s: State, row: int, seat: int) -> int:
    """Return the points of a seat in one border row (R15.6)."""
    return place_points(row_strengths(s, row), s.seats + 0, seat)


@jit
def points(s: State, seat: int) -> int:
    """Return the points of a seat but for the border rows."""
    return noble_points(s, seat) + card_points(s, seat) + unplayed_points(s, seat)


@jit
def scores(s: State, out: Row) -> None:
    """Write the points of every seat as if the game ended now (R15)."""
    for seat in range(s.seats):
        out[seat] = points(s, seat)
    for row in range(PARK_ROWS):
        strengths = row_strengths(s, row)
        for seat in range(s.seats):
            out[seat] += place_points(strengths, s.seats + 0, seat)


@jit
def final_points(s: State, seat: int) -> int:
    """Return all points of one seat as if the game ended now."""
    total = points(s, seat)
    for row in range(PARK_ROWS):
        total += row_points(s, row, seat)
    return total


@jit
def winners(s: State) -> int:
    """Return the best seats as a bit set; servants at the cardinal break ties (R15.8)."""
    best_points = -1
    best_servants = -1
    best = 0
    for seat in range(s.seats):
        total = final_points(s, seat)
        servants = s.servants[seat][CARDINAL] + 0
        if total > best_points or (total == best_points and servants > best_servants):
            best_points = total
            best_servants = servants
            best = 0
        if total == best_points and servants == best_servants:
            best |= 1 << seat
    return best


@jit
def working_servants(s: State, seat: int) -> float:
    """Guess what the servants in lasting rooms bring over a whole game, in points."""
    rooms = s.servants[seat]
    return 1.0 * rooms[COURT] + 1.2 * rooms[STAIRCASE] + 1.6 * rooms[MINT] + 0.3 * rooms[CARDINAL]


@jit
def recruiting_power(s: State, seat: int) -> float:
    """Guess what gold, seals and scribes are worth at the next recruiting, in points."""
    rooms = s.servants[seat]
    seals = rooms[KING] + rooms[MADAME]
    scribes = min(2, rooms[SCRIPTORIUM] + 0)
    return 0.5 * min(20, s.gold[seat] + 0) + 0.8 * min(8, seals) + 1.0 * scribes


@jit
def lasting_abilities(s: State, seat: int) -> int:
    """Count a seat's nobles that bring more than points."""
    count = 0
    for noble in range(NOBLES):
        if s.taken[noble] == seat and NOBLE_ABILITY[noble] != NO_ABILITY:
            count += 1
    return count


@jit
def prospects(s: State, seat: int) -> float:
    """Guess a seat's points at the end: those it has, and what its servants and gold promise."""
    share = max(0, s.nobles_left - LAST_NOBLES) / (FIELDS - LAST_NOBLES)
    promise = working_servants(s, seat) + 2.0 * lasting_abilities(s, seat)
    promise += 0.3 * (s.servants[seat][BACK_DOOR] + s.supply[seat])
    power = recruiting_power(s, seat) * (0.4 + 0.6 * share)
    if s.last_round == 1:
        power *= 0.5
    return final_points(s, seat) + share * promise + power


@jit
def estimate(s: State, seat: int) -> float:
    """Return how far a seat stands ahead of the best rival, in expected points."""
    best = -1.0e9
    own = 0.0
    for other in range(s.seats):
        guess = prospects(s, other)
        if other == seat:
            own = guess
        else:
            best = max(best, guess)
    return own - best
