"""What an action number means: its kind, the tile and the cells it names."""

from __future__ import annotations

from bisect import bisect_right
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

from .. import actions
from ..moves import legal
from ..tables import (
    DIRECTIONS,
    EDGES,
    HAND_MOST,
    NO_PLACE,
    NO_TILE,
    RESERVE_PLACES,
    STEP_X,
    STEP_Y,
    TROOPS,
)

if TYPE_CHECKING:
    from ..state import State
    from .cells import Cell


class Kind(Enum):
    """The kinds of action, in the order of their numbers."""

    END_TURN = "end_turn"
    TAKE = "take"
    BUILD = "build"
    OPEN_TERRAIN = "open_terrain"
    STEP = "step"
    DEPLOY = "deploy"
    RETREAT = "retreat"
    USE_CAMP = "use_camp"
    RAZE = "raze"
    SPARE = "spare"
    DISCARD = "discard"


_KINDS = tuple(Kind)
FIRST_NUMBER = {kind: int(getattr(actions, kind.name)) for kind in _KINDS}
_NUMBERS = list(FIRST_NUMBER.values())


class Act(NamedTuple):
    """An action taken apart; what words leave unsaid is NO_TILE or None."""

    kind: Kind
    tile: int = NO_TILE  # taken, built, laid open, razed or discarded
    start: Cell | None = None  # where a troop comes from
    cell: Cell | None = None  # where it happens


def act_of(s: State, seat: int, action: int) -> Act:
    """Take an action number of a seat apart."""
    at = bisect_right(_NUMBERS, action) - 1
    kind, number = _KINDS[at], action - _NUMBERS[at]
    if kind is Kind.TAKE:
        return Act(kind, s.reserve[number])
    if kind is Kind.DISCARD:
        return Act(kind, s.hand[seat][number])
    if kind in (Kind.BUILD, Kind.OPEN_TERRAIN):
        hand, around = divmod(number, actions.CELLS)
        return Act(kind, s.hand[seat][hand], cell=_beside_troop(s, seat, around))
    if kind in (Kind.STEP, Kind.RETREAT):
        troop = number // DIRECTIONS if kind is Kind.STEP else number
        cell = _beside_troop(s, seat, number) if kind is Kind.STEP else None
        return Act(kind, start=cell_of_place(s, s.troop_at[seat][troop]), cell=cell)
    if kind is Kind.DEPLOY:
        return Act(kind, cell=_beside_troop(s, seat, number))
    if kind is Kind.USE_CAMP:
        return Act(kind, cell=cell_of_place(s, number))
    if kind is Kind.RAZE:
        place = besieged_place(s, number)
        tile = s.land[place] if place != NO_PLACE else NO_TILE
        return Act(kind, tile, cell=cell_of_place(s, place))
    return Act(kind)


def besieged_place(s: State, number: int) -> int:
    """Return the besieged place in one of the four directions from the new siege tower."""
    is_besieged = s.tower != NO_PLACE and s.sieges >> number & 1
    return s.beside[s.tower][2 * number] if is_besieged else NO_PLACE


def besieged_places(s: State) -> list[int]:
    """Return the places whose siege is to be decided now."""
    return [place for edge in range(EDGES) if (place := besieged_place(s, edge)) != NO_PLACE]


def cell_of_place(s: State, place: int) -> Cell | None:
    """Return the cell of a place of the land."""
    return (s.land_x[place], s.land_y[place]) if 0 <= place < s.land_size else None


def _beside_troop(s: State, seat: int, number: int) -> Cell | None:
    """Return the cell in a direction from an own troop: 8 * troop + direction."""
    troop, direction = divmod(number, DIRECTIONS)
    start = cell_of_place(s, s.troop_at[seat][troop])
    return start and (start[0] + STEP_X[direction], start[1] + STEP_Y[direction])


def legal_actions(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat; a spectator has none."""
    out = [0] * actions.MAX_LEGAL
    return out[: legal(s, seat, out)] if 0 <= seat < s.seats else []


def own_cells(s: State, seat: int) -> list[Cell]:
    """Return the cells with troops of a seat, the follower's first."""
    cells = (cell_of_place(s, s.troop_at[seat][troop]) for troop in range(TROOPS))
    return [cell for cell in cells if cell is not None]


def are_beside(one: Cell, other: Cell) -> bool:
    """Tell whether two cells share an edge or a corner."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) == 1


def hand_of(s: State, seat: int) -> list[int]:
    """Return the tiles in a seat's hand."""
    return s.hand[seat][: min(s.hand_size[seat], HAND_MOST)]


def reserve_tiles(s: State) -> list[int]:
    """Return the tiles of the royal reserve, clockwise from the shield."""
    places = [(s.shield + step) % RESERVE_PLACES for step in range(1, RESERVE_PLACES)]
    return [s.reserve[place] for place in places if s.reserve[place] != NO_TILE]
