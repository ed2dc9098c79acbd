"""What stands on the street, open to everybody: equal sites are drawn alike."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.keeping import SCENES, kept
from palas.games.big_boss.state import NO_CASTLE, NO_PLOT, State
from palas.games.big_boss.tables import FOUNDING_STONES, MAX_VALUE, PLOTS


class Building(NamedTuple):
    """Built plots in a row: a castle or a villa."""

    plots: tuple[int, ...]
    castle: int
    value: int


class Site(NamedTuple):
    """The plots and all that is built on them, as the record names it."""

    height: tuple[int, ...]
    castle: tuple[int, ...]
    noble: tuple[int, ...]
    owner: tuple[int, ...]
    crest: tuple[int, ...]
    stones: tuple[int, ...]  # the first plot of each founding stone laid
    closed_loop: int


def site_of(view: State) -> Site:
    """Read the street from a record."""
    laid = view.stone_plot[: FOUNDING_STONES - view.stones]
    return Site(
        tuple(view.height),
        tuple(view.castle),
        tuple(view.noble),
        tuple(view.owner),
        tuple(view.crest),
        tuple(first for first in laid if first != NO_PLOT),
        view.closed_loop + 0,
    )


@kept(SCENES)
def buildings(site: Site) -> tuple[Building, ...]:
    """Return all castles and villas, in the order of their first plots."""
    rows: list[list[int]] = []
    for plot in range(PLOTS):
        if site.height[plot] > 0:
            if rows and rows[-1][-1] == plot - 1:
                rows[-1].append(plot)
            else:
                rows.append([plot])
    meet = site.closed_loop and len(rows) > 1 and rows[0][0] == 0 and rows[-1][-1] == PLOTS - 1
    if meet:  # R19.1
        rows[-1] += rows.pop(0)
    return tuple(_building(site, tuple(row)) for row in rows)


def _building(site: Site, plots: tuple[int, ...]) -> Building:
    castle = site.castle[plots[0]]
    if castle != NO_CASTLE:
        return Building(plots, castle, site.crest[castle])
    blocks = sum(site.height[plot] * (site.height[plot] + 1) // 2 for plot in plots)  # R2.3
    return Building(plots, castle, min(MAX_VALUE, blocks))
