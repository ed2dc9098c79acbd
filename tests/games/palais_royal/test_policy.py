"""The sensible player: always legal, never peeking, quick to end its games and hard to stall."""

from __future__ import annotations

import random

import pytest

import palas
from games.palais_royal.positions import NEXT, can, draw, keep, place, play, position, recruit
from games.palais_royal.positions import walk as walked
from palas.games.palais_royal import actions, moves, policy, scoring, secrets
from palas.games.palais_royal.state import (
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    State,
)
from palas.games.palais_royal.tables import MAX_SEATS
from palas.kernel.batch import SENSIBLE, Batch
from palas.kernel.contract import lowest_acting
from palas.kernel.jit import compiled
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.rng import Generator


def dealt(seats: int, layout: int, seed: int) -> State:
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [layout])
    return s


def legal(s: State) -> list[int]:
    out = [0] * actions.MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def chosen(s: State, dice: int = 0) -> int:
    return policy.policy(s, lowest_acting(s), dice, [0] * actions.MAX_LEGAL)


def imagined(s: State, seat: int, seed: int) -> State:
    """Return another world that looks the same to a seat."""
    rng = Generator()
    set_key(rng, key_of_seed(f"world {seed}"))
    world = s.copy()
    secrets.conceal(world, seat)
    secrets.imagine(world, seat, rng)
    return world


def wander(seats: int, layout: int, seed: int, sense: float, most: int) -> list[State]:
    """Return every position of a game that is more or less sensible."""
    s = dealt(seats, layout, seed)
    rng = random.Random(f"{seats} {layout} {seed} {sense}")
    met: list[State] = []
    while not s.over and len(met) < most:
        met.append(s.copy())
        action = rng.choice(legal(s))
        if rng.random() < sense:
            action = chosen(s, rng.getrandbits(32))
        moves.apply(s, lowest_acting(s), action)
    return met


# ----------------------------------------------------------------------- what must hold


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", [0, 1])
@pytest.mark.parametrize("sense", [0.0, 0.5, 0.9])
def test_every_choice_is_legal(seats: int, layout: int, sense: float) -> None:
    for at, s in enumerate(wander(seats, layout, 3, sense, 400)):
        before = s.copy()
        assert chosen(s, at * 0x9E3779B9 & 0xFFFFFFFF) in legal(s)
        assert s == before, "thinking changes nothing"


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_hidden_plays_a_part(seats: int) -> None:
    for at, s in enumerate(wander(seats, 1, 5, 0.8, 300)):
        seat = lowest_acting(s)
        worlds = [imagined(s, seat, 2 * at + number) for number in range(2)]
        assert {chosen(world, 99) for world in worlds} == {chosen(s, 99)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", [0, 1])
def test_games_end_in_good_time(seats: int, layout: int) -> None:
    for seed in (1, 2):
        s = dealt(seats, layout, seed)
        while not s.over and s.ply < 2000:
            moves.apply(s, lowest_acting(s), chosen(s, s.ply * 7919))
        assert s.over
        assert 8 <= s.round <= 40
        assert s.ply / (s.round * seats) <= 12


@pytest.mark.compiled
@pytest.mark.parametrize("layout", ["first_game", "shuffled"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hundreds_of_games_end_in_ten_to_twenty_two_turns(seats: int, layout: str) -> None:
    batch = Batch(palas.game("palais-royal"), seats, 300, 11, {"layout": layout}, way=SENSIBLE)
    one_game = compiled(batch.loops["one_game"])
    states, blank = batch.arguments(1)
    options, out = batch.buffers()
    turns = plies = 0
    for number in range(batch.count):
        one_game(states, 0, blank, number, options, batch.most, out)
        assert states[0]["over"] == 1
        turns += int(states[0]["round"])
        plies += int(states[0]["ply"])
    assert 10 <= turns / batch.count <= 22
    assert plies / (turns * seats) <= 12


@pytest.mark.parametrize("seats", [2, 4])
def test_random_seats_are_beaten(seats: int) -> None:
    for seed in (1, 2, 3):
        s = dealt(seats, 0, seed)
        rng = random.Random(seed)
        me = seed % seats
        while not s.over and s.ply < 700:
            seat = lowest_acting(s)
            action = chosen(s, rng.getrandbits(32)) if seat == me else rng.choice(legal(s))
            moves.apply(s, seat, action)
        out = [0] * MAX_SEATS
        scoring.scores(s, out)
        assert scoring.winners(s) == 1 << me
        assert out[me] > 50


# ------------------------------------------------------------------------ the strategy


@pytest.mark.parametrize(("dice", "mint"), [(0, 3), (1, 2)])
def test_the_opening_sends_everyone_to_work(dice: int, mint: int) -> None:
    s = dealt(3, 0, 1)
    seat = lowest_acting(s)
    for action in (place("mint", mint), place("court"), place("staircase", 4 - mint)):
        assert chosen(s, dice) == action
        moves.apply(s, seat, action)
    assert lowest_acting(s) == (seat + 1) % 3
    assert s.phase == OPENING


def test_a_noble_in_reach_is_fetched() -> None:
    """Noble 2 costs 4 gold and one seal each: scribe, king and Madame are sent from the gate."""
    s = position(
        "seat 1: staircase 4, court 2, mint 3, gate 3, gold 20\nseat 2: staircase 9",
        phase=MOVING,
    )
    while s.phase == MOVING:
        moves.apply(s, 0, chosen(s))
    moves.apply(s, 0, chosen(s))
    assert s.phase == RECRUITING
    assert actions.RECRUIT <= chosen(s) < actions.DRAW


def test_seals_and_gold_of_cards_are_used() -> None:
    """One field is left: noble 7 for 6 gold, three seals of each kind."""
    s = position(
        "seat 1: writing room 1, king 3, madame 1, gold 5, cards seals2 gold4", phase=RECRUITING
    )
    s.round = 40  # late, so that nobody is choosy any more
    for field in range(len(s.noble)):
        s.noble[field] = 6 if field == 9 else -1
        s.discount[field] = 0
    for action in (play("gold4"), play("two violet"), recruit("E3")):
        assert chosen(s) == action
        assert can(s, action)
        moves.apply(s, 0, action)


def test_all_cards_are_drawn_and_the_best_kept() -> None:
    s = position("seat 1: back door 2\npile moves5 gold4 points2", phase=DRAWING)
    assert chosen(s) == draw(2)
    moves.apply(s, 0, draw(2))
    assert s.phase == KEEPING
    assert chosen(s) == keep("gold4")


def test_points_are_bought_in_the_last_round_only() -> None:
    s = position("seat 1: cards points4 points2, gold 8", phase=CLOSING)
    assert chosen(s) == NEXT
    s.last_round = 1
    for action in (play("points4"), play("points2")):
        assert chosen(s) == action
        moves.apply(s, 0, action)


def test_in_the_last_round_nobody_stays_at_work() -> None:
    """The stairs and the court are emptied for the seals of a noble that can be had."""
    s = position("seat 1: staircase 6, court 2, gold 20", phase=MOVING)
    s.last_round = 1
    assert chosen(s) == walked("staircase", "writing room", 1) or chosen(s) == walked(
        "court", "writing room", 1
    )
