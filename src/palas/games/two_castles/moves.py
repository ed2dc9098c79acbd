"""Two Castles: the deal, what is legal, and what each action does."""

from __future__ import annotations

from palas.games.two_castles.actions import (
    AGREE,
    ASSIGN,
    ASSIGN_LUDWIG,
    CHOOSE,
    DISAGREE,
    LEFT_CASTLE,
    PLACE,
    PLACE_LUDWIG,
    RIGHT_CASTLE,
    TAKE_BONUS,
    TAKE_ROOM,
    WAIT,
)
from palas.games.two_castles.bonuses import clear_bonus, grant, list_decisions, settle_stock, take
from palas.games.two_castles.cells import list_cells
from palas.games.two_castles.drafting import (
    assign_ludwigs,
    assign_own,
    begin_turn,
    choose,
    deal,
    empty_table,
    end_turn,
)
from palas.games.two_castles.placing import (
    NO_GRANT,
    grant_of,
    lay_room,
    may_lay,
    may_wait,
    seats_placing,
)
from palas.games.two_castles.seating import (
    decider,
    ludwigs_castle,
    needs_agreement,
    right_castle,
    side_of,
)
from palas.games.two_castles.state import (
    CHOOSING,
    LAYING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    NO_PROPOSAL,
    PLACING,
    State,
)
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    CHOICES,
    LUDWIG,
    NO_ROOM,
    REGULAR_ROOMS,
    THRONES,
)
from palas.kernel.contract import may_act
from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import below, shuffle

# where a seat may have something to lay: in its castles, and Ludwig's room (R12.5)
RIGHT_DESK, LUDWIGS_DESK = 1, 2  # desk 0 is the left castle


@jit
def begin(s: State, options: Row) -> None:
    """Deal a new game; options are [bonus_decider] (R1)."""
    s.bonus_decider = options[0]
    empty_table(s)
    deal_thrones(s)
    for room in range(REGULAR_ROOMS):
        s.supply[room] = room
    s.supply_size = REGULAR_ROOMS
    shuffle(s.rng, s.supply, REGULAR_ROOMS)
    for card in range(BONUS_CARDS):
        s.deck[card] = card
    s.deck_size = BONUS_CARDS
    shuffle(s.rng, s.deck, BONUS_CARDS)
    deal(s)
    begin_turn(s)


@jit
def deal_thrones(s: State) -> None:
    """Give every castle a throne room at random (R1.3)."""
    dealt = 0
    for castle in range(s.castles):
        skip = below(s.rng, THRONES - castle)
        for throne in range(THRONES):
            if dealt >> throne & 1 == 0:
                if skip == 0:
                    s.throne[castle] = throne
                skip -= 1
        dealt |= 1 << s.throne[castle]


@jit
def list_draft(s: State, seat: int, out: Row) -> int:
    """List the rooms a seat may choose or assign (R3.2, R4.1, R12.4)."""
    n = 0
    if s.phase == CHOOSING:
        for slot in range(s.hand_size[seat]):
            if s.hand[seat][slot] != s.chosen[seat][0]:
                out[n] = CHOOSE + s.hand[seat][slot]
                n += 1
    else:
        player = LUDWIG if s.phase == LUDWIG_ASSIGN else seat
        first = ASSIGN_LUDWIG if s.phase == LUDWIG_ASSIGN else ASSIGN
        for slot in range(CHOICES):
            out[n] = first + s.chosen[player][slot]
            n += 1
    return n


@jit
def room_to_lay(s: State, castle: int, seat: int, side: int) -> int:
    """Return the room that a seat may lay from a side of a castle now, or NO_ROOM."""
    if s.bonus[castle] == NO_BONUS:
        return s.new_room[castle][side] + 0 if may_lay(s, castle, side) else NO_ROOM
    if s.proposal[castle] == NO_PROPOSAL and may_decide(s, castle, seat, side):
        return s.held[castle] + 0
    return NO_ROOM


@jit
def may_decide(s: State, castle: int, seat: int, side: int) -> bool:
    """Tell whether a seat decides on the bonus of a castle, from its own side of it (R13)."""
    return decider(s, castle) == seat and side == side_of(castle, seat)


@jit
def list_desk(s: State, seat: int, desk: int, out: Row, n: int) -> int:
    """List what a seat may do in its left castle, its right one, or for Ludwig (R4, R5, R12.5)."""
    castle = seat
    first = LEFT_CASTLE
    if desk == RIGHT_DESK:
        castle = right_castle(s, seat)
        first = RIGHT_CASTLE
    elif desk == LUDWIGS_DESK:
        castle = ludwigs_castle(seat)
        first = PLACE_LUDWIG - PLACE
    side = side_of(castle, LUDWIG if desk == LUDWIGS_DESK else seat)
    room = room_to_lay(s, castle, seat, side)
    if room != NO_ROOM:
        n = list_cells(s, castle, room, first + PLACE, out, n)
        if s.bonus[castle] == NO_BONUS and may_wait(s, castle, side):
            out[n] = first + WAIT
            n += 1
    elif s.bonus[castle] != NO_BONUS and may_decide(s, castle, seat, side):
        n = list_decisions(s, castle, first, out, n)
    return n


@jit
def legal(s: State, seat: int, out: Row) -> int:
    """List the legal actions of a seat in ascending order."""
    if not may_act(s, seat):
        return 0
    if s.phase != PLACING:
        return list_draft(s, seat, out)
    n = 0
    for desk in range(LUDWIGS_DESK + s.castles - s.seats):
        n = list_desk(s, seat, desk, out, n)
    return n


@jit
def decide(s: State, seat: int, castle: int, side: int, decision: int) -> None:
    """Carry out what a seat decides in a castle, or note what it proposes (R4, R5, R13)."""
    if decision == WAIT:
        s.waiting[castle] |= 1 << side
        return
    if decision == DISAGREE:
        s.proposal[castle] = NO_PROPOSAL
        s.disputed[castle] = 1
        return
    if decision == AGREE:
        decision = s.proposal[castle] + 0
        s.proposal[castle] = NO_PROPOSAL
    elif s.bonus[castle] != NO_BONUS and needs_agreement(s, castle):
        s.proposal[castle] = decision
        return
    s.disputed[castle] = 0
    carry_out(s, seat, castle, side, decision)


@jit
def carry_out(s: State, seat: int, castle: int, side: int, decision: int) -> None:
    """Lay a room or take what a bonus brings; a bonus that follows begins at once (R5.1, R5.5)."""
    granted = NO_GRANT
    if decision >= PLACE:
        room = s.held[castle] + 0
        if s.bonus[castle] == LAYING:
            s.bonus[castle] = NO_BONUS
            s.held[castle] = NO_ROOM
        else:
            room = s.new_room[castle][side] + 0
            s.new_room[castle][side] = NO_ROOM
            s.waiting[castle] = 0
            s.placer[castle] = seat
        lay_room(s, castle, room, decision - PLACE)
        granted = grant_of(s, castle, room)
    elif decision < TAKE_ROOM:
        s.bonus[castle] = NO_BONUS
        granted = decision - TAKE_BONUS
    else:
        take(s, castle, decision)
    if granted != NO_GRANT:
        grant(s, castle, granted)
    clear_bonus(s, castle)
    settle_stock(s)


@jit
def castle_of(s: State, seat: int, action: int) -> int:
    """Return the castle that an action of a seat is about."""
    if action < RIGHT_CASTLE:
        return seat
    if action < PLACE_LUDWIG:
        return right_castle(s, seat)
    return ludwigs_castle(seat)


@jit
def decision_of(action: int) -> int:
    """Return what an action decides in its castle."""
    if action < RIGHT_CASTLE:
        return action - LEFT_CASTLE
    if action < PLACE_LUDWIG:
        return action - RIGHT_CASTLE
    return action - PLACE_LUDWIG + PLACE


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    s.ply += 1
    if action < ASSIGN:
        choose(s, seat, action - CHOOSE)
    elif action < ASSIGN_LUDWIG:
        assign_own(s, seat, action - ASSIGN)
    elif action < LEFT_CASTLE:
        assign_ludwigs(s, seat, action - ASSIGN_LUDWIG)
    else:
        castle = castle_of(s, seat, action)
        side = side_of(castle, LUDWIG if action >= PLACE_LUDWIG else seat)
        decide(s, seat, castle, side, decision_of(action))
    if s.phase == PLACING:
        s.acting = seats_placing(s)
        if s.acting == 0:
            end_turn(s)
