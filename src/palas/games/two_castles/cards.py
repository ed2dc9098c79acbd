"""The twenty bonus cards of Two Castles, in the order of the rulebook's list."""

from __future__ import annotations

from typing import NamedTuple

from palas.games.two_castles.rooms import SPECIAL_TRAITS
from palas.games.two_castles.tables import (
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    LIVING,
    OUTDOOR,
    SLEEPING,
    UTILITY,
)

(
    ROOM_TYPES_CARD,
    ATTENDANTS_CARD,
    DOWNSTAIRS_CARD,
    SLEEPING_CARD,
    BELOW_GROUND_CARD,
    HIGH_LEVELS_CARD,
    LIVING_CARD,
    FOOD_CARD,
    HEIGHT_CARD,
    WIDTH_CARD,
    OUTDOOR_CARD,
    CORRIDOR_CARD,
    SURROUNDED_CARD,
    FOUR_SIDES_CARD,
    UTILITY_CARD,
    SPECIAL_CARD,
    TYPES_AT_THRONE_CARD,
    AROUND_THRONE_CARD,
    FIVE_OF_A_TYPE_CARD,
    THREE_OF_A_TYPE_CARD,
) = range(20)


class Card(NamedTuple):
    """A bonus card: points for each thing it counts, and the rooms it counts by their traits."""

    points: int
    traits: int = 0  # none: it counts something else


CARDS: tuple[Card, ...] = (
    Card(1),  # every type of room, regular or special, the throne room left out
    Card(4),  # every attendant in the throne room
    Card(2, 1 << DOWNSTAIRS),
    Card(2, 1 << SLEEPING),
    Card(1),  # every room below ground
    Card(1),  # every room at least two levels above the throne
    Card(2, 1 << LIVING),
    Card(2, 1 << FOOD),
    Card(1),  # every level of the castle
    Card(1),  # every column of the castle
    Card(2, 1 << OUTDOOR),
    Card(2, 1 << CORRIDOR),
    Card(3),  # every room with all spaces around it occupied
    Card(2),  # every room with all four sides occupied
    Card(2, 1 << UTILITY),
    Card(2, SPECIAL_TRAITS),  # the throne room too
    Card(2),  # every regular type on the six cells beside, above and below the throne
    Card(1),  # every occupied one of the ten cells around the throne
    Card(4),  # every regular type with at least five rooms
    Card(2),  # every regular type with at least three rooms
)
CARD_POINTS: tuple[int, ...] = tuple(card.points for card in CARDS)  # [cards]
CARD_TRAITS: tuple[int, ...] = tuple(card.traits for card in CARDS)  # [cards] bit sets

HIGH_LEVEL = 2  # R10.6: levels above the throne's
SPACES_AROUND = 8  # R10.13: of a room
SPACES_AROUND_THRONE = 10
SIDES = 4  # R10.14
SIDES_OF_THRONE = 6
