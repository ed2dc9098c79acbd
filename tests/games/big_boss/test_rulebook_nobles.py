"""The rulebook on placing, withdrawing and capturing nobles: R13 to R15."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    board,
    can,
    crests,
    decision,
    legal_words,
    money,
    nobles,
    play,
    position,
)
from rulebook import rule

# ---------------------------------------------------------------------- R13 placing nobles


@rule("R13.1")
@pytest.mark.parametrize(
    ("words", "plot"),
    [("villa 50", 50), ("extend 23", 23), ("raise 20", 20), ("tower 22", 22), ("join 61", 61)],
)
def test_a_noble_may_be_placed_on_what_was_just_built_or_not(words: str, plot: int) -> None:
    s = position("""
        seat 1: 50 Real, cards 20 23 50 61, 1 tower card
        castle Granada 20: 1 2 1
        villa 60: 1
        villa 62: 1
    """)
    built = play(s, words)
    assert legal_words(built) == [
        f"seat a baron on {plot}",
        f"seat a grandee on {plot}",
        "seat no noble",
    ]
    declined = play(built, "done")
    assert nobles(declined, 1) == (6, 2)
    assert decision(declined) == "seat 2 to act: turn"


@rule("R13.1")
def test_nobles_are_placed_neither_before_building_nor_after_buying() -> None:
    s = position("seat 1: 50 Real, cards 23\ncastle Granada 20: 1 2 1")
    assert not can(s, "baron 20")
    assert not can(play(s, "deck"), "baron 20")
    assert not can(play(s, "extend 23"), "baron 20")  # an older block
    assert not can(play(s, "extend 23"), "withdraw 20")


@rule("R13.2")
@pytest.mark.parametrize("first", [39, 40, 41])
@pytest.mark.parametrize("second", [39, 40, 41])
def test_after_founding_two_nobles_may_stand_on_any_two_plots(first: int, second: int) -> None:
    s = play(position("seat 1: 50 Real, cards 40"), "found 39 40", f"grandee {first}")
    assert can(s, f"baron {second}") is (first != second)
    if first != second:
        s = play(s, f"baron {second}")
        assert (s.noble[first - 1], s.noble[second - 1]) == (2, 1)
        assert money(s) == [50 + 5 - 10 - 5, 30]
        assert decision(s) == "seat 2 to act: turn"  # no third noble


@rule("R13.2")
def test_one_noble_is_enough_after_founding() -> None:
    s = play(position("seat 1: 50 Real, cards 40"), "found 39 40", "baron 39")
    assert legal_words(s) == [
        "seat a baron on 40",
        "seat a baron on 41",
        "seat a grandee on 40",
        "seat a grandee on 41",
        "seat no further noble",
    ]
    assert board(play(s, "done")) == ["castle Almería 39: 1b1 2 1"]


@rule("R13.2")
@pytest.mark.parametrize(
    "words", ["villa 50", "extend 23", "raise 20", "tower 22", "join 61", "join 71"]
)
def test_after_any_other_building_one_noble_follows(words: str) -> None:
    s = position("""
        seat 1: 100 Real, cards 20 23 50 61 71, 1 tower card
        castle Granada 20: 1 2 1
        villa 60: 1
        villa 62: 1
        castle Cádiz 68: 3 2 1
        villa 72: 1
    """)
    s = play(s, words)
    s = play(s, f"baron {s.new_plot + 1}")
    assert decision(s) == "seat 2 to act: turn"


@rule("R13.3")
def test_one_noble_at_most_stands_on_a_plot() -> None:
    s = play(position("seat 1: 50 Real, cards 40"), "found 39 40", "baron 40")
    assert not can(s, "baron 40")
    assert not can(s, "grandee 40")


@rule("R13.3")
def test_nobles_of_several_seats_may_stand_in_one_building() -> None:
    s = position(
        """
        seat 1: 50 Real, cards 23
        castle Granada 20: 1b2 2 1g3
        """,
        seats=3,
    )
    s = play(s, "extend 23", "baron 23")
    assert board(s) == ["castle Granada 20: 1b2 2 1g3 1b1"]


@rule("R13.4")
@pytest.mark.parametrize(
    ("before", "offered"),
    [
        (0, ["seat a baron on 23", "seat no noble"]),  # 6 earned, a baron costs 6
        (5, ["seat a baron on 23", "seat no noble"]),  # 11: one short of a grandee
        (6, ["seat a baron on 23", "seat a grandee on 23", "seat no noble"]),
    ],
)
def test_a_baron_costs_the_value_and_a_grandee_twice(before: int, offered: list[str]) -> None:
    s = position(f"seat 1: {before} Real, cards 23\ncastle Granada 20: 1 2 1")
    s = play(s, "extend 23")
    assert legal_words(s) == offered
    assert money(play(s, "baron 23"))[0] == before
    if before == 6:
        assert money(play(s, "grandee 23"))[0] == 0


@rule("R13.4")
def test_the_second_noble_of_a_founding_must_be_paid_for_too() -> None:
    s = position("seat 1: 9 Real, cards 40")
    s = play(s, "found 39 40", "baron 39")  # 9 + 5 − 5
    assert legal_words(s, "seat a") == ["seat a baron on 40", "seat a baron on 41"]
    s = play(position("seat 1: 9 Real, cards 40"), "found 39 40", "grandee 39")  # 4 are left
    assert decision(s) == "seat 2 to act: turn"


FIVE_BARONS = "villa 60: 1b1\nvilla 62: 1b1\nvilla 64: 1b1\nvilla 66: 1b1\nvilla 68: 1b1"
TWO_GRANDEES = "villa 50: 1g1\nvilla 52: 1g1"


@rule("R13.4")
def test_only_nobles_in_the_own_supply_are_placed() -> None:
    text = f"seat 1: 90 Real, cards 23 40\ncastle Granada 20: 1 2 1\n{FIVE_BARONS}"
    last = play(position(text), "extend 23", "baron 23")  # the sixth baron
    assert nobles(last, 1) == (0, 2)
    s = play(last, "deck", "found 40 40")
    assert legal_words(s, "seat a b") == []
    assert legal_words(s, "seat a g") == [f"seat a grandee on {plot}" for plot in (40, 41, 42)]
    s = play(position(f"{text}\n{TWO_GRANDEES}"), "extend 23")
    assert legal_words(s) == ["seat a baron on 23", "seat no noble"]
    s = play(position(f"{text}\nvilla 50: 1g1"), "extend 23")  # one of either is left
    assert legal_words(s) == ["seat a baron on 23", "seat a grandee on 23", "seat no noble"]


@rule("R13.4")
def test_without_a_noble_or_the_money_nothing_is_asked() -> None:
    # All nobles stand on the board.
    s = position(f"""
        seat 1: 90 Real, cards 23
        castle Granada 20: 1b1 2 1
        {FIVE_BARONS}
        {TWO_GRANDEES}
    """)
    assert nobles(s, 1) == (0, 0)
    assert decision(play(s, "extend 23")) == "seat 2 to act: turn"
    # Both grandees are left, but 5 + 6 Real do not pay for one.
    s = position(f"""
        seat 1: 5 Real, cards 23
        castle Granada 20: 1b1 2 1
        {FIVE_BARONS}
    """)
    assert decision(play(s, "extend 23")) == "seat 2 to act: turn"


@rule("R13.4")
def test_a_withdrawn_noble_may_be_placed_in_the_same_turn() -> None:
    s = position(f"""
        seat 1: no Real, cards 23
        castle Granada 20: 1 2b1 1
        {FIVE_BARONS}
        {TWO_GRANDEES}
    """)
    s = play(s, "withdraw 21", "extend 23", "baron 23")
    assert money(s) == [5 + 6 - 6, 30]
    assert board(s)[0] == "castle Granada 20: 1 2 1 1b1"


# ------------------------------------------------------------------ R14 withdrawing a noble


@rule("R14.1")
def test_one_own_noble_may_be_withdrawn_first_in_the_turn() -> None:
    s = position("""
        seat 1: no Real, cards 23
        castle Granada 20: 1b1 2g1 1b2
    """)
    assert legal_words(s, "withdraw") == [
        "withdraw the baron from 20",
        "withdraw the grandee from 21",
    ]
    assert not can(s, "withdraw 22")  # a rival's
    assert not can(s, "withdraw 50")
    after = play(s, "withdraw 21")
    assert nobles(after, 1) == (5, 2)
    assert board(after) == ["castle Granada 20: 1b1 2 1b2"]
    assert legal_words(after, "withdraw") == []  # one a turn
    assert can(after, "extend 23")
    assert can(after, "deck")  # with the money just paid
    assert not can(after, "pass")  # the action must follow


@rule("R14.1")
def test_after_the_action_no_noble_is_withdrawn() -> None:
    s = position("seat 1: no Real, cards 23 24\ncastle Granada 20: 1b1 2g1 1")
    s = play(s, "extend 23")
    assert legal_words(s, "withdraw") == []
    s = play(s, "done", "deck")
    assert len(legal_words(s, "withdraw")) == 2  # in the next turn again


@rule("R14.2")
@pytest.mark.parametrize(
    ("building", "paid"),
    [
        ("villa 20: 1b1", 1),
        ("villa 20: 1g1", 2),
        ("castle Granada 20: 1b1 2 1", 5),
        ("castle Granada 20: 1g1 2 1", 10),
        ("castle Granada 20: 5g1 5 4 4 1", 100),
    ],
)
def test_withdrawing_pays_as_much_as_placing_costs(building: str, paid: int) -> None:
    s = position(f"seat 1: 3 Real, cards 60\n{building}")
    after = play(s, "withdraw 20")
    assert money(after) == [3 + paid, 30]
    assert nobles(after, 1) == (6, 2)
    assert crests(after) == crests(s)  # the value does not change


# ------------------------------------------------------------------------- R15 capturing


@rule("R15.1")
def test_own_nobles_are_never_captured() -> None:
    s = position("""
        seat 1: no Real, cards 20 23
        castle Granada 20: 1b1 2g1 1
        castle Cádiz 24: 3b1 2
    """)
    raised = play(s, "raise 20")
    assert board(raised)[0] == "castle Granada 20: 2b1 2g1 1"
    assert money(raised) == [7, 30]
    joined = play(s, "join 23")  # Granada, worth 5, falls to Cádiz, worth 9
    assert board(joined) == ["castle Cádiz 20: 1b1 2g1 1 1 3b1 2"]
    assert money(joined) == [15, 30]


@rule("R15.1")
@pytest.mark.parametrize(
    ("words", "buildings"),
    [
        ("extend 19", ["castle Granada 19: 1 1b2 2g2 1", "villa 24: 1b2", "villa 26: 1g2"]),
        ("tower 22", ["castle Granada 20: 1b2 2g2 2", "villa 24: 1b2", "villa 26: 1g2"]),
        ("join 23", ["castle Granada 20: 1b2 2g2 1 1 1b2", "villa 26: 1g2"]),
        ("join 25", ["castle Granada 20: 1b2 2g2 1", "villa 24: 1b2 1 1g2"]),
    ],
)
def test_no_other_building_captures(words: str, buildings: list[str]) -> None:
    s = position("""
        seat 1: no Real, cards 19 23 25, 1 tower card
        seat 2: no Real
        castle Granada 20: 1b2 2g2 1
        villa 24: 1b2
        villa 26: 1g2
    """)
    s = play(s, words)
    assert board(s) == buildings
    assert s.money[1] == 0
    assert nobles(s, 2) == (4, 0)


@rule("R15.2")
@pytest.mark.parametrize(
    ("building", "paid", "supply"),
    [
        ("castle Granada 20: 2b2 2 1", 7, (6, 2)),  # 3 + 3 + 1, before 3 are added
        ("castle Granada 20: 2g2 2 1", 14, (6, 2)),
        ("villa 20: 1b2 1b2", 2, (5, 2)),
        ("villa 20: 1g2 1b2", 4, (5, 2)),
    ],
)
def test_a_captured_noble_goes_home_and_is_paid_before_the_value_rises(
    building: str, paid: int, supply: tuple[int, int]
) -> None:
    s = position(f"seat 1: no Real, cards 20\nseat 2: 100 Real\n{building}")
    s = play(s, "raise 20")
    assert s.money[1] == 100 + paid
    assert nobles(s, 2) == supply


@rule("R15.2")
def test_a_seat_that_has_left_is_paid_for_its_captured_noble() -> None:
    s = position("seat 1: no Real, cards 20\nseat 2: 4 Real, left\nvilla 20: 1b2 1 1", seats=3)
    assert play(s, "raise 20").money[:2] == [5, 7]
