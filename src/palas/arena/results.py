"""Results of a contest: win shares with intervals, scores, ratings, seconds a move."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log, sqrt
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from palas.arena.contest import Contest
    from palas.arena.playing import Outcome

Z = 1.96  # of a 95 % interval
DOUBT = 0.05  # of a sequential answer: how often it may be wrong
MIXTURE = 4.0  # tunes the sequential interval to some hundred games


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def sure_radius(games: int) -> float:
    """Return how far a mean share may be off, at all times together (a mixture bound)."""
    variance = games / 4 + MIXTURE
    return sqrt(variance * log(variance / MIXTURE / DOUBT**2)) / max(1, games)


@dataclass
class Tally:
    """What one bot has done so far."""

    games: int = 0  # seats it has filled
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)
    moves: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    by_seat: dict[int, list[float]] = field(default_factory=dict)  # shares won on each seat

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.games if self.games else 0.0


@dataclass
class Results:
    """The tallies of a contest, fed outcome by outcome in any order."""

    contest: Contest
    outcomes: dict[int, Outcome] = field(default_factory=dict)

    def add(self, outcome: Outcome) -> None:
        """Take in a game; one that is already known counts once."""
        self.outcomes[outcome.number] = outcome

    @property
    def finished(self) -> list[Outcome]:
        """The games that came to their end, in the order of their numbers."""
        found = (self.outcomes[number] for number in sorted(self.outcomes))
        return [outcome for outcome in found if outcome.scores]

    @property
    def truncated(self) -> int:
        """How many games were cut off."""
        return len(self.outcomes) - len(self.finished)

    def tallies(self) -> list[Tally]:
        """Return the tally of every bot."""
        found = [Tally() for _ in self.contest.bots]
        for outcome in self.finished:
            for seat, at in enumerate(outcome.bots):
                tally = found[at]
                tally.games += 1
                tally.wins += outcome.shares[seat]
                tally.scores.append(outcome.scores[seat])
                tally.moves += outcome.moves[seat]
                tally.seconds += outcome.seconds[seat]
                tally.forfeits += str(seat) in outcome.forfeits
                tally.by_seat.setdefault(seat, []).append(outcome.shares[seat])
        return found

    def ratings(self) -> list[tuple[float, float]]:
        """Return rating and uncertainty of every bot (openskill, Plackett–Luce)."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        ratings = [model.rating(name=name) for name in self.contest.bots]
        for outcome in self.finished:
            if len(set(outcome.bots)) < len(outcome.bots):
                continue  # a bot cannot be rated against itself
            teams = [[ratings[at]] for at in outcome.bots]
            rated = model.rate(teams, scores=_standing(outcome))
            for at, team in zip(outcome.bots, rated, strict=True):
                ratings[at] = team[0]
        return [(rating.mu, rating.sigma) for rating in ratings]

    def is_sure(self) -> bool:
        """Tell whether every bot's share is surely above or below its fair one."""
        tallies = self.tallies()
        return all(
            abs(tally.share - self.contest.fair_share(at)) > sure_radius(tally.games)
            for at, tally in enumerate(tallies)
        )

    def json(self) -> dict[str, Any]:
        """Return the results as plain JSON."""
        ratings, tallies = self.ratings(), self.tallies()
        return {
            "game": self.contest.game.id,
            "version": self.contest.game.meta.version,
            "seats": self.contest.seats,
            "games": len(self.finished),
            "truncated": self.truncated,
            "mean_moves": _mean([outcome.plies for outcome in self.finished]),
            "bots": {
                name: self._bot_json(tallies[at], at, *ratings[at])
                for at, name in enumerate(self.contest.bots)
            },
        }

    def _bot_json(self, tally: Tally, at: int, mu: float, sigma: float) -> dict[str, Any]:
        low, high = wilson(tally.share, tally.games)
        return {
            "games": tally.games,
            "wins": round(tally.wins, 3),
            "share": round(tally.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.contest.fair_share(at), 4),
            "mean_score": _mean(tally.scores),
            "s_per_move": round(tally.seconds / max(1, tally.moves), 5),
            "rating": {"mu": round(mu, 2), "sigma": round(sigma, 2)},
            "forfeits": tally.forfeits,
        }


def _standing(outcome: Outcome) -> list[float]:
    """Return numbers that order the seats of a game: winners first, then by points."""
    return [
        outcome.scores[seat] + (10_000 if share else 0) for seat, share in enumerate(outcome.shares)
    ]


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return round(sum(found) / len(found), 2) if found else 0.0
