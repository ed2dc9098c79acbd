"""R15, war, patrol and crafts: fortresses, lines of watch, pairs of colours."""

from __future__ import annotations

import pytest

from games.two_heirs.lands import drawn, place_of
from palas.games.two_heirs.building_scores import building_points
from rulebook import rule


def points(drawing: str, building: str) -> int:
    """Return the points of the first building of a name in a drawn land."""
    s = drawn(drawing)
    return building_points(s, place_of(s, building))


# ------------------------------------------------------------------------------------- war


@rule("R15.15")
def test_a_siege_tower_brings_nothing() -> None:
    assert points("g siege_tower:0 FORTRESS", "siege_tower") == 0


@rule("R15.16")
def test_a_fortress_counts_own_siege_towers_and_fortresses() -> None:
    drawing = """
    fortress  siege_tower  SIEGE_TOWER
    .         g            .
    fortress  siege_tower  FORTRESS
    """
    assert points(drawing, "fortress") == 4
    assert points("fortress", "fortress") == 1


@rule("R15.16")
def test_all_nine_of_the_set_bring_a_fortress_nine() -> None:
    assert points("fortress:0" + " siege_tower" * 6 + " fortress" * 2, "fortress") == 18


# ---------------------------------------------------------------------------------- patrol


@rule("R15.17")
def test_a_watchtower_counts_its_own_colour_in_its_row() -> None:
    drawing = """
    .  .       g                     .         .
    g  GARRISON/GREEN  watchtower/green/row  y  g
    .  .       g                     .         .
    """
    # itself, the enemy garrison and the terrain at both ends; not the yellow one, not the column
    assert points(drawing, "watchtower") == 4


@rule("R15.17")
def test_a_watchtower_of_the_column_counts_upwards_and_downwards() -> None:
    drawing = """
    .  s                       .
    s  watchtower/grey/column  s
    .  g                       .
    .  s                       .
    """
    assert points(drawing, "watchtower") == 3


@rule("R15.17")
def test_the_line_of_a_watchtower_has_no_limit_and_crosses_gaps() -> None:
    assert points("watchtower/yellow/row y . y . . y y y y", "watchtower") == 7


@rule("R15.18")
def test_a_garrison_counts_watchtowers_of_both_seats_on_its_diagonals() -> None:
    drawing = """
    watchtower/row  .           .         .           watchtower/column
    .               WATCHTOWER  watchtower  g           .
    .               g           garrison  WATCHTOWER  .
    .               y           .         y           .
    """
    # one step and two steps to the north west, two to the north east;
    # neither the one above nor the one beside
    assert points(drawing, "garrison") == 6


@rule("R15.18")
def test_a_garrison_sees_across_gaps_without_limit() -> None:
    drawing = """
    garrison  .  .  .  .
    .         .  .  .  .
    .         .  .  .  .
    .         .  .  .  .
    .         .  .  .  WATCHTOWER
    """
    assert points(drawing, "garrison") == 2
    assert points("garrison watchtower", "garrison") == 0


# ---------------------------------------------------------------------------------- crafts

CRAFTS = [
    ("basketry", "g", "y", "s"),
    ("pottery", "s", "y", "g"),
    ("cooperage", "s", "g", "y"),
]


@rule("R15.19", "R15.20", "R15.21")
@pytest.mark.parametrize(("craft", "one", "two", "other"), CRAFTS)
def test_a_craft_counts_pairs_at_its_edges(craft: str, one: str, two: str, other: str) -> None:
    drawing = f"""
    {other}  {one}               {other}
    {two}    {craft}/orthogonal  {two}
    {other}  {one}               {other}
    """
    assert points(drawing, craft) == 6


@rule("R15.19", "R15.20", "R15.21")
@pytest.mark.parametrize(("craft", "one", "two", "other"), CRAFTS)
def test_a_craft_counts_pairs_at_its_corners(craft: str, one: str, two: str, other: str) -> None:
    drawing = f"""
    {one}  {one}             {two}
    {two}  {craft}/diagonal  {two}
    {one}  {one}             {other}
    """
    assert points(drawing, craft) == 3  # two of one colour, one of the other: one pair


@rule("R15.19", "R15.20", "R15.21")
@pytest.mark.parametrize(("craft", "one", "two", "other"), CRAFTS)
def test_a_craft_without_a_pair_brings_nothing(craft: str, one: str, two: str, other: str) -> None:
    drawing = f"""
    {two}  {one}               {two}
    {one}  {craft}/orthogonal  {one}
    {two}  {other}             {two}
    """
    assert points(drawing, craft) == 0
    assert points(f"{two} {craft}/orthogonal {two}", craft) == 0


@rule("R15.19")
def test_buildings_of_both_seats_belong_to_pairs() -> None:
    assert points("SAWMILL basketry/orthogonal farm", "basketry") == 3
    assert points("sawmill BASKETRY/ORTHOGONAL:1 FARM", "basketry") == 6


@rule("R15.22")
def test_a_guild_house_brings_nothing_itself() -> None:
    assert points("guild_house:0 basketry", "guild_house") == 0


@rule("R15.22")
@pytest.mark.parametrize(("craft", "one", "two"), [craft[:3] for craft in CRAFTS])
def test_with_a_guild_house_every_pair_brings_four(craft: str, one: str, two: str) -> None:
    around = f"""
    .      {one}               .
    {two}  {craft}/orthogonal  {two}
    .      {one}               GUILD
    """
    assert points(around.replace("GUILD", f"guild_house/{craft}"), craft) == 8
    assert points(around.replace("GUILD", f"GUILD_HOUSE/{craft.upper()}"), craft) == 6
    wrong = "pottery" if craft != "pottery" else "cooperage"
    assert points(around.replace("GUILD", f"guild_house/{wrong}"), craft) == 6


@rule("R15.22")
def test_a_guild_house_serves_all_buildings_of_its_craft_and_is_doubled_with_them() -> None:
    drawing = """
    g  basketry/orthogonal:0  y  .
    .  guild_house/basketry   .  y
    .  .                      basketry/diagonal  .
    .  .                      .  g
    """
    s = drawn(drawing)
    places = [place for place in range(s.land_size) if s.face[place] == 0]
    assert [building_points(s, place) for place in places] == [8, 0, 4]
