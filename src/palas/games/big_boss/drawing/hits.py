"""On top of the street: what the chosen action would do, the last move, and where to click."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, number, offered, path, rectangle, title
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import ghost_block, ghost_stone
from palas.games.big_boss.drawing.deeds import deed
from palas.games.big_boss.drawing.labels import bend_tags, building_labels
from palas.games.big_boss.drawing.offer import Offer, act_of
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.site import Site
from palas.games.big_boss.drawing.stack import Ground, silhouette
from palas.games.big_boss.drawing.town import Town, stone_parts
from palas.games.big_boss.state import BARON, GRANDEE, NO_NOBLE
from palas.games.big_boss.tables import PLOTS, STONE_SIZE

COVERED = 0.7  # of an area: then it is drawn on top


@kept(SCENES)
def street_scene(
    ground: Ground, bounds: Box, site: Site, offer: Offer, last: tuple[int, ...], language: str
) -> Markup:
    """Draw the street with all that stands on it, is written on it and would come to it."""
    town = Town(ground, bounds, site, offer)
    tags = bend_tags(town)
    labels = building_labels(town, language)
    return join(
        (
            town.lie_of_the_land(),
            town.numbers(),
            town.things(),
            _brackets(town, last),
            tags,
            labels,
            _ghosts(town),
        )
    )


def _ghosts(town: Town) -> Markup:
    """Draw what the chosen action would put on the street."""
    if town.offer.chosen is None:
        return Markup("")
    act = act_of(town.offer.chosen)
    height = town.site.height[act.at] if act.at < PLOTS else 0
    if act.kind in (Kind.BUILD, Kind.TOWER):
        return ghost_block(town.street, act.at, height, town.size)
    if act.kind is Kind.FOUND:
        halves = stone_parts(act.first % PLOTS)
        stones = (ghost_stone(town.street, *half, town.size) for half in halves)
        numbers = (_ghost_number(town, (act.first + at) % PLOTS) for at in range(STONE_SIZE))
        return join((*stones, ghost_block(town.street, act.at, 1, town.size), *numbers))
    if act.kind is Kind.SEAT_BARON:
        return town.ground.noble(act.at, height, town.offer.seat, BARON)
    if act.kind is Kind.SEAT_GRANDEE:
        return town.ground.noble(act.at, height, town.offer.seat, GRANDEE)
    return Markup("")


def _ghost_number(town: Town, plot: int) -> Markup:
    x, y = town.street.front(plot)
    size = town.size.numbers
    return label(
        x, y - town.size.block / 2 + size * 0.36, str(plot + 1), size, "bold middle on-glow"
    )


def _brackets(town: Town, last: tuple[int, ...]) -> Markup:
    """Mark the plots of the last move with corner brackets."""
    if not last:
        return Markup("")
    rows: list[list[int]] = []
    for plot in sorted(last):
        if rows and rows[-1][-1] == plot - 1:
            rows[-1].append(plot)
        else:
            rows.append([plot])
    return path("".join(_corners(town, row) for row in rows), "bracket")


def _corners(town: Town, plots: list[int]) -> str:
    """Return brackets around plots in a row as path data."""
    boxes = [town.silhouettes[plot] for plot in plots]
    corners = [point for box in boxes for point in (box[:2], box[2:])]
    spread = Box.of(corners).grown(3)
    arm = 8 * max(town.size.figure, 0.7)
    data = ""
    for x, across in ((spread.left, arm), (spread.right, -arm)):
        for y, down in ((spread.top, arm), (spread.bottom, -arm)):
            data += f"M{number(x, 1)},{number(y + down, 1)}v{number(-down, 1)}h{number(across, 1)}"
    return data


def hit_areas(scene: Scene, ground: Ground, smallest: float) -> Markup:
    """Lay a clickable area over every plot on which the viewer may act."""
    offered_at = sorted(scene.offer.plot_actions.items())
    boxes = {plot: _hit_box(scene.site, ground, plot, smallest) for plot, _ in offered_at}
    behind = {plot for plot in boxes if _is_covered(plot, boxes)}
    offered_at.sort(key=lambda entry: entry[0] in behind)  # these come on top
    return join(_hit_area(scene, plot, actions, boxes[plot]) for plot, actions in offered_at)


def _is_covered(plot: int, boxes: dict[int, Box]) -> bool:
    """Tell whether a later area, of a tall castle in a bend, leaves nothing to click on."""
    box = boxes[plot]
    enough = COVERED * box.width * box.height
    return any(later > plot and boxes[later].overlap(box) > enough for later in boxes)


def _hit_box(site: Site, ground: Ground, plot: int, smallest: float) -> Box:
    box = silhouette(ground, plot, site.height[plot])
    if site.noble[plot] != NO_NOBLE:
        top = ground.roof_centre(plot, site.height[plot])[1] - 34 * ground.size.figure
        box = Box(box.left, min(box.top, top), box.right, box.bottom)
    x, y = box.centre
    return Box.around(x, y, max(box.width, smallest), max(box.height, smallest))


def _hit_area(scene: Scene, plot: int, actions: list[int], box: Box) -> Markup:
    name = scene.words.plot.format(plot + 1)
    return group(
        title(name),
        rectangle(box.left, box.top, box.width, box.height, class_="hit"),
        id=f"plot-{plot + 1}",
        **offered(actions, deed(scene, actions, name)),
    )
