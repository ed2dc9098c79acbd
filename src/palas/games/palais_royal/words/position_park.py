"""Reading the park in a position text, and filling it where the text is silent."""

from __future__ import annotations

import re

from palas.kernel.errors import BrokenPosition
from palas.kernel.reading import Line

from ..names import field_name, field_number
from ..tables import (
    FIELD_ROWS,
    FIELDS,
    MAX_NEIGHBOURS,
    NEIGHBOURS,
    NO_FIELD,
    NO_NOBLE,
    NO_SEAT,
    NOBLES,
)
from .position_lines import COLUMNS, PARK_LINES, Draft
from .wrong_position import NUMBERS, WRONG

FREE, NO_PLACE = "-", "."
_ROW = re.compile(r"park (\d+) ?: ?(.*)", re.IGNORECASE)
_SERVANT = re.compile(r"s(\d)", re.IGNORECASE)


def read_park(draft: Draft, line: Line) -> None:
    """Read one row of the park."""
    found = _ROW.fullmatch(line.text)
    if not found:
        raise line.broken(WRONG["park"], example="park 2: . s1 30 - 5 12 s2 .")
    row = line.count(found[1], NUMBERS["row"], 1, PARK_LINES)
    draft.say_once(line, f"park {row}")
    given = found[2].split()
    if len(given) != COLUMNS:
        raise line.broken(WRONG["columns"], count=COLUMNS, given=len(given))
    for column, words in enumerate(given):
        name = f"{chr(ord('A') + column)}{row}"
        field = field_number(name)
        if (field is None) != (words == NO_PLACE):
            raise line.broken(WRONG["outside" if field is None else "inside"], field=name)
        if field is not None:
            _read_field(draft, line, field, words)


def _read_field(draft: Draft, line: Line, field: int, words: str) -> None:
    s = draft.s
    draft.is_known[field] = True
    if found := _SERVANT.fullmatch(words):
        s.owner[field] = line.count(found[1], NUMBERS["seat"], 1, s.seats) - 1
    elif words != FREE:
        noble = line.count(words, NUMBERS["noble"], 1, NOBLES) - 1
        draft.put_noble(line, noble, field_name(field))
        s.noble[field] = noble


def fill_park(draft: Draft) -> None:
    """Lay nobles named nowhere on unknown fields, then count free fields and what they lower."""
    s = draft.s
    taken = sum(owner != NO_SEAT for owner in s.taken)
    missing = FIELDS - taken - sum(noble != NO_NOBLE for noble in s.noble)
    unknown = [
        field for field in range(FIELDS) if not draft.is_known[field] and s.owner[field] == NO_SEAT
    ]
    unknown.sort(key=lambda field: FIELD_ROWS[field] == 0)  # R9.5: border fields stay full
    nobles = draft.unnamed_nobles()
    if len(nobles) < missing <= len(unknown):
        raise BrokenPosition(WRONG["few_nobles"])
    for field, noble in zip(unknown[: max(0, missing)], nobles, strict=False):
        s.noble[field] = noble
    count_free_fields(draft)


def count_free_fields(draft: Draft) -> None:
    """Count the nobles left, and for every field the free ones that touch it (R9.3)."""
    s = draft.s
    s.nobles_left = sum(noble != NO_NOBLE for noble in s.noble)
    for field in range(FIELDS):
        near = NEIGHBOURS[MAX_NEIGHBOURS * field : MAX_NEIGHBOURS * (field + 1)]
        s.discount[field] = sum(f != NO_FIELD and s.noble[f] == NO_NOBLE for f in near)
