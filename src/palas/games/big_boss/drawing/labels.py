"""Labels on the street: the name and value of every building, and where they find room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label, name_and_value, text_width
from palas.draw.markup import Markup, group, moved, offered, rectangle, use
from palas.draw.placing import Places, Wish
from palas.games.big_boss.drawing.deeds import keeping
from palas.games.big_boss.drawing.scene import street_name
from palas.games.big_boss.drawing.site import Building, buildings
from palas.games.big_boss.drawing.stack import Ground, silhouette
from palas.games.big_boss.drawing.town import Town
from palas.games.big_boss.state import NO_CASTLE
from palas.games.big_boss.tables import CASTLE_VALUE

LABEL_RULES = {
    ".label": "fill:var(--paper);stroke:var(--ink);stroke-width:1.25",
    ".label-lit": "fill:var(--lit);stroke:var(--ink);stroke-width:1.25;stroke-dasharray:4 3",
}


class Label(NamedTuple):
    """What is written at a building: equal labels look alike."""

    plot: int  # the first of the building
    castle: int
    name: str  # none for a small villa
    value: str
    size: float

    @property
    def width(self) -> float:
        """How wide the label is."""
        size = self.size
        name_width = text_width(self.name, size) + size * 0.5 if self.name else size * 1.2
        return name_width + text_width(self.value, size, bold=True) + size * 1.1

    @property
    def height(self) -> float:
        """How high the label is."""
        return self.size * 1.66


class PlacedLabel(NamedTuple):
    """A label that has found its place on the street."""

    label: Label
    left: float
    top: float
    language: str

    def draw(self, actions: tuple[int, ...] = ()) -> Markup:
        """Draw the label, lit where the viewer may let its castle survive."""
        return _drawn(self, actions)


@kept()
def _drawn(placed: PlacedLabel, actions: tuple[int, ...]) -> Markup:
    shown, left, top, language = placed
    width, height = shown.width, shown.height
    style = "label-lit" if actions else "label"
    is_villa = shown.castle == NO_CASTLE
    return group(
        rectangle(0, 0, width, height, height / 2, class_=style),
        *_words(shown),
        transform=moved(left, top),
        id=f"villa-{shown.plot + 1}" if is_villa else f"castle-{shown.castle}",
        **offered(actions, keeping(shown.castle, language)),
    )


def _words(shown: Label) -> tuple[Markup, ...]:
    _, _, name, value, size = shown
    width, height = shown.width, shown.height
    y = height / 2 + size * 0.36
    if name:
        return (name_and_value(width / 2, y, name, value, size),)
    return (
        use("verb-villa", size * 1.05, height / 2, size / 22),
        label(width - size * 0.6, y, value, size, "bold end"),
    )


def building_labels(town: Town, language: str) -> list[PlacedLabel]:
    """Place the name and value of every castle, and the value of larger villas."""
    shown = [b for b in buildings(town.site) if b.castle != NO_CASTLE or b.value > 1]
    shown.sort(key=lambda building: building.castle == NO_CASTLE)
    return [_placed(town, building, language) for building in shown]


def _placed(town: Town, building: Building, language: str) -> PlacedLabel:
    is_named = building.castle != NO_CASTLE or building.value >= CASTLE_VALUE
    name = street_name(building.castle, language) if is_named else ""
    size = town.size.numbers * 1.12
    written = Label(building.plots[0], building.castle, name, str(building.value), size)
    heights = tuple([town.site.height[plot] for plot in building.plots])
    shape = (written.width, written.height)
    places = _places(town.ground, town.room.bounds, building.plots, heights, shape)
    box = town.room.place(places, 12.0)
    return PlacedLabel(written, box.left, box.top, language)


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


@kept()
def _places(
    ground: Ground,
    bounds: Box,
    plots: tuple[int, ...],
    heights: tuple[int, ...],
    size: tuple[float, float],
) -> Places:
    """Return where the label of a building may go."""
    boxes = [silhouette(ground, *both) for both in zip(plots, heights, strict=True)]
    in_bend = ground.street.is_bend(plots[len(plots) // 2])
    return Places(bounds, size, partial(_wishes, ground, boxes, in_bend, size))


def _wishes(
    ground: Ground, boxes: list[Box], in_bend: bool, size: tuple[float, float]
) -> Iterator[Wish]:
    """Yield the centres a label wants, best first."""
    x, _ = boxes[len(boxes) // 2].centre
    rows = _rows(ground, boxes, x, size)
    step = ground.street.pitch * 0.4
    reach = ground.street.row_height / 3
    for reluctance, plot, across, away, down in _spots(ground, len(boxes), in_bend):
        if plot == _ALONG:
            yield (x + across * step, rows[int(away)]), reluctance
        else:
            left, top, right, bottom = boxes[plot]
            aside = (right - left + size[0] + 12) / 2 + away
            centre = ((left + right) / 2 + across * aside, (top + bottom) / 2 + down * reach)
            yield centre, reluctance


def _rows(
    ground: Ground, boxes: list[Box], x: float, size: tuple[float, float]
) -> tuple[float, float, float]:
    """Return the heights of labels below a building, further below and above it."""
    width, height = size
    near = [box for box in boxes if abs(box.centre[0] - x) < width / 2 + 10]
    gap = height / 2 + 4
    below = max(box.bottom for box in near) + gap
    above = min(box.top for box in near) - gap - 30 * ground.size.figure
    return below, below + height, above
