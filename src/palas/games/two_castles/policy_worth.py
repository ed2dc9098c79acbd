"""What a room is worth to a castle: points at once, and what it begins."""

from __future__ import annotations

from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.cards import (
    AROUND_THRONE_CARD,
    BELOW_GROUND_CARD,
    FOUR_SIDES_CARD,
    HEIGHT_CARD,
    HIGH_LEVELS_CARD,
    SURROUNDED_CARD,
    TYPES_AT_THRONE_CARD,
    WIDTH_CARD,
)
from palas.games.two_castles.cells import (
    BELOW_GROUND,
    OPEN_TO_THE_SKY,
    cell_x,
    cell_y,
    list_cells,
)
from palas.games.two_castles.policy_wants import (
    FIELD_MASK,
    WANTED,
    WISH_SHIFT,
    census,
    found_on,
    given_by,
    keep_set,
    kept_set,
    lay_on_trial,
    lift,
    num_of,
    survey,
    wanted_anywhere,
    wanted_by,
)
from palas.games.two_castles.rooms import (
    DECORATION_TRAIT,
    FOUNTAIN_POINTS,
    ROOM_TRAITS,
    ROOMS_OF_A_TYPE,
    room_type,
)
from palas.games.two_castles.scoring import (
    BEGUN,
    FULL_SLEEPING_POINTS,
    HUNDREDTHS,
    SLEEPING_POINTS,
    rooms_to_come,
)
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    BONUS_CARDS,
    CORRIDOR,
    DOWNSTAIRS,
    FIFTH,
    FOUNTAIN,
    KEPT_CARDS,
    NO_ATTENDANT,
    NO_CARD,
    OUTDOOR,
    REGULAR_TYPES,
    SLEEPING,
    THIRD,
    THRONE_TYPE,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row

POINT = HUNDREDTHS  # the worth of a point
FAR = 10_000  # more than any room is worth
ANY_CORRIDOR = CORRIDOR * ROOMS_OF_A_TYPE  # it may lie wherever any room may

BONUS_WORTH = (500, 500, 600, 550, 450, 650, 700)  # [regular types] of a third room
FIFTH_WORTH = 600
SOON = 8  # rooms to come to a castle that are enough to end what is begun
MISSING_TYPE = 25  # what a new type is worth to each sleeping room before all are there
CLOSING = 60  # what it costs to close a column, early on

ALL_TYPES = (1 << THRONE_TYPE) - 1  # as traits
# bit sets of bonus cards: some look at the cell of a room, whatever it is, one at both (R10)
CARDS_OF_BOTH = 1 << TYPES_AT_THRONE_CARD
CARDS_OF_CELLS = (
    1 << BELOW_GROUND_CARD
    | 1 << HIGH_LEVELS_CARD
    | 1 << HEIGHT_CARD
    | 1 << WIDTH_CARD
    | 1 << SURROUNDED_CARD
    | 1 << FOUR_SIDES_CARD
    | 1 << AROUND_THRONE_CARD
)
CARDS_OF_ROOMS = (1 << BONUS_CARDS) - 1 - CARDS_OF_BOTH - CARDS_OF_CELLS


@jit
def rooms_after(s: State, castle: int) -> int:
    """Return how many rooms the draft brings to a castle after the next one."""
    return max(0, rooms_to_come(s, castle) - 1)


@jit
def begun(s: State, castle: int, count: int) -> int:
    """Return what it is worth to have so many rooms of a type towards the next bonus."""
    return BEGUN[min(count, FIFTH)] * rooms_after(s, castle)


@jit
def hoped(s: State, castle: int, worth: int) -> int:
    """Return what is left of a worth as fewer and fewer rooms are to come."""
    return worth * min(SOON, rooms_after(s, castle)) // SOON


@jit
def bonus_worth(s: State, castle: int, kind: int, before: int) -> int:
    """Return what one more room of a regular type is worth for its bonuses (R5)."""
    worth = begun(s, castle, before + 1) - begun(s, castle, before)
    if before + 1 == THIRD:
        worth += BONUS_WORTH[kind]
    elif before + 1 == FIFTH:
        worth += FIFTH_WORTH
    return worth


@jit
def types_counted(counts: int) -> int:
    """Return how many regular types a census counts."""
    types = 0
    for kind in range(REGULAR_TYPES):
        types += int(num_of(counts, kind) > 0)
    return types


@jit
def sleeping_worth(s: State, castle: int, kind: int, counts: int) -> int:
    """Return what one more room of a regular type is worth for sleeping rooms (R7.5)."""
    is_new = num_of(counts, kind) == 0
    types = types_counted(counts) + int(is_new)
    is_full = types == REGULAR_TYPES
    if kind == SLEEPING:
        hope = 0 if is_full else hoped(s, castle, MISSING_TYPE * types)
        return POINT * (FULL_SLEEPING_POINTS if is_full else SLEEPING_POINTS) + hope
    if not is_new:
        return 0
    beds = num_of(counts, SLEEPING)
    if is_full:
        return POINT * beds * (FULL_SLEEPING_POINTS - SLEEPING_POINTS)
    return hoped(s, castle, MISSING_TYPE * (beds + 1))


@jit
def attendants_worth(s: State, castle: int, room: int) -> int:
    """Return the points of the attendants for one more room (R9.8)."""
    points = 0
    for place in range(ATTENDANT_PLACES):
        attendant = s.attendant[castle][place] + 0
        if attendant != NO_ATTENDANT and ROOM_TRAITS[room] >> (DECORATION_TRAIT + attendant) & 1:
            points += 1
    return POINT * points


@jit
def worth_anywhere(s: State, castle: int, room: int, counts: int) -> int:
    """Return what a room is worth to a castle wherever it lies, with the castle's census."""
    worth = POINT * card_gain(s, castle, CARDS_OF_ROOMS, room, 0)
    if OPEN_TO_THE_SKY >> room_type(room) & 1 == 1:
        worth -= hoped(s, castle, CLOSING)
    if room == FOUNTAIN:
        return worth + POINT * FOUNTAIN_POINTS
    if room > FOUNTAIN:
        return worth
    kind = room_type(room)
    worth += bonus_worth(s, castle, kind, num_of(counts, kind))
    worth += sleeping_worth(s, castle, kind, counts)
    if kind == OUTDOOR:
        worth += POINT * (counts >> WISH_SHIFT[room] & FIELD_MASK)
    return worth + attendants_worth(s, castle, room)


@jit
def card_gain(s: State, castle: int, cards: int, room: int, cell: int) -> int:
    """Return the points that a room on a cell brings to the bonus cards kept, those of a set."""
    points = 0
    for kept in range(KEPT_CARDS):
        card = s.card[castle][kept] + 0
        if card != NO_CARD and cards >> card & 1 == 1:
            points -= card_points(s, castle, card)
            lay_on_trial(s, castle, room, cell_x(cell), cell_y(cell))
            points += card_points(s, castle, card)
            lift(s, castle)
    return points


@jit
def worth_of_cell(s: State, castle: int, cell: int) -> int:
    """Return what a cell is worth whatever lies there: to bonus cards."""
    return POINT * card_gain(s, castle, CARDS_OF_CELLS, ANY_CORRIDOR, cell)


@jit
def has_card_of(s: State, castle: int, cards: int) -> bool:
    """Tell whether a castle keeps one of a set of bonus cards."""
    kept = 0
    for place in range(KEPT_CARDS):
        kept |= 1 << (s.card[castle][place] - NO_CARD)
    return cards << -NO_CARD & kept != 0


@jit
def types_on(y: int) -> int:
    """Return the types of room that may lie on a level, as a bit set (R2.5 to R2.8)."""
    return BELOW_GROUND if y < 0 else ALL_TYPES & ~(1 << DOWNSTAIRS)


@jit
def value_rooms(s: State, castle: int, rooms: Row, count: int, out: Row, first: int) -> None:
    """Write what each of some rooms is worth to a castle from `out[first]` on.

    The cells looked at are listed behind.
    """
    for slot in range(count):
        out[first + slot] = -FAR
        keep_set(out, WANTED + 2 * slot, wanted_by(s, castle, rooms[slot] + 0), 0)
    end = list_cells(s, castle, ANY_CORRIDOR, 0, out, first + count)
    anywhere = wanted_anywhere(s, castle, out)
    has_both = has_card_of(s, castle, CARDS_OF_BOTH)
    for at in range(first + count, end):
        cell = out[at] + 0
        wanted = survey(s, castle, cell_x(cell), cell_y(cell), anywhere, out)
        usual = worth_of_cell(s, castle, cell)
        allowed = types_on(cell_y(cell))
        for slot in range(count):
            room = rooms[slot] + 0
            if ROOM_TRAITS[room] & allowed != 0:
                points = given_by(wanted, room)
                wants = kept_set(out, WANTED + 2 * slot)
                if wants != 0:
                    points += found_on(s, castle, room, cell, wants, out)
                if has_both:
                    points += card_gain(s, castle, CARDS_OF_BOTH, room, cell)
                out[first + slot] = max(usual + POINT * points, out[first + slot] + 0)
    counts = census(s, castle)
    for slot in range(count):
        out[first + slot] += worth_anywhere(s, castle, rooms[slot] + 0, counts)


@jit
def worth_on(s: State, castle: int, room: int, cell: int, anywhere: int, out: Row) -> int:
    """Return what one room is worth on a cell, less what it is worth anywhere."""
    wanted = survey(s, castle, cell_x(cell), cell_y(cell), anywhere, out)
    points = given_by(wanted, room) + card_gain(s, castle, CARDS_OF_BOTH, room, cell)
    wants = kept_set(out, WANTED)
    if wants != 0:
        points += found_on(s, castle, room, cell, wants, out)
    return worth_of_cell(s, castle, cell) + POINT * points


@jit
def best_cell(s: State, castle: int, room: int, dice: int, out: Row) -> int:
    """Return the cell of a castle where a room is worth most."""
    count = list_cells(s, castle, room, 0, out, 0)
    best = out[0] + 0
    most = -FAR
    keep_set(out, WANTED, wanted_by(s, castle, room), 0)
    anywhere = wanted_anywhere(s, castle, out)
    for at in range(count):
        cell = out[at] + 0
        worth = worth_on(s, castle, room, cell, anywhere, out) + luck(dice, cell)
        if worth > most:
            best = cell
            most = worth
    return best


@jit
def best_worth(s: State, castle: int, room: int, out: Row) -> int:
    """Return what a room is worth to a castle on its best cell."""
    most = -FAR
    keep_set(out, WANTED, wanted_by(s, castle, room), 0)
    anywhere = wanted_anywhere(s, castle, out)
    for at in range(list_cells(s, castle, room, 0, out, 0)):
        most = max(most, worth_on(s, castle, room, out[at] + 0, anywhere, out))
    return most + worth_anywhere(s, castle, room, census(s, castle))


LUCK = 31  # in hundredths of a point: equals are decided by the dice


@jit
def luck(dice: int, number: int) -> int:
    """Return a small number that differs from action to action."""
    return (dice >> (number & 15)) & LUCK
