"""The rulebook on the last round and the end: R13 and R20."""

from __future__ import annotations

import pytest

import palas
from games.two_heirs.playing import turns_of
from games.two_heirs.positions import can, deal, face_at, kinds, play, position, takes
from palas.games.two_heirs.state import ENDLESS, TERRAIN
from palas.games.two_heirs.tables import NO_TILE
from palas.kernel.errors import IllegalMove
from rulebook import rule

# ------------------------------------------------------------------------- R13 last round


@rule("R13.1")
def test_after_the_last_tile_each_seat_has_exactly_one_more_turn() -> None:
    s = play(position(stack=1, hand="y"), "take 1")
    assert (s.stack_size, s.turns_left, s.top_colour) == (0, 2, -1)
    s = play(s, "open y 1,0", "end")  # the turn itself goes on as usual
    assert (s.turn, s.over) == (1, 0)
    s = play(s, f"take {takes(s)[0]}", "end")
    assert (s.turn, s.over) == (0, 0)
    s = play(s, f"take {takes(s)[0]}")
    assert not s.over  # what follows the take is still played
    s = play(s, "end")
    assert (s.over, s.acting) == (1, 0)


@rule("R13.1")
def test_with_two_tiles_in_the_stack_the_last_round_has_not_come() -> None:
    s = play(position(stack=2), "take 1")
    assert (s.stack_size, s.turns_left) == (1, ENDLESS)


@rule("R13.1")
@pytest.mark.parametrize("seed", range(4))
def test_a_whole_game_without_camps_has_22_turns(seed: int) -> None:
    # The 20 tiles of the stack are 20 turns; then one each.
    s = deal(seed, sets=19)  # war, patrol, crafts: no field camps
    first = s.start
    turns = turns_of(s, seed)
    assert turns == [(first + turn) % 2 for turn in range(22)]


@rule("R13.1")
def test_the_hand_limit_holds_in_the_last_turn() -> None:
    s = position(stack=0, hand="hut mine smithy")
    s.turns_left = 0
    s = play(s, "take 1", "end")
    assert (s.over, kinds(s)) == (0, {"discard"})
    s = play(s, "discard hut")
    assert (s.over, s.hand_size[0]) == (1, 3)


@rule("R13.2")
def test_nothing_is_refilled_in_the_last_round() -> None:
    s = position(reserve="g y shield s g y s", stack=0)
    s.turns_left = 1
    s = play(s, "take 4")
    assert (s.shield, s.reserve[2]) == (4, NO_TILE)
    assert s.turns_left == 1  # and the round is not begun anew
    s = play(s, "end")
    assert takes(s) == [0, 5, 6]
    s = play(s, "take 0")
    assert [place for place, tile in enumerate(s.reserve) if tile == NO_TILE] == [0, 2, 4]


@rule("R13.3")
def test_field_camps_do_not_change_the_number_of_turns() -> None:
    s = position("*g:f0f1 field_camp/green field_camp/grey", stack=2)
    s = play(s, "take 1", "camp 1,0")
    assert s.turns_left == ENDLESS
    s = play(s, "take 2")  # the last tile of the stack
    assert s.turns_left == 2
    s = play(s, "camp 2,0", "take 3")
    assert s.turns_left == 2
    s = play(s, "end", "take 4", "end", "take 5", "end", "discard y")
    assert s.over


@rule("R13.3")
def test_a_camp_in_the_last_turn_gives_its_take() -> None:
    s = position("*g:f0f1 field_camp", stack=0)
    s.turns_left = 0
    s = play(s, "take 1", "camp 1,0")
    assert can(s, "end")
    s = play(s, "take 2", "end")
    assert (s.over, s.hand_size[0], face_at(s, 1, 0)) == (1, 2, TERRAIN)


# ----------------------------------------------------------------- R20 ending by agreement


@rule("R20.1")
def test_both_may_agree_to_end_the_game_as_it_stands() -> None:
    match = palas.game("two-heirs").new(seed=5)
    for _ in range(3):
        match.play(match.legal()[0])
    scores = match.scores()
    match.end_by_agreement()
    assert (match.is_over, match.acting, match.scores()) == (True, [], scores)
    with pytest.raises(IllegalMove, match="over"):
        match.play(0, 0)
