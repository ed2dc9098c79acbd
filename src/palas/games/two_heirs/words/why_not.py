"""Why a move of Two Heirs is not allowed now, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from palas.kernel.contract import may_act
from palas.kernel.phrases import listed, say

from ..actions import NUM_ACTIONS
from ..names import amount_words, tile_name
from ..reserve import troops_in_reserve
from ..resources import amount, resources
from ..state import IN_THE_RESERVE
from ..tables import (
    FIELD_CAMP,
    FOLLOWER,
    HAND_LIMIT,
    NO_TILE,
    NUM_COLOURS,
    TILE_BUILDING,
    TILE_GRAIN,
    TILE_STONE,
    TILE_WOOD,
    TROOPS,
)
from ..turn import may_take
from .acts import (
    Act,
    Kind,
    act_of,
    are_beside,
    besieged_places,
    cell_of_place,
    hand_of,
    legal_actions,
    own_cells,
    reserve_tiles,
)
from .cells import at_words, beside_words, place_at, the_cell_words
from .moves import NO_CELL
from .why_words import WHY

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..state import State
    from .cells import Cell

Why = tuple[str, dict[str, str | int]]  # a phrase and what fills its gaps


class Asked(NamedTuple):
    """The action asked about, and who asks."""

    s: State
    seat: int
    act: Act
    language: str

    def name(self, tile: int) -> str:
        """Return a tile as the subject of a sentence."""
        return tile_name(tile, self.language).definite

    def at(self, cell: Cell) -> str:
        """Return 'at E1 N1'."""
        return at_words(*cell, self.language)


def why_not(s: State, seat: int, action: int, language: str = "en") -> str:
    """Return why an action is not legal now, or an empty string when it is."""
    allowed = legal_actions(s, seat)
    if action in allowed:
        return ""
    if not 0 <= action < NUM_ACTIONS:
        return say(WHY, "no_action", language, action=action, last=NUM_ACTIONS - 1)
    act = act_of(s, seat, action) if 0 <= seat < s.seats else Act(Kind.END_TURN)
    for number in allowed:  # a cell is named by the lowest troop beside it
        if act_of(s, seat, number) == act:
            return say(WHY, "other_number", language, number=number)
    return why_act(s, seat, act, language)


def why_act(s: State, seat: int, act: Act, language: str) -> str:
    """Return why no legal action does what an action taken apart says."""
    asked = Asked(s, seat, act, language)
    key, values = _why_nothing(asked) or _REASONS[act.kind](asked)
    return say(WHY, key, language, **values)


def _why_nothing(asked: Asked) -> Why | None:
    """Say who must do what first."""
    s, seat, act, _ = asked
    if not 0 <= seat < s.seats:
        return "no_seat", {}
    if s.over:
        return "over", {}
    if not may_act(s, seat):
        return "not_your_turn", {"seat": s.turn + 1}
    if s.sieges and act.kind not in (Kind.RAZE, Kind.SPARE):
        return "siege_first", {}
    if s.discarding and act.kind is not Kind.DISCARD:
        return "discard_first", {"limit": HAND_LIMIT}
    return None


def _why_end(_: Asked) -> Why:
    return "take_first", {}


def _why_take(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if act.tile == NO_TILE:
        return "empty_place", {}
    tiles = reserve_tiles(s)
    if act.tile not in tiles:
        return "not_in_reserve", {"tile": asked.name(act.tile)}
    if not may_take(s, seat):
        return "taken", {}
    number, reach = tiles.index(act.tile) + 1, troops_in_reserve(s, seat) + 1
    return "out_of_reach", {"tile": asked.name(act.tile), "number": number, "reach": reach}


def _why_no_tile(asked: Asked) -> Why | None:
    """Say that a tile is not in hand."""
    s, seat, act, _ = asked
    if act.tile == NO_TILE:
        return "no_hand_place", {"count": s.hand_size[seat]}
    if act.tile in hand_of(s, seat):
        return None
    is_open = act.tile in reserve_tiles(s)
    return "take_it_first" if is_open else "not_in_hand", {"tile": asked.name(act.tile)}


def _why_lay(asked: Asked) -> Why:
    s, seat, act, language = asked
    if why := _why_no_tile(asked):
        return why
    if act.cell is None:
        return "no_troop_there", {}
    if place_at(s, act.cell) is not None:
        return "occupied", {"at": asked.at(act.cell)}
    if not any(are_beside(act.cell, own) for own in own_cells(s, seat)):
        return "no_troop_beside", {"beside": beside_words(*act.cell, language)}
    return _why_too_dear(asked)


def cost_of(tile: int) -> tuple[int, int, int]:
    """Return what a building costs in wood, grain and stone."""
    return TILE_WOOD[tile], TILE_GRAIN[tile], TILE_STONE[tile]


def missing_for(s: State, seat: int, tile: int) -> list[int]:
    """Return how much wood, grain and stone a seat lacks for a building, without discounts."""
    access = resources(s, seat)
    return [max(0, cost - amount(access, colour)) for colour, cost in enumerate(cost_of(tile))]


def amounts_words(amounts: list[int], language: str) -> str:
    """Return '2 grain and 1 wood' for amounts by colour."""
    parts = [
        amount_words(amounts[colour], colour, language)
        for colour in range(NUM_COLOURS)
        if amounts[colour]
    ]
    return listed(parts, language)


def _why_too_dear(asked: Asked) -> Why:
    s, seat, act, language = asked
    return "missing_with_discount" if s.discounts else "missing", {
        "tile": asked.name(act.tile),
        "cost": amounts_words(list(cost_of(act.tile)), language),
        "missing": amounts_words(missing_for(s, seat, act.tile), language),
        "discount": s.discounts,
    }


def _why_step(asked: Asked) -> Why:
    s, seat, act, language = asked
    if act.start is None:
        return _why_step_to(asked) or ("say_which", {})
    if act.start not in own_cells(s, seat):
        return "not_your_troop", {"at": asked.at(act.start)}
    if _has_moved(s, seat, act.start):
        return "moved", {"at": asked.at(act.start)}
    if why := _why_step_to(asked):
        return why
    cell = act.cell or NO_CELL
    return "too_far", {
        "cell": the_cell_words(*cell, language),
        "beside": beside_words(*act.start, language),
    }


def _why_step_to(asked: Asked) -> Why | None:
    """Say that no troop can go to a cell."""
    s, _, act, _ = asked
    if act.cell is None:
        return "in_reserve", {}
    place = place_at(s, act.cell)
    if place is None:
        return "no_land", {"at": asked.at(act.cell)}
    return ("troop_there", {"at": asked.at(act.cell)}) if s.troop[place] else None


def _has_moved(s: State, seat: int, cell: Cell) -> bool:
    cells = [cell_of_place(s, place) for place in s.troop_at[seat]]
    return bool(s.moved[seat][cells.index(cell)])


def _why_deploy(asked: Asked) -> Why:
    s, seat, act, language = asked
    if troops_in_reserve(s, seat) == 0:
        return "no_troop_in_reserve", {}
    waiting = [t for t in range(TROOPS) if s.troop_at[seat][t] == IN_THE_RESERVE]
    if all(s.moved[seat][troop] for troop in waiting):
        return "came_back", {}
    if act.cell is None:
        return "no_troop_there", {}
    return _why_step_to(asked) or (
        "no_troop_beside",
        {"beside": beside_words(*act.cell, language)},
    )


def _why_retreat(asked: Asked) -> Why:
    s, seat, act, _ = asked
    own = own_cells(s, seat)
    if len(own) == 1:
        return "no_troop_on_land", {}
    if act.start is None:
        return "in_reserve", {}
    if act.start not in own:
        return "not_your_troop", {"at": asked.at(act.start)}
    is_follower = act.start == own[FOLLOWER]
    return ("follower", {}) if is_follower else ("moved", {"at": asked.at(act.start)})


def _why_camp(asked: Asked) -> Why:
    s, seat, act, _ = asked
    own = [place for place in range(s.land_size) if s.face[place] == seat]
    camps = [place for place in own if TILE_BUILDING[s.land[place]] == FIELD_CAMP]
    if not camps:
        return "no_camps", {}
    if act.cell is None or place_at(s, act.cell) not in camps:
        return ("no_camp", {"at": asked.at(act.cell)}) if act.cell else ("no_camps", {})
    return "camp_too_early", {}


def _why_siege(asked: Asked) -> Why:
    places = besieged_places(asked.s)
    if not places:
        return "no_siege", {}
    tiles = [asked.name(asked.s.land[place]) for place in places]
    return "not_besieged", {"tiles": listed(tiles, asked.language)}


def _why_discard(asked: Asked) -> Why:
    s, seat, act, _ = asked
    if not s.discarding:
        return "no_surplus", {"limit": HAND_LIMIT}
    if act.tile == NO_TILE:
        return "no_hand_place", {"count": s.hand_size[seat]}
    return "not_in_hand", {"tile": asked.name(act.tile)}


_REASONS: dict[Kind, Callable[[Asked], Why]] = {
    Kind.END_TURN: _why_end,
    Kind.TAKE: _why_take,
    Kind.BUILD: _why_lay,
    Kind.OPEN_TERRAIN: _why_lay,
    Kind.STEP: _why_step,
    Kind.DEPLOY: _why_deploy,
    Kind.RETREAT: _why_retreat,
    Kind.USE_CAMP: _why_camp,
    Kind.RAZE: _why_siege,
    Kind.SPARE: _why_siege,
    Kind.DISCARD: _why_discard,
}
