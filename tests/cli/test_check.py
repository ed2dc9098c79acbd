"""`palas check`: a fair game passes, a changed one does not, and nonsense is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import palas
from palas.kernel.keys import commitment, key_of_seed

from .conftest import Program

PUBLISHED = commitment(key_of_seed(11))  # of the game in `finished`
OTHER = commitment(key_of_seed(12))


@pytest.fixture
def game(tmp_path: Path, finished: str) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(finished)
    return file


def changed(file: Path, line: int, **values: object) -> None:
    """Change a line of a record, and drop the sum that would tell."""
    lines = file.read_text().splitlines()
    for at, more in ((line, values), (-1, {"sha256": None})):
        content = json.loads(lines[at]) | more
        lines[at] = json.dumps({name: v for name, v in content.items() if v is not None})
    file.write_text("\n".join(lines) + "\n")


def test_a_fair_game_is_right(program: Program, game: Path, finished: str) -> None:
    answer = program("check", game.name, "--commitment", PUBLISHED)
    match = palas.game("big-boss").replay(finished)
    assert (answer.code, answer.err) == (0, "")
    key, deal, verdict = answer.out.splitlines()
    assert key == "The key of the record is the one that was committed to."
    scores = " ".join(map(str, match.scores()))
    assert f"{len(match.played)} moves follow from the key; scores {scores}." in deal
    assert verdict.startswith("All right")


def test_the_digits_may_be_written_in_capitals(program: Program, game: Path) -> None:
    assert program("check", game.name, "--commitment", f" {PUBLISHED.upper()} ").code == 0


def test_another_commitment_is_not_right(program: Program, game: Path) -> None:
    answer = program("check", game.name, "--commitment", OTHER)
    assert answer.code == 1
    assert f"it commits to {PUBLISHED}" in answer.out
    assert "Not right" in answer.out
    assert "moves follow from the key" in answer.out


@pytest.mark.parametrize(
    ("line", "values", "words"),
    [
        (0, {"key": key_of_seed(12).hex()}, "the key deals another set-up"),
        (1, {"action": 0}, "line 2"),
        (-1, {"scores": [999, 0]}, "scores is [999, 0]"),
    ],
)
def test_a_changed_record_is_not_right(
    program: Program, game: Path, line: int, values: dict[str, object], words: str
) -> None:
    changed(game, line, **values)
    answer = program("check", game.name, "--commitment", PUBLISHED)
    assert (answer.code, answer.err) == (1, "")
    assert "does not follow from its key" in answer.out
    assert words in answer.out


def test_a_draw_that_the_key_does_not_give_is_found(program: Program, game: Path) -> None:
    lines = [json.loads(line) for line in game.read_text().splitlines()]
    at = next(at for at, line in enumerate(lines) if "reveals" in line)
    changed(game, at, reveals=dict.fromkeys(lines[at]["reveals"], 1))
    answer = program("check", game.name, "--commitment", PUBLISHED)
    assert answer.code == 1
    assert f"line {at + 1}: reveals" in answer.out


def test_for_programs(program: Program, game: Path, finished: str) -> None:
    match = palas.game("big-boss").replay(finished)
    right = json.loads(program("check", game.name, "--commitment", PUBLISHED, "--json").out)
    assert right == {
        "right": True,
        "published": PUBLISHED,
        "committed": PUBLISHED,
        "same_key": True,
        "replays": True,
        "why_not": "",
        "moves": len(match.played),
        "scores": match.scores(),
    }
    changed(game, 0, key=key_of_seed(12).hex())
    answer = program("check", game.name, "--commitment", OTHER, "--json")
    wrong = json.loads(answer.out)
    assert answer.code == 1
    assert (wrong["right"], wrong["same_key"], wrong["replays"]) == (False, True, False)
    assert "another set-up" in wrong["why_not"]


@pytest.mark.parametrize(("language", "words"), [("de", "Alles in Ordnung"), ("ru", "Всё верно")])
def test_in_other_languages(program: Program, game: Path, language: str, words: str) -> None:
    arguments = ["check", game.name, "--commitment", PUBLISHED, "--language", language]
    assert words in program(*arguments).out


@pytest.mark.parametrize("given", ["", "abc", PUBLISHED[:-1], PUBLISHED + "0", "g" * 64])
def test_what_is_no_commitment(program: Program, game: Path, given: str) -> None:
    answer = program("check", game.name, "--commitment", given)
    answer.assert_refused("a commitment is 64 hexadecimal digits")


def test_what_cannot_be_checked(program: Program, game: Path, tmp_path: Path) -> None:
    program("check", game.name).assert_refused("--commitment")
    program("check", "none.jsonl", "--commitment", PUBLISHED).assert_refused("no such file")
    (tmp_path / "words.txt").write_text("no record at all\n")
    program("check", "words.txt", "--commitment", PUBLISHED).assert_refused("words.txt", "line 1")
    changed(game, 0, version=99)
    program("check", game.name, "--commitment", PUBLISHED).assert_refused("version 99")


def test_a_record_without_a_key_promises_nothing(program: Program, game: Path) -> None:
    changed(game, 0, key=None)
    program("check", game.name, "--commitment", PUBLISHED).assert_refused("no key")
