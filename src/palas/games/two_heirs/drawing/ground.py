"""The land as a value, and what is worked out from it once for everybody who looks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, cast

from palas.draw.keeping import SCENES, kept

from ..building_scores import building_points
from ..pairs import paired, share_of
from ..road_scoring import next_on_road, road_points_of_both
from ..state import TERRAIN, State
from ..tables import EDGES, NO_PLACE, NO_TILE, SEATS
from .fitting import Cell
from .roads import turned
from .tile import Face


class Ground(NamedTuple):
    """All that the rules of scoring read of a position, under the names of the record."""

    land_size: int
    land: tuple[int, ...]
    land_x: tuple[int, ...]
    land_y: tuple[int, ...]
    colour: tuple[int, ...]
    face: tuple[int, ...]
    troop: tuple[int, ...]
    beside: tuple[tuple[int, ...], ...]
    roads: int

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells of the land in the order they were laid."""
        return tuple(zip(self.land_x, self.land_y, strict=True))


class Figures(NamedTuple):
    """The points of a land."""

    buildings: Mapping[int, int]  # of every building, by its place
    roads: tuple[int, ...]  # of both seats for roads
    points: tuple[int, ...]  # of both seats for everything

    @property
    def pair(self) -> int:
        """All points as the rules have them."""
        return sum(paired(points, seat) for seat, points in enumerate(self.points))


def ground_of(view: State) -> Ground:
    """Return the land of a position."""
    size = view.land_size
    return Ground(
        size,
        tuple(view.land[:size]),
        tuple(view.land_x[:size]),
        tuple(view.land_y[:size]),
        tuple(view.colour[:size]),
        tuple(view.face[:size]),
        tuple(view.troop[:size]),
        tuple(map(tuple, view.beside[:size])),
        view.roads,
    )


@kept(SCENES)
def figures(ground: Ground) -> Figures:
    """Count the points of a land (R14)."""
    s = cast("State", ground)
    built = (place for place in range(ground.land_size) if ground.face[place] != TERRAIN)
    buildings = {place: building_points(s, place) for place in built}
    # R16.6: with the option off roads bring nothing.
    pair = road_points_of_both(s) if ground.roads == 1 else 0
    roads = tuple(share_of(pair, seat) for seat in range(SEATS))
    points = list(roads)
    for place, brought in buildings.items():
        points[ground.face[place]] += brought
    return Figures(buildings, roads, tuple(points))


def face_of(ground: Ground, place: int, is_turned: bool, is_upright: bool) -> Face:
    """Return how a tile of the land lies on the page; turned, north is at its bottom.

    Upright are either all buildings, or only those of the seat at the bottom.
    """
    owner, colour = ground.face[place], ground.colour[place]
    if owner == TERRAIN:
        return Face(NO_TILE, colour, TERRAIN)
    is_far = owner == (0 if is_turned else 1)
    sides = _joined(ground, place)
    joined = turned(sides) if is_turned else sides
    return Face(ground.land[place], colour, owner, is_far, is_upright or not is_far, joined)


def _joined(ground: Ground, place: int) -> int:
    """Return the sides of a place where a road goes on, seen by seat 0."""
    s = cast("State", ground)
    edges = (edge for edge in range(EDGES) if next_on_road(s, place, 2 * edge) != NO_PLACE)
    return sum(1 << edge for edge in edges)
