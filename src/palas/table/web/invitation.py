"""The invitation: a table that still waits for people, and sitting down at it."""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response, StreamingResponse

from palas.draw.heraldry import ARMS
from palas.kernel.errors import PalasError
from palas.table.errors import NotNow, WrongSetup, sentence
from palas.table.languages import N_, translations
from palas.table.readers import for_reader
from palas.table.setup import BOT, LONGEST_NAME, PERSON, clean_name
from palas.table.table import OPEN, SHUT
from palas.table.telling import level_name, pace_words
from palas.table.web.guests import CurrentGuest, remember
from palas.table.web.links import link_to, qr_code
from palas.table.web.rendering import page, render

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.table.events import Event
    from palas.table.house import House
    from palas.table.table import Table
    from palas.table.web.guests import Guest
    from palas.table.web.once import Once

HEARTBEAT = 15.0  # seconds between signs of life

router = APIRouter()


async def invitation(
    request: Request,
    guest: Guest,
    table: Table,
    status: int = 200,
    wrong: str = "",
    typed: str = "",
) -> Response:
    """Return the page of a table that waits for people, or that was closed."""
    held = await request.app.state.house.seats_of(table.id, guest.id)
    link = link_to(request, f"/t/{table.id}")
    content = {"link": link, "qr": qr_code(link), "wrong": wrong, "typed": typed or guest.name}
    seats = seats_content(table, held, guest.language)
    template = "shut.html" if table.status == SHUT else "invitation.html"
    response = page(request, guest, template, status, **seats, **content)
    if guest.is_new:  # so that a double click comes from one guest
        remember(request, response, guest.id, guest.name)
    return response


@router.post("/t/{name}/join")
async def join(
    request: Request,
    guest: CurrentGuest,
    name: str,
    called: Annotated[str, Form(alias="name")] = "",
    seat: Annotated[str, Form()] = "",
) -> Response:
    """Sit down; whoever sits already is just shown the table."""
    house: House = request.app.state.house
    once: Once = request.app.state.once
    try:
        async with once.turn(f"{name} {guest.id}"):
            if await house.seats_of(name, guest.id):
                return RedirectResponse(f"/t/{name}", 303)
            own = _clean(called)
            after = await _sit_down(house, guest, name, seat, own)
    except PalasError as wrong:
        table = await house.table(name)
        if table.status != OPEN:
            raise
        status, told = getattr(wrong, "status", 409), sentence(wrong, guest.language)
        return await invitation(request, guest, table, status, told, called[:200])
    response = RedirectResponse(f"/t/{after.id}", 303)
    remember(request, response, guest.id, own)
    return response


@router.post("/t/{name}/leave")
async def leave(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Get up before the start; when the host does, the table is given up."""
    house: House = request.app.state.house
    held = await house.seats_of(name, guest.id)
    if host_seat(await house.table(name)) in held:
        return await close(request, guest, name)
    for seat in held:
        await house.ask(name, partial(_left, seat), released=[seat])
    return RedirectResponse("/", 303)


def _left(seat: int, table: Table, now: float) -> list[Event]:
    return table.leave(seat, now)


@router.post("/t/{name}/close")
async def close(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Give the table up before the start: only its host may."""
    house: House = request.app.state.house
    await house.check_holds(name, host_seat(await house.table(name)), guest.id)
    await house.ask(name, lambda table, now: table.close(host_seat(table), now))
    return RedirectResponse("/", 303)


@router.get("/t/{name}/arrivals")
async def arrivals(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Tell who sits down, until the game begins."""
    house: House = request.app.state.house
    await house.table(name)
    held = await house.seats_of(name, guest.id)
    told = arriving(house, name, held, guest.language)
    return StreamingResponse(
        told, media_type="text/event-stream", headers={"Cache-Control": "no-store"}
    )


async def arriving(house: House, name: str, held: list[int], language: str) -> AsyncIterator[str]:
    """Yield who sits where after every change, until the table waits for nobody."""
    version = 0
    with house.watch(name) as watch:
        while True:
            table = await house.table(name)
            if table.version != version:
                version = table.version
                content = seats_content(table, held, language)
                told = {"status": table.status, "seats": render("seats.html", language, **content)}
                yield f"id: {version}\ndata: {json.dumps(told)}\n\n"
            if table.status != OPEN:
                return
            if not await watch.wait(HEARTBEAT):
                yield ": still here\n\n"


async def _sit_down(house: House, guest: Guest, name: str, wish: str, own: str) -> Table:
    """Sit down on the seat that is wished for, or on any free one."""
    table = await house.table(name)
    if table.status != OPEN:
        is_full = table.status != SHUT
        raise NotNow(N_("this table is full") if is_full else N_("this table is closed"))
    seat = int(wish) - 1 if wish.isdecimal() and len(wish) < 4 else min(table.free_seats)
    if seat not in table.free_seats:
        raise NotNow(N_("someone else was faster: choose another seat"))
    return await house.ask(
        name, lambda now_is, now: now_is.join(seat, own, now), held=[(seat, guest.id)]
    )


def _clean(typed: str) -> str:
    if not typed.strip():
        raise WrongSetup(N_("Enter your name"))
    try:
        return clean_name(typed)
    except WrongSetup:
        told = N_("A name can have at most {most} printable characters")
        raise WrongSetup(told, most=LONGEST_NAME) from None


def host_seat(table: Table) -> int:
    """Return the seat of whoever set the table."""
    return next((at for at, seat in enumerate(table.setup.seats) if seat.name == table.host), 0)


def seats_content(table: Table, held: list[int], language: str) -> dict[str, Any]:
    """Return who sits where, for a page or a part of it."""
    meta, setup = table.setup.rules.meta, table.setup
    names = [seat.name for seat in for_reader(table, language).seats]
    seats = [
        {
            "number": at + 1,
            "name": names[at],
            "level": level_name(seat.level, language) if seat.kind == BOT else "",
            "is_mine": at in held,
            "shield": ARMS[at].device if seat.is_taken else "free",
        }
        for at, seat in enumerate(table.seats)
    ]
    return {
        "id": table.id,
        "game": setup.game,
        "title": meta.titles[language],
        "summary": meta.summary[language],
        "host": table.host,
        "pace": pace_words(setup.pace, language),
        "options": _unusual(table, language),
        "seats": seats,
        "free": len(table.free_seats),
        "is_mine": bool(held),
        "is_host": host_seat(table) in held,
        "can_leave": bool(held) and all(table.seats[at].kind == PERSON for at in held),
        "hints": setup.hints,
        "public": setup.public,
    }


def _unusual(table: Table, language: str) -> list[str]:
    """Return the options that are not as usual, in words."""
    _ = translations(language).gettext
    told = []
    for option in table.setup.rules.meta.options:
        value = table.setup.options[option.name]
        if value != option.default:
            said = _("yes") if value is True else _("no")
            words = said if isinstance(value, bool) else option.said(value, language)
            told.append(f"{option.titled(language)}: {words}")
    return told
