"""A land as text, easy to type at the table: a map of its tiles.

    heirs: Anna, Ben
    sets: travel, land, trade
    roads: on
    -          | 2 mill *     | green
    1 smithy   | @yellow *2   | 1 green market
    1 bakery * | -            | 2 farm trading post

- A row of the map is a row of the land, drawn with the second heir's side above and the
  first heir's below; its cells stand between `|`. An empty cell is `-`, `.` or blank; cells
  at the end of a row may be left out. Only the number of `|` counts, not the blanks.
- A building begins with the number of its owner, the heir its lower edge points at: `1 mill`.
  Open terrain is its colour: `green`. `@` before it marks the start tile; unmarked, the tile
  in the middle is the centre from which cells are named.
- `*` behind a tile is a troop of its owner, `*1` and `*2` are troops of either heir. Troops
  not drawn are in the reserve; `reserve: 2, 1` says so and is checked.
- Names may be English, German or Russian, mixed, in any capitals, without accents, and
  shortened as long as they are clear: `pilgr green`, `Kathedrale gelb`, `рынок серый`.
- `sets` names the three in play and makes short names clearer; it may be left out, and so
  may `heirs` and `roads` (on). `#` begins a comment.
"""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from palas.kernel.errors import BrokenPosition
from palas.kernel.message import Message
from palas.kernel.phrases import counted

from .land import lay
from .land_checks import breaches, drawn_sets
from .land_reader import Cell, Drawing, Drawn, read_drawing
from .land_words import AND_MORE, MORE
from .names import colour_name, set_name, tile_name
from .setup import clear_table
from .state import DISCARDED, IN_THE_RESERVE, NOT_IN_PLAY, TERRAIN, State
from .tables import (
    LAND_MOST,
    NO_COLOUR,
    NO_TILE,
    REACH,
    RESERVE_PLACES,
    SEATS,
    STACK,
    TILE_COLOUR,
    TILE_SET,
    TILES,
    TROOPS,
)


class LandFile(NamedTuple):
    """What a land file says: the land in a finished record, the heirs, and the rules broken."""

    state: State
    names: list[str]  # of the heirs, empty when the file does not say
    breaches: list[Message]


def read_land(text: str, *, anyway: bool = False) -> LandFile:
    """Return the land of a file; `anyway` lists breaches of the rules instead of raising."""
    drawing = read_drawing(text)
    found = breaches(drawing)
    if found and not anyway:
        raise _refused(found)
    return LandFile(_filled(drawing), drawing.names, found)


def _refused(found: list[Message]) -> BrokenPosition:
    """Return the error that names the first breach and counts the others."""
    others = len(found) - 1
    if others == 0:
        return BrokenPosition(found[0])
    return BrokenPosition(AND_MORE, first=found[0], more=partial(counted, others, MORE))


def land_text(s: State, language: str = "en") -> str:
    """Return the land of a record as a drawing that can be read again."""
    sets = [number for number in range(s.sets.bit_length()) if s.sets >> number & 1]
    lines = ["sets: " + ", ".join(set_name(number, language) for number in sets)] if sets else []
    lines.append(f"roads: {'on' if s.roads == 1 else 'off'}")
    words = {
        (s.land_x[place], s.land_y[place]): _cell_text(s, place, language)
        for place in range(s.land_size)
    }
    columns = range(min(x for x, _ in words), max(x for x, _ in words) + 1)
    widths = {
        x: max(len(word) for (at, _), word in [*words.items(), ((x, 0), "-")] if at == x)
        for x in columns
    }
    for y in range(max(y for _, y in words), min(y for _, y in words) - 1, -1):
        cells = (words.get((x, y), "-").ljust(widths[x]) for x in columns)
        lines.append(" | ".join(cells).rstrip())
    return "\n".join(lines) + "\n"


def _cell_text(s: State, place: int, language: str) -> str:
    start = "@" if place == 0 else ""
    face = s.face[place]
    troops = "".join(f" *{seat + 1}" for seat in range(SEATS) if s.troop[place] >> seat & 1)
    if face == TERRAIN:
        return f"{start}{colour_name(s.colour[place], language)}{troops}"
    return f"{start}{face + 1} {tile_name(s.land[place], language).nominative}{troops}"


def _blank(drawing: Drawing) -> State:
    """Return a finished record with an empty land."""
    s = State()
    clear_table(s)
    s.seats, s.over, s.turns_left = SEATS, 1, 0
    s.roads = int(drawing.has_roads)
    s.sets = sum(1 << number for number in drawn_sets(drawing))
    s.reserve = [NO_TILE] * RESERVE_PLACES
    s.stack = [NO_TILE] * STACK
    s.land = [NO_TILE] * LAND_MOST
    s.top_colour = NO_COLOUR
    s.where = [DISCARDED if s.sets >> TILE_SET[tile] & 1 else NOT_IN_PLAY for tile in range(TILES)]
    s.troop_at = [[IN_THE_RESERVE] * TROOPS for _ in range(SEATS)]
    return s


def _filled(drawing: Drawing) -> State:
    s = _blank(drawing)
    left, top = _centre(drawing)
    used = {drawn.tile for drawn in drawing.cells.values()}
    unused = [tile for tile in range(TILES) if tile not in used]
    unused.sort(key=lambda tile: not s.sets >> TILE_SET[tile] & 1)  # those in play first
    for (x, y), drawn in sorted(drawing.cells.items(), key=lambda one: one[0] != (left, top)):
        if max(abs(x - left), abs(y - top)) > REACH:
            raise drawn.spot.broken("too_far", most=REACH)
        tile = _terrain_tile(unused, drawn) if drawn.tile is None else drawn.tile
        face = TERRAIN if drawn.owner is None else drawn.owner
        place = lay(s, tile, face, x - left, top - y)
        for seat in drawn.troops:
            if IN_THE_RESERVE in s.troop_at[seat]:
                s.troop_at[seat][s.troop_at[seat].index(IN_THE_RESERVE)] = place
                s.troop[place] |= 1 << seat
    return s


def _terrain_tile(unused: list[int], drawn: Drawn) -> int:
    """Return a tile that may lie face down there: nobody can tell which one it is."""
    tile = next((tile for tile in unused if TILE_COLOUR[tile] == drawn.colour), NO_TILE)
    if tile == NO_TILE:  # more of the colour than there are, scored anyway
        return TILE_COLOUR.index(drawn.colour)
    unused.remove(tile)
    return tile


def _centre(drawing: Drawing) -> Cell:
    """Return the start tile, or the tile nearest to the middle of the drawing."""
    for cell, drawn in drawing.cells.items():
        if drawn.is_start:
            return cell
    across = [x for x, _ in drawing.cells]
    along = [y for _, y in drawing.cells]
    middle = (min(across) + max(across), min(along) + max(along))
    return min(
        drawing.cells,
        key=lambda cell: abs(2 * cell[0] - middle[0]) + abs(2 * cell[1] - middle[1]),
    )
