"""Siege towers: which buildings a new one besieges, and razing them (R12)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .state import TERRAIN, State
from .tables import EDGES, NO_PLACE, SIEGE_TOWER, TILE_BUILDING

TOWERS_OF_A_SIEGE = 2


@jit
def is_own_tower(s: State, seat: int, place: int) -> bool:
    """Tell whether a siege tower of the seat stands on a place."""
    if place == NO_PLACE or s.face[place] != seat:
        return False
    return TILE_BUILDING[s.land[place]] == SIEGE_TOWER


@jit
def towers_beside(s: State, seat: int, place: int) -> int:
    """Count the siege towers of a seat orthogonally beside a place."""
    count = 0
    for edge in range(EDGES):
        if is_own_tower(s, seat, s.beside[place][2 * edge] + 0):
            count += 1
    return count


@jit
def besieged(s: State, seat: int, tower: int) -> int:
    """Return the edges of a new tower behind which an enemy building falls, as a bit set."""
    found = 0
    for edge in range(EDGES):
        place = s.beside[tower][2 * edge] + 0
        if place != NO_PLACE and s.face[place] == 1 - seat:  # R12.6
            if towers_beside(s, seat, place) >= TOWERS_OF_A_SIEGE:
                found |= 1 << edge
    return found


@jit
def besiege(s: State, seat: int, tower: int) -> None:
    """Let the seat decide what its new siege tower brings down, if anything (R12.1)."""
    s.sieges = besieged(s, seat, tower)
    s.tower = tower if s.sieges != 0 else NO_PLACE


@jit
def raze(s: State, edge: int) -> None:
    """Turn a besieged building over (R12.2)."""
    s.face[s.beside[s.tower][2 * edge]] = TERRAIN
    s.sieges = s.sieges & ~(1 << edge)
    if s.sieges == 0:
        s.tower = NO_PLACE


@jit
def spare(s: State) -> None:
    """Leave all buildings still besieged as they are (R12.3)."""
    s.sieges = 0
    s.tower = NO_PLACE
