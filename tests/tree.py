"""The files of the repository, as the tests about the repository see them."""

from __future__ import annotations

import ast
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "palas"
TESTS = ROOT / "tests"
DOCS = ROOT / "docs"


@cache
def files() -> list[Path]:
    """Return every file of the repository except what .gitignore leaves out."""
    ignored = [".git", *(line.strip("/") for line in (ROOT / ".gitignore").read_text().split())]
    found: list[Path] = []
    folders = [ROOT]
    while folders:
        for path in folders.pop().iterdir():
            if any(fnmatch(path.name, pattern) for pattern in ignored):
                continue
            (folders if path.is_dir() else found).append(path)
    return sorted(found)


def modules(folder: Path = PACKAGE) -> list[Path]:
    """Return the Python files of a folder and of all folders in it."""
    return [path for path in files() if path.suffix == ".py" and path.is_relative_to(folder)]


def pages() -> list[Path]:
    """Return the documents people read: the pages beside the code and those in docs."""
    written = [path for path in files() if path.suffix == ".md"]
    return [path for path in written if path.parent == ROOT or path.is_relative_to(DOCS)]


def relative(path: Path) -> str:
    """Return a path as seen from the root of the repository."""
    return path.relative_to(ROOT).as_posix()


@cache
def syntax(path: Path) -> ast.Module:
    """Return a Python file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))
