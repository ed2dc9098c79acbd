"""R14 and R15, travel: tavern, market, pilgrimage site, robber castle; doubling by troops."""

from __future__ import annotations

import pytest

from games.two_heirs.lands import drawn, place_of
from palas.games.two_heirs.building_scores import building_points
from palas.games.two_heirs.components import BUILDINGS
from palas.games.two_heirs.scoring import scores
from palas.games.two_heirs.state import TERRAIN
from rulebook import rule


def points(drawing: str, building: str) -> int:
    """Return the points of the one building of a name in a drawn land."""
    s = drawn(drawing)
    return building_points(s, place_of(s, building))


# ---------------------------------------------------------------------------------- tavern


@rule("R15.1")
def test_a_tavern_counts_itself_and_the_tiles_of_its_row() -> None:
    drawing = """
    .  g  .
    y  tavern/row  MARKET
    .  s  .
    """
    assert points(drawing, "tavern") == 3


@rule("R15.1")
def test_a_tavern_of_the_column_counts_upwards_and_downwards() -> None:
    drawing = """
    .  g  .
    y  tavern/column  MARKET
    .  s  .
    .  s  .
    """
    assert points(drawing, "tavern") == 4


@rule("R15.1")
def test_a_tavern_counts_at_most_three_tiles_each_way() -> None:
    assert points("g g g g tavern/row y y y y y", "tavern") == 7
    assert points("tavern/row y y y y y", "tavern") == 4


@rule("R15.1")
def test_gaps_do_not_stop_the_line_of_a_tavern() -> None:
    # The corners below make the land hang together across the gaps.
    drawing = """
    tavern/row  .  y  .  g  .  s  .  s
    .           y  .  y  .  y  .  y  .
    """
    assert points(drawing, "tavern") == 4  # itself, and the three nearest of four
    assert points("tavern/row g .\n. . g\n. . .", "tavern") == 2


@rule("R15.1")
def test_the_line_of_a_tavern_is_the_same_for_the_other_seat() -> None:
    drawing = """
    .  g  .
    y  TAVERN/ROW  MARKET
    .  s  .
    """
    assert points(drawing, "tavern") == 3


# ---------------------------------------------------------------------------------- market


@rule("R15.2")
def test_a_market_counts_itself_and_the_tiles_at_its_edges() -> None:
    drawing = """
    g  y       s
    .  market  TAVERN
    s  .       g
    """
    assert points(drawing, "market") == 3


@rule("R15.2")
def test_a_market_brings_five_at_most() -> None:
    drawing = """
    g  y       s
    g  market  TAVERN
    s  y       g
    """
    assert points(drawing, "market") == 5
    assert points("market", "market") == 1


# -------------------------------------------------------------------------- robber castle


@rule("R15.4")
def test_a_robber_castle_counts_enemy_buildings_at_its_edges() -> None:
    drawing = """
    MILL  TAVERN         MINE
    g     robber_castle  market
    HUT   BAKERY         SMITHY
    """
    assert points(drawing, "robber_castle") == 6  # itself, the tavern and the bakery


@rule("R15.4")
def test_a_robber_castle_brings_ten_at_most_and_two_at_least() -> None:
    drawing = """
    .     TAVERN         .
    MILL  robber_castle  MARKET
    .     BAKERY         .
    """
    assert points(drawing, "robber_castle") == 10
    assert points("g robber_castle market", "robber_castle") == 2


@rule("R15.4")
def test_to_seat_1_the_buildings_of_seat_0_are_the_enemy() -> None:
    drawing = """
    .     tavern         .
    mill  ROBBER_CASTLE  MARKET
    .     g              .
    """
    assert points(drawing, "robber_castle") == 6


# ------------------------------------------------------------------------ pilgrimage site


@rule("R15.3")
def test_a_pilgrimage_site_alone_brings_one() -> None:
    assert points("pilgrimage_site", "pilgrimage_site") == 1
    # The farm's road runs from north to south: it does not reach the site in the west.
    assert points("pilgrimage_site farm", "pilgrimage_site") == 1


@rule("R15.3")
def test_a_pilgrimage_site_counts_the_tiles_of_its_longest_road() -> None:
    # smithy and yellow cooperage E-W; the farm (N-S) leads north to nothing
    drawing = """
    .     farm             .
    .     pilgrimage_site  smithy  COOPERAGE/ORTHOGONAL
    """
    assert points(drawing, "pilgrimage_site") == 3


@rule("R15.3")
def test_roads_of_a_pilgrimage_site_are_not_joined_by_it() -> None:
    # west: smithy; east: trading post (E-W) and tavern of the column (E-W)
    drawing = "smithy pilgrimage_site trading_post/sawmill tavern/column"
    assert points(drawing, "pilgrimage_site") == 3


@rule("R15.3")
def test_a_pilgrimage_site_scores_with_the_option_roads_off_as_well() -> None:
    out = [0, 0]
    for roads, expected in ((0, 3), (1, 5)):  # 2 and 1 for the smithy; the road itself 2
        scores(drawn("pilgrimage_site smithy", roads), out)
        assert out == [expected, 0]


# -------------------------------------------------------------------------------- doubling


@rule("R14.2")
def test_an_own_troop_doubles_a_building() -> None:
    assert points("y market:0 y", "market") == 6
    assert points("y MARKET:1 y", "market") == 6


@rule("R14.2")
def test_an_enemy_troop_changes_nothing() -> None:
    assert points("y market:1 y", "market") == 3
    assert points("y MARKET:0 y", "market") == 3


@rule("R14.2")
def test_printed_maxima_are_before_doubling() -> None:
    assert points("g g g g tavern/row:0 y y y y y", "tavern") == 14


@rule("R14.1")
def test_open_terrain_and_tiles_in_hands_bring_nothing() -> None:
    s = drawn("y:0 cathedral y:1")
    s.hand[0][0] = s.hand[1][0] = s.land[place_of(s, "cathedral")]
    s.hand_size = [1, 1]
    out = [9, 9]
    scores(s, out)
    assert out == [5, 0]
    s.face[place_of(s, "cathedral")] = TERRAIN
    scores(s, out)
    assert out == [0, 0]


@rule("R14.3")
def test_the_score_is_the_sum_of_all_own_buildings_and_roads() -> None:
    # cathedral 5; market 3, doubled 6; smithy 1; trading post 0; the road of these three 3
    s = drawn("cathedral/yellow market/green:0 smithy trading_post/sawmill CATHEDRAL/GREEN", 1)
    out = [0, 0]
    scores(s, out)
    assert out == [5 + 6 + 1 + 0 + 3, 5]


@pytest.mark.parametrize("seat", [0, 1])
def test_every_kind_of_building_can_be_drawn(seat: int) -> None:
    for building in BUILDINGS:
        s = drawn(building if seat == 0 else building.upper())
        assert s.face[0] == seat
        assert place_of(s, building, seat) == 0
