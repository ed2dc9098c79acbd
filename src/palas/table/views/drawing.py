"""The parts of a view: the board with its dock and panel, or the cover of a shared device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape

from palas.table.setup import DEVICE
from palas.table.views.board import board, cut, look_of
from palas.table.views.chronicle import log, shield
from palas.table.views.dock import dock
from palas.table.views.parts import address, kept_parts, new_part, part
from palas.table.views.patching import glued, pieces
from palas.table.views.score import sheet
from palas.table.web.rendering import render

if TYPE_CHECKING:
    from palas.table.views.patching import Pieces
    from palas.table.views.seen import Seen

SAID = 100  # lines of the chat that are shown
WORDS = "\ue002"  # a sign that no text of ours has
END_OF_VIEW = ("</main>",)


def rest(seen: Seen, expected: str) -> Pieces:
    """Return the board, the dock under it and the panel beside it."""
    return glued((*_board(seen), *dock(seen, expected), *_panel(seen), END_OF_VIEW))


def cover(seen: Seen, seat: int) -> Pieces:
    """Return the cover that hides the hands until the device is with the right person."""
    match, played = seen.match, seen.match.played
    mover = played[-1].seat if played else None
    made = render(
        "table_cover.html",
        seen.language,
        table=seen.table,
        seat=seat,
        name=seen.table.seats[seat].name,
        last=seen.lines[-1] if seen.lines else None,
        undoing=mover if mover in seen.sight.held and match.can_undo(mover) else None,
        shield=shield,
    )
    return glued((pieces(made), END_OF_VIEW))


def _board(seen: Seen) -> list[Pieces]:
    """Return the picture, and the last move in words."""
    words = seen.lines[-1].words if seen.lines else ""
    return [
        part("table_board.html", seen.language, layout=seen.sight.layout),
        cut(board(seen), look_of(seen)),
        ("</section>\n",),
        _last(words, seen.language),
        ("\n",),
    ]


def _last(words: str, language: str) -> Pieces:
    """Return the last move in words; all around them is kept."""
    kept = part("table_last.html", language, words=WORDS if words else "")
    return tuple([piece.replace(WORDS, escape(words)) for piece in kept])


def _panel(seen: Seen) -> list[Pieces]:
    """Return the log, the chat and the menu; after the end also every point."""
    found = [
        part("table_panel.html", seen.language),
        log(seen.table, seen.lines, seen.language),
        _beside(seen),
        ("\n",),
    ]
    if seen.table.is_over:
        found += [_sheet(seen), ("\n",)]
    return found


def _sheet(seen: Seen) -> Pieces:
    """Return every point with its reason: when the game is over, everybody knows the same."""
    table = seen.table
    key = ("sheet", seen.language, table.id, table.setup.game, table.version)
    return kept_parts.get(key) or kept_parts.put(
        key, new_part("table_sheet.html", seen.language, columns=sheet(seen))
    )


def _beside(seen: Seen) -> Pieces:
    """Return what is in the panel beside the log: score, chat and menu."""
    table, viewer, people = seen.table, seen.viewer, seen.table.people
    names = [seat.name for seat in table.seats]
    may_offer = viewer in people and not table.is_over and table.offer is None
    others = [seat for seat in people if seat != viewer and table.seats[seat].kind != DEVICE]
    return part(
        "table_beside.html",
        seen.language,
        at=address(seen),
        viewer=viewer,
        seated=seen.is_seated,
        confirms=seen.sight.confirms,
        said=tuple([(line.seat, names[line.seat], line.text) for line in table.chat[-SAID:]]),
        may_end=may_offer,
        replaceable=tuple([(seat, names[seat]) for seat in others if may_offer]),
    )
