"""Reading a whole position text into a record; the format is described in `position`."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from palas.games.two_castles.castle_reader import CASTLE_WORDS
from palas.games.two_castles.drafting import ludwigs_drawer
from palas.games.two_castles.placing import seats_placing
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    FINISHED,
    LUDWIG_ASSIGN,
    PLACING,
    State,
)
from palas.games.two_castles.tables import CHOICES, MAX_SEATS, ROUNDS, TURNS
from palas.games.two_castles.words.position_castles import read_all_castles
from palas.games.two_castles.words.position_lines import THE_REST, Draft
from palas.games.two_castles.words.position_supplies import (
    fill_pile,
    fill_supply,
    read_discarded,
    read_pile,
    read_supply,
)
from palas.games.two_castles.words.position_table import (
    PHASES,
    fill_stacks,
    read_counters,
    read_known,
    read_option,
    read_player,
)
from palas.games.two_castles.words.position_words import (
    ROUND,
    SEATS,
    TURN,
    wrong,
)
from palas.kernel.errors import BrokenPosition, suggestion
from palas.kernel.message import quoted
from palas.kernel.reading import Line, lines_of

if TYPE_CHECKING:
    from collections.abc import Callable

EXAMPLE = "two-castles, 4 seats, round 1, turn 1: choosing"
_HEADER = re.compile(
    r"two-castles, ?(\d+) seats?(?:, ?round (\d+), ?turn (\d+))? ?: ?(\w+)", re.IGNORECASE
)


def read_position(text: str) -> State:
    """Read every line of a position and work out what it leaves unsaid."""
    lines = lines_of(text)
    if not lines:
        raise BrokenPosition(wrong("empty", example=EXAMPLE))
    draft = _read_header(lines[0])
    table, castles = _sections(lines[1:])
    early, late = _in_reading_order(table)
    for line in early:
        _READERS[line.word](draft, line)
    read_all_castles(draft, castles)
    for line in late:
        _READERS[line.word](draft, line)
    fill_stacks(draft)
    fill_supply(draft)
    fill_pile(draft)
    draft.s.acting = _acting(draft.s)
    return draft.s


def _in_reading_order(table: list[Line]) -> tuple[list[Line], list[Line]]:
    """Return the lines to read first, and those that end with the rest, to be read last."""
    for line in table:
        if line.word not in _READERS:
            close = suggestion(line.word, _READERS) or wrong("known_lines", known=list(_READERS))
            raise line.broken(wrong("unknown_line", given=quoted(line.word, 40), close=close))
    order = list(_READERS)
    ordered = sorted(table, key=lambda line: order.index(line.word))
    late = [line for line in ordered if line.text.endswith(THE_REST)]
    return [line for line in ordered if line not in late], late


def _read_header(line: Line) -> Draft:
    """Read seats, round, turn and what is going on."""
    found = _HEADER.fullmatch(line.text)
    if not found or found[4].lower() not in PHASES:
        raise line.broken(wrong("header", example=EXAMPLE, given=quoted(line.text)))
    draft = Draft(line.count(found[1], SEATS, 2, MAX_SEATS))
    s = draft.s
    s.phase = PHASES.index(found[4].lower())
    if s.phase == FINISHED:
        if found[2]:
            raise line.broken(wrong("finished_when"))
        s.over, s.round, s.turn = 1, ROUNDS - 1, TURNS - 1
        return draft
    if not found[2]:
        raise line.broken(wrong("when", example=EXAMPLE))
    s.round = line.count(found[2], ROUND, 1, ROUNDS) - 1
    s.turn = line.count(found[3], TURN, 1, TURNS) - 1
    if s.phase == LUDWIG_ASSIGN and s.seats == s.castles:
        raise line.broken(wrong("no_ludwig"))
    return draft


def _sections(lines: list[Line]) -> tuple[list[Line], list[list[Line]]]:
    """Split the lines into those of the table and those of each castle."""
    table: list[Line] = []
    castles: list[list[Line]] = []
    for line in lines:
        if line.word in CASTLE_WORDS:
            castles.append([])
        (castles[-1] if castles else table).append(line)
    return table, castles


def _acting(s: State) -> int:
    """Return the seats that may act, which all the rest tells."""
    if s.phase == LUDWIG_ASSIGN:
        return 1 << ludwigs_drawer(s)
    if s.phase == CHOOSING:
        return sum(1 << seat for seat in range(s.seats) if s.num_chosen[seat] < CHOICES)
    if s.phase == ASSIGNING:
        return sum(1 << seat for seat in range(s.seats) if s.num_chosen[seat] == CHOICES)
    return seats_placing(s) if s.phase == PLACING else 0


# In the order they are read.
_READERS: dict[str, Callable[[Draft, Line], None]] = {
    "option": read_option,
    "seat": read_player,
    "ludwig": read_player,
    "discarded": read_discarded,
    "known": read_known,
    "supply": read_supply,
    "pile": read_pile,
    "ply": read_counters,
    "reveals": read_counters,
    "shuffles": read_counters,
}
