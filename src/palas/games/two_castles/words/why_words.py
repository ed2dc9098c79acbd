"""The reasons why a move is not allowed, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
    "ludwig_first": (
        "first seat {seat} assigns Ludwig’s rooms (R12.4)",
        "zuerst teilt Platz {seat} Ludwigs Räume zu (R12.4)",
        "сначала помещения Людвига распределяет игрок на месте {seat} (R12.4)",
    ),
    "has_chosen": (
        "you have chosen two rooms: wait for the others (R3.4)",
        "du hast schon zwei Räume gewählt: Warte auf die anderen (R3.4)",
        "вы уже выбрали два помещения: ждите остальных (R3.4)",
    ),
    "has_assigned": (
        "you have assigned your rooms: wait for the others (R4.2)",
        "du hast deine Räume schon zugeteilt: Warte auf die anderen (R4.2)",
        "вы уже распределили помещения: ждите остальных (R4.2)",
    ),
    "nothing_to_do": (
        "you have nothing to place or decide now: wait for the others (R4.3)",
        "du hast gerade nichts anzulegen oder zu entscheiden: Warte auf die anderen (R4.3)",
        "сейчас вам нечего строить и решать: ждите остальных (R4.3)",
    ),
    "not_choosing": (
        "rooms are chosen only at the beginning of a turn (R3.2)",
        "Räume wählt man nur zu Beginn eines Zuges (R3.2)",
        "помещения выбирают только в начале хода (R3.2)",
    ),
    "not_assigning": (
        "rooms are assigned only after they were revealed (R4.1)",
        "Räume werden erst nach dem Aufdecken zugeteilt (R4.1)",
        "помещения распределяют только после того, как все их открыли (R4.1)",
    ),
    "not_placing": (
        "rooms are placed only after all seats have assigned theirs (R4.2)",
        "angelegt wird erst, wenn alle ihre Räume zugeteilt haben (R4.2)",
        "строят только после того, как все распределят помещения (R4.2)",
    ),
    "no_ludwig": (
        "Ludwig does not play (R12.1)",
        "Ludwig spielt nicht mit (R12.1)",
        "Людвиг не играет (R12.1)",
    ),
    "no_ludwig_rooms": (
        "Ludwig has no rooms to assign now (R12.4)",
        "Ludwig hat gerade keine Räume zuzuteilen (R12.4)",
        "у Людвига сейчас нет помещений для распределения (R12.4)",
    ),
    "not_in_stack": (
        "{room} is not in your stack (R3.2)",
        "„{room}“ ist nicht in deinem Stapel (R3.2)",
        "помещения «{room}» нет в вашей стопке (R3.2)",
    ),
    "chosen_already": (
        "you have chosen {room} already; a choice is final (R3.2)",
        "du hast „{room}“ schon gewählt; eine Wahl ist endgültig (R3.2)",
        "помещение «{room}» вы уже выбрали; выбор окончателен (R3.2)",
    ),
    "not_chosen": (
        "{room} is not among the rooms to assign: {rooms} (R4.1)",
        "zuteilen kannst du {rooms}, nicht „{room}“ (R4.1)",
        "распределить можно {rooms}, но не «{room}» (R4.1)",
    ),
    "decider": (
        "seat {seat} decides on the bonus of {castle} ({clause})",
        "Platz {seat} entscheidet über den Bonus von {castle} ({clause})",
        "бонус замка {castle} выбирает игрок на месте {seat} ({clause})",
    ),
    "answer_first": (
        "first agree or disagree with what is proposed for {castle} (R13.3)",
        "antworte erst auf den Vorschlag für {castle} (R13.3)",
        "сначала ответьте на предложение для замка {castle} (R13.3)",
    ),
    "no_proposal": (
        "nothing is proposed for {castle} (R13.3)",
        "für {castle} ist nichts vorgeschlagen (R13.3)",
        "для замка {castle} ничего не предложено (R13.3)",
    ),
    "no_bonus": (
        "{castle} has no such bonus to take now (R5.1)",
        "{castle} kann gerade keinen solchen Bonus nehmen (R5.1)",
        "у замка {castle} сейчас нет такого бонуса (R5.1)",
    ),
    "take_bonus_first": (
        "first say which bonus {castle} takes (R5.12)",
        "wähle erst einen Bonus für {castle} (R5.12)",
        "сначала выберите бонус для замка {castle} (R5.12)",
    ),
    "take_room_first": (
        "first say which of the rooms drawn {castle} keeps (R5.6)",
        "wähle erst einen der gezogenen Räume für {castle} (R5.6)",
        "сначала выберите для замка {castle} одно из взятых помещений (R5.6)",
    ),
    "take_card_first": (
        "first say which of the cards drawn {castle} keeps (R5.8)",
        "wähle erst eine der gezogenen Karten für {castle} (R5.8)",
        "сначала выберите для замка {castle} одну из взятых карт (R5.8)",
    ),
    "take_attendant_first": (
        "first choose an attendant for {castle} (R5.7)",
        "wähle erst einen Bediensteten für {castle} (R5.7)",
        "сначала выберите слугу для замка {castle} (R5.7)",
    ),
    "take_special_first": (
        "first choose a special room for {castle} (R5.2)",
        "wähle erst einen Sonderraum für {castle} (R5.2)",
        "сначала выберите особое помещение для замка {castle} (R5.2)",
    ),
    "place_first": (
        "first place {room} in {castle} (R5.1)",
        "lege erst „{room}“ in {castle} an (R5.1)",
        "сначала постройте в замке {castle} помещение «{room}» (R5.1)",
    ),
    "own_bonus": (
        "the third downstairs room brings the bonus of another type (R5.12)",
        "der dritte Kellerraum bringt den Bonus eines anderen Typs (R5.12)",
        "третье подвальное помещение даёт бонус другого типа (R5.12)",
    ),
    "no_place": (
        "the throne room has no place for a third attendant (R6.8)",
        "im Thronsaal ist kein Platz für einen dritten Bediensteten (R6.8)",
        "в тронном зале нет места для третьего слуги (R6.8)",
    ),
    "room_not_drawn": (
        "{room} is not among the rooms drawn: {rooms} (R5.6)",
        "„{room}“ ist nicht unter den gezogenen Räumen: {rooms} (R5.6)",
        "помещения «{room}» нет среди взятых: {rooms} (R5.6)",
    ),
    "card_not_drawn": (
        "the card “{card}” is not among those drawn: {cards} (R5.8)",
        "die Karte „{card}“ ist nicht unter den gezogenen: {cards} (R5.8)",
        "карты «{card}» нет среди взятых: {cards} (R5.8)",
    ),
    "no_attendant_left": (
        "no {attendant} is left (R6.8)",
        "nicht mehr vorrätig: {attendant} (R6.8)",
        "больше не осталось: {attendant} (R6.8)",
    ),
    "no_special_left": (
        "no {special} is left (R6.6)",
        "nicht mehr vorrätig: {special} (R6.6)",
        "больше не осталось: {special} (R6.6)",
    ),
    "no_room": (
        "you have no room to place in {castle} (R4.3)",
        "du hast keinen Raum in {castle} anzulegen (R4.3)",
        "вам нечего строить в замке {castle} (R4.3)",
    ),
    "nobody_to_wait_for": (
        "in {castle} there is no partner to wait for (R4.5)",
        "in {castle} gibt es keinen Partner, auf den du warten könntest (R4.5)",
        "в замке {castle} ждать некого (R4.5)",
    ),
    "elder_lays": (
        "your partner is waiting and you are the elder: place first (R4.5)",
        "dein Partner wartet und du bist älter: Lege zuerst an (R4.5)",
        "партнёр ждёт, а вы старше: сначала стройте вы (R4.5)",
    ),
    "waiting": (
        "you are waiting in {castle} until your partner has placed a room (R4.5)",
        "du wartest in {castle}, bis dein Partner angelegt hat (R4.5)",
        "в замке {castle} вы ждёте, пока построит партнёр (R4.5)",
    ),
    "taken": (
        "another room is there already (R2.2)",
        "dort liegt schon ein anderer Raum (R2.2)",
        "там уже есть помещение (R2.2)",
    ),
    "not_below_ground": (
        "{kind} lie only below ground (R2.7)",
        "{kind} liegen nur unterirdisch (R2.7)",
        "{kind} строят только ниже первого этажа (R2.7)",
    ),
    "below_ground": (
        "{kind} lie on the ground floor or higher (R2.5, R2.8)",
        "{kind} liegen im Erdgeschoss oder höher (R2.5, R2.8)",
        "{kind} строят на первом этаже или выше (R2.5, R2.8)",
    ),
    "open_sky": (
        "nothing may lie above {room} (R2.9)",
        "über „{room}“ darf nichts liegen (R2.9)",
        "над помещением «{room}» строить нельзя (R2.9)",
    ),
    "no_support": (
        "no room below supports it there (R2.3)",
        "unter dem Raum fehlt dort eine Stütze (R2.3)",
        "внизу нет опоры (R2.3)",
    ),
    "no_edge": (
        "it touches no room there (R2.2)",
        "der Raum grenzt dort an keinen anderen (R2.2)",
        "там нет общей границы с другим помещением (R2.2)",
    ),
}
