"""What every position of Palais Royal must keep: conservation of servants, nobles and cards."""

from __future__ import annotations

from collections.abc import Iterator

from palas.kernel.errors import BrokenPosition

from ..cards import most_to_draw
from ..names import field_name
from ..state import DRAWING, KEEPING, OPENING, State
from ..tables import (
    AFTER_OPENING,
    ALL_SERVANTS,
    BACK_DOOR,
    FIELD_ROWS,
    FIELDS,
    NO_NOBLE,
    NO_SEAT,
    OPENING_SERVANTS,
)


def check_position(s: State) -> None:
    """Raise BrokenPosition unless the record keeps the rules."""
    for words in _breaches(s):
        raise BrokenPosition(words)


def _breaches(s: State) -> Iterator[str]:
    for seat in range(s.seats):
        yield from _servant_breaches(s, seat)
    yield from _park_breaches(s)
    yield from _turn_breaches(s)


def _servant_breaches(s: State, seat: int) -> Iterator[str]:
    rooms, park = sum(s.servants[seat]), s.owner.count(seat)
    total = rooms + park + s.supply[seat] + s.others[seat]
    if total != ALL_SERVANTS:
        yield (
            f"seat {seat + 1}: {rooms} servants in rooms, {s.supply[seat]} in the supply,"
            f" {s.others[seat]} others and {park} in the park are {total};"
            f" together they are {ALL_SERVANTS} (R1.6)"
        )
    if s.phase == OPENING:
        left = s.supply[seat] - AFTER_OPENING
        if not 0 <= left <= OPENING_SERVANTS or (seat == s.turn and left == 0 and not s.over):
            yield (
                f"seat {seat + 1}: in the opening the supply holds {AFTER_OPENING} servants and"
                f" those still to be placed, at most {OPENING_SERVANTS} (R2.8)"
            )


def _park_breaches(s: State) -> Iterator[str]:
    for field in range(FIELDS):
        is_border, is_free = FIELD_ROWS[field] != 0, s.noble[field] == NO_NOBLE
        if is_border and is_free and s.owner[field] == NO_SEAT:
            yield f"{field_name(field)} is free: on a border field a servant stays (R9.5)"
        if not is_border and s.owner[field] != NO_SEAT:
            yield f"{field_name(field)} is no border field: nobody stays there (R9.7)"
    free, taken = FIELDS - s.nobles_left, sum(seat != NO_SEAT for seat in s.taken)
    if free != taken:
        yield f"{free} fields of the park are free and the seats have {taken} nobles (R2.2, R9.1)"


def _turn_breaches(s: State) -> Iterator[str]:
    seat = s.turn
    if s.phase != KEEPING and s.num_drawn:
        yield "drawn cards lie before a seat only while it chooses among them: 'keeping' (R10.2)"
    if s.phase == KEEPING and not s.over:
        if not 1 <= s.keeps <= s.servants[seat][BACK_DOOR] or not s.num_drawn:
            yield (
                "keeping: name the cards drawn, and let the seat keep from 1 to as many as it has"
                " servants at the back door (R10.2)"
            )
    if s.phase == DRAWING and not s.over and most_to_draw(s, seat) == 0:
        yield "drawing: the seat has no servant at the back door, or no card is left (R10.1, R10.5)"
    if (s.round == 0) != (s.phase == OPENING):
        yield f"round {s.round}: rounds count from 1, the opening is round 0 (R2.9)"
