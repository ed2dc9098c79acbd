"""The sentences of the chronicle, in every language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from palas.kernel.phrases import Phrases

LOG: dict[str, Phrases] = {
    "choose": ("{name} chooses a room", "{name} wählt einen Raum", "{name} выбирает помещение"),
    "choose_second": (
        "{name} chooses a second room",
        "{name} wählt einen zweiten Raum",
        "{name} выбирает второе помещение",
    ),
    "choose_seen": (
        "{name} chooses {room}",
        "{name} wählt „{room}“",
        "{name} выбирает помещение «{room}»",
    ),
    "revealed": ("revealed: {rooms}", "aufgedeckt: {rooms}", "открыты {rooms}"),
    "revealed_pair": (
        "{room} and {other} ({name})",
        "„{room}“ und „{other}“ ({name})",
        "«{room}» и «{other}» ({name})",
    ),
    "assign": (
        "{name} sends {room} to {castle} and {other} to {second}",
        "{name} gibt „{room}“ an {castle} und „{other}“ an {second}",
        "{name} отдаёт помещение «{room}» замку {castle}, а «{other}» — замку {second}",
    ),
    "assign_ludwig": (
        "{name} gives Ludwig’s {room} to {castle} and {other} to {second}",
        "{name} gibt Ludwigs „{room}“ an {castle} und „{other}“ an {second}",
        "{name} отдаёт помещение Людвига «{room}» замку {castle}, а «{other}» — замку {second}",
    ),
    "place": (
        "{name} places {room} in {castle} {cell}",
        "{name} legt in {castle} „{room}“ an: {cell}",
        "{name} строит помещение «{room}» в замке {castle} {cell}",
    ),
    "place_ludwig": (
        "{name} places Ludwig’s {room} in {castle} {cell}",
        "{name} legt in {castle} Ludwigs „{room}“ an: {cell}",
        "{name} строит помещение Людвига «{room}» в замке {castle} {cell}",
    ),
    "wait": (
        "{name} waits in {castle}",
        "{name} wartet in {castle}",
        "{name} ждёт в замке {castle}",
    ),
    "take_bonus": (
        "{name} takes the {bonus} bonus for {castle}",
        "{name} nimmt für {castle} den {bonus}-Bonus",
        "{name} берёт бонус за {bonus} для замка {castle}",
    ),
    "take_room": (
        "{name} keeps {room} for {castle}",
        "{name} behält „{room}“ für {castle}",
        "{name} оставляет для замка {castle} помещение «{room}»",
    ),
    "take_card": (
        "{name} keeps the card “{card}” for {castle}",
        "{name} behält die Karte „{card}“ für {castle}",
        "{name} оставляет карту «{card}» для замка {castle}",
    ),
    "take_attendant": (
        "{name} takes {attendant} for {castle}",
        "{name} nimmt {attendant} für {castle}",
        "{name} берёт {attendant} для замка {castle}",
    ),
    "take_special": (
        "{name} takes {special} for {castle}",
        "{name} nimmt {special} für {castle}",
        "{name} берёт {special} для замка {castle}",
    ),
    "propose": (
        "{name} proposes for {castle}: {proposal}",
        "{name} schlägt für {castle} vor: {proposal}",
        "{name} предлагает для замка {castle} — {proposal}",
    ),
    "agree": (
        "{name} agrees in {castle}: {proposal}",
        "{name} stimmt in {castle} zu: {proposal}",
        "{name} соглашается (замок {castle}) — {proposal}",
    ),
    "disagree": (
        "{name} disagrees in {castle}: {proposal}; {elder} decides",
        "{name} lehnt in {castle} ab: {proposal}; {elder} entscheidet",
        "{name} не соглашается (замок {castle}) — {proposal}; решает {elder}",
    ),
    "brings_bonus": (
        "that earns a bonus of their choice",
        "dafür gibt es einen Bonus nach Wahl",
        "это даёт бонус на выбор",
    ),
    "brings_rooms": (
        "drawn: {rooms}",
        "gezogen: {rooms}",
        "взяты {rooms}",
    ),
    "brings_cards": (
        "cards drawn: {cards}",
        "gezogene Karten: {cards}",
        "взяты карты {cards}",
    ),
    "brings_attendant": (
        "that earns an attendant",
        "dafür gibt es einen königlichen Bediensteten",
        "это даёт королевского слугу",
    ),
    "brings_special": (
        "that earns a special room of their choice",
        "dafür gibt es einen Sonderraum nach Wahl",
        "это даёт особое помещение на выбор",
    ),
    "brings_room": ("that earns {special}", "dafür gibt es {special}", "это даёт {special}"),
    "lapses": ("the bonus lapses", "der Bonus verfällt", "бонус пропадает"),
    "shuffled": (
        "discarded rooms are shuffled into the supply",
        "abgeworfene Räume werden in den Vorrat gemischt",
        "сброшенные жетоны перемешаны и возвращены в запас",
    ),
    "passed_left": (
        "the stacks are passed on to the left",
        "die Stapel werden nach links weitergegeben",
        "стопки передаются влево",
    ),
    "passed_right": (
        "the stacks are passed on to the right",
        "die Stapel werden nach rechts weitergegeben",
        "стопки передаются вправо",
    ),
    "round": (
        "round 2 begins: nine new rooms each",
        "Runde 2 beginnt mit je neun neuen Räumen",
        "начинается второй раунд: у всех по девять новых помещений",
    ),
    "draws_for_ludwig": (
        "{name} draws two rooms for Ludwig",
        "{name} zieht zwei Räume für Ludwig",
        "{name} берёт два жетона Людвига",
    ),
    "draws_for_ludwig_seen": (
        "{name} draws {room} and {other} for Ludwig",
        "{name} zieht „{room}“ und „{other}“ für Ludwig",
        "{name} берёт жетоны Людвига: «{room}» и «{other}»",
    ),
    "over": ("the game is over", "die Partie ist zu Ende", "партия окончена"),
}
