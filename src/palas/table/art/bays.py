"""The bays of the hall, each drawn once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from palas.draw.bay import arch
from palas.draw.markup import Markup

if TYPE_CHECKING:
    from palas.kernel.game import Game


@cache
def bay_of(game: Game) -> Markup:
    """Return the bay of a game; of one that draws none an empty arch."""
    return arch(game.id, Markup("")) if game.emblem is None else Markup(game.emblem.bay())
