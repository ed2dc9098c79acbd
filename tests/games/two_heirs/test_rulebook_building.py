"""The rulebook on building, resources and open terrain: R7 to R9."""

from __future__ import annotations

import pytest

from games.two_heirs.positions import (
    access,
    can,
    cells_around,
    face_at,
    hand,
    kinds,
    place_at,
    play,
    position,
    targets,
)
from palas.games.two_heirs.state import ON_LAND, TERRAIN
from rulebook import rule

# ---------------------------------------------------------------------------- R7 building


@rule("R7.1")
def test_a_building_lies_on_a_free_spot_around_an_own_troop() -> None:
    s = position("y:f1 *s:f0 . g", hand="tavern/row", reserve="shield y s g g y s")
    assert targets(s, "build") == cells_around(0, 0) - {(-1, 0)}
    after = play(s, "build tavern 1,1")
    assert face_at(after, 1, 1) == 0
    assert after.where[after.land[place_at(after, 1, 1)]] == ON_LAND
    assert hand(after, 0) == []


@rule("R7.1")
def test_all_own_troops_open_spots_and_enemy_troops_none() -> None:
    s = position("s:f1 *s:f0 s y:0", hand="tavern/row", reserve="shield y s g g y s")
    built = {(-1, 0), (0, 0), (1, 0), (2, 0)}
    assert targets(s, "build") == (cells_around(0, 0) | cells_around(2, 0)) - built


@rule("R7.1")
def test_any_number_of_buildings_in_a_turn() -> None:
    s = position("*s:f0f1", hand="tavern/row mine market/grey", reserve="shield y s g g y s")
    s = play(s, "build tavern 1,0", "build mine 0,1", "build market 1,1")
    assert s.face[:4] == [TERRAIN, 0, 0, 0]
    assert hand(s, 0) == []


@rule("R7.2")
@pytest.mark.parametrize(
    ("reserve", "affordable"),
    [
        ("shield y s g g y s", True),  # grain and stone here, stone under the follower
        ("shield g s g g y s", False),  # no grain
        ("shield y g g g y s", False),  # one stone only
    ],
)
def test_every_resource_of_the_cost_is_needed(reserve: str, affordable: bool) -> None:
    s = position("*s:f0f1", hand="tavern/row", reserve=reserve)
    assert can(s, "build tavern 1,0") == affordable
    assert can(s, "open tavern 1,0")


@rule("R7.2")
def test_the_building_is_the_builders_own() -> None:
    s = position("*s:f0f1", hand="tavern/row", reserve="shield y s g g y s", seat=1)
    assert face_at(play(s, "build tavern 1,0"), 1, 0) == 1


@rule("R7.3")
def test_roads_need_not_fit() -> None:
    # The mill's road leads north and south; a bakery has none, a smithy one from east to west.
    s = position("mill *s:f0f1", hand="bakery smithy", reserve="shield y s g g y s", stack=4)
    s = play(s, "open bakery 1,-1")
    assert targets(s, "build") == cells_around(0, 0) - {(-1, 0), (1, -1)}
    assert can(s, "build smithy -1,1")  # north of the mill: its road meets no other


@rule("R7.4")
def test_a_corner_is_enough() -> None:
    s = play(position("*s:f0f1", hand="y g"), "open y 1,1", "step 0,0 1,1", "open g 2,2")
    assert face_at(s, 2, 2) == TERRAIN
    assert s.beside[place_at(s, 2, 2)] == [-1, -1, -1, -1, -1, place_at(s, 1, 1), -1, -1]


# --------------------------------------------------------------------------- R8 resources


@rule("R8.1")
def test_tiles_in_reach_give_their_colour() -> None:
    s = position("*g:f0f1", reserve="shield s y g y y y")
    assert access(s) == (1 + 1, 1, 1)  # and the follower's tile is green


@rule("R8.1")
def test_troops_give_the_colour_under_them_whoever_owns_it() -> None:
    s = position("*y:f1 MILL:0 g:f0", reserve="shield s s s y y y")
    assert access(s) == (1, 1, 2)  # the enemy's mill gives grain; two stone in reach


@rule("R8.1")
def test_farm_sawmill_and_quarry_give_theirs_to_their_owner_only() -> None:
    s = position("farm sawmill quarry *g:f0f1", reserve="shield - - - - - s", stack=0)
    assert access(s) == (1 + 1, 1, 1 + 1)
    s = position("FARM SAWMILL QUARRY *g:f0f1", reserve="shield s - - - - -", stack=0)
    assert access(s) == (1, 0, 1)
    assert access(s, 1) == (1 + 1, 1, 1 + 1)


@rule("R8.2")
def test_a_troop_on_an_own_farm_makes_two_grain() -> None:
    s = position("farm:0 *g:f0f1", reserve="shield s s - - - -", stack=0)
    assert access(s) == (1, 2, 2)
    s = position("FARM:0 *g:f0f1", reserve="shield s s - - - -", stack=0)
    assert access(s) == (1, 1, 2)  # the enemy's farm gives what lies under the troop


@rule("R8.1", "R8.3")
def test_example_2_the_tavern_from_reserve_troops_and_farm() -> None:
    s = position(
        "farm *s:f0f1 mill:0",
        reserve="shield s g y s g y",
        hand="tavern/row trading_post/farm",
    )
    assert access(s) == (1, 2, 2)  # reach 2: stone, wood; troops: grain, stone; farm: grain
    assert can(s, "build tavern 0,1")
    assert can(s, "build trading_post 0,1")
    without_farm = position(
        "y *s:f0f1 mill:0", reserve="shield s g y s g y", hand="tavern/row trading_post/farm"
    )
    assert can(without_farm, "build tavern 0,1")
    assert not can(without_farm, "build trading_post 0,1")


@rule("R8.4")
def test_resources_are_not_used_up() -> None:
    s = position("*s:f0f1", hand="tavern/row mine", reserve="shield y s g g y s")
    before = access(s)
    s = play(s, "build tavern 1,0")
    assert access(s) == before
    assert can(s, "build mine 0,1")


@rule("R8.4")
def test_access_is_lost_with_the_tile_and_the_step() -> None:
    s = position("y *s:f0f1", hand="tavern/row", reserve="shield y s g g y s")
    assert can(s, "build tavern 1,0")
    assert not can(play(s, "take 2"), "build tavern 1,0")  # the shield moved on: g g y
    moved = play(s, "step 0,0 -1,0")
    assert not can(moved, "build tavern -2,0")  # grain instead of the second stone


@rule("R8.5")
def test_tiles_in_hand_give_nothing() -> None:
    s = position("*g:f0f1", hand="g y s", reserve="shield s - - - - -", stack=0)
    assert access(s) == (1, 0, 1)


# ------------------------------------------------------------------------ R9 open terrain


@rule("R9.1")
def test_any_tile_may_be_laid_face_down_without_cost() -> None:
    s = position("*g:f0 y:f1", hand="cathedral/grey", reserve="shield g g g - - -", stack=0)
    assert "build" not in kinds(s)
    assert targets(s, "open") == cells_around(0, 0) - {(1, 0)}
    s = play(s, "open cathedral 0,1")
    assert face_at(s, 0, 1) == TERRAIN


@rule("R9.2")
def test_example_3_terrain_takes_one_resource_off_the_bakery() -> None:
    s = position("*y:f0f1", hand="bakery s", reserve="shield g s s y y y")
    assert access(s) == (1, 1, 2)
    assert not can(s, "build bakery 0,1")
    s = play(s, "open s 1,0")
    assert s.discounts == 1
    s = play(s, "build bakery 0,1")
    assert (face_at(s, 0, 1), s.discounts) == (0, 0)


@rule("R9.2")
def test_the_discount_is_good_for_any_resource() -> None:
    for reserve, missing in (("s s s", "wood"), ("g g g", "stone")):
        s = position("*y:f0f1", hand="cathedral/green y", reserve=f"shield {reserve} y y y")
        assert not can(s, "build cathedral 0,1"), missing
        assert can(play(s, "open y 1,0"), "build cathedral 0,1"), missing


@rule("R9.2")
def test_one_discount_serves_one_building() -> None:
    s = position("*y:f0f1", hand="cathedral/green cathedral/grey y", reserve="shield s s s y y y")
    s = play(s, "open y 1,0", "build cathedral/green 0,1")
    assert not can(s, "build cathedral/grey 1,1")


@rule("R9.3")
def test_several_discounts_go_to_one_building_and_exactly_the_shortage_is_used() -> None:
    s = position("*y:f0f1", hand="hut cowshed y s", reserve="shield y s y y g g")
    assert access(s) == (0, 3, 1)  # a hut lacks two wood
    s = play(s, "open cowshed 1,0")
    assert not can(s, "build hut 0,1")
    s = play(s, "open y 1,1", "open s -1,0")
    assert s.discounts == 3
    s = play(s, "build hut 0,1")
    assert s.discounts == 1


@rule("R9.3")
def test_a_building_without_shortage_uses_no_discount() -> None:
    s = position("*s:f0f1", hand="tavern/row y", reserve="shield y s g g y s")
    assert play(s, "open y 1,0", "build tavern 0,1").discounts == 1


@rule("R9.4")
def test_discounts_lapse_at_the_end_of_the_turn() -> None:
    s = position("*y:f0f1", hand="bakery s", reserve="shield g s s y y y")
    s = play(s, "open s 1,0", "take 1", "end")
    assert s.discounts == 0
    other = position(
        "*y:f0f1", hand="s", other_hand="cathedral/green", reserve="shield s s s y y y"
    )
    other = play(other, "open s 1,0", "take 1", "end")
    assert not can(other, "build cathedral 0,1")


@rule("R9.4")
def test_terrain_still_to_be_laid_gives_nothing() -> None:
    s = position("*y:f0f1", hand="bakery s", reserve="shield g s s y y y")
    assert not can(s, "build bakery 0,1")  # one grain short, though the other tile could be laid
    assert can(s, "open s 1,0")
    assert can(play(s, "open s 1,0"), "build bakery 0,1")
