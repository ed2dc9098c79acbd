"""The reasons why a move is not allowed, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

WHY: dict[str, Phrases] = {
    "no_action": (
        "actions are 0 to {last}, not {action}",
        "Aktionen haben die Nummern 0 bis {last}, nicht {action}",
        "действия — от 0 до {last}, а не {action}",
    ),
    "no_seat": (
        "only a seat of the game can move",
        "nur wer mitspielt, kann ziehen",
        "ходить может только игрок",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
    "left": (
        "you have left the game (R16.4)",
        "du bist ausgeschieden (R16.4)",
        "вы выбыли из игры (R16.4)",
    ),
    "not_your_turn": (
        "it is not your turn: seat {seat} is playing",
        "du bist nicht an der Reihe: Platz {seat} ist am Zug",
        "сейчас не ваш ход: очередь места {seat}",
    ),
    "noble_first": (
        "first decide whether to seat a noble (R13.1)",
        "entscheide erst über einen Adligen: einsetzen oder nicht (R13.1)",
        "сначала решите, ставить ли дворянина (R13.1)",
    ),
    "survivor_first": (
        "first say which castle stays: {first.nominative} or {second.nominative} (R10.3)",
        "sage erst, welches Schloss bestehen bleibt: {first.nominative} oder {second.nominative}"
        " (R10.3)",
        "сначала выберите, какой замок останется:"
        " {first.nominative} или {second.nominative} (R10.3)",
    ),
    "promote_first": (
        "first say which villa becomes a castle (R12.5)",
        "sage erst, welche Villa zum Schloss wird (R12.5)",
        "сначала выберите, какая вилла станет замком (R12.5)",
    ),
    "nothing_built": (
        "nobles are seated only right after building (R13.1)",
        "Adlige werden nur gleich nach dem Bauen eingesetzt (R13.1)",
        "дворян ставят только сразу после строительства (R13.1)",
    ),
    "no_merger": (
        "no two castles are being joined (R10.3)",
        "es werden keine zwei Schlösser verbunden (R10.3)",
        "сейчас никакие два замка не соединяются (R10.3)",
    ),
    "no_freed_flag": (
        "no flag has come free for a villa (R12.5)",
        "für eine Villa ist keine Fahne frei geworden (R12.5)",
        "для виллы не освободился флаг (R12.5)",
    ),
    "not_joined": (
        "{castle.nominative} is not joined:"
        " it is {first.nominative} or {second.nominative} (R10.3)",
        "{castle.nominative} wird nicht verbunden:"
        " Es geht um {first.nominative} oder {second.nominative} (R10.3)",
        "{castle.nominative} не соединяется:"
        " выбор — {first.nominative} или {second.nominative} (R10.3)",
    ),
    "not_oversized": (
        "no villa worth 5 or more begins on plot {plot} (R12.5)",
        "auf Feld {plot} beginnt keine Villa mit Wert 5 oder mehr (R12.5)",
        "на участке {plot} не начинается вилла стоимостью 5 или больше (R12.5)",
    ),
    "not_new": (
        "nobles go only on what you have just built: {plots} (R13.1)",
        "Adlige kommen nur auf das eben Gebaute: {plots} (R13.1)",
        "дворян ставят только на то, что построено сейчас: {plots} (R13.1)",
    ),
    "taken": (
        "a noble already stands on plot {plot} (R13.3)",
        "auf Feld {plot} steht schon ein Adliger (R13.3)",
        "на участке {plot} уже стоит дворянин (R13.3)",
    ),
    "no_baron": (
        "you have no baron left (R13.4)",
        "du hast keinen Baron mehr (R13.4)",
        "у вас не осталось баронов (R13.4)",
    ),
    "no_grandee": (
        "you have no grandee left (R13.4)",
        "du hast keinen Granden mehr (R13.4)",
        "у вас не осталось грандов (R13.4)",
    ),
    "price": (
        "it costs {price} Real and you have {money}",
        "es kostet {price} Real und du hast {money}",
        "нужно реалов: {price}, а у вас {money}",
    ),
    "stranded": (
        "you have no card and none is left to buy: all you can do is pass (R16.4)",
        "du hast keine Karte und es gibt keine mehr zu kaufen: Du kannst nur passen (R16.4)",
        "у вас нет карт и купить больше нечего: можно только пасовать (R16.4)",
    ),
    "must_withdraw": (
        "you have no card and cannot pay for one: withdraw a noble first (R16.2)",
        "du hast keine Karte und kein Geld für eine: Ziehe zuerst einen Adligen zurück (R16.2)",
        "у вас нет карт и не на что их купить: сначала отзовите дворянина (R16.2)",
    ),
    "may_not_pass": (
        "you can buy or build, so you may not pass (R16.1)",
        "du kannst kaufen oder bauen, deshalb darfst du nicht passen (R16.1)",
        "вы можете купить или построить, поэтому пасовать нельзя (R16.1)",
    ),
    "deck_empty": (
        "the deck is empty (R4.4)",
        "der Stapel ist leer (R4.4)",
        "колода пуста (R4.4)",
    ),
    "not_open": (
        "card {card} is not face up (R4.2)",
        "Karte {card} liegt nicht offen (R4.2)",
        "карты {card} нет среди открытых (R4.2)",
    ),
    "no_tower_stock": (
        "no tower card is left to buy (R4.4)",
        "es gibt keine Turmkarte mehr zu kaufen (R4.4)",
        "карт башни в продаже больше нет (R4.4)",
    ),
    "no_card": (
        "you do not hold card {card}",
        "du hast die Karte {card} nicht",
        "у вас нет карты {card}",
    ),
    "no_stone": (
        "no founding stone is left (R5.6)",
        "es ist kein Gründungsstein mehr da (R5.6)",
        "камней основания больше нет (R5.6)",
    ),
    "no_flag": (
        "no flag is free (R5.6)",
        "keine Fahne ist frei (R5.6)",
        "нет свободного флага (R5.6)",
    ),
    "off_street": (
        "the stone would extend beyond the street (R5.2)",
        "der Gründungsstein würde über den Rand des Spielplans hinausragen (R5.2)",
        "камень основания вышел бы за пределы улицы (R5.2)",
    ),
    "built": (
        "plot {plot} is already built (R5.2)",
        "Feld {plot} ist schon bebaut (R5.2)",
        "участок {plot} уже застроен (R5.2)",
    ),
    "near_castle": (
        "plots between the stone and {castle.nominative}: {gap}; {needed} are needed (R5.3)",
        "Felder zwischen Gründungsstein und {castle.nominative}: {gap}, nötig sind {needed} (R5.3)",
        "участков между камнем и {castle.instrumental}: {gap}, а нужно {needed} (R5.3)",
    ),
    "near_villa": (
        "the villa on {plot} touches the stone, at least {needed} plot must lie between (R5.3)",
        "die Villa auf Feld {plot} berührt den Gründungsstein, mindestens {needed} Feld muss"
        " dazwischen frei sein (R5.3)",
        "вилла на участке {plot} касается камня, между ними нужен хотя бы {needed} участок (R5.3)",
    ),
    "no_tower_card": (
        "you have no tower card",
        "du hast keine Turmkarte",
        "у вас нет карты башни",
    ),
    "not_built": (
        "nothing is built on plot {plot} (R9.1)",
        "auf Feld {plot} steht nichts (R9.1)",
        "на участке {plot} ничего не построено (R9.1)",
    ),
    "too_high": (
        "a tower card reaches level {level} only (R9.2)",
        "eine Turmkarte reicht nur bis Ebene {level} (R9.2)",
        "по карте башни строят только до уровня {level} (R9.2)",
    ),
    "rival_noble": (
        "a rival’s noble stands on plot {plot} (R9.3)",
        "auf Feld {plot} steht ein fremder Adliger (R9.3)",
        "на участке {plot} стоит чужой дворянин (R9.3)",
    ),
    "no_noble": (
        "no noble stands on plot {plot}",
        "auf Feld {plot} steht kein Adliger",
        "на участке {plot} нет дворянина",
    ),
    "not_yours": (
        "the noble on plot {plot} is not yours (R14.1)",
        "der Adlige auf Feld {plot} gehört dir nicht (R14.1)",
        "дворянин на участке {plot} не ваш (R14.1)",
    ),
    "withdrawn": (
        "you have already withdrawn a noble this turn (R14.1)",
        "du hast in diesem Zug schon einen Adligen zurückgezogen (R14.1)",
        "в этот ход вы уже отозвали дворянина (R14.1)",
    ),
}
