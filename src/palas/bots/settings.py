"""How the search goes about each game, and how strong its levels are: found in the arena.

A game that is not listed is searched with the usual settings. The levels were calibrated by
playing each against the one below it (docs/bots.md tells how and what came of it).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.bots.tree import Settings

if TYPE_CHECKING:
    from palas.kernel.game import Game

# Every game has a policy: it is the first child of every node and plays on after the tree, a
# little in Big Boss and Two Heirs, to the end in the others. One walk tells little in Two
# Castles, whose castles are worth little before they are whole: there the policy is trusted
# until there is evidence against it.
SETTINGS = {
    "big-boss": Settings(rollout=10),
    "two-castles": Settings(rollout=150, widen=0.8, explore=0.6, trials=3, trust=30.0, doubt=0.04),
    "palais-royal": Settings(rollout=400, widen=0.6, explore=0.4, trials=3),
    "two-heirs": Settings(rollout=10, widen=0.6, explore=0.4),
}
USUAL = Settings(rollout=60)

LEVELS = ("page", "squire", "knight", "baron", "king")


class Level(NamedTuple):
    """How long a level thinks, and how far it misjudges moves that are nearly as good."""

    iterations: int
    noise: float  # in shares of a win


CALIBRATED: dict[str, tuple[Level, ...]] = {
    "big-boss": (
        Level(30, 0.0),
        Level(160, 0.0),
        Level(500, 0.0),
        Level(2000, 0.0),
        Level(16000, 0.0),
    ),
    "palais-royal": (
        Level(20, 0.05),
        Level(20, 0.0),
        Level(60, 0.0),
        Level(150, 0.0),
        Level(8000, 0.0),
    ),
    "two-heirs": (
        Level(20, 0.5),
        Level(20, 0.2),
        Level(60, 0.08),
        Level(300, 0.03),
        Level(2500, 0.0),
    ),
    "two-castles": (
        Level(30, 1.0),
        Level(30, 0.22),
        Level(30, 0.08),
        Level(30, 0.035),
        Level(1600, 0.0),
    ),
}
USUAL_LEVELS = (
    Level(60, 0.20),
    Level(150, 0.10),
    Level(500, 0.05),
    Level(1500, 0.02),
    Level(5000, 0.0),
)


def settings_of(game: Game) -> Settings:
    """Return how the search goes about a game."""
    return SETTINGS.get(game.id, USUAL)


def level_of(game: Game, number: int) -> Level:
    """Return a level of a game, counted from 0."""
    return CALIBRATED.get(game.id, USUAL_LEVELS)[number]
