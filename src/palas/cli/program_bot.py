"""Bots as programs: any program that speaks JSON lines can take a seat (docs/bots.md)."""

from __future__ import annotations

import hashlib
import json
import os
import shlex
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import which
from typing import TYPE_CHECKING, Any

from palas.arena.playing import Forfeit
from palas.cli.program import Failed, Program
from palas.cli.wrong_words import PROGRAMS, too_much
from palas.kernel.errors import PalasError, UnknownBot
from palas.kernel.message import Message, quoted

if TYPE_CHECKING:
    from palas.arena.playing import Player
    from palas.kernel.game import Game
    from palas.kernel.match import Match, Move

PROTOCOL = 1
START_SECONDS = 10.0  # to start in, on top of the time of the first decision
MOST_SECONDS = 3600.0


class WrongTime(PalasError):
    """A time for programs that makes no sense."""


@dataclass(frozen=True)
class Terms:
    """On what terms programs play: seconds a decision, and the folder they are named from."""

    seconds: float
    folder: str

    @classmethod
    def here(cls, seconds: float) -> Terms:
        """Return the terms of programs named from the present folder, or raise WrongTime."""
        if not 0 < seconds <= MOST_SECONDS:
            raise WrongTime(too_much("bot-seconds", MOST_SECONDS, seconds))
        return cls(seconds, str(Path.cwd()))


def is_program(name: str) -> bool:
    """Tell whether a bot's name is that of a program: it has a slash."""
    return "/" in name or os.sep in name


def command(name: str, folder: str) -> list[str]:
    """Return the program and its arguments that a name means, or raise UnknownBot."""
    try:
        first, *arguments = shlex.split(name)
    except ValueError as wrong:
        raise UnknownBot(PROGRAMS["no_words"], given=quoted(name)) from wrong
    path = str(Path(folder) / first) if is_program(first) else first
    found = which(path)
    if found is not None:
        return [found, *arguments]
    if Path(path).is_file():
        raise UnknownBot(PROGRAMS["not_executable"], given=quoted(first))
    raise UnknownBot(PROGRAMS["none"], given=quoted(first))


class ProgramBot:
    """A seat of one game, played by a program that is started for it and ended after it."""

    def __init__(self, name: str, seed: str, terms: Terms) -> None:
        self.words = command(name, terms.folder)
        self.seed = int(hashlib.sha256(f"program {seed}".encode()).hexdigest()[:7], 16)
        self.terms = terms
        self.program: Program | None = None
        self.match: Match | None = None
        self.seat = 0
        self.told = 0  # moves of the chronicle

    def move(self, match: Match, seat: int) -> Move:
        """Let the program choose and play it, or raise Forfeit."""
        try:
            if self.program is None:
                self._start(match, seat)
                return self._decide(match, seat, self.terms.seconds + START_SECONDS)
            return self._decide(match, seat, self.terms.seconds)
        except Failed as wrong:
            raise Forfeit(self._give_up(wrong.message)) from wrong

    def end(self) -> None:
        """Tell the program how the game ended, if it did, and end it."""
        program, match = self.program, self.match
        self.program = None
        if program is not None and match is not None:
            program.end(_line(_end(match, self.seat)) if match.is_over else None)

    def _start(self, match: Match, seat: int) -> None:
        self.program = Program(self.words, self.terms.folder)
        self.match, self.seat = match, seat
        self.program.send(_line(self._hello(match, seat)))

    def _hello(self, match: Match, seat: int) -> dict[str, Any]:
        game = match.game
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.id,
            "version": game.meta.version,
            "seats": match.seats,
            "seat": seat,
            "options": match.options,
            "names": match.names,
            "components": dict(game.meta.components) if game is not game.standard else None,
            "seed": self.seed,
        }

    def _decide(self, match: Match, seat: int, seconds: float) -> Move:
        """Ask for a decision and play it; all that is told is what the seat may know."""
        assert self.program is not None
        seen = _since(match, self.told).json(seat)
        self.told = len(match.played)
        legal = seen.pop("legal")
        question = {"type": "decision", "view": seen, "legal": legal, "time_s": seconds}
        self.program.send(_line(question))
        choice = _choice(self.program.answer(seconds))
        try:
            return match.play(choice, seat)
        except PalasError as wrong:
            raise Failed(PROGRAMS["illegal"], wrong=wrong.message) from wrong

    def _give_up(self, why: Message) -> Message:
        """End the program and return why, with the last it said."""
        program, self.program = self.program, None
        if program is None:
            return why
        program.end()
        overheard = program.overheard()
        return Message(PROGRAMS["last_words"], why=why, words=overheard) if overheard else why


def _since(match: Match, told: int) -> Match:
    """Return a match without the moves already told of, so that its chronicle is short."""
    return replace(match, positions=match.positions[told:], played=match.played[told:])


def _line(content: dict[str, Any]) -> bytes:
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def _end(match: Match, seat: int) -> dict[str, Any]:
    seen = _since(match, len(match.played)).json(seat)
    return {"type": "end", "scores": seen["scores"], "winners": seen["winners"]}


def _choice(line: bytes) -> int | str:
    """Return the action or the words of an answer, or raise Failed."""
    shown = quoted(line.decode("utf-8", "replace"))
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise Failed(PROGRAMS["no_json"], given=shown) from None
    action, words = (
        (answer.get("action"), answer.get("move")) if isinstance(answer, dict) else (None, None)
    )
    if isinstance(action, int) and not isinstance(action, bool):
        return action
    if isinstance(words, str):
        return words
    raise Failed(PROGRAMS["no_choice"], given=shown)


class Programs(ExitStack):
    """Makes players of any name, and ends every program that was started for one."""

    def __init__(self, terms: Terms) -> None:
        super().__init__()
        self.terms = terms

    def player(self, name: str, game: Game, seed: str) -> Player:
        """Return the bot or program of a name, or raise UnknownBot."""
        from palas.bots import bot

        if not is_program(name):
            return bot(name, game, seed)
        program = ProgramBot(name, seed, self.terms)
        self.callback(program.end)
        return program
