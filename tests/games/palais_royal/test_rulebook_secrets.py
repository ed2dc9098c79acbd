"""The rulebook on who knows what: R16."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.palais_royal.playing import choice, dealt, positions, seen_by
from games.palais_royal.positions import (
    NEXT,
    TAKE_GOLD,
    after,
    draw,
    keep,
    play,
    position,
    supply,
    walk,
)
from palas.games.palais_royal import moves, secrets, tables
from palas.games.palais_royal.components import CARDS
from palas.games.palais_royal.state import DRAWING, KEEPING, State
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.errors import NothingToUndo
from palas.kernel.rng import Generator
from rulebook import rule

SECRET = ("rng", "hand", "pile", "drawn", "kept_since")


def all_cards(s: State) -> list[int]:
    """Count every card wherever it is."""
    count = list(s.discards)
    for card in range(tables.CARD_KINDS):
        count[card] += s.drawn[card] + s.pile[: s.pile_size].count(card)
        count[card] += sum(s.hand[seat][card] for seat in range(s.seats))
    count[tables.MAJORITY_EVERYWHERE] += s.has_majorities
    for seat in range(s.seats):
        count[tables.POINTS2] += s.points_played[seat][0]
        count[tables.POINTS4] += s.points_played[seat][1]
    return count


def imagined(s: State, viewer: int, seed: int) -> State:
    """Return another world that looks the same to a viewer."""
    dice = Generator()
    dice.key[0] = seed
    world = seen_by(s, viewer)
    secrets.imagine(world, viewer, dice)
    return world


@rule("R16.1")
@settings(max_examples=40)
@given(s=positions)
def test_only_cards_are_secret(s: State) -> None:
    for viewer in range(SPECTATOR, s.seats):
        view = seen_by(s, viewer)
        for name in s.fields:
            if name not in SECRET:
                assert getattr(view, name) == getattr(s, name), name
        assert set(view.pile) == {tables.NO_CARD}
        assert not any(view.rng.key)
        for seat in range(s.seats):
            known = s.hand[seat] if seat == viewer else [0] * tables.CARD_KINDS
            assert view.hand[seat] == known
            if seat != viewer:
                assert view.kept_since[seat] == [0] * tables.CARD_KINDS
        assert view.drawn == (s.drawn if viewer == s.turn else [0] * tables.CARD_KINDS)


@rule("R16.1", "R16.3")
@settings(max_examples=60)
@given(s=positions, seed=st.integers(0, 99))
def test_imagined_worlds_fit_and_look_the_same(s: State, seed: int) -> None:
    for viewer in range(SPECTATOR, s.seats):
        world = imagined(s, viewer, seed)
        assert all_cards(world) == [tables.COPIES] * tables.CARD_KINDS
        assert [sum(row) for row in world.hand] == world.hand_size
        assert sum(world.drawn) == world.num_drawn
        assert min(map(min, world.hand)) >= 0
        assert seen_by(world, viewer) == seen_by(s, viewer)
        nested = imagined(world, (viewer + 1) % s.seats, seed)
        assert all_cards(nested) == [tables.COPIES] * tables.CARD_KINDS


@rule("R16.1")
@settings(max_examples=30)
@given(s=positions, seed=st.integers(0, 99))
def test_observations_hold_nothing_a_seat_may_not_know(s: State, seed: int) -> None:
    for viewer in range(SPECTATOR, s.seats):
        seen = [9] * secrets.OBSERVATION
        secrets.observe(s, viewer, seen)
        for world in (imagined(s, viewer, seed), seen_by(s, viewer)):
            again = [7] * secrets.OBSERVATION
            secrets.observe(world, viewer, again)
            assert again == seen


@rule("R16.1")
def test_observations_are_seen_from_the_seat() -> None:
    s = position("seat 1: gold 5\nseat 2: gold 7\nseat 3: gold 9", 3)
    at = secrets.ROOM_NUMBERS * 9 + secrets.FIELD_NUMBERS * 36 + 2
    golds = []
    for viewer in range(3):
        out = [0] * secrets.OBSERVATION
        secrets.observe(s, viewer, out)
        golds.append([out[at + secrets.SEAT_NUMBERS * place] for place in range(3)])
    assert golds == [[5, 7, 9], [7, 9, 5], [9, 5, 7]]


@rule("R16.2")
def test_numbers_of_cards_are_public() -> None:
    s = position("seat 1: back door 3\nseat 2: cards gold4 moves5", phase=DRAWING)
    view = seen_by(after(s, draw(3)), SPECTATOR)
    assert view.hand_size[:2] == [0, 2]
    assert (view.pile_size, view.num_drawn, view.drawn) == (33, 3, [0] * 9)


@rule("R16.3")
def test_a_fresh_pile_holds_no_more_than_the_discards() -> None:
    rest = " ".join(["gold4"] * 2 + ["points2"] * 2 + ["seals2"])
    s = position(f"seat 1: back door 1\nseat 2: cards gold4\npile\ndiscards {rest}", phase=DRAWING)
    s = after(s, draw(1))
    most = {CARDS[card]: count for card, count in enumerate(s.pile_most) if count}
    assert most == {"gold4": 2, "points2": 2, "seals2": 1}
    assert s.kept_since[0] == [0] * 9
    card = CARDS[s.drawn.index(1)]
    kept = after(s, keep(card))
    assert kept.kept_since[0][CARDS.index(card)] == 1  # the seat knows that it left the pile
    assert kept.pile_most == s.pile_most  # the others do not
    thrown = after(s, NEXT)
    assert thrown.pile_most[CARDS.index(card)] == s.pile_most[CARDS.index(card)] - 1


def check_pile(s: State) -> None:
    """Check that what every viewer knows of the pile is true."""
    for viewer in range(SPECTATOR, s.seats):
        view = seen_by(s, viewer)
        for card in range(tables.CARD_KINDS):
            drawn = 0 if viewer == s.turn else s.drawn[card]
            inside = s.pile[: s.pile_size].count(card) + drawn
            assert inside <= secrets.most_in_pile(view, card)


@pytest.mark.long
@rule("R16.3")
def test_what_is_known_of_the_pile_is_true_through_whole_games() -> None:
    shuffles = 0
    for seed in range(6):
        s = dealt(seed, 2 + seed % 3)
        dice = random.Random(seed)
        while not s.over and s.ply < 1500:
            size = s.pile_size
            moves.apply(s, lowest_acting(s), choice(s, dice))
            shuffles += s.pile_size > size
            check_pile(s)
    assert shuffles > 3


@rule("R16.3")
def test_who_has_seen_a_card_leave_the_pile_knows_more() -> None:
    s = position("seat 1: back door 1\npile\ndiscards gold4 gold4", phase=DRAWING)
    drawn = after(s, draw(1))
    kept, thrown = after(drawn, keep("gold4")), after(drawn, NEXT)
    known = [
        [secrets.most_in_pile(seen_by(world, viewer), tables.GOLD4) for viewer in (0, 1, SPECTATOR)]
        for world in (drawn, kept, thrown)
    ]
    assert known == [[1, 2, 2], [1, 2, 2], [1, 1, 1]]  # of four copies, two are far from the pile


@rule("R16.3")
def test_a_shuffle_in_the_middle_of_drawing_gives_nothing_away() -> None:
    text = "seat 1: back door 2\npile {}\ndiscards points2 points2 seals2"
    first, second = (
        after(position(text.format(card), phase=DRAWING), draw(2)) for card in ("gold4", "moves5")
    )
    assert first.phase == KEEPING
    assert first.pile_most == second.pile_most
    assert seen_by(first, 1) == seen_by(second, 1)


@rule("R16.4")
def test_moves_are_taken_back_until_cards_are_drawn() -> None:
    match = palas.game("palais-royal").new(2, 1)
    match.positions = [
        position("seat 1: court 1, staircase 2, back door 1, cards gold4\nseat 2: court 1")
    ]
    for action in (play("gold4"), supply(1), walk("gate", "mint"), NEXT, TAKE_GOLD):
        before = match.state.copy()
        match.play(action)
        match.undo(0)
        assert match.state == before  # a card played is taken back as well
        match.play(action)
    match.play(draw(1))
    with pytest.raises(NothingToUndo):
        match.undo(0)
    match.play(NEXT)
    assert match.can_undo(0)  # what to keep may be thought over
    match.undo(0)
    match.play(NEXT)
    match.play(supply(1))
    assert not match.can_undo(0)  # another seat has moved
