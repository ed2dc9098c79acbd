"""The table in a terminal, drawn and compared; and the words beside it."""

from __future__ import annotations

import io
import string
from collections.abc import Sequence

import pytest
from rich.console import Console
from rich.text import Text

import palas
from palas.cli import big_boss_view, words
from palas.cli.arms import DEVICES, letter
from palas.cli.big_boss_street import street
from palas.cli.big_boss_words import TABLE
from palas.cli.table_view import Choice, Choices, PlainView, in_columns, print_choices, view_of
from palas.games.big_boss.state import State
from palas.kernel.phrases import LANGUAGES, Phrases

GAME = palas.game("big-boss")

TOWN = """big-boss, 2 seats, seat 1 to act: turn
seat 1: 20 Real, cards 3 6 11 30 72, 1 tower card
seat 2: 7 Real, cards 40 51*
open 13 70
castle Cádiz 7: 1 2b1 1g2 3
castle Sevilla 23: 2 1 1
villa 5: 1
stones 7 23
"""


def town() -> State:
    state = GAME.text.parse_position(TOWN)
    GAME.rules.conceal(state, 0)
    assert isinstance(state, State)
    return state


def drawn(lines: Sequence[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def test_the_street_in_three_rows() -> None:
    assert drawn(street(town(), 0, "en", 80)) == [
        "               1      Cádiz 11                                   Sevilla 5",
        "3                            ██",
        "2                      L     ██                                     ██",
        "1             ▒▒    ██ ██ T♛ ██                                     ██ ██",
        "   1  2  3• 4  5  6• 7  8  9 10 11•12 13°14 15 16 17 18 19 20 21 22 23 24",
        "  Sevilla 5",
        "1 ██",
        "  25 26 27 28 29 30•31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48",
        "  49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70°71 72•",
    ]


@pytest.mark.parametrize("width", [40, 60, 80, 120, 250])
def test_the_street_fits_every_width(width: int) -> None:
    lines = street(town(), 0, "en", width)
    assert max(line.cell_len for line in lines) <= width
    plots = [number for line in drawn(lines) if line[:2] == "  " for number in line.split()]
    assert "72•" in plots


def test_a_spectator_sees_no_card_in_a_hand() -> None:
    assert "•" not in "".join(drawn(street(town(), -1, "en", 80)))


def printed(renderable: object, width: int = 80) -> str:
    out = Console(file=io.StringIO(), width=width, markup=False, highlight=False)
    out.print(renderable)
    return str(out.file.getvalue())  # type: ignore[attr-defined]


def test_the_seats_and_supplies() -> None:
    shown = printed(big_boss_view.board(town(), 0, ["Anna", "Bruno"], "en", 80))
    seats = [line.split() for line in shown.splitlines()[-2:]]
    assert seats[0] == ["▶", "L", "Anna", "(you)", "20", "5", "1", "5", "2"]
    assert seats[1] == ["T", "Bruno", "7", "2", "0", "6", "1", "51"]
    assert "Open cards: 13 70\n" in shown
    assert "Supply: 78 blocks, 6 founding stones, 6 flags, 19 tower cards, deck 63" in shown


def test_the_hand_tells_what_each_card_would_do() -> None:
    lines = [part.strip() for part in printed(big_boss_view.hand(town(), 0, "en", 80)).split("   ")]
    shown = [part for part in lines if part]
    # Card 6 joins the villa of 1 to Cádiz with a block of 1; card 11 adds 1.
    for card in ("3 villa 1", "6 Cádiz 13", "11 Cádiz 12", "30 villa 1", "1 tower cards"):
        assert any(card in part for part in shown), card


def choices(view: State) -> list[Choices]:
    out = [0] * GAME.max_legal
    actions = out[: GAME.rules.legal(view, 0, out)]
    groups = big_boss_view.choices(view, 0, actions, "en")
    assert sorted(c.action for group in groups for row in group.rows for c in row) == actions
    return groups


def test_moves_are_grouped_and_priced() -> None:
    groups = {group.title: group.rows for group in choices(town())}
    assert list(groups) == [
        "Buy a card",
        "Play a building card",
        "Play a tower card",
        "Before that, withdraw a noble",
    ]
    cards = groups["Play a building card"]
    # R5.3: three plots stay free beside Cádiz and Sevilla, one beside the villa on 5.
    assert [[choice.words for choice in row] for row in cards] == [
        ["build a villa on 3", "1–3"],
        ["join Cádiz and the villa on 6"],
        ["extend Cádiz on 11"],
        ["build a villa on 30", "29–31", "30–32"],
        ["build a villa on 72", "70–72"],
    ]
    assert [row[0].gain for row in cards] == ["+1", "+13", "+12", "+1", "+1"]
    assert groups["Before that, withdraw a noble"][0][0].gain == "+11"


def test_a_capture_is_announced() -> None:
    text = TOWN.replace("cards 3 6 11 30 72", "cards 9")
    state = GAME.text.parse_position(text)
    assert isinstance(state, State)
    rows = {group.title: group.rows for group in choices(state)}["Play a building card"]
    # Level 2 on plot 9: 11 + 2 = 13.
    assert rows[0][0].gain == "+13, captures T"


@pytest.mark.parametrize(
    ("cadiz", "card_10", "words"),
    [
        ("1 2 1", "Cádiz/Sevilla 11", "join Cádiz and Sevilla on 10"),  # 5 + 5 + 1, a choice
        ("1 2 2", "Cádiz 13", "join Cádiz and Sevilla on 10"),  # 7 + 5 + 1
        ("6 6 4", "+50", "give up a block between Cádiz and Sevilla on 10"),  # R10.7
    ],
)
def test_what_a_card_between_castles_does(cadiz: str, card_10: str, words: str) -> None:
    text = "big-boss, 2 seats, seat 1 to act: turn\nseat 1: 20 Real, cards 10\n"
    text += f"castle Cádiz 7: {cadiz}\ncastle Sevilla 11: 2 1 1\nstones 7 11\n"
    state = GAME.text.parse_position(text)
    assert isinstance(state, State)
    assert big_boss_view.effect(state, 0, 9, "en") == card_10
    assert choices(state)[1].rows[0][0].words == words


def test_numbers_follow_the_screen() -> None:
    groups = [
        Choices("one", [[Choice(7, "a", "+1"), Choice(3, "b", lead=" or")], [Choice(9, "c")]]),
        Choices("two", [[Choice(4, "d", "−5", "well")]]),
    ]
    out = Console(file=io.StringIO(), width=40, markup=False, highlight=False)
    assert print_choices(out, groups) == [7, 3, 9, 4]
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    assert shown == "one\n  1) a +1 or 2) b     3) c\ntwo\n  4) d −5 → well\n"


def test_columns_are_filled_downwards() -> None:
    lines = [Text(letter * 4) for letter in "abcde"]
    assert drawn(in_columns(lines, 11)) == ["aaaa   dddd", "bbbb   eeee", "cccc"]
    assert drawn(in_columns(lines, 10)) == ["aaaa", "bbbb", "cccc", "dddd", "eeee"]
    assert in_columns([], 80) == []


def test_a_game_without_a_drawing_shows_its_text() -> None:
    plain = PlainView(GAME)
    view = town()
    assert plain.board(view, 0, (), "en", 80) == GAME.text.position_text(view)
    assert plain.hand(view, 0, "en", 80) == GAME.text.position_text(view)
    group = plain.choices(view, 0, [1], "de")[0]
    assert group.rows == [[Choice(1, "die oberste Karte des Stapels kaufen")]]
    assert view_of(GAME) is not plain


TABLES: dict[str, dict[str, Phrases]] = {
    "sayings": words.SAYINGS,
    "help": words.HELP,
    "commands": words.COMMANDS,
    "big boss": TABLE,
}


def gaps(phrase: str) -> set[str | None]:
    return {name for _, name, _, _ in string.Formatter().parse(phrase) if name is not None}


@pytest.mark.parametrize("table", TABLES)
def test_every_phrase_is_there_in_every_language(table: str) -> None:
    for key, phrases in TABLES[table].items():
        assert len(phrases) == len(LANGUAGES), key
        assert all(phrases), key
        assert len({frozenset(gaps(phrase)) for phrase in phrases}) == 1, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_seats_apart(language: str) -> None:
    letters = [letter(seat, language) for seat in range(len(DEVICES))]
    assert len(set(letters)) == len(letters)


def test_commands_are_told_apart() -> None:
    for command, names in words.COMMANDS.items():
        assert [words.command_of(name.upper()) for name in names] == [command] * 3
    assert words.command_of("buy") == ""
