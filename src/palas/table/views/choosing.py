"""All moves of a viewer in words, as buttons: seldom the same twice, so they are not kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from markupsafe import escape

from palas.table.languages import translations
from palas.table.views.parts import address
from palas.table.views.sight import DESK, PHONE
from palas.table.views.wording import groups
from palas.table.web.elements import hidden

if TYPE_CHECKING:
    from palas.table.views.patching import Pieces
    from palas.table.views.seen import Seen
    from palas.table.views.wording import Choice, Group

FEW = 3  # moves that are never folded up


def choosing(seen: Seen, suggesting: int | None, moves: list[Choice]) -> list[Pieces]:
    """Return the moves of the viewer, or those that the viewer may suggest to a seat."""
    fields = [_field(number, group, seen.hinted) for number, group in enumerate(groups(moves), 1)]
    return [
        ("<form", _form(seen, suggesting)),
        ("<details", _box(seen, len(moves))),
        *fields,
        ("</div></details>\n</form>\n",),
    ]


def _form(seen: Seen, suggesting: int | None) -> str:
    label = escape(translations(seen.language).gettext("All moves in words"))
    deed = "play" if suggesting is None else "point"
    to = "" if suggesting is None else hidden(to=suggesting)
    return (
        f'moves" method="post" action="{address(seen)}/{deed}" data-post aria-label="{label}">'
        f"{hidden(seat=seen.viewer, decision=seen.decision)}\n{to}"
    )


def _box(seen: Seen, number: int) -> str:
    """Return the box of the moves: open on a desk, on a phone as it was for this decision."""
    words = translations(seen.language).ngettext(
        "%(n)s move in words", "%(n)s moves in words", number
    )
    layout, is_few = seen.sight.layout, number <= FEW
    style = ' class="few"' if is_few else ""
    decision = f' data-for="{seen.decision}.{number}"' if layout == PHONE else ""
    is_open = " open" if is_few or layout == DESK else ""
    summary = escape(words % {"n": number})
    return (
        f'moves-box"{style}{decision}{is_open}><summary>{summary}</summary>\n<div class="moves">\n'
    )


def _field(number: int, group: Group, hinted: int | None) -> Pieces:
    """Return the moves of a group."""
    buttons = "".join([_button(move, move.action == hinted) for move in group.choices])
    if not group.words:
        return (f"<fieldset>{buttons}</fieldset>\n",)
    legend = f"<legend>{escape(group.words)} …</legend>"
    return ("<fieldset", f'group-{number}">{legend}{buttons}</fieldset>\n')


def _button(move: Choice, is_hinted: bool) -> str:
    mark = " data-hinted" if is_hinted else ""
    start = f'<button class="move" name="action" value="{move.action}"{mark}>'
    return f"{start}{escape(move.words)}</button>\n"
