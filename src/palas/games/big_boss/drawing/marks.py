"""What a viewer may do, lit on the street: gold halo and ink dashes."""

from __future__ import annotations

from palas.draw.geometry import Point, Points, polygon
from palas.draw.keeping import kept
from palas.draw.markup import Markup, element, join, number, path
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import Proportions
from palas.games.big_boss.drawing.street import Street

MARK_RULES = {
    ".lit": "fill:var(--lit);stroke:none",
    ".halo": "fill:none;stroke:var(--gold);stroke-width:3.5;stroke-linejoin:round",
    ".dashes": "fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3;"
    "stroke-linejoin:round",
    ".bracket": "fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round",
}
GROWS = frozenset((Kind.BUILD, Kind.TOWER, Kind.PROMOTE_VILLA, Kind.SEAT_BARON, Kind.SEAT_GRANDEE))


def lit_plots(street: Street, plots: list[int]) -> Markup:
    """Light the empty plots on which the viewer may build."""
    data = "".join(_within(street, plot) for plot in plots)
    return join((path(data, "lit"), _halo(data))) if data else Markup("")


@kept()
def _within(street: Street, plot: int) -> str:
    """Return the outline to light on a plot as path data."""
    return polygon(street.footprint(plot, inset=4, narrower=2))


def lit_roof(outline: Points) -> Markup:
    """Light the roof of a plot that may grow, or take a noble or a flag."""
    return _halo(polygon(outline))


def lit_noble(foot: Point, size: Proportions) -> Markup:
    """Light the ground around a noble that may be withdrawn (R14.1)."""
    x, y = foot
    shape = {"cx": number(x, 1), "cy": number(y, 1)}
    return join(
        element("ellipse", class_=style, rx=18 * size.figure, ry=7 * size.figure, **shape)
        for style in ("halo", "dashes")
    )


def _halo(data: str) -> Markup:
    return join((path(data, "halo"), path(data, "dashes")))
