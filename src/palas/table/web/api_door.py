"""Who comes to the API: JSON only, a token a seat, spectators without."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import Depends, Path, Request, Response
from fastapi.routing import APIRoute
from fastapi.security import HTTPBearer
from fastapi.security.http import HTTPAuthorizationCredentials

from palas.kernel.contract import SPECTATOR
from palas.table.errors import NotJson, NotKnown, NotYours
from palas.table.house import House
from palas.table.languages import N_
from palas.table.table import Table
from palas.table.web.guests import Signer

BEARER = HTTPBearer(
    scheme_name="seat",
    description="the token of a seat, as joining or opening a table gives it",
    auto_error=False,
)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(BEARER)]
TableId = Annotated[str, Path(description="the id of a table", examples=["gd7k2mxq4p"])]


class JsonRoute(APIRoute):
    """A route that reads JSON and nothing else."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler with a look at the type of the content before."""
        handler = super().get_route_handler()
        reads = self.body_field is not None

        async def checked(request: Request) -> Response:
            if reads and not is_json(request.headers.get("content-type", "")):
                raise NotJson(N_("send JSON: Content-Type: application/json"))
            return await handler(request)

        return checked


def is_json(content_type: str) -> bool:
    """Tell whether a Content-Type means JSON in UTF-8."""
    kind, _, parameters = content_type.partition(";")
    charset = parameters.strip().lower().removeprefix("charset=").strip('"')
    return kind.strip().lower() == "application/json" and charset in ("", "utf-8")


@dataclass(frozen=True)
class Asker:
    """Who asks something of a table: a seat, or SPECTATOR."""

    house: House
    table: Table
    seat: int


async def watching(request: Request, table_id: TableId, credentials: Credentials) -> Asker:
    """Return who looks at a table; a token that opens nothing is refused, not ignored."""
    house: House = request.app.state.house
    table = await house.table(table_id)
    if credentials is None:
        if "authorization" in request.headers:
            raise NotKnown(N_("send Authorization: Bearer TOKEN"))
        return Asker(house, table, SPECTATOR)
    return Asker(house, table, _seat(request.app.state.signer, table, credentials.credentials))


def _seat(signer: Signer, table: Table, token: str) -> int:
    try:
        name, seat, since = signer.read_sitting(token)
    except NotYours as wrong:
        raise NotKnown(wrong.message) from None
    if name != table.id:
        raise NotYours(N_("this token is for another table"))
    if table.seats[seat].since != since:
        raise NotYours(N_("this token is for a seat that was given up"))
    return seat


async def sitting(asker: Annotated[Asker, Depends(watching)]) -> Asker:
    """Return who acts at a table: only a seat may."""
    if asker.seat == SPECTATOR:
        raise NotKnown(N_("only a seat may do this: send Authorization: Bearer TOKEN"))
    return asker


Watching = Annotated[Asker, Depends(watching)]
Sitting = Annotated[Asker, Depends(sitting)]
