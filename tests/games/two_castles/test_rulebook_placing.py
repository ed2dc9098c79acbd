"""The rulebook on assigning and placing: R4."""

from __future__ import annotations

import pytest

from games.two_castles.castles import (
    LEFT,
    RIGHT,
    acting,
    deal,
    decisions,
    drawn,
    give,
    legal,
    on,
    play,
    play_until,
    table,
)
from palas.games.two_castles.actions import ASSIGN, WAIT
from palas.games.two_castles.state import ASSIGNING, CHOOSING, PLACING, State
from rulebook import rule


def two_rooms(castle: int = 0, seats: int = 3) -> State:
    """Return a table with both new rooms of one castle still to be laid."""
    s = table(seats=seats)
    give(s, castle, 0, "f")
    give(s, castle, 1, "l")
    return s


# ------------------------------------------------------------------------ R4.1, R4.2 assign


@rule("R4.1")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_one_room_goes_left_and_the_other_right(seats: int) -> None:
    s = play_until(deal(seats), ASSIGNING)
    for seat in range(seats):
        first, second = s.chosen[seat]
        assert legal(s, seat) == [ASSIGN + first, ASSIGN + second]
        for left, right in ((first, second), (second, first)):
            after = play(s, seat, ASSIGN + left)
            assert after.new_room[seat][0] == left
            assert after.new_room[(seat - 1) % seats][1] == right
            assert legal(after, seat) == []


@rule("R4.2")
def test_laying_begins_when_all_have_assigned() -> None:
    s = play_until(deal(4), ASSIGNING)
    for seat in (2, 0, 3):
        s = play(s, seat, legal(s, seat)[0])
        assert s.phase == ASSIGNING
    assert acting(s) == [1]
    s = play(s, 1, legal(s, 1)[0])
    assert s.phase == PLACING
    assert acting(s) == [0, 1, 2, 3]
    assert all(room >= 0 for rooms in s.new_room[:4] for room in rooms)


# ------------------------------------------------------------------------------- R4.3, R4.4


@rule("R4.3")
def test_a_seat_lays_its_rooms_in_either_order() -> None:
    s = table()
    left, right = give(s, 1, 0, "f"), give(s, 0, 1, "s")
    assert acting(s) == [1]
    first = play(s, 1, LEFT + on(2, 0), RIGHT + on(-1, 0))
    second = play(s, 1, RIGHT + on(-1, 0), LEFT + on(2, 0))
    for after in (first, second):
        assert (after.room[1][0], after.room[0][0]) == (left, right)
        assert (drawn(after, 1), drawn(after, 0)) == ({(2, 0): "f"}, {(-1, 0): "s"})


@rule("R4.3")
def test_a_seat_never_lays_the_room_of_its_partner() -> None:
    s = two_rooms()
    after = play(s, 0, LEFT + on(-1, 0))
    assert drawn(after, 0) == {(-1, 0): "f"}
    assert legal(after, 0) == []
    after = play(s, 1, RIGHT + on(-1, 0))
    assert drawn(after, 0) == {(-1, 0): "l"}


@rule("R4.3")
def test_all_seats_may_lay_at_the_same_time() -> None:
    s = play_until(deal(5), PLACING)
    for seat in range(5):
        assert decisions(s, seat, 0)
        assert decisions(s, seat, 1)


@rule("R4.4")
def test_the_two_rooms_of_a_castle_go_in_either_order() -> None:
    s = two_rooms()
    elder_first = play(play(s, 0, LEFT + on(2, 0)), 1, RIGHT + on(3, 0))
    assert drawn(elder_first, 0) == {(2, 0): "f", (3, 0): "l"}
    younger_first = play(play(s, 1, RIGHT + on(2, 0)), 0, LEFT + on(3, 0))
    assert drawn(younger_first, 0) == {(2, 0): "l", (3, 0): "f"}


@rule("R4.4")
def test_the_second_room_may_touch_the_first() -> None:
    s = two_rooms()
    assert RIGHT + on(3, 0) not in legal(s, 1)
    assert RIGHT + on(3, 0) in legal(play(s, 0, LEFT + on(2, 0)), 1)


# ------------------------------------------------------------------------------ R4.5 waiting


@rule("R4.5")
def test_either_partner_may_wait() -> None:
    s = two_rooms()
    assert decisions(s, 0, 0)[-1] == WAIT
    assert decisions(s, 1, 1)[-1] == WAIT
    assert acting(play(s, 0, LEFT + WAIT)) == [1]
    assert acting(play(s, 1, RIGHT + WAIT)) == [0]


@rule("R4.5")
def test_who_waited_lays_after_the_partner() -> None:
    s = play(two_rooms(), 0, LEFT + WAIT)
    s = play(s, 1, RIGHT + on(2, 0))
    assert acting(s) == [0]
    assert LEFT + WAIT not in legal(s, 0)
    assert s.waiting[0] == 0
    s = play(s, 0, LEFT + on(3, 0))
    assert s.phase == CHOOSING


@rule("R4.5")
@pytest.mark.parametrize(("castle", "elder", "younger"), [(0, 0, 1), (1, 1, 2), (2, 0, 2)])
def test_if_both_wait_the_elder_lays_first(castle: int, elder: int, younger: int) -> None:
    s = two_rooms(castle)
    side = {seat: LEFT if seat == castle else RIGHT for seat in (elder, younger)}
    s = play(play(s, elder, side[elder] + WAIT), younger, side[younger] + WAIT)
    assert acting(s) == [elder]
    assert side[elder] + WAIT not in legal(s, elder)
    s = play(s, elder, side[elder] + on(2, 0))
    assert acting(s) == [younger]
    assert side[younger] + WAIT not in legal(s, younger)


@rule("R4.5")
def test_the_elder_cannot_wait_for_a_younger_one_that_waits() -> None:
    s = play(two_rooms(), 1, RIGHT + WAIT)
    assert acting(s) == [0]
    assert LEFT + WAIT not in legal(s, 0)
    assert LEFT + on(-1, 0) in legal(s, 0)


@rule("R4.5")
def test_waiting_in_one_castle_does_not_hold_up_the_other() -> None:
    s = two_rooms()
    give(s, 1, 0, "s")
    give(s, 1, 1, "u")
    s = play(s, 1, RIGHT + WAIT)
    assert decisions(s, 1, 1) == []
    assert decisions(s, 1, 0)
    s = play(s, 1, LEFT + on(-1, 0))
    assert acting(s) == [0, 2]


@rule("R4.5")
def test_who_lays_alone_has_nobody_to_wait_for() -> None:
    s = table()
    give(s, 0, 0, "f")
    assert WAIT not in decisions(s, 0, 0)
