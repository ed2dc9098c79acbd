"""Two Heirs in a terminal: the map, the reserve, the heirs, the hand and the choices."""

from __future__ import annotations

import copy
import io
import re
import string

import pytest
from rich.console import Console
from rich.text import Text

import palas
from cli.conftest import Program
from palas.cli import two_heirs_view
from palas.cli.table_view import Choice, Choices
from palas.cli.two_heirs_choices import tile_facts
from palas.cli.two_heirs_land import land_map
from palas.cli.two_heirs_words import TABLE, box_of, variant_sign
from palas.games.two_heirs.actions import TAKE
from palas.games.two_heirs.components import COMPONENTS
from palas.games.two_heirs.state import State
from palas.games.two_heirs.tables import TILES
from palas.kernel.conformance import matches, play_one
from palas.kernel.game import Game
from palas.kernel.phrases import LANGUAGES

GAME = palas.game("two-heirs")
NAMES = ["Anna", "Bruno"]
TURN = """two-heirs, seat 1 to act
reserve mine, shield, farm, cowshed, green market, quarry, sawmill
seat 1: hand smithy, bakery, yellow field camp; troops centre, E1, reserve
seat 2: hand hut; troops N1, reserve, reserve
centre: grey cathedral, open
E1: mill of seat 1
S1: row tavern of seat 1
N1: green cathedral of seat 2
E1 N1: green field camp of seat 1
crown seat 2, taken
"""
SIEGE = """two-heirs, seat 1 to decide sieges at E1 N1: N1, E1
sets travel, land and industry, war
reserve shield, mine, cowshed, green market, hut, smithy, bakery
centre: mill, open
E1: grey market of seat 2
N1: green robber castle of seat 2
N2: green siege tower 1 of seat 1
E2: green siege tower 2 of seat 1
E1 N1: yellow siege tower 1 of seat 1
"""


def position(text: str = TURN) -> State:
    state = GAME.text.parse_position(text)
    GAME.rules.conceal(state, 0)
    assert isinstance(state, State)
    return state


def drawn(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def printed(renderable: object, width: int = 80) -> str:
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    out.print(renderable)
    return str(out.file.getvalue())  # type: ignore[attr-defined]


def some_views(game: Game, count: int, plies: int) -> list[State]:
    found = []
    for match, dice in list(matches(game, 1, 7))[:count]:
        for _ in range(plies):
            if not match.is_over:
                play_one(match, dice)
        view = match.view(0)
        found.append(view)
    return found  # type: ignore[return-value]


# -------------------------------------------------------------------------------- the map


def test_the_land_as_a_map_of_boxes() -> None:
    assert drawn(land_map(position(), 0, "en", 52)) == [
        "         W1         0          E1         E2",
        "               ┌──────────┬──────────┐",
        " N1      ·     │cathedral │field camp│    ·",
        "               │w T T♛    ═w L       │",
        "               ├──────────┼──────────┤",
        "  0      ·     │          │mill      │    ·",
        "               │s - L♛    │g L L●    │",
        "               ├──────────┼──────────┘",
        " S1      ·     │tavern    │    ·          ·",
        "               │s L ↔     │",
        "               └──────────┘",
    ]


def test_a_narrow_map_in_german() -> None:
    assert drawn(land_map(position(SIEGE), -1, "de", 30)) == [
        "        0      O1      O2",
        "    ┌───────┐",
        " N2 │Belager│",
        "    │hL     │",
        "    ├───────┼───────┐",
        " N1 │Raubrit│Belager│",
        "    │hT     │gL     │",
        "    ├───────┼───────┼───────┐",
        "  0 │       │Markt  │Belager│",
        "    │g-L♛T♛ │sT     │hL     │",
        "    └───────┴───────┴───────┘",
    ]


def test_columns_and_rows_have_the_letters_of_the_readers_compass() -> None:
    lines = drawn(land_map(position(SIEGE), -1, "ru", 40))
    assert lines[0].split() == ["0", "В1", "В2"]
    assert [line.split()[0] for line in lines if line[:1] == " " and line[1:3].strip()] == [
        "С2",
        "С1",
        "0",
    ]


@pytest.mark.long
@pytest.mark.parametrize("width", [40, 80, 120])
def test_the_map_fits_every_width(width: int) -> None:
    for view in some_views(GAME, 6, 120):
        for language in LANGUAGES:
            lines = land_map(view, 0, language, width)
            assert max(line.cell_len for line in lines) <= width
            assert (
                max(
                    map(
                        len,
                        printed(
                            two_heirs_view.board(view, 0, NAMES, language, width), width
                        ).splitlines(),
                    )
                )
                <= width
            )


def test_a_land_in_a_long_row_still_fits() -> None:
    s = position()
    s.land_size = 20
    for place in range(5, 20):
        s.land[place], s.face[place] = place, place % 3
        s.land_x[place], s.land_y[place] = place - 3, 0
    lines = land_map(s, 0, "en", 40)
    assert max(line.cell_len for line in lines) <= 40


def test_roads_that_join_open_the_border() -> None:
    # The mill's road runs north to south, the field camp's bends; a pilgrimage site reaches all.
    text = TURN.replace("E1 N1: green field camp", "E1 N1: grey pilgrimage site")
    assert "║" in "".join(drawn(land_map(position(text), 0, "en", 80)))
    assert "║" not in "".join(drawn(land_map(position(), 0, "en", 80)))


def test_free_cells_are_shown_to_the_seat_to_act_only() -> None:
    assert "·" in "".join(drawn(land_map(position(), 0, "en", 80)))
    for viewer in (1, -1):
        assert "·" not in "".join(drawn(land_map(position(), viewer, "en", 80)))


def test_variants_have_signs() -> None:
    box = box_of(position())
    signs = [variant_sign(box, tile, "en") for tile in range(TILES)]
    assert [signs[0], signs[1], signs[45], signs[46]] == ["↔", "↕", "+", "×"]
    assert (signs[21], signs[52], signs[9]) == ("far", "pot", "")


# ------------------------------------------------------------------------ reserve and heirs


def test_the_reserve_clockwise_with_those_who_reach_a_tile() -> None:
    shown = printed(two_heirs_view.board(position(), 0, NAMES, "en", 120), 120)
    assert "♔  stack: " in shown
    assert "g  farm L T" in shown
    assert "w  cowshed L T" in shown
    assert "w  green market T" in shown  # Anna reaches two tiles, Bruno three
    assert "s  quarry " in shown
    for reached in ("quarry L", "quarry T", "mine L", "mine T"):
        assert reached not in shown


def test_the_heirs() -> None:
    lines = printed(two_heirs_view.board(position(), 0, NAMES, "en", 120), 120).splitlines()
    anna, bruno = (line.split() for line in lines[-2:])
    points = [0, 0]
    GAME.rules.scores(position(), points)
    # farm and cowshed in reach, grey under the follower, yellow under the troop
    assert anna[:8] == ["▶", "L", "Anna", "(you)", str(points[0]), "2", "1w", "2g"]
    assert anna[8] == "1s"
    assert " ".join(anna[9:]) == "bakery, smithy, yellow field camp"
    assert bruno[:4] == ["T", "Bruno", str(points[1]), "3"]
    assert bruno[-1] == "hut"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (TURN, "Anna is playing. The tile is taken."),
        (
            TURN.replace("crown seat 2, taken", "discounts 2"),
            "A tile still has to be taken. Discounts: 2.",
        ),
        (TURN.replace("crown seat 2, taken", "taken"), "One more tile may be taken."),
        (SIEGE, "A siege has to be decided."),
        (
            TURN.replace("bakery", "bakery, green robber castle").replace("to act", "to discard"),
            "Surplus tiles must be discarded.",
        ),
    ],
)
def test_what_is_to_be_done(text: str, says: str) -> None:
    assert says in printed(two_heirs_view.board(position(text), 0, NAMES, "en", 80))


def test_a_game_that_is_over() -> None:
    s = position(SIEGE)
    s.over, s.acting = 1, 0
    shown = printed(two_heirs_view.board(s, -1, NAMES, "en", 80))
    assert shown.startswith("The game is over.")
    assert "▶" not in shown


# ------------------------------------------------------------------------- hand and choices


def test_the_hand_tells_costs_and_what_is_missing() -> None:
    lines = printed(two_heirs_view.hand(position(), 0, "en", 80)).splitlines()
    assert [line.rstrip() for line in lines] == [
        "Your hand",
        " g  bakery             1w 2g · can be built",
        " s  smithy             1g 2s · missing 1s",
        " g  yellow field camp  1w 1s · can be built",
    ]
    discount = position(TURN.replace("taken", "taken, discounts 1"))
    assert "missing" not in printed(two_heirs_view.hand(discount, 0, "en", 80))
    assert "can be built with a discount of 1" in printed(
        two_heirs_view.hand(discount, 0, "en", 80)
    )
    empty = position(TURN.replace("hand hut", "hand none"))
    assert "no tiles" in printed(two_heirs_view.hand(empty, 1, "en", 80))


def groups(view: State, language: str = "en") -> list[Choices]:
    game = GAME
    out = [0] * game.max_legal
    actions = out[: game.rules.legal(view, view.turn, out)]
    found = two_heirs_view.choices(view, view.turn, actions, language)
    listed = [choice.action for group in found for row in group.rows for choice in row]
    assert sorted(listed) == actions
    return found


def test_moves_are_grouped() -> None:
    found = groups(position())
    assert [group.title for group in found] == [
        "Build the bakery (1w 2g)",
        "Build the yellow field camp (1w 1s)",
        "Play the bakery as open terrain",
        "Play the smithy as open terrain",
        "Play the yellow field camp as open terrain",
        "Turn over a field camp",
        "Move the follower from the centre",
        "Move a troop from E1",
        "Deploy a troop",
        "Withdraw a troop",
        "Or",
    ]
    titles = [group.title for group in groups(position(TURN.replace("crown seat 2, taken", "")))]
    assert titles[0] == "Take a tile"
    assert [group.title for group in groups(position(SIEGE))] == ["Your siege tower"]


def test_gains_are_changes_of_the_lead() -> None:
    view = position()
    before, after = [0, 0], [0, 0]
    GAME.rules.scores(view, before)
    seen = set()
    for group in groups(view):
        for choice in (choice for row in group.rows for choice in row):
            follows = view.copy()
            GAME.rules.apply(follows, 0, choice.action)
            GAME.rules.scores(follows, after)
            change = (after[0] - after[1]) - (before[0] - before[1])
            assert gain_of(choice) == change
            seen.add(change > 0)
    assert seen == {True, False}


def gain_of(choice: Choice) -> int:
    return int(choice.gain.replace("−", "-") or 0)


def test_a_take_tells_what_the_tile_costs() -> None:
    found = groups(position(TURN.replace("crown seat 2, taken", "crown seat 1")))
    assert [(row[0].words, row[0].note) for row in found[0].rows] == [
        ("farm", "1w 1s · can be built"),
        ("cowshed", "2w 1s · missing 1w"),
    ]


def test_a_take_is_followed_by_what_its_note_says() -> None:
    notes = 0
    for match, dice in list(matches(GAME, 1, 5))[:8]:
        for _ in range(12):
            play_one(match, dice)
            view, seat = match.view(match.acting[0]), match.acting[0]
            assert isinstance(view, State)
            for group in two_heirs_view.choices(view, seat, match.actions(seat), "en"):
                for (choice,) in group.rows if group.title == "Take a tile" else []:
                    after = match.state.copy()
                    GAME.rules.apply(after, seat, choice.action)
                    assert isinstance(after, State)
                    tile = view.reserve[choice.action - TAKE]
                    assert choice.note == tile_facts(after, seat, tile, "en")
                    notes += 1
    assert notes > 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_of_whole_games(language: str) -> None:
    for plies in (1, 9, 33):
        for view in some_views(GAME, 4, plies):
            groups(view, language)


def test_a_view_of_another_box() -> None:
    tiles = copy.deepcopy(COMPONENTS["tiles"])
    for tile in tiles:
        tile |= {"wood": 0, "grain": 0, "stone": 0}
        tile |= {"building": "hut", "variant": ""} if tile["set"] == "travel" else {}
    other = GAME.with_components({"tiles": tiles})
    view = some_views(other, 1, 0)[0]
    shown = printed(two_heirs_view.board(view, 0, NAMES, "en", 80))
    names = box_of(view).names
    reserve = [names.tile_name(tile, "en").nominative for tile in view.reserve if tile >= 0]
    assert [name for name in reserve if name not in shown] == []
    assert any(re.fullmatch(r"\w+ hut \d", name) for name in reserve)
    out = [0] * other.max_legal
    actions = out[: other.rules.legal(view, view.turn, out)]
    notes = [
        row[0].note
        for group in two_heirs_view.choices(view, view.turn, actions, "en")
        for row in group.rows
        if group.title == "Take a tile"
    ]
    assert notes == ["free · can be built"] * 3


# ------------------------------------------------------------------------------------- words


def gaps(phrase: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name is not None}


@pytest.mark.parametrize("key", TABLE)
def test_every_phrase_is_there_in_every_language(key: str) -> None:
    assert len(TABLE[key]) == len(LANGUAGES)
    assert all(TABLE[key])
    assert len({frozenset(gaps(phrase)) for phrase in TABLE[key]}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_draws_the_table(program: Program, language: str) -> None:
    answer = program(
        *("play", "two-heirs", "--seats", 2, "--seed", 2, "--language", language),
        stdin="1\nhand\nquit\nquit\n",
    )
    assert answer.code == 0
    assert "┌──" in answer.out
    assert max(map(len, answer.out.splitlines())) <= 80
