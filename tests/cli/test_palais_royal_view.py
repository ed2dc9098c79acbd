"""Palais Royal in a terminal: drawn in every width, nothing hidden told, every move listed."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import palas
from games.palais_royal.playing import legal, played, seen_by
from palas.cli import palais_royal_view
from palas.cli.palais_royal_park import palace, park
from palas.cli.palais_royal_words import ABILITY_SIGNS, TABLE
from palas.cli.table_view import Choice, Choices, view_of
from palas.games.palais_royal.components import ABILITIES
from palas.games.palais_royal.state import State
from palas.games.palais_royal.text import move_words, parse_position
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.phrases import LANGUAGES

WIDTHS = (40, 80, 120)
NAMES = ["Anna", "Bruno", "Carla", "Friedrich der Große von Hohenzollern"]
GARDEN = """palais-royal, 3 seats, seat 1 to act: recruiting
seat 1: gold 4; king 2, writing room 1, gate 2, mint 3; cards 4 gold; nobles 33
seat 2: gold 0; mint 3, cardinal 1; nobles 34; park C2
seat 3: gold 0; nobles 35; park A4
start seat 1, round 3
park 1: . . . . 25 . . .
park 2: . 2 s2 4 5 6 7 .
park 3: . 8 . 1 - 10 11 .
"""


def garden() -> State:
    return parse_position(GARDEN)


def printed(renderable: object, width: int = 80) -> str:
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    out.print(renderable)
    return str(out.file.getvalue())  # type: ignore[attr-defined]


def table(view: State, seat: int, language: str, width: int) -> str:
    """Return all that a seat is shown."""
    shown = printed(palais_royal_view.board(view, seat, NAMES, language, width), width)
    if seat == SPECTATOR:
        return shown
    shown += printed(palais_royal_view.hand(view, seat, language, width), width)
    actions = legal(view) if view.acting >> seat & 1 else []
    return shown + str(palais_royal_view.choices(view, seat, actions, language))


def listed(groups: list[Choices]) -> list[Choice]:
    return [choice for group in groups for row in group.rows for choice in row]


def test_the_palace_is_a_plan_of_nine_rooms() -> None:
    assert [line.plain for line in palace(garden(), "en", 60)] == [
        "back door           writing room        cardinal",
        "·                   L1                  T1",
        "",
        "mint                gate                Madame",
        "L3 T3★              L2                  ·",
        "",
        "staircase           king                court",
        "·                   L2★                 ·",
        "",
    ]


def test_the_park_shows_prices_after_discounts_and_what_can_be_paid() -> None:
    lines = [line.plain for line in park(garden(), 0, "en", 80)]
    assert lines[:7] == [
        "   A        B        C        D        E        F        G        H",
        "1                                      •4 2t ×2",
        "                                       3p +2g",
        "2           3 1t1v    T       2 2t2v   6 2t2v   8 2t2v   6 3t3v",
        "            5p                7p       9p       10p      11p",
        "3           6 3t3v   lion     4 1t1v   ·        9        5 2v",
        "            12p               6p                6p       5p",
    ]
    assert lines[-4:] == [
        "lion row: O 2 +6",
        "fountain row: T 1 +6",
        "statue row: ·",
        "vase row: ·",
    ]


def test_a_spectator_is_told_of_no_price_that_can_be_paid() -> None:
    assert "•" not in "".join(line.plain for line in park(garden(), SPECTATOR, "en", 80))


def test_choices_to_recruit_name_price_gain_and_who_stays() -> None:
    view = garden()
    groups = palais_royal_view.choices(view, 0, legal(view), "en")
    assert [group.title for group in groups] == ["Recruit a noble", "Play a card", "Go on"]
    row = groups[0].rows[0]
    assert [choice.words for choice in row] == [
        "E1: 3 points, 2 gold more a turn, stays: from the supply",
        "from the mint",
        "from the gate",
    ]
    assert row[0].gain == "−4"
    assert [choice.words for choice in groups[0].rows[-1]] == ["E6: 3 points, diagonal moves"]


def test_moves_are_grouped_by_the_room_they_start_from() -> None:
    view = parse_position(
        "palais-royal, 2 seats, seat 1 to act: moving\nseat 1: gate 3, mint 1\nturn moves 3"
    )
    groups = palais_royal_view.choices(view, 0, legal(view), "en")
    assert [group.title for group in groups] == [
        "Move from the mint (moves for each)",
        "Move from the gate (moves for each)",
        "Go on",
    ]
    to_mint = [row for row in groups[1].rows if row[0].words.startswith("mint")]
    assert [[choice.words for choice in row] for row in to_mint] == [["mint (1): 1", "2", "3"]]


def test_what_action_3_brings_stands_beside_it() -> None:
    view = parse_position("palais-royal, 2 seats, seat 1 to act: attending\nseat 1: mint 3, king 1")
    rows = palais_royal_view.choices(view, 0, legal(view), "en")[0].rows
    assert [(row[0].words, row[0].gain) for row in rows] == [
        ("collect everything due", "+4"),
        ("take the gold of the mint", "+4"),
        ("place a servant from the supply with the king", ""),
    ]


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_position_is_drawn_in_every_width(seats: int, language: str) -> None:
    for plies in (0, 7, 95, 240, 900):
        s = played(plies + 5, seats, plies % 2, plies)
        for viewer in (SPECTATOR, s.turn):
            view = seen_by(s, viewer)
            for width in WIDTHS:
                shown = table(view, viewer, language, width)
                lines = shown.splitlines()[:20]
                assert max(map(len, lines)) <= width
        s.over, s.acting = 1, 0
        assert table(s, SPECTATOR, language, 80)


@pytest.mark.parametrize("plies", [0, 6, 30, 61, 130, 260])
def test_every_legal_move_is_listed_once_and_its_words_are_short(plies: int) -> None:
    s = played(plies, 3, 0, plies)
    if s.over:
        return
    seat = lowest_acting(s)
    view = seen_by(s, seat)
    for language in LANGUAGES:
        choices = listed(palais_royal_view.choices(view, seat, legal(s), language))
        assert sorted(choice.action for choice in choices) == legal(s)
        assert all(choice.words and "\n" not in choice.words for choice in choices)
        assert all(
            len(choice.words) <= 1 + max(4 * len(move_words(s, seat, choice.action, language)), 1)
            for choice in choices
        )


def test_nothing_hidden_is_shown() -> None:
    view = garden()
    other = view.copy()
    other.hand[0] = [1, *[0] * 8]
    for viewer in (1, SPECTATOR):
        shown = [table(seen_by(each, viewer), viewer, "en", 80) for each in (view, other)]
        assert shown[0] == shown[1]


def test_cards_drawn_are_marked() -> None:
    view = parse_position(
        "palais-royal, 2 seats, seat 1 to act: keeping\nseat 1: back door 2; cards 5 moves\n"
        "turn keeps 2; drawn 4 gold"
    )
    assert printed(palais_royal_view.hand(view, 0, "en", 80)).splitlines() == [
        "Your cards",
        " 1× 5 moves → action 2: 5 more moves, for 1 gold",
        "?1× 4 gold → any time: 4 gold",
    ]
    assert "none" in printed(palais_royal_view.hand(view, 1, "en", 80))


def test_the_table_of_another_box_shows_its_own_nobles() -> None:
    game = palas.game("palais-royal")
    nobles = [dict(entry) | {"gold": 20, "points": 17} for entry in game.meta.components["nobles"]]
    box = game.with_components({"nobles": nobles})
    view = box.text.parse_position(GARDEN)
    shown = printed(palais_royal_view.board(view, 0, NAMES, "en", 80))  # type: ignore[arg-type]
    assert "17p" in shown
    assert "18 " in shown


def test_the_program_finds_this_view() -> None:
    assert view_of(palas.game("palais-royal")) is palais_royal_view  # type: ignore[comparison-overlap]


@pytest.mark.parametrize(("key", "phrases"), TABLE.items())
def test_every_word_fills_the_same_gaps_in_every_language(
    key: str, phrases: tuple[str, str, str]
) -> None:
    gaps = [sorted(re.findall(r"\{(\w+)", phrase)) for phrase in phrases]
    assert gaps[0] == gaps[1] == gaps[2], key
    assert re.search("[а-яё]", phrases[2].lower()), key
    assert not re.search("[а-яё]", (phrases[0] + phrases[1]).lower()), key


def test_every_ability_has_its_sign() -> None:
    assert list(ABILITY_SIGNS) == list(ABILITIES)
    for at in range(3):
        signs = [sign[at] for sign in ABILITY_SIGNS.values()]
        assert len(set(signs)) == len(signs)
