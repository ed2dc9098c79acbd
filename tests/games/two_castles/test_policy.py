"""The sensible player: always legal, leaves the record as it was, knows no secrets."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers

from games.two_castles.drawn import CROWDBURG, drawn
from games.two_castles.playing import acting, dealt, game, legal, positions, seen_by
from palas.games.two_castles import actions, moves, secrets
from palas.games.two_castles.cards import (
    LIVING_CARD,
    OUTDOOR_CARD,
    SLEEPING_CARD,
    TYPES_AT_THRONE_CARD,
    WIDTH_CARD,
)
from palas.games.two_castles.castle_file import read_castles
from palas.games.two_castles.cells import cell_number, cell_x, cell_y, list_cells
from palas.games.two_castles.lexicon import ROOM_LEXICON
from palas.games.two_castles.placing import NO_GRANT, grant_of
from palas.games.two_castles.policy import pick_attendant, pick_card, pick_special, policy
from palas.games.two_castles.policy_wants import (
    FIELD,
    FIELD_MASK,
    FIELDS,
    WANTED,
    WISH_FIELDS,
    census,
    keep_set,
    kept_set,
    lay_on_trial,
    lift,
    wanted_anywhere,
    wanted_by,
)
from palas.games.two_castles.policy_worth import (
    POINT,
    best_cell,
    value_rooms,
    worth_anywhere,
    worth_on,
)
from palas.games.two_castles.rooms import THRONE_POINTS
from palas.games.two_castles.scoring import castle_score, estimate, winners
from palas.games.two_castles.state import (
    AGREED,
    ASSIGNING,
    FINISHED,
    LUDWIG_ASSIGN,
    NO_PROPOSAL,
    State,
)
from palas.games.two_castles.tables import (
    BONUS_CARDS,
    FOUNTAIN,
    FOYER,
    LUDWIG,
    MAX_ROOMS,
    REGULAR_ROOMS,
    TOWER,
)
from palas.kernel.errors import BrokenPosition
from palas.kernel.jit import compiled
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.rng import Generator

BEDS = ("Nap Room", "Solar", "Nursery", "Rabbit Room", "Tasso Room", "Bunk Room", "Puppy Room")
DECIDERS = ("placer", "elder", "agree")


def room(name: str) -> int:
    """Return the number of a room."""
    return ROOM_LEXICON.read(name, BrokenPosition)


def suggested(s: State, seat: int, dice: int = 0) -> int:
    """Return what the policy suggests, and see that it changes nothing."""
    before = s.copy()
    action = policy(s, seat, dice, [0] * actions.MAX_LEGAL)
    assert s == before
    return action


def played_by(share: float, seats: int, bonus_decider: int, seed: int) -> State:
    """Play a game, a share of the moves by the policy, and check it at every one."""
    s = dealt(seed, seats, bonus_decider)
    rng = random.Random(seed)
    while not s.over:
        seat = rng.choice(acting(s))
        action = suggested(s, seat, rng.getrandbits(32))
        allowed = legal(s, seat)
        assert action in allowed
        moves.apply(s, seat, action if rng.random() < share else rng.choice(allowed))
    return s


@pytest.mark.long
@pytest.mark.parametrize("bonus_decider", range(len(DECIDERS)), ids=DECIDERS)
@pytest.mark.parametrize("seats", range(2, 8))
def test_it_is_legal_in_every_position_and_changes_nothing(seats: int, bonus_decider: int) -> None:
    played_by(0.3, seats, bonus_decider, seed=seats)
    ended = played_by(1.0, seats, bonus_decider, seed=seats)
    assert ended.phase == FINISHED


@settings(max_examples=30, deadline=None)
@given(positions)
def test_it_never_uses_what_its_seat_cannot_know(s: State) -> None:
    dice = Generator()
    set_key(dice, key_of_seed("worlds"))
    for seat in acting(s):
        wanted = suggested(s, seat, 77)
        for _ in range(3):
            world = seen_by(s, seat)
            secrets.imagine(world, seat, dice)
            assert suggested(world, seat, 77) == wanted


@settings(max_examples=30, deadline=None)
@given(positions)
def test_a_room_laid_on_trial_leaves_no_trace(s: State) -> None:
    before = s.copy()
    for castle in range(s.castles):
        lay_on_trial(s, castle, FOUNTAIN, -1, 0)
        assert s.rooms[castle] == before.rooms[castle] + 1
        lift(s, castle)
        assert s == before


def crowdburg(card: int = WIDTH_CARD) -> State:
    """Return the castle of the rulebook after the last turn, beside a bonus card."""
    s = read_castles(CROWDBURG, anyway=False).state
    s.round, s.turn, s.over, s.phase = 1, 3, 1, FINISHED
    s.card[0][0] = card
    return s


def gain_of(s: State, number: int, cell: int) -> int | None:
    """Return the points a room on a cell brings to the first castle, None with a bonus."""
    before = castle_score(s, 0)
    lay_on_trial(s, 0, number, cell_x(cell), cell_y(cell))
    gain = castle_score(s, 0) - before if grant_of(s, 0, number) == NO_GRANT else None
    lift(s, 0)
    return gain


def counted(s: State, number: int, cell: int) -> int:
    """Return what the policy counts for a room on a cell of the first castle."""
    out = [0] * actions.MAX_LEGAL
    keep_set(out, WANTED, wanted_by(s, 0, number), 0)
    there = worth_on(s, 0, number, cell, wanted_anywhere(s, 0, out), out)
    return there + worth_anywhere(s, 0, number, census(s, 0))


def test_when_nothing_is_to_come_it_counts_every_point_and_nothing_else() -> None:
    s = crowdburg()
    out = [0] * actions.MAX_LEGAL
    seen = set()
    for number in set(range(REGULAR_ROOMS)) - set(s.room[0]) | {FOUNTAIN, TOWER}:
        for cell in out[: list_cells(s, 0, number, 0, out, 0)]:
            gain = gain_of(s, number, cell)
            if gain is not None:
                assert counted(s, number, cell) == POINT * gain, (number, cell)
                seen.add(gain)
    assert len(seen) > 8


@pytest.mark.parametrize("card", range(BONUS_CARDS))
def test_it_counts_every_bonus_card(card: int) -> None:
    s = crowdburg(card)
    out = [0] * actions.MAX_LEGAL
    for number in (room("Fungus Room"), room("Nap Room"), room("Terrace"), FOUNTAIN):
        for cell in out[: list_cells(s, 0, number, 0, out, 0)]:
            gain = gain_of(s, number, cell)
            if gain is not None:
                assert counted(s, number, cell) == POINT * gain, (number, cell)


@pytest.mark.parametrize("card", [WIDTH_CARD, TYPES_AT_THRONE_CARD])
def test_rooms_valued_together_are_worth_what_each_is_on_its_best_cell(card: int) -> None:
    s = crowdburg(card)
    out = [0] * actions.MAX_LEGAL
    hand = sorted(set(range(3, REGULAR_ROOMS, 17)) - set(s.room[0]))
    value_rooms(s, 0, hand, len(hand), out, 0)
    worths = out[: len(hand)]
    for number, worth in zip(hand, worths, strict=True):
        cells = out[: list_cells(s, 0, number, 0, out, 0)]
        assert worth == max(counted(s, number, cell) for cell in cells)


@given(integers(0, (1 << (MAX_ROOMS + 1)) - 1), integers(0, MAX_ROOMS - 1))
def test_a_set_of_rooms_fits_into_two_small_numbers(members: int, index: int) -> None:
    out = [0] * actions.MAX_LEGAL
    keep_set(out, WANTED, members, index)
    assert kept_set(out, WANTED) == members
    assert all(0 <= number < 2**15 for number in out)


@pytest.mark.parametrize("field", range(FIELDS))
def test_what_all_rooms_of_the_box_want_fits_into_a_field(field: int) -> None:
    wishes = [WISH_FIELDS[number] >> FIELD * field & FIELD_MASK for number in range(REGULAR_ROOMS)]
    assert sum(wishes) + 7 + THRONE_POINTS <= FIELD_MASK  # seven special rooms want any room


def test_a_foyer_that_links_rooms_to_the_throne_is_only_underrated() -> None:
    s = crowdburg()
    below = cell_number(1, -1)
    assert counted(s, FOYER, below) < POINT * (gain_of(s, FOYER, below) or 0)


def with_castles(*rows: str) -> State:
    """Return a deal for three whose castles are drawn."""
    s = dealt(3, 3)
    for castle, text in enumerate(rows):
        picture = drawn(text)
        s.throne[castle] = picture.throne[0]
        s.rooms[castle] = picture.rooms[0]
        s.room[castle] = list(picture.room[0])
        s.room_x[castle] = list(picture.room_x[0])
        s.room_y[castle] = list(picture.room_y[0])
    return s


def test_it_chooses_the_thirds_and_sends_each_where_it_is_one() -> None:
    cellar = "0 : THRONE | | Bakery\n-1: Crypt | Dungeon | -"
    kitchen = "1 : Kitchen | Buttery\n0 : THRONE | "
    s = with_castles(cellar, "0 : THRONE | ", kitchen)
    s.round, s.turn = 1, 3
    s.hand[0] = sorted(room(name) for name in ("Armory", "Brewery", *BEDS))
    chosen = set()
    for _ in range(2):
        action = suggested(s, 0)
        chosen.add(action - actions.CHOOSE)
        moves.apply(s, 0, action)
    assert chosen == {room("Armory"), room("Brewery")}
    s.phase = ASSIGNING  # the others have chosen
    assert suggested(s, 0) == actions.ASSIGN + room("Armory")


def test_ludwigs_better_room_goes_to_the_own_castle() -> None:
    s = dealt(4, 2)
    s.round, s.turn = 1, 3
    assert s.phase == LUDWIG_ASSIGN
    picture = drawn("1 : Kitchen | Buttery\n0 : THRONE | ")
    s.rooms[1] = picture.rooms[0]
    for row in ("room", "room_x", "room_y"):
        getattr(s, row)[1] = list(getattr(picture, row)[0])
    s.chosen[LUDWIG] = sorted((room("Brewery"), room("Solar")))
    assert suggested(s, 1) == actions.ASSIGN_LUDWIG + room("Brewery")
    assert suggested(s, 0) == actions.ASSIGN_LUDWIG + room("Brewery")  # not their third


def test_it_lays_a_room_where_it_is_paid() -> None:
    s = drawn("0 : THRONE | | Kitchen")
    s.round, s.turn = 1, 3
    out = [0] * actions.MAX_LEGAL
    assert best_cell(s, 0, room("Dining Room"), 0, out) == cell_number(2, 1)


def test_bonuses_are_decided_by_what_they_pay() -> None:
    s = crowdburg()
    s.attendant_stock = [1, 1, 1, 1]
    assert pick_attendant(s, 0, 0) == 1  # seven swords: the knight
    s.attendant_stock[1] = 0
    assert pick_attendant(s, 0, 0) == 3  # six mirrors: the master of ceremonies
    s.drawn_card[0] = [LIVING_CARD, SLEEPING_CARD, OUTDOOR_CARD]
    assert pick_card(s, 0, 0) == LIVING_CARD


def test_a_tower_is_taken_where_it_is_high() -> None:
    out = [0] * actions.MAX_LEGAL
    column = "\n".join(
        f"{level} : {name}" for level, name in zip(range(6, 0, -1), BEDS, strict=False)
    )
    s = drawn(f"{column}\n0 : THRONE |")
    s.special_stock = [1, 1, 1]
    assert pick_special(s, 0, 0, out) == TOWER - FOUNTAIN
    s.special_stock[TOWER - FOUNTAIN] = 0
    assert pick_special(s, 0, 0, out) == 0


def test_it_agrees_with_its_partner() -> None:
    proposals = 0
    for before, seat, _, _ in game(11, 3, AGREED):
        for castle, offset in ((seat, actions.LEFT_CASTLE), ((seat - 1) % 3, actions.RIGHT_CASTLE)):
            if offset + actions.AGREE in legal(before, seat) and castle == seat:
                assert before.proposal[castle] != NO_PROPOSAL
                proposals += 1
                assert suggested(before, seat) in (
                    actions.LEFT_CASTLE + actions.AGREE,
                    actions.RIGHT_CASTLE + actions.AGREE,
                )
    assert proposals > 0


@pytest.mark.long
def test_it_beats_random_play() -> None:
    rng, games, won = random.Random(1), 15, 0
    out = [0] * actions.MAX_LEGAL
    for number in range(games):
        s, sensible = dealt(number, 3), number % 3
        while not s.over:
            seat = acting(s)[0]
            action = rng.choice(legal(s, seat))
            if seat == sensible:
                action = policy(s, seat, rng.getrandbits(32), out)
            moves.apply(s, seat, action)
        won += winners(s) == 1 << sensible
    assert won >= games - 1


def test_the_estimate_is_the_margin_of_the_lower_castle_at_the_end() -> None:
    s = with_castles("0 : THRONE | | Solar", "0 : THRONE | ", "0 : THRONE | | Fountain")
    s.over, s.phase, s.round, s.turn = 1, FINISHED, 1, 3
    assert [castle_score(s, castle) for castle in range(3)] == [1, 0, 5]
    assert estimate(s, 0) == pytest.approx(1 + 0.2 * 5 - 0.2 * 5)
    assert estimate(s, 1) == pytest.approx(0.2 - 2.0)


def test_the_estimate_trusts_what_is_begun_while_rooms_are_to_come() -> None:
    s = with_castles("0 : THRONE | | Solar | Bunk Room", "0 : THRONE | ", "0 : THRONE | | Nap Room")
    early = estimate(s, 0)
    s.round, s.turn = 1, 3
    late = estimate(s, 0)
    s.over, s.phase = 1, FINISHED
    assert early > late > estimate(s, 0)


@pytest.mark.compiled
def test_compiled_it_picks_the_same() -> None:
    states = np.zeros(1, dtype=State.dtype())
    room_for = np.zeros(actions.MAX_LEGAL, np.int16)
    pick = compiled(policy)
    for seats, bonus_decider in ((2, 0), (4, 2)):
        s = dealt(seats, seats, bonus_decider)
        rng = random.Random(seats)
        while not s.over:
            seat, dice = rng.choice(acting(s)), rng.getrandbits(32)
            s.write(states, 0)
            action = suggested(s, seat, dice)
            assert pick(states[0], seat, dice, room_for) == action
            moves.apply(s, seat, action if rng.random() < 0.7 else rng.choice(legal(s, seat)))
