"""Positions worth drawing, made by hand or reached by a fixed way of playing, and drawing them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lazy import Lazy
from palas.games.two_heirs import moves
from palas.games.two_heirs.actions import (
    BUILD,
    DEPLOY,
    MAX_LEGAL,
    OPEN_TERRAIN,
    RETREAT,
    STEP,
    TAKE,
    USE_CAMP,
)
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.picture import picture
from palas.games.two_heirs.scoring import scores
from palas.games.two_heirs.secrets import conceal
from palas.games.two_heirs.state import (
    ENDLESS,
    IN_HAND,
    IN_RESERVE,
    IN_STACK,
    IN_THE_RESERVE,
    NOT_IN_PLAY,
    TERRAIN,
    State,
)
from palas.games.two_heirs.tables import (
    DIRECTIONS,
    HAND_MOST,
    LAND_MOST,
    NO_PLACE,
    NO_TILE,
    SEATS,
    STACK,
    TILE_COLOUR,
    TILE_SET,
    TILES,
    TROOPS,
)
from palas.kernel.contract import lowest_acting

NAMES = ("Anna", "Viktor")
LOG = (
    "Viktor lays the grey mine open at E3",
    "Anna deploys a troop to W1 S1",
    "Anna builds the green cathedral at E1 S1",
    "Viktor builds the green market at E2 N1",
    "Viktor takes the grey pilgrimage site",
)

Laid = tuple[int, int, int, int]  # tile, face, x, y

# the start tile comes first
_LAND: tuple[Laid, ...] = (
    (12, TERRAIN, 0, 0),
    (9, 0, -1, 0),
    (11, 0, 1, 0),
    (13, 1, 2, 0),
    (10, TERRAIN, 3, 0),
    (18, 1, -1, 1),
    (26, 1, 0, 1),
    (15, TERRAIN, 1, 1),
    (2, 1, 2, 1),
    (1, 1, 1, 2),
    (17, 0, -1, -1),
    (22, 0, 0, -1),
    (24, 0, 1, -1),
)
_RESERVE = (21, 7, 20, 8, 5, 23)
_HANDS = ((4, 14, 19), (6, 16))
_STACK = (0, 3, 25)


def empty(sets: Sequence[int]) -> State:
    """Return a table with three sets on which nothing lies yet."""
    s = State()
    s.seats = 2
    s.sets = sum(1 << one for one in sets)
    s.roads = 1
    s.acting = 1
    s.turns_left = ENDLESS
    s.tower = NO_PLACE
    s.where[:] = [IN_STACK if TILE_SET[tile] in sets else NOT_IN_PLAY for tile in range(TILES)]
    s.reserve[:] = [NO_TILE] * len(s.reserve)
    s.stack[:] = [NO_TILE] * STACK
    s.land[:] = [NO_TILE] * LAND_MOST
    for row in s.hand:
        row[:] = [NO_TILE] * HAND_MOST
    for row in s.beside:
        row[:] = [NO_PLACE] * DIRECTIONS
    for row in s.troop_at:
        row[:] = [IN_THE_RESERVE] * TROOPS
    return s


def stand(s: State, seat: int, troop: int, place: int) -> None:
    """Put a troop on a place."""
    s.troop_at[seat][troop] = place
    s.troop[place] |= 1 << seat


def give(s: State, seat: int, tiles: Sequence[int]) -> None:
    """Put tiles in a hand."""
    s.hand[seat][: len(tiles)] = sorted(tiles)
    s.hand_size[seat] = len(tiles)
    for tile in tiles:
        s.where[tile] = IN_HAND


def pile(s: State, tiles: Sequence[int]) -> None:
    """Make the stack of some tiles, the next one last."""
    s.stack[: len(tiles)] = list(tiles)
    s.stack_size = len(tiles)
    s.top_colour = TILE_COLOUR[tiles[-1]] if tiles else -1


def concept() -> State:
    """Return the middle of a game: seat 0 to act with three tiles in hand, the take still due."""
    s = empty((0, 1, 2))
    for tile, face, x, y in _LAND:
        lay(s, tile, face, x, y)
    for seat, troop, place in ((0, 0, 2), (0, 1, 10), (1, 0, 8)):
        stand(s, seat, troop, place)
    s.shield = 6
    for place, tile in enumerate(_RESERVE):
        s.reserve[place] = tile
        s.where[tile] = IN_RESERVE
    for seat, tiles in enumerate(_HANDS):
        give(s, seat, tiles)
    pile(s, _STACK)
    return s


def other_side() -> State:
    """Return the same position with seat 1 to act."""
    s = concept()
    s.turn = s.crown = 1
    s.acting = 2
    return s


def with_camps() -> State:
    """Return the concept after the take, when the field camp may be used."""
    s = concept()
    moves.apply(s, 0, TAKE + 0)
    return s


def crowded_hand() -> State:
    """Return a hand of seven tiles."""
    s = concept()
    give(s, 0, (0, 3, 4, 14, 19, 20, 25))
    s.reserve[2] = NO_TILE
    pile(s, ())
    return s


def discarding() -> State:
    """Return a turn that is over but for the surplus in hand."""
    s = crowded_hand()
    s.discarding = s.has_taken = 1
    s.crown = 1
    return s


def diagonal(length: int = LAND_MOST) -> State:
    """Return a land that is one long diagonal, both followers at its end."""
    s = empty((3, 4, 5))
    tiles = [tile for tile in range(TILES) if TILE_SET[tile] in (3, 4, 5)]
    for at in range(length):
        lay(s, tiles[at], TERRAIN if at % 3 == 0 else at % 2, at, at)
    stand(s, 0, 0, length - 1)
    stand(s, 1, 0, length - 3)
    for place, tile in enumerate(tiles[length : length + 6]):
        s.reserve[place] = tile
        s.where[tile] = IN_RESERVE
    s.shield = 6
    return s


def besieged() -> State:
    """Return a siege that is to be decided."""
    s = empty((2, 3, 4))
    rows: tuple[Laid, ...] = (
        (24, TERRAIN, 0, 0),
        (29, 1, 1, 0),
        (27, 0, 1, 1),
        (36, 1, 2, 0),
        (30, 0, 2, 1),
        (28, 0, 1, -1),
    )
    for tile, face, x, y in rows:
        lay(s, tile, face, x, y)
    stand(s, 0, 0, 0)
    stand(s, 1, 0, 3)
    s.shield = 6
    for place, tile in enumerate((18, 19, 20, 37, 38, 39)):
        s.reserve[place] = tile
        s.where[tile] = IN_RESERVE
    give(s, 0, (31, 40))
    pile(s, (21, 22, 23))
    s.tower = 5
    s.sieges = 1
    return s


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    out = [0] * MAX_LEGAL
    return out[: moves.legal(s, seat, out)]


def _liking(action: int) -> float:
    if BUILD <= action < OPEN_TERRAIN:
        return 6.0
    if OPEN_TERRAIN <= action < STEP:
        return 0.02
    if DEPLOY <= action < RETREAT:
        return 0.3
    return 0.1 if RETREAT <= action < USE_CAMP else 1.0


def played(seed: int, plies: int, sets: int = 0, roads: int = 1) -> State:
    """Return the position after so many actions of seats that like to build."""
    s = State()
    s.seats = 2
    s.rng.key[0] = seed
    moves.begin(s, [sets, roads])
    choose = Random(seed)
    while plies and not s.over:
        seat = lowest_acting(s)
        actions = legal(s, seat)
        moves.apply(s, seat, choose.choices(actions, [_liking(one) for one in actions])[0])
        plies -= 1
    return s


def seen(s: State, viewer: int) -> State:
    """Return what a viewer may know."""
    view = s.copy()
    conceal(view, viewer)
    return view


def ended_by_agreement() -> State:
    """Return the middle of a game that the seats have given up."""
    s = concept()
    s.over = 1
    s.acting = 0
    return s


def with_discount() -> State:
    """Return the concept with one tile laid open, which pays for what was short."""
    s = concept()
    action = next(a for a in legal(s, 0) if a >= OPEN_TERRAIN)
    moves.apply(s, 0, action)
    return s


POSITIONS: Lazy[str, State] = Lazy(
    {
        "deal": lambda: played(1, 0),
        "early": lambda: played(2, 12),
        "middle": lambda: played(44, 70),
        "war and crafts": lambda: played(12, 70, 19),
        "late": lambda: played(53, 88, 9),
        "over": lambda: played(5, 900, 3),
        "no roads": lambda: played(6, 900, 0, 0),
        "agreed": ended_by_agreement,
        "concept": concept,
        "other side": other_side,
        "camps": with_camps,
        "discount": with_discount,
        "crowded hand": crowded_hand,
        "discarding": discarding,
        "diagonal": diagonal,
        "besieged": besieged,
    }
)


def acting_view(s: State) -> tuple[State, int, list[int]]:
    """Return the view of the seat to act, the seat and its actions; of seat 0 at the end."""
    seat = lowest_acting(s) if s.acting else 0
    return seen(s, seat), seat, legal(s, seat)


def scored(s: State) -> list[int]:
    """Return the points of both seats."""
    out = [0] * SEATS
    scores(s, out)
    return out


def draw(s: State, **how: object) -> str:
    """Draw a position for the seat to act."""
    view, seat, actions = acting_view(s)
    return picture(view, seat, **({"names": NAMES, "actions": actions, "log": LOG} | how))  # type: ignore[arg-type]
