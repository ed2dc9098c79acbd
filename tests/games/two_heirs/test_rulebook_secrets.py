"""The rulebook on who knows what: R18."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given

from games.two_heirs.playing import positions
from games.two_heirs.positions import deal, hand, play, position
from palas.games.two_heirs import secrets
from palas.games.two_heirs.state import DISCARDED, HIDDEN, IN_HAND, State
from palas.games.two_heirs.tables import NO_TILE, TILE_COLOUR
from palas.kernel.contract import SPECTATOR
from palas.kernel.keys import key_of_seed, set_key
from palas.kernel.rng import Generator
from rulebook import rule

VIEWERS = (0, 1, SPECTATOR)


def seen(s: State, viewer: int = 0) -> State:
    """Return what a viewer may know."""
    view = s.copy()
    secrets.conceal(view, viewer)
    return view


def imagined(s: State, seed: object) -> State:
    """Return a world that looks the same to all."""
    world = seen(s)
    dice = Generator()
    set_key(dice, key_of_seed(str(seed)))
    secrets.imagine(world, 0, dice)
    return world


def observation(s: State, viewer: int) -> list[int]:
    """Return the numbers a viewer observes, written over old ones."""
    out = [99] * secrets.OBSERVATION
    secrets.observe(s, viewer, out)
    return out


@rule("R18.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_stack_and_the_start_building_are_hidden_from_all(viewer: int) -> None:
    s = deal(4)
    view = seen(s, viewer)
    assert view.stack == [NO_TILE] * 20
    assert view.land[0] == NO_TILE
    assert {tile for tile, where in enumerate(view.where) if where == HIDDEN} == {
        *s.stack,
        s.land[0],
    }
    assert view.rng.key == [0] * 8


@rule("R18.1")
def test_the_colours_of_the_top_and_the_start_tile_are_open() -> None:
    s = deal(4)
    view = seen(s)
    assert view.top_colour == TILE_COLOUR[s.stack[19]]
    assert view.colour[0] == TILE_COLOUR[s.land[0]]
    assert view.stack_size == 20


@rule("R18.2")
def test_everything_else_is_open_hands_and_discarded_tiles_included() -> None:
    s = position(hand="hut mine smithy", other_hand="mill", reserve="shield bakery g y s g s")
    s = play(s, "take 1", "end", "discard mine")
    view = seen(s, 1)
    assert hand(view, 0) == hand(s, 0)
    assert hand(view, 1) == hand(s, 1)
    assert Counter(view.where)[IN_HAND] == 4
    assert view.where.index(DISCARDED) == s.where.index(DISCARDED)
    hidden = ("rng", "stack", "where", "land")
    for name in State.fields:
        if name not in hidden:
            assert getattr(view, name) == getattr(s, name), name


@rule("R18.1")
@given(s=positions)
def test_imagined_worlds_fit_what_is_known(s: State) -> None:
    world = imagined(s, s.ply)
    assert sorted(world.where) == sorted(s.where)
    assert world.colour[0] == TILE_COLOUR[world.land[0]] == s.colour[0]
    if s.stack_size:
        assert TILE_COLOUR[world.stack[s.stack_size - 1]] == s.top_colour
    hidden = sorted([*s.stack[: s.stack_size], s.land[0]])
    assert sorted([*world.stack[: s.stack_size], world.land[0]]) == hidden
    assert seen(world) == seen(s)
    for viewer in VIEWERS:
        assert observation(world, viewer) == observation(s, viewer)
        assert observation(seen(s), viewer) == observation(s, viewer)


@rule("R18.1")
def test_every_hidden_tile_of_the_colour_may_be_the_start_tile_or_the_top() -> None:
    s = position(stack="hut cowshed market/green sawmill mine")  # the start tile is green
    worlds = [imagined(s, number) for number in range(600)]
    greens = {tile for tile in (*s.stack[:5], s.land[0]) if TILE_COLOUR[tile] == s.colour[0]}
    pairs = Counter((world.land[0], world.stack[4]) for world in worlds)
    assert set(pairs) == {(a, b) for a in greens for b in greens if a != b}  # 5 * 4
    assert all(10 < times < 60 for times in pairs.values())  # 30 expected


@rule("R18.1")
def test_the_stack_below_its_top_comes_in_any_order() -> None:
    s = position(stack="mill hut mine smithy")
    orders = Counter(tuple(imagined(s, number).stack[:3]) for number in range(600))
    under = s.stack[:3]  # the start tile is green as well: it may change places with the hut
    assert set(permutations(under)) <= set(orders)
    assert len(orders) == 12
    assert all(20 < times < 90 for times in orders.values())  # 50 expected


@rule("R18.2")
@given(s=positions)
def test_both_seats_observe_the_same_table_from_their_side(s: State) -> None:
    ours, theirs = observation(s, 0), observation(s, 1)
    half = secrets.SEAT_NUMBERS
    at = secrets.SEATS_AT
    assert ours[at : at + half] == theirs[at + half : at + 2 * half]
    assert ours[at + half : at + 2 * half] == theirs[at : at + half]
    assert observation(s, SPECTATOR) == ours
    for place in range(s.land_size):
        own, other = (numbers[8 * place : 8 * place + 8] for numbers in (ours, theirs))
        assert own[:5] == other[:5]
        assert own[5:7] == other[6:4:-1]
