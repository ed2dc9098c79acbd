"""The rulebook on mergers with villas, and on villas that become castles: R11 and R12."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    EIGHT_CASTLES,
    board,
    crests,
    decision,
    legal_words,
    money,
    nobles,
    play,
    position,
)
from rulebook import rule

# --------------------------------------------------------- R11 a castle and a villa merge


@rule("R11.1")
@pytest.mark.parametrize(
    ("castle", "villa", "merged"),
    [
        ("castle Cádiz 27: 1 2 1", "villa 31: 1 2", "castle Cádiz 27: 1 2 1 1 1 2"),
        ("castle Cádiz 31: 1 2 1", "villa 28: 2 1", "castle Cádiz 28: 2 1 1 1 2 1"),
    ],
    ids=["right", "left"],
)
def test_block_and_villa_are_added_to_the_castle(castle: str, villa: str, merged: str) -> None:
    s = position(f"seat 1: no Real, cards 30\n{castle}\n{villa}")
    s = play(s, "join 30")
    assert board(s) == [merged]
    assert crests(s) == {"Cádiz": 10}  # 5 + 1 + 4
    assert money(s) == [10, 30]


@rule("R11.1")
@pytest.mark.parametrize(
    ("levels", "value"),
    [
        ("5 5 4 1 1 1", 48),  # 43, 1 for the block, 4 for the villa
        ("5 5 4 2 1 1", 50),  # 45 + 1 + 4
        ("5 5 4 3", 50),  # 46 + 1 + 4 = 51
    ],
)
def test_the_sum_is_at_most_50(levels: str, value: int) -> None:
    first = 30 - len(levels.split())
    s = position(f"""
        seat 1: no Real, cards 30
        castle Cádiz {first}: {levels}
        villa 31: 1 1 1 1
    """)
    s = play(s, "join 30")
    assert crests(s) == {"Cádiz": value}
    assert money(s) == [value, 30]


@rule("R11.2")
def test_at_50_castle_and_villa_merge_all_the_same() -> None:
    s = position("""
        seat 1: no Real, cards 30
        castle Cádiz 26: 5 5 4 4
        villa 31: 1b2
    """)
    after = play(s, "join Cádiz and the villa on 30")
    assert board(after) == ["castle Cádiz 26: 5 5 4 4 1 1b2"]
    assert crests(after) == {"Cádiz": 50}
    assert money(after) == [50, 30]
    assert decision(after) == "seat 1 to act: noble on 30"
    assert s.blocks - after.blocks == 1


@rule("R11.3")
def test_all_nobles_stay_and_one_may_follow() -> None:
    # 5 + 1 + 3: each noble of the villa now stands in a castle worth 9.
    s = position("""
        seat 1: no Real, cards 30
        seat 2: no Real
        castle Cádiz 27: 1b2 2b1 1
        villa 31: 1b1 1b2 1g2
    """)
    s = play(s, "join 30")
    assert board(s) == ["castle Cádiz 27: 1b2 2b1 1 1 1b1 1b2 1g2"]
    assert money(s) == [9, 0]
    assert legal_words(s) == ["seat a baron on 30", "seat no noble"]
    after = play(s, "baron 30")
    assert money(after) == [0, 0]
    assert money(play(after, "withdraw 33")) == [0, 18]
    assert decision(after) == "seat 2 to act: turn"


# ------------------------------------------------------------------- R12 two villas merge


@rule("R12.1")
def test_two_villas_become_one_and_all_nobles_stay() -> None:
    s = position("""
        seat 1: no Real, cards 30
        seat 2: no Real
        villa 29: 1b2
        villa 31: 1b1 1g2
    """)
    s = play(s, "join two villas on 30")
    assert board(s) == ["villa 29: 1b2 1 1b1 1g2"]
    assert money(s) == [4, 0]
    assert nobles(s, 2) == (5, 1)


@rule("R12.2")
def test_merging_villas_pays_the_new_value_and_one_noble_may_follow() -> None:
    s = play(position("seat 1: 4 Real, cards 30\nvilla 29: 1\nvilla 31: 1 1"), "join 30")
    assert money(s) == [8, 30]
    assert legal_words(s) == ["seat a baron on 30", "seat a grandee on 30", "seat no noble"]
    assert money(play(s, "grandee 30")) == [0, 30]
    assert decision(play(s, "grandee 30")) == "seat 2 to act: turn"


@rule("R12.3")
@pytest.mark.parametrize(
    ("villas", "words", "after"),
    [
        ("villa 31: 1 1 1 1", "extend 30", "30: 1 1 1 1 1"),
        ("villa 30: 1 1 1", "raise 30", "30: 2 1 1"),  # 3 + 2
        ("villa 29: 1 1 1", "tower 29", "29: 2 1 1"),
        ("villa 28: 1 1\nvilla 31: 1 1", "join 30", "28: 1 1 1 1 1"),
    ],
    ids=["extend", "raise", "tower", "join"],
)
def test_a_villa_worth_5_becomes_a_castle(villas: str, words: str, after: str) -> None:
    s = position(f"""
        seat 1: no Real, cards 30, 1 tower card
        castle Almería 1: 1 2 1
        {villas}
    """)
    s = play(s, words)
    assert board(s) == ["castle Almería 1: 1 2 1", f"castle Cádiz {after}"]
    assert crests(s) == {"Almería": 5, "Cádiz": 5}
    assert money(s) == [5, 30]


@rule("R12.3")
def test_a_villa_may_pass_5_at_once() -> None:
    s = position("seat 1: no Real, cards 30\nvilla 28: 1 2\nvilla 31: 2 1")
    s = play(s, "join 30")
    assert board(s) == ["castle Almería 28: 1 2 1 2 1"]
    assert crests(s) == {"Almería": 9}  # 4 + 1 + 4
    assert money(s) == [9, 30]


@rule("R12.3")
@pytest.mark.parametrize(
    ("villas", "words"),
    [
        ("villa 31: 1 1 1", "extend 30"),
        ("villa 30: 1 1", "raise 30"),
        ("villa 29: 1 1", "tower 29"),
        ("villa 29: 1\nvilla 31: 1 1", "join 30"),
    ],
    ids=["extend", "raise", "tower", "join"],
)
def test_a_villa_worth_4_stays_a_villa(villas: str, words: str) -> None:
    s = position(f"seat 1: no Real, cards 30, 1 tower card\n{villas}")
    s = play(s, words)
    assert board(s)[0].startswith("villa")
    assert crests(s) == {}
    assert money(s) == [4, 30]


@rule("R12.4")
def test_without_a_flag_it_stays_an_oversized_villa() -> None:
    s = position("seat 1: no Real, cards 44\nvilla 40: 1 1 1 1" + EIGHT_CASTLES)
    s = play(s, "extend 44")
    assert board(s)[-1] == "villa 40: 1 1 1 1 1"
    assert len(crests(s)) == 8
    assert money(s) == [5, 30]
    assert legal_words(s) == ["seat a baron on 44", "seat no noble"]  # for 5


@rule("R12.4")
def test_an_oversized_villa_merges_like_a_villa() -> None:
    # Sevilla 5 + 1 + 6, and a castle of 5 would have fallen to a villa of 6; nobody is captured.
    s = position("seat 1: no Real, cards 32\nvilla 33: 3b2" + EIGHT_CASTLES)
    s = play(s, "join Sevilla and the villa on 32")
    assert board(s)[-1] == "castle Sevilla 29: 1 2 1 1 3b2"
    assert money(s) == [12, 30]
    assert len(crests(s)) == 8


@rule("R12.4")
def test_two_oversized_villas_merge_like_villas() -> None:
    s = position("seat 1: no Real, cards 41\nvilla 40: 3\nvilla 42: 3b2" + EIGHT_CASTLES)
    s = play(s, "join two villas on 41")
    assert board(s)[-1] == "villa 40: 3 1 3b2"
    assert money(s) == [13, 30]


@rule("R12.5")
def test_a_freed_flag_goes_to_the_only_oversized_villa_at_once() -> None:
    s = position("seat 1: no Real, cards 4\nvilla 40: 3\nvilla 50: 1 1 1 1" + EIGHT_CASTLES)
    s = play(s, "join 4", "keep Almería")
    assert decision(s) == "seat 1 to act: noble on 4"  # nothing to choose: 50 is worth 4
    assert board(s)[-2:] == ["castle Cádiz 40: 3", "villa 50: 1 1 1 1"]
    assert crests(s)["Cádiz"] == 6
    assert money(s) == [11, 30]  # only the merger is paid


@rule("R12.5")
def test_between_two_oversized_villas_the_seat_chooses_before_it_places_a_noble() -> None:
    s = position(
        """
        seat 1: no Real, cards 4
        seat 2: no Real
        villa 40: 3b2
        villa 50: 1 1 1 1 1
        villa 60: 4
        """
        + EIGHT_CASTLES
    )
    s = play(s, "join 4", "keep Cádiz")
    assert decision(s) == "seat 1 to act: promote on 4"
    assert legal_words(s) == [
        "make the villa on 40 a castle",
        "make the villa on 50 a castle",
        "make the villa on 60 a castle",
    ]
    s = play(s, "promote 50")
    assert board(s)[-3:] == ["villa 40: 3b2", "castle Almería 50: 1 1 1 1 1", "villa 60: 4"]
    assert crests(s)["Almería"] == 5
    assert decision(s) == "seat 1 to act: noble on 4"
    assert money(s) == [11, 0]
    assert decision(play(s, "baron 4")) == "seat 2 to act: turn"


@rule("R12.5")
def test_the_choice_follows_a_merger_without_a_choice_of_survivor_too() -> None:
    castles = EIGHT_CASTLES.replace("Cádiz 5: 1 2 1", "Cádiz 5: 3 2 1")
    s = position("seat 1: no Real, cards 4\nvilla 40: 3\nvilla 50: 3" + castles)
    s = play(s, "join 4")
    assert decision(s) == "seat 1 to act: promote on 4"
    assert money(s) == [5 + 10 + 1, 30]


@rule("R12.5")
def test_without_an_oversized_villa_the_flag_waits_in_the_supply() -> None:
    s = position(
        "seat 1: no Real, cards 4\nseat 2: no Real, cards 54\nvilla 50: 1 1 1 1" + EIGHT_CASTLES
    )
    s = play(s, "join 4", "keep Almería", "done")
    assert len(crests(s)) == 7
    s = play(s, "extend 54")
    assert board(s)[-1] == "castle Cádiz 50: 1 1 1 1 1"  # R12.3
