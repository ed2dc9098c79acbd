"""What building does in Big Boss: castles, villas, mergers, income and nobles."""

from __future__ import annotations

from palas.games.big_boss.board import (
    first_plot,
    free_flag,
    is_built,
    is_oversized_villa,
    plot_at,
    raw_value,
    value,
)
from palas.games.big_boss.state import (
    BARON,
    GRANDEE,
    NO_CASTLE,
    NO_NOBLE,
    NO_PLOT,
    NO_SEAT,
    NOBLE,
    PLAYED,
    PROMOTE,
    SURVIVOR,
    State,
)
from palas.games.big_boss.tables import (
    CASTLE_VALUE,
    FOUNDING_STONES,
    MAX_VALUE,
    PLOTS,
    STONE_NOBLES,
    STONE_SIZE,
)
from palas.kernel.jit import jit


@jit
def play_card(s: State, seat: int, card: int) -> None:
    """Lay a building card on the discard pile (R3.4)."""
    s.place[card] = PLAYED
    s.hand_size[seat] -= 1


@jit
def return_noble(s: State, plot: int, amount: int) -> None:
    """Give the noble on a plot back to its owner, who is paid for it (R14.2, R15.2)."""
    owner = s.owner[plot]
    kind = s.noble[plot]
    s.money[owner] += amount * kind
    if kind == BARON:
        s.barons[owner] += 1
    else:
        s.grandees[owner] += 1
    s.noble[plot] = NO_NOBLE
    s.owner[plot] = NO_SEAT


@jit
def seat_noble(s: State, seat: int, plot: int, kind: int) -> None:
    """Put a noble on a plot for once or twice the value (R13.4)."""
    s.money[seat] -= value(s, plot) * kind
    if kind == BARON:
        s.barons[seat] -= 1
    else:
        s.grandees[seat] -= 1
    s.noble[plot] = kind
    s.owner[plot] = seat
    s.seatings -= 1


@jit
def can_seat(s: State, seat: int) -> bool:
    """Tell whether a seat could pay for a noble on what it has just built."""
    if s.seatings == 0 or s.barons[seat] + s.grandees[seat] == 0:
        return False
    price = value(s, s.new_plot)
    if s.barons[seat] == 0:
        price *= GRANDEE
    if s.money[seat] < price:
        return False
    for offset in range(s.new_plots):
        if s.noble[plot_at(s, s.new_plot + offset)] == NO_NOBLE:
            return True
    return False


@jit
def offer_nobles(s: State, plot: int, plots: int, seatings: int) -> None:
    """Let nobles follow on the plots just built on (R13.1, R13.2)."""
    s.phase = NOBLE
    s.new_plot = plot
    s.new_plots = plots
    s.seatings = seatings


@jit
def hand_over_flag(s: State, plot: int) -> None:
    """Make the building on a plot a castle with a flag from the supply (R12.3)."""
    flag = free_flag(s)
    s.crest[flag] = min(MAX_VALUE, raw_value(s, plot))
    at = first_plot(s, plot)
    while is_built(s, at) and s.castle[at] != flag:
        s.castle[at] = flag
        at = plot_at(s, at + 1)


@jit
def found(s: State, seat: int, card: int, first: int) -> None:
    """Found a castle on three plots, with a block on the card's plot (R5)."""
    flag = free_flag(s)
    s.stone_plot[FOUNDING_STONES - s.stones] = first
    s.stones -= 1
    s.blocks -= 1
    for offset in range(STONE_SIZE):
        plot = plot_at(s, first + offset)
        s.height[plot] = 1
        s.castle[plot] = flag
    s.height[card] = 2
    s.crest[flag] = CASTLE_VALUE
    s.money[seat] += CASTLE_VALUE  # R5.5
    offer_nobles(s, first, STONE_SIZE, STONE_NOBLES)


@jit
def castle_beside(s: State, plot: int, step: int) -> int:
    """Return the castle on the neighbouring plot, or NO_CASTLE."""
    at = plot_at(s, plot + step)
    return s.castle[at] + 0 if at != NO_PLOT else NO_CASTLE


@jit
def lay_block(s: State, seat: int, plot: int) -> None:
    """Put a block on a plot, on top or on the ground, and settle what follows (R6 to R12)."""
    s.blocks -= 1
    low = castle_beside(s, plot, -1)
    high = castle_beside(s, plot, 1)
    if s.height[plot] > 0:
        s.height[plot] += 1
        raise_building(s, seat, plot, s.height[plot] + 0)  # R8.1, R9.1
    elif low != NO_CASTLE and high != NO_CASTLE and low != high:  # R10.1, R19.2
        join_castles(s, seat, plot, low, high)
    else:
        raise_building(s, seat, plot, extend(s, plot, max(low, high)))


@jit
def extend(s: State, plot: int, castle: int) -> int:
    """Put a block on the ground, join a villa beside it to the castle; return the rise (R11.1)."""
    s.height[plot] = 1
    rise = 1
    if castle != NO_CASTLE:
        s.castle[plot] = castle
        for step in range(-1, 2, 2):
            at = plot_at(s, plot + step)
            while is_built(s, at) and s.castle[at] == NO_CASTLE:
                rise += s.height[at] * (s.height[at] + 1) // 2  # R2.3
                s.castle[at] = castle
                at = plot_at(s, at + step)
    return rise


@jit
def raise_building(s: State, seat: int, plot: int, rise: int) -> None:
    """Let a building grow: crest or flag, income, and a noble (R7.2, R12.3)."""
    castle = s.castle[plot]
    if castle != NO_CASTLE:
        s.crest[castle] = min(MAX_VALUE, s.crest[castle] + rise)
    elif free_flag(s) != NO_CASTLE and raw_value(s, plot) >= CASTLE_VALUE:
        hand_over_flag(s, plot)
    s.money[seat] += value(s, plot)  # R3.3
    offer_nobles(s, plot, 1, 1)


@jit
def join_castles(s: State, seat: int, plot: int, low: int, high: int) -> None:
    """Lay a block between two castles: refused at 50, else a merger (R10.7)."""
    if s.crest[low] == MAX_VALUE or s.crest[high] == MAX_VALUE:
        s.money[seat] += MAX_VALUE
        offer_nobles(s, NO_PLOT, 0, 0)
    else:
        s.height[plot] = 1
        s.new_plot = plot
        s.phase = SURVIVOR


@jit
def settle_merger(s: State, seat: int, survivor: int) -> None:
    """Merge the castles beside the joining block, unless the seat has to choose first (R10.3)."""
    low = castle_beside(s, s.new_plot, -1)
    high = castle_beside(s, s.new_plot, 1)
    if survivor == NO_CASTLE:
        if abs(s.crest[low] - s.crest[high]) <= 1:
            return
        survivor = low if s.crest[low] > s.crest[high] else high
    merge_castles(s, seat, survivor, low + high - survivor)
    give_freed_flag(s)


@jit
def merge_castles(s: State, seat: int, survivor: int, absorbed: int) -> None:
    """Let one castle absorb the other (R10.4 to R10.6)."""
    for plot in range(PLOTS):
        if s.castle[plot] == absorbed:
            if s.noble[plot] != NO_NOBLE and s.owner[plot] != seat:
                return_noble(s, plot, s.crest[absorbed] + 0)
            s.castle[plot] = survivor
    s.castle[s.new_plot] = survivor
    s.crest[survivor] = min(MAX_VALUE, s.crest[survivor] + s.crest[absorbed] + 1)
    s.crest[absorbed] = 0
    s.money[seat] += s.crest[survivor]
    offer_nobles(s, s.new_plot + 0, 1, 1)


@jit
def give_freed_flag(s: State) -> None:
    """Pass a freed flag on to an oversized villa; between several the seat chooses (R12.5)."""
    waiting = 0
    last = NO_PLOT
    for plot in range(PLOTS):
        if is_oversized_villa(s, plot):
            waiting += 1
            last = plot
    if waiting > 1:
        s.phase = PROMOTE
    elif waiting == 1:
        hand_over_flag(s, last)
