"""Moving a seat: a link and a QR code that open it on another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from palas.draw.heraldry import ARMS
from palas.table.errors import NotYours
from palas.table.languages import N_
from palas.table.web.guests import CurrentGuest, remember
from palas.table.web.links import link_to, qr_code
from palas.table.web.rendering import page

if TYPE_CHECKING:
    from palas.table.house import House
    from palas.table.table import Table

router = APIRouter()


@router.get("/t/{name}/devices")
async def devices(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Show the links that open my seats on another device."""
    house: House = request.app.state.house
    table = await house.table(name)
    held = await house.seats_of(name, guest.id)
    if not held:
        raise NotYours(N_("You have no seat at this table"))
    seats = []
    for seat in held:
        token = request.app.state.signer.sign_seat(name, seat, table.seats[seat].since)
        link = link_to(request, f"/t/{name}/seat/{token}")
        told = {"name": table.seats[seat].name, "shield": ARMS[seat].device}
        seats.append({**told, "link": link, "qr": qr_code(link), "number": seat + 1})
    title = table.setup.rules.meta.titles[guest.language]
    return page(request, guest, "devices.html", id=name, title=title, seats=seats)


@router.get("/t/{name}/seat/{token}")
async def ask(request: Request, guest: CurrentGuest, name: str, token: str) -> Response:
    """Ask whether the seat shall be opened on this device."""
    table, seat = await _named(request, name, token)
    title = table.setup.rules.meta.titles[guest.language]
    shown = {"name": table.seats[seat].name, "shield": ARMS[seat].device}
    return page(request, guest, "take_seat.html", id=name, title=title, seat=shown, token=token)


@router.post("/t/{name}/seat/{token}")
async def take(request: Request, guest: CurrentGuest, name: str, token: str) -> Response:
    """Open the seat on this device too."""
    house: House = request.app.state.house
    table, seat = await _named(request, name, token)
    await house.hold(name, seat, guest.id)
    response = RedirectResponse(f"/t/{name}", 303)
    remember(request, response, guest.id, guest.name or table.seats[seat].name)
    return response


async def _named(request: Request, name: str, token: str) -> tuple[Table, int]:
    """Return the table and the seat a token stands for, or raise NotYours."""
    house: House = request.app.state.house
    signed, seat, since = request.app.state.signer.read_sitting(token)
    table = await house.table(name)
    if signed != name or table.seats[seat].since != since or not table.seats[seat].is_taken:
        raise NotYours(N_("This link opens no seat"))
    return table, seat
