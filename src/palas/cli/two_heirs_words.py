"""The words, signs and colours on the terminal table of Two Heirs, and its box of components."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from palas.kernel.phrases import Phrases, in_language

if TYPE_CHECKING:
    from palas.games.two_heirs.state import State

COLOUR_STYLES = ("black on #8fb573", "black on #e3c565", "black on #b4b2ac")
COLOUR_LETTERS: Phrases = ("wgs", "hgs", "дзк")  # wood, grain, stone
VARIANT_SIGNS = {"row": "↔", "column": "↕", "orthogonal": "+", "diagonal": "×"}
FOLLOWER_SIGN, TROOP_SIGN, CROWN = "♛", "●", "♔"

TABLE: dict[str, Phrases] = {
    "turn": ("{name} is playing.", "{name} ist am Zug.", "Ходит {name}."),
    "to_take": (
        "A tile still has to be taken.",
        "Ein Plättchen muss noch genommen werden.",
        "Ещё нужно взять жетон.",
    ),
    "may_take": (
        "One more tile may be taken.",
        "Noch ein Plättchen darf genommen werden.",
        "Можно взять ещё один жетон.",
    ),
    "taken": ("The tile is taken.", "Das Plättchen ist genommen.", "Жетон взят."),
    "discounts": ("Discounts: {count}.", "Rabatt: {count}.", "Скидки: {count}."),
    "sieges": (
        "A siege has to be decided.",
        "Eine Belagerung ist noch offen.",
        "Нужно решить исход осады.",
    ),
    "surplus": (
        "Surplus tiles must be discarded.",
        "Überzählige Plättchen müssen abgelegt werden.",
        "Нужно сбросить лишние жетоны.",
    ),
    "over": ("The game is over.", "Die Partie ist zu Ende.", "Партия окончена."),
    "last_round": (
        "Turns after this one: {turns}.",
        "Züge nach diesem: {turns}.",
        "Ходов после этого: {turns}.",
    ),
    "reserve": (
        "Royal reserve, clockwise from the shield; who can reach which tile",
        "Königliche Reserve, im Uhrzeigersinn ab dem Schild; wer welches Plättchen erreicht",
        "Королевский резерв по часовой стрелке от щита; кто до какого жетона дотянется",
    ),
    "stack": (
        "stack: {count}, next {colour}",
        "Stapel: {count}, oben {colour}",
        "стопка: {count}, верхний {colour}",
    ),
    "no_stack": ("stack: empty", "Stapel: leer", "стопка: пуста"),
    "legend": (
        "w wood, g grain, s stone, then the owner; {follower} follower, {troop} troop;"
        " {free} free cell beside your troops; ═ ║ joined roads",
        "h Holz, g Getreide, s Stein, dann, wem es gehört; {follower} Gefolgetruppe,"
        " {troop} Truppe; {free} freies Feld neben deinen Truppen; ═ ║ verbundene Straßen",
        "д дерево, з зерно, к камень, затем владелец; {follower} свита, {troop} отряд;"
        " {free} свободная клетка у ваших отрядов; ═ ║ соединённые дороги",
    ),
    "seat": ("heir", "Erbe", "наследник"),
    "points": ("points", "Punkte", "очки"),
    "reach": ("reach", "Reichw.", "дальн."),
    "access": ("access", "Zugriff", "ресурсы"),
    "tiles": ("hand", "Hand", "в руке"),
    "hand": ("Your hand", "Deine Hand", "Ваши жетоны"),
    "no_tiles": ("no tiles", "keine Plättchen", "нет жетонов"),
    "affordable": ("can be built", "baubar", "можно построить"),
    "affordable_with": (
        "can be built with a discount of {count}",
        "baubar mit Rabatt {count}",
        "можно построить со скидкой {count}",
    ),
    "short": ("missing {missing}", "es fehlt: {missing}", "не хватает: {missing}"),
    "free": ("free", "kostenlos", "бесплатно"),
    # groups of moves; a number behind a move is how it changes the lead
    "siege": ("Your siege tower", "Dein Belagerungsturm", "Ваша осадная башня"),
    "discard": ("Discard", "Ablegen", "Сбросить"),
    "take": ("Take a tile", "Ein Plättchen nehmen", "Взять жетон"),
    "build": ("Build {tile} ({cost})", "{tile} bauen ({cost})", "Построить {tile} ({cost})"),
    "open_terrain": (
        "Play {tile} as open terrain",
        "{tile} als offenes Gelände legen",
        "Положить {tile} как открытую местность",
    ),
    "use_camp": ("Turn over a field camp", "Ein Feldlager umdrehen", "Перевернуть полевой лагерь"),
    "step_follower": (
        "Move the follower {start}",
        "Die Gefolgetruppe {start} bewegen",
        "Передвинуть свиту {start}",
    ),
    "step": ("Move a troop {start}", "Eine Truppe {start} bewegen", "Передвинуть отряд {start}"),
    "deploy": ("Deploy a troop", "Eine Truppe stationieren", "Выставить отряд"),
    "retreat": ("Withdraw a troop", "Eine Truppe zurückziehen", "Отозвать отряд"),
    "end_turn": ("Or", "Oder", "Или"),
}


def word(key: str, language: str, **values: object) -> str:
    """Return a word of the table with its gaps filled."""
    return in_language(TABLE[key], language).format(**values)


class Box(NamedTuple):
    """The modules of the game that know its components: the state's own, not always ours."""

    names: Any
    tables: Any
    moves: Any
    scoring: Any
    reserve: Any
    resources: Any
    roads: Any
    acts: Any
    cells: Any
    words: Any
    why: Any


@cache
def _box(package: str) -> Box:
    modules = ("names", "tables", "moves", "scoring", "reserve", "resources", "road_scoring")
    words = ("acts", "cells", "moves", "why_not")
    names = [*modules, *(f"words.{name}" for name in words)]
    return Box(*(import_module(f"{package}.{name}") for name in names))


def box_of(view: State) -> Box:
    """Return the modules of the box that a state belongs to."""
    return _box(type(view).__module__.rpartition(".")[0])


def colour_letter(colour: int, language: str) -> str:
    """Return the letter of what tiles of a colour give."""
    return in_language(COLOUR_LETTERS, language)[colour]


def amounts(numbers: list[int], language: str) -> str:
    """Return '1w 2g' for amounts of wood, grain and stone."""
    parts = [f"{n}{colour_letter(c, language)}" for c, n in enumerate(numbers) if n]
    return " ".join(parts)


def variant_sign(box: Box, tile: int, language: str) -> str:
    """Return a sign for what a tile says of itself: ↔ for a row, the kind it counts, or nothing."""
    variant = box.names.variant_of(tile)
    if not variant or variant in VARIANT_SIGNS:
        return VARIANT_SIGNS.get(variant, "")
    kind = box.names.BUILDING_WORDS.index(variant)
    return str(box.names.building_name(kind, language))[:3]
