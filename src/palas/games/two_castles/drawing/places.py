"""What a move was about: the rooms that the picture brackets after it."""

from __future__ import annotations

from palas.games.two_castles.score_sheet import place_of
from palas.games.two_castles.state import State
from palas.games.two_castles.wishes import THRONE


def places(before: State, after: State, seat: int, action: int) -> tuple[int, ...]:  # noqa: ARG001
    """Return the rooms a move laid and the throne rooms it sent an attendant to.

    They are numbered by `place_of`; a choice, a passing on or a bonus card lays none.
    """
    found: list[int] = []
    for castle in range(after.castles):
        laid = range(before.rooms[castle], after.rooms[castle])
        found += [place_of(castle, index) for index in laid]
        if list(before.attendant[castle]) != list(after.attendant[castle]):
            found.append(place_of(castle, THRONE))
    return tuple(found)
