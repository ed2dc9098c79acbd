"""After every move of many random games no tile, troop or shield is lost or made up."""

from __future__ import annotations

from collections import Counter

import pytest

from games.two_heirs.playing import game_moves
from games.two_heirs.positions import deal, position
from palas.games.two_heirs import actions, moves
from palas.games.two_heirs.components import COMPONENTS
from palas.games.two_heirs.state import (
    DISCARDED,
    ENDLESS,
    IN_HAND,
    IN_RESERVE,
    IN_STACK,
    IN_THE_RESERVE,
    NOT_IN_PLAY,
    ON_LAND,
    TERRAIN,
    State,
)
from palas.games.two_heirs.tables import (
    HAND_LIMIT,
    LAND_MOST,
    NO_PLACE,
    NO_TILE,
    RANDOM_SETS,
    SEATS,
    STACK,
    TILE_COLOUR,
    TILE_SET,
    TILES,
    TROOPS,
)


def check_tiles(s: State) -> None:
    """Every one of the 54 tiles is in one place, and `where` names it."""
    found: list[int] = []
    places: dict[int, int] = {}
    for where, tiles in (
        (IN_STACK, s.stack[: s.stack_size]),
        (IN_RESERVE, [tile for tile in s.reserve if tile != NO_TILE]),
        (IN_HAND, [tile for seat in range(SEATS) for tile in s.hand[seat][: s.hand_size[seat]]]),
        (ON_LAND, s.land[: s.land_size]),
        (DISCARDED, [tile for tile in range(TILES) if s.where[tile] == DISCARDED]),
        (NOT_IN_PLAY, [tile for tile in range(TILES) if not s.sets >> TILE_SET[tile] & 1]),
    ):
        found += tiles
        places |= dict.fromkeys(tiles, where)
    assert sorted(found) == list(range(TILES))
    assert [places[tile] for tile in range(TILES)] == s.where


def check_tokens(s: State) -> None:
    """Six troops and the shield are on the table; `troop` and `troop_at` say the same."""
    assert len(COMPONENTS["tiles"]) == TILES
    standing = [0] * LAND_MOST
    for seat in range(SEATS):
        assert len(s.troop_at[seat]) == TROOPS
        assert s.troop_at[seat][0] != IN_THE_RESERVE
        for place in s.troop_at[seat]:
            assert place == IN_THE_RESERVE or 0 <= place < s.land_size
            if place != IN_THE_RESERVE:
                assert not standing[place] >> seat & 1  # never two of one seat
                standing[place] |= 1 << seat
    assert standing == s.troop
    assert all(seats != 0b11 for seats in standing[1:])  # R10.5
    assert 0 <= s.shield < len(s.reserve)
    assert s.reserve[s.shield] == NO_TILE


def check_blanks(s: State) -> None:
    """What is not in use is blank, and hands are in order."""
    assert s.stack[s.stack_size :] == [NO_TILE] * (STACK - s.stack_size)
    for seat in range(SEATS):
        size = s.hand_size[seat]
        assert s.hand[seat][:size] == sorted(s.hand[seat][:size])
        assert set(s.hand[seat][size:]) <= {NO_TILE}
    rest = range(s.land_size, LAND_MOST)
    for place in rest:
        assert s.land[place] == NO_TILE
        assert s.beside[place] == [NO_PLACE] * 8
        assert [s.land_x[place], s.land_y[place], s.colour[place], s.face[place]] == [0] * 4


def check_turn(s: State) -> None:
    """Turn, crown, stack and last round fit each other."""
    assert s.acting == (0 if s.over else 1 << s.turn)
    assert s.over or s.crown == s.turn or s.has_taken == 1
    assert (s.turns_left == ENDLESS) == (s.stack_size > 0)
    assert s.top_colour == (TILE_COLOUR[s.stack[s.stack_size - 1]] if s.stack_size else -1)
    assert s.reveals == STACK - s.stack_size
    assert s.hand_size[1 - s.turn] <= HAND_LIMIT
    assert s.discounts >= 0
    assert (s.sieges != 0) == (s.tower != NO_PLACE)
    assert s.moved[1 - s.turn] == [0] * TROOPS
    assert all(
        s.colour[place] == TILE_COLOUR[s.land[place]] and s.face[place] in (0, 1, TERRAIN)
        for place in range(s.land_size)
    )


def check(s: State) -> None:
    """Check everything that is kept from the deal to the end."""
    check_tiles(s)
    check_tokens(s)
    check_blanks(s)
    check_turn(s)


@pytest.mark.parametrize("sets", range(RANDOM_SETS + 1))
def test_nothing_is_lost_or_made_up(sets: int) -> None:
    for seed in range(3):
        s = deal(seed, sets)
        for before, _, _ in game_moves(s, seed):
            check(before)
        check(s)
        assert s.over


def test_drawn_positions_keep_all_tiles() -> None:
    s = position("mill *g:f0f1 MINE:1", hand="hut", other_hand="smithy", stack=3)
    check_tiles(s)
    check_tokens(s)
    check_blanks(s)


def test_a_lost_tile_is_noticed() -> None:
    s = deal()
    s.reserve[3] = NO_TILE
    with pytest.raises(AssertionError):
        check_tiles(s)
    s = deal()
    s.troop[0] = 1
    with pytest.raises(AssertionError):
        check_tokens(s)


def test_only_the_seat_to_act_has_legal_actions() -> None:
    s = deal(3)
    out = [actions.NUM_ACTIONS] * actions.MAX_LEGAL
    assert moves.legal(s, 1 - s.turn, out) == 0
    assert set(out) == {actions.NUM_ACTIONS}


@pytest.mark.parametrize("seed", range(3))
def test_a_seat_that_only_hoards_discards_every_turn(seed: int) -> None:
    s = deal(seed)
    out = [0] * actions.MAX_LEGAL
    while not s.over:
        allowed = out[: moves.legal(s, s.turn, out)]
        chosen = next((a for a in allowed if actions.TAKE <= a < actions.BUILD), allowed[0])
        moves.apply(s, s.turn, chosen)
        check(s)
    assert Counter(s.where)[DISCARDED] == 22 - 2 * HAND_LIMIT
    assert s.hand_size == [HAND_LIMIT] * 2
