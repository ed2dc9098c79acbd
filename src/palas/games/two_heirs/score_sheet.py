"""The score sheet of Two Heirs: every point with its clause, buildings by kind, then roads.

The places of a reason are places of the land: first the building that scores, then all that
it counts (for a craft its guild house too); for a road the buildings it joins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.game import Reason
from palas.kernel.phrases import Phrases, in_language

from .areas import NO_BUILDING, building_on, buildings_of
from .building_scores import building_points, counted
from .components import SETS
from .crafts import guild_house_of, is_craft
from .names import set_name
from .road_scoring import NO_ROAD, ROAD_WAYS, THROUGH, road_lead, road_of
from .score_words import building_words, members, road_words
from .tables import (
    BASKETRY,
    CATHEDRAL,
    FARM,
    FORTRESS,
    GARRISON,
    QUARRY,
    SAWMILL,
    SEATS,
    SIEGE_TOWER,
    TAVERN,
    TILE_SET,
    TRADING_POST,
    WATCHTOWER,
)

if TYPE_CHECKING:
    from .state import State

ROAD_LINE = len(SETS)  # the lines of the sheet: sets, then roads
ROADS: Phrases = ("roads", "Straßen", "дороги")
ROAD_CLAUSE = "R16.4"
# [kinds] the number of its clause in R15
_CLAUSES = {
    **{TAVERN + kind: 1 + kind for kind in range(11)},  # travel, land & industry
    **dict.fromkeys((FARM, SAWMILL, QUARRY), 12),
    TRADING_POST: 13,
    CATHEDRAL: 14,
    SIEGE_TOWER: 15,
    FORTRESS: 16,
    WATCHTOWER: 17,
    GARRISON: 18,
    **{BASKETRY + kind: 19 + kind for kind in range(4)},  # crafts, guild house
}


class SheetRow(NamedTuple):
    """One line of the score sheet: a set of buildings or the roads, and the points of each."""

    line: int
    points: tuple[int, ...]


def clause_of(kind: int) -> str:
    """Return the clause that tells what a kind of building brings."""
    return f"R15.{_CLAUSES[kind]}"


def line_name(line: int, language: str) -> str:
    """Return the heading of a line of the sheet."""
    return in_language(ROADS, language) if line == ROAD_LINE else set_name(line, language)


def reasons(s: State, language: str = "en") -> list[Reason]:
    """Return every building of both seats and every road that brings points, with the reason."""
    return [reason for seat in range(SEATS) for reason in seat_reasons(s, seat, language)]


def seat_reasons(s: State, seat: int, language: str = "en") -> list[Reason]:
    """Return the points of one seat, each with its reason."""
    return [
        *(_building_reason(s, place, language) for place in buildings_in_order(s, seat)),
        *(_road_reason(s, road, seat, language) for road in roads_won(s, seat)),
    ]


def sheet_rows(s: State, seat: int) -> list[SheetRow]:
    """Return the lines of a seat's score sheet: the sets in play, then the roads."""
    places = buildings_in_order(s, seat)
    rows = []
    for number in range(len(SETS)):
        of_set = [place for place in places if TILE_SET[s.land[place]] == number]
        if of_set or s.sets >> number & 1:
            rows.append(SheetRow(number, tuple(building_points(s, place) for place in of_set)))
    if s.roads == 1:
        own = buildings_of(s, seat)
        rows.append(SheetRow(ROAD_LINE, tuple(road_lead(road, own) for road in roads_won(s, seat))))
    return rows


def buildings_in_order(s: State, seat: int) -> list[int]:
    """Return the places with buildings of a seat, by kind."""
    places = [place for place in range(s.land_size) if s.face[place] == seat]
    known = [place for place in places if building_on(s, place) != NO_BUILDING]
    return sorted(known, key=lambda place: (building_on(s, place), place))


def all_roads(s: State) -> list[int]:
    """Return all roads of the land as sets of places, those of a single tile too."""
    found = []
    seen = NO_ROAD
    for place in members(buildings_of(s, 0) | buildings_of(s, 1)):
        found += [road_of(s, place, way, seen) for way in range(ROAD_WAYS)]
        seen |= found[-ROAD_WAYS + THROUGH]
    return [road for road in found if road != NO_ROAD]


def roads_won(s: State, seat: int) -> list[int]:
    """Return the roads that bring a seat points."""
    own = buildings_of(s, seat)
    return [road for road in all_roads(s) if s.roads == 1 and road_lead(road, own) > 0]


def _building_reason(s: State, place: int, language: str) -> Reason:
    kind = building_on(s, place)
    places = [place, *members(counted(s, place) & ~(1 << place))]
    if is_craft(kind) and guild_house_of(s, place) >= 0:
        places.append(guild_house_of(s, place))
    return Reason(
        s.face[place],
        building_points(s, place),
        clause_of(kind),
        building_words(s, place, language),
        tuple(dict.fromkeys(places)),
    )


def _road_reason(s: State, road: int, seat: int, language: str) -> Reason:
    points = road_lead(road, buildings_of(s, seat))
    words = road_words(s, road, seat, language)
    return Reason(seat, points, ROAD_CLAUSE, words, tuple(members(road)))
