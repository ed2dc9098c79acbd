"""How the search goes about each game, and how strong its levels are: found in the arena.

A game that is not listed is searched with the usual settings. The levels were calibrated by
playing each against the one below it; docs/bots.md and docs/bots-measured.md tell what came of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.bots.tree import Settings

if TYPE_CHECKING:
    from palas.kernel.game import Game

# Every game has a policy, the first child of every node. After the tree it plays on: a little
# in Big Boss, to the end in Palais Royal and Two Castles. In Two Heirs a few moves are drawn at
# random: no difference to the policy's was seen. One walk tells little in Two Castles, whose
# castles are worth little before they are whole: there the policy is trusted until there is
# evidence against it, and until then the tree goes no deeper: there a policy that plays on tells
# more than moves that are tried out a few times.
SETTINGS = {
    "big-boss": Settings(rollout=10, widen=0.5, explore=0.5),
    "two-castles": Settings(
        rollout=150, deepen=300, widen=0.6, explore=0.3, trials=3, trust=30.0, doubt=0.04
    ),
    "palais-royal": Settings(rollout=400, widen=0.6, explore=0.4, trials=3),
    "two-heirs": Settings(rollout=5, widen=0.3, explore=0.5),
}
PLAYED_ON_AT_RANDOM = frozenset({"two-heirs"})
USUAL = Settings(rollout=60)

LEVELS = ("page", "squire", "knight", "baron", "king")


class Level(NamedTuple):
    """How long a level thinks, how far it misjudges moves, and how far ahead it looks."""

    iterations: int
    noise: float  # in shares of a win
    foresight: int | None = None  # moves played on, by its own judgement; None = as the king does


CALIBRATED: dict[str, tuple[Level, ...]] = {
    "big-boss": (
        Level(8, 0.0),
        Level(22, 0.0),
        Level(55, 0.0),
        Level(180, 0.0),
        Level(6000, 0.0),
    ),
    "palais-royal": (
        Level(25, 0.3),
        Level(25, 0.02),
        Level(70, 0.0),
        Level(300, 0.0),
        Level(8000, 0.0),
    ),
    "two-heirs": (
        Level(20, 0.2),
        Level(20, 0.0),
        Level(70, 0.0),
        Level(250, 0.0),
        Level(4000, 0.0),
    ),
    "two-castles": (
        Level(30, 0.1, foresight=0),
        Level(30, 0.08),
        Level(1, 0.0),
        Level(40, 0.0),
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


def is_played_on_at_random(game: Game) -> bool:
    """Tell whether moves after the tree are drawn by lot and not chosen by the policy."""
    return game.policy is None or game.id in PLAYED_ON_AT_RANDOM


def settings_at(game: Game, level: Level) -> Settings:
    """Return how a level goes about a game: a short-sighted one without trust in the policy."""
    usual = settings_of(game)
    if level.foresight is None:
        return usual
    return usual._replace(rollout=level.foresight, trust=0.0, doubt=0.0)


def level_of(game: Game, number: int) -> Level:
    """Return a level of a game, counted from 0."""
    return CALIBRATED.get(game.id, USUAL_LEVELS)[number]
