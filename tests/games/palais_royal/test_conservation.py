"""Nothing is lost: servants, nobles, cards and gold are counted after every move of whole games."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from palas.games.palais_royal import actions, moves, policy
from palas.games.palais_royal.state import (
    ATTENDING,
    CLOSING,
    FINISHED,
    KEEPING,
    MOVING,
    OPENING,
    RECRUITING,
    SUPPLYING,
    State,
)
from palas.games.palais_royal.tables import (
    ALL_SERVANTS,
    BACK_DOOR,
    CARD_KINDS,
    CARD_PRICE,
    CARDINAL,
    COPIES,
    FIELD_ROWS,
    FIELDS,
    GOLD4,
    GOLD_PLUS2,
    MAJORITY_EVERYWHERE,
    MAX_NEIGHBOURS,
    MINT,
    NEIGHBOURS,
    NO_CARD,
    NO_NOBLE,
    NO_SEAT,
    NOBLE_ABILITY,
    NOBLE_GOLD,
    NOBLES,
    OPENING_SERVANTS,
    POINTS2,
    SOURCES,
)
from palas.kernel.contract import lowest_acting
from palas.kernel.record import Record

KINDS = ("NEXT", "PLACE", "PLAY", "SUPPLY_GATE", "SUPPLY_FROM", "MOVE", "ATTEND") + (
    ("TAKE_GOLD", "KING_SERVANT", "MADAME_SERVANT", "RECRUIT", "DRAW", "KEEP")
)
FIVE_TO_BACK_DOOR = actions.PLACE + OPENING_SERVANTS * BACK_DOOR + OPENING_SERVANTS - 1
BOUNDS = {"i1": (-128, 127), "i2": (-(2**15), 2**15 - 1), "u4": (0, 2**32 - 1)}


# --------------------------------------------------------------------- what always holds


def check_servants(s: State) -> None:
    """Every colour has 25 servants: in rooms, in the supply, beside the palace, in the park."""
    for seat in range(s.seats):
        numbers = [*s.servants[seat], s.supply[seat], s.others[seat]]
        assert min(numbers) >= 0
        assert sum(numbers) + s.owner.count(seat) == ALL_SERVANTS
    for field in range(FIELDS):
        if s.owner[field] != NO_SEAT:
            assert s.noble[field] == NO_NOBLE
        if s.noble[field] == NO_NOBLE:
            assert (s.owner[field] != NO_SEAT) == (FIELD_ROWS[field] != 0)


def check_nobles(s: State) -> None:
    """36 of the 42 nobles are in the park or with a seat, none of them twice."""
    in_park = [noble for noble in s.noble if noble != NO_NOBLE]
    taken = [noble for noble in range(NOBLES) if s.taken[noble] != NO_SEAT]
    assert len(in_park) == s.nobles_left
    assert len(set(in_park + taken)) == len(in_park) + len(taken) == FIELDS
    assert all(s.taken[noble] in range(s.seats) for noble in taken)
    for field in range(FIELDS):
        near = NEIGHBOURS[MAX_NEIGHBOURS * field : MAX_NEIGHBOURS * (field + 1)]
        assert s.discount[field] == sum(s.noble[at] == NO_NOBLE for at in near if at >= 0)


def check_cards(s: State) -> None:
    """Four of each card are somewhere, and what all know of the pile is true."""
    in_pile = s.pile[: s.pile_size]
    assert NO_CARD not in in_pile
    assert s.pile[s.pile_size :] == [NO_CARD] * (len(s.pile) - s.pile_size)
    for card in range(CARD_KINDS):
        held = [s.hand[seat][card] for seat in range(s.seats)]
        count = in_pile.count(card) + s.discards[card] + s.drawn[card] + sum(held)
        if card >= POINTS2:
            count += sum(s.points_played[seat][card - POINTS2] for seat in range(s.seats))
        count += s.has_majorities if card == MAJORITY_EVERYWHERE else 0
        assert count == COPIES
        assert min(held + [s.discards[card], s.drawn[card]]) >= 0
        kept = sum(s.kept_since[seat][card] for seat in range(s.seats))
        assert in_pile.count(card) <= s.pile_most[card] - kept - s.drawn[card]
    assert s.hand_size[: s.seats] == [sum(s.hand[seat]) for seat in range(s.seats)]
    assert s.num_drawn == sum(s.drawn)


def check_turn(s: State) -> None:
    """What belongs to one part of a turn is 0 in the others."""
    in_keeping = s.phase == KEEPING
    assert (s.num_drawn > 0) == (s.keeps > 0) == in_keeping
    if s.phase != SUPPLYING:
        assert (s.gate_due, s.has_supplied) == (0, 0)
    if s.phase not in (SUPPLYING, MOVING):
        assert s.moves == 0
    if s.phase != ATTENDING:
        assert (s.gold_due, s.king_due, s.madame_due) == (0, 0, 0)
    if s.phase != RECRUITING:
        assert (s.turquoise, s.violet) == (0, 0)
    assert (s.phase == OPENING) == (s.round == 0)
    assert (s.phase == FINISHED) == (s.over == 1) == (s.acting == 0)


def check_fields(record: Record) -> None:
    """Check that every number fits its field."""
    for name, declared in record.fields.items():
        value = getattr(record, name)
        if isinstance(value, Record):
            check_fields(value)
            continue
        low, high = BOUNDS[str(declared.kind)]
        rows = value if isinstance(value, list) else [value]
        numbers = [n for row in rows for n in (row if isinstance(row, list) else [row])]
        assert all(low <= number <= high for number in numbers), name


def check_position(s: State) -> None:
    check_servants(s)
    check_nobles(s)
    check_cards(s)
    check_turn(s)
    check_fields(s)
    assert min(s.gold[: s.seats]) >= 0


# ------------------------------------------------------------------- what one move changes


def mint_pay(s: State, seat: int) -> int:
    """Return what the mint pays, counted by hand."""
    own, cardinal = s.servants[seat][MINT], s.servants[seat][CARDINAL]
    rivals = [s.servants[other] for other in range(s.seats) if other != seat]
    leads = own > 0 and all((own, cardinal) > (one[MINT], one[CARDINAL]) for one in rivals)
    leads |= own > 0 and s.has_majorities == 1
    nobles = [n for n in range(NOBLES) if s.taken[n] == seat and NOBLE_ABILITY[n] == GOLD_PLUS2]
    return own + int(leads) + 2 * len(nobles)


def gold_flow(before: State, seat: int, action: int) -> int:
    """Return the gold a move brings its seat or costs it."""
    if actions.PLAY <= action < actions.SUPPLY_GATE:
        card = actions.PLAYED_CARD[action - actions.PLAY]
        return (4 if card == GOLD4 else 0) - CARD_PRICE[card]
    if action in (actions.ATTEND, actions.TAKE_GOLD):
        return mint_pay(before, seat) if before.gold_due else 0
    if actions.RECRUIT <= action < actions.DRAW:
        field = (action - actions.RECRUIT) // SOURCES
        return -max(0, NOBLE_GOLD[before.noble[field]] - before.discount[field])
    return 0


def check_move(before: State, s: State, seat: int, action: int) -> None:
    flow = [gold_flow(before, seat, action) if at == seat else 0 for at in range(4)]
    assert s.gold == [was + change for was, change in zip(before.gold, flow, strict=True)]
    assert s.ply == before.ply + 1
    assert s.reveals - before.reveals == (actions.DRAW <= action < actions.KEEP)
    recruits = actions.RECRUIT <= action < actions.DRAW
    assert before.nobles_left - s.nobles_left == recruits
    for other in range(s.seats):
        if other != seat:
            assert s.servants[other] == before.servants[other]
            assert s.supply[other] == before.supply[other]
            assert s.hand[other] == before.hand[other]
    plays = actions.PLAY <= action < actions.SUPPLY_GATE
    keeps = action >= actions.KEEP
    assert s.hand_size[seat] - before.hand_size[seat] == keeps - plays


# ------------------------------------------------------------------------ games, played


def legal_actions(s: State) -> list[int]:
    out = [0] * actions.MAX_LEGAL
    return out[: moves.legal(s, lowest_acting(s), out)]


def dealt(seats: int, layout: int, seed: int) -> State:
    s = State()
    s.seats = seats
    s.rng.key[0] = seed
    moves.begin(s, [layout])
    return s


def kind_of(action: int) -> str:
    """Return the kind of an action."""
    return [kind for kind in KINDS if getattr(actions, kind) <= action][-1]


def play_out(s: State, seed: int, sense: float, most: int) -> Counter[str]:
    """Play a game that is more or less sensible, check every move, return what was met."""
    rng = random.Random(seed)
    seen: Counter[str] = Counter()
    check_position(s)
    for _ in range(most):
        if s.over:
            seen["over"] += 1
            break
        seat, before = lowest_acting(s), s.copy()
        action = rng.choice(legal_actions(s))
        if rng.random() < sense:
            action = policy.policy(s.copy(), seat, rng.getrandbits(32), [0] * actions.MAX_LEGAL)
        moves.apply(s, seat, action)
        check_move(before, s, seat, action)
        check_position(s)
        seen[kind_of(action)] += 1
        seen["turn without cards"] += before.phase == CLOSING and not before.hand_size[seat]
    return seen


@cache
def games(seats: int, sense: float) -> Counter[str]:
    seen: Counter[str] = Counter()
    for seed in (1, 2):
        seen += play_out(dealt(seats, seed % 2, seed), seed, sense, most=500)
    return seen


@pytest.mark.long
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sense", [0.0, 0.6, 0.9, 1.0])
def test_games_lose_nothing(seats: int, sense: float) -> None:
    assert games(seats, sense)["PLACE"] > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sensible_games_end(seats: int) -> None:
    assert games(seats, 1.0)["over"] == 2


def test_everything_that_can_happen_was_met() -> None:
    seen: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for sense in (0.0, 0.6, 0.9, 1.0):
            seen += games(seats, sense)
    assert set(+seen) == {*KINDS} | {"over", "turn without cards"}


def test_a_game_of_cards_alone_shuffles_again_and_again() -> None:
    """Everyone at the back door: the pile is drawn empty over and over, nothing is lost."""
    s = dealt(4, 0, 3)
    rng = random.Random(3)
    reshuffles = 0
    for _ in range(300):
        seat, before = lowest_acting(s), s.copy()
        action = FIVE_TO_BACK_DOOR
        if s.phase != OPENING:
            cards = [one for one in legal_actions(s) if one >= actions.DRAW]
            liking = 0.1 if s.phase == KEEPING else 1.0
            action = cards[-1] if cards and rng.random() < liking else actions.NEXT
        moves.apply(s, seat, action)
        check_move(before, s, seat, action)
        check_position(s)
        reshuffles += s.pile_size > before.pile_size
    assert reshuffles > 1
