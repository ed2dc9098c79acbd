"""After every move of many random games no room, attendant or bonus card is lost or made up."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from games.two_castles.castles import DECIDERS, acting, deal, discard_from_supply, drawn, legal
from palas.games.two_castles import moves
from palas.games.two_castles.actions import (
    AGREE,
    ASSIGN,
    ASSIGN_LUDWIG,
    DECISIONS,
    DISAGREE,
    LEFT_CASTLE,
    MAX_LEGAL,
    NUM_ACTIONS,
    PLACE,
    PLACE_LUDWIG,
    TAKE_ATTENDANT,
    TAKE_CARD,
    TAKE_ROOM,
    TAKE_SPECIAL,
    WAIT,
)
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    DISCARDED,
    FINISHED,
    IN_STACK,
    IN_SUPPLY,
    LAID,
    LAYING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    OPEN,
    PLACING,
    TAKING_CARD,
    TAKING_ROOM,
    State,
)
from palas.games.two_castles.tables import BONUS_CARDS, MAX_ROOMS, REGULAR_ROOMS
from palas.kernel.record import Record

# ------------------------------------------------------------------------- what must hold


def filled(row: list[int]) -> list[int]:
    """Return the entries of a row that hold something, checking that they come first."""
    held = [entry for entry in row if entry != -1]
    assert row == held + [-1] * (len(row) - len(held))
    return held


def check_rooms(s: State) -> None:
    """Check that each of the 147 regular rooms is in one place, the one that `place` says."""
    stacks = [filled(hand) for hand in s.hand]
    assert [len(stack) for stack in stacks] == s.hand_size
    assert all(stack == sorted(stack) for stack in stacks)
    supply = filled(s.supply)
    assert len(supply) == s.supply_size
    laid = [room for castle in range(7) for room in s.room[castle][: s.rooms[castle]]]
    laid = [room for room in laid if room < REGULAR_ROOMS]
    revealed = [
        *(room for rooms in s.new_room for room in rooms if room != -1),
        *(room for rooms in s.drawn_room for room in filled(rooms)),
        *(room for room in s.held if 0 <= room < REGULAR_ROOMS),
    ]
    if s.phase == ASSIGNING:
        revealed += [room for pair in s.chosen for room in pair if room != -1]
    discarded = [room for room in range(REGULAR_ROOMS) if s.place[room] == DISCARDED]
    assert len(discarded) == s.discards
    places = {
        IN_STACK: [room for stack in stacks for room in stack],
        IN_SUPPLY: supply,
        LAID: laid,
        OPEN: revealed,
        DISCARDED: discarded,
    }
    for place, rooms in places.items():
        assert all(s.place[room] == place for room in rooms), place
    assert sorted(room for rooms in places.values() for room in rooms) == list(range(147))


def check_draft(s: State) -> None:
    for player in range(7):
        chosen = filled(s.chosen[player])
        assert len(chosen) == s.num_chosen[player]
        assert chosen == sorted(chosen)
        if s.phase in (CHOOSING, LUDWIG_ASSIGN):
            assert set(chosen) <= set(s.hand[player])
        if player >= s.castles:
            assert (s.hand_size[player], chosen) == (0, [])
    if s.phase == PLACING:
        assert s.num_chosen == [0] * 7
        assert len(set(s.hand_size[: s.castles])) == 1
    elif s.phase == FINISHED or (s.phase == CHOOSING and s.seats > 2):
        assert s.new_room == [[-1, -1]] * 7
    if s.phase == LUDWIG_ASSIGN:
        assert [len(filled(pair)) for pair in s.chosen] == [0, 0, 2, 0, 0, 0, 0]


def check_pieces(s: State) -> None:
    """Check 48 special rooms, 28 attendants and 20 bonus cards."""
    laid = Counter(room for castle in range(7) for room in s.room[castle][: s.rooms[castle]])
    for kind in range(3):
        assert s.special_stock[kind] + laid[147 + kind] == 16
        assert s.special_stock[kind] >= 0
    seated = Counter(one for castle in s.attendant for one in castle)
    for kind in range(4):
        assert s.attendant_stock[kind] + seated[kind + 1] == 7
        assert s.attendant_stock[kind] >= 0
    deck = filled(s.deck)
    assert len(deck) == s.deck_size
    cards = [
        *deck,
        *(card for kept in s.card for card in filled(kept)),
        *(card for drawn_cards in s.drawn_card for card in filled(drawn_cards)),
        *(card for card in range(BONUS_CARDS) if s.discarded_cards >> card & 1),
    ]
    assert sorted(cards) == list(range(BONUS_CARDS))


def check_castles(s: State) -> None:
    """Check that every castle keeps the rules of building (R2)."""
    for castle in range(7):
        assert s.rooms[castle] <= (MAX_ROOMS if castle < s.castles else 0)
        rooms = drawn(s, castle) | {(0, 0): "=", (1, 0): "="}
        assert len(rooms) == s.rooms[castle] + 2
        for (x, y), letter in rooms.items():
            beside = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
            assert beside & rooms.keys()
            assert y <= 0 or (x, y - 1) in rooms
            assert letter not in "oFT" or (x, y + 1) not in rooms
            assert letter != "d" or y < 0
            assert letter not in "fluosFT" or y >= 0
        order = [(0, 0), (1, 0), *drawn(s, castle)]
        for number, (x, y) in enumerate(order[2:], 2):
            beside = {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)}
            assert beside & set(order[:number])


def check_bonuses(s: State) -> None:
    for castle in range(7):
        stage = s.bonus[castle]
        assert (stage == NO_BONUS) == (s.placer[castle] == -1)
        assert (stage == LAYING) == (s.held[castle] != -1)
        assert (stage == TAKING_ROOM) == (s.drawn_room[castle][0] != -1)
        assert (stage == TAKING_CARD) == (s.drawn_card[castle][0] != -1)
        if stage == NO_BONUS:
            assert (s.proposal[castle], s.disputed[castle]) == (-1, 0)
        else:
            assert s.phase == PLACING
        if s.proposal[castle] != -1:
            assert DECIDERS[s.bonus_decider] == "agree"
        if s.waiting[castle]:
            assert -1 not in s.new_room[castle]


def check_legal(s: State) -> None:
    lengths = [len(legal(s, seat)) for seat in range(s.seats)]
    assert [seat for seat, length in enumerate(lengths) if length] == acting(s)
    assert s.acting < 1 << s.seats
    assert (s.acting == 0) == (s.over == 1) == (s.phase == FINISHED)
    for seat in acting(s):
        listed = legal(s, seat)
        assert listed == sorted(set(listed))
        assert 0 <= listed[0] <= listed[-1] < NUM_ACTIONS
        assert len(listed) <= MAX_LEGAL


BOUNDS = {
    "i1": (-128, 127),
    "i2": (-(2**15), 2**15 - 1),
    "i4": (-(2**31), 2**31 - 1),
    "u4": (0, 2**32 - 1),
}


def check_fields(record: Record) -> None:
    """Check that every number fits its field."""
    for name, declared in record.fields.items():
        value = getattr(record, name)
        if isinstance(value, Record):
            check_fields(value)
            continue
        low, high = BOUNDS[str(declared.kind)]
        numbers = value if isinstance(value, list) else [value]
        flat = [n for row in numbers for n in (row if isinstance(row, list) else [row])]
        assert all(low <= number <= high for number in flat), name


def check_position(s: State) -> None:
    check_fields(s)
    check_rooms(s)
    check_draft(s)
    check_pieces(s)
    check_castles(s)
    check_bonuses(s)
    check_legal(s)


# ------------------------------------------------------------------------- games, played


def kind_of(action: int) -> str:
    """Name the kind of an action, for the list of what was met."""
    if action < LEFT_CASTLE:
        return "choose" if action < ASSIGN else "assign" if action < ASSIGN_LUDWIG else "Ludwig"
    if action >= PLACE_LUDWIG:
        return "place Ludwig's"
    decision = (action - LEFT_CASTLE) % DECISIONS
    starts = {
        "bonus": 0,
        "room": TAKE_ROOM,
        "card": TAKE_CARD,
        "attendant": TAKE_ATTENDANT,
        "special": TAKE_SPECIAL,
        "place": PLACE,
        "wait": WAIT,
        "agree": AGREE,
        "disagree": DISAGREE,
    }
    return max((name for name in starts if starts[name] <= decision), key=lambda n: starts[n])


def pick(rng: random.Random, s: State, seat: int) -> int:
    """Pick an action, every kind equally often."""
    by_kind: dict[str, list[int]] = {}
    for action in legal(s, seat):
        by_kind.setdefault(kind_of(action), []).append(action)
    return rng.choice(by_kind[rng.choice(list(by_kind))])


def play_out(s: State, seed: int) -> Counter[str]:
    """Play a game to its end, checking every position, and return what was met."""
    rng = random.Random(seed)
    met: Counter[str] = Counter()
    check_position(s)
    while not s.over:
        seat = rng.choice(acting(s))
        action = pick(rng, s, seat)
        before = s.copy()
        moves.apply(s, seat, action)
        met[kind_of(action)] += 1
        met["shuffle"] += s.shuffles - before.shuffles
        met["card shuffle"] += s.deck_size > before.deck_size
        assert s.ply == before.ply + 1
        assert s.reveals >= before.reveals
        if public(before) != public(s) and not s.over:  # a draw, a reveal, a new stack
            assert s.reveals > before.reveals
        check_position(s)
    return met


def public(s: State) -> tuple[int, int, int, bool]:
    """Return what changes whenever something new is seen."""
    return s.supply_size, s.deck_size, s.turn, s.phase in (ASSIGNING, PLACING)


def scarce(seats: int, seed: int, decider: str) -> State:
    """Return a deal in which hardly anything is left in the supplies."""
    s = deal(seats, seed, decider)
    discard_from_supply(s, s.supply_size - 4)
    s.discarded_cards = sum(1 << card for card in s.deck[2:])
    s.deck[2:] = [-1] * (BONUS_CARDS - 2)
    s.deck_size = 2
    return s


@cache
def games(seats: int, decider: str) -> Counter[str]:
    return play_out(deal(seats, 1, decider), 1) + play_out(scarce(seats, 2, decider), 2)


@pytest.mark.long
@pytest.mark.parametrize("decider", DECIDERS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7])
def test_whole_games_lose_nothing(seats: int, decider: str) -> None:
    met = games(seats, decider)
    players = max(3, seats)
    turns = 2 * 2 * 4  # of two games with two rounds each
    assert met["choose"] == 2 * turns * seats
    assert met["assign"] == turns * seats
    assert met["Ludwig"] == (turns if seats == 2 else 0)
    assert met["place"] + met["place Ludwig's"] >= 2 * turns * players


def test_everything_that_can_happen_was_met() -> None:
    met: Counter[str] = Counter()
    for seats in range(2, 8):
        for decider in DECIDERS:
            met += games(seats, decider)
    names = "choose assign Ludwig bonus room card attendant special place wait agree disagree"
    assert {*names.split(), "place Ludwig's", "shuffle", "card shuffle"} <= {*met}
