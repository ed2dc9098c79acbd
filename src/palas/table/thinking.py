"""Who thinks for the bots: a few processes under a time limit, and greedy while they cannot.

The levels search with machine code. Until a process has compiled the search of a game, the
greedy bot stands in, interpreted here in a thread: it needs a few milliseconds a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from palas.bots import bot
from palas.games import game as game_by_id
from palas.table.bot_process import WORKER, BotProcess
from palas.table.bot_worker import choose
from palas.table.lasting import keep_alive

if TYPE_CHECKING:
    from palas.table.bot_worker import Question

GREEDY = "greedy"
STRIKES = 3  # processes a game may ruin while it is compiled

log = logging.getLogger(__name__)


class Thought(NamedTuple):
    """What was chosen for a seat, or why its bot can play no longer."""

    action: int | None
    failed: str = ""


@dataclass
class Place:
    """A place for one process, filled again when that is lost."""

    process: BotProcess | None = None


class Thinking:
    """All thinking of one server: bounded in processes, in time and in starts."""

    def __init__(self, workers: int, seconds: float, command: tuple[str, ...] = WORKER) -> None:
        self.seconds = seconds
        self.command = command
        self.places = [Place() for _ in range(workers)]
        self.keepers: list[asyncio.Task[None]] = []
        self.wanted: dict[str, float] = {}  # games to be made ready, and since when
        self.hopeless: dict[str, str] = {}  # games that cannot be, and why
        self.strikes: Counter[str] = Counter()
        self.news = asyncio.Event()
        self.thread = ThreadPoolExecutor(1, "greedy")

    def warm(self, game: str) -> None:
        """Begin to make a game ready, if that has not begun."""
        if not self.places or game in self.wanted:
            return
        self.wanted[game] = asyncio.get_running_loop().time()
        if not self.keepers:
            kept = [
                keep_alive(partial(self._fill, one), "a process of the bots") for one in self.places
            ]
            self.keepers = [asyncio.create_task(one) for one in kept]
        self._hear()

    async def choose(self, question: Question) -> Thought:
        """Return what the level chooses, or greedy for it."""
        if question.level == GREEDY or not self.places:
            return Thought(await self._greedy(question))
        self.warm(question.game)
        process = await self._free_process(question.game)
        if question.game in self.hopeless:
            return Thought(None, self.hopeless[question.game])
        if process is None:
            return Thought(await self._greedy(question))
        answer = await process.think(question, self.seconds)
        if answer.action in question.legal:
            return Thought(answer.action)
        return Thought(None, answer.why or f"{answer.action} is no legal action")

    async def close(self) -> None:
        """End every process."""
        for keeper in self.keepers:
            keeper.cancel()
            with suppress(asyncio.CancelledError):
                await keeper
        self.thread.shutdown(wait=True, cancel_futures=True)

    async def _free_process(self, game: str) -> BotProcess | None:
        """Wait for a process that is ready and free, as long as a move may take."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        while game not in self.hopeless:
            ready = [place.process for place in self.places if _is_ready(place, game)]
            for process in ready:
                if process is not None and process.is_free:
                    return process
            since = asked if ready else self.wanted[game]
            try:
                async with asyncio.timeout_at(since + self.seconds):
                    await self.news.wait()
            except TimeoutError:
                return None
        return None

    def _hear(self) -> None:
        """Wake those who wait, and let every process make ready what is wanted."""
        self.news.set()
        self.news = asyncio.Event()
        known = [place.process for place in self.places if place.process is not None]
        for process in known:
            self.hopeless.update(process.unready)
        for game in self.wanted.keys() - self.hopeless.keys():
            busy = any(game in process.warming for process in known)
            for process in known[:1] if not any(game in one.ready for one in known) else known:
                if not busy:  # the first compiles; the others find the machine code on the disk
                    process.warm(game)

    async def _fill(self, place: Place) -> None:
        """Start a process and wait for its end."""
        process = place.process = await BotProcess.start(self._hear, self.command)
        try:
            self._hear()
            await process.lost.wait()
        finally:
            place.process = None
            await process.end()
        self._blame(process)

    def _blame(self, process: BotProcess) -> None:
        """Give a game up that ruins one process after the other while it is compiled."""
        for game in process.warming[:1]:
            self.strikes[game] += 1
            if self.strikes[game] >= STRIKES:
                self.hopeless[game] = "its processes end while they compile"

    async def _greedy(self, question: Question) -> int:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.thread, greedy, question)


def greedy(question: Question) -> int:
    """Return what the greedy bot chooses; where it fails, any legal action keeps a table alive."""
    try:
        action = choose(bot(GREEDY, game_by_id(question.game), question.key), question)
    except Exception:  # a mistake in a game's policy must not stop the table
        log.exception("greedy failed in %s", question.game)
        return question.legal[0]
    return action if action in question.legal else question.legal[0]


def _is_ready(place: Place, game: str) -> bool:
    return place.process is not None and game in place.process.ready
