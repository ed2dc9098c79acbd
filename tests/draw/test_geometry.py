"""Boxes, chains and finding room."""

from __future__ import annotations

from random import Random

import pytest

from palas.draw.geometry import Box, along, front_chains, part_of, polygon, raised, simplified
from palas.draw.placing import Places, Room, Wish

SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]
HORSESHOE = [
    *((0.0, 0.0), (30.0, 0.0), (30.0, 30.0), (0.0, 30.0)),
    *((0.0, 20.0), (20.0, 20.0), (20.0, 10.0), (0.0, 10.0)),
]

PAGE = Box(0, 0, 100, 100)


def label(width: float, height: float, *wishes: Wish) -> Places:
    return Places(PAGE, (width, height), lambda: wishes)


def test_overlap_is_the_shared_area() -> None:
    assert Box(0, 0, 10, 10).overlap(Box(5, 6, 20, 20)) == 20
    assert Box(0, 0, 10, 10).overlap(Box(10, 0, 20, 10)) == 0
    assert Box.of(SQUARE).grown(1) == Box(-1, -1, 11, 11)


def test_polygons_are_written_closed() -> None:
    assert polygon(raised(SQUARE[:2], 2.5)) == "M0,-2.5L10,-2.5z"


def test_points_on_a_line_are_left_out() -> None:
    assert simplified([(0, 0), (1, 0), (2, 0), (3, 0), (3, 5)]) == [(0, 0), (3, 0), (3, 5)]


def test_a_solid_shows_its_lower_side() -> None:
    assert front_chains(SQUARE) == [[(0, 10), (10, 10)]]


def test_a_horseshoe_shows_its_inner_wall_too() -> None:
    assert front_chains(HORSESHOE) == [[(0, 10), (20, 10)], [(0, 30), (30, 30)]]


def test_walking_along_a_chain() -> None:
    chain = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert along(chain, 0.25)[:2] == (5, 0)
    assert along(chain, 0.75)[:2] == (10, 5)
    assert part_of(chain, 0.25, 0.75) == [(5, 0), (10, 0), (10, 5)]


def test_a_label_goes_where_it_hides_nothing() -> None:
    room = Room(PAGE)
    room.occupy(Box(40, 40, 60, 60))
    box = room.place(label(20, 20, ((50, 50), 0), ((80, 50), 5)), 1)
    assert box == Box(70, 40, 90, 60)
    assert room.cost(box) == box.width * box.height
    assert room.is_free(Box(0, 0, 20, 20))


def test_a_label_stays_in_its_room() -> None:
    room = Room(PAGE)
    assert room.place(label(20, 10, ((98, -5), 0)), 1) == Box(80, 0, 100, 10)


def test_reluctance_counts_against_hiding() -> None:
    room = Room(PAGE)
    room.occupy(Box(40, 40, 60, 60), weight=0.01)
    box = room.place(label(20, 20, ((50, 50), 0), ((80, 50), 5)), 1)
    assert box.centre == pytest.approx((50, 50))


def test_labels_keep_out_of_each_others_way() -> None:
    room = Room(PAGE)
    small = label(20, 10, ((95, 95), 0), ((50, 50), 1))
    assert room.place(small, 9) == Box(80, 90, 100, 100)
    assert room.place(small, 9) == Box(40, 45, 60, 55)
    assert not room.is_free(Box(55, 50, 70, 60))
    assert not room.is_free(Box(95, 0, 105, 10))


def test_a_search_that_goes_on_finds_the_best_place_of_all() -> None:
    dice = Random(7)
    for _ in range(60):
        things = [(Box.around(*_somewhere(dice), 14, 9), dice.random()) for _ in range(30)]
        wishes = [(_somewhere(dice), dice.uniform(0, 90)) for _ in range(90)]
        wishes.sort(key=lambda wish: wish[1])
        room = Room(PAGE)
        for box, weight in things:
            room.occupy(box, weight)
        small = label(12, 8, *wishes)
        costs = [room.cost(small.box(centre)) + reluctance for centre, reluctance in wishes]
        assert room.place(small, 1) == small.box(wishes[costs.index(min(costs))][0])


def _somewhere(dice: Random) -> tuple[float, float]:
    return dice.uniform(0, 100), dice.uniform(0, 100)


def test_a_place_that_was_found_is_not_taken_for_another_room() -> None:
    small = label(20, 20, ((50, 50), 0), ((80, 50), 5), ((20, 50), 9))
    assert Room(PAGE).place(small, 1).centre == (50, 50)
    room = Room(PAGE)
    room.occupy(Box(45, 45, 85, 55))
    assert room.place(small, 1).centre == (20, 50)
    assert Room(PAGE).place(small, 1).centre == (50, 50)
