"""Small signs: decorations, the chip of each room type, and where a wish looks."""

from __future__ import annotations

from palas.draw.keeping import kept
from palas.draw.markup import Markup, circle, group, join, moved, rectangle
from palas.draw.shapes import Shape, disc, drawn, symbol
from palas.games.two_castles import cards, rooms
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.tables import REGULAR_TYPES

DECORATION_WORDS = ("", "painting", "swords", "torch", "mirror")
ICON = 14  # units of chips and places

# ----------------------------------------------------------------------------- decorations

_FLAME = (
    "M11,0c.5,3.5 5.5,5 5.5,9.2c0,3 -2.3,4.8 -5.5,4.8s-5.5,-1.8 -5.5,-4.8"
    "C5.5,6.5 8,6 8.3,3.5c1.7,.8 2.2,-1.5 2.7,-3.5z"
)


def decoration_symbols() -> Markup:
    """Define decoration-painting, -swords, -torch and -mirror, 22 by 22."""
    oval = "M{0},9a{1},{2} 0 1 0 {3},0a{1},{2} 0 1 0 -{3},0z"
    return join(
        (
            symbol(
                "decoration-painting",
                ("fine gold", "M1,3H21V19.5H1z"),
                ("fine sky", "M4.2,6.2H17.8V16.3H4.2z"),
                ("fine leaf", "M4.2,16.3L8.5,10.5L11.5,13.8L14,11L17.8,16.3z"),
                ("ink", disc(14.8, 8.7, 1.2)),
                ("fine", "M7,3L11,.5L15,3"),
            ),
            symbol(
                "decoration-swords",
                ("fine paper", "M2,1.5Q11,4 20,1.5V10q0,7.5 -9,11.5Q2,17.5 2,10z"),
                ("line", "M5.5,4.5L15,15.5M16.5,4.5L7,15.5"),
                ("fine", "M11.8,15.8L15.8,12M10.2,15.8L6.2,12"),
                ("ink", disc(16, 16.6, 1.3) + disc(6, 16.6, 1.3)),
            ),
            symbol(
                "decoration-torch",
                ("pale", disc(11, 9, 9.5)),
                ("fine gold", _FLAME),
                (
                    "paper",
                    "M11,7.5c.4,1.5 2.2,2 2.2,3.7a2.2,2.2 0 0 1 -4.4,0C8.8,9.5 10.6,9 11,7.5z",
                ),
                ("fine ink", "M6.5,13.5h9l-1.5,2.2h-1.2L12,21.5h-2l-.8,-5.8H8z"),
            ),
            symbol(
                "decoration-mirror",
                ("fine gold", "M9.3,16h3.4l.8,5.5h-5z"),
                ("fine gold", oval.format("3.7", "7.3", "8.3", "14.6")),
                ("fine sky", oval.format("6.3", "4.7", "5.7", "9.4")),
                ("fine", "M9,11.5L13,6.5M10.8,12.7L13.4,9.4"),
            ),
        )
    )


# ----------------------------------------------------------------------------------- chips

_GOBLET = "M3.4,2.3h7.2c0,3.6 -1.1,5.4 -2.9,5.8v2.4h2.3v1.4H4v-1.4h2.3V8.1C4.5,7.7 3.4,5.9 3.4,2.3z"
_ARMCHAIR = (
    "M4.2,2.3h5.6q1,0 1,1V5.5q1.6,0 1.6,1.5V10.8h-1.2v1.3H9.8v-1.3H4.2v1.3H2.8v-1.3H1.6V7"
    "q0,-1.5 1.6,-1.5V3.3q0,-1 1,-1z"
)
_SHELVES = (
    "M2.2,2h1.3v2.7h2V2.4h2v2.3h3V2h1.3v10h-1.3v-1H3.5v1H2.2zM3.5,6v1.9h1V6.4h3v1.5h3V6z"
    "M3.5,9.2v.7h7v-.7z"
)
_TREE = (
    "M7,1.6a3.6,3.6 0 0 1 3.5,3a2.7,2.7 0 0 1 -.9,5.1H7.7v2.6H6.3V9.7H4.4"
    "a2.7,2.7 0 0 1 -.9,-5.1A3.6,3.6 0 0 1 7,1.6z"
)
CROWN = "M2.5,11.4L1.5,4.3l3.1,2.5L7,2.3l2.4,4.5l3.1,-2.5l-1,7.1z"
_GLYPHS: dict[str, tuple[Shape, ...]] = {
    "food": (("ink", _GOBLET),),
    "living": (("ink", _ARMCHAIR), ("paper", "M4.3,6.3h5.4v1.5H4.3z")),
    "utility": (("ink", _SHELVES),),
    "outdoor": (("ink", _TREE),),
    "sleeping": (("ink", "M8.6,1.9A5.2,5.2 0 1 0 12.2,9.4A4.9,4.9 0 0 1 8.6,1.9z"),),
    "corridor": (("ink", "M2,12.2V7a5,5 0 0 1 10,0v5.2H9.6V7.2a2.6,2.6 0 0 0 -5.2,0v5z"),),
    "downstairs": (
        ("ink", "M3.6,2h6.8q2.2,5 0,10H3.6q-2.2,-5 0,-10z"),
        ("paper", "M2.5,4.5h9v1h-9zM2.5,8.5h9v1h-9z"),
    ),
    "special": (("ink", CROWN),),
    "fountain": (
        ("thin", "M7,11V4.5M7,4.5Q3.5,2 3,7M7,4.5Q10.5,2 11,7"),
        ("ink", "M2,9H12q-.5,3 -2.5,3H4.5Q2.5,12 2,9z"),
    ),
    "tower": (("ink", "M4,12.5V6.5h-1V3h2v1.3h1V3h2v1.3h1V3h2v3.5h-1v6z"),),
    "foyer": (("ink", "M1.5,12v-2h2V8h2V6h3v2h2v2h2v2zM6,4.5L7,1.5l1,3z"),),
    "throne": (("ink", CROWN),),
}


def _chip(name: str) -> Markup:
    wash = name if name in TYPE_WORDS[:REGULAR_TYPES] else "special"
    return group(
        rectangle(0.5, 0.5, 13, 13, 2.5, class_=f"thin w-{wash}"),
        group(drawn(*_GLYPHS[name]), transform="translate(1,1) scale(.86)"),
        id=f"chip-{name}",
    )


def _mini(name: str) -> Markup:
    """Define a room of a far castle, 16 by 16."""
    wash = name if name in TYPE_WORDS[:REGULAR_TYPES] else "special"
    width = 32 if name == "throne" else 16
    glyph = moved(width / 2 - 6.5, 1.5, 0.93)
    roof: tuple[Shape, ...] = (("thin water", "M1,0L8,-12L15,0z"),) if name == "tower" else ()
    return group(
        drawn(*roof, (f"w-{wash}", f"M0,0H{width}V16H0z")),
        group(drawn(*_GLYPHS[name]), transform=glyph),
        drawn(("thin square", f"M.5,.5H{width - 0.5}V15.5H.5z")),
        id=f"mini-{name}",
    )


def chip_symbols() -> Markup:
    """Define chip- (14 by 14) and mini- (16 by 16) of every type, chip-special and chip-any."""
    quarters = ((0.5, 0.5, "food"), (7, 0.5, "sleeping"), (0.5, 7, "living"), (7, 7, "outdoor"))
    every = (
        *((f"w-{wash}", f"M{x},{y}h6.5v6.5h-6.5z") for x, y, wash in quarters),
        ("thin", "M7,1V13M1,7H13M.5,.5h13v13h-13z"),
    )
    return join(
        (
            *(_chip(name) for name in _GLYPHS if name != "throne"),
            *(_mini(name) for name in TYPE_WORDS),
            symbol("chip-any", *every),
        )
    )


# ------------------------------------------------------------------- where a wish looks


def _spot(x: float, y: float) -> str:
    return f"M{x},{y}h4v4h-4z"


def _here(x: float, y: float) -> Shape:
    return ("thin", f"M{x + 0.6},{y + 0.6}h2.8v2.8h-2.8z")


_RING = tuple((x, y) for x in (0, 5, 10) for y in (0, 5, 10) if (x, y) != (5, 5))
_CASTLE = "M1,13V2H4V4.5H5.7V2H8.3V4.5H10V2H13V13z"
_GATE = "M5,13V9.5a2,2 0 0 1 4,0V13z"


def _spots(*places: tuple[float, float]) -> Shape:
    return ("ink", "".join(_spot(*place) for place in places))


_PLACES: dict[str, tuple[Shape, ...]] = {
    "above-below": (_here(5, 5), _spots((5, 0), (5, 10))),
    "left-right": (_here(5, 5), _spots((0, 5), (10, 5))),
    "two-below": (_here(5, 0), _spots((5, 5), (5, 10))),
    "around": (_here(5, 5), _spots(*_RING)),
    "around-not-below": (_here(5, 5), _spots(*(p for p in _RING if p != (5, 10)))),
    "three-below": (_here(5, 3), _spots((0, 8), (5, 8), (10, 8))),
    "connected": (
        _here(0, 8),
        _spots((5, 8), (10, 8), (10, 3)),
        ("thin", "M3,10H12V5"),
    ),
    "anywhere": (("fine square", _CASTLE), ("ink", _GATE)),
    "column-above": (_here(5, 10), ("ink", "M7,0L11,4.6H8.3V9H5.7V4.6H3z")),
    "column": (_here(5, 5), ("ink", "M7,0L10.5,3.9H3.5zM7,14L10.5,10.1H3.5z")),
    "column-below": (_here(5, 0), ("ink", "M7,14L11,9.4H8.3V5H5.7V9.4H3z")),
    # on bonus cards
    "four-sides": (_here(5, 5), _spots((5, 0), (5, 10), (0, 5), (10, 5))),
    "below-ground": (
        ("fine square", "M3,6V1h8v5"),
        ("fine", "M0,6.5H14"),
        _spots((3, 8), (7.5, 8)),
    ),
    "high-levels": (
        ("fine", "M0,13H14"),
        ("fine square", "M3,13V6h8v7M3,9.5h8"),
        _spots((5, 1)),
    ),
    "height": (("fine square", "M1,13V1h6v12z"), ("ink", "M11,0L14,3.5H8zM11,14L8,10.5h6z")),
    "width": (("fine square", "M1,1H13V7H1z"), ("ink", "M0,11L3.5,8v6zM14,11L10.5,8v6z")),
    "throne-sides": (
        ("thin", "M4.1,5.6h5.8v2.8H4.1z"),
        _spots((3.5, 0), (7.5, 0), (3.5, 10), (7.5, 10), (-1, 5), (11, 5)),
    ),
    "throne-around": (
        ("thin", "M4.1,5.6h5.8v2.8H4.1z"),
        _spots(*((x, y) for x in (-1, 3, 7, 11) for y in (0, 10)), (-1, 5), (11, 5)),
    ),
}
PLACE_OF = {
    rooms.ABOVE_BELOW: "above-below",
    rooms.LEFT_RIGHT: "left-right",
    rooms.TWO_BELOW: "two-below",
    rooms.AROUND: "around",
    rooms.AROUND_NOT_BELOW: "around-not-below",
    rooms.THREE_BELOW: "three-below",
    rooms.CONNECTED: "connected",
    rooms.ANYWHERE: "anywhere",
    rooms.COLUMN_ABOVE: "column-above",
    rooms.COLUMN: "column",
    rooms.COLUMN_BELOW: "column-below",
}
# The place and the chip on a bonus card that does not simply count the rooms of a type.
CARD_SIGNS = {
    cards.BELOW_GROUND_CARD: ("below-ground", "any"),
    cards.HIGH_LEVELS_CARD: ("high-levels", "any"),
    cards.HEIGHT_CARD: ("height", ""),
    cards.WIDTH_CARD: ("width", ""),
    cards.SURROUNDED_CARD: ("around", "any"),
    cards.FOUR_SIDES_CARD: ("four-sides", "any"),
    cards.SPECIAL_CARD: ("anywhere", "special"),
    cards.TYPES_AT_THRONE_CARD: ("throne-sides", "types"),
    cards.AROUND_THRONE_CARD: ("throne-around", "any"),
    cards.ROOM_TYPES_CARD: ("anywhere", "types"),
    cards.ATTENDANTS_CARD: ("", "attendant"),
    cards.FIVE_OF_A_TYPE_CARD: ("", "five"),
    cards.THREE_OF_A_TYPE_CARD: ("", "three"),
}


def throne_place(throne: int) -> str:
    """Return the symbol of the marked cells of a throne room."""
    return f"place-throne-{throne}"


def _throne_places(throne: int) -> Markup:
    marked = rooms.THRONE_ROOMS[throne].cells
    spots = _spots(*((5 + 5 * x, 5 - 5 * y) for x, y in marked))
    return symbol(throne_place(throne), ("thin", "M5.6,5.6h7.8v2.8h-7.8z"), spots)


def place_symbols() -> Markup:
    """Define place- of every wish and bonus card (14 by 14), place-throne-0 to -6 (19 by 14)."""
    return join(
        (
            *(symbol(f"place-{name}", *shapes) for name, shapes in _PLACES.items()),
            *(_throne_places(throne) for throne in range(len(rooms.THRONE_ROOMS))),
        )
    )


# ------------------------------------------------------------------------ counts and seals


@kept()
def type_pips(x: float, y: float, have: frozenset[int] | None, without: int = -1) -> Markup:
    """Draw small squares for the types, those in the castle coloured; None colours all."""
    shown = [kind for kind in range(REGULAR_TYPES) if kind != without]
    parts = []
    for at, kind in enumerate(shown):
        here = have is None or kind in have
        style = f"w-{TYPE_WORDS[kind]}" if here else "none"
        left, top = x + (at % 3) * 6.2, y + (at // 3) * 6.6
        parts.append(rectangle(left, top, 5, 5, 1, class_=f"thin {style}"))
    return join(parts)


@kept()
def count_pips(x: float, y: float, count: int, step: float = 9) -> Markup:
    """Draw five dots towards the bonuses at the third and fifth room of a type."""
    parts = []
    for at in range(5):
        bonus = at in (2, 4)
        style = ("pip-bonus" if bonus else "pip") + (" full" if at < count else "")
        parts.append(circle(x + at * step, y, step * (0.4 if bonus else 0.29), class_=style))
    return join(parts)


ICON_RULES = {
    ".pip": "fill:var(--paper);stroke:var(--ink);stroke-width:1",
    ".pip-bonus": "fill:var(--paper);stroke:var(--gold);stroke-width:2.2",
    ".full": "fill:var(--ink)",
    ".none": "fill:none",
}
