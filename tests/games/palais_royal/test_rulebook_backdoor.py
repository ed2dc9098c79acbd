"""The rulebook on action 5, the back door: R10."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import (
    NEXT,
    after,
    between,
    can,
    draw,
    in_room,
    keep,
    legal,
    position,
)
from palas.games.palais_royal.actions import DRAW, KEEP
from palas.games.palais_royal.components import CARDS
from palas.games.palais_royal.state import CLOSING, DRAWING, KEEPING, State
from palas.games.palais_royal.tables import NO_CARD
from rulebook import rule


def at_door(text: str) -> State:
    """Return a position at the start of action 5."""
    return position(text, phase=DRAWING)


def cards(row: list[int]) -> list[str]:
    """Return a row of numbers of cards as names."""
    return [CARDS[card] for card, count in enumerate(row) for _ in range(count)]


@rule("R10.1", "R10.2", "R10.3")
def test_the_printed_example_of_green() -> None:
    s = at_door("seat 1: back door 3\npile points2 moves5 gold4 moves9")
    assert legal(s) == [NEXT, draw(1), draw(2), draw(3)]
    s = after(s, draw(3))
    assert (cards(s.drawn), s.num_drawn, s.phase) == (["moves5", "moves9", "gold4"], 3, KEEPING)
    s = after(s, keep("gold4"), keep("moves9"))
    assert s.phase == KEEPING
    s = after(s, NEXT)
    assert (cards(s.hand[0]), s.hand_size[0]) == (["moves9", "gold4"], 2)
    assert cards(s.discards) == ["moves5"]
    assert (in_room(s, 1, "back door"), s.supply[0]) == (1, 17)
    assert (s.num_drawn, s.keeps, s.drawn) == (0, 0, [0] * 9)
    assert s.phase == CLOSING  # the seat holds cards


@rule("R10.1")
def test_fewer_cards_may_be_drawn_and_only_once_a_turn() -> None:
    s = after(at_door("seat 1: back door 3\npile points2 moves5 gold4"), draw(1))
    assert (s.num_drawn, s.pile_size) == (1, 2)
    assert s.pile[2] == NO_CARD
    s = after(s, keep("gold4"))
    assert s.phase == CLOSING
    assert between(s, DRAW, KEEP) == []


@rule("R10.1")
def test_drawing_is_optional() -> None:
    s = after(at_door("seat 1: back door 3\nseat 2: court 1"), NEXT)
    assert s.turn == 1
    assert s.pile_size == 36


@rule("R10.2")
def test_every_card_kept_costs_a_servant() -> None:
    s = after(at_door("seat 1: back door 2\npile gold4 gold4 moves5"), draw(2))
    s = after(s, keep("gold4"), keep("moves5"))
    assert (in_room(s, 1, "back door"), s.supply[0], s.hand_size[0]) == (0, 18, 2)
    assert s.phase == CLOSING


@rule("R10.2")
def test_no_more_are_kept_than_servants_stand_at_the_door() -> None:
    s = at_door("seat 1: back door 1, noble 41\npile gold4 gold4 moves5 moves9 points2")
    s = after(s, draw(4), keep("gold4"))
    assert s.phase == CLOSING
    assert cards(s.discards) == ["moves5", "moves9", "points2"]


@rule("R10.3")
def test_keeping_none_is_allowed() -> None:
    s = after(at_door("seat 1: back door 2\nseat 2: court 1\npile gold4 moves5"), draw(2), NEXT)
    assert cards(s.discards) == ["moves5", "gold4"]
    assert (in_room(s, 1, "back door"), s.hand_size[0], s.turn) == (2, 0, 1)


@rule("R10.4")
def test_the_discards_become_the_pile_when_it_is_empty() -> None:
    s = at_door("seat 1: back door 3\npile gold4\ndiscards points2 points2 moves5 seals2")
    s = after(s, draw(3))
    assert (s.num_drawn, s.pile_size, s.discards) == (3, 2, [0] * 9)
    assert s.drawn[CARDS.index("gold4")] == 1
    pool = sorted(cards(s.drawn) + [CARDS[card] for card in s.pile[:2]])
    assert pool == ["gold4", "moves5", "points2", "points2", "seals2"]


@rule("R10.4")
def test_the_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    s = at_door("seat 1: back door 1\npile gold4\ndiscards points2")
    s = after(s, draw(1))
    assert (s.pile_size, cards(s.discards)) == (0, ["points2"])
    assert cards(after(s, NEXT).discards) == ["gold4", "points2"]


@rule("R10.4")
def test_a_shuffled_pile_can_come_in_any_order() -> None:
    orders = set()
    for seed in range(30):
        s = at_door("seat 1: back door 1\npile\ndiscards gold4 moves5 seals2")
        s.rng.key[1] = seed
        s.rng.used = 0
        s = after(s, draw(1))
        orders.add((*s.pile[:2], *cards(s.drawn)))
    assert len(orders) == 6


@rule("R10.5")
@pytest.mark.parametrize("there", [0, 1, 2])
def test_no_more_than_there_are(there: int) -> None:
    cards_there = " ".join(["gold4"] * there)
    s = at_door(f"seat 1: back door 3\npile {cards_there}")
    assert between(s, DRAW, KEEP) == [draw(count + 1) for count in range(there)]


@rule("R10.5")
def test_with_both_piles_empty_the_action_is_passed_over() -> None:
    s = position("seat 1: back door 3\nseat 2: court 1\npile")
    s = after(s, NEXT)  # the only decision of the turn
    assert s.turn == 1


@rule("R10.6")
def test_no_bonus_and_no_limit() -> None:
    s = at_door("seat 1: back door 2, cards gold4 gold4 gold4 gold4 moves5 moves5\nseat 2: mint 1")
    assert not can(s, draw(3))  # the majority brings nothing
    s = after(s, draw(2))
    for _ in range(2):
        s = after(s, between(s, KEEP, KEEP + 9)[0])
    assert s.hand_size[0] == 8
