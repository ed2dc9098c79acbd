"""Reading what a seat has in a position text."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from palas.kernel.message import Message, quoted
from palas.kernel.phrases import in_language
from palas.kernel.reading import Line, listed

from ..names import field_name, field_number, noble_words
from ..tables import (
    ALL_SERVANTS,
    FIELD_ROWS,
    NO_NOBLE,
    NO_SEAT,
    NOBLE_ABILITY,
    NOBLE_GOLD,
    NOBLE_POINTS,
    NOBLE_TURQUOISE,
    NOBLE_VIOLET,
    NOBLES,
    OTHER_SERVANTS,
    POINTS2,
    SERVANTS_ONCE_1,
    SERVANTS_ONCE_3,
    SUPPLY,
)
from .lexicons import ROOM_LEXICON
from .position_lines import NOT_SAID, Draft, read_cards, read_held
from .wrong_position import NUMBERS, OR, WRONG, of_seat, seat_words

MOST_GOLD = 9999
_SEAT = re.compile(r"seat (\d+) ?: ?(.*)", re.IGNORECASE)
_JOINING = {SERVANTS_ONCE_1: 1, SERVANTS_ONCE_3: 3}


def read_seat(draft: Draft, line: Line) -> None:
    """Read gold, servants, nobles and cards of a seat."""
    found = _SEAT.fullmatch(line.text)
    if not found:
        raise line.broken(WRONG["seat"], example="seat 1: gold 4; servants gate 2; nobles 25 30")
    seat = line.count(found[1], NUMBERS["seat"], 1, draft.s.seats) - 1
    draft.say_once(line, f"seat {seat + 1}", seat_words(seat))
    for part in filter(None, (part.strip() for part in found[2].split(";"))):
        word, _, rest = part.partition(" ")
        if word.lower() in _LISTS:
            _say_once(draft, line, word.lower(), seat)
            _LISTS[word.lower()](draft, line, seat, rest.strip())
        else:
            words = rest if word.lower() == "servants" else part
            for count in listed(words):
                _read_count(draft, line, seat, count)


def _read_count(draft: Draft, line: Line, seat: int, words: str) -> None:
    """Read gold, a supply or the servants of a room: a word and its number, either first."""
    s = draft.s
    name, _, digits = words.rpartition(" ")
    if not digits.isdigit():
        digits, _, name = words.partition(" ")
    word = name.lower().strip()
    if not digits.isdigit() or not word:
        raise line.broken(WRONG["count"], given=quoted(words))
    _say_once(draft, line, word, seat)
    if word == "gold":
        s.gold[seat] = line.count(digits, word, 0, MOST_GOLD)
    elif word == "others":
        s.others[seat] = line.count(digits, word, 0, OTHER_SERVANTS)
    else:
        what = Message(NUMBERS["servants"], word=quoted(word)).told
        count = line.count(digits, what, 0, ALL_SERVANTS)
        room = line.named(ROOM_LEXICON, word)
        if room == SUPPLY:
            s.supply[seat] = count
        else:
            s.servants[seat][room] = count


def _say_once(draft: Draft, line: Line, word: str, seat: int) -> None:
    draft.say_once(line, f"{word} of seat {seat + 1}", of_seat(quoted(word), seat))


def _read_nobles(draft: Draft, line: Line, seat: int, words: str) -> None:
    for name in words.replace(",", " ").split():
        if name == "none":
            continue
        noble = _noble(draft, line, name)
        draft.put_noble(line, noble, seat_words(seat))
        draft.s.taken[noble] = seat


def _noble(draft: Draft, line: Line, name: str) -> int:
    """Return a noble by its number, or by gold/violet/turquoise/points."""
    if "/" not in name:
        return line.count(name, NUMBERS["noble"], 1, NOBLES) - 1
    facts = tuple(line.count(digits, NUMBERS["fact"], 0, 99) for digits in name.split("/"))
    columns = (NOBLE_GOLD, NOBLE_VIOLET, NOBLE_TURQUOISE, NOBLE_POINTS)
    alike = [
        noble
        for noble in draft.unnamed_nobles()
        if facts == tuple(column[noble] for column in columns)
    ]
    if not alike:
        raise line.broken(WRONG["no_noble"], given=quoted(name))
    if len({NOBLE_ABILITY[noble] for noble in alike}) > 1:
        several = partial(_either, alike)
        raise line.broken(WRONG["unclear"], given=quoted(name), several=several)
    return alike[0]


def _either(nobles: list[int], language: str) -> str:
    return in_language(OR, language).join(noble_words(noble, language) for noble in nobles)


def _read_fields(draft: Draft, line: Line, seat: int, words: str) -> None:
    """Read where a seat's servants stand in the park."""
    for name in words.replace(",", " ").split():
        field = field_number(name)
        if field is None:
            raise line.broken(WRONG["no_field"], given=quoted(name))
        if FIELD_ROWS[field] == 0:
            raise line.broken(WRONG["no_border"], field=field_name(field))
        is_other = draft.s.owner[field] not in (NO_SEAT, seat)
        if is_other or draft.s.noble[field] != NO_NOBLE:
            raise line.broken(WRONG["field_taken"], field=field_name(field))
        draft.s.owner[field] = seat


def _read_hand(draft: Draft, line: Line, seat: int, words: str) -> None:
    draft.s.hand[seat], draft.s.hand_size[seat] = read_held(line, words)


def _read_open(draft: Draft, line: Line, seat: int, words: str) -> None:
    numbers = read_cards(line, words)
    if any(numbers[:POINTS2]):
        raise line.broken(WRONG["open"])
    draft.s.points_played[seat] = numbers[POINTS2:]


def _read_kept(draft: Draft, line: Line, seat: int, words: str) -> None:
    draft.s.kept_since[seat] = read_cards(line, words)


_LISTS: dict[str, Callable[[Draft, Line, int, str], None]] = {
    "nobles": _read_nobles,
    "noble": _read_nobles,
    "park": _read_fields,
    "cards": _read_hand,
    "card": _read_hand,
    "open": _read_open,
    "played": _read_open,
    "kept": _read_kept,
}


def fill_servants(draft: Draft) -> None:
    """Work out the servants the text left unsaid: others by the nobles, the supply last."""
    s = draft.s
    for seat in range(s.seats):
        if s.others[seat] == NOT_SAID:
            joined = sum(
                _JOINING.get(NOBLE_ABILITY[noble], 0)
                for noble in range(NOBLES)
                if s.taken[noble] == seat
            )
            s.others[seat] = max(0, OTHER_SERVANTS - joined)
        if s.supply[seat] == NOT_SAID:
            named = sum(s.servants[seat]) + s.others[seat] + s.owner.count(seat)
            s.supply[seat] = max(0, ALL_SERVANTS - named)
