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
    "choose_seen": ("{name} chooses {room}", "{name} wählt „{room}“", "{name} выбирает «{room}»"),
    "revealed": ("revealed are {rooms}", "aufgedeckt werden {rooms}", "открыты {rooms}"),
    "revealed_pair": (
        "{room} and {other} ({name})",
        "„{room}“ und „{other}“ ({name})",
        "«{room}» и «{other}» ({name})",
    ),
    "assign": (
        "{name} sends {room} to {castle} and {other} to {second}",
        "{name} gibt „{room}“ an {castle} und „{other}“ an {second}",
        "{name} отдаёт «{room}» замку {castle} и «{other}» замку {second}",
    ),
    "assign_ludwig": (
        "{name} gives Ludwig's {room} to {castle} and {other} to {second}",
        "{name} gibt Ludwigs „{room}“ an {castle} und „{other}“ an {second}",
        "{name} отдаёт «{room}» Людвига замку {castle} и «{other}» замку {second}",
    ),
    "place": (
        "{name} places {room} in {castle} {cell}",
        "{name} legt „{room}“ in {castle} {cell} an",
        "{name} строит «{room}» в замке {castle} {cell}",
    ),
    "place_ludwig": (
        "{name} places Ludwig's {room} in {castle} {cell}",
        "{name} legt Ludwigs „{room}“ in {castle} {cell} an",
        "{name} строит «{room}» Людвига в замке {castle} {cell}",
    ),
    "wait": (
        "{name} waits in {castle}",
        "{name} wartet in {castle}",
        "{name} ждёт в замке {castle}",
    ),
    "take_bonus": (
        "{name} takes the {bonus} bonus for {castle}",
        "{name} nimmt den Bonus für {bonus} für {castle}",
        "{name} берёт бонус за {bonus} для замка {castle}",
    ),
    "take_room": (
        "{name} keeps {room} for {castle}",
        "{name} behält „{room}“ für {castle}",
        "{name} оставляет «{room}» для замка {castle}",
    ),
    "take_card": (
        "{name} keeps the card {card} for {castle}",
        "{name} behält die Karte „{card}“ für {castle}",
        "{name} оставляет карту «{card}» для замка {castle}",
    ),
    "take_attendant": (
        "{name} takes {attendant} for {castle}",
        "{name} nimmt {attendant} für {castle}",
        "{name} берёт слугу для замка {castle}: {attendant}",
    ),
    "take_special": (
        "{name} takes {special} for {castle}",
        "{name} nimmt {special} für {castle}",
        "{name} берёт {special} для замка {castle}",
    ),
    "propose": (
        "{name} proposes for {castle}: {proposal}",
        "{name} schlägt für {castle} vor: {proposal}",
        "{name} предлагает для замка {castle}: {proposal}",
    ),
    "agree": (
        "{name} agrees for {castle}: {proposal}",
        "{name} stimmt für {castle} zu: {proposal}",
        "{name} соглашается для замка {castle}: {proposal}",
    ),
    "disagree": (
        "{name} disagrees for {castle}: {proposal}; {elder} decides",
        "{name} lehnt für {castle} ab: {proposal}; {elder} entscheidet",
        "{name} не соглашается для замка {castle}: {proposal}; решает {elder}",
    ),
    "brings_bonus": (
        "it brings a bonus of choice",
        "das bringt einen Bonus nach Wahl",
        "это даёт бонус на выбор",
    ),
    "brings_rooms": (
        "drawn are {rooms}",
        "gezogen werden {rooms}",
        "вытянуты {rooms}",
    ),
    "brings_cards": (
        "drawn are the cards {cards}",
        "gezogen werden die Karten {cards}",
        "вытянуты карты {cards}",
    ),
    "brings_attendant": (
        "it brings an attendant",
        "das bringt einen Bediensteten",
        "это даёт слугу",
    ),
    "brings_special": (
        "it brings a special room of choice",
        "das bringt einen Sonderraum nach Wahl",
        "это даёт особое помещение на выбор",
    ),
    "brings_room": ("it brings {special}", "das bringt {special}", "это даёт {special}"),
    "lapses": ("the bonus lapses", "der Bonus verfällt", "бонус пропадает"),
    "shuffled": (
        "discarded rooms are shuffled into the supply",
        "abgeworfene Räume werden in den Vorrat gemischt",
        "сброшенные помещения замешаны в запас",
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
        "round 2 begins with nine new rooms each",
        "Runde 2 beginnt mit je neun neuen Räumen",
        "начинается второй раунд: у всех по девять новых помещений",
    ),
    "draws_for_ludwig": (
        "{name} draws two rooms for Ludwig",
        "{name} zieht zwei Räume für Ludwig",
        "{name} тянет два помещения для Людвига",
    ),
    "draws_for_ludwig_seen": (
        "{name} draws {room} and {other} for Ludwig",
        "{name} zieht „{room}“ und „{other}“ für Ludwig",
        "{name} тянет «{room}» и «{other}» для Людвига",
    ),
    "over": ("the game is over", "das Spiel ist zu Ende", "игра окончена"),
}
