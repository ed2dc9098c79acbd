"""The names of everything in Two Castles in English, German and Russian.

Phrases are side by side in the order of LANGUAGES. Reading names back is in `lexicon`.
"""

from __future__ import annotations

from typing import NamedTuple

from palas.games.two_castles.room_names import ROOM_NAMES
from palas.games.two_castles.rooms import ROOMS, THRONE_ROOMS
from palas.kernel.phrases import Phrases, in_language


class Noun(NamedTuple):
    """A word for one thing and for several."""

    one: Phrases
    several: Phrases


# The types of room by their numbers, and SPECIAL for any of the special ones.
TYPES: tuple[Noun, ...] = (
    Noun(
        ("food room", "Speiseraum", "трапезная"),
        ("food rooms", "Speiseräume", "трапезные"),
    ),
    Noun(
        ("living room", "Wohnraum", "гостиная"),
        ("living rooms", "Wohnräume", "гостиные"),
    ),
    Noun(
        ("utility room", "Wirtschaftsraum", "подсобное помещение"),
        ("utility rooms", "Wirtschaftsräume", "подсобные помещения"),
    ),
    Noun(
        ("outdoor room", "Außenraum", "наружное помещение"),
        ("outdoor rooms", "Außenräume", "наружные помещения"),
    ),
    Noun(
        ("sleeping room", "Schlafraum", "спальня"),
        ("sleeping rooms", "Schlafräume", "спальни"),
    ),
    Noun(
        ("corridor", "Verbindungsraum", "коридор"),
        ("corridors", "Verbindungsräume", "коридоры"),
    ),
    Noun(
        ("downstairs room", "Kellerraum", "подвальное помещение"),
        ("downstairs rooms", "Kellerräume", "подвальные помещения"),
    ),
    Noun(("fountain", "Brunnen", "фонтан"), ("fountains", "Brunnen", "фонтаны")),
    Noun(("tower", "Turm", "башня"), ("towers", "Türme", "башни")),
    Noun(
        ("grand foyer", "Foyer", "большое фойе"),
        ("grand foyers", "Foyers", "большие фойе"),
    ),
    Noun(
        ("throne room", "Thronsaal", "тронный зал"),
        ("throne rooms", "Thronsäle", "тронные залы"),
    ),
    Noun(
        ("special room", "Sonderraum", "особое помещение"),
        ("special rooms", "Sonderräume", "особые помещения"),
    ),
)
DECORATIONS: tuple[Phrases, ...] = (
    ("no decoration", "kein Wandschmuck", "без украшения"),
    ("painting", "Gemälde", "картина"),
    ("swords", "Schwerter", "мечи"),
    ("torch", "Fackel", "факел"),
    ("mirror", "Spiegel", "зеркало"),
)
WITH_DECORATION: tuple[Phrases, ...] = (
    ("without decoration", "ohne Wandschmuck", "без украшения"),
    ("with a painting", "mit Gemälde", "с картиной"),
    ("with swords", "mit Schwertern", "с мечами"),
    ("with a torch", "mit Fackel", "с факелом"),
    ("with a mirror", "mit Spiegel", "с зеркалом"),
)
ATTENDANTS: tuple[Phrases, ...] = (
    ("no attendant", "kein Bediensteter", "слуги нет"),
    ("painter", "Maler", "художник"),
    ("knight", "Ritter", "рыцарь"),
    ("fire performer", "Feuerschlucker", "факир"),
    ("master of ceremonies", "Kosmetiker", "церемониймейстер"),
)
# as the object of a sentence
ATTENDANT_OBJECTS: tuple[Phrases, ...] = (
    ("no attendant", "keinen Bediensteten", "никого"),
    ("the painter", "den Maler", "художника"),
    ("the knight", "den Ritter", "рыцаря"),
    ("the fire performer", "den Feuerschlucker", "факира"),
    ("the master of ceremonies", "den Kosmetiker", "церемониймейстера"),
)
CASTLES: tuple[Phrases, ...] = (
    ("Mespelbrunn", "Mespelbrunn", "Меспельбрунн"),
    ("Lichtenstein", "Lichtenstein", "Лихтенштайн"),
    ("Hohenschwangau", "Hohenschwangau", "Хоэншвангау"),
    ("Eltz", "Eltz", "Эльц"),
    ("Neuschwanstein", "Neuschwanstein", "Нойшванштайн"),
    ("Hohenzollern", "Hohenzollern", "Гогенцоллерн"),
    ("Cochem", "Cochem", "Кохем"),
)
CARDS: tuple[Phrases, ...] = (
    ("room types", "Raumtypen", "типы помещений"),
    ("attendants", "Bedienstete", "слуги"),
    ("downstairs rooms", "Kellerräume", "подвальные помещения"),
    ("sleeping rooms", "Schlafräume", "спальни"),
    ("below ground", "Unterirdisch", "ниже первого этажа"),
    ("high levels", "Hohe Stockwerke", "верхние этажи"),
    ("living rooms", "Wohnräume", "гостиные"),
    ("food rooms", "Speiseräume", "трапезные"),
    ("height", "Höhe", "высота"),
    ("width", "Breite", "ширина"),
    ("outdoor rooms", "Außenräume", "наружные помещения"),
    ("corridors", "Verbindungsräume", "коридоры"),
    ("surrounded", "Umschlossen", "окружённые"),
    ("four sides", "Vier Seiten", "четыре стороны"),
    ("utility rooms", "Wirtschaftsräume", "подсобные помещения"),
    ("special rooms", "Sonderräume", "особые помещения"),
    ("types at the throne", "Typen am Thron", "типы у трона"),
    ("around the throne", "Rund um den Thron", "вокруг трона"),
    ("five of a type", "Fünf eines Raumtyps", "пять одного типа"),
    ("three of a type", "Drei eines Raumtyps", "три одного типа"),
)
LUDWIG: Phrases = ("Ludwig", "Ludwig", "Людвиг")


def room_names(room: int) -> Phrases:
    """Return the names of a room, regular or special, in all languages."""
    english = ROOMS[room].name
    german, russian = ROOM_NAMES[english]
    return english, german, russian


def room_name(room: int, language: str) -> str:
    """Return the name of a room, regular or special."""
    return in_language(room_names(room), language)


def type_name(kind: int, language: str) -> str:
    """Return the name of a type of room."""
    return in_language(TYPES[kind].one, language)


def type_plural(kind: int, language: str) -> str:
    """Return the name of several rooms of a type."""
    return in_language(TYPES[kind].several, language)


def throne_name(throne: int, language: str) -> str:
    """Return the name of a throne room: the two types it wants, 'living+sleeping'."""
    kinds = THRONE_ROOMS[throne].wants
    return "+".join(type_name(kind, language).removesuffix(" room") for kind in kinds)


def decoration_name(decoration: int, language: str) -> str:
    """Return the name of a decoration."""
    return in_language(DECORATIONS[decoration], language)


def attendant_name(attendant: int, language: str) -> str:
    """Return the name of an attendant."""
    return in_language(ATTENDANTS[attendant], language)


def card_name(card: int, language: str) -> str:
    """Return the short name of a bonus card."""
    return in_language(CARDS[card], language)


def castle_name(castle: int, language: str) -> str:
    """Return the name of the castle figure that stands at a castle."""
    return in_language(CASTLES[castle], language)
