"""Who looks at a table, and how it is shown to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.contract import SPECTATOR

if TYPE_CHECKING:
    from palas.table.table import Table

DESK, PHONE = "desk", "phone"
LAYOUTS = (DESK, PHONE)
ASKED, HINT, SUGGEST = "asked", "hint", "suggest"


class Wish(NamedTuple):
    """What the viewer is about: a move to be confirmed, a hint, a partner to suggest to."""

    kind: str = ""
    number: int = 0  # an action or a seat
    decision: int = 0  # of the viewer, when it was wished: an old wish is nothing


NO_WISH = Wish()


@dataclass(frozen=True)
class Sight:
    """All that a view depends on, beside the table itself."""

    held: tuple[int, ...] = ()  # the seats of whoever looks
    language: str = "en"
    layout: str = DESK
    uncovered: int | None = None  # at a shared device: whose hand may be seen
    wish: Wish = NO_WISH
    confirms: bool = True  # asks before moves that cannot be taken back


class Place(NamedTuple):
    """Whose eyes a view is made for."""

    viewer: int
    handed_to: int | None = None  # the device goes to this seat first; the viewer is nobody then


def place(table: Table, sight: Sight) -> Place:
    """Return for whom a table is drawn: a seat, nobody in particular, or a covered seat."""
    held = sight.held
    if len(held) <= 1:
        return Place(held[0] if held else SPECTATOR)
    if table.is_over:
        return Place(sight.uncovered if sight.uncovered in held else held[0])
    choosing = [seat for seat in table.acting if seat in held and not table.seats[seat].bot]
    if sight.uncovered in choosing or (not choosing and sight.uncovered in held):
        return Place(sight.uncovered)
    if choosing:
        return Place(SPECTATOR, choosing[0])
    return Place(SPECTATOR)
