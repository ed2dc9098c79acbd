"""The score sheet of Two Castles: every point with its clause, in the printed order.

The places of a reason are rooms of castles, numbered by `place_of`: first the room that
scores, then those that gave it points. For an attendant the first is the throne room; for a
bonus card they are all rooms that it counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.games.two_castles.card_scoring import card_points, card_rooms
from palas.games.two_castles.names import type_name, type_plural
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.score_words import (
    attendant_words,
    card_reason_words,
    members,
    room_words,
    throne_words,
)
from palas.games.two_castles.scoring import (
    attendant_points,
    attendant_rooms,
    lower_castle,
    room_points,
    throne_points,
)
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    FOUNTAIN_TYPE,
    FOYER_TYPE,
    KEPT_CARDS,
    NO_ATTENDANT,
    NO_CARD,
    REGULAR_TYPES,
    THRONE_TYPE,
    TOWER_TYPE,
)
from palas.games.two_castles.wishes import THRONE, givers, throne_givers
from palas.kernel.game import Reason
from palas.kernel.phrases import Phrases, in_language

if TYPE_CHECKING:
    from palas.games.two_castles.state import State

PLACES = THRONE + 1  # of a castle: its rooms in the order laid, then the throne room

# The lines of the sheet: types of room, and three more.
CARD_LINE, ATTENDANT_LINE = 11, 12
LINES = (
    *range(REGULAR_TYPES),
    TOWER_TYPE,
    FOUNTAIN_TYPE,
    FOYER_TYPE,
    CARD_LINE,
    ATTENDANT_LINE,
    THRONE_TYPE,
)
LINE_NAMES: dict[int, Phrases] = {
    CARD_LINE: ("bonus cards", "Bonuskarten", "карты бонусов"),
    ATTENDANT_LINE: ("attendants", "Bedienstete", "слуги"),
}
CLAUSES = {
    **{kind: f"R7.{kind + 1}" for kind in range(REGULAR_TYPES)},
    FOUNTAIN_TYPE: "R8.1",
    TOWER_TYPE: "R8.2",
    FOYER_TYPE: "R8.3",
}


class SheetRow(NamedTuple):
    """One line of the score sheet: its kind, and the points of each room in it."""

    line: int
    points: tuple[int, ...]

    @property
    def total(self) -> int:
        """The points of the line together."""
        return sum(self.points)


def place_of(castle: int, index: int) -> int:
    """Return the number of a room of a castle as a place; index THRONE is the throne room."""
    return castle * PLACES + index


def line_name(line: int, language: str) -> str:
    """Return the heading of a line of the sheet."""
    if line in LINE_NAMES:
        return in_language(LINE_NAMES[line], language)
    return type_name(line, language) if line == THRONE_TYPE else type_plural(line, language)


def reasons(s: State, language: str = "en") -> list[Reason]:
    """Return every point of every player, Ludwig too: those of the lower castle (R11.2)."""
    return [
        reason
        for player in range(s.castles)
        for reason in castle_reasons(s, lower_castle(s, player), language, player)
    ]


def castle_reasons(s: State, castle: int, language: str = "en", seat: int = 0) -> list[Reason]:
    """Return every point of one castle, in the order of the sheet (R11.1)."""
    return [reason for line in LINES for reason in _line_reasons(s, castle, line, language, seat)]


def sheet_rows(s: State, castle: int) -> list[SheetRow]:
    """Return the lines of a castle's score sheet, empty ones included (R11.1)."""
    return [
        SheetRow(line, tuple(r.points for r in _line_reasons(s, castle, line, "en", 0)))
        for line in LINES
    ]


def _line_reasons(s: State, castle: int, line: int, language: str, seat: int) -> list[Reason]:
    if line == CARD_LINE:
        kept = [s.card[castle][place] for place in range(KEPT_CARDS)]
        cards = [card for card in kept if card != NO_CARD]
        return [_card_reason(s, castle, card, language, seat) for card in cards]
    if line == ATTENDANT_LINE:
        places = [
            place for place in range(ATTENDANT_PLACES) if s.attendant[castle][place] != NO_ATTENDANT
        ]
        return [_attendant_reason(s, castle, place, language, seat) for place in places]
    if line == THRONE_TYPE:
        return [_throne_reason(s, castle, language, seat)]
    indices = [i for i in range(s.rooms[castle]) if room_type(s.room[castle][i]) == line]
    return [_room_reason(s, castle, index, language, seat) for index in indices]


def _room_reason(s: State, castle: int, index: int, language: str, seat: int) -> Reason:
    return Reason(
        seat,
        room_points(s, castle, index),
        CLAUSES[room_type(s.room[castle][index])],
        room_words(s, castle, index, language),
        _places(castle, [index, *members(givers(s, castle, index))]),
    )


def _throne_reason(s: State, castle: int, language: str, seat: int) -> Reason:
    return Reason(
        seat,
        throne_points(s, castle),
        f"R9.{s.throne[castle] + 1}",
        throne_words(s, castle, language),
        _places(castle, [THRONE, *members(throne_givers(s, castle))]),
    )


def _attendant_reason(s: State, castle: int, place: int, language: str, seat: int) -> Reason:
    found = members(attendant_rooms(s, castle, place))
    return Reason(
        seat,
        attendant_points(s, castle, place),
        "R9.8",
        attendant_words(s, castle, place, language),
        _places(castle, [THRONE, *(index for index in found if index != THRONE)]),
    )


def _card_reason(s: State, castle: int, card: int, language: str, seat: int) -> Reason:
    return Reason(
        seat,
        card_points(s, castle, card),
        f"R10.{card + 1}",
        card_reason_words(s, castle, card, language),
        _places(castle, members(card_rooms(s, castle, card))),
    )


def _places(castle: int, indices: list[int]) -> tuple[int, ...]:
    return tuple(place_of(castle, index) for index in indices)
