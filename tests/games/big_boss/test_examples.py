"""Every example printed in the rulebook, with its own numbers. Red is seat 1, Blue is seat 2."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    board,
    can,
    crests,
    decision,
    foundings,
    money,
    nobles,
    play,
    position,
)
from rulebook import rule


@rule("R2.3")
def test_a_new_villa_is_worth_1_and_a_new_castle_5() -> None:
    s = position("seat 1: cards 39\nseat 2: no Real, cards 8")
    s = play(s, "villa 39", "done", "found 7 8", "done")
    assert board(s) == ["castle Almería 7: 1 2 1", "villa 39: 1"]
    assert money(s) == [31, 5]
    assert crests(s) == {"Almería": 5}


@rule("R5.1", "R5.4")
def test_the_three_positions_of_the_stone_for_card_8() -> None:
    s = position("seat 1: cards 8")
    assert foundings(s) == ["8–10 with card 8", "7–9 with card 8", "6–8 with card 8"]
    built = [board(play(s, f"found {first} 8")) for first in (8, 7, 6)]
    assert built == [
        ["castle Almería 8: 2 1 1"],
        ["castle Almería 7: 1 2 1"],
        ["castle Almería 6: 1 1 2"],
    ]


@rule("R6.2")
def test_a_villa_on_39_pays_1() -> None:
    s = play(position("seat 1: no Real, cards 39"), "villa 39")
    assert board(s) == ["villa 39: 1"]
    assert money(s) == [1, 30]


@rule("R7.2")
def test_card_9_extends_the_castle_to_6() -> None:
    s = position("seat 1: no Real, cards 9\ncastle Huelva 6: 1 1 2, stone 6")
    s = play(s, "extend Huelva on 9")
    assert board(s) == ["castle Huelva 6: 1 1 2 1"]
    assert crests(s) == {"Huelva": 6}
    assert money(s) == [6, 30]


@rule("R8.1", "R9.1")
def test_card_10_and_a_tower_card_build_up() -> None:
    # The castle, worth 6, stands on 7 to 10: the stone from 8 on, its block on 8.
    s = position("""
        seat 1: no Real, cards 10, 1 tower card
        castle Huelva 7: 1 2 1 1, stone 8
    """)
    s = play(s, "raise Huelva on 10 to level 2", "done")
    assert crests(s) == {"Huelva": 8}
    assert money(s) == [8, 30]
    s = play(s, "deck", "raise Huelva on 8 to level 3 with a tower card", "done")
    assert crests(s) == {"Huelva": 11}
    assert money(s) == [8 + 11, 25]
    assert board(s) == ["castle Huelva 7: 1 3 1 2"]


@rule("R10.2", "R10.4", "R10.5", "R10.6")
def test_card_6_merges_castles_of_11_and_6_to_18() -> None:
    # Left 1 + 6 + 3 + 1 = 11 on plots 2 to 5, right 6 on plots 7 to 10.
    s = position("""
        seat 1: no Real, cards 6
        seat 2: no Real
        castle Córdoba 2: 1 3 2b2 1
        castle Málaga 7: 1b2 2 1b1 1
    """)
    s = play(s, "join Córdoba and Málaga on 6")
    assert board(s) == ["castle Córdoba 2: 1 3 2b2 1 1 1 2 1b1 1"]
    assert crests(s) == {"Córdoba": 18}  # 11 → 12, and 6
    assert money(s) == [18, 6]


@rule("R11.1", "R11.3")
def test_card_6_joins_a_villa_of_4_to_a_castle_of_6() -> None:
    s = position("""
        seat 1: no Real, cards 6
        seat 2: no Real
        villa 2: 1b2 1 1b1 1
        castle Málaga 7: 1 2 1 1
    """)
    s = play(s, "join Málaga and the villa on 6")
    assert board(s) == ["castle Málaga 2: 1b2 1 1b1 1 1 1 2 1 1"]
    assert crests(s) == {"Málaga": 11}  # 6 → 7, and 4
    assert money(s) == [11, 0]
    assert money(play(s, "done", "withdraw 2")) == [11, 11]  # Blue's baron, worth 4 before


@rule("R3.3", "R8.3", "R9.3", "R13.2", "R13.4", "R15.2")
def test_red_and_blue_place_and_lose_nobles() -> None:
    s = position("""
        seat 1: 30 Real, cards 5 8 10, 1 tower card
        seat 2: 30 Real, cards 7
    """)
    s = play(s, "found 8 8")  # Red founds with 8, takes 5
    assert money(s) == [35, 30]
    s = play(s, "grandee 8", "done")  # for twice 5
    assert money(s) == [25, 30]
    s = play(s, "extend 7")  # Blue extends with 7, takes 6
    assert money(s) == [25, 36]
    s = play(s, "baron 7")  # for 6
    assert money(s) == [25, 30]
    s = play(s, "villa 5")  # Red builds a villa on 5, takes 1
    assert money(s) == [26, 30]
    s = play(s, "baron 5")  # for 1
    assert money(s) == [25, 30]
    assert board(s) == ["villa 5: 1b1", "castle Almería 7: 1b2 2g1 1 1"]

    s = play(s, "buy tower")  # Blue
    assert money(s) == [25, 20]
    s = play(s, "tower 8")  # Red builds level 3 under the own grandee: 6 → 9
    assert crests(s) == {"Almería": 9}
    assert money(s) == [34, 20]
    assert decision(s) == "seat 2 to act: turn"  # no noble for Red

    s = play(s, "tower 10")  # Blue builds on the founding stone: 9 → 11
    assert crests(s) == {"Almería": 11}
    assert money(s) == [34, 31]
    s = play(s, "grandee 10")  # for twice 11
    assert money(s) == [34, 9]
    assert board(s) == ["villa 5: 1b1", "castle Almería 7: 1b2 3g1 1 2g2"]

    s = play(s, "raise 10")  # Red captures Blue's grandee: Blue gets 22, then level 3 is built
    assert money(s) == [34 + 14, 9 + 22]
    assert board(s) == ["villa 5: 1b1", "castle Almería 7: 1b2 3g1 1 3"]
    assert nobles(s, 2) == (5, 2)
    assert can(s, "baron 10")


@rule("R14.2")
@pytest.mark.parametrize(
    ("building", "words", "paid"),
    [
        ("castle Jaén 20: 1b1 3 1 1 1", "withdraw the baron from 20", 10),  # crest on 10
        ("castle Jaén 20: 1g1 4 2 1", "withdraw the grandee from 20", 30),  # crest on 15
        ("villa 20: 1g1 1", "withdraw the grandee from 20", 4),  # villa of 2
    ],
)
def test_what_a_withdrawn_noble_brings(building: str, words: str, paid: int) -> None:
    s = position(f"seat 1: no Real, cards 60\n{building}")
    assert money(play(s, words)) == [paid, 30]
