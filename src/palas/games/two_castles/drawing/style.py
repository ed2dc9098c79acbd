"""The colours, rules and symbols every picture of Two Castles carries with it."""

from __future__ import annotations

from palas.draw.document import definitions
from palas.draw.heraldry import heraldry_symbols
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import TEXT_RULES
from palas.draw.markup import Markup
from palas.draw.ornaments import ORNAMENT_RULES, crown
from palas.draw.tokens import style_sheet
from palas.games.two_castles.drawing.bonus_card import CARD_RULES
from palas.games.two_castles.drawing.details import detail_symbols
from palas.games.two_castles.drawing.elevation import ELEVATION_RULES
from palas.games.two_castles.drawing.frames import FRAME_RULES
from palas.games.two_castles.drawing.frieze import FRIEZE_RULES
from palas.games.two_castles.drawing.furnishing import room_symbols
from palas.games.two_castles.drawing.icons import (
    ICON_RULES,
    chip_symbols,
    decoration_symbols,
    place_symbols,
)
from palas.games.two_castles.drawing.landscape import LANDSCAPE_RULES
from palas.games.two_castles.drawing.patterns import PATTERN_RULES, patterns
from palas.games.two_castles.drawing.people import PEOPLE_RULES, people_symbols, thing_symbols
from palas.games.two_castles.drawing.plaque import PLAQUE_RULES
from palas.games.two_castles.drawing.shapes import SHAPE_RULES
from palas.games.two_castles.drawing.tile import TILE_RULES
from palas.games.two_castles.drawing.tray import TRAY_RULES

DAY = {"hill": "#c5dccb", "near-hill": "#b4d3b4", "grass": "#7fb069"}
NIGHT = {
    "hill": "#1e3440",
    "near-hill": "#20393a",
    "grass": "#4d7a42",
    "special": "#997726",  # a shade darker than elsewhere: chalk lines need 3 : 1 on it
}
RULES = (
    SHAPE_RULES
    | PATTERN_RULES
    | ICON_RULES
    | PEOPLE_RULES
    | TILE_RULES
    | LANDSCAPE_RULES
    | ELEVATION_RULES
    | FRAME_RULES
    | CARD_RULES
    | PLAQUE_RULES
    | FRIEZE_RULES
    | TRAY_RULES
    | ORNAMENT_RULES
    | TEXT_RULES
)


@kept(SCENES)
def style(theme: str) -> str:
    """Write the style sheet of a picture."""
    return style_sheet(theme, RULES, DAY, NIGHT)


@kept(SCENES)
def symbols() -> Markup:
    """Define every symbol and pattern of the game once."""
    return definitions(
        patterns(),
        heraldry_symbols(),
        crown(),
        decoration_symbols(),
        chip_symbols(),
        place_symbols(),
        room_symbols(),
        detail_symbols(),
        people_symbols(),
        thing_symbols(),
    )
