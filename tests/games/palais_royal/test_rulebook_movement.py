"""The rulebook on action 2, movement: R7."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import (
    NEXT,
    ROOM_NAMES,
    after,
    between,
    can,
    in_room,
    position,
    walk,
)
from palas.games.palais_royal.actions import ATTEND, MOVE
from palas.games.palais_royal.state import MOVING, State
from rulebook import rule


def moving(text: str, seats: int = 2) -> State:
    """Return a position at the start of action 2."""
    return position(text, seats, phase=MOVING)


@rule("R7.1")
@pytest.mark.parametrize(("theirs", "moves"), [(0, 5), (3, 5), (4, 4), (5, 4)])
def test_the_printed_example_of_green(theirs: int, moves: int) -> None:
    assert moving(f"seat 1: staircase 4\nseat 2: staircase {theirs}, court 1").moves == moves


@rule("R7.2")
@pytest.mark.parametrize(
    ("there", "steps"),
    [("mint", 1), ("king", 1), ("gate", 2), ("back door", 2), ("madame", 3), ("cardinal", 4)],
)
def test_a_way_costs_its_steps_in_rows_and_columns(there: str, steps: int) -> None:
    s = moving("seat 1: staircase 5\nseat 2: staircase 6")
    assert after(s, walk("staircase", there)).moves == 5 - steps
    assert can(s, walk("staircase", there, 5 // steps))
    assert not can(s, walk("staircase", there, 5 // steps + 1))


@rule("R7.2")
def test_several_servants_go_at_once_and_from_any_room() -> None:
    s = moving("seat 1: staircase 7, gate 3, cardinal 1\nseat 2: staircase 8")
    s = after(s, walk("gate", "king", 3), walk("cardinal", "back door"))
    assert s.moves == 7 - 3 - 2
    assert [in_room(s, 1, room) for room in ("gate", "king", "cardinal", "back door")] == [
        0,
        3,
        0,
        1,
    ]
    assert s.phase == MOVING
    s = after(s, walk("king", "gate"), walk("gate", "mint"))  # the same servant again
    assert in_room(s, 1, "mint") == 1
    assert s.phase != MOVING  # no move is left


@rule("R7.3")
def test_the_number_of_moves_is_fixed_at_the_start() -> None:
    s = moving("seat 1: staircase 3, mint 2\nseat 2: staircase 1")
    assert s.moves == 4
    s = after(s, walk("staircase", "mint", 2))
    assert s.moves == 2  # the majority is gone, the moves are not
    s = after(s, walk("mint", "staircase", 1))
    assert s.moves == 1


@rule("R7.4")
def test_only_own_servants_move_and_never_to_where_they_stand() -> None:
    s = moving("seat 1: staircase 2, gate 1\nseat 2: mint 3, cardinal 4")
    for action in between(s, MOVE, ATTEND):
        here, there = divmod((action - MOVE) // 9, 9)
        assert ROOM_NAMES[here] in ("staircase", "gate")
        assert here != there


@rule("R3.3", "R7.2")
def test_moves_not_used_lapse() -> None:
    s = moving("seat 1: staircase 3, mint 2\nseat 2: staircase 1")
    s = after(s, walk("mint", "gate"), NEXT)
    assert s.phase != MOVING
    assert s.moves == 0


@rule("R7.2")
def test_in_a_shuffled_palace_the_steps_follow_the_plan() -> None:
    s = moving("seat 1: staircase 2\nseat 2: mint 3")
    s.spot[3], s.spot[8] = 8, 3  # mint and court have changed places
    s.moves = 2
    assert can(s, walk("staircase", "court", 2))
    assert can(s, walk("staircase", "mint", 1))
    assert not can(s, walk("staircase", "mint", 2))
