"""The record of Palais Royal. Seats, rooms, fields, nobles and cards count from 0."""

from __future__ import annotations

from palas.kernel.contract import Head
from palas.kernel.record import Grid, Row, cell

from .tables import ALL_CARDS, CARD_KINDS, FIELDS, MAX_SEATS, NOBLES, ROOMS

# phase: what the seat to act is doing
OPENING = 0  # placing its five opening servants (R2)
SUPPLYING = 1  # action 1: servants to the gate
MOVING = 2  # action 2
ATTENDING = 3  # action 3: gold, the king's and madame's servants
RECRUITING = 4  # action 4
DRAWING = 5  # action 5: may draw cards
KEEPING = 6  # action 5: has drawn, keeps some
CLOSING = 7  # may still play cards of any time, then ends the turn
FINISHED = 8

# layout: the option
FIRST_GAME, SHUFFLED = 0, 1


class State(Head):
    """One position of Palais Royal."""

    layout: int = cell("i1")  # option: FIRST_GAME or SHUFFLED
    phase: int = cell("i1")
    turn: int = cell("i1")  # the seat to act
    start: int = cell("i1")  # the start seat
    round: int = cell("i2")  # 0 during the opening, then 1, 2, ...
    last_round: int = cell("i1")  # 1 = this round is the last

    spot: Row = cell("i1", ROOMS)  # [rooms] where each lies: 3 * row + column
    servants: Grid = cell("i1", MAX_SEATS, ROOMS)  # [seats, rooms]
    supply: Row = cell("i1", MAX_SEATS)  # [seats] own servants in front of the seat
    others: Row = cell("i1", MAX_SEATS)  # [seats] beside the palace, for certain nobles only
    gold: Row = cell("i2", MAX_SEATS)

    noble: Row = cell("i1", FIELDS)  # [fields] the noble there, or NO_NOBLE
    owner: Row = cell("i1", FIELDS)  # [fields] whose servant stands there, or NO_SEAT
    discount: Row = cell("i1", FIELDS)  # [fields] how many fields that touch it are free
    nobles_left: int = cell("i1")  # in the park
    taken: Row = cell("i1", NOBLES)  # [nobles] whose it is; NO_SEAT in the park or in the box

    hand: Grid = cell("i1", MAX_SEATS, CARD_KINDS)  # [seats, cards] how many; secret
    hand_size: Row = cell("i1", MAX_SEATS)  # [seats]
    points_played: Grid = cell("i1", MAX_SEATS, 2)  # [seats] open cards of 2 and of 4 points
    # pile[pile_size - 1] is drawn next, NO_CARD from pile_size on; secret
    pile: Row = cell("i1", ALL_CARDS)
    pile_size: int = cell("i1")
    discards: Row = cell("i1", CARD_KINDS)  # [cards] how many lie open
    # what can be known of the pile: at most so many of each card are in it (public), and so
    # many were kept by a seat since the pile was last shuffled (secret but for that seat)
    pile_most: Row = cell("i1", CARD_KINDS)
    kept_since: Grid = cell("i1", MAX_SEATS, CARD_KINDS)

    # the turn; all 0 between turns
    has_majorities: int = cell("i1")  # 1 = the card MAJORITY_EVERYWHERE lies open
    gate_due: int = cell("i1")  # servants that may still go to the gate
    has_supplied: int = cell("i1")  # 1 = some have gone there in this action
    moves: int = cell("i1")  # moves left; before action 2 those that a card has brought
    gold_due: int = cell("i1")  # 1 = the mint has not paid yet
    king_due: int = cell("i1")  # bonus servants the seat may still place there
    madame_due: int = cell("i1")
    turquoise: int = cell("i1")  # seals that cards have brought, left to use
    violet: int = cell("i1")
    drawn: Row = cell("i1", CARD_KINDS)  # [cards] drawn and not yet kept; secret
    num_drawn: int = cell("i1")
    keeps: int = cell("i1")  # cards the seat may still keep
