"""Playing the games of a contest on a Ray cluster.

Game number k is the same game wherever it is played, and counts once however often it is:
when a worker or a machine is lost, Ray plays its games again elsewhere.
"""

from __future__ import annotations

import os
import sys
from contextlib import contextmanager, redirect_stdout
from logging import ERROR
from time import perf_counter
from typing import TYPE_CHECKING, Any

from palas.cli.wrong_words import RUNS
from palas.kernel.errors import PalasError
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator, Sequence

    from palas.arena.playing import Outcome
    from palas.cli.arena_work import Work

AHEAD = 2  # games handed out for every core
RETRIES = 10  # of a game whose worker is lost
LOCAL = "local"  # the address of a Ray that lives on this machine as long as the contest


class NoCluster(PalasError):
    """There is no Ray, or no cluster at the address."""


def outcomes(work: Work, numbers: Sequence[int], address: str) -> Generator[Outcome, None, None]:
    """Yield the outcome of each game as soon as it is played."""
    with _cluster(address) as ray:
        play = ray.remote(max_retries=RETRIES)(play_game)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        shared, left = ray.put(work), list(reversed(numbers))
        running: list[Any] = []
        while left or running:
            while left and len(running) < most:
                running.append(play.remote(shared, left.pop()))
            done, running = ray.wait(running)
            yield from (_result(ray, one) for one in done)


def play_game(work: Work, number: int) -> Outcome:
    """Play one game on a worker of the cluster."""
    return work.play(number, perf_counter)


def _result(ray: Any, reference: Any) -> Outcome:
    """Return an outcome, or raise what went wrong on the worker as if it had happened here."""
    try:
        outcome: Outcome = ray.get(reference)
    except ray.exceptions.RayTaskError as wrong:
        raise wrong.cause from wrong
    except ray.exceptions.RayError as wrong:
        raise NoCluster(RUNS["lost"], times=RETRIES, why=str(wrong)) from wrong
    return outcome


@contextmanager
def _cluster(address: str) -> Iterator[Any]:
    """Join a cluster and leave it at the end; what Ray says meanwhile goes to stderr."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # tell nobody that we play
    try:
        import ray
    except ImportError as wrong:
        raise NoCluster(RUNS["no_ray"]) from wrong
    board = False if address == LOCAL else None
    try:
        ray.init(address, log_to_driver=False, logging_level=ERROR, include_dashboard=board)
    except (ConnectionError, RuntimeError, ValueError) as wrong:
        raise NoCluster(RUNS["no_cluster"], address=quoted(address), why=str(wrong)) from wrong
    with redirect_stdout(sys.stderr):
        try:
            yield ray
        finally:
            ray.shutdown()
