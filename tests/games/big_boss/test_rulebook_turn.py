"""The rulebook on the turn and on buying: R3 and R4."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    can,
    cards_but,
    decision,
    foundings,
    hand,
    legal_words,
    money,
    open_cards,
    play,
    position,
)
from palas.games.big_boss.secrets import conceal
from palas.games.big_boss.state import HIDDEN, PLAYED
from rulebook import rule

# --------------------------------------------------------------------------- R3 the turn


@rule("R3.1")
def test_buying_ends_the_turn() -> None:
    s = position("seat 1: 100 Real, cards 8\nopen 33", seats=3)
    for words in ("deck", "open 33", "buy tower"):
        assert decision(play(s, words)) == "seat 2 to act: turn"


@rule("R3.1")
def test_building_ends_the_turn_when_nobles_are_decided() -> None:
    s = play(position("seat 1: cards 8 40", seats=3), "villa 8")
    assert decision(s) == "seat 1 to act: noble on 8"
    assert legal_words(s) == ["seat a baron on 8", "seat a grandee on 8", "seat no noble"]
    assert decision(play(s, "done")) == "seat 2 to act: turn"
    assert decision(play(s, "baron 8")) == "seat 2 to act: turn"


@rule("R3.1")
def test_seats_that_have_left_are_skipped() -> None:
    s = position("seat 2: left\nseat 3: left", seats=4)
    assert decision(play(s, "deck")) == "seat 4 to act: turn"
    assert decision(play(s, "deck", "deck")) == "seat 1 to act: turn"


@rule("R3.2")
def test_one_noble_may_be_withdrawn_before_the_action() -> None:
    s = position("""
        seat 1: 10 Real, cards 8
        villa 20: 1b1 1b1
    """)
    after = play(s, "withdraw 20")
    assert decision(after) == "seat 1 to act: act"
    assert legal_words(after) == [words for words in legal_words(s) if "withdraw" not in words]
    assert {"buy the top card of the deck", "buy a tower card", "build a villa on 8"} < set(
        legal_words(after)
    )
    assert decision(play(after, "deck")) == "seat 2 to act: turn"


@rule("R3.3")
def test_income_comes_first_and_nobles_are_priced_at_the_new_value() -> None:
    # The castle of 5 grows to 6; without a Real before, 6 are earned and pay for one baron.
    s = position("seat 1: no Real, cards 9\ncastle Cádiz 6: 1 2 1, stone 6")
    s = play(s, "extend 9")
    assert money(s) == [6, 30]
    assert legal_words(s) == ["seat a baron on 9", "seat no noble"]
    assert money(play(s, "baron 9")) == [0, 30]


@rule("R3.4")
def test_played_cards_are_out_of_the_game() -> None:
    s = position(f"""
        seat 1: 20 Real, cards 8, 1 tower card
        seat 2: 5 Real
        deck 40
        played {cards_but(8, 40)}
    """)
    s = play(s, "villa 8", "done", "deck")
    assert (hand(s, 1), s.hand_size[0]) == ([], 0)
    assert s.place[7] == PLAYED
    assert s.deck_size == 0
    assert not can(s, "deck")  # 71 cards are played, and none of them comes back
    s = play(s, "tower 8", "done")
    assert (s.towers[0], s.tower_stock) == (0, 19)  # the one played is missing


# -------------------------------------------------------------------------- R4 buying


@rule("R4.1")
@pytest.mark.parametrize(
    ("real", "offered"),
    [
        (4, []),
        (5, ["buy the top card of the deck", "buy open card 33"]),
        (9, ["buy the top card of the deck", "buy open card 33"]),
        (10, ["buy the top card of the deck", "buy open card 33", "buy a tower card"]),
    ],
)
def test_only_what_can_be_paid_for_is_sold(real: int, offered: list[str]) -> None:
    s = position(f"seat 1: {real} Real, cards 8\nopen 33")
    assert legal_words(s, "buy") == offered


@rule("R4.1")
def test_a_building_card_costs_5_and_a_tower_card_10() -> None:
    s = position("open 33")
    assert money(play(s, "open 33")) == [25, 30]
    assert money(play(s, "deck")) == [25, 30]
    assert money(play(s, "buy tower")) == [20, 30]


@rule("R4.2")
def test_a_building_card_is_an_open_one_or_the_top_of_the_deck() -> None:
    s = position("""
        open 15 33 - 48 57 71
        deck 12 9 44 ...
    """)
    offered = [f"buy open card {card}" for card in (15, 33, 48, 57, 71)]
    assert legal_words(s, "buy open") == offered
    assert not can(s, "open 12")
    assert hand(play(s, "open 48"), 1) == [48]
    after = play(s, "deck")
    assert hand(after, 1) == [12]
    assert hand(play(after, "deck"), 2) == [9]


@rule("R4.2")
def test_the_top_card_is_taken_unseen_by_the_others() -> None:
    s = play(position("deck 12 ...\nopen 33"), "deck")
    rival, owner = s.copy(), s.copy()
    conceal(rival, 1)
    conceal(owner, 0)
    assert rival.place[11] == HIDDEN
    assert hand(owner, 1) == [12]


@rule("R4.3")
def test_an_open_card_is_replaced_at_once_from_the_deck() -> None:
    s = position("""
        open 15 33 40 48 57 71
        deck 12 9 44 ...
    """)
    s = play(s, "open 40")
    assert open_cards(s) == [15, 33, 12, 48, 57, 71]
    s = play(s, "open 12")
    assert open_cards(s) == [15, 33, 9, 48, 57, 71]
    assert play(s, "deck").place[43] == 0  # the card from the top, 44, goes to seat 1
    assert open_cards(play(s, "deck")) == [15, 33, 9, 48, 57, 71]


@rule("R4.3")
def test_without_a_deck_an_open_card_is_not_replaced() -> None:
    s = position(f"""
        seat 1: 5 Real
        seat 2: 5 Real, cards {cards_but(15, 33, 40)}
        open 15 33
        deck 40
    """)
    s = play(s, "open 15")
    assert open_cards(s)[:2] == [40, 33]  # the last card of the deck
    s = play(s, "open 33")
    assert open_cards(s)[:2] == [40, 0]
    assert s.deck_size == 0


@rule("R4.4")
def test_tower_cards_are_sold_as_long_as_the_stock_lasts() -> None:
    s = position("seat 2: 10 Real, cards 8\ntower cards 1")
    assert can(s, "buy tower")
    s = play(s, "buy tower")
    assert (s.towers[:2], s.tower_stock) == ([1, 0], 0)
    assert not can(s, "buy tower")
    assert can(s, "deck")


@rule("R4.4")
def test_an_empty_deck_sells_nothing() -> None:
    s = position(f"seat 1: cards {cards_but(33)}\nopen 33\ndeck none")
    assert legal_words(s, "buy") == ["buy open card 33", "buy a tower card"]
    assert legal_words(play(s, "open 33"), "buy") == ["buy a tower card"]
    assert foundings(s)  # cards in hand are played all the same
