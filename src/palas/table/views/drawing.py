"""The parts of a view: the board with its dock and panel, or the cover of a shared device."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from palas.kernel.phrases import listed
from palas.table.setup import DEVICE
from palas.table.table import END, REPLACE
from palas.table.views.board import board, hand
from palas.table.views.chronicle import log, shield
from palas.table.views.keeping import Kept
from palas.table.views.score import sheet
from palas.table.views.sight import ASKED, HINT, SUGGEST
from palas.table.views.wording import Choice, expected, groups, no_takeback
from palas.table.web.rendering import render

if TYPE_CHECKING:
    from palas.table.views.seen import Seen

PARTS = 4000
_parts: Kept[tuple[object, ...], Markup] = Kept(PARTS)  # what hardly changes during a game


def rest(seen: Seen) -> str:
    """Return the board, the dock under it and the panel beside it."""
    table = seen.table
    content = dock(seen) | offers(seen)
    return render(
        "table_view.html",
        seen.language,
        **frame(seen),
        picture=Markup(board(seen)),
        hand=Markup(hand(seen)),
        last=seen.lines[-1] if seen.lines else None,
        log=log(table, seen.lines, seen.language),
        expected=expected(seen),
        columns=sheet(seen) if table.is_over else None,
        tabs=tabs(seen.language),
        chat=chat(seen),
        menu=menu(seen, content),
        **content,
    )


def frame(seen: Seen) -> dict[str, Any]:
    """Return what all parts are told."""
    return {
        "table": seen.table,
        "viewer": seen.viewer,
        "seated": seen.is_seated,
        "sight": seen.sight,
        "decision": seen.decision,
        "shield": shield,
        "END": END,
        "REPLACE": REPLACE,
    }


def menu(seen: Seen, content: dict[str, Any]) -> Markup:
    """Return the menu."""
    names = tuple(seen.table.seats[seat].name for seat in content["replaceable"])
    key = (seen.sight.confirms, content["may_end"], names)
    made = {"may_end": content["may_end"], "replaceable": content["replaceable"]}
    return _part("table_menu.html", seen, key, made)


def chat(seen: Seen) -> Markup:
    """Return what was said, and where to say something."""
    return _part("table_chat.html", seen, (len(seen.table.chat),), {})


def _part(template: str, seen: Seen, key: tuple[object, ...], content: dict[str, Any]) -> Markup:
    """Return a part that is kept, by all that it depends on."""
    whole = (template, seen.table.id, seen.viewer, seen.language, *key)
    return _parts.get(whole) or _parts.put(
        whole, Markup(render(template, seen.language, **frame(seen), **content))
    )


@cache
def tabs(language: str) -> Markup:
    """Return the tabs of the panel."""
    return Markup(render("table_tabs.html", language))


def cover(seen: Seen, seat: int) -> str:
    """Return the cover that hides the hands until the device is with the right person."""
    match, played = seen.match, seen.match.played
    mover = played[-1].seat if played else None
    return render(
        "table_cover.html",
        seen.language,
        table=seen.table,
        seat=seat,
        name=seen.table.seats[seat].name,
        last=seen.lines[-1] if seen.lines else None,
        undoing=mover if mover in seen.sight.held and match.can_undo(mover) else None,
        shield=shield,
    )


def dock(seen: Seen) -> dict[str, Any]:
    """Return what the viewer can do: moves in words, confirm, hint, take back."""
    wish = seen.wish
    if wish.kind == SUGGEST:
        mover, actions = wish.number, seen.suggestions(wish.number)
    else:
        mover, actions = seen.viewer, seen.actions
    moves = [Choice(action, seen.words(mover, action)) for action in actions]
    words = dict(moves)
    hinted = seen.hint if wish.kind == HINT else None
    return {
        "acts": seen.acts,
        "groups": groups(moves),
        "number": len(moves),
        "asked": Choice(wish.number, words[wish.number]) if wish.kind == ASKED else None,
        "hinted": Choice(hinted, words[hinted]) if hinted is not None else None,
        "suggesting": wish.number if wish.kind == SUGGEST else None,
        "can_undo": seen.is_seated and seen.match.can_undo(seen.viewer),
        "no_takeback": no_takeback(seen),
        "suggested": [
            (giver, Choice(action, seen.words(seen.viewer, action)))
            for giver, action in seen.suggested.items()
        ],
        "partners": seen.partners,
        "pointing": _pointing(seen),
    }


def _pointing(seen: Seen) -> tuple[int, str] | None:
    """Return to whom the viewer suggests something, and what."""
    if not seen.is_seated or seen.viewer not in seen.table.pointers:
        return None
    to, action = seen.table.pointers[seen.viewer]
    return to, seen.words(to, action)


def offers(seen: Seen) -> dict[str, Any]:
    """Return what is proposed, and what the viewer may propose."""
    table, viewer = seen.table, seen.viewer
    offer, names = table.offer, [seat.name for seat in table.seats]
    plays = viewer in table.people and not table.is_over
    missing = sorted(set(table.people) - offer.agreed - {offer.about}) if offer else []
    others = [seat for seat in table.people if seat != viewer and table.seats[seat].kind != DEVICE]
    return {
        "offer": offer,
        "offer_about": names[offer.about] if offer and offer.about is not None else "",
        "offer_waits": listed([names[seat] for seat in missing], seen.language),
        "answers": offer is not None and plays and viewer not in offer.agreed,
        "may_end": plays and offer is None,
        "replaceable": others if plays and offer is None else [],
        "substitute": table.seats[viewer].substitute if seen.is_seated else "",
    }
