"""Scoring of Two Heirs: buildings and roads, the winner, and how well a seat stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.jit import jit

from .building_scores import building_points, is_doubled, plain_points
from .pairs import paired, share_of
from .reserve import troops_in_reserve
from .road_scoring import road_points_of_both
from .state import ENDLESS, TERRAIN, State
from .tables import SEATS, TROOPS
from .turn import may_take

if TYPE_CHECKING:
    from palas.kernel.record import Row

# guesses for `estimate`, in points: fitted to how 300 games between searches ended
TILE_WORTH = 4.2  # a tile in the hand, or to be taken
REACH_WORTH = 0.5  # a troop in the reserve
DOUBLED_WORTH = 1.05  # the second half of a doubled building: its troop will march on
LAST_MARCH = 12.0  # what the troops will double when they stop


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
def takes_left(s: State, seat: int) -> float:
    """Return how many tiles a seat will still take, or by how many it leads while a stack is left.

    Whoever is in turn takes next: half a tile ahead until then, half a tile behind after it.
    """
    if s.turn != seat:
        return 0.5 if s.turns_left == ENDLESS else (s.turns_left + 1) // 2 + 0.0
    now = 1.0 if may_take(s, seat) else 0.0
    return now if s.turns_left == ENDLESS else now + s.turns_left // 2


@jit
def promise(s: State, seat: int) -> float:
    """Guess what a seat will still earn: by its hand, its reach, and troops on the march."""
    if s.turns_left == 0 and s.turn != seat:
        return 0.0
    total = TILE_WORTH * (s.hand_size[seat] + takes_left(s, seat)) + LAST_MARCH
    total += REACH_WORTH * troops_in_reserve(s, seat)
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
