"""The action numbers of Two Castles.

First come the decisions of a draft, named by a room: `CHOOSE + room` and so on. The two
rooms of a turn are chosen one after another, in any order: so every action is a room that
people know, 147 numbers do instead of 10,731 pairs, any two rooms are equally likely in
random play, and both orders lead to the same record.

Then come the decisions in a castle, once for the seat's left castle and once for its right
one: `LEFT_CASTLE + decision` or `RIGHT_CASTLE + decision`. Last, the cell for Ludwig's room
in the only castle a seat shares with him. A cell's number is `WIDTH * (y + REACH) + x + REACH`.
"""

from __future__ import annotations

from palas.games.two_castles.tables import (
    BONUS_CARDS,
    CELLS,
    DECORATIONS,
    MAX_ROOMS,
    REGULAR_ROOMS,
    REGULAR_TYPES,
    SPECIAL_KINDS,
)

CHOOSE = 0  # + room of the own stack
ASSIGN = CHOOSE + REGULAR_ROOMS  # + the room that goes to the left castle; the other goes right
ASSIGN_LUDWIG = ASSIGN + REGULAR_ROOMS  # + the room for the castle the seat shares with Ludwig

# decisions in a castle
TAKE_BONUS = 0  # + regular type: which bonus the third downstairs room brings
TAKE_ROOM = TAKE_BONUS + REGULAR_TYPES  # + room: which of the rooms drawn is laid
TAKE_CARD = TAKE_ROOM + REGULAR_ROOMS  # + bonus card: which of the cards drawn is kept
TAKE_ATTENDANT = TAKE_CARD + BONUS_CARDS  # + attendant - 1
TAKE_SPECIAL = TAKE_ATTENDANT + DECORATIONS  # + 0 fountain, 1 tower, 2 foyer
PLACE = TAKE_SPECIAL + SPECIAL_KINDS  # + cell: of the room the bonus brought, else of the own room
WAIT = PLACE + CELLS  # until the partner has laid
AGREE = WAIT + 1  # with what the partner proposes
DISAGREE = AGREE + 1
DECISIONS = DISAGREE + 1

LEFT_CASTLE = ASSIGN_LUDWIG + REGULAR_ROOMS  # + decision
RIGHT_CASTLE = LEFT_CASTLE + DECISIONS  # + decision
PLACE_LUDWIG = RIGHT_CASTLE + DECISIONS  # + cell
NUM_ACTIONS = PLACE_LUDWIG + CELLS

# One cell touches four others by an edge; every cell joined to it takes one of them and
# brings at most three: m joined cells touch at most 2 m + 2. A seat lays at most three rooms
# at a time: in its two castles, and Ludwig's; and it may wait in two castles.
MAX_LEGAL = 3 * (2 * (MAX_ROOMS + 2) + 2) + 2
