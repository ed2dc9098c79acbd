"""The hall: the games, the lists, the switches, and what every page wears."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_file

import palas
import palas.table
from palas.draw.tokens import DAY, NIGHT, contrast
from palas.kernel.phrases import LANGUAGES
from palas.table.languages import translations

from .browsing import Browser, Page, Visit, visiting

TABLE = Path(palas.table.__file__).parent
TEMPLATES = (
    *("base", "switches", "hall", "lists", "rows", "finished", "setting", "explained"),
    *("invitation", "seats", "shut", "devices", "take_seat", "fault"),
)
MODULES = (
    *("telling", "web/hall", "web/invitation", "web/devices", "web/setting", "web/listing"),
    "web/faults",
)
SAME = {"Bot", "Live", "{count} min", "%(minutes)s min"}  # in German as in English
PLACE = re.compile(r"\{\w+\}|%\(\w+\)s")
MOST_BYTES = 150_000  # of a page with all it needs, compressed


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    with visiting(tmp_path / "palas.db") as found:
        yield found


def end(visit: Visit, table: str) -> None:
    """End a game of two people as both agree to."""
    ask = visit.house.ask
    visit.runner.run(ask(table, lambda it, now: it.propose(0, "end", None, now)))
    visit.runner.run(ask(table, lambda it, now: it.answer(1, True, now)))
    assert visit.table(table).is_over


def row(text: str, table: str) -> str:
    """Return the row of a list that leads to a table."""
    rows = re.findall(r'<li class="row.*?</li>', text, re.DOTALL)
    found = [one for one in rows if f"/t/{table}" in one]
    assert len(found) == 1, f"{len(found)} rows for the table"
    return re.sub(r"\s+", " ", unescape(found[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hall_shows_every_game_in_every_language(visit: Visit, language: str) -> None:
    text = visit.browser(language).get("/").text
    assert f'<html lang="{language}">' in text
    for game in palas.all_games().values():
        assert text.count(f">{game.meta.titles[language]}<") >= 3  # bay, form, explanation
        assert game.meta.summary[language] in unescape(text)
        explained = re.search(rf'id="minute-{game.id}".*?</dl>', text, re.DOTALL)
        assert explained is not None
        assert 4 <= len(re.findall(r"[.](?=[ <])", explained[0])) <= 12
        assert f'href="/?game={game.id}#set"' in explained[0] + text
    Page(text).check()


def test_the_language_of_the_browser_and_the_switch(visit: Visit) -> None:
    anna = visit.browser("ru-RU,ru;q=0.9,en;q=0.5")
    assert '<html lang="ru"' in anna.get("/").text
    got = anna.send("/settings", language="de", back="/finished")
    assert (got.status_code, got.headers["location"]) == (303, "/finished")
    assert '<html lang="de"' in anna.get("/").text


def test_the_looks_follow_the_system_until_the_switch(visit: Visit) -> None:
    anna = visit.browser()
    assert "data-theme" not in anna.get("/").text
    anna.send("/settings", theme="night")
    assert '<html lang="en" data-theme="night">' in anna.get("/").text


def test_a_name_is_kept(visit: Visit) -> None:
    anna = visit.browser()
    anna.send("/settings", name="  Anna  ", theme="auto")
    assert 'id="set-name" value="Anna"' in anna.get("/").text
    anna.send("/settings", name=" ", theme="auto")  # nothing typed changes nothing
    assert 'id="set-name" value="Anna"' in anna.get("/").text


@pytest.mark.parametrize(
    "form", [{"language": "fr"}, {"theme": "pink"}, {"name": "x" * 25}, {"name": "a\x00b"}]
)
def test_settings_that_do_not_exist_are_refused(visit: Visit, form: dict[str, str]) -> None:
    got = visit.browser().send("/settings", **form)
    assert got.status_code == 422
    assert "set-cookie" not in got.headers


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example", "/\\evil", "x", "/a\n"])
def test_settings_lead_nowhere_else(visit: Visit, back: str) -> None:
    got = visit.browser().send("/settings", language="de", back=back)
    assert got.headers["location"] == "/"


def test_a_pasted_link_leads_to_its_table(visit: Visit) -> None:
    anna = visit.browser()
    table = anna.open()
    for link in (
        table,
        f" http://palas/t/{table} ",
        f"/t/{table}?x=1#y",
        f"https://a.b/t/{table}/",
    ):
        got = visit.browser().get("/join", params={"link": link})
        assert (got.status_code, got.url.path) == (200, f"/t/{table}")
    for link in ("", "hello there", "http://palas/t/nosuchtable", "/t/<b>"):
        lost = visit.browser().get("/join", params={"link": link})
        assert lost.status_code == 404
        assert "leads to no table" in lost.text
        assert f'value="{link}"' in unescape(lost.text)


def test_my_tables_say_whose_turn_it_is(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser("de")
    table = anna.open(pace="days", hours="48")
    assert "waiting for players" in row(anna.get("/").text, table)
    bruno.join(table, "Bruno")
    acting = visit.table(table).acting[0]
    first, second = (anna, bruno) if acting == 0 else (bruno, anna)
    mine, theirs = row(first.get("/").text, table), row(second.get("/lists").text, table)
    assert any(words in mine for words in ("your turn", "du bist am Zug"))
    assert any(words in mine for words in ("47 h left", "noch 47 Std."))
    name = visit.table(table).seats[acting].name
    assert any(words in theirs for words in (f"waiting for {name}", f"wartet auf {name}"))
    assert "●" in first.get("/").text.split("</title>")[0]
    assert "●" not in second.get("/").text.split("</title>")[0]


def test_open_tables_are_for_those_who_do_not_sit_there(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser()
    public, private = anna.open(public="on"), anna.open(game="big-boss")
    text = bruno.get("/").text
    assert "Anna’s table · no clock · 1 seat free" in row(text, public)
    assert private not in text
    assert "waiting for players" in row(anna.get("/").text, public)  # in one list only
    bruno.join(public, "Bruno")
    assert public not in visit.browser().get("/").text


def test_finished_games(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser()
    public, private = anna.open(public="on"), anna.open()
    for table in (public, private):
        bruno.join(table, "Bruno")
        end(visit, table)
    mine, others = anna.get("/finished").text, visit.browser("ru").get("/finished").text
    assert "you won together" in row(mine, public)  # nobody has a point yet
    assert "Anna 0, Bruno 0" in row(mine, private)
    assert "победа: Anna и Bruno" in row(others, public)
    assert private not in others
    assert public in anna.get("/").text
    Page(mine).check()


def test_a_player_without_a_seat_may_have_won(visit: Visit) -> None:
    anna = visit.browser()
    table = anna.open(game="two-castles", **{"kind-2": "person"})
    visit.browser().join(table, "Bruno")
    end(visit, table)
    assert "Ludwig" in row(anna.get("/finished").text, table)


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Not found"), ("de", "Nicht gefunden"), ("ru", "Не найдено")]
)
def test_what_is_not_there_is_told_on_a_page(visit: Visit, language: str, words: str) -> None:
    for path in ("/nowhere", "/t/nosuchtable"):
        got = visit.browser(language).get(path)
        assert got.status_code == 404
        assert f"<h1>{words}</h1>" in got.text
        Page(got.text).check()
    assert visit.browser(language).get("/static/nothing.css").status_code == 404


def test_everything_a_first_page_needs_is_small_and_kept(visit: Visit) -> None:
    anna = visit.browser("de")
    text = anna.get("/").text
    needed = re.findall(r'(?:href|src)="(/(?:static/|palette)[^"]*)"', text)
    assert len(needed) >= 5
    whole = len(gzip.compress(text.encode()))
    for path in needed:
        got = anna.get(unescape(path))
        assert got.status_code == 200
        assert "immutable" in got.headers["cache-control"]
        whole += len(gzip.compress(got.content))
    assert whole < MOST_BYTES / 2
    assert anna.get("/static/base.css").headers["cache-control"] == "no-cache"


def test_each_game_adds_its_own_colours(visit: Visit) -> None:
    anna = visit.browser()
    plain = anna.get("/palette.css").text
    assert "--paper:#f6f1e7" in plain
    assert "[data-theme=night]" in plain
    for game in palas.all_games():
        assert len(anna.get(f"/palette.css?game={game}").text) >= len(plain)
    assert anna.get("/palette.css?game=chess").text == plain


@pytest.mark.parametrize("palette", [DAY, NIGHT])
def test_words_stand_out_from_what_they_are_written_on(palette: dict[str, str]) -> None:
    for words, ground in (
        ("ink", "paper"),
        ("ink", "paper-2"),
        ("ink", "lit"),
        ("soft", "paper"),
        ("soft", "paper-2"),
    ):
        assert contrast(palette[words], palette[ground]) >= 7, (words, ground)


def test_plurals_of_three_languages() -> None:
    russian = translations("ru").ngettext
    told = [russian("{count} seat free", "{count} seats free", n) for n in (1, 3, 5, 21)]
    assert [one.split()[1] for one in told] == ["место", "места", "мест", "место"]


def own_messages() -> Iterator[tuple[str, ...]]:
    """Yield what the pages of the hall say: one form, or singular and plural."""
    how = {"trim_blocks": "true", "lstrip_blocks": "true", "newstyle_gettext": "true"}
    for name in TEMPLATES:
        path = TABLE / "templates" / f"{name}.html"
        for _, found, _, _ in extract_from_file("jinja2.ext:babel_extract", path, options=how):
            yield (found,) if isinstance(found, str) else tuple(found)
    for name in MODULES:
        for _, found, _, _ in extract_from_file("python", TABLE / f"{name}.py"):
            yield (found,) if isinstance(found, str) else tuple(found)


@pytest.mark.parametrize("language", ["de", "ru"])
def test_everything_the_hall_says_is_said_in_every_language(language: str) -> None:
    words, found = translations(language), set(own_messages())
    assert len(found) > 150
    for message in found:
        for number in (1, 2, 5):
            said = (
                words.ngettext(message[0], message[-1], number)
                if message[1:]
                else words.gettext(message[0])
            )
            assert said not in message or said in SAME, f"{language}: {message[0]!r}"
            assert set(PLACE.findall(said)) == set(PLACE.findall(message[0])), said


def test_a_stranger_sees_no_list_of_others(visit: Visit) -> None:
    anna: Browser = visit.browser()
    table = anna.open(**{"kind-2": "bot"})
    assert table in anna.get("/lists").text
    assert table not in visit.browser().get("/lists").text
