"""The sensible player: always legal, takes what is plainly best, never peeks, beats greed."""

from __future__ import annotations

import random

import numpy as np
import pytest

import palas
from palas.games.big_boss import actions, policy
from palas.games.big_boss.state import HIDDEN, State
from palas.games.big_boss.text import move_words
from palas.kernel.conformance import imagined
from palas.kernel.contract import Head, lowest_acting
from palas.kernel.jit import compiled
from palas.kernel.match import Match

from .positions import position
from .streets import flag_to_give, street

GAME = palas.game("big-boss")
GAMES = 20


def record(head: Head) -> State:
    """Return a record of Big Boss."""
    assert isinstance(head, State)
    return head


def chosen(s: Head, dice: int = 0) -> str:
    """Return the words of what the policy picks for the seat to act."""
    seat, out = lowest_acting(s), [0] * actions.MAX_LEGAL
    return move_words(record(s), seat, policy.policy(record(s), seat, dice, out))


def play(match: Match, sensible: set[int], rng: random.Random) -> Match:
    """Play to the end, some seats sensibly and the others at random."""
    out = [0] * match.game.max_legal
    while not match.is_over:
        seat = match.acting[0]
        action = rng.choice(match.actions(seat))
        if seat in sensible:
            s = record(match.state.copy())
            action = policy.policy(s, seat, rng.getrandbits(32), out)
            assert s == match.state
            assert action in match.actions(seat)
        match.play(action, seat)
    return match


@pytest.mark.parametrize("seats", GAME.meta.seats)
@pytest.mark.parametrize("closed_loop", [False, True])
def test_it_is_legal_in_every_position_and_changes_nothing(seats: int, closed_loop: bool) -> None:
    match = GAME.new(seats, f"legal {seats}", {"closed_loop": closed_loop})
    play(match, set(range(seats)), random.Random(seats))


def test_it_is_legal_in_positions_it_would_not_get_into() -> None:
    for seed in range(6):
        play(GAME.new(3, seed), {seed % 3}, random.Random(seed))


@pytest.mark.long
def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(GAMES):
        match = play(GAME.new(2, seed), {seed % 2}, random.Random(seed))
        won += match.winners() == [seed % 2]
    assert won >= GAMES * 0.95


def test_it_plays_the_card_that_pays_most_before_the_blocks_run_out() -> None:
    s = position("""
        seat 1: 10 Real, cards 5 20
        seat 2: 10 Real, cards 60
        castle Granada 2: 1 2 1, stone 2
        castle Sevilla 21: 4 5 4, stone 21
        blocks 2
    """)
    assert chosen(s) == "extend Sevilla on 20"


def test_it_raises_where_its_own_nobles_live() -> None:
    s = position("""
        seat 1: 0 Real, cards 3 22
        seat 2: 0 Real, cards 60
        castle Granada 2: 1g1 2 1b1, stone 2
        castle Sevilla 21: 1g2 2 1b2, stone 21
        blocks 4
    """)
    assert chosen(s) == "raise Granada on 3 to level 3"


def test_it_founds_beside_its_own_cards() -> None:
    s = position("""
        seat 1: 30 Real, cards 10 40 41 42
        seat 2: 30 Real, cards 60
    """)
    assert chosen(s).startswith("found a castle on ")
    assert chosen(s).rpartition(" ")[2] in {"40", "41", "42"}


def test_it_seats_a_grandee_on_a_new_stone_and_then_another_noble() -> None:
    match = GAME.new(2, 1)
    seat = match.acting[0]
    first = next(move for move in match.legal(seat) if move.words.startswith("found"))
    match.play(first.action, seat)
    assert chosen(match.state).startswith("seat a grandee on ")
    match.play(chosen(match.state), seat)
    assert chosen(match.state).startswith("seat a ")


def test_it_seats_no_noble_where_nothing_can_grow() -> None:
    text = """
        big-boss, 2 seats, seat 1 to act: noble on 54
        seat 1: 200 Real, cards 3
        seat 2: 10 Real, cards 60
        castle Cádiz 51: 9 2 2 1, stone 51
    """
    s = position(text)
    assert {chosen(s, dice) for dice in range(0, 2**32, 2**27 + 1)} == {"seat no noble"}


def test_it_lets_the_castle_with_more_rivals_be_absorbed() -> None:
    s = position("""
        seat 1: 10 Real, cards 5
        seat 2: 10 Real, cards 60
        castle Granada 2: 1g2 2 1, stone 2
        castle Sevilla 6: 1b2 2 1, stone 6
    """)
    s = s.copy()
    GAME.rules.apply(s, 0, actions.BUILD + 4)
    assert chosen(s) == "keep Sevilla"


def test_the_flag_goes_to_a_villa_with_own_nobles() -> None:
    s = flag_to_give()
    s.noble[69] = 1
    s.owner[69] = lowest_acting(s)
    assert chosen(s) == "make the villa on 69 a castle"


def test_who_must_withdraw_leaves_where_least_can_grow() -> None:
    s = position("""
        seat 1: 0 Real
        seat 2: 10 Real, cards 60
        castle Granada 2: 1b1 2 1, stone 2
        castle Cádiz 51: 9 2 2b1, stone 51
    """)
    assert chosen(s) == "withdraw the baron from 53"


def test_it_does_not_withdraw_without_need() -> None:
    assert not chosen(street()).startswith("withdraw")


def test_it_picks_the_same_in_every_world_that_looks_the_same() -> None:
    match = GAME.new(4, 8)
    rng = random.Random(8)
    out = [0] * actions.MAX_LEGAL
    while not match.is_over:
        seat, dice = match.acting[0], rng.getrandbits(32)
        action = policy.policy(record(match.state.copy()), seat, dice, out)
        other = record(imagined(match.state, match, seat, f"{len(match.played)}"))
        concealed = record(match.view(seat))
        assert policy.policy(other, seat, dice, out) == action
        assert policy.policy(concealed, seat, dice, out) == action
        assert HIDDEN in concealed.place or concealed.deck_size == 0
        match.play(action, seat)


@pytest.mark.compiled
def test_compiled_it_picks_the_same() -> None:
    match = GAME.new(3, 5, {"closed_loop": True})
    states = np.zeros(1, dtype=State.dtype())
    out = [0] * actions.MAX_LEGAL
    room = np.zeros(actions.MAX_LEGAL, np.int16)
    rng = random.Random(5)
    while not match.is_over:
        seat, dice = match.acting[0], rng.getrandbits(32)
        match.state.write(states, 0)
        action = policy.policy(record(match.state.copy()), seat, dice, out)
        assert compiled(policy.policy)(states[0], seat, dice, room) == action
        match.play(action, seat)
