"""The difference between two views: which pieces of the old one stay, and what is new.

A view is cut wherever an element has an id. The browser cuts in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

CUT = ' id="'
Patch = list[list[int] | str]  # [from, to) pieces of the old view, or new pieces


def pieces(html: str) -> tuple[str, ...]:
    """Cut a view into pieces."""
    return tuple(html.split(CUT))


def whole(cut: Sequence[str]) -> str:
    """Put the pieces of a view together again."""
    return CUT.join(cut)


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """Return how the new pieces are made from the old ones."""
    places = {piece: at for at, piece in reversed(list(enumerate(old)))}
    made: Patch = []
    fresh: list[str] = []
    first = last = -1  # the run of old pieces that is being copied
    for piece in new:
        if last >= 0 and last < len(old) and old[last] == piece:
            last += 1
            continue
        if last >= 0:
            made.append([first, last])
            first = last = -1
        at = places.get(piece)
        if at is None:
            fresh.append(piece)
            continue
        if fresh:
            made.append(whole(fresh))
            fresh = []
        first, last = at, at + 1
    if last >= 0:
        made.append([first, last])
    if fresh:
        made.append(whole(fresh))
    return made


def patched(old: Sequence[str], change: Patch) -> str:
    """Return the new view: what the browser does with a patch."""
    return CUT.join(
        part if isinstance(part, str) else whole(old[part[0] : part[1]]) for part in change
    )
