"""How a guest sees a table, read from a request: seats, language, layout, wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.table.views.sight import ASKED, DESK, HINT, LAYOUTS, PHONE, SUGGEST, Sight, Wish

if TYPE_CHECKING:
    from fastapi import Request

    from palas.table.house import House
    from palas.table.painting.studio import Studio
    from palas.table.web.guests import Guest
    from palas.table.web.presence import Presence

LAYOUT_COOKIE, CONFIRM_COOKIE, OPEN_COOKIE = "palas_layout", "palas_confirm", "palas_open"


async def sight_of(request: Request, guest: Guest, table: str) -> Sight:
    """Return how a guest sees a table."""
    house: House = request.app.state.house
    held = await house.seats_of(table, guest.id) if not guest.is_new else []
    return Sight(
        tuple(held),
        guest.language,
        layout_of(request),
        uncovered_seat(request, table),
        read_wish(request.query_params.get("wish", "")),
        request.cookies.get(CONFIRM_COOKIE) != "off",
    )


def layout_of(request: Request) -> str:
    """Return the layout a browser asks for, or what its kind suggests."""
    for asked in (request.query_params.get("layout"), request.cookies.get(LAYOUT_COOKIE)):
        if asked in LAYOUTS:
            return str(asked)
    is_small = "Mobi" in request.headers.get("user-agent", "")
    return PHONE if is_small else DESK


def uncovered_seat(request: Request, table: str) -> int | None:
    """Return whose hand may be seen at a shared device."""
    name, _, seat = request.cookies.get(OPEN_COOKIE, "").partition(".")
    return int(seat) if name == table and seat.isdecimal() and len(seat) < 3 else None


def read_wish(given: str) -> Wish:
    """Return the wish that an address tells, as in `asked.17.4`; nonsense is no wish."""
    kind, *numbers = given.split(".")
    if kind not in (ASKED, HINT, SUGGEST) or len(numbers) != 2:
        return Wish()
    if not all(number.isdecimal() and len(number) < 7 for number in numbers):
        return Wish()
    return Wish(kind, int(numbers[0]), int(numbers[1]))


def write_wish(wish: Wish) -> str:
    """Return a wish as an address tells it."""
    return f"{wish.kind}.{wish.number}.{wish.decision}" if wish.kind else ""


def studio_of(request: Request) -> Studio:
    """Return where the views of this server are drawn."""
    studio: Studio = request.app.state.studio
    return studio


def presence_of(request: Request) -> Presence:
    """Return who is here."""
    presence: Presence = request.app.state.presence
    return presence
