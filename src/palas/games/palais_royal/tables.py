"""The numbers of Palais Royal as the rules see them, made from the components (R1)."""

from __future__ import annotations

from .components import ABILITIES, CARDS, COMPONENTS, FIELDS, MOST_OF_AN_ABILITY, NOBLES, ROWS

MAX_SEATS = 4
NO_SEAT = -1

# rooms, in the order of the first game's plan: row by row (R2.3)
BACK_DOOR, SCRIPTORIUM, CARDINAL = 0, 1, 2
MINT, GATE, MADAME = 3, 4, 5
STAIRCASE, KING, COURT = 6, 7, 8
ROOMS = 9
SUPPLY = 9  # as the source of a servant: the own supply
SOURCES = 10  # nine rooms and the supply

SERVANTS = 18  # of a seat at the start
OTHER_SERVANTS = 7  # of a seat, beside the palace
ALL_SERVANTS = SERVANTS + OTHER_SERVANTS
AT_STAIRCASE, AT_COURT = 3, 2  # servants placed for every seat before the opening
OPENING_SERVANTS = 5
AFTER_OPENING = SERVANTS - AT_STAIRCASE - AT_COURT - OPENING_SERVANTS  # left in the supply

# distances between spots of the 3 x 3 plan: [spot * 9 + spot]
STEPS = tuple(abs(a // 3 - b // 3) + abs(a % 3 - b % 3) for a in range(ROOMS) for b in range(ROOMS))
DIAGONAL_STEPS = tuple(
    max(abs(a // 3 - b // 3), abs(a % 3 - b % 3)) for a in range(ROOMS) for b in range(ROOMS)
)

# privilege cards
(
    MAJORITY_EVERYWHERE,
    GATE_ANY,
    GATE2_MOVES6,
    MOVES5,
    MOVES9,
    SEALS2,
    GOLD4,
    POINTS2,
    POINTS4,
) = range(len(CARDS))
CARD_KINDS = len(CARDS)
NO_CARD = -1  # in the pile: none, or one nobody may know
COPIES = 4
ALL_CARDS = CARD_KINDS * COPIES
CARD_PRICE = tuple(int(entry["price"]) for entry in COMPONENTS["cards"])
MOST_CARD_POINTS = 6  # for cards never played

# abilities of nobles
(
    NO_ABILITY,
    GOLD_PLUS2,
    SERVANTS_ONCE_1,
    SERVANTS_ONCE_3,
    GATE_PLUS2,
    MOVES_PLUS2,
    DIAGONAL_MOVES,
    KING_SERVANT_PLUS1,
    MADAME_SERVANT_PLUS1,
    CARDS_PLUS3,
) = range(len(ABILITIES))
NUM_ABILITIES = len(ABILITIES)

NO_NOBLE = -1
NOBLE_GOLD = tuple(int(entry["gold"]) for entry in COMPONENTS["nobles"])
NOBLE_VIOLET = tuple(int(entry["violet"]) for entry in COMPONENTS["nobles"])
NOBLE_TURQUOISE = tuple(int(entry["turquoise"]) for entry in COMPONENTS["nobles"])
NOBLE_POINTS = tuple(int(entry["points"]) for entry in COMPONENTS["nobles"])
NOBLE_ABILITY = tuple(ABILITIES.index(entry["ability"]) for entry in COMPONENTS["nobles"])

# the nobles that have each ability: [ability * 2 + at], NO_NOBLE where there is no more
ABILITY_NOBLES = tuple(
    ([noble for noble in range(NOBLES) if NOBLE_ABILITY[noble] == ability] + [NO_NOBLE] * 2)[at]
    for ability in range(NUM_ABILITIES)
    for at in range(MOST_OF_AN_ABILITY)
)

# the park; a field is known by its number, row by row from the top
NO_FIELD = -1
MAX_NEIGHBOURS = 8
FIELD_ROW = tuple(int(entry["row"]) for entry in COMPONENTS["park"])
FIELD_COLUMN = tuple(int(entry["column"]) for entry in COMPONENTS["park"])
FIELD_COUNTS = tuple(int(entry["counts"]) for entry in COMPONENTS["park"])
LION, FOUNTAIN, STATUE, VASE = range(len(ROWS))
PARK_ROWS = len(ROWS)
# which border rows a field stands in, as a bit set; 0 within the park
FIELD_ROWS = tuple(
    sum(1 << ROWS.index(name) for name in entry["rows"].split("+") if name)
    for entry in COMPONENTS["park"]
)


def _neighbours() -> tuple[int, ...]:
    """Return the fields that touch each field, by edge or corner: [field * 8 + at]."""
    flat: list[int] = []
    for one in range(FIELDS):
        near = [
            other
            for other in range(FIELDS)
            if other != one
            and abs(FIELD_ROW[one] - FIELD_ROW[other]) <= 1
            and abs(FIELD_COLUMN[one] - FIELD_COLUMN[other]) <= 1
        ]
        flat += near + [NO_FIELD] * (MAX_NEIGHBOURS - len(near))
    return tuple(flat)


NEIGHBOURS = _neighbours()

FIRST_POINTS, SECOND_POINTS = 6, 2  # of a border row
LAST_NOBLES = 12  # as few in the park bring the last round

__all__ = ["FIELDS", "MOST_OF_AN_ABILITY", "NOBLES"]
