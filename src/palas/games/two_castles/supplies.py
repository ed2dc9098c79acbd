"""The supplies of Two Castles: drawing rooms and bonus cards, and what happens at the end (R6)."""

from __future__ import annotations

from palas.games.two_castles.state import (
    DISCARDED,
    EVERYBODY,
    IN_SUPPLY,
    OPEN,
    State,
)
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    CARD_DRAW,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
    ROOM_DRAW,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import shuffle


@jit
def insert(row: Row, count: int, value: int) -> None:
    """Put a value into the first `count` entries of a row, which ascend, and keep them so."""
    at = count
    while at > 0 and row[at - 1] > value:
        row[at] = row[at - 1]
        at -= 1
    row[at] = value


@jit
def refill_supply(s: State) -> None:
    """Shuffle the discarded rooms into the supply (R6.1)."""
    s.shuffles += 1
    for room in range(REGULAR_ROOMS):
        if s.place[room] == DISCARDED:
            s.place[room] = IN_SUPPLY
            s.shuffled[room] = s.shuffles
            s.supply[s.supply_size] = room
            s.supply_size += 1
    s.discards = 0
    shuffle(s.rng, s.supply, s.supply_size + 0)


@jit
def draw_room(s: State, place: int) -> int:
    """Take the next room of the supply to another place and return it."""
    s.supply_size -= 1
    room = s.supply[s.supply_size] + 0
    s.supply[s.supply_size] = NO_ROOM
    s.place[room] = place
    return room


@jit
def show_room(s: State, room: int) -> None:
    """Lay a room open: what anyone knew of it before does not matter any more."""
    s.place[room] = OPEN
    s.seen_by[room] = 0
    s.shuffled[room] = 0


@jit
def discard_room(s: State, room: int, known_to: int) -> None:
    """Discard a room that some seats know."""
    s.place[room] = DISCARDED
    s.seen_by[room] = known_to
    s.shuffled[room] = 0
    s.discards += 1


@jit
def draw_rooms(s: State, castle: int) -> None:
    """Draw the rooms of the food bonus, openly (R5.6, R5.14, R6.1)."""
    if s.supply_size < ROOM_DRAW and s.discards > 0:
        refill_supply(s)
    for count in range(min(ROOM_DRAW, s.supply_size + 0)):
        room = draw_room(s, OPEN)
        show_room(s, room)
        insert(s.drawn_room[castle], count, room)
    s.reveals += 1


@jit
def discard_drawn_rooms(s: State, castle: int, kept: int) -> None:
    """Discard the rooms of the food bonus except the one that is kept (R5.6, R5.14)."""
    for slot in range(ROOM_DRAW):
        room = s.drawn_room[castle][slot] + 0
        if room != NO_ROOM and room != kept:
            discard_room(s, room, EVERYBODY)
        s.drawn_room[castle][slot] = NO_ROOM


@jit
def refill_deck(s: State) -> None:
    """Shuffle the discarded bonus cards into the pile (R6.2)."""
    for card in range(BONUS_CARDS):
        if s.discarded_cards >> card & 1 == 1:
            s.deck[s.deck_size] = card
            s.deck_size += 1
    s.discarded_cards = 0
    shuffle(s.rng, s.deck, s.deck_size + 0)


@jit
def draw_cards(s: State, castle: int) -> None:
    """Draw the bonus cards of the utility bonus, openly (R5.8, R6.2)."""
    if s.deck_size < CARD_DRAW and s.discarded_cards != 0:
        refill_deck(s)
    for count in range(min(CARD_DRAW, s.deck_size + 0)):
        s.deck_size -= 1
        insert(s.drawn_card[castle], count, s.deck[s.deck_size] + 0)
        s.deck[s.deck_size] = NO_CARD
    s.reveals += 1


@jit
def discard_drawn_cards(s: State, castle: int, kept: int) -> None:
    """Discard the bonus cards drawn except the one that is kept (R5.8)."""
    for slot in range(CARD_DRAW):
        card = s.drawn_card[castle][slot] + 0
        if card != NO_CARD and card != kept:
            s.discarded_cards |= 1 << card
        s.drawn_card[castle][slot] = NO_CARD
