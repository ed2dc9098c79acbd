"""What a worker must know to play any game of a contest, wherever it works."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from palas.arena.contest import Contest
from palas.arena.playing import Outcome, play
from palas.cli.program_bot import Programs, Terms

if TYPE_CHECKING:
    from collections.abc import Callable


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
        **({"even": True} if contest.even else {}),
    }


def contest_of(values: dict[str, Any]) -> Contest:
    """Return the contest that plain values describe."""
    from palas.games import game

    found = game(values["game"])
    if values["components"] is not None:
        found = found.with_components(values["components"])
    bots, seats, seed = tuple(values["bots"]), values["seats"], values["seed"]
    return Contest(found, bots, seats, seed, values["options"], values.get("even", False))


@dataclass(frozen=True)
class Work:
    """A contest in plain values, the terms of its programs, and whether records are kept."""

    contest: dict[str, Any]
    terms: Terms
    keep: bool

    @classmethod
    def on(cls, contest: Contest, terms: Terms, *, keep: bool) -> Work:
        """Return the work of a contest."""
        return cls(described(contest), terms, keep)

    def play(self, number: int, clock: Callable[[], float]) -> Outcome:
        """Play one game; its programs have ended when it has."""
        with Programs(self.terms) as programs:
            contest = contest_of(self.contest)
            return play(contest, number, clock, programs.player, keep=self.keep)
