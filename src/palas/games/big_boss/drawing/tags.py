"""House numbers, with the count of levels and the noble's arms where stacks hide each other."""

from __future__ import annotations

from typing import NamedTuple

from palas.draw.heraldry import roundel
from palas.draw.keeping import kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, moved, rectangle
from palas.games.big_boss.state import NO_SEAT

TAG_RULES = {
    ".tile": "fill:var(--card);stroke:var(--tile-blue);stroke-width:1.25",
    ".tile-lit": "fill:var(--lit);stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3",
    ".levels": "fill:var(--ink)",
    ".levels-number": "fill:var(--paper)",
}
NUMBER_WIDTH = 1.95  # in font sizes
PART_WIDTH = 1.55
TAG_HEIGHT = 1.28


class Tag(NamedTuple):
    """What a house number tells; a single level is not counted."""

    plot: int
    levels: int
    owner: int = NO_SEAT
    lit: bool = False

    def width(self, size: float) -> float:
        """Return the width at a font size."""
        parts = (self.levels > 1) + (self.owner != NO_SEAT)
        return size * (NUMBER_WIDTH + PART_WIDTH * parts)

    def draw(self, left: float, y: float, size: float, name: str | None = None) -> Markup:
        """Draw the tag from its left edge, centred on a height."""
        height = size * TAG_HEIGHT
        middle = height / 2 + size * 0.36
        x = size * NUMBER_WIDTH
        frame = "tile-lit" if self.lit else "tile"
        parts = [
            rectangle(0, 0, self.width(size), height, 2, class_=frame),
            label(x / 2, middle, str(self.plot + 1), size, "bold middle"),
        ]
        if self.levels > 1:
            parts.append(rectangle(x, 0, size * PART_WIDTH, height, class_="levels"))
            style = "bold middle levels-number"
            parts.append(label(x + size * 0.77, middle, f"×{self.levels}", size * 0.92, style))
            x += size * PART_WIDTH
        if self.owner != NO_SEAT:
            parts.append(roundel(self.owner, x + size * 0.77, height / 2, size * 0.036))
        return group(*parts, transform=moved(left, y - height / 2), id=name)


class PlacedTag(NamedTuple):
    """A tag that has found its place on the street."""

    tag: Tag
    left: float
    y: float
    size: float

    def draw(self, lit: bool) -> Markup:
        """Draw the tag, lit where the viewer may build."""
        return _drawn(self, lit)


@kept()
def _drawn(placed: PlacedTag, lit: bool) -> Markup:
    tag, left, y, size = placed
    return tag._replace(lit=lit).draw(left, y, size, f"tag-{tag.plot + 1}")
