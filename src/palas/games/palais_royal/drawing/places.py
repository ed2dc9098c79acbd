"""Where a move happened: the places its picture marks as those of the last move."""

from __future__ import annotations

from ..state import State
from ..tables import BACK_DOOR, FIELDS, MINT, ROOMS
from ..words.acts import Kind, act_of
from .scene import room_place


def places(before: State, after: State, seat: int, action: int) -> tuple[int, ...]:
    """Return the fields and rooms a move has touched, as `picture` takes them for `last`.

    Both records may be concealed. A move that touches nothing on the board has no places.
    """
    fields = (field for field in range(FIELDS) if before.noble[field] != after.noble[field])
    kind = act_of(action).kind
    used = {MINT} if before.gold_due and kind in (Kind.TAKE_GOLD, Kind.ATTEND) else set()
    if kind in (Kind.DRAW, Kind.KEEP):
        used = {BACK_DOOR}
    were, are = before.servants[seat], after.servants[seat]
    rooms = (room for room in range(ROOMS) if were[room] != are[room] or room in used)
    return (*fields, *map(room_place, rooms))
