"""A position of Big Boss as text, complete and typable.

    big-boss, 3 seats, seat 2 to act: turn
    option closed_loop
    seat 1: 30 Real, 5 barons, 2 grandees, cards 3 17* 28, 1 tower card
    seat 2: 41 Real, 6 barons, 1 grandee, cards 5 + 9 hidden
    seat 3: 4 Real, 6 barons, 2 grandees, no cards, left
    open 15 33 - 48 57 71
    deck 12 9 44 ...
    played 8 40
    castle Cádiz 7: 1 2b1 1g2
    villa 39: 1 2
    stones 7
    blocks 79, tower cards 18, ply 12, reveals 3, passes 0

Plots, cards and seats count from 1. The first line comes first, the others in any order;
`#` begins a comment. A line that is missing means what a new board would say.

- The decision after the colon is `turn`, `act` (a noble was withdrawn), `survivor on 10`,
  `promote on 10`, `noble on 24`, `noble on 44-46 (2 left)` or `finished` (no seat to act).
  The joining block of `survivor on 10` is not drawn again among the buildings.
- A card with a star was bought openly. `9 hidden` stands for cards a seat may not see.
  Missing: no cards, no tower cards, 30 Real, and every noble that is not on the board.
- `open` lists the open cards, `-` is an empty place. Missing: none.
- `deck` begins with the next card; `...` adds all cards named nowhere, lowest first;
  `deck 20 hidden` keeps it secret. Missing: all cards named nowhere.
- A building is its first plot and the height of each of its plots; `2b1` has a baron of
  seat 1 on top, `1g2` a grandee of seat 2.
- `stones` are the first plots of the founding stones, in the order they were laid; a
  castle may also name its own: `castle Cádiz 7: 1 2 1, stone 7`.
- `blocks` and `tower cards` are what the supply still holds. Missing: all that is not used.

The random generator and its key are never written.
"""

from __future__ import annotations

from typing import NamedTuple

from palas.games.big_boss.board import is_built, plot_at
from palas.games.big_boss.secrets import hidden_cards
from palas.games.big_boss.state import (
    ACT,
    BARON,
    NO_CARD,
    NO_CASTLE,
    NO_NOBLE,
    NO_PLOT,
    NOBLE,
    PLAYED,
    PROMOTE,
    SURVIVOR,
    State,
)
from palas.games.big_boss.tables import CASTLES, FOUNDING_STONES, PLOTS
from palas.games.big_boss.words.position_checks import check_position
from palas.games.big_boss.words.position_reader import read_position
from palas.kernel.contract import lowest_acting


def position_text(s: State) -> str:
    """Write a position, full or concealed, as text."""
    lines = [_header(s)]
    if s.closed_loop:
        lines.append("option closed_loop")
    lines += [_seat(s, seat) for seat in range(s.seats)]
    lines += ["open " + _open_cards(s), "deck " + _deck(s)]
    lines.append("played " + _cards([card for card in range(PLOTS) if s.place[card] == PLAYED]))
    lines += [_building(s, building) for building in buildings(s)]
    lines.append("stones " + _cards([s.stone_plot[i] for i in range(FOUNDING_STONES - s.stones)]))
    lines.append(
        f"blocks {s.blocks}, tower cards {s.tower_stock},"
        f" ply {s.ply}, reveals {s.reveals}, passes {s.passes}"
    )
    return "\n".join(lines) + "\n"


def parse_position(text: str) -> State:
    """Read a position, or raise BrokenPosition with the line and what would be right."""
    s = read_position(text)
    check_position(s)
    return s


class Building(NamedTuple):
    """A castle or villa as a row of plots."""

    castle: int
    plots: list[int]


def buildings(s: State) -> list[Building]:
    """Return every building by its first plot; a joining block still undecided is none."""
    undecided = s.new_plot if s.phase == SURVIVOR else NO_PLOT
    starts = [plot for plot in range(PLOTS) if s.height[plot] and plot != undecided]
    found = [
        Building(s.castle[plot], _row(s, plot, undecided))
        for plot in starts
        if not _continues(s, plot, undecided)
    ]
    if starts and not found:  # R19.1: the street is built all around
        found = [Building(s.castle[0], list(range(PLOTS)))]
    return found


def _continues(s: State, plot: int, undecided: int) -> bool:
    before = plot_at(s, plot - 1)
    return is_built(s, before) and before != undecided


def _row(s: State, first: int, undecided: int) -> list[int]:
    row = [first]
    after = plot_at(s, first + 1)
    while is_built(s, after) and after not in (undecided, first):
        row.append(after)
        after = plot_at(s, after + 1)
    return row


def _header(s: State) -> str:
    head = f"big-boss, {s.seats} seats"
    if s.over:
        return f"{head}: finished"
    return f"{head}, seat {lowest_acting(s) + 1} to act: {_phase(s)}"


def _phase(s: State) -> str:
    on = f" on {s.new_plot + 1}"
    if s.phase == SURVIVOR:
        return "survivor" + on
    if s.phase == PROMOTE:
        return "promote" + on
    if s.phase == NOBLE:
        last = plot_at(s, s.new_plot + s.new_plots - 1)
        return f"noble{on}-{last + 1} ({s.seatings} left)" if s.new_plots > 1 else "noble" + on
    return "act" if s.phase == ACT else "turn"


def _seat(s: State, seat: int) -> str:
    parts = [
        f"{s.money[seat]} Real",
        counted(s.barons[seat], "baron"),
        counted(s.grandees[seat], "grandee"),
        _hand(s, seat),
    ]
    if s.towers[seat]:
        parts.append(counted(s.towers[seat], "tower card"))
    if s.left[seat]:
        parts.append("left")
    return f"seat {seat + 1}: " + ", ".join(parts)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun in English."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _hand(s: State, seat: int) -> str:
    known = [card for card in range(PLOTS) if s.place[card] >> 1 == seat]
    shown = " ".join(f"{card + 1}{'*' if s.place[card] & 1 else ''}" for card in known)
    if hidden := hidden_cards(s, seat):
        return f"cards {shown} + {hidden} hidden" if known else f"cards {hidden} hidden"
    return f"cards {shown}" if known else "no cards"


def _open_cards(s: State) -> str:
    shown = ["-" if card == NO_CARD else str(card + 1) for card in s.display]
    while shown and shown[-1] == "-":
        shown.pop()
    return " ".join(shown) or "none"


def _deck(s: State) -> str:
    if s.deck_size and s.deck[0] == NO_CARD:
        return f"{s.deck_size} hidden"
    return _cards(s.deck[: s.deck_size][::-1])


def _cards(cards: list[int]) -> str:
    return " ".join(str(card + 1) for card in cards) or "none"


def _building(s: State, building: Building) -> str:
    kind = "villa" if building.castle == NO_CASTLE else f"castle {CASTLES[building.castle]}"
    levels = " ".join(_level(s, plot) for plot in building.plots)
    return f"{kind} {building.plots[0] + 1}: {levels}"


def _level(s: State, plot: int) -> str:
    if s.noble[plot] == NO_NOBLE:
        return str(s.height[plot])
    kind = "b" if s.noble[plot] == BARON else "g"
    return f"{s.height[plot]}{kind}{s.owner[plot] + 1}"
