"""What lies on the land whoever looks: tiles, points, and the areas that tell what is there."""

from __future__ import annotations

from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, join

from .fitting import UNIT, Cell, Fit
from .ground import Ground, face_of, figures
from .pieces import badge, badge_width, hit
from .tile import piece_name, tile

_START = 0  # the place of the start tile
_SMALL = 46  # below, badges have no device


@kept(SCENES)
def tiles_of_land(ground: Ground, is_turned: bool, is_upright: bool) -> Markup:
    """Draw all tiles of a land in cells of UNIT around its start tile."""
    fit = Fit(UNIT, 0, 0, is_turned)
    parts = []
    for place, cell in enumerate(ground.cells):
        # the start tile lies face down: nobody may know which it is
        name = "piece-start" if place == _START else piece_name(ground.land[place])
        face = face_of(ground, place, is_turned, is_upright)
        parts.append(tile(face, *fit.corner(cell), UNIT, name))
    return join(parts)


@kept(SCENES)
def badges_of_land(ground: Ground, fit: Fit) -> Markup:
    """Draw the points of all buildings."""
    cells = ground.cells
    return join(
        badge_at(cells[place], ground.face[place], str(points), fit, f"badge-{place}")
        for place, points in figures(ground).buildings.items()
    )


def badge_at(cell: Cell, owner: int, words: str, fit: Fit, name: str | None = None) -> Markup:
    """Draw the badge of a building in the corner of its owner's side."""
    size = fit.size
    is_small = size < _SMALL
    scale = min(0.95, max(0.57, size / 118))
    wide, high = badge_width(words, is_small) * scale, 24 * scale
    x, y = fit.corner(cell)
    aside, below = wide / 2 + 0.03 * size, high / 2 + (0.02 if is_small else 0.045) * size
    if owner == (1 if fit.is_turned else 0):
        at = (x + size - aside, y + size - below, scale)
    else:
        at = (x + aside, y + below, scale)
    return badge(owner, words, at, is_small, name)


@kept(SCENES)
def areas_of_land(cells: tuple[Cell, ...], names: tuple[str, ...], fit: Fit) -> tuple[Markup, ...]:
    """Lay an area over every place that tells what it is."""
    return tuple(
        hit(fit.box(cell), words, (), area_name(place))
        for place, (cell, words) in enumerate(zip(cells, names, strict=True))
    )


def area_name(place: int) -> str:
    """Return the name of the area over a place of the land."""
    return f"place-{place}"
