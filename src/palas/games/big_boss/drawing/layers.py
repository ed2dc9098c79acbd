"""The street in layers: the plots, what stands and is written on them, and what would come.

Those who may do nothing share one drawing; what a viewer may do lights some parts of it.
"""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, number, path
from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.blocks import ghost_block, ghost_stone
from palas.games.big_boss.drawing.marks import GROWS, lit_plots
from palas.games.big_boss.drawing.offer import Offer, act_of
from palas.games.big_boss.drawing.plan import Plan, plan_of
from palas.games.big_boss.drawing.plots import numbers
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.drawing.stack import Ground, Stack, drawn_stack, silhouette
from palas.games.big_boss.drawing.town import stone_parts
from palas.games.big_boss.state import BARON, GRANDEE, NO_NOBLE
from palas.games.big_boss.tables import PLOTS, STONE_SIZE


def street_scene(scene: Scene, ground: Ground, bounds: Box) -> Markup:
    """Draw all that stands on the street, is written on it and would come to it."""
    plan = plan_of(ground, bounds, scene.site, scene.language)
    return join(
        (
            _things(plan, scene.offer),
            _brackets(plan, tuple(scene.last)),
            _writing(plan, scene.offer),
            _ghosts(plan, scene.offer),
        )
    )


@kept(SCENES)
def _things(plan: Plan, offer: Offer) -> Markup:
    """Draw the numbers of empty plots, and all that stands up, from the back to the front."""
    lit = [plot for plot in sorted(offer.lit) if plot not in plan.stacks]
    return join(
        (
            group(lit_plots(plan.ground.street, lit), id="lit-plots"),
            numbers(plan.ground, plan.numbered, offer.lit),
            *(
                drawn_stack(plan.ground, _offered(plan.stacks[plot], offer))
                if plot in offer.plot_actions
                else drawn
                for _, plot, drawn in plan.standing
            ),
        )
    )


def _offered(stack: Stack, offer: Offer) -> Stack:
    """Return a stack with what the viewer may do there."""
    kinds = offer.kinds_on(stack.plot)
    is_lit = stack.plot in offer.lit
    kind = BARON if Kind.SEAT_BARON in kinds else GRANDEE
    return stack._replace(
        is_lit=is_lit and bool(kinds & GROWS),
        can_withdraw=is_lit and Kind.WITHDRAW in kinds,
        may_seat=kind if kinds & {Kind.SEAT_BARON, Kind.SEAT_GRANDEE} else NO_NOBLE,
        viewer=offer.seat,
    )


@kept(SCENES)
def _writing(plan: Plan, offer: Offer) -> Markup:
    """Write the numbers in bends, and the names and values of buildings."""
    survive = {act_of(action).at: (action,) for action in offer.actions_of(Kind.SURVIVE)}
    tags = (one.draw(one.tag.levels == 0 and one.tag.plot in offer.lit) for one in plan.tags)
    labels = (one.draw(survive.get(one.label.castle, ())) for one in plan.labels)
    return join((*tags, *labels))


# ------------------------------------------------------------------------- the last move


def _brackets(plan: Plan, last: tuple[int, ...]) -> Markup:
    """Mark the plots of the last move with corner brackets."""
    rows: list[list[int]] = []
    for plot in sorted(last):
        if rows and rows[-1][-1] == plot - 1:
            rows[-1].append(plot)
        else:
            rows.append([plot])
    data = "".join(_corners(plan, row) for row in rows)
    return group(path(data, "bracket") if data else Markup(""), id="last-plots")


def _corners(plan: Plan, plots: list[int]) -> str:
    """Return brackets around plots in a row as path data."""
    boxes = [silhouette(plan.ground, plot, plan.site.height[plot]) for plot in plots]
    corners = [point for box in boxes for point in (box[:2], box[2:])]
    spread = Box.of(corners).grown(3)
    arm = 8 * max(plan.ground.size.figure, 0.7)
    data = ""
    for x, across in ((spread.left, arm), (spread.right, -arm)):
        for y, down in ((spread.top, arm), (spread.bottom, -arm)):
            data += f"M{number(x, 1)},{number(y + down, 1)}v{number(-down, 1)}h{number(across, 1)}"
    return data


# -------------------------------------------------------------------------- what would be


def _ghosts(plan: Plan, offer: Offer) -> Markup:
    """Draw what the chosen action would put on the street."""
    drawn = Markup("") if offer.chosen is None else _ghost(plan, offer, offer.chosen)
    return group(drawn, id="preview")


def _ghost(plan: Plan, offer: Offer, chosen: int) -> Markup:
    street, size = ground = plan.ground
    act = act_of(chosen)
    height = plan.site.height[act.at] if act.at < PLOTS else 0
    if act.kind in (Kind.BUILD, Kind.TOWER):
        return ghost_block(street, act.at, height, size)
    if act.kind is Kind.FOUND:
        stones = (ghost_stone(street, *half, size) for half in stone_parts(act.first % PLOTS))
        written = (_ghost_number(ground, (act.first + at) % PLOTS) for at in range(STONE_SIZE))
        return join((*stones, ghost_block(street, act.at, 1, size), *written))
    if act.kind is Kind.SEAT_BARON:
        return ground.noble(act.at, height, offer.seat, BARON)
    if act.kind is Kind.SEAT_GRANDEE:
        return ground.noble(act.at, height, offer.seat, GRANDEE)
    return Markup("")


def _ghost_number(ground: Ground, plot: int) -> Markup:
    x, y = ground.street.front(plot)
    size = ground.size.numbers
    y += size * 0.36 - ground.size.block / 2
    return label(x, y, str(plot + 1), size, "bold middle on-glow")
