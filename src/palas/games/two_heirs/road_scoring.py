"""Roads: chains of road pieces that meet at the edges of neighbouring buildings (R16).

A road is the set of the places it joins. Roads have no number of their own: a road through
tiles is named by the first place it passes, a road between two neighbouring ends by the
southern or western one of them. So `road_of`, asked for all places in turn and told what was
seen, finds every road once.
"""

from __future__ import annotations

from palas.kernel.jit import jit

from .areas import buildings_of, num_in
from .pairs import paired, share_of
from .state import TERRAIN, State
from .tables import DIRECTIONS, NO_PLACE, NO_TILE, TILE_ENDS, TILE_ROAD

NO_ROAD = 0  # as a set of places
# the ways in which a place may name a road: through it, or from end to end
THROUGH, END_TO_NORTH, END_TO_EAST = range(3)
ROAD_WAYS = 3
NORTH, EAST = 0, 2  # as directions
LEAST_ON_A_ROAD = 2  # tiles that a road must join to bring points


@jit
def road_sides(s: State, place: int) -> int:
    """Return the sides of a place that its road reaches (N 1, E 2, S 4, W 8), seen by seat 0."""
    if s.face[place] == TERRAIN or s.land[place] == NO_TILE:
        return 0
    sides = TILE_ROAD[s.land[place]]
    # R2.5: tiles of seat 1 stand on their head: north and south, east and west change places.
    return sides if s.face[place] == 0 else (sides << 2 | sides >> 2) & 15


@jit
def is_road_end(s: State, place: int) -> bool:
    """Tell whether every road that reaches a building ends on it (R16.1)."""
    return TILE_ENDS[s.land[place]] == 1


@jit
def has_side(sides: int, direction: int) -> bool:
    """Tell whether a set of sides has the one in a direction."""
    return (sides >> (direction >> 1)) & 1 == 1


@jit
def next_on_road(s: State, place: int, direction: int) -> int:
    """Return the place where the road goes on that leaves a place in a direction, or NO_PLACE."""
    if not has_side(road_sides(s, place), direction):
        return NO_PLACE
    other = s.beside[place][direction] + 0
    if other == NO_PLACE or not has_side(road_sides(s, other), (direction + 4) % DIRECTIONS):
        return NO_PLACE
    return other


@jit
def way_on(s: State, place: int, came_from: int) -> int:
    """Return the direction in which a road passes on that came in from a direction."""
    rest = road_sides(s, place) & ~(1 << (came_from >> 1))
    direction = 0
    while not has_side(rest, direction):
        direction += 2
    return direction


@jit
def road_from(s: State, place: int, direction: int) -> int:
    """Return the road that leaves a place on one side: all tiles until its end (R16.2)."""
    found = 1 << place
    at = next_on_road(s, place, direction)
    while at != NO_PLACE and (found >> at) & 1 == 0:
        found |= 1 << at
        if is_road_end(s, at):
            return found
        direction = way_on(s, at, (direction + 4) % DIRECTIONS)
        at = next_on_road(s, at, direction)
    return found


@jit
def road_through(s: State, place: int) -> int:
    """Return the road that passes through a place, both ways, or NO_ROAD."""
    sides = road_sides(s, place)
    if sides == 0 or is_road_end(s, place):
        return NO_ROAD
    found = 1 << place
    for direction in range(0, DIRECTIONS, 2):
        if has_side(sides, direction):
            found |= road_from(s, place, direction)
    return found


@jit
def road_of(s: State, place: int, way: int, seen: int) -> int:
    """Return the road that a building names in one of three ways, or NO_ROAD.

    Places of roads already seen name none that passes through them.
    """
    if way == THROUGH:
        return NO_ROAD if (seen >> place) & 1 == 1 else road_through(s, place)
    if not is_road_end(s, place):
        return NO_ROAD
    other = next_on_road(s, place, NORTH if way == END_TO_NORTH else EAST)
    if other == NO_PLACE or not is_road_end(s, other):
        return NO_ROAD
    return 1 << place | 1 << other


@jit
def road_lead(road: int, own: int) -> int:
    """Return how many more buildings of a seat than of the other a road joins, given all its own.

    A road of fewer than two tiles counts for nobody (R16.4).
    """
    joined = num_in(road)  # each of them a building of one seat or the other
    return 2 * num_in(road & own) - joined if joined >= LEAST_ON_A_ROAD else 0


@jit
def road_points_of_both(s: State) -> int:
    """Return the points of both seats for all roads as a pair; never doubled (R16.4, R16.5)."""
    own = buildings_of(s, 0)
    total = 0
    seen = 0
    for place in range(s.land_size):
        if s.face[place] != TERRAIN:
            for way in range(ROAD_WAYS):
                road = road_of(s, place, way, seen)
                lead = road_lead(road, own)
                total += paired(lead, 0) if lead > 0 else paired(-lead, 1)
                if way == THROUGH:
                    seen |= road
    return total


@jit
def road_points(s: State, seat: int) -> int:
    """Return the points of a seat for all roads."""
    return share_of(road_points_of_both(s), seat)


@jit
def longest_road(s: State, place: int) -> int:
    """Return the longest road that leaves a place, the place itself included (R15.3)."""
    best = 1 << place
    for direction in range(0, DIRECTIONS, 2):
        road = road_from(s, place, direction)
        if num_in(road) > num_in(best):
            best = road
    return best
