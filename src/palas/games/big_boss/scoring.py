"""Final scoring of Big Boss: one function a rule, and the reasons from the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.big_boss.board import is_built, plot_at, value
from palas.games.big_boss.state import NO_NOBLE, State
from palas.games.big_boss.tables import (
    BLOCKS,
    LEVEL_BONUS,
    LEVEL_BONUS_HEIGHT,
    MAX_VALUE,
    PLOTS,
)
from palas.kernel.jit import jit

if TYPE_CHECKING:
    from palas.kernel.record import Row

# guesses for `estimate`, in Real: fitted to how 240 games of two between searches ended
INCOME_WORTH = 0.5  # of every Real that a card would pay now
UNKNOWN_INCOME = 8.0  # what a card nobody has seen would pay
CARD_WORTH = 26.0  # of a card when the blocks run out, for the nobles it seats
TOWER_WORTH = 36.0  # of a tower card
NOBLE_WORTH = 8.0  # what a baron earns in a whole game by growth; a grandee twice as much


@jit
def noble_pay(s: State, plot: int) -> int:
    """Return what the noble on a plot is paid at the end (R18.1)."""
    if s.noble[plot] == NO_NOBLE:
        return 0
    return value(s, plot) * s.noble[plot]


@jit
def nobles_on_board(s: State, seat: int) -> int:
    """Count a seat's nobles on the board (R18.4)."""
    count = 0
    for plot in range(PLOTS):
        if s.owner[plot] == seat:
            count += 1
    return count


@jit
def high_nobles(s: State, seat: int) -> int:
    """Count a seat's nobles on the second level or higher (R18.2)."""
    count = 0
    for plot in range(PLOTS):
        if s.owner[plot] == seat and s.height[plot] >= LEVEL_BONUS_HEIGHT:
            count += 1
    return count


@jit
def most_high_nobles(s: State) -> int:
    """Return the most nobles any seat has on the second level or higher (R18.2)."""
    most = 0
    for seat in range(s.seats):
        most = max(most, high_nobles(s, seat))
    return most


@jit
def level_bonus(s: State, seat: int, most: int) -> int:
    """Return 30 for every seat with the most nobles on high levels, if it has any (R18.2)."""
    return LEVEL_BONUS if most > 0 and high_nobles(s, seat) == most else 0


@jit
def noble_money(s: State, seat: int) -> int:
    """Return what all nobles of a seat are paid at the end (R18.1)."""
    total = 0
    for plot in range(PLOTS):
        if s.owner[plot] == seat:
            total += noble_pay(s, plot)
    return total


@jit
def final_money(s: State, seat: int, most: int) -> int:
    """Return the Real of a seat as if the game ended now (R18.3)."""
    return s.money[seat] + noble_money(s, seat) + level_bonus(s, seat, most)


@jit
def scores(s: State, out: Row) -> None:
    """Write the Real of every seat as if the game ended now (R18)."""
    most = most_high_nobles(s)
    for seat in range(s.seats):
        out[seat] = final_money(s, seat, most)


@jit
def winners(s: State) -> int:
    """Return the richest seats as a bit set; nobles on the board break ties (R18.4)."""
    most = most_high_nobles(s)
    best_money = -1
    best_nobles = -1
    best = 0
    for seat in range(s.seats):
        money = final_money(s, seat, most)
        nobles = nobles_on_board(s, seat)
        if money > best_money or (money == best_money and nobles > best_nobles):
            best_money = money
            best_nobles = nobles
            best = 0
        if money == best_money and nobles == best_nobles:
            best |= 1 << seat
    return best


@jit
def card_income(s: State, card: int) -> int:
    """Return what playing a building card would pay now, roughly."""
    if s.height[card] > 0:
        return min(MAX_VALUE, value(s, card) + s.height[card] + 1)
    income = 1
    for step in range(-1, 2, 2):
        plot = plot_at(s, card + step)
        if is_built(s, plot):
            income += value(s, plot)
    return min(MAX_VALUE, income)


@jit
def usable_share(s: State) -> float:
    """Return the share of all cards in hands that there are blocks enough to build with."""
    cards = 0
    for seat in range(s.seats):
        cards += s.hand_size[seat] + s.towers[seat]
    return min(1.0, s.blocks / max(1, cards))


@jit
def hand_worth(s: State, seat: int) -> float:
    """Guess what the cards of a seat will still earn, and the nobles they will seat."""
    income = 0
    known = 0
    for card in range(PLOTS):
        if s.place[card] >> 1 == seat:
            income += card_income(s, card)
            known += 1
    total = INCOME_WORTH * (income + UNKNOWN_INCOME * (s.hand_size[seat] - known))
    total += CARD_WORTH * (1.0 - s.blocks / BLOCKS) * s.hand_size[seat]
    return total + TOWER_WORTH * s.towers[seat]


@jit
def prospects(s: State, seat: int, most: int) -> float:
    """Guess a seat's Real at the end: money, nobles that will grow, and the level bonus."""
    share = s.blocks / BLOCKS
    total = s.money[seat] + noble_money(s, seat) + (1.0 - share) * level_bonus(s, seat, most)
    for plot in range(PLOTS):
        if s.owner[plot] == seat:
            total += share * NOBLE_WORTH * s.noble[plot]
    return total


@jit
def estimate(s: State, seat: int) -> float:
    """Return how far a seat stands ahead of the best rival, in expected Real."""
    most = most_high_nobles(s)
    usable = usable_share(s)
    best = -1.0e9
    own = 0.0
    for other in range(s.seats):
        guess = prospects(s, other, most) + usable * hand_worth(s, other)
        if other == seat:
            own = guess
        else:
            best = max(best, guess)
    return own - best
