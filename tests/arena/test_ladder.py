"""The ladder of levels: its pairings, fair distances, and the search for a strength that fits."""

from __future__ import annotations

import palas
from palas.arena.ladder import (
    LEAST,
    MOST,
    MOST_ROUNDS,
    PAIRINGS,
    Trial,
    Tuning,
    usual_seats,
)
from palas.kernel.search import Level


def tuned(tuning: Tuning, share: dict[Level, float] | float, seconds: float = 0.0) -> list[Level]:
    """Tune with given shares and return the strengths that were tried."""
    while (level := tuning.following()) is not None:
        here = share if isinstance(share, float) else share[level]
        tuning.trials.append(Trial(level, here, seconds))
    return [trial.level for trial in tuning.trials]


def test_every_level_meets_the_one_below() -> None:
    assert [":".join(pairing.bots) for pairing in PAIRINGS] == [
        *("king:greedy", "king:baron", "baron:knight", "knight:squire", "squire:page"),
        "greedy:random",
    ]


def test_seats_are_the_fewest_without_a_silent_player() -> None:
    seats = {game.id: usual_seats(game) for game in palas.all_games().values()}
    assert seats.pop("two-castles") == 3
    assert set(seats.values()) == {2}


def test_a_strength_that_fits_is_kept() -> None:
    tuning = Tuning(Level(30, 0.0), Level(120, 0.0))
    assert tuned(tuning, 0.7) == [Level(120, 0.0)]
    assert tuning.best.share == 0.7


def test_walks_are_doubled_and_halved_and_then_met_between() -> None:
    shares = {Level(100, 0.0): 0.5, Level(200, 0.0): 0.6, Level(400, 0.0): 0.9}
    tuning = Tuning(Level(50, 0.0), Level(100, 0.0))
    assert tuned(tuning, {**shares, Level(283, 0.0): 0.72}) == [*shares, Level(283, 0.0)]
    assert tuning.best.level == Level(283, 0.0)
    down = Tuning(Level(10, 0.0), Level(100, 0.0))
    assert tuned(down, {Level(100, 0.0): 0.95, Level(50, 0.0): 0.8})[-1] == Level(50, 0.0)


def test_levels_that_think_as_long_differ_by_noise() -> None:
    tuning = Tuning(Level(20, 0.5), Level(20, 0.4))
    assert tuned(tuning, {Level(20, 0.4): 0.55, Level(20, 0.2): 0.74})[-1] == Level(20, 0.2)


def test_a_level_keeps_how_far_it_looks_ahead() -> None:
    noisy = Tuning(Level(20, 0.5), Level(20, 0.4, foresight=2))
    shares = {Level(20, 0.4, 2): 0.5, Level(20, 0.2, 2): 0.9, Level(20, 0.2828, 2): 0.7}
    assert tuned(noisy, shares) == list(shares)
    long = Tuning(Level(20, 0.0), Level(40, 0.0, foresight=2))
    more = {Level(40, 0.0, 2): 0.5, Level(80, 0.0, 2): 0.9, Level(57, 0.0, 2): 0.7}
    assert tuned(long, more) == list(more)


def test_noise_ends_at_nothing() -> None:
    tuning = Tuning(Level(20, 0.5), Level(20, 0.008))
    assert tuned(tuning, 0.5) == [Level(20, 0.008), Level(20, 0.0)]


def test_equal_levels_are_set_apart_first() -> None:
    assert Tuning(Level(20, 0.0), Level(20, 0.0)).following() == Level(40, 0.0)
    assert Tuning(Level(20, 0.2), Level(20, 0.2)).following() == Level(20, 0.1)


def test_tuning_ends() -> None:
    assert len(tuned(Tuning(Level(5, 0.0), Level(10, 0.0)), 0.5)) == MOST_ROUNDS
    assert tuned(Tuning(Level(5, 0.0), Level(10, 0.0)), 0.5, seconds=0.6) == [Level(10, 0.0)]
    assert tuned(Tuning(Level(5, 0.0), Level(10, 0.0)), 0.99) == [Level(10, 0.0)]  # 5 is below
    assert LEAST < 0.725 < MOST
