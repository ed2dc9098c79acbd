"""A sheet with every piece of Two Castles, for looking at."""

from __future__ import annotations

from palas.draw.document import document
from palas.draw.geometry import Box
from palas.draw.heraldry import ARMS, shield
from palas.draw.lettering import fitted, label
from palas.draw.markup import Markup, group, join, path, rectangle, use
from palas.games.two_castles.drawing.bonus_card import small_card
from palas.games.two_castles.drawing.castle import Castle
from palas.games.two_castles.drawing.details import DETAILS, detail_of
from palas.games.two_castles.drawing.elevation import Elevation, Legal, Points
from palas.games.two_castles.drawing.fitting import Fit
from palas.games.two_castles.drawing.furnishing import TYPE_WORDS
from palas.games.two_castles.drawing.icons import (
    DECORATION_WORDS,
    PLACE_OF,
    count_pips,
    throne_place,
)
from palas.games.two_castles.drawing.people import attendant_symbol
from palas.games.two_castles.drawing.style import style, symbols
from palas.games.two_castles.drawing.tile import Service, glow_frame, seal, throne_room, tile
from palas.games.two_castles.names import (
    attendant_name,
    card_name,
    decoration_name,
    room_name,
    type_name,
)
from palas.games.two_castles.rooms import ROOMS, ROOMS_OF_A_TYPE
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    DECORATIONS,
    FOUNTAIN,
    FOYER,
    REGULAR_TYPES,
    SPECIAL_KINDS,
    THRONES,
    TOWER,
)
from palas.games.two_castles.wish_words import WHERE
from palas.kernel.phrases import in_language

WIDTH, HEIGHT = 1400, 1640
_LEFT = 40


def sheet(theme: str = "auto") -> str:
    """Draw every piece once, with its name."""
    parts = (_rooms(), _specials(), _signs(), _cards(), _seats(), _states())
    heading = label(_LEFT, 46, "Two Castles: the pieces", 27, "serif bold")
    told = "All rooms, throne rooms, attendants, decorations, wishes and bonus cards."
    title = "Two Castles: the pieces"
    return document(WIDTH, HEIGHT, title, told, style(theme), symbols(), heading, *parts)


def _heading(x: float, y: float, text: str) -> Markup:
    line = path(f"M{x},{y + 8}h30", fill="none", stroke="var(--gold)", stroke_width=2)
    return join((label(x, y, text, 18, "serif bold"), line))


def _one_of_each(kind: int) -> list[int]:
    """Return a room of a type for each detail."""
    first: dict[str, int] = {}
    for room in range(kind * ROOMS_OF_A_TYPE, (kind + 1) * ROOMS_OF_A_TYPE):
        first.setdefault(detail_of(room), room)
    return [first[f"detail-{name}"] for name in DETAILS[kind]]


def _rooms() -> Markup:
    parts = []
    for kind in range(REGULAR_TYPES):
        y = 74 + kind * 116
        parts.append(use(f"chip-{TYPE_WORDS[kind]}", _LEFT, y + 14, 2))
        parts.append(fitted(_LEFT, y + 66, type_name(kind, "en"), 112, 15, "serif bold", 11))
        rooms = _one_of_each(kind)
        for at, room in enumerate(rooms):
            x = 170 + at * 128
            parts.append(tile(room, x, y, 88, sky=True))
            parts.append(fitted(x + 44, y + 104, room_name(room, "en"), 120, 12, "middle soft", 9))
        parts.append(tile(rooms[0], 960, y + 20, 60, points=3, sky=True))
        parts.append(tile(rooms[0], 1040, y + 24, 48, points=3, sky=True))
        parts.append(tile(rooms[0], 1108, y + 30, 32, points=3, sky=True))
        parts.append(tile(rooms[0], 1160, y + 36, 18))
        parts.append(count_pips(1204, y + 46, kind, 11))
        parts.append(seal(1290, y + 46, kind, 10))
    return join(parts)


def _specials() -> Markup:
    y = 976
    parts = [_heading(_LEFT, 916, "Special rooms and throne rooms")]
    for at in range(SPECIAL_KINDS):
        x = _LEFT + 8 + at * 116
        parts.append(tile(FOUNTAIN + at, x, y, 84, sky=True))
        parts.append(label(x + 42, y + 102, room_name(FOUNTAIN + at, "en"), 12, "middle soft"))
    for throne in range(THRONES):
        x = 410 + (throne % 4) * 244
        attendants = (1 + throne % 4,) if throne % 2 else (1 + throne % 4, 1 + (throne + 1) % 4)
        top = y - 40 + (throne // 4) * 106
        parts.append(throne_room(throne, Service(attendants, throne % 3 * 2, 3), x, top, 92))
    return join(parts)


def _signs() -> Markup:
    y = 1180
    parts = [_heading(_LEFT, y, "Where a wish looks")]
    for at, (where, place) in enumerate(PLACE_OF.items()):
        x = _LEFT + (at % 6) * 112
        top = y + 22 + (at // 6) * 62
        parts.append(use(f"place-{place}", x, top, 2.2))
        words = in_language(WHERE[where], "en")
        parts.append(fitted(x, top + 48, words, 108, 11.5, "soft", smallest=8.5))
    parts += [use(throne_place(one), 740 + one * 50, y + 22, 2) for one in range(THRONES)]
    for decoration in range(1, DECORATIONS + 1):
        x = 740 + (decoration - 1) * 90
        parts.append(use(f"decoration-{DECORATION_WORDS[decoration]}", x, y + 74, 1.6))
        words = decoration_name(decoration, "en")
        parts.append(label(x + 18, y + 124, words, 11.5, "middle soft"))
    for attendant in range(1, DECORATIONS + 1):
        x = 1110 + (attendant - 1) * 72
        parts.append(use(attendant_symbol(attendant), x, y + 24, 1.7))
        words = attendant_name(attendant, "en")
        parts.append(fitted(x + 22, y + 110, words, 70, 11.5, "middle soft", smallest=8.5))
    return join(parts)


def _cards() -> Markup:
    y = 1350
    parts = [_heading(_LEFT, y, "Bonus cards")]
    for card in range(BONUS_CARDS):
        x = _LEFT + (card % 10) * 92
        top = y + 20 + (card // 10) * 84
        parts.append(small_card(card, Box.sized(x, top, 76, 56), None, "en"))
        words = card_name(card, "en")
        parts.append(fitted(x + 38, top + 72, words, 90, 11.5, "middle soft", smallest=8.5))
    return join(parts)


def _seats() -> Markup:
    parts = [_heading(_LEFT, 1566, "Seats")]
    parts += [shield(seat, _LEFT + 20 + seat * 56, 1606) for seat in range(len(ARMS))]
    parts.append(use("tile-back", 450, 1576, 0.6))
    parts.append(use("card-back", 520, 1580, 1.8))
    parts.append(use("scales", 570, 1584, 1.1))
    return join(parts)


def _states() -> Markup:
    """Draw a small castle with a place to build, a chosen one, a new room and a lit one."""
    rooms = (((-1, 0), 3), ((2, 0), 64), ((0, 1), 25), ((1, 1), TOWER), ((1, -1), FOYER))
    castle = Castle(0, 2, rooms, (1,), ())
    points = Points((2,) * len(rooms), 4, 1, (), 15)
    elevation = Elevation(
        castle,
        Fit(60, 1110, 1500),
        points,
        (*(ROOMS[room].name for _, room in rooms), ""),
        (0, 1),
        (((-1, 1), Legal((), 3, "may be built")), ((0, -1), Legal((), 5, "chosen"))),
        ((0, -1), 130),
        ((2, 0),),
        ((0, 1),),
    )
    return join(
        (
            _heading(1000, 1350, "States"),
            rectangle(1000, 1362, 360, 138, class_="sky"),
            rectangle(1000, 1500, 360, 80, class_="earth"),
            group(elevation.drawn(), id="castle-0"),
            glow_frame(1290, 1400, 48),
            tile(85, 1290, 1400, 48),
        )
    )
