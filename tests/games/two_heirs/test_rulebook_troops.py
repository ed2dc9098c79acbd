"""The rulebook on troops: R10."""

from __future__ import annotations

import pytest

from games.two_heirs.deeds import legal_deeds
from games.two_heirs.positions import (
    access,
    can,
    kinds,
    place_at,
    play,
    position,
    takes,
    targets,
    troops_at,
)
from palas.games.two_heirs.state import IN_THE_RESERVE, State
from rulebook import rule

LAND = """
    .   g     y
    s   *g:f0f1  y:0
    .   y     .
"""


def steps_from(s: State) -> set[object]:
    """Return the cells from which a step is possible."""
    return {done[1] for done in legal_deeds(s) if done[0] == "step"}


@rule("R10.1")
@pytest.mark.parametrize("first", ["step 1,0 1,1", "retreat 1,0"])
def test_a_troop_moves_once_a_turn(first: str) -> None:
    s = play(position(LAND), first)
    assert s.moved[0] == [0, 1, 0]
    assert "retreat" not in kinds(s)
    assert all(start != (1, 1) for start in steps_from(s))
    assert can(s, "step 0,0 -1,0")  # the follower is still free to go


@rule("R10.1")
def test_a_deployed_troop_stays_where_it_is() -> None:
    s = play(position(LAND), "deploy 0,1")
    assert (0, 1) not in steps_from(s)
    assert not can(s, "retreat 0,1")
    assert can(s, "retreat 1,0")


@rule("R10.1")
def test_a_troop_that_retreated_is_not_deployed_again() -> None:
    s = play(position(LAND), "retreat 1,0")
    s = play(s, "deploy 0,1")  # the other one
    assert "deploy" not in kinds(s)
    s = play(s, "take 1", "end", "take 3", "end")
    assert s.moved == [[0, 0, 0], [0, 0, 0]]
    assert can(s, "deploy 1,0")


@rule("R10.1")
def test_a_moved_troop_gives_reach_resources_and_spots_as_always() -> None:
    s = position(LAND, hand="y", reserve="shield s s s g g g")
    s = play(s, "step 1,0 1,1")
    assert access(s) == (1, 1, 2)
    assert (2, 2) in targets(s, "open")
    assert takes(play(s, "take 1")) == []
    assert takes(play(position(LAND), "retreat 1,0")) == [1, 2, 3]


@rule("R10.2")
def test_a_step_to_any_tile_around_without_a_troop() -> None:
    s = position("""
        s     g     y
        s     *g:f0  y:0
        s:1   y:f1  .
    """)
    assert {done[2] for done in legal_deeds(s) if done[0] == "step" and done[1] == (0, 0)} == {
        (-1, 1),
        (0, 1),
        (1, 1),
        (-1, 0),
    }
    after = play(s, "step 0,0 1,1")
    assert (troops_at(after, 0, 0), troops_at(after, 1, 1)) == (0, 1)
    assert after.troop_at[0][0] == place_at(after, 1, 1)


@rule("R10.3")
def test_deployed_around_any_own_troop() -> None:
    s = position("""
        g  .  y  s
        s:1  *g:f0  y  y:0
        .  y:f1  .  g
    """)
    assert targets(s, "deploy") == {(-1, 1), (1, 1), (1, 0), (2, 1), (2, -1)}
    after = play(s, "deploy 2,-1")
    assert troops_at(after, 2, -1) == 1
    assert after.troop_at[0][2] == place_at(after, 2, -1)
    assert "deploy" not in kinds(after)  # no troop is left in the reserve


@rule("R10.3")
def test_not_beside_enemy_troops_alone() -> None:
    s = position("*g:f0 y s y:f1 g")
    assert targets(s, "deploy") == {(1, 0)}
    assert targets(play(s, "deploy 1,0"), "deploy") == {(2, 0)}  # now beside the new troop


@rule("R10.4")
def test_plain_troops_retreat_and_followers_never() -> None:
    s = position("s:f0 *g:0 y:0 g:f1")
    assert targets(s, "retreat") == {(0, 0), (1, 0)}
    after = play(s, "retreat 1,0", "retreat 0,0")
    assert after.troop_at[0] == [place_at(s, -1, 0), IN_THE_RESERVE, IN_THE_RESERVE]
    assert takes(after) == [1, 2, 3]
    assert (troops_at(after, 0, 0), troops_at(after, 1, 0)) == (0, 0)


@rule("R10.5")
def test_only_the_start_tile_holds_two_troops() -> None:
    s = play(position("g *g:f0f1 y"), "step 0,0 1,0", "take 1", "end")
    assert not can(s, "step 0,0 1,0")
    assert can(s, "step 0,0 -1,0")
    s = play(s, "take 2", "end")
    assert not can(s, "step 1,0 0,0")  # the enemy's follower stands there alone
    assert not can(s, "deploy 0,0")


@rule("R10.5")
def test_who_stays_on_the_start_tile_does_not_block_the_other() -> None:
    s = position("g *g:f0f1 y", seat=1)
    s = play(s, "step 0,0 -1,0")
    assert troops_at(s, 0, 0) == 0b01
    assert troops_at(s, -1, 0) == 0b10


@rule("R10.6")
def test_troops_stand_on_buildings_of_both_seats() -> None:
    s = position("mill MINE *g:f0f1 BAKERY hut")
    assert targets(s, "step") == targets(s, "deploy") == {(-1, 0), (1, 0)}
    s = play(s, "step 0,0 -1,0")
    assert targets(s, "deploy") == {(-2, 0)}
    s = position("mill MINE *g:f0f1 BAKERY hut", seat=1)
    assert targets(s, "step") == {(-1, 0), (1, 0)}


@rule("R10.2", "R10.3", "R10.4")
def test_example_4_only_deploying_brings_the_wood_for_the_watchtower() -> None:
    s = position(
        """
        .     g      .
        y:f1  *s:f0  mill:0
        """,
        reserve="shield y s g g y s",
        hand="watchtower/row/green",
        sets="land_industry trade_church patrol",
        taken=True,
    )
    assert access(s) == (0, 2, 2)
    assert not can(s, "build watchtower 2,0")
    stepped = play(s, "step 1,0 0,1")
    assert access(stepped)[0] == 1
    assert can(stepped, "build watchtower 1,1")
    assert not can(stepped, "build watchtower 2,0")  # no troop beside the spot any more
    retreated = play(s, "retreat 1,0")
    assert access(retreated) == (1, 1, 2)
    assert can(retreated, "build watchtower 1,1")
    assert not can(retreated, "build watchtower 2,0")
    deployed = play(s, "deploy 0,1")
    assert access(deployed) == (1, 2, 1)
    assert deployed.moved[0] == [0, 0, 1]
    assert can(deployed, "build watchtower 2,0")
