"""Bots think in processes: under a time limit, replaced when they fail, never told a secret."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import palas
from palas.kernel.game import Game
from palas.kernel.match import Match
from palas.kernel.rng import Generator
from palas.table import lasting
from palas.table import thinking as thinkers
from palas.table.bot_worker import Question, record_of
from palas.table.thinking import Thinking, greedy
from patience import PATIENCE

from .open_house import run

COMPILING = 900.0  # seconds, on a machine that has other things to do
FAKE = Path(__file__).with_name("fake_worker.py")
REAL = (
    "-c",
    "import os; os.environ['PALAS_COMPILER'] = 'off'\n"
    "from palas.table.bot_worker import main; main()",
)
every_game = pytest.mark.parametrize("game", palas.all_games().values(), ids=lambda game: game.id)


def asked(match: Match, level: str = "knight", who: str = "table 0") -> Question:
    seat = match.acting[0]
    view, legal = match.view(seat).values(), match.actions(seat)
    return Question(who, match.game.id, level, seat, view, legal, "key")


def big_boss() -> Question:
    return asked(palas.game("big-boss").new(2, 1))


@asynccontextmanager
async def fake(how: str, folder: Path, seconds: float = PATIENCE) -> AsyncIterator[Thinking]:
    thinking = Thinking(1, seconds, (str(FAKE), how, str(folder / "told")))
    try:
        yield thinking
    finally:
        await thinking.close()


@every_game
def test_a_record_survives_the_way_to_the_worker(game: Game) -> None:
    match = game.new(seed=3)
    view = match.view(match.acting[0])
    assert record_of(game.state, json.loads(json.dumps(view.values()))) == view


@every_game
def test_greedy_chooses_a_legal_action(game: Game) -> None:
    question = asked(game.new(seed=4))
    assert greedy(question) in question.legal


def test_a_table_lives_on_when_even_greedy_fails(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> int:
        raise ValueError("no idea")

    question = big_boss()
    monkeypatch.setattr(thinkers, "choose", broken)
    assert greedy(question) == question.legal[0]
    assert "greedy failed in big-boss" in caplog.text
    monkeypatch.setattr(thinkers, "choose", lambda *_: -1)
    assert greedy(question) == question.legal[0]


def test_without_processes_every_level_plays_greedily() -> None:
    async def test() -> None:
        thinking = Thinking(0, 1.0)
        thought = await thinking.choose(big_boss())
        assert thought.action in big_boss().legal
        assert not thinking.keepers
        await thinking.close()

    run(test())


def test_a_level_thinks_in_its_process() -> None:
    async def test() -> None:
        thinking = Thinking(1, PATIENCE, REAL)
        match = palas.game("two-heirs").new(2, 5)
        thoughts = [await thinking.choose(asked(match, level)) for level in ("page", "king")]
        assert [thought.failed for thought in thoughts] == ["", ""]
        assert all(thought.action in match.actions(match.acting[0]) for thought in thoughts)
        process = thinking.places[0].process
        assert process is not None
        assert process.ready == {"two-heirs"}
        assert process.number == 2
        await thinking.close()
        assert process.process.returncode is not None

    run(test())


def test_what_a_bot_does_wrong_is_told() -> None:
    async def test() -> None:
        thinking = Thinking(1, PATIENCE, REAL)
        wrong = big_boss()._replace(view={})
        thought = await thinking.choose(wrong)
        assert thought.action is None
        assert thought.failed.startswith("KeyError")
        assert (await thinking.choose(big_boss())).action in big_boss().legal
        await thinking.close()

    run(test())


@pytest.mark.long
def test_greedy_stands_in_while_a_game_is_made_ready(tmp_path: Path) -> None:
    async def test() -> None:
        async with fake("cold", tmp_path, 1.0) as thinking:
            loop = asyncio.get_running_loop()
            started = loop.time()
            first = await thinking.choose(big_boss())
            waited = loop.time() - started
            started = loop.time()
            second = await thinking.choose(big_boss())
            assert waited >= 0.9 > loop.time() - started
            assert first.action in big_boss().legal
            assert second.action in big_boss().legal
            assert not (tmp_path / "told").exists()

    run(test())


def test_a_process_is_told_the_question_and_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with fake("works", tmp_path) as thinking:
            question = big_boss()
            assert (await thinking.choose(question)).action == question.legal[-1]
        assert json.loads((tmp_path / "told").read_text()) == question._asdict()

    run(test())


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("crashes", "its process ended with 7"),
        ("fails", "ValueError: no idea"),
        ("cheats", "1000000 is no legal action"),
        ("unready", "no compiler"),
    ],
)
def test_a_bot_that_fails_says_why(how: str, why: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with fake(how, tmp_path) as thinking:
            thought = await thinking.choose(big_boss())
            assert (thought.action, thought.failed) == (None, why)

    run(test())


@pytest.mark.long
def test_a_bot_that_thinks_too_long_is_ended_and_another_process_takes_its_place(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with fake("hangs", tmp_path, 1.5) as thinking:
            thinking.warm("big-boss")
            await ready(thinking, "big-boss")
            first = thinking.places[0].process
            thought = await thinking.choose(big_boss())
            assert (thought.action, thought.failed) == (None, "no move after 1.5 s")
            await ready(thinking, "big-boss")
            assert first is not None
            assert first.process.returncode == -9
            assert thinking.places[0].process is not first

    run(test())


async def ready(thinking: Thinking, game: str, patience: float = PATIENCE) -> None:
    """Wait until a process is free and ready."""
    async with asyncio.timeout(patience):
        while not any(
            place.process and place.process.is_free and game in place.process.ready
            for place in thinking.places
        ):
            await asyncio.sleep(0.02)


def test_a_game_that_ruins_its_processes_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(lasting, "SHORTEST_PAUSE", 0.01)

    async def test() -> None:
        async with fake("dies", tmp_path) as thinking:
            thought = await thinking.choose(big_boss())
            assert thought.action is None
            assert "end while they compile" in thought.failed

    run(test())
    assert caplog.text.count("a process of the bots has ended") == thinkers.STRIKES


def test_no_process_can_be_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refused(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "no more processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refused)

    async def test() -> None:
        async with fake("works", tmp_path, 0.2) as thinking:
            assert (await thinking.choose(big_boss())).action in big_boss().legal

    run(test())
    assert "no more processes" in caplog.text


def test_a_thought_that_is_given_up_is_watched_to_its_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with fake("slow", tmp_path) as thinking:
            thinking.warm("big-boss")
            await ready(thinking, "big-boss")
            process = thinking.places[0].process
            assert process is not None
            given_up = asyncio.create_task(thinking.choose(big_boss()))
            await asyncio.sleep(0.05)
            given_up.cancel()
            assert len(process.asked) == 1
            assert (await thinking.choose(big_boss())).action is not None
            assert (len(process.asked), process.number) == (0, 2)

    run(test())


@pytest.mark.long
def test_who_waits_too_long_for_a_free_process_gets_greedys_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with fake("slow", tmp_path, 1.6) as thinking:
            thinking.warm("big-boss")
            await ready(thinking, "big-boss")
            thoughts = await asyncio.gather(*(thinking.choose(big_boss()) for _ in range(12)))
            assert all(thought.failed == "" for thought in thoughts)
            assert 0 < len((tmp_path / "told").read_text().splitlines()) < 12

    run(test())


def test_other_processes_get_ready_after_the_first(tmp_path: Path) -> None:
    async def test() -> None:
        thinking = Thinking(2, PATIENCE, (str(FAKE), "works", str(tmp_path / "told")))
        await thinking.choose(big_boss())
        async with asyncio.timeout(PATIENCE):
            while not all(one.process and one.process.ready for one in thinking.places):
                await asyncio.sleep(0.02)
        await thinking.close()

    run(test())


@pytest.mark.compiled_once
def test_a_compiled_level_thinks_in_its_process() -> None:
    async def test() -> None:
        thinking = Thinking(1, 10.0)
        thinking.warm("two-heirs")
        await ready(thinking, "two-heirs", COMPILING)
        match = palas.game("two-heirs").new(2, 5)
        thought = await thinking.choose(asked(match, "king"))
        assert thought.action in match.actions(match.acting[0])
        await thinking.close()

    run(test())


@every_game
def test_a_question_is_the_same_in_every_world_the_seat_may_imagine(game: Game) -> None:
    match = game.new(seed=6)
    seat = match.acting[0]
    world, dice = match.view(seat), Generator()
    dice.key[0] = 1
    game.rules.imagine(world, seat, dice)
    other = match.copy()
    other.positions = [world]
    assert world != match.state
    assert asked(other) == asked(match)
