"""What a move was about: the plots that the picture brackets after it."""

from __future__ import annotations

from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.offer import act_of, plots_covered
from palas.games.big_boss.drawing.site import buildings, site_of
from palas.games.big_boss.state import State


def places(before: State, after: State, seat: int, action: int) -> tuple[int, ...]:  # noqa: ARG001
    """Return the plots of a move, told from the positions around it; none of a purchase."""
    act = act_of(action)
    if act.kind is Kind.SURVIVE:
        return (before.new_plot + 0,)  # R10.1: where the castles meet
    if act.kind is Kind.PROMOTE_VILLA:
        return next(b.plots for b in buildings(site_of(before)) if act.at in b.plots)
    return plots_covered(act)
