"""The scorer against the naive one, over random castles that could have been built."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings

from games.two_castles import naive_scorer as naive
from games.two_castles.legal_castles import castles, state_of
from palas.games.two_castles import scoring
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.cards import CARDS
from palas.games.two_castles.castle_checks import breaches
from palas.games.two_castles.score_sheet import castle_reasons, sheet_rows
from palas.games.two_castles.state import State
from palas.kernel.jit import compiled

quietly = settings(deadline=None, suppress_health_check=list(HealthCheck), max_examples=150)


def test_the_naive_scorer_knows_the_same_thrones() -> None:
    assert naive.facts_agree()


@quietly
@given(castles())
def test_every_room_has_the_same_points(castle: naive.Castle) -> None:
    s = state_of(castle)
    assert breaches(s, 0) == []
    for index, cell in enumerate(castle.rooms):
        assert scoring.room_points(s, 0, index) == naive.room_points(castle, cell)
    assert scoring.throne_points(s, 0) == naive.throne_points(castle)
    for place, attendant in enumerate(castle.attendants):
        expected = naive.attendant_points(castle, attendant)
        assert scoring.attendant_points(s, 0, place) == expected
    assert scoring.castle_score(s, 0) == naive.castle_score(castle)


@pytest.mark.long
@quietly
@given(castles())
def test_every_card_has_the_same_points(castle: naive.Castle) -> None:
    s = state_of(castle)
    for card in range(len(CARDS)):
        assert card_points(s, 0, card) == naive.card_points(castle, card), card


@pytest.mark.long
@quietly
@given(castles())
def test_the_reasons_and_the_sheet_add_up(castle: naive.Castle) -> None:
    s = state_of(castle)
    total = naive.castle_score(castle)
    assert sum(row.total for row in sheet_rows(s, 0)) == total
    for language in ("en", "de", "ru"):
        assert sum(reason.points for reason in castle_reasons(s, 0, language)) == total


@pytest.mark.compiled
@quietly
@given(castles())
def test_compiled_scoring_gives_the_same(castle: naive.Castle) -> None:
    s = state_of(castle)
    states = np.zeros(1, dtype=State.dtype())
    s.write(states, 0)
    assert compiled(scoring.castle_score)(states[0], 0) == scoring.castle_score(s, 0)
    assert compiled(scoring.score_castles)(states, 3) == 3 * scoring.castle_score(s, 0)
    estimate = compiled(scoring.estimate)(states[0], 0)
    assert estimate == pytest.approx(scoring.estimate(s, 0))
