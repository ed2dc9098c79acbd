"""One child process in which bots think (`bot_worker`), seen from the server."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.table.bot_worker import Question

WORKER = ("-m", "palas.table.bot_worker")
SEARCHING = 0.5  # of the time of a move: then the search ends by itself


class Answer(NamedTuple):
    """An action, or why there is none."""

    action: int | None
    why: str = ""


class BotProcess:
    """A process that was started and may end at any moment; then every question is answered."""

    def __init__(self, process: asyncio.subprocess.Process, changed: Callable[[], None]) -> None:
        self.process = process
        self.changed = changed  # called when it becomes free, gets ready or is lost
        self.ready: set[str] = set()  # games whose search is compiled
        self.unready: dict[str, str] = {}  # games that cannot be compiled, with the reason
        self.warming: list[str] = []  # games that it makes ready, one after the other
        self.lost = asyncio.Event()
        self.number = 0
        self.asked: dict[int, asyncio.Future[Answer]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self._go(self._read())

    @classmethod
    async def start(
        cls, changed: Callable[[], None], words: tuple[str, ...] = WORKER
    ) -> BotProcess:
        """Start a process; it compiles, and Ctrl-C of the terminal does not reach it."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *words,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PALAS_COMPILER": "on"},
            start_new_session=True,
        )
        return cls(process, changed)

    @property
    def is_free(self) -> bool:
        """Whether it could think now."""
        return not self.asked and not self.lost.is_set()

    def warm(self, game: str) -> None:
        """Let it make a game ready."""
        if game not in self.ready and game not in self.warming and game not in self.unready:
            self.warming.append(game)
            self._send({"type": "warm", "game": game})

    async def think(self, question: Question, seconds: float) -> Answer:
        """Return its answer; one that comes too late is none, and the process is ended."""
        self.number += 1
        self.asked[self.number] = asyncio.get_running_loop().create_future()
        asked = {"number": self.number, "seconds": seconds * SEARCHING}
        self._send({"type": "think", **asked, "question": question._asdict()})
        # a question nobody waits for any more is watched to its end all the same
        return await asyncio.shield(self._go(self._answer(self.number, seconds)))

    async def end(self) -> None:
        """End the process: it has nothing to lose."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.lost.wait()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _answer(self, number: int, seconds: float) -> Answer:
        try:
            return await asyncio.wait_for(self.asked[number], seconds)
        except TimeoutError:
            with suppress(ProcessLookupError):
                self.process.kill()
            return Answer(None, f"no move after {seconds:g} s")

    async def _read(self) -> None:
        assert self.process.stdout is not None
        why = "nobody listens to its process any more"
        try:
            async for line in self.process.stdout:
                if line.endswith(b"\n"):  # not the half of one that was killed
                    self._hear(json.loads(line))
                    self.changed()
            why = f"its process ended with {await self.process.wait()}"
        finally:
            self._lose(why)

    def _lose(self, why: str) -> None:
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.lost.set()
        for number in list(self.asked):
            self._settle(number, Answer(None, why))
        self.changed()

    def _hear(self, told: dict[str, Any]) -> None:
        if told["type"] in ("ready", "unready"):
            self.warming.remove(told["game"])
        if told["type"] == "ready":
            self.ready.add(told["game"])
        elif told["type"] == "unready":
            self.unready[told["game"]] = told["why"]
        else:
            self._settle(told["number"], Answer(told.get("action"), told.get("why", "")))

    def _settle(self, number: int, answer: Answer) -> None:
        waiting = self.asked.pop(number)
        if not waiting.done():
            waiting.set_result(answer)

    def _send(self, content: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        if not self.lost.is_set():
            self.process.stdin.write(json.dumps(content).encode() + b"\n")

    def _go(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
