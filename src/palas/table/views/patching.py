"""The difference between two views: which pieces of the old one stay, and what is new.

A view is cut wherever an element has an id. The browser cuts in the same way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CUT = ' id="'
LONG = 2000  # letters: of pieces as long as this, only what has changed is told
Pieces = tuple[str, ...]


class Patch(NamedTuple):
    """How a view is made from another one, step by step.

    A step is [from, to) pieces of the old view; or how many new texts follow as whole pieces;
    or [piece, front, back], the letters that stay of an old piece around the next new text.
    """

    steps: list[list[int] | int]
    texts: list[str]


def pieces(html: str) -> Pieces:
    """Cut a view into pieces."""
    return tuple(html.split(CUT))


def whole(cut: Iterable[str]) -> str:
    """Put the pieces of a view together again."""
    return CUT.join(cut)


def glued(parts: Iterable[Sequence[str]]) -> Pieces:
    """Put parts that are cut already one after the other: where two meet there is no cut."""
    made = [""]
    for part in parts:
        made[-1] += part[0]
        made += part[1:]
    return tuple(made)


def patch(old: Sequence[str], new: Sequence[str]) -> Patch:
    """Return how the new pieces are made from the old ones."""
    places = dict(zip(reversed(old), range(len(old) - 1, -1, -1), strict=True))
    made, ended = Patch([], []), (*old, None)
    first = was = place = 0  # the old pieces that stay now, and where the next may be
    for piece in new:
        if piece == ended[was]:
            was += 1
            continue
        if first < was:
            made.steps.append([first, was])
            place = was
        found = places.get(piece)
        if found is None:
            _tell(made, piece, place, ended[place] or "")
            place = min(place + 1, len(old))
            first = was = len(old)
        else:
            first, was = found, found + 1
    if first < was:
        made.steps.append([first, was])
    return made


def all_new(new: Sequence[str]) -> Patch:
    """Return a patch that needs no old view."""
    return Patch([len(new)], list(new))


def patched(old: Sequence[str], change: Patch) -> Pieces:
    """Return the new view: what the browser does with a patch."""
    texts, made = iter(change.texts), []
    for step in change.steps:
        if isinstance(step, int):
            made += [next(texts) for _ in range(step)]
        elif len(step) == 2:
            made += old[step[0] : step[1]]
        else:
            at, front, back = step
            made.append(old[at][:front] + next(texts) + old[at][len(old[at]) - back :])
    return tuple(made)


def shared(old: Sequence[str], new: Sequence[str], change: Patch) -> Pieces:
    """Return the new pieces, those that stay being the very texts of the old view."""
    made: list[str] = []
    for step in change.steps:
        if isinstance(step, int):
            made += new[len(made) : len(made) + step]
        elif len(step) == 2:
            made += old[step[0] : step[1]]
        else:
            made.append(new[len(made)])
    return tuple(made)


def _tell(made: Patch, piece: str, place: int, before: str) -> None:
    """Add a new piece; of a long one that was there before, only what is new in it."""
    if len(piece) >= LONG and _has_id(piece, before) and _is_plain(before):
        front = _front(before, piece)
        back = _back(before[front:], piece[front:])
        if 2 * (front + back) > len(piece):
            made.steps.append([place, front, back])
            made.texts.append(piece[front : len(piece) - back])
            return
    if made.steps and isinstance(made.steps[-1], int):
        made.steps[-1] += 1
    else:
        made.steps.append(1)
    made.texts.append(piece)


def _has_id(piece: str, before: str) -> bool:
    """Tell whether a piece has the id of another one."""
    return '"' in before and piece.startswith(before[: before.index('"') + 1])


def _front(one: str, other: str) -> int:
    """Return with how many of the same letters two texts begin."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _back(one: str, other: str) -> int:
    """Return with how many of the same letters two texts end."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[-middle : len(one) - low] == other[-middle : len(other) - low]:
            low = middle
        else:
            high = middle - 1
    return low


def _is_plain(text: str) -> bool:
    """Tell whether a browser counts the letters of a text as we do: it counts in UTF-16."""
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)
