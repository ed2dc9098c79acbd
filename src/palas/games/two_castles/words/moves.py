"""The words of every move in Two Castles.

The English words are a promise: records and programs may rely on them.

    choose Wine Room
    send Wine Room left and Terrace right
    give Wine Room to your castle with Ludwig and Terrace to the other
    left castle: place Wine Room on level 1, left 2
    left castle: place Ludwig's Wine Room on the ground floor, right 1
    left castle: wait for the partner
    right castle: take the living room bonus
    right castle: keep Bakery
    right castle: keep the card width
    right castle: take the painter
    right castle: take a fountain
    right castle: agree: keep Bakery
    right castle: disagree: keep Bakery

How a cell is named is described in `cells`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from palas.games.two_castles.names import (
    ATTENDANT_OBJECTS,
    card_name,
    room_name,
    type_name,
    type_plural,
)
from palas.games.two_castles.state import NO_PROPOSAL, State
from palas.games.two_castles.tables import NO_ROOM
from palas.games.two_castles.words.acts import (
    LUDWIG_KINDS,
    NO_SIDE,
    Act,
    Kind,
    act_of,
    castle_of,
    decision_of,
    ludwig_side,
    ludwigs_room,
    other_chosen,
    room_to_lay,
)
from palas.games.two_castles.words.cells import cell_words
from palas.kernel.phrases import in_language, say

if TYPE_CHECKING:
    from palas.kernel.phrases import Phrases

PLACES = 8192  # words that are kept: the same cells are named after every move

MOVES: dict[str, Phrases] = {
    "choose": ("choose {room}", "„{room}“ wählen", "выбрать: «{room}»"),
    "assign": (
        "send {room} left and {other} right",
        "„{room}“ nach links und „{other}“ nach rechts geben",
        "отдать: «{room}» влево и «{other}» вправо",
    ),
    "assign_one": ("send {room} left", "„{room}“ nach links geben", "отдать: «{room}» влево"),
    "assign_ludwig": (
        "give {room} to your castle with Ludwig and {other} to the other",
        "„{room}“ deinem Schloss mit Ludwig und „{other}“ dem anderen geben",
        "отдать: «{room}» вашему замку с Людвигом, а «{other}» — другому",
    ),
    "assign_ludwig_one": (
        "give {room} to your castle with Ludwig",
        "„{room}“ deinem Schloss mit Ludwig geben",
        "отдать: «{room}» вашему замку с Людвигом",
    ),
    "place": ("place {room} {cell}", "„{room}“ {cell} anlegen", "построить: «{room}» {cell}"),
    "place_nothing": (
        "place a room {cell}",
        "einen Raum {cell} anlegen",
        "построить помещение {cell}",
    ),
    "place_ludwig": (
        "place Ludwig's {room} {cell}",
        "Ludwigs „{room}“ {cell} anlegen",
        "построить: «{room}» Людвига {cell}",
    ),
    "place_ludwig_nothing": (
        "place Ludwig's room {cell}",
        "Ludwigs Raum {cell} anlegen",
        "построить помещение Людвига {cell}",
    ),
    "wait": ("wait for the partner", "auf den Partner warten", "ждать партнёра"),
    "take_bonus": (
        "take the {bonus} bonus",
        "den {bonus}-Bonus nehmen",
        "взять бонус за {bonus}",
    ),
    "take_room": ("keep {room}", "„{room}“ behalten", "оставить: «{room}»"),
    "take_card": ("keep the card {card}", "die Karte „{card}“ behalten", "оставить карту «{card}»"),
    "take_attendant": ("take {attendant}", "{attendant} nehmen", "взять {attendant}"),
    "take_special": ("take {special}", "{special} nehmen", "взять {special}"),
    "agree": ("agree", "zustimmen", "согласиться"),
    "agree_with": ("agree: {proposal}", "zustimmen: {proposal}", "согласиться — {proposal}"),
    "disagree": ("disagree", "ablehnen", "отказаться"),
    "disagree_with": ("disagree: {proposal}", "ablehnen: {proposal}", "отказаться — {proposal}"),
}
SIDES: tuple[Phrases, Phrases] = (
    ("left castle: ", "linkes Schloss: ", "в левом замке "),
    ("right castle: ", "rechtes Schloss: ", "в правом замке "),
)
# as the object of a sentence
SPECIAL_OBJECTS: tuple[Phrases, ...] = (
    ("a fountain", "einen Brunnen", "фонтан"),
    ("a tower", "einen Turm", "башню"),
    ("a grand foyer", "ein Foyer", "большое фойе"),
)


def move_words(s: State, seat: int, action: int, language: str = "en") -> str:
    """Return the words of an action; the record says which room a cell is for."""
    act = act_of(action)
    if act.kind in LUDWIG_KINDS:
        return _ludwig_words(s, seat, act, language)
    if act.side != NO_SIDE:
        side = in_language(SIDES[act.side], language)
        return side + decision_words(s, seat, act, language)
    if act.kind is Kind.CHOOSE:
        return say(MOVES, "choose", language, room=room_name(act.number, language))
    other = other_chosen(s, seat, act.number)
    return _two_rooms("assign", act.number, other, language)


def _two_rooms(key: str, room: int, other: int, language: str) -> str:
    name = room_name(room, language)
    if other == NO_ROOM:
        return say(MOVES, f"{key}_one", language, room=name)
    return say(MOVES, key, language, room=name, other=room_name(other, language))


def _ludwig_words(s: State, seat: int, act: Act, language: str) -> str:
    if act.kind is Kind.ASSIGN_LUDWIG:
        other = other_chosen(s, s.castles - 1, act.number)
        return _two_rooms("assign_ludwig", act.number, other, language)
    side = in_language(SIDES[ludwig_side(seat)], language)
    return side + _place_words("place_ludwig", ludwigs_room(s, seat), act.number, language)


@lru_cache(maxsize=PLACES)
def _place_words(key: str, room: int, cell: int, language: str) -> str:
    where = cell_words(cell, language)
    if room == NO_ROOM:
        return say(MOVES, f"{key}_nothing", language, cell=where)
    return say(MOVES, key, language, room=room_name(room, language), cell=where)


def decision_words(s: State, seat: int, act: Act, language: str) -> str:
    """Return the words of a decision in a castle, without the castle."""
    if act.kind is Kind.PLACE:
        room = room_to_lay(s, seat, act.side)
        return _place_words("place", room, act.number, language)
    if act.kind in (Kind.AGREE, Kind.DISAGREE):
        return _answer_words(s, seat, act, language)
    return say(MOVES, act.kind.value, language, **named_in(act, language))


def named_in(act: Act, language: str) -> dict[str, str]:
    """Return what a bonus decision names, as its phrase calls it."""
    if act.kind is Kind.TAKE_BONUS:
        kind = type_plural if language == "ru" else type_name
        return {"bonus": kind(act.number, language)}
    if act.kind is Kind.TAKE_ROOM:
        return {"room": room_name(act.number, language)}
    if act.kind is Kind.TAKE_CARD:
        return {"card": card_name(act.number, language)}
    if act.kind is Kind.TAKE_ATTENDANT:
        return {"attendant": in_language(ATTENDANT_OBJECTS[act.number + 1], language)}
    if act.kind is Kind.TAKE_SPECIAL:
        return {"special": in_language(SPECIAL_OBJECTS[act.number], language)}
    return {}


def _answer_words(s: State, seat: int, act: Act, language: str) -> str:
    """R13.3: say what a seat agrees with."""
    proposed = s.proposal[castle_of(s, seat, act.side)]
    if proposed == NO_PROPOSAL:
        return say(MOVES, act.kind.value, language)
    proposal = decision_words(s, seat, decision_of(proposed, act.side), language)
    return say(MOVES, f"{act.kind.value}_with", language, proposal=proposal)
