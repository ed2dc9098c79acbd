"""Playing the pairings of a ladder in the arena, and tuning a level until it fits."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.arena.contest import Contest
from palas.arena.ladder import PAIRINGS, Pairing, Trial, Tuning, measured
from palas.bots import bot
from palas.bots.levels import name_of
from palas.bots.settings import LEVELS, level_of
from palas.cli.arena_run import Holding, Plan
from palas.cli.console import report
from palas.cli.program_bot import Terms
from palas.cli.words import say
from palas.kernel.search import Level

if TYPE_CHECKING:
    from pathlib import Path

    from palas.kernel.game import Game

SEED = "levels"


class Games(NamedTuple):
    """How many games a pairing plays; where the king plays, who thinks longest, maybe others."""

    usual: int
    king: int


@dataclass(frozen=True)
class Ladder:
    """The levels of a game at a number of seats, and how they are to be measured."""

    game: Game
    seats: int
    games: Games
    workers: int
    folder: Path | None  # where outcomes are kept, so that a run can go on
    language: str

    def climb(self) -> dict[str, Any]:
        """Play every pairing and return what was measured, as plain JSON."""
        from datetime import UTC, datetime

        rows = [self._play(pairing, at) for at, pairing in enumerate(PAIRINGS)]
        strengths = [self._level(name) for name in LEVELS]
        return {
            "game": self.game.id,
            "version": self.game.meta.version,
            "seats": self.seats,
            "games": rows[-1]["games"],
            "date": datetime.now(UTC).date().isoformat(),
            "machine": machine(),
            "command": self.command(),
            "levels": {
                name: strength(level) for name, level in zip(LEVELS, strengths, strict=True)
            },
            "pairings": rows,
        }

    def command(self) -> str:
        """Return the command line that measures this again."""
        words = ["palas", "levels", self.game.id, "--games", str(self.games.usual)]
        if self.games.king != self.games.usual:
            words += ["--king-games", str(self.games.king)]
        return shlex.join([*words, "--seats", str(self.seats)])

    def tune(self) -> list[Trial]:
        """Return the strengths that fit, from the second level up; the lowest stays as it is."""
        found: list[Trial] = []
        below = self._level(LEVELS[0])
        for name in LEVELS[1:]:
            found.append(self._tuned(Tuning(below, self._level(name)), name))
            below = found[-1].level
        return found

    def _tuned(self, tuning: Tuning, name: str) -> Trial:
        while (level := tuning.following()) is not None:
            pairing = Pairing(name_of(level), name_of(tuning.below))
            row = self.hold(pairing, self._games(name))
            tuning.trials.append(Trial(level, row["share"], row["s_per_move"]))
            tried = {"level": name, "walks": level.iterations, "noise": level.noise}
            report(say("tried", self.language, **tried, share=row["share"]))
        return tuning.best

    def _play(self, pairing: Pairing, at: int) -> dict[str, Any]:
        words = {"upper": pairing.upper, "lower": pairing.lower, "game": self.game.id}
        report(say("pairing", self.language, **words, number=at + 1, count=len(PAIRINGS)))
        return self.hold(pairing, self._games(pairing.upper))

    def _games(self, upper: str) -> int:
        """Return how many games a level or bot plays against the one below it."""
        return self.games.king if upper == LEVELS[-1] else self.games.usual

    def hold(self, pairing: Pairing, games: int) -> dict[str, Any]:
        """Play what is left of a pairing and return what came of it."""
        options = self.game.meta.read_options({})
        contest = Contest(
            self.game, pairing.bots, self.seats, SEED, options, even=self._is_even(pairing)
        )
        file = None if self.folder is None else self.folder / f"{self._file(pairing)}.jsonl"
        terms = Terms.here(1.0)  # nobody here is a program
        plan = Plan(contest, games, terms, self.workers, None, False, file, None, self.language)
        holding = Holding(plan)
        if holding.left:
            for name in pairing.bots:
                bot(name, self.game, "warm").warm(self.seats)
        return measured(holding.hold())

    def _file(self, pairing: Pairing) -> str:
        """Return the name of a results file; it tells strengths, for these may change."""
        names = [self._strength(name) for name in pairing.bots]
        names += ["even"] if self._is_even(pairing) else []
        return "-".join([self.game.id, str(self.seats), *names]).replace(":", "-")

    def _is_even(self, pairing: Pairing) -> bool:
        """Tell whether there are several line-ups, and all of them are played."""
        return pairing.is_even and self.seats > len(pairing.bots)

    def _strength(self, name: str) -> str:
        return f"{name}-{name_of(self._level(name))}" if name in LEVELS else name

    def _level(self, name: str) -> Level:
        return level_of(self.game, LEVELS.index(name))


def strength(level: Level) -> dict[str, float]:
    """Return a strength as plain JSON; `foresight` only where a level has its own."""
    foresight = {} if level.foresight is None else {"foresight": level.foresight}
    return {"walks": level.iterations, "noise": level.noise, **foresight}


def machine() -> dict[str, Any]:
    """Return what was measured on."""
    from palas.cli.measure import machine as described
    from palas.kernel.batch import cores

    return {**described(), "cores": cores()}
