"""The next game of the same people: a new table, told to all at the old one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from palas.table.errors import NotNow, Refused
from palas.table.languages import N_
from palas.table.setup import PERSON, SeatPlan, Setup

if TYPE_CHECKING:
    from palas.table.house import House
    from palas.table.table import Table


async def open_rematch(house: House, name: str, seat: int, guest: str) -> Table:
    """Open the next table for whoever asks first; the others find the way there and join."""
    table = await house.table(name)
    if not table.is_over:
        raise NotNow(N_("the game is not over"))
    if table.rematch:
        raise NotNow(N_("the next table is already open"))
    host = table.seats[seat].name
    made = await house.open(rematch_setup(table, seat), host, guest)
    try:
        await house.ask(name, lambda table, now: table.play_again(seat, made.id, now))
    except Refused:  # somebody was faster: one table is enough
        if made.free_seats:
            await house.ask(made.id, lambda table, now: table.close(seat, now))
        raise
    return made


def rematch_setup(table: Table, seat: int) -> Setup:
    """Return the same set-up with the seats of the other people free."""
    seats = tuple(
        _plan(table, at, plan, keeps_name=at == seat) for at, plan in enumerate(table.setup.seats)
    )
    return replace(table.setup, version=table.setup.rules.meta.version, seats=seats)


def _plan(table: Table, at: int, plan: SeatPlan, *, keeps_name: bool) -> SeatPlan:
    if plan.kind != PERSON:
        return plan
    return replace(plan, name=table.seats[at].name if keeps_name else "")
