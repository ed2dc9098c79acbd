"""A process in which bots think: `python -m palas.table.bot_worker`, JSON lines in and out.

It is told what a seat may know and nothing else. Compiling goes on beside the thinking, so
games that are ready are played while another one is made ready. What comes in:

    {"type": "warm", "game": …}
    {"type": "think", "number": …, "seconds": …, "question": {…}}

and what goes out:

    {"type": "ready", "game": …}        {"type": "unready", "game": …, "why": …}
    {"type": "move", "number": …, "action": …}
    {"type": "failed", "number": …, "why": …}
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import OrderedDict
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import TYPE_CHECKING, Any, BinaryIO, NamedTuple

from palas.kernel.record import Record

if TYPE_CHECKING:
    from palas.bots.seated import Bot
    from palas.kernel.game import Game

NICE = 5  # pages come before bots
KEPT = 8  # bots in memory, each with its tree; within a turn it is searched on
FIRST_TO_WARM = "page"  # every level searches with the same machine code


class Question(NamedTuple):
    """All that a bot is told."""

    who: str  # the same for the same seat of the same table
    game: str
    level: str
    seat: int
    view: dict[str, Any]  # the record as the seat may know it
    legal: list[int]
    key: str  # of the bot's own random choices; it has nothing to do with the deal


def record_of(kind: type[Record], values: dict[str, Any]) -> Any:
    """Return the record whose `values()` these are."""
    made = kind()
    for name, cell in kind.fields.items():
        nested = isinstance(cell.kind, type)
        setattr(made, name, record_of(cell.kind, values[name]) if nested else values[name])  # type: ignore[arg-type]
    return made


def choose(bot: Bot, question: Question) -> int:
    """Return what a bot chooses, knowing only what the question tells."""
    view = record_of(bot.game.state, question.view)
    return int(bot.choose(view, question.seat, question.legal))


class Worker:
    """Thinks in the main thread, reads in a second one and compiles in a third."""

    def __init__(self, source: BinaryIO, sink: BinaryIO) -> None:
        self.source, self.sink = source, sink
        self.writing = Lock()
        self.thoughts: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self.cold: SimpleQueue[str] = SimpleQueue()
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def run(self) -> None:
        """Think for ever; the end of the input is the end of the process."""
        Thread(target=self._read, daemon=True).start()
        Thread(target=self._warm, daemon=True).start()
        while True:
            asked = self.thoughts.get()
            try:
                action = self._think(Question(**asked["question"]), float(asked["seconds"]))
            except Exception as wrong:  # whatever a bot does wrong, the next one may do right
                self._say(type="failed", number=asked["number"], why=_short(wrong))
            else:
                self._say(type="move", number=asked["number"], action=action)

    def _read(self) -> None:
        for line in self.source:
            asked = json.loads(line)
            if asked["type"] == "warm":
                self.cold.put(asked["game"])
            else:
                self.thoughts.put(asked)
        os._exit(0)

    def _warm(self) -> None:
        while True:
            name = self.cold.get()
            try:
                game = _game(name)
                _bot(FIRST_TO_WARM, game, "warm", 1.0).warm(game.meta.seats[0])
            except Exception as wrong:  # told to the server, which lets greedy play
                self._say(type="unready", game=name, why=_short(wrong))
            else:
                self._say(type="ready", game=name)

    def _think(self, question: Question, seconds: float) -> int:
        """Let the bot of a seat choose; it is kept, for the next move may be in the same turn."""
        place = question.who, question.level
        bot = self.bots.pop(place, None)
        if bot is None:
            bot = _bot(question.level, _game(question.game), question.key, seconds)
        self.bots[place] = bot
        while len(self.bots) > KEPT:
            self.bots.popitem(last=False)
        return choose(bot, question)

    def _say(self, **content: Any) -> None:
        with self.writing:
            self.sink.write(json.dumps(content).encode() + b"\n")
            self.sink.flush()


def _game(name: str) -> Game:
    from palas.games import game

    return game(name)


def _bot(level: str, game: Game, key: str, seconds: float) -> Bot:
    from palas.bots import bots
    from palas.bots.search import SearchBot

    kind = bots()[level]
    if issubclass(kind, SearchBot):
        return kind(game, key, seconds=seconds, clock=perf_counter)
    return kind(game, key)


def _short(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {' '.join(str(wrong).split())[:200]}"


def main() -> None:
    """Think until nobody asks any more; what others print goes to stderr."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    os.nice(NICE)
    sink = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    Worker(sys.stdin.buffer, sink).run()


if __name__ == "__main__":
    main()
