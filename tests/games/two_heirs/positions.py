"""Drawing positions of Two Heirs for tests, playing moves by short words, reading the answer.

The land is drawn as a map, north above. A cell is one word:

    .              nothing
    g y s          open terrain: green, yellow, grey (stone)
    mill MILL      a building of seat 0; in capitals one of seat 1
    market/grey    with marks: its colour, its variant
    mill:0 g:f1    with a plain troop of seat 0 on it; with the follower of seat 1
    *g             the start tile, at 0,0

Tiles in the reserve (seven words, clockwise from place 0), in hands and on the stack (the top
first) are named the same way; a letter is any tile of that colour. Moves are "take 3",
"build mill 1,0", "open y -1,1", "step 0,0 1,1", "deploy 1,0", "retreat 1,0", "camp 1,0",
"raze 1,0", "spare", "discard mill" and "end".
"""

from __future__ import annotations

import re

from games.two_heirs.deeds import Cell, Deed, deed, legal_actions, legal_deeds
from palas.games.two_heirs import moves, setup
from palas.games.two_heirs.components import BUILDINGS, COLOURS, SETS, VARIANTS
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.reserve import put_in_hand, top_colour
from palas.games.two_heirs.resources import amount, resources
from palas.games.two_heirs.state import (
    DISCARDED,
    IN_RESERVE,
    IN_STACK,
    IN_THE_RESERVE,
    TERRAIN,
    State,
)
from palas.games.two_heirs.tables import (
    NO_TILE,
    SEATS,
    STACK,
    TILE_BUILDING,
    TILE_COLOUR,
    TILE_SET,
    TILE_VARIANT,
    TILES,
    TROOPS,
)
from palas.kernel.contract import lowest_acting

LETTERS = {"g": 0, "y": 1, "s": 2}
FIRST_GAME = "travel land_industry trade_church"
START = "*g:f0f1"
RESERVE = "shield g y s g y s"
MOVE = re.compile(
    r"end|spare|take [0-6]|(discard) \S+|(build|open) \S+ -?\d+,-?\d+"
    r"|(step) -?\d+,-?\d+ -?\d+,-?\d+|(deploy|retreat|camp|raze) -?\d+,-?\d+"
)


def is_named(word: str, tile: int) -> bool:
    """Tell whether a word of a drawing may mean a tile."""
    name, *marks = word.lower().split("/")
    if name in LETTERS:
        return TILE_COLOUR[tile] == LETTERS[name]
    assert name in BUILDINGS, name
    variants = VARIANTS.get(name, ("",))
    if TILE_BUILDING[tile] != BUILDINGS.index(name):
        return False
    return {COLOURS[TILE_COLOUR[tile]], variants[TILE_VARIANT[tile]]} >= set(marks)


class _Box:
    """The tiles in play that a drawing has not used yet; named buildings are picked first."""

    def __init__(self, sets: int, words: list[str]) -> None:
        self._left = [tile for tile in range(TILES) if sets >> TILE_SET[tile] & 1]
        self._named: dict[str, list[int]] = {}
        for word in sorted(words, key=lambda word: (word in LETTERS, -word.count("/"))):
            options = self._left[::-1] if word in LETTERS else self._left
            found = next((tile for tile in options if is_named(word, tile)), None)
            assert found is not None, f"no tile left for {word!r}"
            self._left.remove(found)
            self._named.setdefault(word, []).append(found)

    def tile(self, word: str) -> int:
        return self._named[word].pop(0)

    def rest(self) -> list[int]:
        return self._left


def position(
    land: str = START,
    *,
    reserve: str = RESERVE,
    hand: str = "",
    other_hand: str = "",
    stack: str | int = STACK,
    sets: str = FIRST_GAME,
    seat: int = 0,
    taken: bool = False,
    roads: int = 0,
) -> State:
    """Return a drawn position: `hand` is that of the seat to act, whose turn has just begun."""
    s = State()
    s.seats = SEATS
    s.roads = roads
    s.sets = sum(1 << SETS.index(name) for name in sets.split())
    setup.clear_table(s)
    s.land = [NO_TILE] * len(s.land)
    s.troop_at = [[IN_THE_RESERVE] * TROOPS for _ in range(SEATS)]
    cells = _cells(land)
    top = stack.split() if isinstance(stack, str) else []
    words = [word.lower() for word, _ in cells.values()] + f"{hand} {other_hand}".split() + top
    box = _Box(s.sets, words + [word for word in reserve.split() if word not in ("shield", "-")])
    for (x, y), (word, troops) in cells.items():
        face = TERRAIN if word in LETTERS else int(word.isupper())
        place = lay(s, box.tile(word.lower()), face, x, y)
        _stand(s, place, troops)
    _lay_reserve(s, box, reserve)
    for holder, held in ((seat, hand), (1 - seat, other_hand)):
        for word in held.split():
            put_in_hand(s, holder, box.tile(word))
    _lay_stack(s, box, top, stack if isinstance(stack, int) else len(top))
    s.start = s.turn = seat
    s.acting = 1 << seat
    s.crown, s.has_taken = (1 - seat, 1) if taken else (seat, 0)
    assert all(place[0] != IN_THE_RESERVE for place in s.troop_at), "a follower is missing"
    return s


def _cells(drawing: str) -> dict[Cell, tuple[str, str]]:
    """Return the words and troops of a map by cell, the start tile first."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    words = [(x, -y, word) for y, row in enumerate(rows) for x, word in enumerate(row)]
    [(zero_x, zero_y)] = [(x, y) for x, y, word in words if word.startswith("*")]
    words.sort(key=lambda cell: not cell[2].startswith("*"))
    return {
        (x - zero_x, y - zero_y): (word.lstrip("*").partition(":")[0], word.partition(":")[2])
        for x, y, word in words
        if word != "."
    }


def _stand(s: State, place: int, troops: str) -> None:
    for kind, seat in re.findall(r"(f?)([01])", troops):
        own = s.troop_at[int(seat)]
        own[0 if kind else own.index(IN_THE_RESERVE, 1)] = place
        s.troop[place] |= 1 << int(seat)


def _lay_reserve(s: State, box: _Box, reserve: str) -> None:
    for place, word in enumerate(reserve.split()):
        s.reserve[place] = NO_TILE
        if word == "shield":
            s.shield = place
        elif word != "-":
            s.reserve[place] = box.tile(word)
            s.where[s.reserve[place]] = IN_RESERVE


def _lay_stack(s: State, box: _Box, top: list[str], size: int) -> None:
    rest = box.rest()
    tiles = [box.tile(word) for word in top] + rest[: max(0, size - len(top))]
    for tile in rest[max(0, size - len(top)) :]:
        s.where[tile] = DISCARDED
    s.stack_size = len(tiles)
    s.stack = [*reversed(tiles), *[NO_TILE] * (STACK - len(tiles))]
    for tile in tiles:
        s.where[tile] = IN_STACK
    s.top_colour = top_colour(s)


def deal(seed: int = 1, sets: int = 0, roads: int = 0) -> State:
    """Deal a new game."""
    s = State()
    s.seats = SEATS
    s.rng.key[0] = seed
    moves.begin(s, [sets, roads])
    return s


def _means(words: str, done: Deed) -> bool:
    kind, *given = words.split()
    if kind != done[0]:
        return False
    for word, part in zip(given, done[1:], strict=True):
        if isinstance(part, tuple):
            if tuple(map(int, word.split(","))) != part:
                return False
        elif kind == "take":
            if int(word) != part:
                return False
        elif not is_named(word, int(part)):
            return False
    return True


def actions_for(s: State, words: str) -> list[int]:
    """Return the legal actions that words mean; the words must make sense at least."""
    assert MOVE.fullmatch(words), words
    kind, *given = words.split()
    seat = lowest_acting(s)
    if kind in ("build", "open", "discard"):
        assert any(is_named(given[0], tile) for tile in hand(s, seat)), f"not in hand: {words}"
    return [action for action in legal_actions(s) if _means(words, deed(s, seat, action))]


def can(s: State, words: str) -> bool:
    """Tell whether the seat to act may do what the words say."""
    return bool(actions_for(s, words))


def play(s: State, *moves_in_words: str) -> State:
    """Play moves, each for the seat to act; the given position stays as it is."""
    after = s.copy()
    for words in moves_in_words:
        found = actions_for(after, words)
        assert found, f"not legal: {words}"
        moves.apply(after, lowest_acting(after), found[0])
    return after


def kinds(s: State) -> set[str]:
    """Return the kinds of moves the seat to act may make."""
    return {str(done[0]) for done in legal_deeds(s)}


def targets(s: State, kind: str) -> set[Cell]:
    """Return the last cell named by each legal move of a kind."""
    found = {done[-1] for done in legal_deeds(s) if done[0] == kind}
    return {cell for cell in found if isinstance(cell, tuple)}


def takes(s: State) -> list[int]:
    """Return the places of the reserve the seat to act may take from."""
    return [int(done[1]) for done in legal_deeds(s) if done[0] == "take"]  # type: ignore[arg-type]


def hand(s: State, seat: int) -> list[int]:
    """Return the tiles in a hand."""
    return s.hand[seat][: s.hand_size[seat]]


def access(s: State, seat: int = 0) -> tuple[int, int, int]:
    """Return wood, grain and stone a seat has access to."""
    total = resources(s, seat)
    return amount(total, 0), amount(total, 1), amount(total, 2)


def place_at(s: State, x: int, y: int) -> int:
    """Return the place of the land at a cell."""
    return next(at for at in range(s.land_size) if (s.land_x[at], s.land_y[at]) == (x, y))


def face_at(s: State, x: int, y: int) -> int:
    """Return the owner of the building at a cell, or TERRAIN."""
    return s.face[place_at(s, x, y)]


def troops_at(s: State, x: int, y: int) -> int:
    """Return the seats with a troop at a cell, as a bit set."""
    return s.troop[place_at(s, x, y)]


def cells_around(x: int, y: int) -> set[Cell]:
    """Return the eight cells around one."""
    return {(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)}
