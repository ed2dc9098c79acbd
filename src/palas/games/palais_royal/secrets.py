"""What a seat may know in Palais Royal, and how to imagine the rest.

Hidden are the order of the pile, the cards in rivals' hands and those a rival has just drawn.
The discards lie open, so what the pile can hold after a shuffle is known in part (R16.3).
"""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import Generator, below, erase, shuffle

from .majorities import count_ability
from .recruiting import price
from .state import FINISHED, State
from .tables import (
    CARD_KINDS,
    COPIES,
    FIELD_ROWS,
    FIELDS,
    MAJORITY_EVERYWHERE,
    MAX_SEATS,
    NO_CARD,
    NO_NOBLE,
    NO_SEAT,
    NOBLE_ABILITY,
    NOBLE_POINTS,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    NOBLES,
    NUM_ABILITIES,
    POINTS2,
    ROOMS,
)

ROOM_NUMBERS = 2 + MAX_SEATS  # numbers a room, see `observe_rooms`
FIELD_NUMBERS = 7 + MAX_SEATS  # see `observe_field`
SEAT_NUMBERS = 8 + NUM_ABILITIES  # see `observe_seat`
CARD_NUMBERS = 5  # see `observe_cards`
PLAIN_NUMBERS = 17
OBSERVATION = (
    ROOM_NUMBERS * ROOMS
    + FIELD_NUMBERS * FIELDS
    + SEAT_NUMBERS * MAX_SEATS
    + CARD_NUMBERS * CARD_KINDS
    + FINISHED
    + PLAIN_NUMBERS
)


@jit
def conceal(s: State, seat: int) -> None:
    """Erase what a seat may not know (R16.1)."""
    erase(s.rng)
    for at in range(s.pile_size):
        s.pile[at] = NO_CARD
    for card in range(CARD_KINDS):
        if seat != s.turn:
            s.drawn[card] = 0
        for other in range(s.seats):
            if other != seat:
                s.hand[other][card] = 0
                s.kept_since[other][card] = 0


@jit
def unseen(s: State, card: int) -> int:
    """Count the copies of a card that a concealed record does not show (R16.1)."""
    count = COPIES - s.discards[card] - s.drawn[card]
    if card == MAJORITY_EVERYWHERE:
        count -= s.has_majorities
    for other in range(s.seats):
        count -= s.hand[other][card]
        if card >= POINTS2:
            count -= s.points_played[other][card - POINTS2]
    return count


@jit
def most_in_pile(s: State, card: int) -> int:
    """Return how many copies a concealed record allows in the pile or freshly drawn (R16.3)."""
    most = s.pile_most[card] - s.drawn[card]
    for other in range(s.seats):
        most -= s.kept_since[other][card]
    return min(most, unseen(s, card))


@jit
def imagine(s: State, seat: int, rng: Generator) -> None:
    """Deal the unseen cards at random to the pile, the rivals' hands and what a rival has drawn."""
    possible = 0
    for card in range(CARD_KINDS):
        for _ in range(most_in_pile(s, card)):
            s.pile[possible] = card
            possible += 1
    unknown = possible
    for card in range(CARD_KINDS):
        for _ in range(unseen(s, card) - most_in_pile(s, card)):
            s.pile[unknown] = card
            unknown += 1
    shuffle(rng, s.pile, possible)
    dealt = s.pile_size + 0
    if seat != s.turn:
        for _ in range(s.num_drawn):  # it came from the pile
            s.drawn[s.pile[dealt]] += 1
            dealt += 1
    deal_hands(s, seat, rng, dealt, unknown)
    for at in range(s.pile_size, unknown):
        s.pile[at] = NO_CARD


@jit
def deal_hands(s: State, seat: int, rng: Generator, dealt: int, unknown: int) -> None:
    """Deal the cards that are left, from `dealt` on, to the hands of the rivals."""
    for other in range(s.seats):
        if other != seat:
            for _ in range(s.hand_size[other]):
                pick = dealt + below(rng, unknown - dealt)
                s.hand[other][s.pile[pick]] += 1
                s.pile[pick] = s.pile[dealt]
                dealt += 1


@jit
def relative(s: State, other: int, seat: int) -> int:
    """Return how many places a seat sits to the left of the observer."""
    return (other - max(seat, 0)) % s.seats


@jit
def observe_rooms(s: State, seat: int, out: Row, at: int) -> None:
    """Write row and column of every room and the servants there, from the observer on."""
    for room in range(ROOMS):
        out[at] = s.spot[room] // 3
        out[at + 1] = s.spot[room] % 3
        for other in range(s.seats):
            out[at + 2 + relative(s, other, seat)] = s.servants[other][room]
        at += ROOM_NUMBERS


@jit
def observe_field(s: State, seat: int, field: int, out: Row, at: int) -> None:
    """Write a field's noble with its present price, and whose servant stands there."""
    out[at] = FIELD_ROWS[field]
    noble = s.noble[field]
    if noble != NO_NOBLE:
        out[at + 1] = 1
        out[at + 2] = price(s, field)
        out[at + 3] = NOBLE_VIOLET[noble]
        out[at + 4] = NOBLE_TURQUOISE[noble]
        out[at + 5] = NOBLE_POINTS[noble]
        out[at + 6] = NOBLE_ABILITY[noble]
    elif s.owner[field] != NO_SEAT:
        out[at + 7 + relative(s, s.owner[field], seat)] = 1


@jit
def observe_seat(s: State, seat: int, out: Row, at: int) -> None:
    """Write what lies openly before a seat."""
    out[at] = s.supply[seat]
    out[at + 1] = s.others[seat]
    out[at + 2] = s.gold[seat]
    out[at + 3] = s.hand_size[seat]
    out[at + 4] = s.points_played[seat][0]
    out[at + 5] = s.points_played[seat][1]
    for noble in range(NOBLES):
        if s.taken[noble] == seat:
            out[at + 6] += 1
            out[at + 7] += NOBLE_POINTS[noble]
    for ability in range(NUM_ABILITIES):
        out[at + 8 + ability] = count_ability(s, seat, ability)


@jit
def observe_cards(s: State, seat: int, out: Row, at: int) -> None:
    """Write the discards, what the pile may hold, and the observer's own cards (R16.3)."""
    for card in range(CARD_KINDS):
        out[at] = s.discards[card]
        out[at + 1] = s.pile_most[card]
        if seat >= 0:
            out[at + 2] = s.hand[seat][card]
            out[at + 3] = s.kept_since[seat][card]
            if seat == s.turn:
                out[at + 4] = s.drawn[card]
        at += CARD_NUMBERS


@jit
def observe_turn(s: State, seat: int, out: Row, at: int) -> None:
    """Write how far the game and the turn have come."""
    if s.over == 0:
        out[at + s.phase] = 1
    at += FINISHED
    out[at] = relative(s, s.turn, seat)
    out[at + 1] = relative(s, s.start, seat)
    out[at + 2] = s.round
    out[at + 3] = s.last_round
    out[at + 4] = s.nobles_left
    out[at + 5] = s.pile_size
    out[at + 6] = s.has_majorities
    out[at + 7] = s.gate_due
    out[at + 8] = s.has_supplied
    out[at + 9] = s.moves
    out[at + 10] = s.gold_due
    out[at + 11] = s.king_due
    out[at + 12] = s.madame_due
    out[at + 13] = s.turquoise
    out[at + 14] = s.violet
    out[at + 15] = s.num_drawn
    out[at + 16] = s.keeps


@jit
def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat knows as numbers: rooms, park, seats from the observer on, cards, turn."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_rooms(s, seat, out, 0)
    at = ROOM_NUMBERS * ROOMS
    for field in range(FIELDS):
        observe_field(s, seat, field, out, at)
        at += FIELD_NUMBERS
    for other in range(s.seats):
        observe_seat(s, other, out, at + SEAT_NUMBERS * relative(s, other, seat))
    at += SEAT_NUMBERS * MAX_SEATS
    observe_cards(s, seat, out, at)
    observe_turn(s, seat, out, at + CARD_NUMBERS * CARD_KINDS)
