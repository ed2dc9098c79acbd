"""Labels on the street: what stands in a bend, and the name and value of every building."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label, name_and_value, text_width
from palas.draw.markup import Markup, group, join, moved, offered, rectangle, use
from palas.draw.placing import Wish
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.deeds import keeping
from palas.games.big_boss.drawing.offer import act_of
from palas.games.big_boss.drawing.scene import street_name
from palas.games.big_boss.drawing.site import Building, buildings
from palas.games.big_boss.drawing.stack import Ground
from palas.games.big_boss.drawing.tags import TAG_HEIGHT, Tag
from palas.games.big_boss.drawing.town import Town
from palas.games.big_boss.state import NO_CASTLE
from palas.games.big_boss.tables import CASTLE_VALUE, PLOTS

LABEL_RULES = {
    ".label": "fill:var(--paper);stroke:var(--ink);stroke-width:1.25",
    ".label-lit": "fill:var(--lit);stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3",
}


def bend_tags(town: Town) -> Markup:
    """Write the numbers of plots in bends, beside them where stacks hide each other."""
    tags = []
    for plot in range(PLOTS):
        if plot in town.overshadowed:
            tags.append(_side_tag(town, plot))
        elif town.street.is_bend(plot) and plot in town.stacks:
            tags.append(town.bend_number(plot))
    return join(tags)


def _side_tag(town: Town, plot: int) -> Markup:
    size = town.size.tiles
    lit = plot not in town.stacks and plot in town.offer.lit
    tag = Tag(plot, town.site.height[plot], town.site.owner[plot], lit)
    width, height = tag.width(size), size * TAG_HEIGHT
    wishes, around = _beside_bend(town.ground, plot, width)
    box = town.room.place((width, height), wishes, around, 12.0)
    return tag.draw(box.left, box.centre[1], size)


@kept()
def _beside_bend(ground: Ground, plot: int, width: float) -> tuple[tuple[Wish, ...], Box]:
    """Return places for a tag inside the bend, and the box around them."""
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
    return tuple(wishes), Box.of([centre for centre, _ in wishes]).grown(2 * width)


def building_labels(town: Town, language: str) -> Markup:
    """Write the name and value of every castle, and the value of larger villas."""
    shown = [b for b in buildings(town.site) if b.castle != NO_CASTLE or b.value > 1]
    shown.sort(key=lambda building: building.castle == NO_CASTLE)
    return join(_building_label(town, building, language) for building in shown)


def _building_label(town: Town, building: Building, language: str) -> Markup:
    size = town.size.numbers * 1.12
    is_named = building.castle != NO_CASTLE or building.value >= CASTLE_VALUE
    name = street_name(building.castle, language) if is_named else ""
    value = str(building.value)
    name_width = text_width(name, size) + size * 0.5 if name else size * 1.2
    width = name_width + text_width(value, size, bold=True) + size * 1.1
    height = size * 1.66
    place = _Place(town, building, width, height)
    box = town.room.place((width, height), place.wishes(), place.around(), 12.0)
    survive = town.offer.actions_of(Kind.SURVIVE)
    actions = [action for action in survive if act_of(action).at == building.castle]
    words: tuple[Markup, ...]
    if name:
        words = (name_and_value(width / 2, height / 2 + size * 0.36, name, value, size),)
    else:
        words = (
            use("verb-villa", size * 1.05, height / 2, size / 22),
            label(width - size * 0.6, height / 2 + size * 0.36, value, size, "bold end"),
        )
    return group(
        rectangle(0, 0, width, height, height / 2, class_="label-lit" if actions else "label"),
        *words,
        transform=moved(box.left, box.top),
        id=None if building.castle == NO_CASTLE else f"castle-{building.castle}",
        **offered(actions, keeping(building.castle, language)),
    )


class _Spot(NamedTuple):
    """A place for a label in outline: above or below a building, or beside one of its plots."""

    reluctance: float
    plot: int  # which of the building's plots, or _ALONG
    across: float  # steps along the street, or the side
    away: float  # a row: below, further below, above; or how far beside
    down: float = 0.0


_ALONG = -1


@kept(SCENES)
def _spots(ground: Ground, plots: int, in_bend: bool) -> tuple[_Spot, ...]:
    """Return the places for a label: below, above and beside so many plots; best first."""
    found = []
    for step in range(-6, 7):
        reluctance = abs(step * ground.street.pitch * 0.4) * 2 + (400 if in_bend else 0)
        found += [_Spot(reluctance + 150 * row, _ALONG, step, row) for row in range(3)]
    further = 70 * ground.size.figure  # beyond the tags
    for plot in range(plots):
        for side in (-1, 1):
            for away in (0.0, further * 0.5, further):
                for down in (-0.8, -0.4, 0.0, 0.4, 0.8):
                    reluctance = 140 + 100 * abs(down) + away
                    found.append(_Spot(reluctance, plot, side, away, down))
    return tuple(sorted(found, key=lambda spot: spot.reluctance))


class _Place:
    """Where the label of a building may go."""

    def __init__(self, town: Town, building: Building, width: float, height: float) -> None:
        self.ground = town.ground
        self.boxes = [town.silhouettes[plot] for plot in building.plots]
        self.width, self.height = width, height
        self.middle = len(self.boxes) // 2
        self.in_bend = town.street.is_bend(building.plots[self.middle])

    def wishes(self) -> Iterator[Wish]:
        """Yield the centres a label wants, best first."""
        x, _ = self.boxes[self.middle].centre
        rows = self._rows(x)
        step = self.ground.street.pitch * 0.4
        reach = self.ground.street.row_height / 3
        for reluctance, plot, across, away, down in _spots(
            self.ground, len(self.boxes), self.in_bend
        ):
            if plot == _ALONG:
                yield (x + across * step, rows[int(away)]), reluctance
            else:
                left, top, right, bottom = self.boxes[plot]
                aside = (right - left + self.width + 12) / 2 + away
                yield (
                    ((left + right) / 2 + across * aside, (top + bottom) / 2 + down * reach),
                    reluctance,
                )

    def _rows(self, x: float) -> tuple[float, float, float]:
        """Return the heights of labels below a building, further below and above it."""
        near = [box for box in self.boxes if abs(box.centre[0] - x) < self.width / 2 + 10]
        gap = self.height / 2 + 4
        below = max(box.bottom for box in near) + gap
        above = min(box.top for box in near) - gap - 30 * self.ground.size.figure
        return below, below + self.height, above

    def around(self) -> Box:
        """Return a box that holds every wish."""
        figure, street = self.ground.size.figure, self.ground.street
        aside = 2 * self.width + 12 + max(70 * figure, 2.4 * street.pitch)
        beyond = 3 * self.height + 40 * figure + street.row_height
        return Box(
            min(box.left for box in self.boxes) - aside,
            min(box.top for box in self.boxes) - beyond,
            max(box.right for box in self.boxes) + aside,
            max(box.bottom for box in self.boxes) + beyond,
        )
