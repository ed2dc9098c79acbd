"""How the search goes about Two Castles, and how strong its levels are: found in the arena.

One walk tells little: castles are worth little before they are whole. The policy is trusted until
there is evidence against it, and until then the tree goes no deeper: a policy that plays on tells
more than moves that are tried out a few times.
"""

from __future__ import annotations

from palas.kernel.search import Level, Search, Settings

SEARCH = Search(
    settings=Settings(
        rollout=150, deepen=300, widen=0.6, explore=0.3, trials=3, trust=30.0, doubt=0.04
    ),
    levels=(
        Level(30, 0.1, foresight=0),
        Level(30, 0.08),
        Level(1, 0.0),
        Level(40, 0.0),
        Level(1600, 0.0),
    ),
)
