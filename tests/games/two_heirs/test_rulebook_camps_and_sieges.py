"""The rulebook on field camps and siege towers: R11 and R12."""

from __future__ import annotations

import pytest

from games.two_heirs.deeds import legal_deeds
from games.two_heirs.positions import (
    access,
    can,
    face_at,
    hand,
    kinds,
    play,
    position,
    takes,
    targets,
    troops_at,
)
from palas.games.two_heirs.state import TERRAIN, State
from palas.games.two_heirs.tables import NO_PLACE
from rulebook import rule

CAMP = "MINE *g:f0f1 field_camp/yellow"
CAMPS = "field_camp/green *g:f0f1 field_camp/yellow"
WAR = "land_industry trade_church war"

# ------------------------------------------------------------------------- R11 field camp


@rule("R11.1")
def test_a_camp_turns_the_crown_back_for_one_more_take() -> None:
    s = position(CAMP)
    assert "camp" not in kinds(s)  # not before the first take
    s = play(s, "take 1")
    assert targets(s, "camp") == {(1, 0)}
    s = play(s, "camp 1,0")
    assert s.crown == 0
    assert takes(s) == [2, 3, 4]
    s = play(s, "take 3")
    assert (s.crown, len(hand(s, 0)), s.shield) == (1, 2, 3)
    assert takes(s) == []


@rule("R11.1")
def test_only_an_own_camp_and_in_the_own_turn() -> None:
    s = position("FIELD_CAMP *g:f0f1 hut", taken=True)
    assert "camp" not in kinds(s)
    s = play(s, "end", "take 1")
    assert targets(s, "camp") == {(-1, 0)}


@rule("R11.1")
def test_a_camp_just_built_may_be_used() -> None:
    s = position("*g:f0f1", hand="field_camp/grey", reserve="shield y g s s y g")
    s = play(s, "build field_camp 1,0", "take 1")
    assert can(s, "camp 1,0")


@rule("R11.2")
def test_the_extra_take_is_optional() -> None:
    s = play(position(CAMP), "take 1", "camp 1,0")
    assert can(s, "end")
    s = play(s, "end")
    assert (s.turn, s.crown, s.has_taken) == (1, 1, 0)


@rule("R11.3")
def test_no_second_camp_while_the_own_crown_shows() -> None:
    s = play(position(CAMPS), "take 1", "camp 1,0")
    assert "camp" not in kinds(s)
    s = play(s, "take 2")
    assert targets(s, "camp") == {(-1, 0)}
    s = play(s, "camp -1,0", "take 3")
    assert (len(hand(s, 0)), "camp" in kinds(s)) == (3, False)


@rule("R11.4")
def test_a_used_camp_is_open_terrain() -> None:
    s = play(position(CAMP, hand="mill"), "take 1", "camp 1,0")
    assert face_at(s, 1, 0) == TERRAIN
    assert s.discounts == 0
    assert "camp" not in kinds(play(s, "take 2"))
    before = access(s)
    assert access(play(s, "step 0,0 1,0")) == (before[0] - 1, before[1] + 1, before[2])


# ------------------------------------------------------------------------ R12 siege tower


def siege(land: str, hand: str = "siege_tower/green", other_hand: str = "") -> State:
    """Return a position in which seat 0 can pay for the siege towers in its hand."""
    reserve = "shield y s g g y s"
    return position(land, reserve=reserve, hand=hand, other_hand=other_hand, sets=WAR)


ONE_TOWER = """
    siege_tower/yellow  MILL    .
    .                   *g:f0f1  .
"""


@rule("R12.1")
def test_the_second_tower_beside_a_building_lets_it_be_razed() -> None:
    s = siege(ONE_TOWER)
    s = play(s, "build siege_tower 1,1")
    assert set(legal_deeds(s)) == {("raze", (0, 1)), ("spare",)}
    s = play(s, "raze 0,1")
    assert face_at(s, 0, 1) == TERRAIN
    assert (s.sieges, s.tower) == (0, NO_PLACE)
    assert "open" not in kinds(s)
    assert can(s, "take 1")


@rule("R12.1")
def test_the_new_tower_itself_must_touch_the_building() -> None:
    land = """
        .                   siege_tower/grey  .
        siege_tower/yellow  MILL              .
        .                   *g:f0f1           .
    """
    s = siege(land)
    s = play(s, "build siege_tower 1,0")  # the mill is besieged by the others, but not anew
    assert (s.sieges, s.tower) == (0, NO_PLACE)
    assert "raze" not in kinds(s)


@rule("R12.1")
def test_towers_at_corners_and_of_the_enemy_do_not_count() -> None:
    land = """
        siege_tower/yellow  SIEGE_TOWER/GREY  .
        .                   MILL              .
        .                   *g:f0f1           .
    """
    s = siege(land)
    assert "raze" not in kinds(play(s, "build siege_tower 1,1"))


@rule("R12.2")
def test_troops_stay_on_the_razed_tile_and_no_discount_is_earned() -> None:
    land = """
        siege_tower/yellow  MILL:1   .
        .                   *g:f0f1  .
    """
    s = siege(land)
    s = play(s, "build siege_tower 1,1", "raze 0,1")
    assert troops_at(s, 0, 1) == 0b10
    assert (s.discounts, s.colour[1]) == (0, 1)


@rule("R12.3")
def test_declining_leaves_the_building_and_the_turn_goes_on() -> None:
    s = siege(ONE_TOWER)
    s = play(s, "build siege_tower 1,1", "spare")
    assert face_at(s, 0, 1) == 1
    assert "raze" not in kinds(s)
    assert can(s, "take 1")


TWO_SIEGES = """
    .                 siege_tower/yellow  MINE
    siege_tower/grey  MILL                .
    .                 *g:f0f1             SIEGE_TOWER/GREY
    .                 .                   siege_tower/yellow
"""


@rule("R12.3")
def test_each_besieged_building_is_decided_for_itself() -> None:
    s = siege(TWO_SIEGES)
    s = play(s, "build siege_tower 1,1")
    assert targets(s, "raze") == {(0, 1), (1, 2), (1, 0)}
    some = play(s, "raze 1,0")
    assert set(legal_deeds(some)) == {("raze", (0, 1)), ("raze", (1, 2)), ("spare",)}
    some = play(some, "spare")
    assert [face_at(some, *cell) for cell in ((0, 1), (1, 2), (1, 0))] == [1, 1, TERRAIN]
    everything = play(s, "raze 1,0", "raze 1,2", "raze 0,1")
    assert TERRAIN == face_at(everything, 0, 1) == face_at(everything, 1, 2)
    assert "take" in kinds(everything)


@rule("R12.4")
def test_a_third_tower_beside_the_building_reopens_a_declined_siege() -> None:
    land = ONE_TOWER.replace("siege_tower/yellow", "siege_tower/yellow:0")
    s = siege(land, "siege_tower/green siege_tower/grey")
    s = play(s, "build siege_tower/green 1,1", "spare")
    assert "raze" not in kinds(s)
    assert "raze" not in kinds(play(s, "build siege_tower/grey 1,0"))  # not beside the mill
    assert "raze" not in kinds(play(s, "take 1", "end", "take 4", "end"))
    s = play(s, "build siege_tower/grey 0,2")
    assert set(legal_deeds(s)) == {("raze", (0, 1)), ("spare",)}


@rule("R12.5")
@pytest.mark.parametrize(("building", "colour"), [("SAWMILL", 0), ("FARM", 1), ("QUARRY", 2)])
def test_a_razed_farm_gives_nothing(building: str, colour: int) -> None:
    land = ONE_TOWER.replace("MILL", building)
    s = siege(land)
    before = access(s, 1)
    s = play(s, "build siege_tower 1,1")
    assert access(play(s, "spare"), 1) == before
    expected = [amount - (at == colour) for at, amount in enumerate(before)]
    assert list(access(play(s, "raze 0,1"), 1)) == expected


@rule("R12.5")
def test_a_razed_tower_besieges_nothing_any_more() -> None:
    land = """
        .                   mill                .
        siege_tower/yellow  SIEGE_TOWER/GREY:1  .
        .                   *g:f0f1             .
    """
    s = play(siege(land, other_hand="siege_tower/yellow"), "build siege_tower 1,1")
    spared = play(s, "spare", "take 1", "end", "build siege_tower 1,2")
    assert targets(spared, "raze") == {(0, 2), (1, 1)}  # the mill, and the tower in the east
    razed = play(s, "raze 0,1", "take 1", "end", "build siege_tower 1,2")
    assert "raze" not in kinds(razed)


@rule("R12.5")
def test_a_razed_camp_cannot_be_used() -> None:
    land = ONE_TOWER.replace("MILL", "FIELD_CAMP")
    s = siege(land)
    s = play(s, "build siege_tower 1,1")
    used, razed = play(s, "spare"), play(s, "raze 0,1")
    for after, has_camp in ((used, True), (razed, False)):
        assert ("camp" in kinds(play(after, "take 1", "end", "take 2"))) == has_camp


@rule("R12.6")
def test_a_single_tower_has_no_effect() -> None:
    s = siege("*g:f0f1 MILL")
    s = play(s, "build siege_tower 1,1")
    assert "raze" not in kinds(s)


@rule("R12.6")
@pytest.mark.parametrize("target", ["mill", "y"])
def test_own_buildings_and_open_terrain_are_not_besieged(target: str) -> None:
    land = ONE_TOWER.replace("MILL", target)
    s = siege(land)
    assert "raze" not in kinds(play(s, "build siege_tower 1,1"))
