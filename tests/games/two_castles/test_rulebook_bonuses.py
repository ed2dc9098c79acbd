"""The rulebook on bonuses: R5."""

from __future__ import annotations

import pytest

from games.two_castles.castles import (
    KINDS,
    LEFT,
    RIGHT,
    acting,
    cells_for,
    decisions,
    drawn,
    give,
    is_settled,
    kinds,
    legal,
    on,
    play,
    put_on_top,
    table,
)
from palas.games.two_castles.actions import (
    TAKE_ATTENDANT,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_ROOM,
    TAKE_SPECIAL,
)
from palas.games.two_castles.cells import cell_number
from palas.games.two_castles.state import (
    DISCARDED,
    LAYING,
    NO_BONUS,
    OPEN,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
    State,
)
from palas.games.two_castles.tables import FOOD, LIVING, OUTDOOR, UTILITY
from rulebook import rule

BONUS_OF = {
    "f": TAKING_ROOM,
    "l": TAKING_ATTENDANT,
    "u": TAKING_CARD,
    "o": LAYING,
    "s": LAYING,
    "c": LAYING,
    "d": TAKING_BONUS,
}
ALL_TYPES = pytest.mark.parametrize("letter", KINDS)


def with_rooms(letter: str, count: int, more: str = "") -> State:
    """Return a table whose castle 0 has some rooms of a type; seat 0 is to lay one more."""
    if letter == "d":
        drawing = f"{more} = =\n" + " ".join("." * len(more.split())) + " d" * count
    else:
        drawing = f"{more} = = " + f"{letter} " * count
    s = table(drawing)
    give(s, 0, 0, letter)
    return s


def lay_next(s: State) -> State:
    """Let seat 0 lay its room on the last legal cell of castle 0."""
    return play(s, 0, max(action for action in legal(s, 0) if action < LEFT + on(24, 23)))


# ------------------------------------------------------------------------- R5.1 to R5.5


@rule("R5.1")
@ALL_TYPES
def test_the_third_room_of_a_type_brings_its_bonus(letter: str) -> None:
    s = lay_next(with_rooms(letter, 2))
    assert s.bonus[0] == BONUS_OF[letter]
    assert acting(s) == [0]
    assert s.placer[0] == 0


@rule("R5.1", "R5.3")
@ALL_TYPES
@pytest.mark.parametrize("count", [0, 1, 3, 5, 6])
def test_other_numbers_bring_nothing(letter: str, count: int) -> None:
    s = lay_next(with_rooms(letter, count))
    assert is_settled(s, 0)


@rule("R5.2")
@ALL_TYPES
def test_the_fifth_room_of_a_type_brings_any_special_room(letter: str) -> None:
    s = lay_next(with_rooms(letter, 4))
    assert s.bonus[0] == TAKING_SPECIAL
    assert decisions(s, 0, 0) == [TAKE_SPECIAL, TAKE_SPECIAL + 1, TAKE_SPECIAL + 2]


@rule("R5.2")
@pytest.mark.parametrize(("kind", "special"), [(0, "F"), (1, "T"), (2, "Y")])
def test_the_special_room_may_be_of_a_kind_the_castle_has(kind: int, special: str) -> None:
    s = lay_next(with_rooms("l", 4, special))
    s = play(s, 0, LEFT + TAKE_SPECIAL + kind)
    assert (s.bonus[0], s.held[0]) == (LAYING, 147 + kind)
    s = play(s, 0, LEFT + on(-2, 0))
    assert drawn(s, 0)[-2, 0] == special
    assert s.special_stock[kind] == 14
    assert is_settled(s, 0)


@rule("R5.3")
def test_special_rooms_bring_nothing() -> None:
    s = table("T T T T Y Y F F = = s s")
    give(s, 0, 0, "s")
    s = lay_next(s)
    s = play(s, 0, LEFT + on(-9, 0))  # the fifth tower
    assert is_settled(s, 0)


@rule("R5.1")
def test_nothing_else_is_laid_in_the_castle_before_the_bonus_is_dealt_with() -> None:
    s = with_rooms("s", 2)
    give(s, 0, 1, "f")
    assert decisions(s, 1, 1)
    s = lay_next(s)
    assert decisions(s, 1, 1) == []
    assert acting(s) == [0]
    s = play(s, 0, LEFT + on(-1, 0))
    assert drawn(s, 0)[-1, 0] == "T"
    assert acting(s) == [1]


@rule("R5.1")
def test_in_other_castles_play_goes_on() -> None:
    s = with_rooms("s", 2)
    give(s, 1, 0, "f")
    give(s, 1, 1, "l")
    give(s, 2, 1, "u")
    s = lay_next(s)
    assert s.bonus[0] == LAYING
    assert acting(s) == [0, 1, 2]
    assert decisions(s, 0, 1)  # seat 0 itself may go on in its other castle
    s = play(s, 1, LEFT + on(-1, 0))
    assert drawn(s, 1) == {(-1, 0): "f"}
    assert s.bonus[0] == LAYING


@rule("R5.4")
@ALL_TYPES
def test_a_bonus_cannot_be_refused(letter: str) -> None:
    s = lay_next(with_rooms(letter, 2))
    expected = {
        "f": [TAKE_ROOM + room for room in s.drawn_room[0]],
        "l": [TAKE_ATTENDANT + kind for kind in range(4)],
        "u": [TAKE_CARD + card for card in s.drawn_card[0]],
        "d": [TAKE_BONUS + kind for kind in range(6)],
    }
    special = {"o": "F", "s": "T", "c": "Y"}
    if letter in special:
        listed = sorted(on(x, y) for x, y in cells_for(s, 0, special[letter]))
    else:
        listed = expected[letter]
    assert decisions(s, 0, 0) == listed


@rule("R5.5")
def test_bonuses_chain_until_nothing_follows() -> None:
    # The third cellar brings the food bonus, that a third food room, that a third living room.
    s = table("f f = = l l\n. . d d")
    give(s, 0, 0, "d")
    first = put_on_top(s, "fffff")
    s = play(s, 0, LEFT + on(2, -1), LEFT + TAKE_BONUS + FOOD)
    assert s.drawn_room[0] == sorted(first)
    second = put_on_top(s, "lllll")
    s = play(s, 0, LEFT + TAKE_ROOM + first[0], LEFT + on(-3, 0))
    assert (s.bonus[0], s.drawn_room[0]) == (TAKING_ROOM, sorted(second))
    s = play(s, 0, LEFT + TAKE_ROOM + second[0], LEFT + on(4, 0))
    assert s.bonus[0] == TAKING_ATTENDANT
    s = play(s, 0, LEFT + TAKE_ATTENDANT + 2)
    assert s.attendant[0] == [3, 0]
    assert is_settled(s, 0)


@rule("R5.5")
def test_a_fifth_room_from_a_bonus_brings_a_special_room() -> None:
    s = table("f f = = l l l l")
    give(s, 0, 0, "f")
    rooms = put_on_top(s, "lllll")
    s = play(s, 0, LEFT + on(-3, 0), LEFT + TAKE_ROOM + rooms[0], LEFT + on(6, 0))
    assert s.bonus[0] == TAKING_SPECIAL


# ------------------------------------------------------------------- R5.6 to R5.14, by type


@rule("R5.6")
def test_food_draws_five_rooms_and_lays_one() -> None:
    s = with_rooms("f", 2)
    rooms = put_on_top(s, "lduos")
    before = s.supply_size
    s = lay_next(s)
    assert s.drawn_room[0] == sorted(rooms)
    assert s.supply_size == before - 5
    assert decisions(s, 0, 0) == [TAKE_ROOM + room for room in sorted(rooms)]
    assert s.reveals == 1
    cellar = rooms[1]
    s = play(s, 0, LEFT + TAKE_ROOM + cellar)
    assert s.held[0] == cellar
    assert decisions(s, 0, 0) == sorted(on(x, y) for x, y in cells_for(s, 0, "d"))
    s = play(s, 0, LEFT + on(0, -1))
    assert drawn(s, 0)[0, -1] == "d"
    assert [s.place[room] for room in rooms if room != cellar] == [DISCARDED] * 4
    assert s.discards == 4
    assert is_settled(s, 0)


@rule("R5.6", "R5.5")
def test_the_printed_example_of_a_third_living_room() -> None:
    s = table("l l = = f f")
    give(s, 0, 0, "f")
    rooms = put_on_top(s, "lllll")
    s = play(s, 0, LEFT + on(4, 0), LEFT + TAKE_ROOM + rooms[2], LEFT + on(-3, 0))
    assert s.bonus[0] == TAKING_ATTENDANT


@rule("R5.7")
@pytest.mark.parametrize("kind", range(4))
def test_living_puts_an_attendant_into_the_throne_room(kind: int) -> None:
    s = lay_next(with_rooms("l", 2))
    s = play(s, 0, LEFT + TAKE_ATTENDANT + kind)
    assert s.attendant[0] == [kind + 1, 0]
    assert s.attendant_stock == [6 if other == kind else 7 for other in range(4)]
    assert is_settled(s, 0)


@rule("R5.8")
def test_utility_draws_three_cards_and_keeps_one() -> None:
    s = lay_next(with_rooms("u", 2))
    assert s.drawn_card[0] == [17, 18, 19]
    assert s.deck_size == 17
    assert s.reveals == 1
    s = play(s, 0, LEFT + TAKE_CARD + 18)
    assert s.card[0] == [18, -1]
    assert s.discarded_cards == 1 << 17 | 1 << 19
    assert is_settled(s, 0)


@rule("R5.9", "R5.10", "R5.11")
@pytest.mark.parametrize(("letter", "kind"), [("o", 0), ("s", 1), ("c", 2)])
def test_outdoor_sleeping_and_corridor_bring_their_special_room(letter: str, kind: int) -> None:
    s = lay_next(with_rooms(letter, 2))
    assert (s.bonus[0], s.held[0]) == (LAYING, 147 + kind)
    s = play(s, 0, LEFT + on(-1, 0))
    assert drawn(s, 0)[-1, 0] == "FTY"[kind]
    assert s.special_stock == [15 if other == kind else 16 for other in range(3)]
    assert is_settled(s, 0)


@rule("R5.9", "R5.10", "R5.11")
def test_a_foyer_may_go_below_ground_and_the_others_not() -> None:
    for letter, may in (("o", False), ("s", False), ("c", True)):
        s = lay_next(with_rooms(letter, 2))
        assert (LEFT + on(0, -1) in legal(s, 0)) is may


@rule("R5.12")
@pytest.mark.parametrize("letter", "fluosc")
def test_downstairs_brings_any_other_types_bonus(letter: str) -> None:
    s = lay_next(with_rooms("d", 2))
    s = play(s, 0, LEFT + TAKE_BONUS + KINDS.index(letter))
    assert s.bonus[0] == BONUS_OF[letter]
    if s.bonus[0] == LAYING:
        assert s.held[0] == 147 + "osc".index(letter)


@rule("R5.12")
def test_downstairs_never_brings_its_own_bonus_nor_that_of_a_fifth_room() -> None:
    s = lay_next(with_rooms("d", 2))
    assert decisions(s, 0, 0) == [TAKE_BONUS + kind for kind in range(6)]


@rule("R5.12")
def test_a_bonus_taken_early_comes_again_with_its_third_room() -> None:
    s = table("o o = =\n. . d d")
    give(s, 0, 0, "d")
    give(s, 0, 1, "o")
    s = play(s, 0, LEFT + on(2, -1), LEFT + TAKE_BONUS + OUTDOOR, LEFT + on(-3, 0))
    assert is_settled(s, 0)
    s = play(s, 1, RIGHT + on(2, 0))
    assert (s.bonus[0], s.held[0]) == (LAYING, 147)
    s = play(s, 1, RIGHT + on(-4, 0))
    assert s.special_stock[0] == 14


@rule("R5.12")
def test_a_bonus_the_castle_had_may_be_taken_again() -> None:
    s = table("u u u = =\n. . . d d")
    s.card[0][0] = 5
    give(s, 0, 0, "d")
    s = play(s, 0, LEFT + on(2, -1), LEFT + TAKE_BONUS + UTILITY, LEFT + TAKE_CARD + 19)
    assert s.card[0] == [5, 19]


@rule("R5.13")
@pytest.mark.parametrize("second", range(4))
def test_a_second_attendant_may_be_like_the_first_or_another(second: int) -> None:
    s = table("l l l = =\n. . . d d")
    s.attendant[0][0] = 2
    s.attendant_stock[1] -= 1
    give(s, 0, 0, "d")
    s = play(s, 0, LEFT + on(2, -1), LEFT + TAKE_BONUS + LIVING, LEFT + TAKE_ATTENDANT + second)
    assert s.attendant[0] == [2, second + 1]


@rule("R5.14")
def test_rooms_and_cards_of_a_bonus_are_drawn_openly() -> None:
    s = with_rooms("f", 2)
    rooms = put_on_top(s, "lduos")
    s = lay_next(s)
    assert all(s.place[room] == OPEN for room in rooms)
    s = play(s, 0, LEFT + TAKE_ROOM + rooms[0])
    assert [s.seen_by[room] for room in rooms[1:]] == [127] * 4
    s = lay_next(with_rooms("u", 2))
    s = play(s, 0, LEFT + TAKE_CARD + 17)
    assert s.discarded_cards == 1 << 18 | 1 << 19


@rule("R5.1")
def test_the_right_hand_partner_gets_a_bonus_in_the_same_way() -> None:
    s = table("s s = =")
    give(s, 0, 1, "s")
    s = play(s, 1, RIGHT + on(2, 0))
    assert (s.placer[0], acting(s)) == (1, [1])
    s = play(s, 1, RIGHT + on(3, 0))
    assert drawn(s, 0)[3, 0] == "T"
    assert cell_number(3, 0) > cell_number(2, 0)
    assert s.bonus[0] == NO_BONUS


def test_letters_stand_for_rooms() -> None:
    assert kinds([0, 21, 42, 63, 84, 105, 126, 147, 148, 149]) == "fluoscdFTY"
