"""The rulebook on action 4, recruiting, with its printed examples: R9."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import (
    FIELD_NAMES,
    NEXT,
    after,
    between,
    can,
    draw,
    in_room,
    play,
    position,
    recruit,
)
from palas.games.palais_royal import recruiting
from palas.games.palais_royal.actions import DRAW, RECRUIT
from palas.games.palais_royal.state import DRAWING, RECRUITING, State
from palas.games.palais_royal.tables import NO_NOBLE, NO_SEAT
from rulebook import rule


def at_park(text: str, seats: int = 2) -> State:
    """Return a position at the start of action 4."""
    return position(text, seats, phase=RECRUITING)


def price(s: State, field: str) -> int:
    """Return the gold a noble costs now."""
    return recruiting.price(s, FIELD_NAMES.index(field))


@rule("R9.1")
def test_the_printed_example() -> None:
    s = at_park("seat 1: writing room 1, king 2, gold 4\nnoble 25 on D3")
    s = after(s, recruit("D3"))
    assert (in_room(s, 1, "writing room"), in_room(s, 1, "king")) == (0, 0)
    assert s.gold[0] == 0
    assert s.supply[0] == 18  # all three servants are back
    assert s.taken[24] == 0
    assert s.noble[FIELD_NAMES.index("D3")] == NO_NOBLE
    assert s.nobles_left == 35


@rule("R9.1")
@pytest.mark.parametrize(
    "seat",
    [
        "writing room 1, king 2, gold 3",
        "writing room 1, king 1, madame 5, gold 9",
        "king 2, gold 9",
    ],
)
def test_what_cannot_be_paid_cannot_be_recruited(seat: str) -> None:
    assert not can(at_park(f"seat 1: {seat}\nnoble 25 on D3"), recruit("D3"))


@rule("R9.1")
def test_both_kinds_of_seals_are_returned() -> None:
    s = at_park("seat 1: writing room 2, king 3, madame 4, gold 9\nnoble 17 on D3")
    s = after(s, recruit("D3"))  # 6 gold, 2 violet, 1 turquoise
    assert [in_room(s, 1, room) for room in ("writing room", "king", "madame")] == [1, 2, 2]
    assert (s.gold[0], s.supply[0]) == (3, 18 - 9 + 4)


@rule("R9.2")
def test_several_nobles_in_a_turn() -> None:
    s = at_park("""
        seat 1: writing room 3, king 3, madame 1, gold 12
        noble 1 on D3
        noble 25 on E3
    """)
    s = after(s, recruit("D3"), recruit("E3"))  # 6 gold, then 4 − 1
    assert s.gold[0] == 12 - 6 - 3
    assert (s.taken[0], s.taken[24]) == (0, 0)
    assert [in_room(s, 1, room) for room in ("writing room", "king", "madame")] == [1, 0, 0]
    assert s.phase == RECRUITING  # one servant is left in the writing room


@rule("R9.3")
def test_the_first_printed_price() -> None:
    s = at_park("""
        seat 1: writing room 1, king 1, madame 1, gold 3
        noble 1 on F3
        free F2 G3 F4
    """)
    assert price(s, "F3") == 6 - 3
    s = after(s, recruit("F3"))
    assert s.gold[0] == 0


@rule("R9.4")
def test_the_second_printed_price() -> None:
    s = at_park("""
        seat 1: writing room 1, king 1, madame 1, gold 5
        noble 1 on C4
        free C5 C2 E4
    """)  # C2 lies above the lion, E4 to the right of the statue
    assert price(s, "C4") == 6 - 1
    assert can(s, recruit("C4"))
    s.gold[0] = 4
    assert not can(s, recruit("C4"))


@rule("R9.3")
def test_the_price_is_never_below_nothing() -> None:
    s = at_park("""
        seat 1: writing room 1, king 2, madame 2
        noble 27 on E3
        free D2 E2 F2 D3
    """)  # 2 gold, four free fields
    assert price(s, "E3") == 0
    assert after(s, recruit("E3")).gold[0] == 0


@rule("R9.3")
def test_a_noble_taken_makes_its_neighbours_cheaper() -> None:
    s = at_park("seat 1: writing room 2, king 2, gold 8\nnoble 25 on D3\nnoble 9 on E3")
    assert price(s, "E3") == 8
    s = after(s, recruit("D3"))
    assert price(s, "E3") == 7


@rule("R9.5")
def test_a_servant_is_left_on_a_border_field() -> None:
    s = at_park("seat 1: writing room 2, mint 1, king 2, gold 8\nnoble 9 on B3")
    sources = [(action - RECRUIT) % 10 for action in between(s, recruit("B3", "back door"), DRAW)]
    assert sources[:4] == [1, 3, 7, 9]  # writing room, mint, king, supply
    left = after(s, recruit("B3", "mint"))
    assert left.owner[FIELD_NAMES.index("B3")] == 0
    assert in_room(left, 1, "mint") == 0
    assert left.supply[0] == s.supply[0] + 1
    stays = after(left, NEXT)
    assert stays.owner[FIELD_NAMES.index("B3")] == 0


@rule("R9.5")
def test_only_servants_that_were_not_paid_can_be_left() -> None:
    s = at_park("seat 1: writing room 1, king 2, madame 1, gold 8\nnoble 25 on B3")
    field = FIELD_NAMES.index("B3")
    first = RECRUIT + 10 * field
    sources = [action - first for action in between(s, first, first + 10)]
    assert sources == [5, 9]  # Madame's, and the supply with those just paid


@rule("R9.5")
def test_an_empty_supply_holds_the_servants_just_returned() -> None:
    s = at_park("seat 1: writing room 1, gold 8, supply 0\nnoble 9 on B3")
    s = after(s, recruit("B3"))
    assert s.supply[0] == 0
    assert s.owner[FIELD_NAMES.index("B3")] == 0


@rule("R9.6")
def test_a_field_with_a_servant_counts_as_free() -> None:
    s = at_park("seat 1: writing room 1, gold 8\nseat 2: court 1\nservant 2 on B3\nnoble 9 on B4")
    assert price(s, "B4") == 7
    s = at_park("seat 1: writing room 2, gold 16\nnoble 9 on B4\nnoble 10 on B5")
    assert price(after(s, recruit("B4")), "B5") == 9


@rule("R9.7")
def test_nothing_is_left_within_the_park() -> None:
    s = at_park("seat 1: writing room 1, mint 2, gold 8\nnoble 9 on D3")
    field = FIELD_NAMES.index("D3")
    assert between(s, RECRUIT + 10 * field, RECRUIT + 10 * field + 10) == [recruit("D3")]
    s = after(s, recruit("D3"))
    assert s.owner[field] == NO_SEAT
    assert s.supply[0] == 16


@rule("R9.8")
def test_seals_of_cards_are_used_before_servants() -> None:
    s = at_park("seat 1: writing room 2, king 2, madame 1, gold 9, cards seals2\nnoble 17 on D3")
    assert not can(s, recruit("D3"))  # 2 violet, 1 turquoise
    s = after(s, play("one of each"), recruit("D3"))
    assert (in_room(s, 1, "king"), in_room(s, 1, "madame")) == (2, 0)
    assert (s.turquoise, s.violet) == (0, 0)


@rule("R9.9")
def test_an_ability_counts_at_once() -> None:
    s = at_park("seat 1: writing room 1, back door 1, madame 1, gold 5\nnoble 41 on D3")
    s = after(s, recruit("D3"))  # three more cards to draw
    assert s.phase == DRAWING
    assert can(s, draw(4))
    assert not can(s, draw(5))


@rule("R9.5")
def test_the_park_of_others_is_not_touched() -> None:
    s = at_park("seat 1: writing room 1, gold 9\nseat 2: king 2\nservant 2 on B3\nnoble 9 on E1", 3)
    after_it = after(s, recruit("E1"))
    assert after_it.owner[FIELD_NAMES.index("B3")] == 1
    assert after_it.servants[1] == s.servants[1]
    assert (after_it.supply[1], after_it.gold[1]) == (s.supply[1], s.gold[1])
