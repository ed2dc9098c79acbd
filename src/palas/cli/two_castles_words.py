"""The words, letters and colours on the terminal table of Two Castles."""

from __future__ import annotations

from palas.draw.tokens import CONSTANT, DAY
from palas.games.two_castles.names import decoration_name, room_name, type_name
from palas.games.two_castles.rooms import ROOMS, room_type
from palas.games.two_castles.tables import DECORATIONS, NO_DECORATION, REGULAR_TYPES, THRONE_TYPE
from palas.kernel.phrases import Phrases, in_language

TYPE_LETTERS: Phrases = ("FLUOSCD", "SWIALVK", "ТГПНСКВ")  # by regular type, all different
SPECIAL_SIGNS = "≈▲◆♛"  # fountain, tower, foyer, throne
DECORATION_LETTERS: Phrases = (" pstm", " gsfp", " кмфз")
COLOURS = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs", "special")
DISPENSABLE = (" Room", "Комната ")  # what a name in a castle can do without

TABLE: dict[str, Phrases] = {
    "when": (
        "Round {round} of 2, turn {turn} of 4: {phase}.",
        "Runde {round} von 2, Zug {turn} von 4: {phase}.",
        "Раунд {round} из 2, ход {turn} из 4: {phase}.",
    ),
    "phase_0": (
        "Ludwig’s rooms are given out",
        "Ludwigs Räume werden verteilt",
        "раздаются помещения Людвига",
    ),
    "phase_1": ("rooms are chosen", "Räume werden gewählt", "выбираются помещения"),
    "phase_2": (
        "rooms are sent to castles",
        "Räume werden den Schlössern zugeteilt",
        "помещения распределяются по замкам",
    ),
    "phase_3": ("rooms are laid", "Räume werden angelegt", "помещения строятся"),
    "phase_4": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
    "to_left": ("Stacks go left ◂", "Stapel gehen nach links ◂", "Стопки идут влево ◂"),
    "to_right": ("Stacks go right ▸", "Stapel gehen nach rechts ▸", "Стопки идут вправо ▸"),
    # castles
    "left": ("Left castle", "Linkes Schloss", "Левый замок"),
    "right": ("Right castle", "Rechtes Schloss", "Правый замок"),
    "with": ("with {name}", "mit {name}", "партнёр {name}"),
    "points": ("points: {points}", "Punkte: {points}", "очки: {points}"),
    "rooms": ("rooms: {rooms}", "Räume: {rooms}", "помещения: {rooms}"),
    "lower": ("▼ the lower one counts", "▼ weniger Punkte: zählt", "▼ считается меньший"),
    "throne": ("Throne", "Thron", "Тронный зал"),
    "attendants": ("Attendants", "Bedienstete", "Слуги"),
    "card": ("Card", "Karte", "Карта бонуса"),
    "new": ("New", "Neu", "Новые"),
    "bonus": ("Bonus", "Bonus", "Бонус"),
    "progress": ("To a bonus", "Zum Bonus", "До бонуса"),
    "others": ("Other castles", "Andere Schlösser", "Другие замки"),
    "castles": ("Castles", "Schlösser", "Замки"),
    # seats
    "seat": ("seat", "Platz", "место"),
    "score": ("points", "Punkte", "очки"),
    "stack": ("stack", "Stapel", "стопка"),
    "doing": ("still to do", "noch zu tun", "осталось"),
    "chooses": ("choose: {count} of 2", "wählen: {count} von 2", "выбрать: {count} из 2"),
    "chosen": ("has chosen", "hat gewählt", "выбор сделан"),
    "gives": ("give out Ludwig’s rooms", "Ludwigs Räume verteilen", "раздать помещения Людвига"),
    "sends": ("send {rooms}", "zuteilen: {rooms}", "распределить: {rooms}"),
    "lays": ("lay {rooms}", "anlegen: {rooms}", "построить: {rooms}"),
    "decides": (
        "decide on a bonus ({castle})",
        "über einen Bonus entscheiden ({castle})",
        "выбрать бонус ({castle})",
    ),
    "waits": ("waits ({castle})", "wartet ({castle})", "ждёт ({castle})"),
    # the hand
    "hand": ("Your stack", "Dein Stapel", "Ваша стопка"),
    "passing": (
        "The stack you pass on",
        "Der Stapel, den du weitergibst",
        "Стопка, которую вы передаёте",
    ),
    "picked": ("✓ chosen", "✓ gewählt", "✓ выбрано"),
    "empty": ("no rooms", "keine Räume", "нет помещений"),
    # groups of moves
    "choose": ("Choose a room", "Einen Raum wählen", "Выбрать помещение"),
    "assign": (
        "Send the rooms to your castles",
        "Die Räume deinen Schlössern zuteilen",
        "Распределить помещения по вашим замкам",
    ),
    "assign_ludwig": (
        "Give out Ludwig’s rooms",
        "Ludwigs Räume verteilen",
        "Раздать помещения Людвига",
    ),
    "place_left": ("Place in the left castle", "Im linken Schloss anlegen", "Строить слева"),
    "place_right": ("Place in the right castle", "Im rechten Schloss anlegen", "Строить справа"),
    "place_ludwig": ("Place Ludwig’s room", "Ludwigs Raum anlegen", "Строить помещение Людвига"),
    "bonus_left": ("Bonus of the left castle", "Bonus des linken Schlosses", "Бонус слева"),
    "bonus_right": ("Bonus of the right castle", "Bonus des rechten Schlosses", "Бонус справа"),
    "answer": ("Answer the partner", "Dem Partner antworten", "Ответить партнёру"),
    "wait": ("Or wait", "Oder warten", "Или ждать"),
    "brings_3": (
        "the third {kind} brings its bonus",
        "der dritte {kind} bringt seinen Bonus",
        "третье помещение типа «{kind}» даёт бонус",
    ),
    "brings_5": (
        "the fifth {kind} brings a special room",
        "der fünfte {kind} bringt einen Sonderraum",
        "пятое помещение типа «{kind}» даёт особое помещение",
    ),
}


def word(key: str, language: str, **values: object) -> str:
    """Return a word of the table with its gaps filled."""
    return in_language(TABLE[key], language).format(**values)


def type_sign(kind: int, language: str) -> str:
    """Return the letter of a regular type or the sign of a special one."""
    return (in_language(TYPE_LETTERS, language) + SPECIAL_SIGNS)[kind]


def type_style(kind: int) -> str:
    """Return the style of a type of room: dark upon its colour."""
    return f"{CONSTANT['dark']} on {DAY[COLOURS[min(kind, REGULAR_TYPES)]]}"


def decoration_sign(decoration: int, language: str) -> str:
    """Return the letter of a decoration, nothing where there is none."""
    return in_language(DECORATION_LETTERS, language)[decoration].strip()


def room_facts(room: int, language: str) -> str:
    """Return a room's type and decoration: 'F torch'."""
    decoration = ROOMS[room].decoration
    sign = type_sign(room_type(room), language)
    if decoration == NO_DECORATION:
        return sign
    return f"{sign} {decoration_name(decoration, language)}"


def short_name(room: int, language: str, width: int) -> str:
    """Return a room's name, shortened if it is longer than a width."""
    name = room_name(room, language)
    for part in DISPENSABLE:
        if len(name) > width:
            name = name.replace(part, "")
    return cut(name[:1].upper() + name[1:], width)


def cut(words: str, width: int) -> str:
    """Return words that are no longer than a width."""
    return words if len(words) <= width else words[: width - 1] + "…"


def legend(language: str) -> list[tuple[str, str, str]]:
    """Return the sign, its style and its meaning for every type and decoration."""
    kinds = [
        (
            type_sign(kind, language),
            type_style(kind),
            type_name(kind, language).removesuffix(" room"),
        )
        for kind in range(THRONE_TYPE + 1)
    ]
    return kinds + [
        (decoration_sign(number, language), "bold", decoration_name(number, language))
        for number in range(1, DECORATIONS + 1)
    ]
