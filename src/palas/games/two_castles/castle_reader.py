"""Reads the drawings of a castle file; `castle_file` describes how they are written."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from palas.games.two_castles.castle_words import in_castle, there, wrong
from palas.games.two_castles.lexicon import (
    ATTENDANT_LEXICON,
    CARD_LEXICON,
    ROOM_LEXICON,
    read_throne,
)
from palas.games.two_castles.names import throne_name
from palas.kernel.errors import BrokenPosition
from palas.kernel.lexicon import DASHES, folded
from palas.kernel.message import quoted

if TYPE_CHECKING:
    from palas.games.two_castles.castle_checks import Cell

CASTLE_WORDS = {"castle", "schloss", "burg", "reichsburg", "замок"}
THRONE_WORDS = ("throne room", "throne", "thronsaal", "thron", "тронный зал", "трон")
LEVEL_WORDS = "level|ebene|stockwerk|stock|этаж|уровень"
ATTENDANT_WORDS = {"attendant", "attendants", "bediensteter", "bedienstete", "слуга", "слуги"}
CARD_WORDS = {
    *("card", "cards", "bonus card", "bonus cards"),
    *("karte", "karten", "bonuskarte", "bonuskarten"),
    *("карта", "карты", "карта бонуса", "карты бонусов"),
}
EMPTY = {"", "-", "."}
SECOND_HALF = {"", "-", ".", "=", '"'}
LABEL = re.compile(rf"\s*(?:(?:{LEVEL_WORDS})\s*)?([+-]?\d+)\s*:(.*)", re.IGNORECASE)
NOTHING_THERE = {"", "-", "none", "keine", "нет"}
EXAMPLE = 2  # the throne room named in an example


class Drawing(NamedTuple):
    """A castle as drawn, not yet checked."""

    name: str
    throne: int
    rooms: dict[Cell, int]
    attendants: list[int]
    cards: list[int]
    first_column: int  # the x of the first column drawn


class _Row(NamedTuple):
    level: int | None  # None without a label
    cells: list[str]


class _Sheet:
    """The lines of one castle, sorted by what they say."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.throne = ""
        self.rows: list[_Row] = []
        self.attendants: list[int] = []
        self.cards: list[int] = []


def read_drawings(text: str) -> list[Drawing]:
    """Return the castles drawn in a text, or raise BrokenPosition."""
    sheets: list[_Sheet] = []
    for raw in text.splitlines():
        line = raw.partition("#")[0].translate(DASHES).strip()
        if not line:
            continue
        if _first_word(line) in CASTLE_WORDS:
            sheets.append(_header(line))
        else:
            if not sheets:
                sheets.append(_Sheet(""))
            _read_line(sheets[-1], line)
    if not sheets:
        raise BrokenPosition(wrong("no_castle"))
    return [_drawing(sheet) for sheet in sheets]


def _first_word(line: str) -> str:
    words = folded(line.partition("|")[0]).split()
    return words[0] if words else ""


def _header(line: str) -> _Sheet:
    """Read 'castle Neuschwanstein, throne living+sleeping'."""
    first, _, rest = line.partition(",")
    words = first.replace(":", " ").split(maxsplit=1)
    sheet = _Sheet(words[1].strip() if len(words) > 1 else "")
    if rest.strip():
        throne = _after_throne(rest)
        if not throne:
            raise BrokenPosition(wrong("header", given=quoted(rest)))
        sheet.throne = throne
    return sheet


def _read_line(sheet: _Sheet, line: str) -> None:
    key, colon, value = line.partition(":")
    label = LABEL.fullmatch(line)
    if label:
        sheet.rows.append(_Row(int(label[1]), _cells(label[2])))
    elif "|" in line or _is_throne_word(line):
        sheet.rows.append(_Row(None, _cells(line)))
    elif colon and folded(key) in ATTENDANT_WORDS:
        sheet.attendants += [ATTENDANT_LEXICON.read(one, BrokenPosition) for one in _list(value)]
    elif colon and folded(key) in CARD_WORDS:
        sheet.cards += [CARD_LEXICON.read(one, BrokenPosition) for one in _list(value)]
    elif throne := _after_throne(line):
        sheet.throne = throne
    else:
        raise BrokenPosition(wrong("line", given=quoted(line)))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.split("|")]


def _list(value: str) -> list[str]:
    return (
        [] if folded(value) in NOTHING_THERE else [one for one in value.split(",") if one.strip()]
    )


def _after_throne(words: str) -> str:
    """Return what stands behind the word throne, empty when it does not begin with it."""
    for word in THRONE_WORDS:
        found = re.fullmatch(rf"\s*{word}\b\s*:?(.+)", words, re.IGNORECASE)
        if found:
            return found[1].strip()
    return ""


def _is_throne_word(words: str) -> bool:
    return folded(words) in map(folded, THRONE_WORDS)


def _is_throne(cell: str) -> bool:
    return _is_throne_word(cell) or bool(_after_throne(cell))


def _drawing(sheet: _Sheet) -> Drawing:
    try:
        return _read_sheet(sheet)
    except BrokenPosition as problem:
        raise BrokenPosition(in_castle(sheet.name, problem.message)) from None


def _read_sheet(sheet: _Sheet) -> Drawing:
    throne_row, throne_column = _find_throne(sheet)
    rooms: dict[Cell, int] = {}
    seen: set[int] = set()
    for at, row in enumerate(sheet.rows):
        level = throne_row - at if row.level is None else row.level
        if level in seen:
            raise BrokenPosition(wrong("level_twice", level=level))
        seen.add(level)
        cells = row.cells
        if at == throne_row:
            cells = _without_throne(cells, level, throne_column)
        for column, cell in enumerate(cells):
            if cell not in EMPTY:
                rooms[column - throne_column, level] = _room(cell, column, level)
    throne = _throne(sheet, sheet.rows[throne_row].cells[throne_column])
    return Drawing(
        sheet.name, throne, rooms, sheet.attendants, sheet.cards, first_column=-throne_column
    )


def _find_throne(sheet: _Sheet) -> tuple[int, int]:
    """Return the row and the column in which the throne is drawn."""
    thrones = [
        (at, column)
        for at, row in enumerate(sheet.rows)
        for column, cell in enumerate(row.cells)
        if _is_throne(cell) and not (column and _is_throne(row.cells[column - 1]))
    ]
    if len(thrones) != 1:
        raise BrokenPosition(wrong("thrones" if thrones else "no_throne"))
    return thrones[0]


def _without_throne(cells: list[str], level: int, column: int) -> list[str]:
    """Return the throne's row with its two cells empty."""
    if level != 0:
        raise BrokenPosition(wrong("throne_level", level=level))
    behind = cells[column + 1] if column + 1 < len(cells) else ""
    if behind not in SECOND_HALF and not _is_throne(behind):
        problem = wrong("second_half", given=quoted(behind))
        raise BrokenPosition(there((column + 1, 0), 0, problem))
    return [*cells[:column], "", "", *cells[column + 2 :]]


def _room(cell: str, column: int, level: int) -> int:
    try:
        return ROOM_LEXICON.read(cell, BrokenPosition)
    except BrokenPosition as problem:
        raise BrokenPosition(there((column, level), 0, problem.message)) from None


def _throne(sheet: _Sheet, cell: str) -> int:
    words = sheet.throne or _after_throne(cell)
    if not words:
        raise BrokenPosition(wrong("which_throne", throne=partial(throne_name, EXAMPLE)))
    return read_throne(words, BrokenPosition)
