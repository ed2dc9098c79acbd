"""Who is asking: a guest known by a signed cookie, nothing to sign up for."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends, Request
from itsdangerous import BadSignature, URLSafeSerializer

from palas.kernel.phrases import LANGUAGES
from palas.table.errors import NotYours
from palas.table.languages import N_, accepted_languages, preferred

if TYPE_CHECKING:
    from fastapi import Response

GUEST_COOKIE = "palas_guest"
LANGUAGE_COOKIE, THEME_COOKIE = "palas_language", "palas_theme"
THEMES = ("auto", "day", "night")
LONGEST_COOKIE = 1000  # letters; a name is short
KNOWN = 4000  # cookies that need not be checked again
YEAR = 60 * 60 * 24 * 365


@dataclass(frozen=True)
class Guest:
    """A person with a browser."""

    id: str
    name: str
    language: str
    theme: str
    is_new: bool  # has no cookie yet


class Signer:
    """Signs cookies and tokens with the secret of the store."""

    def __init__(self, secret: str) -> None:
        self._guests = URLSafeSerializer(secret, salt="guest")
        self._seats = URLSafeSerializer(secret, salt="seat")
        self._known = lru_cache(maxsize=KNOWN)(self._read_guest)

    def sign_guest(self, guest: str, name: str) -> str:
        """Return the value of a guest's cookie."""
        return str(self._guests.dumps([guest, name]))

    def read_guest(self, cookie: str) -> tuple[str, str] | None:
        """Return the id and the name in a cookie, or nothing when it is not ours."""
        return self._known(cookie) if 0 < len(cookie) <= LONGEST_COOKIE else None

    def _read_guest(self, cookie: str) -> tuple[str, str] | None:
        try:
            guest, name = self._guests.loads(cookie)
        except (BadSignature, ValueError, TypeError):
            return None
        return str(guest), str(name)

    def sign_seat(self, table: str, seat: int, since: int = 0) -> str:
        """Return a token that stands for a seat: for a bot, or to move to another device.

        `since` (of `Seat`) ends the token when its person gets up for somebody else.
        """
        return str(self._seats.dumps([table, seat, since]))

    def read_sitting(self, token: str) -> tuple[str, int, int]:
        """Return the table, the seat and since when a token stands for it, or raise NotYours."""
        try:
            table, seat, since = self._seats.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise NotYours(N_("this token opens no seat")) from None
        return str(table), int(seat), int(since)


def new_guest_id() -> str:
    """Return an id nobody can guess."""
    return secrets.token_urlsafe(16)


async def current_guest(request: Request) -> Guest:
    """Return who is asking."""
    signer: Signer = request.app.state.signer
    known = signer.read_guest(request.cookies.get(GUEST_COOKIE, ""))
    guest, name = known or (new_guest_id(), "")
    theme = request.cookies.get(THEME_COOKIE, "auto")
    language = language_of(request)
    return Guest(guest, name, language, theme if theme in THEMES else "auto", known is None)


def language_of(request: Request) -> str:
    """Return the language of a request: as chosen in the address, before, or by the browser."""
    for chosen in (request.query_params.get("language"), request.cookies.get(LANGUAGE_COOKIE)):
        if chosen in LANGUAGES:
            return str(chosen)
    return preferred(accepted_languages(request.headers.get("accept-language", "")))


def remember(request: Request, response: Response, guest: str, name: str) -> None:
    """Let the browser remember a guest."""
    value = request.app.state.signer.sign_guest(guest, name)
    set_cookie(request, response, GUEST_COOKIE, value, hidden=True)


def set_cookie(
    request: Request, response: Response, name: str, value: str, hidden: bool = False
) -> None:
    """Set a cookie of ours for a year."""
    secure = request.url.scheme == "https"
    response.set_cookie(
        name, value, max_age=YEAR, httponly=hidden, samesite="lax", secure=secure, path="/"
    )


CurrentGuest = Annotated[Guest, Depends(current_guest)]
