"""The draft of Two Castles: the deal, stacks, choosing, assigning, and Ludwig (R3, R4.1, R12)."""

from __future__ import annotations

from palas.games.two_castles.seating import right_castle
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    FINISHED,
    IN_STACK,
    LUDWIG_ASSIGN,
    NO_PROPOSAL,
    NO_SEAT,
    PLACING,
    State,
)
from palas.games.two_castles.supplies import (
    discard_room,
    draw_room,
    insert,
    refill_supply,
    show_room,
)
from palas.games.two_castles.tables import (
    ATTENDANTS_OF_A_KIND,
    BONUS_CARDS,
    CARD_DRAW,
    CHOICES,
    DECORATIONS,
    HAND,
    KEPT_CARDS,
    LUDWIG,
    MAX_CASTLES,
    NO_CARD,
    NO_ROOM,
    REGULAR_ROOMS,
    ROOM_DRAW,
    ROUNDS,
    SPECIAL_KINDS,
    SPECIALS_OF_A_KIND,
    TURNS,
)
from palas.kernel.jit import jit
from palas.kernel.rng import below


@jit
def empty_table(s: State) -> None:
    """Clear the table for `s.seats` seats: castles without rooms, full stocks, no draft."""
    s.castles = max(LUDWIG + 1, s.seats + 0)  # R1.7, R12.1
    for castle in range(MAX_CASTLES):
        s.placer[castle] = NO_SEAT
        s.held[castle] = NO_ROOM
        s.proposal[castle] = NO_PROPOSAL
        for slot in range(KEPT_CARDS):
            s.card[castle][slot] = NO_CARD
        for slot in range(HAND):
            s.hand[castle][slot] = NO_ROOM
        for slot in range(CHOICES):
            s.chosen[castle][slot] = NO_ROOM
            s.new_room[castle][slot] = NO_ROOM
        for slot in range(ROOM_DRAW):
            s.drawn_room[castle][slot] = NO_ROOM
        for slot in range(CARD_DRAW):
            s.drawn_card[castle][slot] = NO_CARD
    for room in range(REGULAR_ROOMS):
        s.supply[room] = NO_ROOM
    for card in range(BONUS_CARDS):
        s.deck[card] = NO_CARD
    for kind in range(SPECIAL_KINDS):
        s.special_stock[kind] = SPECIALS_OF_A_KIND
    for kind in range(DECORATIONS):
        s.attendant_stock[kind] = ATTENDANTS_OF_A_KIND


@jit
def deal(s: State) -> None:
    """Deal nine rooms to every player, stack by stack (R3.1, R6.5)."""
    for player in range(s.castles):
        if s.supply_size < HAND:
            refill_supply(s)
        for count in range(HAND):
            insert(s.hand[player], count, draw_room(s, IN_STACK))
        s.hand_size[player] = HAND
        s.hand_dealt[player] = s.shuffles
        s.hand_seen[player] = 0


@jit
def take_from_stack(s: State, player: int, room: int) -> None:
    """Take a room out of a player's stack and lay it open."""
    s.hand_size[player] -= 1
    size = s.hand_size[player] + 0
    at = 0
    while s.hand[player][at] != room:
        at += 1
    for slot in range(at, size):
        s.hand[player][slot] = s.hand[player][slot + 1]
    s.hand[player][size] = NO_ROOM
    show_room(s, room)


@jit
def swap_stacks(s: State, first: int, second: int) -> None:
    """Exchange the stacks of two players; they are of the same size."""
    for slot in range(HAND):
        room = s.hand[first][slot] + 0
        s.hand[first][slot] = s.hand[second][slot]
        s.hand[second][slot] = room
    seen = s.hand_seen[first] + 0
    s.hand_seen[first] = s.hand_seen[second]
    s.hand_seen[second] = seen
    dealt = s.hand_dealt[first] + 0
    s.hand_dealt[first] = s.hand_dealt[second]
    s.hand_dealt[second] = dealt


@jit
def pass_on(s: State) -> None:
    """Move every stack to the left, in the second round to the right (R3.5)."""
    for step in range(1, s.castles):
        player = s.castles - step if s.round == 0 else step + 0
        swap_stacks(s, player, player - 1)


@jit
def discard_ninths(s: State) -> None:
    """Discard the last room of every stack, known to those who held it (R3.6, R14.2)."""
    for player in range(s.castles):
        discard_room(s, s.hand[player][0] + 0, s.hand_seen[player] + 0)
        s.hand[player][0] = NO_ROOM
        s.hand_size[player] = 0


@jit
def draw_for_ludwig(s: State) -> None:
    """Draw two rooms of Ludwig's stack at random; one seat looks at them (R12.3)."""
    size = s.hand_size[LUDWIG] + 0
    first = below(s.rng, size)
    second = below(s.rng, size - 1)
    if second >= first:
        second += 1
    s.chosen[LUDWIG][0] = s.hand[LUDWIG][min(first, second)]
    s.chosen[LUDWIG][1] = s.hand[LUDWIG][max(first, second)]
    s.num_chosen[LUDWIG] = CHOICES


@jit
def ludwigs_drawer(s: State) -> int:
    """Return the seat that draws for Ludwig: his left neighbour, then his right one (R12.3)."""
    return s.round + 0


@jit
def begin_turn(s: State) -> None:
    """Take up the stacks; Ludwig's rooms are drawn before the seats choose (R3.2, R12.3)."""
    s.reveals += 1
    for seat in range(s.seats):
        s.hand_seen[seat] |= 1 << seat
    if s.seats < s.castles:
        draw_for_ludwig(s)
        s.phase = LUDWIG_ASSIGN
        s.acting = 1 << ludwigs_drawer(s)
    else:
        begin_choosing(s)


@jit
def begin_choosing(s: State) -> None:
    """Let every seat choose (R3.2)."""
    s.phase = CHOOSING
    s.acting = (1 << s.seats) - 1


@jit
def end_turn(s: State) -> None:
    """Go on to the next turn, the next round or the end (R3.5 to R3.7)."""
    if s.turn + 1 < TURNS:
        s.turn += 1
        pass_on(s)
    elif s.round + 1 < ROUNDS:
        discard_ninths(s)
        s.round += 1
        s.turn = 0
        deal(s)
    else:
        s.phase = FINISHED
        s.over = 1
        s.acting = 0
        return
    begin_turn(s)


@jit
def choose(s: State, seat: int, room: int) -> None:
    """Choose a room of the own stack; the last choice of all reveals them (R3.2 to R3.4)."""
    insert(s.chosen[seat], s.num_chosen[seat] + 0, room)
    s.num_chosen[seat] += 1
    if s.num_chosen[seat] == CHOICES:
        s.acting &= ~(1 << seat)
    if s.acting == 0:
        for other in range(s.seats):
            for slot in range(CHOICES):
                take_from_stack(s, other, s.chosen[other][slot] + 0)
        s.reveals += 1
        s.phase = ASSIGNING
        s.acting = (1 << s.seats) - 1


@jit
def assign(s: State, player: int, room: int) -> None:
    """Assign a chosen room to the player's left castle, the other to the right one (R4.1)."""
    other = s.chosen[player][0] + s.chosen[player][1] - room
    s.new_room[player][0] = room
    s.new_room[right_castle(s, player)][1] = other
    for slot in range(CHOICES):
        s.chosen[player][slot] = NO_ROOM
    s.num_chosen[player] = 0


@jit
def assign_own(s: State, seat: int, room: int) -> None:
    """Assign the own rooms; when all have done so, they are laid (R4.2)."""
    assign(s, seat, room)
    s.acting &= ~(1 << seat)
    if s.acting == 0:
        s.phase = PLACING


@jit
def assign_ludwigs(s: State, seat: int, room: int) -> None:
    """Give one of Ludwig's rooms to the castle shared with him, lay both open (R12.4)."""
    first = s.chosen[LUDWIG][0] + 0
    second = s.chosen[LUDWIG][1] + 0
    take_from_stack(s, LUDWIG, first)
    take_from_stack(s, LUDWIG, second)
    to_left = room if seat == 0 else first + second - room  # seat 0 sits to his left
    assign(s, LUDWIG, to_left)
    s.reveals += 1
    begin_choosing(s)
