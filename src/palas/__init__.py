"""Palas: play, score, master and study castle games.

>>> import palas
>>> match = palas.game("big-boss").new(seats=2, seed=1)
"""

from palas.games import all_games, game
from palas.kernel.errors import PalasError

__version__ = "0.1.0"
__all__ = ["PalasError", "__version__", "all_games", "game"]
