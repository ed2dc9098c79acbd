"""The picture on a page: what its buttons say, pieces that travel, the last move."""

from __future__ import annotations

from xml.etree.ElementTree import tostring

import pytest

from draw.picture_checks import (
    buttons,
    check_buttons,
)
from draw.svg_reading import by_id, check_sound, parsed, placed
from games.two_heirs.picture_course import COURSE
from games.two_heirs.picture_positions import (
    POSITIONS,
    acting_view,
    concept,
    draw,
    legal,
    seen,
    stand,
)
from palas.games.two_heirs import moves
from palas.games.two_heirs.actions import BUILD, DEPLOY, END_TURN, RETREAT, STEP, TAKE
from palas.games.two_heirs.building_scores import building_points
from palas.games.two_heirs.drawing.ground import figures, ground_of
from palas.games.two_heirs.drawing.scene import reserve_place
from palas.games.two_heirs.drawing.style import RULES
from palas.games.two_heirs.picture import LAYOUTS, picture, places
from palas.games.two_heirs.scoring import scores
from palas.games.two_heirs.state import TERRAIN
from palas.games.two_heirs.tables import (
    DIRECTIONS,
    FOLLOWER,
    LAND_MOST,
    NO_TILE,
    RESERVE_PLACES,
    SEATS,
    TROOPS,
)
from palas.games.two_heirs.text import move_words
from palas.games.two_heirs.words.acts import Kind, act_of
from palas.kernel.phrases import LANGUAGES

GAMES, drawn = COURSE.games, COURSE.drawn


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


# -------------------------------------------------------------------------------- buttons


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", POSITIONS)
def test_all_buttons_of_positions_are_buttons(name: str, layout: str) -> None:
    check_buttons(parsed(draw(POSITIONS[name], layout=layout)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_button_of_one_action_says_its_words(name: str, language: str) -> None:
    view, seat, _ = acting_view(POSITIONS[name])
    for node in buttons(parsed(draw(POSITIONS[name], language=language))):
        actions = node.attrib["data-actions"].split()
        if len(actions) == 1:
            words = capital(move_words(view, seat, int(actions[0]), language))
            assert node.attrib["aria-label"].startswith(words)


def test_a_button_of_several_actions_says_what_they_do() -> None:
    s = concept()
    label = {name: node.get("aria-label", "") for name, node in by_id(drawn(s, 0)).items()}
    cells = [words for name, words in label.items() if name.startswith("cell-")]
    assert all(words.startswith(("Build, Open terrain · Cell", "Open ter")) for words in cells)
    assert label["tile-19"].startswith("Build, Open terrain · ")
    assert label["build-19"].startswith("Build: ")
    assert label["court-0"] == "Deploy a troop"
    assert label["place-2"] == "Move · Cowshed · Seat 1 · E1 · 10 points"
    assert label["place-10"].startswith("Move, Back to the reserve · ")


# ---------------------------------------------------------------------------------- pieces


@pytest.mark.parametrize("layout", LAYOUTS)
def test_tiles_and_troops_keep_their_names_wherever_they_lie(layout: str) -> None:
    for at, (_, s, _, _) in enumerate(COURSE.sample):
        if s.over:
            continue
        viewer = at % 3 - 1
        names = by_id(drawn(s, viewer, layout=layout))
        tiles = [*s.land[1 : s.land_size], *(tile for tile in s.reserve if tile != NO_TILE)]
        for seat in range(SEATS):
            tiles += s.hand[seat][: s.hand_size[seat]]
        expected = {f"piece-{tile}" for tile in tiles} | {"piece-start"}
        assert {name for name in names if name.startswith("piece-")} == expected
        troops = {f"troop-{seat}-{troop}" for seat in range(SEATS) for troop in range(TROOPS)}
        assert troops <= set(names)
        for name in expected | troops | {"shield"}:
            assert names[name].attrib["transform"].startswith("translate("), name


def test_a_step_moves_one_troop_and_nothing_else() -> None:
    steps = [step for steps in GAMES.values() for step in steps if STEP <= step[3] < DEPLOY]
    assert len(steps) > 5
    for before, after, seat, _ in steps[:20]:
        one, other = (
            {node.get("id"): frame for node, frame in placed(drawn(s, 1 - seat)) if node.get("id")}
            for s in (before, after)
        )
        pieces = [name for name in one if name and name.startswith(("troop-", "piece-", "place-"))]
        changed = [name for name in pieces if one[name] != other[name]]
        assert len(changed) == 1
        assert str(changed[0]).startswith(f"troop-{seat}-")


def test_a_chosen_step_shows_the_troop_where_it_would_stand() -> None:
    s = concept()
    step = next(a for a in legal(s, 0) if STEP <= a < DEPLOY)
    after = s.copy()
    moves.apply(after, 0, step)
    plain, chosen, done = (
        {node.get("id"): frame for node, frame in placed(parsed(svg))}
        for svg in (picture(s, 0), picture(s, 0, chosen=step), picture(after, 0))
    )
    name = f"troop-0-{(step - STEP) // DIRECTIONS}"
    assert plain[name] != chosen[name]
    assert chosen[name] == done[name]


def test_a_chosen_march_leaves_the_other_heirs_troop_in_sight() -> None:
    s = concept()
    stand(s, 1, 1, s.troop_at[0][FOLLOWER])
    for action in legal(s, 0):
        if STEP <= action < RETREAT + TROOPS:
            root = drawn(s, 0, chosen=action)
            assert {"troop-1-0", "troop-1-1"} <= set(by_id(root)), action
            check_sound(picture(seen(s, 0), 0, actions=legal(s, 0), chosen=action))


def test_the_start_tile_has_no_number() -> None:
    s = concept()
    for full in (s, seen(s, 0)):
        names = by_id(parsed(picture(full, 0)))
        assert "piece-start" in names
        assert f"piece-{s.land[0]}" not in names


# ------------------------------------------------------------------------------ last move


@pytest.mark.parametrize("sets", GAMES)
def test_the_places_of_every_move_are_marked(sets: int) -> None:
    for at, (before, after, seat, action) in enumerate(GAMES[sets]):
        viewer = at % 3 - 1
        found = places(seen(before, viewer), seen(after, viewer), seat, action)
        assert found == places(before, after, seat, action)
        svg = picture(seen(after, viewer), viewer, layout=LAYOUTS[at % 2], last=found)
        corners = svg.count('class="bracket"')
        assert corners == (1 if found and not (after.over and found[0] >= reserve_place(0)) else 0)


def test_places_are_those_the_words_name() -> None:
    kinds = set()
    for before, after, seat, action in (step for steps in GAMES.values() for step in steps):
        found, act = places(before, after, seat, action), act_of(before, seat, action)
        kinds.add(act.kind)
        cells = {(after.land_x[place], after.land_y[place]) for place in found if place < LAND_MOST}
        if TAKE <= action < BUILD:
            assert found == (reserve_place(action - TAKE),)
            assert before.reserve[action - TAKE] != NO_TILE
        elif act.kind in (Kind.BUILD, Kind.OPEN_TERRAIN, Kind.USE_CAMP, Kind.RAZE):
            assert act.cell in cells
        elif act.kind in (Kind.STEP, Kind.DEPLOY, Kind.RETREAT):
            assert cells == {act.start, act.cell} - {None}
        elif action == END_TURN:
            assert found == ()
    assert {Kind.TAKE, Kind.BUILD, Kind.OPEN_TERRAIN, Kind.STEP, Kind.DEPLOY} <= kinds


def test_the_last_take_is_bracketed_in_the_ring() -> None:
    s = concept()
    ring = [draw(s, last=(reserve_place(place),)) for place in range(RESERVE_PLACES)]
    assert len(set(ring)) == RESERVE_PLACES
    assert all(svg.count('class="bracket"') == 1 for svg in ring)
    assert ".bracket" in RULES
    for svg in ring:
        check_sound(svg)


# ------------------------------------------------------------------------------------ drawn once


def test_points_are_those_of_the_rules() -> None:
    for _, s, _, _ in COURSE.sample:
        counted = [0] * SEATS
        scores(s, counted)
        found = figures(ground_of(s))
        assert list(found.points) == counted
        built = [place for place in range(s.land_size) if s.face[place] != TERRAIN]
        assert dict(found.buildings) == {place: building_points(s, place) for place in built}


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_land_that_is_fitted_anew_keeps_its_tiles(layout: str) -> None:
    """Who may lay a tile sees a larger land; only the group of its tiles is moved for that."""
    s = concept()
    waiting, acting = (
        by_id(parsed(picture(seen(s, 0), 0, layout=layout, actions=actions)))["tiles"]
        for actions in ((), legal(s, 0))
    )
    assert waiting.get("transform") != acting.get("transform")
    assert [tostring(one) for one in waiting] == [tostring(one) for one in acting]
