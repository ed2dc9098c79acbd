"""Reading buildings, founding stones and the decision at hand of a position text."""

from __future__ import annotations

import re

from palas.games.big_boss.board import plot_at
from palas.games.big_boss.names import castle_number
from palas.games.big_boss.state import (
    ACT,
    BARON,
    FINISHED,
    GRANDEE,
    NO_CASTLE,
    NO_PLOT,
    NOBLE,
    PROMOTE,
    SURVIVOR,
    TURN,
    State,
)
from palas.games.big_boss.tables import (
    BLOCKS,
    CASTLES,
    FOUNDING_STONES,
    MAX_VALUE,
    PLOTS,
    STONE_NOBLES,
    STONE_SIZE,
)
from palas.games.big_boss.words.position_lines import Draft, PlainLine
from palas.games.big_boss.words.wrong_position import (
    NUMBERS,
    WRONG,
    castle_names,
    castle_words,
    villa_words,
)
from palas.kernel.errors import BrokenPosition
from palas.kernel.message import Message, quoted

_BUILDING = re.compile(r"(?:castle (.*?)|villa) (\d+) ?:([^,]*)(?:, ?stones? ([\d ]+))?")
_LEVEL = re.compile(r"(\d+)(?:([bg])(\d+))?")
_DECISION = re.compile(
    r"(?P<plain>turn|act|finished)|(?P<joined>survivor|promote) on (?P<joint>\d+)"
    r"|noble on (?P<first>\d+)(?: ?- ?(?P<last>\d+))?(?: ?\((?P<left>\d+) left\))?"
)
_PHASES = {"turn": TURN, "act": ACT, "survivor": SURVIVOR, "promote": PROMOTE}


def read_building(draft: Draft, line: PlainLine) -> None:
    """Read a castle or a villa: its first plot, then the height of every plot."""
    found = _BUILDING.fullmatch(line.text)
    if not found:
        raise line.broken(WRONG["building"])
    name, first, levels, stones = found.groups(default="")
    start = line.plot(first)
    castle = _read_castle(draft, line, name) if name else NO_CASTLE
    words = castle_words(castle) if name else villa_words(start)
    plots = [_read_plot(draft, line, words, start + at, t) for at, t in enumerate(levels.split())]
    if not plots:
        raise line.broken(WRONG["no_plots"], building=words)
    for plot in plots:
        draft.s.castle[plot] = castle
    if castle != NO_CASTLE:
        draft.s.crest[castle] = min(MAX_VALUE, _sum_of_blocks(draft.s, plots))  # R2.4
    draft.stones += [line.plot(digits) for digits in stones.split()]


def _read_castle(draft: Draft, line: PlainLine, name: str) -> int:
    castle = castle_number(name)
    if castle == NO_CASTLE:
        raise line.broken(WRONG["no_castle"], given=quoted(name), known=castle_names)
    draft.say_once(line, f"castle {CASTLES[castle]}", castle_words(castle).told)
    return castle


def _read_plot(draft: Draft, line: PlainLine, words: Message, at: int, token: str) -> int:
    s = draft.s
    plot = plot_at(s, at)
    found = _LEVEL.fullmatch(token)
    if not found:
        raise line.broken(WRONG["no_height"], given=quoted(token))
    if plot == NO_PLOT:
        raise line.broken(WRONG["leaves"], building=words, last=PLOTS)
    if s.height[plot]:
        told = {"first": draft.building[plot], "second": words}
        raise line.broken(WRONG["built_twice"], plot=plot + 1, **told)
    s.height[plot] = line.count(found[1], NUMBERS["height"], 1, BLOCKS)
    draft.building[plot] = words
    if found[2]:
        s.noble[plot] = BARON if found[2] == "b" else GRANDEE
        s.owner[plot] = line.count(found[3], NUMBERS["seat"], 1, s.seats) - 1
    return plot


def _sum_of_blocks(s: State, plots: list[int]) -> int:
    return sum(s.height[plot] * (s.height[plot] + 1) // 2 for plot in plots)  # R2.3


def read_stones(draft: Draft, line: PlainLine) -> None:
    """Read the first plots of all founding stones."""
    draft.say_once(line, "stones")
    if draft.stones and line.listed():
        raise line.broken(WRONG["stones_named"])
    draft.stones += [line.plot(token) for token in line.listed()]


def fill_stones(draft: Draft) -> None:
    """Lay the founding stones under their castles."""
    s, stones = draft.s, draft.stones
    if len(stones) > FOUNDING_STONES:
        raise BrokenPosition(WRONG["stones"], count=len(stones), whole=FOUNDING_STONES)
    covered: set[int] = set()
    for first in stones:
        plots = [plot_at(s, first + offset) for offset in range(STONE_SIZE)]
        castles = {NO_CASTLE if plot == NO_PLOT else s.castle[plot] for plot in plots}
        if len(castles) > 1 or NO_CASTLE in castles:
            raise BrokenPosition(WRONG["stone_place"], stone=first + 1)
        if not covered.isdisjoint(plots):
            raise BrokenPosition(WRONG["stone_on_stone"], stone=first + 1)
        covered.update(plots)
    s.stone_plot[: len(stones)] = stones
    s.stones = FOUNDING_STONES - len(stones)


def check_gaps(draft: Draft) -> None:
    """Raise BrokenPosition if two buildings touch (R2.1)."""
    for plot, words in draft.building.items():
        after = draft.building.get(plot_at(draft.s, plot + 1), words)
        if after is not words:
            raise BrokenPosition(WRONG["touch"], first=words, second=after)


def read_decision(draft: Draft, line: PlainLine, seat: str | None, words: str) -> None:
    """Read which seat is to act and what it decides."""
    s = draft.s
    found = _DECISION.fullmatch(words)
    if not found:
        raise line.broken(WRONG["decision"], given=quoted(words))
    if found["plain"] == "finished":
        s.phase, s.over = FINISHED, 1
        if seat:
            raise line.broken(WRONG["finished_seat"])
        return
    if not seat:
        raise line.broken(WRONG["no_seat"])
    s.acting = 1 << (line.count(seat, NUMBERS["seat"], 1, s.seats) - 1)
    s.phase = _PHASES.get(found["plain"] or found["joined"], NOBLE)
    if s.phase == NOBLE:
        _read_new_plots(s, line, found["first"], found["last"] or found["first"], found["left"])
    elif s.phase in (SURVIVOR, PROMOTE):
        _read_joint(s, line, found["joint"])


def _read_new_plots(s: State, line: PlainLine, first: str, last: str, left: str | None) -> None:
    s.new_plot = line.plot(first)
    s.new_plots = (line.plot(last) - s.new_plot) % PLOTS + 1
    if s.new_plots not in (1, STONE_SIZE):
        raise line.broken(WRONG["new_plots"], first=first, last=last)
    most = STONE_NOBLES if s.new_plots == STONE_SIZE else 1
    s.seatings = line.count(left, NUMBERS["seatings"], 1, most) if left else most


def _read_joint(s: State, line: PlainLine, digits: str) -> None:
    s.new_plot = line.plot(digits)
    if s.phase == PROMOTE:  # R12.5: a noble may follow afterwards
        s.new_plots = s.seatings = 1
    elif s.height[s.new_plot]:
        raise line.broken(WRONG["joint"], plot=s.new_plot + 1)
    else:
        s.height[s.new_plot] = 1
