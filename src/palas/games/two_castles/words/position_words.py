"""What can be wrong with a position text or a deal, in every language.

What is quoted in the middle of a sentence is how a line of the text is written.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from palas.games.two_castles.names import LUDWIG, card_name, room_name
from palas.kernel.message import Message

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.games.two_castles.state import State
    from palas.kernel.phrases import Phrases

SEATS: Phrases = ("the number of seats", "die Anzahl der Plätze", "количество мест")
SEAT: Phrases = ("a seat", "ein Platz", "место")
ROUND: Phrases = ("a round", "eine Runde", "раунд")
TURN: Phrases = ("a turn", "ein Zug", "ход")
ROOM: Phrases = ("a room", "ein Raum", "помещение")
SHUFFLE: Phrases = ("a shuffle", "ein Mischen", "перемешивание")
NEW_ROOM: Phrases = (
    "new room of {player} in castle {castle}",
    "neuer Raum in Schloss {castle} ({player})",
    "новое помещение в замке {castle} ({player})",
)
WHO_KNOWS: Phrases = ("who knows {room}", "wer „{room}“ kennt", "кто знает «{room}»")
PART: Phrases = ("{part} of {player}", "{part} ({player})", "{part} ({player})")
LINE_OF: Phrases = (
    "{part} of castle {castle}",
    "{part} (Schloss {castle})",
    "{part} (замок {castle})",
)
NUMBERED_SEAT: Phrases = ("seat {number}", "Platz {number}", "место {number}")

WRONG: dict[str, Phrases] = {
    # the first line
    "empty": (
        "the text is empty; a position begins like “{example}”",
        "der Text ist leer; eine Stellung beginnt etwa so: „{example}“",
        "текст пуст; позиция начинается, например, так: «{example}»",
    ),
    "unknown_line": (
        "unknown line “{given}”{close}",
        "unbekannte Zeile „{given}“{close}",
        "неизвестная строка «{given}»{close}",
    ),
    "known_lines": (
        " (lines begin with: {known})",
        " (Zeilen beginnen mit: {known})",
        " (строки начинаются с: {known})",
    ),
    "header": (
        "a position begins like “{example}”, not “{given}”",
        "eine Stellung beginnt etwa mit „{example}“, nicht mit „{given}“",
        "позиция начинается, например, с «{example}», а не с «{given}»",
    ),
    "finished_when": (
        "a finished game has no round and turn",
        "eine beendete Partie hat keine Runde und keinen Zug",
        "у оконченной партии нет раунда и хода",
    ),
    "when": (
        "which round and turn? Write it like “{example}”",
        "welche Runde, welcher Zug? Schreib es etwa so: „{example}“",
        "какой раунд и какой ход? Напишите, например, так: «{example}»",
    ),
    "no_ludwig": (
        "Ludwig plays only beside two seats (R12.1)",
        "Ludwig spielt nur neben zwei Plätzen mit (R12.1)",
        "Людвиг играет, только когда мест два (R12.1)",
    ),
    "option": (
        "the only option is “option bonus_decider” with {known}, not “{given}”",
        "die einzige Option ist „option bonus_decider“ mit {known}, nicht „{given}“",
        "есть только «option bonus_decider» со значениями {known}, а не «{given}»",
    ),
    "counter": (
        "“{given}” is not a number of ply, reveals, shuffles",
        "„{given}“ ist keine Zahl zu ply, reveals oder shuffles",
        "«{given}» — не число для ply, reveals или shuffles",
    ),
    # players
    "player": (
        "a player reads like “seat 1: stack Bakery, Crypt; chosen Crypt”",
        "die Zeile eines Platzes liest sich so: „seat 1: stack Bakery, Crypt; chosen Crypt“",
        "строка места выглядит так: «seat 1: stack Bakery, Crypt; chosen Crypt»",
    ),
    "part": (
        "“{given}” is not a stack, chosen, seen by or dealt after",
        "„{given}“ beginnt nicht mit stack, chosen, seen by oder dealt after",
        "«{given}» не начинается с stack, chosen, seen by или dealt after",
    ),
    "half_stack": (
        "a stack is known whole or hidden whole",
        "ein Stapel ist ganz bekannt oder ganz verdeckt",
        "стопка либо известна целиком, либо целиком скрыта",
    ),
    "stack_size": (
        "the stack has {size} rooms, at this time it holds {needed} (R3.2)",
        "Räume im Stapel: {size}; zu dieser Zeit sind es {needed} (R3.2)",
        "помещений в стопке: {size}; сейчас их должно быть {needed} (R3.2)",
    ),
    "chosen": (
        "chosen are at most {most} rooms, all named or all hidden (R3.2)",
        "gewählt sind höchstens {most} Räume, alle genannt oder alle verdeckt (R3.2)",
        "выбрано может быть не больше {most} помещений, все названы или все скрыты (R3.2)",
    ),
    "not_in_stack": (
        "{room} is chosen, but not in the stack (R3.2)",
        "„{room}“ ist gewählt, liegt aber nicht im Stapel (R3.2)",
        "помещение «{room}» выбрано, но его нет в стопке (R3.2)",
    ),
    "known": (
        "what is known reads like “known to 1 3: Bakery, Crypt”",
        "was bekannt ist, liest sich so: „known to 1 3: Bakery, Crypt“",
        "известное записывают так: «known to 1 3: Bakery, Crypt»",
    ),
    # rooms and cards
    "special": (
        "{room} is a special room",
        "„{room}“ ist ein Sonderraum",
        "«{room}» — особое помещение",
    ),
    "room_twice": (
        "{room} is named twice",
        "„{room}“ ist zweimal genannt",
        "помещение «{room}» названо дважды",
    ),
    "card_twice": (
        "the card {card} is named twice",
        "die Karte „{card}“ ist zweimal genannt",
        "карта «{card}» названа дважды",
    ),
    "rest": (
        "“{rest}” stands for the rest and comes last",
        "„{rest}“ steht für den Rest und kommt zuletzt",
        "«{rest}» означает всё остальное и стоит в конце",
    ),
    "half_supply": (
        "the supply is known whole or hidden whole",
        "der Vorrat ist ganz bekannt oder ganz verdeckt",
        "запас либо известен целиком, либо целиком скрыт",
    ),
    "half_pile": (
        "the pile is known whole or hidden whole",
        "der Kartenstapel ist ganz bekannt oder ganz verdeckt",
        "колода либо известна целиком, либо целиком скрыта",
    ),
    "nowhere": (
        "{room} is nowhere: name it in a stack, a castle, the supply or discarded",
        "„{room}“ ist nirgends: Nenne den Raum in einem Stapel, einem Schloss, dem Vorrat oder"
        " unter discarded",
        "помещения «{room}» нет нигде: назовите его в стопке, замке, запасе или в discarded",
    ),
    "hidden": (
        "rooms hidden: {hidden}, but rooms named nowhere: {unnamed}; the numbers must agree",
        "verdeckte Räume: {hidden}, aber nirgends genannte: {unnamed}; beides muss gleich sein",
        "скрытых помещений: {hidden}, а нигде не названных: {unnamed}; числа должны совпадать",
    ),
    "pile": (
        "bonus cards: {named} are named and {hidden} hidden; there are {all} (R1.4)",
        "Bonuskarten: {named} genannt, {hidden} verdeckt; es gibt {all} (R1.4)",
        "карты бонусов: названо {named}, скрыто {hidden}; всего их {all} (R1.4)",
    ),
    # castles
    "castles": (
        "{number} castles are drawn, {seats} seats play with {castles} (R1.7)",
        "gezeichnete Schlösser: {number}; bei {seats} Plätzen sind es {castles} (R1.7)",
        "нарисовано замков: {number}; мест {seats}, значит, замков {castles} (R1.7)",
    ),
    "laid": (
        "{room} is laid, but also named elsewhere",
        "„{room}“ liegt in einem Schloss, ist aber auch woanders genannt",
        "помещение «{room}» уже построено, но названо и в другом месте",
    ),
    "kept": (
        "a kept card is also named in “{where}”",
        "eine behaltene Karte ist auch unter „{where}“ genannt",
        "оставленная карта названа и в «{where}»",
    ),
    "stocks": (
        "more than {rooms} special rooms or {attendants} attendants of a kind are in the"
        " castles (R1.2)",
        "in den Schlössern sind mehr als {rooms} gleiche Sonderräume oder {attendants} gleiche"
        " Bedienstete (R1.2)",
        "в замках больше чем {rooms} одинаковых особых помещений или {attendants} одинаковых"
        " слуг (R1.2)",
    ),
    "no_player": (
        "“{given}” is not a player like “seat 2”",
        "„{given}“ ist kein Platz wie „seat 2“",
        "«{given}» — не место вида «seat 2»",
    ),
    "no_builder": (
        "{player} does not build this castle (R1.7)",
        "{player} baut nicht an diesem Schloss (R1.7)",
        "{player} не строит этот замок (R1.7)",
    ),
    "laid_order": (
        "laid gives every number from 1 to {count} once",
        "laid nennt jede Zahl von 1 bis {count} einmal",
        "в laid каждое число от 1 до {count} стоит один раз",
    ),
    "bonus": (
        "a bonus reads like “bonus of seat 1: room Bakery, Study; proposed keep Bakery”,"
        " it is {known}",
        "ein Bonus liest sich so: „bonus of seat 1: room Bakery, Study; proposed keep Bakery“;"
        " möglich sind {known}",
        "бонус записывают так: «bonus of seat 1: room Bakery, Study; proposed keep Bakery»;"
        " возможны {known}",
    ),
    "ludwigs_bonus": (
        "Ludwig lays no room himself: the bonus is of a seat (R12.5)",
        "Ludwig legt selbst nichts an: Ein Bonus gehört zu einem Platz (R12.5)",
        "Людвиг сам не строит: бонус относится к месту (R12.5)",
    ),
    "drawn": (
        "{bonus} names 1 to {most} here",
        "hinter {bonus} steht hier 1 bis {most} Mal ein Name",
        "после {bonus} здесь нужно названий: от 1 до {most}",
    ),
    "drawn_nothing": (
        "{bonus} names nothing here",
        "hinter {bonus} steht hier nichts",
        "после {bonus} здесь ничего не нужно",
    ),
    "proposal": (
        "“{given}” is nothing that can be proposed here",
        "„{given}“ kann hier nicht vorgeschlagen werden",
        "«{given}» здесь предложить нельзя",
    ),
    # what goes on
    "nobody_acts": (
        "no seat can act: go on with the next turn, or write “finished”",
        "niemand kann ziehen: Mach mit dem nächsten Zug weiter oder schreib „finished“",
        "ходить некому: начните со следующего хода или напишите «finished»",
    ),
    "ludwig_drawn": (
        "{player} has two rooms drawn before they are assigned (R12.3)",
        "{player}: Vor dem Zuteilen sind zwei Räume gezogen (R12.3)",
        "{player}: перед распределением взято два помещения (R12.3)",
    ),
    "still_assigning": (
        "{player} has rooms to assign, but placing has begun (R4.2)",
        "{player}: Es sind noch Räume zuzuteilen, das Anlegen hat aber begonnen (R4.2)",
        "{player}: помещения ещё не распределены, а строительство уже началось (R4.2)",
    ),
    "ludwig_first": (
        "{player} chooses only after Ludwig’s rooms are assigned (R12.4)",
        "{player}: Gewählt wird erst, wenn Ludwigs Räume zugeteilt sind (R12.4)",
        "{player}: выбирают только после распределения помещений Людвига (R12.4)",
    ),
    "assigning": (
        "{player} has two rooms to assign, or one assigned to each castle (R4.1)",
        "{player}: Zwei Räume sind noch zuzuteilen, oder jedes Schloss hat schon einen (R4.1)",
        "{player}: либо два помещения ещё не распределены, либо по одному отдано каждому"
        " замку (R4.1)",
    ),
    "still_choosing": (
        "{player} has rooms to lay, but the rooms are still being chosen (R3.4)",
        "{player}: Es sind Räume anzulegen, gewählt wird aber noch (R3.4)",
        "{player}: есть что строить, а помещения ещё выбирают (R3.4)",
    ),
    "not_placing": (
        "castle {castle}: bonuses and waiting belong to placing (R4.5, R5.1)",
        "Schloss {castle}: Boni und Warten gibt es nur beim Anlegen (R4.5, R5.1)",
        "замок {castle}: бонусы и ожидание бывают только при строительстве (R4.5, R5.1)",
    ),
    "still_placing": (
        "castle {castle}: rooms are still to be laid, the game is not finished (R3.7)",
        "Schloss {castle}: Es ist noch etwas anzulegen, die Partie ist nicht zu Ende (R3.7)",
        "замок {castle}: ещё не всё построено, партия не окончена (R3.7)",
    ),
    "cannot_wait": (
        "castle {castle}: who comes second, or builds with Ludwig, cannot wait (R4.5)",
        "Schloss {castle}: Wer als Zweites anlegt oder mit Ludwig baut, kann nicht warten (R4.5)",
        "замок {castle}: кто строит вторым или вместе с Людвигом, ждать не может (R4.5)",
    ),
    "cannot_disagree": (
        "castle {castle}: beside Ludwig there is nobody to disagree (R12.5)",
        "Schloss {castle}: Neben Ludwig kann niemand ablehnen (R12.5)",
        "замок {castle}: рядом с Людвигом возражать некому (R12.5)",
    ),
    # deals, and what chance revealed
    "what": ("{what}: {wrong}", "{what}: {wrong}", "{what}: {wrong}"),
    "setup": (
        "set-up: expected the names {known}, not {given}",
        "Startaufstellung: Erwartet werden die Namen {known}, nicht {given}",
        "раздача: нужны имена {known}, а не {given}",
    ),
    "missing": (
        "set-up: “{name}” is missing",
        "Startaufstellung: „{name}“ fehlt",
        "раздача: нет «{name}»",
    ),
    "each_castle": (
        "{what} must be a list of {number}, one for each castle",
        "{what}: eine Liste mit {number} Einträgen, einem für jedes Schloss",
        "{what}: список, записей {number}, по одной на замок",
    ),
    "each_player": (
        "{what} must be a list of {number}, one for each player",
        "{what}: eine Liste mit {number} Einträgen, einem je Platz",
        "{what}: список, записей {number}, по одной на игрока",
    ),
    "names": (
        "{what} must be a list of {number} names",
        "{what}: eine Liste mit {number} Namen",
        "{what}: список, названий в нём {number}",
    ),
    "throne_twice": (
        "a throne room is laid twice (R1.3)",
        "ein Thronsaal liegt zweimal da (R1.3)",
        "тронный зал выложен дважды (R1.3)",
    ),
    "not_ludwigs": (
        "{room} is not in Ludwig’s stack",
        "„{room}“ liegt nicht in Ludwigs Stapel",
        "помещения «{room}» нет в стопке Людвига",
    ),
    "same_card": (
        "the card {card} is there twice",
        "die Karte „{card}“ ist zweimal da",
        "карта «{card}» указана дважды",
    ),
    "dealt_twice": (
        "{room} is dealt twice",
        "„{room}“ ist zweimal ausgeteilt",
        "помещение «{room}» роздано дважды",
    ),
    "undrawable": (
        "{name} cannot be drawn now",
        "„{name}“ kann jetzt nicht gezogen werden",
        "взять «{name}» сейчас нельзя",
    ),
}
DEAL: Phrases = ("set-up", "Startaufstellung", "раздача")
SETUP: Phrases = ("set-up: {what}", "Startaufstellung: {what}", "раздача: {what}")
HAND: Phrases = ("hand {number}", "Stapel {number}", "стопка {number}")


def wrong(key: str, **values: object) -> Message:
    """Return one thing that is wrong."""
    return Message(WRONG[key], **values)


def room_told(number: int) -> Callable[[str], str]:
    """Return how a room is called by a reader of any language."""
    return partial(room_name, number)


def card_told(number: int) -> Callable[[str], str]:
    """Return how a bonus card is called by a reader of any language."""
    return partial(card_name, number)


def player_told(s: State, number: int) -> Message:
    """Return how a player is called: by the seat, or Ludwig."""
    return Message(NUMBERED_SEAT, number=number + 1) if number < s.seats else Message(LUDWIG)
