"""The rulebook on the course of a turn, and which actions are passed over: R3."""

from __future__ import annotations

import random

import pytest

from games.palais_royal.playing import choice, dealt
from games.palais_royal.positions import (
    ATTEND,
    NEXT,
    after,
    draw,
    end,
    keep,
    legal,
    place,
    position,
    recruit,
    supply,
    walk,
)
from palas.games.palais_royal import moves
from palas.games.palais_royal.actions import PLAY, SUPPLY_GATE
from palas.games.palais_royal.components import CARDS
from palas.games.palais_royal.state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    RECRUITING,
    SUPPLYING,
    State,
)
from palas.kernel.contract import lowest_acting
from rulebook import rule

BUSY = """
seat 1: court 1, staircase 1, mint 1, king 2, writing room 1, back door 1, gold 4
seat 2: court 1
noble 25 on D3
pile gold4 moves5
"""


def phases(s: State) -> list[int]:
    """Return the phases in which a seat is asked when it always goes on."""
    seat, seen = s.turn, []
    while s.turn == seat and not s.over:
        seen.append(s.phase)
        s = after(s, NEXT)
    return seen


@rule("R3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_follow_each_other_and_rounds_begin_with_the_start_seat(seats: int) -> None:
    s = dealt(3, seats)
    for _ in range(seats):
        s = after(s, place("mint", 5))
    for number in range(3 * seats):
        assert s.turn == (s.start + number) % seats
        assert s.acting == 1 << s.turn
        assert s.round == 1 + number // seats
        s = end(s)


@rule("R3.2")
def test_five_actions_in_order() -> None:
    s = position(BUSY)
    seen = []
    steps = [supply(1), walk("mint", "gate"), NEXT, ATTEND, recruit("D3"), draw(1), keep("moves5")]
    for action in steps:
        seen.append(s.phase)
        s = after(s, action)
    assert seen == [SUPPLYING, MOVING, MOVING, ATTENDING, RECRUITING, DRAWING, KEEPING]
    assert s.phase == CLOSING
    assert after(s, NEXT).turn == 1


@rule("R3.2")
def test_no_action_comes_before_its_time() -> None:
    s = position(BUSY)
    for action in (walk("mint", "gate"), ATTEND, recruit("D3"), draw(1)):
        assert action not in legal(s)
    s = after(s, NEXT, NEXT)
    assert supply(1) not in legal(s)


@rule("R3.3")
def test_every_action_can_be_left_out() -> None:
    s = position(BUSY)
    assert phases(s) == [SUPPLYING, MOVING, ATTENDING, RECRUITING, DRAWING]
    after_it = end(s)
    assert after_it.servants == s.servants
    assert (after_it.supply, after_it.gold, after_it.pile) == (s.supply, s.gold, s.pile)


@rule("R3.4")
@pytest.mark.parametrize(
    ("seat", "asked"),
    [
        ("court 1", [SUPPLYING]),
        ("staircase 1", [MOVING]),
        ("mint 1", [ATTENDING]),
        ("king 1", [ATTENDING]),
        ("writing room 1", [RECRUITING]),
        ("back door 1", [DRAWING]),
        ("gate 3, cardinal 2", [CLOSING]),  # R3.5
        ("gate 3, cards gold4", [SUPPLYING, MOVING, CLOSING]),
        ("mint 1, cards gold4", [SUPPLYING, MOVING, ATTENDING, CLOSING]),
    ],
)
def test_actions_without_a_decision_are_passed_over(seat: str, asked: list[int]) -> None:
    s = position(f"seat 2: {seat}", 3, seat=1)
    assert phases(end(s)) == asked


def shown(s: State) -> tuple[int, ...]:
    """Return what everyone sees of the course of a turn."""
    return (s.turn, s.phase, s.round, s.acting, s.num_drawn, s.keeps, *s.hand_size)


@rule("R3.4")
@pytest.mark.parametrize("seed", range(6))
def test_two_hands_of_equal_size_are_asked_alike(seed: int) -> None:
    dice = random.Random(seed)
    s = dealt(seed, 2 + seed % 3)
    compared = 0
    while not s.over and s.ply < 700:
        action, seat = choice(s, dice), lowest_acting(s)
        other = s.copy()
        other.hand[seat] = [0] * len(CARDS)
        other.hand[seat][dice.randrange(len(CARDS))] = s.hand_size[seat]
        moves.apply(s, seat, action)
        if not PLAY <= action < SUPPLY_GATE:
            moves.apply(other, seat, action)
            assert shown(other) == shown(s)
            compared += other.hand[seat] != s.hand[seat]
    assert compared > 20


@rule("R3.5")
def test_a_seat_that_can_do_nothing_ends_its_turn_itself() -> None:
    s = position("seat 1: gate 2, cardinal 1\nseat 2: gate 1")
    s = end(end(s))  # both seats are stuck: the game goes on, turn by turn
    for number in range(6):
        assert (s.turn, s.phase) == (number % 2, CLOSING)
        assert legal(s) == [NEXT]
        s = after(s, NEXT)
    assert s.round == 7
