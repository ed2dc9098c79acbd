"""The engine and the referee play the same games and must agree after every move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from games.palais_royal.referee import (
    ATTEND,
    GOLD,
    NEXT,
    ROOMS,
    SEAL_CARD,
    SOURCES,
    STAGES,
    Box,
    Move,
    Place,
    Referee,
)
from palas.games.palais_royal import actions, moves, policy, scoring, tables
from palas.games.palais_royal.components import COMPONENTS
from palas.games.palais_royal.state import State


def all_moves(box: Box) -> dict[int, Move]:
    """Return the move of every action number that can ever be one."""
    cards = box.cards
    ways: list[Move] = [("play", card) for card in cards[:5]]
    ways += [("play", SEAL_CARD, turquoise, 2 - turquoise) for turquoise in (2, 1, 0)]
    ways += [("play", card) for card in cards[6:]]
    groups: list[tuple[int, list[Move]]] = [
        (actions.NEXT, [NEXT]),
        (actions.PLACE, [("place", room, n) for room in ROOMS for n in range(1, 6)]),
        (actions.PLAY, ways),
        (actions.SUPPLY_GATE, [("gate", n) for n in range(1, tables.ALL_SERVANTS + 1)]),
        (actions.SUPPLY_FROM, [("gate from", room) for room in ROOMS]),
        (actions.MOVE, [("move", a, b, n) for a in ROOMS for b in ROOMS for n in range(1, 10)]),
        (actions.ATTEND, [ATTEND]),
        (actions.TAKE_GOLD, [GOLD]),
        (actions.KING_SERVANT, [("bonus", "king", source) for source in SOURCES]),
        (actions.MADAME_SERVANT, [("bonus", "madame", source) for source in SOURCES]),
        (actions.RECRUIT, [("recruit", at, source) for at in box.fields for source in SOURCES]),
        (actions.DRAW, [("draw", n) for n in range(1, tables.ALL_CARDS + 1)]),
        (actions.KEEP, [("keep", card) for card in cards]),
    ]
    return {first + at: move for first, moves in groups for at, move in enumerate(moves)}


BOX = Box.of(COMPONENTS)
MOVES = all_moves(BOX)
NUMBERS = {move: number for number, move in MOVES.items()}
FIELDS = range(tables.FIELDS)


# --------------------------------------------------------- both sides in the same words


def seats_in(bits: int) -> set[int]:
    return {seat for seat in range(tables.MAX_SEATS) if bits >> seat & 1}


def pile_of(s: State) -> list[str]:
    """Return the pile of the engine, next card first."""
    return [BOX.cards[s.pile[at]] for at in reversed(range(s.pile_size))]


def cards_of(row: list[int]) -> Counter[str]:
    return Counter({BOX.cards[card]: count for card, count in enumerate(row) if count})


def spots_of(s: State) -> dict[str, Place]:
    return {room: divmod(s.spot[at], 3) for at, room in enumerate(ROOMS)}


def park_of(s: State) -> dict[Place, int]:
    return {BOX.fields[at]: s.noble[at] for at in FIELDS if s.noble[at] != tables.NO_NOBLE}


def engine_legal(s: State, seat: int) -> list[int]:
    out = [0] * actions.MAX_LEGAL
    listed = out[: moves.legal(s, seat, out)]
    assert listed == sorted(set(listed)), "ascending, each once"
    return listed


def engine_scores(s: State) -> list[int]:
    out = [0] * tables.MAX_SEATS
    scoring.scores(s, out)
    return out[: s.seats]


def engine_view(s: State) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "over": bool(s.over),
        "acting": seats_in(s.acting),
        "stage": STAGES[s.phase],
        "legal": [{MOVES[action] for action in engine_legal(s, seat)} for seat in seats],
        "round": (s.round, bool(s.last_round)),
        "gold": s.gold[: s.seats],
        "rooms": [
            {room: s.servants[seat][at] for at, room in enumerate(ROOMS) if s.servants[seat][at]}
            for seat in seats
        ],
        "supplies": [(s.supply[seat], s.others[seat]) for seat in seats],
        "park": park_of(s),
        "prices": {
            BOX.fields[at]: max(0, tables.NOBLE_GOLD[s.noble[at]] - s.discount[at])
            for at in FIELDS
            if s.noble[at] != tables.NO_NOBLE
        },
        "nobles left": s.nobles_left,
        "markers": {BOX.fields[at]: s.owner[at] for at in FIELDS if s.owner[at] != tables.NO_SEAT},
        "taken": [
            {noble for noble in range(tables.NOBLES) if s.taken[noble] == seat} for seat in seats
        ],
        "hands": [cards_of(s.hand[seat]) for seat in seats],
        "hand sizes": s.hand_size[: s.seats],
        "points played": [tuple(s.points_played[seat]) for seat in seats],
        "pile": pile_of(s),
        "discards": cards_of(s.discards),
        "drawn": cards_of(s.drawn),
        "moves": s.moves,
        "seals": (s.turquoise, s.violet),
        "scores": engine_scores(s),
        "winners": seats_in(scoring.winners(s)),
    }


def referee_view(r: Referee) -> dict[str, Any]:
    return {
        "over": r.is_over,
        "acting": r.acting(),
        "stage": r.stage,
        "legal": [r.legal(seat) for seat in range(len(r.seats))],
        "round": (r.round, r.is_last),
        "gold": [seat.gold for seat in r.seats],
        "rooms": [dict(+seat.rooms) for seat in r.seats],
        "supplies": [(seat.supply, seat.others) for seat in r.seats],
        "park": {place: noble.number for place, noble in r.park.items()},
        "prices": {place: r.price(place) for place in r.park},
        "nobles left": len(r.park),
        "markers": r.markers,
        "taken": [{noble.number for noble in seat.nobles} for seat in r.seats],
        "hands": [+seat.hand for seat in r.seats],
        "hand sizes": [seat.hand.total() for seat in r.seats],
        "points played": [
            (seat.open_points["points2"], seat.open_points["points4"]) for seat in r.seats
        ],
        "pile": r.pile,
        "discards": +r.discards,
        "drawn": +r.now.drawn,
        "moves": r.now.moves,
        "seals": (r.now.turquoise, r.now.violet),
        "scores": r.scores(),
        "winners": r.winners(),
    }


def assert_agree(s: State, r: Referee) -> None:
    engine, referee = engine_view(s), referee_view(r)
    for name, expected in referee.items():
        assert engine[name] == expected, name


# ------------------------------------------------------------------------- how to play

Player = Callable[[State, int, list[Move], random.Random], Move]


def by_weight(**weights: float) -> Player:
    """Return a player that likes some kinds of moves more; other kinds weigh 1."""

    def choose(s: State, seat: int, options: list[Move], rng: random.Random) -> Move:
        kinds = sorted({move[0] for move in options})
        liking = [weights.get(kind.replace(" ", "_"), 1.0) for kind in kinds]
        (kind,) = rng.choices(kinds, liking)
        return rng.choice([move for move in options if move[0] == kind])

    return choose


def sensible(s: State, seat: int, options: list[Move], rng: random.Random) -> Move:
    """Play as the policy does."""
    out = [0] * actions.MAX_LEGAL
    return MOVES[policy.policy(s.copy(), seat, rng.getrandbits(32), out)]


def mixed(s: State, seat: int, options: list[Move], rng: random.Random) -> Move:
    """Play sensibly most of the time."""
    player = sensible if rng.random() < 0.85 else by_weight()
    return player(s, seat, options, rng)


def card_lover(s: State, seat: int, options: list[Move], rng: random.Random) -> Move:
    """Live at the back door, and play cards whenever possible."""
    walks = [move for move in options if move[0] == "move" and move[2] == "back door"]
    plays = [move for move in options if move[0] in ("play", "draw", "keep")]
    if (walks or plays) and rng.random() < 0.6:
        return rng.choice(plays or walks)
    return sensible(s, seat, options, rng)


def poor(s: State, seat: int, options: list[Move], rng: random.Random) -> Move:
    """Keep everyone in the rooms, so that the supply is empty and rooms must give."""
    likes = [move for move in options if move[0] in ("gate from", "bonus", "place")]
    if likes and rng.random() < 0.7:
        return rng.choice(likes)
    borders = [move for move in options if move[0] == "recruit" and move[2] != "supply"]
    return rng.choice(borders) if borders else mixed(s, seat, options, rng)


PLAYERS: dict[str, Player] = {
    "any": by_weight(),
    "eager": by_weight(next=0.2, recruit=9, play=3),
    "sensible": sensible,
    "mixed": mixed,
    "cards": card_lover,
    "poor": poor,
}


def dealt(seats: int, layout: int, seed: int) -> State:
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [layout])
    return s


def referee_for(s: State) -> Referee:
    """Return a referee at the deal of an engine."""
    park = {place: BOX.nobles[noble] for place, noble in park_of(s).items()}
    setup = {"start": s.start, "spots": spots_of(s), "park": park, "pile": pile_of(s)}
    return Referee(BOX, s.seats, setup)


def luck_of(before: State, s: State) -> list[str]:
    """Return the cards in the order the pile gave them and will give them."""
    old = pile_of(before)
    drawn = cards_of(s.drawn)
    first = old[: min(len(old), s.num_drawn)]
    fresh = list((drawn - Counter(first)).elements())  # drawn after the pile was shuffled
    return first + fresh + (pile_of(s) if len(old) < s.num_drawn else [])


def step(s: State, r: Referee, move: Move) -> None:
    """Play a move on both sides."""
    (seat,) = r.acting()
    before = s.copy()
    moves.apply(s, seat, NUMBERS[move])
    r.play(seat, move, luck_of(before, s) if move[0] == "draw" else ())
    assert_agree(s, r)


def play_both(s: State, r: Referee, player: Player, rng: random.Random, most: int) -> None:
    """Play the same game on both sides, at most so many moves."""
    assert_agree(s, r)
    for _ in range(most):
        if r.is_over:
            break
        (seat,) = r.acting()
        step(s, r, player(s, seat, sorted(r.legal(seat), key=NUMBERS.__getitem__), rng))


# ------------------------------------------------------------------------------- tests

GAMES = 6  # of every player: 2 to 4 seats in both layouts
MOST = {"sensible": 2000}  # moves; other players might go on for ever

SITUATIONS = {
    "place",
    "play",
    "gate",
    "gate from",
    "move",
    "attend",
    "gold",
    "bonus",
    "recruit",
    "draw",
    "keep",
    "next",
    *BOX.prices,
    *(noble.ability for noble in BOX.nobles),
    "tie broken by the cardinal",
    "tie unbroken",
    "servant from a room to the gate",
    "bonus servant from a room",
    "cheaper beside free fields",
    "marker from a room",
    "reshuffle",
    "over",
}


@cache
def whole_games(name: str) -> Counter[str]:
    """Play whole games with one player and return the situations met."""
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        s = dealt(2 + number % 3, layout=number % 2, seed=number + 1)
        r = referee_for(s)
        play_both(s, r, PLAYERS[name], random.Random(f"{name} {number}"), MOST.get(name, 400))
        seen += r.seen
        seen["over"] += r.is_over
    return seen


@pytest.mark.long
@pytest.mark.parametrize("name", PLAYERS)
def test_whole_games_agree(name: str) -> None:
    assert whole_games(name)["next"] > 0


def test_sensible_games_end() -> None:
    assert whole_games("sensible")["over"] == GAMES


def test_every_situation_was_met() -> None:
    seen: Counter[str] = Counter()
    for name in PLAYERS:
        seen += whole_games(name)
    assert set(+seen) >= SITUATIONS


def test_every_action_number_is_one_move() -> None:
    assert sorted(MOVES) == list(range(actions.NUM_ACTIONS))
    assert len(NUMBERS) == actions.NUM_ACTIONS


def test_a_seat_without_servants_in_the_palace_still_ends_its_turn() -> None:
    """R3.5: everyone at the gate and no court: the seat is asked once, and only once."""
    s = dealt(2, layout=0, seed=4)
    r = referee_for(s)
    for seat, one in enumerate(r.seats):
        for at, room in enumerate(ROOMS):
            s.servants[seat][at] = one.rooms[room] = 0
    script: list[Move] = [("place", "gate", 5), ("place", "gate", 5)]
    for move in script:
        step(s, r, move)
    for _ in range(4):
        assert r.legal(r.turn) == {NEXT}
        step(s, r, NEXT)
    assert r.round == 3


def test_a_seat_may_do_all_of_action_three_at_once() -> None:
    """R8.6: gold, king and Madame in one move, or one by one with the same result."""
    ends = []
    for script in (
        [ATTEND],
        [("bonus", "madame", "supply"), ("gold",), ("bonus", "king", "supply")],
    ):
        s = dealt(2, layout=0, seed=4)
        r = referee_for(s)
        opening: list[Move] = [("place", "mint", 1), ("place", "king", 2), ("place", "madame", 2)]
        opening += [("place", "gate", 5), NEXT, NEXT]
        for move in opening + script:
            step(s, r, move)
        ends.append((s.gold, s.servants, s.supply, s.phase))
    assert ends[0] == ends[1]
