"""The rulebook on villas, extending and building up: R6 to R9."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    board,
    can,
    crests,
    decision,
    foundings,
    legal_words,
    money,
    nobles,
    play,
    position,
)
from rulebook import rule

# ---------------------------------------------------------------------- R6 building a villa


@rule("R6.1")
@pytest.mark.parametrize("building", ["villa 36: 1", "castle Granada 36: 3"])
def test_a_villa_needs_an_empty_plot_without_built_neighbour(building: str) -> None:
    s = position(f"seat 1: cards 34 35 36 37 38\n{building}")
    assert legal_words(s, "build a villa") == ["build a villa on 34", "build a villa on 38"]
    assert board(play(s, "villa 34")) == ["villa 34: 1", building]
    assert board(play(s, "villa 38")) == [building, "villa 38: 1"]


@rule("R6.1")
def test_there_may_be_any_number_of_villas() -> None:
    drawn = "\n".join(f"villa {plot}: 1" for plot in range(1, 72, 2))  # every second plot
    s = position(f"seat 1: cards 71\n{drawn}".replace("villa 71: 1", ""))
    assert len(board(play(s, "villa 71"))) == 36


@rule("R6.2")
def test_a_villa_pays_1_and_one_noble_may_follow() -> None:
    s = play(position("seat 1: 1 Real, cards 36"), "villa 36")
    assert money(s) == [2, 30]
    assert legal_words(s) == ["seat a baron on 36", "seat a grandee on 36", "seat no noble"]
    assert money(play(s, "baron 36")) == [1, 30]
    grandee = play(s, "grandee 36")
    assert money(grandee) == [0, 30]
    assert board(grandee) == ["villa 36: 1g1"]
    assert decision(grandee) == "seat 2 to act: turn"  # one noble, not two


# ------------------------------------------------------------------------------ R7 extending


@rule("R7.1")
@pytest.mark.parametrize(
    ("building", "after"),
    [
        ("castle Granada 36: 1 2 1", ["castle Granada 35: 1 1 2 1", "castle Granada 36: 1 2 1 1"]),
        ("villa 36: 1 1 1", ["villa 35: 1 1 1 1", "villa 36: 1 1 1 1"]),
    ],
)
def test_a_card_beside_a_building_extends_it(building: str, after: list[str]) -> None:
    s = position(f"seat 1: cards 35 39\n{building}")
    assert [board(play(s, words)) for words in ("extend 35", "extend 39")] == [
        [line] for line in after
    ]


@rule("R7.1")
def test_beside_a_building_nothing_is_founded_and_no_villa_built() -> None:
    s = position("""
        seat 1: cards 35 52
        castle Granada 36: 1 2 1
        villa 51: 1
    """)
    assert foundings(s) == []
    assert legal_words(s, "build a villa") == []
    assert legal_words(s, "extend") == ["extend Granada on 35", "extend the villa on 52"]


@rule("R7.1")
def test_extending_keeps_no_distance() -> None:
    # One empty plot remains to a castle on the left, and one to a villa on the right.
    s = position("""
        seat 1: cards 35 39
        castle Cádiz 31: 1 2 1
        castle Granada 36: 1 2 1
        villa 41: 1
    """)
    assert board(play(s, "extend 35"))[1] == "castle Granada 35: 1 1 2 1"
    assert board(play(s, "extend 39"))[1] == "castle Granada 36: 1 2 1 1"


@rule("R7.2")
@pytest.mark.parametrize(
    ("building", "new_value", "crest"),
    [("castle Granada 36: 1 2 1", 6, {"Granada": 6}), ("villa 36: 1 1 1", 4, {})],
)
def test_extending_raises_the_value_by_1_and_pays_it(
    building: str, new_value: int, crest: dict[str, int]
) -> None:
    s = position(f"seat 1: 20 Real, cards 39\n{building}")
    s = play(s, "extend 39")
    assert money(s) == [20 + new_value, 30]
    assert crests(s) == crest
    assert legal_words(s) == ["seat a baron on 39", "seat a grandee on 39", "seat no noble"]
    assert money(play(s, "baron 39")) == [20, 30]
    assert decision(play(s, "baron 39")) == "seat 2 to act: turn"


# ------------------------------------------------------- R8 building up with a building card


@rule("R8.1")
@pytest.mark.parametrize("level", [2, 3, 4, 5, 6, 7, 8])
def test_a_building_card_builds_up_without_limit(level: int) -> None:
    # The castle is worth 5 and what stands on plot 39: 1 + 2 + … up to `level − 1`.
    s = position(f"seat 1: no Real, cards 39\ncastle Granada 36: 1 2 1 {level - 1}")
    before = 4 + 1 + level * (level - 1) // 2
    assert crests(s) == {"Granada": before}
    s = play(s, "raise 39")
    assert board(s) == [f"castle Granada 36: 1 2 1 {level}"]
    assert crests(s) == {"Granada": before + level}
    assert money(s) == [before + level, 30]


@rule("R8.1")
def test_a_building_card_builds_up_villas_and_founding_stones() -> None:
    s = position("""
        seat 1: no Real, cards 20 36
        castle Granada 36: 1 2 1, stone 36
        villa 20: 1
    """)
    villa = play(s, "raise 20")
    assert (board(villa)[0], money(villa)) == ("villa 20: 2", [3, 30])  # 1 + 2
    stone = play(s, "raise 36")
    assert (board(stone)[1], money(stone)) == ("castle Granada 36: 2 2 1", [7, 30])


@rule("R8.2")
def test_an_own_noble_is_lifted_and_no_other_may_follow() -> None:
    s = position("seat 1: 100 Real, cards 39\ncastle Granada 36: 1 2 1 1b1")
    s = play(s, "raise 39")
    assert board(s) == ["castle Granada 36: 1 2 1 2b1"]
    assert money(s) == [108, 30]  # 6 + 2, and nobody is paid for the noble
    assert nobles(s, 1) == (5, 2)
    assert decision(s) == "seat 2 to act: turn"


@rule("R8.3")
def test_a_rivals_noble_is_captured_before_the_value_rises() -> None:
    s = position("""
        seat 1: no Real, cards 39
        seat 2: no Real
        castle Granada 36: 1b2 2 1 1g2
    """)
    s = play(s, "raise 39")
    assert board(s) == ["castle Granada 36: 1b2 2 1 2"]
    assert money(s) == [8, 12]  # the grandee earns 2·6, then the castle rises to 8
    assert nobles(s, 2) == (5, 2)
    assert legal_words(s) == ["seat a baron on 39", "seat no noble"]
    assert board(play(s, "baron 39")) == ["castle Granada 36: 1b2 2 1 2b1"]


# ---------------------------------------------------------- R9 building up with a tower card


@rule("R9.1")
def test_a_tower_card_builds_on_any_built_plot_but_never_on_the_ground() -> None:
    s = position("""
        seat 1: no Real, 1 tower card
        castle Granada 36: 1 2 1, stone 36
        castle Jaén 50: 1 3
        villa 20: 1
    """)
    assert legal_words(s) == [
        "raise the villa on 20 to level 2 with a tower card",
        "raise Granada on 36 to level 2 with a tower card",
        "raise Granada on 37 to level 3 with a tower card",
        "raise Granada on 38 to level 2 with a tower card",
        "raise Jaén on 50 to level 2 with a tower card",
        "raise Jaén on 51 to level 4 with a tower card",
    ]
    assert not can(s, "tower 35")


@rule("R9.1")
@pytest.mark.parametrize(
    ("plot", "income"),
    [
        (20, 3),  # villa: 1 + 2
        (36, 7),  # castle of 5: + 2
        (37, 8),  # + 3
        (51, 11),  # 1 + 6, and 4 for the fourth level
    ],
)
def test_a_tower_card_raises_by_the_level_and_pays(plot: int, income: int) -> None:
    s = position("""
        seat 1: no Real, 2 tower cards
        castle Granada 36: 1 2 1, stone 36
        castle Jaén 50: 1 3
        villa 20: 1
    """)
    after = play(s, f"tower {plot}")
    assert money(after) == [income, 30]
    assert (after.towers[0], s.blocks - after.blocks) == (1, 1)


@rule("R9.2")
@pytest.mark.parametrize(("height", "may"), [(1, True), (4, True), (5, False), (6, False)])
def test_a_tower_card_builds_levels_2_to_5(height: int, may: bool) -> None:
    s = position(f"seat 1: cards 51, 1 tower card\ncastle Jaén 50: 4 {height} 1")
    assert can(s, "tower 51") is may
    assert can(s, "raise 51")  # a building card may


@rule("R9.3")
def test_a_tower_card_never_goes_where_a_rivals_noble_stands() -> None:
    s = position("""
        seat 1: no Real, 1 tower card
        castle Granada 36: 1b2 2g2 1b1 1
    """)
    assert legal_words(s, "raise") == [
        "raise Granada on 38 to level 2 with a tower card",
        "raise Granada on 39 to level 2 with a tower card",
    ]


@rule("R9.3")
def test_a_tower_card_lifts_an_own_noble_and_no_other_may_follow() -> None:
    s = position("seat 1: 100 Real, 1 tower card\ncastle Granada 36: 1 2 1g1")
    s = play(s, "tower 38")
    assert board(s) == ["castle Granada 36: 1 2 2g1"]
    assert money(s) == [107, 30]
    assert decision(s) == "seat 2 to act: turn"


@rule("R9.3")
def test_after_a_tower_card_on_a_free_plot_one_noble_may_follow() -> None:
    s = position("seat 1: no Real, 1 tower card\ncastle Granada 36: 1b2 2 1b1")
    s = play(s, "tower 37")
    assert decision(s) == "seat 1 to act: noble on 37"
    assert legal_words(s) == ["seat a baron on 37", "seat no noble"]  # 5 + 3 = 8 pay one baron
    assert decision(play(s, "baron 37")) == "seat 2 to act: turn"
