"""What may be wrong with a position text of Palais Royal, in every language."""

from __future__ import annotations

from palas.kernel.message import Message, Words
from palas.kernel.phrases import Phrases

SEAT: Phrases = ("seat {seat}", "Platz {seat}", "место {seat}")
OF_SEAT: Phrases = (
    "{word} of seat {seat}",
    "{word} von Platz {seat}",
    "{word} (место {seat})",
)
OR: Phrases = (" or ", " oder ", " или ")
BEGINS: Phrases = (
    " (lines begin with: {known})",
    " (Zeilen beginnen mit: {known})",
    " (строки начинаются так: {known})",
)
DOES: Phrases = (
    " (what a seat does: {known})",
    " (was man gerade tut: {known})",
    " (что делает игрок: {known})",
)
NUMBERS: dict[str, Phrases] = {  # what is a number within bounds
    "seats": ("the number of seats", "Anzahl der Plätze", "количество мест"),
    "seat": ("a seat", "Platz", "место"),
    "start": ("the start seat", "Platz des Startspielers", "место первого игрока"),
    "noble": ("a noble", "Nummer eines Adligen", "номер дворянина"),
    "fact": (
        "what a noble costs or brings",
        "was ein Adliger kostet oder bringt",
        "цена или очки дворянина",
    ),
    "card": ("the number of a card", "Anzahl einer Karte", "количество одинаковых карт"),
    "row": ("a row of the park", "Reihe des Parks", "ряд парка"),
    "servants": (
        "the number of servants ({word})",
        "Anzahl der Diener ({word})",
        "количество слуг ({word})",
    ),
}
WRONG: dict[str, Phrases] = {
    # the first line
    "empty": (
        "the text is empty; a position begins like “{example}”",
        "der Text ist leer; eine Stellung beginnt etwa so: „{example}“",
        "текст пуст; позиция начинается примерно так: «{example}»",
    ),
    "header": (
        "a position begins like “{example}”, not “{given}”{known}",
        "eine Stellung beginnt etwa so: „{example}“, nicht „{given}“{known}",
        "позиция начинается примерно так: «{example}», а не «{given}»{known}",
    ),
    "finished_seat": (
        "a finished game has no seat to act",
        "ist die Partie zu Ende, ist niemand am Zug",
        "когда партия окончена, ходить некому",
    ),
    "no_seat": (
        "which seat is to act? Write it like “{example}”",
        "wer ist am Zug? Schreib es so: „{example}“",
        "чей сейчас ход? Напишите так: «{example}»",
    ),
    # lines
    "line": (
        "unknown line “{word}”{known}",
        "unbekannte Zeile „{word}“{known}",
        "неизвестная строка «{word}»{known}",
    ),
    "option": (
        "the only option is “option layout” with {choices}, not “{given}”",
        "die einzige Option ist „option layout“ mit {choices}, nicht „{given}“",
        "единственный вариант — «option layout» ({choices}), а не «{given}»",
    ),
    "counter": (
        "“{given}” is none of {known}",
        "„{given}“ ist keines davon: {known}",
        "«{given}» — ничего из этого: {known}",
    ),
    "rooms": (
        "rooms names each of the {count} rooms once, row by row (R1.1)",
        "rooms nennt jeden der {count} Räume genau einmal, Reihe für Reihe (R1.1)",
        "rooms называет каждую из {count} комнат один раз, ряд за рядом (R1.1)",
    ),
    "layout": (
        "layout first_game: the rooms lie otherwise (R2.3)",
        "layout first_game: Die Räume liegen anders (R2.3)",
        "layout first_game: комнаты лежат иначе (R2.3)",
    ),
    "no_turn": (
        "there is no turn while the game is {phase}",
        "die Zeile turn gibt es nicht bei „{phase}“",
        "строки turn не бывает при «{phase}»",
    ),
    "turn": (
        "“{given}” is not something of a turn ({known})",
        "„{given}“ gehört nicht in die Zeile turn ({known})",
        "«{given}» не относится к строке turn ({known})",
    ),
    # seats
    "seat": (
        "a seat reads like “{example}”",
        "ein Platz sieht etwa so aus: „{example}“",
        "место записывают примерно так: «{example}»",
    ),
    "count": (
        "“{given}” is not a word and its number, like “gold 4”",
        "„{given}“ ist kein Wort mit einer Zahl wie „gold 4“",
        "«{given}»: нужны слово и число, например «gold 4»",
    ),
    "noble_twice": (
        "noble {noble} is named twice: {first} and {second}",
        "Adliger {noble} ist zweimal genannt: {first} und {second}",
        "дворянин {noble} указан дважды: {first} и {second}",
    ),
    "no_noble": (
        "{given}: no noble left costs and brings that (gold/violet/turquoise/points)",
        "{given}: Keiner der übrigen Adligen kostet und bringt das (Gold/violett/türkis/Punkte)",
        "{given}: среди остальных дворян нет такого (золото/лиловые/бирюзовые/очки)",
    ),
    "unclear": (
        "{given} is unclear, write the number: {several}",
        "{given} ist mehrdeutig, schreib die Nummer: {several}",
        "{given} можно понять по-разному, напишите номер: {several}",
    ),
    "no_field": (
        "there is no field “{given}” in the park",
        "im Park gibt es kein Feld „{given}“",
        "в парке нет поля «{given}»",
    ),
    "field_taken": (
        "{field} is taken by something else",
        "auf {field} steht schon etwas anderes",
        "поле {field} уже занято",
    ),
    "open": (
        "only cards of points stay open before a seat (R12.8)",
        "offen liegen bleiben nur Punktekarten (R12.8)",
        "открытыми остаются только карты очков (R12.8)",
    ),
    # cards
    "copies": (
        "“{given}”: there are {copies} of each card (R1.5)",
        "„{given}“: Jede Karte gibt es {copies}-mal (R1.5)",
        "«{given}»: каждой карты только {copies} (R1.5)",
    ),
    "held": (
        "cards are all named or all hidden",
        "entweder sind alle Karten genannt oder alle verdeckt (hidden)",
        "карты либо все названы, либо все скрыты (hidden)",
    ),
    "bounds": (
        "what the pile can hold reads like “{example}”",
        "was der Stapel höchstens enthält, sieht etwa so aus: „{example}“",
        "что может быть в колоде, записывают примерно так: «{example}»",
    ),
    "pile": (
        "the pile is named whole or hidden whole",
        "der Stapel ist entweder ganz genannt oder ganz verdeckt (hidden)",
        "колода либо названа целиком, либо скрыта целиком (hidden)",
    ),
    "rest": (
        "“{rest}” needs every hand to be known",
        "„{rest}“ geht nur, wenn alle Handkarten bekannt sind",
        "«{rest}» можно писать, только когда известны все карты в руках",
    ),
    "pile_size": (
        "the pile names {count} cards; there are {whole} (R1.5)",
        "der Stapel nennt {count} Karten; es gibt nur {whole} (R1.5)",
        "карт в колоде названо {count}, а всего их {whole} (R1.5)",
    ),
    "card_count": (
        "the card “{card}” is there {count} times, not at most {copies} (R1.5)",
        "die Karte „{card}“ kommt {count}-mal vor statt höchstens {copies}-mal (R1.5)",
        "карт «{card}» названо {count}, а их не больше {copies} (R1.5)",
    ),
    "all_cards": (
        "{total} cards in hands, pile and discards; there are {whole} (R1.5)",
        "Karten auf der Hand, im Stapel und auf dem Ablagestapel: {total}; es gibt {whole} (R1.5)",
        "карт в руках, колоде и сбросе {total}, а всего их {whole} (R1.5)",
    ),
    # the park
    "park": (
        "a row of the park reads like “{example}”",
        "eine Reihe des Parks sieht etwa so aus: „{example}“",
        "ряд парка записывают примерно так: «{example}»",
    ),
    "columns": (
        "a row of the park has {count} columns, not {given}",
        "eine Reihe des Parks hat {count} Spalten, nicht {given}",
        "в ряду парка столбцов {count}, а не {given}",
    ),
    "outside": (
        "{field} is no field of the park",
        "{field} ist kein Feld des Parks",
        "{field} — не поле парка",
    ),
    "inside": (
        "{field} is a field of the park",
        "{field} ist ein Feld des Parks",
        "{field} — поле парка",
    ),
    "few_nobles": (
        "nobles in the park and before the seats: some are missing (R1.4)",
        "im Park und vor den Plätzen fehlen Adlige (R1.4)",
        "в парке и у игроков не хватает дворян (R1.4)",
    ),
    # what every position keeps
    "servants": (
        "seat {seat}: {rooms} servants in rooms, {supply} in the supply, {others} others and"
        " {park} in the park are {total}; together they are {whole} (R1.6)",
        "Platz {seat}: {rooms} Diener in Räumen, {supply} im Vorrat, {others} übrige und {park}"
        " im Park ergeben {total}; zusammen müssen es {whole} sein (R1.6)",
        "место {seat}: слуг в комнатах {rooms}, в запасе {supply}, прочих {others}, в парке"
        " {park}, всего {total}, а должно быть {whole} (R1.6)",
    ),
    "opening": (
        "seat {seat}: in the opening the supply holds {left} servants and those still to be"
        " placed, at most {most} (R2.8)",
        "Platz {seat}: Während der Aufstellung liegen im Vorrat {left} Diener und dazu die noch"
        " zu setzenden, höchstens {most} (R2.8)",
        "место {seat}: во время расстановки в запасе {left} слуг и те, кого ещё предстоит"
        " поставить, не больше {most} (R2.8)",
    ),
    "free_border": (
        "{field} is free: on a border field a servant stays (R9.5)",
        "{field} ist frei: Auf einem Randfeld bleibt ein Diener stehen (R9.5)",
        "поле {field} свободно: на крайнем поле остаётся слуга (R9.5)",
    ),
    "no_border": (
        "{field} is no border field: nobody stays there (R9.7)",
        "{field} ist kein Randfeld: Dort bleibt niemand stehen (R9.7)",
        "поле {field} — не крайнее: там никто не остаётся (R9.7)",
    ),
    "recruited": (
        "free fields in the park: {free}, nobles of the seats: {taken};"
        " the numbers must agree (R2.2, R9.1)",
        "freie Felder im Park: {free}, angeworbene Adlige: {taken};"
        " die Zahlen müssen gleich sein (R2.2, R9.1)",
        "свободных полей в парке: {free}, нанятых дворян: {taken};"
        " числа должны совпадать (R2.2, R9.1)",
    ),
    "drawn": (
        "drawn cards lie before a seat only while it chooses among them: “keeping” (R10.2)",
        "gezogene Karten liegen nur da, während man aus ihnen wählt: „keeping“ (R10.2)",
        "взятые карты лежат перед игроком, только пока он из них выбирает: «keeping» (R10.2)",
    ),
    "keeping": (
        "keeping: name the cards drawn, and let the seat keep from 1 to as many as it has"
        " servants at the back door (R10.2)",
        "keeping: Nenne die gezogenen Karten (drawn); behalten werden (keeps) mindestens 1 und"
        " höchstens so viele, wie Diener am Hintereingang stehen (R10.2)",
        "keeping: назовите взятые карты (drawn); оставить (keeps) можно от 1 до числа слуг у"
        " чёрного хода (R10.2)",
    ),
    "drawing": (
        "drawing: the seat has no servant at the back door, or no card is left (R10.1, R10.5)",
        "drawing: Am Hintereingang steht kein eigener Diener, oder es gibt keine Karten mehr"
        " (R10.1, R10.5)",
        "drawing: у чёрного хода нет своих слуг или карт больше нет (R10.1, R10.5)",
    ),
    "round": (
        "round {round}: rounds count from 1, the opening is round 0 (R2.9)",
        "Runde {round}: Gezählt wird ab 1, die Aufstellung ist Runde 0 (R2.9)",
        "раунд {round}: счёт идёт с 1, расстановка — раунд 0 (R2.9)",
    ),
}


def seat_words(seat: int) -> Words:
    """Return the words for a seat, counted from 0."""
    return Message(SEAT, seat=seat + 1).told


def of_seat(word: str, seat: int) -> Words:
    """Return the words for something of a seat, counted from 0."""
    return Message(OF_SEAT, word=word, seat=seat + 1).told
