"""The street with everything on it: plots, castles, villas, nobles, flags and labels."""

from __future__ import annotations

from palas.draw.geometry import Box, polygon, polyline
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, path, use
from palas.draw.placing import Room
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import (
    FLUSH,
    Proportions,
    founding_stone,
    ground_block,
    roof_outline,
    upper_levels,
)
from palas.games.big_boss.drawing.landscape import furniture, paving, squares
from palas.games.big_boss.drawing.marks import lit_noble, lit_plots, lit_roof
from palas.games.big_boss.drawing.pieces import noble_symbol
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.street import Street
from palas.games.big_boss.drawing.tags import Tag
from palas.games.big_boss.state import BARON, GRANDEE, NO_CASTLE, NO_NOBLE, NO_PLOT
from palas.games.big_boss.tables import FOUNDING_STONES, PLOTS, STONE_SIZE

TOWN_RULES = {
    ".plot": "fill:var(--plot);stroke:var(--hair);stroke-width:1.25;stroke-linejoin:round",
    ".beyond": "fill:none;stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3",
}


class Town:
    """Draws one street; collects what must stay visible while it does."""

    def __init__(self, scene: Scene, street: Street, size: Proportions, bounds: Box) -> None:
        self.scene = scene
        self.view = scene.view
        self.street = street
        self.size = size
        self.room = Room(bounds)
        self.stone_plots = self._stone_plots()
        self.flags = self._flags()
        self._survey()

    def _stone_plots(self) -> set[int]:
        return {
            (first + offset) % PLOTS for first in self._stones() for offset in range(STONE_SIZE)
        }

    def _stones(self) -> list[int]:
        laid = self.view.stone_plot[: FOUNDING_STONES - self.view.stones]
        return [first for first in laid if first != NO_PLOT]

    def _flags(self) -> dict[int, int]:
        """Return the plot of every flag: the tallest without a noble, if there is one."""

        def fitness(plot: int) -> tuple[bool, int, bool]:
            is_free = self.view.noble[plot] == NO_NOBLE
            return is_free, self.view.height[plot], not self.street.is_apex(plot)

        return {
            max(b.plots, key=fitness): b.castle
            for b in self.scene.buildings
            if b.castle != NO_CASTLE
        }

    def roof_centre(self, plot: int) -> tuple[float, float]:
        """Return the middle of a plot's roof, or of the empty plot."""
        x, y = self.street.centre(plot)
        return x, y - self.view.height[plot] * self.size.block

    def silhouette(self, plot: int) -> Box:
        """Return the box around everything that stands on a plot, or around the empty plot."""
        ground = Box.of(self.street.footprint(plot, inset=FLUSH))
        top = ground.top - self.view.height[plot] * self.size.block
        return Box(ground.left, top, ground.right, ground.bottom)

    def _survey(self) -> None:
        """Note everything that labels and trees should not hide."""
        for plot in range(PLOTS):
            if self.view.height[plot]:
                self.room.occupy(self.silhouette(plot), 1.5)
                for box in self._upon(plot):
                    self.room.occupy(box, 4.0)
            else:
                self.room.occupy(self.silhouette(plot), 4.0 if plot in self.scene.lit else 2.0)

    def _upon(self, plot: int) -> list[Box]:
        """Return the boxes of the noble and the flag on a plot."""
        boxes = []
        if self.view.noble[plot] != NO_NOBLE:
            tall, wide = (48, 32) if self.view.noble[plot] == GRANDEE else (32, 28)
            boxes.append(self._standing(*self.roof_centre(plot), wide, tall))
        if plot in self.flags:
            x, y = self._flag_foot(plot)
            scale = self.size.figure
            boxes.append(Box(x - 3, y - 53 * scale, x + 36 * scale, y))
        return boxes

    def _standing(self, x: float, y: float, wide: float, tall: float) -> Box:
        scale = self.size.figure
        return Box(x - wide / 2 * scale, y - tall * scale, x + wide / 2 * scale, y)

    # ------------------------------------------------------------------ ground

    def ground(self) -> Markup:
        """Draw the squares, the street and its empty plots."""
        empty = [plot for plot in range(PLOTS) if self.view.height[plot] == 0]
        return join(
            (
                squares(self.street),
                paving(self.street),
                self._ends(),
                path("".join(polygon(self.street.footprint(plot)) for plot in empty), "plot"),
                lit_plots(self.scene, self.street),
            )
        )

    def _ends(self) -> Markup:
        """Show that a closed street leads on from either end to the other (R19.1)."""
        if not self.view.closed_loop:
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
            if self.view.height[plot] == 0 and not self.is_overshadowed(plot):
                x, y = self.street.centre(plot)
                lit = plot in self.scene.lit
                style = "middle bold" if lit else "middle soft"
                size = self.size.numbers
                parts.append(label(x, y + size * 0.36, str(plot + 1), size, style))
        return join(parts)

    def is_overshadowed(self, plot: int) -> bool:
        """Tell whether what stands before a plot hides its number or its levels."""
        own = self.view.height[plot]
        if own == 0:
            return self._is_number_hidden(plot)
        if self.street.is_apex(plot):
            return True
        before = self.view.height[plot + 1] if plot + 1 < PLOTS else 0
        return self.street.is_bend(plot) and before - own > 2

    def _is_number_hidden(self, plot: int) -> bool:
        x, y = self.street.centre(plot)
        size = self.size.numbers
        number = Box.around(x, y, size * 1.3, size * 0.8)
        return any(
            number.overlap(box)
            for other in range(plot + 1, PLOTS)
            if self.view.height[other]
            for box in (self.silhouette(other), *self._upon(other))
        )

    # ------------------------------------------------------------------ things

    def things(self) -> Markup:
        """Draw all that stands up, from the back to the front."""
        items = self._stacks() + furniture(self.street, self.room, self.size.figure)
        items.sort(key=lambda item: item[0])
        return join(markup for _, markup in items)

    def _stacks(self) -> list[tuple[float, Markup]]:
        items = []
        for first in self._stones():
            for plot, count in stone_parts(first):
                depth = min(self.street.centre(at)[1] for at in range(plot, plot + count))
                items.append((depth - 1, founding_stone(self.street, plot, count, self.size)))
        built = [plot for plot in range(PLOTS) if self.view.height[plot]]
        return items + [(self.street.centre(plot)[1], self._stack(plot)) for plot in built]

    def _stack(self, plot: int) -> Markup:
        parts = []
        if plot not in self.stone_plots:
            parts.append(ground_block(self.street, plot, self.size))
        parts.append(upper_levels(self.street, plot, self.view.height[plot], self.size))
        outline = roof_outline(self.street, plot, self.view.height[plot], self.size)
        parts.append(lit_roof(self.scene, plot, outline))
        if not self.street.is_bend(plot):
            parts.append(self.house_number(plot))
        if plot in self.flags:
            x, y = self._flag_foot(plot)
            parts.append(use(f"flag-{self.flags[plot]}", x, y, self.size.figure))
        parts.append(self._occupant(plot))
        return join(parts)

    def _occupant(self, plot: int) -> Markup:
        """Draw the noble on a plot, or a faint one where the viewer may seat one."""
        kinds = self.scene.kinds_on(plot)
        if self.view.noble[plot] != NO_NOBLE:
            x, y = self.roof_centre(plot)
            ring = lit_noble(self.scene, plot, (x, y + 5 * self.size.figure), self.size)
            figure = self.noble(plot, self.view.owner[plot], self.view.noble[plot])
            return join((ring, figure))
        if kinds & {Kind.SEAT_BARON, Kind.SEAT_GRANDEE}:
            kind = BARON if Kind.SEAT_BARON in kinds else GRANDEE
            return group(self.noble(plot, self.scene.viewer, kind), opacity=0.5)
        return Markup("")

    def _flag_foot(self, plot: int) -> tuple[float, float]:
        x, y = self.roof_centre(plot)
        aside = 16 if self.view.noble[plot] != NO_NOBLE else 9
        return x - aside * self.size.figure, y - 3 * self.size.figure

    def noble(self, plot: int, seat: int, kind: int) -> Markup:
        """Draw a noble on the roof of a plot."""
        x, y = self.roof_centre(plot)
        return use(noble_symbol(seat, kind), x, y + 6 * self.size.figure, self.size.figure)

    def house_number(self, plot: int) -> Markup:
        """Draw the number on a plot's lowest wall; in a bend it counts the levels."""
        in_bend = self.street.is_bend(plot)
        hidden = in_bend and self.view.height[(plot + 1) % PLOTS] > 0
        x, y = self.street.front(plot, 0.34 if hidden else 0.5)
        tag = Tag(plot, self.view.height[plot] if in_bend else 1)
        size = self.size.tiles
        return tag.draw(x - tag.width(size) / 2, y - self.size.block / 2, size)


def stone_parts(first: int) -> list[tuple[int, int]]:
    """Split the three plots of a stone where the street ends (R19.1)."""
    before_end = min(STONE_SIZE, PLOTS - first)
    parts = [(first, before_end)]
    if before_end < STONE_SIZE:
        parts.append((0, STONE_SIZE - before_end))
    return parts
