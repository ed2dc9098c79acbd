"""The kinds and limits of Two Castles (R1)."""

from __future__ import annotations

MAX_SEATS = 7
MAX_CASTLES = 7
LUDWIG = 2  # the player beside two seats (R12.1)

# room types: the seven regular ones, then the special ones
FOOD, LIVING, UTILITY, OUTDOOR, SLEEPING, CORRIDOR, DOWNSTAIRS = range(7)
REGULAR_TYPES = 7
FOUNTAIN_TYPE, TOWER_TYPE, FOYER_TYPE, THRONE_TYPE = 7, 8, 9, 10

REGULAR_ROOMS = 147  # room numbers 0 to 146: 21 of each type, in the order of the types
FOUNTAIN, TOWER, FOYER = 147, 148, 149  # room numbers of the special rooms
NO_ROOM = -1
SPECIAL_KINDS = 3
SPECIALS_OF_A_KIND = 16

# decorations on the walls; an attendant's number is the decoration it loves
NO_DECORATION, PAINTING, SWORDS, TORCH, MIRROR = range(5)
DECORATIONS = 4
NO_ATTENDANT = 0
ATTENDANTS_OF_A_KIND = 7
ATTENDANT_PLACES = 2

THRONES = 7
BONUS_CARDS = 20
NO_CARD = -1
KEPT_CARDS = 2  # the utility bonus, and the cellar's choice of it

HAND = 9
ROUNDS = 2
TURNS = 4  # a round, two rooms each
CHOICES = 2  # rooms a player chooses in a turn
ROOM_DRAW = 5  # rooms drawn for the food bonus (R5.6)
CARD_DRAW = 3  # cards drawn for the utility bonus (R5.8)
THIRD, FIFTH = 3, 5  # rooms of a type that bring a bonus (R5.1, R5.2)

# R2.10: a castle receives 16 drafted rooms. Every further one comes from a bonus: one each
# from the third food room, the third downstairs room, the third of three types that bring a
# special room, and one from every fifth room. With two food bonuses there are 18 regular
# rooms: five of three types and three of a fourth bring 4 + 3, and nothing brings more
# (the tests go through all numbers of rooms of each type).
MAX_ROOMS = 16 + 4 + 3  # besides the throne
REACH = MAX_ROOMS  # no room lies further from the throne than there are rooms

# cells: x from -REACH to REACH + 1 (the throne is two wide), y from -REACH to REACH
WIDTH = 2 * REACH + 2
HEIGHT = 2 * REACH + 1
CELLS = WIDTH * HEIGHT
