"""The rulebook on majorities and the cardinal, with its four printed cases: R4."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import ROOM_NAMES, TAKE_GOLD, after, can, madame, position
from palas.games.palais_royal.majorities import has_majority
from palas.games.palais_royal.state import ATTENDING, DRAWING, MOVING, RECRUITING, SUPPLYING, State
from rulebook import rule

RED, GREEN, YELLOW, BLACK = 1, 2, 3, 4
AT_CARDINAL = "seat 1: cardinal 2\nseat 3: cardinal 1\nseat 4: cardinal 1\n"


def majority(s: State, room: str) -> list[int]:
    """Return the seats that have the majority in a room, counted from 1."""
    at = ROOM_NAMES.index(room)
    return [seat + 1 for seat in range(s.seats) if has_majority(s, seat, at)]


@rule("R4.1")
def test_the_most_servants_have_the_majority() -> None:
    s = position("seat 1: mint 2\nseat 2: mint 3, king 1", 3, 3)
    assert majority(s, "mint") == [2]
    assert majority(s, "king") == [2]


@rule("R4.1")
def test_nobody_has_the_majority_in_an_empty_room() -> None:
    s = position("seat 1: cardinal 5\nseat 2: mint 1", 3)
    for room in ("gate", "court", "staircase", "king", "madame"):
        assert majority(s, room) == []


@rule("R4.2")
def test_case_1_red_breaks_a_tie_on_the_staircase() -> None:
    text = AT_CARDINAL + "seat 1: staircase 3\nseat 2: staircase 3\nseat 4: staircase 1"
    s = position(text, 4, RED, MOVING)
    assert majority(s, "staircase") == [RED]
    assert s.moves == 4


@rule("R4.4")
def test_case_2_the_cardinal_does_not_help_with_fewer_in_the_mint() -> None:
    text = AT_CARDINAL + "seat 1: mint 2\nseat 2: mint 3\nseat 3: mint 3"
    s = position(text, 4, RED, ATTENDING)
    assert after(s, TAKE_GOLD).gold[0] == 2
    assert majority(s, "mint") == [YELLOW]  # red's majority at the cardinal is of no account


@rule("R4.2")
def test_case_3_yellow_breaks_a_tie_with_green_at_madame() -> None:
    text = AT_CARDINAL + "seat 2: madame 2\nseat 3: madame 2\nseat 1: madame 1"
    s = position(text, 4, YELLOW, ATTENDING)
    assert majority(s, "madame") == [YELLOW]
    assert can(s, madame())


@rule("R4.3")
def test_case_4_still_tied_with_black_yellow_brings_two() -> None:
    text = AT_CARDINAL + "seat 3: court 2\nseat 4: court 2\nseat 1: court 1"
    s = position(text, 4, YELLOW, SUPPLYING)
    assert majority(s, "court") == []
    assert s.gate_due == 2


@rule("R4.2", "R4.3")
@pytest.mark.parametrize(
    ("cardinals", "seats"),
    [((3, 2, 1), [1]), ((1, 2, 3), [3]), ((2, 2, 1), []), ((0, 0, 0), []), ((1, 2, 2), [])],
)
def test_three_tied_seats(cardinals: tuple[int, ...], seats: list[int]) -> None:
    text = "\n".join(f"seat {n}: king 2, cardinal {c}" for n, c in enumerate(cardinals, 1))
    assert majority(position(text, 3), "king") == seats


@rule("R4.5")
@pytest.mark.parametrize("room", ["gate", "writing room", "back door", "cardinal"])
def test_four_rooms_give_no_bonus(room: str) -> None:
    s = position(f"seat 1: {room} 2\nseat 2: court 1")
    assert (s.gate_due, s.supply[0]) == (0, 16)
    for phase in (MOVING, ATTENDING, RECRUITING, DRAWING):
        s = position(f"seat 1: {room} 2\nseat 2: court 1", phase=phase)
        assert (s.moves, s.king_due, s.madame_due, s.gold[0]) == (0, 0, 0, 0)
        assert s.servants[0] == [2 if name == room else 0 for name in ROOM_NAMES[:9]]
