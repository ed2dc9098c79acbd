"""The deal: sets, stack, royal reserve, the start of the land and the troops (R2)."""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.rng import below, shuffle

from .land import lay
from .reserve import top_colour
from .state import ENDLESS, IN_RESERVE, IN_STACK, IN_THE_RESERVE, TERRAIN, State
from .tables import (
    DIRECTIONS,
    FOLLOWER,
    HAND_MOST,
    LAND_MOST,
    NO_PLACE,
    NO_TILE,
    RANDOM_SETS,
    RESERVE_TILES,
    SEATS,
    SET_BITS,
    STACK,
    TILE_SET,
    TILES,
    TILES_IN_PLAY,
    TROOPS,
)


@jit
def choose_sets(s: State, choice: int) -> None:
    """Note the three sets in play: a given choice or a random one (R2.1)."""
    if choice == RANDOM_SETS:
        choice = below(s.rng, RANDOM_SETS)
    s.sets = SET_BITS[choice]


@jit
def shuffle_tiles(s: State) -> None:
    """Shuffle the tiles in play; they lie in `land` until they are dealt (R2.2)."""
    count = 0
    for tile in range(TILES):
        if (s.sets >> TILE_SET[tile]) & 1 == 1:
            s.land[count] = tile
            count += 1
    shuffle(s.rng, s.land, TILES_IN_PLAY)


@jit
def deal_tiles(s: State) -> None:
    """Lay out the reserve and the start tile; the rest is the stack (R2.3, R2.4)."""
    s.reserve[0] = NO_TILE
    s.shield = 0
    for place in range(1, RESERVE_TILES + 1):
        s.reserve[place] = s.land[place - 1]
        s.where[s.reserve[place]] = IN_RESERVE
    start = s.land[RESERVE_TILES] + 0
    for at in range(STACK):
        s.stack[at] = s.land[LAND_MOST - 1 - at]
        s.where[s.stack[at]] = IN_STACK
    s.stack_size = STACK
    s.top_colour = top_colour(s)
    for place in range(LAND_MOST):
        s.land[place] = NO_TILE
    lay(s, start, TERRAIN, 0, 0)


@jit
def clear_table(s: State) -> None:
    """Leave hands and the land empty."""
    s.tower = NO_PLACE
    s.turns_left = ENDLESS
    for seat in range(SEATS):
        for at in range(HAND_MOST):
            s.hand[seat][at] = NO_TILE
    for place in range(LAND_MOST):
        for direction in range(DIRECTIONS):
            s.beside[place][direction] = NO_PLACE


@jit
def place_troops(s: State) -> None:
    """Put the plain troops in the reserve and both followers on the start tile."""
    for seat in range(SEATS):
        for troop in range(TROOPS):
            s.troop_at[seat][troop] = IN_THE_RESERVE
        s.troop_at[seat][FOLLOWER] = 0
    s.troop[0] = (1 << SEATS) - 1


@jit
def toss_shield(s: State) -> None:
    """Choose the seat that begins (R2.2)."""
    s.start = below(s.rng, SEATS)
    s.turn = s.start
    s.crown = s.start
    s.acting = 1 << s.start
