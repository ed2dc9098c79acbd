"""Reads the drawing of a land file; `land_file` describes how it is written."""

from __future__ import annotations

import re
from typing import NamedTuple

from palas.kernel.errors import BrokenPosition
from palas.kernel.lexicon import Lexicon, folded
from palas.kernel.reading import MAX_NAME, Line, Said, lines_of, listed

from .components import SETS, SIDES
from .names import COLOUR_LEXICON, SET_LEXICON, tile_lexicon, tile_name
from .tables import (
    LAND_MOST,
    SEATS,
    SETS_IN_PLAY,
    TILE_BUILDING,
    TILE_COLOUR,
    TILE_ENDS,
    TILE_ROAD,
    TILE_SET,
    TILE_VARIANT,
    TILES,
    TROOPS,
)

HEIRS, USED_SETS, ROADS, RESERVE = "heirs", "sets", "roads", "reserve"
KEYS = {
    **dict.fromkeys(("heirs", "erben", "наследники"), HEIRS),
    **dict.fromkeys(("sets", "наборы"), USED_SETS),
    **dict.fromkeys(("roads", "strassen", "дороги"), ROADS),
    **dict.fromkeys(("reserve", "резерв"), RESERVE),
}
ON_WORDS = {"on", "yes", "an", "ja", "да"}
OFF_WORDS = {"off", "no", "aus", "nein", "нет"}
EMPTY = {"", "-", "."}
CELL = re.compile(r"(@?)\s*(?:([12])[\s.:]+)?(@?)\s*([^*]*?)((?:\s*\*\s*[12]?)*)\s*")
TROOP = re.compile(r"\*\s*([12]?)")

Cell = tuple[int, int]


class Drawn(NamedTuple):
    """One cell of the drawing: a building of an owner, or open terrain of a colour."""

    line: Line
    column: int
    owner: int | None
    tile: int | None  # None for open terrain
    colour: int
    troops: tuple[int, ...]  # the seats
    is_start: bool

    @property
    def where(self) -> str:
        """Where it is written."""
        return f"line {self.line.number}, column {self.column + 1}"


class Drawing(NamedTuple):
    """A land as drawn, not yet checked; cells count from the top left, y downwards."""

    names: list[str]  # of the heirs, as far as they are named
    sets: list[int]  # as far as they are named
    has_roads: bool
    reserve: list[int]  # troops of each seat, empty when not said
    cells: dict[Cell, Drawn]


class _Sheet:
    """The lines of the file, sorted by what they say."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.sets: list[int] = []
        self.has_roads = True
        self.reserve: list[int] = []
        self.rows: list[tuple[Line, list[str]]] = []
        self.said = Said()


def read_drawing(text: str) -> Drawing:
    """Return the land drawn in a text, or raise BrokenPosition."""
    sheet = _Sheet()
    for line in lines_of(text):
        key, colon, value = line.text.partition(":")
        known = KEYS.get(folded(key)) if colon and "|" not in line.text else None
        if known is None:
            sheet.rows.append((line, [cell.strip() for cell in line.text.strip("|").split("|")]))
        else:
            sheet.said.say_once(line, known)
            _read_key(sheet, line, known, value.strip())
    if not any(cell not in EMPTY for _, row in sheet.rows for cell in row):
        raise BrokenPosition("the file draws no land: rows of cells between '|'")
    return Drawing(sheet.names, sheet.sets, sheet.has_roads, sheet.reserve, _cells(sheet))


def _read_key(sheet: _Sheet, line: Line, key: str, value: str) -> None:
    if key == HEIRS:
        sheet.names = listed(value)
        if len(sheet.names) != SEATS:
            raise line.broken(f"two heirs play, not {len(sheet.names)}: 'heirs: Anna, Ben'")
    elif key == USED_SETS:
        sheet.sets = sorted({line.named(SET_LEXICON, words) for words in listed(value)})
        if len(sheet.sets) != SETS_IN_PLAY:
            raise line.broken(f"{SETS_IN_PLAY} sets are in play, not {len(sheet.sets)} (R2.1)")
    elif key == RESERVE:
        counts = [digits for digits in re.split(r"[\s,:]+", value) if digits]
        if len(counts) != SEATS:
            raise line.broken("the troops in the reserve of both heirs: 'reserve: 2, 1'")
        sheet.reserve = [line.count(digits, "troops", 0, TROOPS) for digits in counts]
    elif folded(value) in ON_WORDS | OFF_WORDS:
        sheet.has_roads = folded(value) in ON_WORDS
    else:
        raise line.broken(f"roads are on or off, not {value[:20]!r}")


def _cells(sheet: _Sheet) -> dict[Cell, Drawn]:
    sets = sheet.sets or range(len(SETS))
    lexicon = tile_lexicon(tuple(tile for tile in range(TILES) if TILE_SET[tile] in sets))
    used: set[int] = set()
    cells: dict[Cell, Drawn] = {}
    for y, (line, row) in enumerate(sheet.rows):
        for x, words in enumerate(row):
            if words not in EMPTY:
                drawn = _cell(line, x, words, lexicon, used, sheet.has_roads)
                cells[x, y] = drawn
                used |= set() if drawn.tile is None else {drawn.tile}
                if len(cells) > LAND_MOST:
                    raise line.broken(f"{LAND_MOST + 1} tiles: a land has at most {LAND_MOST}")
    return cells


def _cell(
    line: Line, column: int, words: str, lexicon: Lexicon, used: set[int], has_roads: bool
) -> Drawn:
    """Read '1 green market *', '2 mill *1' or '@yellow'."""
    match = CELL.fullmatch(words[: 2 * MAX_NAME])
    where = f"column {column + 1}: "
    if match is None:
        raise line.broken(f"{where}{words[:40]!r} is no cell: write '1 mill', 'green' or '-'")
    first, digit, second, name, stars = match.groups()
    owner = int(digit) - 1 if digit else None
    troops = []
    for star in TROOP.findall(stars):
        if not star and owner is None:
            raise line.broken(f"{where}whose troop is it? Write '*1' or '*2'")
        troops.append(int(star) - 1 if star else int(owner or 0))
    tile = None
    if owner is None:
        colour = _terrain(line, where, name)
    else:
        tile = _tile(line, where, name, lexicon, used, has_roads)
        colour = TILE_COLOUR[tile]
    return Drawn(line, column, owner, tile, colour, tuple(troops), bool(first or second))


def _terrain(line: Line, where: str, name: str) -> int:
    colour = COLOUR_LEXICON.find(name[:MAX_NAME])
    if colour is None:
        raise line.broken(
            f"{where}{name!r} is no colour of open terrain; the building of an heir begins with"
            " the heir's number: '1 mill'"
        )
    return colour


def _tile(
    line: Line, where: str, name: str, lexicon: Lexicon, used: set[int], has_roads: bool
) -> int:
    """Return the tile that a name means; of alike ones the one numbered, or the next one."""
    words = name[:MAX_NAME].rstrip("0123456789 ")
    number = name[len(words) : MAX_NAME].strip()  # 'green siege tower 2'
    found = [lexicon.spellings[spelling] for spelling in lexicon.matches(words)]
    if len({_face(tile, False) for tile in found}) != 1:
        try:
            lexicon.read(words, BrokenPosition)
        except BrokenPosition as wrong:
            raise line.broken(f"{where}{wrong}") from None
    alike = [tile for tile in range(TILES) if _face(tile, False) == _face(found[0], False)]
    if number:
        at = line.count(number, f"{where}the number of a {words}", 1, len(alike))
        return alike[at - 1]
    left = [tile for tile in alike if tile not in used] or alike
    if len({_face(tile, has_roads) for tile in left}) > 1:
        several = ", ".join(_told(tile) for tile in left)
        raise line.broken(f"{where}{name!r} is unclear: it may mean {several}")
    return left[0]


def _face(tile: int, has_roads: bool) -> tuple[int, ...]:
    """Return all of a tile that matters for scoring."""
    road = (TILE_ROAD[tile], TILE_ENDS[tile]) if has_roads else ()
    return TILE_BUILDING[tile], TILE_COLOUR[tile], TILE_VARIANT[tile], *road


def _told(tile: int) -> str:
    """Return a tile's name and its road, as its owner sees it."""
    sides = "-".join(side for at, side in enumerate(SIDES) if TILE_ROAD[tile] >> at & 1)
    return f"{tile_name(tile, 'en').nominative} ({f'road {sides}' if sides else 'no road'})"
