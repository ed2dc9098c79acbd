"""`palas arena`: answers, files, going on, stopping, and every kind of bad input."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import palas
import tree
from palas.arena.contest import Contest
from palas.cli import arena_pool
from palas.cli.arena_file import ResultsFile
from palas.cli.arena_run import EVERY, Pace
from palas.cli.files import BadFile
from patience import PATIENCE

from .conftest import Program, heed_interrupts

GAME = palas.game("big-boss")
EXAMPLE = f"{sys.executable} {tree.ROOT / 'examples' / 'arena_bot.py'}"
QUICK = ["arena", "big-boss", "--bots", "random,greedy", "--workers", "1"]
ROW = {
    *("games", "wins", "share", "low", "high", "fair"),
    *("mean_score", "s_per_move", "rating", "forfeits"),
}
KILLER = """
import json, os, signal, sys
from pathlib import Path
mark = Path(sys.argv[1])
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decision":
        if not mark.exists():
            mark.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        print(json.dumps({"action": message["legal"][0]["action"]}), flush=True)
"""


def counts(found: dict[str, Any]) -> dict[str, Any]:
    """Return results without how long anything took."""
    return {
        **found,
        "bots": {
            name: {key: value for key, value in row.items() if key != "s_per_move"}
            for name, row in found["bots"].items()
        },
    }


def test_the_table(program: Program) -> None:
    answer = program(*QUICK, "--games", "3")
    assert answer.code == 0
    assert "big-boss, 2 seats" in answer.out
    assert "4 games, " in answer.out  # whole deals
    assert answer.err.splitlines() == ["random gets ready", "greedy gets ready"]
    assert all(len(line) <= 80 for line in answer.out.splitlines())


@pytest.mark.long
def test_what_ludwig_wins_is_told(program: Program) -> None:
    words = ["arena", "two-castles", "--seats", "2", "--bots", "random", "--games", "2"]
    told = program(*words).out
    share = json.loads(program(*words, "--json").out)["silent_share"]
    assert f"Ludwig won {share:.1%} of the games, without a seat." in told


@pytest.mark.long
def test_the_answer_for_programs(program: Program) -> None:
    found = json.loads(program(*QUICK, "--games", "4", "--json").out)
    assert (found["game"], found["seats"], found["games"]) == ("big-boss", 2, 4)
    assert set(found["bots"]) == {"random", "greedy"}
    assert all(set(row) == ROW for row in found["bots"].values())
    assert sum(row["wins"] for row in found["bots"].values()) == 4
    assert found["forfeits"] == []


@pytest.mark.long
def test_workers_play_the_same_games(program: Program) -> None:
    alone = json.loads(program(*QUICK, "--games", "6", "--json").out)
    together = json.loads(program(*QUICK, "--games", "6", "--workers", "2", "--json").out)
    assert counts(together) == counts(alone)


@pytest.mark.long
def test_a_contest_goes_on_where_it_stopped(program: Program, tmp_path: Path) -> None:
    keeping = ["--results", "results.jsonl", "--json"]
    first = program(*QUICK, "--games", "4", *keeping)
    assert first.code == 0
    file = tmp_path / "results.jsonl"
    whole = file.read_text()
    assert len(whole.splitlines()) == 5
    file.write_text(whole[:-30])  # as if the machine had stopped in the middle of a line
    again = program(*QUICK, "--games", "4", *keeping)
    assert counts(json.loads(again.out)) == counts(json.loads(first.out))
    assert sorted(map(numbered, file.read_text().splitlines()[1:])) == [0, 1, 2, 3]
    more = json.loads(program(*QUICK, "--games", "6", *keeping).out)
    assert counts(more) == counts(json.loads(program(*QUICK, "--games", "6", "--json").out))


def numbered(line: str) -> int:
    return int(json.loads(line)["number"])


def test_nothing_is_played_twice(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    program(*QUICK, "--games", "2", "--results", "results.jsonl")
    monkeypatch.setattr(arena_pool, "outcomes", lambda *_: pytest.fail("played again"))
    assert program(*QUICK, "--games", "2", "--results", "results.jsonl").code == 0


def test_records_are_kept(program: Program, tmp_path: Path) -> None:
    assert program(*QUICK, "--games", "2", "--records", "deep/records").code == 0
    files = sorted((tmp_path / "deep" / "records").iterdir())
    assert [file.name for file in files] == ["000000.jsonl", "000001.jsonl"]
    assert all(GAME.replay(file.read_text()).is_over for file in files)


@pytest.mark.long
def test_it_stops_when_the_answer_is_clear(program: Program) -> None:
    arguments = [*QUICK, "--games", "1000", "--until-sure", "--results", "sure.jsonl", "--json"]
    found = json.loads(program(*arguments).out)
    assert found["games"] < 60
    assert found["bots"]["greedy"]["low"] > 0.5
    assert counts(json.loads(program(*arguments).out)) == counts(found)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_report(program: Program, tmp_path: Path, language: str) -> None:
    arguments = [*QUICK, "--games", "2", "--report", "page.html", "--language", language]
    answer = program(*arguments, "--option", "closed_loop=yes", "--until-sure")
    assert answer.code == 0
    assert "page.html" in answer.out
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert page.startswith("<!doctype html>\n")
    command = "--games 2 --seats 2 --seed arena --option closed_loop=True --until-sure"
    assert f"palas arena big-boss --bots random,greedy {command}" in page
    assert program(*arguments).code == 0  # a page may be replaced by a page


@pytest.mark.long
def test_even_bots_take_turns_to_fill_the_seats(program: Program, tmp_path: Path) -> None:
    even = [*QUICK, "--seats", "3", "--games", "1", "--even"]
    two = json.loads(program(*even, "--workers", "2", "--json").out)
    even += ["--results", "even.jsonl"]
    one = json.loads(program(*even, "--json").out)
    assert counts(one) == counts(two)
    assert one["games"] == 6
    assert {row["fair"] for row in one["bots"].values()} == {0.5}
    assert one["bots"]["greedy"]["rating"]["mu"] > one["bots"]["random"]["rating"]["mu"]
    lines = (tmp_path / "even.jsonl").read_text().splitlines()
    assert len({tuple(json.loads(line)["bots"]) for line in lines[1:]}) == 6
    uneven = [word for word in even if word != "--even"]
    program(*uneven).assert_refused("even.jsonl", "another contest")
    program(*even, "--report", "even.html")
    assert "--seats 3 --seed arena --even" in (tmp_path / "even.html").read_text()


@pytest.mark.long
def test_forfeits_are_told_at_once_and_in_the_end(program: Program, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("import sys; sys.exit('sorry')")
    bots = f"{sys.executable} ./bot.py,random"
    answer = program("arena", "big-boss", "--bots", bots, "--games", "4", "--workers", "1")
    assert answer.code == 0
    assert answer.err.count("forfeits game 0: ended with exit code 1; it said: sorry") == 1
    assert "forfeited (4×): ended with exit code 1; it said: sorry" in answer.out


def test_programs_in_workers(program: Program) -> None:
    arguments = ["arena", "big-boss", "--bots", f"{EXAMPLE},random", "--games", "2"]
    found = json.loads(program(*arguments, "--workers", "2", "--json").out)
    assert found["games"] == 2
    assert found["forfeits"] == []


def test_a_worker_that_is_killed_is_told_of(program: Program, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(KILLER)
    bots = f"{sys.executable} ./bot.py mark,random"
    answer = program("arena", "big-boss", "--bots", bots, "--games", "2", "--workers", "2")
    assert answer.code == 2
    assert answer.err.endswith(
        "palas: a worker process was killed; fewer --workers need less memory\n"
    )


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--bots", "gredy,random"], ["no bot “gredy”", "“greedy”"]),
        (["--bots", "greedy,,random"], ["no bot “”"]),
        (["--bots", "greedy,greedy"], ["name every bot once"]),
        (["--bots", "human,greedy"], ["no bot “human”"]),
        (["--bots", "./gone,greedy"], ["no program “./gone”"]),
        (["--bots", "./results.txt,greedy"], ["chmod +x"]),
        (["--games", "0"], ["--games is a number from 1", "not 0"]),
        (["--games", "-3"], ["not -3"]),
        (["--games", "many"], ["--games is a whole number, not “many” (see palas arena --help)"]),
        (["--workers", "0"], ["--workers is a number from 1"]),
        (["--seats", "9"], ["2 to 5 seats, not 9"]),
        (["--bot-seconds", "-1"], ["--bot-seconds is more than 0"]),
        (["--option", "loop=yes"], ["“loop”"]),
        (["--language", "xx"], ["no language “xx”"]),
        (["--results", "results.txt"], ["results.txt: exists and is no file of arena results"]),
        (["--results", "other.jsonl"], ["other.jsonl: results of another contest"]),
        (["--results", "broken.jsonl"], ["broken.jsonl: line 3: not a game of this contest"]),
        (["--results", "strange.jsonl"], ["strange.jsonl: line 2 is not a line of arena"]),
        (["--results", "bytes.jsonl"], ["bytes.jsonl: not UTF-8"]),
        (["--results", "gone/results.jsonl"], ["gone/results.jsonl"]),
        (["--results", "."], [".: a folder, not a file"]),
        (["--report", "results.txt"], ["results.txt: exists and is not an HTML page"]),
        (["--report", "gone/page.html"], ["there is no folder"]),
        (["--records", "results.txt"], ["results.txt"]),
    ],
)
def test_bad_input_starts_nothing(
    program: Program, tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    program(*QUICK, "--games", "2", "--results", "good.jsonl")
    good = (tmp_path / "good.jsonl").read_text().splitlines(keepends=True)
    files = {
        "results.txt": "my notes",
        "other.jsonl": good[0].replace('"seed": "arena"', '"seed": "else"') + good[1],
        "broken.jsonl": good[0] + good[1] + good[2].replace('"bots": [', '"bots": [7, '),
        "strange.jsonl": good[0] + "[1]\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe")
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    answer = program(*QUICK, "--games", "2", *arguments)
    answer.assert_refused(*words)
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_stopping_keeps_what_was_played(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = arena_pool.outcomes

    def interrupted(*given: Any) -> Iterator[Any]:
        games = played(*given)
        yield next(games)
        yield next(games)
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_pool, "outcomes", interrupted)
    answer = program(*QUICK, "--games", "6", "--results", "results.jsonl")
    assert answer.code == 130
    assert answer.out == ""
    assert "Games kept in results.jsonl: 2; the same command goes on." in answer.err
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 3


@pytest.mark.long
def test_ctrl_c_ends_all_workers_and_programs(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    words = ["arena", "big-boss", "--bots", f"{EXAMPLE},random", "--games", "100000"]
    words += ["--workers", "2", "--results", str(file)]
    with subprocess.Popen(
        [sys.executable, "-m", "palas", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=heed_interrupts,
        env={**os.environ, "PALAS_COMPILER": "off", "LC_ALL": "C.UTF-8"},
    ) as running:
        deadline = monotonic() + PATIENCE
        while not (file.exists() and file.read_text().count("\n") > 2):
            assert monotonic() < deadline
            sleep(0.1)
        os.killpg(running.pid, signal.SIGINT)
        _, err = running.communicate(timeout=PATIENCE)  # ends when nobody holds stderr any more
    assert running.returncode == 130
    assert b"Traceback" not in err
    assert b"the same command goes on" in err
    lines = file.read_text().splitlines()
    assert [json.loads(line) for line in lines]


def test_progress_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    now = [0.0]
    pace = Pace(100, 40, "en", clock=lambda: now[0])
    for _ in range(10):
        now[0] += EVERY / 5
        pace.step()
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["45 of 100 games, about 0:05:30 left", "50 of 100 games, about 0:05:00 left"]


def test_games_of_bots_with_other_settings_are_not_mixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = Contest(palas.game("two-heirs"), ("king", "greedy", "./mine"), 2)
    ResultsFile(tmp_path / "results.jsonl", contest)
    assert ResultsFile(tmp_path / "results.jsonl", contest).known == []
    found = contest.game.search
    assert found is not None
    wider = found._replace(settings=found.settings._replace(widen=2.0))
    monkeypatch.setattr(contest.game, "search", wider)
    with pytest.raises(BadFile, match="other strengths"):
        ResultsFile(tmp_path / "results.jsonl", contest)
