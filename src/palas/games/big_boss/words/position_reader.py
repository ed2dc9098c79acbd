"""Reading a whole position text into a record; the format is described in `position`."""

from __future__ import annotations

import re

from palas.games.big_boss.state import BARON, GRANDEE, State
from palas.games.big_boss.tables import (
    BARONS,
    BLOCKS,
    FOUNDING_STONES,
    GRANDEES,
    MAX_SEATS,
    PLOTS,
    START_MONEY,
    STONE_SIZE,
    TOWER_CARDS,
)
from palas.games.big_boss.words.position_board import (
    check_gaps,
    fill_stones,
    read_building,
    read_decision,
    read_stones,
)
from palas.games.big_boss.words.position_cards import (
    fill_deck,
    read_deck,
    read_open,
    read_played,
    read_seat,
)
from palas.games.big_boss.words.position_lines import NOT_SAID, Draft, PlainLine, plain_lines
from palas.games.big_boss.words.wrong_position import BEGINS, NUMBERS, WRONG
from palas.kernel.errors import BrokenPosition, suggestion
from palas.kernel.message import Message, quoted

EXAMPLE = "big-boss, 4 seats, seat 1 to act: turn"
OPTION = "option closed_loop"
MAX_PLIES = 30_000  # far beyond any game
COUNTERS = {
    "blocks": ("blocks", BLOCKS),
    "tower cards": ("tower_stock", TOWER_CARDS),
    "ply": ("ply", MAX_PLIES),
    "reveals": ("reveals", MAX_PLIES),
    "passes": ("passes", MAX_SEATS),
}

_HEADER = re.compile(r"big-boss, ?(\d+) seats?(?:, ?seat (\d+) to act)? ?: ?(.+)")


def read_position(text: str) -> State:
    """Read every line of a position and work out what it leaves unsaid."""
    lines = plain_lines(text)
    if not lines:
        raise BrokenPosition(WRONG["empty"], example=EXAMPLE)
    header = _HEADER.fullmatch(lines[0].text)
    if not header:
        raise lines[0].broken(WRONG["header"], example=EXAMPLE, given=quoted(lines[0].text))
    seats = lines[0].count(header[1], NUMBERS["seats"], 2, MAX_SEATS)
    draft = Draft(seats, int(any(line.text == OPTION for line in lines)))
    for word, line in _in_reading_order(lines[1:]):
        _READERS[word](draft, line)
    fill_deck(draft)
    fill_stones(draft)
    check_gaps(draft)
    read_decision(draft, lines[0], header[2], header[3])
    _fill_supplies(draft.s)
    return draft.s


def _in_reading_order(lines: list[PlainLine]) -> list[tuple[str, PlainLine]]:
    order = list(_READERS)
    return sorted(((_word(line), line) for line in lines), key=lambda found: order.index(found[0]))


def _word(line: PlainLine) -> str:
    word = line.text.split()[0].rstrip(":")
    if word not in _READERS:
        known = suggestion(word, _READERS) or Message(BEGINS, known=list(_READERS))
        raise line.broken(WRONG["line"], word=quoted(word), known=known)
    return word


def _read_option(draft: Draft, line: PlainLine) -> None:
    draft.say_once(line, "option")
    if line.text != OPTION:
        raise line.broken(WRONG["option"], option=OPTION, given=quoted(line.text))


def _read_counters(draft: Draft, line: PlainLine) -> None:
    for part in (part.strip() for part in line.text.split(",")):
        name, _, digits = part.rpartition(" ")
        if name not in COUNTERS:
            raise line.broken(WRONG["counter"], given=quoted(part), known=list(COUNTERS))
        draft.say_once(line, name)
        field, most = COUNTERS[name]
        setattr(draft.s, field, line.count(digits, name, 0, most))


def _fill_supplies(s: State) -> None:
    """Work out money, nobles, tower cards and blocks the text left unsaid."""
    for seat in range(s.seats):
        standing = [s.noble[plot] for plot in range(PLOTS) if s.owner[plot] == seat]
        if s.money[seat] == NOT_SAID:
            s.money[seat] = START_MONEY
        if s.barons[seat] == NOT_SAID:
            s.barons[seat] = BARONS - standing.count(BARON)
        if s.grandees[seat] == NOT_SAID:
            s.grandees[seat] = GRANDEES - standing.count(GRANDEE)
    if s.tower_stock == NOT_SAID:
        s.tower_stock = TOWER_CARDS - sum(s.towers)
    if s.blocks == NOT_SAID:
        s.blocks = BLOCKS - blocks_on_board(s)


def blocks_on_board(s: State) -> int:
    """Count the blocks on the board; a founding stone is the ground of its three plots."""
    return sum(s.height) - STONE_SIZE * (FOUNDING_STONES - s.stones)


# In the order they are read: a castle's own stones come before the line of all stones.
_READERS = {
    "option": _read_option,
    "seat": read_seat,
    "open": read_open,
    "played": read_played,
    "deck": read_deck,
    "castle": read_building,
    "villa": read_building,
    "stones": read_stones,
    "blocks": _read_counters,
    "tower": _read_counters,
    "ply": _read_counters,
    "reveals": _read_counters,
    "passes": _read_counters,
}
