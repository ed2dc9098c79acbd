"""The invitation: sitting down by a link, getting up, and a seat on another device."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from palas.table.web.invitation import arriving

from .browsing import Page, Visit, visiting

NASTY = '<script>"&amp;'


@pytest.fixture
def visit(tmp_path: Path) -> Iterator[Visit]:
    with visiting(tmp_path / "palas.db") as found:
        yield found


def test_the_last_one_to_sit_down_begins_the_game(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser("de")
    table = anna.open()
    page = bruno.get(f"/t/{table}")
    assert "Anna lädt dich ein zu" in page.text
    assert f"http://palas/t/{table}" in page.text
    Page(page.text).check()
    got = bruno.join(table, "Bruno", seat="2")
    assert (got.status_code, got.headers["location"]) == (303, f"/t/{table}")
    assert visit.table(table).status == "playing"
    assert (anna.seats(table), bruno.seats(table)) == ([0], [1])


def test_a_seat_is_chosen_or_any_free_one(visit: Visit) -> None:
    anna, bruno, clara = visit.browser(), visit.browser(), visit.browser()
    table = anna.open(game="big-boss", **{"kind-3": "person", "kind-4": "person"})
    assert bruno.join(table, "Bruno", seat="4").status_code == 303
    assert clara.join(table, "Clara").status_code == 303
    assert [seat.name for seat in visit.table(table).seats] == ["Anna", "Clara", "", "Bruno"]


def test_a_name_that_is_taken_gets_a_number(visit: Visit) -> None:
    table = visit.browser().open()
    visit.browser().join(table, "Anna")
    assert [seat.name for seat in visit.table(table).seats] == ["Anna", "Anna 2"]


@pytest.mark.parametrize(
    ("form", "status", "words"),
    [
        ({"name": " "}, 422, "Enter your name"),
        ({"name": "x" * 25}, 422, "at most 24"),
        ({"name": "Bo\x00b"}, 422, "printable characters"),
        ({"name": "Bob", "seat": "1"}, 409, "someone else was faster"),
        ({"name": "Bob", "seat": "9"}, 409, "choose another seat"),
    ],
)
def test_bad_input_is_told_and_kept(
    visit: Visit, form: dict[str, str], status: int, words: str
) -> None:
    table = visit.browser().open()
    got = visit.browser().send(f"/t/{table}/join", **form)
    assert got.status_code == status
    assert words.lower() in got.text.lower()
    if form["name"].isprintable() and form["name"].strip():
        assert f'value="{form["name"]}"' in got.text
    assert visit.table(table).free_seats == [1]


def test_a_full_table_and_a_closed_one_and_none(visit: Visit) -> None:
    anna = visit.browser()
    table = anna.open()
    visit.browser().join(table, "Bruno")
    late = visit.browser().join(table, "Clara")
    assert late.status_code == 409
    assert "This table is full" in late.text
    closed = anna.open(game="big-boss")
    assert anna.send(f"/t/{closed}/close").headers["location"] == "/"
    assert visit.browser().join(closed, "Clara").status_code == 409
    assert "closed this table" in anna.get(f"/t/{closed}").text
    assert visit.browser().join("nosuchtable", "Clara").status_code == 404


def test_nobody_sits_down_twice(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser()
    table = anna.open(game="big-boss", **{"kind-3": "person"})
    bruno.get(f"/t/{table}")

    async def both() -> list[int]:
        form = {"name": "Bruno"}
        sent = [bruno.client.post(f"/t/{table}/join", data=form | {"seat": seat}) for seat in "23"]
        return [got.status_code for got in await asyncio.gather(*sent)]

    assert visit.runner.run(both()) == [303, 303]
    assert len(bruno.seats(table)) == 1
    assert visit.table(table).status == "open"
    assert bruno.join(table, "Bruno", seat="3").status_code == 303
    assert visit.table(table).status == "open"


def test_two_people_want_one_seat(visit: Visit) -> None:
    anna, bruno, clara = visit.browser(), visit.browser(), visit.browser()
    table = anna.open(game="big-boss", **{"kind-3": "person"})

    async def both() -> list[int]:
        sent = [
            one.client.post(f"/t/{table}/join", data={"name": "Bo", "seat": "2"})
            for one in (bruno, clara)
        ]
        return sorted(got.status_code for got in await asyncio.gather(*sent))

    assert visit.runner.run(both()) == [303, 409]
    assert visit.table(table).free_seats == [2]


def test_getting_up_frees_the_seat(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser()
    table = anna.open(game="big-boss", **{"kind-3": "person"})
    bruno.join(table, "Bruno", seat="2")
    assert "Leave the seat" in bruno.get(f"/t/{table}").text
    assert bruno.send(f"/t/{table}/leave").status_code == 303
    assert visit.table(table).free_seats == [1, 2]
    assert bruno.seats(table) == []
    assert bruno.join(table, "Bruno", seat="3").status_code == 303


def test_only_the_host_gives_a_table_up(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser()
    table = anna.open(game="big-boss", **{"kind-3": "person"})
    bruno.join(table, "Bruno")
    assert bruno.send(f"/t/{table}/close").status_code == 403
    assert visit.table(table).status == "open"
    assert anna.send(f"/t/{table}/leave").status_code == 303  # without its host it is no table
    assert visit.table(table).status == "closed"


def test_arrivals_are_told_until_the_game_begins(visit: Visit) -> None:
    anna, bruno, clara = visit.browser(), visit.browser(), visit.browser()
    table = anna.open(game="big-boss", **{"kind-3": "person"})

    async def listen() -> list[dict[str, str]]:
        told, heard = arriving(visit.house, table, [], "de"), []
        for one in (bruno, clara, None):
            event = await anext(told)
            heard.append(json.loads(event.split("data: ")[1]))
            if one is not None:
                await one.client.post(f"/t/{table}/join", data={"name": f"Gast {len(heard)}"})
        assert await anext(told, None) is None
        return heard

    heard = visit.runner.run(listen())
    assert [event["status"] for event in heard] == ["open", "open", "playing"]
    assert "2 Plätze sind noch frei" in heard[0]["seats"]
    assert "Gast 1" in heard[1]["seats"]
    assert "1 Platz ist noch frei" in heard[1]["seats"]


def test_names_are_shown_as_they_are_typed(visit: Visit) -> None:
    anna, bruno = visit.browser(), visit.browser()
    table = anna.open(game="big-boss", name=NASTY, public="on", **{"kind-3": "person"})
    bruno.join(table, "<b>Bo</b>")
    for path in ("/", f"/t/{table}", f"/t/{table}/devices"):
        for browser in (anna, bruno):
            text = browser.get(path).text
            assert '<script>"' not in text
            assert "<b>Bo" not in text
            assert NASTY in unescape(text) or "&lt;b&gt;Bo" in text
            Page(text).check()


def test_a_seat_moves_to_another_device(visit: Visit) -> None:
    anna, phone = visit.browser(), visit.browser("ru")
    table = anna.open()
    page = anna.get(f"/t/{table}/devices").text
    assert 'class="qr"' in page
    link = page.split('value="http://palas')[1].split('"')[0]
    asked = phone.get(link)
    assert "Открыть на этом устройстве место: Anna?" in asked.text
    assert visit.runner.run(visit.house.store.holders(table)).keys() != set()
    got = phone.send(link)
    assert got.headers["location"] == f"/t/{table}"
    assert phone.seats(table) == anna.seats(table) == [0]
    assert phone.send(link).status_code == 303  # twice is as good as once
    assert phone.seats(table) == [0]


def test_only_a_true_link_opens_a_seat(visit: Visit) -> None:
    anna, thief = visit.browser(), visit.browser()
    table, other = anna.open(), anna.open(game="big-boss")
    token = visit.app.state.signer.sign_seat(table, 0)
    free = visit.app.state.signer.sign_seat(table, 1)
    forged = token[:-2] + ("B" if token[-2] == "A" else "A") + token[-1]  # the last has spare bits
    for path in (
        f"/t/{table}/seat/{forged}",
        f"/t/{other}/seat/{token}",
        f"/t/{table}/seat/{free}",
    ):
        assert thief.get(path).status_code == 403
        assert thief.send(path).status_code == 403
    assert thief.get(f"/t/{table}/devices").status_code == 403
    assert thief.get(f"/t/nosuchtable/seat/{token}").status_code == 404
