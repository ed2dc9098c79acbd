"""Live updates: nothing is missed, nothing comes twice, and streams end when readers go."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from palas.table.views.people import Here
from palas.table.web import live
from palas.table.web.looks import scripts
from palas.table.web.presence import Presence

from .at_the_table import Sitting, Stream, sitting
from .tables_at_hand import match_of


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Sitting]:
    with sitting(tmp_path, "big-boss", 3) as found:
        found.visit.app.state.presence.grace = 0.0
        yield found


def stream(table: Sitting, seat: int, query: str = "", **headers: str) -> Stream:
    cookie = table.people[seat].client.cookies["palas_guest"] if seat >= 0 else ""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Stream(table.visit.app, f"/t/{table.name}/live{query}", cookie, named)


def run(table: Sitting, work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    table.visit.runner.run(whole())


async def move(table: Sitting) -> None:
    house = table.visit.house
    match = match_of(await house.table(table.name))
    seat = match.acting[0]
    action = match.actions(seat)[0]
    await house.ask(table.name, lambda now, at: now.play(seat, action, at, None))


async def present(table: Sitting, seat: int) -> str:
    got = await table.people[seat].client.get(f"/t/{table.name}/view")
    return got.text


def test_the_first_event_is_the_whole_view(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 0) as heard:
            event = await heard.next()
            assert event["base"] == ""
            assert heard.html == await present(table, 0)

    run(table, work)


def test_every_move_is_a_small_patch(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 1) as heard:
            await heard.next()
            for _ in range(10):
                await move(table)
                event = await heard.next()
                assert event["base"]
                assert heard.html == await present(table, 1)
                sizes = [len(text) for text in event["texts"]]
                assert sum(sizes) < len(heard.html) * 0.9

    run(table, work)


def test_whose_turn_it_is_stands_in_the_event(table: Sitting) -> None:
    async def work() -> None:
        mover = match_of(await table.visit.house.table(table.name)).acting[0]
        for seat in range(3):
            async with stream(table, seat) as heard:
                event = await heard.next()
                assert event["turn"] is (seat == mover)
                assert event["title"]

    run(table, work)


@pytest.mark.parametrize("by_header", [True, False])
def test_after_a_lost_connection_one_patch_leads_to_now(table: Sitting, by_header: bool) -> None:
    async def work() -> None:
        async with stream(table, 0) as first:
            await first.next()
        for _ in range(4):
            await move(table)
        headers = {"last_event_id": first.name} if by_header else {}
        query = "?base=0-0-old" if by_header else f"?base={first.name}"
        async with stream(table, 0, query, **headers) as second:
            second.html, second.name = first.html, first.name
            event = await second.next()
            assert event["base"] == first.name
            assert second.html == await present(table, 0)
            await move(table)
            await second.next()
            assert second.html == await present(table, 0)

    run(table, work)


def test_who_has_the_present_view_is_told_nothing_twice(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 0) as first:
            await first.next()
            async with stream(table, 0, f"?base={first.name}") as second:
                await second.beat()
                assert second.events == []

    run(table, work)


@pytest.mark.parametrize("base", ["nonsense", "1-0-0000000000000000", "%00", "x" * 500])
def test_an_unknown_base_gets_the_whole_view(table: Sitting, base: str) -> None:
    async def work() -> None:
        async with stream(table, 0, f"?base={base}") as heard:
            assert (await heard.next())["base"] == ""
            assert heard.html == await present(table, 0)

    run(table, work)


def test_a_page_with_older_scripts_is_asked_to_load_anew(table: Sitting) -> None:
    async def look() -> None:
        got = await table.people[0].client.get(f"/t/{table.name}/live?scripts=older")
        assert got.content == live.RENEW
        async with stream(table, 0, f"?scripts={scripts()}") as browser:
            await browser.next()
            assert browser.html == await present(table, 0)

    run(table, look)


def test_the_view_of_another_seat_is_no_base_that_leaks(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 0) as first:
            await first.next()
        async with stream(table, 1, f"?base={first.name}") as other:
            event = await other.next()
            assert event["base"] == ""
            assert other.html == await present(table, 1)

    run(table, work)


def test_many_quick_moves_end_in_the_present_view(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 2) as heard:
            await heard.next()
            for _ in range(12):
                await move(table)
            wanted = await present(table, 2)
            while heard.html != wanted:
                await heard.next()
            assert len(heard.events) <= 13

    run(table, work)


def test_several_tabs_hear_the_same(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 0) as one, stream(table, 0) as two:
            await one.next()
            await two.next()
            await move(table)
            await one.next()
            await two.next()
            assert one.html == two.html

    run(table, work)


def test_a_stream_shows_signs_of_life(table: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "HEARTBEAT", 0.02)

    async def work() -> None:
        async with stream(table, 0) as heard:
            await heard.next()
            await heard.beat()
            await heard.beat()

    run(table, work)


def test_a_stream_ends_when_its_reader_goes(table: Sitting) -> None:
    async def work() -> None:
        house, presence = table.visit.house, table.visit.app.state.presence
        async with stream(table, 0) as heard:
            await heard.next()
            assert house.watches
            assert presence.is_looking("Anna")
        await asyncio.sleep(0.01)
        assert not house.watches
        assert not presence.is_looking("Anna")
        assert presence.here(table.name) == Here()
        assert not presence.seats
        assert not presence.shown

    run(table, work)


def test_who_comes_and_goes_is_told_to_the_others(table: Sitting) -> None:
    async def work() -> None:
        async with stream(table, 0) as anna:
            await anna.next()
            assert 'id="person-1" class="away' in anna.html
            async with stream(table, 1) as bruno:
                await bruno.next()
                await anna.next()
                assert 'id="person-1" class="here' in anna.html
            await anna.next()
            assert 'id="person-1" class="away' in anna.html
            async with stream(table, -1) as watcher:
                await watcher.next()
                await anna.next()
                assert "1 watching" in anna.html

    run(table, work)


def test_a_reload_is_no_going_away(table: Sitting) -> None:
    async def work() -> None:
        presence = Presence(table.visit.house, grace=0.05)
        with presence.looking(table.name, "Anna", (0,)):
            changes = presence.here(table.name).changes
        with presence.looking(table.name, "Anna", (0,)):
            await asyncio.sleep(0.1)
            assert presence.here(table.name) == Here(frozenset((0,)), 0, changes)
        await asyncio.sleep(0.1)
        assert presence.here(table.name).seats == frozenset()

    run(table, work)
