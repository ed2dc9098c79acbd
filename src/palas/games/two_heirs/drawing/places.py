"""Where a move happened: the places its picture marks as those of the last move."""

from __future__ import annotations

from itertools import product

from ..actions import BUILD, TAKE
from ..state import State
from ..tables import SEATS, TROOPS
from .scene import reserve_place


def places(before: State, after: State, seat: int, action: int) -> tuple[int, ...]:  # noqa: ARG001
    """Return what a move has touched, as `picture` takes it for `last`.

    These are places of the land, and of the reserve as `reserve_place` numbers them. Both
    records may be concealed. A move that touches neither has no places.
    """
    if TAKE <= action < BUILD:
        return (reserve_place(action - TAKE),)
    touched = set(range(before.land_size, after.land_size))
    touched |= {at for at in range(before.land_size) if before.face[at] != after.face[at]}
    for owner, troop in product(range(SEATS), range(TROOPS)):
        were, are = before.troop_at[owner][troop], after.troop_at[owner][troop]
        touched |= {were, are} if were != are else set()
    return tuple(sorted(place for place in touched if place >= 0))
