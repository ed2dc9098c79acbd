"""What a seat may know in Two Heirs, and how to imagine the rest.

Hidden are the stack, but for the colour of its top tile, and the building of the start tile
(R18). Both seats and spectators know the same.
"""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import Generator, below, erase, shuffle

from .resources import amount, resources
from .state import HIDDEN, IN_STACK, ON_LAND, State
from .tables import (
    HAND_MOST,
    LAND_MOST,
    NO_TILE,
    NUM_COLOURS,
    RESERVE_PLACES,
    RESERVE_TILES,
    SEATS,
    TILE_COLOUR,
    TILES,
    TROOPS,
)

START = 0  # the place of the start tile


@jit
def conceal(s: State, seat: int) -> None:  # noqa: ARG001  # all know the same
    """Erase what a seat may not know (R18.1)."""
    erase(s.rng)
    for tile in range(TILES):
        if s.where[tile] == IN_STACK:
            s.where[tile] = HIDDEN
    for at in range(s.stack_size):
        s.stack[at] = NO_TILE
    if s.land[START] != NO_TILE:
        s.where[s.land[START]] = HIDDEN
        s.land[START] = NO_TILE


@jit
def draw_hidden(s: State, rng: Generator, colour: int) -> int:
    """Pick one of the tiles still hidden that have a colour, each equally likely."""
    left = 0
    for tile in range(TILES):
        if s.where[tile] == HIDDEN and TILE_COLOUR[tile] == colour:
            left += 1
    skip = below(rng, left)
    for tile in range(TILES):
        if s.where[tile] == HIDDEN and TILE_COLOUR[tile] == colour:
            if skip == 0:
                return tile
            skip -= 1
    return NO_TILE


@jit
def imagine(s: State, seat: int, rng: Generator) -> None:  # noqa: ARG001  # all know the same
    """Deal the hidden tiles at random to the start tile and the stack; known colours fit."""
    start = draw_hidden(s, rng, s.colour[START] + 0)
    s.land[START] = start
    s.where[start] = ON_LAND
    top = s.stack_size - 1
    if top < 0:
        return
    s.stack[top] = draw_hidden(s, rng, s.top_colour + 0)
    s.where[s.stack[top]] = IN_STACK
    at = 0
    for tile in range(TILES):
        if s.where[tile] == HIDDEN:
            s.stack[at] = tile
            s.where[tile] = IN_STACK
            at += 1
    shuffle(rng, s.stack, top)


# --------------------------------------------------------------------------- observation
# Tiles are written as their number + 1 and places of the land as theirs + 1, 0 is none. Seats
# come from the observer on; cells and directions stay those of the table, as in the actions.

PLACE_NUMBERS = 8
SEAT_NUMBERS = HAND_MOST + 2 * TROOPS + NUM_COLOURS
PLAIN_NUMBERS = 16
SEATS_AT = PLACE_NUMBERS * LAND_MOST
RESERVE_AT = SEATS_AT + SEAT_NUMBERS * SEATS
TILES_AT = RESERVE_AT + RESERVE_TILES
PLAIN_AT = TILES_AT + TILES
OBSERVATION = PLAIN_AT + PLAIN_NUMBERS


@jit
def observe_place(s: State, own: int, place: int, out: Row) -> None:
    """Write the eight numbers of one place of the land."""
    at = PLACE_NUMBERS * place
    out[at] = 1
    out[at + 1] = 0 if place == START else s.land[place] + 1
    out[at + 2] = s.land_x[place]
    out[at + 3] = s.land_y[place]
    out[at + 4] = s.colour[place] + 1
    out[at + 5] = 1 if s.face[place] == own else 0
    out[at + 6] = 1 if s.face[place] == 1 - own else 0
    troops = s.troop[place] + 0
    out[at + 7] = ((troops >> own) & 1) + 2 * ((troops >> (1 - own)) & 1)


@jit
def observe_seat(s: State, seat: int, at: int, out: Row) -> None:
    """Write hand, troops and resources of a seat."""
    for index in range(s.hand_size[seat]):
        out[at + index] = s.hand[seat][index] + 1
    at += HAND_MOST
    for troop in range(TROOPS):
        out[at + 2 * troop] = s.troop_at[seat][troop] + 1
        out[at + 2 * troop + 1] = s.moved[seat][troop]
    at += 2 * TROOPS
    access = resources(s, seat)
    for colour in range(NUM_COLOURS):
        out[at + colour] = amount(access, colour)


@jit
def observe_tiles(s: State, out: Row) -> None:
    """Write the reserve clockwise from the shield, and where each tile is."""
    for offset in range(RESERVE_TILES):
        out[RESERVE_AT + offset] = s.reserve[(s.shield + 1 + offset) % RESERVE_PLACES] + 1
    for tile in range(TILES):
        hidden = s.where[tile] == IN_STACK or tile == s.land[START]
        out[TILES_AT + tile] = HIDDEN if hidden else s.where[tile]


@jit
def observe_rest(s: State, own: int, out: Row) -> None:
    """Write the turn, the stack and the options."""
    at = PLAIN_AT
    out[at] = own
    out[at + 1] = 1 if s.turn == own else 0
    out[at + 2] = 1 if s.crown == own else 0
    out[at + 3] = 1 if s.start == own else 0
    out[at + 4] = s.shield
    out[at + 5] = s.stack_size
    out[at + 6] = s.top_colour + 1
    out[at + 7] = s.turns_left + 1
    out[at + 8] = s.has_taken
    out[at + 9] = s.discarding
    out[at + 10] = s.discounts
    out[at + 11] = s.tower + 1
    out[at + 12] = s.sieges
    out[at + 13] = s.land_size
    out[at + 14] = s.roads
    out[at + 15] = s.sets


@jit
def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat knows as numbers: land, seats from the observer on, tiles, the rest."""
    own = max(seat, 0)
    for at in range(OBSERVATION):
        out[at] = 0
    for place in range(s.land_size):
        observe_place(s, own, place, out)
    observe_seat(s, own, SEATS_AT, out)
    observe_seat(s, 1 - own, SEATS_AT + SEAT_NUMBERS, out)
    observe_tiles(s, out)
    observe_rest(s, own, out)
