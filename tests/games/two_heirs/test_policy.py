"""The sensible player: always legal, leaves the record as it was, beats random play."""

from __future__ import annotations

import random

import numpy as np
import pytest

import palas
from games.two_heirs.lands import drawn, record_of
from palas.games.two_heirs import actions, moves
from palas.games.two_heirs.components import BUILDINGS
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.meta import SET_CHOICES
from palas.games.two_heirs.policy import best_move, best_raze, policy
from palas.games.two_heirs.scoring import (
    DOUBLED_WORTH,
    LAST_MARCH,
    REACH_WORTH,
    TILE_WORTH,
    estimate,
)
from palas.games.two_heirs.state import ENDLESS, IN_HAND, State
from palas.games.two_heirs.tables import TILE_BUILDING
from palas.games.two_heirs.trial import lead_with, lift_last
from palas.kernel.jit import compiled
from palas.kernel.match import Match

GAMES = 20


def play(match: Match, sensible: set[int], rng: random.Random) -> Match:
    """Play to the end, some seats sensibly and the others at random."""
    out = [0] * match.game.max_legal
    while not match.is_over:
        seat = match.acting[0]
        action = rng.choice(match.actions(seat))
        if seat in sensible:
            before = match.state.copy()
            action = policy(record_of(match), seat, rng.getrandbits(32), out)
            assert match.state == before
            assert action in match.actions(seat)
        match.play(action, seat)
    return match


@pytest.mark.long
@pytest.mark.parametrize("sets", SET_CHOICES)
def test_it_is_legal_in_every_position_and_changes_nothing(sets: str) -> None:
    match = palas.game("two-heirs").new(seed=sets, options={"sets": sets})
    play(match, {0, 1}, random.Random(sets))


@pytest.mark.long
def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(GAMES):
        match = palas.game("two-heirs").new(seed=seed, options={"sets": "random"})
        sensible = seed % 2
        won += play(match, {sensible}, random.Random(seed)).winners() == [sensible]
    assert won >= GAMES * 0.95


def test_a_tile_laid_on_trial_leaves_no_trace() -> None:
    s = drawn("g y\ns market:0")
    tile = next(
        t for t in range(54) if TILE_BUILDING[t] == BUILDINGS.index("market") and t not in s.land
    )
    s.where[tile] = IN_HAND
    before = s.copy()
    assert lead_with(s, 0, tile, 2, -1) == 2 + 8
    assert lead_with(s, 1, tile, 2, 0) == 2 - 6
    assert s == before
    lay(s, tile, 0, 0, -2)
    lift_last(s, IN_HAND)
    assert s == before


def test_it_razes_what_brings_the_enemy_most() -> None:
    s = drawn("MARKET siege_tower CATHEDRAL")
    s.tower = 1
    s.sieges = 0b1010  # east and west
    assert best_raze(s) == actions.RAZE + 1
    s.sieges = 0b1000
    assert best_raze(s) == actions.RAZE + 3


def test_on_the_last_turn_troops_go_where_they_double_most() -> None:
    s = drawn("g:0 cathedral\nmarket y")
    s.turns_left = 0
    out = [0] * actions.MAX_LEGAL
    n = moves.legal(s, 0, out)
    s.crown = 1
    action = best_move(s, 0, out, n)
    moves.apply(s, 0, action)
    assert s.troop[1] == 1


def waiting(text: str) -> State:
    """Return a position in which the take of the turn is done."""
    s = drawn(text)
    s.turns_left = ENDLESS
    s.crown = 1
    return s


def test_the_estimate_is_the_lead_and_what_hand_and_takes_promise() -> None:
    s = waiting("cathedral g MARKET")  # 5 to 2, all troops in the reserve
    assert estimate(s, 0) == pytest.approx(3.0 - TILE_WORTH / 2)  # the other one takes next
    assert estimate(s, 1) == -estimate(s, 0)
    s.hand_size[0] = 1
    assert estimate(s, 0) == pytest.approx(3.0 + TILE_WORTH / 2)
    s.over = 1
    assert estimate(s, 0) == 3.0


def test_a_take_is_worth_as_much_before_as_after_it() -> None:
    s = waiting("cathedral g MARKET")
    s.crown = 0
    before = estimate(s, 0)
    s.crown = 1
    s.hand_size[0] += 1
    assert estimate(s, 0) == pytest.approx(before)


def test_the_estimate_counts_the_takes_of_the_last_turns() -> None:
    s = waiting("cathedral g MARKET")
    s.turns_left = 1
    assert estimate(s, 0) == pytest.approx(3.0 - TILE_WORTH)
    s.turns_left = 2
    assert estimate(s, 0) == pytest.approx(3.0)


def test_whoever_is_done_earns_nothing_more() -> None:
    s = waiting("cathedral g MARKET:1")
    s.turns_left = 0
    reach = 3 * REACH_WORTH
    assert estimate(s, 0) == pytest.approx(5.0 - 4.0 + LAST_MARCH + reach)


def test_the_estimate_takes_it_that_troops_march_on() -> None:
    s = waiting("cathedral:0 g MARKET:1")
    ended = s.copy()
    ended.over = 1
    assert estimate(ended, 0) == 10.0 - 4.0
    doubled = (5.0 - 2.0) * (1 - DOUBLED_WORTH)
    assert estimate(s, 0) == pytest.approx(5.0 - 2.0 + doubled - TILE_WORTH / 2)


@pytest.mark.compiled
def test_compiled_it_picks_the_same() -> None:
    match = palas.game("two-heirs").new(seed=5)
    states = np.zeros(1, dtype=State.dtype())
    out = [0] * match.game.max_legal
    room = np.zeros(match.game.max_legal, np.int64)
    rng = random.Random(5)
    while not match.is_over:
        seat, dice = match.acting[0], rng.getrandbits(32)
        match.state.write(states, 0)
        action = policy(record_of(match), seat, dice, out)
        assert compiled(policy)(states[0], seat, dice, room) == action
        match.play(action, seat)
