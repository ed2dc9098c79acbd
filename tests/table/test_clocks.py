"""Clocks: they run for people who may act, and when one runs out a bot plays on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from palas.table import events, flags
from palas.table.driving import Driver
from palas.table.errors import NotNow
from palas.table.flags import Flags, fallen_flags
from palas.table.setup import read_setup
from palas.table.table import Table, opening
from palas.table.thinking import Thinking

from .open_house import ANNA, BRUNO, NOON, Clock, bot_of, open_house, opened, play_first, run, until

LIVE = {"kind": "live", "seconds": 600, "more": 5}
DAYS = {"kind": "days", "seconds": 86_400}
KEY = bytes(range(32))


def began(*seats: dict[str, str], pace: dict[str, Any] | None = None, game: str = "") -> Table:
    """Return a table that has just begun, at noon."""
    setup = read_setup({"game": game or "big-boss", "seats": seats, "pace": pace or LIVE})
    table = Table.load("table", KEY, opening(setup, "Anna", KEY, NOON))
    assert table.status == "playing"
    return table


def simultaneous() -> Table:
    carla = {"kind": "person", "name": "Carla"}
    return began(ANNA, BRUNO, carla, game="two-castles")


def left(table: Table, after: float) -> list[float]:
    return [table.clocks.seconds_left(at, NOON + after) for at in range(len(table.seats))]


def moved(table: Table, seat: int, after: float, action: int | None = None) -> Table:
    assert table.match is not None
    chosen = table.match.actions(seat)[0] if action is None else action
    return table.after(table.play(seat, chosen, NOON + after, None))


def chosen(table: Table, seat: int, after: float) -> Table:
    """Let a seat make all its choices at the same moment."""
    while seat in table.acting:
        table = moved(table, seat, after)
    return table


def undone(table: Table, seat: int, after: float) -> Table:
    return table.after(table.take_back(seat, NOON + after, None))


def passing(pace: dict[str, Any]) -> tuple[Table, int, int]:
    """Return a table at which the seat to act has a move to take back, with seat and move."""
    table = began(ANNA, BRUNO, pace=pace)
    for _ in range(200):
        (seat,) = table.acting
        assert table.match is not None
        for action in table.match.actions(seat):
            tried = moved(table, seat, 0.0, action)
            assert tried.match is not None
            if seat not in tried.acting and tried.match.can_undo(seat):
                return table, seat, action
        table = moved(table, seat, 0.0)
    raise AssertionError("no move can be taken back")


def test_only_the_clock_of_who_may_act_runs() -> None:
    table = began(ANNA, BRUNO)
    (first,) = table.acting
    second = 1 - first
    assert left(table, 100)[first] == 500
    assert left(table, 100)[second] == 600


def test_a_move_adds_time_in_a_live_game() -> None:
    table = began(ANNA, BRUNO)
    seat = table.acting[0]
    table = moved(table, seat, 30)
    assert left(table, 30)[seat] == 600 - 30 + 5


def test_a_move_gives_all_the_time_back_over_days() -> None:
    table = began(ANNA, BRUNO, pace=DAYS)
    seat = table.acting[0]
    assert left(table, 80_000)[seat] == 6_400
    table = moved(table, seat, 80_000)
    assert left(table, 80_000)[seat] == 86_400


def test_without_clocks_nothing_runs_out() -> None:
    table = began(ANNA, BRUNO, pace={"kind": "none"})
    assert not table.clocks.are_used
    assert table.clocks.next_flag() is None
    assert table.clocks.out_of_time(NOON + 1e9) == []


def test_all_who_choose_at_once_spend_time_at_once() -> None:
    table = simultaneous()
    assert table.acting == [0, 1, 2]
    assert left(table, 10) == [590, 590, 590]
    table = chosen(table, 1, 10)  # two tiles: two moves
    assert left(table, 25) == [575, 600, 575]  # who has chosen waits without a clock
    table = chosen(table, 0, 30)
    assert left(table, 40) == [580, 600, 560]


def test_bots_have_no_clock() -> None:
    table = began(ANNA, bot_of("king"), bot_of("king"), game="two-castles")
    assert table.clocks.running == {0}
    table = moved(table, 1, 100)
    assert left(table, 200) == [400, 600, 600]
    assert table.clocks.next_flag() == NOON + 600


def test_everyone_at_one_device_has_a_clock() -> None:
    device = [{"kind": "device", "name": name} for name in ("Anna", "Bruno", "Carla")]
    table = began(*device, game="two-castles")
    assert table.clocks.running == {0, 1, 2}


def test_a_move_taken_back_was_never_made() -> None:
    table, seat, action = passing(LIVE)
    before = left(table, 40)
    after = undone(moved(table, seat, 10, action), seat, 40)
    assert left(after, 40) == before
    assert after.clocks.running == {seat}


@pytest.mark.parametrize("pace", [LIVE, DAYS], ids=["live", "days"])
def test_taking_back_again_and_again_gains_no_time(pace: dict[str, Any]) -> None:
    table, seat, action = passing(pace)
    once = left(table, 500)
    for after in range(0, 500, 100):
        table = undone(moved(table, seat, after, action), seat, after + 50)
    assert left(table, 500) == once


def test_who_waits_loses_nothing_when_a_move_is_taken_back() -> None:
    table, seat, action = passing(LIVE)
    other = 1 - seat
    before = left(table, 0)[other]
    table = undone(moved(table, seat, 10, action), seat, 300)
    assert left(table, 300)[other] == before


def test_clocks_are_the_sum_of_the_events() -> None:
    table, seat, action = passing(LIVE)
    happened = moved(table, seat, 10, action)
    more = happened.take_back(seat, NOON + 20, None)
    assert left(happened.after(more), 99) == left(undone(happened, seat, 20), 99)
    assert left(happened, 99) != left(happened.after(more), 99)  # the older one stays as it is


def test_a_flag_falls_and_a_bot_plays_on() -> None:
    table = began(ANNA, BRUNO)
    seat = table.acting[0]
    assert table.clocks.next_flag() == NOON + 600
    assert table.clocks.out_of_time(NOON + 599) == []
    assert table.clocks.out_of_time(NOON + 600) == [seat]
    assert fallen_flags(table, NOON + 599) == []
    (replaced,) = fallen_flags(table, NOON + 600)
    assert (replaced.kind, replaced.seat) == (events.REPLACED, seat)
    assert replaced.content == {"by": "knight", "why": "clock"}
    table = table.after([replaced])
    assert table.seats[seat].bot == "knight"
    assert table.bots_to_move == [seat]
    assert table.clocks.next_flag() is None
    assert fallen_flags(table, NOON + 700) == []
    with pytest.raises(NotNow, match="already"):
        table.substitute(seat, "knight", "clock", NOON)


def test_several_flags_fall_together() -> None:
    table = simultaneous()
    happened = fallen_flags(table, NOON + 600)
    assert [event.seat for event in happened] == [0, 1, 2]
    assert [event.number for event in happened] == [table.version + at for at in (1, 2, 3)]
    assert table.after(happened).people == []


@pytest.mark.parametrize(
    ("pace", "again"),
    [
        (LIVE, 60),  # a minute
        ({"kind": "live", "seconds": 1200, "more": 0}, 120),  # a tenth of a longer game
        ({"kind": "live", "seconds": 20, "more": 0}, 20),  # never more than there was
        (DAYS, 86_400),  # a whole move
    ],
)
def test_who_comes_back_gets_a_little_time_again(pace: dict[str, Any], again: float) -> None:
    table = began(ANNA, BRUNO, pace=pace)
    seat = table.acting[0]
    late = NOON + pace["seconds"] + 3
    table = table.after(fallen_flags(table, late))
    table = table.after(table.come_back(seat, late + 1000))
    assert table.seats[seat].bot == ""
    assert table.clocks.running == {seat}
    assert table.clocks.seconds_left(seat, late + 1000) == again
    assert table.clocks.next_flag() == late + 1000 + again


def test_who_comes_back_in_time_keeps_the_time() -> None:
    table = began(ANNA, BRUNO)
    seat = table.acting[0]
    table = table.after(table.substitute(seat, "knight", "agreed", NOON + 100))
    assert left(table, 400)[seat] == 500  # it stands while the bot plays
    table = table.after(table.come_back(seat, NOON + 400))
    assert left(table, 400)[seat] == 500


def test_the_clocks_stand_when_the_game_is_over() -> None:
    table = began(ANNA, BRUNO)
    table = table.after(table.propose(0, "end", None, NOON + 10))
    table = table.after(table.answer(1, True, NOON + 20))
    assert table.is_over
    assert table.clocks.running == set()
    assert table.clocks.next_flag() is None


def test_flags_are_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flags, "TICK", 0.01)

    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path, clock) as house:
            watcher, thinking = Flags(house), Thinking(0, 1.0)
            driver = Driver(house, thinking)
            for one in (watcher, driver):
                one.start()
            device = {"kind": "device", "name": "Bruno"}
            table = await opened(house, "two-heirs", ANNA, device, pace=LIVE)
            seat = table.acting[0]
            clock.now += 599
            await asyncio.sleep(0.05)
            assert (await house.table(table.id)).seats[seat].bot == ""
            clock.now += 2
            table = await until(house, table.id, lambda now: bool(now.seats[seat].bot))
            table = await until(house, table.id, lambda now: seat not in now.acting)
            assert table.match is not None
            assert table.match.played[-1].seat == seat  # the bot has moved
            assert table.id in watcher.due  # the other's clock runs
            table = await house.ask(table.id, lambda now, at: now.come_back(seat, at))
            assert table.people == [0, 1]
            for one in (driver, watcher):
                await one.close()
            await thinking.close()

    run(test())


def test_flags_that_fell_while_no_server_ran_are_found(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path, clock) as house:
            table = await opened(house, "two-heirs", ANNA, bot_of("greedy"), pace=DAYS)
            while not table.clocks.running:
                table = await play_first(house, table, table.acting[0])
        clock.now += 100_000
        async with open_house(tmp_path, clock) as house:
            watcher = Flags(house)
            await watcher.check(into_store=False)
            assert not (await house.table(table.id)).seats[0].bot
            await watcher.check(into_store=True)
            assert (await house.table(table.id)).seats[0].bot == "knight"
            assert await house.store.with_flags(clock.now) == []

    run(test())


def test_a_store_that_is_away_stops_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(flags, "TICK", 0.01)
    monkeypatch.setattr(flags, "ROUND", 1)

    async def test() -> None:
        async with open_house(tmp_path) as house:
            tries = 0

            async def failing(_: float) -> list[str]:
                nonlocal tries
                tries += 1
                raise OSError("gone")

            monkeypatch.setattr(house.store, "with_flags", failing)
            watcher = Flags(house)
            watcher.start()
            while tries < 3:
                await asyncio.sleep(0.01)
            await watcher.close()

    run(test())
    assert "the clocks could not be looked at" in caplog.text
