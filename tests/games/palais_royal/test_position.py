"""Positions of Palais Royal as text: both ways, short texts filled in, errors with their line."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
import tree
from games.palais_royal.playing import choice, dealt, positions, seen_by
from palas.games.palais_royal import actions, moves, scoring
from palas.games.palais_royal.names import field_number
from palas.games.palais_royal.state import ATTENDING, FINISHED, KEEPING, MOVING, SHUFFLED, State
from palas.games.palais_royal.tables import (
    ALL_CARDS,
    CARD_KINDS,
    GATE,
    KING,
    MINT,
    NO_CARD,
    NO_NOBLE,
    ROOMS,
)
from palas.games.palais_royal.text import (
    parse_position,
    parse_setup,
    position_text,
    revealed,
    setup_words,
    with_luck,
)
from palas.games.palais_royal.words import position
from palas.kernel.contract import SPECTATOR
from palas.kernel.errors import BrokenPosition, BrokenRecord
from palas.kernel.match import Match
from palas.kernel.recording import read_record

HEAD = "palais-royal, 2 seats, seat 1 to act: "

# ------------------------------------------------------------------------ both ways


@pytest.mark.long
@given(positions)
@settings(max_examples=120)
def test_a_position_comes_back_from_its_text(s: State) -> None:
    for view in (s, *(seen_by(s, viewer) for viewer in (SPECTATOR, *range(s.seats)))):
        read = parse_position(position_text(view))
        read.rng.assign(view.rng)
        assert read == view


@given(positions)
@settings(max_examples=30)
def test_a_position_that_all_agreed_to_end_comes_back(s: State) -> None:
    s.over, s.acting = 1, 0
    read = parse_position(position_text(s))
    read.rng.assign(s.rng)
    assert read == s


@given(positions)
@settings(max_examples=30)
def test_nothing_hidden_is_written(s: State) -> None:
    text = position_text(seen_by(s, SPECTATOR))
    assert "kept" not in text
    hidden = [line for line in text.splitlines() if line.startswith("pile")]
    assert hidden == [f"pile {s.pile_size} hidden" if s.pile_size else "pile none"]


def test_the_text_of_a_deal() -> None:
    s = dealt(3, 2)
    s.noble = list(range(36))
    lines = position_text(s).splitlines()
    assert lines[:5] == [
        f"palais-royal, 2 seats, seat {s.start + 1} to act: opening",
        f"start seat {s.start + 1}, round 0",
        "rooms back door, writing room, cardinal / mint, gate, Madame / staircase, king, court",
        f"seat 1: gold {s.gold[0]}; supply 13; others 7; servants staircase 3, court 2",
        f"seat 2: gold {s.gold[1]}; supply 13; others 7; servants staircase 3, court 2",
    ]
    assert lines[5:9] == [
        "#       A  B  C  D  E  F  G  H",
        "park 1: .  .  .  .  1  .  .  .",
        "park 2: .  2  3  4  5  6  7  .",
        "park 3: .  8  .  9  10 11 12 .",
    ]


def test_lines_come_in_any_order_with_comments_and_capitals() -> None:
    plain = parse_position(f"{HEAD}closing\nseat 1: gold 4; gate 2\nround 3")
    loud = parse_position(
        f"# a puzzle\n\n{HEAD.upper()}CLOSING  # now\nRound 3\nSEAT 1: Gold 4; Servants Gate 2\n"
    )
    assert loud == plain


def examples() -> list[str]:
    """Return the position texts that stand in the docs and in the module's own words."""
    page = (tree.DOCS / "games" / "palais-royal.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```\n(palais-royal.*?)^```$", page, re.MULTILINE | re.DOTALL)
    blocks += re.findall(r"^ {4}palais-royal.*?(?=^\S)", position.__doc__ or "", re.M | re.DOTALL)
    return blocks


@pytest.mark.parametrize("text", examples())
def test_every_example_can_be_read(text: str) -> None:
    read = parse_position(text)
    assert parse_position(position_text(read)) == read


def test_there_are_examples() -> None:
    assert len(examples()) == 4


# ------------------------------------------------------------------- what is filled in


def test_the_end_of_a_real_table_needs_three_lines() -> None:
    s = parse_position("""palais-royal, 2 seats: finished
seat 1: nobles 1 25 30 8; park E1 B2; cards 2; open 4 points; cardinal 1
seat 2: nobles 2 17 7/1/1/4; park A4 C7
""")
    out = [0, 0]
    scoring.scores(s, out)
    # 6 + 3 + 4 + 12, 2 for cards, 4 open, fountain 6, lion second 2; 5 + 7 + 4, lion 6, vase 6
    assert out == [39, 28]
    assert (s.over, s.acting, s.phase, s.nobles_left) == (1, 0, FINISHED, 29)
    assert s.others[0] == 6, "noble 30 has brought one servant"
    assert s.supply[0] == 25 - 6 - 1 - 2
    assert s.pile_size == ALL_CARDS - 2 - 1
    assert s.taken[33] == 1, "7/1/1/4 is noble 34"


def test_a_turn_begins_with_what_its_action_offers() -> None:
    s = parse_position(f"{HEAD}supplying\nseat 1: court 2; nobles 31")
    assert s.gate_due == 2 + 1 + 2
    s = parse_position(f"{HEAD}moving\nseat 1: staircase 3\nseat 2: staircase 3")
    assert (s.phase, s.moves) == (MOVING, 3)
    s = parse_position(f"{HEAD}attending\nseat 1: king 1; nobles 39\nseat 2: madame 1")
    assert (s.phase, s.gold_due, s.king_due, s.madame_due) == (ATTENDING, 1, 1, 1)
    s = parse_position(f"{HEAD}keeping\nseat 1: back door 2\nturn keeps 2; drawn 5 moves, 4 gold")
    assert (s.phase, s.keeps, s.num_drawn) == (KEEPING, 2, 2)


def test_the_park_holds_the_nobles_nobody_has() -> None:
    s = parse_position(f"{HEAD}closing\nseat 1: nobles 1 2 3; park E1\nseat 2: nobles 4")
    e1, c6 = field_number("E1"), field_number("C6")
    assert e1 is not None
    assert c6 is not None
    assert s.noble[e1] == NO_NOBLE
    assert s.owner[e1] == 0
    assert s.nobles_left == 32
    within = [field for field in range(36) if s.noble[field] == NO_NOBLE and field != e1]
    assert len(within) == 3
    assert s.discount[c6] == sum(1 for f in within if abs(f - c6) in (1, 5, 6, 7)), (
        "counted by the fields that touch C6, all of them within the park"
    )


def test_the_pile_holds_the_cards_nobody_has() -> None:
    s = parse_position(f"{HEAD}closing\nseat 1: cards 2 x 4 gold\npile 4 gold, 9 moves, ...")
    assert s.pile_size == ALL_CARDS - 2
    assert [s.pile[s.pile_size - 1], s.pile[s.pile_size - 2]] == [6, 4]
    assert sorted(s.pile[: s.pile_size]).count(6) == 2
    hidden = parse_position(f"{HEAD}closing\nseat 1: cards 2 hidden")
    assert hidden.pile == [NO_CARD] * ALL_CARDS
    assert hidden.pile_size == ALL_CARDS - 2


def test_the_layout_follows_from_the_rooms() -> None:
    rooms = "rooms gate, court, mint / king, Madame, cardinal / back door, writing room, staircase"
    s = parse_position(f"{HEAD}closing\n{rooms}")
    assert (s.layout, s.spot[GATE], s.spot[KING], s.spot[MINT]) == (SHUFFLED, 0, 3, 2)
    assert parse_position(f"{HEAD}closing").spot == list(range(ROOMS))


# -------------------------------------------------------------------------- errors

PARK_2 = "park 2: . 1 2 3 4 5 6 ."
BROKEN = [
    ("", "the text is empty; a position begins like “palais-royal, 3 seats"),
    ("big-boss, 2 seats", "line 1: a position begins like"),
    (f"{HEAD}sleeping", "(what a seat does: opening, supplying"),
    ("palais-royal, 5 seats: finished", "line 1: the number of seats is a number from 2 to 4"),
    ("palais-royal, 2 seats: moving", "line 1: which seat is to act?"),
    ("palais-royal, 2 seats, seat 1: finished", "line 1: a finished game has no seat to act"),
    ("palais-royal, 2 seats, seat 3 to act: moving", "line 1: a seat is a number from 1 to 2"),
    (f"{HEAD}closing\n\nsest 1: gold 4", "line 3: unknown line “sest” — did you mean “seat”?"),
    (f"{HEAD}closing\nseat 1 gold 4", "line 2: a seat reads like “seat 1: gold 4"),
    (f"{HEAD}closing\nseat 1: gold 4\nseat 1: gold 5", "line 3: seat 1: said twice"),
    (f"{HEAD}closing\nseat 1: gold many", "line 2: “gold many” is not a word and its number"),
    (f"{HEAD}closing\nseat 1: gatte 2", "line 2: there is no room “gatte” — did you mean “gate”?"),
    (f"{HEAD}closing\nseat 1: gate 26", "line 2: the number of servants (gate) is a number from"),
    (f"{HEAD}closing\nseat 1: gate 2; supply 3", "seat 1: 2 servants in rooms, 3 in the supply"),
    (f"{HEAD}closing\nseat 1: gate 12, mint 12", "together they are 25 (R1.6)"),
    (f"{HEAD}closing\nseat 1: nobles 43", "line 2: a noble is a number from 1 to 42"),
    (f"{HEAD}closing\nseat 1: nobles 4\nseat 2: nobles 4", "noble 4 is named twice: seat 1 and"),
    (f"{HEAD}closing\nseat 1: nobles 1/2/3/4", "line 2: 1/2/3/4: no noble left costs"),
    (f"{HEAD}closing\nseat 1: nobles 4/2/0/3", "is unclear, write the number: noble 26"),
    (f"{HEAD}closing\nseat 1: park Z9", "line 2: there is no field “Z9” in the park"),
    (f"{HEAD}closing\nseat 1: park D3", "line 2: D3 is no border field"),
    (f"{HEAD}closing\nseat 1: park E1\nseat 2: park E1", "line 3: E1 is taken by something else"),
    (f"{HEAD}closing\nseat 1: park E1", "free fields in the park: 1, nobles of the seats: 0"),
    (f"{HEAD}closing\nseat 1: cards 5 steps", "line 2: there is no card “5 steps”"),
    (f"{HEAD}closing\nseat 1: cards 5 x 4 gold", "line 2: the number of a card is a number from"),
    (f"{HEAD}closing\nseat 1: cards 4 gold + 1 hidden", "line 2: cards are all named or all"),
    (f"{HEAD}closing\nseat 1: open 4 gold", "line 2: only cards of points stay open"),
    (
        f"{HEAD}closing\nseat 1: cards 3 x 4 gold\ndiscards 2 x 4 gold",
        "the card “4 gold” is there 5 times",
    ),
    (f"{HEAD}closing\npile 5 hidden", "5 cards in hands, pile and discards; there are 36"),
    (f"{HEAD}closing\nseat 1: cards 1\npile 4 gold, ...", "line 3: “...” needs every hand"),
    (f"{HEAD}closing\nat 3 x 4 gold", "line 2: what the pile can hold reads like"),
    (f"{HEAD}closing\nrooms gate, gate", "line 2: rooms names each of the 9 rooms once"),
    (f"{HEAD}closing\noption colour red", "line 2: the only option is “option layout”"),
    (
        f"{HEAD}closing\noption layout first_game\nrooms gate, court, mint / king, Madame,"
        " cardinal / back door, writing room, staircase",
        "layout first_game: the rooms lie otherwise",
    ),
    (f"{HEAD}closing\npark 2: 1 2 3", "line 2: a row of the park has 8 columns, not 3"),
    (f"{HEAD}closing\npark 2: 7 1 2 3 4 5 6 .", "line 2: A2 is no field of the park"),
    (f"{HEAD}closing\npark 2: . . 2 3 4 5 6 .", "line 2: B2 is a field of the park"),
    (f"{HEAD}closing\npark 2: . - 2 3 4 5 6 .\nseat 1: nobles 9", "B2 is free: on a border field"),
    (f"{HEAD}closing\n{PARK_2}\n{PARK_2}", "line 3: park 2: said twice"),
    (f"{HEAD}closing\npark 9: . . . . . . . .", "line 2: a row of the park is a number from 1"),
    (f"{HEAD}closing\nturn steps 4", "line 2: “steps 4” is not something of a turn"),
    (f"{HEAD}opening\nturn moves 4", "line 2: there is no turn while the game is opening"),
    (f"{HEAD}closing\nturn drawn 4 gold", "drawn cards lie before a seat only while it chooses"),
    (f"{HEAD}keeping\nturn keeps 1", "keeping: name the cards drawn"),
    (f"{HEAD}drawing", "drawing: the seat has no servant at the back door"),
    (f"{HEAD}closing\nround 0", "round 0: rounds count from 1"),
    (f"{HEAD}closing\nstart seat 3", "line 2: the start seat is a number from 1 to 2"),
    (f"{HEAD}closing\nply 3, plies 4", "line 2: “plies 4” is none of start seat"),
    (f"{HEAD}opening", "seat 1: in the opening the supply holds 8 servants"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "says"), BROKEN, ids=[row[1][:40] for row in BROKEN])
def test_what_is_wrong_is_said_in_one_line(text: str, says: str) -> None:
    with pytest.raises(BrokenPosition) as error:
        parse_position(text)
    assert says in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.long
@given(positions, st.data())
@settings(max_examples=150)
def test_a_spoilt_text_is_read_or_refused_but_never_breaks(s: State, data: st.DataObject) -> None:
    text = position_text(s)
    at = data.draw(st.integers(0, len(text) - 1))
    spoilt = text[:at] + data.draw(st.sampled_from("0 9;:,xs-.#\n")) + text[at + 1 :]
    try:
        read = parse_position(spoilt)
    except BrokenPosition:
        return
    assert parse_position(position_text(read)) == read


# --------------------------------------------------------------------- set-up and luck


def test_a_deal_comes_back_from_its_words() -> None:
    for layout in (0, 1):
        s = dealt(4, 3, layout)
        read = parse_setup(setup_words(s), 3, [layout])
        read.rng.assign(s.rng)
        assert read == s


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"rooms": ["gate"]}, "set-up: rooms must be a list of 9 names"),
        ({"rooms": ["gate"] * 9}, "set-up: rooms names each of the 9 rooms once"),
        ({"park": [1] * 36}, "set-up: park: noble 1 is laid twice"),
        ({"park": [99] * 36}, "set-up: park: a noble is 1 to 42, not 99"),
        ({"park": []}, "set-up: park must be a list of 36 nobles"),
        ({"pile": ["4 gold"] * 36}, "set-up: pile holds 4 of each card"),
        ({"pile": ["4 gold", "what"] * 18}, "there is no card “what”"),
        ({"start": 3}, "set-up: start is a seat from 0 to 1, not 3"),
    ],
)
def test_a_set_up_that_is_wrong(change: dict[str, object], says: str) -> None:
    setup = setup_words(dealt(4, 2)) | change
    with pytest.raises(BrokenRecord) as error:
        parse_setup(setup, 2, [0])
    assert says in str(error.value)
    with pytest.raises(BrokenRecord, match="“park” is missing"):
        parse_setup({"rooms": []}, 2, [0])
    with pytest.raises(BrokenRecord, match="expected the names rooms, park, pile, start"):
        parse_setup([], 2, [0])  # type: ignore[arg-type]


def shuffling() -> State:
    """Return a position in which drawing two cards shuffles the discards."""
    s = parse_position(
        f"{HEAD}drawing\nseat 1: back door 3\nseat 2: cards 4 x every majority, 4 x open gate,"
        " 4 x 2 to the gate and 6 moves, 4 x 5 moves, 3 x 9 moves, 4 x two seals, 2 x 4 gold,"
        " 3 x 2 points, 4 x 4 points\npile 4 gold\ndiscards 9 moves, 2 points, 4 gold"
    )
    assert s.pile_size == 1
    return s


def test_luck_is_told_by_a_record_without_key() -> None:
    before, after = shuffling(), shuffling()
    moves.apply(after, 0, actions.DRAW + 1)
    drawn = revealed(before, after)["drawn"]
    assert len(drawn) == 2
    assert "4 gold" in drawn
    for other in ("9 moves", "2 points", "4 gold"):
        s = with_luck(before, after, {"drawn": ["4 gold", other]})
        assert sorted(revealed(before, s)["drawn"]) == sorted(["4 gold", other])
        cards = sorted(s.pile[: s.pile_size]) + [c for c in range(CARD_KINDS) if s.drawn[c]]
        assert s.pile_size == 2
        assert {4, 6, 7} == set(cards)
    for wrong in (["9 moves", "2 points"], ["4 gold", "open gate"], ["4 gold"]):
        with pytest.raises(BrokenRecord):
            with_luck(before, after, {"drawn": wrong})


def test_the_order_of_the_set_up_stands() -> None:
    before = parse_position(f"{HEAD}drawing\nseat 1: back door 3")
    after = before.copy()
    moves.apply(after, 0, actions.DRAW)
    assert with_luck(before, after, {"drawn": ["4 points"]}) == after
    assert revealed(before, before) == {}


def test_records_without_key_replay_through_shuffles() -> None:
    match = palas.game("palais-royal").new(3, seed=3)
    dice, shuffles = random.Random(2), 0
    while not match.is_over and len(match.played) < 700:
        before = match.state
        assert isinstance(before, State)
        match.play(choice(before, dice), match.acting[0])
        after = match.state
        assert isinstance(after, State)
        shuffles += sum(after.discards) < sum(before.discards)
    assert shuffles
    unkeyed = Match(match.game, match.options, None, match.names, match.positions, match.played)
    assert read_record(match.game, unkeyed.record()).played == match.played
