"""The colours, rules and symbols every picture of Two Heirs carries with it."""

from __future__ import annotations

from palas.draw.document import definitions
from palas.draw.heraldry import heraldry_symbols
from palas.draw.keeping import kept
from palas.draw.lettering import TEXT_RULES
from palas.draw.markup import Markup
from palas.draw.ornaments import ORNAMENT_RULES, crown
from palas.draw.tokens import style_sheet

from ..tables import SEATS
from .chart import CHART_RULES
from .final import FINAL_RULES
from .hand import HAND_RULES
from .land import LAND_RULES
from .panels import PANEL_RULES
from .pieces import PIECE_RULES
from .prompt import PROMPT_RULES
from .resources import RESOURCE_RULES, resource_symbols
from .ring import RING_RULES
from .roads import ROAD_RULES
from .shapes import SHAPE_RULES
from .terrain import TERRAIN_RULES, terrain_symbols
from .tile import TILE_RULES, tile_symbols
from .troops import TROOP_RULES, troop_symbols

DAY = {
    "ground-green": "#b3cd9c",
    "ground-yellow": "#e0c67f",
    "ground-grey": "#d3ccc1",
    "wall": "#f8f3e9",
    "tiles": "#c96f5a",
    "timber": "#cfa878",
    "rock": "#a29a8e",
    "grain": "#dcae3f",
    "cloth": "#f0d68a",
    "cow": "#fbf8f1",
    "shade": "#332c27",
    "fire": "#e8862e",
    "road": "#f8f3e9",
    "gilt": "#d9af45",
    "alarm": "#b3341b",
    "leaf": "#7fa660",
}
NIGHT = {
    "ground-green": "#2c4a30",
    "ground-yellow": "#5f4a1f",
    "ground-grey": "#37363a",
    "wall": "#7f7869",
    "tiles": "#93493a",
    "timber": "#7d5c33",
    "rock": "#5f5b56",
    "grain": "#8f6d22",
    "cloth": "#8a7430",
    "cow": "#857f73",
    "shade": "#10141a",
    "fire": "#f0a24a",
    "road": "#12171d",
    "gilt": "#997726",
    "alarm": "#ff9a82",
    "leaf": "#4d7a42",
}
RULES = (
    SHAPE_RULES
    | TERRAIN_RULES
    | ROAD_RULES
    | RESOURCE_RULES
    | TROOP_RULES
    | TILE_RULES
    | CHART_RULES
    | LAND_RULES
    | RING_RULES
    | PIECE_RULES
    | HAND_RULES
    | PROMPT_RULES
    | PANEL_RULES
    | FINAL_RULES
    | ORNAMENT_RULES
    | TEXT_RULES
    | {".ploughed": "fill:var(--grain);fill-opacity:.45", ".dark-mark": "fill:var(--ink)"}
    | {"text.on-seat": "fill:var(--light)"}
)


@kept(1)
def symbols() -> Markup:
    """Define every symbol and pattern of the game once."""
    return definitions(
        heraldry_symbols(SEATS),
        crown(),
        resource_symbols(),
        terrain_symbols(),
        tile_symbols(),
        troop_symbols(),
    )


@kept(8)
def style(theme: str) -> str:
    """Write the style sheet of a theme."""
    return style_sheet(theme, RULES, DAY, NIGHT)
