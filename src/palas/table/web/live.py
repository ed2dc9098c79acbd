"""Live updates: server-sent events that tell what has changed since the view a browser has."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from palas.table.web.guests import CurrentGuest
from palas.table.web.sights import gallery_of, presence_of, sight_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.table.house import House
    from palas.table.views.sight import Sight
    from palas.table.views.view import Gallery, View
    from palas.table.web.presence import Presence

router = APIRouter()
HEARTBEAT = 15.0  # seconds
BEAT = "event: beat\ndata:\n\n"  # heard by the script, which would not see a comment
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get("/t/{name}/live", response_model=None)
async def live(request: Request, guest: CurrentGuest, name: str) -> StreamingResponse:
    """Tell what changes at a table, from the view that the browser has."""
    house: House = request.app.state.house
    await house.table(name)
    sight = await sight_of(request, guest, name)
    base = request.headers.get("last-event-id") or request.query_params.get("base", "")
    told = changes(house, gallery_of(request), presence_of(request), name, sight, base)
    watched = _counted(told, presence_of(request), name, guest.id, sight)
    return StreamingResponse(watched, media_type="text/event-stream", headers=HEADERS)


async def changes(
    house: House, gallery: Gallery, presence: Presence, name: str, sight: Sight, base: str
) -> AsyncIterator[str]:
    """Yield an event for every new view; a beat of the heart when nothing happens."""
    sent = gallery.known(base, name, sight)
    with house.watch(name) as watch:
        while not house.is_closing:
            table = await house.table(name)
            if table.match is not None:
                view = gallery.view(table, sight, presence.here(name))
                if sent is None or view.name != sent.name:
                    yield event(gallery, sent, view)
                    sent = view
                elif base:
                    yield BEAT
            base = ""
            if not await watch.wait(HEARTBEAT):
                yield BEAT


async def _counted(
    told: AsyncIterator[str], presence: Presence, name: str, guest: str, sight: Sight
) -> AsyncIterator[str]:
    with presence.looking(name, guest, sight.held):
        async for one in told:
            yield one


def event(gallery: Gallery, sent: View | None, view: View) -> str:
    """Return a new view as an event: what changed, or all of it when the old one is unknown."""
    content: dict[str, Any] = {
        "base": sent.name if sent is not None else "",
        "patch": gallery.patch(sent, view) if sent is not None else [view.html],
        "title": view.title,
        "turn": view.is_turn,
    }
    told = json.dumps(content, separators=(",", ":"), ensure_ascii=False)
    return f"id: {view.name}\ndata: {told}\n\n"
