"""R16 and R17: roads, drawn as they lie on the table, and who wins."""

from __future__ import annotations

import pytest

from games.two_heirs.lands import drawn, drawn_roads, stand
from palas.games.two_heirs.building_scores import building_points
from palas.games.two_heirs.road_scoring import longest_road, road_points
from palas.games.two_heirs.score_sheet import all_roads
from palas.games.two_heirs.scoring import scores, winners
from palas.games.two_heirs.state import TERRAIN, State
from rulebook import rule


def won(s: State) -> tuple[int, int]:
    """Return the points of both seats for the roads of a land."""
    return road_points(s, 0), road_points(s, 1)


def road_scores(drawing: str) -> tuple[int, int]:
    """Return the points of both seats for the roads of a drawing."""
    return won(drawn_roads(drawing))


def roads(s: State) -> list[int]:
    """Return the sizes of all roads of a land, ascending."""
    return sorted(bin(road).count("1") for road in all_roads(s))


# --------------------------------------------------------------------------------- example 5


@rule("R16.4")
@pytest.mark.parametrize(
    ("drawing", "white", "blue"),
    [
        pytest.param("-w -w -w", 3, 0, id="A: three of White"),
        # The rulebook gives this point to Blue: a slip, White has two of the three buildings.
        pytest.param("-w -b -w", 1, 0, id="B: two of White, one of Blue"),
        pytest.param("-w -b -b -w", 0, 0, id="C: two each"),
        pytest.param("-b ow", 0, 0, id="D: one building is no road"),
    ],
)
def test_example_5_the_four_roads(drawing: str, white: int, blue: int) -> None:
    assert road_scores(drawing) == (white, blue)


@rule("R16.4")
def test_example_5_on_one_land() -> None:
    # A from the crossing to the east, B to the south, C to the west, D to the north
    drawing = """
    .   .   .   |b  .   .
    rw  -b  -b  +w  -w  -w
    .   .   .   |b  .   .
    .   .   .   |w  .   .
    """
    s = drawn_roads(drawing)
    assert roads(s) == [2, 3, 3, 4]
    # A 3 to White, B (crossing, Blue, White) 1 to White, C 2 to 2, D (crossing and Blue) 1 to 1
    assert won(s) == (4, 0)


# ------------------------------------------------------------------------- how roads are joined


@rule("R16.2")
def test_both_neighbours_must_show_a_road_at_their_edge() -> None:
    assert road_scores("-w |w") == (0, 0)
    assert road_scores("-w Jw") == (2, 0)
    assert road_scores("-w .  -w") == (0, 0)


@rule("R16.2")
def test_a_road_bends_from_tile_to_tile() -> None:
    drawing = """
    rw  -w  7w
    |w  .   Lw
    """
    # The bend in the south east leads east, away from the road.
    s = drawn_roads(drawing)
    assert roads(s) == [5]
    assert won(s)[0] == 5


@rule("R16.1")
def test_the_tiles_of_seat_1_are_turned() -> None:
    drawing = """
    rb  7b
    Lb  Jb
    """
    s = drawn_roads(drawing)
    assert roads(s) == [4]
    assert won(s)[1] == 4
    s.face[0] = 0  # the same tile before the other seat leads north and west
    assert roads(s) == [1, 3]


@rule("R16.1")
def test_open_terrain_has_no_road() -> None:
    s = drawn_roads("-w -w -w -w -w")
    assert won(s)[0] == 5
    s.face[2] = TERRAIN
    assert won(s)[0] == 4
    s.face[1] = TERRAIN
    assert won(s)[0] == 2
    assert road_scores("-w t -w") == (0, 0)


# -------------------------------------------------------------------------------- ends and rings


@rule("R16.3")
def test_a_crossing_ends_the_road_of_each_side_and_counts_on_each() -> None:
    drawing = """
    .   |w  .
    -b  +w  -b
    .   |b  .
    """
    s = drawn_roads(drawing)
    assert roads(s) == [2, 2, 2, 2]
    assert won(s) == (2, 0)


@rule("R16.3")
def test_two_crossings_side_by_side_are_a_road() -> None:
    assert road_scores("+w +w") == (2, 0)
    assert road_scores("+w\n+b") == (0, 0)
    assert roads(drawn_roads("+w +w\n+w +w")) == [2, 2, 2, 2]
    assert road_scores("+w") == (0, 0)


@rule("R16.3")
def test_a_pilgrimage_site_ends_roads_like_a_crossing() -> None:
    s = drawn("smithy pilgrimage_site trading_post/sawmill tavern/column", 1)
    assert roads(s) == [2, 3]
    assert won(s)[0] == 5


@rule("R16.3")
def test_a_ring_counts_every_tile_once() -> None:
    drawing = """
    rw  -w  7w
    |w  .   |b
    Lw  -b  Jw
    """
    s = drawn_roads(drawing)
    assert roads(s) == [8]
    assert won(s) == (4, 0)


@rule("R16.3")
def test_a_road_that_comes_back_to_its_crossing_counts_it_once() -> None:
    drawing = """
    +w  7w
    Lw  Jw
    """
    s = drawn_roads(drawing)
    assert roads(s) == [4]
    assert won(s)[0] == 4


@rule("R15.3", "R16.3")
def test_a_road_that_comes_back_to_a_pilgrimage_site_counts_it_once() -> None:
    # The bends of market, robber castle and field camp lead from side to side around.
    drawing = """
    pilgrimage_site  market/grey
    field_camp/grey  robber_castle/green
    """
    s = drawn(drawing)
    assert bin(longest_road(s, 0)).count("1") == 4
    assert building_points(s, 0) == 4


# ------------------------------------------------------------------------------ the option, troops


@rule("R16.5")
def test_roads_are_not_doubled_by_troops() -> None:
    s = drawn_roads("-w -w -w")
    for place in range(3):
        stand(s, 0, place)
    assert won(s)[0] == 3


@rule("R16.6")
def test_with_the_option_off_roads_bring_nothing() -> None:
    on, off = [0, 0], [0, 0]
    scores(drawn_roads("-w -w -w -b", 1), on)
    scores(drawn_roads("-w -w -w -b", 0), off)
    assert (on[0] - off[0], on[1] - off[1]) == (2, 0)


# ------------------------------------------------------------------------------------- the winner


@rule("R17.1")
def test_more_points_win() -> None:
    assert winners(drawn("cathedral MARKET")) == 0b01
    assert winners(drawn("market CATHEDRAL")) == 0b10
    # even against all troops in the reserve
    assert winners(drawn("cathedral:0 CATHEDRAL")) == 0b01


@rule("R17.2")
def test_a_tie_goes_to_more_troops_in_the_reserve_then_it_is_shared() -> None:
    assert winners(drawn("cathedral g CATHEDRAL")) == 0b11
    assert winners(drawn("cathedral g:0 CATHEDRAL")) == 0b10
    assert winners(drawn("cathedral g:1 CATHEDRAL")) == 0b01
    assert winners(drawn("cathedral g:0 CATHEDRAL g:1")) == 0b11
