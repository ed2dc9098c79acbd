"""Drawing positions of Palais Royal for tests, and playing actions by short names.

A position is drawn in lines: `seat 1: court 3, king 1, gold 4, cards gold4 seals2` for a seat,
`free C4 D1` for fields without noble, `noble 25 on C4`, `servant 2 on E1`, `pile gold4 moves5`
(the last one is drawn first), `discards points2`. Seats count from 1, nobles from 1 as in
words, and a field is named by its column and its row. What is not drawn is ordinary: a seat
whose servants are not all drawn has the others in its supply.
"""

from __future__ import annotations

import re

from palas.games.palais_royal import actions, moves, tables, turn
from palas.games.palais_royal.components import CARDS
from palas.games.palais_royal.state import CLOSING, KEEPING, SUPPLYING, State
from palas.games.palais_royal.tables import FIELD_COLUMN, FIELD_ROW, FIELDS, NO_CARD, NO_SEAT
from palas.kernel.contract import lowest_acting

ROOM_NAMES = (
    "back door",
    "writing room",
    "cardinal",
    "mint",
    "gate",
    "madame",
    "staircase",
    "king",
    "court",
    "supply",
)
FIELD_NAMES = [
    f"{chr(ord('A') + FIELD_COLUMN[field])}{FIELD_ROW[field] + 1}" for field in range(FIELDS)
]
NEXT = actions.NEXT
ATTEND, TAKE_GOLD = actions.ATTEND, actions.TAKE_GOLD
WAYS = (*CARDS[:5], "two turquoise", "one of each", "two violet", *CARDS[6:])


def position(
    text: str, seats: int = 2, seat: int = 1, phase: int = SUPPLYING, start: int = 0
) -> State:
    """Read a drawn position: the turn of a seat, brought to an action with nothing done in it."""
    s = _blank(seats)
    s.start = (start or seat) - 1
    for line in filter(None, map(str.strip, text.strip().splitlines())):
        _read_line(s, line)
    for one in range(seats):
        _fill_supply(s, one)
    _count_free(s)
    turn.end_turn(s, (seat - 2) % seats)
    while s.phase < phase:
        turn.enter_next(s, seat - 1)
    return s


def _blank(seats: int) -> State:
    s = State()
    s.seats = seats
    s.rng.key[0] = 1
    moves.begin(s, [0])
    s.phase, s.round = CLOSING, 2
    for seat in range(seats):
        s.servants[seat] = [0] * tables.ROOMS
        s.gold[seat] = 0
        s.supply[seat] = -1
    for field in range(FIELDS):
        s.noble[field] = field
    return s


def _read_line(s: State, line: str) -> None:
    if match := re.fullmatch(r"seat (\d): (.*)", line):
        for part in match[2].split(", "):
            _read_part(s, int(match[1]) - 1, part)
    elif match := re.fullmatch(r"noble (\d+) on (\w+)", line):
        _swap(s, int(match[1]) - 1, FIELD_NAMES.index(match[2]))
    elif match := re.fullmatch(r"servant (\d) on (.*)", line):
        for name in match[2].split():
            field = FIELD_NAMES.index(name)
            s.noble[field], s.owner[field] = tables.NO_NOBLE, int(match[1]) - 1
    elif match := re.fullmatch(r"free (.*)", line):
        for name in match[1].split():
            s.noble[FIELD_NAMES.index(name)] = tables.NO_NOBLE
    elif match := re.fullmatch(r"(pile|discards)(.*)", line):
        _read_cards(s, match[1], [CARDS.index(name) for name in match[2].split()])
    else:
        raise ValueError(line)


def _read_part(s: State, seat: int, part: str) -> None:
    name, _, value = part.rpartition(" ")
    if part.startswith("cards "):
        for card in part.split()[1:]:
            s.hand[seat][CARDS.index(card)] += 1
            s.hand_size[seat] += 1
    elif name == "noble":
        noble = int(value) - 1
        s.taken[noble] = seat
        if noble in s.noble:  # one that was not dealt takes its field
            s.noble[s.noble.index(noble)] = max(
                range(tables.NOBLES), key=lambda n: n not in s.noble
            )
    elif name in ("supply", "gold", "others"):
        getattr(s, name)[seat] = int(value)
    else:
        s.servants[seat][ROOM_NAMES.index(name)] = int(value)


def _read_cards(s: State, where: str, cards: list[int]) -> None:
    if where == "pile":
        s.pile = cards + [NO_CARD] * (tables.ALL_CARDS - len(cards))
        s.pile_size = len(cards)
    else:
        s.discards = [cards.count(card) for card in range(tables.CARD_KINDS)]


def _swap(s: State, noble: int, field: int) -> None:
    if noble in s.noble:
        s.noble[s.noble.index(noble)] = s.noble[field]
    s.noble[field] = noble


def _fill_supply(s: State, seat: int) -> None:
    placed = sum(s.servants[seat]) + s.owner.count(seat) + s.others[seat]
    if s.supply[seat] < 0:
        s.supply[seat] = tables.ALL_SERVANTS - placed
    assert s.supply[seat] + placed <= tables.ALL_SERVANTS


def _count_free(s: State) -> None:
    s.nobles_left = FIELDS - s.noble.count(tables.NO_NOBLE)
    for field in range(FIELDS):
        first = tables.MAX_NEIGHBOURS * field
        near = tables.NEIGHBOURS[first : first + tables.MAX_NEIGHBOURS]
        s.discount[field] = sum(1 for one in near if one >= 0 and s.noble[one] < 0)
        if s.noble[field] >= 0:
            s.owner[field] = NO_SEAT


def place(room: str, count: int = 1) -> int:
    """Return the action that places opening servants."""
    return actions.PLACE + tables.OPENING_SERVANTS * ROOM_NAMES.index(room) + count - 1


def supply(count: int) -> int:
    """Return the action that brings servants from the supply to the gate."""
    return actions.SUPPLY_GATE + count - 1


def supply_from(room: str) -> int:
    """Return the action that brings one servant from a room to the gate."""
    return actions.SUPPLY_FROM + ROOM_NAMES.index(room)


def walk(here: str, there: str, count: int = 1) -> int:
    """Return the action that moves servants between rooms."""
    way = tables.ROOMS * ROOM_NAMES.index(here) + ROOM_NAMES.index(there)
    return actions.MOVE + actions.MOST_MOVED * way + count - 1


def king(source: str = "supply") -> int:
    """Return the action that places a bonus servant at the king."""
    return actions.KING_SERVANT + ROOM_NAMES.index(source)


def madame(source: str = "supply") -> int:
    """Return the action that places a bonus servant at Madame."""
    return actions.MADAME_SERVANT + ROOM_NAMES.index(source)


def recruit(field: str, source: str = "supply") -> int:
    """Return the action that recruits the noble on a field."""
    at = tables.SOURCES * FIELD_NAMES.index(field)
    return actions.RECRUIT + at + ROOM_NAMES.index(source)


def draw(count: int) -> int:
    """Return the action that draws cards."""
    return actions.DRAW + count - 1


def keep(card: str) -> int:
    """Return the action that keeps a drawn card."""
    return actions.KEEP + CARDS.index(card)


def play(way: str) -> int:
    """Return the action that plays a card."""
    return actions.PLAY + WAYS.index(way)


def legal(s: State) -> list[int]:
    """Return the legal actions of the seat to act, written over old numbers."""
    out = [actions.NUM_ACTIONS] * actions.MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def can(s: State, action: int) -> bool:
    """Tell whether the seat to act may do something."""
    return action in legal(s)


def after(s: State, *played: int) -> State:
    """Play legal actions, each for the seat to act; the given position stays as it is."""
    s = s.copy()
    for action in played:
        assert can(s, action), f"action {action} is not legal in phase {s.phase}"
        moves.apply(s, lowest_acting(s), action)
    return s


def to_phase(s: State, phase: int) -> State:
    """Leave actions until an action of the same turn is reached."""
    seat = s.turn
    s = s.copy()
    while s.phase < phase:
        assert s.phase != KEEPING
        moves.apply(s, seat, NEXT)
    assert (s.turn, s.phase) == (seat, phase)
    return s


def end(s: State) -> State:
    """Leave actions until the turn of the seat has ended."""
    seat = s.turn
    s = s.copy()
    while s.turn == seat and not s.over:
        moves.apply(s, seat, NEXT)
    return s


def next_round(s: State) -> State:
    """Leave actions until the start seat begins its next turn, or the game is over."""
    s, before = s.copy(), s.round
    while s.round == before and not s.over:
        moves.apply(s, s.turn, NEXT)
    return s


def in_room(s: State, seat: int, room: str) -> int:
    """Return how many servants a seat has in a room."""
    return s.servants[seat - 1][ROOM_NAMES.index(room)]


def between(s: State, first: int, end_of: int) -> list[int]:
    """Return the legal actions of one kind."""
    return [action for action in legal(s) if first <= action < end_of]
