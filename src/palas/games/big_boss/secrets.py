"""What a seat may know in Big Boss, and how to imagine the rest.

Hidden are the order of the deck and the cards in rivals' hands, except those a rival
took from the open display before everybody's eyes (R20).
"""

from __future__ import annotations

from palas.games.big_boss.board import value
from palas.games.big_boss.state import (
    FINISHED,
    HIDDEN,
    IN_DECK,
    NO_CARD,
    NO_CASTLE,
    NO_NOBLE,
    ON_DISPLAY,
    PLAYED,
    State,
)
from palas.games.big_boss.tables import FLAGS, MAX_SEATS, PLOTS
from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import Generator, below, erase

PLANES = 12  # numbers a plot, see `observe_plot`
SEAT_NUMBERS = 6  # numbers a seat
PLAIN_NUMBERS = 8
OBSERVATION = PLANES * PLOTS + SEAT_NUMBERS * MAX_SEATS + FINISHED + PLAIN_NUMBERS


@jit
def is_known(s: State, card: int, seat: int) -> bool:
    """Tell whether a seat (or a spectator) knows where a building card is (R20.1)."""
    place = s.place[card]
    if place == ON_DISPLAY or place == PLAYED:  # noqa: SIM109  # numba has no quick `in`
        return True
    if place >= IN_DECK:
        return False
    return place & 1 == 1 or place >> 1 == seat


@jit
def conceal(s: State, seat: int) -> None:
    """Erase what a seat may not know."""
    erase(s.rng)
    for card in range(PLOTS):
        if not is_known(s, card, seat):
            s.place[card] = HIDDEN
    for at in range(s.deck_size):
        s.deck[at] = NO_CARD


@jit
def hidden_cards(s: State, seat: int) -> int:
    """Count the hand cards of a seat whose number a concealed record does not show."""
    count = s.hand_size[seat] + 0
    for card in range(PLOTS):
        if s.place[card] >> 1 == seat:
            count -= 1
    return count


@jit
def draw_hidden(s: State, rng: Generator, left: int) -> int:
    """Pick one of the cards still hidden, each equally likely."""
    skip = below(rng, left)
    for card in range(PLOTS):
        if s.place[card] == HIDDEN:
            if skip == 0:
                return card
            skip -= 1
    return NO_CARD


@jit
def imagine(s: State, seat: int, rng: Generator) -> None:
    """Deal the hidden cards at random to the rivals' hands and the deck."""
    left = 0
    for card in range(PLOTS):
        if s.place[card] == HIDDEN:
            left += 1
    for rival in range(s.seats):
        if rival != seat:
            for _ in range(hidden_cards(s, rival)):
                card = draw_hidden(s, rng, left)
                s.place[card] = 2 * rival
                left -= 1
    for at in range(s.deck_size):
        card = draw_hidden(s, rng, left)
        s.place[card] = IN_DECK
        s.deck[at] = card
        left -= 1


@jit
def relative(s: State, other: int, seat: int) -> int:
    """Return how many places a seat sits to the left of the observer."""
    return (other - max(seat, 0)) % s.seats


@jit
def observe_plot(s: State, seat: int, plot: int, out: Row) -> None:
    """Write the twelve numbers of one plot and its card."""
    at = PLANES * plot
    for i in range(PLANES):
        out[at + i] = 0
    out[at] = s.height[plot]
    if s.height[plot] > 0:
        out[at + 1] = value(s, plot)
        out[at + 2] = 1 if s.castle[plot] != NO_CASTLE else 0
    if s.noble[plot] != NO_NOBLE:
        mine = s.owner[plot] == seat
        out[at + 3 if mine else at + 4] = s.noble[plot]
        out[at + 5] = 0 if mine else relative(s, s.owner[plot], seat)
    if is_known(s, plot, seat):
        place = s.place[plot]
        if place == ON_DISPLAY:
            out[at + 6] = 1
        elif place == PLAYED:
            out[at + 7] = 1
        elif place >> 1 == seat:
            out[at + 8] = 1
            out[at + 9] = place & 1
        else:
            out[at + 10] = relative(s, place >> 1, seat)
    if s.new_plots > 0 and (plot - s.new_plot) % PLOTS < s.new_plots:
        out[at + 11] = 1


@jit
def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat knows as numbers: plots, seats from the observer on, the rest."""
    for plot in range(PLOTS):
        observe_plot(s, seat, plot, out)
    at = PLANES * PLOTS
    for i in range(at, OBSERVATION):
        out[i] = 0
    for other in range(s.seats):
        to = at + SEAT_NUMBERS * relative(s, other, seat)
        out[to] = s.money[other]
        out[to + 1] = s.hand_size[other]
        out[to + 2] = s.towers[other]
        out[to + 3] = s.barons[other]
        out[to + 4] = s.grandees[other]
        out[to + 5] = s.left[other]
    at += SEAT_NUMBERS * MAX_SEATS
    if s.over == 0:
        out[at + s.phase] = 1
    at += FINISHED
    free = 0
    for castle in range(FLAGS):
        if s.crest[castle] == 0:
            free += 1
    out[at] = free
    out[at + 1] = s.blocks
    out[at + 2] = s.tower_stock
    out[at + 3] = s.stones
    out[at + 4] = s.deck_size
    out[at + 5] = s.seatings
    out[at + 6] = s.passes
    out[at + 7] = s.closed_loop
