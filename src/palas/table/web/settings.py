"""The switches of the masthead: language, looks and name, kept in cookies."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse

from palas.kernel.phrases import LANGUAGES
from palas.table.errors import WrongSetup
from palas.table.languages import N_
from palas.table.setup import clean_name
from palas.table.web.guests import (
    LANGUAGE_COOKIE,
    THEME_COOKIE,
    THEMES,
    CurrentGuest,
    remember,
    set_cookie,
)

router = APIRouter()


@router.post("/settings")
async def settings(
    request: Request,
    guest: CurrentGuest,
    language: Annotated[str | None, Form()] = None,
    theme: Annotated[str | None, Form()] = None,
    name: Annotated[str | None, Form()] = None,
    back: Annotated[str, Form()] = "/",
) -> RedirectResponse:
    """Keep what was chosen and go back to the page it was chosen on."""
    if language is not None and language not in LANGUAGES:
        raise WrongSetup(N_("language is one of {allowed}"), allowed=list(LANGUAGES))
    if theme is not None and theme not in THEMES:
        raise WrongSetup(N_("theme is one of {allowed}"), allowed=list(THEMES))
    called = clean_name(name) if name and name.strip() else guest.name
    response = RedirectResponse(own_path(back), 303)
    if language is not None:
        set_cookie(request, response, LANGUAGE_COOKIE, language)
    if theme is not None:
        set_cookie(request, response, THEME_COOKIE, theme)
    if called != guest.name:
        remember(request, response, guest.id, called)
    return response


def own_path(given: str) -> str:
    """Return a path of this server, whatever was asked for."""
    is_ours = given.startswith("/") and not given.startswith(("//", "/\\")) and given.isprintable()
    return given if is_ours else "/"
