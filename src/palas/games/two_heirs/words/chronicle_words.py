"""The sentences of the chronicle, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

LOG: dict[str, Phrases] = {
    "end_turn": ("{name} ends the turn", "{name} beendet den Zug", "{name} завершает ход"),
    "take": ("{name} takes {tile}", "{name} nimmt {tile}", "{name} берёт {tile}"),
    "build": ("{name} builds {tile} {at}", "{name} baut {tile} {at}", "{name} строит {tile} {at}"),
    "open_terrain": (
        "{name} lays {tile} open {at}",
        "{name} legt {tile} offen {at}",
        "{name} кладёт {tile} открытой местностью {at}",
    ),
    "step": (
        "{name} steps {troop} {start} {to}",
        "{name} bewegt {troop} {start} {to}",
        "{name} передвигает {troop} {start} {to}",
    ),
    "deploy": (
        "{name} deploys a troop {to}",
        "{name} stationiert eine Truppe {at}",
        "{name} выставляет отряд {to}",
    ),
    "retreat": (
        "{name} retreats a troop {start}",
        "{name} zieht eine Truppe {start} zurück",
        "{name} отзывает отряд {start}",
    ),
    "use_camp": (
        "{name} turns over the field camp {at}",
        "{name} dreht das Feldlager {at} um",
        "{name} переворачивает полевой лагерь {at}",
    ),
    "raze": (
        "{name} razes {tile} {at}",
        "{name} zerstört {tile} {at}",
        "{name} разрушает {tile} {at}",
    ),
    "spare": (
        "{name} spares what is besieged",
        "{name} verschont, was belagert ist",
        "{name} щадит осаждённое",
    ),
    "discard": ("{name} discards {tile}", "{name} legt {tile} ab", "{name} сбрасывает {tile}"),
    # what followed
    "shield": (
        "the shield moves there and turns",
        "der Schild zieht dorthin und wird gedreht",
        "щит переходит туда и переворачивается",
    ),
    "new_tile": (
        "new in the reserve: {new}",
        "neu in der Reserve: {new}",
        "новый жетон в резерве: {new}",
    ),
    "not_filled": (
        "the place stays empty",
        "der Platz bleibt leer",
        "место остаётся пустым",
    ),
    "last_round": (
        "the stack is empty: after this turn each heir has one more",
        "der Stapel ist leer: nach diesem Zug hat jeder Erbe noch einen",
        "стопка пуста: после этого хода у каждого наследника ещё один",
    ),
    "discount": (
        "open terrain saves {count}",
        "offenes Gelände spart {count}",
        "открытая местность экономит {count}",
    ),
    "discounts": (
        "a building of this turn may cost {count} less",
        "ein Gebäude dieses Zuges darf {count} weniger kosten",
        "постройка этого хода может стоить на {count} меньше",
    ),
    "road": (
        "joined by road to {tiles}",
        "über die Straße verbunden mit: {tiles}",
        "соединено дорогой: {tiles}",
    ),
    "siege": (
        "besieged: {tiles}",
        "belagert: {tiles}",
        "в осаде: {tiles}",
    ),
    "reach": (
        "reach is now {reach}",
        "Reichweite ist nun {reach}",
        "досягаемость теперь {reach}",
    ),
    "parted": (
        "the two heirs go separate ways",
        "die zwei Erben gehen getrennte Wege",
        "наследники расходятся",
    ),
    "one_more": (
        "one more tile may be taken",
        "noch ein Plättchen darf genommen werden",
        "можно взять ещё один жетон",
    ),
    "surplus": (
        "tiles to discard: {count}",
        "abzulegende Plättchen: {count}",
        "нужно сбросить жетонов: {count}",
    ),
    "turn_over": ("the turn is over", "der Zug ist vorbei", "ход окончен"),
    "last_turn": (
        "{other} has the last turn",
        "{other} hat den letzten Zug",
        "последний ход: {other}",
    ),
    "one_turn": (
        "the last round begins",
        "die letzte Runde beginnt",
        "начинается последний круг",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
}
