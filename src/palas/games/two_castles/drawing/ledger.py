"""What the rooms of a castle earn, and what one more room would add.

A castle's points are its own affair: they are counted in a record that holds nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping

from palas.draw.keeping import kept
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.drawing.castle import Castle, Cell
from palas.games.two_castles.drawing.elevation import Points
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
    """Return a record with one castle, number 0."""
    s = State()
    s.throne[0] = castle.throne
    s.rooms[0] = len(castle.laid)
    for at, ((x, y), room) in enumerate(castle.laid):
        s.room[0][at], s.room_x[0][at], s.room_y[0][at] = room, x, y
    vacant = ATTENDANT_PLACES - len(castle.attendants)
    s.attendant[0] = [*castle.attendants, *[NO_ATTENDANT] * vacant]
    s.card[0] = [*castle.cards, *[NO_CARD] * (KEPT_CARDS - len(castle.cards))]
    return s


@kept()
def points_of(castle: Castle) -> Points:
    """Return the points of every part of a castle."""
    s = _alone(castle)
    return Points(
        tuple(room_points(s, 0, at) for at in range(len(castle.laid))),
        throne_points(s, 0),
        sum(attendant_points(s, 0, place) for place in range(ATTENDANT_PLACES)),
        tuple(card_points(s, 0, card) for card in castle.cards),
        castle_score(s, 0),
    )


@kept()
def gains(castle: Castle, room: int, cells: tuple[Cell, ...]) -> Mapping[Cell, int]:
    """Return what a room would add on each of some cells, bonuses left out."""
    at = len(castle.laid)
    if at >= MAX_ROOMS:
        return {}
    trial = _alone(castle)
    before = points_of(castle).total
    trial.rooms[0] = at + 1
    trial.room[0][at] = room
    found = {}
    for x, y in cells:
        trial.room_x[0][at], trial.room_y[0][at] = x, y
        found[(x, y)] = castle_score(trial, 0) - before
    return found
