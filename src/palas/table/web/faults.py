"""What goes wrong, as a page for people or as problem+json for programs."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from palas.kernel.errors import PalasError, UnknownMove
from palas.kernel.phrases import LANGUAGES
from palas.table.errors import Refused, sentence
from palas.table.languages import N_, SOURCE, translations
from palas.table.web.guests import current_guest
from palas.table.web.headers import HEADERS
from palas.table.web.rendering import page

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fastapi import FastAPI, Request

ERROR = N_("Error")
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


def problem(
    status: int, detail: str, headers: Mapping[str, str] | None = None, language: str = SOURCE
) -> JSONResponse:
    """Return a problem for programs (RFC 9457)."""
    title = translations(language).gettext(TITLES.get(status, ERROR))
    detail = detail.encode(errors="replace").decode()  # half a sign is not for printing
    content = {"type": "about:blank", "title": title, "status": status, "detail": detail}
    return JSONResponse(content, status, headers, media_type=PROBLEM)


def wants_json(request: Request) -> bool:
    """Tell whether a program asks."""
    if request.url.path.startswith("/api"):
        return True
    return "text/html" not in request.headers.get("accept", "")


def asked_language(request: Request) -> str:
    """Return the language a program asks to be answered in: `?language=`, or English."""
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else SOURCE


async def fault(
    request: Request,
    status: int,
    wrong: PalasError | None = None,
    headers: Mapping[str, str] | None = None,
) -> Response:
    """Return what is wrong in the form and the language that the asker reads."""
    if wants_json(request):
        language = asked_language(request)
        detail = HTTPStatus(status).phrase if wrong is None else wrong.told(language)
        return problem(status, detail, headers, language)
    guest = await current_guest(request)
    heading = translations(guest.language).gettext(TITLES.get(status, ERROR))
    said = "" if wrong is None else sentence(wrong, guest.language)
    return page(request, guest, "fault.html", status, number=status, heading=heading, detail=said)


def add_faults(app: FastAPI) -> None:
    """Turn every error into a clear answer."""

    @app.exception_handler(PalasError)
    async def refused(request: Request, wrong: PalasError) -> Response:
        usual = 422 if isinstance(wrong, UnknownMove) else 409
        headers = getattr(wrong, "headers", None)
        return await fault(request, getattr(wrong, "status", usual), wrong, headers)

    @app.exception_handler(HTTPException)
    async def http(request: Request, wrong: HTTPException) -> Response:
        return await fault(request, wrong.status_code, None, wrong.headers)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, wrong: RequestValidationError) -> Response:
        first = wrong.errors()[0]
        where = " → ".join(str(part) for part in first["loc"])
        status = 400 if first["type"] == "json_invalid" else 422
        words = N_("{where} is missing or has a wrong value ({why})")
        return await fault(request, status, Refused(words, where=where, why=first["msg"]))

    @app.exception_handler(Exception)
    async def broken(request: Request, _: Exception) -> Response:
        answer = await unforeseen(request)
        answer.headers.update(HEADERS)  # the guard stands inside of whoever sends this
        return answer


async def unforeseen(request: Request) -> Response:
    """Return that something broke, and nothing of what it was."""
    words = N_("something went wrong on our side; nothing was changed")
    try:
        return await fault(request, 500, Refused(words))
    except Exception:  # what broke may be what the page needs
        return problem(500, words)
