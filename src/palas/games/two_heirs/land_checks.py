"""Whether a land as drawn could have been built: every breach of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import COLOURS, TILES_OF_A_COLOUR
from .names import colour_name, set_name, tile_name
from .tables import (
    SEATS,
    SETS_IN_PLAY,
    TILE_SET,
    TROOPS,
)

if TYPE_CHECKING:
    from .land_reader import Cell, Drawing, Drawn


def breaches(drawing: Drawing) -> list[str]:
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


def _repeated(drawing: Drawing) -> list[str]:
    first: dict[int, Drawn] = {}
    found = []
    for drawn in drawing.cells.values():
        if drawn.tile is not None and first.setdefault(drawn.tile, drawn) is not drawn:
            name = tile_name(drawn.tile, "en").nominative
            found.append(f"{drawn.where}: {name} lies already on {first[drawn.tile].where} (R1.1)")
    return found


def _sets(drawing: Drawing) -> list[str]:
    sets = drawn_sets(drawing)
    if len(sets) <= SETS_IN_PLAY:
        return []
    names = ", ".join(set_name(number, "en") for number in sets)
    return [f"buildings of {len(sets)} sets ({names}): {SETS_IN_PLAY} are in play (R2.1)"]


def _colours(drawing: Drawing) -> list[str]:
    """Return the colours of which more tiles are drawn than are in play."""
    most = SETS_IN_PLAY * TILES_OF_A_COLOUR
    found = []
    for colour in range(len(COLOURS)):
        of_colour = [drawn for drawn in drawing.cells.values() if drawn.colour == colour]
        if len(of_colour) > most:
            name = colour_name(colour, "en")
            found.append(
                f"{of_colour[most].where}: {len(of_colour)} {name} tiles, {most} are in play (R1.1)"
            )
    return found


def _start(drawing: Drawing) -> list[str]:
    marked = [drawn for drawn in drawing.cells.values() if drawn.is_start]
    found = [f"{drawn.where}: a second start tile (R2.4)" for drawn in marked[1:]]
    if marked and marked[0].owner is not None:
        found.append(f"{marked[0].where}: the start tile is open terrain (R2.4)")
    return found


def _apart(drawing: Drawing) -> list[str]:
    """Return the tiles that no chain of neighbours joins to the first one."""
    joined: set[Cell] = set()
    waiting = [next(iter(drawing.cells))]
    while waiting:
        x, y = waiting.pop()
        joined.add((x, y))
        near = {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1)}
        waiting += (near & drawing.cells.keys()) - joined
    return [
        f"{drawn.where}: the tile lies apart from the land (R7.1)"
        for cell, drawn in drawing.cells.items()
        if cell not in joined
    ]


def _troops(drawing: Drawing) -> list[str]:
    found = []
    for seat in range(SEATS):
        count = sum(drawn.troops.count(seat) for drawn in drawing.cells.values())
        if count > TROOPS:
            found.append(f"heir {seat + 1}: {count} troops, everyone has {TROOPS} (R1.4)")
        elif drawing.reserve and count + drawing.reserve[seat] != TROOPS:
            found.append(
                f"heir {seat + 1}: {count} troops on the land and {drawing.reserve[seat]} in the"
                f" reserve, everyone has {TROOPS} (R1.4)"
            )
        elif count == 0:
            found.append(
                f"heir {seat + 1}: no troop on the land, the follower never leaves (R10.4)"
            )
    for drawn in drawing.cells.values():
        is_shared = drawn.is_start and sorted(drawn.troops) == [0, 1]
        if len(drawn.troops) > 1 and not is_shared:
            found.append(f"{drawn.where}: more than one troop on a tile (R10.5)")
    return found
