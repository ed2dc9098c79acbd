"""A position of Two Heirs as text, complete and typable.

    two-heirs, seat 1 to act
    sets travel, land and industry, trade and church
    roads on
    reserve farm, shield, mill, green market, hut, mine, cowshed
    stack 13 hidden, next yellow
    seat 1: hand smithy, green cathedral; troops centre, E1 moved, reserve
    seat 2: hand none; troops N1, reserve, reserve
    centre: green, hidden
    N1: yellow market of seat 2
    E1: bakery of seat 1
    E1 N1: sawmill, open
    discarded grey market, quarry
    crown seat 2, taken, discounts 1
    start seat 2, ply 31, reveals 7

Seats count from 1. The first line comes first, the others in any order; `#` begins a
comment. Cells and tiles are named as in moves (see `cells`), in any language.

- The first line may say `seat 1 to discard` (the turn is over but for the surplus),
  `seat 1 to decide sieges at E1: N1, E2` (a siege tower was built at E1 and two buildings
  may be razed) or `finished, turn of seat 1`.
- `sets` are the three in play. Missing: those of the first game. `roads` is on or off.
- `reserve` lists the seven places clockwise, `shield` where the shield lies, `-` for an
  empty place. Missing: the shield, then empty places.
- `stack` begins with the next tile; `...` adds all tiles in play named nowhere. Missing: all
  of those. `13 hidden, next yellow` keeps it secret; with it the start tile is hidden too.
- A seat's troops are the follower and the two others: a cell or `reserve`, with `moved` when
  the troop has moved this turn. Missing: the follower at the centre, the others in reserve.
- The land is a line for each tile in the order they were laid: `E1: bakery of seat 1` is a
  building, `E1: sawmill, open` is open terrain, the start tile of which only the colour is
  known is `centre: green, hidden`.
- `crown` is the seat whose crown the shield shows, `taken` means that the mandatory take is
  done, `discounts` is the terrain laid and not used yet. Missing: the crown of the seat to
  act, not taken, none.
- `start` is the seat that began, `turns left` counts the turns after this one in the last
  round; it stands only when the stack is empty.

The random generator and its key are never written.
"""

from __future__ import annotations

from ..names import colour_name, set_name, tile_name
from ..state import DISCARDED, ENDLESS, IN_THE_RESERVE, TERRAIN, State
from ..tables import NO_TILE, RESERVE_PLACES, SEATS, TILES, TROOPS
from .acts import besieged_places, hand_of
from .cells import place_words
from .deal import sets_in_play
from .position_checks import check_position
from .position_reader import read_position


def position_text(s: State) -> str:
    """Write a position, full or concealed, as text."""
    lines = [
        f"two-heirs, {_decision(s)}",
        "sets " + ", ".join(set_name(number, "en") for number in sets_in_play(s.sets)),
        f"roads {'on' if s.roads else 'off'}",
        "reserve " + ", ".join(_reserve(s, place) for place in range(RESERVE_PLACES)),
        "stack " + _stack(s),
        *(_seat(s, seat) for seat in range(SEATS)),
        *(_place(s, place) for place in range(s.land_size)),
        "discarded " + _tiles([tile for tile in range(TILES) if s.where[tile] == DISCARDED]),
        _turn(s),
        _counters(s),
    ]
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> State:
    """Read a position, or raise BrokenPosition with the line and what would be right."""
    s = read_position(text)
    check_position(s)
    return s


def _name(tile: int) -> str:
    return tile_name(tile, "en").nominative


def _tiles(tiles: list[int]) -> str:
    return ", ".join(map(_name, tiles)) or "none"


def _decision(s: State) -> str:
    what = "discard" if s.discarding else "act"
    if s.sieges:
        cells = ", ".join(place_words(s, place, "en") for place in besieged_places(s))
        what = f"decide sieges at {place_words(s, s.tower, 'en')}: {cells}"
    if not s.over:
        return f"seat {s.turn + 1} to {what}"
    left = "" if what == "act" else f", to {what}"
    return f"finished, turn of seat {s.turn + 1}{left}"


def _reserve(s: State, place: int) -> str:
    if place == s.shield:
        return "shield"
    return "-" if s.reserve[place] == NO_TILE else _name(s.reserve[place])


def _stack(s: State) -> str:
    if s.stack_size and s.stack[0] == NO_TILE:
        return f"{s.stack_size} hidden, next {colour_name(s.top_colour, 'en')}"
    return _tiles(s.stack[: s.stack_size][::-1])


def _seat(s: State, seat: int) -> str:
    troops = ", ".join(_troop(s, seat, troop) for troop in range(TROOPS))
    return f"seat {seat + 1}: hand {_tiles(hand_of(s, seat))}; troops {troops}"


def _troop(s: State, seat: int, troop: int) -> str:
    place = s.troop_at[seat][troop]
    where = "reserve" if place == IN_THE_RESERVE else place_words(s, place, "en")
    return f"{where} moved" if s.moved[seat][troop] else where


def _place(s: State, place: int) -> str:
    cell, tile = place_words(s, place, "en"), s.land[place]
    if tile == NO_TILE:
        return f"{cell}: {colour_name(s.colour[place], 'en')}, hidden"
    is_open = s.face[place] == TERRAIN
    return f"{cell}: {_name(tile)}" + (", open" if is_open else f" of seat {s.face[place] + 1}")


def _turn(s: State) -> str:
    parts = [f"crown seat {s.crown + 1}"]
    parts += ["taken"] if s.has_taken else []
    parts += [f"discounts {s.discounts}"] if s.discounts else []
    return ", ".join(parts)


def _counters(s: State) -> str:
    last = f", turns left {s.turns_left}" if s.turns_left != ENDLESS else ""
    return f"start seat {s.start + 1}, ply {s.ply}, reveals {s.reveals}{last}"
