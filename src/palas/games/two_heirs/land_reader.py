"""Reads the drawing of a land file; `land_file` describes how it is written."""

from __future__ import annotations

import re
from functools import partial
from typing import NamedTuple

from palas.kernel.errors import BrokenPosition
from palas.kernel.lexicon import UNCLEAR, Lexicon, folded
from palas.kernel.message import Message, quoted
from palas.kernel.phrases import in_language
from palas.kernel.reading import MAX_NAME, Line, Said, lines_of, listed

from .components import SETS
from .land_words import CELL, IN_CELL, TROOPS_IN_RESERVE, WRONG
from .names import COLOUR_LEXICON, SET_LEXICON, tile_lexicon, tile_name
from .tables import (
    EDGES,
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
from .words.cells import side_letter

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
CELL_FORM = re.compile(r"(@?)\s*(?:([12])[\s.:]+)?(@?)\s*([^*]*?)((?:\s*\*\s*[12]?)*)\s*")
TROOP = re.compile(r"\*\s*([12]?)")
MAX_VALUE = 20  # characters of a value that are quoted

Cell = tuple[int, int]


class Spot(NamedTuple):
    """Where a cell is written."""

    line: Line
    column: int

    @property
    def words(self) -> Message:
        """The line and the column, counted from 1."""
        return Message(CELL, line=self.line.number, column=self.column + 1)

    def broken(self, key: str, **values: object) -> BrokenPosition:
        """Return the error that names this cell."""
        return self.wrong(Message(WRONG[key], **values))

    def wrong(self, message: Message) -> BrokenPosition:
        """Return the error that says of this cell what a message says."""
        return BrokenPosition(IN_CELL, cell=self.words, wrong=message)


class Drawn(NamedTuple):
    """One cell of the drawing: a building of an owner, or open terrain of a colour."""

    spot: Spot
    owner: int | None
    tile: int | None  # None for open terrain
    colour: int
    troops: tuple[int, ...]  # the seats
    is_start: bool

    @property
    def where(self) -> Message:
        """Where it is written."""
        return self.spot.words


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
            sheet.said.say_once(line, known, quoted(key))
            _read_key(sheet, line, known, value.strip())
    if not any(cell not in EMPTY for _, row in sheet.rows for cell in row):
        raise BrokenPosition(WRONG["no_land"])
    return Drawing(sheet.names, sheet.sets, sheet.has_roads, sheet.reserve, _cells(sheet))


def _read_key(sheet: _Sheet, line: Line, key: str, value: str) -> None:
    if key == HEIRS:
        sheet.names = listed(value)
        if len(sheet.names) != SEATS:
            raise line.broken(WRONG["two_heirs"], count=len(sheet.names))
    elif key == USED_SETS:
        sheet.sets = sorted({line.named(SET_LEXICON, words) for words in listed(value)})
        if len(sheet.sets) != SETS_IN_PLAY:
            raise line.broken(WRONG["num_sets"], most=SETS_IN_PLAY, count=len(sheet.sets))
    elif key == RESERVE:
        counts = [digits for digits in re.split(r"[\s,:]+", value) if digits]
        if len(counts) != SEATS:
            raise line.broken(WRONG["reserve"])
        sheet.reserve = [line.count(digits, TROOPS_IN_RESERVE, 0, TROOPS) for digits in counts]
    elif folded(value) in ON_WORDS | OFF_WORDS:
        sheet.has_roads = folded(value) in ON_WORDS
    else:
        raise line.broken(WRONG["roads"], given=quoted(value, MAX_VALUE))


def _cells(sheet: _Sheet) -> dict[Cell, Drawn]:
    sets = sheet.sets or range(len(SETS))
    lexicon = tile_lexicon(tuple(tile for tile in range(TILES) if TILE_SET[tile] in sets))
    used: set[int] = set()
    cells: dict[Cell, Drawn] = {}
    for y, (line, row) in enumerate(sheet.rows):
        for x, words in enumerate(row):
            if words not in EMPTY:
                drawn = _cell(Spot(line, x), words, lexicon, used, sheet.has_roads)
                cells[x, y] = drawn
                used |= set() if drawn.tile is None else {drawn.tile}
                if len(cells) > LAND_MOST:
                    raise line.broken(WRONG["too_many"], count=LAND_MOST + 1, most=LAND_MOST)
    return cells


def _cell(spot: Spot, words: str, lexicon: Lexicon, used: set[int], has_roads: bool) -> Drawn:
    """Read '1 green market *', '2 mill *1' or '@yellow'."""
    match = CELL_FORM.fullmatch(words[: 2 * MAX_NAME])
    if match is None:
        raise spot.broken("no_cell", given=quoted(words))
    first, digit, second, name, stars = match.groups()
    owner = int(digit) - 1 if digit else None
    troops = []
    for star in TROOP.findall(stars):
        if not star and owner is None:
            raise spot.broken("whose_troop")
        troops.append(int(star) - 1 if star else int(owner or 0))
    tile = None
    if owner is None:
        colour = _terrain(spot, name)
    else:
        tile = _tile(spot, name, lexicon, used, has_roads)
        colour = TILE_COLOUR[tile]
    return Drawn(spot, owner, tile, colour, tuple(troops), bool(first or second))


def _terrain(spot: Spot, name: str) -> int:
    colour = COLOUR_LEXICON.find(name[:MAX_NAME])
    if colour is None:
        raise spot.broken("no_colour", given=quoted(name))
    return colour


def _tile(spot: Spot, name: str, lexicon: Lexicon, used: set[int], has_roads: bool) -> int:
    """Return the tile that a name means; of alike ones the one numbered, or the next one."""
    words = name[:MAX_NAME].rstrip("0123456789 ")
    number = name[len(words) : MAX_NAME].strip()  # 'green siege tower 2'
    found = [lexicon.spellings[spelling] for spelling in lexicon.matches(words)]
    if len({_face(tile, False) for tile in found}) != 1:
        try:
            lexicon.read(words, BrokenPosition)
        except BrokenPosition as wrong:
            raise spot.wrong(wrong.message) from None
    alike = [tile for tile in range(TILES) if _face(tile, False) == _face(found[0], False)]
    if number:
        return _numbered(spot, name, number, alike)
    left = [tile for tile in alike if tile not in used] or alike
    if len({_face(tile, has_roads) for tile in left}) > 1:
        several = [partial(_told, tile) for tile in left]
        raise spot.wrong(Message(UNCLEAR, given=quoted(name), several=several))
    return left[0]


def _numbered(spot: Spot, name: str, number: str, alike: list[int]) -> int:
    """Return one of several tiles that are alike, by its number."""
    numbers = {str(at): tile for at, tile in enumerate(alike, 1)}
    if number not in numbers:
        key = "no_number" if len(alike) > 1 else "only_one"
        raise spot.broken(key, given=quoted(name), most=len(alike))
    return numbers[number]


def _face(tile: int, has_roads: bool) -> tuple[int, ...]:
    """Return all of a tile that matters for scoring."""
    road = (TILE_ROAD[tile], TILE_ENDS[tile]) if has_roads else ()
    return TILE_BUILDING[tile], TILE_COLOUR[tile], TILE_VARIANT[tile], *road


def _told(tile: int, language: str) -> str:
    """Return a tile's name and its road, as its owner sees it."""
    sides = "-".join(side_letter(at, language) for at in range(EDGES) if TILE_ROAD[tile] >> at & 1)
    words = in_language(WRONG["road" if sides else "no_road"], language)
    return words.format(name=tile_name(tile, language).nominative, sides=sides)
