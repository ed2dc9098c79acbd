"""Why a room, an attendant or a bonus card has its points: the sentences of the score sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.card_scoring import (
    card_count,
    card_rooms,
    type_count,
    types_at_throne,
    types_in,
)
from palas.games.two_castles.cards import (
    ATTENDANTS_CARD,
    CARD_POINTS,
    FIVE_OF_A_TYPE_CARD,
    HEIGHT_CARD,
    ROOM_TYPES_CARD,
    THREE_OF_A_TYPE_CARD,
    TYPES_AT_THRONE_CARD,
    WIDTH_CARD,
)
from palas.games.two_castles.names import ATTENDANTS, CARDS, room_name, type_name, type_plural
from palas.games.two_castles.rooms import (
    CONNECTED,
    FAR,
    NOWHERE,
    ROOM_POINTS,
    ROOM_WHERE,
    THRONE_POINTS,
    WHERE_HIGHEST,
    WHERE_LOWEST,
    room_type,
)
from palas.games.two_castles.scoring import attendant_rooms, sleeping_points
from palas.games.two_castles.tables import (
    FOUNTAIN_TYPE,
    NO_ATTENDANT,
    REGULAR_TYPES,
    THRONE_TYPE,
)
from palas.games.two_castles.wish_words import (
    COUNTED,
    DIRECTIONS,
    FOUNTAIN_WORDS,
    decorated,
    step_from_throne,
    throne_wanted,
    wanted,
)
from palas.games.two_castles.wishes import THRONE, givers, throne_givers
from palas.kernel.phrases import Forms, Phrases, counted, in_language, listed

if TYPE_CHECKING:
    from palas.games.two_castles.state import State

AT: Phrases = (
    "{points} for {name} {where}",
    "{points} für {name} {where}",
    "{name} {where} — {points}",
)
FOR: Phrases = ("{points} for {names}", "{points} für {names}", "{names} — {points}")
EACH: Phrases = ("{points} each for {names}", "je {points} für {names}", "{names} — по {points}")
NOTHING: Phrases = (
    "nothing, it wants {wish}",
    "nichts, gewünscht sind {wish}",
    "ничего, желательны {wish}",
)
NONE_COUNTED: Phrases = (
    "nothing, it counts {counted}",
    "nichts, es zählen {counted}",
    "ничего, считаются {counted}",
)
ALL_TYPES: Phrases = (
    "{points}, all six other regular types are in the castle",
    "{points}, alle sechs anderen normalen Raumtypen sind im Schloss",
    "{points}, в замке есть все шесть прочих обычных типов",
)
MISSING_TYPE: Phrases = (
    "{points}, missing for 4: {types}",
    "{points}, für 4 fehlt noch: {types}",
    "{points}, до 4 не хватает: {types}",
)
MISSING_TYPES: Phrases = (
    "{points}, missing for 4: {types}",
    "{points}, für 4 fehlen noch: {types}",
    "{points}, до 4 не хватает: {types}",
)
LEVELS: Forms = (("level", "levels"), ("Stockwerk", "Stockwerke"), ("этаж", "этажа", "этажей"))
COLUMNS: Forms = (("column", "columns"), ("Spalte", "Spalten"), ("столбец", "столбца", "столбцов"))
MEASURED: Phrases = ("{name} ({count})", "{counted}", "{counted}")  # the English is in records
THRONE_OBJECT: Phrases = ("throne room", "den Thronsaal", "тронный зал")
CARD: Phrases = ("bonus card “{name}”", "Bonuskarte „{name}“", "карта бонуса «{name}»")
QUOTED: Phrases = ("{name}", "„{name}“", "«{name}»")


def members(rooms: int) -> list[int]:
    """Return the indices in a set of rooms, ascending; the throne room is the last."""
    return [index for index in range(THRONE + 1) if rooms >> index & 1]


def name_at(s: State, castle: int, index: int, language: str) -> str:
    """Return the name of a room of a castle as the object of a sentence, or the throne room."""
    if index == THRONE:
        return in_language(THRONE_OBJECT, language)
    name = room_name(s.room[castle][index], language)
    return in_language(QUOTED, language).format(name=name)


def room_words(s: State, castle: int, index: int, language: str) -> str:
    """Return why a room has its points: 'Wine Room: 2 for King's Chambers above, ...'."""
    room = s.room[castle][index]
    name = room_name(room, language)
    if ROOM_WHERE[room] == NOWHERE:
        return f"{name}: {_plain_words(s, castle, room_type(room), language)}"
    found = members(givers(s, castle, index))
    if not found:
        wish = wanted(room, language)
        return f"{name}: {in_language(NOTHING, language).format(wish=wish)}"
    if _is_near(ROOM_WHERE[room]):
        words = _near_words(s, castle, index, found, language)
    else:
        words = _each_words(s, castle, found, ROOM_POINTS[room], language)
    return f"{name}: {words}"


def throne_words(s: State, castle: int, language: str) -> str:
    """Return why the throne room has its points."""
    name = _capital(type_name(THRONE_TYPE, language))
    found = members(throne_givers(s, castle))
    if not found:
        wish = throne_wanted(s.throne[castle], language)
        return f"{name}: {in_language(NOTHING, language).format(wish=wish)}"
    steps = [step_from_throne(s.room_x[castle][i], s.room_y[castle][i]) for i in found]
    words = (
        _one_words(s, castle, index, THRONE_POINTS, step, language)
        for index, step in zip(found, steps, strict=True)
    )
    return f"{name}: {', '.join(words)}"


def attendant_words(s: State, castle: int, place: int, language: str) -> str:
    """Return why an attendant has its points."""
    name = _capital(in_language(ATTENDANTS[s.attendant[castle][place]], language))
    found = members(attendant_rooms(s, castle, place))
    if not found:
        loved = decorated(s.attendant[castle][place], language)
        return f"{name}: {in_language(NONE_COUNTED, language).format(counted=loved)}"
    return f"{name}: {_each_words(s, castle, found, 1, language)}"


def card_reason_words(s: State, castle: int, card: int, language: str) -> str:
    """Return why a bonus card has its points."""
    name = in_language(CARD, language).format(name=in_language(CARDS[card], language))
    return f"{_capital(name)}: {_counted_words(s, castle, card, language)}"


def _counted_words(s: State, castle: int, card: int, language: str) -> str:
    points, count = CARD_POINTS[card], card_count(s, castle, card)
    if count == 0:
        nothing = in_language(COUNTED[card], language)
        return in_language(NONE_COUNTED, language).format(counted=nothing)
    if found := members(card_rooms(s, castle, card)):
        return _each_words(s, castle, found, points, language)
    if card in (HEIGHT_CARD, WIDTH_CARD):
        forms = LEVELS if card == HEIGHT_CARD else COLUMNS
        said = {"name": forms[0][1], "count": count, "counted": counted(count, forms, language)}
        return _each([in_language(MEASURED, language).format(**said)], points, language, count)
    names = _counted_names(s, castle, card, language)
    return _each(names, points, language, count)


def _counted_names(s: State, castle: int, card: int, language: str) -> list[str]:
    """Return what a bonus card counts when it does not count rooms."""
    if card == ATTENDANTS_CARD:
        present = [kind for kind in s.attendant[castle] if kind != NO_ATTENDANT]
        return [in_language(ATTENDANTS[kind], language) for kind in present]
    if card == ROOM_TYPES_CARD:
        return [type_name(kind, language) for kind in members(types_in(s, castle))]
    if card == TYPES_AT_THRONE_CARD:
        return [type_name(kind, language) for kind in members(types_at_throne(s, castle))]
    least = {FIVE_OF_A_TYPE_CARD: 5, THREE_OF_A_TYPE_CARD: 3}[card]
    kinds = [kind for kind in range(REGULAR_TYPES) if type_count(s, castle, kind) >= least]
    return [type_plural(kind, language) for kind in kinds]


def _plain_words(s: State, castle: int, kind: int, language: str) -> str:
    if kind == FOUNTAIN_TYPE:
        return in_language(FOUNTAIN_WORDS, language)
    points = sleeping_points(s, castle)
    missing = [k for k in range(REGULAR_TYPES) if not types_in(s, castle) >> k & 1]
    types = listed([type_name(kind, language) for kind in missing], language)
    phrases = {0: ALL_TYPES, 1: MISSING_TYPE}.get(len(missing), MISSING_TYPES)
    return in_language(phrases, language).format(points=points, types=types)


def _is_near(where: int) -> bool:
    """Tell whether a wish looks at the cells nearby, so that each has a direction."""
    is_bounded = WHERE_HIGHEST[where] < FAR and WHERE_LOWEST[where] > -FAR
    return where != CONNECTED and is_bounded


def _near_words(s: State, castle: int, index: int, found: list[int], language: str) -> str:
    points = ROOM_POINTS[s.room[castle][index]]
    steps = [_step(s, castle, index, other) for other in found]
    return ", ".join(
        _one_words(s, castle, other, points, step, language)
        for other, step in zip(found, steps, strict=True)
    )


def _one_words(
    s: State, castle: int, index: int, points: int, step: tuple[int, int], language: str
) -> str:
    name = name_at(s, castle, index, language)
    where = in_language(DIRECTIONS[step], language)
    return in_language(AT, language).format(points=points, name=name, where=where)


def _each_words(s: State, castle: int, found: list[int], points: int, language: str) -> str:
    names = [name_at(s, castle, index, language) for index in found]
    return _each(names, points, language, len(names))


def _each(names: list[str], points: int, language: str, count: int) -> str:
    phrases = EACH if count > 1 else FOR
    return in_language(phrases, language).format(points=points, names=listed(names, language))


def _step(s: State, castle: int, index: int, other: int) -> tuple[int, int]:
    """Return the steps from a room to another; the throne is one wide room."""
    x, y = s.room_x[castle][index], s.room_y[castle][index]
    if other == THRONE:
        return int(x < 0) - int(x > 1), -y
    return s.room_x[castle][other] - x, s.room_y[castle][other] - y


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
