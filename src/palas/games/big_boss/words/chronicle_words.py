"""The sentences of the chronicle, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

LOG: dict[str, Phrases] = {
    "pass": ("{name} passes", "{name} passt", "{name} пасует"),
    "leave": ("{name} leaves the game", "{name} verlässt das Spiel", "{name} выходит из игры"),
    "buy_blind": (
        "{name} buys the top card of the deck",
        "{name} kauft die oberste Karte des Stapels",
        "{name} покупает верхнюю карту колоды",
    ),
    "buy_blind_seen": (
        "{name} buys the top card of the deck: it is {card}",
        "{name} kauft die oberste Karte des Stapels: es ist die {card}",
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
        "{name} builds a villa on {plot} and takes {pay}",
        "{name} baut eine Villa auf {plot} und bekommt {pay}",
        "{name} строит виллу на участке {plot} и получает {pay}",
    ),
    "extend": (
        "{name} extends {building.accusative} on {plot} and takes {pay}",
        "{name} erweitert {building.accusative} auf Grundstück {plot} und bekommt {pay}",
        "{name} расширяет {building.accusative} на участке {plot} и получает {pay}",
    ),
    "raise": (
        "{name} raises {building.accusative} on {plot} to level {level} and takes {pay}",
        "{name} stockt {building.accusative} auf {plot} bis Ebene {level} auf und bekommt {pay}",
        "{name} надстраивает {building.accusative} на участке {plot} до уровня {level}"
        " и получает {pay}",
    ),
    "tower": (
        "{name} raises {building.accusative} on {plot} to level {level} with a tower card"
        " and takes {pay}",
        "{name} stockt {building.accusative} auf {plot} mit einer Turmkarte bis Ebene {level} auf"
        " und bekommt {pay}",
        "{name} надстраивает {building.accusative} картой башни на участке {plot}"
        " до уровня {level} и получает {pay}",
    ),
    "join": (
        "{name} joins {building.accusative} and {other.accusative} on {plot}",
        "{name} verbindet {building.accusative} und {other.accusative} auf {plot}",
        "{name} соединяет {building.accusative} и {other.accusative} на участке {plot}",
    ),
    "join_villas": (
        "{name} joins two villas on {plot}",
        "{name} verbindet zwei Villen auf {plot}",
        "{name} соединяет две виллы на участке {plot}",
    ),
    "worth": (
        ": {building.nominative} is worth {value} and pays {pay}",
        ": {building.nominative} ist {value} wert und zahlt {pay}",
        ": {building.nominative} стоит {value} и платит {pay}",
    ),
    "become_castle": (
        ": they become {building.nominative}, worth {value}, and pay {pay}",
        ": sie werden zu {building.nominative}, {value} wert, und zahlen {pay}",
        ": они становятся замком {building.nominative}, он стоит {value} и платит {pay}",
    ),
    "castle_worth": (
        ": it is worth {value} and pays {pay}",
        ": das Schloss ist {value} wert und zahlt {pay}",
        ": замок стоит {value} и платит {pay}",
    ),
    "give_up": (
        "{name} gives up a block between {building.instrumental} and {other.instrumental}"
        " on {plot} and takes {pay}",
        "{name} gibt einen Baustein zwischen {building.instrumental} und {other.instrumental}"
        " auf {plot} ab und bekommt {pay}",
        "{name} отдаёт блок между {building.instrumental} и {other.instrumental}"
        " на участке {plot} и получает {pay}",
    ),
    "found": (
        "{name} founds {building.accusative} on plots {plots} and takes {pay}",
        "{name} gründet {building.accusative} auf den Grundstücken {plots} und bekommt {pay}",
        "{name} основывает {building.accusative} на участках {plots} и получает {pay}",
    ),
    "withdraw": (
        "{name} withdraws {noble} from {plot} {building.inside} and takes {pay}",
        "{name} zieht {noble} von {plot} {building.inside} zurück und bekommt {pay}",
        "{name} отзывает {noble} с участка {plot} {building.inside} и получает {pay}",
    ),
    "seat": (
        "{name} seats {noble} on {plot} {building.inside} for {pay}",
        "{name} setzt {noble} auf {plot} {building.inside} für {pay} ein",
        "{name} сажает {noble} на участок {plot} {building.inside} за {pay}",
    ),
    "done": (
        "{name} seats no noble",
        "{name} setzt keinen Adligen ein",
        "{name} не сажает знать",
    ),
    "done_further": (
        "{name} seats no further noble",
        "{name} setzt keinen weiteren Adligen ein",
        "{name} больше не сажает знать",
    ),
    "survive": (
        "{name} keeps {building.accusative}",
        "{name} behält {building.accusative}",
        "{name} сохраняет {building.accusative}",
    ),
    "promote_villa": (
        "{name} makes the villa on {plot} the castle {building.nominative}",
        "{name} macht die Villa auf {plot} zum Schloss {building.nominative}",
        "{name} делает виллу на участке {plot} замком {building.nominative}",
    ),
    "paid": (
        "{name} gets {pay} for {nobles}",
        "{name} bekommt {pay} für {nobles}",
        "{name} получает {pay} за {nobles}",
    ),
    "becomes": (
        "the villa on {plot} becomes {building.nominative}",
        "die Villa auf {plot} wird zu {building.nominative}",
        "вилла на участке {plot} становится замком {building.nominative}",
    ),
    "flag_free": (
        "the flag of {building.genitive} is free again",
        "die Fahne von {building.genitive} ist wieder frei",
        "флаг {building.genitive} снова свободен",
    ),
    "over": ("the game is over", "das Spiel ist zu Ende", "игра окончена"),
}
