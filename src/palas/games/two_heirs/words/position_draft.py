"""A position of Two Heirs while it is read: where every tile is put, once."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from palas.kernel.message import quoted
from palas.kernel.reading import Line, Said

from ..names import TILE_LEXICON, name_of
from ..setup import clear_table
from ..state import HIDDEN, IN_THE_RESERVE, NOT_IN_PLAY, State
from ..tables import (
    NO_COLOUR,
    NO_TILE,
    RESERVE_PLACES,
    SEATS,
    SET_BITS,
    STACK,
    TILE_SET,
    TILES,
    TROOPS,
)
from .cells import cell_words, place_at, read_cell
from .position_words import WRONG

if TYPE_CHECKING:
    from .cells import Cell

MAX_CELL = 20  # characters of a cell that are looked at
_EXAMPLES = {"one": partial(cell_words, 1, 0), "other": partial(cell_words, -2, -1)}


def blank_state() -> State:
    """Return an empty table: no tile placed, all troops in the reserve."""
    s = State()
    s.seats = SEATS
    s.roads = 1
    s.sets = SET_BITS[0]
    clear_table(s)
    s.reserve = [NO_TILE] * RESERVE_PLACES
    s.stack = [NO_TILE] * STACK
    s.land = [NO_TILE] * len(s.land)
    s.top_colour = NO_COLOUR
    s.troop_at = [[IN_THE_RESERVE] * TROOPS for _ in range(SEATS)]
    return s


class Draft(Said):
    """A position while it is read."""

    def __init__(self) -> None:
        super().__init__()
        self.s = blank_state()
        self.is_concealed = False

    def choose_sets(self, bits: int) -> None:
        """Bring the tiles of three sets into play, none of them placed yet."""
        self.s.sets = bits
        in_play = [bits >> TILE_SET[tile] & 1 for tile in range(TILES)]
        self.s.where = [HIDDEN if is_in else NOT_IN_PLAY for is_in in in_play]

    def put_tile(self, line: Line, name: str, where: int) -> int:
        """Put a tile somewhere, once."""
        tile = line.named(TILE_LEXICON, name)
        if self.s.where[tile] == NOT_IN_PLAY:
            raise line.broken(WRONG["not_in_sets"], tile=name_of(tile))
        if self.s.where[tile] != HIDDEN:
            raise line.broken(WRONG["tile_twice"], tile=name_of(tile))
        self.s.where[tile] = where
        return tile

    def unplaced(self) -> list[int]:
        """Return the tiles in play that the text has not named so far."""
        return [tile for tile in range(TILES) if self.s.where[tile] == HIDDEN]

    def cell(self, line: Line, words: str) -> Cell:
        """Return the cell that words mean."""
        cell = read_cell(words[:MAX_CELL])
        if cell is None:
            given = quoted(words, MAX_CELL)
            raise line.broken(WRONG["no_cell"], given=given, **_EXAMPLES)
        return cell

    def place(self, line: Line, words: str) -> int:
        """Return the place of the land at a cell."""
        place = place_at(self.s, self.cell(line, words))
        if place is None:
            raise line.broken(WRONG["no_tile_at"], cell=quoted(words, MAX_CELL))
        return place
