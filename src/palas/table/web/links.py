"""Links people send each other, also as QR codes."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import segno
from markupsafe import Markup

if TYPE_CHECKING:
    from fastapi import Request


def link_to(request: Request, path: str) -> str:
    """Return a whole address, as people reach this server."""
    address = request.app.state.config.address or str(request.base_url).rstrip("/")
    return f"{address}{path}"


def qr_code(link: str) -> Markup:
    """Draw a link as a QR code, dark on light by day and by night: cameras want it so."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn,
        kind="svg",
        xmldecl=False,
        svgns=False,
        omitsize=True,
        border=3,
        dark="#2b2622",
        light="#f6f1e7",
        svgclass="qr",
        lineclass=None,
    )
    return Markup(drawn.getvalue().decode())
