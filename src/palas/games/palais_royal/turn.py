"""The course of a turn: what each action brings, when it is over, and who follows."""

from __future__ import annotations

from palas.kernel.jit import jit

from .cards import discard_drawn, most_to_draw
from .majorities import count_ability, has_new_servant, majority_bonus, with_majority
from .state import (
    ATTENDING,
    CLOSING,
    DRAWING,
    FINISHED,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SUPPLYING,
    State,
)
from .tables import (
    AFTER_OPENING,
    COURT,
    GATE,
    GATE_PLUS2,
    GOLD_PLUS2,
    KING,
    KING_SERVANT_PLUS1,
    LAST_NOBLES,
    MADAME,
    MADAME_SERVANT_PLUS1,
    MAJORITY_EVERYWHERE,
    MINT,
    MOVES_PLUS2,
    ROOMS,
    SCRIPTORIUM,
    STAIRCASE,
)


@jit
def may_supply(s: State, seat: int) -> bool:
    """Tell whether servants may still go to the gate (R5, R6)."""
    if s.gate_due == 0 or (s.has_supplied == 1 and s.supply[seat] > 0):  # R6.4
        return False
    return has_new_servant(s, seat, GATE)


@jit
def can_move(s: State, seat: int) -> bool:
    """Tell whether a seat has moves left and a servant to move (R7)."""
    if s.moves > 0:
        for room in range(ROOMS):
            if s.servants[seat][room] > 0:
                return True
    return False


@jit
def mint_pay(s: State, seat: int) -> int:
    """Return the gold the mint would pay a seat now (R8.1, R13.4)."""
    return with_majority(s, seat, MINT) + 2 * count_ability(s, seat, GOLD_PLUS2)


@jit
def is_gold_due(s: State, seat: int) -> bool:
    """Tell whether the mint has still to pay the seat something (R8.1)."""
    return s.gold_due == 1 and mint_pay(s, seat) > 0


@jit
def is_something_due(s: State, seat: int) -> bool:
    """Tell whether the seat can still do anything in action 3 (R8)."""
    if s.king_due > 0 and has_new_servant(s, seat, KING):
        return True
    if s.madame_due > 0 and has_new_servant(s, seat, MADAME):
        return True
    return is_gold_due(s, seat)


@jit
def bonus_servants(s: State, seat: int, room: int, ability: int) -> int:
    """Return how many servants a seat may add at the king or at Madame (R8.2, R13.5)."""
    return majority_bonus(s, seat, room) + count_ability(s, seat, ability)


@jit
def is_left(s: State, seat: int, is_fresh: bool) -> bool:
    """Tell whether the present action is over by itself, by what everyone can see (R3.4)."""
    no_cards = s.hand_size[seat] == 0
    if s.phase == OPENING:
        return s.supply[seat] == AFTER_OPENING  # R2.8
    if s.phase == SUPPLYING:
        return (no_cards or s.has_supplied == 1) and not may_supply(s, seat)
    if s.phase == MOVING:
        return no_cards and not can_move(s, seat)
    if s.phase == ATTENDING:
        return not is_something_due(s, seat)
    if s.phase == RECRUITING:
        return s.servants[seat][SCRIPTORIUM] == 0  # R8.4
    if s.phase == DRAWING:
        return most_to_draw(s, seat) == 0
    if s.phase == KEEPING:
        return s.keeps == 0 or s.num_drawn == 0
    return s.phase == CLOSING and no_cards and not is_fresh  # R3.5


@jit
def enter_next(s: State, seat: int) -> None:
    """Leave an action for the one that follows; what is not used lapses (R3.2, R3.3)."""
    if s.phase == SUPPLYING:
        s.gate_due = 0
        s.has_supplied = 0
        s.moves += with_majority(s, seat, STAIRCASE) + 2 * count_ability(s, seat, MOVES_PLUS2)
        s.phase = MOVING
    elif s.phase == MOVING:
        s.moves = 0
        s.gold_due = 1
        s.king_due = bonus_servants(s, seat, KING, KING_SERVANT_PLUS1)
        s.madame_due = bonus_servants(s, seat, MADAME, MADAME_SERVANT_PLUS1)
        s.phase = ATTENDING
    elif s.phase == ATTENDING:
        s.gold_due = 0
        s.king_due = 0
        s.madame_due = 0
        s.phase = RECRUITING
    elif s.phase == RECRUITING:
        s.turquoise = 0
        s.violet = 0
        s.phase = DRAWING
    else:
        discard_drawn(s)
        s.phase = CLOSING


@jit
def start_round(s: State) -> None:
    """Begin the next round, or end the game after the last one (R14.1)."""
    if s.last_round == 1:
        s.phase = FINISHED
        s.over = 1
        s.acting = 0
        return
    s.round += 1
    s.phase = SUPPLYING
    if s.nobles_left <= LAST_NOBLES:
        s.last_round = 1


@jit
def end_turn(s: State, seat: int) -> None:
    """Hand over to the next seat; with the start seat a round begins (R2.5, R2.8, R3.1)."""
    s.discards[MAJORITY_EVERYWHERE] += s.has_majorities  # R12.1
    s.has_majorities = 0
    following = seat + 1 if seat + 1 < s.seats else 0
    s.turn = following
    s.acting = 1 << following
    if s.phase == CLOSING:
        s.phase = SUPPLYING
    if following == s.start:
        start_round(s)
    if s.phase == SUPPLYING:
        bonus = 2 * count_ability(s, following, GATE_PLUS2)  # R13.1
        s.gate_due = with_majority(s, following, COURT) + bonus


@jit
def go_on(s: State, seat: int, is_done: bool) -> None:
    """Go on to the next decision, after an action that is done or has nothing left to decide."""
    who = seat
    while s.over == 0 and (is_done or is_left(s, who, who != seat)):
        is_done = False
        if s.phase == CLOSING or s.phase == OPENING:
            end_turn(s, who)
            who = s.turn + 0
        else:
            enter_next(s, who)
