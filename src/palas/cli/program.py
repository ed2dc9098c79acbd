"""A program that we talk to line by line: never waited for too long, always ended."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Thread
from typing import IO, TYPE_CHECKING

from palas.cli.console import clean
from palas.cli.system_words import reason
from palas.cli.wrong_words import PROGRAMS
from palas.kernel.errors import PalasError
from palas.kernel.message import Message

if TYPE_CHECKING:
    from collections.abc import Sequence

LONGEST_ANSWER = 2**16  # bytes of a line
MOST_WAITING = 16  # lines that nobody has asked for yet
LAST_WORDS = 2_000  # bytes kept of what a program writes to stderr
SHOWN_LINES, SHOWN_LETTERS = 3, 300  # of these, what is shown
GRACE = 1.0  # seconds in which a program may end by itself


class Failed(PalasError):
    """A program does not do what it should; the message says what it did instead."""


class Program:
    """A running program with three helpers: one writes, one reads answers, one reads stderr."""

    def __init__(self, words: Sequence[str], folder: str) -> None:
        try:
            self.process = Popen(
                words, cwd=folder, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
            )
        except OSError as wrong:
            raise Failed(PROGRAMS["not_started"], why=reason(wrong)) from wrong
        self.outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self.inbox: Queue[bytes] = Queue(MOST_WAITING)
        self.last_words = b""
        work = (self._write, self._read, self._overhear)
        self.helpers = [Thread(target=one, daemon=True) for one in work]
        for helper in self.helpers:
            helper.start()

    def send(self, line: bytes) -> None:
        """Hand a line to the program, however slowly it reads."""
        if not self.inbox.empty():
            raise self._failed(self.inbox.get()) or Failed(PROGRAMS["unasked"])
        self.outbox.put(line)

    def answer(self, seconds: float) -> bytes:
        """Return the next line of the program, or raise Failed."""
        try:
            line = self.inbox.get(timeout=seconds)
        except Empty:
            raise Failed(PROGRAMS["late"], seconds=f"{seconds:g}") from None
        wrong = self._failed(line)
        if wrong is not None:
            raise wrong
        return line

    def _failed(self, line: bytes) -> Failed | None:
        """Return what is wrong with a line, if anything is."""
        if not line:
            return Failed(self._how_it_ended())
        if len(line) > LONGEST_ANSWER:
            return Failed(PROGRAMS["long_line"], bytes=LONGEST_ANSWER)
        return None

    def _how_it_ended(self) -> Message:
        try:
            code = self.process.wait(GRACE)
        except TimeoutExpired:
            return Message(PROGRAMS["closed"])
        if code < 0:
            return Message(PROGRAMS["signal"], signal=-code)
        return Message(PROGRAMS["exit_code"], code=code)

    def overheard(self) -> str:
        """Return the last lines of what the program wrote to stderr, as one line."""
        lines = clean_lines(self.last_words.decode("utf-8", "replace"))
        shown = " | ".join(lines[-SHOWN_LINES:])
        return shown if len(shown) <= SHOWN_LETTERS else f"…{shown[-SHOWN_LETTERS:]}"

    def end(self, last_line: bytes | None = None) -> None:
        """End the program and all it has started; one that is told why may first do so itself."""
        if last_line is not None:
            self.outbox.put(last_line)
        self.outbox.put(None)
        if last_line is not None:
            with suppress(TimeoutExpired):
                self.process.wait(GRACE)
        self._kill()
        self.process.wait()
        for helper in self.helpers:
            helper.join(GRACE)
        for pipe, helper in zip(self._pipes(), self.helpers, strict=True):
            if not helper.is_alive():  # else a program that went its own way holds the pipe
                with suppress(OSError):
                    pipe.close()

    def _kill(self) -> None:
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    def _write(self) -> None:
        stdin = self._pipes()[0]
        try:
            while (line := self.outbox.get()) is not None:
                stdin.write(line)
                stdin.flush()
            stdin.close()
        except OSError:
            self._tell_end()

    def _read(self) -> None:
        """Pass lines on; stop at one too long or when too many wait."""
        stdout = self._pipes()[1]
        with suppress(Full):
            while line := stdout.readline(LONGEST_ANSWER + 1):
                self.inbox.put_nowait(line)
                if len(line) > LONGEST_ANSWER:
                    return
        self._tell_end()

    def _overhear(self) -> None:
        stderr = self._pipes()[2]
        while words := os.read(stderr.fileno(), LAST_WORDS):
            self.last_words = (self.last_words + words)[-LAST_WORDS:]

    def _tell_end(self) -> None:
        with suppress(Full):
            self.inbox.put_nowait(b"")


def clean_lines(words: str) -> list[str]:
    """Return the lines of a text that say anything, fit to be shown."""
    return [clean(line).strip() for line in words.splitlines() if line.strip()]
