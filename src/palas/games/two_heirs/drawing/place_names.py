"""What every place of the land is called to those who point at it."""

from __future__ import annotations

from palas.draw.keeping import SCENES, kept

from ..names import terrain_name, tile_name
from ..state import TERRAIN
from ..words.cells import cell_words
from .ground import Ground, figures
from .picture_words import capital, points_words


@kept(SCENES)
def names_of_places(ground: Ground, seats: tuple[str, ...], language: str) -> tuple[str, ...]:
    """Return what lies on every place, where, whose it is and what it brings."""
    points = figures(ground).buildings
    found = []
    for place, cell in enumerate(ground.cells):
        owner, where = ground.face[place], cell_words(*cell, language)
        if owner == TERRAIN:
            found.append(f"{capital(terrain_name(ground.colour[place], language))} · {where}")
            continue
        name = capital(tile_name(ground.land[place], language).nominative)
        told = points_words(points[place], language)
        found.append(f"{name} · {seats[owner]} · {where} · {told}")
    return tuple(found)
