"""The table: its page, its present view, the score and the hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse
from markupsafe import Markup

from palas.table.errors import NotNow, NotYours
from palas.table.languages import N_
from palas.table.table import OPEN, SHUT
from palas.table.views.board import board
from palas.table.views.chronicle import shield
from palas.table.views.score import sheet
from palas.table.web.guests import CurrentGuest
from palas.table.web.invitation import invitation
from palas.table.web.rendering import page, render
from palas.table.web.sights import presence_of, sight_of, studio_of, write_wish

if TYPE_CHECKING:
    from palas.table.house import House
    from palas.table.painting.frames import Shown
    from palas.table.table import Table
    from palas.table.views.seen import Seen
    from palas.table.views.sight import Sight
    from palas.table.web.guests import Guest

router = APIRouter()
VIEW_HEADER = "Palas-View"
MOST_PLACES = 200


@router.get("/t/{name}", response_model=None)
async def table_page(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Return the page of a table: the game, or the invitation while seats are free."""
    return await show(request, guest, await _house(request).table(name))


async def show(
    request: Request, guest: Guest, table: Table, status: int = 200, word: str = ""
) -> Response:
    """Return the page of a table with a word about what went wrong."""
    if table.status in (OPEN, SHUT):
        return await invitation(request, guest, table)
    sight = await sight_of(request, guest, table.id)
    view = await _view(request, table, sight)
    return page(
        request,
        guest,
        "table.html",
        status,
        id=table.id,
        game=table.setup.rules.meta.titles[guest.language],
        palette_game=table.setup.game,
        title=view.title,
        view=view,
        html=Markup(view.html),
        layout=sight.layout,
        wish=write_wish(sight.wish),
        word=word,
    )


@router.get("/t/{name}/view", response_model=None)
async def present_view(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Return the present view of a table, as live changes are told against it."""
    table = await _playing(request, name)
    view = await _view(request, table, await sight_of(request, guest, name))
    return fragment(view.html, {VIEW_HEADER: view.name})


@router.get("/t/{name}/score", response_model=None)
async def score(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Return the score with reasons, as far as the guest knows it."""
    seen = await _seen(request, guest, name)
    content: dict[str, Any] = {"table": seen.table, "columns": sheet(seen), "shield": shield}
    if request.headers.get("sec-fetch-dest") == "document":
        title = seen.match.game.meta.titles[guest.language]
        return page(request, guest, "table_score_page.html", game=title, **content)
    return fragment(render("table_score.html", guest.language, **content))


@router.get("/t/{name}/lit", response_model=None)
async def lit(request: Request, guest: CurrentGuest, name: str, places: str = "") -> Response:
    """Return the picture with some places lit: those of a move, or of a reason."""
    seen = await _seen(request, guest, name)
    known = {place for line in seen.lines for place in line.places}
    known |= {place for column in sheet(seen) for place in column.places}
    wanted = {int(one) for one in places.split(",")[:MOST_PLACES] if one.isdecimal()}
    return fragment(board(seen, sorted(wanted & known)))


@router.get("/t/{name}/hint", response_model=None)
async def hint(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Return what the greedy bot would do with what the guest's seat knows."""
    seen = await _seen(request, guest, name)
    if not seen.table.setup.hints:
        raise NotYours(N_("this table plays without hints"))
    if not seen.is_seated:
        raise NotYours(N_("hints are for players"))
    if seen.hint is None:
        raise NotNow(N_("it is not your turn"))
    return JSONResponse({"action": seen.hint, "words": seen.words(seen.viewer, seen.hint)})


def fragment(html: str, headers: dict[str, str] | None = None) -> HTMLResponse:
    """Return a part of a page."""
    return HTMLResponse(html, headers={"Cache-Control": "no-store", **(headers or {})})


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def _playing(request: Request, name: str) -> Table:
    table = await _house(request).table(name)
    if table.match is None:
        raise NotNow(N_("the game has not begun"))
    return table


async def _seen(request: Request, guest: Guest, name: str) -> Seen:
    table = await _playing(request, name)
    return studio_of(request).gallery.seen(table, await sight_of(request, guest, name))


async def _view(request: Request, table: Table, sight: Sight) -> Shown:
    return await studio_of(request).shown(table, sight, presence_of(request).here(table.id))
