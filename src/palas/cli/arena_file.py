"""The results file of an arena: a head and one line a game, so that a contest can go on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from palas.arena.playing import Outcome
from palas.cli.arena_pool import described
from palas.cli.files import BadFile, read_text

if TYPE_CHECKING:
    from pathlib import Path

    from palas.arena.contest import Contest

FORMAT = 1


class ResultsFile:
    """Keeps the outcomes of a contest; every line is written out before the next game counts."""

    def __init__(self, path: Path | None, contest: Contest) -> None:
        self.path = path
        self.head = {"palas_arena": FORMAT, **described(contest)}
        self.known = self._read() if path is not None and path.exists() else []

    def _read(self) -> list[Outcome]:
        """Return the outcomes in the file, or raise BadFile if it is of another contest."""
        assert self.path is not None
        lines = read_text(self.path).split("\n")
        if not lines[0]:
            return []
        if self._json(lines[0], 1) != self.head:
            raise BadFile(f"{self.path}: results of another contest; name another file")
        whole = [line for line in lines[1:-1] if line]  # a line without its end was cut off
        found = [Outcome(**self._json(line, at)) for at, line in enumerate(whole, 2)]
        self.path.write_text("\n".join([lines[0], *whole, ""]), encoding="utf-8")
        return found

    def _json(self, line: str, number: int) -> dict[str, Any]:
        try:
            content = json.loads(line)
        except ValueError:
            content = None
        if not isinstance(content, dict):
            raise BadFile(f"{self.path}: line {number} is not a line of arena results")
        return content

    def start(self) -> None:
        """Write the head of a new file."""
        if self.path is not None and not self.known:
            self.path.write_text(json.dumps(self.head) + "\n", encoding="utf-8")

    def add(self, outcome: Outcome) -> None:
        """Write one more game."""
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(outcome.json()) + "\n")
