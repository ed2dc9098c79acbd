"""A sensible player, cheap enough for mass play; `policy` reads like a short guide.

1. The street grows, and a card pays more the later it is played: keep the good ones, and buy
   as long as a card will pay more than it costs. Play them before the blocks run out.
2. Until then build for your nobles: raise the castles where yours live rather than your
   rivals'. Joining two castles lifts yours in both and sends your rivals' home from the
   smaller one; a card on a rival's plot sends that noble home too.
3. A noble is a loan to a building, paid back with all it has grown by. Seat one whenever you
   can while the building will still grow, the grandees first: they earn twice.
4. Found where your other cards lie on the stone or beside it, and put two nobles on it at
   once: nowhere are they cheaper, and nowhere do they earn more by the end.
5. The most nobles on the second level or higher earn 30 Real: seat them there while you are
   not hopelessly behind.
6. A tower card is as good as the best castle, a card from the deck as a poor one.
7. Withdraw a noble only when you must, where least is left to grow.
"""

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
from palas.games.big_boss.board import first_plot, is_built, plot_at, value
from palas.games.big_boss.building import castle_beside
from palas.games.big_boss.moves import legal
from palas.games.big_boss.scoring import card_income, high_nobles
from palas.games.big_boss.state import BARON, GRANDEE, NO_CASTLE, NO_NOBLE, NO_PLOT, State
from palas.games.big_boss.tables import (
    BLOCKS,
    BUILDING_CARD_PRICE,
    CASTLE_VALUE,
    FLAGS,
    LEVEL_BONUS_HEIGHT,
    MAX_VALUE,
    PLOTS,
    STONE_SIZE,
    TOWER_CARD_PRICE,
)
from palas.kernel.jit import jit
from palas.kernel.record import Row

REAL = 100  # the appeal of one Real
FAR = 1_000_000  # more than any appeal
KEPT = 110  # the appeal of a card in hand for every Real that it would pay now
UNKNOWN_CARD = 6  # Real that a card nobody has seen is expected to pay
TOWER_RISE = 2  # Real that a tower card adds to a castle, at least
GROWTH = 1000  # appeal of what a building grows by in a whole game
NEIGHBOUR = 300  # appeal of an own card on a new stone or beside it
HIGH = 500  # appeal of a noble on a level that counts for the bonus
LUCK = 31  # equals are decided by the dice


@jit
def luck(dice: int, number: int) -> int:
    """Return a small number that differs from action to action."""
    return (dice >> (number & 15)) & LUCK


@jit
def growth(s: State, worth: int) -> int:
    """Return the appeal of what a building of some value will still grow by."""
    return min(REAL * (MAX_VALUE - worth), GROWTH * s.blocks // BLOCKS)


@jit
def rival_weight(s: State) -> int:
    """Return the appeal of one Real less for one rival among several."""
    return REAL // (s.seats - 1)


@jit
def stake(s: State, seat: int, plot: int, against: int) -> int:
    """Return the appeal of one Real more for a building: own nobles, less rivals' by weight."""
    first = first_plot(s, plot)
    at = first
    total = 0
    while True:
        if s.noble[at] != NO_NOBLE:
            total += s.noble[at] * (REAL if s.owner[at] == seat else -against)
        at = plot_at(s, at + 1)
        if at == first or not is_built(s, at):
            return total


@jit
def high_appeal(s: State, seat: int, height: int) -> int:
    """Return the appeal of a noble's height while the bonus is in reach (R18.2)."""
    if height < LEVEL_BONUS_HEIGHT:
        return 0
    own = high_nobles(s, seat)
    for rival in range(s.seats):
        if high_nobles(s, rival) > own + 1:
            return 0
    return HIGH


@jit
def noble_appeal(s: State, seat: int, kind: int, worth: int, money: int) -> int:
    """Return the appeal of a noble in a building of some value, -FAR if it cannot be had."""
    supply = s.barons[seat] if kind == BARON else s.grandees[seat]
    if supply == 0 or money < kind * worth:
        return -FAR
    return kind * growth(s, worth)


@jit
def seating_appeal(s: State, seat: int, worth: int, height: int, money: int) -> int:
    """Return the appeal of the noble that may follow a building, at least nothing."""
    baron = noble_appeal(s, seat, BARON, worth, money)
    grandee = noble_appeal(s, seat, GRANDEE, worth, money)
    return max(0, max(baron, grandee) + high_appeal(s, seat, height))


@jit
def raise_appeal(s: State, seat: int, plot: int) -> int:
    """Return the appeal of one more level: income, the rise of all nobles, one more noble."""
    before = value(s, plot)
    height = s.height[plot] + 1
    worth = min(MAX_VALUE, before + height)
    appeal = REAL * worth + stake(s, seat, plot, rival_weight(s)) * (worth - before)
    if s.owner[plot] == seat:
        return appeal
    if s.noble[plot] != NO_NOBLE:  # R8.3
        appeal += s.noble[plot] * growth(s, worth) // (s.seats - 1)
    return appeal + seating_appeal(s, seat, worth, height, s.money[seat] + worth)


@jit
def joining_appeal(s: State, seat: int, plot: int, worth: int, is_absorbed: bool) -> int:
    """Return the appeal of the rise of a building that becomes part of a larger one."""
    against = 0 if is_absorbed else rival_weight(s)  # R10.4
    return stake(s, seat, plot, against) * (worth - value(s, plot))


@jit
def ground_appeal(s: State, seat: int, plot: int) -> int:
    """Return the appeal of a block on the ground, which may extend or join buildings."""
    low = plot_at(s, plot - 1)
    high = plot_at(s, plot + 1)
    low_worth = value(s, low) if is_built(s, low) else 0
    high_worth = value(s, high) if is_built(s, high) else 0
    worth = min(MAX_VALUE, low_worth + high_worth + 1)
    is_merger = castle_beside(s, plot, -1) != NO_CASTLE and castle_beside(s, plot, 1) != NO_CASTLE
    if is_merger and max(low_worth, high_worth) == MAX_VALUE:  # R10.7
        return REAL * worth
    appeal = REAL * worth + seating_appeal(s, seat, worth, 1, s.money[seat] + worth)
    if low_worth > 0:
        appeal += joining_appeal(s, seat, low, worth, is_merger and low_worth < high_worth)
    if high_worth > 0:
        appeal += joining_appeal(s, seat, high, worth, is_merger and high_worth < low_worth)
    return appeal


@jit
def found_appeal(s: State, seat: int, card: int, inside: int) -> int:
    """Return the appeal of a new castle: income, two nobles, own cards on it and beside it."""
    money = s.money[seat] + CASTLE_VALUE
    appeal = REAL * CASTLE_VALUE + seating_appeal(s, seat, CASTLE_VALUE, 2, money)
    appeal += seating_appeal(s, seat, CASTLE_VALUE, 1, money - CASTLE_VALUE)
    for offset in range(-1, STONE_SIZE + 1):
        plot = plot_at(s, card - inside + offset)
        if plot != NO_PLOT and plot != card and s.place[plot] >> 1 == seat:
            appeal += NEIGHBOUR
    return appeal


@jit
def tower_income(s: State) -> int:
    """Return what a tower card will pay at the best castle."""
    best = 0
    for castle in range(FLAGS):
        best = max(best, s.crest[castle] + 0)
    return min(MAX_VALUE, best + TOWER_RISE)


@jit
def kept_appeal(s: State, seat: int, income: int, new_cards: int) -> int:
    """Return the appeal of a card in hand; of too many for the blocks left each counts less."""
    turns = s.seats * (s.hand_size[seat] + s.towers[seat] + new_cards)
    return KEPT * max(CASTLE_VALUE, income) * min(s.blocks, turns) // turns


@jit
def purchase_appeal(s: State, seat: int, action: int) -> int:
    """Return the appeal of buying a card: that of having it, less its price."""
    if action == BUY_TOWER:
        return kept_appeal(s, seat, tower_income(s), 1) - REAL * TOWER_CARD_PRICE
    income = UNKNOWN_CARD if action == BUY_BLIND else card_income(s, action - BUY_OPEN)
    return kept_appeal(s, seat, income, 1) - REAL * BUILDING_CARD_PRICE


@jit
def building_appeal(s: State, seat: int, action: int) -> int:
    """Return the appeal of playing a card, less that of keeping it."""
    if action >= TOWER:
        return raise_appeal(s, seat, action - TOWER) - kept_appeal(s, seat, tower_income(s), 0)
    if action >= FOUND:
        card = (action - FOUND) // STONE_SIZE
        appeal = found_appeal(s, seat, card, (action - FOUND) % STONE_SIZE)
    else:
        card = action - BUILD
        is_up = s.height[card] > 0
        appeal = raise_appeal(s, seat, card) if is_up else ground_appeal(s, seat, card)
    return appeal - kept_appeal(s, seat, card_income(s, card), 0)


@jit
def surviving_appeal(s: State, seat: int, castle: int) -> int:
    """Return the appeal of a castle that survives: rivals in it stay, in the other they go."""
    appeal = 0
    for plot in range(PLOTS):
        if s.castle[plot] == castle and s.noble[plot] != NO_NOBLE and s.owner[plot] != seat:
            appeal -= REAL * s.noble[plot]
    return appeal


@jit
def seat_appeal(s: State, seat: int, action: int) -> int:
    """Return the appeal of seating a noble on what was just built."""
    is_baron = action < SEAT_GRANDEE
    plot = action - (SEAT_BARON if is_baron else SEAT_GRANDEE)
    kind = BARON if is_baron else GRANDEE
    appeal = noble_appeal(s, seat, kind, value(s, plot), s.money[seat] + 0)
    return appeal + high_appeal(s, seat, s.height[plot] + 0)


@jit
def appeal_of(s: State, seat: int, action: int) -> int:
    """Return the appeal of a legal action; -FAR and less is for when there is nothing else."""
    if action == PASS:
        return 0
    if action == DONE:  # a noble must promise something
        return LUCK + 1
    if action < BUILD:
        return purchase_appeal(s, seat, action)
    if action < WITHDRAW:
        return building_appeal(s, seat, action)
    if action < SURVIVE:
        plot = action - WITHDRAW
        return -FAR - s.noble[plot] * growth(s, value(s, plot))
    if action < PROMOTE_VILLA:
        return surviving_appeal(s, seat, action - SURVIVE)
    if action < SEAT_BARON:
        return stake(s, seat, action - PROMOTE_VILLA, rival_weight(s))
    return seat_appeal(s, seat, action)


@jit
def policy(s: State, seat: int, dice: int, out: Row) -> int:
    """Return the most appealing action; `out` is room for the legal ones."""
    best = PASS
    most = -3 * FAR
    for at in range(legal(s, seat, out)):
        action = out[at] + 0
        appeal = appeal_of(s, seat, action) + luck(dice, action)
        if appeal > most:
            best = action
            most = appeal
    return best
