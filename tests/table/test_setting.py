"""Setting a table: the form of the hall, with and without a script."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from palas.table.setup import BOT_LEVELS, Pace
from palas.table.web.once import SECONDS, Once
from palas.table.web.setting import fresh_draft, read_draft

from .browsing import Page, Visit, visiting

GAMES = ("two-castles", "big-boss", "palais-royal", "two-heirs")
FORM = {"game": "big-boss", "name": "Anna", "kind-2": "bot", "level-2": "page"}


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    with visiting(tmp_path / "palas.db") as found:
        yield found


def test_a_table_against_a_bot_begins_at_once(visit: Visit) -> None:
    anna = visit.browser()
    anna.get("/")
    got = anna.send("/tables", **FORM)
    assert got.status_code == 303
    table = visit.table(got.headers["location"].removeprefix("/t/"))
    assert table.status == "playing"
    assert [(seat.kind, seat.name, seat.level) for seat in table.seats] == [
        ("person", "Anna", ""),
        ("bot", "Page", "page"),
    ]
    assert anna.seats(table.id) == [0]
    assert 'value="Anna"' in anna.get("/").text  # the browser remembers the name


def test_bots_of_a_level_have_names_of_their_own_in_the_hosts_language(visit: Visit) -> None:
    anna = visit.browser("de")
    more = {"kind-3": "bot", "level-3": "page", "kind-4": "bot", "level-4": "king"}
    table = visit.table(anna.open(**FORM, **more))
    assert [seat.name for seat in table.seats] == ["Anna", "Page", "Page 2", "König"]


def test_who_shares_a_device_is_held_by_one_browser(visit: Visit) -> None:
    anna = visit.browser()
    there = {"kind-2": "device", "name-2": "Grandma  Lida", "kind-3": "bot"}
    table = visit.table(anna.open(game="palais-royal", **there))
    assert [seat.name for seat in table.seats] == ["Anna", "Grandma Lida", "Knight"]
    assert [seat.kind for seat in table.seats] == ["device", "device", "bot"]
    assert anna.seats(table.id) == [0, 1]


@pytest.mark.parametrize(
    ("form", "pace"),
    [
        ({}, Pace()),
        ({"pace": "live", "minutes": "10", "more": "5"}, Pace("live", 600, 5)),
        ({"pace": "live", "minutes": "1", "more": "0"}, Pace("live", 60, 0)),
        ({"pace": "days", "hours": "24", "minutes": "x"}, Pace("days", 86400)),
    ],
)
def test_paces(visit: Visit, form: dict[str, str], pace: Pace) -> None:
    assert visit.table(visit.browser().open(**form)).setup.pace == pace


def test_options_hints_and_publicity(visit: Visit) -> None:
    anna = visit.browser()
    plain = visit.table(anna.open(game="two-heirs", **{"option-roads": "on"})).setup
    assert (plain.public, plain.hints) == (False, False)
    assert plain.options == {"sets": "travel+land_industry+trade_church", "roads": True}
    other = {"option-sets": "random", "public": "on", "hints": "on"}
    setup = visit.table(anna.open(**other)).setup  # an empty box is not sent: roads are off
    assert (setup.public, setup.hints) == (True, True)
    assert setup.options == {"sets": "random", "roads": False}


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"name": "  "}, "Enter your name"),
        ({"name": "x" * 25}, "at most 24 printable"),
        ({"name": "Anna\u202e"}, "printable characters"),
        ({"kind-2": "device", "name-2": ""}, "name for seat 2"),
        ({"kind-2": "device", "name-2": " Anna "}, "The name Anna is already taken"),
        ({"kind-2": "ghost"}, "kind is one of"),
        ({"level-2": "emperor"}, "level is one of"),
        ({"pace": "live", "minutes": "0"}, "Minutes per player: a number from 1 to 180"),
        ({"pace": "live", "minutes": "5", "more": "-1"}, "Seconds added per move"),
        ({"pace": "live", "minutes": "٣x", "more": "1"}, "Minutes per player"),
        ({"pace": "days", "hours": "1e3"}, "Hours per move"),
        ({"pace": "blitz"}, "kind is one of none, live, days"),
        ({"game": "chess"}, "no such game"),
        ({"game": "palais-royal", "option-layout": "round"}, "layout"),
        ({f"kind-{at}": "bot" for at in range(3, 8)}, "2 to 5 seats"),
    ],
)
def test_bad_input_is_told_and_kept(visit: Visit, wrong: dict[str, str], words: str) -> None:
    anna = visit.browser()
    got = anna.send("/tables", **FORM | {"public": "on"} | wrong)
    assert got.status_code == 422
    told = re.search(r'role="alert" id="set-wrong">.*?</svg>(.*?)</p>', got.text)
    assert told is not None
    assert words in told[1]
    assert 'name="public" checked' in got.text
    if "name" not in wrong:
        assert 'name="name" id="set-name" value="Anna"' in got.text
    assert visit.tables() == 0
    Page(got.text).check()


def test_what_is_wrong_is_said_in_the_readers_language(visit: Visit) -> None:
    for language, words in (("de", "Gib deinen Namen ein"), ("ru", "Введите своё имя")):
        got = visit.browser(language).send("/tables", **FORM | {"name": ""})
        assert words in got.text


@pytest.mark.parametrize("game", GAMES)
def test_the_form_changes_without_a_script(visit: Visit, game: str) -> None:
    anna = visit.browser()
    typed = FORM | {"kind-3": "device", "name-3": "Bruno", "pace": "live", "minutes": "7"}
    got = anna.send("/tables", **typed, do=f"game:{game}")
    assert got.status_code == 200
    assert f'name="game" value="{game}"' in got.text
    assert 'value="Anna"' in got.text
    assert 'name="minutes" inputmode="numeric" value="7"' in got.text
    assert ('value="Bruno"' in got.text) == (game != "two-heirs")
    assert visit.tables() == 0
    Page(got.text).check()


def test_seats_come_and_go_within_the_limits_of_the_game(visit: Visit) -> None:
    anna = visit.browser()
    form = dict(FORM)
    for seats in range(3, 6):
        text = anna.send("/tables", **form, do="add").text
        assert text.count('value="device"') == seats - 1
        form[f"kind-{seats}"] = "person"
    assert 'value="add"' not in text  # five is the most
    assert anna.send("/tables", **form, do="add").text.count('value="device"') == 4
    fewer = anna.send("/tables", **form, do="remove:2").text
    assert fewer.count('value="device"') == 3
    assert 'value="bot" checked' not in fewer  # seat 2, the bot, has gone
    assert anna.send("/tables", **FORM, do="remove:2").text.count('value="device"') == 1


def test_a_script_gets_the_form_alone(visit: Visit) -> None:
    anna = visit.browser()
    asking = anna.client.post("/tables", data={**FORM, "do": "add"}, headers={"Palas-Part": "form"})
    text = visit.runner.run(asking).text
    assert "<html" not in text
    assert text.count('value="device"') == 2


def test_every_level_is_offered_and_described(visit: Visit) -> None:
    text = visit.browser().get("/").text
    for level in BOT_LEVELS:
        assert f'name="level-2" value="{level}"' in text
        assert f"for-{level}" in text


def test_a_double_click_opens_one_table(visit: Visit) -> None:
    anna = visit.browser()
    anna.get("/")

    async def twice() -> list[str]:
        sent = [anna.client.post("/tables", data=FORM | {"once": "a"}) for _ in range(2)]
        return [got.headers["location"] for got in await asyncio.gather(*sent)]

    assert len(set(visit.runner.run(twice()))) == 1
    assert visit.tables() == 1
    anna.open(**FORM, once="b")
    assert visit.tables() == 2


def test_the_same_form_is_meant_again_later() -> None:
    now, made = 0.0, 0

    async def make() -> str:
        nonlocal made
        made += 1
        return f"table {made}"

    async def play() -> None:
        nonlocal now
        once = Once(lambda: now)
        assert await once.make("a", make) == await once.make("a", make) == "table 1"
        now = SECONDS + 1
        assert await once.make("a", make) == "table 2"

    asyncio.run(play())


def test_a_flood_of_tables_is_told_to_wait(visit: Visit) -> None:
    anna = visit.browser()
    visit.app.state.limits.is_on = True
    visit.app.state.limits.openings.times = 1
    anna.open(once="a")
    got = anna.send("/tables", **FORM, once="b")
    assert got.status_code == 429
    assert 'value="Anna"' in got.text


def test_the_form_starts_with_a_game_that_exists() -> None:
    assert fresh_draft("chess", "").game == "two-castles"
    assert len(fresh_draft("two-heirs", "").seats) == 1
    assert read_draft({"game": "chess"}).game == "two-castles"
