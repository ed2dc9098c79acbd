"""The rulebook on action 3, mint, king, Madame and writing room: R8, and the gold of R1.7."""

from __future__ import annotations

import pytest

from games.palais_royal.positions import (
    ATTEND,
    NEXT,
    TAKE_GOLD,
    after,
    can,
    in_room,
    king,
    legal,
    madame,
    position,
    recruit,
)
from palas.games.palais_royal.state import ATTENDING, MOVING, RECRUITING, State
from rulebook import rule


def attending(text: str) -> State:
    """Return a position at the start of action 3."""
    return position(text, phase=ATTENDING)


@rule("R8.1")
@pytest.mark.parametrize(("theirs", "gold"), [(0, 3), (1, 3), (2, 2), (3, 2)])
def test_the_printed_example_of_the_mint(theirs: int, gold: int) -> None:
    s = attending(f"seat 1: mint 2, writing room 1\nseat 2: mint {theirs}, court 1")
    s = after(s, TAKE_GOLD)
    assert s.gold[0] == gold
    assert in_room(s, 1, "mint") == 2
    assert s.phase == RECRUITING  # once a turn


@rule("R1.7")
def test_the_gold_never_runs_out() -> None:
    s = attending("seat 1: mint 4, gold 500\nseat 2: gold 400")
    assert after(s, TAKE_GOLD).gold[0] == 505


@rule("R8.2", "R8.3")
def test_the_printed_example_of_the_seals() -> None:
    s = attending("""
        seat 1: king 2, madame 3, writing room 1, gold 20
        seat 2: king 1, madame 2
        noble 7 on D3
    """)  # noble 7: 6 gold, 3 violet and 3 turquoise seals
    s = after(s, madame(), king())
    assert (in_room(s, 1, "king"), in_room(s, 1, "madame")) == (3, 4)
    assert s.supply[0] == 18 - 6 - 2
    assert s.phase == RECRUITING
    assert can(s, recruit("D3"))


@rule("R8.2")
@pytest.mark.parametrize(("king_there", "madame_there"), [(2, 0), (0, 2), (2, 2), (3, 3)])
def test_without_the_majority_no_servant(king_there: int, madame_there: int) -> None:
    text = f"seat 1: king 2, madame 2, mint 1\nseat 2: king {king_there}, madame {madame_there}"
    s = attending(text)
    assert can(s, king()) == (king_there < 2)
    assert can(s, madame()) == (madame_there < 2)


@rule("R8.3")
def test_without_the_seals_no_noble() -> None:
    s = position(
        "seat 1: king 2, madame 3, writing room 1, gold 20\nnoble 7 on D3", phase=RECRUITING
    )
    assert not can(s, recruit("D3"))  # one turquoise seal is missing


@rule("R8.4")
def test_two_servants_in_the_writing_room_recruit_twice_without_bonus() -> None:
    text = "seat 1: writing room 2, gold 30\nnoble 9 on D3\nnoble 10 on E3\nfree F3"
    s = position(text, phase=RECRUITING)
    s = after(s, recruit("D3"))
    assert s.phase == RECRUITING
    s = after(s, recruit("E3"))
    assert s.phase != RECRUITING
    assert in_room(s, 1, "writing room") == 0


@rule("R8.5")
def test_any_order() -> None:
    s = attending("seat 1: mint 2, king 1, madame 1\nseat 2: court 1")
    ends = [
        after(s, TAKE_GOLD, king(), madame()),
        after(s, madame(), king(), TAKE_GOLD),
        after(s, king(), TAKE_GOLD, madame()),
        after(s, ATTEND),
    ]
    for end in ends:
        end.ply = 0
    assert all(end == ends[0] for end in ends)
    assert ends[0].gold[0] == 3


@rule("R8.5")
def test_both_majorities_are_settled_before_a_servant_is_placed() -> None:
    s = attending("seat 1: king 2, madame 2, supply 0\nseat 2: king 1, madame 1")
    s = after(s, king("madame"))  # Madame is tied now
    assert in_room(s, 1, "madame") == 1
    assert can(s, madame("king"))


@rule("R8.5")
def test_the_mint_counts_when_it_pays() -> None:
    s = attending("seat 1: king 2, mint 2, supply 0\nseat 2: mint 1")
    assert after(s, TAKE_GOLD).gold[0] == 3
    assert after(s, king("mint"), TAKE_GOLD).gold[0] == 1  # tied in the mint


@rule("R8.5")
def test_a_mint_emptied_for_the_king_pays_nothing() -> None:
    s = attending("seat 1: king 2, mint 1, writing room 1, supply 0")
    assert after(s, king("mint")).phase == RECRUITING


@rule("R5.1", "R5.2", "R8.2")
def test_servants_come_from_rooms_only_with_an_empty_supply() -> None:
    s = attending("seat 1: king 2, mint 1, gate 1, supply 1\nseat 2: court 1")
    assert legal(s) == [NEXT, ATTEND, TAKE_GOLD, king()]
    s = attending("seat 1: king 2, mint 1, gate 1, supply 0\nseat 2: court 1")
    assert legal(s) == [NEXT, TAKE_GOLD, king("mint"), king("gate")]
    s = after(s, king("gate"))
    assert (in_room(s, 1, "king"), in_room(s, 1, "gate")) == (3, 0)


@rule("R5.3", "R8.2")
def test_a_servant_that_is_nowhere_is_not_placed() -> None:
    s = attending("seat 1: king 2, writing room 1, supply 0")
    s = after(s, king("writing room"))
    assert s.turn == 1
    s = position("seat 1: king 2, supply 0\nseat 2: court 1", phase=MOVING)
    assert after(s, NEXT).turn == 1  # one servant is due, but there is none


@rule("R8.6")
def test_all_at_once_while_the_supply_suffices() -> None:
    text = "seat 1: king 2, madame 1, mint 1, supply {}\nseat 2: court 1"
    s = after(attending(text.format(2)), ATTEND)
    assert (in_room(s, 1, "king"), in_room(s, 1, "madame"), s.gold[0]) == (3, 2, 2)
    assert s.supply[0] == 0
    short = attending(text.format(1))
    assert legal(short) == [NEXT, TAKE_GOLD, king(), madame()]
    short = after(short, king())
    assert not can(short, ATTEND)  # the supply is empty now
    assert can(after(attending(text.format(2)), king()), ATTEND)


@rule("R3.3", "R8.6")
def test_what_is_due_may_lapse() -> None:
    s = attending("seat 1: king 2, madame 1, mint 1, writing room 1\nseat 2: court 1")
    s = after(s, madame(), NEXT)
    assert (s.phase, s.gold[0], in_room(s, 1, "king")) == (RECRUITING, 0, 2)
    assert (s.gold_due, s.king_due, s.madame_due) == (0, 0, 0)
