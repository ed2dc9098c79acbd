"""The names of rooms, fields, cards, rows and nobles in every language, and of counted things."""

from __future__ import annotations

from typing import NamedTuple

from palas.kernel import phrases
from palas.kernel.phrases import LANGUAGES, Forms, Phrases, in_language, listed

from .components import ABILITIES, CARDS, ROWS
from .tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    FIELD_COLUMN,
    FIELD_ROW,
    FIELDS,
    GATE,
    KING,
    MADAME,
    MINT,
    NOBLE_ABILITY,
    NOBLE_GOLD,
    NOBLE_POINTS,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    SCRIPTORIUM,
    STAIRCASE,
    SUPPLY,
)


class Room(NamedTuple):
    """A room's name, and how a sentence says from there, to there and there."""

    name: str
    source: str
    target: str
    place: str


ROOM_NAMES: dict[int, tuple[Room, Room, Room]] = {
    BACK_DOOR: (
        Room("back door", "from the back door", "to the back door", "at the back door"),
        Room("Hintereingang", "vom Hintereingang", "an den Hintereingang", "am Hintereingang"),
        Room("чёрный ход", "от чёрного хода", "к чёрному ходу", "у чёрного хода"),
    ),
    SCRIPTORIUM: (
        Room("writing room", "from the writing room", "to the writing room", "in the writing room"),
        Room("Schreibstube", "aus der Schreibstube", "in die Schreibstube", "in der Schreibstube"),
        Room("канцелярия", "из канцелярии", "в канцелярию", "в канцелярии"),
    ),
    CARDINAL: (
        Room("cardinal", "from the cardinal", "to the cardinal", "with the cardinal"),
        Room("Kardinal", "vom Kardinal", "zum Kardinal", "beim Kardinal"),
        Room("кардинал", "от кардинала", "к кардиналу", "у кардинала"),
    ),
    MINT: (
        Room("mint", "from the mint", "to the mint", "in the mint"),
        Room("Münzerei", "aus der Münzerei", "in die Münzerei", "in der Münzerei"),
        Room("монетный двор", "с монетного двора", "на монетный двор", "на монетном дворе"),
    ),
    GATE: (
        Room("gate", "from the gate", "to the gate", "at the gate"),
        Room("Tor", "vom Tor", "ans Tor", "am Tor"),
        Room("ворота", "от ворот", "к воротам", "у ворот"),
    ),
    MADAME: (
        Room("Madame", "from Madame", "to Madame", "with Madame"),
        Room("Madame de Pompadour", "von der Madame", "zur Madame", "bei der Madame"),
        Room("покои мадам", "от мадам", "к мадам", "у мадам"),
    ),
    STAIRCASE: (
        Room("staircase", "from the staircase", "to the staircase", "on the staircase"),
        Room("Treppenhaus", "aus dem Treppenhaus", "ins Treppenhaus", "im Treppenhaus"),
        Room("лестница", "с лестницы", "на лестницу", "на лестнице"),
    ),
    KING: (
        Room("king", "from the king", "to the king", "with the king"),
        Room("Kabinett des Königs", "vom König", "zum König", "beim König"),
        Room("кабинет короля", "от короля", "к королю", "у короля"),
    ),
    COURT: (
        Room("court", "from the court", "to the court", "in the court"),
        Room("Ehrenhof", "vom Ehrenhof", "auf den Ehrenhof", "auf dem Ehrenhof"),
        Room("почётный двор", "с почётного двора", "на почётный двор", "на почётном дворе"),
    ),
    SUPPLY: (
        Room("supply", "from the supply", "to the supply", "in the supply"),
        Room("Vorrat", "aus dem Vorrat", "in den Vorrat", "im Vorrat"),
        Room("запас", "из запаса", "в запас", "в запасе"),
    ),
}
SHORT_ROOMS: dict[int, Phrases] = {  # where the whole name finds no room
    MADAME: ("Madame", "Madame", "мадам"),
    KING: ("king", "König", "король"),
}
CARD_NAMES: dict[str, Phrases] = {
    "majority_everywhere": ("every majority", "alle Mehrheiten", "большинство везде"),
    "gate_any": ("open gate", "offenes Tor", "открытые ворота"),
    "gate2_moves6": (
        "2 to the gate and 6 moves",
        "2 ans Tor und 6 Bewegungen",
        "2 к воротам и 6 шагов",
    ),
    "moves5": ("5 moves", "5 Bewegungen", "5 шагов"),
    "moves9": ("9 moves", "9 Bewegungen", "9 шагов"),
    "seals2": ("two seals", "zwei Siegel", "две печати"),
    "gold4": ("4 gold", "4 Gold", "4 золотых"),
    "points2": ("2 points", "2 Punkte", "2 очка"),
    "points4": ("4 points", "4 Punkte", "4 очка"),
}
# what a card does and when it is played
CARD_EFFECTS: dict[str, Phrases] = {
    "majority_everywhere": (
        "before action 1: the majority wherever you have a servant, this turn",
        "vor Aktion 1: in diesem Zug den Mehrheitenbonus in jedem Raum, in dem du einen Diener"
        " hast",
        "перед действием 1: в этот ход у вас большинство везде, где есть ваш слуга",
    ),
    "gate_any": (
        "action 1: any number of servants to the gate",
        "Aktion 1: beliebig viele Diener ans Tor",
        "действие 1: сколько угодно слуг к воротам",
    ),
    "gate2_moves6": (
        "action 1: 2 more servants to the gate, and 6 more moves",
        "Aktion 1: 2 zusätzliche Diener ans Tor und 6 zusätzliche Bewegungen",
        "действие 1: ещё 2 слуги к воротам и ещё 6 шагов",
    ),
    "moves5": (
        "action 2: 5 more moves",
        "Aktion 2: 5 zusätzliche Bewegungen",
        "действие 2: ещё 5 шагов",
    ),
    "moves9": (
        "action 2: 9 more moves",
        "Aktion 2: 9 zusätzliche Bewegungen",
        "действие 2: ещё 9 шагов",
    ),
    "seals2": (
        "action 4: 2 seals of any kind",
        "Aktion 4: 2 beliebige Siegel",
        "действие 4: 2 любые печати",
    ),
    "gold4": ("any time: 4 gold", "jederzeit: 4 Gold", "в любой момент: 4 золотых"),
    "points2": ("any time: 2 points", "jederzeit: 2 Punkte", "в любой момент: 2 очка"),
    "points4": ("any time: 4 points", "jederzeit: 4 Punkte", "в любой момент: 4 очка"),
}
ABILITY_NAMES: dict[str, Phrases] = {
    "none": ("points only", "nur Punkte", "только очки"),
    "gold_plus2": (
        "2 gold more a turn",
        "jede Runde 2 Gold zusätzlich",
        "каждый ход ещё 2 золотых",
    ),
    "servants_once_1": ("1 servant at once", "sofort 1 Diener", "сразу 1 слуга"),
    "servants_once_3": ("3 servants at once", "sofort 3 Diener", "сразу 3 слуги"),
    "gate_plus2": (
        "2 servants more to the gate a turn",
        "jede Runde 2 zusätzliche Diener ans Tor",
        "каждый ход ещё 2 слуги к воротам",
    ),
    "moves_plus2": (
        "2 moves more a turn",
        "jede Runde 2 zusätzliche Bewegungen",
        "каждый ход ещё 2 шага",
    ),
    "diagonal_moves": ("diagonal moves", "diagonale Bewegungen", "шаги по диагонали"),
    "king_servant_plus1": (
        "1 servant to the king a turn",
        "jede Runde 1 Diener zum König",
        "каждый ход 1 слуга к королю",
    ),
    "madame_servant_plus1": (
        "1 servant to Madame a turn",
        "jede Runde 1 Diener zur Madame",
        "каждый ход 1 слуга к мадам",
    ),
    "cards_plus3": (
        "3 cards more to choose from",
        "3 zusätzliche Karten zur Auswahl",
        "ещё 3 карты на выбор",
    ),
}
ROW_NAMES: dict[str, Phrases] = {
    "lion": ("lion row", "Löwenreihe", "ряд львов"),
    "fountain": ("fountain row", "Brunnenreihe", "ряд фонтана"),
    "statue": ("statue row", "Statuenreihe", "ряд статуй"),
    "vase": ("vase row", "Vasenreihe", "ряд ваз"),
}
_NOBLE: Phrases = ("noble {number}", "Adliger {number}", "дворянин {number}")
FREE: Phrases = ("nothing", "nichts", "ничего")
_LOOK_ALIKES = str.maketrans("АВСЕНК", "ABCEHK")  # Cyrillic letters typed for a column

COUNTED: dict[str, Forms] = {
    "servant": (("servant", "servants"), ("Diener", "Diener"), ("слуга", "слуги", "слуг")),
    "servant_sent": (  # as the object of a sentence
        ("servant", "servants"),
        ("Diener", "Diener"),
        ("слугу", "слуг", "слуг"),
    ),
    "servant_most": (  # how many at most
        ("servant", "servants"),
        ("Diener", "Diener"),
        ("слуги", "слуг", "слуг"),
    ),
    "gold": (("gold", "gold"), ("Gold", "Gold"), ("золотой", "золотых", "золотых")),
    "card": (("card", "cards"), ("Karte", "Karten"), ("карта", "карты", "карт")),
    "card_taken": (("card", "cards"), ("Karte", "Karten"), ("карту", "карты", "карт")),
    "card_most": (("card", "cards"), ("Karte", "Karten"), ("карты", "карт", "карт")),
    "move": (("move", "moves"), ("Bewegung", "Bewegungen"), ("шаг", "шага", "шагов")),
    "point": (("point", "points"), ("Punkt", "Punkte"), ("очко", "очка", "очков")),
    "turquoise": (
        ("turquoise seal", "turquoise seals"),
        ("türkises Siegel", "türkise Siegel"),
        ("бирюзовая печать", "бирюзовые печати", "бирюзовых печатей"),
    ),
    "violet": (
        ("violet seal", "violet seals"),
        ("violettes Siegel", "violette Siegel"),
        ("лиловая печать", "лиловые печати", "лиловых печатей"),
    ),
}


def counted(what: str, number: int, language: str) -> str:
    """Return a number with its noun: '2 servants'."""
    return phrases.counted(number, COUNTED[what], language)


def room_name(room: int, language: str) -> Room:
    """Return the name of a room, or of the supply."""
    return ROOM_NAMES[room][LANGUAGES.index(language)]


def fitting_room_name(room: int, language: str, letters: int) -> str:
    """Return the name of a room, the short one if the whole one has more letters."""
    name = room_name(room, language).name
    is_long = len(name) > letters and room in SHORT_ROOMS
    return in_language(SHORT_ROOMS[room], language) if is_long else name


def field_name(field: int) -> str:
    """Return the letter of a field's column and the number of its row, from A1."""
    column = FIELD_COLUMN[field] - min(FIELD_COLUMN)
    return f"{chr(ord('A') + column)}{FIELD_ROW[field] - min(FIELD_ROW) + 1}"


_FIELD_NUMBERS = {field_name(field): field for field in range(FIELDS)}


def field_number(name: str) -> int | None:
    """Return the field of a name, or None."""
    return _FIELD_NUMBERS.get(name.strip().upper().translate(_LOOK_ALIKES))


def card_name(card: int, language: str) -> str:
    """Return the name of a privilege card."""
    return in_language(CARD_NAMES[CARDS[card]], language)


def card_effect(card: int, language: str) -> str:
    """Return what a privilege card does, and when."""
    return in_language(CARD_EFFECTS[CARDS[card]], language)


def row_name(row: int, language: str) -> str:
    """Return the name of a border row of the park."""
    return in_language(ROW_NAMES[ROWS[row]], language)


def noble_name(noble: int, language: str) -> str:
    """Return what a noble is called: nobles have numbers, counted from 1."""
    return in_language(_NOBLE, language).format(number=noble + 1)


def ability_words(noble: int, language: str) -> str:
    """Return what a noble brings besides points, empty for points only."""
    ability = NOBLE_ABILITY[noble]
    return in_language(ABILITY_NAMES[ABILITIES[ability]], language) if ability else ""


def noble_cost(noble: int, language: str) -> str:
    """Return what a noble costs before any discount."""
    prices = (
        ("gold", NOBLE_GOLD[noble]),
        ("turquoise", NOBLE_TURQUOISE[noble]),
        ("violet", NOBLE_VIOLET[noble]),
    )
    parts = [counted(what, number, language) for what, number in prices if number]
    return listed(parts, language) or in_language(FREE, language)


def noble_gain(noble: int, language: str) -> str:
    """Return what a noble brings."""
    points = counted("point", NOBLE_POINTS[noble], language)
    ability = ability_words(noble, language)
    return f"{points}, {ability}" if ability else points


def noble_words(noble: int, language: str) -> str:
    """Return a noble by what it costs and brings."""
    cost, gain = noble_cost(noble, language), noble_gain(noble, language)
    return f"{noble_name(noble, language)} ({cost}: {gain})"
