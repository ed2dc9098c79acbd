"""One castle alone, for the score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from palas.draw.document import document
from palas.draw.geometry import Box
from palas.games.two_castles.drawing.fitting import common_ground, placed_in, reach_of
from palas.games.two_castles.drawing.landscape import landscape
from palas.games.two_castles.drawing.plaque import small_plaque
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.speech import SPEECH
from palas.games.two_castles.drawing.style import style, symbols
from palas.games.two_castles.state import State
from palas.kernel.contract import SPECTATOR

WIDTH = 640
LARGEST_CELL = 92
_PLAQUE = 92


def castle_picture(
    s: State,
    castle: int,
    *,
    theme: str = "auto",
    language: str = "en",
    names: Sequence[str] = (),
    title: str = "",
    highlight: Sequence[int] = (),
    width: float = WIDTH,
) -> str:
    """Draw one castle with its points; `highlight` lights rooms as `place_of` numbers them.

    With a title the plaque shows it in place of the castle's name and builders.
    """
    scene = Scene(s, SPECTATOR, SPEECH[language], language, names, (), (), None, (), highlight)
    reach = reach_of(scene.castles[castle])
    cell = min(LARGEST_CELL, (width - 16) / reach.across)
    stage = Box(
        8, 8, width - 8, 8 + max(200.0, (reach.above + max(reach.below, 0.6)) * cell * 1.04)
    )
    ground = common_ground((reach,), (stage,), LARGEST_CELL)
    fit = placed_in(reach, stage, ground, LARGEST_CELL)
    height = stage.bottom + _PLAQUE + 8
    name = title or scene.castle_name(castle)
    return document(
        width,
        height,
        name,
        f"{name}: {scene.points[castle].total}",
        style(theme),
        symbols(),
        landscape(str(castle), Box(0, 0, width, height), ground),
        scene.elevation(castle, fit).drawn(),
        small_plaque(scene, castle, Box(10, height - _PLAQUE, width - 10, height - 8), title),
    )
