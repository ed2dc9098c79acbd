"""What partners may suggest to each other: places for a room in the castle they share."""

from __future__ import annotations

from palas.games.two_castles.actions import MAX_LEGAL, PLACE, PLACE_LUDWIG
from palas.games.two_castles.moves import castle_of, decision_of, legal
from palas.games.two_castles.seating import right_castle
from palas.games.two_castles.state import PLACING, State


def suggestions(view: State, seat: int, to: int) -> list[int]:
    """Return the placings of seat `to` in a castle that `seat` builds too (R4)."""
    if view.phase != PLACING:
        return []
    out = [0] * MAX_LEGAL
    shared = {seat, right_castle(view, seat)}
    return [
        action
        for action in out[: legal(view, to, out)]
        if action < PLACE_LUDWIG
        and decision_of(action) >= PLACE
        and castle_of(view, to, action) in shared
    ]
