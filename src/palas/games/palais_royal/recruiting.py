"""Recruiting nobles: what they cost, who can pay, and the servants left in the border rows."""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row

from .actions import RECRUIT
from .state import State
from .tables import (
    FIELD_ROWS,
    FIELDS,
    KING,
    MADAME,
    MAX_NEIGHBOURS,
    NEIGHBOURS,
    NO_FIELD,
    NO_NOBLE,
    NOBLE_ABILITY,
    NOBLE_GOLD,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    ROOMS,
    SCRIPTORIUM,
    SERVANTS_ONCE_1,
    SERVANTS_ONCE_3,
    SOURCES,
    SUPPLY,
)


@jit
def price(s: State, field: int) -> int:
    """Return the gold the noble on a field costs now (R9.3)."""
    return max(0, NOBLE_GOLD[s.noble[field]] - s.discount[field])


@jit
def returned(s: State, noble: int, room: int) -> int:
    """Return how many servants of a room a noble takes back to the supply (R9.1, R9.8)."""
    if room == SCRIPTORIUM:
        return 1
    if room == KING:
        return max(0, NOBLE_TURQUOISE[noble] - s.turquoise)
    if room == MADAME:
        return max(0, NOBLE_VIOLET[noble] - s.violet)
    return 0


@jit
def can_pay(s: State, seat: int, field: int) -> bool:
    """Tell whether a seat can pay for the noble on a field (R9.1)."""
    noble = s.noble[field]
    servants = s.servants[seat]
    return (
        s.gold[seat] >= price(s, field)
        and servants[SCRIPTORIUM] > 0
        and servants[KING] >= returned(s, noble, KING)
        and servants[MADAME] >= returned(s, noble, MADAME)
    )


@jit
def list_recruits(s: State, seat: int, out: Row, n: int) -> int:
    """List every noble the seat can pay, with the sources of the servant left (R9.5)."""
    for field in range(FIELDS):
        if s.noble[field] != NO_NOBLE and can_pay(s, seat, field):
            first = RECRUIT + SOURCES * field
            if FIELD_ROWS[field] != 0:
                for room in range(ROOMS):
                    if s.servants[seat][room] > returned(s, s.noble[field], room):
                        out[n] = first + room
                        n += 1
            out[n] = first + SUPPLY
            n += 1
    return n


@jit
def recruit(s: State, seat: int, field: int, source: int) -> None:
    """Take the noble of a field: pay, leave a servant on a border field (R9)."""
    noble = s.noble[field] + 0
    s.gold[seat] -= price(s, field)
    pay_seals(s, seat, noble)
    if FIELD_ROWS[field] != 0:  # R9.5
        if source == SUPPLY:
            s.supply[seat] -= 1
        else:
            s.servants[seat][source] -= 1
        s.owner[field] = seat
    s.noble[field] = NO_NOBLE
    s.taken[noble] = seat
    s.nobles_left -= 1
    for at in range(MAX_NEIGHBOURS):  # R9.3, R9.6
        near = NEIGHBOURS[MAX_NEIGHBOURS * field + at]
        if near != NO_FIELD:
            s.discount[near] += 1
    join(s, seat, NOBLE_ABILITY[noble])


@jit
def pay_seals(s: State, seat: int, noble: int) -> None:
    """Return the servants a noble costs to the supply, after the seals of cards (R9.1, R9.8)."""
    for room in range(ROOMS):
        count = returned(s, noble, room)
        s.servants[seat][room] -= count
        s.supply[seat] += count
    s.turquoise = max(0, s.turquoise - NOBLE_TURQUOISE[noble])
    s.violet = max(0, s.violet - NOBLE_VIOLET[noble])


@jit
def join(s: State, seat: int, ability: int) -> None:
    """Add other servants to the supply when the noble brings any (R13.8)."""
    count = 0
    if ability == SERVANTS_ONCE_1:
        count = 1
    elif ability == SERVANTS_ONCE_3:
        count = 3
    count = min(count, s.others[seat] + 0)
    s.others[seat] -= count
    s.supply[seat] += count
