"""The sentences of the chronicle, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

from ..actions import PLAY_ONE_OF_EACH, PLAY_TWO_TURQUOISE, PLAY_TWO_VIOLET

SEALS: dict[int, Phrases] = {  # what the card “two seals” was played for
    PLAY_TWO_TURQUOISE: ("two turquoise", "zwei türkise", "две бирюзовые"),
    PLAY_ONE_OF_EACH: (
        "one turquoise and one violet",
        "ein türkises und ein violettes",
        "бирюзовая и лиловая",
    ),
    PLAY_TWO_VIOLET: ("two violet", "zwei violette", "две лиловые"),
}
LOG: dict[str, Phrases] = {
    "place": (
        "{name} places {servants} {place}",
        "{name} setzt {servants} {target}",
        "{name} ставит {servants} {target}",
    ),
    "play": (
        "{name} plays the card “{card}”{price}",
        "{name} spielt die Karte „{card}“{price}",
        "{name} играет карту «{card}»{price}",
    ),
    "play_seals": (
        "{name} plays the card “{card}” ({seals}){price}",
        "{name} spielt die Karte „{card}“ ({seals}){price}",
        "{name} играет карту «{card}» ({seals}){price}",
    ),
    "leaving": (
        ", leaving a servant {source} there",
        ", ein Diener {source} bleibt auf dem Feld",
        ", на поле остаётся слуга {source}",
    ),
    "supply_gate": (
        "{name} brings {servants} to the gate",
        "{name} bringt {servants} ans Tor",
        "{name} приводит {servants} к воротам",
    ),
    "supply_from": (
        "{name} brings a servant {source} to the gate",
        "{name} bringt einen Diener {source} ans Tor",
        "{name} приводит слугу {source} к воротам",
    ),
    "move": (
        "{name} moves {servants} {source} {target}",
        "{name} bewegt {servants} {source} {target}",
        "{name} перемещает {servants} {source} {target}",
    ),
    "attend": ("{name} collects {gold}", "{name} erhält {gold}", "{name} получает {gold}"),
    "attend_servants": (
        "{name} places {placed}",
        "{name} setzt {placed}",
        "{name} ставит {placed}",
    ),
    "attend_both": (
        "{name} collects {gold} and places {placed}",
        "{name} erhält {gold} und setzt {placed}",
        "{name} получает {gold} и ставит {placed}",
    ),
    "take_gold": (
        "{name} takes {gold} from the mint",
        "{name} nimmt {gold} aus der Münzerei",
        "{name} берёт {gold} с монетного двора",
    ),
    "king_servant": (
        "{name} places a servant {source} with the king",
        "{name} setzt einen Diener {source} zum König",
        "{name} ставит слугу {source} к королю",
    ),
    "madame_servant": (
        "{name} places a servant {source} with Madame",
        "{name} setzt einen Diener {source} zur Madame",
        "{name} ставит слугу {source} к мадам",
    ),
    "recruit": (
        "{name} recruits noble {number} on {field} for {gold} ({gain}){leaving}",
        "{name} wirbt den Adligen {number} auf {field} für {gold} an ({gain}){leaving}",
        "{name} нанимает дворянина {number} с поля {field} за {gold} ({gain}){leaving}",
    ),
    "draw": ("{name} draws {cards}", "{name} zieht {cards}", "{name} берёт {cards}"),
    "draw_seen": (
        "{name} draws {cards}: {drawn}",
        "{name} zieht {cards}: {drawn}",
        "{name} берёт {cards}: {drawn}",
    ),
    "keep": ("{name} keeps a card", "{name} behält eine Karte", "{name} оставляет карту"),
    "keep_seen": (
        "{name} keeps the card “{card}”",
        "{name} behält die Karte „{card}“",
        "{name} оставляет карту «{card}»",
    ),
    "next_supplying": (
        "{name} finishes the supply",
        "{name} beendet den Nachschub",
        "{name} заканчивает пополнение",
    ),
    "next_moving": (
        "{name} finishes moving",
        "{name} beendet die Bewegung",
        "{name} заканчивает перемещение",
    ),
    "next_attending": (
        "{name} collects nothing more",
        "{name} nimmt nichts weiter",
        "{name} больше ничего не берёт",
    ),
    "next_recruiting": (
        "{name} finishes recruiting",
        "{name} beendet die Anwerbung",
        "{name} заканчивает наём",
    ),
    "next_drawing": (
        "{name} draws no cards",
        "{name} zieht keine Karten",
        "{name} не берёт карт",
    ),
    "next_keeping": (
        "{name} keeps no more cards",
        "{name} behält keine weitere Karte",
        "{name} больше не оставляет карт",
    ),
    "next_closing": ("{name} ends the turn", "{name} beendet den Zug", "{name} заканчивает ход"),
    # what followed
    "moves_left": ("moves left: {moves}", "Bewegungen übrig: {moves}", "осталось шагов: {moves}"),
    "gate_due": (
        "{due} may go to the gate",
        "ans Tor: noch {due}",
        "к воротам можно привести {due}",
    ),
    "gate_any": (
        "any number may go to the gate",
        "ans Tor dürfen beliebig viele",
        "к воротам можно привести сколько угодно слуг",
    ),
    "join": (
        "the supply grows by {joined}",
        "der Vorrat wächst um {joined}",
        "запас растёт на {joined}",
    ),
    "shuffled": (
        "the discards were shuffled",
        "der Ablagestapel wurde gemischt",
        "сброс перемешан",
    ),
    "discarded": ("discarded: {cards}", "abgelegt: {cards}", "в сброс: {cards}"),
    "round": ("round {round} begins", "Runde {round} beginnt", "начинается раунд {round}"),
    "last_round": (
        "the last round begins with {nobles} nobles in the park",
        "die letzte Runde beginnt, Adlige im Park: {nobles}",
        "начинается последний раунд, дворян в парке: {nobles}",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
}
