"""The land alone, for score sheets."""

from __future__ import annotations

from collections.abc import Sequence

from palas.draw.document import document
from palas.draw.geometry import Box
from palas.draw.lettering import fitted
from palas.kernel.contract import SPECTATOR

from ..state import State
from .chart import MARGIN, chart, graticule, names_of_cells
from .land import extent, land_in
from .panels import seat_card
from .picture_words import WORDS, points_words
from .scene import Scene
from .style import style, symbols

WIDTH = 760
LARGEST_TILE = 112
_HEAD = 84


def land_picture(
    view: State,
    title: str = "",
    language: str = "en",
    highlight: Sequence[int] = (),
    *,
    theme: str = "auto",
    names: Sequence[str] = (),
    upright: bool = False,
) -> str:
    """Draw only the land with its points; `highlight` lights places of the land."""
    words = WORDS[language]
    scene = Scene(view, SPECTATOR, words, language, names, highlight=highlight, is_upright=upright)
    needs = extent(scene)
    side = 2 * (MARGIN + 22) + 24
    cell = min(LARGEST_TILE, (WIDTH - side) / needs.across)
    height = max(420.0, _HEAD + side + cell * needs.down)
    sheet = Box(12, _HEAD, WIDTH - 12, height - 12)
    land = land_in(scene, sheet.grown(-MARGIN - 22), LARGEST_TILE)
    named = title or words.title
    told = ", ".join(
        f"{scene.name(seat)} {points_words(scene.points[seat], language)}" for seat in scene.seats
    )
    return document(
        WIDTH,
        height,
        named,
        told,
        style(theme),
        symbols(),
        fitted(14, 52, named, 250, 26, "serif", smallest=13),
        *(
            seat_card(scene, seat, Box.sized(280 + at * 238, 16, 230, 56))
            for at, seat in enumerate(scene.seats)
        ),
        chart(sheet),
        graticule(land.fit, sheet.grown(-MARGIN)),
        names_of_cells(land.fit, sheet, scene.language),
        land.drawn(),
    )
