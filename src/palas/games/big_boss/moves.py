"""Big Boss: the deal, what is legal, and what each action does."""

from __future__ import annotations

from palas.games.big_boss.actions import (
    BUILD,
    BUY_BLIND,
    BUY_OPEN,
    BUY_TOWER,
    DONE,
    FOUND,
    PASS,
    PROMOTE_VILLA,
    SEAT_BARON,
    SEAT_GRANDEE,
    SURVIVE,
    TOWER,
    WITHDRAW,
)
from palas.games.big_boss.board import free_flag, is_oversized_villa, plot_at, room_beside, value
from palas.games.big_boss.building import (
    can_seat,
    castle_beside,
    found,
    hand_over_flag,
    lay_block,
    offer_nobles,
    play_card,
    return_noble,
    seat_noble,
    settle_merger,
)
from palas.games.big_boss.state import (
    ACT,
    BARON,
    GRANDEE,
    IN_DECK,
    NO_CARD,
    NO_CASTLE,
    NO_NOBLE,
    NO_PLOT,
    NO_SEAT,
    NOBLE,
    ON_DISPLAY,
    PROMOTE,
    SURVIVOR,
    TURN,
    State,
)
from palas.games.big_boss.tables import (
    BARONS,
    BLOCKS,
    BUILDING_CARD_PRICE,
    FOUNDING_STONES,
    GRANDEES,
    OPEN_CARDS,
    PLOTS,
    START_CARDS,
    START_MONEY,
    STONE_SIZE,
    TOWER_CARD_LEVELS,
    TOWER_CARD_PRICE,
    TOWER_CARDS,
)
from palas.games.big_boss.turn import end_turn, is_stranded, must_withdraw, pass_turn
from palas.kernel.jit import jit
from palas.kernel.record import Row
from palas.kernel.rng import below, shuffle


@jit
def draw_card(s: State, place: int) -> int:
    """Take the top card of the deck to a new place and return it."""
    s.deck_size -= 1
    card = s.deck[s.deck_size] + 0
    s.deck[s.deck_size] = NO_CARD
    s.place[card] = place
    return card


@jit
def begin(s: State, options: Row) -> None:
    """Deal a new game; options are [closed_loop] (R1)."""
    s.closed_loop = options[0]
    for plot in range(PLOTS):
        s.castle[plot] = NO_CASTLE
        s.owner[plot] = NO_SEAT
        s.place[plot] = IN_DECK
        s.deck[plot] = plot
    for stone in range(FOUNDING_STONES):
        s.stone_plot[stone] = NO_PLOT
    s.blocks = BLOCKS
    s.tower_stock = TOWER_CARDS
    s.stones = FOUNDING_STONES
    s.deck_size = PLOTS
    s.new_plot = NO_PLOT
    shuffle(s.rng, s.deck, PLOTS)
    for seat in range(s.seats):
        s.money[seat] = START_MONEY
        s.barons[seat] = BARONS
        s.grandees[seat] = GRANDEES
        s.hand_size[seat] = START_CARDS
        for _ in range(START_CARDS):
            draw_card(s, 2 * seat)
    for slot in range(OPEN_CARDS):
        s.display[slot] = draw_card(s, ON_DISPLAY)
    s.acting = 1 << below(s.rng, s.seats + 0)  # R1.7
    s.phase = TURN


@jit
def list_purchases(s: State, seat: int, out: Row, n: int) -> int:
    """List what the seat can pay for: open cards, the blind card, a tower card (R4)."""
    if s.money[seat] < BUILDING_CARD_PRICE:
        return n
    if s.deck_size > 0:
        out[n] = BUY_BLIND
        n += 1
    first = n
    for slot in range(OPEN_CARDS):
        if s.display[slot] != NO_CARD:
            action = BUY_OPEN + s.display[slot]
            at = n
            while at > first and out[at - 1] > action:
                out[at] = out[at - 1]
                at -= 1
            out[at] = action
            n += 1
    if s.money[seat] >= TOWER_CARD_PRICE and s.tower_stock > 0:
        out[n] = BUY_TOWER
        n += 1
    return n


@jit
def list_building(s: State, seat: int, out: Row, n: int) -> int:
    """List every use of the cards in hand (R5 to R12)."""
    first = n
    if s.hand_size[seat] > 0:
        for card in range(PLOTS):
            if s.place[card] >> 1 == seat:
                out[n] = BUILD + card
                n += 1
    if s.stones > 0 and free_flag(s) != NO_CASTLE:  # R5.6
        for at in range(first, n):
            card = out[at] - BUILD
            if s.height[card] == 0:
                least = max(0, STONE_SIZE - 1 - room_beside(s, card, 1))
                for inside in range(least, room_beside(s, card, -1) + 1):
                    out[n] = FOUND + STONE_SIZE * card + inside
                    n += 1
    if s.towers[seat] > 0:
        for plot in range(PLOTS):
            if 1 <= s.height[plot] < TOWER_CARD_LEVELS:
                if s.noble[plot] == NO_NOBLE or s.owner[plot] == seat:  # R9.3
                    out[n] = TOWER + plot
                    n += 1
    return n


@jit
def list_withdrawals(s: State, seat: int, out: Row, n: int) -> int:
    """List the nobles the seat could withdraw (R14)."""
    if s.barons[seat] + s.grandees[seat] < BARONS + GRANDEES:
        for plot in range(PLOTS):
            if s.owner[plot] == seat:
                out[n] = WITHDRAW + plot
                n += 1
    return n


@jit
def list_turn(s: State, seat: int, out: Row) -> int:
    """List what a seat may do in its turn before it has bought or built."""
    if is_stranded(s, seat):  # R16.4
        out[0] = PASS
        return 1
    if must_withdraw(s, seat):  # R16.2
        n = list_withdrawals(s, seat, out, 0)
        if n == 0:
            out[0] = PASS
            n = 1
        return n
    n = list_building(s, seat, out, list_purchases(s, seat, out, 0))
    if n == 0:  # R16.3
        out[0] = PASS
        n = 1
    if s.phase == TURN:
        n = list_withdrawals(s, seat, out, n)
    return n


@jit
def list_free_new_plots(s: State, base: int, out: Row, n: int) -> int:
    """List an action for every plot just built on that has no noble, in ascending order."""
    for seam in range(2):  # R19.1: the plots of a stone beyond the seam have lower numbers
        for offset in range(s.new_plots):
            plot = s.new_plot + offset - PLOTS * (1 - seam)
            if 0 <= plot < PLOTS and s.noble[plot] == NO_NOBLE:
                out[n] = base + plot
                n += 1
    return n


@jit
def list_nobles(s: State, seat: int, out: Row) -> int:
    """List the nobles the seat may put on what it has just built (R13)."""
    n = 0
    price = value(s, s.new_plot)
    if s.barons[seat] > 0 and s.money[seat] >= price:
        n = list_free_new_plots(s, SEAT_BARON, out, n)
    if s.grandees[seat] > 0 and s.money[seat] >= price * GRANDEE:
        n = list_free_new_plots(s, SEAT_GRANDEE, out, n)
    out[n] = DONE
    return n + 1


@jit
def legal(s: State, seat: int, out: Row) -> int:
    """Write the legal actions of a seat in ascending order and return how many."""
    if (s.acting >> seat) & 1 == 0:
        return 0
    if s.phase == NOBLE:
        return list_nobles(s, seat, out)
    if s.phase == SURVIVOR:
        low = castle_beside(s, s.new_plot, -1)
        high = castle_beside(s, s.new_plot, 1)
        out[0] = SURVIVE + min(low, high)
        out[1] = SURVIVE + max(low, high)
        return 2
    if s.phase == PROMOTE:
        n = 0
        for plot in range(PLOTS):
            if is_oversized_villa(s, plot):
                out[n] = PROMOTE_VILLA + plot
                n += 1
        return n
    return list_turn(s, seat, out)


@jit
def buy(s: State, seat: int, action: int) -> None:
    """Buy a card (R4)."""
    if action == BUY_TOWER:
        s.money[seat] -= TOWER_CARD_PRICE
        s.tower_stock -= 1
        s.towers[seat] += 1
    else:
        s.money[seat] -= BUILDING_CARD_PRICE
        s.hand_size[seat] += 1
        if action == BUY_BLIND:
            draw_card(s, 2 * seat)
            s.reveals += 1
        else:
            take_open_card(s, seat, action - BUY_OPEN)


@jit
def take_open_card(s: State, seat: int, card: int) -> None:
    """Take an open card; the deck replaces it at once (R4.3)."""
    s.place[card] = 2 * seat + 1
    for slot in range(OPEN_CARDS):
        if s.display[slot] == card:
            s.display[slot] = NO_CARD
            if s.deck_size > 0:
                s.display[slot] = draw_card(s, ON_DISPLAY)
                s.reveals += 1
            return


@jit
def apply(s: State, seat: int, action: int) -> None:
    """Carry out a legal action."""
    s.ply += 1
    survivor = NO_CASTLE
    if action == PASS:
        pass_turn(s, seat)
        offer_nobles(s, NO_PLOT, 0, 0)
    elif action < WITHDRAW:
        s.passes = 0
        take_main_action(s, seat, action)
    elif action < SURVIVE:
        return_noble(s, action - WITHDRAW, value(s, action - WITHDRAW))
        s.phase = ACT
    elif action < PROMOTE_VILLA:
        survivor = action - SURVIVE
    elif action < SEAT_BARON:
        hand_over_flag(s, action - PROMOTE_VILLA)
        s.phase = NOBLE
    elif action == DONE:
        s.seatings = 0
    elif action < SEAT_GRANDEE:
        seat_noble(s, seat, action - SEAT_BARON, BARON)
    else:
        seat_noble(s, seat, action - SEAT_GRANDEE, GRANDEE)
    if s.phase == SURVIVOR:
        settle_merger(s, seat, survivor)
    if s.phase == NOBLE and not can_seat(s, seat):
        end_turn(s, seat)


@jit
def take_main_action(s: State, seat: int, action: int) -> None:
    """Buy or build (R3.2)."""
    if action < BUILD:
        buy(s, seat, action)
        offer_nobles(s, NO_PLOT, 0, 0)
    elif FOUND <= action < TOWER:
        card = (action - FOUND) // STONE_SIZE
        play_card(s, seat, card)
        found(s, seat, card, plot_at(s, card - (action - FOUND) % STONE_SIZE))
    else:
        plot = action - BUILD
        if action >= TOWER:
            plot = action - TOWER
            s.towers[seat] -= 1
        else:
            play_card(s, seat, plot)
            if s.noble[plot] != NO_NOBLE and s.owner[plot] != seat:  # R8.3
                return_noble(s, plot, value(s, plot))  # R15.2: before the rise
        lay_block(s, seat, plot)
