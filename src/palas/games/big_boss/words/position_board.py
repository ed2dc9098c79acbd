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
from palas.kernel.errors import BrokenPosition

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
        raise line.broken(
            "a building reads like 'castle Cádiz 7: 1 2b1 1, stone 7' or 'villa 39: 1 2'"
        )
    name, first, levels, stones = found.groups(default="")
    start = line.plot(first)
    castle = _read_castle(draft, line, name) if name else NO_CASTLE
    words = f"castle {CASTLES[castle]}" if name else f"villa {start + 1}"
    plots = [_read_plot(draft, line, words, start + at, t) for at, t in enumerate(levels.split())]
    if not plots:
        raise line.broken(f"{words} has no plots: give the height of each")
    for plot in plots:
        draft.s.castle[plot] = castle
    if castle != NO_CASTLE:
        draft.s.crest[castle] = min(MAX_VALUE, _sum_of_blocks(draft.s, plots))  # R2.4
    draft.stones += [line.plot(digits) for digits in stones.split()]


def _read_castle(draft: Draft, line: PlainLine, name: str) -> int:
    castle = castle_number(name)
    if castle == NO_CASTLE:
        raise line.broken(f"no castle {name[:40]!r} (castles: {', '.join(CASTLES)})")
    draft.say_once(line, f"castle {CASTLES[castle]}")
    return castle


def _read_plot(draft: Draft, line: PlainLine, words: str, at: int, token: str) -> int:
    s = draft.s
    plot = plot_at(s, at)
    found = _LEVEL.fullmatch(token)
    if not found:
        raise line.broken(
            f"{token[:20]!r} is no height: write 2, or 2b1 for a baron of seat 1 on it"
        )
    if plot == NO_PLOT:
        raise line.broken(f"{words} leaves the street behind plot {PLOTS}")
    if s.height[plot]:
        raise line.broken(f"plot {plot + 1} is built twice: {draft.building[plot]} and {words}")
    s.height[plot] = line.count(found[1], "a height", 1, BLOCKS)
    draft.building[plot] = words
    if found[2]:
        s.noble[plot] = BARON if found[2] == "b" else GRANDEE
        s.owner[plot] = line.count(found[3], "a seat", 1, s.seats) - 1
    return plot


def _sum_of_blocks(s: State, plots: list[int]) -> int:
    return sum(s.height[plot] * (s.height[plot] + 1) // 2 for plot in plots)  # R2.3


def read_stones(draft: Draft, line: PlainLine) -> None:
    """Read the first plots of all founding stones."""
    draft.say_once(line, "stones")
    if draft.stones and line.listed():
        raise line.broken("stones are already named with their castles")
    draft.stones += [line.plot(token) for token in line.listed()]


def fill_stones(draft: Draft) -> None:
    """Lay the founding stones under their castles."""
    s, stones = draft.s, draft.stones
    if len(stones) > FOUNDING_STONES:
        raise BrokenPosition(f"{len(stones)} founding stones; there are {FOUNDING_STONES} (R5.6)")
    covered: set[int] = set()
    for first in stones:
        plots = [plot_at(s, first + offset) for offset in range(STONE_SIZE)]
        castles = {NO_CASTLE if plot == NO_PLOT else s.castle[plot] for plot in plots}
        if len(castles) > 1 or NO_CASTLE in castles:
            raise BrokenPosition(f"stone {first + 1} does not lie under three plots of one castle")
        if not covered.isdisjoint(plots):
            raise BrokenPosition(f"stone {first + 1} lies on another founding stone")
        covered.update(plots)
    s.stone_plot[: len(stones)] = stones
    s.stones = FOUNDING_STONES - len(stones)


def check_gaps(draft: Draft) -> None:
    """Raise BrokenPosition if two buildings touch (R2.1)."""
    for plot, words in draft.building.items():
        after = draft.building.get(plot_at(draft.s, plot + 1), words)
        if after != words:
            raise BrokenPosition(f"{words} and {after} touch: that is one building (R2.1)")


def read_decision(draft: Draft, line: PlainLine, seat: str | None, words: str) -> None:
    """Read which seat is to act and what it decides."""
    s = draft.s
    found = _DECISION.fullmatch(words)
    if not found:
        raise line.broken(
            f"{words[:40]!r} is not turn, act, survivor on 10, promote on 10,"
            " noble on 44-46 (2 left) or finished"
        )
    if found["plain"] == "finished":
        s.phase, s.over = FINISHED, 1
        if seat:
            raise line.broken("a finished game has no seat to act")
        return
    if not seat:
        raise line.broken("no seat to act: write 'seat 1 to act', or 'finished'")
    s.acting = 1 << (line.count(seat, "a seat", 1, s.seats) - 1)
    s.phase = _PHASES.get(found["plain"] or found["joined"], NOBLE)
    if s.phase == NOBLE:
        _read_new_plots(s, line, found["first"], found["last"] or found["first"], found["left"])
    elif s.phase in (SURVIVOR, PROMOTE):
        _read_joint(s, line, found["joint"])


def _read_new_plots(s: State, line: PlainLine, first: str, last: str, left: str | None) -> None:
    s.new_plot = line.plot(first)
    s.new_plots = (line.plot(last) - s.new_plot) % PLOTS + 1
    if s.new_plots not in (1, STONE_SIZE):
        raise line.broken(f"nobles follow on one plot or on a stone's three, not on {first}-{last}")
    most = STONE_NOBLES if s.new_plots == STONE_SIZE else 1
    s.seatings = line.count(left, "the number of nobles left", 1, most) if left else most


def _read_joint(s: State, line: PlainLine, digits: str) -> None:
    s.new_plot = line.plot(digits)
    if s.phase == PROMOTE:  # R12.5: a noble may follow afterwards
        s.new_plots = s.seatings = 1
    elif s.height[s.new_plot]:
        raise line.broken(f"plot {s.new_plot + 1} joins two castles: draw it in neither")
    else:
        s.height[s.new_plot] = 1
