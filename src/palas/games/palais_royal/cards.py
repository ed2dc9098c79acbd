"""The privilege cards: when each may be played, what it brings, drawing and keeping."""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import shuffle

from .actions import (
    PLAY,
    PLAY_GOLD4,
    PLAY_ONE_OF_EACH,
    PLAY_TWO_TURQUOISE,
    PLAY_TWO_VIOLET,
    PLAYED_CARD,
    PLAYS,
)
from .majorities import count_ability, majority_bonus
from .state import MOVING, RECRUITING, SUPPLYING, State
from .tables import (
    ALL_SERVANTS,
    BACK_DOOR,
    CARD_KINDS,
    CARD_PRICE,
    CARDS_PLUS3,
    COPIES,
    COURT,
    GATE2_MOVES6,
    GATE_ANY,
    GOLD4,
    MAJORITY_EVERYWHERE,
    MOVES5,
    MOVES9,
    NO_CARD,
    POINTS2,
    SEALS2,
)

GATE_BONUS, MOVES_BONUS = 2, 6  # R12.3
FEW_MOVES, MANY_MOVES = 5, 9  # R12.4
GOLD_BONUS = 4  # R12.7
MORE_CARDS = 3  # R13.6


@jit
def is_time_for(s: State, card: int) -> bool:
    """Tell whether now is the time of a card, for the seat whose turn it is (R12)."""
    if card >= GOLD4:  # R11.3
        return True
    if card == SEALS2:
        return s.phase == RECRUITING
    if card >= MOVES5:
        return s.phase == MOVING
    if s.phase != SUPPLYING or s.has_supplied == 1:
        return False
    return card != MAJORITY_EVERYWHERE or s.has_majorities == 0


@jit
def list_plays(s: State, seat: int, out: Row, n: int) -> int:
    """List the ways in which the seat may play its cards now (R11)."""
    if s.hand_size[seat] == 0:
        return n
    for way in range(PLAYS):
        card = PLAYED_CARD[way]
        if s.hand[seat][card] > 0 and s.gold[seat] >= CARD_PRICE[card] and is_time_for(s, card):
            out[n] = PLAY + way
            n += 1
    return n


@jit
def play_card(s: State, seat: int, way: int) -> None:
    """Pay for a card and take what it brings (R11, R12)."""
    card = PLAYED_CARD[way]
    s.gold[seat] -= CARD_PRICE[card]
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    if card >= POINTS2:  # R12.8: stays open
        s.points_played[seat][card - POINTS2] += 1
    elif card == MAJORITY_EVERYWHERE:  # R12.1: stays open until the end of the turn
        before = majority_bonus(s, seat, COURT)
        s.has_majorities = 1
        gain = majority_bonus(s, seat, COURT) - before  # R6.2
        s.gate_due = min(ALL_SERVANTS, s.gate_due + gain)
    else:
        s.discards[card] += 1  # R11.4
        bring(s, seat, card, way)


@jit
def bring(s: State, seat: int, card: int, way: int) -> None:
    """Carry out a card that is discarded at once (R12)."""
    if way == PLAY_GOLD4:
        s.gold[seat] += GOLD_BONUS
    elif card == GATE_ANY:
        s.gate_due = ALL_SERVANTS
    elif card == GATE2_MOVES6:
        s.gate_due = min(ALL_SERVANTS, s.gate_due + GATE_BONUS)
        s.moves += MOVES_BONUS
    elif card == MOVES5:
        s.moves += FEW_MOVES
    elif card == MOVES9:
        s.moves += MANY_MOVES
    elif way == PLAY_TWO_TURQUOISE:
        s.turquoise += 2
    elif way == PLAY_ONE_OF_EACH:
        s.turquoise += 1
        s.violet += 1
    elif way == PLAY_TWO_VIOLET:
        s.violet += 2


@jit
def most_to_draw(s: State, seat: int) -> int:
    """Return how many cards a seat may draw (R10.1, R10.5, R13.6)."""
    at_door = s.servants[seat][BACK_DOOR] + 0
    if at_door == 0:
        return 0
    there = s.pile_size + 0
    for card in range(CARD_KINDS):
        there += s.discards[card]
    return min(there, at_door + MORE_CARDS * count_ability(s, seat, CARDS_PLUS3))


@jit
def reshuffle(s: State) -> None:
    """Make the discards the new pile (R10.4)."""
    for card in range(CARD_KINDS):
        # R16.3: the cards drawn just before may be any, but they are never in this pile.
        s.pile_most[card] = min(COPIES, s.discards[card] + s.num_drawn)
        for _ in range(s.discards[card]):
            s.pile[s.pile_size] = card
            s.pile_size += 1
        s.discards[card] = 0
        for seat in range(s.seats):
            s.kept_since[seat][card] = 0
    shuffle(s.rng, s.pile, s.pile_size + 0)


@jit
def draw(s: State, seat: int, count: int) -> None:
    """Draw cards to choose from (R10.1)."""
    for _ in range(count):
        if s.pile_size == 0:
            reshuffle(s)
        s.pile_size -= 1
        s.drawn[s.pile[s.pile_size]] += 1
        s.pile[s.pile_size] = NO_CARD
        s.num_drawn += 1
    s.keeps = s.servants[seat][BACK_DOOR]  # R10.2
    s.reveals += 1  # R16.4


@jit
def keep(s: State, seat: int, card: int) -> None:
    """Keep one of the drawn cards for a servant at the back door (R10.2)."""
    s.drawn[card] -= 1
    s.num_drawn -= 1
    s.keeps -= 1
    s.hand[seat][card] += 1
    s.hand_size[seat] += 1
    s.kept_since[seat][card] += 1
    s.servants[seat][BACK_DOOR] -= 1
    s.supply[seat] += 1


@jit
def discard_drawn(s: State) -> None:
    """Lay the cards not kept on the discards (R10.3)."""
    for card in range(CARD_KINDS):
        s.discards[card] += s.drawn[card]
        s.pile_most[card] -= s.drawn[card]
        s.drawn[card] = 0
    s.num_drawn = 0
    s.keeps = 0
