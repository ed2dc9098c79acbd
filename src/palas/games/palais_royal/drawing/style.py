"""The colours, rules and symbols every picture of Palais Royal carries with it."""

from __future__ import annotations

from palas.draw.document import definitions
from palas.draw.heraldry import heraldry_symbols
from palas.draw.keeping import kept
from palas.draw.lettering import TEXT_RULES
from palas.draw.markup import Markup
from palas.draw.ornaments import ORNAMENT_RULES, crown
from palas.draw.patterns import hatching
from palas.draw.tokens import style_sheet

from ..tables import MAX_SEATS
from .busts import BUST_RULES, bust_symbols
from .buttons import BUTTON_RULES
from .furniture import FURNITURE_RULES, floor_patterns, furniture_symbols
from .garden import GARDEN_RULES, garden_patterns
from .garden_pieces import GARDEN_PIECE_RULES, garden_symbols
from .noble import NOBLE_RULES
from .palace import PALACE_RULES
from .park import PARK_RULES
from .pieces import PIECE_RULES, icon_symbols, seal_symbols, servant_symbols, value_symbols
from .plates import PLATE_RULES
from .privileges import CARD_RULES
from .room import ROOM_RULES
from .servants import SERVANT_RULES
from .shapes import SHAPE_RULES

DAY = {
    "lawn": "#d5e3c8",
    "gravel": "#ece2cc",
    "inner": "#c3dab2",
    "field": "#e2d6bf",
    "turf": "#b3d09d",
    "marble": "#d6cfc2",
    "reach": "#fbf3dc",
    "struck": "#b8361e",
    "gain": "#1f7a49",
    "back": "#b9c6d8",
    "turquoise": "#27909f",
    "violet": "#8f4bb0",
    "cardinal-red": "#c96f5a",
    "back-door": "#d0cbc2",
    "back-door-deep": "#a89f92",
    "back-door-rug": "#b9ad9a",
    "scriptorium": "#ece3d0",
    "scriptorium-deep": "#d3c0a0",
    "scriptorium-rug": "#6f7fb5",
    "cardinal": "#e8c4b8",
    "cardinal-deep": "#c99a86",
    "cardinal-rug": "#c96f5a",
    "mint": "#f0d6aa",
    "mint-deep": "#dba95c",
    "mint-rug": "#c99a3a",
    "gate": "#cfd5b6",
    "gate-deep": "#a9b384",
    "gate-rug": "#8a9a5b",
    "madame": "#dfd3e4",
    "madame-deep": "#b7a1c4",
    "madame-rug": "#c77f9a",
    "staircase": "#e3ded3",
    "staircase-deep": "#c9c1b2",
    "staircase-rug": "#c98f7e",
    "king": "#d5e2e5",
    "king-deep": "#e0c98a",
    "king-rug": "#8fb5c4",
    "court": "#d3d8ba",
    "court-deep": "#a9b678",
    "court-rug": "#8a9a5b",
}
NIGHT = {
    "lawn": "#1d2f24",
    "gravel": "#23231f",
    "inner": "#22402c",
    "field": "#2a2722",
    "turf": "#28492f",
    "marble": "#3c3b38",
    "reach": "#38331f",
    "struck": "#ef6a4c",
    "gain": "#5fc98f",
    "back": "#33455c",
    "turquoise": "#2f8496",
    "violet": "#8a4aa8",
    "cardinal-red": "#93493a",
    "back-door": "#2b2d2f",
    "back-door-deep": "#4d4a45",
    "back-door-rug": "#5d574e",
    "scriptorium": "#292620",
    "scriptorium-deep": "#4d4433",
    "scriptorium-rug": "#4b5990",
    "cardinal": "#42251f",
    "cardinal-deep": "#6d3c30",
    "cardinal-rug": "#93493a",
    "mint": "#3f301b",
    "mint-deep": "#7a5727",
    "mint-rug": "#8f6a24",
    "gate": "#2a3122",
    "gate-deep": "#4a5534",
    "gate-rug": "#616d3d",
    "madame": "#352c40",
    "madame-deep": "#5f4f6e",
    "madame-rug": "#8a4a66",
    "staircase": "#2c2d2f",
    "staircase-deep": "#4a4740",
    "staircase-rug": "#7a4a3c",
    "king": "#182e38",
    "king-deep": "#6b5727",
    "king-rug": "#2a5566",
    "court": "#2c3422",
    "court-deep": "#55613a",
    "court-rug": "#616d3d",
}
RULES = (
    SHAPE_RULES
    | BUST_RULES
    | PIECE_RULES
    | GARDEN_PIECE_RULES
    | GARDEN_RULES
    | FURNITURE_RULES
    | NOBLE_RULES
    | PARK_RULES
    | ROOM_RULES
    | SERVANT_RULES
    | PALACE_RULES
    | PLATE_RULES
    | CARD_RULES
    | BUTTON_RULES
    | ORNAMENT_RULES
    | TEXT_RULES
    | {".on-ribbon": "fill:var(--paper)", ".main-text": "fill:var(--paper)"}
)


@kept(1)
def symbols() -> Markup:
    """Define every symbol and pattern of the game once."""
    return definitions(
        hatching(),
        floor_patterns(),
        garden_patterns(),
        heraldry_symbols(MAX_SEATS),
        crown(),
        servant_symbols(),
        seal_symbols(),
        value_symbols(),
        icon_symbols(),
        garden_symbols(),
        furniture_symbols(),
        bust_symbols(),
    )


@kept(8)
def style(theme: str) -> str:
    """Write the style sheet of a theme."""
    return style_sheet(theme, RULES, DAY, NIGHT)
