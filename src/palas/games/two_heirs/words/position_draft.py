"""A position of Two Heirs while it is read: where every tile is put, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.reading import Line, Said

from ..names import TILE_LEXICON, tile_name
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
from .cells import place_at, read_cell

if TYPE_CHECKING:
    from .cells import Cell

MAX_CELL = 20  # characters of a cell that are looked at


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
        words = tile_name(tile, "en").nominative
        if self.s.where[tile] == NOT_IN_PLAY:
            raise line.broken(f"the {words} is in none of the sets in play (R2.1)")
        if self.s.where[tile] != HIDDEN:
            raise line.broken(f"the {words} is named twice")
        self.s.where[tile] = where
        return tile

    def unplaced(self) -> list[int]:
        """Return the tiles in play that the text has not named so far."""
        return [tile for tile in range(TILES) if self.s.where[tile] == HIDDEN]

    def cell(self, line: Line, words: str) -> Cell:
        """Return the cell that words mean."""
        cell = read_cell(words[:MAX_CELL])
        if cell is None:
            raise line.broken(
                f"a cell is 'centre' or like 'E1', 'N2', 'W2 S1', not {words[:MAX_CELL]!r}"
            )
        return cell

    def place(self, line: Line, words: str) -> int:
        """Return the place of the land at a cell."""
        place = place_at(self.s, self.cell(line, words))
        if place is None:
            raise line.broken(f"no tile lies at {words[:MAX_CELL]}")
        return place
