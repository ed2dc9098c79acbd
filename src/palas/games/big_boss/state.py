"""The record of Big Boss. Plots, cards and seats count from 0; card c belongs to plot c."""

from __future__ import annotations

from palas.games.big_boss.tables import FLAGS, FOUNDING_STONES, MAX_SEATS, OPEN_CARDS, PLOTS
from palas.kernel.contract import Head
from palas.kernel.record import Row, cell

# phase: what the acting seat decides
TURN = 0  # its turn begins: it may withdraw a noble, then buys or builds
ACT = 1  # it has withdrawn: it buys or builds
SURVIVOR = 2  # two castles of nearly equal value merge: which one stays (R10.3)
PROMOTE = 3  # a flag came free: which oversized villa takes it (R12.5)
NOBLE = 4  # it may seat a noble on what it has just built (R13)
FINISHED = 5

# noble: a figure's kind is also the multiple of the value it costs and earns
NO_NOBLE, BARON, GRANDEE = 0, 1, 2

NO_SEAT = -1
NO_CASTLE = -1
NO_PLOT = -1
NO_CARD = -1

# place: where a building card is. Held cards are 2 * seat, plus 1 when it was bought
# openly and so everybody knows it.
ON_DISPLAY = 10
IN_DECK = 12
PLAYED = 14
HIDDEN = 16  # in a concealed record: in the deck or secretly in a rival's hand


class State(Head):
    """One position of Big Boss."""

    closed_loop: int = cell("i1")  # option: plots 72 and 1 are neighbours
    phase: int = cell("i1")
    passes: int = cell("i1")  # turns passed in a row by seats still in the game
    new_plot: int = cell("i1")  # first plot built on this turn, or the joining plot
    new_plots: int = cell("i1")  # how many plots were built on
    seatings: int = cell("i1")  # how many nobles may still be seated there

    # [seats]
    money: Row = cell("i4", MAX_SEATS)  # Real
    hand_size: Row = cell("i1", MAX_SEATS)  # building cards held
    towers: Row = cell("i1", MAX_SEATS)  # tower cards held
    barons: Row = cell("i1", MAX_SEATS)  # in the own supply
    grandees: Row = cell("i1", MAX_SEATS)
    left: Row = cell("i1", MAX_SEATS)  # 1 = out of the game until scoring

    # supplies
    blocks: int = cell("i1")
    tower_stock: int = cell("i1")
    stones: int = cell("i1")  # founding stones not yet used
    deck_size: int = cell("i1")
    deck: Row = cell("i1", PLOTS)  # deck[deck_size - 1] is drawn next; spent entries NO_CARD
    display: Row = cell("i1", OPEN_CARDS)  # the open cards, NO_CARD where none is left
    place: Row = cell("i1", PLOTS)  # [cards] where each building card is

    # [plots]
    height: Row = cell("i1", PLOTS)  # levels built, 0 = empty
    castle: Row = cell("i1", PLOTS)  # the flag flying over the building, or NO_CASTLE
    noble: Row = cell("i1", PLOTS)  # NO_NOBLE, BARON or GRANDEE
    owner: Row = cell("i1", PLOTS)  # the noble's seat, or NO_SEAT

    crest: Row = cell("i1", FLAGS)  # [castles] value on the scale, 0 = in the supply
    stone_plot: Row = cell("i1", FOUNDING_STONES)  # first plot of each stone laid
