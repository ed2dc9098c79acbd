"""What stands on the street: castles, villas, nobles and flags, and what they hide."""

from __future__ import annotations

from functools import cached_property

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, group
from palas.draw.placing import Room, Thing
from palas.games.big_boss.drawing.blocks import FLUSH, founding_stone
from palas.games.big_boss.drawing.landscape import furniture
from palas.games.big_boss.drawing.site import Site, buildings
from palas.games.big_boss.drawing.stack import Ground, Stack, drawn_stack, figures, silhouette
from palas.games.big_boss.state import NO_CASTLE, NO_NOBLE, NO_PLOT
from palas.games.big_boss.tables import PLOTS, STONE_SIZE

Standing = tuple[float, int, Markup]  # how far in front, the plot of a stack, and how it looks


class Town:
    """One street; tells what stands on it and finds room for what is written there."""

    def __init__(self, ground: Ground, bounds: Box, site: Site) -> None:
        self.ground = ground
        self.street, self.size = ground
        self.site = site
        self.stacks = self._stacks()
        self.room = Room(bounds, self._things())

    def _stacks(self) -> dict[int, Stack]:
        """Return what stands on every plot that is built on."""
        site = self.site
        flags = self._flags()
        on_stone = {
            (first + offset) % PLOTS for first in site.stones for offset in range(STONE_SIZE)
        }
        return {
            plot: Stack(
                plot,
                height,
                flags.get(plot, NO_CASTLE),
                site.noble[plot],
                site.owner[plot],
                plot in on_stone,
            )
            for plot, height in enumerate(site.height)
            if height
        }

    def _flags(self) -> dict[int, int]:
        """Return the plot of every flag: the tallest without a noble, if there is one."""

        def fitness(plot: int) -> tuple[bool, int, bool]:
            is_free = self.site.noble[plot] == NO_NOBLE
            return is_free, self.site.height[plot], not self.street.is_apex(plot)

        return {
            max(b.plots, key=fitness): b.castle
            for b in buildings(self.site)
            if b.castle != NO_CASTLE
        }

    def _things(self) -> list[Thing]:
        """Return everything that labels and trees should not hide."""
        found: list[Thing] = []
        for plot, thing in enumerate(_empty_plots(self.ground)):
            if plot in self.stacks:
                found += _visible(self.ground, self.stacks[plot])
            else:
                found.append(thing)
        return found

    @cached_property
    def overshadowed(self) -> frozenset[int]:
        """The plots whose number or levels are hidden by what stands before them."""
        return frozenset(plot for plot in range(PLOTS) if self._is_overshadowed(plot))

    def _is_overshadowed(self, plot: int) -> bool:
        own = self.site.height[plot]
        if own == 0:
            return self._is_number_hidden(plot)
        if self.street.is_apex(plot):
            return True
        before = self.site.height[plot + 1] if plot + 1 < PLOTS else 0
        return self.street.is_bend(plot) and before - own > 2

    def _is_number_hidden(self, plot: int) -> bool:
        stacks = self.stacks
        return any(
            _hides_number(self.ground, stacks[other], plot)
            for other in _before(self.ground)[plot]
            if other in stacks
        )

    def standing(self) -> list[Standing]:
        """Return all that stands up, from the back to the front; trees hide no label."""
        items = [part for first in self.site.stones for part in _stone(self.ground, first)]
        items += [
            (self.street.centre(plot)[1], plot, drawn_stack(self.ground, stack))
            for plot, stack in self.stacks.items()
        ]
        items += [
            (y, NO_PLOT, drawn) for y, drawn in furniture(self.street, self.room, self.size.figure)
        ]
        items.sort(key=lambda item: item[0])
        return items


@kept()
def _stone(ground: Ground, first: int) -> tuple[Standing, ...]:
    """Return the parts of a founding stone."""
    street, size = ground
    parts = []
    for plot, count in stone_parts(first):
        depth = min(street.centre(at)[1] for at in range(plot, plot + count))
        stone = founding_stone(street, plot, count, size)
        parts.append((depth - 1, NO_PLOT, group(stone, id=f"stone-{plot + 1}")))
    return tuple(parts)


@kept(SCENES)
def _empty_plots(ground: Ground) -> tuple[Thing, ...]:
    return tuple((*silhouette(ground, plot, 0), 2.0) for plot in range(PLOTS))


@kept()
def _visible(ground: Ground, stack: Stack) -> tuple[Thing, ...]:
    """Return what of a stack should stay visible."""
    blocks = silhouette(ground, stack.plot, stack.height)
    return (*blocks, 1.5), *((*box, 4.0) for box in figures(ground, stack))


@kept()
def _number(ground: Ground, plot: int) -> Box:
    """Return the box of a plot's number."""
    size = ground.size.numbers
    return Box.around(*ground.street.centre(plot), size * 1.3, size * 0.8)


@kept()
def _hides_number(ground: Ground, stack: Stack, plot: int) -> bool:
    """Tell whether a stack stands before the number of a plot."""
    number = _number(ground, plot)
    blocks = silhouette(ground, stack.plot, stack.height)
    return any(number.overlap(box) for box in (blocks, *figures(ground, stack)))


@kept(SCENES)
def _before(ground: Ground) -> tuple[tuple[int, ...], ...]:
    """Return for every plot those that could stand before its number."""
    street, size = ground
    spans = []
    for plot in range(PLOTS):
        x, _ = street.centre(plot)
        box = Box.of(street.footprint(plot, inset=FLUSH))
        reach = Box(x - 16 * size.figure - 3, 0, x + 27 * size.figure, 0)  # of nobles and flags
        spans.append((min(box.left, reach.left), max(box.right, reach.right)))
    found = []
    for plot in range(PLOTS):
        number = _number(ground, plot)
        later = range(plot + 1, PLOTS)
        near = (at for at in later if spans[at][0] < number.right and number.left < spans[at][1])
        found.append(tuple(near))
    return tuple(found)


def stone_parts(first: int) -> list[tuple[int, int]]:
    """Split the three plots of a stone where the street ends (R19.1)."""
    before_end = min(STONE_SIZE, PLOTS - first)
    parts = [(first, before_end)]
    if before_end < STONE_SIZE:
        parts.append((0, STONE_SIZE - before_end))
    return parts
