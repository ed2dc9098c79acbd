"""R15 Final scoring, with the two rows and the 53 points printed in the rulebook."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import position
from palas.games.palais_royal import scoring
from palas.games.palais_royal.state import State
from palas.games.palais_royal.tables import FOUNTAIN, LION, MAX_SEATS, PARK_ROWS, STATUE, VASE
from rulebook import rule

# The example of the rulebook: seat 1 is Red, seat 2 Black, seat 3 Green. A4 and D8 count twice;
# B7 is the corner of the lion row and the vase row.
PRINTED_ROWS = """
    servant 1 on A4 B3 D7
    servant 2 on B5 B7 C7 E7
    servant 3 on B4 D8 F7
"""


def scores(s: State) -> list[int]:
    out = [0] * MAX_SEATS
    scoring.scores(s, out)
    return out[: s.seats]


def strengths(s: State, row: int) -> list[int]:
    packed = scoring.row_strengths(s, row)
    return [scoring.strength_of(packed, seat) for seat in range(s.seats)]


def row_points(s: State, row: int) -> list[int]:
    return [scoring.row_points(s, row, seat) for seat in range(s.seats)]


def winners(s: State) -> set[int]:
    """Return the winning seats, counted from 1."""
    return {seat + 1 for seat in range(s.seats) if scoring.winners(s) >> seat & 1}


@rule("R15.1")
def test_every_noble_brings_its_points() -> None:
    s = position("seat 1: noble 1, noble 25\nseat 2: noble 8", seats=2)
    assert [scoring.noble_points(s, seat) for seat in range(2)] == [6 + 3, 12]
    assert scores(s) == [9, 12]


@rule("R15.2")
def test_open_cards_bring_two_and_four() -> None:
    s = position("", seats=2)
    s.points_played[0] = [3, 2]
    assert scoring.card_points(s, 0) == 3 * 2 + 2 * 4
    assert scores(s) == [14, 0]


@rule("R15.3")
def test_a_card_left_in_hand_brings_a_point() -> None:
    s = position("seat 1: cards points4 gold4\nseat 2: cards moves5", seats=2)
    assert scores(s) == [2, 1]


@rule("R15.3")
@pytest.mark.parametrize(("cards", "points"), [(0, 0), (5, 5), (6, 6), (7, 6), (12, 6)])
def test_cards_left_in_hand_bring_six_at_most(cards: int, points: int) -> None:
    s = position("", seats=2)
    s.hand_size[1] = cards
    assert scoring.unplayed_points(s, 1) == points
    assert scores(s) == [0, points]


@rule("R15.4", "R15.5")
def test_the_lion_row_of_the_rulebook() -> None:
    s = position(PRINTED_ROWS, seats=4)
    assert strengths(s, LION) == [3, 2, 1, 0]
    assert row_points(s, LION) == [6, 2, 0, 0]


@rule("R15.5", "R15.6")
def test_the_vase_row_of_the_rulebook() -> None:
    s = position(PRINTED_ROWS, seats=4)
    assert strengths(s, VASE) == [1, 3, 3, 0]
    assert row_points(s, VASE) == [0, 2, 2, 0]


@rule("R15.4")
def test_all_four_rows_are_scored() -> None:
    s = position("servant 1 on C2 G4 B4 D7\nservant 2 on D2 E2 G3\nservant 3 on B3", seats=3)
    points = [row_points(s, row) for row in range(PARK_ROWS)]
    assert points[FOUNTAIN] == [2, 6, 0]
    assert points[STATUE] == [2, 2, 0]
    assert points[VASE] == [6, 0, 0]
    assert points[LION] == [2, 0, 2]
    assert scores(s) == [12, 8, 2]


@rule("R15.5")
@pytest.mark.parametrize(
    ("corner", "rows"),
    [("B2", (LION, FOUNTAIN)), ("G2", (FOUNTAIN, STATUE)), ("G7", (STATUE, VASE)),
     ("B7", (LION, VASE))],
)  # fmt: skip
def test_a_corner_counts_in_both_rows(corner: str, rows: tuple[int, int]) -> None:
    s = position(f"servant 2 on {corner}", seats=2)
    assert {row for row in range(PARK_ROWS) if strengths(s, row) == [0, 1]} == set(rows)
    assert scores(s) == [0, 12]


@rule("R15.5")
@pytest.mark.parametrize(
    ("field", "row"), [("A4", LION), ("E1", FOUNTAIN), ("H5", STATUE), ("D8", VASE)]
)
def test_one_field_of_each_row_counts_twice(field: str, row: int) -> None:
    s = position(f"servant 1 on {field}", seats=2)
    assert [strengths(s, at)[0] for at in range(PARK_ROWS)] == [2 * (at == row) for at in range(4)]


@rule("R15.6")
def test_three_seats_tied_for_first_get_two_each() -> None:
    s = position("servant 1 on B3\nservant 2 on B4\nservant 3 on B5\nservant 4 on C2", seats=4)
    assert row_points(s, LION) == [2, 2, 2, 0]


@rule("R15.6")
def test_four_seats_tied_for_first_get_two_each() -> None:
    s = position("servant 1 on B3\nservant 2 on B4\nservant 3 on B5\nservant 4 on B6", seats=4)
    assert row_points(s, LION) == [2, 2, 2, 2]


@rule("R15.6")
def test_seats_tied_for_second_get_nothing() -> None:
    s = position("servant 1 on B3 B4\nservant 2 on B5\nservant 3 on B6", seats=3)
    assert row_points(s, LION) == [6, 0, 0]


@rule("R15.6")
def test_nobody_is_second_behind_two_firsts() -> None:
    s = position("servant 1 on B3 B4\nservant 2 on A4\nservant 3 on B6", seats=3)
    assert row_points(s, LION) == [2, 2, 0]


@rule("R15.7")
def test_a_seat_without_a_servant_gets_nothing() -> None:
    s = position("servant 1 on B3", seats=3)
    assert row_points(s, LION) == [6, 0, 0]
    assert row_points(s, VASE) == [0, 0, 0]


@rule("R15.1", "R15.2", "R15.3", "R15.4")
def test_the_fifty_three_points_of_the_rulebook() -> None:
    """41 for nobles, 2 for unplayed cards, 4 for a played one and 6 in the park."""
    s = position(
        """
        seat 1: noble 3, noble 6, noble 7, noble 8, cards moves5 seals2
        servant 1 on C2
        """,
        seats=4,
    )
    s.points_played[0][1] = 1
    parts = (scoring.noble_points, scoring.unplayed_points, scoring.card_points)
    assert [part(s, 0) for part in parts] == [41, 2, 4]
    assert sum(row_points(s, row)[0] for row in range(PARK_ROWS)) == 6
    assert scores(s)[0] == 53


@rule("R15.8")
def test_most_points_win() -> None:
    s = position("seat 1: noble 1, cardinal 1\nseat 2: noble 8\nseat 3: cardinal 9", seats=3)
    assert winners(s) == {2}


@rule("R15.8")
@pytest.mark.parametrize(
    ("cardinals", "best"),
    [((0, 1, 3), {2}), ((2, 1, 0), {1}), ((1, 1, 2), {1, 2}), ((0, 0, 0), {1, 2})],
)
def test_the_cardinal_breaks_ties(cardinals: tuple[int, int, int], best: set[int]) -> None:
    """Nobles 3 and 19 are worth 8 points each; the third seat has nothing."""
    first, second, third = cardinals
    s = position(
        f"""
        seat 1: noble 3, cardinal {first}
        seat 2: noble 19, cardinal {second}
        seat 3: cardinal {third}
        """,
        seats=3,
    )
    assert scores(s) == [8, 8, 0]
    assert winners(s) == best


def test_the_estimate_likes_points_gold_and_seals() -> None:
    plain = scoring.estimate(position("seat 1: mint 1", seats=3), 0)
    for more in ("noble 1, mint 1", "gold 5, mint 1", "king 2, mint 1", "mint 4"):
        assert scoring.estimate(position(f"seat 1: {more}", seats=3), 0) > plain, more
    assert scoring.estimate(position("seat 1: mint 1\nseat 2: noble 8", seats=3), 0) < plain
