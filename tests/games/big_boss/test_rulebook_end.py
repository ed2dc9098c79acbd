"""The rulebook on the end of the game and the final scoring: R17 and R18."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    EIGHT_CASTLES,
    cards_but,
    decision,
    legal_words,
    money,
    play,
    position,
    scores,
    winners,
)
from rulebook import rule

SOLD_OUT = f"deck none\nplayed {cards_but()}\ntower cards 0"

# ------------------------------------------------------------------------------ R17 the end


@rule("R17.1")
def test_the_turn_of_the_last_block_is_played_to_its_end() -> None:
    s = play(position("seat 1: cards 23 24\ncastle Jaén 20: 1 2 1\nblocks 1"), "extend 23")
    assert decision(s) == "seat 1 to act: noble on 23"
    assert not s.over
    for words in ("baron 23", "done"):
        after = play(s, words)
        assert (after.over, after.acting) == (1, 0)
        assert decision(after) == "finished"
    assert money(play(s, "baron 23")) == [30 + 6 - 6, 30]


@rule("R17.1")
def test_with_one_block_left_the_game_goes_on() -> None:
    s = position("seat 1: cards 23 24\nseat 2: cards 50\ncastle Jaén 20: 1 2 1\nblocks 2")
    s = play(s, "extend 23", "done")
    assert (s.blocks, s.over) == (1, 0)
    assert decision(s) == "seat 2 to act: turn"
    s = play(s, "deck")  # buying uses no block
    assert (s.blocks, s.over) == (1, 0)
    assert play(s, "extend 24", "done").over


@rule("R17.1")
def test_the_last_block_may_merge_and_promote_before_the_end() -> None:
    s = position("seat 1: cards 4\nvilla 40: 3\nvilla 50: 3\nblocks 1" + EIGHT_CASTLES)
    s = play(s, "join 4", "keep Almería", "promote 50")
    assert not s.over
    assert play(s, "done").over


@rule("R17.2")
def test_the_game_ends_when_all_seats_pass_in_a_row() -> None:
    # Nobody can pay for a card, nobody has one.
    s = position("seat 1: 4 Real\nseat 2: no Real\nseat 3: 1 Real", seats=3)
    s = play(s, "pass", "pass")
    assert not s.over
    s = play(s, "pass")
    assert s.over
    assert decision(s) == "finished"


@rule("R17.2")
def test_an_action_interrupts_the_row_of_passes() -> None:
    s = position("seat 1: 4 Real\nseat 2: no Real\nseat 3: no Real, cards 8", seats=3)
    s = play(s, "pass", "pass", "villa 8", "done")
    assert s.passes == 0
    s = play(s, "pass", "pass")
    assert not s.over
    assert decision(s) == "seat 3 to act: turn"
    assert play(s, "pass").over


@rule("R17.2")
def test_seats_that_have_left_do_not_count() -> None:
    s = position(
        "seat 1: 4 Real\nseat 2: 90 Real, left\nseat 3: 1 Real\nseat 4: 90 Real, left", seats=4
    )
    s = play(s, "pass")
    assert decision(s) == "seat 3 to act: turn"
    assert play(s, "pass").over


@rule("R17.2")
def test_leaving_between_passes_does_not_interrupt_them() -> None:
    # Seats 1 and 3 hold tower cards without use; seat 2 has nothing and leaves.
    s = position(
        f"seat 1: 90 Real, 1 tower card\nseat 3: 90 Real, 1 tower card\n{SOLD_OUT}", seats=3
    )
    s = play(s, "pass", "pass")
    assert s.left[:3] == [0, 1, 0]
    assert not s.over
    assert play(s, "pass").over


@rule("R17.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_when_nobody_is_left(seats: int) -> None:
    s = position(SOLD_OUT, seats, seat=2)
    for _ in range(seats):
        assert not s.over
        assert legal_words(s) == ["pass"]
        s = play(s, "pass")
    assert s.over
    assert s.left[:seats] == [1] * seats


# --------------------------------------------------------------------- R18 final scoring


@rule("R18.1")
def test_every_noble_on_the_board_is_paid_as_if_withdrawn() -> None:
    s = position("""
        big-boss, 3 seats: finished
        seat 1: 10 Real
        seat 2: 20 Real
        seat 3: 30 Real
        castle Jaén 20: 1b1 3 1b2 1g3
        villa 40: 1g1 1b1
    """)
    # The castle is worth 1 + 6 + 1 + 1 = 9, the villa 2; all nobles stand on the ground.
    assert scores(s) == [10 + 9 + 4 + 2, 20 + 9, 30 + 18]


@rule("R18.1")
def test_the_cap_of_50_holds_in_the_final_scoring() -> None:
    s = position(
        """
        big-boss, 2 seats: finished
        seat 1: no Real
        seat 2: no Real
        villa 40: 5 5 4 4 1b1 1g2
        """
        + EIGHT_CASTLES
    )
    assert scores(s) == [50, 100]


@rule("R18.2")
def test_the_most_nobles_on_level_2_and_higher_earn_30() -> None:
    s = position("""
        big-boss, 3 seats: finished
        seat 1: no Real
        seat 2: no Real
        seat 3: no Real
        castle Jaén 20: 2b1 1b2 1b2 1b2 2b3 3b1
    """)
    # 3 + 1 + 1 + 1 + 3 + 6 = 15; two high nobles of seat 1, one of seat 3; seat 2 has three low.
    assert scores(s) == [15 + 15 + 30, 45, 15]


@rule("R18.2")
def test_grandees_count_like_barons_for_the_bonus() -> None:
    s = position("""
        big-boss, 2 seats: finished
        seat 1: no Real
        seat 2: no Real
        villa 20: 2g1
        villa 30: 2b2
        villa 40: 2b2
    """)
    assert scores(s) == [6, 3 + 3 + 30]


@rule("R18.2")
def test_every_seat_that_ties_for_most_earns_30() -> None:
    s = position("""
        big-boss, 3 seats: finished
        seat 1: no Real
        seat 2: no Real
        seat 3: no Real
        villa 20: 2b1
        villa 30: 2g2
        villa 40: 1b3
    """)
    assert scores(s) == [3 + 30, 6 + 30, 1]


@rule("R18.2")
def test_without_a_high_noble_nobody_earns_30() -> None:
    s = position("""
        big-boss, 2 seats: finished
        seat 1: 3 Real
        seat 2: 4 Real
        castle Jaén 20: 1b1 5 1b2
    """)
    assert scores(s) == [3 + 17, 4 + 17]


@rule("R18.3")
@pytest.mark.parametrize(
    ("first", "second", "richest"), [(16, 15, [1]), (15, 16, [2]), (46, 15, [1]), (0, 15, [2])]
)
def test_the_richest_seat_wins(first: int, second: int, richest: list[int]) -> None:
    # Neither seat's noble stands high; each is worth 5.
    s = position(f"""
        big-boss, 2 seats: finished
        seat 1: {first} Real
        seat 2: {second} Real
        castle Jaén 20: 1b1 2 1b2
    """)
    assert scores(s) == [first + 5, second + 5]
    assert winners(s) == richest


@rule("R18.3")
def test_nobles_and_bonus_count_as_money() -> None:
    s = position("""
        big-boss, 2 seats: finished
        seat 1: no Real
        seat 2: 32 Real
        villa 20: 2b1
    """)
    assert scores(s) == [3 + 30, 32]
    assert winners(s) == [1]


@rule("R18.4")
def test_a_tie_goes_to_the_seat_with_more_nobles_on_the_board() -> None:
    # 8 + 1 + 1, 8 + 2 and 10: two barons beat one grandee and none.
    s = position("""
        big-boss, 3 seats: finished
        seat 1: 10 Real
        seat 2: 8 Real
        seat 3: 8 Real
        villa 20: 1b3
        villa 30: 1g2
        villa 40: 1b3
    """)
    assert scores(s) == [10, 10, 10]
    assert winners(s) == [3]


@rule("R18.4")
def test_nobles_break_a_tie_only_at_equal_money() -> None:
    s = position("""
        big-boss, 2 seats: finished
        seat 1: 10 Real
        seat 2: 6 Real
        villa 20: 1b2
        villa 30: 1b2
        villa 40: 1b2
    """)
    assert scores(s) == [10, 9]
    assert winners(s) == [1]


@rule("R18.4")
def test_a_remaining_tie_is_shared() -> None:
    s = position("""
        big-boss, 4 seats: finished
        seat 1: 9 Real
        seat 2: 10 Real
        seat 3: 7 Real
        seat 4: 9 Real
        villa 20: 1b1
        villa 40: 1b3 1
        villa 50: 1b4
    """)
    assert scores(s) == [10, 10, 9, 10]
    assert winners(s) == [1, 4]  # one noble each; seat 2 has none
