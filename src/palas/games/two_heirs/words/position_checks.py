"""What every position of Two Heirs must keep: all tiles and troops, and a possible turn."""

from __future__ import annotations

from functools import partial

from palas.kernel.errors import BrokenPosition

from ..names import COLOURS, name_of
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
from .cells import cell_words
from .position_words import WRONG

MOST_NAMED = 3  # of tiles that are named nowhere


def _broken(key: str, **values: object) -> BrokenPosition:
    return BrokenPosition(WRONG[key], **values)


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
        raise _broken("start_is_open")
    left = [tile for tile in range(TILES) if s.where[tile] == HIDDEN]
    is_concealed = s.land[0] == NO_TILE
    is_stack_hidden = s.stack_size > 0 and s.stack[0] == NO_TILE
    if s.stack_size and is_concealed != is_stack_hidden:
        raise _broken("hidden_both")
    wanted = s.stack_size + 1 if is_concealed else 0
    if len(left) != wanted:
        raise _wrongly_hidden(left, wanted)
    if is_concealed:
        _check_colours(s, left)


def _wrongly_hidden(left: list[int], wanted: int) -> BrokenPosition:
    """Return the error that says how many tiles are left to be hidden, and how many should be."""
    if not left:
        return _broken("none_left", wanted=wanted)
    names = [*map(name_of, left[:MOST_NAMED]), *("…" for _ in left[MOST_NAMED : MOST_NAMED + 1])]
    return _broken("nowhere", count=len(left), names=names, wanted=wanted)


def _check_colours(s: State, left: list[int]) -> None:
    """Check that the colours seen on the backs are among the hidden tiles."""
    seen = [s.colour[0]] + ([s.top_colour] if s.stack_size else [])
    for colour in seen:
        count = sum(TILE_COLOUR[tile] == colour for tile in left)
        if count < seen.count(colour):
            raise _broken("backs", colour=COLOURS[colour])


def _check_reserve(s: State) -> None:
    """R5.3: the reserve is full as long as there is a stack."""
    tiles = sum(tile != NO_TILE for tile in s.reserve)
    if tiles != RESERVE_TILES and s.stack_size:
        raise _broken("reserve_full", count=tiles, most=RESERVE_TILES)


def _check_troops(s: State) -> None:
    for seat in range(SEATS):
        if s.troop_at[seat][FOLLOWER] == IN_THE_RESERVE:
            raise _broken("follower", seat=seat + 1)
        if seat != s.turn and any(s.moved[seat]):
            raise _broken("moved", seat=seat + 1)
    for place in range(1, s.land_size):
        if s.troop[place] == (1 << SEATS) - 1:
            cell = partial(cell_words, s.land_x[place], s.land_y[place])
            raise _broken("together", cell=cell)


def _check_last_round(s: State) -> None:
    if s.stack_size and s.turns_left != ENDLESS:
        raise _broken("last_round")


def _check_turn(s: State) -> None:
    if s.crown != s.turn and not s.has_taken and not s.over:
        raise _broken("crown")
    hand = s.hand_size[s.turn]
    if s.discarding and (hand <= HAND_LIMIT or not may_end(s, s.turn)):
        raise _broken("discard", most=HAND_LIMIT)
    if s.hand_size[1 - s.turn] > HAND_LIMIT:
        raise _broken("hand_after", seat=2 - s.turn, most=HAND_LIMIT)


def _check_sieges(s: State) -> None:
    is_tower = s.face[s.tower] == s.turn and TILE_BUILDING[s.land[s.tower]] == SIEGE_TOWER
    if not is_tower:
        raise _broken("no_tower")
    if s.sieges & ~besieged(s, s.turn, s.tower):
        raise _broken("no_siege")
