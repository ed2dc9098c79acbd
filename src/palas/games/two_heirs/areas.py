"""Sets of places of the land as bit sets, and the sets that buildings count around them."""

from __future__ import annotations

from palas.kernel.jit import jit

from .state import TERRAIN, State
from .tables import DIRECTIONS, NO_PLACE, NO_TILE, TILE_BUILDING

NO_BUILDING = -1  # as the kind of building on open terrain


@jit
def num_in(places: int) -> int:
    """Count the places of a set."""
    places -= (places >> 1) & 0x55555555
    places = (places & 0x33333333) + ((places >> 2) & 0x33333333)
    return (((places + (places >> 4)) & 0x0F0F0F0F) * 0x01010101 & 0xFFFFFFFF) >> 24


@jit
def building_on(s: State, place: int) -> int:
    """Return the kind of building on a place, NO_BUILDING on open terrain."""
    if s.face[place] == TERRAIN or s.land[place] == NO_TILE:
        return NO_BUILDING
    return TILE_BUILDING[s.land[place]]


@jit
def beside_edges(s: State, place: int) -> int:
    """Return the places that share an edge with a place."""
    found = 0
    for direction in range(0, DIRECTIONS, 2):
        other = s.beside[place][direction] + 0
        if other != NO_PLACE:
            found |= 1 << other
    return found


@jit
def beside_corners(s: State, place: int) -> int:
    """Return the places that share just a corner with a place."""
    found = 0
    for direction in range(1, DIRECTIONS, 2):
        other = s.beside[place][direction] + 0
        if other != NO_PLACE:
            found |= 1 << other
    return found


@jit
def buildings_of(s: State, seat: int) -> int:
    """Return the places with buildings of a seat."""
    found = 0
    for place in range(s.land_size):
        if s.face[place] == seat:
            found |= 1 << place
    return found


@jit
def places_of_colour(s: State, colour: int) -> int:
    """Return the places of a colour: buildings of both seats and open terrain."""
    found = 0
    for place in range(s.land_size):
        if s.colour[place] == colour:
            found |= 1 << place
    return found


@jit
def buildings_of_kind(s: State, kind: int) -> int:
    """Return the places with buildings of a kind, of both seats."""
    found = 0
    for place in range(s.land_size):
        if building_on(s, place) == kind:
            found |= 1 << place
    return found


@jit
def area_from(s: State, place: int, colour: int) -> int:
    """Return a place and all of a colour that a way over edges of that colour joins to it."""
    inside = places_of_colour(s, colour)
    found = 1 << place
    waiting = found
    while waiting != 0:
        at = num_in((waiting & -waiting) - 1)
        near = beside_edges(s, at) & inside & ~found
        found |= near
        waiting = (waiting & (waiting - 1)) | near
    return found
