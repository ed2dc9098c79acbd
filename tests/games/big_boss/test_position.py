"""Positions of Big Boss as text: both ways, what may be left out, and what is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.big_boss.playing import dealt, legal, played, positions, seen_by, without_generator
from palas.games.big_boss import moves
from palas.games.big_boss.actions import BUILD, BUY_BLIND, BUY_OPEN, BUY_TOWER, SURVIVE
from palas.games.big_boss.state import (
    ACT,
    BARON,
    FINISHED,
    GRANDEE,
    HIDDEN,
    IN_DECK,
    NO_CARD,
    NO_CASTLE,
    NO_PLOT,
    NOBLE,
    PLAYED,
    PROMOTE,
    SURVIVOR,
    State,
)
from palas.games.big_boss.tables import CASTLES
from palas.games.big_boss.text import (
    parse_position,
    parse_setup,
    position_text,
    revealed,
    setup_words,
)
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import BrokenPosition, BrokenRecord

CADIZ, GRANADA, SEVILLA = 1, 3, 7
SEVEN_CASTLES = "\n".join(
    f"castle {name} {8 * at + 1}: 1 2 1, stone {8 * at + 1}" for at, name in enumerate(CASTLES[:7])
)


def position(*lines: str, head: str = "big-boss, 3 seats, seat 2 to act: turn") -> State:
    return parse_position("\n".join([head, *lines]))


# ------------------------------------------------------------------------- both ways


@pytest.mark.long
@given(positions)
@settings(max_examples=300)
def test_full_positions_come_back(s: State) -> None:
    assert parse_position(position_text(s)) == without_generator(s)


@pytest.mark.long
@given(positions, st.integers(SPECTATOR, 4))
@settings(max_examples=300)
def test_concealed_positions_come_back(s: State, seat: int) -> None:
    view = seen_by(s, min(seat, s.seats - 1))
    assert parse_position(position_text(view)) == view


@pytest.mark.long
def test_a_whole_game_comes_back_after_every_move() -> None:
    phases = set()
    for plies in range(0, 300, 3):
        s = played(5, 4, 1, plies)
        phases.add(s.phase)
        assert parse_position(position_text(s)) == without_generator(s)
    assert FINISHED in phases
    assert NOBLE in phases


def test_the_text_never_shows_the_key() -> None:
    s = dealt(123456789, 2)
    other = s.copy()
    other.rng.key[0] = 1
    assert position_text(s) == position_text(other)


def test_a_position_reads_as_documented() -> None:
    text = """\
big-boss, 3 seats, seat 2 to act: noble on 39
option closed_loop
seat 1: 30 Real, 5 barons, 2 grandees, cards 3 17* 28, 1 tower card
seat 2: 41 Real, 6 barons, 1 grandee, cards 5 + 2 hidden
seat 3: 4 Real, 6 barons, 2 grandees, no cards, left
open 15 33 - 48 57 71
deck 26 hidden
played 1 2 4 6 7 8 9 10 11 12 13 14 16 18 19 20 21 22 23 24 25 26 27 29 30 31 32 34 35 36 37 38 \
39 40 41
castle Cádiz 7: 1 2b1 1g2
villa 39: 1 2
castle Jaén 72: 1 2 1
stones 72 7
blocks 78, tower cards 18, ply 12, reveals 3, passes 0
"""
    s = parse_position(text)
    assert position_text(s) == text
    assert (s.height[6:9], s.noble[6:9], s.owner[6:9]) == (
        [1, 2, 1],
        [0, BARON, GRANDEE],
        [-1, 0, 1],
    )
    assert (s.castle[71], s.castle[0], s.castle[1]) == (5, 5, 5)
    assert (s.crest[CADIZ], s.crest[5]) == (5, 5)
    assert (s.place[2], s.place[16], s.place[4], s.place[71]) == (0, 1, 2, HIDDEN)
    assert (s.hand_size[:3], s.deck_size, s.stones) == ([3, 3, 0], 26, 6)
    assert s.display == [14, 32, NO_CARD, 47, 56, 70]


# ------------------------------------------------------------------ what may be left out


def test_an_empty_board_needs_one_line() -> None:
    s = parse_position("big-boss, 2 seats, seat 1 to act: turn")
    assert (s.money[:2], s.barons[:2], s.grandees[:2]) == ([30, 30], [6, 6], [2, 2])
    assert (s.blocks, s.tower_stock, s.stones, s.deck_size) == (84, 20, 8, 72)
    assert s.deck[71] == 0, "the lowest card is drawn next"
    assert s.place == [IN_DECK] * 72
    assert s.display == [NO_CARD] * 6


def test_supplies_follow_from_the_board() -> None:
    s = position(
        "seat 1: cards 40, 2 tower cards",
        "castle granada 10: 1 3b1 1g1 2b3, stone 10   # accents, capitals: never mind",
    )
    assert s.blocks == 84 - 4, "a founding stone is no block"
    assert (s.barons[:3], s.grandees[:3]) == ([5, 6, 5], [1, 2, 2])
    assert (s.tower_stock, s.stones, s.stone_plot[0]) == (18, 7, 9)
    assert s.crest[GRANADA] == 1 + 6 + 1 + 3
    assert s.castle[9:14] == [GRANADA] * 4 + [NO_CASTLE]


def test_the_deck_may_begin_with_named_cards() -> None:
    s = position("seat 1: cards 1", "open 2", "played 3", "deck 40 9 ...")
    assert s.deck[: s.deck_size][::-1][:4] == [39, 8, 3, 4]
    assert s.deck_size == 69


def test_hidden_cards_without_a_deck_line_hide_the_deck() -> None:
    s = position("seat 1: cards 4 hidden", "seat 2: cards 7 + 3 hidden")
    assert (s.deck_size, s.hand_size[:2], s.deck[0]) == (64, [4, 4], NO_CARD)


def test_blocks_given_up_are_missing() -> None:
    assert position("villa 3: 1", "blocks 80").blocks == 80


def test_order_spelling_and_comments_are_free() -> None:
    s = parse_position(
        "# a remark\n\nBIG-BOSS, 3 seats, seat 2 to act:turn\nblocks 80 , ply 4\nVilla 3 : 1 1\n"
    )
    assert (s.blocks, s.ply, s.height[2:4], s.castle[2]) == (80, 4, [1, 1], NO_CASTLE)


def test_the_decisions() -> None:
    joined = ("castle Granada 6: 1 2 1 1, stone 6", "castle Sevilla 11: 1 2 1, stone 11")
    s = position(*joined, head="big-boss, 2 seats, seat 1 to act: survivor on 10")
    assert (s.phase, s.new_plot, s.height[9], s.castle[9], s.blocks) == (SURVIVOR, 9, 1, -1, 80)
    assert legal(s) == [SURVIVE + GRANADA, SURVIVE + SEVILLA]
    s = position(head="big-boss, 2 seats, seat 1 to act: act")
    assert (s.phase, s.new_plot) == (ACT, NO_PLOT)
    stone = "castle Cádiz 44: 1 2 1, stone 44"
    s = position(stone, head="big-boss, 2 seats, seat 1 to act: noble on 44–46 (1 left)")
    assert (s.phase, s.new_plot, s.new_plots, s.seatings) == (NOBLE, 43, 3, 1)
    s = position(stone, head="big-boss, 2 seats, seat 1 to act: noble on 44-46")
    assert s.seatings == 2
    s = position("played 1", head="big-boss, 2 seats: finished")
    assert (s.phase, s.over, s.acting, s.place[0]) == (FINISHED, 1, 0, PLAYED)


def test_a_choice_of_survivor_comes_back() -> None:
    text = position_text(
        position(
            "castle Granada 6: 1 2 1 1, stone 6",
            "castle Sevilla 11: 1 2 1, stone 11",
            head="big-boss, 2 seats, seat 1 to act: survivor on 10",
        )
    )
    assert position_text(parse_position(text)) == text
    assert "seat 1 to act: survivor on 10\n" in text
    assert "castle Granada 6: 1 2 1 1\ncastle Sevilla 11: 1 2 1\nstones 6 11\n" in text


def test_a_street_built_all_around_comes_back() -> None:
    """R19.1: such a building has no first plot."""
    s = position("option closed_loop", "castle Jaén 30: " + "1 " * 71 + "2b1")
    assert (s.height[28], s.owner[28], s.blocks) == (2, 0, 84 - 73)
    assert "castle Jaén 1: 1" in position_text(s)
    assert parse_position(position_text(s)) == s


def test_a_waiting_flag_comes_back() -> None:
    """R12.5: two oversized villas, one flag set free by the merger on 2."""
    s = position(
        SEVEN_CASTLES,
        "villa 65: 1 2 1",
        "villa 69: 1 2 1",
        head="big-boss, 2 seats, seat 1 to act: promote on 2",
    )
    assert (s.phase, s.new_plots, s.seatings) == (PROMOTE, 1, 1)
    assert parse_position(position_text(s)) == s


# ----------------------------------------------------------------------------- refused

HEAD = "big-boss, 3 seats, seat 2 to act: turn"
BROKEN = [
    ("", "the text is empty; a position begins like"),
    ("chess, 2 seats: finished", "line 1: a position begins like"),
    ("big-boss, 9 seats, seat 1 to act: turn", "the number of seats is a number from 2 to 5"),
    ("big-boss, 3 seats: turn", "no seat to act"),
    ("big-boss, 3 seats, seat 4 to act: turn", "a seat is a number from 1 to 3, not “4”"),
    ("big-boss, 3 seats, seat 1 to act: dance", "“dance” is not turn, act"),
    ("big-boss, 3 seats, seat 1 to act: finished", "a finished game has no seat to act"),
    ("big-boss, 3 seats, seat 1 to act: noble on 7", "noble on 7: nothing is built there"),
    ("big-boss, 3 seats, seat 1 to act: noble on 7-8", "not on 7-8"),
    ("big-boss, 3 seats, seat 1 to act: noble on 7-9", "no founding stone begins there"),
    ("big-boss, 3 seats, seat 1 to act: noble on 99", "a plot is a number from 1 to 72"),
    ("big-boss, 3 seats, seat 1 to act: survivor on 7", "no two castles lie beside it (R10.1)"),
    ("big-boss, 3 seats, seat 1 to act: promote on 7", "no castle was joined there"),
    (f"{HEAD}\ncastel Cádiz 7: 1 2 1", "line 2: unknown line “castel” — did you mean “castle”?"),
    (f"{HEAD}\nxyzzy", "lines begin with: option, seat,"),
    (f"{HEAD}\noption wormholes", "the only option is “option closed_loop”"),
    (f"{HEAD}\ncastle Madrid 7: 1 2 1", "no castle “madrid” (castles: Almería, Cádiz"),
    (f"{HEAD}\ncastle Cádiz 7: 1 2 1\ncastle Cádiz 20: 1 2 1", "line 3: castle Cádiz: said twice"),
    (f"{HEAD}\ncastle Cádiz 7: 1 1 1", "castle Cádiz is worth 3; a castle is worth at least 5"),
    (f"{HEAD}\ncastle Cádiz: 1 1 1", "a building reads like"),
    (f"{HEAD}\nvilla 7:", "villa 7 has no plots"),
    (f"{HEAD}\nvilla 7: 1 x", "“x” is no height"),
    (f"{HEAD}\nvilla 7: 0 1", "a height is a number from 1 to 84, not “0”"),
    (f"{HEAD}\nvilla 7: 1b4", "a seat is a number from 1 to 3, not “4”"),
    (f"{HEAD}\nvilla 72: 1 1", "villa 72 leaves the street behind plot 72"),
    (f"{HEAD}\nvilla 7: 1 1\nvilla 8: 1", "plot 8 is built twice: villa 7 and villa 8"),
    (f"{HEAD}\nvilla 7: 1\nvilla 8: 1", "villa 7 and villa 8 touch: that is one building (R2.1)"),
    (f"{HEAD}\noption closed_loop\nvilla 72: 1\nvilla 1: 1", "villa 72 and villa 1 touch"),
    (f"{HEAD}\nvilla 7: 2 2", "villa 7 is worth 5 or more and a flag is free"),
    (f"{HEAD}\nvilla 7: 1, stone 7", "stone 7 does not lie under three plots of one castle"),
    (f"{HEAD}\ncastle Cádiz 7: 1 2 1, stone 8", "stone 8 does not lie under three plots"),
    (f"{HEAD}\ncastle Cádiz 7: 1 2 1 1, stones 7 8", "stone 8 lies on another founding stone"),
    (f"{HEAD}\nstones 1 2 3 4 5 6 7 8 9", "9 founding stones; there are 8"),
    (f"{HEAD}\ncastle Cádiz 7: 1 2 1, stone 7\nstones 7", "stones are already named"),
    (f"{HEAD}\nseat 1: cards 3\nopen 3", "line 3: card 3 is named twice"),
    (f"{HEAD}\nseat 1: cards 73", "a building card is a number from 1 to 72, not “73”"),
    (f"{HEAD}\nseat 4: cards 3", "a seat is a number from 1 to 3, not “4”"),
    (f"{HEAD}\nseat 1 cards 3", "a seat reads like"),
    (f"{HEAD}\nseat 1: three barons", "“three barons” is not money, nobles"),
    (f"{HEAD}\nseat 1: 5 Real, 6 Real", "money of seat 1: said twice"),
    (f"{HEAD}\nseat 1: 7 barons", "barons is a number from 0 to 6, not “7”"),
    (f"{HEAD}\nseat 1: 99999999999 Real", "money is a number from 0 to 999999999"),
    (f"{HEAD}\nseat 1: 6 barons\nvilla 7: 1b1", "barons in supply: 6, on the board: 1; together"),
    (f"{HEAD}\nvilla 1: 1g2 1g2 1g2", "seat 2: too many grandees on the board: 3; a seat has 2"),
    (f"{HEAD}\nseat 1: cards hidden", "a number of hidden cards is a number from 0 to 72, not “”"),
    (
        f"{HEAD}\nseat 1: 15 tower cards\nseat 2: 6 tower cards",
        "tower cards in hands: 21, in stock: 0; there are 20",
    ),
    (f"{HEAD}\nseat 2: left", "seat 2 is to act but has left the game"),
    (f"{HEAD}\nopen 1 2 3 4 5 6 7", "7 open cards; there is room for 6"),
    (f"{HEAD}\ndeck 5 ... 6", "“...” stands for the rest of the deck"),
    (f"{HEAD}\ndeck 5 6", "card 1 is nowhere: name it in a hand, open, deck or played"),
    (f"{HEAD}\ndeck 5\ndeck 6", "deck: said twice"),
    (f"{HEAD}\ndeck 70 hidden", "cards hidden: 70, but cards named nowhere: 72"),
    (f"{HEAD}\nblocks 85", "blocks is a number from 0 to 84, not “85”"),
    (f"{HEAD}\nvilla 7: 1\nblocks 84", "blocks on the board: 1, in supply: 84; there are 84"),
    (f"{HEAD}\nvilla 7: 84 1", "blocks on the board: 85"),
    (f"{HEAD}\nblocks 0", "blocks 0: the game has ended, write “finished”"),
    (f"{HEAD}\nblocks 5, blocks 6", "blocks: said twice"),
    (f"{HEAD}\nply many", "ply is a number from 0 to 30000, not “many”"),
    (f"{HEAD}\npasses 3", "passes 3: with all seats passing the game ends"),
    (f"{HEAD}\ntower 5", "“tower 5” is not a number of blocks, tower cards"),
]


@pytest.mark.parametrize(("text", "says"), BROKEN, ids=[says[:40] for _, says in BROKEN])
def test_broken_positions_are_refused_with_one_line(text: str, says: str) -> None:
    with pytest.raises(BrokenPosition, match=re.escape(says)) as error:
        parse_position(text)
    assert "\n" not in str(error.value)


def test_a_survivor_needs_a_choice() -> None:
    castles = ("castle Granada 6: 1 3 1 1", "castle Sevilla 11: 1 2 1")
    head = "big-boss, 2 seats, seat 1 to act: survivor on 10"
    with pytest.raises(BrokenPosition, match="values 5 and 9 leave no choice"):
        position(*castles, head=head)
    with pytest.raises(BrokenPosition, match="plot 10 joins two castles: draw it in neither"):
        position("villa 10: 1", head=head)


def test_a_promotion_needs_two_villas() -> None:
    with pytest.raises(BrokenPosition, match="two villas worth 5 or more are needed"):
        position(SEVEN_CASTLES, head="big-boss, 2 seats, seat 1 to act: promote on 2")


@pytest.mark.long
@given(st.text(max_size=40), st.integers(0, 11))
@settings(max_examples=300)
def test_any_line_is_read_or_refused(line: str, at: int) -> None:
    lines = position_text(played(3, 3, 0, 60)).splitlines()
    lines[at] = line
    with suppress(BrokenPosition):
        s = parse_position("\n".join(lines))
        assert parse_position(position_text(s)) == s


# ------------------------------------------------------------------------------- deals


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("closed_loop", [0, 1])
def test_deals_come_back(seats: int, closed_loop: int) -> None:
    s = dealt(seats, seats, closed_loop)
    setup = setup_words(s)
    assert parse_setup(setup, seats, [closed_loop]) == without_generator(s)
    assert [len(hand) for hand in setup["hands"]] == [10] * seats
    assert setup["hands"][0] == sorted(setup["hands"][0])
    assert len(setup["deck"]) == 72 - 6 - 10 * seats
    assert setup["deck"][0] - 1 == s.deck[s.deck_size - 1], "the next card comes first"


Deal = dict[str, Any]


def deal() -> Deal:
    return dict(setup_words(dealt(1, 2)))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda _: {"deck": None}, "deck must be a list of 46 cards"),
        (lambda deal: {"open": deal["open"][:5]}, "open must be a list of 6 cards"),
        (lambda deal: {"hands": deal["hands"][:1]}, "hands must be a list of 2"),
        (lambda deal: {"hands": [deal["hands"][0], 7]}, "hand 2 must be a list of 10 cards"),
        (lambda deal: {"hands": [deal["hands"][0]] * 2}, "hand 2: card .* is dealt twice"),
        (lambda deal: {"open": [*deal["open"][:5], 73]}, "open: a card is 1 to 72, not 73"),
        (lambda deal: {"open": [*deal["open"][:5], "3"]}, 'open: a card is 1 to 72, not "3"'),
        (lambda deal: {"open": [*deal["open"][:5], True]}, "open: a card is 1 to 72, not true"),
        (lambda _: {"start": 2}, "start is a seat from 0 to 1, not 2"),
        (lambda _: {"start": "0"}, 'start is a seat from 0 to 1, not "0"'),
    ],
)
def test_broken_deals_are_refused(change: Callable[[Deal], Deal], says: str) -> None:
    whole = deal()
    with pytest.raises(BrokenRecord, match=says):
        parse_setup(whole | change(whole), 2, [0])


@pytest.mark.parametrize("key", ["hands", "open", "deck", "start"])
def test_missing_parts_of_a_deal_are_named(key: str) -> None:
    rest = {name: words for name, words in deal().items() if name != key}
    with pytest.raises(BrokenRecord, match=f"“{key}” is missing"):
        parse_setup(rest, 2, [0])


def test_a_deal_is_an_object() -> None:
    with pytest.raises(BrokenRecord, match="expected the names hands, open, deck, start"):
        parse_setup([1, 2], 2, [0])  # type: ignore[arg-type]


def test_what_chance_reveals() -> None:
    before = position("open 5 6 7 8 9 10", "deck 40 ...", "seat 2: cards 1")
    answers = {BUY_BLIND: {"drawn": 40}, BUY_OPEN + 4: {"open": 40}, BUY_TOWER: {}, BUILD: {}}
    for action, answer in answers.items():
        after = before.copy()
        moves.apply(after, 1, action)
        assert revealed(before, after) == answer
