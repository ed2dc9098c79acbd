"""The rulebook on new servants and action 1, supply to the gate: R5 and R6."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import (
    NEXT,
    after,
    between,
    can,
    in_room,
    legal,
    position,
    supply,
    supply_from,
)
from palas.games.palais_royal.actions import MOVE, SUPPLY_FROM, SUPPLY_GATE
from palas.games.palais_royal.state import MOVING, SUPPLYING, State
from rulebook import rule


def offers(s: State) -> list[int]:
    """Return the numbers of servants the seat may bring from its supply."""
    return [action - SUPPLY_GATE + 1 for action in between(s, SUPPLY_GATE, SUPPLY_FROM)]


@rule("R5.1", "R6.1")
def test_one_new_servant_for_each_in_the_court() -> None:
    s = position("seat 1: court 3, king 1, staircase 1\nseat 2: court 4")
    assert offers(s) == [1, 2, 3]
    assert between(s, SUPPLY_FROM, MOVE) == []  # never from rooms while the supply lasts
    s = after(s, supply(3))
    assert in_room(s, 1, "gate") == 3
    assert in_room(s, 1, "court") == 3
    assert s.supply[0] == 18 - 5 - 3
    assert s.phase == MOVING


@rule("R6.1", "R6.2")
@pytest.mark.parametrize(("theirs", "most"), [(0, 4), (2, 4), (3, 3), (4, 3)])
def test_the_printed_example_of_red(theirs: int, most: int) -> None:
    s = position(f"seat 1: court 3\nseat 2: court {theirs}, staircase 1")
    assert offers(s) == list(range(1, most + 1))


@rule("R3.3", "R6.1")
def test_fewer_or_none_may_be_placed() -> None:
    s = position("seat 1: court 3, staircase 1\nseat 2: court 4")
    few = after(s, supply(1))
    assert (in_room(few, 1, "gate"), few.phase, few.gate_due) == (1, MOVING, 0)
    none = after(s, NEXT)
    assert (in_room(none, 1, "gate"), none.phase, none.gate_due) == (0, MOVING, 0)


@rule("R6.1")
def test_nobody_in_the_court_no_supply() -> None:
    s = position("seat 1: staircase 1\nseat 2: court 4")
    assert s.gate_due == 0
    assert offers(s) == []


@rule("R5.2", "R6.4")
def test_when_the_supply_runs_out_rooms_follow() -> None:
    s = position("seat 1: court 3, king 1, gate 1, staircase 1, supply 2\nseat 2: court 4")
    assert offers(s) == [1, 2]
    assert after(s, supply(1)).phase == MOVING  # one is left in the supply: the action is over
    s = after(s, supply(2))
    assert s.phase == SUPPLYING
    assert legal(s) == [NEXT, supply_from("staircase"), supply_from("king"), supply_from("court")]
    s = after(s, supply_from("king"))
    assert in_room(s, 1, "king") == 0
    assert in_room(s, 1, "gate") == 4
    assert s.phase == MOVING  # all three have come


@rule("R5.2")
def test_with_an_empty_supply_servants_come_from_rooms_at_once() -> None:
    s = position("seat 1: court 2, mint 2, gate 3, supply 0\nseat 2: court 4")
    assert legal(s) == [NEXT, supply_from("mint"), supply_from("court")]  # not from the gate
    s = after(s, supply_from("mint"))
    assert legal(s) == [NEXT, supply_from("mint"), supply_from("court")]
    assert after(s, NEXT).phase != SUPPLYING
    assert in_room(after(s, supply_from("mint")), 1, "gate") == 5


@rule("R5.3")
def test_without_any_other_servant_nothing_is_placed() -> None:
    s = position("seat 1: court 2, noble 31, supply 0\nseat 2: court 4")
    assert s.gate_due == 4
    s = after(s, supply_from("court"), supply_from("court"))
    assert in_room(s, 1, "gate") == 2
    assert s.turn == 1  # two were due but nobody is left to come


@rule("R6.3")
def test_the_number_does_not_fall_when_servants_leave_the_court() -> None:
    s = position("seat 1: court 3, staircase 1, supply 0\nseat 2: court 2")
    assert s.gate_due == 4  # with the majority
    s = after(s, *[supply_from("court")] * 3, supply_from("staircase"))
    assert in_room(s, 1, "gate") == 4


@rule("R6.4")
def test_the_seat_says_once_how_many() -> None:
    s = position("seat 1: court 3, staircase 1, cards gold4\nseat 2: court 4")
    s = after(s, supply(1))
    assert s.phase == MOVING
    assert not can(s, supply(1))
