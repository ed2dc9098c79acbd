"""What the search takes a position for: money, nobles that grow, and cards there are blocks for."""

from __future__ import annotations

import pytest

from palas.games.big_boss.scoring import (
    CARD_WORTH,
    INCOME_WORTH,
    NOBLE_WORTH,
    TOWER_WORTH,
    UNKNOWN_INCOME,
    estimate,
)
from palas.games.big_boss.secrets import conceal
from palas.games.big_boss.tables import BLOCKS, LEVEL_BONUS

from .positions import position

CASTLE = "castle Granada 2: 1 2 1"  # worth 5
SEATED = CASTLE.replace("1 2 1", "1b1 2 1")
HIGH = CASTLE.replace("1 2 1", "1 2b1 1")
EARLY, HALF = BLOCKS - 4, BLOCKS // 2
EARLY_CARD = CARD_WORTH * 4 / BLOCKS  # of a card as long as all blocks but four are there


def test_it_is_the_lead_in_money_over_the_best_rival() -> None:
    s = position("seat 1: 40 Real\nseat 2: 25 Real\nseat 3: 55 Real", seats=3)
    assert [estimate(s, seat) for seat in range(3)] == [-15.0, -30.0, 15.0]


def test_a_card_is_worth_a_share_of_what_it_would_pay_now() -> None:
    s = position(f"seat 1: 10 Real, cards 1\nseat 2: 10 Real\n{CASTLE}\nblocks {EARLY}")
    assert estimate(s, 0) == pytest.approx(INCOME_WORTH * 6 + EARLY_CARD)
    s = position(f"seat 1: 10 Real, cards 3\nseat 2: 10 Real\n{CASTLE}\nblocks {EARLY}")
    assert estimate(s, 0) == pytest.approx(INCOME_WORTH * 8 + EARLY_CARD)  # on the second level


def test_a_card_is_worth_more_as_the_blocks_run_out_while_there_are_enough() -> None:
    cards = f"seat 1: 10 Real, cards 50\nseat 2: 10 Real, cards 60\n{CASTLE}"
    alone = cards.replace(", cards 60", "")
    assert estimate(position(f"{cards}\nblocks {HALF}"), 0) == pytest.approx(0.0)
    early = estimate(position(f"{alone}\nblocks {HALF}"), 0)
    assert early == pytest.approx(INCOME_WORTH + CARD_WORTH * (1 - HALF / BLOCKS))
    late = estimate(position(f"{alone}\nblocks 1"), 0)
    assert late == pytest.approx(INCOME_WORTH + CARD_WORTH * (1 - 1 / BLOCKS))
    crowded = position(f"{alone.replace('cards 50', 'cards 50 52')}\nblocks 1")
    assert estimate(crowded, 0) == pytest.approx(late)  # the second one finds no block


def test_a_tower_card_has_a_worth_of_its_own() -> None:
    s = position(f"seat 1: 10 Real, 1 tower card\nseat 2: 10 Real\nblocks {BLOCKS}")
    assert estimate(s, 0) == pytest.approx(TOWER_WORTH)


def test_a_card_not_seen_counts_as_a_usual_one() -> None:
    s = position(f"seat 1: 10 Real\nseat 2: 10 Real, cards 1\n{CASTLE}\nblocks {EARLY}")
    assert estimate(s, 0) == pytest.approx(-INCOME_WORTH * 6 - EARLY_CARD)
    conceal(s, 0)
    assert estimate(s, 0) == pytest.approx(-INCOME_WORTH * UNKNOWN_INCOME - EARLY_CARD)


def test_a_noble_grows_while_there_are_blocks() -> None:
    drawn = f"seat 1: 10 Real\nseat 2: 10 Real\n{SEATED}"
    for blocks in (EARLY, HALF, 1):
        s = position(f"{drawn}\nblocks {blocks}")
        assert estimate(s, 0) == pytest.approx(5 + NOBLE_WORTH * blocks / BLOCKS)
        grandee = position(f"{drawn.replace('b1', 'g1')}\nblocks {blocks}")
        assert estimate(grandee, 0) == pytest.approx(2 * estimate(s, 0))


def test_the_level_bonus_counts_as_the_end_comes_near() -> None:
    drawn = f"seat 1: 10 Real\nseat 2: 10 Real\n{HIGH}"
    for blocks in (EARLY, HALF, 1):
        share = blocks / BLOCKS
        s = position(f"{drawn}\nblocks {blocks}")
        assert estimate(s, 0) == pytest.approx(5 + NOBLE_WORTH * share + LEVEL_BONUS * (1 - share))
