"""Random castles that could have been built: every room laid by R2, one after another."""

from __future__ import annotations

from hypothesis import strategies as st

from games.two_castles.naive_scorer import Castle, Cell, cells_beside
from palas.games.two_castles.castle_file import parse_castle
from palas.games.two_castles.state import State

SPECIALS = (147, 148, 149)
MOST_ROOMS = 23


def is_open_to_the_sky(room: int) -> bool:
    """R2.9."""
    return room // 21 == 3 or room in (147, 148)


def levels(room: int, lowest: int, highest: int) -> range:
    """Return the levels on which a room may lie (R2.5 to R2.8)."""
    kind = room // 21 if room < 147 else room
    if kind == 6:
        return range(lowest - 1, 0)
    if kind in (5, 149):
        return range(lowest - 1, highest + 2)
    return range(highest + 2)


def legal_cells(rooms: dict[Cell, int], room: int) -> list[Cell]:
    """Return every cell where a room may be laid."""
    taken = {(0, 0), (1, 0), *rooms}
    heights = [y for _, y in taken]
    near = {cell for one in taken for cell in cells_beside(*one)} - taken
    fitting = [cell for cell in near if cell[1] in levels(room, min(heights), max(heights))]
    return sorted(cell for cell in fitting if _is_supported(rooms, taken, cell))


def _is_supported(rooms: dict[Cell, int], taken: set[Cell], cell: Cell) -> bool:
    below = (cell[0], cell[1] - 1)
    if below in rooms and is_open_to_the_sky(rooms[below]):
        return False
    return cell[1] <= 0 or below in taken


@st.composite
def castles(draw: st.DrawFn, most: int = MOST_ROOMS) -> Castle:
    """Draw a legal castle with any throne, attendants and cards."""
    size = draw(st.integers(0, most))
    regular = draw(st.lists(st.integers(0, 146), min_size=size, max_size=size, unique=True))
    special = draw(st.lists(st.sampled_from(SPECIALS), max_size=min(6, most - size)))
    rooms: dict[Cell, int] = {}
    for room in draw(st.permutations(regular + special)):
        cells = legal_cells(rooms, room)
        if draw(st.booleans()):  # keep close, so that wishes are fulfilled more often
            cells = sorted(cells, key=lambda cell: abs(cell[0]) + abs(cell[1]))[:4]
        if cells:
            rooms[draw(st.sampled_from(cells))] = room
    return Castle(
        draw(st.integers(0, 6)),
        rooms,
        draw(st.lists(st.integers(1, 4), max_size=2)),
        draw(st.lists(st.integers(0, 19), max_size=2, unique=True)),
    )


def state_of(castle: Castle) -> State:
    """Return a record with one castle."""
    s = parse_castle("throne living+sleeping\nTHRONE")
    s.throne[0] = castle.throne
    s.rooms[0] = len(castle.rooms)
    for index, ((x, y), room) in enumerate(castle.rooms.items()):
        s.room[0][index], s.room_x[0][index], s.room_y[0][index] = room, x, y
    for place, attendant in enumerate(castle.attendants):
        s.attendant[0][place] = attendant
    for place, card in enumerate(castle.cards):
        s.card[0][place] = card
    return s
