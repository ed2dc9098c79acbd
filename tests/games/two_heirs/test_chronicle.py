"""The chronicle of Two Heirs: every move is told, with what followed from it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import palas
from games.two_heirs.test_text import SIEGE, SURPLUS, TURN
from palas.games.two_heirs import moves
from palas.games.two_heirs.secrets import conceal
from palas.games.two_heirs.state import State
from palas.games.two_heirs.text import log_line, parse_move, parse_position
from palas.kernel.conformance import matches, play_one
from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES

NAMES = ["Anna", "Bruno"]
START = """two-heirs, seat 1 to act
reserve shield, farm, mine, cowshed, green market, quarry, sawmill
stack mill, hut, ...
centre: grey cathedral, open
"""
LAST_TILE = """two-heirs, seat 2 to act
reserve shield, farm, mine, cowshed, green market, quarry, sawmill
stack mill
seat 2: hand hut, bakery, smithy
centre: grey cathedral, open
discarded row tavern, column tavern, yellow market, grey market, green pilgrimage, grey pilgrimage,\
 green robber, yellow robber, green field camp, yellow field camp, grey field camp,\
 farm trading post, sawmill trading post, quarry trading post, green cathedral, yellow cathedral
"""
EMPTY = LAST_TILE.replace("stack mill", "stack none").replace("discarded", "discarded mill,")


def seen(s: State) -> State:
    view = s.copy()
    conceal(view, SPECTATOR)
    return view


def told(text: str, *words: str, language: str = "en") -> str:
    """Return the chronicle line of the last of some moves, as a spectator reads it."""
    s = parse_position(text)
    line = ""
    for move in words:
        before, seat = s.copy(), s.turn + 0
        action = parse_move(s, seat, move)
        moves.apply(s, seat, action)
        line = log_line(seen(before), seen(s), seat, action, NAMES, language)
    return line


TOLD = [
    (
        START,
        ["take the farm"],
        "Anna takes the farm; the shield moves there and is flipped; new in the reserve: mill",
    ),
    (
        LAST_TILE,
        ["take the mine"],
        "Bruno takes the mine; the shield moves there and is flipped; new in the reserve: mill;"
        " the stack is empty: after this turn each heir has one more",
    ),
    (
        EMPTY,
        ["take the mine"],
        "Bruno takes the mine; the shield moves there and is flipped; the place stays empty",
    ),
    (LAST_TILE, ["take mine", "end"], "Bruno ends the turn; tiles to discard: 1"),
    (
        LAST_TILE,
        ["take mine", "end", "discard hut"],
        "Bruno discards the hut; the turn is over; the last round begins",
    ),
    (
        LAST_TILE,
        ["take mine", "end", "discard hut", "take cowshed", "end"],
        "Anna ends the turn; Bruno has the last turn",
    ),
    (
        LAST_TILE,
        ["take mine", "end", "discard hut", "take cowshed", "end", "take mark", "end", "smithy"],
        "Bruno discards the smithy; the game is over",
    ),
    (TURN, ["build the smithy at W1"], "Anna builds the smithy at W1"),
    (
        TURN,
        ["build the bakery at W1"],
        "Anna builds the bakery at W1; open terrain saves 1",
    ),
    (
        TURN,
        ["open bakery W1"],
        "Anna plays the bakery as open terrain at W1; one building this turn costs up to 2 less",
    ),
    # Roads reach all edges of a pilgrimage site, and east and west of the smithy.
    (
        TURN.replace("N1 E1: green field camp of seat 1", "N1 E1: grey pilgrimage of seat 2"),
        ["build the smithy at E2 N1"],
        "Anna builds the smithy at E2 N1; connected by road: grey pilgrimage site (E1 N1)",
    ),
    (
        TURN.replace("seat 2: hand hut; troops N1", "seat 2: troops centre"),
        ["step follower E1 N1"],
        "Anna moves the follower from the centre to E1 N1; the two heirs part ways",
    ),
    (TURN, ["step E1 to E1 N1"], "Anna moves a troop from E1 to E1 N1"),
    (
        START.replace(
            "centre: grey cathedral, open", "centre: grey cathedral, open\nE1: mill, open"
        ).replace("stack mill", "stack smithy"),
        ["deploy E1"],
        "Anna deploys a troop to E1; reach is now 2",
    ),
    (TURN, ["retreat S1"], "Anna withdraws a troop from S1; reach is now 2"),
    (
        TURN,
        ["camp E1 N1"],
        "Anna turns over the field camp at E1 N1; one more tile may be taken",
    ),
    (
        SIEGE.replace("decide sieges at E1 N1: N1, E1", "act")
        .replace("E1 N1: yellow siege tower 1 of seat 1\n", "")
        .replace("sets", "seat 1: hand yellow siege tower 1; troops centre, E2, reserve\nsets"),
        ["build yellow siege tower 1 at E1 N1"],
        "Anna builds the yellow siege tower 1 at E1 N1;"
        " besieged: grey market (E1) and green robber castle (N1)",
    ),
    (SIEGE, ["raze N1"], "Anna razes the green robber castle at N1"),
    (SIEGE, ["spare"], "Anna spares the besieged buildings"),
    (SURPLUS, ["discard hut"], "Anna discards the hut; the turn is over"),
]


@pytest.mark.parametrize(("text", "words", "line"), TOLD, ids=[row[2] for row in TOLD])
def test_every_kind_of_move_is_told(text: str, words: list[str], line: str) -> None:
    assert told(text, *words) == line


def test_other_languages() -> None:
    assert told(START, "take the farm", language="de") == (
        "Anna nimmt den Bauernhof; der Schild wird dorthin bewegt und umgedreht;"
        " neu in der Reserve: Mühle"
    )
    assert told(START, "take the farm", language="ru") == (
        "Anna берёт ферму; щит переходит на это место и переворачивается;"
        " новый жетон в резерве: мельница"
    )
    assert told(TURN, "open bakery W1", language="de") == (
        "Anna legt die Bäckerei als offenes Gelände auf W1;"
        " ein Gebäude kostet in diesem Zug bis zu 2 weniger"
    )
    assert told(TURN, "step E1 to E1 N1", language="de") == (
        "Anna bewegt eine Truppe von O1 nach O1 N1"
    )
    assert told(TURN, "step E1 to E1 N1", language="ru") == (
        "Anna передвигает отряд с клетки В1 на клетку В1 С1"
    )


@given(st.integers(0, 10_000))
@settings(max_examples=6)
def test_every_move_of_a_game_is_told_in_every_language(seed: int) -> None:
    match, dice = next(matches(palas.game("two-heirs"), 1, seed))
    match.names[:] = ["{cell}", "%s"]
    while not match.is_over:
        play_one(match, dice)
    for language in LANGUAGES:
        lines = match.log(SPECTATOR, language)
        assert len(lines) == len(match.played)
        for move, line in zip(match.played, lines, strict=True):
            assert line.startswith(match.names[move.seat] + " ")
    assert sum("new in the reserve" in line for line in match.log(0)) == match.state.reveals
    assert match.log(0)[-1].endswith("the game is over")


def test_a_game_ended_by_agreement_is_told() -> None:
    match, dice = next(matches(palas.game("two-heirs"), 1, 3))
    for _ in range(8):
        play_one(match, dice)
    before = match.log(0)
    match.end_by_agreement()
    assert match.log(0) == before
