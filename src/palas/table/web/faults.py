"""What goes wrong, as a page for people or as problem+json for programs."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from palas.kernel.errors import PalasError, UnknownMove
from palas.table.languages import translations
from palas.table.web.guests import current_guest
from palas.table.web.headers import HEADERS
from palas.table.web.refusals import N_
from palas.table.web.rendering import page

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fastapi import FastAPI, Request

PROBLEM = "application/problem+json"
TITLES = {
    400: N_("Bad request"),
    401: N_("Unknown key"),
    403: N_("No access"),
    404: N_("Not found"),
    405: N_("Not allowed"),
    409: N_("Not now"),
    413: N_("Too large"),
    415: N_("Not JSON"),
    422: N_("Invalid content"),
    429: N_("Too often"),
    500: N_("Server error"),
}


def problem(status: int, detail: str, headers: Mapping[str, str] | None = None) -> JSONResponse:
    """Return a problem for programs (RFC 9457)."""
    title = TITLES.get(status, "Error")
    detail = detail.encode(errors="replace").decode()  # half a sign is not for printing
    content = {"type": "about:blank", "title": title, "status": status, "detail": detail}
    return JSONResponse(content, status, headers, media_type=PROBLEM)


def wants_json(request: Request) -> bool:
    """Tell whether a program asks."""
    if request.url.path.startswith("/api"):
        return True
    return "text/html" not in request.headers.get("accept", "")


async def fault(
    request: Request, status: int, detail: str, headers: Mapping[str, str] | None = None
) -> Response:
    """Return what is wrong in the form the asker reads."""
    if wants_json(request):
        return problem(status, detail, headers)
    guest = await current_guest(request)
    _ = translations(guest.language).gettext
    heading = _(TITLES.get(status, "Error"))
    said = _(detail) if detail != HTTPStatus(status).phrase else ""
    return page(request, guest, "fault.html", status, number=status, heading=heading, detail=said)


def add_faults(app: FastAPI) -> None:
    """Turn every error into a clear answer."""

    @app.exception_handler(PalasError)
    async def refused(request: Request, wrong: PalasError) -> Response:
        usual = 422 if isinstance(wrong, UnknownMove) else 409
        headers = getattr(wrong, "headers", None)
        return await fault(request, getattr(wrong, "status", usual), str(wrong), headers)

    @app.exception_handler(HTTPException)
    async def http(request: Request, wrong: HTTPException) -> Response:
        return await fault(request, wrong.status_code, str(wrong.detail), wrong.headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = " → ".join(str(part) for part in first["loc"])
        status = 400 if first["type"] == "json_invalid" else 422
        return await fault(request, status, f"{where}: {first['msg']}")

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        answer = await unforeseen(request)
        answer.headers.update(HEADERS)  # the guard stands inside of whoever sends this
        return answer


async def unforeseen(request: Request) -> Response:
    """Return that something broke, and nothing of what it was."""
    words = N_("something went wrong on our side; nothing was changed")
    try:
        return await fault(request, 500, words)
    except Exception:  # what broke may be what the page needs
        return problem(500, words)
