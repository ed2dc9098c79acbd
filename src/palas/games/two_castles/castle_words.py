"""What can be wrong with a castle file, in every language: how it is drawn, and what it breaks."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from palas.games.two_castles.names import room_name
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.games.two_castles.castle_checks import Cell
    from palas.kernel.phrases import Forms, Phrases

MORE: Forms = (
    ("more", "more"),
    ("weiterer Fehler", "weitere Fehler"),
    ("ошибка", "ошибки", "ошибок"),
)

WRONG: dict[str, Phrases] = {
    # where it is
    "castle": ("castle {name}: {wrong}", "Schloss {name}: {wrong}", "замок {name}: {wrong}"),
    "cell": (
        "level {level}, column {column}",
        "Stockwerk {level}, Spalte {column}",
        "уровень {level}, столбец {column}",
    ),
    "there": ("{where}: {wrong}", "{where}: {wrong}", "{where}: {wrong}"),
    "more": ("{wrong} (and {more})", "{wrong} (und {more})", "{wrong} (и ещё {more})"),
    # what cannot be read
    "no_castle": (
        "the file draws no castle",
        "in der Datei ist kein Schloss gezeichnet",
        "в файле не нарисовано ни одного замка",
    ),
    "too_many": (
        "{number} castles are drawn: at most {most} play (R1.6)",
        "{number} Schlösser sind gezeichnet, höchstens {most} spielen mit (R1.6)",
        "нарисовано замков: {number}, а в игре их не больше {most} (R1.6)",
    ),
    "header": (
        "“{given}” in the castle line is not “throne TYPE+TYPE”",
        "hinter dem Namen des Schlosses steht „{given}“ statt „Thronsaal TYP+TYP“",
        "после названия замка стоит «{given}», а нужно «тронный зал ТИП+ТИП»",
    ),
    "line": (
        "cannot read “{given}”: a line is a row of rooms with “|” between them,"
        " or begins with castle, throne, attendants: or cards:",
        "„{given}“ ist unverständlich: Eine Zeile ist eine Reihe von Räumen mit „|“ dazwischen"
        " oder beginnt mit Schloss, Thronsaal, Bedienstete: oder Bonuskarten:",
        "строка «{given}» непонятна: строка — это ряд помещений, разделённых знаком «|»,"
        " или начинается со слов «замок», «тронный зал», «слуги:» или «карты бонусов:»",
    ),
    "no_throne": (
        "no THRONE is drawn: every castle has one, on level 0 (R2.1)",
        "THRONSAAL fehlt in der Zeichnung: Jedes Schloss hat einen, in Stockwerk 0 (R2.1)",
        "ТРОННЫЙ ЗАЛ не нарисован: он есть в каждом замке, на уровне 0 (R2.1)",
    ),
    "thrones": (
        "THRONE is drawn more than once: every castle has one, on level 0 (R2.1)",
        "THRONSAAL ist mehrmals gezeichnet: Jedes Schloss hat nur einen, in Stockwerk 0 (R2.1)",
        "ТРОННЫЙ ЗАЛ нарисован несколько раз: в замке он один, на уровне 0 (R2.1)",
    ),
    "level_twice": (
        "level {level} is drawn twice",
        "Stockwerk {level} ist zweimal gezeichnet",
        "уровень {level} нарисован дважды",
    ),
    "throne_level": (
        "the throne is drawn on level {level}, it lies on level 0 (R2.1)",
        "der Thronsaal ist in Stockwerk {level} gezeichnet, gehört aber in Stockwerk 0 (R2.1)",
        "тронный зал нарисован на уровне {level}, а его место — на уровне 0 (R2.1)",
    ),
    "second_half": (
        "“{given}” stands on the throne's second cell;"
        " THRONE takes two columns, write “THRONE | | …” (R2.1)",
        "„{given}“ steht auf dem zweiten Feld des Thronsaals; er ist zwei Spalten breit:"
        " Schreib „THRONSAAL | | …“ (R2.1)",
        "«{given}» стоит на второй клетке тронного зала; он занимает два столбца:"
        " пишите «ТРОННЫЙ ЗАЛ | | …» (R2.1)",
    ),
    "which_throne": (
        "which throne room is it? Write for example “throne {throne}”",
        "welcher Thronsaal ist es? Schreib zum Beispiel „Thronsaal {throne}“",
        "какой это тронный зал? Напишите, например, «тронный зал {throne}»",
    ),
    "size": (
        "{number} rooms: a castle holds at most {most} (R2.10)",
        "{number} Räume: In ein Schloss passen höchstens {most} (R2.10)",
        "помещений: {number}, а в замке их не больше {most} (R2.10)",
    ),
    "too_far": (
        "{where} is too far from the throne (R2.10)",
        "{where}: zu weit vom Thronsaal entfernt (R2.10)",
        "{where}: слишком далеко от тронного зала (R2.10)",
    ),
    # rules that a castle breaks
    "support": (
        "{room} has no room straight below to support it (R2.3)",
        "„{room}“ hat keinen Raum direkt darunter, der ihn stützt (R2.3)",
        "у помещения «{room}» нет опоры снизу (R2.3)",
    ),
    "open_sky": (
        "{room} lies above {below}, where nothing may lie (R2.9)",
        "„{room}“ liegt über „{below}“, darüber darf aber nichts liegen (R2.9)",
        "помещение «{room}» построено над помещением «{below}», а над ним строить нельзя (R2.9)",
    ),
    "joined": (
        "{room} is not joined to the throne by edges (R2.2)",
        "„{room}“ ist nicht über gemeinsame Kanten mit dem Thronsaal verbunden (R2.2)",
        "помещение «{room}» не связано с тронным залом общими границами (R2.2)",
    ),
    "too_high": (
        "{room} is not below ground, where {kinds} belong (R2.7)",
        "„{room}“ liegt nicht unterirdisch, {kinds} gehören aber dorthin (R2.7)",
        "помещение «{room}» построено слишком высоко: {kinds} строят только ниже первого"
        " этажа (R2.7)",
    ),
    "too_low": (
        "{room} is below ground, where no {kinds} may lie ({clause})",
        "„{room}“ liegt unterirdisch, {kinds} dürfen dort aber nicht liegen ({clause})",
        "помещение «{room}» построено ниже первого этажа: {kinds} там строить нельзя ({clause})",
    ),
    "repeated": (
        "{room} lies already on {other} (R1.1)",
        "„{room}“ liegt schon in {other} (R1.1)",
        "помещение «{room}» уже построено ({other}) (R1.1)",
    ),
    "overlap": (
        "{room} lies on another room (R2.2)",
        "„{room}“ liegt auf einem anderen Raum (R2.2)",
        "помещение «{room}» лежит на другом (R2.2)",
    ),
    "attendants": (
        "attendants: the throne room has two places, none for {left} (R6.8)",
        "Bedienstete: Der Thronsaal hat nur zwei Felder, überzählig: {left} (R6.8)",
        "слуги: в тронном зале только две ячейки, не помещается: {left} (R6.8)",
    ),
    "cards": (
        "cards: a castle keeps two at most, not {left} (R5.12)",
        "Bonuskarten: Ein Schloss behält höchstens zwei, überzählig: {left} (R5.12)",
        "карты бонусов: у замка их не больше двух, лишнее: {left} (R5.12)",
    ),
    "other_castle": (
        "{room} lies in another castle of the file (R1.1)",
        "„{room}“ liegt schon in einem anderen Schloss der Datei (R1.1)",
        "помещение «{room}» уже есть в другом замке файла (R1.1)",
    ),
    "card_twice": (
        "cards: {card} is there already (R1.4)",
        "Bonuskarten: „{card}“ ist schon da (R1.4)",
        "карты бонусов: карта «{card}» уже есть (R1.4)",
    ),
    "throne_twice": (
        "throne {throne}: it is in another castle of the file (R1.3)",
        "Thronsaal {throne}: Er liegt schon in einem anderen Schloss der Datei (R1.3)",
        "тронный зал {throne}: он уже есть в другом замке файла (R1.3)",
    ),
}


def wrong(key: str, **values: object) -> Message:
    """Return one thing that is wrong."""
    return Message(WRONG[key], **values)


def cell_words(cell: Cell, first_column: int) -> Message:
    """Return where a cell is in the drawing: 'level 1, column 3'."""
    return wrong("cell", level=cell[1], column=cell[0] - first_column + 1)


def there(cell: Cell, first_column: int, problem: Message) -> Message:
    """Return what is wrong with a cell, and where it is."""
    return wrong("there", where=cell_words(cell, first_column), wrong=problem)


def in_castle(name: str, problem: Message) -> Message:
    """Return what is wrong with a castle, which has perhaps a name."""
    return wrong("castle", name=quoted(name), wrong=problem) if name else problem


def and_more(problem: Message, number: int) -> Message:
    """Return the first problem of several, and how many there are besides."""
    more = partial(counted, number, MORE)
    return wrong("more", wrong=problem, more=more) if number else problem


def named(room: int) -> Callable[[str], str]:
    """Return how a room is called by a reader of any language."""
    return partial(room_name, room)
