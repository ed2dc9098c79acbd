"""Palais Royal: the deal, what is legal, and what each action does."""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import below, shuffle

from .actions import (
    ATTEND,
    DRAW,
    KEEP,
    KING_SERVANT,
    MADAME_SERVANT,
    MOST_MOVED,
    MOVE,
    NEXT,
    PLACE,
    PLAY,
    RECRUIT,
    SUPPLY_FROM,
    SUPPLY_GATE,
    TAKE_GOLD,
)
from .cards import draw, keep, list_plays, most_to_draw, play_card
from .majorities import count_ability, may_take, place
from .recruiting import list_recruits, recruit
from .state import (
    ATTENDING,
    DRAWING,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SHUFFLED,
    SUPPLYING,
    State,
)
from .tables import (
    AFTER_OPENING,
    ALL_CARDS,
    AT_COURT,
    AT_STAIRCASE,
    CARD_KINDS,
    COPIES,
    COURT,
    DIAGONAL_MOVES,
    DIAGONAL_STEPS,
    FIELDS,
    GATE,
    KING,
    MADAME,
    NO_SEAT,
    NOBLES,
    OPENING_SERVANTS,
    OTHER_SERVANTS,
    ROOMS,
    SERVANTS,
    SOURCES,
    STAIRCASE,
    STEPS,
    SUPPLY,
)
from .turn import go_on, is_gold_due, is_something_due, may_supply, mint_pay


@jit
def begin(s: State, options: Row) -> None:
    """Deal a new game; options are [layout] (R2)."""
    s.layout = options[0]
    deal_park(s)
    for room in range(ROOMS):
        s.spot[room] = room
    if s.layout == SHUFFLED:  # R2.3
        shuffle(s.rng, s.spot, ROOMS)
    for at in range(ALL_CARDS):
        s.pile[at] = at // COPIES
    for card in range(CARD_KINDS):
        s.pile_most[card] = COPIES
    s.pile_size = ALL_CARDS
    shuffle(s.rng, s.pile, ALL_CARDS)
    s.start = below(s.rng, s.seats + 0)  # R2.5
    for seat in range(s.seats):
        s.gold[seat] = (seat - s.start) % s.seats  # R2.6
        s.servants[seat][STAIRCASE] = AT_STAIRCASE
        s.servants[seat][COURT] = AT_COURT
        s.supply[seat] = SERVANTS - AT_STAIRCASE - AT_COURT
        s.others[seat] = OTHER_SERVANTS
    s.turn = s.start
    s.acting = 1 << s.start
    s.phase = OPENING


@jit
def deal_park(s: State) -> None:
    """Lay a noble on every field (R2.2)."""
    for noble in range(NOBLES):
        s.taken[noble] = noble  # shuffled here, then dealt
    shuffle(s.rng, s.taken, NOBLES)
    for field in range(FIELDS):
        s.noble[field] = s.taken[field]
        s.owner[field] = NO_SEAT
    for noble in range(NOBLES):
        s.taken[noble] = NO_SEAT
    s.nobles_left = FIELDS


@jit
def list_opening(s: State, seat: int, out: Row) -> int:
    """List where opening servants may go, and how many (R2.8)."""
    n = 0
    for room in range(ROOMS):
        for count in range(s.supply[seat] - AFTER_OPENING):
            out[n] = PLACE + OPENING_SERVANTS * room + count
            n += 1
    return n


@jit
def list_supply(s: State, seat: int, out: Row, n: int) -> int:
    """List how many servants may go to the gate, or the rooms they may come from (R6)."""
    if may_supply(s, seat):
        for count in range(min(s.gate_due, s.supply[seat])):
            out[n] = SUPPLY_GATE + count
            n += 1
        for room in range(ROOMS):
            if may_take(s, seat, room, GATE):
                out[n] = SUPPLY_FROM + room
                n += 1
    return n


@jit
def steps(s: State, seat: int, here: int, there: int) -> int:
    """Return how many moves a servant of the seat needs between two rooms (R7.2, R13.3)."""
    way = ROOMS * s.spot[here] + s.spot[there]
    if count_ability(s, seat, DIAGONAL_MOVES) > 0:
        return DIAGONAL_STEPS[way]
    return STEPS[way]


@jit
def list_moves(s: State, seat: int, out: Row, n: int) -> int:
    """List how many servants may move from one room to another (R7)."""
    for here in range(ROOMS):
        most = min(MOST_MOVED, s.servants[seat][here] + 0)
        if most > 0:
            for there in range(ROOMS):
                if there != here:
                    first = MOVE + (ROOMS * here + there) * MOST_MOVED
                    for count in range(min(most, s.moves // steps(s, seat, here, there))):
                        out[n] = first + count
                        n += 1
    return n


@jit
def list_attending(s: State, seat: int, out: Row, n: int) -> int:
    """List what is due in action 3 (R8)."""
    if is_something_due(s, seat) and s.supply[seat] >= s.king_due + s.madame_due:  # R8.6
        out[n] = ATTEND
        n += 1
    if is_gold_due(s, seat):
        out[n] = TAKE_GOLD
        n += 1
    for source in range(SOURCES):
        if s.king_due > 0 and may_take(s, seat, source, KING):
            out[n] = KING_SERVANT + source
            n += 1
    for source in range(SOURCES):
        if s.madame_due > 0 and may_take(s, seat, source, MADAME):
            out[n] = MADAME_SERVANT + source
            n += 1
    return n


@jit
def legal(s: State, seat: int, out: Row) -> int:
    """Write the legal actions of a seat in ascending order and return how many."""
    if (s.acting >> seat) & 1 == 0:
        return 0
    if s.phase == OPENING:
        return list_opening(s, seat, out)
    out[0] = NEXT
    n = list_plays(s, seat, out, 1)
    if s.phase == SUPPLYING:
        n = list_supply(s, seat, out, n)
    elif s.phase == MOVING:
        n = list_moves(s, seat, out, n)
    elif s.phase == ATTENDING:
        n = list_attending(s, seat, out, n)
    elif s.phase == RECRUITING:
        n = list_recruits(s, seat, out, n)
    elif s.phase == DRAWING:
        for count in range(most_to_draw(s, seat)):
            out[n] = DRAW + count
            n += 1
    elif s.phase == KEEPING:
        for card in range(CARD_KINDS):
            if s.drawn[card] > 0:
                out[n] = KEEP + card
                n += 1
    return n


@jit
def supply_gate(s: State, seat: int, action: int) -> None:
    """Bring servants to the gate (R6.4)."""
    count = 1
    if action < SUPPLY_FROM:
        count = action - SUPPLY_GATE + 1
        s.supply[seat] -= count
    else:
        s.servants[seat][action - SUPPLY_FROM] -= 1
    s.servants[seat][GATE] += count
    s.gate_due -= count
    s.has_supplied = 1


@jit
def move(s: State, seat: int, way: int, count: int) -> None:
    """Move servants from one room to another (R7.2)."""
    here = way // ROOMS
    there = way % ROOMS
    s.moves -= count * steps(s, seat, here, there)
    s.servants[seat][here] -= count
    s.servants[seat][there] += count


@jit
def attend(s: State, seat: int, action: int) -> None:
    """Take the gold or place one servant, or all that is due (R8)."""
    king = 0
    madame = 0
    source = SUPPLY
    if action == ATTEND:
        king = s.king_due + 0
        madame = s.madame_due + 0
    elif action >= MADAME_SERVANT:
        madame = 1
        source = action - MADAME_SERVANT
    elif action >= KING_SERVANT:
        king = 1
        source = action - KING_SERVANT
    if action <= TAKE_GOLD and s.gold_due == 1:
        s.gold[seat] += mint_pay(s, seat)
        s.gold_due = 0
    for _ in range(king):
        place(s, seat, source, KING)
    for _ in range(madame):
        place(s, seat, source, MADAME)
    s.king_due -= king
    s.madame_due -= madame


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    s.ply += 1
    if action == NEXT:
        pass
    elif action < PLAY:
        count = (action - PLACE) % OPENING_SERVANTS + 1
        s.supply[seat] -= count
        s.servants[seat][(action - PLACE) // OPENING_SERVANTS] += count
    elif action < SUPPLY_GATE:
        play_card(s, seat, action - PLAY)
    elif action < MOVE:
        supply_gate(s, seat, action)
    elif action < ATTEND:
        move(s, seat, (action - MOVE) // MOST_MOVED, (action - MOVE) % MOST_MOVED + 1)
    elif action < RECRUIT:
        attend(s, seat, action)
    elif action < DRAW:
        recruit(s, seat, (action - RECRUIT) // SOURCES, (action - RECRUIT) % SOURCES)
    elif action < KEEP:
        draw(s, seat, action - DRAW + 1)
        s.phase = KEEPING
    else:
        keep(s, seat, action - KEEP)
    go_on(s, seat, action == NEXT)
