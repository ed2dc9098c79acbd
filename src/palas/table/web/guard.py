"""The guard at the door: sizes, foreign forms, headers."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders

from palas.table.web.faults import problem
from palas.table.web.headers import HEADERS

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES = 64 * 1024  # of a request
SAFE = ("GET", "HEAD", "OPTIONS")


class TooLarge(Exception):
    """A request that goes on and on."""


class Guard:
    """Refuses huge requests and forms sent from other sites; adds the headers of the house."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or answer it at the door."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        gate = Gate(receive, send)
        refused = refusal(scope)
        try:
            await (refused or self.app)(scope, gate.receive, gate.send)
        except TooLarge:
            if not gate.is_answered:
                await too_large()(scope, receive, gate.send)


class Gate:
    """Counts what comes in with one request, and dresses what goes out."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.read = 0  # bytes
        self.is_answered = False

    async def receive(self) -> Message:
        """Hand a part of the request on, or raise TooLarge."""
        message = await self._receive()
        self.read += len(message.get("body", b""))
        if self.read > MOST_BYTES:
            raise TooLarge
        return message

    async def send(self, message: Message) -> None:
        """Hand a part of the answer on, with the headers of the house."""
        if message["type"] == "http.response.start":
            self.is_answered = True
            MutableHeaders(scope=message).update(HEADERS)
        await self._send(message)


def refusal(scope: Scope) -> ASGIApp | None:
    """Return the answer to a request that may not come in, if it may not."""
    headers = Headers(scope=scope)
    if scope["method"] not in SAFE and is_foreign(headers):
        return problem(403, "sent from another site")
    length = headers.get("content-length", "0")
    return too_large() if length.isdecimal() and int(length) > MOST_BYTES else None


def too_large() -> ASGIApp:
    """Return the answer to a request that is too large."""
    return problem(413, f"at most {MOST_BYTES} bytes")


def is_foreign(headers: Headers) -> bool:
    """Tell whether a browser sends this from a page of another site."""
    if headers.get("sec-fetch-site", "same-origin") in ("cross-site", "same-site"):
        return True
    origin = headers.get("origin")
    return bool(origin) and urlsplit(origin).netloc != headers.get("host")
