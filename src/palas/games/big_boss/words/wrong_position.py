"""What may be wrong with a position text of Big Boss, in every language."""

from __future__ import annotations

from functools import partial

from palas.games.big_boss.names import building_name
from palas.games.big_boss.tables import CASTLES
from palas.kernel.message import Message, Words
from palas.kernel.phrases import Phrases

OF_SEAT: Phrases = ("{what} of seat {seat}", "{what} von Platz {seat}", "{what} (место {seat})")
CASTLE: Phrases = ("castle {name}", "Schloss {name}", "замок {name}")
VILLA: Phrases = ("villa {plot}", "Villa {plot}", "вилла {plot}")
BEGINS: Phrases = (
    " (lines begin with: {known})",
    " (Zeilen beginnen mit: {known})",
    " (строки начинаются так: {known})",
)
NUMBERS: dict[str, Phrases] = {  # what is a number within bounds, or said once
    "seats": ("the number of seats", "Anzahl der Plätze", "количество мест"),
    "seat": ("a seat", "Platz", "место"),
    "plot": ("a plot", "Feld", "участок"),
    "height": ("a height", "Höhe", "высота"),
    "seatings": (
        "the number of nobles left",
        "Anzahl der Adligen, die noch folgen",
        "сколько дворян ещё можно поставить",
    ),
    "card": ("a building card", "Baukarte", "карта строительства"),
    "hidden": ("a number of hidden cards", "Anzahl verdeckter Karten", "количество скрытых карт"),
    "deck": ("the size of the deck", "Anzahl der Karten im Stapel", "количество карт в колоде"),
    "open": ("open cards", "offene Karten", "открытые карты"),
    "played": ("played cards", "gespielte Karten", "сыгранные карты"),
    "money": ("money", "Geld", "деньги"),
    "barons": ("barons", "Barone", "бароны"),
    "grandees": ("grandees", "Granden", "гранды"),
    "tower cards": ("tower cards", "Turmkarten", "карты башни"),
    "cards": ("cards", "Karten", "карты"),
    "leaving": ("leaving", "Ausscheiden", "выбывание"),
}
NOBLES: dict[str, Phrases] = {  # that are counted
    "baron": ("barons", "Barone", "баронов"),
    "grandee": ("grandees", "Granden", "грандов"),
}
WRONG: dict[str, Phrases] = {
    # lines
    "empty": (
        "the text is empty; a position begins like “{example}”",
        "der Text ist leer; eine Stellung beginnt etwa so: „{example}“",
        "текст пуст; позиция начинается примерно так: «{example}»",
    ),
    "header": (
        "a position begins like “{example}”, not “{given}”",
        "eine Stellung beginnt etwa so: „{example}“, nicht „{given}“",
        "позиция начинается примерно так: «{example}», а не «{given}»",
    ),
    "line": (
        "unknown line “{word}”{known}",
        "unbekannte Zeile „{word}“{known}",
        "неизвестная строка «{word}»{known}",
    ),
    "option": (
        "the only option is “{option}”, not “{given}”",
        "die einzige Option ist „{option}“, nicht „{given}“",
        "единственный вариант — «{option}», а не «{given}»",
    ),
    "counter": (
        "“{given}” is not a number of {known}",
        "„{given}“ ist keine Anzahl von {known}",
        "«{given}» — ничего из этого: {known}",
    ),
    # the decision
    "decision": (
        "“{given}” is not turn, act, survivor on 10, promote on 10, noble on 44-46 (2 left) or"
        " finished",
        "„{given}“ ist nicht turn, act, survivor on 10, promote on 10, noble on 44-46 (2 left)"
        " oder finished",
        "«{given}» — не turn, act, survivor on 10, promote on 10, noble on 44-46 (2 left) и не"
        " finished",
    ),
    "finished_seat": (
        "a finished game has no seat to act",
        "ist die Partie zu Ende, ist niemand am Zug",
        "когда партия окончена, ходить некому",
    ),
    "no_seat": (
        "no seat to act: write “seat 1 to act”, or “finished”",
        "niemand ist am Zug: Schreib „seat 1 to act“ oder „finished“",
        "ходить некому: напишите «seat 1 to act» или «finished»",
    ),
    "new_plots": (
        "nobles follow on one plot or on a stone’s three, not on {first}-{last}",
        "Adlige folgen auf einem Feld oder auf den dreien eines Gründungssteins, nicht auf"
        " {first}-{last}",
        "дворян ставят на один участок или на три участка камня основания, а не на {first}-{last}",
    ),
    "joint": (
        "plot {plot} joins two castles: draw it in neither",
        "Feld {plot} verbindet zwei Schlösser: Trag es bei keinem der beiden ein",
        "участок {plot} соединяет два замка: не указывайте его ни в одном из них",
    ),
    # buildings
    "building": (
        "a building reads like “castle Cádiz 7: 1 2b1 1, stone 7” or “villa 39: 1 2”",
        "ein Gebäude sieht etwa so aus: „castle Cádiz 7: 1 2b1 1, stone 7“ oder „villa 39: 1 2“",
        "здание записывают примерно так: «castle Cádiz 7: 1 2b1 1, stone 7» или «villa 39: 1 2»",
    ),
    "no_plots": (
        "{building} has no plots: give the height of each",
        "{building} hat keine Felder: Nenne von jedem die Höhe",
        "{building}: нет участков, укажите высоту каждого",
    ),
    "no_castle": (
        "no castle “{given}” (castles: {known})",
        "kein Schloss „{given}“ (Schlösser: {known})",
        "нет замка «{given}» (замки: {known})",
    ),
    "no_height": (
        "“{given}” is no height: write 2, or 2b1 for a baron of seat 1 on it",
        "„{given}“ ist keine Höhe: Schreib 2 oder, mit einem Baron von Platz 1 darauf, 2b1",
        "«{given}» — не высота: напишите 2 или, если сверху барон места 1, 2b1",
    ),
    "leaves": (
        "{building} leaves the street behind plot {last}",
        "{building} ragt hinter Feld {last} über den Spielplan hinaus",
        "{building} выходит за конец улицы, за участок {last}",
    ),
    "built_twice": (
        "plot {plot} is built twice: {first} and {second}",
        "Feld {plot} ist doppelt bebaut: {first} und {second}",
        "участок {plot} застроен дважды: {first} и {second}",
    ),
    "touch": (
        "{first} and {second} touch: that is one building (R2.1)",
        "{first} und {second} berühren sich: Das ist ein einziges Gebäude (R2.1)",
        "{first} и {second} соприкасаются: это одно здание (R2.1)",
    ),
    "stones_named": (
        "stones are already named with their castles",
        "die Gründungssteine stehen schon bei ihren Schlössern",
        "камни основания уже указаны у своих замков",
    ),
    "stones": (
        "{count} founding stones; there are {whole} (R5.6)",
        "{count} Gründungssteine; es gibt nur {whole} (R5.6)",
        "камней основания {count}, а всего их {whole} (R5.6)",
    ),
    "stone_place": (
        "stone {stone} does not lie under three plots of one castle",
        "Gründungsstein {stone} liegt nicht unter drei Feldern eines Schlosses",
        "камень основания {stone} лежит не под тремя участками одного замка",
    ),
    "stone_on_stone": (
        "stone {stone} lies on another founding stone",
        "Gründungsstein {stone} liegt auf einem anderen",
        "камень основания {stone} лежит на другом камне",
    ),
    # cards
    "seat": (
        "a seat reads like “{example}”",
        "ein Platz sieht etwa so aus: „{example}“",
        "место записывают примерно так: «{example}»",
    ),
    "part": (
        "“{given}” is not money, nobles, cards, tower cards or “left”",
        "„{given}“ ist weder Geld noch Adlige, Karten, Turmkarten oder „left“",
        "«{given}» — не деньги, не дворяне, не карты, не карты башни и не «left»",
    ),
    "open": (
        "{count} open cards; there is room for {whole}",
        "{count} offene Karten; Platz ist nur für {whole}",
        "открытых карт {count}, а мест для них {whole}",
    ),
    "rest": (
        "“{rest}” stands for the rest of the deck and comes last",
        "„{rest}“ steht für den Rest des Stapels und kommt zuletzt",
        "«{rest}» означает остаток колоды и стоит последним",
    ),
    "nowhere": (
        "card {card} is nowhere: name it in a hand, open, deck or played",
        "Karte {card} ist nirgends: Nenne sie auf einer Hand (cards), bei open, deck oder played",
        "карты {card} нигде нет: укажите её у игрока (cards), в open, deck или played",
    ),
    "hidden": (
        "cards hidden: {hidden}, but cards named nowhere: {unnamed}; the numbers must agree",
        "verdeckte Karten: {hidden}, nirgends genannte: {unnamed}; die Zahlen müssen gleich sein",
        "скрытых карт: {hidden}, нигде не названных: {unnamed}; числа должны совпадать",
    ),
    "card_twice": (
        "card {card} is named twice",
        "Karte {card} ist zweimal genannt",
        "карта {card} указана дважды",
    ),
    # what every position keeps
    "many_nobles": (
        "seat {seat}: too many {kind} on the board: {standing}; a seat has {number} (R1.5)",
        "Platz {seat}: zu viele {kind} auf dem Spielplan: {standing}; je Platz gibt es {number}"
        " (R1.5)",
        "место {seat}: слишком много {kind} на улице: {standing}; у каждого их {number} (R1.5)",
    ),
    "nobles": (
        "seat {seat}: {kind} in supply: {supply}, on the board: {standing};"
        " together they are {number} (R1.5)",
        "Platz {seat}: {kind} im Vorrat: {supply}, auf dem Spielplan: {standing};"
        " zusammen müssen es {number} sein (R1.5)",
        "место {seat}: {kind} в запасе: {supply}, на улице: {standing};"
        " вместе их должно быть {number} (R1.5)",
    ),
    "towers": (
        "tower cards in hands: {held}, in stock: {stock}; there are {whole} (R1.2)",
        "Turmkarten auf der Hand: {held}, im Stapel: {stock}; es gibt {whole} (R1.2)",
        "карт башни в руках: {held}, в запасе: {stock}; всего их {whole} (R1.2)",
    ),
    "blocks": (
        "blocks on the board: {built}, in supply: {supply}; there are {whole} (R1.2)",
        "Bausteine auf dem Spielplan: {built}, im Vorrat: {supply}; es gibt {whole} (R1.2)",
        "блоков на улице: {built}, в запасе: {supply}; всего их {whole} (R1.2)",
    ),
    "castle_value": (
        "{building} is worth {value}; a castle is worth at least {least} (R2.2)",
        "{building} ist {value} wert; ein Schloss ist mindestens {least} wert (R2.2)",
        "{building}: стоимость {value}, а у замка она не меньше {least} (R2.2)",
    ),
    "oversized": (
        "{building} is worth {value} or more and a flag is free: draw it as a castle (R12.3)",
        "{building} ist {value} oder mehr wert und eine Fahne ist frei: Trag sie als Schloss ein"
        " (R12.3)",
        "{building}: стоимость {value} или больше, а флаг свободен: укажите её как замок (R12.3)",
    ),
    "left": (
        "seat {seat} is to act but has left the game",
        "Platz {seat} ist am Zug, aber schon ausgeschieden",
        "место {seat} должно ходить, но уже выбыло из игры",
    ),
    "passes": (
        "passes {passes}: with all seats passing the game ends (R17.2)",
        "passes {passes}: Wenn alle passen, endet die Partie (R17.2)",
        "passes {passes}: когда пасуют все, партия заканчивается (R17.2)",
    ),
    "no_blocks": (
        "blocks 0: the game has ended, write “finished” (R17.1)",
        "blocks 0: Die Partie ist zu Ende, schreib „finished“ (R17.1)",
        "blocks 0: партия окончена, напишите «finished» (R17.1)",
    ),
    "no_stone": (
        "noble on {plot}: no founding stone begins there",
        "noble on {plot}: Dort beginnt kein Gründungsstein",
        "noble on {plot}: там не начинается камень основания",
    ),
    "not_built": (
        "noble on {plot}: nothing is built there",
        "noble on {plot}: Dort ist nichts gebaut",
        "noble on {plot}: там ничего не построено",
    ),
    "no_castles": (
        "survivor on {plot}: no two castles lie beside it (R10.1)",
        "survivor on {plot}: Daneben liegen keine zwei Schlösser (R10.1)",
        "survivor on {plot}: рядом нет двух замков (R10.1)",
    ),
    "no_choice": (
        "survivor on {plot}: values {low} and {high} leave no choice;"
        " they differ by at most 1 and are below {most} (R10.3)",
        "survivor on {plot}: Die Werte {low} und {high} lassen keine Wahl;"
        " sie unterscheiden sich höchstens um 1 und liegen unter {most} (R10.3)",
        "survivor on {plot}: стоимости {low} и {high} не оставляют выбора;"
        " они отличаются не больше чем на 1 и меньше {most} (R10.3)",
    ),
    "no_merger": (
        "promote on {plot}: no castle was joined there",
        "promote on {plot}: Dort wurde kein Schloss verbunden",
        "promote on {plot}: там не соединяли замков",
    ),
    "promote": (
        "promote: a free flag and two villas worth 5 or more are needed (R12.5)",
        "promote: Nötig sind eine freie Fahne und zwei Villen mit Wert 5 oder mehr (R12.5)",
        "promote: нужны свободный флаг и две виллы стоимостью 5 или больше (R12.5)",
    ),
}


def castle_words(castle: int) -> Message:
    """Return the words for a castle."""
    return Message(CASTLE, name=partial(_name, castle))


def villa_words(plot: int) -> Message:
    """Return the words for the villa that begins on a plot, counted from 0."""
    return Message(VILLA, plot=plot + 1)


def of_seat(what: str, seat: int) -> Words:
    """Return the words for something of a seat, counted from 0."""
    return Message(OF_SEAT, what=NUMBERS[what], seat=seat + 1).told


def castle_names(language: str) -> str:
    """Return the names of all castles."""
    return ", ".join(_name(castle, language) for castle in range(len(CASTLES)))


def _name(castle: int, language: str) -> str:
    return building_name(castle, language).nominative
