"""Final scoring of Big Boss: one function a rule, and the reasons from the same functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.big_boss.board import is_built, plot_at, value
from palas.games.big_boss.state import NO_NOBLE, State
from palas.games.big_boss.tables import (
    BLOCKS,
    CASTLE_VALUE,
    FLAGS,
    LEVEL_BONUS,
    LEVEL_BONUS_HEIGHT,
    MAX_VALUE,
    PLOTS,
    TOWER_CARD_PRICE,
)
from palas.kernel.jit import jit

if TYPE_CHECKING:
    from palas.kernel.record import Row


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
def hand_worth(s: State, seat: int) -> float:
    """Guess what the cards of a seat will still earn; unknown cards count as average."""
    cards = s.hand_size[seat] + s.towers[seat]
    if cards == 0:
        return 0.0
    income = 0
    known = 0
    for card in range(PLOTS):
        if s.place[card] >> 1 == seat:
            income += max(CASTLE_VALUE, card_income(s, card))
            known += 1
    best = 0
    for castle in range(FLAGS):
        best = max(best, s.crest[castle] + 0)
    total = income + 8.0 * (s.hand_size[seat] - known) + (best + 2.0) * s.towers[seat]
    turns = s.blocks / s.seats
    return 0.6 * total * min(1.0, turns / cards)


@jit
def prospects(s: State, seat: int) -> float:
    """Guess a seat's Real at the end: its money, its cards, and nobles in growing castles."""
    share = s.blocks / BLOCKS
    money = s.money[seat] + 0
    total = money + noble_money(s, seat) + hand_worth(s, seat)
    total -= 0.5 * max(0, TOWER_CARD_PRICE - money)  # too poor to buy
    for plot in range(PLOTS):
        if s.owner[plot] == seat:
            total += share * s.noble[plot] * (4.0 + 0.4 * value(s, plot))
    return total


@jit
def estimate(s: State, seat: int) -> float:
    """Return how far a seat stands ahead of the best rival, in expected Real."""
    most = most_high_nobles(s)
    best = -1.0e9
    own = 0.0
    for other in range(s.seats):
        guess = prospects(s, other) + level_bonus(s, other, most)
        if other == seat:
            own = guess
        else:
            best = max(best, guess)
    return own - best
