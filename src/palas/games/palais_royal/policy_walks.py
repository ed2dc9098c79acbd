"""How the sensible player keeps its household: opening, supply and walks through the palace."""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row

from .actions import MOST_MOVED, MOVE, NEXT, PLACE
from .moves import steps
from .policy_nobles import SMALL_HOUSE, household, nobles_to_go
from .recruiting import price
from .state import State
from .tables import (
    AFTER_OPENING,
    BACK_DOOR,
    CARDINAL,
    COURT,
    GATE,
    KING,
    MADAME,
    MINT,
    MOST_CARD_POINTS,
    NO_FIELD,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    OPENING_SERVANTS,
    ROOMS,
    SCRIPTORIUM,
    STAIRCASE,
)

OPENING_MINT, OPENING_COURT = 3, 3  # servants there after the opening
# servants that keep the household going, while it still pays to send more of them
STAIRS_SHARE, COURT_SHARE, MINT_SHARE = 4, 5, 4  # one in so many of all
RICH = 8  # with more gold the mint can spare its servants
STAIRS_NEEDED = 4  # enough to cross the whole palace
GROWTH_ENDS = 3  # with so few nobles to go, more servants at work no longer pay
CARDS_WANTED = 3  # servants at the back door, when there is nothing better to do

# the order in which wishes are fulfilled: when the noble can be had in this turn, and when not
WISHES = 8
FETCHING = (STAIRCASE, SCRIPTORIUM, KING, MADAME, MINT, COURT, STAIRCASE, BACK_DOOR)
GROWING = (STAIRCASE, MINT, COURT, STAIRCASE, KING, MADAME, SCRIPTORIUM, BACK_DOOR)
ORDER = FETCHING + GROWING


@jit
def opening(s: State, seat: int, dice: int) -> int:
    """Send everyone where servants work for the whole game: mint, then court, then staircase."""
    left = s.supply[seat] - AFTER_OPENING
    room = STAIRCASE
    if left == OPENING_SERVANTS:
        room = MINT
        left = OPENING_MINT - (dice & 1)
    elif s.servants[seat][COURT] < OPENING_COURT:
        room = COURT
        left = 1
    return PLACE + OPENING_SERVANTS * room + left - 1


@jit
def is_in_reach(s: State, seat: int, field: int, gold: int) -> bool:
    """Tell whether the noble of a field can be had in this turn with the servants at the gate."""
    noble = s.noble[field]
    rooms = s.servants[seat]
    king = max(0, NOBLE_TURQUOISE[noble] - rooms[KING])
    madame = max(0, NOBLE_VIOLET[noble] - rooms[MADAME])
    scribes = max(0, 1 - rooms[SCRIPTORIUM])
    way = king * steps(s, seat, GATE, KING) + madame * steps(s, seat, GATE, MADAME)
    way += scribes * steps(s, seat, GATE, SCRIPTORIUM)
    return price(s, field) <= gold and king + madame + scribes <= rooms[GATE] and way <= s.moves


@jit
def write_wishes(s: State, seat: int, field: int, out: Row) -> None:
    """Write for every room how many servants it wants; a negative number can be spared."""
    rooms = s.servants[seat]
    size = household(s, seat)
    grows = nobles_to_go(s) > GROWTH_ENDS
    for room in range(ROOMS):
        out[room] = 0
    stairs = max(min(STAIRS_NEEDED, (size - 1) // 2), size // STAIRS_SHARE)
    out[STAIRCASE] = stairs - rooms[STAIRCASE]
    out[COURT] = size // COURT_SHARE - rooms[COURT]
    out[MINT] = size // MINT_SHARE - rooms[MINT]
    if s.gold[seat] > RICH:
        out[MINT] = -rooms[MINT]
    if field != NO_FIELD:
        noble = s.noble[field]
        out[KING] = NOBLE_TURQUOISE[noble] - rooms[KING]
        out[MADAME] = NOBLE_VIOLET[noble] - rooms[MADAME]
        out[SCRIPTORIUM] = 1 - rooms[SCRIPTORIUM]
    if s.supply[seat] == 0:
        out[COURT] = 1 - rooms[COURT]  # it has nobody to send
    else:  # others will come: let everyone stay
        for room in range(ROOMS):
            out[room] = max(0, out[room] + 0)
    if not grows:
        out[STAIRCASE] = min(0, out[STAIRCASE])
        out[COURT] = min(0, out[COURT])
        out[MINT] = min(0, out[MINT])
    out[GATE] = -rooms[GATE]
    out[CARDINAL] = -rooms[CARDINAL]
    out[BACK_DOOR] = -rooms[BACK_DOOR]
    if size > SMALL_HOUSE and s.hand_size[seat] < MOST_CARD_POINTS:
        out[BACK_DOOR] = max(0, CARDS_WANTED - rooms[BACK_DOOR])
    if s.last_round == 1:  # nobody is needed any more to move, to supply or for a later turn
        out[STAIRCASE] = -rooms[STAIRCASE]
        out[COURT] = -rooms[COURT]
        out[BACK_DOOR] = max(0, MOST_CARD_POINTS - s.hand_size[seat] - rooms[BACK_DOOR])


@jit
def nearest_spare(s: State, seat: int, room: int, out: Row) -> int:
    """Return the nearest room that can spare a servant for another, the room itself if none."""
    best = s.moves + 1
    best_at = room
    for other in range(ROOMS):
        if out[other] < 0:
            way = steps(s, seat, other, room)
            if way < best:
                best = way
                best_at = other
    return best_at


@jit
def walk(s: State, seat: int, field: int, gold: int, out: Row) -> int:
    """Return the move that fulfils the first wish it can, NEXT when there is none."""
    write_wishes(s, seat, field, out)
    first = WISHES
    if field != NO_FIELD and (s.last_round == 1 or is_in_reach(s, seat, field, gold)):
        first = 0
    for at in range(first, first + WISHES):
        room = ORDER[at]
        wish = out[room] + 0
        if at == first:  # the first look at the stairs is for the bare need
            wish = min(wish, STAIRS_NEEDED - s.servants[seat][STAIRCASE])
        if wish > 0:
            source = nearest_spare(s, seat, room, out)
            if source != room:
                count = min(min(wish, -out[source]), s.moves // steps(s, seat, source, room))
                return MOVE + (ROOMS * source + room) * MOST_MOVED + min(count, MOST_MOVED) - 1
    return NEXT
