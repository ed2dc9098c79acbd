"""The closed loop, and who knows what: R19 and R20."""

from __future__ import annotations

import pytest

from games.big_boss.positions import (
    board,
    can,
    crests,
    deal,
    decision,
    foundings,
    legal_words,
    money,
    play,
    position,
)
from palas.games.big_boss.meta import META
from palas.games.big_boss.secrets import conceal
from palas.games.big_boss.state import State
from palas.games.big_boss.text import position_text
from palas.kernel.contract import SPECTATOR
from rulebook import rule


def ring(text: str) -> State:
    """Read a position whose plots 72 and 1 are neighbours."""
    return position("option closed_loop\n" + text)


# --------------------------------------------------------------------- R19 the closed loop


@rule("R19.1")
def test_the_option_is_off_by_default() -> None:
    assert META.read_options({}) == {"closed_loop": False}
    assert deal(2).closed_loop == 0
    assert deal(2, closed_loop=True).closed_loop == 1


@rule("R19.1")
@pytest.mark.parametrize(
    ("villas", "words", "after", "income"),
    [
        ("villa 72: 1", "extend 1", "villa 72: 1 1", 2),
        ("villa 1: 1", "extend 72", "villa 72: 1 1", 2),
        ("villa 2: 1\nvilla 72: 1", "join 1", "villa 72: 1 1 1", 3),
        ("villa 1: 1\nvilla 71: 1", "join 72", "villa 71: 1 1 1", 3),
    ],
)
def test_buildings_cross_the_seam(villas: str, words: str, after: str, income: int) -> None:
    s = ring(f"seat 1: no Real, cards 1 72\n{villas}")
    s = play(s, words)
    assert board(s) == [after]
    assert money(s) == [income, 30]


@rule("R19.1")
def test_without_the_option_nothing_crosses_the_seam() -> None:
    s = position("seat 1: cards 1 72\nvilla 71: 1\nvilla 2: 1")
    assert legal_words(s, "extend") == ["extend the villa on 1", "extend the villa on 72"]
    assert not can(s, "join 1")


@rule("R19.1")
def test_castles_merge_across_the_seam() -> None:
    s = ring("seat 1: no Real, cards 72\ncastle Jaén 1: 1 2 1 1 1\ncastle Cádiz 69: 1 2b2 1")
    s = play(s, "join 72")
    assert board(s) == ["castle Jaén 69: 1 2 1 1 1 2 1 1 1"]
    assert crests(s) == {"Jaén": 13}
    assert money(s) == [13, 30 + 5]


@rule("R19.1")
@pytest.mark.parametrize(
    ("card", "positions"),
    [
        (1, ["1–3", "72–2", "71–1"]),
        (2, ["2–4", "1–3", "72–2"]),
        (71, ["71–1", "70–72", "69–71"]),
        (72, ["72–2", "71–1", "70–72"]),
    ],
)
def test_stones_cross_the_seam(card: int, positions: list[str]) -> None:
    s = ring(f"seat 1: cards {card}")
    assert foundings(s) == [f"{plots} with card {card}" for plots in positions]


@rule("R19.1")
def test_a_castle_founded_across_the_seam() -> None:
    s = play(ring("seat 1: 100 Real, cards 1"), "found 71 1")
    assert board(s) == ["castle Almería 71: 1 1 2"]
    assert money(s) == [105, 30]
    assert legal_words(s, "seat a b") == [f"seat a baron on {plot}" for plot in (1, 71, 72)]
    s = play(s, "baron 72", "grandee 1")
    assert board(s) == ["castle Almería 71: 1 1b1 2g1"]


@rule("R19.1")
@pytest.mark.parametrize(
    ("buildings", "card", "positions"),
    [
        ("castle Jaén 69: 1 2 1", 3, ["3–5"]),  # 72, 1 and 2 lie between
        ("castle Jaén 69: 1 2 1", 2, []),
        ("castle Jaén 2: 1 2 1", 70, ["68–70"]),  # 71, 72 and 1
        ("castle Jaén 2: 1 2 1", 71, []),
        ("villa 72: 1", 2, ["2–4"]),  # 1
        ("villa 1: 1", 71, ["69–71"]),  # 72
        ("villa 72: 1", 1, []),
    ],
)
def test_distances_count_across_the_seam(buildings: str, card: int, positions: list[str]) -> None:
    s = ring(f"seat 1: cards {card}\n{buildings}")
    assert foundings(s) == [f"{plots} with card {card}" for plots in positions]


ALL_BUT_PLOT_1 = "castle Jaén 2: " + "1 " * 34 + "1b2 " + "1 " * 36  # plots 2 to 72, worth 50


@rule("R19.2")
def test_closing_the_ring_is_a_plain_extension() -> None:
    s = ring(f"seat 1: no Real, cards 1\n{ALL_BUT_PLOT_1}")
    assert not can(s, "join 1")
    assert not can(s, "give up 1")  # though the castle is worth 50
    after = play(s, "extend 1")
    assert after.height == [1] * 72
    assert after.owner[35] == 1  # nobody is captured
    assert money(after) == [50, 30]
    assert crests(after) == {"Jaén": 50}
    assert decision(after) == "seat 1 to act: noble on 1"
    assert s.blocks - after.blocks == 1


@rule("R19.2")
def test_the_closed_ring_goes_on_growing() -> None:
    s = play(ring(f"seat 1: cards 1\nseat 2: 1 tower card\n{ALL_BUT_PLOT_1}"), "extend 1", "done")
    s = play(s, "tower 1", "done")
    assert s.height[0] == 2
    assert money(s) == [80, 80]


# ------------------------------------------------------------------------ R20 who knows what


TABLE = """
    big-boss, 3 seats, seat 1 to act: turn
    seat 1: 11 Real, cards 3 17* 28, 1 tower card
    seat 2: 12 Real, cards 5 6* 7, 2 tower cards
    seat 3: 13 Real, no cards
    open 15 33 - 48 57 71
    deck 12 9 44 ...
    played 8 40
    castle Cádiz 7: 1 2b1 1g2, stone 7
"""


def seen_by(viewer: int) -> list[str]:
    view = position(TABLE)
    conceal(view, viewer)
    return position_text(view).splitlines()


@rule("R20.1")
@pytest.mark.parametrize(
    ("viewer", "hands"),
    [
        (0, ["cards 3 17* 28", "cards 6* + 2 hidden", "no cards"]),
        (1, ["cards 17* + 2 hidden", "cards 5 6* 7", "no cards"]),
        (2, ["cards 17* + 2 hidden", "cards 6* + 2 hidden", "no cards"]),
        (SPECTATOR, ["cards 17* + 2 hidden", "cards 6* + 2 hidden", "no cards"]),
    ],
)
def test_hands_and_deck_are_secret_but_cards_bought_openly_are_known(
    viewer: int, hands: list[str]
) -> None:
    lines = seen_by(viewer)
    assert lines[1] == f"seat 1: 11 Real, 5 barons, 2 grandees, {hands[0]}, 1 tower card"
    assert lines[2] == f"seat 2: 12 Real, 6 barons, 1 grandee, {hands[1]}, 2 tower cards"
    assert lines[3] == f"seat 3: 13 Real, 6 barons, 2 grandees, {hands[2]}"
    # 72 cards: 6 in hands, 5 open, 2 played
    assert lines[4:6] == ["open 15 33 - 48 57 71", "deck 59 hidden"]


@rule("R20.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everything_else_is_public(viewer: int) -> None:
    public = position_text(position(TABLE)).splitlines()
    lines = seen_by(viewer)
    assert lines[0] == public[0]
    assert lines[6:] == public[6:]  # played cards, buildings, stones, supplies


@rule("R20.1")
def test_a_card_bought_openly_stays_known_and_one_from_the_deck_does_not() -> None:
    s = position("open 33\ndeck 12 ...", seats=3)
    s = play(s, "open 33", "deck", "deck", "deck")
    conceal(s, 1)
    lines = position_text(s).splitlines()
    # 12 came up in the place of 33; seats 2, 3 and 1 then drew 1, 2 and 3.
    assert lines[1].endswith("cards 33* + 1 hidden")
    assert lines[2].endswith("cards 1")
    assert lines[3].endswith("cards 1 hidden")


@rule("R20.1")
def test_the_generator_betrays_nothing() -> None:
    s = deal(3, seed=5)
    conceal(s, 0)
    assert set(s.rng.key + s.rng.block + s.rng.stream + s.rng.counter) == {0}
