"""The rulebook on mergers of two castles: R10."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    EIGHT_CASTLES,
    board,
    can,
    crests,
    decision,
    foundings,
    hand,
    legal_words,
    money,
    nobles,
    play,
    position,
)
from palas.games.big_boss.state import PLAYED, State
from rulebook import rule

WORTH_49 = "5 5 4 3 1 1 1"  # 15 + 15 + 10 + 6 + 3
WORTH_50 = "5 5 4 4"


def meeting(left: str, right: str, seats: int = 2, rest: str = "") -> State:
    """Draw Cádiz up to plot 29 and Jaén from plot 31 on; seat 1 holds card 30, no Real."""
    return position(
        f"""
        seat 1: no Real, cards 30
        castle Cádiz {30 - len(left.split())}: {left}
        castle Jaén 31: {right}
        {rest}
        """,
        seats,
    )


@rule("R10.1")
def test_a_card_between_two_castles_joins_them_with_one_block() -> None:
    s = meeting("2 1 1 2", "1 2 1")  # 8 and 5
    assert legal_words(s, "join") == ["join Cádiz and Jaén on 30"]
    assert not can(s, "extend 30")
    after = play(s, "join 30")
    assert board(after) == ["castle Cádiz 26: 2 1 1 2 1 1 2 1"]
    assert s.blocks - after.blocks == 1


@rule("R10.1")
def test_beside_one_castle_only_a_block_extends() -> None:
    s = position("""
        seat 1: cards 30
        castle Cádiz 27: 1 2 1
        castle Jaén 32: 1 2 1
    """)  # 31 stays empty
    assert board(play(s, "extend 30")) == ["castle Cádiz 27: 1 2 1 1", "castle Jaén 32: 1 2 1"]


@rule("R10.2")
def test_at_equal_value_the_seat_chooses_the_survivor() -> None:
    s = meeting("1b2 2 1", "1 2 1b2", rest="seat 2: no Real")
    s = play(s, "join 30")
    assert decision(s) == "seat 1 to act: survivor on 30"
    assert money(s) == [0, 0]  # nothing is paid before the choice
    assert legal_words(s) == ["keep Cádiz", "keep Jaén"]
    left, right = play(s, "keep Cádiz"), play(s, "keep Jaén")
    assert board(left) == ["castle Cádiz 27: 1b2 2 1 1 1 2 1"]
    assert board(right) == ["castle Jaén 27: 1 2 1 1 1 2 1b2"]
    assert crests(left) == {"Cádiz": 11}
    assert crests(right) == {"Jaén": 11}


@rule("R10.2")
def test_the_1_may_lift_the_lower_castle_to_equal_value() -> None:
    # Jaén's 5 and the block's 1 equal Cádiz' 6, so Jaén may absorb the castle worth more.
    s = play(meeting("1 1 2 1", "1 2 1"), "join 30", "keep Jaén")
    assert board(s) == ["castle Jaén 26: 1 1 2 1 1 1 2 1"]
    assert crests(s) == {"Jaén": 12}  # 6 + 5 + 1


@rule("R10.3")
@pytest.mark.parametrize(
    ("left", "right"),
    [
        ("1 2 1", "1 2 1"),  # 5 and 5
        ("1 1 2 1", "1 2 1"),  # 6 and 5
        ("1 2 1", "1 2 1 1"),  # 5 and 6
        ("3", "3"),  # 6 and 6, one plot each
        (WORTH_49, "5 5 4 3 1 1"),  # 49 and 48
    ],
)
def test_values_that_differ_by_at_most_1_leave_the_choice(left: str, right: str) -> None:
    s = play(meeting(left, right), "join 30")
    assert legal_words(s) == ["keep Cádiz", "keep Jaén"]
    assert list(crests(play(s, "keep Cádiz"))) == ["Cádiz"]
    assert list(crests(play(s, "keep Jaén"))) == ["Jaén"]


@rule("R10.3")
@pytest.mark.parametrize(
    ("left", "right", "survivor"),
    [
        ("1 1 1 2 1", "1 2 1", "Cádiz"),  # 7 and 5
        ("1 2 1", "1 2 1 1 1", "Jaén"),  # 5 and 7
        ("4", "3", "Cádiz"),  # 10 and 6
        (WORTH_49, "5 5 4 3 1", "Cádiz"),  # 49 and 47
    ],
)
def test_otherwise_the_higher_castle_survives(left: str, right: str, survivor: str) -> None:
    s = play(meeting(left, right), "join 30")
    assert decision(s) == "seat 1 to act: noble on 30"
    assert list(crests(s)) == [survivor]


@rule("R10.4")
def test_rivals_in_the_absorbed_castle_are_captured_and_paid_before_the_1() -> None:
    # Cádiz, worth 6, falls to Jaén, worth 3 + 3 + 3 + 1 + 1 = 11.
    s = meeting("1b1 2b2 1g3 1b3", "2b1 2b2 2g3 1 1g2", 3, rest="seat 2: no Real\nseat 3: 7 Real")
    s = play(s, "join 30", "done")
    assert board(s) == ["castle Jaén 26: 1b1 2 1 1 1 2b1 2b2 2g3 1 1g2"]
    assert money(s) == [18, 6, 7 + 12 + 6]
    assert nobles(s, 1) == (4, 2)
    assert nobles(s, 2) == (5, 1)  # one baron is back, one and a grandee still stand
    assert nobles(s, 3) == (6, 1)


@rule("R10.4")
@pytest.mark.parametrize(("kept", "paid"), [("Jaén", 5), ("Cádiz", 12)])
def test_captures_follow_the_chosen_survivor(kept: str, paid: int) -> None:
    # Cádiz 5 with a baron of seat 2, Jaén 6 with a grandee: each is paid its castle's value,
    # also Cádiz' baron, though the block's 1 may have made Cádiz equal to Jaén.
    s = meeting("1 2b2 1", "1 2g2 1 1", rest="seat 2: no Real")
    s = play(s, "join 30", f"keep {kept}")
    assert money(s) == [12, paid]


@rule("R10.5")
@pytest.mark.parametrize(
    ("left", "right", "value"),
    [
        ("1 2 1", "1 2 1 1 1", 13),  # 5 + 7 + 1
        ("5 3 1", "5 3 2", 47),  # 22 + 24 + 1
        ("5 3 1", "5 4 1", 49),  # 22 + 26 + 1
        ("5 3 1", "5 4 1 1", 50),  # 22 + 27 + 1
        ("5 3 2", "5 4 1 1", 50),  # 24 + 27 + 1 = 52
        (WORTH_49, "1 2 1", 50),
    ],
)
def test_the_crest_moves_to_the_sum_and_1_at_most_50(left: str, right: str, value: int) -> None:
    s = play(meeting(left, right), "join 30")
    assert list(crests(s).values()) == [value]
    assert money(s) == [value, 30]


@rule("R10.5")
def test_flag_and_crest_of_the_absorbed_castle_return() -> None:
    s = position("seat 1: no Real, cards 4\nseat 2: no Real, cards 50" + EIGHT_CASTLES)
    s = play(s, "join 4", "keep Cádiz", "done")
    assert "Almería" not in crests(s)
    assert foundings(s)  # seat 2 may found again
    s = play(s, "found 50 50")
    assert "castle Almería 50: 2 1 1" in board(s)


@rule("R10.6")
def test_the_seat_is_paid_the_new_value_and_may_place_a_noble_on_the_joining_block() -> None:
    s = play(meeting("1 2 1", "1 2 1 1 1"), "join 30")
    assert money(s) == [13, 30]
    assert legal_words(s) == ["seat a baron on 30", "seat no noble"]
    after = play(s, "baron 30")
    assert money(after) == [0, 30]  # the baron costs the new value
    assert board(after) == ["castle Jaén 27: 1 2 1 1b1 1 2 1 1 1"]
    assert decision(after) == "seat 2 to act: turn"


@rule("R10.6")
def test_a_noble_follows_the_choice_of_the_survivor_too() -> None:
    s = play(meeting("1 2 1", "1 2 1"), "join 30", "keep Jaén")
    assert money(s) == [11, 30]
    assert decision(s) == "seat 1 to act: noble on 30"


@rule("R10.7")
@pytest.mark.parametrize(
    ("left", "right"),
    [(WORTH_50, "1 2b2 1"), ("1 2b2 1", WORTH_50), (WORTH_50, "5 5 4b2 4 1")],
    ids=["left", "right", "both"],
)
def test_at_50_the_castles_do_not_merge(left: str, right: str) -> None:
    s = meeting(left, right)
    assert not can(s, "join 30")
    after = play(s, "give up 30")
    assert board(after) == board(s)  # the plot stays empty, every noble where it was
    assert crests(after) == crests(s)
    assert money(after) == [50, 30]
    assert s.blocks - after.blocks == 1  # the block leaves the game
    assert after.place[29] == PLAYED
    assert decision(after) == "seat 2 to act: turn"  # no noble follows


@rule("R10.7")
def test_the_card_may_be_played_but_need_not() -> None:
    s = position(f"""
        seat 1: 5 Real, cards 30
        open 60
        castle Cádiz 26: {WORTH_50}
        castle Jaén 31: 1 2 1
    """)
    assert legal_words(s) == [
        "buy the top card of the deck",
        "buy open card 60",
        "give up a block between Cádiz and Jaén on 30",
    ]
    assert hand(play(s, "open 60"), 1) == [30, 60]


@rule("R10.7")
@pytest.mark.parametrize(("left", "right"), [(WORTH_49, "1 2 1"), ("1 2 1", WORTH_49)])
def test_at_49_they_still_merge(left: str, right: str) -> None:
    s = meeting(left, right)
    assert not can(s, "give up 30")
    after = play(s, "join 30")
    assert len(board(after)) == 1
    assert list(crests(after).values()) == [50]
    assert money(after) == [50, 30]
