"""One finished game for every way Two Heirs can end, from a late position to the last point."""

from __future__ import annotations

import palas
from games.two_heirs.positions import kinds, play, position
from palas.games.two_heirs import scoring
from palas.games.two_heirs.state import State
from palas.games.two_heirs.text import reasons
from rulebook import rule


def scores(s: State) -> list[int]:
    """Return the points of both seats."""
    out = [0, 0]
    scoring.scores(s, out)
    return out


def winners(s: State) -> list[int]:
    """Return the seats that win."""
    best = scoring.winners(s)
    return [seat for seat in range(2) if best >> seat & 1]


def last_turn(land: str, hand: str = "", reserve: str = "shield y s g g y s") -> State:
    """Return a position at the beginning of the last turn, which is that of seat 0."""
    s = position(land, hand=hand, reserve=reserve, stack=0)
    s.turns_left = 0
    return s


@rule("R13.1", "R17.1")
def test_the_last_building_decides() -> None:
    s = last_turn("CATHEDRAL/GREEN *s:f0f1", "cathedral/grey market/grey")
    assert scores(s) == [0, 5]
    s = play(s, "build cathedral 1,0", "build market 0,1", "take 1", "end")
    assert s.over
    assert scores(s) == [5 + 1 + 1, 5]  # the market touches the start tile
    assert winners(s) == [0]


@rule("R14.2", "R17.1")
def test_a_troop_on_an_own_building_decides() -> None:
    s = last_turn("CATHEDRAL/GREEN *s:f0f1 cathedral/grey HUT", "")
    assert scores(s) == [5, 5 + 1 + 1]
    s = play(s, "take 1", "step 0,0 1,0", "end")
    assert scores(s) == [10, 7]
    assert winners(s) == [0]


@rule("R17.2")
def test_a_tie_goes_to_more_troops_in_the_reserve() -> None:
    s = last_turn("CATHEDRAL/GREEN *s:f0f1 cathedral/grey y:0")
    tied = play(s, "take 1", "end")
    assert scores(tied) == [5, 5]
    assert winners(tied) == [1]  # two troops in the reserve against one
    assert winners(play(s, "retreat 2,0", "take 1", "end")) == [0, 1]


@rule("R6.2", "R13.1")
def test_the_last_discard_ends_the_game() -> None:
    s = last_turn("CATHEDRAL/GREEN *s:f0f1", "hut mine smithy")
    s = play(s, "take 1", "end")
    assert (s.over, kinds(s)) == (0, {"discard"})
    s = play(s, "discard mine")
    assert (s.over, s.acting) == (1, 0)
    assert scores(s) == [0, 5]  # tiles in hand bring nothing
    assert winners(s) == [1]


@rule("R11.4", "R13.1")
def test_a_camp_used_in_the_last_turn_costs_its_points() -> None:
    s = last_turn("field_camp/yellow *s:f0f1")
    assert scores(s) == [2, 0]
    assert winners(play(s, "take 1", "end")) == [0]
    s = play(s, "take 1", "camp -1,0", "end")
    assert (s.over, scores(s), winners(s)) == (1, [0, 0], [0, 1])


@rule("R20.1")
def test_an_agreed_end_is_scored_as_it_stands() -> None:
    match = palas.game("two-heirs").new(seed=9)
    for _ in range(30):
        match.play(match.legal()[-1])
    before = match.scores()
    match.end_by_agreement()
    assert match.is_over
    assert match.scores() == before
    for seat in range(2):
        told = sum(reason.points for reason in match.reasons() if reason.seat == seat)
        assert told == before[seat]


@rule("R14.3")
def test_the_score_sheet_adds_up_to_the_scores() -> None:
    s = last_turn("CATHEDRAL/GREEN *s:f0f1 cathedral/grey HUT", "market/grey")
    s = play(s, "build market 0,1", "take 1", "end")
    for seat, points in enumerate(scores(s)):
        assert sum(reason.points for reason in reasons(s) if reason.seat == seat) == points
