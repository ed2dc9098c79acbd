"""Reading the land of a position text: the tiles in the order they were laid, and the troops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.message import Message, quoted

from ..land import lay
from ..names import COLOUR_LEXICON
from ..state import IN_THE_RESERVE, ON_LAND, TERRAIN
from ..tables import LAND_MOST, NO_TILE, SEATS, TROOPS
from .acts import are_beside
from .cells import place_at
from .position_draft import MAX_CELL
from .position_words import A_SEAT, TROOPS_OF, WRONG

if TYPE_CHECKING:
    from palas.kernel.reading import Line

    from .cells import Cell
    from .position_draft import Draft


def read_place(draft: Draft, line: Line) -> None:
    """Lay one tile of the land."""
    cell_words, _, words = line.text.partition(":")
    cell = draft.cell(line, cell_words)
    _check_cell(draft, line, cell)
    name, comma, mark = (part.strip() for part in words.rpartition(","))
    if comma and mark == "hidden":
        _lay_hidden(draft, line, name, cell)
    elif comma and mark == "open":
        lay(draft.s, draft.put_tile(line, name, ON_LAND), TERRAIN, *cell)
    else:
        building, of, digits = (part.strip() for part in words.rpartition(" of seat "))
        if not of:
            raise line.broken(WRONG["land_tile"])
        seat = line.count(digits, A_SEAT, 1, SEATS) - 1
        lay(draft.s, draft.put_tile(line, building, ON_LAND), seat, *cell)


def _check_cell(draft: Draft, line: Line, cell: Cell) -> None:
    s = draft.s
    if place_at(s, cell) is not None:
        raise line.broken(WRONG["cell_taken"])
    laid = [(s.land_x[place], s.land_y[place]) for place in range(s.land_size)]
    if not laid and cell != (0, 0):
        raise line.broken(WRONG["start_first"])
    if laid and not any(are_beside(cell, other) for other in laid):
        raise line.broken(WRONG["touches_none"])
    if len(laid) == LAND_MOST:
        raise line.broken(WRONG["land_most"], most=LAND_MOST)


def _lay_hidden(draft: Draft, line: Line, colour: str, cell: Cell) -> None:
    """Lay the start tile of which only the colour is known (R18.1)."""
    if cell != (0, 0):
        raise line.broken(WRONG["only_start_hidden"])
    s = draft.s
    draft.is_concealed = True
    s.land_size = 1
    s.land[0] = NO_TILE
    s.face[0] = TERRAIN
    s.colour[0] = line.named(COLOUR_LEXICON, colour)


def read_troops(draft: Draft, line: Line, seat: int, words: list[str]) -> None:
    """Put the follower and the two other troops of a seat."""
    draft.say_once(line, f"troops of seat {seat + 1}", Message(TROOPS_OF, seat=seat + 1).told)
    if len(words) != TROOPS:
        raise line.broken(WRONG["num_troops"], count=TROOPS)
    for troop, where in enumerate(words):
        plain = where.removesuffix("moved").strip()
        draft.s.moved[seat][troop] = int(plain != where)
        if plain == "reserve":
            draft.s.troop_at[seat][troop] = IN_THE_RESERVE
            continue
        place = draft.place(line, plain)
        if draft.s.troop[place] >> seat & 1:
            raise line.broken(WRONG["own_together"], cell=quoted(plain, MAX_CELL))
        draft.s.troop_at[seat][troop] = place
        draft.s.troop[place] |= 1 << seat
