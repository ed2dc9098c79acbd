"""What every position of Two Heirs must keep: all tiles and troops, and a possible turn."""

from __future__ import annotations

from palas.kernel.errors import BrokenPosition

from ..names import colour_name, tile_name
from ..siege import besieged
from ..state import ENDLESS, HIDDEN, IN_THE_RESERVE, TERRAIN, State
from ..tables import (
    FOLLOWER,
    HAND_LIMIT,
    NO_PLACE,
    NO_TILE,
    RESERVE_TILES,
    SEATS,
    SIEGE_TOWER,
    TILE_BUILDING,
    TILE_COLOUR,
    TILES,
)
from ..turn import may_end
from .cells import place_words


def check_position(s: State) -> None:
    """Raise BrokenPosition unless the record keeps the rules of conservation."""
    _check_hidden(s)
    _check_reserve(s)
    _check_troops(s)
    _check_last_round(s)
    _check_turn(s)
    if s.tower != NO_PLACE:
        _check_sieges(s)


def _check_hidden(s: State) -> None:
    """R18.1: either all is known, or just the start tile and the stack are not."""
    if s.face[0] != TERRAIN:
        raise BrokenPosition("the start tile is open terrain: 'centre: mill, open' (R2.4)")
    left = [tile for tile in range(TILES) if s.where[tile] == HIDDEN]
    is_concealed = s.land[0] == NO_TILE
    is_stack_hidden = s.stack_size > 0 and s.stack[0] == NO_TILE
    if s.stack_size and is_concealed != is_stack_hidden:
        raise BrokenPosition("the start tile and the stack are both hidden, or both known (R18.1)")
    wanted = s.stack_size + 1 if is_concealed else 0
    if len(left) != wanted:
        names = ", ".join(tile_name(tile, "en").nominative for tile in left[:3])
        raise BrokenPosition(
            f"{len(left)} tiles in play are named nowhere ({names} …); hidden are {wanted} (R2.1)"
        )
    if is_concealed:
        _check_colours(s, left)


def _check_colours(s: State, left: list[int]) -> None:
    """Check that the colours seen on the backs are among the hidden tiles."""
    seen = [s.colour[0]] + ([s.top_colour] if s.stack_size else [])
    for colour in seen:
        count = sum(TILE_COLOUR[tile] == colour for tile in left)
        if count < seen.count(colour):
            raise BrokenPosition(
                f"too few {colour_name(colour, 'en')} tiles are hidden for the backs that are seen"
            )


def _check_reserve(s: State) -> None:
    """R5.3: the reserve is full as long as there is a stack."""
    tiles = sum(tile != NO_TILE for tile in s.reserve)
    if tiles != RESERVE_TILES and s.stack_size:
        raise BrokenPosition(
            f"tiles in the reserve: {tiles}; with a stack there are {RESERVE_TILES} (R5.3)"
        )


def _check_troops(s: State) -> None:
    for seat in range(SEATS):
        if s.troop_at[seat][FOLLOWER] == IN_THE_RESERVE:
            raise BrokenPosition(f"seat {seat + 1}: the follower never retreats (R10.4)")
        if seat != s.turn and any(s.moved[seat]):
            raise BrokenPosition(f"seat {seat + 1}: only the seat to act has moved troops (R10.1)")
    for place in range(1, s.land_size):
        if s.troop[place] == (1 << SEATS) - 1:
            raise BrokenPosition(f"two troops stand at {place_words(s, place, 'en')} (R10.5)")


def _check_last_round(s: State) -> None:
    if s.stack_size and s.turns_left != ENDLESS:
        raise BrokenPosition("turns left: the last round begins when the stack is empty (R13.1)")


def _check_turn(s: State) -> None:
    if s.crown != s.turn and not s.has_taken and not s.over:
        raise BrokenPosition(
            "the shield shows the other crown but no tile was taken: write 'taken' (R5.4)"
        )
    hand = s.hand_size[s.turn]
    if s.discarding and (hand <= HAND_LIMIT or not may_end(s, s.turn)):
        raise BrokenPosition(
            f"to discard: a seat that has taken and holds more than {HAND_LIMIT} tiles (R6.1)"
        )
    if s.hand_size[1 - s.turn] > HAND_LIMIT:
        raise BrokenPosition(
            f"seat {2 - s.turn}: more than {HAND_LIMIT} tiles in hand after its turn (R6.1)"
        )


def _check_sieges(s: State) -> None:
    is_tower = s.face[s.tower] == s.turn and TILE_BUILDING[s.land[s.tower]] == SIEGE_TOWER
    if not is_tower:
        raise BrokenPosition("sieges: no siege tower of the seat to act stands there (R12.1)")
    if s.sieges & ~besieged(s, s.turn, s.tower):
        raise BrokenPosition(
            "sieges: an enemy building with two of the seat's towers beside it is needed (R12.1)"
        )
