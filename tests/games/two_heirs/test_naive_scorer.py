"""The scorer against the naive one: random lands full of buildings, and positions of games."""

from __future__ import annotations

import random

import numpy as np
import pytest

import palas
from games.two_heirs import naive_scorer as naive
from games.two_heirs.lands import empty_land, record_of, stand
from palas.games.two_heirs import scoring
from palas.games.two_heirs.building_scores import building_points
from palas.games.two_heirs.components import COMPONENTS
from palas.games.two_heirs.land import lay
from palas.games.two_heirs.meta import SET_CHOICES
from palas.games.two_heirs.policy import policy
from palas.games.two_heirs.score_sheet import reasons, sheet_rows
from palas.games.two_heirs.state import TERRAIN, State
from palas.games.two_heirs.tables import LAND_MOST, TILES
from palas.kernel.jit import compiled
from palas.kernel.phrases import LANGUAGES

LANDS = 150


def random_land(seed: int) -> State:
    """Return a land of up to 27 tiles of all sets, most of them buildings, with troops on it."""
    rng = random.Random(seed)
    s = empty_land(roads=rng.randrange(2))
    tiles = rng.sample(range(TILES), rng.randrange(1, LAND_MOST + 1))
    spread = rng.choice((1, 1, 2))  # 2: lands full of gaps
    cells = [(0, 0)]
    for tile in tiles:
        x, y = cells[-1]
        lay(s, tile, rng.choice((0, 0, 1, 1, TERRAIN)), x, y)
        while (x, y) in cells:
            near = rng.choice(cells)
            x = near[0] + spread * rng.choice((-1, 0, 1))
            y = near[1] + spread * rng.choice((-1, 0, 1))
        cells.append((x, y))
    places = rng.sample(range(len(tiles)), min(6, len(tiles)))
    for number, place in enumerate(places):
        stand(s, number % 2, place)
    return s


def land_of(s: State) -> naive.Land:
    """Return the land of a record as the naive scorer sees it."""
    land: naive.Land = {}
    for place in range(s.land_size):
        owner = None if s.face[place] == TERRAIN else s.face[place]
        one = naive.spot(COMPONENTS["tiles"][s.land[place]], owner)
        one.troops = {seat for seat in (0, 1) if place in s.troop_at[seat]}
        land[s.land_x[place], s.land_y[place]] = one
    return land


def compare(s: State) -> None:
    """Check every building and both totals against the naive scorer."""
    land = land_of(s)
    for place, cell in enumerate(land):
        if s.face[place] != TERRAIN:
            assert building_points(s, place) == naive.building_points(land, cell), land[cell]
    out = [0, 0]
    scoring.scores(s, out)
    assert tuple(out) == naive.scores(land, s.roads == 1)


@pytest.mark.parametrize("seed", range(LANDS))
def test_random_lands(seed: int) -> None:
    compare(random_land(seed))


@pytest.mark.parametrize("seed", range(0, LANDS, 5))
def test_the_reasons_and_the_sheet_add_up(seed: int) -> None:
    s = random_land(seed)
    totals = naive.scores(land_of(s), s.roads == 1)
    for seat in (0, 1):
        assert sum(sum(row.points) for row in sheet_rows(s, seat)) == totals[seat]
        for language in LANGUAGES:
            own = [reason for reason in reasons(s, language) if reason.seat == seat]
            assert sum(reason.points for reason in own) == totals[seat]


@pytest.mark.parametrize("sets", SET_CHOICES)
def test_positions_of_games_with_all_sets(sets: str) -> None:
    game = palas.game("two-heirs")
    rng = random.Random(sets)
    match = game.new(seed=sets, options={"sets": sets, "roads": rng.random() < 0.7})
    out = [0] * game.max_legal
    while not match.is_over:
        seat = match.acting[0]
        action = rng.choice(match.actions(seat))
        if rng.random() < 0.7:
            action = policy(record_of(match), seat, rng.getrandbits(32), out)
        match.play(action, seat)
        if rng.random() < 0.2 or match.is_over:
            compare(record_of(match))


@pytest.mark.compiled
def test_compiled_scoring_gives_the_same() -> None:
    states = np.zeros(LANDS, dtype=State.dtype())
    for seed in range(LANDS):
        s = random_land(seed)
        s.write(states, seed)
        out = np.zeros(2, np.int64)
        compiled(scoring.scores)(states[seed], out)
        assert tuple(out.tolist()) == naive.scores(land_of(s), s.roads == 1)
        assert compiled(scoring.winners)(states[seed]) == scoring.winners(s)
        assert compiled(scoring.estimate)(states[seed], 0) == pytest.approx(scoring.estimate(s, 0))
