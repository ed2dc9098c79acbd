"""Labels on the street: what stands in a bend, and the name and value of every building."""

from __future__ import annotations

from collections.abc import Sequence

from palas.draw.geometry import Box
from palas.draw.lettering import label, name_and_value, text_width
from palas.draw.markup import Markup, group, join, moved, rectangle, use
from palas.draw.placing import Wish
from palas.games.big_boss.action_kinds import Kind, act_of
from palas.games.big_boss.drawing.scene import Building, actions_text
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
        if town.is_overshadowed(plot):
            tags.append(_side_tag(town, plot))
        elif town.street.is_bend(plot) and town.view.height[plot]:
            tags.append(town.house_number(plot))
    return join(tags)


def _side_tag(town: Town, plot: int) -> Markup:
    size = town.size.tiles
    lit = town.view.height[plot] == 0 and plot in town.scene.lit
    tag = Tag(plot, town.view.height[plot], town.view.owner[plot], lit)
    width, height = tag.width(size), size * TAG_HEIGHT
    wishes: list[Wish] = []
    for step in range(8):
        edge, y = town.street.inward(plot, town.street.depth / 2 + 6 + step * height / 2)
        side = -1 if edge < town.street.centre(plot)[0] else 1
        for down in (-1.5, -1, -0.5, 0, 0.5, 1, 1.5):
            centre = (edge + side * width / 2, y + down * height)
            wishes.append((centre, 12.0 * step + 25 * abs(down)))
    box = town.room.place(width, height, wishes, 12.0)
    return tag.draw(box.left, box.centre[1], size)


def building_labels(town: Town) -> Markup:
    """Write the name and value of every castle, and the value of larger villas."""
    shown = [b for b in town.scene.buildings if b.castle != NO_CASTLE or b.value > 1]
    shown.sort(key=lambda building: building.castle == NO_CASTLE)
    return join(_building_label(town, building) for building in shown)


def _building_label(town: Town, building: Building) -> Markup:
    size = town.size.numbers * 1.12
    is_named = building.castle != NO_CASTLE or building.value >= CASTLE_VALUE
    name = town.scene.building_name(building.castle) if is_named else ""
    value = str(building.value)
    name_width = text_width(name, size) + size * 0.5 if name else size * 1.2
    width = name_width + text_width(value, size, bold=True) + size * 1.1
    height = size * 1.66
    box = town.room.place(width, height, _wishes(town, building, width, height), 12.0)
    survive = town.scene.actions_of(Kind.SURVIVE)
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
        data_actions=actions_text(actions),
    )


def _wishes(town: Town, building: Building, width: float, height: float) -> list[Wish]:
    """Return places for a label: below the building, above it, beside it."""
    boxes = [town.silhouette(plot) for plot in building.plots]
    middle = boxes[len(boxes) // 2]
    x, _ = middle.centre
    near = [box for box in boxes if abs(box.centre[0] - x) < width / 2 + 10]
    gap = height / 2 + 4
    below = max(box.bottom for box in near) + gap
    above = min(box.top for box in near) - gap - 30 * town.size.figure
    in_bend = town.street.is_bend(building.plots[len(boxes) // 2])
    wishes: list[Wish] = []
    for step in range(-6, 7):
        aside = step * town.street.pitch * 0.4
        reluctance = abs(aside) * 2 + (400 if in_bend else 0)
        wishes.append(((x + aside, below), reluctance))
        wishes.append(((x + aside, below + height), reluctance + 150))
        wishes.append(((x + aside, above), reluctance + 300))
    return wishes + _beside(boxes, width, town.street.row_height / 3, 70 * town.size.figure)


def _beside(boxes: Sequence[Box], width: float, reach: float, further: float) -> list[Wish]:
    """Return places to the left and right, next to a building or beyond its tags."""
    return [
        (
            (
                box.centre[0] + side * ((box.width + width + 12) / 2 + away),
                box.centre[1] + down * reach,
            ),
            140 + 100 * abs(down) + away,
        )
        for box in boxes
        for side in (-1, 1)
        for away in (0.0, further * 0.5, further)
        for down in (-0.8, -0.4, 0.0, 0.4, 0.8)
    ]
