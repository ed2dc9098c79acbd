"""Two Heirs: the deal, what is legal, and what each action does."""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row

from .actions import (
    BUILD,
    CELLS,
    DEPLOY,
    DISCARD,
    END_TURN,
    OPEN_TERRAIN,
    RAZE,
    RETREAT,
    SPARE,
    STEP,
    TAKE,
    USE_CAMP,
)
from .land import cell_x, cell_y, cells_around, lay
from .reserve import places_in_reach, pull_from_hand, take
from .resources import affordable, resources, shortage
from .setup import (
    choose_sets,
    clear_table,
    deal_tiles,
    place_troops,
    shuffle_tiles,
    toss_shield,
)
from .siege import besiege, raze, spare
from .state import DISCARDED, IN_THE_RESERVE, TERRAIN, State
from .tables import (
    DIRECTIONS,
    EDGES,
    FIELD_CAMP,
    FOLLOWER,
    RESERVE_PLACES,
    SIEGE_TOWER,
    TILE_BUILDING,
    TROOPS,
)
from .troops import NO_TROOP, can_retreat, can_step, move_troop, place_beside, troop_to_deploy
from .turn import end_turn, may_end, may_take


@jit
def begin(s: State, options: Row) -> None:
    """Deal a new game; options are [sets, roads] (R2)."""
    s.roads = options[1]
    choose_sets(s, options[0])
    shuffle_tiles(s)
    clear_table(s)
    deal_tiles(s)
    place_troops(s)
    toss_shield(s)


@jit
def list_bits(bits: int, count: int, base: int, out: Row, n: int) -> int:
    """List an action for every number in a bit set, counted from a base."""
    for number in range(count):
        if (bits >> number) & 1 == 1:
            out[n] = base + number
            n += 1
    return n


@jit
def list_tiles(s: State, seat: int, free: int, out: Row, n: int) -> int:
    """List every tile that can be built, then laid open, on every free cell (R7, R9)."""
    if s.hand_size[seat] == 0 or free == 0:
        return n
    buildable = affordable(s, seat)
    for index in range(s.hand_size[seat]):
        if (buildable >> index) & 1 == 1:
            n = list_bits(free, CELLS, BUILD + CELLS * index, out, n)
    for index in range(s.hand_size[seat]):
        n = list_bits(free, CELLS, OPEN_TERRAIN + CELLS * index, out, n)
    return n


@jit
def list_troop_moves(s: State, seat: int, around: int, out: Row, n: int) -> int:
    """List what the troops that have not moved can do (R10)."""
    for cell in range(CELLS):
        if can_step(s, seat, cell // DIRECTIONS, cell % DIRECTIONS):
            out[n] = STEP + cell
            n += 1
    if troop_to_deploy(s, seat) != NO_TROOP:
        n = list_bits(around, CELLS, DEPLOY, out, n)
    for troop in range(FOLLOWER + 1, TROOPS):
        if can_retreat(s, seat, troop):
            out[n] = RETREAT + troop
            n += 1
    return n


@jit
def list_camps(s: State, seat: int, out: Row, n: int) -> int:
    """List the own field camps when the shield shows the other crown (R11)."""
    if not may_take(s, seat):
        for place in range(s.land_size):
            if s.face[place] == seat and TILE_BUILDING[s.land[place]] == FIELD_CAMP:
                out[n] = USE_CAMP + place
                n += 1
    return n


@jit
def list_turn(s: State, seat: int, out: Row) -> int:
    """List all that a seat may do in its turn (R4.1)."""
    n = 0
    if may_end(s, seat):
        out[n] = END_TURN
        n += 1
    if may_take(s, seat):
        n = list_bits(places_in_reach(s, seat), RESERVE_PLACES, TAKE, out, n)
    around = cells_around(s, seat)
    n = list_tiles(s, seat, around & ((1 << CELLS) - 1), out, n)
    n = list_troop_moves(s, seat, around >> CELLS, out, n)
    return list_camps(s, seat, out, n)


@jit
def legal(s: State, seat: int, out: Row) -> int:
    """Write the legal actions of a seat in ascending order and return how many."""
    if (s.acting >> seat) & 1 == 0:
        return 0
    if s.sieges != 0:  # R12.3
        n = list_bits(s.sieges + 0, EDGES, RAZE, out, 0)
        out[n] = SPARE
        return n + 1
    if s.discarding == 1:  # R6.2
        for index in range(s.hand_size[seat]):
            out[index] = DISCARD + index
        return s.hand_size[seat] + 0
    return list_turn(s, seat, out)


@jit
def play_tile(s: State, seat: int, action: int) -> None:
    """Build a tile of the hand or lay it as open terrain (R7, R9)."""
    is_building = action < OPEN_TERRAIN
    code = action - (BUILD if is_building else OPEN_TERRAIN)
    cell = code % CELLS
    tile = pull_from_hand(s, seat, code // CELLS)
    if is_building:
        s.discounts -= shortage(tile, resources(s, seat))  # R9.3
    else:
        s.discounts += 1  # R9.2
    face = seat if is_building else TERRAIN
    place = lay(s, tile, face, cell_x(s, seat, cell), cell_y(s, seat, cell))
    if is_building and TILE_BUILDING[tile] == SIEGE_TOWER:
        besiege(s, seat, place)


@jit
def move(s: State, seat: int, action: int) -> None:
    """Let a troop step, deploy or retreat (R10)."""
    if action >= RETREAT:
        move_troop(s, seat, action - RETREAT, IN_THE_RESERVE)
        return
    cell = (action - STEP) % CELLS
    troop = cell // DIRECTIONS if action < DEPLOY else troop_to_deploy(s, seat)
    move_troop(s, seat, troop, place_beside(s, seat, cell))


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    s.ply += 1
    if TAKE <= action < BUILD:
        take(s, seat, action - TAKE)
    elif BUILD <= action < STEP:
        play_tile(s, seat, action)
    elif STEP <= action < USE_CAMP:
        move(s, seat, action)
    elif USE_CAMP <= action < RAZE:
        s.face[action - USE_CAMP] = TERRAIN  # R11.4
        s.crown = seat  # R11.1
    elif RAZE <= action < SPARE:
        raze(s, action - RAZE)
    elif action == SPARE:
        spare(s)
    elif action >= DISCARD:
        s.where[pull_from_hand(s, seat, action - DISCARD)] = DISCARDED
    if action == END_TURN or action >= DISCARD:
        end_turn(s, seat)
