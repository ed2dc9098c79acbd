"""What is printed on rooms, throne rooms and bonus cards, in words."""

from __future__ import annotations

from palas.games.two_castles.cards import CARD_POINTS
from palas.games.two_castles.names import WITH_DECORATION, type_plural
from palas.games.two_castles.rooms import (
    ANY_ROOM,
    NOWHERE,
    OWN_DECORATION,
    ROOMS,
    THRONE_POINTS,
    THRONE_ROOMS,
    room_type,
)
from palas.games.two_castles.tables import FOUNTAIN_TYPE
from palas.kernel.phrases import AND, Phrases, in_language

# a wish for so many rooms, and where
WHERE: tuple[Phrases, ...] = (
    ("{what}", "{what}", "{what}"),
    (
        "{what} directly above and below",
        "{what} direkt darüber und darunter",
        "{what} сверху и снизу",
    ),
    (
        "{what} directly left and right",
        "{what} direkt links und rechts",
        "{what} слева и справа",
    ),
    (
        "{what} on the two cells below",
        "{what} auf den zwei Feldern darunter",
        "{what} на двух клетках снизу",
    ),
    ("{what} around it", "{what} ringsum", "{what} вокруг"),
    (
        "{what} around it but not directly below",
        "{what} ringsum, aber nicht direkt darunter",
        "{what} вокруг, но не прямо снизу",
    ),
    (
        "{what} on the three cells below",
        "{what} auf den drei Feldern darunter",
        "{what} на трёх клетках снизу",
    ),
    ("{what} connected to it", "verbundene {what}", "соединённые {what}"),
    ("{what} anywhere in the castle", "{what} irgendwo im Schloss", "{what} где угодно в замке"),
    ("{what} above it in its column", "{what} darüber in der Spalte", "{what} выше в столбце"),
    (
        "{what} above or below it in its column",
        "{what} in derselben Spalte",
        "{what} выше или ниже в столбце",
    ),
    ("{what} below it in its column", "{what} darunter in der Spalte", "{what} ниже в столбце"),
)
# by the steps to the right (-1, 0, 1) and upwards (-2 to 1)
DIRECTIONS: dict[tuple[int, int], Phrases] = {
    (-1, 1): ("above left", "links oben", "слева сверху"),
    (0, 1): ("above", "darüber", "сверху"),
    (1, 1): ("above right", "rechts oben", "справа сверху"),
    (-1, 0): ("on the left", "links", "слева"),
    (1, 0): ("on the right", "rechts", "справа"),
    (-1, -1): ("below left", "links unten", "слева снизу"),
    (0, -1): ("below", "darunter", "снизу"),
    (1, -1): ("below right", "rechts unten", "справа снизу"),
    (0, -2): ("two levels below", "zwei Stockwerke darunter", "двумя этажами ниже"),
}
OR: Phrases = (" or ", " oder ", " или ")
_ROOMS: Phrases = ("rooms", "Räume", "помещения")
_ALL_ROOMS: Phrases = ("all rooms", "alle Räume", "все помещения")
_EACH: Phrases = (
    "{what}: {points} each",
    "{what}: je {points}",
    "{what}: по {points}",
)
_SLEEPING: Phrases = (
    "4 with all six other regular types in the castle, else 1",
    "4 mit allen sechs anderen Raumtypen, sonst 1",
    "4, если есть все шесть прочих типов, иначе 1",
)
FOUNTAIN_WORDS: Phrases = ("always 5", "immer 5", "всегда 5")

# What a bonus card counts.
COUNTED: tuple[Phrases, ...] = (
    (
        "types of room, regular and special, without the throne room",
        "Raumtypen, normale und besondere, ohne den Thronsaal",
        "типы помещений, обычные и особые, кроме тронного зала",
    ),
    ("attendants in the throne room", "Bedienstete im Thronsaal", "слуги в тронном зале"),
    ("downstairs rooms", "Kellerräume", "подвальные помещения"),
    ("sleeping rooms", "Schlafräume", "спальни"),
    ("rooms below ground", "Räume in unterirdischen Stockwerken", "помещения ниже первого этажа"),
    (
        "rooms two or more levels above the throne",
        "Räume zwei oder mehr Stockwerke über dem Thronsaal",
        "помещения на два и более этажа выше тронного зала",
    ),
    ("living rooms", "Wohnräume", "гостиные"),
    ("food rooms", "Speiseräume", "трапезные"),
    ("levels of the castle", "Stockwerke des Schlosses", "этажи замка"),
    ("columns of the castle", "Spalten des Schlosses", "столбцы замка"),
    ("outdoor rooms", "Außenräume", "наружные помещения"),
    ("corridors", "Verbindungsräume", "коридоры"),
    (
        "rooms with every cell around them occupied",
        "Räume, die ringsum vollständig umschlossen sind",
        "полностью окружённые помещения",
    ),
    (
        "rooms with all sides occupied",
        "Räume, deren vier Seiten alle belegt sind",
        "помещения, у всех четырёх границ которых есть другие помещения",
    ),
    ("utility rooms", "Wirtschaftsräume", "подсобные помещения"),
    (
        "special rooms, the throne room too",
        "Sonderräume, auch der Thronsaal",
        "особые помещения, включая тронный зал",
    ),
    (
        "regular types on the six cells beside, above and below the throne",
        "normale Raumtypen auf den sechs Feldern neben, über und unter dem Thronsaal",
        "обычные типы на шести клетках рядом с тронным залом, над и под ним",
    ),
    (
        "occupied cells of the ten around the throne",
        "belegte Felder der zehn rund um den Thronsaal",
        "занятые клетки из десяти вокруг тронного зала",
    ),
    (
        "regular types with five or more rooms",
        "normale Raumtypen mit fünf oder mehr Räumen",
        "обычные типы, в которых пять и более помещений",
    ),
    (
        "regular types with three or more rooms",
        "normale Raumtypen mit drei oder mehr Räumen",
        "обычные типы, в которых три и более помещения",
    ),
)


def wanted(room: int, language: str) -> str:
    """Return what a room wants, and where: 'sleeping rooms directly above and below'."""
    facts = ROOMS[room]
    if facts.wants == ANY_ROOM:
        what = in_language(_ALL_ROOMS, language)
    elif facts.wants == OWN_DECORATION:
        what = decorated(facts.decoration, language)
    else:
        what = type_plural(facts.wants, language)
    return in_language(WHERE[facts.where], language).format(what=what)


def decorated(decoration: int, language: str) -> str:
    """Return 'rooms with a torch'."""
    return f"{in_language(_ROOMS, language)} {in_language(WITH_DECORATION[decoration], language)}"


def wish_words(room: int, language: str) -> str:
    """Return the scoring rule printed on a room."""
    if ROOMS[room].where == NOWHERE:
        is_fountain = room_type(room) == FOUNTAIN_TYPE
        return in_language(FOUNTAIN_WORDS if is_fountain else _SLEEPING, language)
    return each(wanted(room, language), ROOMS[room].points, language)


def throne_wanted(throne: int, language: str) -> str:
    """Return what a throne room wants, and where."""
    facts = THRONE_ROOMS[throne]
    kinds = in_language(OR, language).join(type_plural(kind, language) for kind in facts.wants)
    cells = (DIRECTIONS[step_from_throne(*cell)] for cell in facts.cells)
    places = in_language(AND, language).join(in_language(cell, language) for cell in cells)
    return f"{kinds} {places}"


def throne_wish_words(throne: int, language: str) -> str:
    """Return the scoring rule printed on a throne room."""
    return each(throne_wanted(throne, language), THRONE_POINTS, language)


def card_words(card: int, language: str) -> str:
    """Return the scoring rule of a bonus card."""
    return each(in_language(COUNTED[card], language), CARD_POINTS[card], language)


def each(what: str, points: int, language: str) -> str:
    """Return 'sleeping rooms: 2 each'."""
    return in_language(_EACH, language).format(what=what, points=points)


def step_from_throne(x: int, y: int) -> tuple[int, int]:
    """Return where a marked cell lies: left and right halves of the throne are told apart."""
    if y == 0:
        return (-1, 0) if x < 0 else (1, 0)
    return (-1, y) if x == 0 else (1, y)
