"""The rooms of Two Castles, typed like the printed sheet, and the same facts for the rules.

A room has a type, a decoration and a wish: what it wants, where, and the points for each.
The rules read wishes as bit sets of *traits*: a room's traits are its type and its
decoration, and a room fits a wish when they share a trait.
"""

from __future__ import annotations

from typing import NamedTuple

from palas.games.two_castles.tables import (
    CORRIDOR,
    DOWNSTAIRS,
    FOOD,
    FOUNTAIN_TYPE,
    FOYER_TYPE,
    LIVING,
    MIRROR,
    NO_DECORATION,
    OUTDOOR,
    PAINTING,
    REACH,
    REGULAR_ROOMS,
    REGULAR_TYPES,
    SLEEPING,
    SWORDS,
    THRONE_TYPE,
    TORCH,
    TOWER_TYPE,
    UTILITY,
)
from palas.kernel.jit import jit

# what a room may want besides a type of room
SPECIAL, ANY_ROOM, OWN_DECORATION, NOTHING = 11, 12, 13, 14

# where it wants it: so many columns to either side, and from so many levels below to above
NOWHERE, ABOVE_BELOW, LEFT_RIGHT, TWO_BELOW, AROUND, AROUND_NOT_BELOW, THREE_BELOW = range(7)
CONNECTED, ANYWHERE, COLUMN_ABOVE, COLUMN, COLUMN_BELOW = range(7, 12)
FAR = 2 * REACH + 1  # further than two rooms of a castle ever lie apart
WHERE_SIDE = (0, 0, 1, 0, 1, 1, 1, 0, FAR, 0, 0, 0)
WHERE_LOWEST = (0, -1, 0, -2, -1, -1, -1, 0, -FAR, 1, -FAR, -FAR)
WHERE_HIGHEST = (0, 1, 0, -1, 1, 1, -1, 0, FAR, FAR, FAR, -1)


class Room(NamedTuple):
    """A room as printed."""

    name: str
    decoration: int
    wants: int  # a type, SPECIAL, ANY_ROOM, OWN_DECORATION or NOTHING
    where: int
    points: int  # for each wanted room


def _utility(name: str, decoration: int, wants: int) -> Room:
    return Room(name, decoration, wants, CONNECTED, 1)


def _outdoor(name: str, wants: int) -> Room:
    return Room(name, NO_DECORATION, wants, ANYWHERE, 1)


def _sleeping(name: str, decoration: int) -> Room:
    return Room(name, decoration, NOTHING, NOWHERE, 0)


def _corridor(name: str, decoration: int) -> Room:
    return Room(name, decoration, OWN_DECORATION, AROUND, 1)


_FOOD = (
    Room("Bakery", SWORDS, UTILITY, LEFT_RIGHT, 2),
    Room("Buttery", TORCH, CORRIDOR, ABOVE_BELOW, 2),
    Room("Chocolate Room", PAINTING, DOWNSTAIRS, TWO_BELOW, 2),
    Room("Sauerkraut Room", MIRROR, FOOD, LEFT_RIGHT, 2),
    Room("Kitchen", TORCH, FOOD, ABOVE_BELOW, 2),
    Room("Spice Room", MIRROR, DOWNSTAIRS, TWO_BELOW, 2),
    Room("Cutlery Room", PAINTING, OUTDOOR, LEFT_RIGHT, 2),
    Room("Crepery", SWORDS, SLEEPING, ABOVE_BELOW, 2),
    Room("Wine Room", MIRROR, SLEEPING, ABOVE_BELOW, 2),
    Room("Morning Tea Room", SWORDS, LIVING, ABOVE_BELOW, 2),
    Room("Dining Room", PAINTING, FOOD, ABOVE_BELOW, 2),
    Room("Afternoon Tea Room", TORCH, SLEEPING, ABOVE_BELOW, 2),
    Room("Meat Locker", SWORDS, OUTDOOR, LEFT_RIGHT, 2),
    Room("Pantry", SWORDS, CORRIDOR, LEFT_RIGHT, 2),
    Room("Breakfast Nook", PAINTING, CORRIDOR, ABOVE_BELOW, 2),
    Room("Scullery", TORCH, UTILITY, ABOVE_BELOW, 2),
    Room("Siege Food Storage", SWORDS, SPECIAL, ABOVE_BELOW, 2),
    Room("Brandy Room", PAINTING, SPECIAL, ABOVE_BELOW, 2),
    Room("Brewery", MIRROR, LIVING, ABOVE_BELOW, 2),
    Room("Ice House", TORCH, LIVING, LEFT_RIGHT, 2),
    Room("China Room", MIRROR, SPECIAL, LEFT_RIGHT, 2),
)

_LIVING = (
    Room("Taxidermy Showroom", TORCH, DOWNSTAIRS, THREE_BELOW, 2),
    Room("Reception Room", TORCH, CORRIDOR, AROUND, 1),
    Room("Parlor", TORCH, FOOD, AROUND, 1),
    Room("Reading Room", TORCH, OUTDOOR, AROUND_NOT_BELOW, 2),
    Room("Fireplace", MIRROR, FOOD, AROUND, 1),
    Room("Harp Room", MIRROR, UTILITY, AROUND, 1),
    Room("Sitting Room", MIRROR, OUTDOOR, AROUND_NOT_BELOW, 2),
    Room("Vestibule", SWORDS, FOOD, AROUND, 1),
    Room("Rug Room", PAINTING, LIVING, AROUND, 1),
    Room("Map Room", MIRROR, SLEEPING, AROUND, 1),
    Room("Meditation Room", SWORDS, OUTDOOR, AROUND_NOT_BELOW, 2),
    Room("Study", MIRROR, SPECIAL, AROUND, 1),
    Room("Observatory", TORCH, LIVING, AROUND, 1),
    Room("Library", SWORDS, SPECIAL, AROUND, 1),
    Room("Salon", PAINTING, SLEEPING, AROUND, 1),
    Room("Gallery", SWORDS, UTILITY, AROUND, 1),
    Room("Tapestry Room", SWORDS, SLEEPING, AROUND, 1),
    Room("Hat Room", PAINTING, CORRIDOR, AROUND, 1),
    Room("Waiting Room", MIRROR, CORRIDOR, AROUND, 1),
    Room("Cape Room", PAINTING, DOWNSTAIRS, THREE_BELOW, 2),
    Room("Drawing Room", PAINTING, UTILITY, AROUND, 1),
)

_UTILITY = (
    _utility("Schoolhouse", TORCH, CORRIDOR),
    _utility("Torch Storage", TORCH, LIVING),
    _utility("Washroom", MIRROR, LIVING),
    _utility("Scythe Room", PAINTING, DOWNSTAIRS),
    _utility("Powder Room", MIRROR, FOOD),
    _utility("Panic Room", SWORDS, SPECIAL),
    _utility("Game Storage", SWORDS, LIVING),
    _utility("Coat Room", MIRROR, OUTDOOR),
    _utility("Mud Room", PAINTING, OUTDOOR),
    _utility("Repair Shop", SWORDS, UTILITY),
    _utility("Kittenry", PAINTING, CORRIDOR),
    _utility("Crown Storage", PAINTING, SPECIAL),
    _utility("Dumbwaiter", SWORDS, FOOD),
    _utility("Tool Room", MIRROR, UTILITY),
    _utility("Sauna", SWORDS, SLEEPING),
    _utility("Glassmaking Room", MIRROR, UTILITY),
    _utility("Laundry Room", TORCH, FOOD),
    _utility("Kennel", PAINTING, SLEEPING),
    _utility("Shield Room", TORCH, DOWNSTAIRS),
    _utility("Broom Closet", TORCH, SLEEPING),
    _utility("Key Room", MIRROR, CORRIDOR),
)

_OUTDOOR = (
    _outdoor("Archery Range", CORRIDOR),
    _outdoor("Vineyard", LIVING),
    _outdoor("Guardhouse", DOWNSTAIRS),
    _outdoor("Sty", DOWNSTAIRS),
    _outdoor("Swimming Hole", LIVING),
    _outdoor("Chicken Coop", UTILITY),
    _outdoor("Winter Garden", UTILITY),
    _outdoor("Fish Pond", FOOD),
    _outdoor("Biergarten", SPECIAL),
    _outdoor("Flower Garden", SPECIAL),
    _outdoor("Butterfly Garden", CORRIDOR),
    _outdoor("French Gazebo", SPECIAL),
    _outdoor("Walking Path", CORRIDOR),
    _outdoor("Vegetable Garden", FOOD),
    _outdoor("Terrace", SLEEPING),
    _outdoor("Firewood Storage", LIVING),
    _outdoor("Aviary", UTILITY),
    _outdoor("Turtle Pond", SLEEPING),
    _outdoor("Pumpkin Garden", FOOD),
    _outdoor("Stables", DOWNSTAIRS),
    _outdoor("Grand Balcony", SLEEPING),
)

_SLEEPING = (
    _sleeping("Midnight Room", SWORDS),
    _sleeping("Nap Room", TORCH),
    _sleeping("Bunk Room", PAINTING),
    _sleeping("Servant's Quarters", PAINTING),
    _sleeping("Solar", MIRROR),
    _sleeping("In-Law Suite", SWORDS),
    _sleeping("Nursery", TORCH),
    _sleeping("Rabbit Room", SWORDS),
    _sleeping("Dreaming Room", PAINTING),
    _sleeping("Guest Bedroom", SWORDS),
    _sleeping("Hibernation Chamber", PAINTING),
    _sleeping("King's Chambers", TORCH),
    _sleeping("Prince's Chambers", MIRROR),
    _sleeping("Tasso Room", MIRROR),
    _sleeping("Pillow Room", TORCH),
    _sleeping("Children's Room", SWORDS),
    _sleeping("Princess' Chambers", MIRROR),
    _sleeping("Dressing Room", TORCH),
    _sleeping("Queen's Chambers", MIRROR),
    _sleeping("Puppy Room", PAINTING),
    _sleeping("Blanket Room", PAINTING),
)

_CORRIDOR = (
    _corridor("Hall of Ever-Closing Walls", SWORDS),
    _corridor("Hall of Paintings", PAINTING),
    _corridor("Hidden Passage", TORCH),
    _corridor("Between Two Rooms", TORCH),
    _corridor("Hall of Doors", MIRROR),
    _corridor("Hall of Puzzled Floors", TORCH),
    _corridor("Hall of Creaking Floors", PAINTING),
    _corridor("Hall of Mirrors", MIRROR),
    _corridor("Echo Chamber", TORCH),
    _corridor("Hall of Windows", PAINTING),
    _corridor("Hall of Knights", PAINTING),
    _corridor("Great Hall", SWORDS),
    _corridor("Lockdown Room", SWORDS),
    _corridor("Escape Room", PAINTING),
    _corridor("Hall of Portraits", PAINTING),
    _corridor("Hall of Sculptures", MIRROR),
    _corridor("Promenade", SWORDS),
    _corridor("Pacing Hall", MIRROR),
    _corridor("Dead End", SWORDS),
    _corridor("Hall of Ghosts", MIRROR),
    _corridor("Purgatory", TORCH),
)

_DOWNSTAIRS = (
    Room("Padded Room", TORCH, LIVING, COLUMN_ABOVE, 1),
    Room("Venus Grotto", TORCH, SPECIAL, COLUMN, 2),
    Room("Spy Room", TORCH, DOWNSTAIRS, COLUMN, 1),
    Room("Gunpowder Room", PAINTING, CORRIDOR, COLUMN, 1),
    Room("The Hole", PAINTING, SLEEPING, COLUMN_ABOVE, 1),
    Room("Jewel Room", SWORDS, LIVING, COLUMN_ABOVE, 1),
    Room("Laboratory", SWORDS, UTILITY, COLUMN_ABOVE, 1),
    Room("Hidden Entrance", SWORDS, CORRIDOR, COLUMN, 1),
    Room("Fungus Room", MIRROR, FOOD, COLUMN_ABOVE, 1),
    Room("Dungeon", MIRROR, CORRIDOR, COLUMN, 1),
    Room("Subterranean Tunnel", PAINTING, UTILITY, COLUMN_ABOVE, 1),
    Room("Armory", PAINTING, SPECIAL, COLUMN, 2),
    Room("Crypt", PAINTING, DOWNSTAIRS, COLUMN, 1),
    Room("Snake Pit", MIRROR, LIVING, COLUMN_ABOVE, 1),
    Room("Pit of Despair", MIRROR, DOWNSTAIRS, COLUMN, 1),
    Room("Quiet Room", TORCH, SLEEPING, COLUMN_ABOVE, 1),
    Room("Knight Room", MIRROR, SPECIAL, COLUMN, 2),
    Room("Wine Cellar", TORCH, FOOD, COLUMN_ABOVE, 1),
    Room("Hidden Lair", TORCH, UTILITY, COLUMN_ABOVE, 1),
    Room("Treasure Room", SWORDS, SLEEPING, COLUMN_ABOVE, 1),
    Room("Mold Room", SWORDS, FOOD, COLUMN_ABOVE, 1),
)

_SPECIAL = (
    Room("Fountain", NO_DECORATION, NOTHING, NOWHERE, 0),
    Room("Tower", NO_DECORATION, ANY_ROOM, COLUMN_BELOW, 1),
    Room("Grand Foyer", NO_DECORATION, ANY_ROOM, AROUND, 1),
)

ROOMS: tuple[Room, ...] = (
    *_FOOD,
    *_LIVING,
    *_UTILITY,
    *_OUTDOOR,
    *_SLEEPING,
    *_CORRIDOR,
    *_DOWNSTAIRS,
    *_SPECIAL,
)
ROOMS_OF_A_TYPE = REGULAR_ROOMS // REGULAR_TYPES


class Throne(NamedTuple):
    """A throne room as printed: two types wanted on two marked cells, 2 points each."""

    wants: tuple[int, int]
    cells: tuple[tuple[int, int], tuple[int, int]]  # (x, y), the throne lies on (0, 0), (1, 0)
    decoration: int


_LEFT, _RIGHT = (-1, 0), (2, 0)
_ABOVE_LEFT, _ABOVE_RIGHT = (0, 1), (1, 1)
_BELOW_LEFT, _BELOW_RIGHT = (0, -1), (1, -1)

THRONE_ROOMS: tuple[Throne, ...] = (
    Throne((CORRIDOR, DOWNSTAIRS), (_BELOW_LEFT, _BELOW_RIGHT), MIRROR),
    Throne((LIVING, CORRIDOR), (_LEFT, _RIGHT), TORCH),
    Throne((LIVING, SLEEPING), (_ABOVE_LEFT, _ABOVE_RIGHT), SWORDS),
    Throne((UTILITY, FOOD), (_LEFT, _RIGHT), PAINTING),
    Throne((CORRIDOR, FOOD), (_ABOVE_LEFT, _ABOVE_RIGHT), SWORDS),
    Throne((UTILITY, SLEEPING), (_ABOVE_RIGHT, _RIGHT), TORCH),
    Throne((FOOD, SLEEPING), (_ABOVE_LEFT, _LEFT), MIRROR),
)
THRONE_POINTS = 2
FOUNTAIN_POINTS = 5

# ------------------------------------------------------------------ the same for the rules

SPECIAL_TRAITS = 1 << FOUNTAIN_TYPE | 1 << TOWER_TYPE | 1 << FOYER_TYPE | 1 << THRONE_TYPE
REGULAR_TRAITS = (1 << REGULAR_TYPES) - 1
DECORATION_TRAIT = THRONE_TYPE  # decoration 1 is the trait after the last type


def _decoration_trait(decoration: int) -> int:
    return 0 if decoration == NO_DECORATION else 1 << DECORATION_TRAIT + decoration


def _wish(room: Room) -> int:
    others = {
        SPECIAL: SPECIAL_TRAITS,
        ANY_ROOM: SPECIAL_TRAITS | REGULAR_TRAITS,
        OWN_DECORATION: _decoration_trait(room.decoration),
        NOTHING: 0,
    }
    return others.get(room.wants, 1 << room.wants)


@jit
def room_type(room: int) -> int:
    """Return the type of a room, regular or special."""
    if room < REGULAR_ROOMS:
        return room // ROOMS_OF_A_TYPE
    return room - REGULAR_ROOMS + FOUNTAIN_TYPE


ROOM_TRAITS: tuple[int, ...] = tuple(  # [rooms] bit sets
    1 << room_type(number) | _decoration_trait(room.decoration) for number, room in enumerate(ROOMS)
)
ROOM_WISH: tuple[int, ...] = tuple(_wish(room) for room in ROOMS)  # [rooms] traits wanted
ROOM_WHERE: tuple[int, ...] = tuple(room.where for room in ROOMS)
ROOM_POINTS: tuple[int, ...] = tuple(room.points for room in ROOMS)

THRONE_TRAITS: tuple[int, ...] = tuple(
    1 << THRONE_TYPE | _decoration_trait(throne.decoration) for throne in THRONE_ROOMS
)
THRONE_WISH: tuple[int, ...] = tuple(
    1 << throne.wants[0] | 1 << throne.wants[1] for throne in THRONE_ROOMS
)
# the marked cells: x of the first, y of the first, x of the second, y of the second
THRONE_X1: tuple[int, ...] = tuple(throne.cells[0][0] for throne in THRONE_ROOMS)
THRONE_Y1: tuple[int, ...] = tuple(throne.cells[0][1] for throne in THRONE_ROOMS)
THRONE_X2: tuple[int, ...] = tuple(throne.cells[1][0] for throne in THRONE_ROOMS)
THRONE_Y2: tuple[int, ...] = tuple(throne.cells[1][1] for throne in THRONE_ROOMS)
