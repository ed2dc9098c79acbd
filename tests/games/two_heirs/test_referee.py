"""The engine against the slow, obvious referee, after every move of random games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.two_heirs.deeds import Deed, deed, legal_deeds
from games.two_heirs.playing import choose, game_moves
from games.two_heirs.positions import access, deal
from games.two_heirs.referee import FOLLOWER, LaidTile, Referee
from palas.games.two_heirs import actions, moves
from palas.games.two_heirs.state import DISCARDED, ENDLESS, IN_THE_RESERVE, TERRAIN, State
from palas.games.two_heirs.tables import NO_PLACE, NO_TILE, SIEGE_TOWER, TILE_BUILDING
from palas.kernel.contract import lowest_acting

RESOURCES = ("wood", "grain", "stone")


def referee_of(s: State) -> Referee:
    """Return a referee who has watched the deal."""
    return Referee(
        turn=s.start,
        circle=[None if tile == NO_TILE else tile for tile in s.reserve],
        shield=s.shield,
        stack=s.stack[: s.stack_size],
        land={(0, 0): LaidTile(s.land[0], None)},
    )


def table_of_engine(s: State) -> dict[str, Any]:
    """Return the table as the engine's record has it, in plain words."""
    places = range(s.land_size)
    cells = {at: (s.land_x[at], s.land_y[at]) for at in places}
    cells[IN_THE_RESERVE] = None  # type: ignore[assignment]
    troops = [list(zip(s.troop_at[seat], s.moved[seat], strict=True)) for seat in range(2)]
    return {
        "land": {cells[at]: (s.land[at], s.face[at]) for at in places},
        "circle": [None if tile == NO_TILE else tile for tile in s.reserve],
        "shield": s.shield,
        "stack": s.stack[: s.stack_size],
        "hands": [s.hand[seat][: s.hand_size[seat]] for seat in range(2)],
        "followers": [(cells[at], bool(moved)) for [(at, moved), *_] in troops],
        "plain": [sorted((str(cells[at]), bool(moved)) for at, moved in own[1:]) for own in troops],
        "box": {tile for tile, where in enumerate(s.where) if where == DISCARDED},
        "turn": None if s.over else s.turn,
        "crown": None if s.over else s.crown,
        "discounts": s.discounts,
        "resources": [access(s, seat) for seat in range(2)],
        "to come": None if s.turns_left == ENDLESS or s.over else s.turns_left,
        "over": bool(s.over),
    }


def table_of_referee(r: Referee) -> dict[str, Any]:
    """Return the table as the referee sees it, in the same words."""
    access_of = [tuple(r.resources(seat).count(one) for one in RESOURCES) for seat in range(2)]
    return {
        "land": {
            cell: (laid.tile, TERRAIN if laid.owner is None else laid.owner)
            for cell, laid in r.land.items()
        },
        "circle": r.circle,
        "shield": r.shield,
        "stack": r.stack,
        "hands": [sorted(hand) for hand in r.hands],
        "followers": [(t.cell, t.moved) for own in r.troops for t in own if t.kind == FOLLOWER],
        "plain": [
            sorted((str(t.cell), t.moved) for t in own if t.kind != FOLLOWER) for own in r.troops
        ],
        "box": set(r.box),
        "turn": None if r.is_over else r.turn,
        "crown": None if r.is_over else r.turn if r.takes_open else 1 - r.turn,
        "discounts": r.discounts,
        "resources": access_of,
        "to come": None if r.is_over else r.turns_to_come,
        "over": r.is_over,
    }


@pytest.mark.parametrize("sets", range(20))
def test_engine_and_referee_agree_after_every_move(sets: int) -> None:
    for seed in range(2):
        s = deal(seed, sets)
        referee = referee_of(s)
        for before, seat, action in game_moves(s, seed):
            assert set(legal_deeds(before)) == referee.legal()
            assert table_of_engine(before) == table_of_referee(referee)
            referee.do(deed(before, seat, action))
        assert table_of_engine(s) == table_of_referee(referee)
        assert s.over


def pressure(s: State, action: int) -> int:
    """Return how much a new siege tower presses the enemy: sieges first, then enemies beside it."""
    after = s.copy()
    seat, place = lowest_acting(s), s.land_size
    moves.apply(after, seat, action)
    beside = [after.beside[place][direction] for direction in (0, 2, 4, 6)]
    enemies = sum(other != NO_PLACE and after.face[other] == 1 - seat for other in beside)
    return 10 * after.sieges + enemies


def is_tower(done: Deed) -> bool:
    """Tell whether a deed plays a siege tower from the hand."""
    if done[0] not in ("build", "open"):
        return False
    return isinstance(done[1], int) and TILE_BUILDING[done[1]] == SIEGE_TOWER


def warlike(s: State, dice: random.Random) -> int:
    """Pick what brings sieges about: towers beside enemies, no tower wasted."""
    deeds = legal_deeds(s)
    towers = [action for done, action in deeds.items() if is_tower(done) and done[0] == "build"]
    strongest = max(towers, key=lambda action: pressure(s, action), default=None)
    if strongest is not None and pressure(s, strongest) > 0:
        return strongest
    others = [action for done, action in deeds.items() if not is_tower(done)]
    chosen = choose(s, dice)
    return chosen if chosen in others else dice.choice(others)


def test_they_agree_on_sieges() -> None:
    razed = spared = 0
    for seed in range(12):
        s = deal(seed, 19)  # war, patrol, crafts
        referee, dice = referee_of(s), random.Random(seed)
        while not s.over:
            assert set(legal_deeds(s)) == referee.legal()
            seat, action = lowest_acting(s), warlike(s, dice)
            razed += actions.RAZE <= action < actions.SPARE
            spared += action == actions.SPARE
            referee.do(deed(s, seat, action))
            moves.apply(s, seat, action)
            assert table_of_engine(s) == table_of_referee(referee)
    assert razed > 5
    assert spared > 1
