"""Measuring the search of a game: walks a second, the king's first move, memory."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

from palas.bots import bot
from palas.bots.search import SearchBot

if TYPE_CHECKING:
    from palas.cli.measure import Plan

RUNS = 3  # the best one counts
NO_END = 10**9  # walks: the time ends a run
MIB = 2**20


def search_speed(plan: Plan, seed: str) -> dict[str, float]:
    """Measure the search about the first move of a game, on one core."""
    match = plan.game.new(plan.seats, seed)
    seat = match.acting[0]
    view = match.view(seat)
    searcher = SearchBot(
        plan.game, seed, iterations=NO_END, seconds=plan.seconds / RUNS, clock=perf_counter
    )
    king = bot("king", plan.game, seed)
    king.warm(plan.seats)
    speeds, thoughts = [], []
    for _ in range(RUNS):
        start = perf_counter()
        walks = sum(one.visits for one in searcher.search(view, seat))
        speeds.append(walks / (perf_counter() - start))
        start = perf_counter()
        king.choose(view, seat, match.actions(seat))
        thoughts.append(perf_counter() - start)
    return {
        "walks_per_s": round(max(speeds)),
        "king_s": round(min(thoughts), 3),
        "memory_mib": round(memory(searcher) / MIB, 1),
    }


def memory(searcher: SearchBot) -> int:
    """Return the bytes that the tree and the records of a search take."""
    worker = searcher.workers[0]
    return sum(map(_size, worker.tree)) + len(worker.states) * worker.game.state.dtype().itemsize


def _size(row: Any) -> int:
    return int(getattr(row, "nbytes", 8 * len(row)))  # a list holds pointers
