"""The engine and the referee play the same games and must agree after every move."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, cast

import pytest

from games.big_boss.referee import MOVES, PASS, Move, Noble, Referee, action_number, move_of
from palas.games import game
from palas.games.big_boss import actions, moves, scoring, tables
from palas.games.big_boss.state import (
    IN_DECK,
    NO_CARD,
    NO_CASTLE,
    NO_NOBLE,
    ON_DISPLAY,
    PLAYED,
    State,
)
from palas.kernel.recording import write_record

RANKS = (None, "baron", "grandee")  # by the engine's number
PLOTS = range(tables.PLOTS)


# --------------------------------------------------------- both sides in the same words


def seats_in(bits: int) -> set[int]:
    return {seat for seat in range(tables.MAX_SEATS) if bits >> seat & 1}


def deck_of(s: State) -> list[int]:
    """Return the deck of the engine, next card first."""
    return [s.deck[index] + 1 for index in reversed(range(s.deck_size))]


def hand_of(s: State, seat: int) -> set[int]:
    return {card + 1 for card in PLOTS if s.place[card] in (2 * seat, 2 * seat + 1)}


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
        "legal": [{move_of(action) for action in engine_legal(s, seat)} for seat in seats],
        "money": s.money[: s.seats],
        "hands": [hand_of(s, seat) for seat in seats],
        "known": [{card + 1 for card in PLOTS if s.place[card] == 2 * seat + 1} for seat in seats],
        "towers": s.towers[: s.seats],
        "supplies": [(s.barons[seat], s.grandees[seat]) for seat in seats],
        "left": [bool(left) for left in s.left[: s.seats]],
        "stock": (s.blocks, s.stones, s.tower_stock),
        "deck": deck_of(s),
        "open": {card + 1 for card in s.display if card != NO_CARD},
        "heights": {plot + 1: s.height[plot] for plot in PLOTS if s.height[plot]},
        "castles": {plot + 1: s.castle[plot] for plot in PLOTS if s.castle[plot] != NO_CASTLE},
        "crests": list(s.crest),
        "nobles": {
            plot + 1: (s.owner[plot], RANKS[s.noble[plot]])
            for plot in PLOTS
            if s.noble[plot] != NO_NOBLE
        },
        "scores": engine_scores(s),
        "winners": seats_in(scoring.winners(s)),
    }


def referee_view(r: Referee) -> dict[str, Any]:
    castles = {building: r.castle_of(building) for building in r.buildings()}
    laid = {r.gap: 1} if r.stage == "keep" else {}  # the block that will join two castles
    crests = {castle: r.value(plot) for castle, plot in r.flags.items()}
    return {
        "over": r.is_over,
        "acting": r.acting(),
        "legal": [r.legal(seat) for seat in range(len(r.seats))],
        "money": [seat.money for seat in r.seats],
        "hands": [seat.hand for seat in r.seats],
        "known": [seat.known for seat in r.seats],
        "towers": [seat.towers for seat in r.seats],
        "supplies": [(seat.supply["baron"], seat.supply["grandee"]) for seat in r.seats],
        "left": [seat.has_left for seat in r.seats],
        "stock": (r.blocks, r.stones, r.tower_stock),
        "deck": r.deck,
        "open": r.open,
        "heights": r.levels | laid,
        "castles": {p: c for building, c in castles.items() if c is not None for p in building},
        "crests": [crests.get(castle, 0) for castle in range(tables.FLAGS)],
        "nobles": {plot: (noble.seat, noble.rank) for plot, noble in r.nobles.items()},
        "scores": r.scores(),
        "winners": r.winners(),
    }


def assert_agree(s: State, r: Referee) -> None:
    engine, referee = engine_view(s), referee_view(r)
    for name, expected in referee.items():
        assert engine[name] == expected, name
    hand_sizes = [len(seat.hand) for seat in r.seats]
    assert s.hand_size[: s.seats] == hand_sizes


# ------------------------------------------------------------------------- how to play

Policy = Callable[[Referee, list[Move], random.Random], Move]


def by_weight(**weights: float) -> Policy:
    """Return a policy that likes some kinds of moves more; other kinds weigh 1."""

    def choose(r: Referee, options: list[Move], rng: random.Random) -> Move:
        liking = [weights.get(move[0].replace(" ", "_"), 1.0) for move in options]
        return rng.choices(options, liking)[0]

    return choose


def join(r: Referee, options: list[Move], rng: random.Random) -> Move:
    """Found castles and close gaps whenever possible."""
    joins = [m for m in options if m[0] == "build" and is_gap(r, m[1])]
    founds = [m for m in options if m[0] == "found"]
    return rng.choice(joins or founds or options)


def is_gap(r: Referee, plot: int) -> bool:
    return plot not in r.levels and len(r.neighbours(plot)) == 2


POLICIES: dict[str, Policy] = {
    "any": by_weight(),
    "any kind": by_weight(withdraw=0.2, tower=0.1, build=2, buy_tower=5, found=3, done=3),
    "joins": join,
    "towers": by_weight(tower=50, buy_tower=20, withdraw=0.1, grandee=3),
    "spends": by_weight(buy_tower=50, tower=9, grandee=50, baron=9, build=9, withdraw=0.02),
    "hoards": by_weight(buy_open=50, buy_deck=50, buy_tower=50, withdraw=5, done=20),
    "builds": by_weight(build=50, tower=50, grandee=50, withdraw=0.01, buy_tower=0.1),
}


def play_both(s: State, r: Referee, policy: Policy, rng: random.Random) -> None:
    """Play to the end on both sides, comparing after every move."""
    assert_agree(s, r)
    while not r.is_over:
        (seat,) = r.acting()
        move = policy(r, sorted(r.legal(seat)), rng)
        moves.apply(s, seat, action_number(move))
        r.play(seat, move)
        assert_agree(s, r)
    note_result(r)


def note_result(r: Referee) -> None:
    scores = r.scores()
    if scores.count(max(scores)) > 1:
        shared = len(r.winners()) > 1
        r.seen["shared victory" if shared else "tie broken by nobles"] += 1


# -------------------------------------------------------------------- where games begin


def dealt(seats: int, closed_loop: bool, seed: int) -> State:
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [int(closed_loop)])
    return s


def setup_of(s: State) -> dict[str, Any]:
    return {
        "hands": [sorted(hand_of(s, seat)) for seat in range(s.seats)],
        "open": [card + 1 for card in s.display if card != NO_CARD],
        "deck": deck_of(s),
        "start": min(seats_in(s.acting)),
    }


def referee_for(s: State) -> Referee:
    """Return a referee at the position of an engine whose turn is just beginning."""
    r = Referee(s.seats, {"closed_loop": s.closed_loop}, setup_of(s))
    r.levels = {plot + 1: s.height[plot] for plot in PLOTS if s.height[plot]}
    r.flags = {s.castle[plot]: plot + 1 for plot in PLOTS if s.castle[plot] != NO_CASTLE}
    r.blocks, r.stones, r.tower_stock = s.blocks, s.stones, s.tower_stock
    for seat, one in enumerate(r.seats):
        one.money, one.towers = s.money[seat], s.towers[seat]
        one.supply = Counter(baron=s.barons[seat], grandee=s.grandees[seat])
    for plot in PLOTS:
        rank = RANKS[s.noble[plot]]
        if rank is not None:
            r.nobles[plot + 1] = Noble(s.owner[plot], rank)
    return r


def late_position(rng: random.Random) -> State:
    """Return a made-up late position: a full street, few cards, little money."""
    s = dealt(rng.randint(2, 5), rng.random() < 0.5, rng.getrandbits(30))
    gaps = rng.sample(PLOTS, rng.choice([0, 1, 1, 2, 6, 15, 22, 40, 69]))
    lowest, tallest = rng.choice([(1, 1), (1, 2), (1, 3), (1, 6), (5, 7)])
    for plot in sorted(set(PLOTS) - set(gaps)):
        s.height[plot] = rng.choice([lowest, lowest, rng.randint(lowest, tallest)])
    raise_flags(s, rng)
    lay_cards(s, rng, gaps)
    s.blocks = rng.choice([1, 3, 12, 30])
    s.stones = rng.choice([0, 2, 8])
    s.tower_stock = rng.choice([0, 0, 1, 5])
    for seat in range(s.seats):
        s.money[seat] = rng.choice([0, 0, 1, 4, 5, 9, 30])
        s.towers[seat] = rng.choice([0, 0, 0, 1, 3])
    for plot in rng.sample(PLOTS, rng.choice([0, 5, 25])):
        seat_noble(s, rng, plot)
    return s


def raise_flags(s: State, rng: random.Random) -> None:
    """Give every building worth a castle a flag, as far as the flags go."""
    villas = referee_for(s).oversized()
    rng.shuffle(villas)
    for castle, villa in enumerate(villas[: tables.FLAGS]):
        s.crest[castle] = referee_for(s).worth(villa)
        for plot in villa:
            s.castle[plot - 1] = castle


def lay_cards(s: State, rng: random.Random, gaps: Iterable[int]) -> None:
    """Leave few cards in the game, most of them for empty plots."""
    left = sorted({*gaps, *rng.sample(PLOTS, 6)})
    rng.shuffle(left)
    left = left[: rng.choice([0, 3, 12, 40])]
    anywhere = [PLAYED, PLAYED, ON_DISPLAY, IN_DECK, *range(0, 2 * s.seats, 2)]
    places = rng.choices(anywhere, k=len(left))
    remove_cards(s)
    for card, place in zip(left, places, strict=True):
        put_card(s, card, place)


def remove_cards(s: State) -> None:
    """Take every building card out of the game."""
    s.place[:] = [PLAYED] * tables.PLOTS
    s.display[:] = [NO_CARD] * tables.OPEN_CARDS
    s.deck[:] = [NO_CARD] * tables.PLOTS
    s.hand_size[:] = [0] * tables.MAX_SEATS
    s.deck_size = 0


def put_card(s: State, card: int, place: int) -> None:
    """Put a card into a hand, or fill the display before the deck."""
    if place in (ON_DISPLAY, IN_DECK):
        free = [slot for slot, held in enumerate(s.display) if held == NO_CARD]
        place = ON_DISPLAY if free else IN_DECK
        if free:
            s.display[free[0]] = card
        else:
            s.deck[s.deck_size] = card
            s.deck_size += 1
    elif place != PLAYED:
        s.hand_size[place // 2] += 1
    s.place[card] = place


def seat_noble(s: State, rng: random.Random, plot: int) -> None:
    owner, supply = rng.randrange(s.seats), rng.choice([s.barons, s.grandees])
    if s.height[plot] and supply[owner]:
        supply[owner] -= 1
        s.owner[plot] = owner
        s.noble[plot] = 1 if supply is s.barons else 2


# ----------------------------------------------------------------------------- records


def check_record(text: str) -> Referee:
    """Replay a record with the referee alone; an AssertionError names the line that is wrong."""
    lines = text.splitlines()
    number = 1
    try:
        r = start_of(json.loads(lines[0]))
        for number in range(2, len(lines)):
            replay_line(r, json.loads(lines[number - 1]))
        number = len(lines)
        check_tail(r, json.loads(lines[-1]), len(lines) - 2)
    except (AssertionError, LookupError, TypeError, ValueError) as wrong:
        raise AssertionError(f"line {number}: {wrong or 'not as played'}") from wrong
    return r


def start_of(head: dict[str, Any]) -> Referee:
    """Return the referee a head describes, after counting its cards (R1.3, R1.4)."""
    assert (head["palas"], head["game"], head["version"]) == (1, "big-boss", 1), "another format"
    setup, seats = head["setup"], head["seats"]
    assert 2 <= seats <= tables.MAX_SEATS, "seats"  # R1.6
    assert [len(hand) for hand in setup["hands"]] == [tables.START_CARDS] * seats, "hands"
    assert len(setup["open"]) == tables.OPEN_CARDS, "open cards"
    cards = [card for pile in (*setup["hands"], setup["open"], setup["deck"]) for card in pile]
    assert sorted(cards) == list(range(1, tables.PLOTS + 1)), "every card once"
    assert setup["start"] in range(seats), "start"
    return Referee(seats, head["options"], setup)


def replay_line(r: Referee, line: dict[str, Any]) -> None:
    """Play one line and compare what it says."""
    seat, move = line["seat"], move_of(line["action"])
    assert move in r.legal(seat), f"seat {seat} may not {move}"
    r.play(seat, move)
    named = set(re.findall(r"\d+|[^\W\d]+", line["move"]))
    meant = {tables.CASTLES[move[1]]} if move[0] == "keep" else set(map(str, move[1:]))
    assert not meant or named & meant, f"{line['move']!r} does not name {meant}"
    if "reveals" in line:
        assert list(line["reveals"].values()) == [r.drawn], f"the deck gives {r.drawn}"


def check_tail(r: Referee, tail: dict[str, Any], played: int) -> None:
    """Compare the last line with the position it follows."""
    assert tail.get("moves", played) == played, f"{played} moves were played"
    assert r.is_over == ("scores" in tail), "scores stand under finished games only"
    if r.is_over:
        assert tail["scores"] == r.scores(), f"scores are {r.scores()}"
        assert set(tail["winners"]) == r.winners(), f"winners are {r.winners()}"
        for seat, score in enumerate(tail["scores"]):
            points = [reason["points"] for reason in tail["reasons"] if reason["seat"] == seat]
            assert sum(points) == score, f"the reasons of seat {seat} do not add up"


# ------------------------------------------------------------------------------- tests

GAMES = 8  # of every policy: 2 to 5 seats on the open street and on the ring
LATE_POSITIONS = 60  # for every policy

SITUATIONS = {
    "founding",
    "stone across the seam",
    "villa",
    "villa extended",
    "castle extended",
    "extension at 50",
    "building up",
    "sixth level",
    "capture",
    "castle–castle merger with choice",
    "castle–castle merger without choice",
    "blocked merger",
    "castle–villa merger",
    "villa–villa merger",
    "villa grown to a castle",
    "oversized villa",
    "flag set free for a villa",
    "promotion with choice",
    "closing the ring",
    "withdrawal",
    "forced withdrawal",
    "second withdrawal",
    "passing broke",
    "passing with a tower card",
    "leaving the game",
    "end: last block",
    "end: everybody passed",
    "end: nobody left",
    "shared victory",
    "tie broken by nobles",
}


@cache
def whole_games(name: str) -> Counter[str]:
    """Play whole games with one policy and return the situations met."""
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        s = dealt(2 + number % 4, closed_loop=number >= 4, seed=number + 1)
        r = Referee(s.seats, {"closed_loop": number >= 4}, setup_of(s))
        play_both(s, r, POLICIES[name], random.Random(f"{name} {number}"))
        seen += r.seen
    return seen


@cache
def late_games(name: str) -> Counter[str]:
    """Play made-up late positions to the end with one policy and return the situations met."""
    seen: Counter[str] = Counter()
    for number in range(LATE_POSITIONS):
        rng = random.Random(f"{name} late {number}")
        s = late_position(rng)
        r = referee_for(s)
        play_both(s, r, POLICIES[name], rng)
        seen += r.seen
    return seen


@pytest.mark.long
@pytest.mark.parametrize("name", POLICIES)
def test_whole_games_agree(name: str) -> None:
    assert whole_games(name)["end: last block"] > 0


@pytest.mark.long
@pytest.mark.parametrize("name", POLICIES)
def test_late_games_agree(name: str) -> None:
    assert late_games(name)["end: last block"] > 0


def test_every_situation_was_met() -> None:
    seen: Counter[str] = Counter()
    for name in POLICIES:
        seen += whole_games(name) + late_games(name)
    assert set(seen) >= SITUATIONS


def test_every_action_number_is_one_move() -> None:
    assert sorted(MOVES) == list(range(actions.NUM_ACTIONS))
    assert all(action_number(move_of(action)) == action for action in MOVES)


def empty_street(seats: int) -> State:
    """Return a position with no building and no card anywhere, seat 0 to act."""
    s = dealt(seats, closed_loop=False, seed=1)
    s.acting = 1
    s.tower_stock = 0
    remove_cards(s)
    return s


def test_two_waiting_villas_and_one_freed_flag() -> None:
    """R12.5: eight castles, two villas of 6; joining two castles lets the seat choose."""
    s = empty_street(2)
    for castle in range(tables.FLAGS):
        for plot in range(4 * castle, 4 * castle + 3):  # plots 1–3, 5–7, … 29–31
            s.height[plot], s.castle[plot] = 2, castle
        s.crest[castle] = 9
    s.height[39] = s.height[49] = 3
    put_card(s, 3, 0)  # seat 0 holds card 4
    r = referee_for(s)
    script = [("build", 4), ("keep", 1), ("promote", 50), ("baron", 4), PASS, PASS]
    for move in script:
        assert_agree(s, r)
        (seat,) = r.acting()
        moves.apply(s, seat, action_number(move))
        r.play(seat, move)
    assert_agree(s, r)
    assert r.flags[0] == 50
    assert r.scores() == [30 + 19, 30]
    assert r.winners() == {0}


def test_a_tie_goes_to_the_seat_with_more_nobles() -> None:
    """R18.4: 11 and a baron worth 1 equal 12, and the baron decides."""
    s = empty_street(3)
    s.height[20], s.noble[20], s.owner[20] = 1, 1, 2
    s.barons[2] -= 1
    s.money[:3] = [12, 12, 11]
    r = referee_for(s)
    play_both(s, r, POLICIES["any"], random.Random(1))
    assert r.scores() == [12, 12, 12]
    assert r.winners() == {2}
    assert seats_in(scoring.winners(s)) == {2}


# ---------------------------------------------------------------------- records, tested


def engine_record(moves_limit: int = 10_000) -> list[dict[str, Any]]:
    """Play a game with the engine alone and return the lines of its record."""
    s = dealt(3, closed_loop=False, seed=9)
    rng = random.Random(9)
    head = {"palas": 1, "game": "big-boss", "version": 1, "options": {"closed_loop": False}}
    lines: list[dict[str, Any]] = [{**head, "seats": 3, "setup": setup_of(s)}]
    while not s.over and len(lines) <= moves_limit:
        seat, deck = min(seats_in(s.acting)), deck_of(s)
        action = rng.choice(engine_legal(s, seat))
        moves.apply(s, seat, action)
        lines.append({"seat": seat, "action": action, "move": words_of(action)})
        if deck != deck_of(s):
            lines[-1]["reveals"] = {"drawn": deck[0]}
    return [*lines, engine_tail(s)]


def words_of(action: int) -> str:
    move = move_of(action)
    return f"keep {tables.CASTLES[move[1]]}" if move[0] == "keep" else " ".join(map(str, move))


def engine_tail(s: State) -> dict[str, Any]:
    if not s.over:
        return {"unfinished": True}
    scores = engine_scores(s)
    reasons = [{"seat": seat, "points": points} for seat, points in enumerate(scores)]
    winners = sorted(seats_in(scoring.winners(s)))
    return {"scores": scores, "winners": winners, "reasons": reasons}


def as_text(lines: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_a_record_of_the_engine_passes_the_referee() -> None:
    assert check_record(as_text(engine_record())).is_over
    assert not check_record(as_text(engine_record(20))).is_over


@pytest.mark.parametrize("closed_loop", [False, True])
def test_a_record_of_a_match_passes_the_referee(closed_loop: bool) -> None:
    match = game("big-boss").new(seats=4, seed=3, options={"closed_loop": closed_loop})
    rng = random.Random(3)
    while not match.is_over:
        s = cast("State", match.state)
        (seat,) = seats_in(s.acting)
        match.play(rng.choice(engine_legal(s, seat)), seat)
    assert check_record(write_record(match)).scores() == match.scores()


@pytest.mark.parametrize(
    ("index", "damage"),
    [
        (0, lambda line: line.update(game="chess")),
        (0, lambda line: line["setup"]["deck"].pop()),
        (0, lambda line: line["setup"]["hands"][0].append(5)),
        (1, lambda line: line.update(seat=(line["seat"] + 1) % 3)),
        (3, lambda line: line.update(action=actions.PASS)),
        (3, lambda line: line.update(action=actions.NUM_ACTIONS)),
        (3, lambda line: line.pop("seat")),
        (-1, lambda line: line["scores"].reverse()),
        (-1, lambda line: line.update(winners=[0, 1, 2])),
        (-1, lambda line: line["reasons"].pop()),
    ],
)
def test_a_damaged_record_is_named_by_its_line(
    index: int, damage: Callable[[dict[str, Any]], object]
) -> None:
    lines = engine_record()
    damage(lines[index])
    assert_refused(lines, index)


def assert_refused(lines: list[dict[str, Any]], index: int) -> None:
    number = range(1, len(lines) + 1)[index]
    with pytest.raises(AssertionError, match=f"^line {number}:"):
        check_record(as_text(lines))


def test_a_record_without_its_last_move_is_refused() -> None:
    lines = engine_record()
    del lines[-2]
    assert_refused(lines, -1)


def test_a_wrong_card_from_the_deck_is_refused() -> None:
    lines = engine_record()
    index = next(index for index, line in enumerate(lines) if "reveals" in line)
    lines[index]["reveals"] = {"drawn": 0}
    assert_refused(lines, index)


def test_the_words_of_a_move_name_its_plot() -> None:
    lines = engine_record()
    index = next(i for i, line in enumerate(lines) if line.get("move", "").startswith("build"))
    lines[index]["move"] = "build on 99"
    assert_refused(lines, index)
