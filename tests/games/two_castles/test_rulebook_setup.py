"""The rulebook on material and set-up: R1."""

from __future__ import annotations

from collections import Counter

import pytest

from games.two_castles.castles import acting, deal, legal
from palas.games.two_castles import tables
from palas.games.two_castles.meta import META
from palas.games.two_castles.rooms import ROOMS, room_type
from palas.games.two_castles.seating import elder, partner, player_at, right_castle
from palas.games.two_castles.state import CHOOSING
from palas.kernel.errors import WrongSeats
from rulebook import rule

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])


@rule("R1.1")
def test_there_are_21_different_rooms_of_each_type() -> None:
    types = Counter(room_type(room) for room in range(tables.REGULAR_ROOMS))
    assert types == dict.fromkeys(range(7), 21)
    assert len({room.name for room in ROOMS[: tables.REGULAR_ROOMS]}) == 147


@rule("R1.2")
@ALL_SEATS
def test_48_special_rooms_and_28_attendants_wait_in_stock(seats: int) -> None:
    s = deal(seats)
    assert s.special_stock == [16, 16, 16]
    assert s.attendant_stock == [7, 7, 7, 7]
    assert s.attendant == [[0, 0]] * 7


@pytest.mark.long
@rule("R1.3")
@ALL_SEATS
def test_every_castle_has_a_throne_room_of_its_own(seats: int) -> None:
    thrones = [tuple(deal(seats, seed).throne[: max(3, seats)]) for seed in range(1, 201)]
    assert all(len(set(dealt)) == max(3, seats) for dealt in thrones)
    for castle in range(max(3, seats)):  # each of the seven may lie anywhere
        assert {dealt[castle] for dealt in thrones} == set(range(7))
    assert deal(seats).rooms == [0] * 7


@rule("R1.4")
def test_the_bonus_cards_are_shuffled() -> None:
    decks = [deal(3, seed).deck for seed in range(1, 101)]
    assert all(sorted(deck) == list(range(20)) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 100
    assert {deck[-1] for deck in decks} == set(range(20))


@pytest.mark.long
@rule("R1.5")
@ALL_SEATS
def test_the_regular_rooms_are_shuffled_and_special_ones_kept_apart(seats: int) -> None:
    s = deal(seats)
    stacks = [room for hand in s.hand[: s.castles] for room in hand]
    assert sorted(stacks + s.supply[: s.supply_size]) == list(range(147))
    assert s.supply[s.supply_size :] == [-1] * (147 - s.supply_size)
    tops = {deal(seats, seed).supply[s.supply_size - 1] for seed in range(1, 201)}
    assert len(tops) > 90  # of 147; 109 are expected
    assert len({tuple(deal(seats, seed).hand[0]) for seed in range(1, 51)}) == 50


@rule("R1.6")
def test_two_to_seven_seats_play() -> None:
    assert [META.check_seats(seats) for seats in range(2, 8)] == [2, 3, 4, 5, 6, 7]
    for seats in (0, 1, 8):
        with pytest.raises(WrongSeats):
            META.check_seats(seats)


@rule("R1.7")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_every_seat_shares_a_castle_with_each_neighbour(seats: int) -> None:
    s = deal(seats)
    assert s.castles == seats
    for seat in range(seats):
        left, right = (seat + 1) % seats, (seat - 1) % seats
        assert partner(s, seat, seat) == left
        assert partner(s, right_castle(s, seat), seat) == right
        assert [player_at(s, seat, side) for side in (0, 1)] == [seat, left]


@rule("R1.8")
def test_the_lower_seat_is_the_elder() -> None:
    s = deal(4)
    assert [elder(s, castle) for castle in range(4)] == [0, 1, 2, 0]


@rule("R1.8")
def test_beside_ludwig_the_seat_is_the_elder() -> None:
    s = deal(2)
    assert [elder(s, castle) for castle in range(3)] == [0, 1, 0]


@ALL_SEATS
def test_all_seats_choose_from_nine_rooms(seats: int) -> None:
    s = deal(seats)
    assert s.hand_size[: s.castles] == [9] * s.castles
    assert s.hand_size[s.castles :] == [0] * (7 - s.castles)
    if seats > 2:
        assert s.phase == CHOOSING
        assert acting(s) == list(range(seats))
        assert [legal(s, seat) for seat in range(seats)] == s.hand[:seats]
