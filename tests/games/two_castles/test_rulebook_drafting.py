"""The rulebook on rounds and drafting: R3."""

from __future__ import annotations

import random

import pytest

from games.two_castles.castles import acting, deal, legal, play, play_random, play_until
from palas.games.two_castles.actions import CHOOSE
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    DISCARDED,
    FINISHED,
    IN_STACK,
    OPEN,
    PLACING,
    State,
)
from rulebook import rule

THREE_TO_SEVEN = pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])


def choose_first_two(s: State) -> State:
    """Let every seat choose the first two rooms of its stack."""
    for seat in range(s.seats):
        s = play(s, seat, CHOOSE + s.hand[seat][0], CHOOSE + s.hand[seat][1])
    return s


@rule("R3.1")
@THREE_TO_SEVEN
def test_each_of_two_rounds_begins_with_nine_rooms(seats: int) -> None:
    s = deal(seats)
    assert [len(legal(s, seat)) for seat in range(seats)] == [9] * seats
    assert s.supply_size == 147 - 9 * seats
    later = play_until(s, CHOOSING, round_=1)
    assert later.turn == 0
    assert [len(legal(later, seat)) for seat in range(seats)] == [9] * seats


@rule("R3.2", "R3.3")
def test_two_rooms_are_chosen_in_any_order_with_the_same_result() -> None:
    s = deal(3)
    first, second, third = s.hand[1][2], s.hand[1][5], s.hand[1][8]
    there = play(s, 1, CHOOSE + first, CHOOSE + second)
    back = play(s, 1, CHOOSE + second, CHOOSE + first)
    assert there == back
    assert there.chosen[1] == [first, second]
    assert third not in there.chosen[1]


@rule("R3.2")
def test_only_rooms_of_the_own_stack_are_chosen_and_none_twice() -> None:
    s = deal(3)
    assert legal(s, 0) == s.hand[0]
    s = play(s, 0, CHOOSE + s.hand[0][4])
    assert legal(s, 0) == s.hand[0][:4] + s.hand[0][5:]


@rule("R3.2")
@THREE_TO_SEVEN
def test_all_choose_at_once_and_a_choice_is_final(seats: int) -> None:
    s = deal(seats)
    assert acting(s) == list(range(seats))
    last = seats - 1
    s = play(s, last, *legal(s, last)[:1])
    assert acting(s) == list(range(seats))
    s = play(s, last, *legal(s, last)[:1])
    assert acting(s) == list(range(last))
    assert legal(s, last) == []


@rule("R3.3")
def test_all_see_how_many_rooms_a_seat_has_chosen() -> None:
    s = play(deal(3), 2, *legal(deal(3), 2)[:1])
    assert s.num_chosen[:3] == [0, 0, 1]


@rule("R3.4")
@THREE_TO_SEVEN
def test_the_last_choice_reveals_all(seats: int) -> None:
    s = deal(seats)
    pairs = [s.hand[seat][:2] for seat in range(seats)]
    for seat in range(seats - 1):
        s = play(s, seat, *(CHOOSE + room for room in pairs[seat]))
    s = play(s, seats - 1, CHOOSE + pairs[-1][0])
    assert (s.phase, s.reveals) == (CHOOSING, deal(seats).reveals)
    assert all(s.place[room] == IN_STACK for pair in pairs for room in pair)
    s = play(s, seats - 1, CHOOSE + pairs[-1][1])
    assert (s.phase, s.reveals) == (ASSIGNING, deal(seats).reveals + 1)
    assert s.chosen[:seats] == pairs
    assert all(s.place[room] == OPEN for pair in pairs for room in pair)
    assert s.hand_size[:seats] == [7] * seats
    assert acting(s) == list(range(seats))


@rule("R3.5")
@pytest.mark.parametrize("round_", [0, 1])
@THREE_TO_SEVEN
def test_stacks_go_left_in_the_first_round_and_right_in_the_second(seats: int, round_: int) -> None:
    s = play_until(deal(seats), CHOOSING, round_=round_)
    step = -1 if round_ == 0 else 1  # whose stack a seat receives: that of its right neighbour
    for size in (7, 5, 3):
        s = choose_first_two(s)
        rest = [hand[:size] for hand in s.hand[:seats]]
        s = play_until(s, CHOOSING)
        assert [hand[:size] for hand in s.hand[:seats]] == [
            rest[(seat + step) % seats] for seat in range(seats)
        ]
        assert [len(legal(s, seat)) for seat in range(seats)] == [size] * seats


@rule("R3.5")
def test_a_stack_is_taken_up_only_when_all_rooms_are_laid() -> None:
    s = choose_first_two(deal(3))
    assert s.hand_seen[:3] == [1, 2, 4]
    rng = random.Random(1)
    while s.phase != CHOOSING:
        assert s.hand_seen[:3] == [1, 2, 4]
        play_random(s, rng)
    assert s.hand_seen[:3] == [4 | 1, 1 | 2, 2 | 4]


@rule("R3.6")
@THREE_TO_SEVEN
def test_a_round_has_four_turns_and_the_ninth_room_is_discarded(seats: int) -> None:
    s = play_until(deal(seats), PLACING, turn=3)
    ninths = [hand[0] for hand in s.hand[:seats]]
    known = list(s.hand_seen[:seats])
    assert s.hand_size[:seats] == [1] * seats
    assert s.round == 0
    before = s.discards
    after = play_until(s, CHOOSING)
    assert (after.round, after.turn) == (1, 0)
    assert all(after.place[room] == DISCARDED for room in ninths)
    assert [after.seen_by[room] for room in ninths] == known
    assert after.discards >= before + seats


@rule("R3.6")
def test_nobody_else_looks_at_the_ninth_room() -> None:
    # Four seats have held a stack of the first round: those in whose hands it was.
    s = play_until(deal(7), PLACING, turn=3)
    for seat in range(7):
        held_by = [(seat - turn) % 7 for turn in range(4)]
        assert s.hand_seen[seat] == sum(1 << holder for holder in held_by)


@rule("R3.6", "R3.7")
@THREE_TO_SEVEN
def test_the_game_ends_after_the_second_round(seats: int) -> None:
    s = play_until(deal(seats), FINISHED)
    assert (s.over, s.acting, s.round) == (1, 0, 1)
    assert [legal(s, seat) for seat in range(seats)] == [[]] * seats
    assert s.hand_size[:seats] == [1] * seats  # the last ninths stay where they lie
    drafted = 16 * seats
    laid = sum(1 for castle in range(seats) for room in s.room[castle][: s.rooms[castle]]
               if room < 147)  # fmt: skip
    assert laid >= drafted
