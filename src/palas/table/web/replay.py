"""Looking back: a game step by step, its record, and whether its shuffle was fair."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any, NamedTuple

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, StreamingResponse

from palas.kernel.checking import check_shuffle
from palas.kernel.contract import SPECTATOR
from palas.kernel.message import Message
from palas.table.errors import NotNow, NotYours, Refused
from palas.table.languages import N_
from palas.table.readers import for_reader
from palas.table.views.chronicle import shield
from palas.table.views.graph import graph
from palas.table.views.keeping import Kept
from palas.table.views.replaying import (
    ALL_WORD,
    EVERYTHING,
    SPECTATOR_WORD,
    Glance,
    lines_for,
    may_look,
)
from palas.table.web.guests import CurrentGuest
from palas.table.web.live import BEAT, HEADERS, HEARTBEAT
from palas.table.web.rendering import page, render
from palas.table.web.sights import sight_of, studio_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.kernel.match import Match
    from palas.table.house import House
    from palas.table.table import Table
    from palas.table.views.sight import Sight

router = APIRouter()
JUMPS = 60  # places in the graph that can be followed without a script
CHECKED = 200
PARTS = {  # of the page, as a script asks for them: the moment, or the log with it
    "moment": ("replay_moment.html",),
    "news": ("replay_moment.html", "replay_lines.html"),
}
_checked: Kept[tuple[str, int], Outcome] = Kept(CHECKED)


class Outcome(NamedTuple):
    """What is kept of a verdict: without the game, which is large."""

    is_right: bool
    is_same_key: bool
    why_not: Message


class NoSuchMoment(Refused):
    """A move that was never made, or eyes that nobody has."""

    status = 404


@router.get("/t/{name}/replay", response_model=None)
async def replay(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Return one moment of a game with all that leads to the others, or a part of that."""
    table = for_reader(await _house(request).table(name), guest.language)
    sight = await sight_of(request, guest, name)
    asked = request.query_params
    glance = look(request, table, sight, asked.get("as", ""), asked.get("move", ""))
    content: dict[str, Any] = {"table": table, "now": glance, "shield": shield}
    content["course"] = course_of(table)
    if asked.get("part") in PARTS:
        return part(asked["part"], guest.language, content)
    return page(
        request,
        guest,
        "replay.html",
        title=table.setup.rules.meta.titles[guest.language],
        palette_game=table.setup.game,
        graph=graph(table) if table.is_over else None,
        jumps=jumps(glance.moves),
        **content,
    )


@router.get("/t/{name}/replay/live", response_model=None)
async def follow(request: Request, name: str, base: str = "") -> StreamingResponse:
    """Tell how many moves a running game has, from the course that the browser knows."""
    house = _house(request)
    if (await house.table(name)).match is None:
        raise NotNow(N_("the game has not begun"))
    known = request.headers.get("last-event-id", base)
    told = courses(house, name, known)
    return StreamingResponse(told, media_type="text/event-stream", headers=HEADERS)


@router.get("/t/{name}/record", response_model=None)
async def record(request: Request, name: str) -> Response:
    """Return the record of a finished game as a file."""
    match = _finished(await _house(request).table(name))
    file = f'attachment; filename="{match.game.id}-{name}.jsonl"'
    headers = {"Content-Disposition": file, "Cache-Control": "no-store"}
    return Response(match.record(), media_type="application/x-ndjson", headers=headers)


@router.get("/t/{name}/check", response_model=None)
async def check(request: Request, guest: CurrentGuest, name: str) -> Response:
    """Return the promise of the shuffle and, when the game is over, whether it was kept."""
    table = await _house(request).table(name)
    return page(
        request,
        guest,
        "check.html",
        table=table,
        title=table.setup.rules.meta.titles[guest.language],
        verdict=await outcome_of(table) if table.is_over else None,
        key=table.key.hex() if table.is_over else "",
        file=f"{table.setup.game}-{name}.jsonl",
    )


async def courses(house: House, name: str, known: str) -> AsyncIterator[bytes]:
    """Yield an event whenever moves are made or taken back, until the game is over."""
    with house.watch(name) as watch:
        while not house.is_closing:
            table = await house.table(name)
            course = course_of(table)
            if course != known:
                told = {"moves": len(table.moved_at), "over": table.is_over}
                yield f"id: {course}\ndata: {json.dumps(told)}\n\n".encode()
                known = course
            if table.is_over:
                return
            if not await watch.wait(HEARTBEAT):
                yield BEAT


def course_of(table: Table) -> str:
    """Return a name for all that was played: a move taken back and another are not the same."""
    decisions = sum(seat.decisions for seat in table.seats)
    return f"{decisions}-{table.status}"


def part(wanted: str, language: str, content: dict[str, Any]) -> Response:
    """Return a part of the page for a script that has the rest."""
    body = "".join(render(one, language, graph=None, **content) for one in PARTS[wanted])
    return HTMLResponse(body, headers={"Cache-Control": "no-store"})


def look(request: Request, table: Table, sight: Sight, viewer: str, move: str) -> Glance:
    """Return the moment that an address asks for, or raise."""
    match = table.match
    if match is None:
        raise NotNow(N_("the game has not begun"))
    allowed = may_look(table, sight)
    wanted = read_viewer(viewer, len(table.seats)) if viewer else allowed[0]
    if wanted not in allowed:
        raise NotYours(_why_not(sight, wanted))
    usual = 0 if table.is_over else len(match.played)
    at = read_move(move, len(match.played)) if move else usual
    lines = lines_for(studio_of(request).gallery.chronicles, table, wanted, sight.language)
    return Glance(table, match, wanted, at, sight, lines)


def read_viewer(words: str, seats: int) -> int:
    """Return the viewer an address names: a seat from 1, a spectator or all."""
    if words == SPECTATOR_WORD:
        return SPECTATOR
    if words == ALL_WORD:
        return EVERYTHING
    if not _is_number(words) or not 1 <= int(words) <= seats:
        raise NoSuchMoment(N_("there is no such view: as is a seat, spectator or all"))
    return int(words) - 1


def read_move(words: str, moves: int) -> int:
    """Return the number of moves an address names."""
    if not _is_number(words) or int(words) > moves:
        raise NoSuchMoment(N_("this game has no such move"))
    return int(words)


async def outcome_of(table: Table) -> Outcome:
    """Return whether a finished game was dealt as promised; a while is spent elsewhere."""
    key = (table.id, table.version)
    found = _checked.get(key)
    return found or _checked.put(key, await asyncio.to_thread(_outcome, table))


def jumps(moves: int) -> list[int]:
    """Return moves at even distances, the last one always."""
    count = min(moves, JUMPS)
    return [round(at * moves / count) for at in range(count + 1)] if count else [0]


def _outcome(table: Table) -> Outcome:
    match = _finished(table)
    verdict = check_shuffle(match.game, match.record(), table.commitment)
    return Outcome(verdict.is_right, verdict.is_same_key, verdict.why_not)


def _why_not(sight: Sight, wanted: int) -> str:
    if wanted in sight.held:
        return N_("the hands at this device are covered: show yours at the table first")
    return N_("other players’ hands can be seen when the game is over")


def _finished(table: Table) -> Match:
    if table.match is None or not table.is_over:
        raise NotNow(N_("the record is available when the game is over"))
    return table.match


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _is_number(words: str) -> bool:
    return words.isascii() and words.isdigit() and len(words) < 6
