"""The application: wires store, house, bots and pages together."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib import import_module
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from palas.table.house import House
from palas.table.listening import listening
from palas.table.painting.studio import Studio
from palas.table.staff import staff
from palas.table.store.store import Store
from palas.table.web.faults import add_faults
from palas.table.web.guard import Guard
from palas.table.web.guests import Signer
from palas.table.web.limits import Limits
from palas.table.web.looks import STATIC, Assets
from palas.table.web.once import Once
from palas.table.web.presence import Presence

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from palas.table.config import Config

ROUTERS: tuple[str, ...] = (  # modules beside this one, each with a `router`; the busiest first
    "playing",
    "live",
    "table_page",
    "looks",
    "hall",
    "settings",
    "invitation",
    "devices",
    "api",
    "api_page",
    "replay",
    "notices",
)


def create_app(config: Config) -> FastAPI:
    """Return the web application of a server."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(config.database)
        try:
            await store.open()
            app.state.house = House(store)
            app.state.studio = Studio(config.painters)
            app.state.presence = Presence(app.state.house)
            app.state.signer = Signer(await store.secret())
            async with (
                listening(app.state.house),
                staff(
                    app.state.house, app.state.studio, config, app.state.presence.is_looking
                ) as notices,
            ):
                app.state.notices = notices
                yield
        finally:
            await store.close()

    app = FastAPI(title="Palas", docs_url=None, redoc_url=None, openapi_url=None, lifespan=life)
    app.state.config = config
    app.state.limits = Limits()
    app.state.once = Once()
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(Guard)
    app.mount("/static", Assets(directory=STATIC), name="static")
    for name in ROUTERS:
        app.include_router(import_module(f"palas.table.web.{name}").router)
    add_faults(app)
    return app
