"""The numbers of Two Heirs as the rules see them, made from the components (R1)."""

from __future__ import annotations

from itertools import combinations

from .components import BUILDINGS, COLOURS, COMPONENTS, MOST_CAMPS, SETS, SIDES, TILES, VARIANTS

SEATS = 2
NO_SEAT = -1
NO_TILE = -1
NO_PLACE = -1

GREEN, YELLOW, GREY = range(len(COLOURS))  # wood, grain, stone
NUM_COLOURS = len(COLOURS)

(
    TAVERN,
    MARKET,
    PILGRIMAGE_SITE,
    ROBBER_CASTLE,
    MILL,
    MINE,
    COWSHED,
    BAKERY,
    SMITHY,
    HUT,
    FIELD_CAMP,
    FARM,
    SAWMILL,
    QUARRY,
    TRADING_POST,
    CATHEDRAL,
    SIEGE_TOWER,
    FORTRESS,
    WATCHTOWER,
    GARRISON,
    BASKETRY,
    POTTERY,
    COOPERAGE,
    GUILD_HOUSE,
) = range(len(BUILDINGS))

_TILES = COMPONENTS["tiles"]
TILE_SET = tuple(SETS.index(tile["set"]) for tile in _TILES)
TILE_BUILDING = tuple(BUILDINGS.index(tile["building"]) for tile in _TILES)
TILE_COLOUR = tuple(COLOURS.index(tile["colour"]) for tile in _TILES)
TILE_WOOD = tuple(int(tile["wood"]) for tile in _TILES)
TILE_GRAIN = tuple(int(tile["grain"]) for tile in _TILES)
TILE_STONE = tuple(int(tile["stone"]) for tile in _TILES)
# which of VARIANTS[building]: 0 row, orthogonal or the first kind, 1 column, diagonal, ...
TILE_VARIANT = tuple(
    VARIANTS[tile["building"]].index(tile["variant"]) if tile["variant"] else 0 for tile in _TILES
)
# roads: the sides they reach as a bit set (N 1, E 2, S 4, W 8, seen by the owner), and whether
# they end on the tile instead of passing through it
TILE_ROAD = tuple(
    sum(1 << SIDES.index(side) for side in tile["road"].rpartition(":")[2] if side in SIDES)
    for tile in _TILES
)
TILE_ENDS = tuple(int(tile["road"].startswith("ends")) for tile in _TILES)

# the colour of the resource that a building gives wherever its owner's troops are (R8.1)
NO_COLOUR = -1
TILE_GIVES = tuple(
    {FARM: YELLOW, SAWMILL: GREEN, QUARRY: GREY}.get(building, NO_COLOUR)
    for building in TILE_BUILDING
)

SETS_IN_PLAY = 3
# the bit set of each choice of three sets, numbered as in meta.SET_CHOICES; then a random one
SET_BITS = tuple(
    sum(1 << one for one in three) for three in combinations(range(len(SETS)), SETS_IN_PLAY)
)
RANDOM_SETS = len(SET_BITS)
TILES_IN_PLAY = 27
RESERVE_PLACES = 7  # six tiles and the shield
RESERVE_TILES = 6
STACK = TILES_IN_PLAY - RESERVE_TILES - 1  # the start tile lies in the land
HAND_LIMIT = 3  # at the end of a turn
# In a turn one tile is taken, and one more for every field camp that is turned over.
HAND_MOST = HAND_LIMIT + 1 + MOST_CAMPS
TROOPS = 3  # of a seat: number 0 is the follower
FOLLOWER = 0

# The land holds at most the 27 tiles in play. Each new tile touches an older one by edge or
# corner, so none lies further than 26 from the start tile in any direction.
LAND_MOST = TILES_IN_PLAY
REACH = LAND_MOST - 1

# directions: north is away from seat 0, clockwise; even ones by edge, odd ones by corner
DIRECTIONS = 8
STEP_X = (0, 1, 1, 1, 0, -1, -1, -1)
STEP_Y = (1, 1, 0, -1, -1, -1, 0, 1)
EDGES = 4  # edge number e is direction 2 * e
# the direction of a neighbour: 3 * (y + 1) + x + 1 for its distance x to the east, y to the north
DIRECTION_OF = (5, 4, 3, 6, -1, 2, 7, 0, 1)

__all__ = ["TILES"]
