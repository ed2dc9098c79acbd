"""The rulebook on forced withdrawals, passing and leaving the game: R16."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    board,
    can,
    cards_but,
    decision,
    hand,
    legal_words,
    money,
    play,
    position,
    scores,
)
from rulebook import rule

SOLD_OUT = f"deck none\nplayed {cards_but()}\ntower cards 0"


@rule("R16.1")
@pytest.mark.parametrize(
    "text",
    [
        "seat 1: no Real, cards 8",
        "seat 1: 5 Real",
        "seat 1: no Real, 1 tower card\nvilla 20: 1",
        "seat 1: 5 Real, 1 tower card",  # the card has no use, but another can be bought
        "seat 1: no Real, cards 30\ncastle Cádiz 26: 5 5 4 4\ncastle Jaén 31: 1 2 1",  # R10.7
        "seat 1: no Real, 1 tower card\nvilla 20: 1b1",  # under the own noble
    ],
)
def test_a_seat_that_can_buy_or_build_may_not_pass(text: str) -> None:
    s = position(text)
    assert not can(s, "pass")
    assert legal_words(s)


@rule("R16.2")
def test_without_cards_and_money_nobles_must_be_withdrawn() -> None:
    s = position("""
        seat 1: 4 Real
        villa 20: 1b1
        castle Jaén 30: 1b1 2g1 1b2
    """)
    assert legal_words(s) == [
        "withdraw the baron from 20",
        "withdraw the baron from 30",
        "withdraw the grandee from 31",
    ]  # of the seat's own choice
    after = play(s, "withdraw 20")
    assert money(after) == [5, 30]  # enough for a building card
    assert legal_words(after) == ["buy the top card of the deck"]  # no voluntary one on top
    assert decision(play(after, "deck")) == "seat 2 to act: turn"


@rule("R16.2")
def test_nobles_are_withdrawn_one_after_another_until_a_card_is_affordable() -> None:
    s = position("seat 1: 2 Real\nvilla 20: 1b1 1b1\nvilla 30: 1b1\nvilla 40: 1b1")
    s = play(s, "withdraw 30")  # 3 Real
    assert legal_words(s) == [f"withdraw the baron from {plot}" for plot in (20, 21, 40)]
    s = play(s, "withdraw 40")  # 4 Real
    assert decision(s) == "seat 1 to act: act"
    assert not can(s, "pass")
    s = play(s, "withdraw 20")  # 6 Real
    assert legal_words(s) == ["buy the top card of the deck"]


@rule("R16.2")
def test_nobles_that_bring_too_little_are_withdrawn_all_the_same() -> None:
    s = position("seat 1: no Real\nvilla 20: 1g1\nvilla 30: 1b1")
    s = play(s, "withdraw 20", "withdraw 30")
    assert money(s) == [3, 30]
    assert legal_words(s) == ["pass"]
    s = play(s, "pass", "deck")
    assert decision(s) == "seat 1 to act: turn"  # still in the game


@rule("R16.2")
@pytest.mark.parametrize(("real", "is_forced"), [(9, True), (10, False)])
def test_when_only_tower_cards_are_sold_their_price_counts(real: int, is_forced: bool) -> None:
    s = position(f"""
        seat 1: {real} Real
        seat 2: cards 1
        played {cards_but(1)}
        deck none
        villa 20: 1b1
    """)
    bought = [] if is_forced else ["buy a tower card"]
    assert legal_words(s) == [*bought, "withdraw the baron from 20"]
    assert legal_words(play(s, "withdraw 20")) == ["buy a tower card"]


@rule("R16.2")
@pytest.mark.parametrize("card", ["cards 8", "1 tower card"])
def test_a_seat_with_a_card_is_not_forced(card: str) -> None:
    s = position(f"seat 1: 4 Real, {card}\nvilla 20: 1b1 1b1")
    assert can(s, "withdraw 20")
    assert len(legal_words(s)) > len(legal_words(s, "withdraw"))
    assert legal_words(play(s, "withdraw 20"), "withdraw") == []


@rule("R16.3")
def test_broke_without_card_and_noble_a_seat_passes_and_stays() -> None:
    s = position("seat 1: 4 Real\nvilla 20: 1b2 1")
    assert legal_words(s) == ["pass"]
    s = play(s, "pass", "deck")
    assert decision(s) == "seat 1 to act: turn"
    assert money(s) == [4, 25]


@rule("R16.3")
@pytest.mark.parametrize(
    "buildings",
    [
        "",  # nothing is built
        "castle Jaén 30: 5 6",  # too high
        "castle Jaén 30: 4b2 5\nvilla 20: 1b2",  # rivals stand there
    ],
)
def test_with_useless_tower_cards_and_no_money_a_seat_passes(buildings: str) -> None:
    s = position(f"seat 1: 4 Real, 2 tower cards\n{buildings}")
    assert legal_words(s) == ["pass"]
    assert decision(play(s, "pass", "deck")) == "seat 1 to act: turn"


@rule("R16.3")
def test_a_seat_with_useless_tower_cards_may_withdraw_and_then_buys() -> None:
    s = position("seat 1: 4 Real, 1 tower card\ncastle Jaén 30: 5b1 4b2")
    assert legal_words(s) == ["pass", "withdraw the baron from 30"]
    s = play(s, "withdraw 30")
    assert money(s) == [4 + 25, 30]  # 15 + 10
    assert legal_words(s) == ["buy the top card of the deck", "buy a tower card"]


@rule("R16.3")
def test_after_such_a_withdrawal_a_seat_passes_when_nothing_is_sold() -> None:
    s = position(f"seat 1: 4 Real, 1 tower card\ncastle Jaén 30: 5b1 4b2\n{SOLD_OUT}")
    assert legal_words(s) == ["pass", "withdraw the baron from 30"]
    s = play(s, "withdraw 30")
    assert legal_words(s) == ["pass"]
    s = play(s, "pass")
    assert s.left[0] == 0  # it holds a card: it stays
    assert decision(s) == "seat 2 to act: turn"


@rule("R16.4")
def test_without_card_and_none_to_buy_a_seat_can_only_pass_and_leaves() -> None:
    s = position(
        f"""
        seat 1: 90 Real
        seat 2: cards 21 22
        seat 3: cards 23
        deck none
        played {cards_but(21, 22, 23)}
        tower cards 0
        villa 20: 1b1
        """,
        seats=3,
    )
    assert legal_words(s) == ["pass"]  # no noble is withdrawn either
    s = play(s, "pass")
    assert board(s) == ["villa 20: 1b1"]  # its nobles stay
    s = play(s, "extend 21", "done", "villa 23", "done")
    assert decision(s) == "seat 2 to act: turn"  # seat 1 is skipped
    assert scores(s)[0] == 90 + 2  # but takes part in the scoring


@rule("R16.4")
def test_as_long_as_a_card_is_sold_nobody_leaves() -> None:
    s = position(f"""
        seat 1: no Real
        seat 2: cards 1
        deck none
        played {cards_but(1)}
        tower cards 1
    """)
    s = play(s, "pass", "villa 1", "done")
    assert s.left[:2] == [0, 0]
    assert decision(s) == "seat 1 to act: turn"


@rule("R16.4")
def test_the_last_card_on_sale_decides() -> None:
    s = position(f"""
        seat 1: 10 Real
        seat 2: 10 Real
        open 33
        deck none
        played {cards_but(33)}
        tower cards 0
    """)
    s = play(s, "open 33")
    assert hand(s, 1) == [33]
    assert legal_words(s) == ["pass"]
    s = play(s, "pass")
    assert s.left[:2] == [0, 1]
    assert decision(s) == "seat 1 to act: turn"
