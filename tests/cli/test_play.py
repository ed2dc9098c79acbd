"""`palas play`: line-ups, games between bots, records, resuming, and every kind of bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palas
from palas.bots import bot
from palas.bots.search import SearchBot
from palas.cli.lineup import LONGEST_THOUGHT, StandIn, make_players, read_lineup
from palas.kernel.errors import WrongSeats

from .conftest import Program

GAME = palas.game("big-boss")


@pytest.mark.parametrize(
    ("seats", "bots", "names", "lineup"),
    [
        (None, None, 0, "human,greedy,greedy,greedy"),
        (2, None, 0, "human,greedy"),
        (None, None, 3, "human,greedy,greedy"),
        (None, None, 1, "human,greedy,greedy,greedy"),
        (None, "random,greedy", 0, "random,greedy"),
        (2, "random,greedy", 0, "random,greedy"),
        (3, "random,greedy", 0, "human,random,greedy"),
        (5, "random", 0, "human,random,random,random,random"),
        (2, "random", 0, "human,random"),
        (None, "random", 0, "human,random,random,random"),
        (None, "human, greedy ,human", 0, "human,greedy,human"),
    ],
)
def test_who_sits_where(seats: int | None, bots: str | None, names: int, lineup: str) -> None:
    assert read_lineup(GAME, seats, bots, names) == lineup.split(",")


@pytest.mark.parametrize(("seats", "bots"), [(2, "a,b,c"), (5, "a,b,c"), (6, None)])
def test_line_ups_that_do_not_fit(seats: int | None, bots: str | None) -> None:
    with pytest.raises(WrongSeats):
        read_lineup(GAME, seats, bots, 0)


@pytest.mark.parametrize(
    ("lineup", "seconds"), [("human,king", LONGEST_THOUGHT), ("king,king", None)]
)
def test_nobody_waits_longer_than_a_second(lineup: str, seconds: float | None) -> None:
    found = make_players(GAME, lineup.split(","), "5", bot, lambda *_: None)[1]
    assert isinstance(found, StandIn)
    assert isinstance(found.player, SearchBot)
    assert found.player.seconds == seconds


def test_bots_play_to_the_end_and_leave_a_record(program: Program, tmp_path: Path) -> None:
    arguments = ["play", "big-boss", "--bots", "greedy,random,greedy", "--seed", "5"]
    answer = program(*arguments, "--names", "Ada,Bo", "--record", "game.jsonl")
    assert answer.code == 0
    assert answer.err == ""
    match = GAME.replay((tmp_path / "game.jsonl").read_text())
    assert match.is_over
    assert match.names == ["Ada", "Bo", "Carla"]
    assert match.log(-1)[-1] in answer.out.replace("\n", " ").replace("  ", " ")
    assert all(f"  {score}\n" in answer.out for score in match.scores())
    assert answer.out.endswith("Saved in game.jsonl\n")
    assert "every line verified" in program("replay", "--check", "game.jsonl").out


def test_a_seed_repeats_a_game(program: Program) -> None:
    arguments = ["play", "big-boss", "--bots", "random,random", "--seed"]
    assert program(*arguments, "x") == program(*arguments, "x")
    assert program(*arguments, "x") != program(*arguments, "y")


def test_options_reach_the_game(program: Program, tmp_path: Path) -> None:
    arguments = ["play", "big-boss", "--bots", "random,random", "--record", "game.jsonl"]
    assert program(*arguments, "--option", "closed_loop=yes").code == 0
    head = json.loads((tmp_path / "game.jsonl").read_text().splitlines()[0])
    assert head["options"] == {"closed_loop": True}


def test_nothing_is_coloured_unless_on_a_terminal(program: Program) -> None:
    assert "\x1b" not in program("play", "big-boss", "--bots", "random,random").out


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bigboss"], ["no game “bigboss”"]),
        (["big-boss", "--seats", "6"], ["2 to 5 seats, not 6"]),
        (["big-boss", "--seats", "0"], ["2 to 5 seats, not 0"]),
        (["big-boss", "--seats", "3", "--bots", "a,b,c,d"], ["4 players for 3 seats"]),
        (["big-boss", "--bots", "gredy,greedy"], ["no bot “gredy”", "“greedy”"]),
        (["big-boss", "--bots", "greedy,"], ["no bot “”"]),
        (["big-boss", "--option", "closed_lop=yes"], ["“closed_lop”", "“closed_loop”"]),
        (["big-boss", "--option", "closed_loop=maybe"], ["false, true", "“maybe”"]),
        (["big-boss", "--option", "closed_loop"], ["NAME=VALUE", "“closed_loop”"]),
        (["big-boss", "--names", "a,b,c", "--seats", "2"], ["3 names for 2 seats"]),
        (["big-boss", "--language", "xx"], ["no language “xx”"]),
        (["big-boss", "--resume", "game.jsonl", "--seed", "1"], ["--resume"]),
        (["big-boss", "--resume", "game.jsonl", "--seats", "4"], ["a game of 3 seats, not 4"]),
        (["big-boss", "--resume", "over.jsonl"], ["over.jsonl: the game is over"]),
        (["big-boss", "--resume", "game.jsonl", "--bots", "x,greedy,greedy"], ["no bot “x”"]),
    ],
)
def test_bad_input_starts_nothing(
    program: Program,
    tmp_path: Path,
    finished: str,
    unfinished: str,
    arguments: list[str],
    words: list[str],
) -> None:
    (tmp_path / "game.jsonl").write_text(unfinished)
    (tmp_path / "over.jsonl").write_text(finished)
    program("play", *arguments, "--record", "new.jsonl").assert_refused(*words)
    assert (tmp_path / "game.jsonl").read_text() == unfinished
    assert (tmp_path / "over.jsonl").read_text() == finished
    assert not (tmp_path / "new.jsonl").exists()


def test_bots_finish_what_was_begun(program: Program, tmp_path: Path, unfinished: str) -> None:
    (tmp_path / "game.jsonl").write_text(unfinished)
    bots = ["--bots", "random,random,random", "--seats", "3"]
    answer = program("play", "big-boss", "--resume", "game.jsonl", *bots)
    assert answer.code == 0
    assert answer.out.startswith("game.jsonl goes on after 30 moves.\n")
    begun = unfinished.splitlines()[:-1]
    assert (tmp_path / "game.jsonl").read_text().splitlines()[: len(begun)] == begun
    assert "scores" in program("replay", "--check", "game.jsonl").out


def test_a_record_may_go_on_in_another_file(
    program: Program, tmp_path: Path, unfinished: str
) -> None:
    (tmp_path / "game.jsonl").write_text(unfinished)
    arguments = ["--resume", "game.jsonl", "--record", "more.jsonl"]
    assert program("play", "big-boss", *arguments, stdin="").code == 0
    assert (tmp_path / "game.jsonl").read_text() == unfinished
    assert (tmp_path / "more.jsonl").read_text().startswith(unfinished.splitlines()[0])
