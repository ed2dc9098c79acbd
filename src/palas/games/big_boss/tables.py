"""The components of Big Boss, as its rulebook lists them (R1)."""

from __future__ import annotations

MAX_SEATS = 5

PLOTS = 72  # one building card each, numbered like the plots
TOWER_CARDS = 20
BLOCKS = 84
FOUNDING_STONES = 8
CASTLES = ("Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén", "Málaga", "Sevilla")
FLAGS = len(CASTLES)

BARONS = 6  # of each seat
GRANDEES = 2
START_MONEY = 30
START_CARDS = 10
OPEN_CARDS = 6

BUILDING_CARD_PRICE = 5
TOWER_CARD_PRICE = 10

MAX_VALUE = 50  # end of the castle value scale
CASTLE_VALUE = 5  # a villa of this value becomes a castle
TOWER_CARD_LEVELS = 5  # a tower card builds no higher
STONE_SIZE = 3
CASTLE_DISTANCE = 3  # free plots between a founding stone and a castle
VILLA_DISTANCE = 1  # and a villa
STONE_NOBLES = 2  # nobles that may follow a founding

LEVEL_BONUS = 30
LEVEL_BONUS_HEIGHT = 2
