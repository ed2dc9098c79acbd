"""Names as a reader sees them: a bot that nobody named is called by its level in any language."""

from __future__ import annotations

import pytest

from palas.kernel.keys import key_of_seed
from palas.table.house import summary
from palas.table.readers import Named, for_reader, shown_names, summary_names
from palas.table.setup import BOT, PERSON, read_setup
from palas.table.table import Table, opening
from palas.table.views.people import Here
from palas.table.views.sight import Sight
from palas.table.views.view import Gallery

from .tables_at_hand import match_of, played


def names(*seats: tuple[str, str, str], language: str) -> list[str]:
    return list(shown_names(tuple(Named(*seat) for seat in seats), language))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Anna", "Knight", "Knight 2", "Quick"]),
        ("de", ["Anna", "Ritter", "Ritter 2", "Eilbote"]),
        ("ru", ["Anna", "Рыцарь", "Рыцарь 2", "Гонец"]),
    ],
)
def test_bots_are_called_by_their_level(language: str, told: list[str]) -> None:
    seats = [
        (PERSON, "", "Anna"),
        (BOT, "knight", "Ritter"),
        (BOT, "knight", "Ritter 2"),
        (BOT, "greedy", "Greedy"),
    ]
    assert names(*seats, language=language) == told


def test_a_name_that_somebody_gave_stays() -> None:
    seats = [(PERSON, "", "Knight"), (BOT, "king", "Deep Thought"), (BOT, "king", "Knight")]
    assert names(*seats, language="ru") == ["Knight", "Deep Thought", "Knight"]
    assert names((PERSON, "", ""), (BOT, "page", "Page 7th"), language="de") == ["", "Page 7th"]


def test_no_two_names_are_the_same() -> None:
    seats = [(PERSON, "", "Ritter"), (BOT, "knight", "Knight"), (BOT, "knight", "Рыцарь 2")]
    assert names(*seats, language="de") == ["Ritter", "Ritter 2", "Ritter 3"]


def test_names_of_tables_that_run_already_are_known() -> None:
    seats = [(BOT, "greedy", "Скорый"), (BOT, "greedy", "Schnell 2"), (BOT, "squire", "Сквайр")]
    assert names(*seats, language="en") == ["Quick", "Quick 2", "Squire"]


def bots_table() -> Table:
    plans = [{"kind": PERSON, "name": "Anna"}, {"kind": BOT, "level": "knight"}]
    key = key_of_seed("table")
    setup = read_setup({"game": "big-boss", "seats": plans})
    return Table.load("table", key, opening(setup, "Anna", key, 0.0))


def test_a_table_opened_by_a_program_speaks_the_readers_language() -> None:
    table = played(bots_table(), 5)
    for language, name in {"en": "Knight", "de": "Ritter", "ru": "Рыцарь"}.items():
        html = Gallery().view(table, Sight((0,), language), Here()).html
        assert f'<span class="name">{name}</span>' in html
        assert f"<b>{name}</b>" in html, "the log begins with it"
        others = {"Knight", "Ritter", "Рыцарь"} - {name}
        assert not any(f">{other}<" in html for other in others)
    assert match_of(table).names == ["Anna", "Knight"], "a record keeps what was stored"


def test_a_table_stays_as_it_is_for_whoever_needs_no_other_names() -> None:
    table = played(bots_table(), 5)
    assert for_reader(table, "en") is table
    assert for_reader(table, "de").seats[1].name == "Ritter"
    assert table.seats[1].name == "Knight"


def test_lists_use_the_readers_names_too() -> None:
    seats = summary(bots_table())["seats"]
    assert summary_names(seats, "ru") == ("Anna", "Рыцарь")
