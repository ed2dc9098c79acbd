"""R15, land & industry and trade & church: areas, own buildings of a colour, trade."""

from __future__ import annotations

import pytest

from games.two_heirs.lands import drawn, place_of
from palas.games.two_heirs.building_scores import building_points
from palas.games.two_heirs.state import TERRAIN
from rulebook import rule


def points(drawing: str, building: str) -> int:
    """Return the points of the first building of a name in a drawn land."""
    s = drawn(drawing)
    return building_points(s, place_of(s, building))


# ------------------------------------------------------------------ mill, mine and cowshed

AREAS = [
    ("mill", "y", "BAKERY", "sg"),
    ("mine", "s", "SMITHY", "gy"),
    ("cowshed", "g", "HUT", "ys"),
]


@rule("R15.5", "R15.6", "R15.7")
@pytest.mark.parametrize(("building", "c", "enemy", "other"), AREAS)
def test_an_area_counts_terrain_and_enemy_buildings(
    building: str, c: str, enemy: str, other: str
) -> None:
    drawing = f"""
    {c}      {enemy}     .
    {other[0]}  {building}  {c}
    {c}      {other[1]}  {c}
    """
    # itself; the enemy building above with the terrain in its west; two in the east;
    # the one in the south west touches only other colours by its edges
    assert points(drawing, building) == 5


@rule("R15.5", "R15.6", "R15.7")
@pytest.mark.parametrize(("building", "c", "enemy", "other"), AREAS)
def test_an_area_that_touches_only_a_corner_does_not_count(
    building: str, c: str, enemy: str, other: str
) -> None:
    drawing = f"""
    {c}  {c}  .
    .    .    {building}
    {c}  {c}  .
    """
    assert points(drawing, building) == 1


@rule("R15.5", "R15.6", "R15.7")
@pytest.mark.parametrize(("building", "c", "enemy", "other"), AREAS)
def test_an_area_reached_on_two_sides_counts_once(
    building: str, c: str, enemy: str, other: str
) -> None:
    drawing = f"""
    {c}  {c}         {c}
    {c}  {building}  {c}
    {c}  .           {c}
    """
    assert points(drawing, building) == 8


@rule("R15.5", "R15.6", "R15.7")
@pytest.mark.parametrize(("building", "c", "enemy", "other"), AREAS)
def test_an_area_ends_at_a_gap(building: str, c: str, enemy: str, other: str) -> None:
    assert points(f"{building} {c} . {c} {c}", building) == 2


# ----------------------------------------------------------------- bakery, smithy and hut

COLOURS = [
    ("bakery", "y", "mill", "FARM", "cowshed"),
    ("smithy", "s", "mine", "QUARRY", "mill"),
    ("hut", "g", "cowshed", "SAWMILL", "mine"),
]


@rule("R15.8", "R15.9", "R15.10")
@pytest.mark.parametrize(("building", "c", "own", "enemy", "other"), COLOURS)
def test_own_buildings_of_a_colour_count_wherever_they_lie(
    building: str, c: str, own: str, enemy: str, other: str
) -> None:
    drawing = f"""
    {building}  {c}       {enemy}
    .           {other}   .
    .           .         {own}
    """
    # itself and the own one; neither terrain nor enemy buildings nor other colours
    assert points(drawing, building) == 2
    assert points(drawing.swapcase().replace(c.upper(), c, 1), building) == 2


@rule("R15.8", "R15.9", "R15.10")
@pytest.mark.parametrize(("building", "c", "own", "enemy", "other"), COLOURS)
def test_itself_is_counted_once(building: str, c: str, own: str, enemy: str, other: str) -> None:
    assert points(building, building) == 1


# --------------------------------------------------------------------------- the rest of both


@rule("R15.11")
def test_a_field_camp_not_used_brings_two() -> None:
    s = drawn("field_camp FIELD_CAMP:1 field_camp")
    assert [building_points(s, place) for place in range(3)] == [2, 4, 2]


@rule("R15.12")
@pytest.mark.parametrize("building", ["farm", "sawmill", "quarry"])
def test_farm_sawmill_and_quarry_bring_nothing(building: str) -> None:
    assert points(f"g {building}:0 y", building) == 0


@rule("R15.13")
@pytest.mark.parametrize("kind", ["farm", "sawmill", "quarry"])
def test_a_trading_post_counts_the_own_buildings_it_shows(kind: str) -> None:
    others = [name for name in ("farm", "sawmill", "quarry") if name != kind]
    post = f"trading_post/{kind}"
    assert points(f"{post} . {kind} {' '.join(others)}", "trading_post") == 3
    assert points(f"{post} {' '.join(others)} {kind.upper()}", "trading_post") == 0
    assert points(f"{post.upper()}:1 {kind.upper()}", "trading_post") == 6


@rule("R15.13")
def test_a_trading_post_counts_no_razed_building() -> None:
    s = drawn("trading_post/farm farm")
    s.face[place_of(s, "farm")] = TERRAIN
    assert building_points(s, place_of(s, "trading_post")) == 0


@rule("R15.14")
def test_a_cathedral_brings_five() -> None:
    assert points("cathedral", "cathedral") == 5
    assert points("CATHEDRAL:1 cathedral", "cathedral") == 10
