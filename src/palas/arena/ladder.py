"""The ladder of levels: who plays whom, what a fair distance is, how a level is tuned.

A level should win 65 to 85 % of its games against the level below. With more seats than two
every line-up is played as often, such as one king and two barons, then two kings and one: so
equals would win half, as in games of two. A bot that is no level is met by one seat alone
against all others, where equals would win less than half.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.arena.results import wilson
from palas.bots.settings import LEVELS
from palas.kernel.search import Level

if TYPE_CHECKING:
    from palas.arena.results import Results
    from palas.kernel.game import Game

LEAST, WANTED, MOST = 0.65, 0.725, 0.85  # shares of wins
MOST_ROUNDS = 6  # of tuning one level
MOST_WALKS = 1_000_000
LEAST_NOISE = 0.005  # below which a level might as well not misjudge at all
SLOW = 0.5  # seconds a move: twice as many walks would take longer than people wait


class Pairing(NamedTuple):
    """Two bots, the upper one expected to win more often."""

    upper: str
    lower: str
    is_even: bool = True  # whether every line-up is played, or the upper one sits alone

    @property
    def bots(self) -> tuple[str, str]:
        """The names of both bots."""
        return self.upper, self.lower


PAIRINGS = (
    Pairing(LEVELS[-1], "greedy", is_even=False),
    *(Pairing(*two) for two in zip(LEVELS[:0:-1], LEVELS[-2::-1], strict=True)),
    Pairing("greedy", "random", is_even=False),
)


def usual_seats(game: Game) -> int:
    """Return the fewest seats at which nobody but the seats plays."""
    return next(count for count in game.meta.seats if game.meta.players(count) == count)


def measured(results: Results) -> dict[str, Any]:
    """Return what came of a pairing as plain JSON."""
    (upper, lower), (high_tally, low_tally) = results.contest.bots, results.tallies()
    low, high = wilson(high_tally.share, high_tally.games)
    return {
        "upper": upper,
        "lower": lower,
        "games": high_tally.games,
        "truncated": results.truncated,
        "share": round(high_tally.share, 4),
        "low": round(low, 4),
        "high": round(high, 4),
        "fair": round(results.fair_share(0), 4),
        "s_per_move": round(high_tally.seconds / max(1, high_tally.moves), 5),
        "lower_s_per_move": round(low_tally.seconds / max(1, low_tally.moves), 5),
    }


class Trial(NamedTuple):
    """A strength that was tried, and its share of wins."""

    level: Level
    share: float
    s_per_move: float


@dataclass
class Tuning:
    """The search for the strength of one level: the level below is given and stays."""

    below: Level
    start: Level
    trials: list[Trial] = field(default_factory=list)

    @property
    def is_by_noise(self) -> bool:
        """Whether the level thinks as long as the one below and only misjudges less."""
        return self.start.iterations == self.below.iterations and self.start.noise > 0

    def following(self) -> Level | None:
        """Return the strength to try next, or nothing when there is no more to try."""
        if not self.trials:
            return self.start if self.start != self.below else self._changed(self.start, 2)
        last = self.trials[-1]
        if LEAST <= last.share <= MOST or len(self.trials) == MOST_ROUNDS:
            return None
        if last.share < LEAST and last.s_per_move > SLOW:
            return None
        found = self._between() or self._changed(last.level, 2 if last.share < LEAST else 0.5)
        tried = {trial.level for trial in self.trials} | {self.below}
        return None if found in tried else found

    @property
    def best(self) -> Trial:
        """The trial that came nearest to what is wanted."""
        return min(self.trials, key=lambda trial: abs(trial.share - WANTED))

    def _between(self) -> Level | None:
        """Return a strength between one that was too weak and one that was too strong."""
        weak = [trial.level for trial in self.trials if trial.share < LEAST]
        strong = [trial.level for trial in self.trials if trial.share > MOST]
        if not weak or not strong:
            return None
        one, two = weak[-1], strong[-1]
        if self.is_by_noise:
            return one._replace(noise=round(sqrt(one.noise * two.noise), 4))
        return one._replace(iterations=round(sqrt(one.iterations * two.iterations)))

    def _changed(self, level: Level, times: float) -> Level:
        """Return a level so many times as strong."""
        if not self.is_by_noise:
            walks = min(MOST_WALKS, max(1, round(level.iterations * times)))
            return level._replace(iterations=walks)
        noise = round(level.noise / times, 4)
        return level._replace(noise=noise if noise >= LEAST_NOISE else 0.0)
