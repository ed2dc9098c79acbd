"""A new view as an event of a stream: what has changed since the one that a browser shows."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from palas.table.views.patching import all_new, whole

if TYPE_CHECKING:
    from palas.table.views.view import Gallery, View

ENCODER = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False)


def event(gallery: Gallery, sent: View | None, view: View) -> str:
    """Return a new view as an event: what changed, or all of it when the old one is unknown.

    The first line tells how it is put together. What is new follows as it is, cut as views are.
    """
    change = gallery.patch(sent, view) if sent is not None else all_new(view.pieces)
    content = {
        "base": sent.name if sent is not None else "",
        "patch": change.steps,
        "title": view.title,
        "turn": view.is_turn,
    }
    news = whole(change.texts).replace("\n", "\ndata: ")
    return f"id: {view.name}\ndata: {ENCODER.encode(content)}\ndata: {news}\n\n"
