"""The sentences of the chronicle, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

LOG: dict[str, Phrases] = {
    "end_turn": ("{name} ends the turn", "{name} beendet den Zug", "{name} заканчивает ход"),
    "take": ("{name} takes {tile}", "{name} nimmt {tile}", "{name} берёт {tile}"),
    "build": ("{name} builds {tile} {at}", "{name} baut {tile} {at}", "{name} строит {tile} {at}"),
    "open_terrain": (
        "{name} plays {tile} as open terrain {at}",
        "{name} legt {tile} als offenes Gelände {at}",
        "{name} кладёт {tile} как открытую местность {to}",
    ),
    "step": (
        "{name} moves {troop} {start} {to}",
        "{name} bewegt {troop} {start} {to}",
        "{name} передвигает {troop} {start} {to}",
    ),
    "deploy": (
        "{name} deploys a troop {to}",
        "{name} stationiert eine Truppe {at}",
        "{name} выставляет отряд {to}",
    ),
    "retreat": (
        "{name} withdraws a troop {start}",
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
        "{name} spares the besieged buildings",
        "{name} verschont die belagerten Gebäude",
        "{name} щадит осаждённые постройки",
    ),
    "discard": ("{name} discards {tile}", "{name} legt {tile} ab", "{name} сбрасывает {tile}"),
    # what followed
    "shield": (
        "the shield moves there and is flipped",
        "der Schild wird dorthin bewegt und umgedreht",
        "щит переходит на это место и переворачивается",
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
        "der Stapel ist leer: Nach diesem Zug hat jeder Erbe noch einen",
        "стопка пуста: после этого хода у каждого наследника будет ещё один ход",
    ),
    "discount": (
        "open terrain saves {count}",
        "Rabatt für offenes Gelände: {count}",
        "скидка за открытую местность: {count}",
    ),
    "discounts": (
        "one building this turn costs up to {count} less",
        "ein Gebäude kostet in diesem Zug bis zu {count} weniger",
        "скидка на одну постройку в этом ходу: до {count}",
    ),
    "road": (
        "connected by road: {tiles}",
        "per Straße verbunden mit: {tiles}",
        "соединено дорогой: {tiles}",
    ),
    "siege": (
        "besieged: {tiles}",
        "belagert: {tiles}",
        "в осаде: {tiles}",
    ),
    "reach": (
        "reach is now {reach}",
        "die Reichweite ist jetzt {reach}",
        "дальность теперь {reach}",
    ),
    "parted": (
        "the two heirs part ways",
        "die zwei Erben gehen getrennte Wege",
        "пути наследников расходятся",
    ),
    "one_more": (
        "one more tile may be taken",
        "noch ein Plättchen darf genommen werden",
        "можно взять ещё один жетон",
    ),
    "surplus": (
        "tiles to discard: {count}",
        "überzählige Plättchen: {count}",
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
        "начинается последний раунд",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
}
