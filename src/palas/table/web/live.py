"""Live updates: server-sent events that tell what has changed since the view a browser has."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from palas.table.web.guests import CurrentGuest
from palas.table.web.looks import scripts
from palas.table.web.sights import presence_of, sight_of, studio_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.table.house import House
    from palas.table.painting.studio import Studio
    from palas.table.views.sight import Sight
    from palas.table.web.presence import Presence

router = APIRouter()
HEARTBEAT = 15.0  # seconds
BEAT = b"event: beat\ndata:\n\n"  # heard by the script, which would not see a comment
RENEW = b"event: renew\ndata:\n\n"  # to a page that was opened before the server was updated
HEADERS = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


@router.get("/t/{name}/live", response_model=None)
async def live(request: Request, guest: CurrentGuest, name: str) -> StreamingResponse:
    """Tell what changes at a table, from the view that the browser has."""
    if request.query_params.get("scripts", scripts()) != scripts():
        return StreamingResponse(iter([RENEW]), media_type="text/event-stream", headers=HEADERS)
    house: House = request.app.state.house
    await house.table(name)
    sight = await sight_of(request, guest, name)
    base = request.headers.get("last-event-id") or request.query_params.get("base", "")
    told = changes(house, studio_of(request), presence_of(request), name, sight, base)
    watched = _counted(told, presence_of(request), name, guest.id, sight)
    return StreamingResponse(watched, media_type="text/event-stream", headers=HEADERS)


async def changes(
    house: House, studio: Studio, presence: Presence, name: str, sight: Sight, base: str
) -> AsyncIterator[bytes]:
    """Yield an event for every new view; a beat of the heart when nothing happens."""
    is_new = True
    with house.watch(name) as watch:
        while not house.is_closing:
            table = await house.table(name)
            if table.match is not None:
                news = await studio.news(table, sight, presence.here(name), base)
                if news.event:
                    yield news.event
                elif is_new:
                    yield BEAT
                base, is_new = news.name, False
            if not await watch.wait(HEARTBEAT):
                yield BEAT


async def _counted(
    told: AsyncIterator[bytes], presence: Presence, name: str, guest: str, sight: Sight
) -> AsyncIterator[bytes]:
    with presence.looking(name, guest, sight.held):
        async for one in told:
            yield one
