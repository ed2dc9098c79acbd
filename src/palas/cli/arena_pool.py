"""Playing the games of a contest on all cores, each in a process of its own."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from time import perf_counter
from typing import TYPE_CHECKING, Any

from palas.arena.contest import Contest
from palas.arena.playing import Outcome, play

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

AHEAD = 3  # games handed out for every worker: enough to keep it busy, few enough to stop soon

_contest: list[Contest] = []  # the contest of this worker


def described(contest: Contest) -> dict[str, Any]:
    """Return a contest as plain values, for a worker or the head of a results file."""
    game = contest.game
    return {
        "game": game.id,
        "version": game.meta.version,
        "components": game.meta.components if game is not game.standard else None,
        "bots": list(contest.bots),
        "seats": contest.seats,
        "seed": contest.seed,
        "options": dict(contest.options),
    }


def contest_of(values: dict[str, Any]) -> Contest:
    """Return the contest that plain values describe."""
    from palas.games import game

    found = game(values["game"])
    if values["components"] is not None:
        found = found.with_components(values["components"])
    bots, seats, seed = tuple(values["bots"]), values["seats"], values["seed"]
    return Contest(found, bots, seats, seed, values["options"])


def _begin(values: dict[str, Any]) -> None:
    _contest[:] = [contest_of(values)]


def _play(number: int, keep: bool) -> Outcome:
    return play(_contest[0], number, perf_counter, keep=keep)


def outcomes(
    contest: Contest, numbers: Sequence[int], workers: int, *, keep: bool
) -> Iterator[Outcome]:
    """Yield the outcome of each game as soon as it is played."""
    if workers == 1:
        for number in numbers:
            yield play(contest, number, perf_counter, keep=keep)
        return
    context = multiprocessing.get_context("spawn")
    left = list(reversed(numbers))
    with ProcessPoolExecutor(workers, context, _begin, (described(contest),)) as pool:
        running: set[Future[Outcome]] = set()
        try:
            while left or running:
                while left and len(running) < AHEAD * workers:
                    running.add(pool.submit(_play, left.pop(), keep))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (job.result() for job in done)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
