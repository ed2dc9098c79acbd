"""The rulebook on who knows what: R14."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.two_castles.castles import (
    deal,
    discard_from_supply,
    legal,
    play,
    play_random,
    play_until,
)
from palas.games.two_castles import secrets
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    DISCARDED,
    HIDDEN,
    IN_STACK,
    LUDWIG_ASSIGN,
    PLACING,
    State,
)
from palas.games.two_castles.supplies import refill_supply
from palas.games.two_castles.tables import LUDWIG
from palas.kernel.contract import SPECTATOR
from palas.kernel.rng import Generator
from rulebook import rule


def view(s: State, seat: int) -> State:
    """Return what a seat may know."""
    seen = s.copy()
    secrets.conceal(seen, seat)
    return seen


def partly_chosen(s: State) -> State:
    """Return a deal after seat 1 has chosen one room and seat 2 both."""
    s = play(s, 1, legal(s, 1)[3])
    s = play(s, 2, legal(s, 2)[0])
    return play(s, 2, legal(s, 2)[0])


def reopened(s: State, seat: int) -> State:
    """Return what a seat may know, with the others about to choose again."""
    seen = view(s, seat)
    secrets.reopen(seen, seat)
    return seen


def world(s: State, seat: int, seed: int = 0) -> State:
    """Return a world that a seat may imagine."""
    dice = Generator()
    dice.key[0] = seed + 1
    imagined = view(s, seat)
    secrets.imagine(imagined, seat, dice)
    return imagined


def worlds(s: State, seat: int, count: int = 60) -> list[State]:
    return [world(s, seat, seed) for seed in range(count)]


def stack(s: State, player: int) -> list[int]:
    return s.hand[player][: s.hand_size[player]]


# ----------------------------------------------------------------------------------- R14.1


@rule("R14.1")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_seat_sees_its_own_stack_only(seats: int) -> None:
    s = deal(seats)
    for seat in range(seats):
        seen = view(s, seat)
        for other in range(seats):
            assert stack(seen, other) == (stack(s, other) if other == seat else [-1] * 9)
            for room in stack(s, other):
                assert seen.place[room] == (IN_STACK if other == seat else HIDDEN)
    assert all(room == -1 for hand in view(s, SPECTATOR).hand for room in hand)


@rule("R14.1")
def test_rooms_chosen_are_secret_until_they_are_revealed() -> None:
    s = partly_chosen(deal(3))
    assert view(s, 1).chosen[1] == s.chosen[1] != [-1, -1]
    for seat in (0, 2, SPECTATOR):
        assert view(s, seat).chosen[1] == [-1, -1]
        assert view(s, seat).num_chosen[1:3] == [1, 2]
    s = play_until(s, ASSIGNING)
    assert view(s, SPECTATOR).chosen[:3] == s.chosen[:3]


@rule("R3.2")
def test_to_a_seat_the_others_might_still_have_to_choose() -> None:
    s = deal(3)
    later = partly_chosen(s)
    assert reopened(later, 0) == view(s, 0)
    assert reopened(later, 1) == view(play(s, 1, legal(s, 1)[3]), 1)  # its own choice stands
    revealed = play_until(s, ASSIGNING)
    assert reopened(revealed, 0) == view(revealed, 0)


@rule("R3.2", "R12.3")
def test_what_was_drawn_for_ludwig_stays_when_others_choose_again() -> None:
    s = play_until(deal(2), CHOOSING)
    later = play(s, 1, legal(s, 1)[0])
    assert reopened(later, 0) == view(s, 0)


@rule("R14.1")
def test_the_order_of_supply_and_cards_and_the_key_are_secret() -> None:
    for seat in (0, SPECTATOR):
        seen = view(deal(4), seat)
        assert set(seen.supply) == {-1}
        assert set(seen.deck) == {-1}
        assert seen.rng == Generator()
        assert (seen.supply_size, seen.deck_size) == (147 - 36, 20)


@rule("R14.1")
def test_hidden_rooms_are_imagined_anywhere() -> None:
    s = deal(4)
    own = set(stack(s, 0))
    met = Counter(room for guess in worlds(s, 0, 150) for room in stack(guess, 1))
    assert set(met) == set(range(147)) - own
    chosen = play(s, 1, *legal(s, 1)[:1])
    first = Counter(guess.chosen[1][0] for guess in worlds(chosen, 0))
    assert len(first) > 40


# ----------------------------------------------------------------------------------- R14.2


@rule("R14.2")
@pytest.mark.parametrize("seats", [3, 6])
def test_a_seat_knows_the_stack_it_passed_on(seats: int) -> None:
    s = play_until(deal(seats), CHOOSING, turn=1)
    seen = view(s, 0)
    assert stack(seen, 1) == stack(s, 1)  # passed on to the left
    assert stack(seen, 0) == stack(s, 0)
    assert stack(seen, 2) == [-1] * 7
    s = play_until(deal(seats), CHOOSING, turn=2)
    assert stack(view(s, 0), 2) == stack(s, 2)


@rule("R14.2")
def test_in_the_second_round_it_is_the_stack_to_the_right() -> None:
    s = play_until(deal(5), CHOOSING, round_=1, turn=1)
    assert stack(view(s, 0), 4) == stack(s, 4)
    assert stack(view(s, 0), 1) == [-1] * 7


@rule("R14.2")
def test_of_a_stack_it_knows_a_seat_does_not_know_what_is_chosen() -> None:
    s = play_until(deal(5), CHOOSING, turn=1)
    s = play(s, 1, legal(s, 1)[0])
    s = play(s, 1, legal(s, 1)[0])
    seen = view(s, 0)
    assert stack(seen, 1) == stack(s, 1)
    assert seen.chosen[1] == [-1, -1]
    guesses = worlds(s, 0, 200)
    assert {stack(guess, 1) == stack(s, 1) for guess in guesses} == {True}
    assert len({tuple(guess.chosen[1]) for guess in guesses}) == 21  # all pairs of seven


@rule("R14.2")
def test_the_stack_being_passed_on_is_not_yet_seen_by_the_next() -> None:
    s = play_until(deal(5), PLACING)
    assert stack(view(s, 0), 0) == stack(s, 0)
    assert stack(view(s, 1), 0) == [-1] * 7


@rule("R14.2", "R14.1")
def test_who_held_a_stack_knows_its_ninth_room_and_nobody_else() -> None:
    s = play_until(deal(7), PLACING, turn=3)
    ninths = [stack(s, player)[0] for player in range(7)]
    after = play_until(s, CHOOSING)
    for seat in range(7):
        known = [view(after, seat).place[room] for room in ninths]
        held = [s.hand_seen[player] >> seat & 1 == 1 for player in range(7)]
        assert known == [DISCARDED if own else HIDDEN for own in held]
        assert sum(held) == 4
    assert {view(after, SPECTATOR).place[room] for room in ninths} == {HIDDEN}
    assert view(after, SPECTATOR).discards == after.discards


@rule("R14.2")
def test_a_ninth_room_that_a_seat_does_not_know_may_be_any_it_has_not_seen() -> None:
    s = play_until(deal(7), CHOOSING, round_=1)
    known = {room for room in range(147) if view(s, 0).place[room] != HIDDEN}
    guessed = set()
    for guess in worlds(s, 0):
        discarded = {room for room in range(147) if guess.place[room] == DISCARDED}
        assert len(discarded) == s.discards
        guessed |= discarded - known
    assert len(guessed) > 40


# ----------------------------------------------------------------------------------- R14.3


@rule("R14.3")
def test_rooms_drawn_openly_and_discarded_are_known_to_all() -> None:
    s = deal(4)
    rooms = discard_from_supply(s, 4)
    for seat in (0, 3, SPECTATOR):
        assert [view(s, seat).place[room] for room in rooms] == [DISCARDED] * 4


@rule("R14.3")
def test_a_known_room_shuffled_in_is_not_in_a_stack_dealt_before() -> None:
    s = play_until(deal(5), CHOOSING, turn=1)
    rooms = discard_from_supply(s, 60)
    refill_supply(s)
    for seat in (0, SPECTATOR):
        assert {view(s, seat).place[room] for room in rooms} == {HIDDEN}
        for guess in worlds(s, seat):
            assert set(rooms) <= set(guess.supply[: guess.supply_size])


@rule("R14.3")
def test_it_may_be_in_a_stack_dealt_later() -> None:
    s = play_until(deal(7), PLACING, turn=3)
    while s.supply_size > 20:
        discard_from_supply(s, 1)
    s = play_until(s, CHOOSING, round_=1)
    assert s.shuffles > 0
    assert s.hand_dealt[0] < s.hand_dealt[6]
    known = {room for room in range(147) if view(s, 1).shuffled[room] > 0}
    early, late = set(), set()
    for guess in worlds(s, 1):
        early |= set(stack(guess, 0)) & known
        late |= set(stack(guess, 6)) & known
    assert early == set()
    assert len(late) > 20


@rule("R14.3")
def test_who_did_not_know_a_ninth_room_does_not_learn_it_from_the_shuffle() -> None:
    s = play_until(deal(7), CHOOSING, round_=1)
    ninths = [room for room in range(147) if s.place[room] == DISCARDED and s.seen_by[room] < 127]
    refill_supply(s)
    for seat in range(7):
        seen = view(s, seat)
        for room in ninths:
            knew = s.seen_by[room] >> seat & 1 == 1
            assert (seen.shuffled[room] > 0) is knew
            assert (seen.seen_by[room] > 0) is knew


# ----------------------------------------------------------------------------------- R14.4


@rule("R14.4")
@pytest.mark.parametrize(("round_", "drawer", "other"), [(0, 0, 1), (1, 1, 0)])
def test_only_the_drawer_sees_ludwigs_two_rooms(round_: int, drawer: int, other: int) -> None:
    s = play_until(deal(2), LUDWIG_ASSIGN, round_=round_)
    pair = s.chosen[LUDWIG]
    assert view(s, drawer).chosen[LUDWIG] == pair
    assert view(s, other).chosen[LUDWIG] == view(s, SPECTATOR).chosen[LUDWIG] == [-1, -1]
    assert stack(view(s, drawer), LUDWIG) == [-1] * 9  # and nothing else of his stack
    for guess in worlds(s, drawer, 20):
        assert guess.chosen[LUDWIG] == pair
        assert set(pair) <= set(stack(guess, LUDWIG))
    assert len({tuple(guess.chosen[LUDWIG]) for guess in worlds(s, other, 20)}) > 10
    after = play(s, drawer, legal(s, drawer)[0])
    assert view(after, SPECTATOR).new_room == after.new_room


@rule("R14.4")
def test_a_seat_that_knows_ludwigs_stack_does_not_know_what_is_drawn() -> None:
    s = play_until(deal(2), LUDWIG_ASSIGN, turn=1)  # he holds the stack that seat 2 passed on
    seen = view(s, 1)
    assert stack(seen, LUDWIG) == stack(s, LUDWIG)
    assert seen.chosen[LUDWIG] == [-1, -1]
    pairs = {tuple(guess.chosen[LUDWIG]) for guess in worlds(s, 1, 200)}
    assert len(pairs) == 21


# ------------------------------------------------------------------------ every position


@st.composite
def positions(draw: st.DrawFn) -> State:
    """Return a position of a random game, with a scarce supply in every second one."""
    seats = draw(st.integers(2, 7))
    seed = draw(st.integers(0, 2**32 - 1))
    s = deal(seats, seed, draw(st.sampled_from(["placer", "elder", "agree"])))
    if draw(st.booleans()):
        discard_from_supply(s, s.supply_size - draw(st.integers(0, 12)))
    rng = random.Random(seed)
    for _ in range(draw(st.integers(0, 60 * seats))):
        if not s.over:
            play_random(s, rng)
    return s


@pytest.mark.long
@rule("R14.1", "R14.2", "R14.3", "R14.4")
@settings(max_examples=60)
@given(positions(), st.integers(0, 1000))
def test_an_imagined_world_looks_the_same_and_holds_every_piece(s: State, seed: int) -> None:
    for seat in range(SPECTATOR, s.seats):
        seen, guess = view(s, seat), world(s, seat, seed)
        assert view(seen, seat) == seen
        assert view(guess, seat) == seen
        assert HIDDEN not in guess.place
        stacks = [room for player in range(s.castles) for room in stack(guess, player)]
        elsewhere = [room for room in range(147) if guess.place[room] > IN_STACK]
        supply = guess.supply[: guess.supply_size]
        assert sorted(stacks + elsewhere + supply) == list(range(147))
        assert [len(stack(guess, player)) for player in range(7)] == s.hand_size
        for player in range(s.castles):
            assert stack(guess, player) == sorted(stack(guess, player))
            if s.phase in (CHOOSING, LUDWIG_ASSIGN):
                chosen = guess.chosen[player][: guess.num_chosen[player]]
                assert set(chosen) <= set(stack(guess, player))
        if seat >= 0:
            assert legal(guess, seat) == legal(s, seat)
        before, after = [0] * secrets.OBSERVATION, [7] * secrets.OBSERVATION
        secrets.observe(s, seat, before)
        for other in (seen, guess):
            secrets.observe(other, seat, after)
            assert before == after


@rule("R14.1")
def test_an_imagined_world_can_be_played_to_its_end() -> None:
    for seats in range(2, 8):
        guess = world(play_until(deal(seats), PLACING), 0)
        rng = random.Random(seats)
        while not guess.over:
            play_random(guess, rng)
        assert guess.rng.key != [0] * 8
