"""The rulebook on what happens when something runs out: R6."""

from __future__ import annotations

import pytest

from games.two_castles.castles import (
    LEFT,
    acting,
    deal,
    decisions,
    discard_from_supply,
    drawn,
    give,
    is_settled,
    legal,
    on,
    play,
    play_until,
    table,
)
from palas.games.two_castles.actions import (
    AGREE,
    TAKE_ATTENDANT,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_ROOM,
    TAKE_SPECIAL,
)
from palas.games.two_castles.state import (
    CHOOSING,
    DISCARDED,
    IN_SUPPLY,
    LAID,
    LAYING,
    PLACING,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
    State,
)
from palas.games.two_castles.supplies import discard_room
from palas.games.two_castles.tables import LIVING
from rulebook import rule


def third(letter: str, supply: int, discards: int = 0) -> State:
    """Return a table where seat 0 lays a third room, with few rooms in the supply."""
    s = table(f"= = {letter} {letter}", seats=7)
    give(s, 0, 0, letter)
    return with_few_rooms(s, supply, discards)


def with_few_rooms(s: State, supply: int, discards: int = 0) -> State:
    """Leave so many rooms in the supply and among the discards."""
    while s.supply_size > supply + discards:
        s.supply_size -= 1
        s.place[s.supply[s.supply_size]] = LAID  # as if somewhere
        s.supply[s.supply_size] = -1
    discard_from_supply(s, discards)
    return s


def lay_third(s: State) -> State:
    return play(s, 0, LEFT + on(4, 0))


# ---------------------------------------------------------------------------- R6.1 to R6.4


@rule("R6.1")
def test_five_rooms_left_are_drawn_without_a_shuffle() -> None:
    s = third("f", 5, 9)
    expected = sorted(s.supply[:5])
    s = lay_third(s)
    assert s.drawn_room[0] == expected
    assert (s.supply_size, s.discards, s.shuffles) == (0, 9, 0)


@rule("R6.1")
def test_four_rooms_left_are_shuffled_with_all_discarded_ones_first() -> None:
    s = third("f", 4, 9)
    pool = {room for room in range(147) if s.place[room] in (IN_SUPPLY, DISCARDED)}
    assert len(pool) == 13
    after = lay_third(s)
    assert set(after.drawn_room[0]) | set(after.supply[:8]) == pool
    assert (after.supply_size, after.discards, after.shuffles) == (8, 0, 1)
    # which of the thirteen come up is chance: each of them can
    met: set[int] = set()
    for seed in range(60):
        s.rng.key[1] = seed
        met |= set(lay_third(s).drawn_room[0])
    assert met == pool


@rule("R6.1")
@pytest.mark.parametrize(("supply", "discards", "drawn_rooms"), [(1, 2, 3), (0, 4, 4), (3, 0, 3)])
def test_as_many_rooms_as_possible_are_drawn(supply: int, discards: int, drawn_rooms: int) -> None:
    s = lay_third(third("f", supply, discards))
    assert s.bonus[0] == TAKING_ROOM
    assert len(decisions(s, 0, 0)) == drawn_rooms
    assert s.supply_size == 0


@rule("R6.2")
def test_bonus_cards_are_shuffled_with_the_discarded_ones() -> None:
    s = third("u", 50)
    s.deck = [3, 8] + [-1] * 18
    s.deck_size = 2
    s.discarded_cards = 1 << 5 | 1 << 6
    s.card[1], s.card[2] = [0, 1], [2, 4]
    met: set[int] = set()
    for seed in range(40):
        s.rng.key[1] = seed
        after = lay_third(s)
        assert set(after.drawn_card[0]) | set(after.deck[:1]) == {3, 5, 6, 8}
        assert (after.deck_size, after.discarded_cards) == (1, 0)
        met |= set(after.drawn_card[0])
    assert met == {3, 5, 6, 8}


@rule("R6.2")
def test_three_cards_left_are_drawn_without_a_shuffle() -> None:
    s = third("u", 50)
    s.deck = [3, 8, 1] + [-1] * 17
    s.deck_size = 3
    s.discarded_cards = 1 << 5
    s = lay_third(s)
    assert (s.drawn_card[0], s.discarded_cards) == ([1, 3, 8], 1 << 5)


@rule("R6.2")
def test_with_fewer_cards_than_three_one_of_them_is_kept() -> None:
    s = third("u", 50)
    s.deck = [7] + [-1] * 19
    s.deck_size = 1
    s = lay_third(s)
    assert s.bonus[0] == TAKING_CARD
    assert decisions(s, 0, 0) == [TAKE_CARD + 7]
    assert is_settled(play(s, 0, LEFT + TAKE_CARD + 7), 0)


@rule("R6.3")
def test_a_bonus_with_nothing_to_draw_lapses() -> None:
    assert is_settled(lay_third(third("f", 0)), 0)
    s = third("u", 50)
    s.deck, s.deck_size = [-1] * 20, 0
    assert is_settled(lay_third(s), 0)


@rule("R6.4")
def test_what_another_castle_has_drawn_is_not_shuffled_in() -> None:
    s = table("= = f f", "", "", "= = f f", seats=7)
    give(s, 0, 0, "f")
    give(s, 3, 0, "f")
    with_few_rooms(s, 6, 2)
    s = lay_third(s)
    first = set(s.drawn_room[0])
    assert len(first) == 5
    s = play(s, 3, LEFT + on(4, 0))
    assert s.shuffles == 1
    assert len(decisions(s, 3, 0)) == 3  # one in the supply and two discarded
    assert not first & set(s.drawn_room[3])
    s = play(s, 0, LEFT + TAKE_ROOM + min(first))
    assert s.discards == 4


# ---------------------------------------------------------------------- R6.5 the second deal


@rule("R6.5", "R6.1")
def test_the_second_deal_shuffles_in_the_discards_when_a_stack_cannot_be_full() -> None:
    s = play_until(deal(7), PLACING, turn=3)
    # Leave 20 rooms in the supply: the third stack of round two cannot be drawn in full.
    moved = [s.supply[at] for at in range(20, s.supply_size)]
    for room in moved:
        discard_room(s, room, 127)
    s.supply = s.supply[:20] + [-1] * 127
    s.supply_size = 20
    s = play_until(s, CHOOSING, round_=1)
    assert s.shuffles >= 1
    assert s.hand_size == [9] * 7
    assert s.hand_dealt == sorted(s.hand_dealt)  # stack by stack, from seat 1 on
    assert set(s.hand_dealt[:2]) != set(s.hand_dealt[3:])
    rooms = [room for hand in s.hand for room in hand]
    assert len(set(rooms)) == 63


@rule("R6.5")
def test_70_rooms_at_most_lie_in_castles_after_the_first_round() -> None:
    # Eight drafted ones and two from food bonuses in each of seven castles.
    assert 147 - 7 * (8 + 2) >= 7 * 9


# ------------------------------------------------------------------- R6.6 to R6.8 the stocks


@rule("R6.6")
@pytest.mark.parametrize(("letter", "kind"), [("o", 0), ("s", 1), ("c", 2)])
def test_a_special_room_that_ran_out_is_replaced_by_another_kind(letter: str, kind: int) -> None:
    s = third(letter, 50)
    s.special_stock[kind] = 0
    s = lay_third(s)
    assert s.bonus[0] == TAKING_SPECIAL
    others = [TAKE_SPECIAL + other for other in range(3) if other != kind]
    assert decisions(s, 0, 0) == others
    s = play(s, 0, LEFT + others[0], LEFT + on(-1, 0))
    assert is_settled(s, 0)


@rule("R6.6")
def test_a_fifth_room_chooses_among_what_is_left() -> None:
    s = table("= = l l l l")
    give(s, 0, 0, "l")
    s.special_stock = [0, 3, 0]
    s = play(s, 0, LEFT + on(6, 0))
    assert decisions(s, 0, 0) == [TAKE_SPECIAL + 1]


@rule("R6.7")
def test_the_last_special_room_goes_to_the_castle_that_lays_it_first() -> None:
    s = table("= = o o", "= = o o")
    give(s, 0, 0, "o")
    give(s, 1, 0, "o")
    s.special_stock[0] = 1
    s = play(play(s, 0, LEFT + on(4, 0)), 1, LEFT + on(4, 0))
    assert [s.held[0], s.held[1]] == [147, 147]
    s = play(s, 1, LEFT + on(-1, 0))
    assert drawn(s, 1)[-1, 0] == "F"
    assert (s.bonus[0], s.held[0]) == (TAKING_SPECIAL, -1)
    assert decisions(s, 0, 0) == [TAKE_SPECIAL + 1, TAKE_SPECIAL + 2]


@rule("R6.7")
def test_a_proposal_falls_when_the_last_one_is_laid_elsewhere() -> None:
    s = table("= = l l l l", "= = o o", decider="agree")
    give(s, 0, 0, "l")
    give(s, 1, 0, "o")
    s.special_stock[0] = 1
    s = play(s, 0, LEFT + on(6, 0), LEFT + TAKE_SPECIAL)
    assert acting(s) == [1]
    s = play(s, 1, LEFT + on(4, 0), LEFT + on(-1, 0))
    s = play(s, 2, legal(s, 2)[0])  # agrees: the last fountain is laid
    assert s.special_stock[0] == 0
    assert s.proposal[0] == -1
    assert acting(s) == [0]
    assert decisions(s, 0, 0) == [TAKE_SPECIAL + 1, TAKE_SPECIAL + 2]


@rule("R6.7")
def test_a_proposed_cell_falls_with_the_room() -> None:
    s = table("= = o o", "= = o o", decider="agree")
    give(s, 0, 0, "o")
    give(s, 1, 0, "o")
    s.special_stock[0] = 1
    s = play(s, 0, LEFT + on(4, 0), LEFT + on(-1, 0))
    s = play(s, 1, LEFT + on(4, 0), LEFT + on(-1, 0))
    s = play(s, 2, legal(s, 2)[0])
    assert (s.bonus[0], s.proposal[0], s.held[0]) == (TAKING_SPECIAL, -1, -1)
    assert acting(s) == [0]


@rule("R6.8")
def test_only_attendants_that_are_left_can_be_taken() -> None:
    s = third("l", 50)
    s.attendant_stock = [0, 7, 0, 1]
    s = lay_third(s)
    assert decisions(s, 0, 0) == [TAKE_ATTENDANT + 1, TAKE_ATTENDANT + 3]


@rule("R6.8")
def test_a_proposed_attendant_may_be_taken_elsewhere_first() -> None:
    s = table("= = l l", "= = l l", decider="agree")
    give(s, 0, 0, "l")
    give(s, 1, 0, "l")
    s.attendant_stock = [1, 7, 7, 7]
    s = play(s, 0, LEFT + on(4, 0), LEFT + TAKE_ATTENDANT)
    s = play(s, 1, LEFT + on(4, 0), LEFT + TAKE_ATTENDANT)
    s = play(s, 2, max(legal(s, 2)) - 1)
    assert s.attendant[1] == [1, 0]
    assert s.proposal[0] == -1
    assert decisions(s, 0, 0) == [TAKE_ATTENDANT + kind for kind in (1, 2, 3)]
    assert AGREE not in decisions(s, 0, 0)


@rule("R6.8")
def test_a_third_attendant_has_no_place() -> None:
    s = third("l", 50)
    s.attendant[0] = [2, 2]
    assert is_settled(lay_third(s), 0)
    s = table("= =\nd d")
    s.attendant[0] = [1, 4]
    give(s, 0, 0, "d")
    s = play(s, 0, LEFT + on(2, -1))
    assert s.bonus[0] == TAKING_BONUS
    assert TAKE_BONUS + LIVING not in decisions(s, 0, 0)
    assert len(decisions(s, 0, 0)) == 5


def test_a_held_special_room_is_laid_from_the_stock() -> None:
    s = third("o", 50)
    s.special_stock[0] = 1
    s = lay_third(s)
    assert (s.bonus[0], s.special_stock[0]) == (LAYING, 1)
    assert play(s, 0, LEFT + on(-1, 0)).special_stock[0] == 0
