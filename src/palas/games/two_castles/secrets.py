"""What a seat may know in Two Castles, and how to imagine the rest (R14).

Stacks are seen whole: a seat that has held one knows all that is left of it. What is hidden
from a seat are the other stacks, rooms chosen and not revealed, the order of the supply and
of the bonus cards, and ninth rooms of stacks it never held. A room that it knew when it was
shuffled into the supply can only be in the supply or in a stack dealt after that shuffle.
"""

from __future__ import annotations

from palas.games.two_castles.drafting import ludwigs_drawer
from palas.games.two_castles.state import (
    CHOOSING,
    DISCARDED,
    EVERYBODY,
    FINISHED,
    HIDDEN,
    IN_STACK,
    IN_SUPPLY,
    LUDWIG_ASSIGN,
    NO_SEAT,
    OPEN,
    State,
)
from palas.games.two_castles.supplies import insert
from palas.games.two_castles.tables import (
    ATTENDANT_PLACES,
    BONUS_CARDS,
    CARD_DRAW,
    CHOICES,
    DECORATIONS,
    HAND,
    KEPT_CARDS,
    LUDWIG,
    MAX_CASTLES,
    MAX_ROOMS,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
    ROOM_DRAW,
    SPECIAL_KINDS,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import Generator, below, erase, shuffle, word

ROOM_NUMBERS = 3  # numbers a regular room: known place, holder, whether chosen
LAID_NUMBERS = 3  # numbers a room of a castle: which, column, level
CASTLE_NUMBERS = 22 + LAID_NUMBERS * MAX_ROOMS
PLAYER_NUMBERS = 2
PLAIN_NUMBERS = FINISHED + 8 + SPECIAL_KINDS + DECORATIONS + BONUS_CARDS
OBSERVATION = (
    ROOM_NUMBERS * REGULAR_ROOMS
    + CASTLE_NUMBERS * MAX_CASTLES
    + PLAYER_NUMBERS * MAX_CASTLES
    + PLAIN_NUMBERS
)


@jit
def knows_discard(s: State, room: int, seat: int) -> bool:
    """Tell whether a seat or spectator knew a room when it was discarded (R14.2, R14.3)."""
    if seat < 0:
        return s.seen_by[room] == EVERYBODY
    return s.seen_by[room] >> seat & 1 == 1


@jit
def knows_stack(s: State, player: int, seat: int) -> bool:
    """Tell whether a seat has held the stack that a player has now (R14.2)."""
    return seat >= 0 and s.hand_seen[player] >> seat & 1 == 1


@jit
def knows_choice(s: State, player: int, seat: int) -> bool:
    """Tell whether a seat knows which rooms of its stack a player chose (R14.1, R14.4)."""
    if s.phase == CHOOSING:
        return player == seat
    if s.phase == LUDWIG_ASSIGN:
        return seat == ludwigs_drawer(s)
    return True


@jit
def conceal(s: State, seat: int) -> None:
    """Erase what a seat may not know."""
    erase(s.rng)
    for room in range(REGULAR_ROOMS):
        if not knows_discard(s, room, seat):
            s.seen_by[room] = 0
            s.shuffled[room] = 0
            if s.place[room] == DISCARDED:
                s.place[room] = HIDDEN
        if s.place[room] == IN_SUPPLY:
            s.place[room] = HIDDEN
        s.supply[room] = NO_ROOM
    for card in range(BONUS_CARDS):
        s.deck[card] = NO_CARD
    for player in range(s.castles):
        conceal_stack(s, player, seat)


@jit
def conceal_stack(s: State, player: int, seat: int) -> None:
    """Erase what a seat may not know of a player's stack and choice."""
    if not knows_stack(s, player, seat):
        for slot in range(HAND):
            room = s.hand[player][slot] + 0
            if room != NO_ROOM:
                s.place[room] = HIDDEN
                s.hand[player][slot] = NO_ROOM
    for slot in range(s.num_chosen[player]):
        if not knows_choice(s, player, seat):
            s.chosen[player][slot] = NO_ROOM
        elif s.phase == LUDWIG_ASSIGN:  # R14.4: these two are seen, the stack may be not
            s.place[s.chosen[player][slot]] = IN_STACK


@jit
def reopen(s: State, seat: int) -> None:
    """Let the others choose again what they have chosen in secret before a seat did (R3.2)."""
    if s.phase != CHOOSING:
        return
    for other in range(s.seats):
        if other != seat:
            for slot in range(s.num_chosen[other]):
                s.chosen[other][slot] = NO_ROOM
            s.ply -= s.num_chosen[other]
            s.num_chosen[other] = 0
            s.acting |= 1 << other


@jit
def gather_hidden(s: State) -> int:
    """Collect the hidden rooms where the supply will be, and count them."""
    count = 0
    for room in range(REGULAR_ROOMS):
        if s.place[room] == HIDDEN:
            s.supply[count] = room
            count += 1
    return count


@jit
def pick_hidden(s: State, count: int, dealt: int, place: int) -> int:
    """Take one of the hidden rooms that can lie where rooms were dealt at a time (R14.3)."""
    at = count - 1
    while s.shuffled[s.supply[at]] > dealt:
        at -= 1
    room = s.supply[at] + 0
    s.supply[at] = s.supply[count - 1]
    s.supply[count - 1] = NO_ROOM
    s.place[room] = place
    return room


@jit
def imagine_discards(s: State, count: int) -> int:
    """Guess the ninth rooms of the first round; return how many hidden rooms are left."""
    unknown = s.discards + 0
    for room in range(REGULAR_ROOMS):
        if s.place[room] == DISCARDED:
            unknown -= 1
    for _ in range(unknown):
        pick_hidden(s, count, 0, DISCARDED)
        count -= 1
    return count


@jit
def imagine_stack(s: State, player: int, count: int) -> int:
    """Guess a player's stack; return how many hidden rooms are left."""
    size = 0
    if s.phase == LUDWIG_ASSIGN and player == LUDWIG and s.chosen[LUDWIG][0] != NO_ROOM:
        for slot in range(CHOICES):
            insert(s.hand[player], size, s.chosen[LUDWIG][slot] + 0)
            size += 1
    while size < s.hand_size[player]:
        room = pick_hidden(s, count, s.hand_dealt[player] + 0, IN_STACK)
        insert(s.hand[player], size, room)
        size += 1
        count -= 1
    return count


@jit
def imagine_choice(s: State, player: int, rng: Generator) -> None:
    """Guess which rooms of its stack a player chose."""
    size = s.hand_size[player] + 0
    first = below(rng, size)
    s.chosen[player][0] = s.hand[player][first]
    if s.num_chosen[player] == CHOICES:
        second = (first + 1 + below(rng, size - 1)) % size
        insert(s.chosen[player], 1, s.hand[player][second] + 0)


@jit
def imagine_deck(s: State, rng: Generator) -> None:
    """Put the bonus cards that lie nowhere else into the pile, in random order."""
    elsewhere = s.discarded_cards + 0
    for castle in range(s.castles):
        for slot in range(KEPT_CARDS):
            if s.card[castle][slot] != NO_CARD:
                elsewhere |= 1 << s.card[castle][slot]
        for slot in range(CARD_DRAW):
            if s.drawn_card[castle][slot] != NO_CARD:
                elsewhere |= 1 << s.drawn_card[castle][slot]
    count = 0
    for card in range(BONUS_CARDS):
        if elsewhere >> card & 1 == 0:
            s.deck[count] = card
            count += 1
    shuffle(rng, s.deck, count)


@jit
def imagine(s: State, seat: int, rng: Generator) -> None:  # noqa: ARG001  # the record tells all
    """Fill stacks, choices, ninth rooms, supply and pile with a random guess that fits (R14)."""
    count = gather_hidden(s)
    shuffle(rng, s.supply, count)
    count = imagine_discards(s, count)
    for dealt in range(s.shuffles + 1):
        for player in range(s.castles):
            if s.hand_dealt[player] == dealt and s.hand_size[player] > 0:
                if s.hand[player][0] == NO_ROOM:
                    count = imagine_stack(s, player, count)
    for at in range(count):
        s.place[s.supply[at]] = IN_SUPPLY
    for player in range(s.castles):
        if s.num_chosen[player] > 0 and s.chosen[player][0] == NO_ROOM:
            imagine_choice(s, player, rng)
    imagine_deck(s, rng)
    for index in range(8):
        s.rng.key[index] = word(rng)


@jit
def relative(s: State, other: int, seat: int) -> int:
    """Return how many places a player or castle lies to the left of the observer."""
    return (other - max(seat, 0)) % s.castles


@jit
def observe_rooms(s: State, seat: int, out: Row) -> None:
    """Write where a seat knows every regular room to be, stacks as 1 + places to the left."""
    for room in range(REGULAR_ROOMS):
        place = s.place[room] + 0
        if place < OPEN:
            place = HIDDEN
        if place == DISCARDED and not knows_discard(s, room, seat):
            place = HIDDEN
        out[ROOM_NUMBERS * room] = place
    for player in range(s.castles):
        holder = 1 + relative(s, player, seat)
        if knows_stack(s, player, seat):
            for slot in range(HAND):
                if s.hand[player][slot] != NO_ROOM:
                    out[ROOM_NUMBERS * s.hand[player][slot]] = IN_STACK
                    out[ROOM_NUMBERS * s.hand[player][slot] + 1] = holder
        if knows_choice(s, player, seat):
            for slot in range(s.num_chosen[player]):
                out[ROOM_NUMBERS * s.chosen[player][slot] + 1] = holder
                out[ROOM_NUMBERS * s.chosen[player][slot] + 2] = 1


@jit
def observe_castle(s: State, castle: int, seat: int, out: Row, at: int) -> None:
    """Write the numbers of a castle; all of them are public."""
    out[at] = 1 + s.throne[castle]
    out[at + 1] = s.rooms[castle]
    out[at + 2] = s.bonus[castle]
    out[at + 3] = 1 + s.held[castle]
    out[at + 4] = 1 + s.proposal[castle]
    out[at + 5] = s.disputed[castle]
    out[at + 6] = s.waiting[castle]
    if s.placer[castle] != NO_SEAT:
        out[at + 7] = 1 + relative(s, s.placer[castle] + 0, seat)
    at += 8
    for slot in range(2):
        out[at + slot] = 1 + s.new_room[castle][slot]
    at += 2
    for slot in range(ATTENDANT_PLACES):
        out[at + slot] = s.attendant[castle][slot]
    at += ATTENDANT_PLACES
    for slot in range(KEPT_CARDS):
        out[at + slot] = 1 + s.card[castle][slot]
    at += KEPT_CARDS
    for slot in range(ROOM_DRAW):
        out[at + slot] = 1 + s.drawn_room[castle][slot]
    at += ROOM_DRAW
    for slot in range(CARD_DRAW):
        out[at + slot] = 1 + s.drawn_card[castle][slot]
    at += CARD_DRAW
    for index in range(s.rooms[castle]):
        out[at + LAID_NUMBERS * index] = 1 + s.room[castle][index]
        out[at + LAID_NUMBERS * index + 1] = s.room_x[castle][index]
        out[at + LAID_NUMBERS * index + 2] = s.room_y[castle][index]


@jit
def observe_stocks(s: State, out: Row, at: int) -> None:
    """Write the phase, the supplies and everything else that is public."""
    if s.over == 0:
        out[at + s.phase] = 1
    at += FINISHED
    out[at] = s.round
    out[at + 1] = s.turn
    out[at + 2] = s.supply_size
    out[at + 3] = s.discards
    out[at + 4] = s.shuffles
    out[at + 5] = s.deck_size
    out[at + 6] = s.bonus_decider
    out[at + 7] = s.castles
    at += 8
    for kind in range(SPECIAL_KINDS):
        out[at + kind] = s.special_stock[kind]
    at += SPECIAL_KINDS
    for kind in range(DECORATIONS):
        out[at + kind] = s.attendant_stock[kind]
    at += DECORATIONS
    for card in range(BONUS_CARDS):
        out[at + card] = s.discarded_cards >> card & 1


@jit
def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat knows as numbers: rooms, castles from its left one on, the rest."""
    for at in range(OBSERVATION):
        out[at] = 0
    observe_rooms(s, seat, out)
    first = ROOM_NUMBERS * REGULAR_ROOMS
    for castle in range(s.castles):
        at = first + CASTLE_NUMBERS * relative(s, castle, seat)
        observe_castle(s, castle, seat, out, at)
    first += CASTLE_NUMBERS * MAX_CASTLES
    for player in range(s.castles):
        at = first + PLAYER_NUMBERS * relative(s, player, seat)
        out[at] = s.hand_size[player]
        out[at + 1] = s.num_chosen[player]
    observe_stocks(s, out, first + PLAYER_NUMBERS * MAX_CASTLES)
