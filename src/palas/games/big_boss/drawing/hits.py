"""On top of the street: what the chosen action would do, the last move, and where to click."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, number, path, rectangle, title
from palas.games.big_boss.action_kinds import Kind, act_of
from palas.games.big_boss.drawing.blocks import ghost_block, ghost_stone
from palas.games.big_boss.drawing.scene import actions_text
from palas.games.big_boss.drawing.town import Town, stone_parts
from palas.games.big_boss.state import BARON, GRANDEE, NO_NOBLE
from palas.games.big_boss.tables import PLOTS, STONE_SIZE


def ghosts(town: Town) -> Markup:
    """Draw what the chosen action would put on the street."""
    if town.scene.chosen is None:
        return Markup("")
    act = act_of(town.scene.chosen)
    if act.kind in (Kind.BUILD, Kind.TOWER):
        return ghost_block(town.street, act.at, town.view.height[act.at], town.size)
    if act.kind is Kind.FOUND:
        halves = stone_parts(act.first % PLOTS)
        stones = (ghost_stone(town.street, *half, town.size) for half in halves)
        numbers = (_ghost_number(town, (act.first + at) % PLOTS) for at in range(STONE_SIZE))
        return join((*stones, ghost_block(town.street, act.at, 1, town.size), *numbers))
    if act.kind is Kind.SEAT_BARON:
        return town.noble(act.at, town.scene.viewer, BARON)
    if act.kind is Kind.SEAT_GRANDEE:
        return town.noble(act.at, town.scene.viewer, GRANDEE)
    return Markup("")


def _ghost_number(town: Town, plot: int) -> Markup:
    x, y = town.street.front(plot)
    size = town.size.numbers
    return label(
        x, y - town.size.block / 2 + size * 0.36, str(plot + 1), size, "bold middle on-glow"
    )


def brackets(town: Town) -> Markup:
    """Mark the plots of the last move with corner brackets."""
    if not town.scene.last:
        return Markup("")
    boxes = [town.silhouette(plot) for plot in town.scene.last]
    spread = Box(
        min(box.left for box in boxes),
        min(box.top for box in boxes),
        max(box.right for box in boxes),
        max(box.bottom for box in boxes),
    ).grown(3)
    arm = 8 * max(town.size.figure, 0.7)
    data = ""
    for x, across in ((spread.left, arm), (spread.right, -arm)):
        for y, down in ((spread.top, arm), (spread.bottom, -arm)):
            data += f"M{number(x, 1)},{number(y + down, 1)}v{number(-down, 1)}h{number(across, 1)}"
    return path(data, "bracket")


def hit_areas(town: Town, smallest: float) -> Markup:
    """Lay a clickable area over every plot on which the viewer may act."""
    areas = []
    for plot, actions in sorted(town.scene.plot_actions.items()):
        box = town.silhouette(plot)
        if town.view.noble[plot] != NO_NOBLE:
            top = town.roof_centre(plot)[1] - 34 * town.size.figure
            box = Box(box.left, min(box.top, top), box.right, box.bottom)
        x, y = box.centre
        box = Box.around(x, y, max(box.width, smallest), max(box.height, smallest))
        areas.append(
            group(
                title(town.scene.words.plot.format(plot + 1)),
                rectangle(box.left, box.top, box.width, box.height, class_="hit"),
                id=f"plot-{plot + 1}",
                data_actions=actions_text(actions),
            )
        )
    return join(areas)
