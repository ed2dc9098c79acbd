"""The action numbers of Two Heirs.

Cells have no number of their own, for the land grows in all directions: a new tile lies in
one of the eight directions from one of the own troops. A cell that several troops reach is
named by the troop with the lowest number, so every cell has one action.
"""

from __future__ import annotations

from .tables import DIRECTIONS, HAND_MOST, LAND_MOST, RESERVE_PLACES, TROOPS

CELLS = TROOPS * DIRECTIONS  # 8 * troop + direction

END_TURN = 0
TAKE = END_TURN + 1  # + place in the reserve
BUILD = TAKE + RESERVE_PLACES  # + CELLS * place in the hand + cell
OPEN_TERRAIN = BUILD + HAND_MOST * CELLS  # + CELLS * place in the hand + cell
STEP = OPEN_TERRAIN + HAND_MOST * CELLS  # + 8 * troop + direction
DEPLOY = STEP + CELLS  # + 8 * troop + direction: where, seen from a troop in the land
RETREAT = DEPLOY + CELLS  # + troop
USE_CAMP = RETREAT + TROOPS  # + place in the land
RAZE = USE_CAMP + LAND_MOST  # + direction / 2, seen from the new siege tower
SPARE = RAZE + 4  # all buildings still besieged
DISCARD = SPARE + 1  # + place in the hand
NUM_ACTIONS = DISCARD + HAND_MOST

MAX_LEGAL = NUM_ACTIONS
