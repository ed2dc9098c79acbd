"""Scoring of Two Heirs: buildings and roads, the winner, and how well a seat stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.jit import jit

from .building_scores import building_points, is_doubled, plain_points
from .pairs import paired, share_of
from .reserve import troops_in_reserve
from .road_scoring import road_points_of_both
from .state import TERRAIN, State
from .tables import SEATS, TROOPS

if TYPE_CHECKING:
    from palas.kernel.record import Row

# guesses for `estimate`, in points
TILE_WORTH = 1.2  # a tile in the hand
REACH_WORTH = 0.5  # a troop in the reserve
DOUBLED_WORTH = 0.5  # the second half of a doubled building: the troop may still move on


@jit
def points_of_both(s: State) -> int:
    """Return the points of both seats if the game ended now, as a pair (R14.3)."""
    # R16.6: with the option off roads bring nothing.
    total = road_points_of_both(s) if s.roads == 1 else 0
    for place in range(s.land_size):
        if s.face[place] != TERRAIN:
            total += paired(building_points(s, place), s.face[place] + 0)
    return total


@jit
def scores(s: State, out: Row) -> None:
    """Write the points of both seats if the game ended now (R14)."""
    points = points_of_both(s)
    for seat in range(SEATS):
        out[seat] = share_of(points, seat)


@jit
def winners(s: State) -> int:
    """Return the best seats as a bit set."""
    return best_seats(s, points_of_both(s))


@jit
def best_seats(s: State, points: int) -> int:
    """Return the best seats, given all points: more of them, then troops in the reserve (R17)."""
    lead = (share_of(points, 0) - share_of(points, 1)) * (TROOPS + 1)
    lead += troops_in_reserve(s, 0) - troops_in_reserve(s, 1)
    if lead == 0:
        return 3
    return 1 if lead > 0 else 2


@jit
def promise(s: State, seat: int) -> float:
    """Guess what a seat will still earn: by its hand and its reach, less by troops that leave."""
    total = TILE_WORTH * s.hand_size[seat] + REACH_WORTH * troops_in_reserve(s, seat)
    for place in range(s.land_size):
        if s.face[place] == seat and is_doubled(s, place):
            total -= DOUBLED_WORTH * plain_points(s, place)
    return total


@jit
def estimate(s: State, seat: int) -> float:
    """Return how well a seat stands: its points and promise, less those of the other."""
    points = points_of_both(s)
    lead = 0.0 + share_of(points, seat) - share_of(points, 1 - seat)
    return lead if s.over == 1 else lead + promise(s, seat) - promise(s, 1 - seat)
