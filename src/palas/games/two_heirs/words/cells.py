"""The cell of a place in words: how far it lies from the start tile.

The start tile is the `centre`. Every other cell is named by its distance to the east or
west, then to the north or south of it: `E1`, `N2`, `W2 S1`. North is away from seat 1. The
letters are those of the compass in the reader's language (`O1 N1`, `З2 Ю1`); read are all of
them in every language, small ones, either order, `E1N1` and `0` for the centre.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from palas.kernel.lexicon import folded
from palas.kernel.phrases import in_language

from ..tables import LAND_MOST, REACH

if TYPE_CHECKING:
    from palas.kernel.phrases import Phrases

    from ..state import State

Cell = tuple[int, int]  # x to the east, y to the north

CENTRE: Phrases = ("centre", "Mitte", "центр")
LETTERS: Phrases = ("NESW", "NOSW", "СВЮЗ")  # of the compass, clockwise from the north
_NORTH_AT, _EAST_AT, _SOUTH_AT, _WEST_AT = range(4)
# of a cell and of the centre
_AT: tuple[Phrases, Phrases] = (
    ("at {cell}", "auf {cell}", "на клетке {cell}"),
    ("at the centre", "in der Mitte", "в центре"),
)
_FROM: tuple[Phrases, Phrases] = (
    ("from {cell}", "von {cell}", "с клетки {cell}"),
    ("from the centre", "von der Mitte", "из центра"),
)
_TO: tuple[Phrases, Phrases] = (
    ("to {cell}", "nach {cell}", "на клетку {cell}"),
    ("to the centre", "in die Mitte", "в центр"),
)
_BESIDE: tuple[Phrases, Phrases] = (
    ("beside {cell}", "neben {cell}", "рядом с клеткой {cell}"),
    ("beside the centre", "neben der Mitte", "рядом с центром"),
)
_THE: tuple[Phrases, Phrases] = (
    ("{cell}", "{cell}", "клетка {cell}"),
    ("the centre", "die Mitte", "центр"),
)
_EAST = {"e": 1, "o": 1, "в": 1, "w": -1, "з": -1}
_NORTH = {"n": 1, "с": 1, "s": -1, "ю": -1}
_CENTRES = {folded(word) for word in (*CENTRE, "center", "zentrum", "центра", "центре", "0")}
_EASTWARDS = rf"[{''.join(_EAST)}] ?\d{{1,2}}"
_NORTHWARDS = rf"[{''.join(_NORTH)}] ?\d{{1,2}}"

# of folded words, to be matched inside a longer pattern
CELL_PATTERN = (
    rf"\b(?:(?:{'|'.join(sorted(_CENTRES))})\b"
    rf"|{_EASTWARDS}(?: ?{_NORTHWARDS})?\b|{_NORTHWARDS}(?: ?{_EASTWARDS})?\b)"
)
_STEPS = re.compile(r"([^\W\d]) ?(\d{1,2})")
_WHOLE = re.compile(CELL_PATTERN)


def cell_words(x: int, y: int, language: str) -> str:
    """Return 'E1 N1' or 'centre' for a cell."""
    parts = (column_words(x, language), row_words(y, language))
    return " ".join(filter(None, parts)) or in_language(CENTRE, language)


def column_words(x: int, language: str) -> str:
    """Return 'E1' or 'W2' for a column of the land, nothing for that of the centre."""
    return f"{side_letter(_EAST_AT if x > 0 else _WEST_AT, language)}{abs(x)}" if x else ""


def row_words(y: int, language: str) -> str:
    """Return 'N1' or 'S2' for a row of the land, nothing for that of the centre."""
    return f"{side_letter(_NORTH_AT if y > 0 else _SOUTH_AT, language)}{abs(y)}" if y else ""


def side_letter(side: int, language: str) -> str:
    """Return the letter of a side: 0 north, 1 east, 2 south, 3 west."""
    return in_language(LETTERS, language)[side]


def place_words(s: State, place: int, language: str) -> str:
    """Return 'E1 N1' or 'centre' for a place of the land."""
    return cell_words(s.land_x[place], s.land_y[place], language)


def at_words(x: int, y: int, language: str) -> str:
    """Return 'at E1 N1' or 'at the centre'."""
    return _with(_AT, x, y, language)


def from_words(x: int, y: int, language: str) -> str:
    """Return 'from E1 N1' or 'from the centre'."""
    return _with(_FROM, x, y, language)


def to_words(x: int, y: int, language: str) -> str:
    """Return 'to E1 N1' or 'to the centre'."""
    return _with(_TO, x, y, language)


def beside_words(x: int, y: int, language: str) -> str:
    """Return 'beside E1 N1' or 'beside the centre'."""
    return _with(_BESIDE, x, y, language)


def the_cell_words(x: int, y: int, language: str) -> str:
    """Return a cell as the subject of a sentence: 'E1 N1' or 'the centre'."""
    return _with(_THE, x, y, language)


def _with(words: tuple[Phrases, Phrases], x: int, y: int, language: str) -> str:
    is_centre = not x and not y
    return in_language(words[is_centre], language).format(cell=cell_words(x, y, language))


def read_cell(words: str) -> Cell | None:
    """Return the cell that words mean, or None."""
    given = folded(words)
    if not _WHOLE.fullmatch(given):
        return None
    x = y = 0
    for mark, digits in _STEPS.findall(given):
        if not 0 < int(digits) <= REACH:
            return None
        x += _EAST.get(mark, 0) * int(digits)
        y += _NORTH.get(mark, 0) * int(digits)
    return x, y


def place_at(s: State, cell: Cell) -> int | None:
    """Return the place of the land at a cell, or None where nothing lies."""
    for place in range(min(s.land_size, LAND_MOST)):
        if (s.land_x[place], s.land_y[place]) == cell:
            return place
    return None
