"""Moving troops: step, deploy, retreat (R10)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .state import IN_THE_RESERVE, State
from .tables import DIRECTIONS, NO_PLACE, TROOPS

NO_TROOP = -1


@jit
def can_step(s: State, seat: int, troop: int, direction: int) -> bool:
    """Tell whether an unmoved troop may step in a direction (R10.2)."""
    place = s.troop_at[seat][troop] + 0
    if place == IN_THE_RESERVE or s.moved[seat][troop] == 1:
        return False
    beside = s.beside[place][direction] + 0
    return beside != NO_PLACE and s.troop[beside] == 0


@jit
def troop_to_deploy(s: State, seat: int) -> int:
    """Return the first troop in the reserve that has not moved, or NO_TROOP (R10.3)."""
    for troop in range(TROOPS):
        if s.troop_at[seat][troop] == IN_THE_RESERVE and s.moved[seat][troop] == 0:
            return troop
    return NO_TROOP


@jit
def can_retreat(s: State, seat: int, troop: int) -> bool:
    """Tell whether a plain troop may go back to the reserve (R10.4)."""
    return s.troop_at[seat][troop] != IN_THE_RESERVE and s.moved[seat][troop] == 0


@jit
def move_troop(s: State, seat: int, troop: int, place: int) -> None:
    """Put a troop on a place of the land or into the reserve; it has moved this turn."""
    left = s.troop_at[seat][troop] + 0
    if left != IN_THE_RESERVE:
        s.troop[left] = s.troop[left] & ~(1 << seat)
    if place != IN_THE_RESERVE:
        s.troop[place] = s.troop[place] | (1 << seat)
    s.troop_at[seat][troop] = place
    s.moved[seat][troop] = 1


@jit
def place_beside(s: State, seat: int, cell: int) -> int:
    """Return the place that an action names by troop and direction."""
    return s.beside[s.troop_at[seat][cell // DIRECTIONS]][cell % DIRECTIONS] + 0
