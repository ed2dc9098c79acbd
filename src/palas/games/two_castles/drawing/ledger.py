"""What the rooms of a castle earn, and what one more room would add."""

from __future__ import annotations

from collections.abc import Iterable

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
from palas.games.two_castles.tables import ATTENDANT_PLACES


def points_of(s: State, castle: Castle) -> Points:
    """Return the points of every part of a castle."""
    number = castle.number
    return Points(
        {cell: room_points(s, number, at) for at, cell in enumerate(castle.rooms)},
        throne_points(s, number),
        sum(attendant_points(s, number, place) for place in range(ATTENDANT_PLACES)),
        tuple(card_points(s, number, card) for card in castle.cards),
        castle_score(s, number),
    )


def gains(s: State, castle: int, room: int, cells: Iterable[Cell]) -> dict[Cell, int]:
    """Return what a room would add on each of some cells, bonuses left out."""
    trial = s.copy()
    before = castle_score(trial, castle)
    at = trial.rooms[castle] + 0
    trial.rooms[castle] = at + 1
    trial.room[castle][at] = room
    found = {}
    for x, y in cells:
        trial.room_x[castle][at], trial.room_y[castle][at] = x, y
        found[(x, y)] = castle_score(trial, castle) - before
    return found
