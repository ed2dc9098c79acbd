"""The rulebook on playing cards and the nine cards: R11 and R12."""

from __future__ import annotations

import pytest

from games.palais_royal.playing import dealt
from games.palais_royal.positions import (
    ATTEND,
    NEXT,
    WAYS,
    after,
    between,
    can,
    draw,
    end,
    in_room,
    king,
    legal,
    play,
    position,
    recruit,
    supply,
    supply_from,
    to_phase,
    walk,
)
from palas.games.palais_royal import moves
from palas.games.palais_royal.actions import MAX_LEGAL, PLAY, SUPPLY_FROM, SUPPLY_GATE
from palas.games.palais_royal.components import CARDS
from palas.games.palais_royal.majorities import has_majority
from palas.games.palais_royal.state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    RECRUITING,
    SUPPLYING,
    State,
)
from palas.games.palais_royal.tables import CARD_PRICE, MINT
from rulebook import rule

ALL = "cards " + " ".join(CARDS)
BUSY = f"seat 1: court 1, staircase 1, mint 1, writing room 1, back door 1, gold 20, {ALL}"


def plays(s: State) -> list[str]:
    """Return the ways in which the seat may play cards."""
    return [WAYS[action - PLAY] for action in between(s, PLAY, SUPPLY_GATE)]


def discarded(s: State) -> list[str]:
    """Return the open discards."""
    return [CARDS[card] for card, count in enumerate(s.discards) for _ in range(count)]


@rule("R11.1")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_paid_for(card: str) -> None:
    price = CARD_PRICE[CARDS.index(card)]
    phase = {"moves5": MOVING, "moves9": MOVING, "seals2": RECRUITING}.get(card, SUPPLYING)
    way = "one of each" if card == "seals2" else card
    text = f"seat 1: court 1, staircase 1, writing room 1, cards {card}, gold "
    s = position(text + str(price), phase=phase)
    s = after(s, play(way))
    assert s.gold[0] == (4 if card == "gold4" else 0)
    assert (s.hand[0], s.hand_size[0]) == ([0] * 9, 0)
    if price > 0:
        assert plays(position(text + str(price - 1), phase=phase)) == []


@rule("R11.1")
def test_only_own_cards_in_the_own_turn() -> None:
    s = position(f"seat 1: court 1, gold 9\nseat 2: court 2, gold 9, {ALL}")
    assert plays(s) == []
    assert moves.legal(s, 1, [0] * MAX_LEGAL) == 0


@rule("R11.1", "R12.2", "R12.3", "R12.4", "R12.6")
@pytest.mark.parametrize(
    ("phase", "now"),
    [
        (SUPPLYING, ["majority_everywhere", "gate_any", "gate2_moves6"]),
        (MOVING, ["moves5", "moves9"]),
        (ATTENDING, []),
        (RECRUITING, ["two turquoise", "one of each", "two violet"]),
        (DRAWING, []),
        (CLOSING, []),
    ],
)
def test_every_card_has_its_time(phase: int, now: list[str]) -> None:
    assert plays(position(BUSY, phase=phase)) == [*now, "gold4", "points2", "points4"]


@rule("R11.2")
def test_any_number_of_cards_in_a_turn() -> None:
    s = position("seat 1: court 1, staircase 1, gold 9, cards moves5 moves5 moves9 gold4")
    s = after(to_phase(s, MOVING), play("gold4"), play("moves5"), play("moves5"), play("moves9"))
    assert s.moves == 2 + 5 + 5 + 9
    assert s.gold[0] == 9 + 4 - 1 - 1 - 2


@rule("R11.3")
def test_cards_of_any_time_while_choosing_and_after_the_last_action() -> None:
    s = position("seat 1: back door 2, gold 9, cards points2 gold4", phase=DRAWING)
    s = after(s, draw(2))
    assert s.phase == KEEPING
    s = after(s, play("points2"), NEXT)
    assert s.phase == CLOSING
    s = after(s, play("gold4"))
    assert s.gold[0] == 9 - 2 + 4
    assert s.turn == 1  # with an empty hand the turn is over


@rule("R11.4")
def test_used_cards_are_discarded_at_once() -> None:
    s = position(BUSY)
    s = after(s, play("gate2_moves6"), play("gold4"), NEXT, play("moves5"))
    assert discarded(s) == ["gate2_moves6", "moves5", "gold4"]


@rule("R12.1")
def test_majority_everywhere_with_one_servant() -> None:
    s = position(
        """
        seat 1: court 1, staircase 1, mint 1, king 1, gold 1, cards majority_everywhere
        seat 2: court 3, staircase 3, mint 3, king 3, madame 3, cardinal 2
        seat 3: mint 2
    """,
        3,
    )
    assert s.gate_due == 1
    s = after(s, play("majority_everywhere"))
    assert (s.gate_due, s.has_majorities, discarded(s)) == (2, 1, [])
    assert has_majority(s, 0, MINT)
    assert not has_majority(s, 2, MINT)  # it is nothing to the others
    s = after(s, supply(2))
    assert s.moves == 2
    s = after(s, NEXT)
    assert (s.king_due, s.madame_due) == (1, 0)  # nobody stands at Madame
    s = after(s, ATTEND)
    assert (s.gold[0], in_room(s, 1, "king")) == (2, 2)
    assert s.turn == 1
    assert (s.has_majorities, discarded(s)) == (0, ["majority_everywhere"])
    assert s.gate_due == 4  # seat 2 has its majorities again


@rule("R12.1")
def test_majority_everywhere_changes_nothing_for_who_has_it() -> None:
    s = position("seat 1: court 2, gold 1, cards majority_everywhere\nseat 2: court 1")
    assert s.gate_due == 3
    assert after(s, play("majority_everywhere")).gate_due == 3
    s = position("seat 1: mint 2, gold 1, cards majority_everywhere\nseat 2: court 1")
    assert after(s, play("majority_everywhere")).gate_due == 0  # nobody in the court


@rule("R12.1")
def test_majority_everywhere_comes_before_action_1() -> None:
    text = "seat 1: court 2, staircase 1, mint 1, gold 9, supply {}, cards " + " ".join(CARDS[:3])
    assert "majority_everywhere" not in plays(after(position(text.format(9)), supply(1)))
    s = after(position(text.format(0)), supply_from("mint"))  # still in action 1
    assert s.phase == SUPPLYING
    assert plays(s) == []  # nor the two other cards of R12.2 and R12.3


@rule("R12.1")
def test_a_second_majority_card_is_not_played_beside_the_first() -> None:
    two = "majority_everywhere majority_everywhere"
    s = position(f"seat 1: court 1, gold 9, cards {two}\nseat 2: mint 1")
    s = after(s, play("majority_everywhere"))
    assert not can(s, play("majority_everywhere"))
    assert s.hand_size[0] == 1


@rule("R12.2")
def test_any_number_to_the_gate() -> None:
    s = position("seat 1: court 1, mint 1, gold 2, supply 6, cards gate_any\nseat 2: court 1")
    s = after(s, play("gate_any"))
    assert between(s, SUPPLY_GATE, SUPPLY_FROM) == [supply(n) for n in range(1, 7)]
    s = after(s, supply(6))
    assert legal(s) == [NEXT, supply_from("mint"), supply_from("court")]
    s = after(s, supply_from("court"), supply_from("mint"))
    assert in_room(s, 1, "gate") == 8


@rule("R12.2")
def test_any_number_without_a_servant_in_the_court() -> None:
    s = position("seat 1: mint 1, gold 2, supply 6, cards gate_any")
    assert s.gate_due == 0
    s = after(s, play("gate_any"), supply(4))
    assert (in_room(s, 1, "gate"), s.supply[0]) == (4, 2)


@rule("R12.3")
def test_two_to_the_gate_and_six_moves() -> None:
    s = position("seat 1: court 1, staircase 2, gold 2, cards gate2_moves6\nseat 2: court 1")
    s = after(s, play("gate2_moves6"))
    assert (s.gate_due, s.moves) == (3, 6)
    s = after(s, supply(3))
    assert s.moves == 6 + 3
    assert s.phase == MOVING


@rule("R12.3")
def test_six_moves_without_anything_for_the_gate() -> None:
    s = position("seat 1: mint 2, gold 2, supply 9, cards gate2_moves6")
    s = after(s, play("gate2_moves6"), NEXT)
    assert (s.phase, s.moves) == (MOVING, 6)
    assert can(s, walk("mint", "gate", 2))


@rule("R12.4")
@pytest.mark.parametrize(("card", "more"), [("moves5", 5), ("moves9", 9)])
def test_more_moves(card: str, more: int) -> None:
    s = position(f"seat 1: staircase 1, gold 2, cards {card}", phase=MOVING)
    s = after(s, walk("staircase", "king"), walk("king", "gate"))
    assert (s.moves, s.phase) == (0, MOVING)  # the card can still be played
    assert after(s, play(card)).moves == more


@rule("R12.5")
@pytest.mark.parametrize("is_any_first", [True, False])
def test_cards_of_action_1_add_up(is_any_first: bool) -> None:
    text = "seat 1: court 1, gold 9, supply 9, cards majority_everywhere gate2_moves6 gate2_moves6"
    s = position(text + "\nseat 2: court 2")
    s = after(s, play("gate2_moves6"), play("majority_everywhere"), play("gate2_moves6"))
    assert (s.gate_due, s.moves) == (6, 12)
    any_number = "seat 1: court 1, gold 9, supply 9, cards majority_everywhere gate_any"
    s = position(any_number + "\nseat 2: court 2")
    order = ["majority_everywhere", "gate_any"]
    s = after(s, *map(play, reversed(order) if is_any_first else order))
    assert can(s, supply(9))


@rule("R12.6")
@pytest.mark.parametrize(
    ("way", "field", "others"),
    [("two turquoise", "D3", "E3"), ("two violet", "E3", "D3")],
)
def test_two_seals_of_one_kind(way: str, field: str, others: str) -> None:
    s = position(
        "seat 1: writing room 1, gold 9, cards seals2\nnoble 12 on D3\nnoble 11 on E3",
        phase=RECRUITING,
    )  # 5 gold and two turquoise, 5 gold and two violet seals
    s = after(s, play(way))
    assert can(s, recruit(field))
    assert not can(s, recruit(others))
    assert after(s, recruit(field)).gold[0] == 9 - 2 - 5


@rule("R12.6")
def test_seals_serve_several_nobles_and_then_lapse() -> None:
    s = position(
        "seat 1: writing room 3, gold 20, back door 1, cards seals2 seals2\n"
        "noble 42 on D3\nnoble 41 on E3",
        phase=RECRUITING,
    )  # one turquoise, one violet seal
    s = after(s, play("one of each"), recruit("D3"), recruit("E3"))
    assert (s.turquoise, s.violet) == (0, 0)
    s = after(s, play("one of each"))
    assert (s.turquoise, s.violet) == (1, 1)
    s = after(s, NEXT)
    assert (s.turquoise, s.violet, s.phase) == (0, 0, DRAWING)


@rule("R12.7")
def test_four_gold() -> None:
    s = position("seat 1: court 1, gold 1, cards gold4 gold4")
    s = after(s, play("gold4"))
    assert s.gold[0] == 5
    assert discarded(s) == ["gold4"]


@rule("R12.8")
def test_points_stay_open() -> None:
    s = position("seat 1: court 1, gold 9, cards points2 points4 points2")
    s = after(s, play("points2"), play("points4"), play("points2"))
    assert s.points_played[0] == [2, 1]
    assert s.gold[0] == 0
    assert discarded(end(s)) == []


@rule("R11.3")
def test_no_cards_in_the_opening() -> None:
    s = dealt(1, 2)
    s.hand[s.start][CARDS.index("gold4")] = 1
    s.hand_size[s.start] = 1
    assert plays(s) == []


@rule("R12.1")
def test_a_bonus_servant_by_the_card() -> None:
    s = position("""
        seat 1: king 1, gold 1, cards majority_everywhere
        seat 2: king 3
    """)
    s = after(s, play("majority_everywhere"))
    assert s.phase == ATTENDING  # nothing to bring, nothing to move, no card in hand
    assert in_room(after(s, king()), 1, "king") == 2
