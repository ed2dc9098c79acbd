"""The results file of an arena: a head and one line a game, so that a contest can go on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from palas.arena.playing import Outcome, WrongOutcome, read_outcome
from palas.bots import bot
from palas.cli.arena_work import described
from palas.cli.files import BadFile, bad_file, refused
from palas.cli.program_bot import is_program
from palas.cli.wrong_words import AT
from palas.kernel.message import Message
from palas.kernel.reading import LINE

if TYPE_CHECKING:
    from pathlib import Path

    from palas.arena.contest import Contest

FORMAT = 1


class ResultsFile:
    """Keeps the outcomes of a contest; every line is written out before the next game counts."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.head = {"palas_arena": FORMAT, **described(contest), "strengths": strengths(contest)}
        self.known = [] if path is None else self._read(path)

    def _read(self, path: Path) -> list[Outcome]:
        """Return the outcomes in the file, or raise BadFile; begin one that is not there."""
        lines, rest = _lines(path)
        if not lines and rest and not json.dumps(self.head).startswith(rest):
            raise bad_file(path, "no_results")
        if lines and self._json(lines[0], 1) != json.loads(json.dumps(self.head)):
            raise bad_file(path, "other_contest")
        found = [self._outcome(line, at) for at, line in enumerate(lines[1:], 2)]
        if not lines:
            path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")
        elif rest:  # the last line was cut off: its game is played again
            with path.open("r+b") as file:
                file.truncate(path.stat().st_size - len(rest.encode()))
        return found

    def _outcome(self, line: str, number: int) -> Outcome:
        try:
            return read_outcome(self.contest, self._json(line, number))
        except WrongOutcome as wrong:
            told = Message(LINE, line=number, wrong=wrong.message)
            raise BadFile(AT, file=str(self.path), wrong=told) from wrong

    def _json(self, line: str, number: int) -> dict[str, Any]:
        try:
            content = json.loads(line)
        except (ValueError, RecursionError):
            content = None
        if not isinstance(content, dict):
            assert self.path is not None
            raise bad_file(self.path, "no_result", line=number)
        return content

    def add(self, outcome: Outcome) -> None:
        """Write one more game."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome.json()) + "\n")


def strengths(contest: Contest) -> dict[str, dict[str, float]]:
    """Return how strong the bots of a contest are: after a change their games are others."""
    ours = [name for name in contest.bots if not is_program(name)]
    found = {name: bot(name, contest.game, 0).strength() for name in ours}
    return {name: strength for name, strength in found.items() if strength}


def _lines(path: Path) -> tuple[list[str], str]:
    """Return the whole lines of a file, and what stands after the last of them."""
    if not path.exists():
        return [], ""
    try:
        text = path.read_bytes().decode()
    except OSError as wrong:
        raise refused(path, wrong) from wrong
    except UnicodeDecodeError as wrong:
        raise bad_file(path, "no_utf8") from wrong
    *lines, rest = text.split("\n")
    return lines, rest
