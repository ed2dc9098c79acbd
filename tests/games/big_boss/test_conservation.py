"""After every move of many random games no card, block, noble or Real is lost or made up."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from games.big_boss.positions import EIGHT_CASTLES, cards_but, deal, legal_actions, position
from palas.games.big_boss import moves
from palas.games.big_boss.action_kinds import Kind, act_of
from palas.games.big_boss.actions import MAX_LEGAL, NUM_ACTIONS
from palas.games.big_boss.state import (
    FINISHED,
    IN_DECK,
    NO_CARD,
    NO_CASTLE,
    NO_NOBLE,
    NO_PLOT,
    NO_SEAT,
    ON_DISPLAY,
    PLAYED,
    PROMOTE,
    SURVIVOR,
    TURN,
    State,
)
from palas.kernel.contract import lowest_acting
from palas.kernel.record import Record

PLOTS = range(72)

# ------------------------------------------------------------- the street, measured again


def beside(s: State, plot: int, step: int) -> int:
    """Return a neighbouring plot, or NO_PLOT."""
    if s.closed_loop:
        return (plot + step) % 72
    return plot + step if plot + step in PLOTS else NO_PLOT


def is_built(s: State, plot: int) -> bool:
    """Tell whether a building stands on a plot; a joining block still undecided is none."""
    is_undecided = s.phase == SURVIVOR and plot == s.new_plot
    return plot != NO_PLOT and s.height[plot] > 0 and not is_undecided


def row(s: State, plot: int) -> set[int]:
    """Return the plots of the building on a plot."""
    found = {plot}
    for step in (-1, 1):
        at = beside(s, plot, step)
        while is_built(s, at) and at not in found:
            found.add(at)
            at = beside(s, at, step)
    return found


def worth(s: State, plot: int) -> int:
    """Return the value of the building on a plot, block by block (R2.3, R2.4)."""
    return min(50, sum(sum(range(1, s.height[at] + 1)) for at in row(s, plot)))


def rows(s: State) -> list[set[int]]:
    """Return every building."""
    found: list[set[int]] = []
    for plot in PLOTS:
        if is_built(s, plot) and not any(plot in other for other in found):
            found.append(row(s, plot))
    return found


# ----------------------------------------------------------------- what a move should pay

Flow = Counter[int]  # Real from the bank, by seat


def captures(s: State, seat: int, plots: set[int]) -> Flow:
    """Return what rivals are paid for nobles captured on some plots, before any rise (R15.2)."""
    flow: Flow = Counter()
    for plot in plots:
        if s.noble[plot] != NO_NOBLE and s.owner[plot] != seat:
            flow[s.owner[plot]] += s.noble[plot] * worth(s, plot)
    return flow


def absorbed(s: State, plot: int, survivor: int) -> set[int]:
    """Return the castle beside a joining block that is not the survivor."""
    at = next(
        at for step in (-1, 1) if s.castle[at := beside(s, plot, step)] not in (NO_CASTLE, survivor)
    )
    return row(s, at)


def card_flow(before: State, after: State, seat: int, plot: int) -> Flow:
    """Return what playing a building card pays (R6 to R12)."""
    if before.height[plot]:
        return captures(before, seat, {plot}) + Counter({seat: worth(after, plot)})
    castles = {
        before.castle[at]
        for step in (-1, 1)
        if is_built(before, at := beside(before, plot, step)) and before.castle[at] != NO_CASTLE
    }
    if len(castles) == 2 and 50 in (before.crest[castle] for castle in castles):  # R10.7
        return Counter({seat: 50})
    if after.phase == SURVIVOR:
        return Counter()
    flow: Flow = Counter({seat: worth(after, plot)})
    if len(castles) == 2:
        flow += captures(before, seat, absorbed(before, plot, after.castle[plot]))
    return flow


def money_flow(before: State, after: State, seat: int, action: int) -> Flow:
    """Return what the bank pays every seat for a move; what a seat pays is negative."""
    kind, at, _ = act_of(action)
    match kind:
        case Kind.BUY_BLIND | Kind.BUY_OPEN:
            return Counter({seat: -5})
        case Kind.BUY_TOWER:
            return Counter({seat: -10})
        case Kind.FOUND:
            return Counter({seat: 5})
        case Kind.BUILD:
            return card_flow(before, after, seat, at)
        case Kind.TOWER:
            return Counter({seat: worth(after, at)})
        case Kind.SURVIVE:
            flow: Flow = Counter({seat: worth(after, before.new_plot)})
            return flow + captures(before, seat, absorbed(before, before.new_plot, at))
        case Kind.WITHDRAW:
            return Counter({seat: before.noble[at] * worth(before, at)})
        case Kind.SEAT_BARON:
            return Counter({seat: -worth(before, at)})
        case Kind.SEAT_GRANDEE:
            return Counter({seat: -2 * worth(before, at)})
    return Counter()


# ------------------------------------------------------------------------- what must hold


def check_cards(s: State) -> None:
    deck = s.deck[: s.deck_size]
    opened = [card for card in s.display if card != NO_CARD]
    held = [[card for card in PLOTS if s.place[card] >> 1 == seat] for seat in range(5)]
    played = [card for card in PLOTS if s.place[card] == PLAYED]
    assert all(s.place[card] == IN_DECK for card in deck)
    assert all(s.place[card] == ON_DISPLAY for card in opened)
    assert s.deck[s.deck_size :] == [NO_CARD] * (72 - s.deck_size)
    assert s.hand_size == [len(cards) for cards in held]
    everywhere = [card for pile in (deck, opened, played, *held) for card in pile]
    assert sorted(everywhere) == list(PLOTS)
    assert sum(s.hand_size[s.seats :]) == 0


def check_buildings(s: State) -> None:
    """Check that a castle is one row under one flag, and that its crest is its value (R2)."""
    flying: list[int] = []
    values: list[int] = []
    for building in rows(s):
        (castle,) = {s.castle[plot] for plot in building}
        value = worth(s, min(building))
        if castle != NO_CASTLE:
            flying.append(castle)
            assert s.crest[castle] == value >= 5
        else:
            values.append(value)
    assert sorted(flying) == [castle for castle in range(8) if s.crest[castle]]
    if len(flying) < 8 and s.phase != PROMOTE:
        assert max(values, default=0) < 5  # R12.3
    assert all(s.castle[plot] == NO_CASTLE for plot in PLOTS if not is_built(s, plot))


def check_stones(s: State) -> None:
    laid = s.stone_plot[: 8 - s.stones]
    covered = [(first + offset) % 72 for first in laid for offset in range(3)]
    assert s.stone_plot[8 - s.stones :] == [NO_PLOT] * s.stones
    assert len(set(covered)) == 3 * len(laid)
    assert all(s.height[plot] and s.castle[plot] != NO_CASTLE for plot in covered)


def check_nobles(s: State) -> None:
    for seat in range(s.seats):
        own = [s.noble[plot] for plot in PLOTS if s.owner[plot] == seat]
        assert own.count(1) + s.barons[seat] == 6
        assert own.count(2) + s.grandees[seat] == 2
    for plot in PLOTS:
        assert (s.noble[plot] == NO_NOBLE) == (s.owner[plot] == NO_SEAT)
        assert s.noble[plot] == NO_NOBLE or s.height[plot]


def check_legal(s: State) -> None:
    out = [0] * MAX_LEGAL
    lengths = [moves.legal(s, seat, out) for seat in range(s.seats)]
    if s.over:
        assert (s.over, s.acting, lengths) == (1, 0, [0] * s.seats)
        return
    seat = lowest_acting(s)
    assert (s.over, s.acting) == (0, 1 << seat)
    assert s.left[seat] == 0
    assert [other for other, length in enumerate(lengths) if length] == [seat]
    listed = legal_actions(s)
    assert listed == sorted(set(listed))
    assert 0 <= listed[0] <= listed[-1] < NUM_ACTIONS
    assert len(listed) <= MAX_LEGAL


BOUNDS = {
    "i1": (-128, 127),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "u4": (0, 2**32 - 1),
}


def check_fields(record: Record) -> None:
    """Check that every number fits its field."""
    for name, declared in record.fields.items():
        value = getattr(record, name)
        if isinstance(value, Record):
            check_fields(value)
            continue
        low, high = BOUNDS[str(declared.kind)]
        numbers = value if isinstance(value, list) else [value]
        assert all(low <= number <= high for number in numbers), name


class Books:
    """A game and what has left it: tower cards played and blocks given up."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.towers_played = 20 - s.tower_stock - sum(s.towers)
        self.given_up = 84 - s.blocks - self.blocks_on_board()
        self.seen: Counter[str] = Counter()

    def blocks_on_board(self) -> int:
        """Count the blocks; a founding stone is the ground of three plots."""
        return sum(self.s.height) - 3 * (8 - self.s.stones)

    def play(self, action: int) -> None:
        """Play a move and check everything."""
        before, seat = self.s.copy(), lowest_acting(self.s)
        moves.apply(self.s, seat, action)
        self.note(before, action)
        self.check_move(before, seat, action)
        self.check_position()

    def note(self, before: State, action: int) -> None:
        """Keep the books on what left the game, and on what was met."""
        kind, at, _ = act_of(action)
        self.seen[kind.name] += 1
        self.towers_played += kind is Kind.TOWER
        if kind is Kind.BUILD and self.s.height[at] == 0:
            self.given_up += 1
            self.seen["give up"] += 1
        if kind is Kind.WITHDRAW and before.phase == self.s.phase:
            self.seen["second withdrawal"] += 1
        back = sum(self.s.barons) + sum(self.s.grandees) - sum(before.barons) - sum(before.grandees)
        if kind in (Kind.BUILD, Kind.SURVIVE):
            self.seen["capture"] += back
        self.seen["left"] += sum(self.s.left) - sum(before.left)
        self.seen["oversized villa"] += any(
            self.s.castle[min(building)] == NO_CASTLE and worth(self.s, min(building)) >= 5
            for building in rows(self.s)
        )

    def check_move(self, before: State, seat: int, action: int) -> None:
        """Check what one move changed."""
        s = self.s
        flow = money_flow(before, s, seat, action)
        paid = [after - real for after, real in zip(s.money, before.money, strict=True)]
        assert paid == [flow[other] for other in range(5)]
        assert s.ply == before.ply + 1
        assert s.reveals - before.reveals == before.deck_size - s.deck_size
        assert 0 <= before.deck_size - s.deck_size <= 1
        assert all(now >= was for now, was in zip(s.height, before.height, strict=True))
        assert before.blocks - s.blocks in (0, 1)
        assert all(now >= was for now, was in zip(s.left, before.left, strict=True))

    def check_position(self) -> None:
        """Check what holds in every position."""
        s = self.s
        check_fields(s)
        check_cards(s)
        check_buildings(s)
        check_stones(s)
        check_nobles(s)
        check_legal(s)
        if s.phase in (TURN, FINISHED):
            assert (s.new_plot, s.new_plots, s.seatings) == (NO_PLOT, 0, 0)
        assert s.tower_stock + sum(s.towers) + self.towers_played == 20
        assert min(s.tower_stock, *s.towers) >= 0
        assert s.blocks + self.blocks_on_board() + self.given_up == 84
        assert s.blocks >= 0
        assert max(s.height) <= 6  # five levels with tower cards, one with the plot's own card
        assert min(s.money) >= 0


# ------------------------------------------------------------------------ games, played

# Late positions in which the rare things happen. All cards not named are played.
GAPS = "4 8 12 16 20 24 28 32"  # between the eight castles
LATE = {
    "flags": (
        EIGHT_CASTLES
        + f"""
        seat 1: cards {GAPS} 36 42
        seat 2: 3 Real, cards 34 44 46
        seat 3: no Real
        open 48
        deck none
        played {cards_but(4, 8, 12, 16, 20, 24, 28, 32, 34, 36, 42, 44, 46, 48)}
        villa 33: 3b2
        villa 37: 1b1 1 1 1 1
        villa 43: 3g3
        villa 47: 2 2b3
        tower cards 3
        """
    ),
    "fifty": f"""
        seat 1: cards 30 40 46
        seat 2: no Real, cards 20, 2 tower cards
        seat 3: 9 Real
        deck none
        played {cards_but(20, 30, 40, 46)}
        castle Cádiz 26: 5b1 5b2 4 4
        castle Jaén 31: 1 2b3 1
        castle Huelva 37: 5 5g2 5
        castle Sevilla 41: 5 5 4 3b3 1
        villa 47: 1b1
        tower cards 2
    """,
    "broke": f"""
        seat 1: no Real, 1 tower card
        seat 2: 1 Real
        seat 3: no Real, cards 60
        open 50 51
        deck 52
        played {cards_but(50, 51, 52, 60)}
        villa 10: 1b2 1b2 1b3
        villa 20: 1b3
        tower cards 0
    """,
}


def play_out(s: State, seed: int) -> Counter[str]:
    """Play a game to its end, every kind of move equally often, and return what was met."""
    books = Books(s)
    books.check_position()
    rng = random.Random(seed)
    while not s.over:
        by_kind: dict[Kind, list[int]] = {}
        for action in legal_actions(s):
            by_kind.setdefault(act_of(action).kind, []).append(action)
        if seed % 2:  # an eager builder: nobles stay, cards are played
            by_kind = {k: v for k, v in by_kind.items() if k is not Kind.WITHDRAW} or by_kind
        books.play(rng.choice(by_kind[rng.choice(list(by_kind))]))
    books.seen["last block" if s.blocks == 0 else "passing"] += 1
    return books.seen


@cache
def whole_games(seats: int, closed_loop: bool) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(1, 7):
        seen += play_out(deal(seats, seed, closed_loop=closed_loop), seed)
    return seen


@cache
def late_games(name: str) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in range(1, 25):
        seen += play_out(position(LATE[name], seats=3), seed)
    return seen


@pytest.mark.long
@pytest.mark.parametrize("closed_loop", [False, True], ids=["street", "ring"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_lose_nothing(seats: int, closed_loop: bool) -> None:
    seen = whole_games(seats, closed_loop)
    assert seen["last block"] + seen["passing"] == 6


@pytest.mark.parametrize("name", LATE)
def test_late_positions_lose_nothing(name: str) -> None:
    assert late_games(name).total() > 0


def test_everything_that_can_happen_was_met() -> None:
    seen: Counter[str] = Counter()
    for name in LATE:
        seen += late_games(name)
    for seats in (2, 3, 4, 5):
        seen += whole_games(seats, False) + whole_games(seats, True)
    rare = {"give up", "second withdrawal", "capture", "left", "oversized villa"}
    assert set(seen) == {kind.name for kind in Kind} | rare | {"last block", "passing"}
