"""The rulebook on founding a castle: R5."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    EIGHT_CASTLES,
    board,
    can,
    crests,
    decision,
    foundings,
    legal_words,
    money,
    play,
    position,
)
from palas.games.big_boss.state import NO_PLOT
from rulebook import rule

# -------------------------------------------------------------------- R5 founding a castle


@rule("R5.1")
def test_a_stone_covers_the_plot_of_the_card_in_three_positions() -> None:
    s = position("""
        seat 1: cards 40
        seat 2: cards 39 41
    """)  # the cards of the other two plots are not needed
    assert foundings(s) == ["40–42 with card 40", "39–41 with card 40", "38–40 with card 40"]


@rule("R5.1")
def test_founding_takes_a_card_in_hand() -> None:
    s = position("seat 1: no cards, 1 tower card\nseat 2: cards 40\nopen 50")
    assert foundings(s) == []


@rule("R5.2")
@pytest.mark.parametrize(
    ("card", "positions"),
    [
        (1, ["1–3"]),
        (2, ["2–4", "1–3"]),
        (3, ["3–5", "2–4", "1–3"]),
        (70, ["70–72", "69–71", "68–70"]),
        (71, ["70–72", "69–71"]),
        (72, ["70–72"]),
    ],
)
def test_no_stone_leaves_the_board(card: int, positions: list[str]) -> None:
    s = position(f"seat 1: cards {card}")
    assert foundings(s) == [f"{plots} with card {card}" for plots in positions]


@rule("R5.2")
@pytest.mark.parametrize("building", ["villa 40: 1", "castle Huelva 38: 1 2 1"])
def test_no_stone_lies_on_a_building(building: str) -> None:
    s = position(f"seat 1: cards 40\n{building}")
    assert foundings(s) == []


@rule("R5.3")
@pytest.mark.parametrize(
    ("card", "positions"),
    [
        (16, ["14–16"]),  # 17, 18, 19 lie between; 15–17 would leave two plots
        (17, []),
        (15, ["14–16", "13–15"]),
        (26, ["26–28"]),  # 23, 24, 25 lie between
        (25, []),
        (27, ["27–29", "26–28"]),
    ],
)
def test_three_plots_lie_between_stone_and_castle(card: int, positions: list[str]) -> None:
    s = position(f"seat 1: cards {card}\ncastle Huelva 20: 1 2 1")
    assert foundings(s) == [f"{plots} with card {card}" for plots in positions]


@rule("R5.3")
@pytest.mark.parametrize(
    ("card", "positions"),
    [
        (19, []),  # touches the villa: an extension
        (18, ["16–18"]),  # 19 lies between
        (17, ["16–18", "15–17"]),
        (21, []),
        (22, ["22–24"]),
        (23, ["23–25", "22–24"]),
    ],
)
def test_one_plot_lies_between_stone_and_villa(card: int, positions: list[str]) -> None:
    s = position(f"seat 1: cards {card}\nvilla 20: 1")
    assert foundings(s) == [f"{plots} with card {card}" for plots in positions]


@rule("R5.3")
@pytest.mark.parametrize(
    ("second", "positions"),
    [
        (32, ["26–28"]),  # nine plots lie between the castles: three, the stone, three
        (31, []),
        (33, ["27–29", "26–28"]),
    ],
)
def test_the_distance_counts_on_both_sides(second: int, positions: list[str]) -> None:
    s = position(f"""
        seat 1: cards 27
        castle Huelva 20: 1 2 1
        castle Jaén {second}: 1 2 1
    """)
    assert foundings(s) == [f"{plots} with card 27" for plots in positions]


@rule("R5.3")
def test_plots_between_stone_and_castle_may_be_built() -> None:
    # 23, 24 and 25 lie between the castle and the stone; a villa stands on 24.
    s = position("seat 1: cards 26\ncastle Huelva 20: 1 2 1\nvilla 24: 1")
    assert foundings(s) == ["26–28 with card 26"]


@rule("R5.4")
@pytest.mark.parametrize(
    ("first", "levels"), [(40, "2 1 1"), (39, "1 2 1"), (38, "1 1 2")], ids=["40", "39", "38"]
)
def test_a_block_on_the_plot_of_the_card_a_flag_and_a_crest(first: int, levels: str) -> None:
    s = position("""
        seat 1: cards 40
        castle Almería 1: 1 1 2, stone 1
    """)
    after = play(s, f"found {first} 40")
    assert board(after) == ["castle Almería 1: 1 1 2", f"castle Cádiz {first}: {levels}"]
    assert crests(after) == {"Almería": 5, "Cádiz": 5}
    assert (s.stones - after.stones, s.blocks - after.blocks) == (1, 1)
    assert after.stone_plot == [0, first - 1] + [NO_PLOT] * 6


@rule("R5.5")
def test_founding_pays_5_and_one_or_two_nobles_may_follow() -> None:
    s = play(position("seat 1: 5 Real, cards 40"), "found 39 40")
    assert money(s) == [10, 30]
    assert decision(s) == "seat 1 to act: noble on 39-41 (2 left)"
    assert decision(play(s, "done")) == "seat 2 to act: turn"
    one = play(s, "baron 41")
    assert decision(one) == "seat 1 to act: noble on 39-41 (1 left)"
    assert decision(play(one, "done")) == "seat 2 to act: turn"
    two = play(one, "baron 39")  # 5 + 5 Real: exactly enough
    assert board(two) == ["castle Almería 39: 1b1 2 1b1"]
    assert money(two) == [0, 30]
    assert decision(two) == "seat 2 to act: turn"


@rule("R5.5")
def test_without_money_the_5_pay_for_one_baron() -> None:
    s = play(position("seat 1: no Real, cards 40"), "found 39 40")
    assert money(s) == [5, 30]
    assert legal_words(s, "seat a g") == []
    assert decision(play(s, "baron 40")) == "seat 2 to act: turn"


# Four stones under each of two castles: plots 1–12 and 16–27.
TWO_LARGE_CASTLES = """
castle Huelva 1: 1 2 1 1 2 1 1 2 1 1 2 1
castle Jaén 16: 1 2 1 1 2 1 1 2 1 1 2 1
"""


@rule("R5.6")
def test_the_eighth_stone_is_the_last() -> None:
    s = position(
        "seat 1: cards 40 41\nseat 2: cards 50\nstones 1 4 7 10 16 19 22" + TWO_LARGE_CASTLES
    )
    assert s.stones == 1
    s = play(s, "found 39 40", "done")
    assert s.stones == 0
    assert crests(s).keys() == {"Almería", "Huelva", "Jaén"}  # flags are free
    assert foundings(s) == []
    assert legal_words(s, "build") == ["build a villa on 50"]


@rule("R5.6")
def test_stones_do_not_return_after_a_merger() -> None:
    # 20 and 15 merge into 36; a flag comes back, the stones stay.
    s = position("""
        seat 1: no Real, cards 13 40
        castle Huelva 1: 1 2 1 1 2 1 1 2 1 1 2 1, stones 1 4 7 10
        castle Jaén 14: 2 1 2 1 1 1 2 1 1, stones 14 17 20
    """)
    after = play(s, "join 13")
    assert crests(s) == {"Huelva": 20, "Jaén": 15}
    assert crests(after) == {"Huelva": 36}
    assert s.stones == after.stones == 1


@rule("R5.6")
def test_founding_needs_a_flag() -> None:
    seven = EIGHT_CASTLES.replace("castle Sevilla 29: 1 2 1\n", "")
    text = "seat 1: cards 40 50\nseat 2: cards 60"
    assert foundings(position(text + EIGHT_CASTLES)) == []
    s = position(text + seven)
    assert s.stones == 8
    assert len(foundings(s)) == 6  # three positions for either card
    s = play(s, "found 39 40", "done")
    assert foundings(s) == []  # the eighth flag flies
    assert can(s, "villa 60")
