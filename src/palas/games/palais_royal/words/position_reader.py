"""Reading a whole position text into a record; the format is described in `position`."""

from __future__ import annotations

import re
from collections.abc import Callable

from palas.kernel.errors import BrokenPosition, suggestion
from palas.kernel.message import Message, quoted
from palas.kernel.reading import Line, lines_of, listed

from ..majorities import count_ability, with_majority
from ..state import (
    ATTENDING,
    FINISHED,
    FIRST_GAME,
    KEEPING,
    MOVING,
    OPENING,
    SHUFFLED,
    SUPPLYING,
    State,
)
from ..tables import ALL_SERVANTS, BACK_DOOR, COURT, GATE_PLUS2, MAX_SEATS, ROOMS
from ..turn import enter_next
from .lexicons import ROOM_LEXICON
from .position_cards import fill_pile, read_bounds, read_discards, read_pile
from .position_lines import PHASES, TURN_COUNTS, Draft, read_held
from .position_park import fill_park, read_park
from .position_seats import fill_servants, read_seat
from .wrong_position import BEGINS, DOES, NUMBERS, WRONG

EXAMPLE = "palais-royal, 3 seats, seat 2 to act: moving"
LAYOUTS = ("first_game", "shuffled")
COUNTERS = ("start seat", "round", "last round", "ply", "reveals")
MAX_PLIES = 30_000  # far beyond any game
MOST_DUE = 99
_HEADER = re.compile(
    r"palais-royal, ?(\d+) seats?(?:, ?seat (\d+)(?: to act)?)? ?: ?(\w+)(, ?ended)?", re.IGNORECASE
)


def read_position(text: str) -> State:
    """Read every line of a position and work out what it leaves unsaid."""
    lines = lines_of(text)
    if not lines:
        raise BrokenPosition(WRONG["empty"], example=EXAMPLE)
    draft = _read_header(lines[0])
    for line in _in_reading_order(lines[1:]):
        _READERS[line.word](draft, line)
    fill_park(draft)
    fill_servants(draft)
    fill_pile(draft)
    _fill_layout(draft)
    _fill_turn(draft)
    return draft.s


def _read_header(line: Line) -> Draft:
    """Read seats, the seat to act and what it does."""
    found = _HEADER.fullmatch(line.text)
    if not found or found[3].lower() not in PHASES:
        known = Message(DOES, known=list(PHASES)) if found else ""
        given = quoted(line.text)
        raise line.broken(WRONG["header"], example=EXAMPLE, given=given, known=known)
    draft = Draft(line.count(found[1], NUMBERS["seats"], 2, MAX_SEATS))
    s = draft.s
    s.phase = PHASES.index(found[3].lower())
    s.over = int(s.phase == FINISHED or bool(found[4]))
    s.round = 0 if s.phase == OPENING else 1
    s.last_round = int(s.phase == FINISHED)
    if s.phase == FINISHED:
        if found[2]:
            raise line.broken(WRONG["finished_seat"])
        return draft
    if not found[2]:
        raise line.broken(WRONG["no_seat"], example=EXAMPLE)
    s.turn = line.count(found[2], NUMBERS["seat"], 1, s.seats) - 1
    s.acting = 0 if s.over else 1 << s.turn
    return draft


def _in_reading_order(lines: list[Line]) -> list[Line]:
    for line in lines:
        if line.word not in _READERS:
            known = suggestion(line.word, _READERS) or Message(BEGINS, known=list(_READERS))
            raise line.broken(WRONG["line"], word=quoted(line.word), known=known)
    order = list(_READERS)
    return sorted(lines, key=lambda line: order.index(line.word))


def _read_option(draft: Draft, line: Line) -> None:
    draft.say_once(line, "option")
    words = line.text.lower().split()
    if words[:2] != ["option", "layout"] or words[2:] not in [[name] for name in LAYOUTS]:
        raise line.broken(WRONG["option"], choices=list(LAYOUTS), given=quoted(line.text))
    draft.s.layout = LAYOUTS.index(words[2])


def _read_counters(draft: Draft, line: Line) -> None:
    """Read start seat, round, ply and reveals."""
    s = draft.s
    for part in listed(line.text.lower()):
        name, _, digits = part.rpartition(" ")
        draft.say_once(line, part if part == "last round" else name)
        if part == "last round":
            s.last_round = 1
        elif name in ("start", "start seat"):
            s.start = line.count(digits, NUMBERS["start"], 1, s.seats) - 1
        elif name in ("round", "ply", "reveals"):
            setattr(s, name, line.count(digits, name, 0, MAX_PLIES))
        else:
            raise line.broken(WRONG["counter"], given=quoted(part), known=list(COUNTERS))


def _read_rooms(draft: Draft, line: Line) -> None:
    draft.say_once(line, "rooms")
    names = listed(line.text.partition(" ")[2].replace("/", ","))
    rooms = [line.named(ROOM_LEXICON, name) for name in names]
    if sorted(rooms) != list(range(ROOMS)):
        raise line.broken(WRONG["rooms"], count=ROOMS)
    for spot, room in enumerate(rooms):
        draft.s.spot[room] = spot


def _read_turn(draft: Draft, line: Line) -> None:
    """Read what the turn still offers."""
    draft.say_once(line, "turn")
    s = draft.s
    if not SUPPLYING <= s.phase < FINISHED:
        raise line.broken(WRONG["no_turn"], phase=PHASES[s.phase])
    for part in (part.strip() for part in line.text.partition(" ")[2].split(";")):
        word, _, rest = part.partition(" ")
        word = word.lower()
        if word == "drawn":
            s.drawn, s.num_drawn = read_held(line, rest)
        elif word in TURN_COUNTS:
            setattr(s, TURN_COUNTS[word], line.count(rest, word, 0, MOST_DUE))
        elif word in _FLAGS and not rest:
            setattr(s, _FLAGS[word], 1)
        elif word not in ("nothing", ""):
            known = [*TURN_COUNTS, *_FLAGS, "drawn"]
            raise line.broken(WRONG["turn"], given=quoted(part), known=known)


_FLAGS = {"majorities": "has_majorities", "supplied": "has_supplied", "mint": "gold_due"}


def _fill_layout(draft: Draft) -> None:
    """Tell the layout by how the rooms lie, unless the text names it."""
    s = draft.s
    is_plan = s.spot == list(range(ROOMS))
    if "option" not in draft.said:
        s.layout = FIRST_GAME if is_plan else SHUFFLED
    if s.layout == FIRST_GAME and not is_plan:
        raise BrokenPosition(WRONG["layout"])
    if s.phase == FINISHED:
        s.turn = s.start


def _fill_turn(draft: Draft) -> None:
    """Without a line of the turn, let an action offer what it begins with."""
    s, seat = draft.s, draft.s.turn
    if "turn" in draft.said:
        return
    if s.phase == SUPPLYING:
        due = with_majority(s, seat, COURT) + 2 * count_ability(s, seat, GATE_PLUS2)
        s.gate_due = min(ALL_SERVANTS, due)
    elif s.phase in (MOVING, ATTENDING):
        s.phase -= 1
        enter_next(s, seat)
    elif s.phase == KEEPING:
        s.keeps = s.servants[seat][BACK_DOOR]


# In the order they are read.
_READERS: dict[str, Callable[[Draft, Line], None]] = {
    "option": _read_option,
    "start": _read_counters,
    "round": _read_counters,
    "last": _read_counters,
    "rooms": _read_rooms,
    "park": read_park,
    "seat": read_seat,
    "discards": read_discards,
    "turn": _read_turn,
    "at": read_bounds,
    "pile": read_pile,
    "ply": _read_counters,
    "reveals": _read_counters,
}
