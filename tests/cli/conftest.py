"""What the tests of the program share: a way to call it, and a finished record."""

from __future__ import annotations

import io
import signal
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import palas
import palas.kernel.match
from palas.bots import bot
from palas.cli.main import main


class Answer(NamedTuple):
    code: int
    out: str
    err: str

    def assert_refused(self, *words: str) -> None:
        """Bad input: exit code 2, nothing on stdout, one line on stderr with these words."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.startswith("palas: ")
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        for word in words:
            assert word in self.err


Program = Callable[..., Answer]


def heed_interrupts() -> None:
    """Let a child heed Ctrl-C even where the suite itself runs in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.fixture
def program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Program:
    """Call the program in an empty folder, 80 columns wide and in English."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object, stdin: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(stdin))
        code = main([str(argument) for argument in arguments])
        return Answer(code, *capsys.readouterr())

    return call


def play_greedily(seats: int, seed: int, moves: int = 10_000) -> palas.kernel.match.Match:
    """Let greedy bots make so many moves, or all."""
    game = palas.game("big-boss")
    match = game.new(seats=seats, seed=seed)
    bots = [bot("greedy", game, seat) for seat in range(seats)]
    while not match.is_over and len(match.played) < moves:
        bots[match.acting[0]].move(match, match.acting[0])
    return match


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game of two."""
    return play_greedily(2, 11).record()


@pytest.fixture(scope="session")
def unfinished() -> str:
    """The record of a game that has begun."""
    return play_greedily(3, 12, 30).record()
