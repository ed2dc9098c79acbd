"""The royal reserve: reach, taking a tile, the shield and the crown (R3, R5, R11)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .state import IN_HAND, IN_RESERVE, IN_THE_RESERVE, State
from .tables import NO_COLOUR, NO_TILE, RESERVE_PLACES, SEATS, TILE_COLOUR, TROOPS


@jit
def troops_in_reserve(s: State, seat: int) -> int:
    """Count the troops of a seat in the reserve."""
    count = 0
    for troop in range(TROOPS):
        if s.troop_at[seat][troop] == IN_THE_RESERVE:
            count += 1
    return count


@jit
def places_in_reach(s: State, seat: int) -> int:
    """Return the places of the reserve whose tiles a seat reaches, as a bit set (R3)."""
    left = troops_in_reserve(s, seat) + 1  # R3.1
    found = 0
    place = s.shield + 0
    for _ in range(RESERVE_PLACES - 1):
        place = place + 1 if place + 1 < RESERVE_PLACES else 0
        if s.reserve[place] != NO_TILE and left > 0:  # R3.2: empty places are skipped
            found |= 1 << place
            left -= 1
    return found


@jit
def top_colour(s: State) -> int:
    """Return the colour on the back of the next tile, NO_COLOUR when the stack is empty."""
    if s.stack_size == 0:
        return NO_COLOUR
    return TILE_COLOUR[s.stack[s.stack_size - 1]]


@jit
def put_in_hand(s: State, seat: int, tile: int) -> None:
    """Put a tile in a hand, which is kept ascending."""
    at = s.hand_size[seat] + 0
    while at > 0 and s.hand[seat][at - 1] > tile:
        s.hand[seat][at] = s.hand[seat][at - 1]
        at -= 1
    s.hand[seat][at] = tile
    s.hand_size[seat] += 1
    s.where[tile] = IN_HAND


@jit
def pull_from_hand(s: State, seat: int, index: int) -> int:
    """Take the tile at a place of a hand out of it and return it."""
    tile = s.hand[seat][index] + 0
    s.hand_size[seat] -= 1
    for at in range(index, s.hand_size[seat]):
        s.hand[seat][at] = s.hand[seat][at + 1]
    s.hand[seat][s.hand_size[seat]] = NO_TILE
    return tile


@jit
def refill(s: State, place: int) -> None:
    """Lay the top tile of the stack open on a place; the last one starts the last round (R5.3)."""
    s.stack_size -= 1
    tile = s.stack[s.stack_size] + 0
    s.stack[s.stack_size] = NO_TILE
    s.reserve[place] = tile
    s.where[tile] = IN_RESERVE
    s.top_colour = top_colour(s)
    s.reveals += 1
    if s.stack_size == 0:
        s.turns_left = SEATS  # R13.1


@jit
def take(s: State, seat: int, place: int) -> None:
    """Take a tile; the shield moves there and turns, and its old place is filled (R5)."""
    put_in_hand(s, seat, s.reserve[place] + 0)
    s.reserve[place] = NO_TILE
    left = s.shield + 0
    s.shield = place
    s.crown = 1 - seat
    s.has_taken = 1
    if s.stack_size > 0:  # R13.2
        refill(s, left)
