"""What every kind of building counts, and its points before doubling.

All but the crafts bring so many points for each place of a set, mostly with the building
itself in it: `counted` is that set, `POINTS_EACH` the points.
"""

from __future__ import annotations

from palas.kernel.jit import jit

from .areas import (
    area_from,
    beside_edges,
    building_on,
    buildings_of,
    buildings_of_kind,
    num_in,
    places_of_colour,
)
from .components import BUILDINGS
from .crafts import is_craft, num_pairs, pair_fields, pair_points
from .lines import diagonals, near_line, whole_line
from .road_scoring import longest_road
from .state import State
from .tables import (
    BAKERY,
    CATHEDRAL,
    COWSHED,
    FARM,
    FIELD_CAMP,
    FORTRESS,
    GARRISON,
    GREEN,
    GREY,
    HUT,
    MARKET,
    MILL,
    MINE,
    PILGRIMAGE_SITE,
    ROBBER_CASTLE,
    SIEGE_TOWER,
    SMITHY,
    TAVERN,
    TILE_VARIANT,
    TRADING_POST,
    WATCHTOWER,
    YELLOW,
)

# [buildings] points for each place counted
_EACH = {
    **dict.fromkeys((TAVERN, MARKET, PILGRIMAGE_SITE, FORTRESS, WATCHTOWER), 1),
    **dict.fromkeys((MILL, MINE, COWSHED, BAKERY, SMITHY, HUT), 1),
    **dict.fromkeys((ROBBER_CASTLE, GARRISON), 2),
    TRADING_POST: 3,
    FIELD_CAMP: 2,  # R15.11: for itself
    CATHEDRAL: 5,  # R15.14: for itself
    # R15.12, R15.15, R15.22: farm, sawmill, quarry, siege tower and guild house bring nothing
}
POINTS_EACH = tuple(_EACH.get(kind, 0) for kind in range(len(BUILDINGS)))
# [buildings] the colour that mill, mine and cowshed, bakery, smithy and hut count
_COLOURS = {MILL: YELLOW, MINE: GREY, COWSHED: GREEN, BAKERY: YELLOW, SMITHY: GREY, HUT: GREEN}
COUNTED_COLOUR = tuple(_COLOURS.get(kind, -1) for kind in range(len(BUILDINGS)))


@jit
def tavern(s: State, place: int) -> int:
    """Return the tavern and up to three tiles each way in its row or column (R15.1)."""
    return near_line(s, place, TILE_VARIANT[s.land[place]])


@jit
def market(s: State, place: int) -> int:
    """Return the market and the tiles at its edges (R15.2)."""
    return 1 << place | beside_edges(s, place)


@jit
def robber_castle(s: State, place: int) -> int:
    """Return the robber castle and the enemy buildings at its edges (R15.4)."""
    return 1 << place | (beside_edges(s, place) & buildings_of(s, 1 - s.face[place]))


@jit
def whole_area(s: State, place: int, kind: int) -> int:
    """Return a mill, mine or cowshed and the areas of its colour that touch it (R15.5)."""
    return area_from(s, place, COUNTED_COLOUR[kind])


@jit
def own_of_colour(s: State, place: int, kind: int) -> int:
    """Return a bakery, smithy or hut and all own buildings on its colour (R15.8)."""
    own = buildings_of(s, s.face[place] + 0)
    return 1 << place | (own & places_of_colour(s, COUNTED_COLOUR[kind]))


@jit
def trading_post(s: State, place: int) -> int:
    """Return the own farms, sawmills or quarries that a trading post shows (R15.13)."""
    wanted = FARM + TILE_VARIANT[s.land[place]]  # farm, sawmill, quarry
    return buildings_of(s, s.face[place] + 0) & buildings_of_kind(s, wanted)


@jit
def fortress(s: State, place: int) -> int:
    """Return the own siege towers and fortresses, this one among them (R15.16)."""
    warlike = buildings_of_kind(s, SIEGE_TOWER) | buildings_of_kind(s, FORTRESS)
    return buildings_of(s, s.face[place] + 0) & warlike


@jit
def watchtower(s: State, place: int) -> int:
    """Return the tiles of a watchtower's colour in its row or column, with itself (R15.17)."""
    line = whole_line(s, place, TILE_VARIANT[s.land[place]])
    return line & places_of_colour(s, s.colour[place] + 0)


@jit
def garrison(s: State, place: int) -> int:
    """Return the watchtowers of both seats on the diagonals of a garrison (R15.18)."""
    return diagonals(s, place) & buildings_of_kind(s, WATCHTOWER)


@jit
def counted(s: State, place: int) -> int:
    """Return the places that a building counts, itself where it counts itself."""
    kind = building_on(s, place)
    if kind == TAVERN:
        return tavern(s, place)
    if kind == MARKET:
        return market(s, place)
    if kind == PILGRIMAGE_SITE:
        return longest_road(s, place)
    if kind == ROBBER_CASTLE:
        return robber_castle(s, place)
    if kind in (MILL, MINE, COWSHED):
        return whole_area(s, place, kind)
    if kind in (BAKERY, SMITHY, HUT):
        return own_of_colour(s, place, kind)
    if kind == TRADING_POST:
        return trading_post(s, place)
    if kind == FORTRESS:
        return fortress(s, place)
    if kind == WATCHTOWER:
        return watchtower(s, place)
    if kind == GARRISON:
        return garrison(s, place)
    if is_craft(kind):
        return pair_fields(s, place, 0) | pair_fields(s, place, 1)
    return 1 << place


@jit
def plain_points(s: State, place: int) -> int:
    """Return the points of a building before doubling (R15)."""
    kind = building_on(s, place)
    if is_craft(kind):
        return num_pairs(s, place) * pair_points(s, place)
    return POINTS_EACH[kind] * num_in(counted(s, place))


@jit
def is_doubled(s: State, place: int) -> bool:
    """Tell whether an own troop stands on a building."""
    return (s.troop[place] >> s.face[place]) & 1 == 1


@jit
def building_points(s: State, place: int) -> int:
    """Return the points of a building: twice as many with an own troop on it (R14.2)."""
    points = plain_points(s, place)
    return 2 * points if is_doubled(s, place) else points
