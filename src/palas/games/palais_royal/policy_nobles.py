"""Which noble the sensible player wants: worth and cost in tenths of a point."""

from __future__ import annotations

from palas.kernel.jit import jit

from .majorities import has_majority
from .state import RECRUITING, State
from .tables import (
    FIELD_COUNTS,
    FIELD_ROWS,
    FIELDS,
    KING,
    LAST_NOBLES,
    MADAME,
    MAX_SEATS,
    NO_FIELD,
    NO_NOBLE,
    NOBLE_ABILITY,
    NOBLE_GOLD,
    NOBLE_POINTS,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    ROOMS,
)

POINT = 10
GOLD_COST, SEAL_COST = 4, 9  # what a gold and a seal could have brought elsewhere
GOLD_DELAY, SEAL_DELAY = 7, 10  # what it costs besides to wait for one that is missing
ROW_WORTH = 16  # of one servant in one border row
FULL_HOUSE, STAY_COST = 16, 5  # how dear a servant for a border row is, the fewer are left
HOUSEHOLD = 6  # servants who are no seals: on the stairs, in the court, in the scriptorium
SMALL_HOUSE, DEAR = 12, 60  # with so few, a servant for a border row is dear
TO_GO = FIELDS - LAST_NOBLES
CHOOSY, NO_FLOOR = 34, -10_000  # the worth beyond its cost that a noble needs at the start

# what an ability brings over a whole game, in the order of ABILITIES
ABILITY_WORTH = (0, 90, 15, 45, 60, 60, 15, 50, 50, 5)

NOBLE_WORTH = tuple(POINT * points for points in NOBLE_POINTS)
NOBLE_PROMISE = tuple(ABILITY_WORTH[ability] for ability in NOBLE_ABILITY)
FIELD_WORTH = tuple(
    ROW_WORTH * counts * rows.bit_count()
    for counts, rows in zip(FIELD_COUNTS, FIELD_ROWS, strict=True)
)


@jit
def nobles_to_go(s: State) -> int:
    """Return how many nobles are recruited before the last round, at least."""
    return max(0, s.nobles_left - LAST_NOBLES)


@jit
def household(s: State, seat: int) -> int:
    """Count the servants a seat has in the palace and in its supply."""
    count = s.supply[seat] + 0
    for room in range(ROOMS):
        count += s.servants[seat][room]
    return count


@jit
def seals(s: State, seat: int, room: int) -> int:
    """Return the seals a seat can count on in this turn at the king or at Madame."""
    count = s.servants[seat][room] + 0
    if s.phase == RECRUITING:
        return count + (s.turquoise if room == KING else s.violet)
    return count + (1 if has_majority(s, seat, room) else 0)


@jit
def best_field(s: State, seat: int, gold: int, most_short: int, fee: int) -> int:
    """Return the field whose noble is worth most beyond its cost, or NO_FIELD.

    The seat can count on some gold. Up to `most_short` seals may be missing, for a fee; a
    negative number lets the seat wait for gold and seals.
    """
    king = seals(s, seat, KING)
    madame = seals(s, seat, MADAME)
    size = household(s, seat)
    to_go = nobles_to_go(s)
    gold_cost = GOLD_COST
    seal_cost = SEAL_COST
    stay_cost = max(0, FULL_HOUSE - size) * STAY_COST
    if size <= SMALL_HOUSE:
        stay_cost = DEAR
    most_seals = max(2, size - HOUSEHOLD)
    if s.last_round == 1:  # what is left at the end is worth nothing
        gold_cost = 1
        seal_cost = 1
        stay_cost = 0
    best = CHOOSY - MAX_SEATS * s.round // s.seats  # be choosy, but less with every round
    if most_short < 0 or s.last_round == 1:
        best = NO_FLOOR
    best_at = NO_FIELD
    for field in range(FIELDS):
        noble = s.noble[field] + 0
        if noble != NO_NOBLE:
            price = max(0, NOBLE_GOLD[noble] - s.discount[field])
            turquoise = NOBLE_TURQUOISE[noble]
            violet = NOBLE_VIOLET[noble]
            short = max(0, turquoise - king) + max(0, violet - madame)
            missing = max(0, price - gold)
            if short > 0:
                missing = max(0, price + fee - gold)
            if most_short < 0:
                fits = turquoise + violet <= most_seals
            else:
                fits = missing == 0 and short <= most_short
            if fits:
                worth = NOBLE_WORTH[noble] + NOBLE_PROMISE[noble] * to_go // TO_GO
                if FIELD_WORTH[field] > 0:
                    worth += FIELD_WORTH[field] - stay_cost
                worth -= gold_cost * price + seal_cost * (turquoise + violet)
                worth -= GOLD_DELAY * missing + SEAL_DELAY * short
                if worth > best:
                    best = worth
                    best_at = field
    return best_at
