"""Reading and writing files: clear lines for bad ones, and nothing of value overwritten."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.cli.system_words import reason
from palas.cli.wrong_words import AT, FILES, IS_NOT
from palas.kernel.errors import BrokenRecord, PalasError
from palas.kernel.message import Message

if TYPE_CHECKING:
    from palas.kernel.game import Game
    from palas.kernel.match import Match

Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE"),
]

LARGEST = 64 * 2**20  # bytes: far beyond any record


class BadFile(PalasError):
    """A file cannot be read or must not be written."""


def read_text(path: Path) -> str:
    """Return the text of a file (UTF-8, any line ends), or raise BadFile."""
    try:
        if path.is_dir():
            raise bad_file(path, "folder")
        if path.stat().st_size > LARGEST:
            raise bad_file(path, "too_large")
        content = path.read_bytes()
    except OSError as wrong:
        raise refused(path, wrong) from wrong
    if b"\0" in content:
        raise bad_file(path, "no_text")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = content[: wrong.start].count(b"\n") + 1
        raise bad_file(path, "no_utf8_line", line=line) from wrong
    return text.replace("\r\n", "\n")


def read_json(path: Path) -> Any:
    """Return the content of a JSON file, or raise BadFile."""
    try:
        return json.loads(read_text(path))
    except (ValueError, RecursionError) as wrong:
        if isinstance(wrong, json.JSONDecodeError):
            raise bad_file(path, "no_json_line", line=wrong.lineno) from wrong
        raise bad_file(path, "no_json") from wrong


def with_components(game: Game, path: Path | None) -> Game:
    """Return the game with the components of a file, if one is given, or raise."""
    if path is None:
        return game
    try:
        return game.with_components(read_json(path))
    except PalasError as wrong:
        raise with_path(path, wrong) from wrong


def looks_like_record(text: str) -> bool:
    """Tell whether a text is meant as a record; a position begins with words."""
    return text.lstrip().startswith("{")


def read_match(path: Path, game: Game | None = None) -> Match:
    """Replay the record in a file, every line checked, or raise with the file's name."""
    from palas.cli.console import clean_names
    from palas.games import game as game_by_id
    from palas.kernel.recording import head_of

    text = read_text(path)
    try:
        match = (game or game_by_id(head_of(text)["game"])).replay(text)
    except RecursionError as wrong:
        raise nested_too_deeply(path) from wrong
    except PalasError as wrong:
        raise with_path(path, wrong) from wrong
    match.names = clean_names(match.names)
    return match


def check_can_write(path: Path, kind: str) -> None:
    """Raise BadFile unless a file may be written: a new one, or an old one of the same kind."""
    folder = path.resolve().parent
    if path.is_dir():
        raise bad_file(path, "folder")
    if not folder.is_dir():
        raise bad_file(path, "no_folder", folder=str(folder))
    if not os.access(folder, os.W_OK):
        raise bad_file(path, "locked_folder")
    if path.exists() and not _is_own(path, kind):
        raise bad_file(path, "in_the_way", is_not=IS_NOT[kind])


RECORD, SVG, HTML = "record", "svg", "html"
BEGINNINGS = {SVG: ("<svg", "<?xml"), HTML: ("<!doctype html",)}


def _is_own(path: Path, kind: str) -> bool:
    """Tell whether an existing file is empty or of the kind we would write."""
    if not path.is_file():
        return False
    try:
        start = read_text(path).lstrip()
    except BadFile:
        return False
    if kind in BEGINNINGS:
        return not start or start.lower().startswith(BEGINNINGS[kind])
    first, _, _ = start.partition("\n")
    try:
        return not start or "palas" in json.loads(first)
    except (ValueError, TypeError, RecursionError):
        return False


def write_safely(path: Path, text: str) -> None:
    """Replace a file in one step: whatever happens, the old or the new one is there, whole."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)
    except OSError as wrong:
        beside.unlink(missing_ok=True)
        raise refused(path, wrong) from wrong


def with_path(path: Path, wrong: PalasError) -> PalasError:
    """Return an error that names the file it comes from."""
    if isinstance(wrong, BadFile):
        return wrong
    return type(wrong)(AT, file=str(path), wrong=wrong.message)


def bad_file(path: Path, key: str, **values: object) -> BadFile:
    """Return what is wrong with a file."""
    return BadFile(AT, file=str(path), wrong=Message(FILES[key], **values))


def refused(path: Path, wrong: OSError) -> BadFile:
    """Return why the system does not read or write a file."""
    return BadFile(AT, file=str(path), wrong=reason(wrong))


def nested_too_deeply(path: Path) -> BrokenRecord:
    """Return that a file holds more brackets within brackets than a record can."""
    return BrokenRecord(AT, file=str(path), wrong=FILES["nested"])
