"""Drawing castles for tests, dealing and playing, reading the answer.

A castle is drawn as rows of one-letter rooms, the throne as two cells `= =`:

    . s .
    l = = o
    . . d

f food, l living, u utility, o outdoor, s sleeping, c corridor, d downstairs; F fountain,
T tower, Y foyer. `.` is an empty cell; `*` marks an empty cell that a test asks about.
"""

from __future__ import annotations

import random

from palas.games.two_castles import actions, moves
from palas.games.two_castles.cells import cell_number, cell_x, cell_y, list_cells
from palas.games.two_castles.drafting import empty_table
from palas.games.two_castles.placing import lay_room, seats_placing
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.state import IN_STACK, IN_SUPPLY, NO_PROPOSAL, OPEN, PLACING, State
from palas.games.two_castles.supplies import discard_room, draw_room
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    HAND,
    MAX_SEATS,
    NO_ROOM,
    REGULAR_ROOMS,
)

KINDS = "fluoscd"
SPECIALS = "FTY"
LETTERS = KINDS + SPECIALS
LEFT, RIGHT = actions.LEFT_CASTLE, actions.RIGHT_CASTLE
DECIDERS = ("placer", "elder", "agree")
Cell = tuple[int, int]

# ------------------------------------------------------------------------------- dealing


def deal(seats: int, seed: int = 1, decider: str = "placer") -> State:
    """Deal a new game."""
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [DECIDERS.index(decider)])
    return s


def parse(drawing: str) -> dict[Cell, str]:
    """Read a drawn castle: what lies on each cell, throne and empty cells left out."""
    rows = [line.split() for line in drawing.strip().splitlines()]
    if not rows:
        return {}
    ground = next(number for number, row in enumerate(rows) if "=" in row)
    origin = rows[ground].index("=")
    return {
        (column - origin, ground - number): letter
        for number, row in enumerate(rows)
        for column, letter in enumerate(row)
        if letter not in ".="
    }


def table(*drawings: str, seats: int = 3, decider: str = "placer") -> State:
    """Return a table at which all rooms of the first turn are laid; the castles as drawn."""
    s = State()
    s.seats = seats
    s.rng.key[0] = 1
    s.bonus_decider = DECIDERS.index(decider)
    empty_table(s)
    s.throne = [*range(MAX_SEATS)]
    s.phase = PLACING
    left = list(range(REGULAR_ROOMS))
    for castle, drawing in enumerate(drawings):
        for (x, y), letter in parse(drawing).items():
            if letter != "*":
                room = take_kind(left, letter) if letter in KINDS else 147 + SPECIALS.index(letter)
                lay_room(s, castle, room, cell_number(x, y))
    random.Random(1).shuffle(left)
    s.supply = left + [NO_ROOM] * (REGULAR_ROOMS - len(left))
    s.supply_size = len(left)
    s.deck = list(range(BONUS_CARDS))
    s.deck_size = BONUS_CARDS
    for player in range(s.castles):
        rooms = sorted(draw_room(s, IN_STACK) for _ in range(HAND - 2))
        s.hand[player] = rooms + [NO_ROOM] * 2
        s.hand_size[player] = HAND - 2
        s.hand_seen[player] = 1 << player if player < seats else 0
    return s


def take_kind(rooms: list[int], letter: str) -> int:
    """Take the first room of a type out of a list."""
    room = next(room for room in rooms if LETTERS[room_type(room)] == letter)
    rooms.remove(room)
    return room


def give(s: State, castle: int, side: int, letter: str) -> int:
    """Assign a room of a type from the supply to one side of a castle and return it."""
    supply = s.supply[: s.supply_size]
    room = take_kind(supply, letter)
    s.supply_size -= 1
    s.supply = supply + [NO_ROOM] * (REGULAR_ROOMS - len(supply))
    s.place[room] = OPEN
    s.new_room[castle][side] = room
    s.acting = seats_placing(s)
    return room


def put_on_top(s: State, letters: str) -> list[int]:
    """Put rooms of some types on top of the supply, the first to be drawn first."""
    supply = s.supply[: s.supply_size]
    rooms = [take_kind(supply, letter) for letter in letters]
    s.supply[: s.supply_size] = supply + rooms[::-1]
    return rooms


def discard_from_supply(s: State, count: int) -> list[int]:
    """Discard rooms of the supply openly."""
    rooms = [draw_room(s, IN_SUPPLY) for _ in range(count)]
    for room in rooms:
        discard_room(s, room, 127)
    return rooms


# ------------------------------------------------------------------------------- playing


def legal(s: State, seat: int) -> list[int]:
    """Return the legal actions of a seat."""
    out = [0] * actions.MAX_LEGAL
    return out[: moves.legal(s, seat, out)]


def acting(s: State) -> list[int]:
    """Return the seats that may act."""
    return [seat for seat in range(s.seats) if s.acting >> seat & 1]


def play(s: State, seat: int, *chosen: int) -> State:
    """Play actions of a seat, each of them legal; the given position stays as it is."""
    after = s.copy()
    for action in chosen:
        assert action in legal(after, seat), action
        moves.apply(after, seat, action)
    return after


def play_random(s: State, rng: random.Random) -> State:
    """Play one random action of a random seat, in place."""
    seat = rng.choice(acting(s))
    moves.apply(s, seat, rng.choice(legal(s, seat)))
    return s


def play_until(s: State, phase: int, seed: int = 1, *, turn: int = -1, round_: int = -1) -> State:
    """Play at random until a phase begins (of some turn and round, if named)."""
    rng = random.Random(seed)
    after = s.copy()
    while after.phase != phase or turn not in (-1, after.turn) or round_ not in (-1, after.round):
        play_random(after, rng)
    return after


def on(x: int, y: int) -> int:
    """Return the decision to lay a room on a cell."""
    return actions.PLACE + cell_number(x, y)


def decisions(s: State, seat: int, side: int) -> list[int]:
    """Return what a seat may decide in its left or right castle, without the castle."""
    first = (LEFT, RIGHT)[side]
    listed = [action - first for action in legal(s, seat)]
    return [decision for decision in listed if 0 <= decision < actions.DECISIONS]


# ----------------------------------------------------------------------------- answering


def cells_for(s: State, castle: int, letter: str) -> set[Cell]:
    """Return the cells where a room of a type may be laid in a castle."""
    room = LETTERS.index(letter)
    room = 147 + room - 7 if room >= 7 else 21 * room
    out = [0] * actions.MAX_LEGAL
    count = list_cells(s, castle, room, 0, out, 0)
    assert out[:count] == sorted(set(out[:count]))
    return {(cell_x(cell), cell_y(cell)) for cell in out[:count]}


def marked(drawing: str) -> set[Cell]:
    """Return the cells marked with a star."""
    return {cell for cell, letter in parse(drawing).items() if letter == "*"}


def drawn(s: State, castle: int) -> dict[Cell, str]:
    """Return what lies in a castle, as `parse` reads it from a drawing."""
    return {
        (s.room_x[castle][index], s.room_y[castle][index]): LETTERS[
            room_type(s.room[castle][index])
        ]
        for index in range(s.rooms[castle])
    }


def kinds(rooms: list[int]) -> str:
    """Return the types of some rooms as letters."""
    return "".join(LETTERS[room_type(room)] for room in rooms)


def is_settled(s: State, castle: int) -> bool:
    """Tell whether no bonus is left over in a castle."""
    return (
        s.bonus[castle] == 0
        and s.placer[castle] == -1
        and s.held[castle] == NO_ROOM
        and s.drawn_room[castle] == [NO_ROOM] * 5
        and s.drawn_card[castle] == [-1] * 3
        and s.proposal[castle] == NO_PROPOSAL
        and s.disputed[castle] == 0
    )
