"""On top of the street: where to click."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import kept
from palas.draw.markup import Markup, group, join, offered, rectangle, title
from palas.games.big_boss.drawing.deeds import deed
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.stack import Ground, silhouette
from palas.games.big_boss.state import NO_NOBLE

COVERED = 0.7  # of an area: then it is drawn on top


def hit_areas(scene: Scene, ground: Ground, smallest: float) -> Markup:
    """Lay a clickable area over every plot on which the viewer may act."""
    offered_at = scene.offer.plot_actions
    height, noble = scene.site.height, scene.site.noble
    boxes = {
        plot: _hit_box(ground, plot, height[plot], noble[plot] != NO_NOBLE, smallest)
        for plot in sorted(offered_at)
    }
    plots = sorted(boxes, key=lambda plot: _is_covered(plot, boxes))  # these come on top
    return join(_hit_area(scene, plot, tuple(offered_at[plot]), boxes[plot]) for plot in plots)


def _is_covered(plot: int, boxes: dict[int, Box]) -> bool:
    """Tell whether a later area, of a tall castle in a bend, leaves nothing to click on."""
    box = boxes[plot]
    enough = COVERED * box.width * box.height
    left, _, right, _ = box
    near = [at for at, (a, _, b, _) in boxes.items() if at > plot and a < right and left < b]
    return any(boxes[later].overlap(box) > enough for later in near)


@kept()
def _hit_box(ground: Ground, plot: int, height: int, has_noble: bool, smallest: float) -> Box:
    box = silhouette(ground, plot, height)
    if has_noble:
        top = ground.roof_centre(plot, height)[1] - 34 * ground.size.figure
        box = Box(box.left, min(box.top, top), box.right, box.bottom)
    x, y = box.centre
    return Box.around(x, y, max(box.width, smallest), max(box.height, smallest))


def _hit_area(scene: Scene, plot: int, actions: tuple[int, ...], box: Box) -> Markup:
    name = scene.words.plot.format(plot + 1)
    return _drawn(plot, name, box, actions, deed(scene, actions, name))


@kept()
def _drawn(plot: int, name: str, box: Box, actions: tuple[int, ...], words: str) -> Markup:
    return group(
        title(name),
        rectangle(box.left, box.top, box.width, box.height, class_="hit"),
        id=f"plot-{plot + 1}",
        **offered(actions, words),
    )
