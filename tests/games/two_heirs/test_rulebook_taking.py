"""The rulebook on reach, the turn, taking and the hand: R3 to R6."""

from __future__ import annotations

import pytest

import palas
from games.two_heirs.deeds import legal_deeds
from games.two_heirs.positions import can, deal, hand, kinds, play, position, takes
from palas.games.two_heirs.actions import BUILD, END_TURN, OPEN_TERRAIN, STEP, TAKE
from palas.games.two_heirs.state import DISCARDED, IN_RESERVE
from palas.games.two_heirs.tables import NO_TILE
from palas.kernel.errors import IllegalMove, NothingToUndo
from rulebook import rule

TROOP_OUT = """
    y   .
    *g:f0f1  y:0
"""

# ------------------------------------------------------------------------------- R3 reach


@rule("R3.1", "R3.2")
def test_example_1_with_two_troops_in_the_reserve_three_tiles_are_in_reach() -> None:
    s = position()
    assert takes(s) == [1, 2, 3]  # the fourth, fifth and sixth are out of reach


@rule("R3.1")
@pytest.mark.parametrize(
    ("land", "reach"),
    [
        ("*g:f0f1", 3),
        ("*g:f0f1 y:0", 2),
        ("*g:f0f1 y:0 s:0", 1),
        ("*g:f0f1 y:1 s:1", 3),  # troops of the other heir do not count
    ],
)
def test_reach_is_own_troops_in_the_reserve_plus_one(land: str, reach: int) -> None:
    assert takes(position(land)) == [1, 2, 3][:reach]


@rule("R3.2")
@pytest.mark.parametrize(
    ("reserve", "in_reach"),
    [
        ("g y s g shield y s", [0, 5, 6]),  # around the circle, past place 6
        ("g y s g y s shield", [0, 1, 2]),
        ("g - s shield - y -", [0, 2, 5]),
        ("- - s shield - - -", [2]),  # one tile is left, reach or not
    ],
)
def test_counted_clockwise_from_the_shield_skipping_empty_places(
    reserve: str, in_reach: list[int]
) -> None:
    assert takes(position(reserve=reserve, stack=0)) == in_reach


@rule("R3.3")
def test_deploying_shortens_and_retreating_lengthens_the_reach_at_once() -> None:
    s = position(TROOP_OUT)
    assert takes(s) == [1, 2]
    assert takes(play(s, "deploy 0,1")) == [1]
    assert takes(play(s, "retreat 1,0")) == [1, 2, 3]
    assert takes(play(s, "deploy 0,1", "retreat 1,0")) == [1, 2]


# -------------------------------------------------------------------------------- R4 turn


@rule("R4.1")
def test_actions_come_in_any_order_and_mixed() -> None:
    s = position("*s:f0f1", hand="mill bakery mine", reserve="shield g y g g y s")
    s = play(s, "open bakery 1,0", "step 0,0 1,0", "open mine 2,1", "deploy 2,1", "take 1")
    assert can(s, "build mill 1,1")
    s = play(s, "build mill 1,1", "deploy 1,1", "end")
    assert (s.turn, s.land_size) == (1, 4)


@rule("R4.1")
def test_the_seats_take_turns() -> None:
    s = deal()
    for turn in range(6):
        assert s.turn == (s.start + turn) % 2
        assert s.acting == 1 << s.turn
        s = play(s, f"take {takes(s)[0]}")
        assert s.turn == (s.start + turn) % 2
        s = play(s, "end")


@rule("R4.2")
def test_the_turn_cannot_end_before_the_take() -> None:
    s = position(hand="y")
    assert not can(s, "end")
    assert not can(play(s, "open y 1,0", "step 0,0 1,0"), "end")
    assert can(play(s, "take 2"), "end")
    assert can(play(s, "open y 1,0", "take 2"), "end")


@rule("R4.2")
def test_whoever_ends_the_turn_too_early_is_told_of_the_take() -> None:
    match = palas.game("two-heirs").new(seed=1)
    with pytest.raises(IllegalMove, match="take"):
        match.play(END_TURN)


@rule("R4.3")
def test_with_an_empty_reserve_the_turn_may_end_without_a_take() -> None:
    s = position(reserve="- - - shield - - -", stack=0, hand="y")
    s.turns_left = 1
    assert takes(s) == []
    assert can(s, "end")
    s = play(s, "open y 1,0", "end")
    assert (s.turn, s.crown) == (1, 1)


@rule("R4.3")
def test_three_camps_after_the_last_refill_still_leave_a_take_to_both() -> None:
    camps = "field_camp/green *g:f0f1 field_camp/yellow field_camp/grey"
    s = play(position(camps, stack=1), "take 1", "camp -1,0", "take 2", "camp 1,0", "take 3")
    s = play(s, "camp 2,0", "take 4", "end", "discard g", "take 5", "end")
    assert takes(s) == [0, 6]
    s = play(s, "take 6", "end", "discard y")
    assert s.over
    assert sum(tile != NO_TILE for tile in s.reserve) == 1


@rule("R4.4")
def test_all_of_a_turn_can_be_taken_back_until_a_tile_is_revealed() -> None:
    match = palas.game("two-heirs").new(seed=3)
    for _ in range(2):  # both heirs take a tile and end their turns
        seat = match.acting[0]
        match.play(next(move for move in match.legal() if TAKE <= move.action < BUILD))
        with pytest.raises(NothingToUndo):
            match.undo(seat)  # the reserve was refilled
        match.play(END_TURN)
    seat, before = match.acting[0], match.state.copy()
    for first in (OPEN_TERRAIN, STEP):  # lay terrain, walk onto it
        match.play(next(move for move in match.legal() if move.action >= first))
    match.undo(seat)
    match.undo(seat)
    assert match.state == before


@rule("R4.4")
def test_a_take_from_the_last_tiles_reveals_nothing() -> None:
    s = position(stack=0)
    assert play(s, "take 1").reveals == s.reveals
    s = position(stack=1)
    assert play(s, "take 1").reveals == s.reveals + 1


# ------------------------------------------------------------------------------ R5 taking


@rule("R5.1")
def test_a_tile_in_reach_goes_to_the_hand_once_a_turn() -> None:
    s = position(hand="hut", reserve="shield tavern/row mill g y s y")
    after = play(s, "take 2")
    assert hand(after, 0) == sorted([*hand(s, 0), s.reserve[2]])
    assert takes(after) == []
    assert takes(play(after, "end")) != []


@rule("R5.2")
def test_the_shield_moves_to_the_free_place_and_turns() -> None:
    s = play(position(), "take 2")
    assert (s.shield, s.reserve[2]) == (2, NO_TILE)
    assert s.crown == 1
    assert takes(play(s, "end")) == [3, 4, 5]  # the other heir counts from there


@rule("R5.3")
def test_the_old_place_of_the_shield_is_filled_at_once() -> None:
    s = position(stack="hut mine smithy", reserve="g y shield s g y s")
    after = play(s, "take 3")
    assert after.reserve[2] == s.stack[2]
    assert after.where[after.reserve[2]] == IN_RESERVE
    assert (after.stack_size, after.top_colour) == (2, 2)  # the mine is grey
    assert after.reserve[:2] == s.reserve[:2]
    assert after.reserve[4:] == s.reserve[4:]


@rule("R5.4")
def test_the_crown_tells_whether_a_take_is_open() -> None:
    s = position()
    assert s.crown == 0
    assert "take" in kinds(s)
    s = play(s, "take 1")
    assert s.crown == 1
    assert "take" not in kinds(s)
    s = play(s, "end")
    assert (s.turn, s.crown) == (1, 1)


@rule("R5.4")
def test_at_the_end_of_a_turn_the_other_crown_shows_in_any_case() -> None:
    s = position("*g:f0f1 field_camp", taken=True)
    s = play(s, "camp 1,0")
    assert s.crown == 0
    assert play(s, "end").crown == 1


# -------------------------------------------------------------------------------- R6 hand


@rule("R6.1")
def test_more_than_three_tiles_may_be_held_within_a_turn() -> None:
    s = play(position(hand="hut mine smithy", reserve="shield mill g y s g s"), "take 1")
    assert s.hand_size[0] == 4
    s = play(s, "open mine 0,1")
    assert play(s, "end").turn == 1  # three are kept


@rule("R6.2")
def test_exactly_the_surplus_goes_back_to_the_box_by_own_choice() -> None:
    s = play(position(hand="hut mine smithy", reserve="shield mill g y s g s"), "take 1", "end")
    assert s.turn == 0
    assert kinds(s) == {"discard"}
    assert len(legal_deeds(s)) == 4
    held = hand(s, 0)
    after = play(s, "discard mine")
    assert after.turn == 1
    [gone] = [tile for tile in held if tile not in hand(after, 0)]
    assert after.where[gone] == DISCARDED
    assert after.hand_size[0] == 3


@rule("R6.2")
def test_two_too_many_are_discarded_one_after_the_other() -> None:
    s = position("*g:f0f1 field_camp", hand="hut mine smithy", reserve="shield mill g y s g s")
    s = play(s, "take 1", "camp 1,0", "take 2", "end", "discard mill")
    assert s.turn == 0
    assert kinds(s) == {"discard"}
    assert len(legal_deeds(s)) == 4
    s = play(s, "discard hut")
    assert (s.turn, s.hand_size[0]) == (1, 3)


@rule("R6.3")
def test_a_hand_of_seven_is_the_largest() -> None:
    camps = "field_camp/green *g:f0f1 field_camp/yellow field_camp/grey"
    s = position(camps, hand="hut mine smithy")
    s = play(s, "take 1", "camp -1,0", "take 2", "camp 1,0", "take 3", "camp 2,0", "take 4")
    assert s.hand_size[0] == len(s.hand[0]) == 7
    assert "camp" not in kinds(s)
    s = play(s, "end", "discard hut", "discard mine", "discard smithy", "discard g")
    assert (s.turn, s.hand_size[0]) == (1, 3)
