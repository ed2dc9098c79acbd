"""The score sheet of Palais Royal: every point with its reason."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.palais_royal.playing import positions, seen_by
from palas.games.palais_royal import scoring
from palas.games.palais_royal.names import field_name
from palas.games.palais_royal.state import State
from palas.games.palais_royal.text import parse_position, reasons
from palas.kernel.contract import SPECTATOR
from palas.kernel.phrases import LANGUAGES

TABLE = """palais-royal, 3 seats: finished
seat 1: nobles 1 25 30; cards 2; open 4 points; park A4 B3 D8
seat 2: nobles 2 17 5; park B6 B7 C7
seat 3: nobles 3 8; cards 7; open 2 points, 2 points; park B5 E7
"""


def sheet(s: State, seat: int, language: str = "en") -> list[str]:
    return [reason.words for reason in reasons(s, language) if reason.seat == seat]


@pytest.mark.long
@given(positions, st.sampled_from(LANGUAGES))
@settings(max_examples=100)
def test_reasons_add_up_to_the_scores(s: State, language: str) -> None:
    out = [0] * 4
    scoring.scores(s, out)
    found = reasons(s, language)
    for seat in range(s.seats):
        assert sum(reason.points for reason in found if reason.seat == seat) == out[seat]
    for reason in found:
        assert reason.rule in ("R15.1", "R15.2", "R15.3", "R15.4", "R15.6")
        assert reason.words.endswith(f": {reason.points}")
    assert reasons(seen_by(s, SPECTATOR), language) == found, "unplayed cards count unseen"


def test_every_point_has_its_reason() -> None:
    s = parse_position(TABLE)
    assert sheet(s, 0) == [
        "noble 1: 6",
        "noble 25 (2 gold more a turn): 3",
        "noble 30 (1 servant at once): 4",
        "played card 4 points: 4",
        "2 cards never played: 2",
        "lion row, first with 3 to 2, 1: 6",
        "vase row, tied for first with 2 to 2, 1, so second: 2",
    ]
    assert sheet(s, 2)[-3:] == [
        "7 cards never played: 6",
        "lion row, 1 to 3, 2: 0",
        "vase row, 1 to 2, 2: 0",
    ]


def test_places_are_the_fields_of_the_row() -> None:
    s = parse_position(TABLE)
    lit = {reason.words: reason.places for reason in reasons(s) if reason.places}
    fields = [field_name(field) for field in lit["lion row, first with 3 to 2, 1: 6"]]
    assert sorted(fields) == ["A4", "B3"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["Adliger 2: 5", "Löwenreihe, Platz 2 mit 2 gegen 3, 1: 2"]),
        ("ru", ["дворянин 2: 5", "ряд львов, второе место (2 против 3, 1): 2"]),
    ],
)
def test_the_sheet_in_other_languages(language: str, words: list[str]) -> None:
    assert set(words) <= set(sheet(parse_position(TABLE), 1, language))
