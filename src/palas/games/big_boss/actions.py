"""The action numbers of Big Boss: one number a decision, in blocks of plots or cards."""

from __future__ import annotations

from palas.games.big_boss.tables import BARONS, FLAGS, GRANDEES, OPEN_CARDS, PLOTS, STONE_SIZE

PASS = 0
BUY_BLIND = 1
BUY_OPEN = 2  # + card
BUY_TOWER = BUY_OPEN + PLOTS
BUILD = BUY_TOWER + 1  # + card: villa, extension, merger or upwards
FOUND = BUILD + PLOTS  # + 3 * card + how far the card's plot lies inside the stone
TOWER = FOUND + STONE_SIZE * PLOTS  # + plot
WITHDRAW = TOWER + PLOTS  # + plot
SURVIVE = WITHDRAW + PLOTS  # + castle that stays
PROMOTE_VILLA = SURVIVE + FLAGS  # + first plot of the villa
SEAT_BARON = PROMOTE_VILLA + PLOTS  # + plot
SEAT_GRANDEE = SEAT_BARON + PLOTS  # + plot
DONE = SEAT_GRANDEE + PLOTS  # seat no (further) noble
NUM_ACTIONS = DONE + 1

# The most a turn can offer: every purchase, every use of 72 building cards and of a tower
# card, and the withdrawal of eight nobles.
MAX_LEGAL = 1 + OPEN_CARDS + 1 + PLOTS + STONE_SIZE * PLOTS + PLOTS + BARONS + GRANDEES
