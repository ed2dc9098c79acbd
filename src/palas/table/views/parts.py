"""Parts of views that are rendered once and kept, by all that they tell.

Most parts are the same after a move, or for another viewer. They are kept as pieces, so that a
view is mostly put together and hardly ever rendered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.table.table import END, REPLACE
from palas.table.views.chronicle import shield
from palas.table.views.keeping import Kept
from palas.table.views.patching import pieces
from palas.table.web.rendering import render

if TYPE_CHECKING:
    from palas.table.views.patching import Pieces
    from palas.table.views.seen import Seen

PARTS = 4000
AT, DECISION = "\ue000", "\ue001"  # signs that no text of ours has
kept_parts: Kept[tuple[object, ...], Pieces] = Kept(PARTS)


def part(template: str, language: str, **content: Any) -> Pieces:
    """Return a part, kept by all that is told in it."""
    key = (template, language, *content.values())
    return kept_parts.get(key) or kept_parts.put(key, new_part(template, language, **content))


def filled(template: str, seen: Seen, **content: Any) -> Pieces:
    """Return a part with forms, kept for all tables and decisions: these are filled in."""
    made = part(template, seen.language, at=AT, decision=DECISION, **content)
    at, decision = address(seen), str(seen.decision)
    return tuple([piece.replace(AT, at).replace(DECISION, decision) for piece in made])


def new_part(template: str, language: str, **content: Any) -> Pieces:
    """Return a part that is seldom the same twice."""
    known = {"shield": shield, "END": END, "REPLACE": REPLACE}
    return pieces(render(template, language, **known, **content))


def address(seen: Seen) -> str:
    """Return where the table is."""
    return f"/t/{seen.table.id}"
