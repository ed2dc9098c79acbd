"""The rulebook on components and set-up: R1 and R2."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import palas
from games.two_heirs.lands import place_of
from games.two_heirs.positions import deal, hand, play, position
from palas.games.two_heirs.components import COLOURS, COMPONENTS, SETS
from palas.games.two_heirs.meta import META, SET_CHOICES
from palas.games.two_heirs.road_scoring import road_sides
from palas.games.two_heirs.state import (
    ENDLESS,
    IN_RESERVE,
    IN_STACK,
    IN_THE_RESERVE,
    NOT_IN_PLAY,
    ON_LAND,
    TERRAIN,
)
from palas.games.two_heirs.tables import NO_TILE, RANDOM_SETS, TILE_COLOUR, TILE_ROAD, TILE_SET
from palas.kernel.errors import WrongComponents, WrongSeats
from rulebook import rule

TILES: list[dict[str, Any]] = COMPONENTS["tiles"]

# --------------------------------------------------------------------------- R1 components


@rule("R1.1")
def test_54_tiles_in_six_sets_of_nine_three_of_a_colour() -> None:
    assert len(TILES) == 54
    assert Counter(tile["set"] for tile in TILES) == dict.fromkeys(SETS, 9)
    by_colour = Counter((tile["set"], tile["colour"]) for tile in TILES)
    assert by_colour == {(name, colour): 3 for name in SETS for colour in COLOURS}


@rule("R1.2")
def test_a_tile_shows_its_building_colour_cost_road_and_set() -> None:
    tavern = TILES[0]
    assert (tavern["building"], tavern["colour"], tavern["set"]) == ("tavern", "grey", "travel")
    assert (tavern["wood"], tavern["grain"], tavern["stone"]) == (0, 1, 2)
    assert any(tile["road"] for tile in TILES)
    assert any(not tile["road"] for tile in TILES)


@rule("R1.2")
@pytest.mark.parametrize("letter", ["g", "y", "s"])
def test_both_sides_of_a_tile_show_its_colour(letter: str) -> None:
    s = play(position(hand=letter), f"open {letter} 1,0")
    assert s.colour[1] == "gys".index(letter) == TILE_COLOUR[s.land[1]]


@rule("R1.3")
def test_four_costs_are_printed_and_the_rest_is_said_to_be_reconstructed() -> None:
    printed = [tile for tile in TILES if tile["cost_source"] == "rulebook"]
    costs = [(tile["building"], tile["wood"], tile["grain"], tile["stone"]) for tile in printed]
    assert costs == [
        ("tavern", 0, 1, 2),
        ("bakery", 1, 2, 0),
        ("trading_post", 1, 2, 0),
        ("watchtower", 1, 1, 1),
    ]
    assert {tile["road_source"] for tile in TILES} == {"reconstructed"}
    words = ("reconstructed", "rekonstruiert", "восстановлены")
    assert all(word in told for word, told in zip(words, META.certainty, strict=True))


@rule("R1.3")
def test_a_component_file_replaces_costs_and_roads() -> None:
    game = palas.game("two-heirs")
    given = [dict(tile) for tile in TILES]
    given[0] |= {"wood": 4, "road": "E-W"}
    box = game.with_components({"tiles": given}).module("tables")
    assert (box.TILE_WOOD[0], box.TILE_ROAD[0]) == (4, 2 + 8)
    assert box.TILE_WOOD[1:] == game.module("tables").TILE_WOOD[1:]
    with pytest.raises(WrongComponents, match="54"):
        game.with_components({"tiles": given[:-1]})


@rule("R1.4")
def test_three_troops_a_seat_and_one_shield() -> None:
    s = deal()
    assert [len(troops) for troops in s.troop_at] == [3, 3]
    assert COMPONENTS["troops_of_a_colour"] * 2 + COMPONENTS["shields"] == 7


# ------------------------------------------------------------------------------ R2 set-up


@rule("R2.1")
def test_two_seats_play() -> None:
    assert list(META.seats) == [2]
    with pytest.raises(WrongSeats):
        palas.game("two-heirs").new(3)


@rule("R2.1")
@pytest.mark.parametrize("choice", range(20))
def test_every_choice_of_three_sets(choice: int) -> None:
    s = deal(choice + 5, choice)
    in_play = {SETS[TILE_SET[tile]] for tile, where in enumerate(s.where) if where != NOT_IN_PLAY}
    assert in_play == set(SET_CHOICES[choice].split("+"))
    assert s.sets == sum(1 << SETS.index(name) for name in in_play)
    assert sum(where == NOT_IN_PLAY for where in s.where) == 27


@rule("R2.1")
def test_random_sets_are_three_of_the_six_in_every_way() -> None:
    seen = {deal(seed, RANDOM_SETS).sets for seed in range(200)}
    assert seen == {deal(1, choice).sets for choice in range(20)}
    assert deal(7, RANDOM_SETS).sets == deal(7, RANDOM_SETS).sets


@rule("R2.2")
def test_the_27_tiles_are_shuffled() -> None:
    one, other = deal(1), deal(2)
    assert one.stack != other.stack
    for s in (one, other):
        dealt = sorted([*s.reserve[1:], s.land[0], *s.stack])
        assert dealt == [tile for tile in range(54) if TILE_SET[tile] < 3]
    starts = Counter(deal(seed).land[0] for seed in range(400))
    assert len(starts) == 27  # any tile may be the start tile


@rule("R2.2")
def test_the_shield_is_tossed_for_the_first_turn() -> None:
    starts = Counter(deal(seed).start for seed in range(200))
    assert 70 < starts[0] < 130
    for seed in range(4):
        s = deal(seed)
        assert s.crown == s.turn == s.start
        assert s.acting == 1 << s.start


@rule("R2.3")
def test_six_open_tiles_clockwise_from_the_shield() -> None:
    s = deal()
    assert (s.shield, s.reserve[0]) == (0, NO_TILE)
    assert all(s.where[tile] == IN_RESERVE for tile in s.reserve[1:])
    assert len(set(s.reserve[1:])) == 6
    assert [seat[1:] for seat in s.troop_at] == [[IN_THE_RESERVE] * 2] * 2


@rule("R2.4")
def test_the_start_tile_is_open_terrain_with_both_followers() -> None:
    s = deal()
    assert (s.land_size, s.face[0]) == (1, TERRAIN)
    assert (s.land_x[0], s.land_y[0]) == (0, 0)
    assert s.where[s.land[0]] == ON_LAND
    assert s.colour[0] == TILE_COLOUR[s.land[0]]
    assert [seat[0] for seat in s.troop_at] == [0, 0]
    assert s.troop[0] == 0b11


@rule("R2.4")
def test_twenty_tiles_are_the_stack() -> None:
    s = deal()
    assert s.stack_size == sum(where == IN_STACK for where in s.where) == 20
    assert s.turns_left == ENDLESS
    assert hand(s, 0) == hand(s, 1) == []


@rule("R2.5")
def test_a_tile_points_at_the_seat_that_plays_it() -> None:
    # The hut's road turns from south to west as its owner sees it; N 1, E 2, S 4, W 8.
    for seat, sides in ((0, 4 + 8), (1, 1 + 2)):
        s = position(reserve="shield g g s g y s", hand="hut", seat=seat)
        s = play(s, "build hut 1,0")
        place = place_of(s, "hut")
        assert TILE_ROAD[s.land[place]] == 4 + 8
        assert road_sides(s, place) == sides
