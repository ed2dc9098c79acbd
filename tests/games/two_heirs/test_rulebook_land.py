"""The rulebook on the bound of the land: R19."""

from __future__ import annotations

import pytest
from hypothesis import given

from games.two_heirs.deeds import STEPS
from games.two_heirs.playing import positions
from games.two_heirs.positions import deal, play, takes
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.state import TERRAIN, State
from palas.games.two_heirs.tables import LAND_MOST, NO_PLACE, REACH, TILE_COLOUR, TILE_SET
from rulebook import rule


@rule("R19.1", "R19.2")
@pytest.mark.parametrize(("east", "north"), STEPS)
def test_all_tiles_in_one_line_in_any_direction_fit_the_record(east: int, north: int) -> None:
    s = deal()
    others = [tile for tile in range(54) if TILE_SET[tile] < 3 and tile != s.land[0]]
    for distance, tile in enumerate(others, 1):
        lay(s, tile, TERRAIN, distance * east, distance * north)
    assert s.land_size == LAND_MOST == 27
    assert (s.land_x[26], s.land_y[26]) == (26 * east, 26 * north)
    assert REACH == 26
    towards = STEPS.index((east, north))
    assert [s.beside[place][towards] for place in range(27)] == [*range(1, 27), NO_PLACE]


@rule("R19.2")
def test_the_longest_diagonal_two_heirs_can_walk() -> None:
    # Each turn one tile is laid and the follower walks onto it: seat 0 to the north-east, seat 1
    # to the south-west. Eleven turns each: 22 tiles and the start tile.
    s = deal(2, sets=19)
    ends = [(0, 0), (0, 0)]
    while not s.over:
        seat = s.turn + 0
        (x, y), step = ends[seat], 1 - 2 * seat
        s = play(s, f"take {takes(s)[0]}")
        letter = "gys"[TILE_COLOUR[s.hand[seat][0]]]
        s = play(s, f"open {letter} {x + step},{y + step}", f"step {x},{y} {x + step},{y + step}")
        ends[seat] = (x + step, y + step)
        s = play(s, "end")
    assert ends == [(11, 11), (-11, -11)]
    assert s.land_size == 23


@rule("R19.2")
@given(s=positions)
def test_tile_number_n_lies_at_most_n_away_and_is_joined_to_all_around_it(s: State) -> None:
    cells = {(s.land_x[at], s.land_y[at]): at for at in range(s.land_size)}
    assert len(cells) == s.land_size
    for (x, y), place in cells.items():
        assert max(abs(x), abs(y)) <= place
        around = [cells.get((x + east, y + north), NO_PLACE) for east, north in STEPS]
        assert s.beside[place] == around
        assert place == 0 or any(0 <= other < place for other in around)
