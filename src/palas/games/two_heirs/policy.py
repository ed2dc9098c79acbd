"""A sensible player, cheap enough for mass play; `policy` reads like a short guide.

1. Raze what brings the enemy most: it costs nothing.
2. Build whenever a building in the hand can be paid, where it brings the greatest lead: its
   own points, what it adds to your other buildings and roads, and what it spoils or gives.
3. If none can be paid, move a troop when that gives what is missing; else lay your poorest
   tile open when the discount lets you build another.
4. Let troops stand on your best buildings, which count double. Keep those in the reserve for
   their reach until the last round, then send them out too.
5. Take the tile that would bring the greatest lead and that you are nearest to paying.
6. A field camp is worth more as one more tile early than as two points late.
7. What is too much for the hand is laid open rather than put back: the poorest tile first.
"""

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
    STEP,
    TAKE,
    USE_CAMP,
)
from .building_scores import plain_points
from .land import cell_x, cell_y, cells_around
from .moves import legal
from .resources import affordable, resources, shortage
from .state import ENDLESS, IN_THE_RESERVE, State
from .tables import DIRECTIONS, EDGES, HAND_LIMIT, NO_PLACE
from .trial import lead_with
from .troops import place_beside, troop_to_deploy

NO_ACTION = -1
POINT = 100  # the appeal of a point
FAR = 100_000  # more than any lead
MISSING = 80  # what every missing resource takes off the appeal of a tile
ROOM = 8  # the appeal of a free cell around a troop
LATE = 2  # tiles in the stack: too late for one more tile
LUCK = 31  # equals are decided by the dice


@jit
def luck(dice: int, number: int) -> int:
    """Return a small number that differs from action to action."""
    return (dice >> (number & 15)) & LUCK


@jit
def lead_there(s: State, seat: int, tile: int, cell: int) -> int:
    """Return the lead of the seat if it built a tile on a free cell next to its troops."""
    return lead_with(s, seat, tile, cell_x(s, seat, cell), cell_y(s, seat, cell))


@jit
def best_build(s: State, seat: int, dice: int, out: Row, n: int) -> int:
    """Return the building that brings the greatest lead, NO_ACTION when none can be built."""
    best = NO_ACTION
    most = -FAR
    for at in range(n):
        code = out[at] - BUILD
        if 0 <= code < OPEN_TERRAIN - BUILD:
            lead = lead_there(s, seat, s.hand[seat][code // CELLS] + 0, code % CELLS)
            appeal = POINT * lead + luck(dice, code)
            if appeal > most:
                best = out[at]
                most = appeal
    return best


@jit
def tile_appeal(s: State, seat: int, tile: int, free: int) -> int:
    """Return what a tile is worth to have: the lead it would bring, less what it lacks."""
    lead = -FAR // POINT
    for cell in range(CELLS):
        if (free >> cell) & 1 == 1:
            lead = max(lead, lead_there(s, seat, tile, cell))
    return POINT * lead - MISSING * shortage(tile, resources(s, seat))


@jit
def best_take(s: State, seat: int, dice: int, out: Row, n: int) -> int:
    """Return the take of the most appealing tile in reach, NO_ACTION when none is open."""
    free = cells_around(s, seat) & ((1 << CELLS) - 1)
    best = NO_ACTION
    most = -2 * FAR
    for at in range(n):
        if TAKE <= out[at] < BUILD:
            tile = s.reserve[out[at] - TAKE] + 0
            appeal = tile_appeal(s, seat, tile, free) + luck(dice, tile)
            if appeal > most:
                best = out[at]
                most = appeal
    return best


@jit
def poorest_in_hand(s: State, seat: int) -> int:
    """Return the place in hand of the least appealing tile."""
    free = cells_around(s, seat) & ((1 << CELLS) - 1)
    poorest = 0
    least = FAR
    for index in range(s.hand_size[seat]):
        appeal = tile_appeal(s, seat, s.hand[seat][index] + 0, free)
        if appeal < least:
            poorest = index
            least = appeal
    return poorest


@jit
def open_poorest(s: State, seat: int, dice: int, out: Row, n: int) -> int:
    """Return a way to lay the poorest tile open, NO_ACTION when no cell is free."""
    first = OPEN_TERRAIN + CELLS * poorest_in_hand(s, seat)
    best = NO_ACTION
    most = -1
    for at in range(n):
        if first <= out[at] < first + CELLS and luck(dice, out[at]) > most:
            best = out[at]
            most = luck(dice, out[at])
    return best


@jit
def would_discount_help(s: State, seat: int) -> bool:
    """Tell whether one more discount lets a tile be built that stays in the hand."""
    poorest = poorest_in_hand(s, seat)
    access = resources(s, seat)
    for index in range(s.hand_size[seat]):
        if index != poorest:
            if shortage(s.hand[seat][index] + 0, access) <= s.discounts + 1:
                return True
    return False


@jit
def troop_of(s: State, seat: int, action: int) -> int:
    """Return the troop that moves."""
    if action >= RETREAT:
        return action - RETREAT
    return (action - STEP) // DIRECTIONS if action < DEPLOY else troop_to_deploy(s, seat)


@jit
def place_after(s: State, seat: int, action: int) -> int:
    """Return where the troop will be."""
    return IN_THE_RESERVE if action >= RETREAT else place_beside(s, seat, (action - STEP) % CELLS)


@jit
def standing(s: State, seat: int, place: int) -> int:
    """Return the appeal of a place for a troop: what it doubles, and room to build around it."""
    if place == IN_THE_RESERVE:
        return 0
    room = 0
    for direction in range(DIRECTIONS):
        if s.beside[place][direction] == NO_PLACE:
            room += ROOM
    return room + POINT * plain_points(s, place) if s.face[place] == seat else room


@jit
def is_unlocking(s: State, seat: int, action: int) -> bool:
    """Tell whether a building can be paid after a troop has moved."""
    troop = troop_of(s, seat, action)
    left = s.troop_at[seat][troop] + 0
    s.troop_at[seat][troop] = place_after(s, seat, action)
    found = affordable(s, seat) != 0
    s.troop_at[seat][troop] = left
    return found


@jit
def best_move(s: State, seat: int, out: Row, n: int) -> int:
    """Return the move of a troop to the best place, or one that unlocks a building."""
    is_locked = s.hand_size[seat] > 0 and affordable(s, seat) == 0
    best = NO_ACTION
    most = 0
    for at in range(n):
        action = out[at] + 0
        if STEP <= action < USE_CAMP:
            place = place_after(s, seat, action)
            left = s.troop_at[seat][troop_of(s, seat, action)] + 0
            appeal = standing(s, seat, place) - standing(s, seat, left)
            if s.turns_left == ENDLESS and (left == IN_THE_RESERVE or place == IN_THE_RESERVE):
                appeal = 0  # troops in the reserve give reach
            if is_locked and is_unlocking(s, seat, action):
                appeal += FAR
            if appeal > most:
                best = action
                most = appeal
    return best


@jit
def any_camp(out: Row, n: int) -> int:
    """Return the use of a field camp, NO_ACTION when there is none: camps are listed last."""
    return out[n - 1] + 0 if USE_CAMP <= out[n - 1] < RAZE else NO_ACTION


@jit
def best_raze(s: State) -> int:
    """Return the razing of the building that brings the enemy most."""
    best = NO_ACTION
    most = -1
    for edge in range(EDGES):
        if (s.sieges >> edge) & 1 == 1:
            points = plain_points(s, s.beside[s.tower][2 * edge] + 0)
            if points > most:
                best = RAZE + edge
                most = points
    return best


@jit
def policy(s: State, seat: int, dice: int, out: Row) -> int:
    """Return a sensible legal action; `out` is room for the legal ones."""
    if s.sieges != 0:
        return best_raze(s)
    if s.discarding == 1:
        return DISCARD + poorest_in_hand(s, seat)
    n = legal(s, seat, out)
    action = best_build(s, seat, dice, out, n)
    if action == NO_ACTION:
        action = best_move(s, seat, out, n)
    if action == NO_ACTION and s.hand_size[seat] > 1 and would_discount_help(s, seat):
        action = open_poorest(s, seat, dice, out, n)
    if action == NO_ACTION:
        action = best_take(s, seat, dice, out, n)
    if action == NO_ACTION and s.hand_size[seat] < HAND_LIMIT and s.stack_size > LATE:
        action = any_camp(out, n)
    if action == NO_ACTION and s.hand_size[seat] > HAND_LIMIT:
        action = open_poorest(s, seat, dice, out, n)
    return END_TURN if action == NO_ACTION else action
