"""Blocks and founding stones as solids: a footprint, raised level by level."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from palas.draw.geometry import (
    Point,
    Points,
    along,
    front_chains,
    part_of,
    polygon,
    polyline,
    raised,
)
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, join, number, path
from palas.games.big_boss.drawing.street import Street

FLUSH = 0.6  # a ground block almost touches its neighbour
STEEP = 0.8  # walls steeper than this carry no windows
SHADED = 0.3  # walls turned to the right by this slope lie in the shade

BLOCK_RULES = {
    ".wall": "fill:var(--wall);stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round",
    ".stone-wall": "fill:var(--shade);stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round",
    ".hatched": "fill:url(#hatch);stroke:none",
    ".shaded": "fill:url(#hatch-light);stroke:none",
    ".roof": "fill:url(#roof-tiles);stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round",
    ".course": "fill:none;stroke:var(--ink);stroke-width:1.25;stroke-linejoin:round",
    ".window": "fill:var(--window)",
    ".ghost": "fill:var(--glow);fill-opacity:.93;stroke:var(--on-glow);stroke-width:1.6;"
    "stroke-dasharray:5 3;stroke-linejoin:round",
}


class Proportions(NamedTuple):
    """How large things are drawn on a street."""

    block: float  # height of a level
    ledge: float  # how far upper levels stand back
    figure: float  # scale of nobles and flags
    window: float  # width of a window
    numbers: float  # font size of plot numbers
    tiles: float  # font size of house numbers


DESK = Proportions(block=20, ledge=3.2, figure=1.0, window=5.5, numbers=13, tiles=11.5)
PHONE = Proportions(block=12, ledge=1.8, figure=0.64, window=3.4, numbers=11, tiles=9.5)


def _face(chain: Points, base: float, height: float) -> str:
    return polygon([*raised(chain, base), *reversed(raised(chain, base + height))])


def walls(points: Points, base: float, height: float, style: str) -> Markup:
    """Draw the sides of a solid that face the reader."""
    return join(path(_face(chain, base, height), style) for chain in front_chains(points))


def shades(points: Points, base: float, height: float, edge: float) -> Markup:
    """Hatch the walls that turn to the right, and the right edge of the others."""
    faces = ""
    for chain in front_chains(points):
        for (x0, y0), (x1, y1) in pairwise(chain):
            if (y0 - y1) > SHADED * (x1 - x0):
                faces += _face([(x0, y0), (x1, y1)], base, height)
        if abs(along(chain, 0.99)[2]) < SHADED:
            faces += _face(part_of(chain, 1 - edge, 1), base, height)
    return path(faces, "shaded") if faces else Markup("")


def roof(points: Points, height: float, style: str = "roof") -> Markup:
    """Draw the top of a solid."""
    return path(polygon(raised(points, height)), style)


def _arch(x: float, y: float, width: float, height: float) -> str:
    half = width / 2
    bow = f"a{number(half)},{number(half)} 0 0 1 {number(width)},0"
    side = number(height - half)
    return f"M{number(x - half, 1)},{number(y, 1)}v-{side}{bow}v{side}z"


def windows(chain: Points, levels: Sequence[float], count: int, width: float) -> Markup:
    """Draw a row of arched windows on each level of a wall."""
    arches = ""
    for at in range(count):
        x, y, slope = along(chain, (at + 0.5) / count)
        if abs(slope) < STEEP:
            arches += "".join(_arch(x, y - level, width, width * 1.9) for level in levels)
    return path(arches, "window") if arches else Markup("")


def _doors(chain: Points, height: float, width: float) -> Markup:
    arches = ""
    for share in (0.13, 0.87):
        x, y, slope = along(chain, share)
        if abs(slope) < STEEP:
            arches += _arch(x, y - height, width, width * 1.7)
    return path(arches, "window") if arches else Markup("")


@kept()
def ground_block(street: Street, plot: int, size: Proportions) -> Markup:
    """Draw the lowest level of a plot without a founding stone."""
    points = street.footprint(plot, inset=FLUSH)
    parts = [walls(points, 0, size.block, "wall"), shades(points, 0, size.block, 0.08)]
    parts += [_doors(chain, size.block * 0.2, size.window) for chain in front_chains(points)]
    return join((*parts, roof(points, size.block)))


@kept()
def founding_stone(street: Street, plot: int, count: int, size: Proportions) -> Markup:
    """Draw a founding stone, or the part of one on this side of the street's end."""
    points = street.footprint(plot, count, inset=FLUSH)
    seams = (polyline(street.seam(at, size.block)) for at in range(plot + 1, plot + count))
    arcade = (
        _doors(chain, 0, size.window * 1.25)
        for at in range(plot, plot + count)
        for chain in front_chains(street.footprint(at, inset=FLUSH))
    )
    return join(
        (
            walls(points, 0, size.block, "stone-wall"),
            walls(points, 0, size.block, "hatched"),
            *arcade,
            roof(points, size.block),
            path("".join(seams), "course", opacity=0.45) if count > 1 else Markup(""),
        )
    )


@kept()
def upper_levels(street: Street, plot: int, levels: int, size: Proportions) -> Markup:
    """Draw everything above the ground level of a plot."""
    if levels < 2:
        return Markup("")
    points = street.footprint(plot, inset=size.ledge, narrower=size.ledge * 0.6)
    rise = (levels - 1) * size.block
    floors = [size.block * level for level in range(1, levels)]
    parts = [
        walls(points, size.block, rise, "wall"),
        shades(points, size.block, rise, 0.09),
    ]
    for chain in front_chains(points):
        courses = "".join(polyline(raised(chain, floor)) for floor in floors[1:])
        if courses:
            parts.append(path(courses, "course"))
        long = chain[-1][0] - chain[0][0] > street.pitch * 0.6
        sills = [floor + size.block * 0.2 for floor in floors]
        parts.append(windows(chain, sills, 3 if long else 1, size.window))
    return join((*parts, roof(points, levels * size.block)))


def roof_outline(street: Street, plot: int, levels: int, size: Proportions) -> list[Point]:
    """Return the outline of a plot's roof, or of the plot when nothing stands there."""
    if levels > 1:
        points = street.footprint(plot, inset=size.ledge, narrower=size.ledge * 0.6)
    else:
        points = street.footprint(plot, inset=FLUSH if levels else 2.0)
    return raised(points, levels * size.block)


@kept(SCENES)
def ghost_block(street: Street, plot: int, levels: int, size: Proportions) -> Markup:
    """Draw the block that would come to lie on so many levels."""
    if levels:
        points = street.footprint(plot, inset=size.ledge, narrower=size.ledge * 0.6)
    else:
        points = street.footprint(plot, inset=FLUSH)
    base = levels * size.block
    return join(
        (walls(points, base, size.block, "ghost"), roof(points, base + size.block, "ghost"))
    )


@kept(SCENES)
def ghost_stone(street: Street, plot: int, count: int, size: Proportions) -> Markup:
    """Draw the founding stone that would be laid."""
    points = street.footprint(plot, count, inset=FLUSH)
    return join((walls(points, 0, size.block, "ghost"), roof(points, size.block, "ghost")))
