"""The deal of Two Heirs in names, both ways, and what chance reveals later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.kernel.errors import BrokenRecord
from palas.kernel.lexicon import Lexicon
from palas.kernel.rng import erase

from ..components import SETS
from ..names import SET_LEXICON, TILE_LEXICON, set_name, tile_name
from ..setup import clear_table, deal_tiles, place_troops
from ..state import State
from ..tables import (
    NO_TILE,
    RANDOM_SETS,
    RESERVE_PLACES,
    RESERVE_TILES,
    SEATS,
    SET_BITS,
    SETS_IN_PLAY,
    STACK,
    TILE_SET,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

KEYS = ("sets", "reserve", "start_tile", "stack", "start")
MAX_NAME = 60


def setup_words(s: State) -> dict[str, Any]:
    """Return a fresh deal: sets, reserve clockwise from the shield, stack with the next first."""
    return {
        "sets": [set_name(number, "en") for number in sets_in_play(s.sets)],
        "reserve": [_name(tile) for tile in s.reserve if tile != NO_TILE],
        "start_tile": _name(s.land[0]),
        "stack": [_name(tile) for tile in s.stack[: s.stack_size][::-1]],
        "start": s.start,
    }


def sets_in_play(bits: int) -> list[int]:
    """Return the numbers of the sets in a bit set."""
    return [number for number in range(len(SETS)) if bits >> number & 1]


def _name(tile: int) -> str:
    return tile_name(tile, "en").nominative


def parse_setup(setup: Mapping[str, Any], seats: int, options: Sequence[int]) -> State:
    """Lay out a deal again, or raise BrokenRecord."""
    _check_keys(setup)
    s = State()
    s.seats = seats
    s.sets = _read_sets(setup["sets"], options[0])
    s.roads = options[1]
    reserve = _named("reserve", setup["reserve"], RESERVE_TILES, TILE_LEXICON)
    start_tile = _named("start_tile", [setup["start_tile"]], 1, TILE_LEXICON)
    stack = _named("stack", setup["stack"], STACK, TILE_LEXICON)
    tiles = [*reserve, *start_tile, *stack]
    _check_tiles(s, tiles)
    s.land = tiles  # as a shuffled pile, from which they are dealt
    clear_table(s)
    deal_tiles(s)
    place_troops(s)
    s.start = s.turn = s.crown = setup["start"]
    s.acting = 1 << s.start
    erase(s.rng)
    return s


def _check_keys(setup: object) -> None:
    if not isinstance(setup, dict):
        raise BrokenRecord(f"set-up: expected the names {', '.join(KEYS)}, not {setup!r:.40}")
    for key in KEYS:
        if key not in setup:
            raise BrokenRecord(f"set-up: {key!r} is missing")
    start = setup["start"]
    if type(start) is not int or not 0 <= start < SEATS:
        raise BrokenRecord(f"set-up: start is a seat from 0 to {SEATS - 1}, not {start!r:.40}")


def _read_sets(names: object, choice: int) -> int:
    numbers = _named("sets", names, SETS_IN_PLAY, SET_LEXICON)
    bits = sum(1 << number for number in set(numbers))
    if bits not in SET_BITS:
        raise BrokenRecord("set-up: sets: a set is named twice (R2.1)")
    if choice not in (RANDOM_SETS, SET_BITS.index(bits)):
        raise BrokenRecord("set-up: sets: the option names other sets (R2.1)")
    return bits


def _check_tiles(s: State, tiles: list[int]) -> None:
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise BrokenRecord(f"set-up: the {_name(tile)} is dealt twice")
        if not s.sets >> TILE_SET[tile] & 1:
            raise BrokenRecord(f"set-up: the {_name(tile)} is in none of the sets (R2.1)")


def _named(what: str, names: object, number: int, lexicon: Lexicon) -> list[int]:
    if not isinstance(names, list) or len(names) != number:
        raise BrokenRecord(f"set-up: {what} must be a list of {number} names")
    try:
        return [lexicon.read(str(name)[:MAX_NAME], BrokenRecord) for name in names]
    except BrokenRecord as wrong:
        raise BrokenRecord(f"set-up: {what}: {wrong}") from None


def revealed(before: State, after: State) -> dict[str, Any]:
    """Return what chance showed in a move: the tile that filled the reserve."""
    tile = new_tile(before, after)
    return {} if tile == NO_TILE else {"reserve": _name(tile)}


def new_tile(before: State, after: State) -> int:
    """Return the tile of the stack that filled the reserve in a move, or NO_TILE."""
    if after.stack_size == before.stack_size:
        return NO_TILE
    return after.reserve[before.shield % RESERVE_PLACES]


def with_luck(before: State, after: State, reveals: Mapping[str, Any]) -> State:  # noqa: ARG001
    """Return the record after a move: all of its luck was in the deal."""
    return after
