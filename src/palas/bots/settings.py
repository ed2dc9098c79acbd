"""How the search goes about a game, and how strong its levels are: its module `search` says so.

A game without one is searched with the usual settings. The levels were calibrated by playing each
against the one below it; docs/bots.md and docs/bots-measured.md tell what came of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.kernel.search import Level, Settings

if TYPE_CHECKING:
    from palas.kernel.game import Game

USUAL = Settings(rollout=60)

LEVELS = ("page", "squire", "knight", "baron", "king")
USUAL_LEVELS = (
    Level(60, 0.20),
    Level(150, 0.10),
    Level(500, 0.05),
    Level(1500, 0.02),
    Level(5000, 0.0),
)


def settings_of(game: Game) -> Settings:
    """Return how the search goes about a game."""
    return USUAL if game.search is None else game.search.settings


def is_played_on_at_random(game: Game) -> bool:
    """Tell whether moves after the tree are drawn by lot and not chosen by the policy."""
    return game.policy is None or (game.search is not None and game.search.plays_on_at_random)


def settings_at(game: Game, level: Level) -> Settings:
    """Return how a level goes about a game: a short-sighted one without trust in the policy."""
    usual = settings_of(game)
    if level.foresight is None:
        return usual
    return usual._replace(rollout=level.foresight, trust=0.0, doubt=0.0)


def level_of(game: Game, number: int) -> Level:
    """Return a level of a game, counted from 0."""
    return (USUAL_LEVELS if game.search is None else game.search.levels)[number]
