"""The record of Two Heirs. Seats, tiles, places and troops count from 0.

The land is a list of places in the order they were laid, each with a tile, its cell (x to
the east, y to the north, the start tile at 0, 0) and the places beside it. Seat 0 sits in
the south: its tiles stand upright; those of seat 1 stand on their head. Places not yet laid
hold NO_TILE, have NO_PLACE beside them, and 0 everywhere else.
"""

from __future__ import annotations

from palas.kernel.contract import Head
from palas.kernel.record import Grid, Row, cell

from .tables import (
    DIRECTIONS,
    HAND_MOST,
    LAND_MOST,
    RESERVE_PLACES,
    SEATS,
    STACK,
    TILES,
    TROOPS,
)

# where: the place of a tile
NOT_IN_PLAY = 0
IN_STACK = 1
IN_RESERVE = 2
IN_HAND = 3
ON_LAND = 4
DISCARDED = 5
HIDDEN = 6  # in a concealed record: in the stack or the start tile

# face: what lies on a place of the land; else the seat whose building it is
TERRAIN = 2  # open terrain, nobody's

IN_THE_RESERVE = -1  # as the place of a troop

ENDLESS = -1  # turns_left before the stack is empty


class State(Head):
    """One position of Two Heirs."""

    sets: int = cell("i1")  # option: the three sets in play, a bit set
    roads: int = cell("i1")  # option: 1 = roads are scored
    turn: int = cell("i1")  # the seat to act
    start: int = cell("i1")  # the seat that began
    turns_left: int = cell("i1")  # ENDLESS, or turns left after this one once the stack is empty

    reserve: Row = cell("i1", RESERVE_PLACES)  # clockwise; NO_TILE at the shield and where empty
    shield: int = cell("i1")  # the place of the royal shield
    crown: int = cell("i1")  # the seat whose crown it shows: that seat has still to take a tile

    stack: Row = cell("i1", STACK)  # stack[stack_size - 1] is drawn next; secret
    stack_size: int = cell("i1")
    top_colour: int = cell("i1")  # of the next tile, seen on its back; -1 when the stack is empty
    where: Row = cell("i1", TILES)  # [tiles]
    hand: Grid = cell("i1", SEATS, HAND_MOST)  # [seats] ascending, NO_TILE behind; public
    hand_size: Row = cell("i1", SEATS)

    land_size: int = cell("i1")
    land: Row = cell("i1", LAND_MOST)  # [places] the tile; NO_TILE for a concealed start tile
    land_x: Row = cell("i1", LAND_MOST)
    land_y: Row = cell("i1", LAND_MOST)
    colour: Row = cell("i1", LAND_MOST)  # [places] seen on both sides of a tile
    face: Row = cell("i1", LAND_MOST)  # [places] the seat whose building it is, or TERRAIN
    troop: Row = cell("i1", LAND_MOST)  # [places] bit set of the seats with a troop there
    beside: Grid = cell("i1", LAND_MOST, DIRECTIONS)  # [places] the place there, or NO_PLACE

    troop_at: Grid = cell("i1", SEATS, TROOPS)  # [seats] the place, or IN_THE_RESERVE
    moved: Grid = cell("i1", SEATS, TROOPS)  # [seats] 1 = has moved this turn

    # the turn
    has_taken: int = cell("i1")  # 1 = the mandatory take is done
    discarding: int = cell("i1")  # 1 = the turn is over but for the surplus in hand
    discounts: int = cell("i1")  # terrain laid and not yet used for a building
    # the place of a siege tower whose sieges are being decided, or NO_PLACE
    tower: int = cell("i1")
    sieges: int = cell("i1")  # bit set of the directions 0, 2, 4, 6 (as bits 0 to 3) to decide
