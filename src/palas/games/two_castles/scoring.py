"""Scoring of Two Castles: one function a rule, castles first, then seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.card_scoring import card_points, type_count, types_in
from palas.games.two_castles.rooms import (
    DECORATION_TRAIT,
    FOUNTAIN_POINTS,
    REGULAR_TRAITS,
    ROOM_POINTS,
    SPECIAL_TRAITS,
    THRONE_POINTS,
    room_type,
)
from palas.games.two_castles.seating import right_castle
from palas.games.two_castles.state import PLACING, State
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    FIFTH,
    FOUNTAIN_TYPE,
    KEPT_CARDS,
    NO_ATTENDANT,
    NO_CARD,
    NO_ROOM,
    REGULAR_TYPES,
    ROUNDS,
    SLEEPING,
    TURNS,
)
from palas.games.two_castles.wishes import givers, num_in, rooms_with, throne_givers
from palas.kernel.jit import jit

if TYPE_CHECKING:
    from palas.kernel.record import Row

SLEEPING_POINTS = 1
FULL_SLEEPING_POINTS = 4  # with all six other regular types in the castle

# what a castle earns for every room still to come, in hundredths of a point, as fitted to
# played games: in common, by the number of rooms of each type, and for each attendant
HUNDREDTHS = 100
COMMON = 120
BEGUN = (0, 39, 79, 47, 86, 47)  # a third or a fifth room of a type is near
ADMIRED = 30
OTHER_CASTLE = 0.2  # how much the higher castle counts


@jit
def sleeping_points(s: State, castle: int) -> int:
    """Return the points of every sleeping room of a castle (R7.5)."""
    is_full = types_in(s, castle) & REGULAR_TRAITS == REGULAR_TRAITS
    return FULL_SLEEPING_POINTS if is_full else SLEEPING_POINTS


@jit
def room_points(s: State, castle: int, index: int) -> int:
    """Return the points of a room of a castle (R7, R8)."""
    room = s.room[castle][index] + 0
    kind = room_type(room)
    if kind == SLEEPING:
        return sleeping_points(s, castle)
    if kind == FOUNTAIN_TYPE:
        return FOUNTAIN_POINTS
    return ROOM_POINTS[room] * num_in(givers(s, castle, index))


@jit
def throne_points(s: State, castle: int) -> int:
    """Return the points of the throne room (R9.1 to R9.7)."""
    return THRONE_POINTS * num_in(throne_givers(s, castle))


@jit
def attendant_rooms(s: State, castle: int, place: int) -> int:
    """Return the rooms with the decoration that an attendant loves, the throne room among them."""
    attendant = s.attendant[castle][place] + 0
    if attendant == NO_ATTENDANT:
        return 0
    return rooms_with(s, castle, 1 << (DECORATION_TRAIT + attendant))


@jit
def attendant_points(s: State, castle: int, place: int) -> int:
    """Return the points of the attendant on a place of the throne room (R9.8)."""
    return num_in(attendant_rooms(s, castle, place))


@jit
def castle_score(s: State, castle: int) -> int:
    """Return the points of a castle (R11.1)."""
    total = throne_points(s, castle)
    for index in range(s.rooms[castle]):
        total += room_points(s, castle, index)
    for place in range(ATTENDANT_PLACES):
        total += attendant_points(s, castle, place)
    for kept in range(KEPT_CARDS):
        if s.card[castle][kept] != NO_CARD:
            total += card_points(s, castle, s.card[castle][kept] + 0)
    return total


@jit
def lower_castle(s: State, player: int) -> int:
    """Return the castle of a player that counts: the lower one, the left one of two equal."""
    right = right_castle(s, player)
    return right if castle_score(s, right) < castle_score(s, player) else player


@jit
def scores(s: State, out: Row) -> None:
    """Write the points of every player if the game ended now: of the lower castle (R11.2)."""
    for castle in range(s.castles):
        out[castle] = castle_score(s, castle)
    last = out[s.castles - 1]  # the right castle of the first player
    for player in range(s.castles - 1, 0, -1):
        out[player] = min(out[player], out[player - 1])
    out[0] = min(out[0], last)


@jit
def num_specials(s: State, castle: int) -> int:
    """Count the special rooms of a castle, the throne room among them (R11.5)."""
    return num_in(rooms_with(s, castle, SPECIAL_TRAITS))


@jit
def winners(s: State) -> int:
    """Return the best players as a bit set; Ludwig is player 2 beside two seats (R12.6)."""
    best = 0
    most = -1
    right = s.castles - 1
    right_score = castle_score(s, right)
    for player in range(s.castles):
        score = castle_score(s, player)
        specials = num_specials(s, player) + num_specials(s, right)
        low = min(score, right_score)
        own = (low * 1000 + max(score, right_score)) * 1000 + specials  # R11.3 to R11.5
        if own > most:
            most = own
            best = 0
        if own == most:
            best |= 1 << player
        right = player
        right_score = score
    return best


@jit
def ahead(s: State, seat: int, points: Row) -> float:  # noqa: ARG001
    """Return how many points a seat is ahead of the best other player, or how many it lacks to win.

    Partners share a castle, so between them the castles decide that they do not share (R11.3,
    R11.4); against all others the lower ones do.
    """
    left = castle_score(s, seat)
    right = castle_score(s, right_castle(s, seat))
    beyond_left = castle_score(s, (seat + 1) % s.castles)
    beyond_right = castle_score(s, (seat - 2) % s.castles)
    least = min(left - beyond_right, right - beyond_left)
    for step in range(2, s.castles - 1):
        other = (seat + step) % s.castles
        rival = min(castle_score(s, other), castle_score(s, right_castle(s, other)))
        least = min(least, min(left, right) - rival)
    return float(least)


@jit
def rooms_to_come(s: State, castle: int) -> int:
    """Return how many rooms the draft still brings to a castle, those not yet laid included."""
    turns = ROUNDS * TURNS - 1 - s.round * TURNS - s.turn
    if s.phase != PLACING:
        return 2 * turns + 2 if s.over == 0 else 0
    new = int(s.new_room[castle][0] != NO_ROOM) + int(s.new_room[castle][1] != NO_ROOM)
    return 2 * turns + new


@jit
def promise(s: State, castle: int) -> float:
    """Guess what a castle will still earn with what it has begun."""
    for_each = COMMON
    for kind in range(REGULAR_TYPES):
        for_each += BEGUN[min(type_count(s, castle, kind), FIFTH)]
    for place in range(ATTENDANT_PLACES):
        if s.attendant[castle][place] != NO_ATTENDANT:
            for_each += ADMIRED
    return for_each * rooms_to_come(s, castle) / HUNDREDTHS


@jit
def outlook(s: State, castle: int) -> float:
    """Guess what a castle will be worth in the end."""
    return castle_score(s, castle) + promise(s, castle)


@jit
def estimate(s: State, seat: int) -> float:
    """Return how far a seat is ahead: by its lower castle first, and a share of the other."""
    own = 0.0
    rival = 0.0
    right = outlook(s, s.castles - 1)
    for player in range(s.castles):
        left = outlook(s, player)
        here = min(left, right) + OTHER_CASTLE * max(left, right)
        if player == seat:
            own = here
        else:
            rival = max(rival, here)
        right = left
    return own - rival


@jit
def score_castles(states: list[State], times: int) -> int:
    """Score every castle of some records again and again: a loop to measure."""
    total = 0
    for _ in range(times):
        for number in range(len(states)):
            for castle in range(states[number].castles):
                total += castle_score(states[number], castle)
    return total
