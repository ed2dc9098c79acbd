"""The sentences of the chronicle, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

LOG: dict[str, Phrases] = {
    "pass": ("{name} passes", "{name} passt", "{name} пасует"),
    "leave": (
        "{name} leaves the game",
        "{name} scheidet aus dem Spiel aus",
        "{name} выбывает из игры",
    ),
    "buy_blind": (
        "{name} buys the top card of the deck",
        "{name} kauft die oberste Karte des Stapels",
        "{name} покупает верхнюю карту колоды",
    ),
    "buy_blind_seen": (
        "{name} buys the top card of the deck: it is {card}",
        "{name} kauft die oberste Karte des Stapels: Es ist die {card}",
        "{name} покупает верхнюю карту колоды: это {card}",
    ),
    "buy_open": (
        "{name} buys open card {card}",
        "{name} kauft die offene Karte {card}",
        "{name} покупает открытую карту {card}",
    ),
    "buy_tower": (
        "{name} buys a tower card",
        "{name} kauft eine Turmkarte",
        "{name} покупает карту башни",
    ),
    "villa": (
        "{name} builds a villa on plot {plot} and collects {pay}",
        "{name} errichtet auf Feld {plot} eine Villa und bekommt {pay}",
        "{name} строит виллу на участке {plot} и получает {pay}",
    ),
    "extend": (
        "{name} extends {building.accusative} on plot {plot} and collects {pay}",
        "{name} erweitert {building.accusative} auf Feld {plot} und bekommt {pay}",
        "{name} расширяет {building.accusative} на участке {plot} и получает {pay}",
    ),
    "raise": (
        "{name} raises {building.accusative} on plot {plot} to level {level} and collects {pay}",
        "{name} stockt {building.accusative} auf Feld {plot} bis Ebene {level} auf und bekommt"
        " {pay}",
        "{name} надстраивает {building.accusative} на участке {plot} до уровня {level}"
        " и получает {pay}",
    ),
    "tower": (
        "{name} raises {building.accusative} on plot {plot} to level {level} with a tower card"
        " and collects {pay}",
        "{name} stockt {building.accusative} auf Feld {plot} mit einer Turmkarte bis Ebene"
        " {level} auf und bekommt {pay}",
        "{name} надстраивает {building.accusative} по карте башни на участке {plot} до уровня"
        " {level} и получает {pay}",
    ),
    "join": (
        "{name} joins {building.accusative} and {other.accusative} on plot {plot}",
        "{name} verbindet {building.accusative} und {other.accusative} auf Feld {plot}",
        "{name} соединяет {building.accusative} и {other.accusative} на участке {plot}",
    ),
    "join_villas": (
        "{name} joins two villas on plot {plot}",
        "{name} verbindet zwei Villen auf Feld {plot}",
        "{name} соединяет две виллы на участке {plot}",
    ),
    "worth": (
        ": {building.nominative} is now worth {value} and pays {pay}",
        ": Jetzt ist {building.nominative} {value} Real wert und bringt {pay}",
        ": {building.nominative} теперь стоит {value} и приносит {pay}",
    ),
    "become_castle": (
        ": they become {building.nominative}, worth {value}, and pay {pay}",
        ": Sie werden zum Schloss {building.nominative} mit Wert {value} und bringen {pay}",
        ": они становятся замком {building.nominative} стоимостью {value} и приносят {pay}",
    ),
    "castle_worth": (
        ": it is worth {value} and pays {pay}",
        ": Das Schloss ist {value} Real wert und bringt {pay}",
        ": замок теперь стоит {value} и приносит {pay}",
    ),
    "give_up": (
        "{name} gives up a block between {building.instrumental} and {other.instrumental} on"
        " plot {plot} and collects {pay}",
        "{name} nimmt den Baustein zwischen {building.instrumental} und {other.instrumental} auf"
        " Feld {plot} aus dem Spiel und bekommt {pay}",
        "{name} убирает из игры блок между {building.instrumental} и {other.instrumental} на"
        " участке {plot} и получает {pay}",
    ),
    "found": (
        "{name} founds {building.accusative} on plots {plots} and collects {pay}",
        "{name} gründet {building.accusative} auf den Feldern {plots} und bekommt {pay}",
        "{name} основывает {building.accusative} на участках {plots} и получает {pay}",
    ),
    "withdraw": (
        "{name} withdraws {noble} from plot {plot} {building.inside} and collects {pay}",
        "{name} zieht {noble} von Feld {plot} {building.inside} zurück und bekommt {pay}",
        "{name} отзывает {noble} с участка {plot} {building.inside} и получает {pay}",
    ),
    "seat": (
        "{name} seats {noble} on plot {plot} {building.inside} for {pay}",
        "{name} setzt {noble} auf Feld {plot} {building.inside} für {pay} ein",
        "{name} ставит {noble} на участок {plot} {building.inside} за {pay}",
    ),
    "done": (
        "{name} seats no noble",
        "{name} setzt keinen Adligen ein",
        "{name} не ставит дворянина",
    ),
    "done_further": (
        "{name} seats no further noble",
        "{name} setzt keinen weiteren Adligen ein",
        "{name} больше не ставит дворян",
    ),
    "survive": (
        "{name} keeps {building.accusative}",
        "{name} lässt {building.accusative} bestehen",
        "{name} оставляет {building.accusative}",
    ),
    "promote_villa": (
        "{name} makes the villa on plot {plot} the castle {building.nominative}",
        "{name} macht die Villa auf Feld {plot} zum Schloss {building.nominative}",
        "{name} делает виллу на участке {plot} замком {building.nominative}",
    ),
    "paid": (
        "{name} gets {pay} for {nobles}",
        "{name} bekommt {pay} für {nobles}",
        "{name} получает {pay} за {nobles}",
    ),
    "becomes": (
        "the villa on plot {plot} becomes {building.nominative}",
        "die Villa auf Feld {plot} wird zum Schloss {building.nominative}",
        "вилла на участке {plot} становится замком {building.nominative}",
    ),
    "flag_free": (
        "the flag of {building.genitive} is free again",
        "die Fahne von {building.genitive} ist wieder frei",
        "флаг {building.genitive} снова свободен",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
}
