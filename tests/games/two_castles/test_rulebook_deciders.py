"""The option `bonus_decider`: R13."""

from __future__ import annotations

import pytest

from games.two_castles.castles import (
    LEFT,
    RIGHT,
    acting,
    decisions,
    drawn,
    give,
    is_settled,
    on,
    play,
    put_on_top,
    table,
)
from palas.games.two_castles.actions import (
    AGREE,
    DISAGREE,
    TAKE_ATTENDANT,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_ROOM,
    TAKE_SPECIAL,
)
from palas.games.two_castles.meta import META
from palas.games.two_castles.state import LAYING, TAKING_ROOM, State
from palas.games.two_castles.tables import FOOD
from rulebook import rule


def bonus(decider: str, side: int, letter: str = "l", rest: str = "") -> State:
    """Return a table where one side of castle 0 has just laid the third room of a type."""
    s = table(f"= = {letter} {letter} {rest}", decider=decider)
    give(s, 0, side, letter)
    x = 4 + len(rest.split())
    return play(s, side, (LEFT, RIGHT)[side] + on(x, 0))


@rule("R13.1")
def test_the_placer_decides_by_default() -> None:
    assert META.read_options({}) == {"bonus_decider": "placer"}
    assert META.option_numbers({"bonus_decider": "placer"}) == [0]


@rule("R13.1")
@pytest.mark.parametrize("side", [0, 1])
def test_who_laid_the_room_decides_alone(side: int) -> None:
    s = bonus("placer", side)
    assert acting(s) == [side]
    s = play(s, side, (LEFT, RIGHT)[side] + TAKE_ATTENDANT + 3)
    assert s.attendant[0] == [4, 0]


@rule("R13.1")
def test_the_placer_decides_on_all_that_follows() -> None:
    s = table("= = f f l l", decider="placer")
    give(s, 0, 1, "f")
    rooms = put_on_top(s, "lllll")
    s = play(s, 1, RIGHT + on(6, 0), RIGHT + TAKE_ROOM + rooms[0], RIGHT + on(7, 0))
    assert acting(s) == [1]
    assert decisions(s, 1, 1) == [TAKE_ATTENDANT + kind for kind in range(4)]


@rule("R13.2")
@pytest.mark.parametrize("side", [0, 1])
def test_the_elder_decides_whoever_laid_the_room(side: int) -> None:
    s = bonus("elder", side)
    assert acting(s) == [0]
    s = play(s, 0, LEFT + TAKE_ATTENDANT)
    assert s.attendant[0] == [1, 0]


@rule("R13.2")
def test_the_elder_also_lays_the_room_of_a_bonus() -> None:
    s = bonus("elder", 1, "s")
    assert acting(s) == [0]
    s = play(s, 0, LEFT + on(-1, 0))
    assert drawn(s, 0)[-1, 0] == "T"


@rule("R13.2")
def test_in_the_last_castle_seat_1_is_the_elder() -> None:
    s = table("", "", "= = l l", decider="elder")  # between seat 3 and seat 1
    give(s, 2, 0, "l")
    s = play(s, 2, LEFT + on(4, 0))
    assert acting(s) == [0]
    assert play(s, 0, RIGHT + TAKE_ATTENDANT + 1).attendant[2] == [2, 0]


@rule("R13.3")
@pytest.mark.parametrize(("placer", "other"), [(0, 1), (1, 0)])
def test_the_placer_proposes_and_the_partner_agrees(placer: int, other: int) -> None:
    own = (LEFT, RIGHT)
    s = bonus("agree", placer)
    assert acting(s) == [placer]
    s = play(s, placer, own[placer] + TAKE_ATTENDANT + 2)
    assert s.attendant[0] == [0, 0]  # only proposed
    assert s.proposal[0] == TAKE_ATTENDANT + 2
    assert acting(s) == [other]
    assert decisions(s, other, other) == [AGREE, DISAGREE]
    s = play(s, other, own[other] + AGREE)
    assert s.attendant[0] == [3, 0]
    assert is_settled(s, 0)


@rule("R13.3")
@pytest.mark.parametrize(("placer", "other"), [(0, 1), (1, 0)])
def test_after_a_disagreement_the_elder_decides(placer: int, other: int) -> None:
    own = (LEFT, RIGHT)
    s = bonus("agree", placer)
    s = play(s, placer, own[placer] + TAKE_ATTENDANT + 2)
    s = play(s, other, own[other] + DISAGREE)
    assert s.attendant[0] == [0, 0]
    assert acting(s) == [0]
    assert decisions(s, 0, 0) == [TAKE_ATTENDANT + kind for kind in range(4)]
    s = play(s, 0, LEFT + TAKE_ATTENDANT + 1)
    assert s.attendant[0] == [2, 0]
    assert is_settled(s, 0)


@rule("R13.3")
def test_every_single_decision_is_proposed() -> None:
    s = table("= = f f\nd d", decider="agree")
    give(s, 0, 1, "d")
    rooms = put_on_top(s, "sulus")
    s = play(s, 1, RIGHT + on(2, -1), RIGHT + TAKE_BONUS + FOOD)
    s = play(s, 0, LEFT + AGREE)
    assert s.bonus[0] == TAKING_ROOM
    s = play(s, 1, RIGHT + TAKE_ROOM + rooms[1])
    s = play(s, 0, LEFT + DISAGREE, LEFT + TAKE_ROOM + rooms[2])
    assert (s.bonus[0], s.held[0]) == (LAYING, rooms[2])
    assert acting(s) == [1]  # a new decision: the placer proposes again
    s = play(s, 1, RIGHT + on(4, 0))
    assert (4, 0) not in drawn(s, 0)
    s = play(s, 0, LEFT + AGREE)
    assert drawn(s, 0)[4, 0] == "l"
    assert is_settled(s, 0)


@rule("R13.3")
def test_cards_and_special_rooms_are_proposed_too() -> None:
    s = play(bonus("agree", 0, "u"), 0, LEFT + TAKE_CARD + 19)
    s = play(s, 1, RIGHT + AGREE)
    assert s.card[0] == [19, -1]
    s = table("= = o o o o", decider="agree")
    give(s, 0, 0, "o")
    s = play(s, 0, LEFT + on(6, 0), LEFT + TAKE_SPECIAL + 2)
    assert acting(s) == [1]
    s = play(s, 1, RIGHT + AGREE)
    assert (s.bonus[0], s.held[0]) == (LAYING, 149)


@rule("R13.3")
def test_drafted_rooms_need_no_agreement() -> None:
    s = table("= =", decider="agree")
    give(s, 0, 0, "l")
    s = play(s, 0, LEFT + on(2, 0))
    assert drawn(s, 0) == {(2, 0): "l"}


@rule("R13.3")
def test_the_partner_may_go_on_in_its_other_castle_before_it_answers() -> None:
    s = table("= = l l", decider="agree")
    give(s, 0, 0, "l")
    give(s, 1, 0, "s")
    s = play(s, 0, LEFT + on(4, 0), LEFT + TAKE_ATTENDANT)
    s = play(s, 1, LEFT + on(-1, 0))
    assert acting(s) == [1]
    assert decisions(s, 1, 1) == [AGREE, DISAGREE]
