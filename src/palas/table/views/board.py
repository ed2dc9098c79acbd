"""The picture of a table, drawn from what the viewer may know.

On a phone it comes in two parts, so that the hand stays in view while the board scrolls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from palas.draw.strip import ALL, BOARD, HAND
from palas.table.views.patching import Pieces, glued, pieces
from palas.table.views.sight import PHONE, SUGGEST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from palas.table.views.seen import Seen

SYMBOLS, END_OF_SYMBOLS = "<defs>", "</defs>"
_symbols: dict[str, tuple[str, Pieces]] = {}  # by look: as drawn last, and cut
TOLD = 6  # lines of the log in a whole picture; beside a board the page has its own


def look_of(seen: Seen) -> str:
    """Return what decides which symbols a picture has."""
    return f"{seen.table.setup.game} {seen.sight.layout}"


def cut(picture: str, look: str) -> Pieces:
    """Cut a picture into pieces; the symbols of a look, which hardly ever change, are cut once."""
    at = picture.find(SYMBOLS)
    if at < 0:
        return pieces(picture)
    symbols, known = _symbols.get(look, ("", ()))
    if not symbols or not picture.startswith(symbols, at):
        symbols = picture[at : picture.index(END_OF_SYMBOLS, at)]
        known = pieces(symbols)
        _symbols[look] = symbols, known
    return glued((pieces(picture[:at]), known, pieces(picture[at + len(symbols) :])))


def board(seen: Seen, lit: Sequence[int] | None = None) -> str:
    """Draw a table without what the strip holds: as it is to be played, or with places lit."""
    return _drawn(seen, lit, BOARD if seen.sight.layout == PHONE else ALL)


def hand(seen: Seen) -> str:
    """Draw the strip of the viewer's hand beside the board of a phone; empty: there is none."""
    return _drawn(seen, None, HAND) if seen.sight.layout == PHONE and seen.is_seated else ""


def whole(seen: Seen, lit: Sequence[int]) -> str:
    """Draw a table with everything in one picture and places lit."""
    return _drawn(seen, lit, ALL)


def _drawn(seen: Seen, lit: Sequence[int] | None, part: str) -> str:
    match, viewer = seen.match, seen.viewer
    how: dict[str, Any] = {
        "layout": seen.sight.layout,
        "part": part,
        "theme": "page",
        "language": seen.language,
        "names": match.names,
        "log": [line.words for line in seen.lines[-TOLD:]] if part == ALL else [],
        "last": lit if lit is not None else seen.lines[-1].places if seen.lines else (),
    }
    if seen.wish.kind == SUGGEST:  # as the partner sees it, with what the viewer knows
        partner = seen.wish.number
        actions = seen.suggestions(partner)
        return match.game.picture(seen.known, partner, actions=actions, **how)
    actions = seen.actions if lit is None else []
    chosen = seen.chosen if lit is None else None
    return match.game.picture(seen.known, viewer, actions=actions, chosen=chosen, **how)
