"""How the search goes about Two Heirs, and how strong its levels are: found in the arena.

After the tree a few moves are drawn at random: no difference to the policy's was seen.
"""

from __future__ import annotations

from palas.kernel.search import Level, Search, Settings

SEARCH = Search(
    settings=Settings(rollout=5, widen=0.3, explore=0.5),
    levels=(
        Level(20, 0.2),
        Level(20, 0.0),
        Level(70, 0.0),
        Level(250, 0.0),
        Level(4000, 0.0),
    ),
    plays_on_at_random=True,
)
