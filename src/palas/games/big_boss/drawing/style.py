"""The colours, rules and symbols every picture of Big Boss carries with it."""

from __future__ import annotations

from palas.draw.document import definitions
from palas.draw.heraldry import heraldry_symbols
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import TEXT_RULES
from palas.draw.markup import Markup
from palas.draw.ornaments import ORNAMENT_RULES, coin, crown, cypress, fountain, orange_tree
from palas.draw.patterns import azulejos, hatching, roof_tiles
from palas.draw.tokens import style_sheet
from palas.games.big_boss.drawing.blocks import BLOCK_RULES
from palas.games.big_boss.drawing.hand import HAND_RULES
from palas.games.big_boss.drawing.labels import LABEL_RULES
from palas.games.big_boss.drawing.landscape import LANDSCAPE_RULES
from palas.games.big_boss.drawing.marks import MARK_RULES
from palas.games.big_boss.drawing.panels import PANEL_RULES
from palas.games.big_boss.drawing.pieces import (
    castle_symbols,
    noble_symbols,
    supply_symbols,
    verb_symbols,
)
from palas.games.big_boss.drawing.plots import PLOT_RULES
from palas.games.big_boss.drawing.tags import TAG_RULES

DAY = {
    "wall": "#fbf7ee",
    "shade": "#c9c1b2",
    "roof": "#d9a38f",
    "roof-line": "#bf6b57",
    "plaza": "#ece4d3",
    "plot": "#f6f1e7",
    "bed": "#d9c9ae",
    "window": "#5c5047",
    "shadow": "#2b2622",
    "heaven": "#eaf0ef",
    "far": "#d3dcd3",
    "near": "#e6e2cd",
    "tower-wash": "#f0d5ca",
}
NIGHT = {
    "wall": "#5d574e",
    "shade": "#4a4740",
    "roof": "#6d463b",
    "roof-line": "#93493a",
    "plaza": "#1d242d",
    "plot": "#151a21",
    "bed": "#322c25",
    "window": "#f0cd78",
    "shadow": "#000000",
    "heaven": "#18222f",
    "far": "#1d2b3a",
    "near": "#1c2a2c",
    "tower-wash": "#3b2722",
}
RULES = (
    TEXT_RULES
    | ORNAMENT_RULES
    | LANDSCAPE_RULES
    | BLOCK_RULES
    | PLOT_RULES
    | TAG_RULES
    | LABEL_RULES
    | PANEL_RULES
    | MARK_RULES
    | HAND_RULES
)


@kept(SCENES)
def style(theme: str) -> str:
    """Write the style sheet of a picture."""
    return style_sheet(theme, RULES, DAY, NIGHT)


@kept(SCENES)
def symbols(seats: int, tiles: float, tilt: float) -> Markup:
    """Define every symbol and pattern of the game once."""
    return definitions(
        hatching(),
        roof_tiles(),
        azulejos(tiles, tilt),
        heraldry_symbols(seats),
        coin(),
        crown(),
        orange_tree(),
        cypress(),
        fountain(),
        castle_symbols(),
        noble_symbols(seats),
        verb_symbols(),
        supply_symbols(),
    )
