"""`palas score two-castles`: castles from a real table, drawn in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import Program

CASTLE = """castle Neuschwanstein, throne living+sleeping
level 1 : -         | King's Chambers | Fountain
level 0 : Wine Room | THRONE          |         | Terrace
level -1: -         | Crypt           | Dungeon
attendants: painter, knight
cards: width, special
"""


@pytest.fixture
def castle(tmp_path: Path) -> Path:
    file = tmp_path / "castle.txt"
    file.write_text(CASTLE, encoding="utf-8")
    return file


def test_a_castle_is_scored_with_a_reason_for_every_point(program: Program, castle: Path) -> None:
    answer = program("score", "two-castles", castle)
    assert answer.code == 0
    assert "Neuschwanstein" in answer.out
    assert "Terrace: 1 for King's Chambers" in answer.out
    # 1 terrace, 1 sleeping room, 5 fountain, 4 width, 4 special, 1 + 1 attendants, 2 throne
    assert "19" in answer.out.split("total")[-1]


@pytest.mark.parametrize(("language", "word"), [("de", "gesamt"), ("ru", "итого")])
def test_in_other_languages(program: Program, castle: Path, language: str, word: str) -> None:
    assert word in program("score", "two-castles", castle, "--language", language).out


def test_for_programs(program: Program, castle: Path) -> None:
    (card,) = json.loads(program("score", "two-castles", castle, "--json").out)["cards"]
    assert card["total"] == 19
    assert sum(row["total"] for row in card["rows"]) == 19
    assert sum(reason["points"] for reason in card["reasons"]) == 19
    assert card["breaches"] == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("Wine Room", "Wine Rom", ["level 0, column 1", "“Wine Rom”", "“Wine Room”"]),
        ("Terrace", "Wine Room", ["Wine Room"]),
        ("Terrace", "Dungeon", ["Dungeon"]),
        ("King's Chambers | Fountain", "- | Fountain | Kitchen", ["level 1"]),
        ("painter, knight", "painter, knight, painter", ["attendants"]),
    ],
)
def test_a_wrong_castle_is_refused(
    program: Program, castle: Path, old: str, new: str, words: list[str]
) -> None:
    castle.write_text(CASTLE.replace(old, new), encoding="utf-8")
    program("score", "two-castles", castle).assert_refused("castle.txt", *words)


def test_anyway_scores_what_lies_and_lists_the_breaches(program: Program, castle: Path) -> None:
    castle.write_text(CASTLE.replace("Terrace", "Snake Pit"), encoding="utf-8")
    program("score", "two-castles", castle).assert_refused("Snake Pit")
    answer = program("score", "two-castles", castle, "--anyway")
    assert answer.code == 0
    assert "! " in answer.out
    assert "Snake Pit" in answer.out


def test_a_record_is_scored_castle_by_castle(program: Program, tmp_path: Path) -> None:
    program("play", "two-castles", "--bots", "random,random", "--seed", 3, "--record", "game.jsonl")
    answer = program("score", "two-castles", tmp_path / "game.jsonl")
    assert answer.code == 0
    assert answer.out.count("throne room") >= 3  # three castles: Ludwig plays too
    assert "Ludwig" in answer.out
    assert (
        len(json.loads(program("score", "two-castles", "game.jsonl", "--json").out)["cards"]) == 3
    )


def test_the_castles_of_a_whole_table_tell_who_wins(program: Program, tmp_path: Path) -> None:
    castles = [
        "castle A, throne living+sleeping\nTHRONE | | Terrace\n",
        "castle B, throne utility+food\nTHRONE | | Fountain\n",
        "castle C, throne food+sleeping\nFountain | THRONE\n",
    ]
    (tmp_path / "table.txt").write_text("".join(castles), encoding="utf-8")
    # A 0, B 5, C 5: seat 1 builds A and C, seat 2 B and A, seat 3 C and B
    answer = json.loads(program("score", "two-castles", "table.txt", "--json").out)
    assert answer["scores"] == [0, 0, 5]
    assert answer["winners"] == [2]
    assert program("score", "two-castles", "table.txt").out.endswith("Seat 3 wins with 5.\n")


def test_a_castle_is_drawn_with_a_room_and_what_pays_it_lit(
    program: Program, castle: Path, tmp_path: Path
) -> None:
    plain, lit = tmp_path / "plain.svg", tmp_path / "lit.svg"
    assert program("score", "two-castles", castle, "--picture", plain).code == 0
    assert program("score", "two-castles", castle, "--picture", lit, "--light", "terrace").code == 0
    assert plain.read_text(encoding="utf-8").startswith("<svg")
    assert "Neuschwanstein" in plain.read_text(encoding="utf-8")
    assert plain.read_text(encoding="utf-8") != lit.read_text(encoding="utf-8")


def test_castles_of_a_table_are_drawn_each_in_its_file(program: Program, tmp_path: Path) -> None:
    castles = [f"castle {n}, throne {t}\nTHRONE\n" for n, t in (("A", "living+sleeping"),
                                                               ("B", "utility+food"))]  # fmt: skip
    (tmp_path / "two.txt").write_text("".join(castles), encoding="utf-8")
    assert program("score", "two-castles", "two.txt", "--picture", "c.svg").code == 0
    assert sorted(file.name for file in tmp_path.glob("*.svg")) == ["c-1.svg", "c-2.svg"]


def test_pictures_that_cannot_be_drawn_are_refused(program: Program, castle: Path) -> None:
    light = ("--picture", "x.svg", "--light", "Attic")
    program("score", "two-castles", castle, *light).assert_refused("“Attic”")
    program("play", "big-boss", "--bots", "random,random", "--seed", 3, "--record", "game.jsonl")
    program("score", "big-boss", "game.jsonl", "--picture", "x.svg").assert_refused("palas picture")
    assert not Path("x.svg").exists()
