"""Where the program writes: the answer on stdout, progress and complaints on stderr."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

LONGEST_NAME = 40
SPACES = "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}"  # as good as a plain one


def console(*, stderr: bool = False) -> Console:
    """Return a console that prints words as they are; colours only on a terminal."""
    from rich.console import Console

    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def print_json(content: Any) -> None:
    """Print an answer for programs."""
    print(json.dumps(content, ensure_ascii=False, indent=2))


def progress(*columns: str, bar: bool = False, time_left: bool = False) -> Progress:
    """Return a progress display on stderr that leaves no trace; silent unless on a terminal."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

    parts = [TextColumn(column) for column in columns]
    shown = [SpinnerColumn(), *parts[:1], *([BarColumn()] if bar else []), *parts[1:]]
    shown += [TimeRemainingColumn()] if time_left else []
    errors = console(stderr=True)
    return Progress(*shown, transient=True, console=errors, disable=not errors.is_terminal)


def report(words: str) -> None:
    """Print a line of progress for those who have no terminal to show it on."""
    if not sys.stderr.isatty():
        print(words, file=sys.stderr, flush=True)


def clean(words: str) -> str:
    """Return words without anything that could move the cursor or change colours."""
    return "".join(c if c.isprintable() or c in SPACES else "�" for c in words)


def clean_names(names: list[str]) -> list[str]:
    """Return names that are fit to be shown."""
    return [clean(name)[:LONGEST_NAME] for name in names]


def is_interactive() -> bool:
    """Tell whether a person types what we read."""
    return sys.stdin is not None and sys.stdin.isatty()


def read_line(prompt: str) -> str:
    """Return a line that somebody types, with an editor and a history on a terminal."""
    if sys.stdin is None:  # closed by whoever started us
        raise EOFError
    if is_interactive():
        with suppress(ImportError):
            import readline  # noqa: F401  # `input` uses it once it is there
    return input(prompt)
