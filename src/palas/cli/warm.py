"""`palas warm`: compile the rules ahead of time."""

from __future__ import annotations

from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from palas.cli.console import progress, report
from palas.cli.language import Language
from palas.cli.words import say
from palas.cli.wrong_words import RUNS
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from pathlib import Path

    from palas.kernel.game import Game

PATIENCE = 1.0  # seconds after which compiling is worth a word
GLANCE = 0.1  # seconds between two looks at how far compiling has come


class CompilerOff(PalasError):
    """Machine code is asked for while the compiler is switched off."""


class Warmth(NamedTuple):
    """How compiling went."""

    seconds: float
    was_warm: bool
    folder: Path


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    language: Language = "",
) -> None:
    """Compile the rules ahead of time."""
    from palas.games import all_games
    from palas.games import game as game_by_id

    for game in [game_by_id(name) for name in games or all_games()]:
        warmth = compile_rules(game, language)
        key = "warm" if warmth.was_warm else "made_warm"
        seconds, folder = warmth.seconds, warmth.folder
        print(say(key, language, game=game.id, seconds=seconds, folder=folder))


def compile_rules(game: Game, language: str, way: str = "") -> Warmth:
    """Compile the batch loops of a game and all rules below them, showing how far it is."""
    from palas.kernel.jit import is_compiler_on

    if not is_compiler_on():
        raise CompilerOff(RUNS["compiler_off"])
    start = perf_counter()
    rules = _machine_code(game, way)
    misses = _misses(rules)
    work = Compiling(game, way)
    work.start()
    with progress("{task.description}", "{task.completed}/{task.total}", bar=True) as shown:
        words = say("compiling", language, game=game.id)
        task = shown.add_task(words, total=len(rules))
        work.join(PATIENCE)
        if work.is_alive():
            report(words)
        while work.is_alive():
            shown.update(task, completed=sum(1 for rule in rules if rule.signatures))
            work.join(GLANCE)
    if work.failure is not None:
        raise work.failure
    was_warm = _misses(rules) == misses
    return Warmth(perf_counter() - start, was_warm, _folder(game, way))


class Compiling(Thread):
    """Compiles the batch loops by running them; ends with the program when that is stopped."""

    def __init__(self, game: Game, way: str) -> None:
        super().__init__(daemon=True)
        self.game = game
        self.way = way
        self.failure: Exception | None = None

    def run(self) -> None:
        """Play one game, and copy a record."""
        from palas.kernel.batch import Batch
        from palas.kernel.jit import compiled

        try:
            batch = Batch(self.game, self.game.meta.seats[0], 1, way=self.way)
            batch.run()
            states, _ = batch.arguments(2)
            compiled(batch.loops["copy_states"])(states, 2)
        except Exception as wrong:  # told to whoever waits
            self.failure = wrong


def _machine_code(game: Game, way: str) -> list[Any]:
    """Return the compiled form of every rule, the lowest first; compiling itself comes later."""
    from palas.kernel.batch import loops, usual_way
    from palas.kernel.jit import all_rules, compiled

    found = loops(game, way or usual_way(game))
    rules = [*all_rules(found["many_games"]), *all_rules(found["copy_states"])]
    return [compiled(rule) for rule in rules]


def _misses(rules: list[Any]) -> int:
    """Count how often machine code was not found and had to be made."""
    return sum(sum(rule.stats.cache_misses.values()) for rule in rules)


def _folder(game: Game, way: str) -> Path:
    from palas.kernel.batch import loops, usual_way
    from palas.kernel.jit import cache_folder

    return cache_folder(loops(game, way or usual_way(game))["many_games"])
