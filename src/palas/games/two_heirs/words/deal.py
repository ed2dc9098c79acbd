"""The deal of Two Heirs in names, both ways, and what chance reveals later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.kernel.errors import BrokenRecord
from palas.kernel.lexicon import Lexicon
from palas.kernel.message import Message, json_words
from palas.kernel.phrases import Phrases
from palas.kernel.rng import erase

from ..components import SETS
from ..names import SET_LEXICON, TILE_LEXICON, name_of, set_name, tile_name
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

SET_UP: Phrases = ("set-up: {wrong}", "Startaufstellung: {wrong}", "раздача: {wrong}")
WRONG: dict[str, Phrases] = {
    "shape": (
        "expected the names {names}, not {given}",
        "Erwartet werden die Namen {names}, nicht {given}",
        "нужны имена {names}, а не {given}",
    ),
    "missing": ("{name} is missing", "{name} fehlt", "не хватает {name}"),
    "start": (
        "start is a seat from 0 to {last}, not {given}",
        "start ist ein Platz von 0 bis {last}, nicht {given}",
        "start — место от 0 до {last}, а не {given}",
    ),
    "names": (
        "{name} must be a list of {count} names",
        "{name} muss eine Liste mit {count} Namen sein",
        "{name} — это список, имён в нём: {count}",
    ),
    "named": ("{name}: {wrong}", "{name}: {wrong}", "{name}: {wrong}"),
    "set_twice": (
        "sets: a set is named twice (R2.1)",
        "sets: Ein Set ist zweimal genannt (R2.1)",
        "sets: один набор назван дважды (R2.1)",
    ),
    "other_sets": (
        "sets: the option names other sets (R2.1)",
        "sets: Die Option nennt andere Sets (R2.1)",
        "sets: в параметре указаны другие наборы (R2.1)",
    ),
    "tile_twice": (
        "“{tile}” is dealt twice",
        "„{tile}“ ist zweimal ausgeteilt",
        "«{tile}»: жетон роздан дважды",
    ),
    "not_in_sets": (
        "“{tile}” is in none of the sets (R2.1)",
        "„{tile}“ gehört zu keinem der Sets (R2.1)",
        "«{tile}»: такого жетона нет в наборах (R2.1)",
    ),
}


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


def _broken(key: str, **values: object) -> BrokenRecord:
    return BrokenRecord(SET_UP, wrong=Message(WRONG[key], **values))


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
        raise _broken("shape", names=list(KEYS), given=json_words(setup))
    for key in KEYS:
        if key not in setup:
            raise _broken("missing", name=key)
    start = setup["start"]
    if type(start) is not int or not 0 <= start < SEATS:
        raise _broken("start", last=SEATS - 1, given=json_words(start))


def _read_sets(names: object, choice: int) -> int:
    numbers = _named("sets", names, SETS_IN_PLAY, SET_LEXICON)
    bits = sum(1 << number for number in set(numbers))
    if bits not in SET_BITS:
        raise _broken("set_twice")
    if choice not in (RANDOM_SETS, SET_BITS.index(bits)):
        raise _broken("other_sets")
    return bits


def _check_tiles(s: State, tiles: list[int]) -> None:
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise _broken("tile_twice", tile=name_of(tile))
        if not s.sets >> TILE_SET[tile] & 1:
            raise _broken("not_in_sets", tile=name_of(tile))


def _named(what: str, names: object, number: int, lexicon: Lexicon) -> list[int]:
    if not isinstance(names, list) or len(names) != number:
        raise _broken("names", name=what, count=number)
    try:
        return [lexicon.read(str(name)[:MAX_NAME], BrokenRecord) for name in names]
    except BrokenRecord as wrong:
        raise _broken("named", name=what, wrong=wrong.message) from None


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
