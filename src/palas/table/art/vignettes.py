"""The four bays of the hall, drawn once."""

from __future__ import annotations

from functools import cache

from palas.draw.markup import Markup
from palas.table.art.bay import bay
from palas.table.art.castle import castle_bay
from palas.table.art.land import land_bay
from palas.table.art.palace import palace_bay
from palas.table.art.street import street_bay

BAYS = {
    "two-castles": castle_bay,
    "big-boss": street_bay,
    "palais-royal": palace_bay,
    "two-heirs": land_bay,
}


@cache
def vignette(game: str) -> Markup:
    """Return the bay of a game; of one we have not drawn yet an empty one."""
    return BAYS[game]() if game in BAYS else bay(game, Markup(""))
