"""Reading a whole position text into a record; the format is described in `position`."""

from __future__ import annotations

import re

from palas.kernel.errors import BrokenPosition, suggestion
from palas.kernel.message import Message, quoted
from palas.kernel.reading import Line, lines_of, listed

from ..names import COLOUR_LEXICON, SET_LEXICON
from ..reserve import top_colour
from ..state import DISCARDED, ENDLESS, IN_HAND, IN_RESERVE, IN_STACK, State
from ..tables import (
    EDGES,
    HAND_MOST,
    LAND_MOST,
    NO_TILE,
    RESERVE_PLACES,
    SEATS,
    SET_BITS,
    SETS_IN_PLAY,
    STACK,
)
from .position_draft import MAX_CELL, Draft
from .position_land import read_place, read_troops
from .position_words import A_SEAT, HIDDEN_TILES, WRONG

EXAMPLE = "two-heirs, seat 1 to act"
MAX_QUOTE = 40  # characters of a line that are quoted
MAX_PLIES = 30_000  # far beyond any game
_SIEGE = re.compile(r"decide sieges at ([^:]+): ?(.+)")
_DECISION = r"(act|discard|decide.*)"
_HEADER = re.compile(
    rf"two-heirs, ?(?:seat (\d+) to {_DECISION}"
    rf"|finished, ?turn of seat (\d+)(?:, ?to {_DECISION})?)"
)


def read_position(text: str) -> State:
    """Read every line of a position and work out what it leaves unsaid."""
    lines = lines_of(text)
    if not lines:
        raise BrokenPosition(WRONG["empty"], example=EXAMPLE)
    header = _HEADER.fullmatch(lines[0].text)
    if not header:
        given = quoted(lines[0].text)
        raise lines[0].broken(WRONG["header"], example=EXAMPLE, given=given)
    draft = Draft()
    draft.choose_sets(SET_BITS[0])
    draft.s.turn = draft.s.crown = draft.s.start = _seat(lines[0], header[1] or header[3])
    for word, line in _in_reading_order(lines[1:]):
        _READERS[word](draft, line)
    _fill(draft, lines[0])
    _read_decision(draft, lines[0], header[2] or header[4] or "act")
    draft.s.over = int(header[1] is None)
    draft.s.acting = 0 if draft.s.over else 1 << draft.s.turn
    return draft.s


def _seat(line: Line, digits: str) -> int:
    return line.count(digits, A_SEAT, 1, SEATS) - 1


def _in_reading_order(lines: list[Line]) -> list[tuple[str, Line]]:
    """Sort the lines: sets first, places before the troops on them, the stack last."""
    order = list(_READERS)
    return sorted(((_word(line), line) for line in lines), key=lambda found: order.index(found[0]))


def _word(line: Line) -> str:
    if line.word in _READERS:
        return line.word
    cell, colon, _ = line.text.partition(":")
    if colon and len(cell.split()) <= 2:
        return "place"
    beginnings = Message(WRONG["beginnings"], words=list(_READERS))
    known = suggestion(line.word, _READERS) or beginnings
    raise line.broken(WRONG["unknown_line"], given=quoted(line.text, MAX_QUOTE), known=known)


def _after_word(line: Line) -> str:
    return line.text.partition(" ")[2].strip()


def _read_sets(draft: Draft, line: Line) -> None:
    draft.say_once(line, "sets")
    numbers = {line.named(SET_LEXICON, name) for name in listed(_after_word(line))}
    if len(numbers) != SETS_IN_PLAY:
        raise line.broken(WRONG["num_sets"], most=SETS_IN_PLAY, count=len(numbers))
    draft.choose_sets(sum(1 << number for number in numbers))


def _read_roads(draft: Draft, line: Line) -> None:
    draft.say_once(line, "roads")
    if _after_word(line) not in ("on", "off"):
        raise line.broken(WRONG["roads"], given=quoted(_after_word(line), MAX_QUOTE))
    draft.s.roads = int(_after_word(line) == "on")


def _read_reserve(draft: Draft, line: Line) -> None:
    draft.say_once(line, "reserve")
    names = listed(_after_word(line))
    if len(names) != RESERVE_PLACES or names.count("shield") != 1:
        raise line.broken(WRONG["reserve_places"], count=RESERVE_PLACES)
    draft.s.shield = names.index("shield")
    draft.s.reserve = [
        NO_TILE if name in ("shield", "-") else draft.put_tile(line, name, IN_RESERVE)
        for name in names
    ]


def _read_seat(draft: Draft, line: Line) -> None:
    digits, _, rest = line.text.removeprefix("seat").partition(":")
    seat = _seat(line, digits.strip())
    draft.say_once(line, f"seat {seat + 1}")
    for part in (part.strip() for part in rest.split(";")):
        word, _, words = part.partition(" ")
        if word == "hand":
            _read_hand(draft, line, seat, listed(words))
        elif word == "troops":
            read_troops(draft, line, seat, listed(words))
        else:
            raise line.broken(WRONG["seat_line"], given=quoted(part, MAX_QUOTE))


def _read_hand(draft: Draft, line: Line, seat: int, names: list[str]) -> None:
    if len(names) > HAND_MOST:
        raise line.broken(WRONG["hand_most"], most=HAND_MOST)
    tiles = sorted(draft.put_tile(line, name, IN_HAND) for name in names)
    draft.s.hand[seat][: len(tiles)] = tiles
    draft.s.hand_size[seat] = len(tiles)


def _read_discarded(draft: Draft, line: Line) -> None:
    draft.say_once(line, "discarded")
    for name in listed(_after_word(line)):
        draft.put_tile(line, name, DISCARDED)


def _read_turn(draft: Draft, line: Line) -> None:
    """Read what a line says about the turn: crown, take, discounts, and the counters."""
    s = draft.s
    for part in listed(line.text):
        name, _, digits = part.rpartition(" ")
        draft.say_once(line, name or part)
        if part == "taken":
            s.has_taken = 1
        elif name in ("crown seat", "start seat"):
            setattr(s, name.split()[0], _seat(line, digits))
        elif name in _NUMBERS:
            setattr(s, name.replace(" ", "_"), line.count(digits, name, 0, _NUMBERS[name]))
        else:
            raise line.broken(WRONG["turn_part"], given=quoted(part, MAX_QUOTE), known=_KNOWN)


def _read_stack(draft: Draft, line: Line) -> None:
    draft.say_once(line, "stack")
    words = _after_word(line)
    if found := re.fullmatch(r"(\d+) hidden, ?next (.+)", words):
        draft.is_concealed = True
        draft.s.stack_size = line.count(found[1], HIDDEN_TILES, 1, STACK)
        draft.s.top_colour = line.named(COLOUR_LEXICON, found[2])
        return
    names = listed(words)
    has_rest = names[-1:] == ["..."]
    tiles = [draft.put_tile(line, name, IN_STACK) for name in names[: len(names) - has_rest]]
    _lay_stack(draft, line, [*tiles, *(draft.unplaced() if has_rest else [])])


def _lay_stack(draft: Draft, line: Line, tiles: list[int]) -> None:
    """Lay the stack, the next tile first."""
    s = draft.s
    if len(tiles) > STACK:
        raise line.broken(WRONG["stack_most"], count=len(tiles), most=STACK)
    s.stack_size = len(tiles)
    s.stack[: len(tiles)] = tiles[::-1]
    for tile in tiles:
        s.where[tile] = IN_STACK
    s.top_colour = top_colour(s)


def _fill(draft: Draft, header: Line) -> None:
    """Put what the text leaves unsaid: troops, the stack, the turns of the last round."""
    s = draft.s
    if s.land_size == 0:
        raise header.broken(WRONG["no_start"])
    for seat in range(SEATS):
        if f"troops of seat {seat + 1}" not in draft.said:
            read_troops(draft, header, seat, ["centre", "reserve", "reserve"])
    if "stack" not in draft.said and not draft.is_concealed:
        _lay_stack(draft, header, draft.unplaced())
    if "turns left" not in draft.said:
        s.turns_left = SEATS if s.stack_size == 0 else ENDLESS


def _read_decision(draft: Draft, line: Line, words: str) -> None:
    s = draft.s
    s.discarding = int(words == "discard")
    if not words.startswith("decide"):
        return
    found = _SIEGE.fullmatch(words)
    if not found:
        raise line.broken(WRONG["sieges_form"])
    s.tower = draft.place(line, found[1])
    for cell in listed(found[2]):
        place = draft.place(line, cell)
        edges = [edge for edge in range(EDGES) if s.beside[s.tower][2 * edge] == place]
        if not edges:
            raise line.broken(WRONG["no_edge"], cell=quoted(cell, MAX_CELL))
        s.sieges |= 1 << edges[0]


_NUMBERS = {
    "discounts": LAND_MOST,
    "ply": MAX_PLIES,
    "reveals": MAX_PLIES,
    "turns left": SEATS,
}
_KNOWN = [f"{name} 1" for name in _NUMBERS]

# In the order they are read.
_READERS = {
    "sets": _read_sets,
    "roads": _read_roads,
    "reserve": _read_reserve,
    "discarded": _read_discarded,
    "place": read_place,
    "seat": _read_seat,
    "crown": _read_turn,
    "taken": _read_turn,
    "discounts": _read_turn,
    "start": _read_turn,
    "ply": _read_turn,
    "reveals": _read_turn,
    "turns": _read_turn,
    "stack": _read_stack,
}
