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
from .wrong_position import WRONG

Breach = tuple[str, dict[str, int | str]]  # a phrase and what fills its gaps


def check_position(s: State) -> None:
    """Raise BrokenPosition unless the record keeps the rules."""
    for words, values in _breaches(s):
        raise BrokenPosition(WRONG[words], **values)


def _breaches(s: State) -> Iterator[Breach]:
    for seat in range(s.seats):
        yield from _servant_breaches(s, seat)
    yield from _park_breaches(s)
    yield from _turn_breaches(s)


def _servant_breaches(s: State, seat: int) -> Iterator[Breach]:
    rooms, park = sum(s.servants[seat]), s.owner.count(seat)
    total = rooms + park + s.supply[seat] + s.others[seat]
    if total != ALL_SERVANTS:
        supply, others = s.supply[seat], s.others[seat]
        told = {"rooms": rooms, "supply": supply, "others": others, "park": park}
        yield "servants", {"seat": seat + 1, **told, "total": total, "whole": ALL_SERVANTS}
    if s.phase == OPENING:
        left = s.supply[seat] - AFTER_OPENING
        if not 0 <= left <= OPENING_SERVANTS or (seat == s.turn and left == 0 and not s.over):
            told = {"left": AFTER_OPENING, "most": OPENING_SERVANTS}
            yield "opening", {"seat": seat + 1, **told}


def _park_breaches(s: State) -> Iterator[Breach]:
    for field in range(FIELDS):
        is_border, is_free = FIELD_ROWS[field] != 0, s.noble[field] == NO_NOBLE
        if is_border and is_free and s.owner[field] == NO_SEAT:
            yield "free_border", {"field": field_name(field)}
        if not is_border and s.owner[field] != NO_SEAT:
            yield "no_border", {"field": field_name(field)}
    free, taken = FIELDS - s.nobles_left, sum(seat != NO_SEAT for seat in s.taken)
    if free != taken:
        yield "recruited", {"free": free, "taken": taken}


def _turn_breaches(s: State) -> Iterator[Breach]:
    seat = s.turn
    if s.phase != KEEPING and s.num_drawn:
        yield "drawn", {}
    if s.phase == KEEPING and not s.over:
        if not 1 <= s.keeps <= s.servants[seat][BACK_DOOR] or not s.num_drawn:
            yield "keeping", {}
    if s.phase == DRAWING and not s.over and most_to_draw(s, seat) == 0:
        yield "drawing", {}
    if (s.round == 0) != (s.phase == OPENING):
        yield "round", {"round": s.round}
