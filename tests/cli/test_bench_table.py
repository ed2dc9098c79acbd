"""`palas bench table`: a small load on a real server, and what is refused."""

from __future__ import annotations

import json

import pytest

from palas.cli import bench_table, bench_table_pictures
from palas.cli.bench_table_games import write_tables
from palas.cli.bench_table_load import Arrivals

from .conftest import Program

SMALL = ("bench", "table", "--tables", "4", "--viewers", "3", "--seconds", "2")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure little: what is measured is not the matter here."""
    monkeypatch.setenv("PALAS_COMPILER", "off")
    monkeypatch.setattr(bench_table, "STARTS", 1)
    monkeypatch.setattr(bench_table_pictures, "MOVES", 3)


@pytest.mark.long
def test_the_server_is_measured(program: Program) -> None:
    answer = program(*SMALL, "--json")
    assert answer.code == 0
    found = json.loads(answer.out)
    assert (found["tables"], found["viewers"], found["moves"]) == (4, 3, 4)
    assert (found["arrivals"], found["missing"], found["refused"]) == (12, 0, 0)
    assert set(found["pictures"]) == {"big-boss", "palais-royal", "two-castles", "two-heirs"}
    for what in found["limits"]:
        assert 0 < found[what]["median_ms"] <= found[what]["p99_ms"]


@pytest.mark.long
def test_what_was_measured_is_a_table(program: Program) -> None:
    answer = program(*SMALL)
    assert answer.code == 0
    for words in ("4 tables, 3 viewers each", "move to screen", "150 ms", "0 arrivals missing"):
        assert words in answer.out


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["--tables", "0"], "--tables is a number from 1 to 2000"),
        (["--viewers", "17"], "--viewers is a number from 1 to 16"),
        (["--seconds", "1"], "--seconds is a number from 2 to 600"),
        (["--seconds", "nan"], "--seconds is a number from 2 to 600"),
    ],
)
def test_a_load_that_cannot_be_made(program: Program, given: list[str], words: str) -> None:
    program("bench", "table", *given).assert_refused(words)


def test_moves_that_never_came_are_counted() -> None:
    arrivals = Arrivals(expected=8, seconds=[0.1, 0.2, 0.3])
    assert arrivals.missing == 5
    assert bench_table.spread(arrivals.seconds) == {"median_ms": 200.0, "p99_ms": 300.0}


@pytest.mark.long
def test_tables_are_of_all_games_and_two_to_four_people(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file = tmp_path_factory.mktemp("store") / "palas.db"
    scripts = write_tables(f"sqlite+aiosqlite:///{file}", 12, 3)
    assert {len(script.cookies) for script in scripts} == {2, 3, 4}
    assert len({script.table for script in scripts}) == 12
    assert all(len(script.plies) == 3 for script in scripts)
