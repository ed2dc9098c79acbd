"""The bare street: its outlines, its ends, and the numbers of plots that are still empty."""

from __future__ import annotations

from collections.abc import Collection

from palas.draw.geometry import polygon, polyline
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, path
from palas.games.big_boss.drawing.landscape import paving, squares
from palas.games.big_boss.drawing.stack import Ground
from palas.games.big_boss.tables import PLOTS

PLOT_RULES = {
    ".plot": "fill:var(--plot);stroke:var(--hair);stroke-width:1.25;stroke-linejoin:round",
    ".beyond": "fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3",
}
TOGETHER = 8  # plots whose numbers are one piece: a move changes few of them


@kept(SCENES)
def land(ground: Ground, closed_loop: int) -> Markup:
    """Draw the squares, the street and all its plots; buildings cover those they stand on."""
    outlines = (polygon(ground.street.footprint(plot)) for plot in range(PLOTS))
    return join(
        (
            squares(ground.street),
            paving(ground.street),
            _ends(ground) if closed_loop else Markup(""),
            path("".join(outlines), "plot"),
        )
    )


def _ends(ground: Ground) -> Markup:
    """Show that a closed street leads on from either end to the other (R19.1)."""
    street = ground.street
    parts = []
    for end, beyond in ((0, PLOTS), (PLOTS - 1, 1)):
        _, y = street.centre(end)
        width = street.depth / 2 - 8
        half = (street.depth / 2 - 4) * street.tilt
        left, right = street.left - width - 6, street.left - 6
        lane = ((right, y - half), (left, y - half), (left, y + half), (right, y + half))
        size = min(ground.size.numbers, width * 0.68)
        parts.append(path(polyline(lane), "beyond"))
        parts.append(label((left + right) / 2, y + size * 0.36, str(beyond), size, "middle"))
    return join(parts)


def numbers(ground: Ground, plots: Collection[int], lit: Collection[int]) -> Markup:
    """Write the numbers of plots, bold where the viewer may act."""
    parts = []
    for first in range(0, PLOTS, TOGETHER):
        shown = [plot for plot in range(first, first + TOGETHER) if plot in plots]
        bold = tuple([plot in lit for plot in shown])
        parts.append(_numbers(ground, first, tuple(shown), bold))
    return join(parts)


@kept()
def _numbers(ground: Ground, first: int, plots: tuple[int, ...], bold: tuple[bool, ...]) -> Markup:
    size = ground.size.numbers
    written = []
    for plot, is_bold in zip(plots, bold, strict=True):
        x, y = ground.street.centre(plot)
        style = "middle bold" if is_bold else "middle soft"
        written.append(label(x, y + size * 0.36, str(plot + 1), size, style))
    return group(*written, id=f"numbers-{first // TOGETHER + 1}")
