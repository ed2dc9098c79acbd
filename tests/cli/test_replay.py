"""`palas replay`, `palas score` and `palas picture`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palas

from .conftest import Program

POSITION = """big-boss, 2 seats, seat 1 to act: turn
seat 1: 20 Real, cards 3 30
seat 2: 7 Real, cards 40
castle Cádiz 7: 1 2b1 1g2
stones 7
"""


@pytest.fixture
def game(program: Program, tmp_path: Path, finished: str) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(finished)
    return file


def test_a_checked_record_is_one_line(program: Program, game: Path, finished: str) -> None:
    match = palas.game("big-boss").replay(finished)
    scores = " ".join(map(str, match.scores()))
    told = f"2 seats, {len(match.played)} moves, scores {scores}: every line verified"
    assert program("replay", "--check", game.name) == (0, f"game.jsonl: big-boss, {told}\n", "")


def test_an_unfinished_record_is_checked_too(
    program: Program, tmp_path: Path, unfinished: str
) -> None:
    (tmp_path / "game.jsonl").write_text(unfinished)
    assert "30 moves, unfinished: every line" in program("replay", "--check", "game.jsonl").out


@pytest.mark.parametrize("viewer", ["spectator", "1", "2", "all"])
def test_the_chronicle_is_what_the_viewer_may_read(
    program: Program, game: Path, finished: str, viewer: str
) -> None:
    match = palas.game("big-boss").replay(finished)
    lines = program("replay", game.name, "--as", viewer).out.splitlines()
    told = [line[6:] for line in lines[: len(match.played)]]
    if viewer == "all":
        own = [match.log(seat) for seat in (0, 1)]
        expected = [own[move.seat][at] for at, move in enumerate(match.played)]
    else:
        expected = match.log(-1 if viewer == "spectator" else int(viewer) - 1)
    assert told == expected


@pytest.mark.parametrize("viewer", ["0", "3", "-1", "anna", ""])
def test_nobody_else_looks(program: Program, game: Path, viewer: str) -> None:
    program("replay", game.name, "--as", viewer).assert_refused("--as is a seat from 1 to 2")


def test_replay_as_json(program: Program, game: Path, finished: str) -> None:
    match = palas.game("big-boss").replay(finished)
    answer = json.loads(program("replay", game.name, "--json", "--language", "de").out)
    assert answer["scores"] == match.scores()
    assert answer["winners"] == match.winners()
    assert answer["over"] is True
    assert [move["action"] for move in answer["moves"]] == [move.action for move in match.played]
    assert [move["line"] for move in answer["moves"]] == match.log(-1, "de")


def test_a_picture_of_a_moment(program: Program, game: Path) -> None:
    answer = program("replay", game.name, "--picture", "a.svg", "--at", "20", "--as", "2")
    assert answer == (0, "Saved in a.svg\n", "")
    assert game.with_name("a.svg").read_text().startswith("<svg")
    program("replay", game.name, "--picture", "a.svg")
    program("replay", game.name, "--picture", "b.svg", "--at", "0")
    assert game.with_name("a.svg").read_text() != game.with_name("b.svg").read_text()


@pytest.mark.parametrize("at", ["-1", "100000"])
def test_a_moment_that_never_was(program: Program, game: Path, at: str) -> None:
    arguments = ["replay", game.name, "--picture", "a.svg", "--at", at]
    program(*arguments).assert_refused("--at is a move from 0 to ")
    assert not game.with_name("a.svg").exists()


def test_a_moment_needs_a_picture(program: Program, game: Path) -> None:
    program("replay", game.name, "--at", "3").assert_refused("--picture")


def test_the_score_of_a_record(program: Program, game: Path, finished: str) -> None:
    match = palas.game("big-boss").replay(finished)
    answer = json.loads(program("score", "big-boss", game.name, "--json").out)
    assert answer["scores"] == match.scores()
    assert answer["winners"] == match.winners()
    assert answer["over"] is True
    for seat, total in enumerate(match.scores()):
        points = [reason["points"] for reason in answer["reasons"] if reason["seat"] == seat]
        assert sum(points) == total
    assert "Result" in program("score", "big-boss", game.name).out


def test_the_score_of_a_position(program: Program, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(POSITION)
    answer = json.loads(program("score", "big-boss", "position.txt", "--json").out)
    # Cádiz is worth 1 + 3 + 1 = 5: seat 1 has 20 + 5 and 30 for the level, seat 2 has 7 + 10.
    assert answer["scores"] == [55, 17]
    assert answer["winners"] == [0]
    assert answer["over"] is False
    noble = {"seat": 0, "points": 5, "rule": "R18.1", "places": [7]}
    assert noble.items() <= answer["reasons"][1].items()
    sheet = program("score", "big-boss", "position.txt", "--language", "de").out
    assert "Wäre die Partie jetzt zu Ende" in sheet
    assert "Platz 1 führt mit 55." in sheet


def test_a_position_that_breaks_conservation(program: Program, tmp_path: Path) -> None:
    (tmp_path / "position.txt").write_text(POSITION.replace("cards 40", "cards 30"))
    program("score", "big-boss", "position.txt").assert_refused("position.txt: line", "30")
    (tmp_path / "position.txt").write_text(POSITION + "blocks 84\n")
    program("score", "big-boss", "position.txt").assert_refused("position.txt", "blocks")


def test_a_position_of_a_game_played_by_bots(program: Program, tmp_path: Path) -> None:
    arguments = ["picture", "big-boss", "--seats", "2", "--moves", "12", "--as", "1"]
    assert program(*arguments, "--out", "a.svg", "--layout", "phone").code == 0
    assert program(*arguments, "--theme", "night", "--language", "ru").code == 0
    assert "Анна" in (tmp_path / "big-boss.svg").read_text()
    assert (tmp_path / "a.svg").read_text() != (tmp_path / "big-boss.svg").read_text()


def test_a_picture_of_a_file(program: Program, tmp_path: Path, game: Path) -> None:
    (tmp_path / "position.txt").write_text(POSITION)
    assert program("picture", "position.txt", "--out", "a.svg").code == 0
    assert program("picture", game.name, "--out", "b.svg", "--as", "all").code == 0
    assert "Cádiz" in (tmp_path / "a.svg").read_text()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["big-bos"], ["no game “big-bos”"]),
        (["big-boss", "--layout", "wide"], ["--layout is one of: desk, phone", "“wide”"]),
        (["big-boss", "--theme", "dawn"], ["--theme is one of: auto, day, night; not “dawn”"]),
        (["big-boss", "--theme", "page"], ["--theme page", "style sheet", "auto, day, night\n"]),
        (["big-boss", "--seats", "9"], ["2 to 5 seats"]),
        (["big-boss", "--as", "5"], ["from 1 to 4"]),
        (["nothing.txt"], ["nothing.txt: no such file"]),
    ],
)
def test_pictures_that_cannot_be_drawn(
    program: Program, tmp_path: Path, arguments: list[str], words: list[str]
) -> None:
    program("picture", *arguments, "--moves", "1").assert_refused(*words)
    assert list(tmp_path.iterdir()) == []


def test_buildings_can_be_turned_upright(program: Program, tmp_path: Path) -> None:
    as_on_the_table = ["picture", "two-heirs", "--moves", "40"]
    assert program(*as_on_the_table, "--out", "table.svg").code == 0
    assert program(*as_on_the_table, "--upright", "--out", "upright.svg").code == 0
    table, upright = ((tmp_path / name).read_text() for name in ("table.svg", "upright.svg"))
    assert table != upright
    program("picture", "big-boss", "--upright").assert_refused("--upright", "big-boss")


def test_a_land_from_a_real_table_is_scored_with_its_winner(
    program: Program, tmp_path: Path
) -> None:
    (tmp_path / "land.txt").write_text(
        "heirs: Anna, Ben\n1 bakery | @yellow | 2 grey market\n1 grey cathedral *1 | | 2 hut *\n"
    )
    out = program("score", "two-heirs", "land.txt", "--picture", "land.svg").out
    assert "Anna wins with 11." in out
    assert "Grey cathedral" in out
    assert (tmp_path / "land-2.svg").read_text().startswith("<svg")
    (tmp_path / "land.txt").write_text("1 bakery | 1 bakery\n")
    program("score", "two-heirs", "land.txt").assert_refused("line 1", "bakery")
