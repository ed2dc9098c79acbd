"""Reading and writing files: clear lines for bad ones, and nothing of value overwritten."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from palas.kernel.errors import BrokenRecord, PalasError

if TYPE_CHECKING:
    from palas.kernel.game import Game
    from palas.kernel.match import Match

Components = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Other components of the game: a JSON file."),
]

LARGEST = 64 * 2**20  # bytes: far beyond any record


class BadFile(PalasError):
    """A file cannot be read or must not be written."""


def read_text(path: Path) -> str:
    """Return the text of a file (UTF-8, any line ends), or raise BadFile."""
    try:
        if path.is_dir():
            raise BadFile(f"{path}: a folder, not a file")
        if path.stat().st_size > LARGEST:
            raise BadFile(f"{path}: too large for a record or a position")
        content = path.read_bytes()
    except OSError as wrong:
        raise BadFile(f"{path}: {_reason(wrong)}") from wrong
    if b"\0" in content:
        raise BadFile(f"{path}: not a text file")
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        line = content[: wrong.start].count(b"\n") + 1
        raise BadFile(f"{path}: not UTF-8 text (line {line})") from wrong
    return text.replace("\r\n", "\n")


def read_json(path: Path) -> Any:
    """Return the content of a JSON file, or raise BadFile."""
    try:
        return json.loads(read_text(path))
    except (ValueError, RecursionError) as wrong:
        where = f" (line {wrong.lineno})" if isinstance(wrong, json.JSONDecodeError) else ""
        raise BadFile(f"{path}: not JSON{where}") from wrong


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
        raise BrokenRecord(f"{path}: nested too deeply for a record") from wrong
    except PalasError as wrong:
        raise with_path(path, wrong) from wrong
    match.names = clean_names(match.names)
    return match


def check_can_write(path: Path, kind: str) -> None:
    """Raise BadFile unless a file may be written: a new one, or an old one of the same kind."""
    folder = path.resolve().parent
    if path.is_dir():
        raise BadFile(f"{path}: a folder, not a file")
    if not folder.is_dir():
        raise BadFile(f"{path}: there is no folder {folder}")
    if not os.access(folder, os.W_OK):
        raise BadFile(f"{path}: the folder cannot be written to")
    if path.exists() and not _is_own(path, kind):
        article = "a" if kind == RECORD else "an"
        raise BadFile(f"{path}: exists and is not {article} {kind}; it is left as it is")


RECORD, SVG, HTML = "Palas record", "SVG picture", "HTML page"
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
        raise BadFile(f"{path}: {_reason(wrong)}") from wrong


def with_path(path: Path, wrong: PalasError) -> PalasError:
    """Return an error that names the file it comes from."""
    return wrong if isinstance(wrong, BadFile) else type(wrong)(f"{path}: {wrong}")


def _reason(wrong: OSError) -> str:
    if isinstance(wrong, FileNotFoundError):
        return "no such file"
    return (wrong.strerror or str(wrong)).lower()
