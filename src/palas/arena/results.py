"""Results of a contest: win shares with intervals, scores, ratings, seconds a move."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from palas.arena.contest import Contest
    from palas.arena.playing import Outcome

Z = 1.96  # of a 95 % interval
FAR = 10**9  # more than any score: sets winners above and those who gave up below


def wilson(share: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a win share (Wilson's)."""
    if games == 0:
        return 0.0, 1.0
    spread = Z * Z / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


@dataclass
class Tally:
    """What one bot has done so far."""

    games: int = 0  # that it took part in, on however many seats
    wins: float = 0.0
    scores: list[int] = field(default_factory=list)  # on seats that it played to the end
    moves: int = 0
    seconds: float = 0.0
    forfeits: int = 0
    by_seat: dict[int, list[float]] = field(default_factory=dict)  # shares won on each seat

    @property
    def share(self) -> float:
        """The share of wins."""
        return self.wins / self.games if self.games else 0.0

    def add(self, outcome: Outcome, seat: int) -> None:
        """Count what the bot did on one seat of a game."""
        has_forfeited = str(seat) in outcome.forfeits
        self.wins += outcome.shares[seat]
        self.moves += outcome.moves[seat]
        self.seconds += outcome.seconds[seat]
        self.forfeits += has_forfeited
        self.by_seat.setdefault(seat, []).append(outcome.shares[seat])
        if not has_forfeited:
            self.scores.append(outcome.scores[seat])


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
            for at in set(outcome.bots):
                found[at].games += 1
            for seat, at in enumerate(outcome.bots):
                found[at].add(outcome, seat)
        return found

    def seat_shares(self) -> list[float]:
        """Return the share of wins of every seat, whoever sat there."""
        games = self.finished
        seats = range(self.contest.seats)
        return [sum(one.shares[seat] for one in games) / max(1, len(games)) for seat in seats]

    def fair_share(self, at: int) -> float:
        """Return the share of wins that a bot would have if all seats were equal.

        Before the first game that is what its seats are of all; games that a player without a
        seat wins are lost to equals, too.
        """
        own = [(1 - one.unwon) * one.alike(at) for one in self.finished if at in one.bots]
        return fmean(own) if own else self.contest.fair_share(at)

    @property
    def silent_share(self) -> float:
        """The share of games that players without a seat won, as Ludwig may."""
        return sum(one.unwon for one in self.finished) / max(1, len(self.finished))

    def forfeits(self, language: str = "en") -> list[dict[str, Any]]:
        """Return every forfeit: the game, the seat, the bot and why."""
        return [
            {
                "game": outcome.number,
                "seat": int(seat),
                "bot": self.contest.bots[outcome.bots[int(seat)]],
                "why": outcome.why(seat, language),
            }
            for _, outcome in sorted(self.outcomes.items())
            for seat in outcome.forfeits
        ]

    def ratings(self) -> list[tuple[float, float]]:
        """Return rating and uncertainty of every bot (openskill, Plackett–Luce).

        The seats of a game are rated as players of their own; a bot takes the mean of its seats.
        """
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        ratings = [model.rating() for _ in self.contest.bots]
        for outcome in self.finished:
            if len(set(outcome.bots)) == 1:
                continue  # a bot cannot be rated against itself
            teams = [[model.rating(ratings[at].mu, ratings[at].sigma)] for at in outcome.bots]
            rated = model.rate(teams, scores=_standing(outcome))
            for at in set(outcome.bots):
                own = [rated[seat][0] for seat, bot in enumerate(outcome.bots) if bot == at]
                ratings[at].mu = fmean(one.mu for one in own)
                ratings[at].sigma = fmean(one.sigma for one in own)
        return [(rating.mu, rating.sigma) for rating in ratings]

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
            "seat_shares": [round(share, 4) for share in self.seat_shares()],
            "silent_share": round(self.silent_share, 4),
            "forfeits": self.forfeits(),
        }

    def _bot_json(self, tally: Tally, at: int, mu: float, sigma: float) -> dict[str, Any]:
        low, high = wilson(tally.share, tally.games)
        return {
            "games": tally.games,
            "wins": round(tally.wins, 3),
            "share": round(tally.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "fair": round(self.fair_share(at), 4),
            "mean_score": _mean(tally.scores),
            "s_per_move": round(tally.seconds / max(1, tally.moves), 5),
            "rating": {"mu": round(mu, 2), "sigma": round(sigma, 2)},
            "forfeits": tally.forfeits,
        }


def _standing(outcome: Outcome) -> list[float]:
    """Return numbers that order the seats of a game: winners, the others by points, forfeits."""
    return [
        outcome.scores[seat] + FAR * (bool(share) - (str(seat) in outcome.forfeits))
        for seat, share in enumerate(outcome.shares)
    ]


def _mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return round(sum(found) / len(found), 2) if found else 0.0
