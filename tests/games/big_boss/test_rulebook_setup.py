"""The rulebook on set-up and buildings: R1 and R2."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    EIGHT_CASTLES,
    board,
    can,
    cards_but,
    crests,
    deal,
    decision,
    hand,
    legal_words,
    money,
    nobles,
    open_cards,
    play,
    position,
)
from palas.games.big_boss.meta import META
from palas.games.big_boss.secrets import conceal
from palas.games.big_boss.state import NO_CASTLE, NO_SEAT
from palas.kernel.errors import WrongSeats
from rulebook import rule

TWO_TO_FIVE = pytest.mark.parametrize("seats", [2, 3, 4, 5])


# ------------------------------------------------------------------ R1 material and set-up


@rule("R1.1")
def test_neighbours_are_the_plot_before_and_the_plot_after() -> None:
    s = position("""
        seat 1: cards 34 35 37 38
        villa 36: 1
    """)
    assert legal_words(s, "extend") == ["extend the villa on 35", "extend the villa on 37"]
    assert legal_words(s, "build") == ["build a villa on 34", "build a villa on 38"]


@rule("R1.1")
def test_the_street_ends_at_plots_1_and_72() -> None:
    s = position("""
        seat 1: cards 1 2 71
        villa 72: 1
    """)
    assert legal_words(s, "extend") == ["extend the villa on 71"]
    assert can(s, "villa 1")
    assert can(s, "villa 2")


@rule("R1.2")
@TWO_TO_FIVE
def test_the_supply_is_full_at_the_start(seats: int) -> None:
    s = deal(seats)
    assert (s.blocks, s.stones, s.tower_stock) == (84, 8, 20)
    assert s.crest == [0] * 8  # eight crests wait with their flags
    assert board(s) == []
    assert set(s.castle) == {NO_CASTLE}
    assert set(s.owner) == {NO_SEAT}


@rule("R1.2")
def test_the_bank_never_runs_out() -> None:
    # All money of the box is 32 + 20·5 + 33·10 + 20·50 + 20·100 = 3462 Real; it is handed out.
    s = play(position("seat 1: 3462 Real, cards 8"), "found 7 8")
    assert money(s) == [3467, 30]


@rule("R1.3")
@TWO_TO_FIVE
def test_every_seat_is_dealt_ten_of_72_different_cards(seats: int) -> None:
    s = deal(seats)
    hands = [hand(s, seat) for seat in range(1, seats + 1)]
    deck = [card + 1 for card in s.deck[: s.deck_size]]
    assert [len(cards) for cards in hands] == [10] * seats == s.hand_size[:seats]
    assert s.hand_size[seats:] == [0] * (5 - seats)
    cards = [card for pile in (*hands, open_cards(s), deck) for card in pile]
    assert sorted(cards) == list(range(1, 73))


@rule("R1.3")
def test_the_cards_are_shuffled() -> None:
    deals = [deal(2, seed) for seed in range(1, 201)]
    assert {card for s in deals for card in hand(s, 1)} == set(range(1, 73))
    assert len({s.deck[s.deck_size - 1] for s in deals}) > 55  # of 72 cards 68 are expected
    assert len({tuple(hand(s, 1)) for s in deals}) == 200


@rule("R1.3")
def test_the_dealt_hands_are_secret() -> None:
    s = deal(3)
    view = s.copy()
    conceal(view, 0)
    assert hand(view, 1) == hand(s, 1)
    assert hand(view, 2) == hand(view, 3) == []


@rule("R1.3")
def test_there_is_no_hand_limit() -> None:
    s = position(f"seat 1: cards {cards_but(72)}\ndeck 72")
    assert len(hand(play(s, "deck"), 1)) == 72


@rule("R1.4")
@pytest.mark.parametrize(("seats", "deck"), [(2, 46), (3, 36), (4, 26), (5, 16)])
def test_six_cards_lie_open_and_the_rest_is_the_deck(seats: int, deck: int) -> None:
    s = deal(seats)
    assert len(set(open_cards(s))) == 6
    assert 0 not in open_cards(s)
    assert s.deck_size == deck  # 72 − 6 − 10 for each seat


@rule("R1.5")
@TWO_TO_FIVE
def test_every_seat_has_six_barons_two_grandees_and_30_real(seats: int) -> None:
    s = deal(seats)
    assert money(s) == [30] * seats
    assert [nobles(s, seat) for seat in range(1, seats + 1)] == [(6, 2)] * seats
    assert s.towers == [0] * 5


@rule("R1.6")
def test_two_to_five_seats_play() -> None:
    assert [META.check_seats(seats) for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(WrongSeats):
            META.check_seats(seats)


@rule("R1.7")
@TWO_TO_FIVE
def test_any_seat_may_have_the_first_turn(seats: int) -> None:
    first = [decision(deal(seats, seed)) for seed in range(1, 101)]
    assert set(first) == {f"seat {seat} to act: turn" for seat in range(1, seats + 1)}
    assert max(map(first.count, first)) <= 70  # of 100; 50 are expected of two seats


@rule("R1.7")
@TWO_TO_FIVE
def test_turns_pass_to_the_next_seat_and_from_the_last_to_the_first(seats: int) -> None:
    s = position("", seats, seat=seats)
    turns = []
    for _ in range(seats + 1):
        s = play(s, "deck")
        turns.append(decision(s))
    order = [*range(1, seats + 1), 1]
    assert turns == [f"seat {seat} to act: turn" for seat in order]


# -------------------------------------------------------------------------- R2 buildings


@rule("R2.1")
def test_an_unbroken_row_is_one_building() -> None:
    s = position("""
        seat 1: no Real, cards 12 14
        villa 10: 1 1
        villa 13: 1b1
    """)
    after = play(s, "withdraw 13", "extend 14")
    assert board(after) == ["villa 10: 1 1", "villa 13: 1 1"]  # 12 is empty: two buildings
    after = play(s, "join 12", "done")
    assert board(after) == ["villa 10: 1 1 1 1b1"]
    assert money(play(after, "deck", "withdraw 13")) == [4 + 4, 25]  # all four plots count


@rule("R2.1")
def test_a_flag_makes_a_castle() -> None:
    s = play(position("seat 1: no Real, cards 8"), "found 7 8", "done")
    assert board(s) == ["castle Almería 7: 1 2 1"]
    s = play(position("seat 1: no Real, cards 8"), "villa 8", "done")
    assert board(s) == ["villa 8: 1"]


@rule("R2.1")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_every_seat_may_build_on_every_building(seat: int) -> None:
    # Only seat 2 has nobles there.
    s = position(
        f"""
        seat {seat}: no Real, cards 9 31, 1 tower card
        castle Almería 6: 1b2 2 1
        villa 30: 1
        """,
        seats=3,
        seat=seat,
    )
    for words in ("extend Almería on 9", "extend 31", "tower 7", "tower 8", "tower 30"):
        assert can(s, words)


@rule("R2.2")
def test_the_crest_of_a_castle_marks_its_value_and_a_villa_has_none() -> None:
    s = position("""
        seat 1: cards 14
        castle Sevilla 30: 1 2 1 1
        villa 10: 1 1 1 1
    """)
    assert crests(s) == {"Sevilla": 6}
    after = play(s, "extend 14")
    assert crests(after) == {"Almería": 5, "Sevilla": 6}  # its crest begins at 5, not at 1


@rule("R2.2")
def test_a_building_worth_4_is_no_castle() -> None:
    s = play(position("seat 1: cards 14\nvilla 11: 1 1 1"), "extend 14")
    assert board(s) == ["villa 11: 1 1 1 1"]
    assert crests(s) == {}


@rule("R2.3")
def test_a_block_is_worth_its_level() -> None:
    s = position("""
        seat 1: no Real, cards 20, 4 tower cards
        seat 2: 100 Real
        villa 20: 1
    """)
    earned = []
    for words in ("tower 20", "tower 20", "tower 20", "tower 20", "raise 20"):
        before = s.money[0]
        s = play(s, words)
        earned.append(s.money[0] - before)
        s = play(s, "done", "deck")
    # 1+2, 1+2+3, … up to 1+2+3+4+5+6
    assert earned == [3, 6, 10, 15, 21]


@rule("R2.3")
@pytest.mark.parametrize(
    ("levels", "value"),
    [
        ("1b1", 1),
        ("1b1 1 1 1", 4),
        ("1b1 2", 4),  # 1 + (1 + 2)
    ],
)
def test_the_value_of_a_villa_is_the_sum_of_its_blocks(levels: str, value: int) -> None:
    s = position(f"seat 1: no Real\nvilla 50: {levels}")
    assert money(play(s, "withdraw 50"))[0] == value


@rule("R2.3")
@pytest.mark.parametrize(
    ("levels", "value"),
    [
        ("3b1", 6),  # 1 + 2 + 3
        ("2b1 2", 6),  # 3 + 3
        ("1b1 3 1 2", 11),  # 1 + 6 + 1 + 3
        ("4b1 1 5", 26),  # 10 + 1 + 15
        ("6b1", 21),
    ],
)
def test_the_value_of_an_oversized_villa_is_the_sum_of_its_blocks(levels: str, value: int) -> None:
    s = position(f"seat 1: no Real\nvilla 50: {levels}" + EIGHT_CASTLES)
    assert money(play(s, "withdraw 50"))[0] == value


@rule("R2.3")
def test_a_founding_stone_counts_as_three_blocks_on_the_ground() -> None:
    s = position("""
        seat 1: no Real, cards 8 9
        seat 2: no Real, cards 7
    """)
    s = play(s, "found 7 8", "done")
    assert money(s) == [5, 0]  # the stone 3, the block on level 2 of plot 8
    s = play(s, "raise 7", "done")
    assert money(s) == [5, 7]  # level 2 as well: the stone is the first level
    s = play(s, "raise 9", "done")
    assert money(s) == [5 + 9, 7]


@rule("R2.4")
@pytest.mark.parametrize(
    ("levels", "before"),
    [
        ("5 5 4 3 1 1 1", 49),  # 15 + 15 + 10 + 6 + 3
        ("5 5 4 4", 50),
        ("5 5 4 4 1", 50),  # 51 blocks' worth
    ],
)
def test_no_value_exceeds_50_and_a_castle_at_50_may_grow(levels: str, before: int) -> None:
    s = position(f"""
        seat 1: no Real, cards 29, 1 tower card
        castle Jaén 30: {levels}
    """)
    assert crests(s) == {"Jaén": before}
    after = play(s, "extend 29")
    assert crests(after) == {"Jaén": 50}
    assert money(after) == [50, 30]
    assert board(after) == [f"castle Jaén 29: 1 {levels}"]
    after = play(s, "tower 32")
    assert crests(after) == {"Jaén": 50}
    assert money(after) == [50, 30]


@rule("R2.4")
def test_a_castle_at_48_is_not_yet_capped() -> None:
    s = position("seat 1: no Real, cards 29\ncastle Jaén 30: 5 5 4 3 1 1")
    assert money(play(s, "extend 29")) == [49, 30]


@rule("R2.4")
def test_the_cap_holds_for_an_oversized_villa() -> None:
    # 15 + 15 + 10 + 10 + 1 = 51 and the new block: 52, but income and prices stop at 50.
    s = position(
        """
        seat 1: 50 Real, cards 45
        seat 2: no Real
        villa 40: 5g2 5b2 4 4 1
        """
        + EIGHT_CASTLES
    )
    s = play(s, "extend 45")
    assert money(s) == [100, 0]
    assert legal_words(s) == ["seat a baron on 45", "seat a grandee on 45", "seat no noble"]
    assert money(play(s, "grandee 45")) == [0, 0]
    assert money(play(s, "baron 45", "withdraw 41")) == [50, 50]
    assert money(play(s, "baron 45", "withdraw 40")) == [50, 100]
