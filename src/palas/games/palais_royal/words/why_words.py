"""The reasons why a move is not allowed, in every language."""

from __future__ import annotations

from palas.kernel.phrases import Phrases

from ..state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    KEEPING,
    MOVING,
    RECRUITING,
    SUPPLYING,
)

ACTIONS: dict[int, Phrases] = {
    SUPPLYING: ("action 1, supply", "Aktion 1, Nachschub", "действие 1, пополнение"),
    MOVING: ("action 2, movement", "Aktion 2, Bewegung", "действие 2, перемещение"),
    ATTENDING: (
        "action 3, gold and seals",
        "Aktion 3, Gold und Siegel",
        "действие 3, золото и печати",
    ),
    RECRUITING: ("action 4, recruiting", "Aktion 4, Anwerbung", "действие 4, наём"),
    DRAWING: ("action 5, cards", "Aktion 5, Karten ziehen", "действие 5, карты"),
    KEEPING: ("the choice of drawn cards", "Auswahl der gezogenen Karten", "выбор взятых карт"),
    CLOSING: ("the end of the turn", "Ende des Zuges", "конец хода"),
}
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
    "not_your_turn": (
        "it is not your turn: seat {seat} is playing",
        "du bist nicht an der Reihe: Platz {seat} ist am Zug",
        "сейчас не ваш ход: очередь места {seat}",
    ),
    "opening_first": (
        "first place your opening servants, {left} are left (R2.8)",
        "setze zuerst deine Startdiener, noch {left} (R2.8)",
        "сначала расставьте первых слуг, осталось {left} (R2.8)",
    ),
    "opening_over": (
        "servants are placed freely in the opening only (R2.8)",
        "frei gesetzt wird nur in der Aufstellung (R2.8)",
        "свободно ставят слуг только в начале (R2.8)",
    ),
    "opening_left": (
        "only {left} opening servants are left (R2.8)",
        "es sind nur noch {left} Startdiener übrig (R2.8)",
        "первых слуг осталось только {left} (R2.8)",
    ),
    "too_early": (
        "that belongs to {wanted}; now it is {now}: go on first (R3.2)",
        "das gehört zu „{wanted}“; jetzt läuft „{now}“: Beende zuerst diesen Schritt (R3.2)",
        "это относится к другому действию ({wanted}); сейчас {now}: сначала завершите его (R3.2)",
    ),
    "too_late": (
        "that belonged to {wanted}; now it is {now} (R3.2)",
        "das gehörte zu „{wanted}“; jetzt läuft „{now}“ (R3.2)",
        "это действие уже прошло ({wanted}); сейчас {now} (R3.2)",
    ),
    "no_card": (
        "you do not hold the card “{card}” (R11.1)",
        "du hast die Karte „{card}“ nicht (R11.1)",
        "у вас нет карты «{card}» (R11.1)",
    ),
    "second_majority": (
        "such a card has already been played this turn (R12.1)",
        "eine solche Karte liegt schon offen (R12.1)",
        "такая карта уже сыграна в этот ход (R12.1)",
    ),
    "card_before_supply": (
        "the card “{card}” is played before a servant goes to the gate (R12.1, R12.2, R12.3)",
        "die Karte „{card}“ wird gespielt, bevor ein Diener ans Tor geht (R12.1, R12.2, R12.3)",
        "карту «{card}» играют, пока никто не пришёл к воротам (R12.1, R12.2, R12.3)",
    ),
    "card_in_supply": (
        "the card “{card}” is played in action 1, supply (R12.1, R12.2, R12.3)",
        "die Karte „{card}“ wird in Aktion 1, Nachschub, gespielt (R12.1, R12.2, R12.3)",
        "карту «{card}» играют в действии 1, пополнении (R12.1, R12.2, R12.3)",
    ),
    "card_in_moving": (
        "the card “{card}” is played in action 2, movement (R12.4)",
        "die Karte „{card}“ wird in Aktion 2, Bewegung, gespielt (R12.4)",
        "карту «{card}» играют в действии 2, перемещении (R12.4)",
    ),
    "card_in_recruiting": (
        "the card “{card}” is played in action 4, recruiting (R12.6)",
        "die Karte „{card}“ wird in Aktion 4, Anwerbung, gespielt (R12.6)",
        "карту «{card}» играют в действии 4, найме (R12.6)",
    ),
    "price": (
        "it costs {price} and you have {gold}",
        "es kostet {price} und du hast {gold}",
        "это стоит {price}, а у вас {gold}",
    ),
    "nothing_due_gate": (
        "no servant may go to the gate now (R6.1)",
        "jetzt darf kein Diener ans Tor (R6.1)",
        "сейчас к воротам никого привести нельзя (R6.1)",
    ),
    "gate_due": (
        "at most {due} may go to the gate (R6.1, R6.2)",
        "ans Tor dürfen höchstens {due} (R6.1, R6.2)",
        "к воротам можно привести не больше {due} (R6.1, R6.2)",
    ),
    "supply_holds": (
        "your supply holds only {supply} (R5.1)",
        "in deinem Vorrat sind nur {supply} (R5.1)",
        "в вашем запасе только {supply} (R5.1)",
    ),
    "supply_empty": (
        "your supply is empty: take servants from rooms (R5.2)",
        "dein Vorrat ist leer: Nimm Diener aus Räumen (R5.2)",
        "ваш запас пуст: берите слуг из комнат (R5.2)",
    ),
    "supply_first": (
        "new servants come from your supply as long as it holds any, now {supply} (R5.1)",
        "neue Diener kommen aus deinem Vorrat, solange er reicht, jetzt {supply} (R5.1)",
        "новых слуг берут из вашего запаса, пока он не пуст; сейчас там {supply} (R5.1)",
    ),
    "same_room": (
        "a servant never goes to where it stands (R5.2, R7.4)",
        "ein Diener geht nie dorthin, wo er steht (R5.2, R7.4)",
        "слуга не идёт туда, где уже стоит (R5.2, R7.4)",
    ),
    "no_servant": (
        "you have no servant {room.place}",
        "du hast keinen Diener {room.place}",
        "у вас нет слуг {room.place}",
    ),
    "few_servants": (
        "you have only {count} {room.place}",
        "du hast nur {count} {room.place}",
        "у вас только {count} {room.place}",
    ),
    "few_moves": (
        "that takes {cost} and you have {moves} (R7.2)",
        "das braucht {cost} und du hast {moves} (R7.2)",
        "на это требуется {cost}, а у вас {moves} (R7.2)",
    ),
    "nothing_due": (
        "nothing is due to you in action 3 (R8.1, R8.2)",
        "in Aktion 3 steht dir nichts zu (R8.1, R8.2)",
        "в действии 3 вам ничего не положено (R8.1, R8.2)",
    ),
    "supply_short": (
        "{due} may be placed and your supply holds {supply}: do it one by one (R8.6)",
        "{due} darfst du setzen, im Vorrat sind {supply}: Setze sie einzeln (R8.6)",
        "можно поставить {due}, а в запасе {supply}: ставьте по одному (R8.6)",
    ),
    "gold_taken": (
        "the mint has paid already (R8.1)",
        "die Münzerei hat schon gezahlt (R8.1)",
        "монетный двор уже заплатил (R8.1)",
    ),
    "no_gold_due": (
        "the mint pays you nothing (R8.1)",
        "die Münzerei zahlt dir nichts (R8.1)",
        "монетный двор вам ничего не платит (R8.1)",
    ),
    "no_bonus": (
        "no bonus servant is due {room.place} (R8.2, R13.5)",
        "{room.place} steht dir kein Diener zu (R8.2, R13.5)",
        "{room.place} вам не положен новый слуга (R8.2, R13.5)",
    ),
    "no_noble": (
        "no noble stands on {field}",
        "auf {field} steht kein Adliger",
        "на поле {field} нет дворянина",
    ),
    "no_scribe": (
        "you have no servant left in the writing room (R8.4)",
        "du hast keinen Diener mehr in der Schreibstube (R8.4)",
        "в канцелярии у вас больше нет слуг (R8.4)",
    ),
    "seals": (
        "it needs {seals} and you have {have} (R9.1)",
        "nötig: {seals}; du hast {have} (R9.1)",
        "нужно: {seals}; у вас {have} (R9.1)",
    ),
    "inner_field": (
        "no servant stays on {field}, it is no border field (R9.7)",
        "auf {field} bleibt kein Diener, es ist kein Randfeld (R9.7)",
        "на поле {field} слуга не остаётся: это не крайнее поле (R9.7)",
    ),
    "none_left": (
        "after paying you would have no servant left {room.place} (R9.5)",
        "nach dem Bezahlen hättest du keinen Diener mehr {room.place} (R9.5)",
        "после оплаты у вас не останется слуг {room.place} (R9.5)",
    ),
    "draw_most": (
        "you may draw at most {most} (R10.1, R10.5)",
        "du darfst höchstens {most} ziehen (R10.1, R10.5)",
        "можно взять не больше {most} (R10.1, R10.5)",
    ),
    "not_drawn": (
        "the card “{card}” is not among those drawn (R10.2)",
        "die Karte „{card}“ ist nicht unter den gezogenen (R10.2)",
        "карты «{card}» нет среди взятых (R10.2)",
    ),
}
