"""What stands on one plot: blocks, house number, flag and noble."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.geometry import Box, Point
from palas.draw.keeping import kept
from palas.draw.markup import Markup, group, join, piece, use
from palas.games.big_boss.drawing.blocks import (
    FLUSH,
    Proportions,
    ground_block,
    roof_outline,
    upper_levels,
)
from palas.games.big_boss.drawing.marks import lit_noble, lit_roof
from palas.games.big_boss.drawing.pieces import noble_symbol
from palas.games.big_boss.drawing.street import Street
from palas.games.big_boss.drawing.tags import PlacedTag, Tag
from palas.games.big_boss.state import GRANDEE, NO_CASTLE, NO_NOBLE, NO_SEAT


class Ground(NamedTuple):
    """A street, and how large things are drawn on it."""

    street: Street
    size: Proportions

    def roof_centre(self, plot: int, height: int) -> Point:
        """Return the middle of a plot's roof, or of the empty plot."""
        x, y = self.street.centre(plot)
        return x, y - height * self.size.block

    def noble(self, plot: int, height: int, seat: int, kind: int) -> Markup:
        """Draw a noble as it would stand on the roof of a plot."""
        x, y = self.noble_feet(plot, height)
        return use(noble_symbol(seat, kind), x, y, self.size.figure)

    def noble_feet(self, plot: int, height: int) -> Point:
        """Return where a noble stands on the roof of a plot."""
        x, y = self.roof_centre(plot, height)
        return x, y + 6 * self.size.figure


class Stack(NamedTuple):
    """All that stands on a plot and may be done with it; equal stacks look alike."""

    plot: int
    height: int
    flag: int = NO_CASTLE
    noble: int = NO_NOBLE
    owner: int = NO_SEAT
    on_stone: bool = False
    is_lit: bool = False
    can_withdraw: bool = False
    may_seat: int = NO_NOBLE  # the noble the viewer may seat here
    viewer: int = NO_SEAT

    def flag_foot(self, ground: Ground) -> Point:
        """Return where the flag stands, beside the noble if there is one."""
        x, y = ground.roof_centre(self.plot, self.height)
        aside = 16 if self.noble != NO_NOBLE else 9
        return x - aside * ground.size.figure, y - 3 * ground.size.figure


@kept()
def silhouette(ground: Ground, plot: int, height: int) -> Box:
    """Return the box around the blocks on a plot, or around the empty plot."""
    box = Box.of(ground.street.footprint(plot, inset=FLUSH))
    return Box(box.left, box.top - height * ground.size.block, box.right, box.bottom)


@kept()
def figures(ground: Ground, stack: Stack) -> tuple[Box, ...]:
    """Return the boxes of the noble and the flag on a plot."""
    boxes = []
    scale = ground.size.figure
    if stack.noble != NO_NOBLE:
        tall, wide = (48, 32) if stack.noble == GRANDEE else (32, 28)
        x, y = ground.roof_centre(stack.plot, stack.height)
        boxes.append(Box(x - wide / 2 * scale, y - tall * scale, x + wide / 2 * scale, y))
    if stack.flag != NO_CASTLE:
        x, y = stack.flag_foot(ground)
        boxes.append(Box(x - 3, y - 53 * scale, x + 36 * scale, y))
    return tuple(boxes)


@kept()
def drawn_stack(ground: Ground, stack: Stack) -> Markup:
    """Draw everything on a plot; what a viewer may do there changes only the top."""
    street, size = ground
    plot = stack.plot
    lowest = Markup("") if stack.on_stone else ground_block(street, plot, size)
    top = group(*_top(ground, stack), id=f"top-{plot + 1}")
    return group(
        lowest, upper_levels(street, plot, stack.height, size), top, id=f"stack-{plot + 1}"
    )


def _top(ground: Ground, stack: Stack) -> list[Markup]:
    """Return what is on the blocks of a plot."""
    street, size = ground
    parts = []
    if stack.is_lit:
        parts.append(_lit_roof(ground, stack.plot, stack.height))
    if not street.is_bend(stack.plot):
        parts.append(_number_on_wall(ground, stack.plot))
    if stack.flag != NO_CASTLE:
        flag = use(f"flag-{stack.flag}", 0, 0, size.figure)
        parts.append(piece(f"flag-of-{stack.flag}", *stack.flag_foot(ground), flag))
    return [*parts, _occupant(ground, stack)]


@kept()
def _lit_roof(ground: Ground, plot: int, height: int) -> Markup:
    return lit_roof(roof_outline(ground.street, plot, height, ground.size))


@kept()
def _number_on_wall(ground: Ground, plot: int) -> Markup:
    tag, left, y, size = house_number(ground, plot, 1, False)
    return tag.draw(left, y, size)


def _occupant(ground: Ground, stack: Stack) -> Markup:
    """Draw the noble on a plot, or a faint one where the viewer may seat one."""
    plot, height = stack.plot, stack.height
    if stack.noble != NO_NOBLE:
        x, y = ground.roof_centre(plot, height)
        foot = (x, y + 5 * ground.size.figure)
        ring = lit_noble(foot, ground.size) if stack.can_withdraw else Markup("")
        figure = use(noble_symbol(stack.owner, stack.noble), 0, 0, ground.size.figure)
        feet = ground.noble_feet(plot, height)
        return join((ring, piece(f"noble-{plot + 1}", *feet, figure)))
    if stack.may_seat != NO_NOBLE:
        return group(ground.noble(plot, height, stack.viewer, stack.may_seat), opacity=0.5)
    return Markup("")


@kept()
def house_number(ground: Ground, plot: int, levels: int, aside: bool) -> PlacedTag:
    """Place the number on a plot's lowest wall; in a bend it counts the levels."""
    x, y = ground.street.front(plot, 0.34 if aside else 0.5)
    tag = Tag(plot, levels)
    size = ground.size.tiles
    return PlacedTag(tag, x - tag.width(size) / 2, y - ground.size.block / 2, size)
