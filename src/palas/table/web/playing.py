"""What people do at a table: forms that work without a script, and tell programs in JSON."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Form, Request, Response
from fastapi.responses import JSONResponse, RedirectResponse

from palas.kernel.errors import PalasError
from palas.table.errors import NotYours, sentence
from palas.table.languages import N_
from palas.table.rematch import open_rematch
from palas.table.views.sight import ASKED, Wish, place
from palas.table.web.faults import problem, wants_json
from palas.table.web.guests import CurrentGuest, set_cookie
from palas.table.web.sights import (
    CONFIRM_COOKIE,
    OPEN_COOKIE,
    sight_of,
    write_wish,
)
from palas.table.web.table_page import show

if TYPE_CHECKING:
    from collections.abc import Callable

    from palas.table.events import Event
    from palas.table.house import House
    from palas.table.table import Table
    from palas.table.views.sight import Sight
    from palas.table.web.guests import Guest

router = APIRouter()
Number = Annotated[int, Form(ge=0, le=10**6)]
MaybeNumber = Annotated[int | None, Form(ge=0, le=10**6)]


class Asking:
    """One request of one guest at one table."""

    def __init__(self, request: Request, guest: Guest, name: str, seat: int | None) -> None:
        self.request = request
        self.guest = guest
        self.name = name
        self.seat = seat
        self.house: House = request.app.state.house

    async def own_seat(self) -> int:
        """Return the seat the guest acts for, or raise NotYours."""
        return (await self.sitting())[0]

    async def sitting(self) -> tuple[int, Sight]:
        """Return the seat the guest acts for and how they see the table, or raise NotYours."""
        table = await self.house.table(self.name)
        sight = await sight_of(self.request, self.guest, self.name)
        seat = place(table, sight).viewer if self.seat is None else self.seat
        if seat not in sight.held:
            raise NotYours(N_("this seat is not yours"))
        return seat, sight

    async def is_final(self, seat: int, action: int, decision: int) -> bool:
        """Tell whether a move cannot be taken back, or raise why it cannot be played."""
        table = await self.house.table(self.name)
        table.play(seat, action, 0.0, decision)
        return table.is_final(seat, action)

    async def ask(self, what: Callable[[Table, int, float], list[Event]]) -> Response:
        """Ask something of the table for the guest's seat and answer."""
        try:
            seat = await self.own_seat()
            await self.house.ask(self.name, lambda table, now: what(table, seat, now))
        except PalasError as wrong:
            return await self.refuse(wrong)
        return self.done()

    def done(self, wish: str = "") -> Response:
        """Answer that it is done, or lead back to the table with a wish."""
        if wants_json(self.request):
            return JSONResponse({"done": not wish, "wish": wish})
        query = f"?wish={wish}" if wish else ""
        return RedirectResponse(f"/t/{self.name}{query}", 303)

    async def refuse(self, wrong: PalasError) -> Response:
        """Answer why not, in the guest's language, on the page they are at."""
        status = getattr(wrong, "status", 409)
        words = sentence(wrong, self.guest.language)
        if wants_json(self.request):
            return problem(status, words)
        table = await self.house.table(self.name)
        return await show(self.request, self.guest, table, status, words)


@router.post("/t/{name}/play", response_model=None)
async def play(
    request: Request,
    guest: CurrentGuest,
    name: str,
    action: Number,
    decision: Number,
    seat: MaybeNumber = None,
    sure: Annotated[bool, Form()] = False,
) -> Response:
    """Play a move; one that cannot be taken back is asked about first."""
    asking = Asking(request, guest, name, seat)
    try:
        own, sight = await asking.sitting()
        if sight.confirms and not sure and await asking.is_final(own, action, decision):
            return asking.done(write_wish(Wish(ASKED, action, decision)))
        await asking.house.ask(name, lambda table, now: table.play(own, action, now, decision))
    except PalasError as wrong:
        return await asking.refuse(wrong)
    return asking.done()


@router.post("/t/{name}/take-back", response_model=None)
async def take_back(
    request: Request, guest: CurrentGuest, name: str, decision: Number, seat: MaybeNumber = None
) -> Response:
    """Take the last move back."""
    asking = Asking(request, guest, name, seat)
    return await asking.ask(lambda table, own, now: table.take_back(own, now, decision))


@router.post("/t/{name}/say", response_model=None)
async def say(
    request: Request,
    guest: CurrentGuest,
    name: str,
    text: Annotated[str, Form()] = "",
    seat: MaybeNumber = None,
) -> Response:
    """Say something to the table."""
    asking = Asking(request, guest, name, seat)
    return await asking.ask(lambda table, own, now: table.say(own, text, now))


@router.post("/t/{name}/point", response_model=None)
async def point(
    request: Request,
    guest: CurrentGuest,
    name: str,
    to: Number,
    action: Annotated[str, Form(max_length=7)] = "",
    seat: MaybeNumber = None,
) -> Response:
    """Suggest a move to a partner, or withdraw it."""
    chosen = int(action) if action.isdecimal() else None
    asking = Asking(request, guest, name, seat)
    return await asking.ask(lambda table, own, now: table.point(own, to, chosen, now))


@router.post("/t/{name}/offer", response_model=None)
async def offer(
    request: Request,
    guest: CurrentGuest,
    name: str,
    offer: Annotated[str, Form(max_length=20)],
    about: MaybeNumber = None,
    seat: MaybeNumber = None,
) -> Response:
    """Propose to end the game here, or to let a bot play for an absent person."""
    asking = Asking(request, guest, name, seat)
    here = request.app.state.presence.here(name).seats
    return await asking.ask(lambda table, own, now: table.propose(own, offer, about, now, here))


@router.post("/t/{name}/answer", response_model=None)
async def answer(
    request: Request,
    guest: CurrentGuest,
    name: str,
    yes: Annotated[bool, Form()],
    seat: MaybeNumber = None,
) -> Response:
    """Agree to a proposal or decline it."""
    asking = Asking(request, guest, name, seat)
    return await asking.ask(lambda table, own, now: table.answer(own, yes, now))


@router.post("/t/{name}/come-back", response_model=None)
async def come_back(
    request: Request, guest: CurrentGuest, name: str, seat: MaybeNumber = None
) -> Response:
    """Play again for oneself."""
    asking = Asking(request, guest, name, seat)
    return await asking.ask(lambda table, own, now: table.come_back(own, now))


@router.post("/t/{name}/uncover", response_model=None)
async def uncover(request: Request, guest: CurrentGuest, name: str, seat: Number) -> Response:
    """Show the hand of one of those who share a device."""
    asking = Asking(request, guest, name, seat)
    try:
        own = await asking.own_seat()
    except PalasError as wrong:
        return await asking.refuse(wrong)
    response = asking.done()
    set_cookie(request, response, OPEN_COOKIE, f"{name}.{own}")
    return response


@router.post("/t/{name}/prefer", response_model=None)
async def prefer(
    request: Request,
    guest: CurrentGuest,
    name: str,
    confirm: Annotated[str, Form(pattern="^(on|off)$")],
) -> Response:
    """Ask before moves that cannot be taken back, or do not."""
    response = Asking(request, guest, name, None).done()
    set_cookie(request, response, CONFIRM_COOKIE, confirm)
    return response


@router.post("/t/{name}/rematch", response_model=None)
async def rematch(
    request: Request, guest: CurrentGuest, name: str, seat: MaybeNumber = None
) -> Response:
    """Open a table with the same set-up; the others find a button that seats them."""
    asking = Asking(request, guest, name, seat)
    try:
        own = await asking.own_seat()
        following = await _next_table(asking.house, name, own, guest.id)
    except PalasError as wrong:
        return await asking.refuse(wrong)
    return RedirectResponse(f"/t/{following}", 303)


async def _next_table(house: House, name: str, seat: int, guest: str) -> str:
    """Return the table of the rematch, opened by whoever asks first."""
    try:
        return (await open_rematch(house, name, seat, guest)).id
    except PalasError:
        if found := (await house.table(name)).rematch:
            return found
        raise
