"""The bonuses of Two Castles: what they bring, what is decided, and by whom (R5, R13)."""

from __future__ import annotations

from palas.games.two_castles.actions import (
    AGREE,
    DISAGREE,
    TAKE_ATTENDANT,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_ROOM,
    TAKE_SPECIAL,
)
from palas.games.two_castles.placing import SPECIAL_GRANT
from palas.games.two_castles.state import (
    LAYING,
    NO_BONUS,
    NO_PROPOSAL,
    NO_SEAT,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    TAKING_SPECIAL,
    State,
)
from palas.games.two_castles.supplies import (
    discard_drawn_cards,
    discard_drawn_rooms,
    draw_cards,
    draw_rooms,
)
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    CARD_DRAW,
    DECORATIONS,
    DOWNSTAIRS,
    FOOD,
    FOUNTAIN,
    KEPT_CARDS,
    LIVING,
    NO_ATTENDANT,
    NO_CARD,
    NO_ROOM,
    OUTDOOR,
    ROOM_DRAW,
    SPECIAL_KINDS,
    UTILITY,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row


@jit
def has_free_place(s: State, castle: int) -> bool:
    """Tell whether the throne room has a place for one more attendant (R6.8)."""
    return s.attendant[castle][ATTENDANT_PLACES - 1] == NO_ATTENDANT


@jit
def grant(s: State, castle: int, kind: int) -> None:
    """Begin with the bonus of a regular type or of a fifth room (R5.6 to R5.12)."""
    if kind == FOOD:
        draw_rooms(s, castle)
        if s.drawn_room[castle][0] != NO_ROOM:  # R6.3
            s.bonus[castle] = TAKING_ROOM
    elif kind == LIVING:
        if has_free_place(s, castle):
            s.bonus[castle] = TAKING_ATTENDANT
    elif kind == UTILITY:
        draw_cards(s, castle)
        if s.drawn_card[castle][0] != NO_CARD:  # R6.3
            s.bonus[castle] = TAKING_CARD
    elif kind == DOWNSTAIRS:
        s.bonus[castle] = TAKING_BONUS
    elif kind == SPECIAL_GRANT or s.special_stock[kind - OUTDOOR] == 0:  # R5.2, R6.6
        s.bonus[castle] = TAKING_SPECIAL
    else:
        s.bonus[castle] = LAYING
        s.held[castle] = FOUNTAIN + kind - OUTDOOR


@jit
def list_decisions(s: State, castle: int, first: int, out: Row, n: int) -> int:
    """List `first + decision` for what can be decided on a bonus, cells apart, ascending."""
    stage = s.bonus[castle]
    if s.proposal[castle] != NO_PROPOSAL:  # R13.3
        out[n] = first + AGREE
        out[n + 1] = first + DISAGREE
        return n + 2
    if stage == TAKING_BONUS:
        for kind in range(DOWNSTAIRS):  # R5.12
            if kind != LIVING or has_free_place(s, castle):
                out[n] = first + TAKE_BONUS + kind
                n += 1
    elif stage == TAKING_ROOM:
        for slot in range(ROOM_DRAW):
            if s.drawn_room[castle][slot] != NO_ROOM:
                out[n] = first + TAKE_ROOM + s.drawn_room[castle][slot]
                n += 1
    elif stage == TAKING_CARD:
        for slot in range(CARD_DRAW):
            if s.drawn_card[castle][slot] != NO_CARD:
                out[n] = first + TAKE_CARD + s.drawn_card[castle][slot]
                n += 1
    elif stage == TAKING_ATTENDANT:
        for kind in range(DECORATIONS):
            if s.attendant_stock[kind] > 0:  # R6.8
                out[n] = first + TAKE_ATTENDANT + kind
                n += 1
    else:
        for kind in range(SPECIAL_KINDS):
            if s.special_stock[kind] > 0:  # R6.6
                out[n] = first + TAKE_SPECIAL + kind
                n += 1
    return n


@jit
def keep_card(s: State, castle: int, card: int) -> None:
    """Lay a bonus card beside the castle (R5.8)."""
    discard_drawn_cards(s, castle, card)
    for slot in range(KEPT_CARDS):
        if s.card[castle][slot] == NO_CARD:
            s.card[castle][slot] = card
            return


@jit
def seat_attendant(s: State, castle: int, attendant: int) -> None:
    """Put an attendant on the first free place of the throne room (R5.7)."""
    s.attendant_stock[attendant - 1] -= 1
    place = 0 if s.attendant[castle][0] == NO_ATTENDANT else 1
    s.attendant[castle][place] = attendant


@jit
def take(s: State, castle: int, decision: int) -> None:
    """Take the room, card, attendant or special room decided on."""
    s.bonus[castle] = NO_BONUS
    if decision >= TAKE_SPECIAL:
        s.bonus[castle] = LAYING
        s.held[castle] = FOUNTAIN + decision - TAKE_SPECIAL
    elif decision >= TAKE_ATTENDANT:
        seat_attendant(s, castle, decision - TAKE_ATTENDANT + 1)
    elif decision >= TAKE_CARD:
        keep_card(s, castle, decision - TAKE_CARD)
    else:
        s.bonus[castle] = LAYING
        s.held[castle] = decision - TAKE_ROOM
        discard_drawn_rooms(s, castle, decision - TAKE_ROOM)


@jit
def settle_stock(s: State) -> None:
    """Drop what castles were about to take of a kind that has just run out (R6.7, R6.8)."""
    for castle in range(s.castles):
        stage = s.bonus[castle]
        proposal = s.proposal[castle] + 0
        if stage == LAYING and s.held[castle] >= FOUNTAIN:
            if s.special_stock[s.held[castle] - FOUNTAIN] == 0:
                s.bonus[castle] = TAKING_SPECIAL
                s.held[castle] = NO_ROOM
                s.proposal[castle] = NO_PROPOSAL
                s.disputed[castle] = 0
        elif proposal != NO_PROPOSAL:
            if stage == TAKING_SPECIAL and s.special_stock[proposal - TAKE_SPECIAL] == 0:
                s.proposal[castle] = NO_PROPOSAL
            if stage == TAKING_ATTENDANT and s.attendant_stock[proposal - TAKE_ATTENDANT] == 0:
                s.proposal[castle] = NO_PROPOSAL


@jit
def clear_bonus(s: State, castle: int) -> None:
    """Forget who brought the bonus once it is dealt with."""
    if s.bonus[castle] == NO_BONUS:
        s.placer[castle] = NO_SEAT
