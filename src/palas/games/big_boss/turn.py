"""The round of turns in Big Boss: what a seat can still do, passing, leaving, the end."""

from __future__ import annotations

from palas.games.big_boss.state import FINISHED, NO_CARD, NO_PLOT, TURN, State
from palas.games.big_boss.tables import (
    BUILDING_CARD_PRICE,
    OPEN_CARDS,
    TOWER_CARD_PRICE,
)
from palas.kernel.jit import jit

NOTHING_FOR_SALE = 10_000


@jit
def has_cards(s: State, seat: int) -> bool:
    """Tell whether a seat holds any card."""
    return s.hand_size[seat] > 0 or s.towers[seat] > 0


@jit
def cheapest_card(s: State) -> int:
    """Return the lowest price at which a card is still sold."""
    if s.deck_size > 0:
        return BUILDING_CARD_PRICE
    for slot in range(OPEN_CARDS):
        if s.display[slot] != NO_CARD:
            return BUILDING_CARD_PRICE
    if s.tower_stock > 0:
        return TOWER_CARD_PRICE
    return NOTHING_FOR_SALE


@jit
def is_stranded(s: State, seat: int) -> bool:
    """Tell whether a seat has no card and none is left to buy (R16.4)."""
    return not has_cards(s, seat) and cheapest_card(s) == NOTHING_FOR_SALE


@jit
def must_withdraw(s: State, seat: int) -> bool:
    """Tell whether a seat has no card and cannot pay for one (R16.2)."""
    return not has_cards(s, seat) and s.money[seat] < cheapest_card(s)


@jit
def seats_in_game(s: State) -> int:
    """Count the seats that have not left."""
    count = 0
    for seat in range(s.seats):
        count += 1 - s.left[seat]
    return count


@jit
def pass_turn(s: State, seat: int) -> None:
    """Pass: a stranded seat leaves the game, any other stays in (R16.3, R16.4)."""
    if is_stranded(s, seat):
        s.left[seat] = 1
    else:
        s.passes += 1


@jit
def next_seat(s: State, seat: int) -> int:
    """Return the seat to the left (R1.7)."""
    return seat + 1 if seat + 1 < s.seats else 0


@jit
def end_turn(s: State, seat: int) -> None:
    """Finish the game or hand the turn to the next seat (R3.1, R17)."""
    s.new_plot = NO_PLOT
    s.new_plots = 0
    s.seatings = 0
    if s.blocks == 0 or s.passes >= seats_in_game(s):  # R17.1, R17.2
        s.phase = FINISHED
        s.over = 1
        s.acting = 0
        return
    following = next_seat(s, seat)
    while s.left[following] == 1:
        following = next_seat(s, following)
    s.acting = 1 << following
    s.phase = TURN
