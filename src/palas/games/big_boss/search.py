"""How the search goes about Big Boss, and how strong its levels are: found in the arena.

A policy leads; after the tree it plays on a little.
"""

from __future__ import annotations

from palas.kernel.search import Level, Search, Settings

SEARCH = Search(
    settings=Settings(rollout=10, widen=0.5, explore=0.5),
    levels=(
        Level(8, 0.0),
        Level(22, 0.0),
        Level(55, 0.0),
        Level(180, 0.0),
        Level(6000, 0.0),
    ),
)
