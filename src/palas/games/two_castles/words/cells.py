"""The cell of a room in words: its level and its column, seen from the throne.

The throne lies on the ground floor and is two columns wide, `throne left` and `throne
right`; columns beside it count outwards: `left 1`, `left 2`, … and `right 1`, `right 2`, ….
Levels count from the ground floor as each language does: the level above it is `on level
1`, `im 1. Stock`, `на 2-м этаже`; the first below it `below ground 1`, `im 1. Untergeschoss`,
`на 1-м подземном этаже`. Read are also `up 1`, `ground`, `down 1`, `eg`, `1. og`, `1. ug`,
and x and y themselves: `at -2,1`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from palas.games.two_castles.tables import HEIGHT, REACH, WIDTH
from palas.kernel.phrases import say

if TYPE_CHECKING:
    from palas.kernel.phrases import Phrases

CELL_WORDS: dict[str, Phrases] = {
    "ground": ("on the ground floor", "im Erdgeschoss", "на 1-м этаже"),
    "above": ("on level {level}", "im {level}. Stock", "на {level}-м этаже"),
    "below": ("below ground {level}", "im {level}. Untergeschoss", "на {level}-м подземном этаже"),
    "left": ("left {steps}", "links {steps}", "слева {steps}"),
    "throne_left": ("throne left", "Thron links", "трон слева"),
    "throne_right": ("throne right", "Thron rechts", "трон справа"),
    "right": ("right {steps}", "rechts {steps}", "справа {steps}"),
}


def level_words(y: int, language: str) -> str:
    """Return 'on level 2' for a level; Russian counts the ground floor as the first."""
    if y < 0:
        return say(CELL_WORDS, "below", language, level=-y)
    is_first = language == "ru"
    return say(CELL_WORDS, "above" if y else "ground", language, level=y + is_first)


def column_words(x: int, language: str) -> str:
    """Return 'left 2' for a column."""
    if x in (0, 1):
        return say(CELL_WORDS, ("throne_left", "throne_right")[x], language)
    return say(CELL_WORDS, "left" if x < 0 else "right", language, steps=-x if x < 0 else x - 1)


def place_words(x: int, y: int, language: str) -> str:
    """Return 'on level 2, left 1' for a place in a castle."""
    return f"{level_words(y, language)}, {column_words(x, language)}"


def place_of(cell: int) -> tuple[int, int]:
    """Return x and y of a cell's number."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def cell_words(cell: int, language: str) -> str:
    """Return 'on level 2, left 1' for a cell's number."""
    return place_words(*place_of(cell), language)


# To be matched with folded words, in which no marks are left. No group twice in a pattern.
CELL = (
    r"(?P<cell>(?:(?:on )?(?:the )?ground(?: floor)?|(?:im )?(?:erdgeschoss|eg)"
    r"|(?:on )?(?:level|up) \d+|\d+ up|(?:im )?\d+ (?:stock|og)|(?:на )?\d+(?: м)? этаже?"
    r"|(?:below(?: ground)?|down) \d+|\d+ down|(?:im )?\d+ (?:untergeschoss|ug)"
    r"|(?:на )?\d+(?: м)? подземном(?: этаже)?)"
    r" (?:throne|thron|трон|left|right|links|rechts|слева|справа)"
    r"(?: (?:\d+|left|right|links|rechts|слева|справа)))"
)
_DOWN = ("below", "down", "untergeschoss", "ug", "подземном")
_LEFT = ("left", "links", "слева")
_COORDINATES = re.compile(r"(?:\bat )?\(?(-?\d{1,4}) ?, ?(-?\d{1,4})\)?")


def spelled_out(words: str) -> str:
    """Return words in which coordinates like `at -2,1` are said as a level and a column."""
    return _COORDINATES.sub(lambda at: place_words(int(at[1]), int(at[2]), "en"), words)


def cell_of(words: str) -> int | None:
    """Return the number of the cell that words of the pattern CELL mean, if there is one."""
    tokens = words.split()
    x, y = _column(tokens[-2], tokens[-1]), _level(tokens[:-2])
    if x is None or not (-REACH <= x < WIDTH - REACH and abs(y) <= HEIGHT // 2):
        return None
    return WIDTH * (y + REACH) + x + REACH


def _level(tokens: list[str]) -> int:
    number = int(next((token for token in tokens if token.isdigit()), "0"))
    if any(token in _DOWN for token in tokens):
        return -number
    return number - any(token.startswith("этаж") for token in tokens)


def _column(side: str, steps: str) -> int | None:
    if side in ("throne", "thron", "трон"):
        return None if steps.isdigit() else int(steps not in _LEFT)
    if not steps.isdigit() or int(steps) == 0:
        return None
    return -int(steps) if side in _LEFT else int(steps) + 1
