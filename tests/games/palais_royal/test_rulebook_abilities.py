"""The rulebook on the abilities of nobles: R13."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import (
    ATTEND,
    NEXT,
    TAKE_GOLD,
    after,
    can,
    draw,
    in_room,
    keep,
    king,
    madame,
    next_round,
    position,
    recruit,
    supply,
    walk,
)
from palas.games.palais_royal.state import ATTENDING, DRAWING, MOVING, RECRUITING
from rulebook import rule


@rule("R13.1", "R13.7")
@pytest.mark.parametrize(
    ("nobles", "due"), [("", 2), (", noble 31", 4), (", noble 31, noble 32", 6)]
)
def test_two_more_to_the_gate(nobles: str, due: int) -> None:
    s = position(f"seat 1: court 2{nobles}\nseat 2: court 3")
    assert s.gate_due == due
    assert can(s, supply(due))
    assert not can(s, supply(due + 1))


@rule("R13.1")
def test_to_the_gate_without_a_servant_in_the_court_and_in_every_turn() -> None:
    s = position("seat 1: gate 1, noble 31\nseat 2: court 3")
    assert s.gate_due == 2
    s = next_round(after(s, supply(2)))
    assert (s.turn, s.gate_due) == (0, 2)


@rule("R13.2", "R13.7")
@pytest.mark.parametrize(
    ("nobles", "moves"), [("", 2), (", noble 33", 4), (", noble 33, noble 34", 6)]
)
def test_two_more_moves(nobles: str, moves: int) -> None:
    s = position(f"seat 1: staircase 2{nobles}\nseat 2: staircase 2", phase=MOVING)
    assert s.moves == moves


@rule("R13.3", "R13.7")
@pytest.mark.parametrize("nobles", ["noble 35", "noble 36", "noble 35, noble 36"])
@pytest.mark.parametrize(
    ("there", "steps"), [("mint", 1), ("gate", 1), ("madame", 2), ("cardinal", 2), ("court", 2)]
)
def test_diagonal_steps(nobles: str, there: str, steps: int) -> None:
    s = position(f"seat 1: staircase 4, {nobles}\nseat 2: staircase 5", phase=MOVING)
    assert after(s, walk("staircase", there)).moves == 4 - steps
    assert can(s, walk("staircase", there, 4 // steps))
    assert not can(s, walk("staircase", there, 4 // steps + 1))


@rule("R13.4", "R13.7")
@pytest.mark.parametrize(("nobles", "gold"), [("noble 25", 2), ("noble 25, noble 26", 4)])
def test_two_more_gold_without_a_servant_in_the_mint(nobles: str, gold: int) -> None:
    s = position(f"seat 1: court 1, {nobles}\nseat 2: mint 3", phase=ATTENDING)
    assert after(s, TAKE_GOLD).gold[0] == gold


@rule("R13.4")
def test_gold_comes_once_in_every_turn() -> None:
    s = position("seat 1: mint 1, court 1, noble 25\nseat 2: court 1")
    s = after(s, NEXT, ATTEND)
    assert s.gold[0] == 2 + 2
    s = after(next_round(s), NEXT, ATTEND)
    assert s.gold[0] == 8


@rule("R13.5")
@pytest.mark.parametrize(
    ("noble", "place", "room"), [(37, king, "king"), (39, madame, "madame"), (40, madame, "madame")]
)
def test_one_more_servant_at_king_or_madame(noble: int, place: object, room: str) -> None:
    assert callable(place)
    s = position(f"seat 1: court 1, noble {noble}\nseat 2: {room} 3, mint 1", phase=ATTENDING)
    assert s.king_due + s.madame_due == 1
    s = after(s, place())
    assert in_room(s, 1, room) == 1


@rule("R13.5", "R13.7")
def test_bonus_servants_add_up_with_the_majority() -> None:
    text = "seat 1: king 1, madame 1, noble 37, noble 38, noble 39\nseat 2: madame 1"
    s = position(text, phase=ATTENDING)
    assert (s.king_due, s.madame_due) == (3, 1)
    s = after(s, ATTEND)
    assert (in_room(s, 1, "king"), in_room(s, 1, "madame")) == (4, 2)


@rule("R13.5")
def test_a_bonus_servant_comes_after_the_majorities() -> None:
    s = position("seat 1: king 1, mint 1, noble 37\nseat 2: king 1", phase=ATTENDING)
    s = after(s, king())
    assert in_room(s, 1, "king") == 2
    assert not can(s, king())  # the majority won by the noble's servant brings no other


@rule("R13.6", "R13.7")
@pytest.mark.parametrize(("nobles", "most"), [("noble 41", 5), ("noble 41, noble 42", 8)])
def test_three_more_cards_to_choose_from(nobles: str, most: int) -> None:
    s = position(f"seat 1: back door 2, {nobles}", phase=DRAWING)
    assert can(s, draw(most))
    assert not can(s, draw(most + 1))
    assert after(s, draw(most)).keeps == 2


@rule("R13.6")
def test_without_a_servant_at_the_back_door_no_card() -> None:
    s = position("seat 1: court 1, mint 1, noble 41\nseat 2: court 1")
    s = after(s, NEXT, ATTEND)
    assert s.turn == 1


@rule("R13.6")
def test_a_kept_card_of_many_costs_one_servant() -> None:
    s = position("seat 1: back door 1, noble 41\npile moves5 moves5 moves9 gold4", phase=DRAWING)
    s = after(s, draw(4), keep("gold4"))
    assert (s.hand_size[0], in_room(s, 1, "back door"), s.supply[0]) == (1, 0, 18)


@rule("R13.8")
@pytest.mark.parametrize(
    ("noble", "seals", "others", "join"),
    [(29, 1, 7, 1), (27, 2, 7, 3), (27, 2, 2, 2), (30, 1, 0, 0), (28, 1, 3, 3)],
)
def test_other_servants_join_once(noble: int, seals: int, others: int, join: int) -> None:
    s = position(
        f"""
        seat 1: writing room 1, king {seals}, madame {seals}, gold 9, supply 2, others {others}
        seat 2: court 1
        noble {noble} on D3
        """,
        phase=RECRUITING,
    )
    s = after(s, recruit("D3"))
    assert s.others[0] == others - join
    assert s.supply[0] == 2 + 1 + 2 * seals + join
    s = next_round(s)
    assert (s.turn, s.others[0], s.supply[0]) == (0, others - join, 3 + 2 * seals + join)
