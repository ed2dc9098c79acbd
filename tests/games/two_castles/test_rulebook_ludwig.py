"""The rulebook on two seats and Ludwig: R12."""

from __future__ import annotations

import random

import pytest

from games.two_castles.castles import (
    LEFT,
    RIGHT,
    acting,
    deal,
    decisions,
    drawn,
    give,
    is_settled,
    legal,
    on,
    play,
    play_random,
    play_until,
    table,
)
from palas.games.two_castles.actions import (
    ASSIGN_LUDWIG,
    CHOOSE,
    PLACE_LUDWIG,
    TAKE_ATTENDANT,
    WAIT,
)
from palas.games.two_castles.cells import cell_number
from palas.games.two_castles.meta import META
from palas.games.two_castles.placing import lay_room
from palas.games.two_castles.scoring import scores, winners
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    FINISHED,
    LUDWIG_ASSIGN,
    OPEN,
    PLACING,
    State,
)
from palas.games.two_castles.tables import FOUNTAIN, LUDWIG
from rulebook import rule


def ludwig_on(x: int, y: int) -> int:
    """Return the action to lay Ludwig's room on a cell."""
    return PLACE_LUDWIG + cell_number(x, y)


@rule("R12.1")
def test_the_game_is_set_up_for_three() -> None:
    s = deal(2)
    assert (s.seats, s.castles) == (2, 3)
    assert len(set(s.throne[:3])) == 3
    assert s.hand_size[:4] == [9, 9, 9, 0]
    assert s.supply_size == 147 - 27


@rule("R12.2")
def test_ludwigs_stack_is_passed_on_like_the_others() -> None:
    s = play_until(deal(2), ASSIGNING)
    rest = [hand[:7] for hand in s.hand[:3]]
    s = play_until(s, LUDWIG_ASSIGN, turn=1)
    assert [hand[:7] for hand in s.hand[:3]] == [rest[2], rest[0], rest[1]]
    s = play_until(play_until(deal(2), LUDWIG_ASSIGN, round_=1), ASSIGNING)
    rest = [hand[:7] for hand in s.hand[:3]]
    s = play_until(s, LUDWIG_ASSIGN, turn=1)
    assert [hand[:7] for hand in s.hand[:3]] == [rest[1], rest[2], rest[0]]


@rule("R12.2")
def test_nobody_has_seen_ludwigs_first_stack() -> None:
    assert deal(2).hand_seen[:3] == [1, 2, 0]


@rule("R12.3")
@pytest.mark.parametrize("round_", [0, 1])
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_his_left_neighbour_draws_in_round_1_his_right_one_in_round_2(
    round_: int, turn: int
) -> None:
    s = play_until(deal(2), LUDWIG_ASSIGN, round_=round_, turn=turn)
    assert acting(s) == [round_]  # seat 1 sits to his left, seat 2 to his right
    first, second = s.chosen[LUDWIG]
    assert first < second
    assert {first, second} <= set(s.hand[LUDWIG])
    assert legal(s, round_) == [ASSIGN_LUDWIG + first, ASSIGN_LUDWIG + second]


@rule("R12.3")
def test_any_two_rooms_of_his_stack_may_be_drawn() -> None:
    positions = set()
    for seed in range(1, 301):
        s = deal(2, seed)
        positions.add(tuple(s.hand[LUDWIG].index(room) for room in s.chosen[LUDWIG]))
    assert len(positions) == 36  # all pairs of nine


@rule("R12.4")
@pytest.mark.parametrize("round_", [0, 1])
@pytest.mark.parametrize("which", [0, 1])
def test_one_room_goes_to_the_drawers_castle_and_the_other_to_the_other(
    round_: int, which: int
) -> None:
    s = play_until(deal(2), LUDWIG_ASSIGN, round_=round_)
    kept, given = s.chosen[LUDWIG][which], s.chosen[LUDWIG][1 - which]
    s = play(s, round_, ASSIGN_LUDWIG + kept)
    of_seat_1, of_seat_2 = s.new_room[2][0], s.new_room[1][1]
    assert (of_seat_1, of_seat_2) == ((kept, given) if round_ == 0 else (given, kept))
    assert s.place[kept] == s.place[given] == OPEN
    assert s.hand_size[LUDWIG] == s.hand_size[0] - 2
    assert not {kept, given} & set(s.hand[LUDWIG])
    assert s.chosen[LUDWIG] == [-1, -1]


@rule("R12.4")
def test_the_seats_choose_only_then() -> None:
    s = deal(2)
    assert (s.phase, acting(s)) == (LUDWIG_ASSIGN, [0])
    s = play(s, 0, legal(s, 0)[0])
    assert (s.phase, acting(s)) == (CHOOSING, [0, 1])
    assert legal(s, 1) == [CHOOSE + room for room in s.hand[1]]


@rule("R12.5")
@pytest.mark.parametrize(("seat", "castle", "side"), [(0, 2, RIGHT), (1, 1, LEFT)])
def test_a_seat_lays_its_own_room_and_ludwigs_in_either_order(
    seat: int, castle: int, side: int
) -> None:
    s = table(seats=2)
    own_side = 1 if seat == 0 else 0
    give(s, castle, own_side, "f")
    give(s, castle, 1 - own_side, "l")
    assert acting(s) == [seat]
    first = play(s, seat, side + on(2, 0), ludwig_on(3, 0))
    assert drawn(first, castle) == {(2, 0): "f", (3, 0): "l"}
    second = play(s, seat, ludwig_on(2, 0), side + on(3, 0))
    assert drawn(second, castle) == {(2, 0): "l", (3, 0): "f"}


@rule("R12.5")
def test_nobody_waits_for_ludwig() -> None:
    s = play_until(deal(2), PLACING)
    for seat, side in ((0, 1), (1, 0)):
        assert WAIT not in decisions(s, seat, side)
    assert WAIT in decisions(s, 0, 0)  # the castle that the seats share


@rule("R12.5")
@pytest.mark.parametrize("decider", ["placer", "elder", "agree"])
@pytest.mark.parametrize(("seat", "castle", "side"), [(0, 2, RIGHT), (1, 1, LEFT)])
def test_the_seat_decides_alone_on_every_bonus_there(
    decider: str, seat: int, castle: int, side: int
) -> None:
    drawings = ["", "", ""]
    drawings[castle] = "= = l l"
    s = table(*drawings, seats=2, decider=decider)
    give(s, castle, 0 if seat == 0 else 1, "l")
    s = play(s, seat, ludwig_on(4, 0))
    assert acting(s) == [seat]
    s = play(s, seat, side + TAKE_ATTENDANT + 1)
    assert s.attendant[castle] == [2, 0]
    assert is_settled(s, castle)


@rule("R12.5")
def test_a_bonus_comes_before_the_other_room_of_the_castle() -> None:
    s = table("", "= = s s", seats=2)
    give(s, 1, 0, "s")
    give(s, 1, 1, "f")
    s = play(s, 1, LEFT + on(4, 0))
    assert ludwig_on(5, 0) not in legal(s, 1)
    s = play(s, 1, LEFT + on(-1, 0))
    assert ludwig_on(5, 0) in legal(s, 1)


@rule("R12.6")
def test_ludwig_can_win_and_then_both_seats_lose() -> None:
    s = table(seats=2)
    for castle in (1, 2):  # both are Ludwig's; castle 0, which the seats share, has nothing
        for x in range(2, 5):
            lay_room(s, castle, FOUNTAIN, cell_number(x, 0))
    assert winners(s) == 1 << LUDWIG
    points = [0, 0, 0]
    scores(s, points)
    assert points == [0, 0, 15]
    assert META.players(2) == 3
    assert META.silent == {2: ("Ludwig",)}


@rule("R12.6")
def test_a_seat_can_win_against_ludwig() -> None:
    s = table(seats=2)
    for castle in (0, 2):
        for x in range(2, 5):
            lay_room(s, castle, FOUNTAIN, cell_number(x, 0))
    assert winners(s) == 1


@rule("R12.6")
@pytest.mark.parametrize("seed", range(5))
def test_whole_games_with_ludwig_come_to_an_end(seed: int) -> None:
    s, rng = deal(2, seed), random.Random(seed)
    while not s.over:
        play_random(s, rng)
    assert s.phase == FINISHED
    regular = [drafted(s, castle) for castle in range(3)]
    assert min(regular) >= 16
    assert 0 < winners(s) < 8


def drafted(s: State, castle: int) -> int:
    return sum(room < FOUNTAIN for room in s.room[castle][: s.rooms[castle]])
