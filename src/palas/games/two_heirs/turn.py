"""The end of a turn: hand limit, the other seat, the last round (R4, R6, R13)."""

from __future__ import annotations

from palas.kernel.jit import jit

from .reserve import places_in_reach
from .state import ENDLESS, State
from .tables import HAND_LIMIT, TROOPS


@jit
def may_take(s: State, seat: int) -> bool:
    """Tell whether the seat has a take open: the shield shows its crown (R5.4)."""
    return s.crown == seat


@jit
def may_end(s: State, seat: int) -> bool:
    """Tell whether the seat may end its turn: it has taken, or cannot (R4.2, R4.3)."""
    return s.has_taken == 1 or places_in_reach(s, seat) == 0


@jit
def pass_on(s: State, seat: int) -> None:
    """Hand the turn to the other seat, or end the game after the last turn (R13.1)."""
    for troop in range(TROOPS):
        s.moved[seat][troop] = 0
    s.has_taken = 0
    s.discarding = 0
    s.discounts = 0  # R9.4
    s.crown = 1 - seat  # R5.4
    if s.turns_left == 0:
        s.over = 1
        s.acting = 0
        return
    if s.turns_left != ENDLESS:
        s.turns_left -= 1
    s.turn = 1 - seat
    s.acting = 1 << (1 - seat)


@jit
def end_turn(s: State, seat: int) -> None:
    """End the turn as soon as no more than three tiles are in hand (R6)."""
    s.discarding = 1
    if s.hand_size[seat] <= HAND_LIMIT:
        pass_on(s, seat)
