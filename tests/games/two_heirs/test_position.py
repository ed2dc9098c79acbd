"""Positions of Two Heirs as text: both ways, what may be left out, and what is refused."""

from __future__ import annotations

import re
import textwrap
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
import tree
from games.two_heirs.deeds import legal_actions
from games.two_heirs.test_text import SIEGE, SURPLUS, TURN
from palas.games.two_heirs.state import ENDLESS, HIDDEN, IN_STACK, TERRAIN, State
from palas.games.two_heirs.tables import GREEN, NO_TILE, SEATS, YELLOW
from palas.games.two_heirs.text import parse_position, position_text
from palas.games.two_heirs.words import position
from palas.kernel.conformance import matches, play_one
from palas.kernel.errors import BrokenPosition
from palas.kernel.match import Match
from palas.kernel.rng import erase

GAME = palas.game("two-heirs")
# As a viewer sees it: 27 tiles less those on the table, in hands and in the reserve are hidden.
SECRET = TURN.replace("centre: grey cathedral, open", "centre: grey, hidden") + (
    "stack 12 hidden, next yellow\n"
)


def random_match(seed: int, plies: int) -> Match:
    every = list(matches(GAME, 1, seed))
    match, dice = every[seed % len(every)]
    for _ in range(plies):
        if not match.is_over:
            play_one(match, dice)
    return match


def comes_back(s: State) -> None:
    read = parse_position(position_text(s))
    plain = s.copy()
    erase(plain.rng)
    assert read == plain


# ------------------------------------------------------------------------- both ways


@pytest.mark.long
@given(st.integers(0, 10_000), st.integers(0, 150))
@settings(max_examples=25)
def test_positions_come_back_full_and_concealed(seed: int, plies: int) -> None:
    match = random_match(seed, plies)
    for state in (match.state, match.view(0)):
        assert isinstance(state, State)
        comes_back(state)


@pytest.mark.parametrize("text", [TURN, SIEGE, SURPLUS, SECRET])
def test_drawn_positions_come_back_also_when_all_agree_to_end(text: str) -> None:
    s = parse_position(text)
    comes_back(s)
    s.over, s.acting = 1, 0
    comes_back(s)
    assert position_text(s).startswith("two-heirs, finished, turn of seat 1")


def test_a_finished_game_comes_back() -> None:
    match = random_match(3, 10_000)
    assert match.is_over
    assert isinstance(match.state, State)
    comes_back(match.state)


def test_capitals_accents_other_languages_and_comments() -> None:
    words = {
        "smithy, bakery, yellow field camp": "Schmiede, Bäckerei, жёлтый полевой лагерь",
        "N1 E1: green": "# what a land\n\nС1 В1: GREEN",
        "E1: mill of": "O1: Mühle of",
        "centre: grey": "Mitte: graue",
    }
    text = TURN
    for english, other in words.items():
        text = text.replace(english, other)
    text = text.replace("graue cathedral", "graue Kathedrale")
    assert parse_position(text) == parse_position(TURN)


def test_the_example_of_the_format_can_be_read() -> None:
    example = re.search(r"    two-heirs.*?\n\n", position.__doc__ or "", re.DOTALL)
    assert example is not None
    s = parse_position(example[0])
    comes_back(s)
    page = (tree.DOCS / "games" / "two-heirs.md").read_text(encoding="utf-8")
    assert textwrap.dedent(example[0]).strip() in page


# ---------------------------------------------------------------------- what is left out


def test_a_line_and_the_start_tile_are_enough() -> None:
    s = parse_position(
        "two-heirs, seat 2 to act\ncentre: mill, open\n"
        "reserve shield, farm, mine, cowshed, green market, quarry, sawmill"
    )
    assert (s.turn, s.crown, s.start, s.acting) == (1, 1, 1, 2)
    assert (s.roads, s.stack_size, s.turns_left) == (1, 20, ENDLESS)
    assert s.troop_at == [[0, -1, -1], [0, -1, -1]]
    assert s.troop[0] == 3
    assert legal_actions(s)


def test_the_stack_has_the_named_tiles_on_top() -> None:
    s = parse_position(TURN + "stack yellow market, ...")
    named = position_text(s).split("stack ")[1].split("\n")[0].split(", ")
    assert named[0] == "yellow market"
    assert len(named) == s.stack_size
    assert s.top_colour == YELLOW


def test_a_concealed_position() -> None:
    s = parse_position(SECRET)
    assert (s.land[0], s.face[0], s.top_colour) == (NO_TILE, TERRAIN, YELLOW)
    assert s.stack[: s.stack_size] == [NO_TILE] * 12
    assert s.where.count(HIDDEN) == 13
    assert IN_STACK not in s.where
    assert s.colour[4] == GREEN


def test_an_empty_stack_begins_the_last_round() -> None:
    text = position_text(random_match(1, 10_000).state)  # type: ignore[arg-type]
    text = re.sub(", turns left 0", "", text).replace("finished, turn of seat", "seat")
    text = re.sub(r"(seat \d)\n", r"\1 to act\n", text, count=1)
    text = re.sub(r"crown seat \d", "taken", text)
    s = parse_position(text)
    assert s.turns_left == SEATS
    assert s.stack_size == 0


# ---------------------------------------------------------------------- what is refused

REFUSED = [
    ("two-heirs, seat 1 to act", "", "line 2: a position begins like “two-heirs, seat 1 to act”"),
    ("seat 1 to act", "seat 3 to act", "line 1: a seat is a number from 1 to 2, not “3”"),
    ("E1: mill", "E1: palace", "line 6: there is no tile “palace”"),
    ("E1: mill", "E1: hut", "line 4: “hut” is named twice"),
    ("E1: mill", "E1: green fortress", "line 6: “green fortress” is in none of the sets in play"),
    ("E1: mill", "E3: mill", "line 6: the tile touches none of the tiles before it (R7.1)"),
    ("S1: grey", "E1: grey", "line 7: a tile lies there already"),
    ("S1: grey", "S99: grey", "line 7: a cell is “centre” or like “E1” or “W2 S1”, not “S99”"),
    ("E1: mill of seat 1", "E1: mill", "line 6: a tile of the land is “… of seat 1”, “…, open”"),
    ("E1: mill of seat 1", "E1: green, hidden", "line 6: only the start tile is hidden (R18.1)"),
    ("E1: mill of seat 1", "E1: mill of seat 3", "line 6: a seat is a number from 1 to 2"),
    ("centre: grey cathedral, open", "", "line 6: the start tile comes first"),
    ("cathedral, open", "cathedral of seat 1", "the start tile is open terrain"),
    ("shield, farm, mine", "farm, mine", "line 2: the reserve has 7 places, clockwise"),
    ("shield, farm, mine", "shield, -, mine", "tiles in the reserve: 5; with a stack there are 6"),
    ("centre, E1, S1", "centre, E1", "line 3: a seat has 3 troops, the follower first (R1.4)"),
    ("centre, E1, S1", "centre, E1, E1", "line 3: two troops of the seat stand at E1 (R10.5)"),
    ("centre, E1, S1", "centre, E1, E7", "line 3: no tile lies at E7"),
    ("centre, E1, S1", "reserve, E1, S1", "seat 1: the follower can never be withdrawn (R10.4)"),
    ("N1, reserve, reserve", "E1, reserve, reserve", "two troops stand at E1 (R10.5)"),
    ("N1, reserve, reserve", "N1 moved, reserve, reserve", "only the seat to act has moved troops"),
    ("hand hut; troops", "cards hut; troops", "line 4: a seat has “hand …; troops …”"),
    ("hand hut", "hand hut, mill", "line 4: “mill” is named twice"),
    (
        "hand hut",
        "hand hut, green pilgrimage, grey pilgrimage, green robber",
        "seat 2: more than 3 tiles in hand after its turn (R6.1)",
    ),
    ("crown seat 2, taken", "crown seat 2", "the shield shows the other crown but no tile was"),
    ("discounts 1", "discounts -1", "line 10: discounts is a number from 0 to 27, not “-1”"),
    ("discounts 1", "discount 1", "line 10: “discount 1” is none of: crown seat 1, taken,"),
    ("discounts 1", "discounts 1, taken", "line 10: taken: said twice"),
    ("discounts 1", "turns left 1", "turns left: the last round begins when the stack is empty"),
    ("crown seat 2", "crwon seat 2", "line 10: unknown line “crwon seat 2, taken, discounts 1”"),
    ("reserve shield", "sets travel, war\nreserve shield", "line 2: 3 different sets are in play"),
    (
        "reserve shield",
        "roads maybe\nreserve shield",
        "line 2: roads are “on” or “off”, not “maybe”",
    ),
    ("seat 1 to act", "seat 1 to discard", "to discard: a seat that has taken and holds more than"),
    (
        "seat 1 to act",
        "seat 1 to decide sieges at E1: N1 E1",
        "sieges: no siege tower of the seat to act stands there (R12.1)",
    ),
    ("seat 1 to act", "seat 1 to decide sieges", "line 1: sieges are written like"),
    ("discounts 1", "discounts 1\nstack 5 hidden, next grey", "are both hidden, or both known"),
    ("discounts 1", "discounts 1\nstack mine", "line 11: “mine” is named twice"),
    ("discounts 1", "discounts 1\nstack row tavern", "tiles in play that are named nowhere"),
]


@pytest.mark.parametrize(("part", "change", "says"), REFUSED, ids=[row[2] for row in REFUSED])
def test_what_is_refused(part: str, change: str, says: str) -> None:
    assert part in TURN
    with pytest.raises(BrokenPosition) as error:
        parse_position(TURN.replace(part, change, 1))
    assert says in str(error.value)


@pytest.mark.parametrize(
    ("part", "change", "says"),
    [
        ("12 hidden", "11 hidden", "tiles in play that are named nowhere: 13 ("),
        ("12 hidden", "30 hidden", "the number of hidden tiles is a number from 1 to 20"),
        ("next yellow", "next pink", "there is no colour “pink”"),
        ("grey, hidden", "mauve, hidden", "line 5: there is no colour “mauve”"),
    ],
)
def test_a_concealed_position_that_cannot_be(part: str, change: str, says: str) -> None:
    assert part in SECRET
    with pytest.raises(BrokenPosition) as error:
        parse_position(SECRET.replace(part, change))
    assert says in str(error.value)


def test_what_is_refused_is_told_in_every_language() -> None:
    with pytest.raises(BrokenPosition) as error:
        parse_position(TURN.replace("S1: grey", "S99: grey"))
    assert error.value.told("de") == (
        "Zeile 7: ein Feld ist „Mitte“ oder etwas wie „O1“ oder „W2 S1“, nicht „S99“"
    )
    with pytest.raises(BrokenPosition) as error:
        parse_position(SECRET.replace("12 hidden", "11 hidden"))
    assert error.value.told("ru").startswith(
        "жетонов, которые нигде не названы: 13 (горизонтальная таверна, вертикальная таверна,"
    )
    assert error.value.told("ru").endswith(", …); скрыто: 12 (R2.1)")


def test_sieges_that_cannot_be() -> None:
    with pytest.raises(BrokenPosition, match="has no edge in common with the siege tower"):
        parse_position(SIEGE.replace(": N1, E1\n", ": N1, E2\n"))
    with pytest.raises(BrokenPosition, match="two of the seat’s towers beside it is needed"):
        parse_position(SIEGE.replace("N2: green siege tower 1", "W1: green siege tower 1"))


def test_an_empty_text() -> None:
    for text in ("", "\n# nothing\n"):
        with pytest.raises(BrokenPosition, match="the text is empty"):
            parse_position(text)


def test_the_back_of_the_start_tile_shows_its_colour() -> None:
    text = position_text(random_match(2, 10_000).state)  # type: ignore[arg-type]
    found = re.search(r"centre: (.+), open", text)  # only the start tile is left to be hidden
    assert found is not None
    colours = []
    for colour in ("green", "yellow", "grey"):
        with suppress(BrokenPosition):
            colours.append(parse_position(text.replace(found[0], f"centre: {colour}, hidden")))
    assert len(colours) == 1


@given(st.data())
@settings(max_examples=150)
def test_damaged_texts_are_read_or_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from([TURN, SIEGE, SURPLUS, SECRET]))
    at = data.draw(st.integers(0, len(text)))
    length = data.draw(st.integers(0, 12))
    put = data.draw(st.text("EWNS0123456789 ,:;-.\nabcdefhs", max_size=8))
    with suppress(BrokenPosition):
        comes_back(parse_position(text[:at] + put + text[at + length :]))
