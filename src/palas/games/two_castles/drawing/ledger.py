"""What the rooms of a castle earn, and what one more room would add.

A castle's points are its own affair: they are counted in a record that holds nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from palas.draw.keeping import kept
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.drawing.castle import Castle, Cell
from palas.games.two_castles.drawing.elevation import Points
from palas.games.two_castles.rooms import ROOM_TRAITS, ROOM_WISH
from palas.games.two_castles.scoring import (
    attendant_points,
    castle_score,
    room_points,
    throne_points,
)
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    KEPT_CARDS,
    MAX_ROOMS,
    NO_ATTENDANT,
    NO_CARD,
)


def _alone(castle: Castle) -> State:
    """Return a record of which only one castle is filled in, number 0."""
    s = State.__new__(State)
    s.throne, s.rooms = [castle.throne], [len(castle.laid)]
    s.room = [[room for _, room in castle.laid]]
    s.room_x = [[x for (x, _), _ in castle.laid]]
    s.room_y = [[y for (_, y), _ in castle.laid]]
    vacant = ATTENDANT_PLACES - len(castle.attendants)
    s.attendant = [[*castle.attendants, *[NO_ATTENDANT] * vacant]]
    s.card = [[*castle.cards, *[NO_CARD] * (KEPT_CARDS - len(castle.cards))]]
    return s


@kept()
def points_of(castle: Castle) -> Points:
    """Return the points of every part of a castle (R11.1)."""
    s = _alone(castle)
    rooms = tuple(room_points(s, 0, at) for at in range(len(castle.laid)))
    throne = throne_points(s, 0)
    attendants = sum(attendant_points(s, 0, place) for place in range(ATTENDANT_PLACES))
    cards = tuple(card_points(s, 0, card) for card in castle.cards)
    return Points(rooms, throne, attendants, cards, sum(rooms) + throne + attendants + sum(cards))


@kept()
def gains(castle: Castle, room: int, cells: tuple[Cell, ...]) -> Mapping[Cell, int]:
    """Return what a room would add on each of some cells, bonuses left out."""
    at = len(castle.laid)
    if at >= MAX_ROOMS or not cells:
        return {}
    trial = _alone(replace(castle, laid=(*castle.laid, (cells[0], room))))
    wanting = [at, *(i for i, (_, other) in enumerate(castle.laid) if _wants(other, room))]
    wherever = castle_score(trial, 0) - _points_there(trial, wanting) - points_of(castle).total
    found = {}
    for x, y in cells:
        trial.room_x[0][at], trial.room_y[0][at] = x, y
        found[(x, y)] = wherever + _points_there(trial, wanting)
    return found


def _wants(room: int, other: int) -> bool:
    """Tell whether it may matter to a room where another one lies."""
    return ROOM_WISH[room] & ROOM_TRAITS[other] != 0


def _points_there(trial: State, wanting: Sequence[int]) -> int:
    """Return the points that depend on where a room lies: of some rooms, throne and cards."""
    cards = [card for card in trial.card[0] if card != NO_CARD]
    return (
        throne_points(trial, 0)
        + sum(room_points(trial, 0, index) for index in wanting)
        + sum(card_points(trial, 0, card) for card in cards)
    )
