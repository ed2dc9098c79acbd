"""The crafts: basketry, pottery and cooperage count pairs of two colours around them (R15.19)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .areas import beside_corners, beside_edges, building_on, num_in, places_of_colour
from .state import State
from .tables import (
    BASKETRY,
    COOPERAGE,
    GREEN,
    GREY,
    GUILD_HOUSE,
    POTTERY,
    TILE_VARIANT,
    YELLOW,
)

PAIR_POINTS = 3
GUILD_PAIR_POINTS = 4
# [crafts from basketry to cooperage] the two colours of a pair
FIRST_COLOUR = (GREEN, GREY, GREY)
SECOND_COLOUR = (YELLOW, YELLOW, GREEN)


@jit
def is_craft(kind: int) -> bool:
    """Tell whether a kind of building counts pairs."""
    return kind in (BASKETRY, POTTERY, COOPERAGE)


@jit
def marked_fields(s: State, place: int) -> int:
    """Return the places on the fields that a craft marks: at its edges or at its corners."""
    if TILE_VARIANT[s.land[place]] == 0:
        return beside_edges(s, place)
    return beside_corners(s, place)


@jit
def pair_fields(s: State, place: int, is_second: int) -> int:
    """Return the marked places of the first or the second colour of a craft's pairs."""
    craft = building_on(s, place) - BASKETRY
    colour = SECOND_COLOUR[craft] if is_second == 1 else FIRST_COLOUR[craft]
    return marked_fields(s, place) & places_of_colour(s, colour)


@jit
def num_pairs(s: State, place: int) -> int:
    """Count the pairs of a craft; no tile belongs to two of them (R15.19)."""
    return min(num_in(pair_fields(s, place, 0)), num_in(pair_fields(s, place, 1)))


@jit
def guild_house_of(s: State, place: int) -> int:
    """Return the place of an own guild house for a craft, or -1."""
    craft = building_on(s, place) - BASKETRY
    for other in range(s.land_size):
        is_own = s.face[other] == s.face[place]
        if is_own and building_on(s, other) == GUILD_HOUSE:
            if TILE_VARIANT[s.land[other]] == craft:
                return other
    return -1


@jit
def pair_points(s: State, place: int) -> int:
    """Return the points of one pair of a craft: more with a guild house, however many (R15.22)."""
    return PAIR_POINTS if guild_house_of(s, place) < 0 else GUILD_PAIR_POINTS
