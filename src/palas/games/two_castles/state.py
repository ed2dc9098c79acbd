"""The record of Two Castles. Seats, castles and rooms count from 0.

Castle k lies between seat k and its left neighbour, seat k + 1 (the last castle between
the last seat and seat 0): so a seat's left castle is its own number, its right castle the
number before. A castle is a list of rooms with their cells; cell (0, 0) and (1, 0) are the
throne, x grows to the right, y upwards, y = 0 is the ground floor, y < 0 below ground.

*Players* are the seats and, beside two seats, Ludwig as player 2: there are as many players
as castles. Of the two players of castle k, side 0 is player k, side 1 is player k + 1.
"""

from __future__ import annotations

from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    BONUS_CARDS,
    CARD_DRAW,
    CHOICES,
    DECORATIONS,
    HAND,
    KEPT_CARDS,
    MAX_CASTLES,
    MAX_ROOMS,
    MAX_SEATS,
    REGULAR_ROOMS,
    ROOM_DRAW,
    SPECIAL_KINDS,
)
from palas.kernel.contract import Head
from palas.kernel.record import Grid, Row, cell

# phase: what is going on at the table
LUDWIG_ASSIGN = 0  # one seat looks at Ludwig's two rooms and assigns them (R12.4)
CHOOSING = 1  # seats choose two rooms of their stacks (R3.2)
ASSIGNING = 2  # the rooms are revealed, seats assign them to their castles (R4.1)
PLACING = 3  # seats lay them, bonuses included (R4.3, R5)
FINISHED = 4

# place: where a regular room is
IN_SUPPLY = 0
IN_STACK = 1  # chosen rooms too, until they are revealed
OPEN = 2  # revealed and not yet laid, or drawn for a bonus
LAID = 3  # in a castle
DISCARDED = 4
HIDDEN = 5  # in a concealed record: the viewer does not know

# bonus: what has to be decided in a castle before anything else is laid there
NO_BONUS = 0
TAKING_BONUS = 1  # which other type's bonus (R5.12)
TAKING_ROOM = 2  # which of the rooms drawn (R5.6)
TAKING_CARD = 3  # which of the cards drawn (R5.8)
TAKING_ATTENDANT = 4  # which attendant (R5.7)
TAKING_SPECIAL = 5  # which special room (R5.2, R6.6)
LAYING = 6  # where the room the bonus brought is laid

# bonus_decider: the option of R13
PLACER, ELDER, AGREED = 0, 1, 2

NO_SEAT = -1
NO_PROPOSAL = -1
EVERYBODY = 127  # as a bit set of seats: all of them, and spectators too


class State(Head):
    """One position of Two Castles."""

    bonus_decider: int = cell("i1")  # option: PLACER, ELDER or AGREED
    phase: int = cell("i1")
    round: int = cell("i1")  # 0 or 1
    turn: int = cell("i1")  # 0 to 3

    castles: int = cell("i1")  # as many as seats, 3 with Ludwig
    throne: Row = cell("i1", MAX_CASTLES)  # [castles] which throne room
    rooms: Row = cell("i1", MAX_CASTLES)  # [castles] how many rooms besides the throne
    room: Grid = cell("i2", MAX_CASTLES, MAX_ROOMS)  # [castles, rooms] in the order laid
    room_x: Grid = cell("i1", MAX_CASTLES, MAX_ROOMS)
    room_y: Grid = cell("i1", MAX_CASTLES, MAX_ROOMS)
    attendant: Grid = cell("i1", MAX_CASTLES, ATTENDANT_PLACES)  # NO_ATTENDANT or decoration
    card: Grid = cell("i1", MAX_CASTLES, KEPT_CARDS)  # bonus cards kept, or NO_CARD

    # the draft; a row of NO_ROOM behind the rooms it holds
    hand: Grid = cell("i2", MAX_SEATS, HAND)  # [players] stacks, ascending; see IN_STACK.
    # After the reveal a stack lies passed on, and moves to its new player with the next turn.
    hand_size: Row = cell("i1", MAX_SEATS)  # [players]
    hand_seen: Row = cell("i1", MAX_SEATS)  # [players] bit set of the seats that have held it
    hand_dealt: Row = cell("i1", MAX_SEATS)  # [players] `shuffles` when it was dealt
    chosen: Grid = cell("i2", MAX_SEATS, CHOICES)  # [players] ascending, until assigned
    num_chosen: Row = cell("i1", MAX_SEATS)  # [players] how many, until assigned
    new_room: Grid = cell("i2", MAX_CASTLES, 2)  # [castles, sides] assigned and not yet laid
    waiting: Row = cell("i1", MAX_CASTLES)  # [castles] bit set of the sides that wait (R4.5)

    # [castles] the bonus being dealt with
    bonus: Row = cell("i1", MAX_CASTLES)  # NO_BONUS or what is decided
    placer: Row = cell("i1", MAX_CASTLES)  # the seat that laid the room, or NO_SEAT
    held: Row = cell("i2", MAX_CASTLES)  # the room that is LAYING, or NO_ROOM
    drawn_room: Grid = cell("i2", MAX_CASTLES, ROOM_DRAW)  # ascending, or NO_ROOM
    drawn_card: Grid = cell("i1", MAX_CASTLES, CARD_DRAW)  # ascending, or NO_CARD
    proposal: Row = cell("i2", MAX_CASTLES)  # a decision (see `actions`), or NO_PROPOSAL
    disputed: Row = cell("i1", MAX_CASTLES)  # 1 = the partner disagreed: the elder decides

    # supplies
    supply: Row = cell("i2", REGULAR_ROOMS)  # supply[supply_size - 1] is drawn next
    supply_size: int = cell("i2")
    discards: int = cell("i2")  # how many rooms are discarded
    shuffles: int = cell("i1")  # how often discarded rooms were shuffled into the supply
    deck: Row = cell("i1", BONUS_CARDS)  # deck[deck_size - 1] is drawn next
    deck_size: int = cell("i1")
    discarded_cards: int = cell("i4")  # bit set
    special_stock: Row = cell("i1", SPECIAL_KINDS)  # fountains, towers, foyers
    attendant_stock: Row = cell("i1", DECORATIONS)  # painters, knights, fire, ceremonies

    # [regular rooms]
    place: Row = cell("i1", REGULAR_ROOMS)
    # of a discarded room: the seats that know it; later, of a room in the supply or in a
    # stack: the seats that knew it when it was shuffled in, and which shuffle that was
    seen_by: Row = cell("i1", REGULAR_ROOMS)
    shuffled: Row = cell("i1", REGULAR_ROOMS)
