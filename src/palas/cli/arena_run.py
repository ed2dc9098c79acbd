"""Holding a contest: what is left of it is played, shown, kept, and stopped in good time."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, field
from datetime import timedelta
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from palas.arena.results import Results
from palas.arena.sequential import SequentialTest
from palas.cli.arena_file import ResultsFile
from palas.cli.arena_work import Work
from palas.cli.console import clean, console, progress, report
from palas.cli.files import write_safely
from palas.cli.words import say

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from palas.arena.contest import Contest
    from palas.arena.playing import Outcome
    from palas.cli.program_bot import Terms

EVERY = 30.0  # seconds between two lines of progress where there is no terminal


@dataclass(frozen=True)
class Plan:
    """A contest, how many games of it are wanted, where they are played and what is kept."""

    contest: Contest
    games: int
    terms: Terms
    workers: int
    ray: str | None
    until_sure: bool
    results: Path | None
    records: Path | None
    language: str


@dataclass
class Pace:
    """Says now and then how far a contest is and how long it will take."""

    total: int
    done: int
    language: str
    clock: Callable[[], float] = perf_counter
    played: int = 0

    def __post_init__(self) -> None:
        self.began = self.said = self.clock()

    def step(self) -> None:
        """Count one more game, and say so if it is time."""
        self.played += 1
        self.done += 1
        now = self.clock()
        if now - self.said >= EVERY:
            self.said = now
            left = timedelta(seconds=round(self.seconds_left(now)))
            report(say("pace", self.language, done=self.done, total=self.total, left=left))

    def seconds_left(self, now: float) -> float:
        """Return how long the games that are left will take at the pace so far."""
        return (now - self.began) / max(1, self.played) * (self.total - self.done)


@dataclass
class Holding:
    """A contest being held."""

    plan: Plan
    results: Results = field(init=False)
    test: SequentialTest = field(init=False)
    blamed: set[str] = field(default_factory=set)  # bots of whose forfeits it has been said

    def __post_init__(self) -> None:
        self.results = Results(self.plan.contest)
        self.test = SequentialTest(self.plan.contest)
        self.file = ResultsFile(self.plan.results, self.plan.contest)
        for outcome in self.file.known:
            self._count(outcome)

    @property
    def is_enough(self) -> bool:
        """Whether the answer is clear and that is all that was asked for."""
        return self.plan.until_sure and self.test.is_sure

    @property
    def left(self) -> list[int]:
        """The games that are still to be played."""
        total = range(self.plan.contest.whole(self.plan.games))
        known = self.results.outcomes
        return [] if self.is_enough else [number for number in total if number not in known]

    def hold(self) -> Results:
        """Play what is left, showing how far it is."""
        left = self.left
        if left:
            try:
                self._play(left, self.plan.contest.whole(self.plan.games))
            except KeyboardInterrupt:
                self._tell_kept()
                raise
        return self.results

    def _play(self, left: list[int], total: int) -> None:
        done, language = total - len(left), self.plan.language
        pace = Pace(total, done, language)
        columns = ("{task.description}", "{task.completed}/{task.total}")
        with progress(*columns, bar=True, time_left=True) as shown:
            task = shown.add_task(say("contest", language), total=total, completed=done)
            with closing(self._outcomes(left)) as played:
                for outcome in played:
                    self._keep(outcome)
                    pace.step()
                    shown.advance(task)
                    if self.is_enough:
                        break

    def _outcomes(self, left: list[int]) -> Generator[Outcome, None, None]:
        plan = self.plan
        work = Work.on(plan.contest, plan.terms, keep=plan.records is not None)
        if plan.ray is not None:
            from palas.cli import arena_ray

            return arena_ray.outcomes(work, left, plan.ray)
        from palas.cli import arena_pool

        return arena_pool.outcomes(work, left, plan.workers)

    def _keep(self, outcome: Outcome) -> None:
        """Write a game down and count it."""
        self.file.add(outcome)
        if self.plan.records is not None:
            write_safely(self.plan.records / f"{outcome.number:06}.jsonl", outcome.record)
        self._count(outcome)
        self._blame(outcome)

    def _count(self, outcome: Outcome) -> None:
        self.results.add(outcome)
        self.test.add(outcome)

    def _blame(self, outcome: Outcome) -> None:
        """Say at once that a bot forfeits, the first time it does."""
        for seat in outcome.forfeits:
            name = self.plan.contest.bots[outcome.bots[int(seat)]]
            if name not in self.blamed:
                self.blamed.add(name)
                why = clean(outcome.why(seat, self.plan.language))
                words = {"bot": clean(name), "game": outcome.number, "why": why}
                said = say("forfeit", self.plan.language, **words)
                console(stderr=True).print(said, soft_wrap=True)

    def _tell_kept(self) -> None:
        if self.plan.results is not None:
            count, file = len(self.results.outcomes), self.plan.results
            said = say("kept", self.plan.language, count=count, file=file)
            console(stderr=True).print(said, soft_wrap=True)
