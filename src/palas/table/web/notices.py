"""The page on which a guest says where to be told of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from palas.table.errors import Refused, sentence
from palas.table.notice_address import LONGEST, SCHEMES
from palas.table.store.addresses import Subscription
from palas.table.web.guests import CurrentGuest, Guest, remember
from palas.table.web.rendering import page
from palas.table.web.settings import own_path

if TYPE_CHECKING:
    from palas.table.notices import Notices

router = APIRouter()
HERE = "/settings/notices"


@router.get(HERE)
async def notices(request: Request, guest: CurrentGuest, back: str = "/") -> HTMLResponse:
    """Show where the guest is told of a turn."""
    return await _shown(request, guest, back)


@router.post(HERE)
async def subscribe(
    request: Request,
    guest: CurrentGuest,
    address: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    """Tell the guest there from now on; a first word is sent at once."""
    told: Notices = request.app.state.notices
    base = request.app.state.config.address or str(request.base_url).rstrip("/")
    try:
        request.app.state.limits.check_address(request.client.host if request.client else "")
        await told.subscribe(Subscription(guest.id, address.strip(), guest.language, base))
    except Refused as wrong:
        return await _shown(request, guest, back, address, wrong)
    return _again(request, guest, back)


@router.post(f"{HERE}/stop")
async def stop(
    request: Request, guest: CurrentGuest, back: Annotated[str, Form()] = "/"
) -> Response:
    """Tell the guest nothing any more, and forget the address."""
    await request.app.state.notices.addresses.forget(guest.id)
    return _again(request, guest, back)


async def _shown(
    request: Request, guest: Guest, back: str, typed: str = "", wrong: Refused | None = None
) -> HTMLResponse:
    wish = await request.app.state.notices.addresses.of(guest.id)
    return page(
        request,
        guest,
        "notices.html",
        200 if wrong is None else wrong.status,
        way=wish.address.partition("://")[0] if wish else "",
        typed=typed[:LONGEST],
        wrong="" if wrong is None else sentence(wrong, guest.language),
        schemes=SCHEMES,
        back=own_path(back),
    )


def _again(request: Request, guest: Guest, back: str) -> Response:
    response = RedirectResponse(request.url_for("notices").include_query_params(back=back), 303)
    remember(request, response, guest.id, guest.name)
    return response
