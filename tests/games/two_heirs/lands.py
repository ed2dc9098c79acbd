"""Drawing lands for tests of scoring, and reading the points.

A land is drawn as a map, north above. A cell is one word:

    .            nothing
    g y s        open terrain: green, yellow, grey (stone)
    mill         a building of seat 0; MILL one of seat 1
    tavern/row   with marks, any of its colour and its variant, where several tiles fit
    mill:0       with a troop of seat 0 on it; :1 one of seat 1

Roads are drawn by their shape as it lies on the table, then w for a building of seat 0
(white) or b for one of seat 1 (blue):

    -w |b   a road straight through: west to east, north to south
    Lw Jw   a bend from the north to the east, to the west
    rw 7w   a bend from the south to the east, to the west
    +w      a crossing
    ow      a building without a road
    t       open terrain
"""

from __future__ import annotations

from palas.games.two_heirs.components import BUILDINGS, COMPONENTS
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.state import IN_THE_RESERVE, TERRAIN, State
from palas.games.two_heirs.tables import (
    DIRECTIONS,
    LAND_MOST,
    NO_PLACE,
    NO_TILE,
    TILE_BUILDING,
    TILE_COLOUR,
    TILE_ENDS,
    TILE_ROAD,
    TILES,
    TROOPS,
)
from palas.kernel.match import Match

TERRAIN_LETTERS = {"g": 0, "y": 1, "s": 2}
SHAPES = {"-": "EW", "|": "NS", "L": "NE", "J": "NW", "r": "ES", "7": "SW", "+": "NESW", "o": ""}
OWNERS = "wb"


def empty_land(roads: int = 0) -> State:
    """Return a record in play with nothing on its land and all troops in the reserve."""
    s = State()
    s.seats, s.acting, s.roads = 2, 1, roads
    s.land = [NO_TILE] * LAND_MOST
    s.beside = [[NO_PLACE] * DIRECTIONS for _ in range(LAND_MOST)]
    s.troop_at = [[IN_THE_RESERVE] * TROOPS for _ in range(2)]
    return s


def words_of(drawing: str) -> list[tuple[int, int, str]]:
    """Return the cells of a drawing, x to the east and y to the north, with their words."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    return [
        (x, -y, word) for y, row in enumerate(rows) for x, word in enumerate(row) if word != "."
    ]


def stand(s: State, seat: int, place: int) -> None:
    """Put the next troop of a seat on a place of the land."""
    s.troop_at[seat][s.troop_at[seat].index(IN_THE_RESERVE)] = place
    s.troop[place] |= 1 << seat


def drawn(drawing: str, roads: int = 0) -> State:
    """Return the land of a drawing."""
    s = empty_land(roads)
    left = list(range(TILES))
    words = words_of(drawing)
    named = sorted(words, key=lambda one: one[2].partition(":")[0] in TERRAIN_LETTERS)
    tiles = {(x, y): fitting(left, word) for x, y, word in named}
    for x, y, word in words:
        name, _, troop = word.partition(":")
        face = TERRAIN if name in TERRAIN_LETTERS else int(name.isupper())
        place = lay(s, tiles[x, y], face, x, y)
        if troop:
            stand(s, int(troop), place)
    return s


def of_colour(left: list[int], colour: int) -> int:
    """Take the last tile of a colour out of a list: one that drawings seldom name."""
    tile = next(tile for tile in reversed(left) if TILE_COLOUR[tile] == colour)
    left.remove(tile)
    return tile


def fitting(left: list[int], word: str) -> int:
    """Take the first tile that a word names out of a list."""
    name, *marks = word.partition(":")[0].lower().split("/")
    if name in TERRAIN_LETTERS:
        return of_colour(left, TERRAIN_LETTERS[name])
    for tile in left:
        printed = COMPONENTS["tiles"][tile]
        if printed["building"] == name and {printed["colour"], printed["variant"]} >= set(marks):
            left.remove(tile)
            return tile
    raise AssertionError(f"no tile left for {word!r}")


def drawn_roads(drawing: str, roads: int = 1) -> State:
    """Return the land of a drawing of roads."""
    s = empty_land(roads)
    left = list(range(TILES))
    for x, y, word in words_of(drawing):
        if word == "t":
            lay(s, of_colour(left, 0), TERRAIN, x, y)
        else:
            owner = OWNERS.index(word[1])
            lay(s, with_road(left, word[0], owner), owner, x, y)
    return s


def with_road(left: list[int], shape: str, owner: int) -> int:
    """Take a tile out of a list whose road has a shape as it lies before its owner."""
    turned = {"N": "S", "S": "N", "E": "W", "W": "E"} if owner == 1 else {}
    sides = {turned.get(side, side) for side in SHAPES[shape]}
    for tile in left:
        road = COMPONENTS["tiles"][tile]["road"]
        if set(road.removeprefix("ends:").replace("-", "")) == sides:
            assert (TILE_ROAD[tile] > 0, TILE_ENDS[tile]) == (bool(sides), int(shape == "+"))
            left.remove(tile)
            return tile
    raise AssertionError(f"no tile left for {shape!r}")


def record_of(match: Match) -> State:
    """Return the record of a match of this game."""
    assert isinstance(match.state, State)
    return match.state


def place_of(s: State, building: str, seat: int | None = None) -> int:
    """Return the first place with a building of a name, of one seat if asked."""
    kind = BUILDINGS.index(building)
    return next(
        place
        for place in range(s.land_size)
        if s.face[place] in ((0, 1) if seat is None else (seat,))
        and TILE_BUILDING[s.land[place]] == kind
    )
