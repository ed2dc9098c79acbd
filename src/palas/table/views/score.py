"""The score with its reasons: as far as a viewer knows it, and whole at the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from palas.kernel.game import Reason
    from palas.table.views.seen import Seen


class Column(NamedTuple):
    """What one player has, and why."""

    seat: int
    name: str
    total: int
    wins: bool
    reasons: list[Reason]

    @property
    def places(self) -> set[int]:
        """All places that give points."""
        return {place for reason in self.reasons for place in reason.places}


def sheet(seen: Seen) -> list[Column]:
    """Return every player's points with their reasons, as a viewer may know them.

    When the game is over nothing is secret any more, and the whole truth is counted.
    """
    match, is_over = seen.match, seen.table.is_over
    found = match.game.text.reasons(match.state if is_over else seen.known, seen.language)
    best = match.winners() if is_over else []
    columns = []
    for seat, name in enumerate(match.player_names):
        own = [reason for reason in found if reason.seat == seat]
        total = sum(reason.points for reason in own)
        columns.append(Column(seat, name, total, seat in best, own))
    return columns
