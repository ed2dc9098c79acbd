"""Playing the games of a contest on all cores, each in a process of its own."""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

from palas.cli.wrong_words import RUNS
from palas.kernel.errors import PalasError

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from multiprocessing.synchronize import Event

    from palas.arena.playing import Outcome
    from palas.cli.arena_work import Work

AHEAD = 3  # games handed out for every worker: enough to keep it busy, few enough to stop soon


class LostWorker(PalasError):
    """A process that played games was killed from outside."""


class Stopped(Exception):
    """Nobody waits for this game any more."""


class Duty(NamedTuple):
    """What a worker process does, and when it stops."""

    work: Work
    stop: Event

    def clock(self) -> float:
        """Return the time, between two moves: the moment to stop."""
        if self.stop.is_set():
            raise Stopped
        return perf_counter()


_duty: list[Duty] = []  # of this worker process


def outcomes(work: Work, numbers: Sequence[int], workers: int) -> Generator[Outcome, None, None]:
    """Yield the outcome of each game as soon as it is played."""
    if workers == 1:
        return (work.play(number, perf_counter) for number in numbers)
    return _outcomes(work, numbers, workers)


def _outcomes(work: Work, numbers: Sequence[int], workers: int) -> Generator[Outcome, None, None]:
    context = multiprocessing.get_context("spawn")
    duty = Duty(work, context.Event())
    with ProcessPoolExecutor(workers, context, _begin, (duty,)) as pool:
        try:
            yield from _hand_out(pool, list(reversed(numbers)), AHEAD * workers)
        except BrokenProcessPool as wrong:
            raise LostWorker(RUNS["killed"]) from wrong
        finally:
            duty.stop.set()
            pool.shutdown(wait=False, cancel_futures=True)


def _hand_out(
    pool: ProcessPoolExecutor, left: list[int], most: int
) -> Generator[Outcome, None, None]:
    """Keep so many games under way and yield those that end."""
    running: set[Future[Outcome]] = set()
    while left or running:
        while left and len(running) < most:
            running.add(pool.submit(_play, left.pop()))
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (job.result() for job in done)


def _begin(duty: Duty) -> None:
    """Start a worker: Ctrl-C is for the program that started it, whose end is its end too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _duty[:] = [duty]
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(number: int) -> Outcome:
    return _duty[0].work.play(number, _duty[0].clock)
