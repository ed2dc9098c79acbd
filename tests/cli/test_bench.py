"""`palas bench` and `palas warm`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import ClassVar

import pytest

import palas
from palas.cli import measure
from palas.kernel import cuda
from palas.kernel.batch import Batch, Results

from .conftest import Program

KEYS = {
    *("game", "version", "seats", "cores", "interpreted", "compiled", "all_cores"),
    *("ratio", "scaling", "equal", "state_bytes", "copy_ns", "compile_s", "machine", "date"),
    *("way", "truncated", "decisions_per_turn", "turns_per_seat", "search"),
}


@pytest.mark.compiled_once
def test_bench_as_json(program: Program) -> None:
    answer = program("bench", "big-boss", "--json", "--seconds", "0.05", "--seats", "2")
    assert answer.code == 0
    found = json.loads(answer.out)
    assert set(found) - {"cuda"} == KEYS
    assert found["equal"] is True
    assert found["seats"] == 2
    for way in ("interpreted", "compiled", "all_cores"):
        assert found[way]["moves_per_s"] > found[way]["games_per_s"] > 0
    assert found["search"]["walks_per_s"] > 0
    assert 0 < found["search"]["memory_mib"] < 256  # the most that a search may take
    speeds = [found[way]["moves_per_s"] for way in ("compiled", "interpreted")]
    assert found["ratio"] == pytest.approx(speeds[0] / speeds[1], abs=0.1)


@pytest.mark.compiled_once
def test_bench_as_a_table(program: Program) -> None:
    answer = program("bench", "--seconds", "0.05", "--games", "20")
    assert answer.code == 0
    assert "compiled, one core" in answer.out
    assert "Every way plays the same games" in answer.out


@pytest.mark.compiled_once
def test_warming_twice(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    assert program("warm", "big-boss").out.startswith("big-boss: ")
    big_boss = palas.game("big-boss")
    monkeypatch.setattr("palas.games.all_games", lambda: {big_boss.id: big_boss})
    again = program("warm")
    assert again.code == 0
    assert "big-boss: already compiled" in again.out


@pytest.mark.compiled_once
def test_a_failure_to_compile_is_told(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Batch) -> Results:
        raise MemoryError("no room")

    monkeypatch.setattr(Batch, "run", broken)
    with pytest.raises(MemoryError, match="no room"):
        program("warm", "big-boss")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> measure.Plan:
    """A plan that needs no compiler and takes no time."""
    monkeypatch.setenv("PALAS_COMPILER", "off")
    monkeypatch.setattr(measure, "RUNS", 2)
    monkeypatch.setattr(measure, "COMPARED", 2)
    monkeypatch.setattr(measure, "GPU_COMPARED", 3)
    monkeypatch.setattr(measure, "COPIES", 5)
    monkeypatch.setattr(measure, "has_gpu", lambda: False)
    return measure.Plan(palas.game("big-boss"), 2, 0.01, 1, 8, "random")


@pytest.mark.long
def test_everything_is_measured(quick: measure.Plan) -> None:
    steps: list[str] = []
    found = measure.measure(quick, 1.5, steps.append)
    assert set(found) == KEYS
    assert found["compile_s"] == 1.5
    assert found["state_bytes"] == quick.game.state.dtype().itemsize
    assert found["way"] == "random"
    assert found["truncated"] == 0
    assert 1 <= found["decisions_per_turn"] < 10
    assert steps == ["equal", "interpreted", "compiled, all cores", "search"]


class FakeGpu:
    """Stands in for a device: plays the batch interpreted."""

    firsts: ClassVar[list[int]] = []

    def __init__(self, batch: Batch) -> None:
        self.batch = batch

    def launch(self, first: int = 0) -> None:
        self.firsts.append(first)

    def read(self) -> Results:
        return replace(self.batch, first=self.firsts[-1]).run_interpreted()


def test_games_that_score_castles_say_how_fast(
    quick: measure.Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "SCORED", 2)
    assert measure.castle_us(quick) is None
    castles = quick._replace(game=palas.game("two-castles"), seats=3)
    found = measure.castle_us(castles)
    assert found is not None
    assert found > 0


@pytest.mark.long
def test_a_device_is_measured_too(quick: measure.Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "has_gpu", lambda: True)
    monkeypatch.setattr(cuda, "GpuBatch", FakeGpu)
    monkeypatch.setattr(cuda, "run_on_gpu", Batch.run_interpreted)
    monkeypatch.setattr(FakeGpu, "firsts", [])
    found = measure.measure(quick, 0.0, lambda _: None)
    assert found["equal"] is True
    assert found["cuda"]["moves_per_s"] > 0
    # A launch to warm up, then launches with fresh games.
    assert FakeGpu.firsts[:2] == [0, quick.batch]
    assert len(set(FakeGpu.firsts)) == len(FakeGpu.firsts)


@pytest.mark.parametrize(
    ("is_there", "is_simulated", "counts"),
    [(True, False, True), (True, True, False), (False, False, False)],
)
def test_the_simulator_is_no_device(
    monkeypatch: pytest.MonkeyPatch, is_there: bool, is_simulated: bool, counts: bool
) -> None:
    monkeypatch.setattr(cuda, "is_available", lambda: is_there)
    monkeypatch.setattr(cuda, "is_simulated", lambda: is_simulated)
    assert measure.has_gpu() is counts


def test_a_difference_is_noticed(quick: measure.Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    assert measure.is_equal(quick, gpu=False)
    run = Batch.run

    def wrong(batch: Batch, workers: int = 1) -> Results:
        results = run(batch, workers)
        results.scores[0, 0] += 1
        return results

    monkeypatch.setattr(Batch, "run", wrong)
    assert not measure.is_equal(quick, gpu=False)


@pytest.mark.long
def test_a_result_can_be_read_by_people(
    program: Program, quick: measure.Plan, monkeypatch: pytest.MonkeyPatch
) -> None:
    from palas.cli import bench

    found = measure.measure(quick, 1.5, lambda _: None)
    found["cuda"] = {"moves_per_s": 371_000_000, "games_per_s": 1_400_000.0}
    found["equal"] = False
    bench._print(found, "en")
    shown = program("--version").out
    assert "371,000,000" in shown
    assert "do NOT agree" in shown


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bench", "bigboss"], ["no game “bigboss”"]),
        (["bench", "big-boss", "--seats", "1"], ["2 to 5 seats"]),
        (["bench", "big-boss", "--seconds", "0"], ["--seconds is more than 0"]),
        (["bench", "big-boss", "--seconds", "nan"], ["--seconds"]),
        (["bench", "big-boss", "--games", "0"], ["--games is more than 0"]),
        (["bench", "big-boss", "--batch", "-1"], ["--batch is more than 0"]),
        (["bench", "big-boss"], ["PALAS_COMPILER=off"]),
        (["warm"], ["PALAS_COMPILER=off"]),
        (["warm", "bigboss"], ["no game “bigboss”"]),
    ],
)
def test_what_cannot_be_measured(
    program: Program, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: list[str]
) -> None:
    monkeypatch.setenv("PALAS_COMPILER", "off")
    program(*arguments).assert_refused(*words)


def test_the_processor_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert set(measure.machine()) == {"cpu", "python", "numba"}
    monkeypatch.setattr(Path, "read_text", lambda _: "model name : Abacus 3000\n")
    assert measure._cpu() == "Abacus 3000"

    def absent(_: Path) -> str:
        raise FileNotFoundError

    monkeypatch.setattr(Path, "read_text", absent)
    assert measure._cpu()


def test_an_unknown_way_of_picking_moves(program: Program) -> None:
    answer = program("bench", "big-boss", "--way", "clever")
    assert answer.code == 2
    assert "--way is one of: random, sensible; not “clever”" in answer.err
