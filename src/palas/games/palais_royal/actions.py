"""The action numbers of Palais Royal: each is something a person does in one go.

`MOVE` moves several servants at once from one room to another, however far: passing through
rooms has no effect, so a way of several steps is one action that costs servants x steps. A
recruited noble, the servant left in the field's border row and where that servant comes from
are one action as well. `NEXT` leaves the action being done for the following one.
"""

from __future__ import annotations

from .tables import (
    ALL_CARDS,
    ALL_SERVANTS,
    CARD_KINDS,
    FIELDS,
    GATE2_MOVES6,
    GATE_ANY,
    GOLD4,
    MAJORITY_EVERYWHERE,
    MOVES5,
    MOVES9,
    OPENING_SERVANTS,
    POINTS2,
    POINTS4,
    ROOMS,
    SEALS2,
    SOURCES,
)

MOST_MOVED = 9  # servants in one MOVE

# cards, with the three ways to play SEALS2
PLAY_MAJORITY, PLAY_GATE_ANY, PLAY_GATE2_MOVES6, PLAY_MOVES5, PLAY_MOVES9 = range(5)
PLAY_TWO_TURQUOISE, PLAY_ONE_OF_EACH, PLAY_TWO_VIOLET = 5, 6, 7
PLAY_GOLD4, PLAY_POINTS2, PLAY_POINTS4 = 8, 9, 10
PLAYS = 11
PLAYED_CARD = (  # [ways to play]
    MAJORITY_EVERYWHERE,
    GATE_ANY,
    GATE2_MOVES6,
    MOVES5,
    MOVES9,
    SEALS2,
    SEALS2,
    SEALS2,
    GOLD4,
    POINTS2,
    POINTS4,
)

NEXT = 0  # on to the next action; in the last one: the turn ends
PLACE = NEXT + 1  # + 5 * room + (servants - 1): in the opening
PLAY = PLACE + ROOMS * OPENING_SERVANTS  # + way to play a card
SUPPLY_GATE = PLAY + PLAYS  # + servants - 1: from the supply to the gate
SUPPLY_FROM = SUPPLY_GATE + ALL_SERVANTS  # + room: one servant from there to the gate
MOVE = SUPPLY_FROM + ROOMS  # + (9 * from + to) * MOST_MOVED + servants - 1
ATTEND = MOVE + ROOMS * ROOMS * MOST_MOVED  # all of action 3 at once, servants from the supply
TAKE_GOLD = ATTEND + 1
KING_SERVANT = TAKE_GOLD + 1  # + source: a bonus servant to the king
MADAME_SERVANT = KING_SERVANT + SOURCES  # + source
RECRUIT = MADAME_SERVANT + SOURCES  # + 10 * field + source of the servant left on a border field
DRAW = RECRUIT + FIELDS * SOURCES  # + cards - 1
KEEP = DRAW + ALL_CARDS  # + card
NUM_ACTIONS = KEEP + CARD_KINDS

# Recruiting offers most: every field with every source, and cards to play.
MAX_LEGAL = FIELDS * SOURCES + PLAYS + 1
