"""`palas levels`: the table, its facts, its place in a page, going on, tuning, bad input."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

import palas
from palas.arena.ladder import PAIRINGS
from palas.arena.playing import Outcome
from palas.bots import search
from palas.cli import arena_pool
from palas.cli.arena_work import Work, contest_of
from palas.cli.levels_file import BEGIN, END
from palas.games.big_boss.search import SEARCH
from palas.kernel.search import Settings

from .conftest import Program

BIG_BOSS = palas.game("big-boss")
QUICK = ["levels", "big-boss", "--workers", "1", "--games", "8"]
SECTION = {
    *("game", "version", "seats", "games", "date", "machine", "command", "levels"),
    "pairings",
}
ROW = {
    *("upper", "lower", "games", "truncated", "share", "low", "high", "fair"),
    *("s_per_move", "lower_s_per_move"),
}
PAGE = f"# Levels\n\nBefore.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n"


def upper_wins_three_of_four(
    work: Work, numbers: Sequence[int], _workers: int
) -> Iterator[Outcome]:
    """Yield made-up games: the first bot wins all but every fourth deal."""
    contest = contest_of(work.contest)
    for number in numbers:
        seating = contest.seating(number)
        best = 1 if number // contest.round % 4 == 3 else 0
        winner = seating.index(best)
        shares = [float(seat == winner) for seat in range(contest.seats)]
        scores = [10] * contest.game.meta.players(contest.seats)
        moves, seconds = [4] * contest.seats, [0.1] * contest.seats
        yield Outcome(number, seating, scores, shares, moves, seconds, 8, {})


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let games come out as if they had been played."""
    monkeypatch.setenv("PALAS_COMPILER", "off")
    monkeypatch.setattr(arena_pool, "outcomes", upper_wins_three_of_four)


@pytest.mark.long
def test_levels_really_play(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PALAS_COMPILER", "off")
    monkeypatch.setattr(search, "INTERPRETED", 1)
    monkeypatch.setattr(BIG_BOSS, "search", SEARCH._replace(settings=Settings(trials=1)))
    found = json.loads(program(*QUICK[:-1], "1", "--json").out)
    assert [(row["upper"], row["lower"]) for row in found["pairings"]] == [
        pairing.bots for pairing in PAIRINGS
    ]
    assert {row["games"] for row in found["pairings"]} == {2}  # whole deals
    assert found["pairings"][-1]["share"] == 1.0  # greedy against random
    assert all(row["s_per_move"] > 0 for row in found["pairings"])


@pytest.mark.usefixtures("made_up")
def test_the_table(program: Program) -> None:
    answer = program(*QUICK)
    assert answer.code == 0
    assert "big-boss, 2 seats" in answer.out
    line = next(line for line in answer.out.splitlines() if "king : baron" in line)
    assert line.split()[3:6] == ["8", "75.0%", "40.9–92.8%"]
    assert all(len(line) <= 80 for line in answer.out.splitlines()[:-1])
    assert "big-boss: king against greedy (1 of 6)" in answer.err


@pytest.mark.long
@pytest.mark.usefixtures("made_up")
def test_the_answer_for_programs(program: Program) -> None:
    found = json.loads(program(*QUICK, "--json").out)
    assert set(found) == SECTION
    assert all(set(row) == ROW for row in found["pairings"])
    assert found["command"] == "palas levels big-boss --games 8 --seats 2"
    assert set(found["machine"]) == {"cpu", "cores", "python", "numba"}
    assert found["levels"]["king"]["walks"] > found["levels"]["baron"]["walks"]
    row = found["pairings"][1]
    assert (row["share"], row["fair"], row["s_per_move"]) == (0.75, 0.5, 0.025)
    whole = json.loads(program("levels", "--workers", "1", "--games", "4", "--json").out)
    seats = {one["game"]: one["seats"] for one in whole}
    assert seats == {"big-boss": 2, "palais-royal": 2, "two-castles": 3, "two-heirs": 2}


@pytest.mark.usefixtures("made_up")
def test_nothing_is_played_twice(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeping = ["--results", "deep/levels", "--json"]
    first = json.loads(program(*QUICK, *keeping).out)
    files = sorted(file.name for file in (tmp_path / "deep" / "levels").iterdir())
    assert len(files) == len(PAIRINGS)
    assert "big-boss-2-greedy-random.jsonl" in files
    monkeypatch.setattr(arena_pool, "outcomes", lambda *_: pytest.fail("played again"))
    assert json.loads(program(*QUICK, *keeping).out)["pairings"] == first["pairings"]
    levels = SEARCH.levels
    stronger = (*levels[:-1], levels[-1]._replace(iterations=77_777))
    monkeypatch.setattr(BIG_BOSS, "search", SEARCH._replace(levels=stronger))
    played: list[str] = []

    def noted(work: Work, numbers: Sequence[int], workers: int) -> Iterator[Outcome]:
        played.append(":".join(work.contest["bots"]))
        return upper_wins_three_of_four(work, numbers, workers)

    monkeypatch.setattr(arena_pool, "outcomes", noted)
    assert program(*QUICK, *keeping).code == 0
    assert played == ["king:greedy", "king:baron"]  # a king of another strength plays anew


@pytest.mark.long
@pytest.mark.usefixtures("made_up")
def test_the_page_keeps_all_but_what_was_measured(program: Program, tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    answer = program(*QUICK, "--write", "bots.md")
    assert answer.code == 0
    assert "Saved in bots.md" in answer.out
    first = page.read_text()
    assert first.startswith(f"# Levels\n\nBefore.\n\n{BEGIN}\n| game | king : greedy |")
    assert first.endswith(f"\n{END}\n\nAfter.\n")
    assert "| Big Boss, 2 seats | 75 % (41–93) |" in first
    assert "8 games a pairing" in first
    assert "`palas levels big-boss --games 8 --seats 2`" in first
    assert program("levels", "two-castles", *QUICK[2:-1], "24", "--write", "bots.md").code == 0
    second = page.read_text()
    assert "| Big Boss, 2 seats | 75 % (41–93) |" in second
    assert "| Two Castles, 3 seats | 75 % (55–88), equal: 33 % | 75 % (55–88) |" in second
    facts = json.loads((tmp_path / "levels.json").read_text())
    assert [one["game"] for one in facts["sections"]] == ["big-boss", "two-castles"]
    assert all(set(one) == SECTION for one in facts["sections"])
    assert program(*QUICK[:-1], "16", "--write", "bots.md").code == 0
    assert page.read_text().count("| Big Boss, 2 seats |") == 1
    assert "16 games a pairing" in page.read_text()


@pytest.mark.long
@pytest.mark.usefixtures("made_up")
def test_levels_meet_in_every_line_up_of_three(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated: dict[str, set[int]] = {}

    def noted(work: Work, numbers: Sequence[int], workers: int) -> Iterator[Outcome]:
        for game in upper_wins_three_of_four(work, numbers, workers):
            seated.setdefault(":".join(work.contest["bots"]), set()).add(game.bots.count(0))
            yield game

    monkeypatch.setattr(arena_pool, "outcomes", noted)
    asked = ["levels", "two-castles", "--workers", "1", "--games", "6", "--results", "kept"]
    found = json.loads(program(*asked, "--json").out)
    fair = {f"{row['upper']}:{row['lower']}": row["fair"] for row in found["pairings"]}
    alone = {"king:greedy", "greedy:random"}
    assert fair == {name: 0.3333 if name in alone else 0.5 for name in seated}
    assert seated == {name: {1} if name in alone else {1, 2} for name in fair}
    files = {file.name for file in (tmp_path / "kept").iterdir()}
    assert sum(name.endswith("-even.jsonl") for name in files) == len(files) - len(alone)


@pytest.mark.usefixtures("made_up")
def test_games_that_were_cut_off_are_told(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(work: Work, numbers: Sequence[int], workers: int) -> Iterator[Outcome]:
        """Yield games of which the first of the king against greedy never ends."""
        for game in upper_wins_three_of_four(work, numbers, workers):
            is_cut_off = game.number == 0 and work.contest["bots"] == ["king", "greedy"]
            yield replace(game, scores=[], shares=[0.0, 0.0]) if is_cut_off else game

    monkeypatch.setattr(arena_pool, "outcomes", endless)
    page = tmp_path / "bots.md"
    page.write_text(PAGE)
    answer = program(*QUICK, "--write", "bots.md")
    assert "Games that were cut off and do not count: 1." in answer.out
    assert "7 to 8 games a pairing that ended (1 was cut off)" in page.read_text()
    assert "| Big Boss, 2 seats | 71 % " in page.read_text()


@pytest.mark.usefixtures("made_up")
def test_tuning_prints_rows_to_paste(program: Program) -> None:
    answer = program(*QUICK, "--tune")
    assert answer.code == 0
    title, name, *rows, end = answer.out.splitlines()
    assert title.startswith("Levels of big-boss")
    assert (name, end) == ("    levels=(", "    ),")
    levels = SEARCH.levels
    assert rows[0] == f"        Level({levels[0].iterations}, {levels[0].noise}),"
    assert rows[4] == f"        Level({levels[4].iterations}, {levels[4].noise}),  # 75%"
    assert answer.err.count("wins 75.0% against the one below") == 4


@pytest.mark.usefixtures("made_up")
def test_the_king_may_play_fewer_games(program: Program, tmp_path: Path) -> None:
    (tmp_path / "bots.md").write_text(PAGE)
    found = json.loads(program(*QUICK, "--king-games", "3", "--write", "bots.md", "--json").out)
    assert [row["games"] for row in found["pairings"]] == [4, 4, 8, 8, 8, 8]  # whole deals
    assert found["games"] == 8
    page = (tmp_path / "bots.md").read_text()
    assert "4 to 8 games a pairing" in page
    assert "`palas levels big-boss --games 8 --king-games 3 --seats 2`" in page
    assert program(*QUICK, "--king-games", "0").code == 2
    tuned = program(*QUICK, "--king-games", "3", "--tune", "--results", "tuned")
    assert tuned.code == 0
    lengths = [len(file.read_text().splitlines()) for file in (tmp_path / "tuned").iterdir()]
    assert lengths.count(9) == 3  # a line about the contest, then its games
    assert set(lengths) == {5, 9}


@pytest.mark.usefixtures("made_up")
def test_a_short_sighted_level_is_told(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = SEARCH.levels
    page = levels[0]._replace(noise=0.5, foresight=0)
    changed = (page, levels[1]._replace(iterations=1), *levels[2:])
    monkeypatch.setattr(BIG_BOSS, "search", SEARCH._replace(levels=changed))
    found = json.loads(program(*QUICK, "--results", "kept", "--json").out)
    assert found["levels"]["page"] == {"walks": page.iterations, "noise": 0.5, "foresight": 0}
    assert "foresight" not in found["levels"]["squire"]
    name = f"page-search-{page.iterations}-0.5-0.jsonl"
    assert any(file.name.endswith(name) for file in (tmp_path / "kept").iterdir())
    (tmp_path / "bots.md").write_text(PAGE)
    assert program(*QUICK, "--write", "bots.md").code == 0
    words = f"page {page.iterations} walks, noise 0.5, foresight 0; squire 1 walk; knight"
    assert words in (tmp_path / "bots.md").read_text()
    row = f"        Level({page.iterations}, 0.5, foresight=0),"
    assert row in program(*QUICK, "--tune").out.splitlines()


@pytest.mark.usefixtures("made_up")
def test_tuning_for_programs(program: Program) -> None:
    found = json.loads(program(*QUICK, "--tune", "--json").out)
    assert set(found) == {"game", "seats", "games", "levels"}
    assert list(found["levels"]) == ["squire", "knight", "baron", "king"]
    assert found["levels"]["king"]["share"] == 0.75


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize("language", ["de", "ru"])
def test_other_languages(program: Program, language: str) -> None:
    assert program(*QUICK, "--language", language).code == 0
    assert program(*QUICK, "--tune", "--language", language).code == 0


@pytest.mark.usefixtures("made_up")
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["big-bos"], ["no game “big-bos”", "“big-boss”"]),
        (["big-boss", "--games", "0"], ["--games is a number from 1", "not 0"]),
        (["big-boss", "--workers", "0"], ["--workers is a number from 1"]),
        (["big-boss", "--seats", "9"], ["2 to 5 seats, not 9"]),
        (["--seats", "5"], ["seats, not 5"]),
        (["big-boss", "--write", "gone.md"], ["gone.md: no such file"]),
        (["big-boss", "--write", "plain.md"], ["plain.md: needs one line", BEGIN, END]),
        (["big-boss", "--write", "wrong.md"], ["wrong.md: needs one line"]),
        (["big-boss", "--write", "twice.md"], ["twice.md: needs one line"]),
        (["big-boss", "--write", "facts/bots.md"], ["levels.json", "no facts about levels"]),
        (["big-boss", "--write", "broken/bots.md"], ["levels.json", "not JSON"]),
        (["big-boss", "--tune", "--write", "bots.md"], ["--tune writes no page"]),
        (["big-boss", "--results", "plain.md"], ["plain.md"]),
        (["big-boss", "--language", "xx"], ["no language “xx”"]),
    ],
)
def test_bad_input_starts_nothing(
    program: Program, tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    files = {
        "bots.md": PAGE,
        "plain.md": "no marks",
        "wrong.md": f"{END}\n{BEGIN}\n",
        "twice.md": PAGE + PAGE,
        "facts/bots.md": PAGE,
        "facts/levels.json": '{"palas_levels": 1, "sections": [{"game": "big-boss"}]}',
        "broken/bots.md": PAGE,
        "broken/levels.json": "{",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    program("levels", *arguments).assert_refused(*words)
    assert {name: (tmp_path / name).read_text() for name in files} == files
