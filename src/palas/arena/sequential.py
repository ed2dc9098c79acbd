"""The sequential test: a contest may stop as soon as its answer is clear.

It looks at whole deals in the order of their numbers, whatever order the games come in, so
that quick games weigh no more than slow ones and the answer does not hang on how many
workers play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from palas.arena.contest import Contest
    from palas.arena.playing import Outcome

DOUBT = 0.05  # how often an answer may be wrong
MIXTURE = 4.0  # tunes the bound to some hundred games


def sure_radius(games: int) -> float:
    """Return how far a mean share may be off, at all times together (a mixture bound)."""
    variance = games / 4 + MIXTURE
    return sqrt(variance * log(variance / MIXTURE / DOUBT**2)) / max(1, games)


@dataclass
class SequentialTest:
    """Whether every bot's share is surely above or below its fair one, deal after deal."""

    contest: Contest
    games: list[int] = field(init=False)
    wins: list[float] = field(init=False)
    deals: int = 0  # looked at so far
    is_sure: bool = False
    waiting: dict[int, Outcome] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.games = [0] * len(self.contest.bots)
        self.wins = [0.0] * len(self.contest.bots)

    def add(self, outcome: Outcome) -> None:
        """Take in a game, and look again if it completes the next deal."""
        if outcome.number >= self.deals * self.contest.round:
            self.waiting[outcome.number] = outcome
        while not self.is_sure and self._is_deal_whole():
            self._count_deal()
            self.is_sure = self._is_clear()

    def _next_deal(self) -> range:
        start = self.deals * self.contest.round
        return range(start, start + self.contest.round)

    def _is_deal_whole(self) -> bool:
        return all(number in self.waiting for number in self._next_deal())

    def _count_deal(self) -> None:
        for number in self._next_deal():
            outcome = self.waiting.pop(number)
            for at in set(outcome.bots) if outcome.scores else ():
                self.games[at] += 1
                # what no seat won makes no bot better than another
                self.wins[at] += outcome.won_by(at) + outcome.unwon * outcome.alike(at)
        self.deals += 1

    def _is_clear(self) -> bool:
        fair = self.contest.fair_share
        return all(
            games and abs(wins / games - fair(at)) > sure_radius(games)
            for at, (games, wins) in enumerate(zip(self.games, self.wins, strict=True))
        )
