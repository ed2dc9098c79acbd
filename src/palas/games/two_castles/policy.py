"""A sensible player, cheap enough for mass play; `policy` reads like a short guide.

1. A room is worth the points it brings on its best cell: its own, and those it gives to the
   rooms around it, to the throne room, the attendants and the bonus cards.
2. Bonuses are worth more than most rooms: collect three of a type, then five. One that is
   begun is worth something as long as rooms are still to come, and so is every new type.
3. Choose the two rooms that are worth most together, one in each castle. When it comes to
   sending them, the lower castle counts more, for only that one scores.
4. Of Ludwig's rooms your own castle gets the better one.
5. Never wait: the partner builds for the same castle. For the same reason agree.
6. Take the attendant whose decoration is seen most, the card that pays most at the end, the
   room and the special room that is worth most on its best cell.
"""

from __future__ import annotations

from palas.games.two_castles.actions import (
    AGREE,
    ASSIGN,
    ASSIGN_LUDWIG,
    CHOOSE,
    LEFT_CASTLE,
    PLACE,
    PLACE_LUDWIG,
    RIGHT_CASTLE,
    TAKE_ATTENDANT,
    TAKE_BONUS,
    TAKE_CARD,
    TAKE_ROOM,
    TAKE_SPECIAL,
)
from palas.games.two_castles.bonuses import has_free_place
from palas.games.two_castles.card_scoring import card_points
from palas.games.two_castles.moves import LUDWIGS_DESK, RIGHT_DESK, may_decide, room_to_lay
from palas.games.two_castles.policy_worth import (
    BONUS_WORTH,
    FAR,
    POINT,
    best_cell,
    best_worth,
    luck,
    value_rooms,
)
from palas.games.two_castles.rooms import DECORATION_TRAIT
from palas.games.two_castles.scoring import castle_score, rooms_to_come
from palas.games.two_castles.seating import ludwigs_castle, right_castle, side_of
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    NO_PROPOSAL,
    TAKING_ATTENDANT,
    TAKING_BONUS,
    TAKING_CARD,
    TAKING_ROOM,
    State,
)
from palas.games.two_castles.tables import (
    CARD_DRAW,
    CHOICES,
    DECORATIONS,
    DOWNSTAIRS,
    FOUNTAIN,
    LIVING,
    LUDWIG,
    NO_CARD,
    NO_ROOM,
    OUTDOOR,
    ROOM_DRAW,
    SPECIAL_KINDS,
)
from palas.games.two_castles.wishes import num_in, rooms_with
from palas.kernel.jit import jit
from palas.kernel.record import Row

EVEN = 16  # the weight of each castle when both are level
LEAN = 1  # weight that goes over to the lower castle for every point between them
MOST_LEAN = 6


@jit
def left_weight(s: State, seat: int) -> int:
    """Return the weight of the left castle; both weights together are twice EVEN."""
    behind = castle_score(s, right_castle(s, seat)) - castle_score(s, seat)
    return EVEN + max(-MOST_LEAN, min(MOST_LEAN, LEAN * behind))


@jit
def value_both(s: State, seat: int, rooms: Row, count: int, out: Row) -> None:
    """Write what some rooms are worth to the left castle and, behind, to the right one."""
    value_rooms(s, seat, rooms, count, out, 0)
    value_rooms(s, right_castle(s, seat), rooms, count, out, count)


@jit
def pick_choice(s: State, seat: int, dice: int, out: Row) -> int:
    """Return the room to choose: of the two that are worth most together, the better one."""
    count = s.hand_size[seat] + 0
    hand = s.hand[seat]
    value_both(s, seat, hand, count, out)
    chosen = s.chosen[seat][0] + 0
    best = NO_ROOM
    most = -4 * FAR
    for left in range(count):
        for right in range(count):
            room = hand[left] + 0 if out[left] >= out[count + right] else hand[right] + 0
            if chosen != NO_ROOM:
                room = hand[left] + hand[right] - chosen
                if hand[left] != chosen and hand[right] != chosen:
                    continue
            worth = out[left] + out[count + right] + luck(dice, room)
            if left != right and worth > most:
                best = room
                most = worth
    return best


@jit
def pick_left(s: State, seat: int, out: Row) -> int:
    """Return which of the two chosen rooms goes to the left castle."""
    value_both(s, seat, s.chosen[seat], CHOICES, out)
    weight = left_weight(s, seat)
    lead_left = (out[0] - out[1]) * weight  # of the first room over the second
    lead_right = (out[CHOICES] - out[CHOICES + 1]) * (2 * EVEN - weight)
    return s.chosen[seat][0 if lead_left >= lead_right else 1] + 0


@jit
def pick_ludwigs(s: State, seat: int, out: Row) -> int:
    """Return which of Ludwig's rooms goes to the own castle, the other to the rival's (R12.4)."""
    rooms = s.chosen[LUDWIG]
    value_rooms(s, ludwigs_castle(seat), rooms, CHOICES, out, 0)
    value_rooms(s, ludwigs_castle(1 - seat), rooms, CHOICES, out, CHOICES)
    is_first = out[0] - out[CHOICES + 1] >= out[1] - out[CHOICES]
    return rooms[0 if is_first else 1] + 0


@jit
def pick_room(s: State, castle: int, out: Row) -> int:
    """Return which of the rooms drawn is worth most (R5.6)."""
    count = 0
    while count < ROOM_DRAW and s.drawn_room[castle][count] != NO_ROOM:
        count += 1
    value_rooms(s, castle, s.drawn_room[castle], count, out, 0)
    best = 0
    for slot in range(count):
        if out[slot] > out[best]:
            best = slot
    return s.drawn_room[castle][best] + 0


@jit
def card_worth(s: State, castle: int, card: int) -> int:
    """Return what a bonus card promises: it grows with the castle."""
    rooms = s.rooms[castle] + 1
    return POINT * card_points(s, castle, card) * (rooms + rooms_to_come(s, castle)) // rooms


@jit
def pick_card(s: State, castle: int, dice: int) -> int:
    """Return which of the cards drawn promises most (R5.8)."""
    best = NO_CARD
    most = -FAR
    for slot in range(CARD_DRAW):
        card = s.drawn_card[castle][slot] + 0
        if card != NO_CARD:
            worth = card_worth(s, castle, card) + luck(dice, card)
            if worth > most:
                best = card
                most = worth
    return best


@jit
def admirers(s: State, castle: int, kind: int) -> int:
    """Return the points of one more attendant of a kind, counted from 0 (R9.8)."""
    return num_in(rooms_with(s, castle, 1 << (DECORATION_TRAIT + kind + 1)))


@jit
def pick_attendant(s: State, castle: int, dice: int) -> int:
    """Return the attendant left that scores most, counted from 0 (R5.7)."""
    best = 0
    most = -1
    for kind in range(DECORATIONS):
        if s.attendant_stock[kind] > 0:
            worth = POINT * admirers(s, castle, kind) + luck(dice, kind)
            if worth > most:
                best = kind
                most = worth
    return best


@jit
def pick_special(s: State, castle: int, dice: int, out: Row) -> int:
    """Return the special room left that is worth most, counted from 0 (R5.2)."""
    best = 0
    most = -FAR
    for kind in range(SPECIAL_KINDS):
        if s.special_stock[kind] > 0:
            worth = best_worth(s, castle, FOUNTAIN + kind, out) + luck(dice, kind)
            if worth > most:
                best = kind
                most = worth
    return best


@jit
def pick_bonus(s: State, castle: int, dice: int, out: Row) -> int:
    """Return which type's bonus the third downstairs room brings (R5.12)."""
    best = 0
    most = -FAR
    for kind in range(DOWNSTAIRS):
        worth = BONUS_WORTH[kind] + luck(dice, kind)
        if kind >= OUTDOOR:
            worth = best_worth(s, castle, FOUNTAIN + kind - OUTDOOR, out)
        elif kind == LIVING:
            favourite = pick_attendant(s, castle, dice)
            worth = POINT * admirers(s, castle, favourite) + POINT * rooms_to_come(s, castle) // 5
        if worth > most and (kind != LIVING or has_free_place(s, castle)):
            best = kind
            most = worth
    return best


@jit
def decision_on(s: State, castle: int, dice: int, out: Row) -> int:
    """Return what to decide on the bonus of a castle, cells apart (R5)."""
    stage = s.bonus[castle]
    if s.proposal[castle] != NO_PROPOSAL:
        return AGREE
    if stage == TAKING_BONUS:
        return TAKE_BONUS + pick_bonus(s, castle, dice, out)
    if stage == TAKING_ROOM:
        return TAKE_ROOM + pick_room(s, castle, out)
    if stage == TAKING_CARD:
        return TAKE_CARD + pick_card(s, castle, dice)
    if stage == TAKING_ATTENDANT:
        return TAKE_ATTENDANT + pick_attendant(s, castle, dice)
    return TAKE_SPECIAL + pick_special(s, castle, dice, out)


@jit
def build(s: State, seat: int, dice: int, out: Row) -> int:
    """Return what to do in the first castle where there is something to do."""
    castle = seat
    first = LEFT_CASTLE
    for desk in range(LUDWIGS_DESK + 1):
        player = seat
        if desk == RIGHT_DESK:
            castle = right_castle(s, seat)
            first = RIGHT_CASTLE
        elif desk == LUDWIGS_DESK:
            castle = ludwigs_castle(seat)
            first = PLACE_LUDWIG - PLACE
            player = LUDWIG
        side = side_of(castle, player)
        room = room_to_lay(s, castle, seat, side)
        if room != NO_ROOM:
            return first + PLACE + best_cell(s, castle, room, dice, out)
        if s.bonus[castle] != NO_BONUS and may_decide(s, castle, seat, side):
            return first + decision_on(s, castle, dice, out)
    return NO_ROOM


@jit
def policy(s: State, seat: int, dice: int, out: Row) -> int:
    """Return a sensible legal action; `out` is room for the legal ones."""
    if s.phase == CHOOSING:
        return CHOOSE + pick_choice(s, seat, dice, out)
    if s.phase == ASSIGNING:
        return ASSIGN + pick_left(s, seat, out)
    if s.phase == LUDWIG_ASSIGN:
        return ASSIGN_LUDWIG + pick_ludwigs(s, seat, out)
    return build(s, seat, dice, out)
