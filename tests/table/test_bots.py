"""Bots at the table: the driver lets each move once, whatever happens around it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import palas
from palas.kernel.game import Game
from palas.table import driving, events
from palas.table.bot_worker import Question
from palas.table.driving import Driver, question, turns
from palas.table.errors import NotNow
from palas.table.house import House
from palas.table.table import Table
from palas.table.thinking import Thinking, Thought, greedy

from .open_house import ANNA, bot_of, open_house, opened, play_first, run, until

every_game = pytest.mark.parametrize("game", palas.all_games().values(), ids=lambda game: game.id)


class Scripted(Thinking):
    """Thinks as a test wants, and notes what it was asked."""

    def __init__(self) -> None:
        super().__init__(0, 1.0)
        self.questions: list[Question] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.failing = ""  # a level

    async def choose(self, question: Question) -> Thought:
        self.questions.append(question)
        await self.gate.wait()
        if question.level == self.failing:
            return Thought(None, "it gave up")
        return Thought(greedy(question))


@asynccontextmanager
async def driven(house: House) -> AsyncIterator[tuple[Driver, Scripted]]:
    thinking = Scripted()
    driver = Driver(house, thinking)
    driver.start()
    try:
        yield driver, thinking
    finally:
        await driver.close()
        await thinking.close()


def is_annas_turn(table: Table) -> bool:
    return table.is_over or 0 in table.acting


@every_game
def test_bots_play_along(game: Game, tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house) as (_, thinking):
            bots = [bot_of("greedy")] * (game.meta.seats[-1] - 1)
            table = await opened(house, game.id, ANNA, *bots)
            bots_moved = 0
            while bots_moved < 6:
                table = await until(house, table.id, is_annas_turn)
                table = await play_first(house, table, 0)
                assert table.match is not None
                bots_moved = sum(1 for move in table.match.played if move.seat != 0)
            assert len(thinking.questions) >= bots_moved

    run(test())


@pytest.mark.long
def test_a_game_against_bots_ends(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house) as (driver, thinking):
            table = await opened(house, "two-heirs", ANNA, bot_of("greedy"))
            while not (table := await until(house, table.id, is_annas_turn)).is_over:
                table = await play_first(house, table, 0)
            assert table.match is not None
            by_bots = [move for move in table.match.played if move.seat != 0]
            assert len(by_bots) == len(thinking.questions)  # each decision was thought about once
            assert turns(table) == []
            await asyncio.sleep(0)
            assert not driver.thoughts
            assert await house.store.with_bots() == []

    run(test())


def test_a_question_holds_what_the_seat_may_know(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "big-boss", ANNA, bot_of("king"), bot_of("king"))
            while not table.bots_to_move:
                table = await play_first(house, table, 0)
            (turn,) = turns(table)
            asked = question(table, turn)
            assert table.match is not None
            assert asked.view == table.match.view(turn.seat).values()
            assert asked.legal == table.match.actions(turn.seat)
            assert asked.key != question(table, turn).key  # nobody can guess it
            assert table.key.hex() not in str(asked)

    run(test())


def test_a_bot_that_fails_is_replaced_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house) as (_, thinking):
            thinking.failing = "king"
            table = await opened(house, "two-heirs", ANNA, bot_of("king"))
            while not table.bots_to_move:
                table = await play_first(house, table, 0)
            table = await until(house, table.id, is_annas_turn)
            assert table.match is not None
            assert table.match.played[-1].seat == 1
            assert (table.seats[1].level, table.seats[1].bot) == ("king", "greedy")
            ((_, note),) = table.notes
            assert (note.kind, note.seat) == (events.REPLACED, 1)
            assert note.content == {"by": "greedy", "why": "failed"}
            with pytest.raises(NotNow, match="already"):
                table.substitute(1, "greedy", "failed", 0.0)
            with pytest.raises(NotNow, match="no bot is playing for you"):
                table.come_back(1, 0.0)

    run(test())
    assert caplog.text.count("greedy plays on: it gave up") == 1


def test_a_substitute_that_fails_is_replaced_too(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house) as (_, thinking):
            thinking.failing = "knight"
            table = await opened(house, "two-heirs", ANNA, {"kind": "device", "name": "Bruno"})
            seat = table.acting[0]
            await house.ask(table.id, lambda now, at: now.substitute(seat, "knight", "clock", at))
            table = await until(house, table.id, lambda now: seat not in now.acting)
            assert table.seats[seat].bot == "greedy"
            table = await house.ask(table.id, lambda now, at: now.come_back(seat, at))
            assert table.seats[seat].bot == ""

    run(test())


def test_a_move_taken_back_is_thought_about_anew(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house) as (driver, thinking):
            table = await to_a_bots_turn(house, thinking)
            played = len(table.match.played) if table.match else 0
            await house.ask(table.id, lambda now, at: now.take_back(0, at, None))
            await asyncio.sleep(0.01)
            assert not driver.thoughts
            table = await house.table(table.id)
            assert table.match is not None
            other = table.match.actions(0)[-1]
            await house.ask(table.id, lambda now, at: now.play(0, other, at, None))
            thinking.gate.set()
            table = await until(house, table.id, is_annas_turn)
            assert table.match is not None
            assert table.match.played[played].seat == 1

    run(test())


async def to_a_bots_turn(house: House, thinking: Scripted) -> Table:
    """Play until a bot thinks after a move of Anna's that can be taken back."""
    table = await opened(house, "big-boss", ANNA, bot_of("king"))
    for _ in range(200):
        table = await until(house, table.id, is_annas_turn)
        thinking.gate.clear()
        before = len(thinking.questions)
        table = await play_first(house, table, 0)
        assert table.match is not None
        if table.bots_to_move and table.match.can_undo(0):
            while len(thinking.questions) == before:
                await asyncio.sleep(0.001)
            return table
        thinking.gate.set()
    raise AssertionError("no move can be taken back")


def test_bots_choose_side_by_side(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house) as (driver, thinking):
            thinking.gate.clear()
            table = await opened(house, "two-castles", ANNA, *[bot_of("greedy")] * 3)
            assert table.bots_to_move == [1, 2, 3]  # the first choice is made by all at once
            while len(thinking.questions) < 3:
                await asyncio.sleep(0.001)
            assert len(driver.thoughts) == 3
            table = await play_first(house, table, 0)
            assert len(driver.thoughts) == 3  # another's choice disturbs nobody
            thinking.gate.set()
            await until(house, table.id, lambda now: not now.bots_to_move or now.version > 5)
            first = [one for one in thinking.questions if one.view["ply"] <= 1]
            assert sorted(one.seat for one in first) == [1, 2, 3]

    run(test())


def test_tables_that_waited_are_driven_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as house:
            table = await opened(house, "two-heirs", ANNA, bot_of("greedy"))
            while not table.bots_to_move:
                table = await play_first(house, table, 0)
        async with open_house(tmp_path) as house, driven(house):
            table = await until(house, table.id, lambda now: 1 not in now.acting)
            assert table.match is not None
            assert table.match.played[-1].seat == 1

    run(test())


def test_two_servers_may_drive_the_same_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "AGAIN", 0.01)
    monkeypatch.setattr(driving, "ROUND", 0.01)

    async def test() -> None:
        async with (
            open_house(tmp_path) as first,
            open_house(tmp_path) as second,
            driven(first),
            driven(second),
        ):
            table = await opened(first, "two-heirs", ANNA, bot_of("greedy"))
            for _ in range(12):
                table = await until(first, table.id, is_annas_turn)
                table = await play_first(first, table, 0)
                await second.table(table.id)
                await second.catch_up(table.id)
                await first.catch_up(table.id)
        async with open_house(tmp_path) as house:
            again = await house.table(table.id)
            assert again.match is not None
            assert table.match is not None
            assert again.match.played[: len(table.match.played)] == table.match.played

    run(test())


def test_a_store_that_is_away_stops_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driving, "AGAIN", 0.01)

    async def test() -> None:
        async with open_house(tmp_path) as house, driven(house):
            table = await opened(house, "two-heirs", ANNA, bot_of("greedy"))
            write, failures = house.store.write, [OSError("disk full")] * 2

            async def failing(what: object) -> None:
                if failures and what.events[0].seat == 1:  # type: ignore[attr-defined]
                    raise failures.pop()
                await write(what)  # type: ignore[arg-type]

            monkeypatch.setattr(house.store, "write", failing)
            for _ in range(3):
                table = await until(house, table.id, is_annas_turn)
                table = await play_first(house, table, 0)
            await until(house, table.id, is_annas_turn)
            assert not failures

    run(test())
    assert "a bot could not move" in caplog.text


def test_bots_pause_so_that_people_can_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "QUICKEST", 1.0)

    async def test() -> None:
        async with open_house(tmp_path) as house:
            thinking = Scripted()
            driver = Driver(house, thinking, pause=0.1)
            driver.start()
            table = await opened(house, "two-heirs", ANNA, bot_of("greedy"))
            while not table.bots_to_move:
                table = await play_first(house, table, 0)
            started = asyncio.get_running_loop().time()
            await until(house, table.id, lambda now: now.version > table.version)
            assert asyncio.get_running_loop().time() - started >= 0.09
            await driver.close()
            await thinking.close()

    run(test())
