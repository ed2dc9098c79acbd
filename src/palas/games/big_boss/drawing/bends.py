"""House numbers in bends: on the wall, or beside it where stacks hide each other."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.placing import Places, Wish
from palas.games.big_boss.drawing.stack import Ground, house_number
from palas.games.big_boss.drawing.tags import TAG_HEIGHT, PlacedTag, Tag
from palas.games.big_boss.drawing.town import Town
from palas.games.big_boss.tables import PLOTS


def bend_tags(town: Town) -> list[PlacedTag]:
    """Place the numbers of plots in bends, beside them where stacks hide each other."""
    site = town.site
    tags = []
    for plot in range(PLOTS):
        if plot in town.overshadowed:
            tags.append(_side_tag(town, plot))
        elif town.street.is_bend(plot) and plot in town.stacks:
            is_hidden = site.height[(plot + 1) % PLOTS] > 0
            tags.append(house_number(town.ground, plot, site.height[plot], is_hidden))
    return tags


def _side_tag(town: Town, plot: int) -> PlacedTag:
    size = town.size.tiles
    tag = Tag(plot, town.site.height[plot], town.site.owner[plot])
    box = town.room.place(_places(town.ground, town.room.bounds, plot, tag.width(size)), 12.0)
    return PlacedTag(tag, box.left, box.centre[1], size)


@kept()
def _places(ground: Ground, bounds: Box, plot: int, width: float) -> Places:
    """Return places for a tag inside the bend."""
    street = ground.street
    height = ground.size.tiles * TAG_HEIGHT
    wishes: list[Wish] = []
    for step in range(8):
        edge, y = street.inward(plot, street.depth / 2 + 6 + step * height / 2)
        side = -1 if edge < street.centre(plot)[0] else 1
        for down in (-1.5, -1, -0.5, 0, 0.5, 1, 1.5):
            centre = (edge + side * width / 2, y + down * height)
            wishes.append((centre, 12.0 * step + 25 * abs(down)))
    wishes.sort(key=lambda wish: wish[1])
    return Places(bounds, (width, height), lambda: wishes)
