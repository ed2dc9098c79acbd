"""The rulebook on components, set-up and the opening: R1 and R2."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain

import pytest

import palas
from games.palais_royal.playing import dealt
from games.palais_royal.positions import FIELD_NAMES, after, can, in_room, legal, place
from palas.games.palais_royal import tables
from palas.games.palais_royal.components import ABILITIES, CARDS, COMPONENTS
from palas.games.palais_royal.meta import META
from palas.games.palais_royal.state import OPENING, SHUFFLED, SUPPLYING, State
from palas.kernel.errors import WrongComponents, WrongSeats
from rulebook import rule

EVERY_START = [(seats, start) for seats in (2, 3, 4) for start in range(seats)]


def dealt_from(seats: int, start: int) -> State:
    """Return a deal with a certain start seat."""
    return next(s for s in (dealt(seed, seats) for seed in range(99)) if s.start == start)


def near(field: str) -> set[str]:
    """Return the names of the fields that touch a field."""
    first = tables.MAX_NEIGHBOURS * FIELD_NAMES.index(field)
    touching = tables.NEIGHBOURS[first : first + tables.MAX_NEIGHBOURS]
    return {FIELD_NAMES[one] for one in touching if one != tables.NO_FIELD}


@rule("R1.1")
def test_nine_rooms_lie_in_a_square() -> None:
    s = dealt(1, 2)
    assert sorted(s.spot) == list(range(9))
    steps = [tables.STEPS[9 * s.spot[tables.GATE] + spot] for spot in range(9)]
    assert steps == [2, 1, 2, 1, 0, 1, 2, 1, 2]  # the gate lies in the middle of the first game


@rule("R1.2")
def test_fields_touch_by_edge_and_by_corner() -> None:
    assert len(set(FIELD_NAMES)) == 36
    assert near("E1") == {"D2", "E2", "F2"}
    assert near("C4") == {"B3", "D3", "B4", "B5", "C5", "D5"}  # above a lion, right a statue
    for field in FIELD_NAMES:
        assert all(field in near(other) for other in near(field))


@rule("R1.3")
def test_four_border_rows_share_corners_and_count_one_field_twice() -> None:
    rows = [
        [FIELD_NAMES[f] for f in range(36) if tables.FIELD_ROWS[f] >> row & 1]
        for row in (tables.LION, tables.FOUNTAIN, tables.STATUE, tables.VASE)
    ]
    assert rows[tables.LION] == ["B2", "B3", "A4", "B4", "B5", "B6", "B7"]
    assert rows[tables.VASE] == ["B7", "C7", "D7", "E7", "F7", "G7", "D8"]
    shared = [name for name, count in Counter(chain(*rows)).items() if count == 2]
    assert shared == ["B2", "B7", "G2", "G7"]
    twice = [FIELD_NAMES[f] for f in range(36) if tables.FIELD_COUNTS[f] == 2]
    assert twice == ["E1", "A4", "H5", "D8"]
    for row in rows:
        assert len(set(row) & set(twice)) == 1


@rule("R1.4")
def test_42_nobles_with_at_most_two_of_an_ability() -> None:
    assert len(COMPONENTS["nobles"]) == 42
    printed = [n for n in COMPONENTS["nobles"] if n["source"] == "rulebook"]
    assert [tuple(noble.values())[:5] for noble in printed] == [
        (6, 1, 1, 6, "none"),
        (4, 0, 2, 3, "gold_plus2"),
    ]
    abilities = Counter(noble["ability"] for noble in COMPONENTS["nobles"])
    assert all(abilities[ability] == 2 for ability in ABILITIES[1:])
    for ability in range(1, tables.NUM_ABILITIES):
        pair = tables.ABILITY_NOBLES[2 * ability : 2 * ability + 2]
        assert [tables.NOBLE_ABILITY[noble] for noble in pair] == [ability] * 2


@rule("R1.5")
def test_nine_cards_four_of_each_with_a_price() -> None:
    assert len(CARDS) == 9
    assert sorted(dealt(1, 2).pile) == sorted(list(range(9)) * 4)
    assert list(tables.CARD_PRICE) == [card["price"] for card in COMPONENTS["cards"]]
    game = palas.game("palais-royal")
    cards = [{**card, "price": 3} for card in COMPONENTS["cards"]]
    dear = game.with_components(json.loads(json.dumps({"cards": cards})))
    assert dear.module("tables").CARD_PRICE == (3,) * 9
    with pytest.raises(WrongComponents):
        game.with_components({"cards": cards[1:]})


@rule("R1.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_has_25_servants_of_which_7_wait(seats: int) -> None:
    s = dealt(1, seats)
    for seat in range(seats):
        assert s.others[seat] == 7
        assert s.supply[seat] + sum(s.servants[seat]) == 18


@rule("R2.1")
def test_two_to_four_seats_play() -> None:
    assert list(META.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(WrongSeats):
            META.check_seats(seats)


@rule("R2.2")
def test_a_noble_lies_on_every_field_and_six_are_out() -> None:
    deals = [dealt(seed, 2) for seed in range(20)]
    for s in deals:
        assert len(set(s.noble)) == 36
        assert set(s.noble) <= set(range(42))
        assert s.taken == [tables.NO_SEAT] * 42
        assert s.nobles_left == 36
        assert s.discount == [0] * 36
    assert len({tuple(s.noble) for s in deals}) == 20
    assert set().union(*(s.noble for s in deals)) == set(range(42))


@rule("R2.3")
def test_rooms_lie_as_recommended_or_shuffled() -> None:
    plan = [dealt(1, 2).spot.index(spot) for spot in range(9)]
    assert plan == [
        *(tables.BACK_DOOR, tables.SCRIPTORIUM, tables.CARDINAL),
        *(tables.MINT, tables.GATE, tables.MADAME),
        *(tables.STAIRCASE, tables.KING, tables.COURT),
    ]
    spots = {tuple(dealt(seed, 2, SHUFFLED).spot) for seed in range(20)}
    assert len(spots) == 20
    assert all(sorted(spot) == list(range(9)) for spot in spots)
    assert META.option_numbers(META.read_options({"layout": "shuffled"})) == [SHUFFLED]


@rule("R2.4")
def test_the_pile_is_shuffled_and_nobody_holds_a_card() -> None:
    assert len({tuple(dealt(seed, 2).pile) for seed in range(20)}) == 20
    s = dealt(1, 4)
    assert (s.pile_size, s.hand_size, s.discards) == (36, [0] * 4, [0] * 9)


@rule("R2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_can_start(seats: int) -> None:
    starts = Counter(dealt(seed, seats).start for seed in range(60))
    assert sorted(starts) == list(range(seats))


@rule("R2.6")
@pytest.mark.parametrize(("seats", "start"), EVERY_START)
def test_later_seats_have_more_gold(seats: int, start: int) -> None:
    s = dealt_from(seats, start)
    assert [s.gold[(start + place) % seats] for place in range(seats)] == list(range(seats))


@rule("R2.7")
def test_three_servants_on_the_staircase_and_two_in_the_court() -> None:
    s = dealt(1, 4)
    for seat in range(1, 5):
        assert in_room(s, seat, "staircase") == 3
        assert in_room(s, seat, "court") == 2
        assert sum(s.servants[seat - 1]) == 5
        assert s.supply[seat - 1] == 13


@rule("R2.8")
def test_the_printed_opening() -> None:
    s = dealt(1, 3)
    seat = s.start
    assert len(legal(s)) == 45
    s = after(s, place("madame", 2), place("cardinal"), place("staircase"))
    assert s.turn == seat
    assert can(s, place("gate", 1))
    assert not can(s, place("mint", 2))  # one is left of the five
    s = after(s, place("mint"))
    assert (s.turn, s.phase) == ((seat + 1) % 3, OPENING)
    assert s.supply[seat] == 8
    seen = [in_room(s, seat + 1, room) for room in ("madame", "cardinal", "staircase", "mint")]
    assert seen == [2, 1, 4, 1]


@rule("R2.8", "R2.9")
@pytest.mark.parametrize(("seats", "start"), EVERY_START)
def test_all_seats_place_in_order_and_the_start_seat_begins(seats: int, start: int) -> None:
    s = dealt_from(seats, start)
    for number in range(seats):
        assert (s.turn, s.phase, s.round) == ((start + number) % seats, OPENING, 0)
        assert s.acting == 1 << s.turn
        s = after(s, place("gate", 5))
    assert (s.turn, s.phase, s.round, s.last_round) == (start, SUPPLYING, 1, 0)
    assert s.supply[:seats] == [8] * seats
