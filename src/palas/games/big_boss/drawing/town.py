"""The street with everything on it: plots, castles, villas, nobles and flags."""

from __future__ import annotations

from functools import cached_property

from palas.draw.geometry import Box, polygon, polyline
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, path
from palas.draw.placing import Room
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import FLUSH, founding_stone
from palas.games.big_boss.drawing.landscape import furniture, paving, squares
from palas.games.big_boss.drawing.marks import GROWS, lit_plots
from palas.games.big_boss.drawing.offer import Offer
from palas.games.big_boss.drawing.site import Site, buildings
from palas.games.big_boss.drawing.stack import (
    Ground,
    Stack,
    drawn_stack,
    figures,
    house_number,
    silhouette,
)
from palas.games.big_boss.state import BARON, GRANDEE, NO_CASTLE, NO_NOBLE
from palas.games.big_boss.tables import PLOTS, STONE_SIZE

TOWN_RULES = {
    ".plot": "fill:var(--plot);stroke:var(--hair);stroke-width:1.25;stroke-linejoin:round",
    ".beyond": "fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3",
}


class Town:
    """Draws one street; collects what must stay visible while it does."""

    def __init__(self, ground: Ground, bounds: Box, site: Site, offer: Offer) -> None:
        self.ground = ground
        self.street, self.size = ground
        self.site = site
        self.offer = offer
        self.room = Room(bounds)
        self.flags = self._flags()
        self.stacks = self._stacks()
        self.silhouettes = [silhouette(ground, plot, site.height[plot]) for plot in range(PLOTS)]
        self._survey()

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

    def _stacks(self) -> dict[int, Stack]:
        """Return what stands on every plot that is built on."""
        on_stone = {
            (first + offset) % PLOTS for first in self.site.stones for offset in range(STONE_SIZE)
        }
        return {
            plot: self._stack(plot, height, plot in on_stone)
            for plot, height in enumerate(self.site.height)
            if height
        }

    def _stack(self, plot: int, height: int, on_stone: bool) -> Stack:
        site = self.site
        flag = self.flags.get(plot, NO_CASTLE)
        plain = Stack(plot, height, flag, site.noble[plot], site.owner[plot], on_stone)
        kinds = self.offer.kinds_on(plot)
        if not kinds:
            return plain
        is_lit = plot in self.offer.lit
        kind = BARON if Kind.SEAT_BARON in kinds else GRANDEE
        return plain._replace(
            is_lit=is_lit and bool(kinds & GROWS),
            can_withdraw=is_lit and Kind.WITHDRAW in kinds,
            may_seat=kind if kinds & {Kind.SEAT_BARON, Kind.SEAT_GRANDEE} else NO_NOBLE,
            viewer=self.offer.seat,
        )

    def _survey(self) -> None:
        """Note everything that labels and trees should not hide."""
        for plot in range(PLOTS):
            if plot in self.stacks:
                self.room.occupy(self.silhouettes[plot], 1.5)
                for box in figures(self.ground, self.stacks[plot]):
                    self.room.occupy(box, 4.0)
            else:
                self.room.occupy(self.silhouettes[plot], 4.0 if plot in self.offer.lit else 2.0)

    # ------------------------------------------------------------------ ground

    def lie_of_the_land(self) -> Markup:
        """Draw the squares, the street and its empty plots."""
        empty = [plot for plot in range(PLOTS) if plot not in self.stacks]
        lit = [plot for plot in empty if plot in self.offer.lit]
        return join(
            (
                squares(self.street),
                paving(self.street),
                self._ends(),
                path("".join(_outlines(self.ground)[plot] for plot in empty), "plot"),
                lit_plots(self.street, lit),
            )
        )

    def _ends(self) -> Markup:
        """Show that a closed street leads on from either end to the other (R19.1)."""
        if not self.site.closed_loop:
            return Markup("")
        parts = []
        for end, beyond in ((0, PLOTS), (PLOTS - 1, 1)):
            _, y = self.street.centre(end)
            width = self.street.depth / 2 - 8
            half = (self.street.depth / 2 - 4) * self.street.tilt
            left, right = self.street.left - width - 6, self.street.left - 6
            lane = ((right, y - half), (left, y - half), (left, y + half), (right, y + half))
            size = min(self.size.numbers, width * 0.68)
            parts.append(path(polyline(lane), "beyond"))
            parts.append(label((left + right) / 2, y + size * 0.36, str(beyond), size, "middle"))
        return join(parts)

    def numbers(self) -> Markup:
        """Write the numbers of empty plots."""
        parts = []
        for plot in range(PLOTS):
            if plot not in self.stacks and plot not in self.overshadowed:
                x, y = self.street.centre(plot)
                style = "middle bold" if plot in self.offer.lit else "middle soft"
                size = self.size.numbers
                parts.append(label(x, y + size * 0.36, str(plot + 1), size, style))
        return join(parts)

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
        number, others = _before(self.ground)[plot]
        return any(
            number.overlap(box)
            for other in others
            if other in self.stacks
            for box in (self.silhouettes[other], *figures(self.ground, self.stacks[other]))
        )

    # ------------------------------------------------------------------ things

    def things(self) -> Markup:
        """Draw all that stands up, from the back to the front."""
        items = self._standing() + furniture(self.street, self.room, self.size.figure)
        items.sort(key=lambda item: item[0])
        return join(markup for _, markup in items)

    def _standing(self) -> list[tuple[float, Markup]]:
        items = []
        for first in self.site.stones:
            for plot, count in stone_parts(first):
                depth = min(self.street.centre(at)[1] for at in range(plot, plot + count))
                stone = founding_stone(self.street, plot, count, self.size)
                items.append((depth - 1, group(stone, id=f"stone-{plot + 1}")))
        return items + [
            (self.street.centre(plot)[1], drawn_stack(self.ground, stack))
            for plot, stack in self.stacks.items()
        ]

    def bend_number(self, plot: int) -> Markup:
        """Draw the house number of a plot in a bend, which counts its levels."""
        is_hidden = self.site.height[(plot + 1) % PLOTS] > 0
        return house_number(self.ground, plot, self.site.height[plot], is_hidden)


@kept(SCENES)
def _outlines(ground: Ground) -> tuple[str, ...]:
    """Return the outlines of all plots as path data."""
    return tuple(polygon(ground.street.footprint(plot)) for plot in range(PLOTS))


@kept(SCENES)
def _before(ground: Ground) -> tuple[tuple[Box, tuple[int, ...]], ...]:
    """Return the box of every plot's number, and the plots that could stand before it."""
    street, size = ground
    spans = []
    for plot in range(PLOTS):
        x, _ = street.centre(plot)
        box = Box.of(street.footprint(plot, inset=FLUSH))
        reach = Box(x - 16 * size.figure - 3, 0, x + 27 * size.figure, 0)  # of nobles and flags
        spans.append((min(box.left, reach.left), max(box.right, reach.right)))
    found = []
    for plot in range(PLOTS):
        number = Box.around(*street.centre(plot), size.numbers * 1.3, size.numbers * 0.8)
        later = range(plot + 1, PLOTS)
        near = (at for at in later if spans[at][0] < number.right and number.left < spans[at][1])
        found.append((number, tuple(near)))
    return tuple(found)


def stone_parts(first: int) -> list[tuple[int, int]]:
    """Split the three plots of a stone where the street ends (R19.1)."""
    before_end = min(STONE_SIZE, PLOTS - first)
    parts = [(first, before_end)]
    if before_end < STONE_SIZE:
        parts.append((0, STONE_SIZE - before_end))
    return parts
