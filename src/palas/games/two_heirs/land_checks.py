"""Whether a land as drawn could have been built: every breach of the rules."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from palas.kernel.message import Message

from .components import COLOURS, TILES_OF_A_COLOUR
from .land_words import BREACHES, HEIR
from .names import SETS, colour_name, name_of
from .tables import SEATS, SETS_IN_PLAY, TILE_SET, TROOPS

if TYPE_CHECKING:
    from .land_reader import Cell, Drawing, Drawn


def breaches(drawing: Drawing) -> list[Message]:
    """Return every breach of the rules in a land, each with the line it is written in."""
    return [
        *_repeated(drawing),
        *_sets(drawing),
        *_colours(drawing),
        *_start(drawing),
        *_apart(drawing),
        *_troops(drawing),
    ]


def drawn_sets(drawing: Drawing) -> list[int]:
    """Return the sets in play as far as they are known: those named, else those drawn."""
    tiles = (drawn.tile for drawn in drawing.cells.values() if drawn.tile is not None)
    return drawing.sets or sorted({TILE_SET[tile] for tile in tiles})


def _breach(key: str, **values: object) -> Message:
    return Message(BREACHES[key], **values)


def _repeated(drawing: Drawing) -> list[Message]:
    first: dict[int, Drawn] = {}
    found = []
    for drawn in drawing.cells.values():
        if drawn.tile is not None and first.setdefault(drawn.tile, drawn) is not drawn:
            name, at = name_of(drawn.tile), first[drawn.tile].where
            found.append(_breach("twice", cell=drawn.where, name=name, first=at))
    return found


def _sets(drawing: Drawing) -> list[Message]:
    sets = drawn_sets(drawing)
    if len(sets) <= SETS_IN_PLAY:
        return []
    names = [SETS[number] for number in sets]
    return [_breach("sets", count=len(sets), names=names, most=SETS_IN_PLAY)]


def _colours(drawing: Drawing) -> list[Message]:
    """Return the colours of which more tiles are drawn than are in play."""
    most = SETS_IN_PLAY * TILES_OF_A_COLOUR
    found = []
    for colour in range(len(COLOURS)):
        of_colour = [drawn for drawn in drawing.cells.values() if drawn.colour == colour]
        if len(of_colour) > most:
            count, cell = len(of_colour), of_colour[most].where
            stem = partial(_colour_stem, colour)
            found.append(_breach("colour", cell=cell, count=count, colour=stem, most=most))
    return found


def _colour_stem(colour: int, language: str) -> str:
    """Return a colour without its Russian ending: зелёный, зелёных."""
    return colour_name(colour, language).removesuffix("й")


def _start(drawing: Drawing) -> list[Message]:
    marked = [drawn for drawn in drawing.cells.values() if drawn.is_start]
    found = [_breach("second_start", cell=drawn.where) for drawn in marked[1:]]
    if marked and marked[0].owner is not None:
        found.append(_breach("start_built", cell=marked[0].where))
    return found


def _apart(drawing: Drawing) -> list[Message]:
    """Return the tiles that no chain of neighbours joins to the first one."""
    joined: set[Cell] = set()
    waiting = [next(iter(drawing.cells))]
    while waiting:
        x, y = waiting.pop()
        joined.add((x, y))
        near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
        waiting += (near & drawing.cells.keys()) - joined
    return [
        _breach("apart", cell=drawn.where)
        for cell, drawn in drawing.cells.items()
        if cell not in joined
    ]


def _troops(drawing: Drawing) -> list[Message]:
    found = []
    for seat in range(SEATS):
        heir = Message(HEIR, number=seat + 1)
        count = sum(drawn.troops.count(seat) for drawn in drawing.cells.values())
        if count > TROOPS:
            found.append(_breach("troops", heir=heir, count=count, most=TROOPS))
        elif drawing.reserve and count + drawing.reserve[seat] != TROOPS:
            told = {"count": count, "reserve": drawing.reserve[seat], "most": TROOPS}
            found.append(_breach("troops_in_all", heir=heir, **told))
        elif count == 0:
            found.append(_breach("no_troop", heir=heir))
    for drawn in drawing.cells.values():
        is_shared = drawn.is_start and sorted(drawn.troops) == [0, 1]
        if len(drawn.troops) > 1 and not is_shared:
            found.append(_breach("together", cell=drawn.where))
    return found
