"""What a seat has access to, and whether it can build with it (R8, R9)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .reserve import places_in_reach
from .state import State
from .tables import (
    GREEN,
    GREY,
    NO_COLOUR,
    RESERVE_PLACES,
    TILE_COLOUR,
    TILE_GIVES,
    TILE_GRAIN,
    TILE_STONE,
    TILE_WOOD,
    TROOPS,
    YELLOW,
)

BITS = 8  # of a sum of resources, for each colour
MOST = (1 << BITS) - 1


@jit
def one_of(colour: int) -> int:
    """Return one resource of a colour as a sum of resources."""
    return 1 << (BITS * colour)


@jit
def amount(resources: int, colour: int) -> int:
    """Return how many resources of a colour are in a sum of resources."""
    return (resources >> (BITS * colour)) & MOST


@jit
def from_reserve(s: State, reach: int) -> int:
    """Sum the resources of the tiles on the places in reach."""
    total = 0
    for place in range(RESERVE_PLACES):
        if (reach >> place) & 1 == 1:
            total += one_of(TILE_COLOUR[s.reserve[place]])
    return total


@jit
def from_troops(s: State, seat: int) -> int:
    """Sum the resources of the tiles under the seat's troops."""
    total = 0
    for troop in range(TROOPS):
        place = s.troop_at[seat][troop]
        if place >= 0:
            total += one_of(s.colour[place] + 0)
    return total


@jit
def from_buildings(s: State, seat: int) -> int:
    """Sum the resources of the seat's farms, sawmills and quarries."""
    total = 0
    for place in range(s.land_size):
        if s.face[place] == seat and TILE_GIVES[s.land[place]] != NO_COLOUR:
            total += one_of(TILE_GIVES[s.land[place]])
    return total


@jit
def resources(s: State, seat: int) -> int:
    """Sum all the resources a seat has access to (R8.1)."""
    reach = places_in_reach(s, seat)
    return from_reserve(s, reach) + from_troops(s, seat) + from_buildings(s, seat)


@jit
def shortage(tile: int, access: int) -> int:
    """Return how many resources of a tile's cost are missing in a sum of resources."""
    wood = max(0, TILE_WOOD[tile] - amount(access, GREEN))
    grain = max(0, TILE_GRAIN[tile] - amount(access, YELLOW))
    stone = max(0, TILE_STONE[tile] - amount(access, GREY))
    return wood + grain + stone


@jit
def affordable(s: State, seat: int) -> int:
    """Return the places in hand whose buildings the seat can build now, as a bit set (R7.2)."""
    access = resources(s, seat)
    found = 0
    for index in range(s.hand_size[seat]):
        if shortage(s.hand[seat][index] + 0, access) <= s.discounts:  # R9.3
            found |= 1 << index
    return found
