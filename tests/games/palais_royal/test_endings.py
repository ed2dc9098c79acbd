"""One finished game for every way Palais Royal can end, from a late position to the last point."""

from __future__ import annotations

import pytest

import palas
from games.palais_royal.positions import (
    FIELD_NAMES,
    NEXT,
    after,
    end,
    play,
    position,
    recruit,
    supply,
)
from palas.games.palais_royal import scoring
from palas.games.palais_royal.state import CLOSING, FINISHED, RECRUITING, State
from palas.games.palais_royal.text import reasons
from palas.kernel.errors import IllegalMove
from palas.kernel.recording import read_record
from rulebook import rule

# Inner fields first, then borders: 12 nobles are left in the border rows.
BARE = "free D3 E3 F3 C4 E4 F4 C5 D5 F5 C6 D6 E6 C2 D2 E2 F2 G3 G4 G5 G6 C7 D7 E7 F7"


def scores(s: State) -> list[int]:
    """Return the points of every seat."""
    out = [0] * s.seats
    scoring.scores(s, out)
    for seat in range(s.seats):
        assert sum(why.points for why in reasons(s) if why.seat == seat) == out[seat]
    return out


def winners(s: State) -> list[int]:
    """Return the seats that win, counted from 1."""
    return [seat + 1 for seat in range(s.seats) if scoring.winners(s) >> seat & 1]


@rule("R14.1", "R15.1", "R15.8")
def test_the_last_turn_of_the_last_round_recruits_a_noble() -> None:
    s = position(
        f"""
        seat 1: court 1, noble 8
        seat 2: writing room 1, gold 10, noble 2
        {BARE}
        noble 10 on A4
        """,
        seat=1,
    )
    assert s.last_round == 1
    s = end(s)
    s = after(s, recruit("A4"))  # nothing else to do: the turn and the game are over
    assert (s.over, s.phase, s.turn) == (1, FINISHED, 0)
    assert scores(s) == [12, 5 + 6 + 6]  # two nobles and the lion row
    assert winners(s) == [2]


@rule("R11.3", "R15.2", "R15.3")
def test_the_last_cards_are_played_after_the_last_action() -> None:
    s = position(
        f"""
        seat 1: court 1, noble 1
        seat 2: gold 5, cards points4 points2 gold4
        {BARE}
        """
    )
    s = after(end(s), NEXT, NEXT)
    assert s.phase == CLOSING
    s = after(s, play("points4"), play("gold4"), NEXT)  # 2 gold cards less, one card kept
    assert s.over
    assert s.gold[1] == 4
    assert scores(s) == [6, 4 + 1]
    assert winners(s) == [1]


@rule("R14.2")
def test_the_park_is_emptied_in_the_last_round() -> None:
    s = position(
        f"""
        seat 1: writing room 1, gold 9
        seat 2: court 1, noble 3
        seat 3: court 1
        free {" ".join(FIELD_NAMES[1:])}
        noble 9 on E1
        """,
        3,
        phase=RECRUITING,
    )
    s = after(s, recruit("E1"))
    assert s.nobles_left == 0
    s = end(end(s))
    assert s.over
    assert scores(s) == [5 + 6, 8, 0]
    assert winners(s) == [1]


@rule("R15.8")
@pytest.mark.parametrize(
    ("cardinals", "best"), [((2, 1), [1]), ((1, 2), [2]), ((1, 1), [1, 2]), ((0, 0), [1, 2])]
)
def test_a_tie_goes_to_the_cardinal(cardinals: tuple[int, int], best: list[int]) -> None:
    s = position(
        f"""
        seat 1: court 1, cardinal {cardinals[0]}, noble 15
        seat 2: court 1, cardinal {cardinals[1]}, noble 16
        {BARE}
        """
    )
    s = end(end(s))
    assert s.over
    assert scores(s) == [7, 7]
    assert winners(s) == best


@rule("R14.1")
def test_the_last_round_of_four_seats_passes_stuck_seats() -> None:
    s = position(f"seat 2: gate 1\nseat 3: court 2\nseat 4: cardinal 1\n{BARE}", 4, seat=2)
    assert s.last_round == 1
    s = after(s, NEXT)  # seat 2 can do nothing
    s = after(s, supply(3))  # seat 3 brings three to the gate
    assert s.turn == 3
    s = after(s, NEXT, NEXT)  # seats 4 and 1 can do nothing either
    assert s.over
    assert scores(s) == [0, 0, 0, 0]
    assert winners(s) == [4]  # the only one at the cardinal


@rule("R17.1")
def test_all_seats_agree_in_the_middle_of_a_turn() -> None:
    match = palas.game("palais-royal").new(2, 5)
    for _ in range(12):
        match.play(match.actions(match.acting[0])[-1])
    scores_then = match.scores()
    match.end_by_agreement()
    assert match.is_over
    assert match.scores() == scores_then
    with pytest.raises(IllegalMove):
        match.play(NEXT, 0)
    again = read_record(match.game, match.record())
    assert again.is_agreed
    assert again.state == match.state
