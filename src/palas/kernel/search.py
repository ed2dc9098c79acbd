"""How the search goes about a game: what the module `search` of its folder says."""

from __future__ import annotations

from typing import NamedTuple


class Settings(NamedTuple):
    """How a search goes about it."""

    explore: float = 0.7  # weight of the unknown
    widen: float = 1.5  # children of a node: at most widen * sqrt(visits)
    trials: int = 6  # actions compared by estimate before one joins the tree
    rollout: int = 0  # moves played after leaving the tree
    deepen: int = 1  # visits to a node before the tree goes on below it
    trust: float = 0.0  # visits' worth of evidence that it takes to believe a value by half
    doubt: float = 0.0  # how much worse a move is thought at first that the policy passes over


class Level(NamedTuple):
    """How long a level thinks, how far it misjudges moves, and how far ahead it looks."""

    iterations: int
    noise: float  # in shares of a win
    foresight: int | None = None  # moves played on, by its own judgement; None = as the king does


class Search(NamedTuple):
    """What was found in the arena for one game."""

    settings: Settings
    levels: tuple[Level, ...]  # the weakest first
    plays_on_at_random: bool = False  # moves after the tree by lot, not by the policy
