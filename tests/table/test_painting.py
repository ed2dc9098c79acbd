"""Views from painters: the same as the server's own, told from events, and never missing."""

from __future__ import annotations

import asyncio
import gc
import io
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from palas.table import collecting
from palas.table.painting import process
from palas.table.painting.easel import Easel
from palas.table.painting.frames import Delivery, News, Order, Shown, packed, read
from palas.table.painting.painter import Painter, orders
from palas.table.painting.process import PainterProcess
from palas.table.painting.studio import Studio
from palas.table.table import Table
from palas.table.views.people import Here
from palas.table.views.sight import PHONE, Sight
from patience import PATIENCE

from .at_the_table import changed, read_event
from .open_house import run
from .tables_at_hand import GAMES, played, table_of

NOBODY = Here()
SIGHTS = (Sight((0,)), Sight((1,), "de", PHONE), Sight((), "ru"))
DEAF = ("-c", "import sys; sys.stdin.read()")  # never says a word
MUTE = (  # says that it is ready, and goes at the first order
    "-c",
    "import sys; from palas.table.painting.frames import packed, read\n"
    "sys.stdout.buffer.write(packed([])); sys.stdout.flush(); read(sys.stdin.buffer)",
)
STUCK = (MUTE[0], MUTE[1] + "; sys.stdin.read()")
games = pytest.mark.parametrize(("game", "seats"), GAMES)


def ordered(table: Table, sight: Sight = SIGHTS[0], base: str | None = None) -> Order:
    return Order(7, table.id, b"", (), table.version, sight, NOBODY, base)


def told(table: Table, sight: Sight = SIGHTS[0], base: str | None = None) -> Order:
    return ordered(table, sight, base)._replace(key=table.key, events=tuple(table.events))


@asynccontextmanager
async def studio_of(painters: int, command: tuple[str, ...] | None = None) -> AsyncIterator[Studio]:
    studio = Studio(painters) if command is None else Studio(painters, command)
    studio.start()
    try:
        yield studio
    finally:
        await studio.close()


async def painter_of(studio: Studio) -> PainterProcess:
    """Wait until the first painter is ready."""
    async with asyncio.timeout(PATIENCE):
        while (painter := studio.places[0].painter) is None or not painter.is_ready:
            await asyncio.sleep(0.01)
    return painter


@games
def test_a_painter_draws_what_the_server_draws(game: str, seats: int) -> None:
    painter, easel, table = Painter(), Easel(), played(table_of(game, seats), 15)
    for sight in SIGHTS:
        made = painter.deliver(told(table, sight)).made
        assert isinstance(made, Shown)
        assert made[1:] == easel.shown(table, sight, NOBODY)[1:]


@games
def test_painting_leaves_nothing_for_the_garbage_collector(game: str, seats: int) -> None:
    painter, table = Painter(), table_of(game, seats)
    for sight in SIGHTS:
        painter.deliver(told(table, sight))
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            table = played(table, 1)
            for sight in SIGHTS:
                delivery = painter.deliver(told(table, sight))
                assert delivery.made is not None
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_painter_looks_for_garbage_only_when_it_is_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = iter([0, 0, 3, 5, 5, 5, 9, 9, 9])  # how much there was done at every look
    looked: list[str] = []

    class Over(Exception):
        pass

    def wait(seconds: float) -> None:
        if len(looked) == 2:
            raise Over

    monkeypatch.setattr(collecting, "sleep", wait)
    monkeypatch.setattr(gc, "collect", lambda: looked.append("collected"))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    with pytest.raises(Over):
        collecting._look_when_quiet(lambda: next(done), 1.0)
    assert list(done) == [9], "once after the 5, once after the 9"


def test_every_painter_has_as_many_tables() -> None:
    studio = Studio(3)
    for at in range(300):
        studio._painter(f"table {at}")
        studio._painter("table 0")
    assert Counter(studio.homes.things.values()) == {0: 100, 1: 100, 2: 100}
    first = dict(studio.homes.things)
    studio._painter("table 7")
    assert studio.homes.things == first, "who draws a table stays the same"


def test_a_painter_follows_the_events() -> None:
    painter, table = Painter(), played(table_of("two-heirs", 2), 4)
    old = painter.deliver(told(table)).made
    later = played(table, 3)
    news = ordered(later, base=old.name if old else "")._replace(events=tuple(later.events[-3:]))
    made = painter.deliver(news).made
    assert isinstance(old, Shown)
    assert isinstance(made, News)
    change = read_event(made.event.decode())
    assert change["base"] == old.name
    assert changed(old.html, change) == Easel().shown(later, SIGHTS[0], NOBODY).html
    again = painter.deliver(ordered(later, base=made.name)).made
    assert again == News(made.name, b"")


def test_a_painter_that_missed_something_says_so() -> None:
    painter, table = Painter(), played(table_of("two-heirs", 2), 4)
    assert painter.deliver(ordered(table)).made is None
    painter.deliver(told(table))
    later = played(table, 3)
    gap = ordered(later)._replace(events=tuple(later.events[-1:]))
    assert painter.deliver(gap).made is None
    assert painter.deliver(told(later)).made is not None


def test_what_a_painter_was_told_twice_happens_once() -> None:
    painter, table = Painter(), played(table_of("two-heirs", 2), 4)
    painter.deliver(told(table))
    later = played(table, 2)
    twice = ordered(later)._replace(events=tuple(later.events[-5:]))
    made = painter.deliver(twice).made
    assert made is not None
    assert made.name.startswith(f"{later.version}-")
    older = painter.deliver(ordered(table)).made  # asked for by a stream that comes late
    assert older is not None
    assert older.name == made.name


def test_a_painter_survives_what_cannot_be_drawn() -> None:
    painter, table = Painter(), played(table_of("two-heirs", 2), 4)
    failed = painter.deliver(told(table)._replace(events=()))
    assert failed.made is None
    assert failed.failed.startswith("UnknownTable in load, line ")
    assert table.id not in failed.failed
    assert painter.deliver(told(table)).made is not None


def test_frames_come_one_after_the_other() -> None:
    order = ordered(table_of("big-boss", 2))
    both = [order, order._replace(number=8)]
    pipe = io.BytesIO(packed(both) + packed([order]) + b"\x01")
    assert [[one.number for one in together] for together in orders(pipe)] == [[7, 8], [7]]
    assert read(io.BytesIO(packed([Delivery(1, None)]))) == [Delivery(1, None)]


def test_views_come_from_a_process() -> None:
    async def work() -> None:
        table = played(table_of("big-boss", 3), 9)
        async with studio_of(1) as studio:
            painter = await painter_of(studio)
            page = await studio.shown(table, SIGHTS[0], NOBODY)
            later = played(table, 2)
            news = await asyncio.gather(
                *(studio.news(later, sight, NOBODY, page.name) for sight in SIGHTS)
            )
            assert painter.versions.get(table.id) == later.version
            assert not studio.gallery.views.things, "the server drew nothing"
        own = Easel().shown(later, SIGHTS[0], NOBODY)
        change, *others = (read_event(one.event.decode()) for one in news)
        assert changed(page.html, change) == own.html
        assert [one["base"] for one in others] == ["", ""], "views of other seats are no base"

    run(work())


def test_what_a_painter_has_forgotten_is_told_again() -> None:
    async def work() -> None:
        table = played(table_of("two-heirs", 2), 5)
        async with studio_of(1) as studio:
            painter = await painter_of(studio)
            painter.versions.put(table.id, table.version)  # as if it had been told
            assert await studio.shown(table, SIGHTS[0], NOBODY)
            assert not studio.gallery.views.things

    run(work())


def test_the_server_draws_while_a_painter_starts() -> None:
    async def work() -> None:
        table = table_of("two-heirs", 2)
        async with studio_of(1, DEAF) as studio:
            shown = await studio.shown(table, SIGHTS[0], NOBODY)
            assert shown.html == Easel().shown(table, SIGHTS[0], NOBODY).html

    run(work())


def test_the_server_draws_when_a_painter_goes(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        table = table_of("two-heirs", 2)
        async with studio_of(1, MUTE) as studio:
            first = await painter_of(studio)
            news = await studio.news(table, SIGHTS[0], NOBODY, "")
            assert news.event
            async with asyncio.timeout(PATIENCE):
                while studio.places[0].painter in (None, first):
                    await asyncio.sleep(0.01)  # another one comes

    run(work())
    assert "a painter failed" in caplog.text


def test_a_painter_that_is_stuck_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PATIENCE", 0.2)

    async def work() -> None:
        async with studio_of(1, STUCK) as studio:
            await painter_of(studio)
            news = await studio.news(table_of("two-heirs", 2), SIGHTS[0], NOBODY, "")
            assert news.event

    run(work())


def test_a_painter_that_cannot_start_is_no_harm(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with studio_of(1, ("-c", "raise SystemExit(3)")) as studio:
            async with asyncio.timeout(PATIENCE):
                while "a painter has ended" not in caplog.text:
                    assert await studio.shown(table_of("two-heirs", 2), SIGHTS[0], NOBODY)
                    await asyncio.sleep(0.01)

    run(work())
