"""The rulebook on the last round, and games without end: R14 and R17."""

from __future__ import annotations

import pytest

import palas
from games.palais_royal.playing import played
from games.palais_royal.positions import FIELD_NAMES, after, end, legal, position, recruit
from palas.games.palais_royal.state import FINISHED, RECRUITING, State
from palas.kernel.batch import RANDOM, Batch
from rulebook import rule

EVERY_START = [(seats, start) for seats in (2, 3, 4) for start in range(1, seats + 1)]


def park_of(left: int) -> str:
    """Draw a park with so many nobles left."""
    return "free " + " ".join(FIELD_NAMES[left:])


def late(left: int, seats: int, seat: int, start: int) -> State:
    """Return a turn late in the game, with so many nobles left in the park."""
    text = "\n".join(f"seat {n}: court 1, cardinal 1" for n in range(1, seats + 1))
    return position(f"{text}\n{park_of(left)}", seats, seat, start=start)


@rule("R14.1")
@pytest.mark.parametrize(("seats", "start"), EVERY_START)
@pytest.mark.parametrize("left", [12, 11, 1])
def test_with_twelve_nobles_the_start_seat_opens_the_last_round(
    left: int, seats: int, start: int
) -> None:
    s = late(left, seats, start, start)
    assert s.last_round == 1
    order = []
    while not s.over:
        order.append(s.turn + 1)
        s = end(s)
    assert order == [(start - 1 + place) % seats + 1 for place in range(seats)]
    assert (s.phase, s.acting) == (FINISHED, 0)


@rule("R14.1")
@pytest.mark.parametrize(("seats", "start"), EVERY_START)
def test_with_thirteen_nobles_the_game_goes_on(seats: int, start: int) -> None:
    s = late(13, seats, start, start)
    for _ in range(2 * seats):
        assert s.last_round == 0
        s = end(s)
    assert not s.over


@rule("R14.1")
@pytest.mark.parametrize(("seats", "start"), EVERY_START)
def test_only_the_turn_of_the_start_seat_counts(seats: int, start: int) -> None:
    seat = start % seats + 1  # the seat after the start seat
    s = late(5, seats, seat, start)
    assert s.last_round == 0
    turns = 0
    while not s.over:
        turns += 1
        s = end(s)
    assert turns == (seats - 1) + seats


@rule("R14.1")
def test_the_twelfth_taken_by_the_last_seat_brings_one_more_round() -> None:
    s = position(
        f"seat 1: court 1\nseat 2: writing room 1, gold 9\nnoble 9 on D3\n{park_of(13)}",
        seat=2,
        phase=RECRUITING,
        start=1,
    )
    s = after(s, recruit("D3"))
    assert (s.turn, s.nobles_left, s.last_round) == (0, 12, 1)
    assert end(end(s)).over


@rule("R14.2")
def test_an_empty_park_does_not_cut_the_round_short() -> None:
    s = position(
        f"""
        seat 1: writing room 2, gold 9
        seat 2: writing room 1, gold 9
        seat 3: court 1
        {park_of(1)}
        noble 9 on E1
        """,
        3,
        phase=RECRUITING,
    )
    s = after(s, recruit("E1"))
    assert s.nobles_left == 0
    s = end(s)
    assert s.turn == 1
    s = end(s)
    assert (s.turn, s.over) == (2, 0)
    assert end(s).over


@rule("R14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_end_with_the_round(seats: int) -> None:
    s = played(2, seats, 0, 3000)
    assert s.over
    assert s.nobles_left <= 12
    assert (s.turn, s.phase, s.acting) == (s.start, FINISHED, 0)


@rule("R17.1")
def test_all_seats_may_agree_to_end() -> None:
    match = palas.game("palais-royal").new(3, 1)
    scores = match.scores()
    match.end_by_agreement()
    assert match.is_over
    assert match.is_agreed
    assert match.acting == []
    assert match.scores() == scores
    assert match.winners()
    assert match.actions(0) == []


@rule("R17.2")
def test_a_game_cut_off_has_no_result() -> None:
    game = palas.game("palais-royal")
    results = Batch(game, 2, 3, seed=1, way=RANDOM, most=60).run_interpreted()
    assert results.plies.tolist() == [60] * 3
    assert results.truncated == 3
    assert not results.scores.any()


@rule("R17.1")
def test_there_is_no_rule_against_stalling() -> None:
    s = position("seat 1: gate 2\nseat 2: gate 1")
    for _ in range(100):
        assert legal(s)
        s = end(s)
    assert not s.over
    assert s.round == 53
