"""Actions of Two Heirs as deeds: what is done with which tile and which cell.

A deed names things as the table shows them — ("build", 3, (1, 0)), ("step", (0, 0), (1, 1)) —
and nothing the engine made up, such as numbers of troops, directions and places in a list.
"""

from __future__ import annotations

from palas.games.two_heirs import actions, moves
from palas.games.two_heirs.state import State
from palas.kernel.contract import lowest_acting

Cell = tuple[int, int]  # x to the east, y to the north of the start tile
Deed = tuple[str | int | Cell, ...]

STEPS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


def cell_of(s: State, place: int) -> Cell:
    """Return the cell of a place of the land."""
    return s.land_x[place], s.land_y[place]


def cell_beside(s: State, place: int, direction: int) -> Cell:
    """Return the cell in a direction from a place."""
    (x, y), (east, north) = cell_of(s, place), STEPS[direction]
    return x + east, y + north


def named_cell(s: State, seat: int, code: int) -> Cell:
    """Return the cell that an action names by troop and direction."""
    return cell_beside(s, s.troop_at[seat][code // 8], code % 8)


def deed(s: State, seat: int, action: int) -> Deed:
    """Return what an action does."""
    if action == actions.END_TURN:
        return ("end",)
    if action < actions.BUILD:
        return "take", action - actions.TAKE
    if action < actions.STEP:
        is_building = action < actions.OPEN_TERRAIN
        code = action - (actions.BUILD if is_building else actions.OPEN_TERRAIN)
        tile = s.hand[seat][code // actions.CELLS]
        return "build" if is_building else "open", tile, named_cell(s, seat, code % actions.CELLS)
    if action < actions.USE_CAMP:
        return _troop_deed(s, seat, action)
    if action < actions.RAZE:
        return "camp", cell_of(s, action - actions.USE_CAMP)
    if action < actions.SPARE:
        return "raze", cell_beside(s, s.tower, 2 * (action - actions.RAZE))
    if action == actions.SPARE:
        return ("spare",)
    return "discard", s.hand[seat][action - actions.DISCARD]


def _troop_deed(s: State, seat: int, action: int) -> Deed:
    if action < actions.DEPLOY:
        code = action - actions.STEP
        start = cell_of(s, s.troop_at[seat][code // 8])
        return "step", start, named_cell(s, seat, code)
    if action < actions.RETREAT:
        return "deploy", named_cell(s, seat, action - actions.DEPLOY)
    return "retreat", cell_of(s, s.troop_at[seat][action - actions.RETREAT])


def legal_actions(s: State) -> list[int]:
    """Return the legal actions of the seat to act, written over old numbers."""
    out = [actions.NUM_ACTIONS] * actions.MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def legal_deeds(s: State) -> dict[Deed, int]:
    """Return all that the seat to act may do, with the action of each; no deed has two."""
    seat = lowest_acting(s)
    allowed = legal_actions(s)
    deeds = {deed(s, seat, action): action for action in allowed}
    assert len(deeds) == len(allowed)
    return deeds
