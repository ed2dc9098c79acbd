"""The hall: the four games, a table to be set, my tables, open tables, finished games."""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from markupsafe import Markup

from palas.draw.heraldry import ARMS
from palas.draw.strokes import hatchings
from palas.games import all_games
from palas.table.art.bays import bay_of
from palas.table.art.facade import roof
from palas.table.errors import Refused, UnknownTable, sentence
from palas.table.house import House
from palas.table.languages import translations
from palas.table.setup import BOT_LEVELS, Setup
from palas.table.telling import level_about, level_name, span
from palas.table.web.guests import CurrentGuest, Guest, remember
from palas.table.web.invitation import invitation
from palas.table.web.listing import FINISHED_SHOWN, finished_row, my_rows, open_rows
from palas.table.web.rendering import page, render
from palas.table.web.setting import (
    HOURS,
    Draft,
    check_game,
    fresh_draft,
    games_in_order,
    read_draft,
)

if TYPE_CHECKING:
    from palas.kernel.game import Game
    from palas.table.table import Table
    from palas.table.web.once import Once

__all__ = ["hall_page", "invitation", "router"]

LINK = re.compile(r"(?:^|/t/)([a-z0-9]{6,16})(/seat/[\w.-]+)?/?(?:[?#].*)?$")
PART = "palas-part"  # a header: only this part of the page is wanted

router = APIRouter()


@router.get("/")
async def hall(request: Request, guest: CurrentGuest, game: str = "") -> Response:
    """Show the hall."""
    return await hall_page(request, guest, fresh_draft(game, guest.name))


@router.get("/lists")
async def lists(request: Request, guest: CurrentGuest) -> Response:
    """Return the lists of tables as they are now."""
    content = await _lists(request, guest)
    return HTMLResponse(render("lists.html", guest.language, **content))


@router.post("/tables")
async def set_table(request: Request, guest: CurrentGuest) -> Response:
    """Open a table, or show the form again as asked for or with what is to be mended."""
    form = {key: str(value) for key, value in (await request.form()).items()}
    draft = read_draft(form)
    wish, _, about = form.get("do", "open").partition(":")
    if wish != "open":
        return await _changed(request, guest, _after(draft, wish, about))
    try:
        check_game(form.get("game", ""))
        setup = draft.setup(guest.language)
        made = await _open_once(request, guest, setup, form.get("once", ""))
    except Refused as wrong:
        told = replace(draft, wrong=sentence(wrong, guest.language))
        return await hall_page(request, guest, told, status=wrong.status)
    response = RedirectResponse(f"/t/{made}", 303)
    remember(request, response, guest.id, setup.seats[0].name)
    return response


@router.get("/join")
async def join(request: Request, guest: CurrentGuest, link: str = "") -> Response:
    """Go where a pasted link leads."""
    found = LINK.search(link.strip())
    if found is not None:
        try:
            table = await request.app.state.house.table(found[1])
            return RedirectResponse(f"/t/{table.id}{found[2] or ''}", 303)
        except UnknownTable:
            pass
    told = translations(guest.language).gettext("This link leads to no table here")
    draft = fresh_draft("", guest.name)
    return await hall_page(request, guest, draft, status=404, pasted=link[:300], lost=told)


@router.get("/finished")
async def finished(request: Request, guest: CurrentGuest) -> Response:
    """Show my finished games, and those that were played in public."""
    store = request.app.state.house.store
    mine = await my_rows(store, guest.id, guest.language, request.app.state.house.clock())
    public = [finished_row(one, (), guest.language) for one in await store.finished()]
    mine = [row for row in mine if row.is_over]
    known = {row.id for row in mine}
    others = [row for row in public if row.id not in known]
    return page(request, guest, "finished.html", mine=mine, others=others)


async def hall_page(
    request: Request, guest: Guest, draft: Draft, *, status: int = 200, **more: Any
) -> Response:
    """Return the hall with the form as it is."""
    content = {
        **form_content(draft, guest),
        **await _lists(request, guest),
        "pasted": "",
        "lost": "",
    }
    drawn = {"bays": bays(), "roof": Markup(roof()), "hatchings": Markup(hatchings())}
    response = page(request, guest, "hall.html", status, **drawn, **{**content, **more})
    if guest.is_new:  # so that a double click comes from one guest
        remember(request, response, guest.id, guest.name)
    return response


def bays() -> list[tuple[Game, Markup]]:
    """Return the games, each with the drawing of its bay."""
    return [(game, Markup(bay_of(game))) for game in games_in_order()]


def form_content(draft: Draft, guest: Guest) -> dict[str, Any]:
    """Return what the form shows."""
    language = guest.language
    return {
        "draft": draft,
        "games": games_in_order(),
        "levels": [
            (one, level_name(one, language), level_about(one, language)) for one in BOT_LEVELS
        ],
        "hours": [(str(hours), span(hours * 3600, language)) for hours in HOURS],
        "devices": [arms.device for arms in ARMS],
        "once": secrets.token_urlsafe(12),
    }


async def _open_once(request: Request, guest: Guest, setup: Setup, word: str) -> str:
    """Open a table and return its id; the same one when the same form comes again."""
    state = request.app.state
    form = json.dumps([guest.id, word, setup.json()])

    async def make() -> str:
        address = request.client.host if request.client is not None else ""
        state.limits.check_opening(address)
        table: Table = await state.house.open(setup, setup.seats[0].name, guest.id)
        return table.id

    once: Once = state.once
    return await once.make(form, make)


async def _changed(request: Request, guest: Guest, draft: Draft) -> Response:
    """Show the form after a change, alone when a script asks for that part only."""
    if request.headers.get(PART) == "form":
        content = form_content(draft, guest)
        return HTMLResponse(render("setting.html", guest.language, guest=guest, **content))
    return await hall_page(request, guest, draft)


def _after(draft: Draft, wish: str, about: str) -> Draft:
    if wish == "game" and about in all_games():
        return draft.for_game(about)
    if wish == "add":
        return draft.with_seat()
    if wish == "remove" and about.isdecimal():
        return draft.without_seat(int(about) - 2)
    return draft


async def _lists(request: Request, guest: Guest) -> dict[str, Any]:
    house: House = request.app.state.house
    mine = await my_rows(house.store, guest.id, guest.language, house.clock())
    over = [row for row in mine if row.is_over]
    return {
        "mine": [row for row in mine if not row.is_over] + over[:FINISHED_SHOWN],
        "open_tables": await open_rows(house.store, guest.id, guest.language),
        "waiting": sum(row.is_my_turn for row in mine),
    }
