"""Contests: every deal in every rotation, the same game for the same number."""

from __future__ import annotations

from collections import Counter

import pytest

import palas
from palas.arena.contest import Contest, WrongContest
from palas.arena.playing import Forfeit, Outcome, WrongOutcome, play, read_outcome
from palas.arena.results import Results, wilson
from palas.arena.sequential import SequentialTest, sure_radius
from palas.bots.uniform import RandomBot
from palas.kernel.errors import UnknownBot, WrongSeats

GAME = palas.game("big-boss")
DUEL = Contest(GAME, ("greedy", "random"), 2)


def no_clock() -> float:
    return 0.0


def test_every_deal_is_played_in_every_rotation_by_every_table() -> None:
    contest = Contest(GAME, ("a", "b", "c"), 2)
    assert contest.tables == [(0, 1), (0, 2), (1, 2)]
    assert contest.round == 6
    games = [(contest.deal(number), tuple(contest.seating(number))) for number in range(12)]
    assert len({deal for deal, _ in games}) == 2
    for deal in {deal for deal, _ in games}:
        seatings = sorted(seating for one, seating in games if one == deal)
        assert seatings == [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)]


def test_the_last_bot_fills_the_seats() -> None:
    contest = Contest(GAME, ("king", "greedy"), 4)
    seatings = [contest.seating(number) for number in range(4)]
    assert all(Counter(seating) == {0: 1, 1: 3} for seating in seatings)
    assert sorted(seating.index(0) for seating in seatings) == [0, 1, 2, 3]
    assert contest.fair_share(0) == 0.25
    assert contest.fair_share(1) == 0.75 / 1


def test_even_bots_take_turns_to_fill_the_seats() -> None:
    contest = Contest(GAME, ("king", "greedy"), 3, even=True)
    assert contest.tables == [(0, 0, 1), (0, 1, 1)]
    assert contest.round == 6
    seatings = {tuple(contest.seating(number)) for number in range(6)}
    assert seatings == {(0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 0, 1), (1, 1, 0)}
    assert len({contest.deal(number) for number in range(6)}) == 1
    assert contest.fair_share(0) == contest.fair_share(1) == 0.5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", ["ab", "abc"])
def test_even_bots_sit_equally_often(seats: int, bots: str) -> None:
    contest = Contest(GAME, tuple(bots), seats, even=True)
    sitting = Counter(at for number in range(contest.round) for at in contest.seating(number))
    assert set(sitting) == set(range(len(bots)))
    assert len(set(sitting.values())) == 1
    if seats <= len(bots):
        assert contest.tables == Contest(GAME, tuple(bots), seats).tables


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert DUEL.whole(1) == 2
    assert DUEL.whole(4) == 4


def test_bad_contests() -> None:
    with pytest.raises(WrongSeats):
        Contest(GAME, ("a", "b"), 9)
    with pytest.raises(WrongContest, match="once"):
        Contest(GAME, ("a", "a"), 2)
    with pytest.raises(WrongContest, match="needs a bot"):
        Contest(GAME, (), 2)
    with pytest.raises(UnknownBot):
        play(Contest(GAME, ("nobody", "random"), 2), 0, no_clock)


def test_a_game_of_a_contest_is_always_the_same() -> None:
    one, again = play(DUEL, 3, no_clock, keep=True), play(DUEL, 3, no_clock, keep=True)
    assert one == again
    assert one.plies == sum(one.moves)
    assert sum(one.shares) == 1
    assert GAME.replay(one.record).scores() == one.scores
    assert one.json()["number"] == 3
    assert play(DUEL, 4, no_clock).scores != one.scores


def test_a_bot_that_forfeits_loses_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def give_up(*_: object) -> int:
        raise Forfeit("no answer")

    monkeypatch.setattr(RandomBot, "choose", give_up)
    outcome = play(DUEL, 0, no_clock)
    seat = outcome.bots.index(1)
    assert outcome.forfeits == {str(seat): "no answer"}
    assert outcome.shares[seat] == 0
    assert outcome.shares[1 - seat] == 1
    assert outcome.scores
    assert outcome.moves[seat] == 0  # a substitute's moves are not its own
    assert outcome.plies > outcome.moves[1 - seat] > 0
    results = Results(DUEL)
    results.add(outcome)
    found = results.json()
    assert found["bots"]["random"]["forfeits"] == 1
    assert found["bots"]["random"]["mean_score"] == 0
    assert found["forfeits"] == [{"game": 0, "seat": seat, "bot": "random", "why": "no answer"}]


def outcome(number: int, shares: list[float], scores: list[int]) -> Outcome:
    return Outcome(
        number, DUEL.seating(number), scores, shares, [10, 10], [1.0, 2.0], 20, {}
    )  # fmt: skip


def test_tallies_and_intervals() -> None:
    results = Results(DUEL)
    for number in range(10):
        greedy = DUEL.seating(number).index(0)
        won = number != 9
        shares = [1.0 if (seat == greedy) == won else 0.0 for seat in range(2)]
        results.add(outcome(number, shares, [100, 50]))
        results.add(outcome(number, shares, [100, 50]))  # counted once
    found = results.json()
    greedy_row = found["bots"]["greedy"]
    assert found["games"] == 10
    assert greedy_row["share"] == 0.9
    assert (greedy_row["low"], greedy_row["high"]) == (0.5958, 0.9821)
    assert greedy_row["rating"]["mu"] > found["bots"]["random"]["rating"]["mu"]
    assert greedy_row["s_per_move"] == 0.15
    assert found["mean_moves"] == 20


def test_a_bot_on_several_seats_plays_one_game_and_wins_it_once() -> None:
    contest = Contest(GAME, ("king", "greedy"), 4)
    results = Results(contest)
    for number in range(4):
        shares = [0.0 if bot == 0 else 1 / 3 for bot in contest.seating(number)]
        given = Outcome(
            number, contest.seating(number), [5] * 4, shares, [1] * 4, [0.0] * 4, 4, {}
        )  # fmt: skip
        results.add(given)
    row = results.json()["bots"]["greedy"]
    assert (row["games"], row["wins"], row["share"], row["fair"]) == (4, 4, 1, 0.75)
    (king, unsure), (greedy, less_unsure) = results.ratings()
    assert king < 25 < greedy
    assert max(unsure, less_unsure) < 25 / 3


def test_equal_bots_on_several_seats_are_rated_alike() -> None:
    contest = Contest(GAME, ("king", "greedy"), 4)
    results = Results(contest)
    for number in range(400):
        best = (number * 7 + number // 4) % 4  # every seat wins as often, whoever sits there
        shares = [float(seat == best) for seat in range(4)]
        scores = [10 + (seat == best) for seat in range(4)]
        results.add(
            Outcome(number, contest.seating(number), scores, shares, [1] * 4, [0.0] * 4, 4, {})
        )
    (king, _), (greedy, unsure) = results.ratings()
    assert results.tallies()[0].share == 0.25
    assert abs(king - greedy) < 2 * unsure


def test_those_who_forfeit_are_rated_last() -> None:
    contest = Contest(GAME, ("a", "b", "c"), 3)
    results = Results(contest)
    results.add(
        Outcome(0, [0, 1, 2], [9, 5, 7], [0.0, 0.0, 1.0], [1] * 3, [0.0] * 3, 9, {"0": "gone"})
    )
    a, b, c = (mu for mu, _ in results.ratings())
    assert a < b < c


def test_outcomes_are_read_back() -> None:
    given = play(DUEL, 1, no_clock)
    assert read_outcome(DUEL, given.json()) == given
    for name, value in (
        ("bots", [1, 1]),
        ("number", "1"),
        ("number", -1),
        ("scores", [1]),
        ("shares", ["1", "0"]),
        ("moves", 7),
        ("forfeits", []),
        ("plies", None),
        ("more", 1),
    ):
        with pytest.raises(WrongOutcome, match=r"of an outcome|of this contest"):
            read_outcome(DUEL, {**given.json(), name: value})


def test_games_cut_off_do_not_count() -> None:
    results = Results(DUEL)
    results.add(outcome(0, [0.0, 0.0], []))
    assert results.truncated == 1
    assert results.json()["bots"]["greedy"]["games"] == 0


def test_being_sure_takes_games() -> None:
    assert wilson(0.5, 0) == (0.0, 1.0)
    assert sure_radius(10) > sure_radius(100) > sure_radius(1000) > 0
    test = SequentialTest(DUEL)
    for number in range(100):
        test.add(greedy_wins(number))
        if test.is_sure:
            break
    assert 5 < number < 40
    assert number % DUEL.round == DUEL.round - 1


def test_being_sure_looks_at_whole_deals_in_their_order() -> None:
    in_order, mixed = SequentialTest(DUEL), SequentialTest(DUEL)
    for number in range(40):
        in_order.add(greedy_wins(number))
    for number in reversed(range(2, 40)):
        mixed.add(greedy_wins(number))
        mixed.add(greedy_wins(number))  # counted once
    assert (mixed.deals, mixed.is_sure) == (0, False)
    mixed.add(greedy_wins(1))
    mixed.add(greedy_wins(0))
    mixed.add(greedy_wins(0))
    assert (mixed.deals, mixed.games, mixed.is_sure) == (in_order.deals, in_order.games, True)


def test_equal_bots_are_never_surely_different() -> None:
    test = SequentialTest(DUEL)
    for number in range(200):
        test.add(outcome(number, [1.0, 0.0], [1, 0]))  # the first seat wins, whoever sits there
    assert not test.is_sure
    assert test.wins == [100.0, 100.0]


def ludwig_wins_a_fifth(number: int, contest: Contest) -> Outcome:
    """Two equal bots: each wins two of five deals, whatever seat it has, Ludwig the fifth."""
    best = (0, 1, 0, 1, None)[number // contest.round % 5]
    shares = [float(bot == best) for bot in contest.seating(number)]
    return Outcome(number, contest.seating(number), [9] * 3, shares, [1] * 2, [0.0] * 2, 2, {})


def test_games_that_ludwig_wins_are_lost_to_equals_too() -> None:
    contest = Contest(palas.game("two-castles"), ("a", "b"), 2)
    results, test = Results(contest), SequentialTest(contest)
    for number in range(2000):
        results.add(ludwig_wins_a_fifth(number, contest))
        test.add(ludwig_wins_a_fifth(number, contest))
    found = results.json()
    assert found["silent_share"] == 0.2
    assert [row["share"] for row in found["bots"].values()] == [0.4, 0.4]
    assert [row["fair"] for row in found["bots"].values()] == [0.4, 0.4]
    assert not test.is_sure  # that either is worse than the other


def test_when_every_seat_forfeits_nobody_else_has_won() -> None:
    gone = {"0": "gone", "1": "gone"}
    results = Results(DUEL)
    results.add(Outcome(0, DUEL.seating(0), [5, 4], [0.0] * 2, [0] * 2, [0.0] * 2, 9, gone))
    found = results.json()
    assert found["silent_share"] == 0
    assert [row["fair"] for row in found["bots"].values()] == [0.5, 0.5]


def greedy_wins(number: int) -> Outcome:
    shares = [0.0, 0.0]
    shares[DUEL.seating(number).index(0)] = 1.0
    return outcome(number, shares, [1, 0])
