"""Bad files: every one is answered with one line, and nothing is overwritten."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest

from palas.cli import files

from .conftest import Program


def folder(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir() if file.is_file()}


BAD_FILES = {
    "missing": (None, "no such file"),
    "empty": (b"", ""),
    "binary": (b"\x7fELF\0\0\1", "not a text file"),
    "latin": ("Gr\xfc\xdfe".encode("latin-1"), "not UTF-8 text (line 1)"),
    "list": (b"[1, 2]\n", ""),
    "other": (b'{"hello": 1}\n', "not a Palas record"),
    "nested": (b'{"palas": ' + b"[" * 100_000, ""),
}


@pytest.mark.parametrize("name", BAD_FILES)
@pytest.mark.parametrize(
    "command",
    [
        ["replay", "FILE"],
        ["replay", "--check", "FILE"],
        ["score", "big-boss", "FILE"],
        ["play", "big-boss", "--resume", "FILE"],
        ["picture", "./FILE"],
    ],
    ids=lambda command: " ".join(command[:2]),
)
def test_bad_files(program: Program, tmp_path: Path, name: str, command: list[str]) -> None:
    content, words = BAD_FILES[name]
    if content is not None:
        (tmp_path / "FILE").write_bytes(content)
    before = folder(tmp_path)
    answer = program(*command)
    answer.assert_refused("FILE", words if command[0] != "picture" or name != "other" else "")
    assert folder(tmp_path) == before


@pytest.mark.parametrize("command", [["replay"], ["score", "big-boss"], ["picture"]])
def test_a_folder_is_no_file(program: Program, tmp_path: Path, command: list[str]) -> None:
    (tmp_path / "games.d").mkdir()
    program(*command, "games.d").assert_refused("games.d: a folder, not a file")


def edited(record: str, line: int, old: str, new: str) -> str:
    """Return a record with one line changed by a pattern."""
    lines = record.splitlines(keepends=True)
    changed, count = re.subn(old, new, lines[line], count=1)
    assert count == 1
    assert changed != lines[line]
    lines[line] = changed
    return "".join(lines)


EDITS = {
    "format": (0, '"palas": 1', '"palas": 2', "line 1"),
    "game": (0, '"big-boss"', '"big-bos"', "big-bos"),
    "version": (0, '"version": 1', '"version": 99', "version 99"),
    "option": (0, '"closed_loop": false', '"closed_loop": true', "line"),
    "option value": (0, '"closed_loop": false', '"closed_loop": 7', "line 1"),
    "unknown option": (0, '"closed_loop"', '"closed_lop"', "closed_lop"),
    "seats": (0, '"seats": 2', '"seats": 3', "line 1"),
    "too many seats": (0, '"seats": 2', '"seats": 9', "line 1"),
    "name": (0, '"Seat 1"', '"Seat X"', "sha256"),
    "key": (0, '"key": "..', '"key": "zz', "line 1: key"),
    "other key": (0, '"key": "(.)', lambda found: f'"key": "{"ab"[found[1] == "a"]}', "key"),
    "deal": (0, r'"hands": \[\[(\d+), (\d+)', r'"hands": [[\2, \1', "line 1"),
    "deal twice": (0, r'"hands": \[\[(\d+), (\d+)', r'"hands": [[\2, \2', "twice"),
    "seat to move": (1, r'"seat": (\d)', lambda found: f'"seat": {1 - int(found[1])}', "line 2"),
    "no seat": (1, r'"seat": \d', '"seat": 7', "line 2"),
    "illegal action": (1, r'"action": \d+', '"action": 0', "line 2"),
    "unknown action": (1, r'"action": \d+', '"action": 99999', "line 2"),
    "words": (1, '"move": "', '"move": "not ', "line 2: move is"),
    "not JSON": (3, "{", "", "line 4"),
    "tail moves": (-1, r'"moves": \d+', '"moves": 1', "moves is 1"),
    "scores": (-1, r'"scores": \[\d+', '"scores": [9999', "scores is [9999"),
    "winners": (-1, r'"winners": \[\d', '"winners": [5', "winners is [5"),
    "reason": (-1, r'"points": \d+', '"points": 12345', "12345"),
    "checksum": (-1, '"sha256": "..', '"sha256": "--', "sha256"),
}


@pytest.mark.parametrize("kind", EDITS)
def test_an_edited_record_is_refused(
    program: Program, tmp_path: Path, finished: str, kind: str
) -> None:
    line, old, new, word = EDITS[kind]
    (tmp_path / "game.jsonl").write_text(edited(finished, line, old, new))  # type: ignore[arg-type]
    answer = program("replay", "--check", "game.jsonl")
    answer.assert_refused("game.jsonl", word)


def test_a_revealed_card_cannot_be_edited(
    program: Program, tmp_path: Path, unfinished: str, finished: str
) -> None:
    record = next(text for text in (finished, unfinished) if '"reveals"' in text)
    line = next(at for at, text in enumerate(record.splitlines()) if '"reveals"' in text)
    changed = edited(record, line, r'"reveals": \{"(\w+)": \d+', r'"reveals": {"\1": 99')
    (tmp_path / "game.jsonl").write_text(changed)
    program("replay", "game.jsonl").assert_refused(f"line {line + 1}: reveals is")


@pytest.mark.parametrize("keep", [1, 2, 20, -1])
def test_a_record_cut_off_between_lines(
    program: Program, tmp_path: Path, finished: str, keep: int
) -> None:
    lines = finished.splitlines(keepends=True)
    (tmp_path / "game.jsonl").write_text("".join(lines[:keep]))
    program("replay", "--check", "game.jsonl").assert_refused("game.jsonl", "cut off")


@pytest.mark.parametrize("share", [0.01, 0.3, 0.9, 0.999])
def test_a_record_cut_off_inside_a_line(
    program: Program, tmp_path: Path, finished: str, share: float
) -> None:
    (tmp_path / "game.jsonl").write_text(finished[: int(len(finished) * share)].rstrip("}"))
    program("score", "big-boss", "game.jsonl").assert_refused("game.jsonl: line ")


@pytest.mark.parametrize(
    ("command", "content"),
    [
        (["play", "big-boss", "--bots", "random,random", "--record", "kept"], "my diary\n"),
        (["play", "big-boss", "--bots", "random,random", "--record", "kept"], '{"a": 1}\n'),
        (["play", "big-boss", "--record", "kept"], "[1]\n"),
        (["picture", "big-boss", "--moves", "1", "--out", "kept"], "my diary\n"),
        (["replay", "game.jsonl", "--picture", "kept"], "my diary\n"),
    ],
)
def test_what_is_not_ours_is_never_overwritten(
    program: Program, tmp_path: Path, finished: str, command: list[str], content: str
) -> None:
    (tmp_path / "game.jsonl").write_text(finished)
    (tmp_path / "kept").write_text(content)
    before = folder(tmp_path)
    program(*command).assert_refused("kept: exists and is not a")
    assert folder(tmp_path) == before


def test_a_record_goes_only_into_a_folder_that_exists(program: Program, tmp_path: Path) -> None:
    game = ["play", "big-boss", "--bots", "random,random", "--record"]
    program(*game, "nowhere/game.jsonl").assert_refused("there is no folder")
    program(*game, ".").assert_refused("a folder, not a file")
    assert list(tmp_path.iterdir()) == []


def test_an_old_record_may_be_replaced(program: Program, tmp_path: Path, finished: str) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(finished)
    game = ["play", "big-boss", "--bots", "random,random", "--seed", "1", "--record", file]
    assert program(*game).code == 0
    assert json.loads(file.read_text().splitlines()[0])["names"] == ["Anna", "Bruno"]
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_windows_line_ends_and_a_mark_are_accepted(
    program: Program, tmp_path: Path, finished: str
) -> None:
    content = b"\xef\xbb\xbf" + finished.replace("\n", "\r\n").encode()
    (tmp_path / "game.jsonl").write_bytes(content)
    assert "every line verified" in program("replay", "--check", "game.jsonl").out


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read(program: Program, tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").touch(mode=0)
    program("replay", "game.jsonl").assert_refused("permission denied")


def test_a_failing_disk_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.jsonl"
    files.write_safely(file, "old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(files.BadFile, match="no space left"):
        files.write_safely(file, "new")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    files.write_safely(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


def test_a_huge_file_is_not_read(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "LARGEST", 10)
    (tmp_path / "game.jsonl").write_text("{" + " " * 20)
    program("replay", "game.jsonl").assert_refused("too large")
