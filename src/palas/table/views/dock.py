"""The dock of a view: what the viewer is asked and can do, the hand, and all moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from palas.kernel.phrases import listed
from palas.table.views.board import cut, hand, look_of
from palas.table.views.choosing import choosing
from palas.table.views.parts import address, filled, part
from palas.table.views.sight import ASKED, SUGGEST
from palas.table.views.wording import Choice, no_takeback

if TYPE_CHECKING:
    from palas.table.views.patching import Pieces
    from palas.table.views.seen import Seen


class Proposal(NamedTuple):
    """What is offered, as the dock asks about it."""

    kind: str
    about: str  # the name of the seat to be replaced
    waits: str  # for whom we wait
    answers: bool  # whether the viewer is asked


class Pointing(NamedTuple):
    """What the viewer suggests, and to whom."""

    to: int
    name: str
    words: str


def dock(seen: Seen, expected: str) -> list[Pieces]:
    """Return what is asked of the viewer, the hand and the moves."""
    suggesting = seen.wish.number if seen.wish.kind == SUGGEST else None
    mover = seen.viewer if suggesting is None else suggesting
    actions = seen.actions if suggesting is None else seen.suggestions(suggesting)
    moves = [Choice(action, seen.words(mover, action)) for action in actions]
    found = [
        part("table_dock.html", seen.language),
        ("\n",),
        _bars(seen),
        ("<div", f'ask" class="{"mine" if seen.acts else ""}">\n'),
        _expected(seen, expected, dict(moves)),
        ("\n",),
        _tools(seen),
        ("\n",),
    ]
    if held := hand(seen):
        found += [part("table_hand.html", seen.language), cut(held, look_of(seen)), ("</section>",)]
    if moves and seen.wish.kind != ASKED:
        found += choosing(seen, suggesting, moves)
    if seen.table.is_over:
        found += [_after(seen), ("\n",)]
    return [*found, ("</section>\n",)]


def _asker(seen: Seen) -> dict[str, Any]:
    """Return what forms send: at which table, who, and after how many decisions."""
    return {"at": address(seen), "viewer": seen.viewer, "decision": seen.decision}


def _bars(seen: Seen) -> Pieces:
    """Return what others propose or suggest; seldom there is anything."""
    content = {
        "offer": _proposal(seen),
        "substitute": seen.is_seated and bool(seen.table.seats[seen.viewer].substitute),
        "suggested": _suggested(seen),
        "pointing": _pointing(seen),
    }
    if not any(content.values()):
        return ("",)
    return part("table_bars.html", seen.language, **_asker(seen), **content)


def _expected(seen: Seen, expected: str, words: dict[int, str]) -> Pieces:
    """Return what is expected of the viewer, or what the viewer is about."""
    wish, hinted = seen.wish, seen.hinted
    return part(
        "table_expected.html",
        seen.language,
        suggesting=seen.table.seats[wish.number].name if wish.kind == SUGGEST else "",
        asked=words[wish.number] if wish.kind == ASKED else "",
        hinted=words[hinted] if hinted is not None else "",
        expected=expected,
    )


def _tools(seen: Seen) -> Pieces:
    """Return what else the viewer can do: confirm, see a hint, suggest, take back."""
    table, wish = seen.table, seen.wish
    return filled(
        "table_tools.html",
        seen,
        viewer=seen.viewer,
        acts=seen.acts,
        plays=seen.is_seated and not table.is_over,
        hints=table.setup.hints,
        asked=wish.number if wish.kind == ASKED else None,
        hinted=seen.hinted,
        suggesting=wish.kind == SUGGEST,
        partners=tuple([(to, table.seats[to].name) for to in seen.partners]),
        no_takeback=no_takeback(seen),
    )


def _after(seen: Seen) -> Pieces:
    """Return what can be done when the game is over."""
    return part(
        "table_after.html",
        seen.language,
        at=address(seen),
        viewer=seen.viewer,
        seated=seen.is_seated,
        name=seen.table.seats[seen.viewer].name if seen.is_seated else "",
        rematch=seen.table.rematch,
    )


def _suggested(seen: Seen) -> tuple[tuple[int, str, Choice], ...]:
    """Return what partners suggest to the viewer: who, with their names, and what."""
    return tuple(
        [
            (giver, seen.table.seats[giver].name, Choice(action, seen.words(seen.viewer, action)))
            for giver, action in seen.suggested.items()
        ]
    )


def _pointing(seen: Seen) -> Pointing | None:
    """Return to whom the viewer suggests something, and what."""
    if not seen.is_seated or seen.viewer not in seen.table.pointers:
        return None
    to, action = seen.table.pointers[seen.viewer]
    return Pointing(to, seen.table.seats[to].name, seen.words(to, action))


def _proposal(seen: Seen) -> Proposal | None:
    """Return what is proposed, and of whom an answer is missing."""
    table, offer = seen.table, seen.table.offer
    if offer is None:
        return None
    names, people = [seat.name for seat in table.seats], table.people
    missing = sorted(set(people) - offer.agreed - {offer.about})
    return Proposal(
        offer.kind,
        names[offer.about] if offer.about is not None else "",
        listed([names[seat] for seat in missing], seen.language),
        seen.viewer in people and not table.is_over and seen.viewer not in offer.agreed,
    )
