"""How the search goes about Palais Royal, and how strong its levels are: found in the arena.

After the tree the policy plays on to the end.
"""

from __future__ import annotations

from palas.kernel.search import Level, Search, Settings

SEARCH = Search(
    settings=Settings(rollout=400, widen=0.6, explore=0.4, trials=3),
    levels=(
        Level(25, 0.3),
        Level(25, 0.02),
        Level(70, 0.0),
        Level(300, 0.0),
        Level(8000, 0.0),
    ),
)
