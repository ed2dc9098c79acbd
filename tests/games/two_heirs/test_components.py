"""The components: what a file may say, every error, and another box beside the standard one."""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import palas
from palas.games.two_heirs.components import BUILDINGS, COLOURS, COMPONENTS, SETS, VARIANTS, read
from palas.kernel.errors import WrongComponents
from palas.kernel.game import Game
from rulebook import rule

Components = dict[str, Any]


def changed(change: Callable[[Components], object]) -> Components:
    """Return the components with something changed."""
    whole = copy.deepcopy(COMPONENTS)
    change(whole)
    return whole


def problem(given: object) -> str:
    """Return what is said about a bad component file: one line."""
    with pytest.raises(WrongComponents) as found:
        read(given)
    assert "\n" not in str(found.value)
    return str(found.value)


def another_box(change: Callable[[Components], object]) -> Game:
    """Return the game with other components."""
    return palas.game("two-heirs").with_components(changed(change))


# ------------------------------------------------------------------------------ the standard box


@rule("R1.1")
def test_nine_tiles_a_set_three_of_each_colour() -> None:
    tiles = COMPONENTS["tiles"]
    assert len(tiles) == 54
    counts = Counter((tile["set"], tile["colour"]) for tile in tiles)
    assert counts == {(name, colour): 3 for name in SETS for colour in COLOURS}


@rule("R1.2")
def test_every_kind_of_building_is_there_with_all_its_variants() -> None:
    for building in BUILDINGS:
        own = [tile for tile in COMPONENTS["tiles"] if tile["building"] == building]
        assert {tile["variant"] for tile in own} == set(VARIANTS.get(building, ("",)))
        assert len({tile["set"] for tile in own}) == 1


@rule("R1.3")
def test_four_costs_are_printed_and_all_certainties_told() -> None:
    printed = [
        (tile["building"], tile["wood"], tile["grain"], tile["stone"])
        for tile in COMPONENTS["tiles"]
        if tile["cost_source"] == "rulebook"
    ]
    assert printed == [
        ("tavern", 0, 1, 2),
        ("bakery", 1, 2, 0),
        ("trading_post", 1, 2, 0),
        ("watchtower", 1, 1, 1),
    ]
    assert {tile["road_source"] for tile in COMPONENTS["tiles"]} == {"reconstructed"}
    assert {tile["source"] for tile in COMPONENTS["tiles"]} <= {"inferred", "reconstructed"}


@rule("R1.4")
def test_three_troops_of_a_colour_and_one_shield() -> None:
    assert (COMPONENTS["troops_of_a_colour"], COMPONENTS["shields"]) == (3, 1)


# ------------------------------------------------------------------------------------- reading


def test_what_is_left_out_stays_as_it_is() -> None:
    assert read({}) == COMPONENTS
    assert read(COMPONENTS) == COMPONENTS
    assert palas.game("two-heirs").with_components({}) is palas.game("two-heirs")


def test_an_owner_need_not_tell_variants_roads_and_certainties() -> None:
    def shorten(whole: Components) -> None:
        for tile in whole["tiles"]:
            for name in ("source", "cost_source", "road_source", "road"):
                del tile[name]
            if not tile["variant"]:
                del tile["variant"]

    tiles = read(changed(shorten))["tiles"]
    assert {tile["road"] for tile in tiles} == {""}
    assert {tile["source"] for tile in tiles} == {"box"}
    assert {tile["cost_source"] for tile in tiles} == {"box"}
    assert tiles[9]["variant"] == ""


def test_tiles_may_come_in_any_order_of_sets() -> None:
    whole = read(changed(lambda whole: whole["tiles"].reverse()))
    assert [tile["set"] for tile in whole["tiles"]] == [name for name in SETS for _ in range(9)]
    assert whole["tiles"][0]["building"] == "robber_castle"


def put(at: int, **values: Any) -> Callable[[Components], object]:
    """Return the change of one tile."""
    return lambda whole: whole["tiles"][at].update(values)


def forget(at: int, name: str) -> Callable[[Components], object]:
    """Return the change that leaves a value out."""
    return lambda whole: whole["tiles"][at].pop(name)


def replace(at: int, value: object) -> Callable[[Components], object]:
    """Return the change that puts something else in place of a tile."""
    return lambda whole: whole["tiles"].__setitem__(at, value)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            lambda whole: whole.update(tile=[]),
            "there is no component “tile” — did you mean “tiles”?"
            " (components: troops_of_a_colour, shields, tiles)",
        ),
        (
            lambda whole: whole.update(troops_of_a_colour=4),
            "troops_of_a_colour is 3 and cannot be changed, not 4",
        ),
        (lambda whole: whole.update(shields=0), "shields is 1 and cannot be changed, not 0"),
        (
            lambda whole: whole["tiles"].pop(),
            "tiles is a list of 54 entries, not a list of 53",
        ),
        (
            lambda whole: whole.update(tiles="all"),
            'tiles is a list of 54 entries, not "all"',
        ),
        (replace(3, 7), "tiles, entry 4: a JSON object, not 7"),
        (put(3, price=1), "tiles, entry 4: there is no “price”"),
        (put(3, colours="red"), "tiles, entry 4: there is no “colours” — did you mean “colour”?"),
        (forget(3, "wood"), "tiles, entry 4: wood is missing"),
        (forget(3, "building"), "tiles, entry 4: building is missing"),
        (
            put(3, wood=5),
            "tiles, entry 4: wood is a whole number from 0 to 4, not 5",
        ),
        (
            put(3, grain=True),
            "tiles, entry 4: grain is a whole number from 0 to 4, not true",
        ),
        (
            put(3, stone="1"),
            'tiles, entry 4: stone is a whole number from 0 to 4, not "1"',
        ),
        (
            put(3, colour="gray"),
            'tiles, entry 4: colour is one of green, yellow, grey; not "gray"'
            " — did you mean “grey”?",
        ),
        (
            put(3, set="peace"),
            "tiles, entry 4: set is one of travel, land_industry, trade_church, war, patrol,"
            ' crafts; not "peace"',
        ),
        (put(3, building="tower"), "tiles, entry 4: building is one of tavern, market,"),
        (put(3, variant="left"), "tiles, entry 4: variant is one of (nothing), row, column,"),
        (put(3, road="N-N"), "tiles, entry 4: road is one of (nothing), N-E, N-S, N-W,"),
        (
            put(3, source="heard"),
            "tiles, entry 4: source is one of rulebook, public, inferred, reconstructed, box;"
            ' not "heard"',
        ),
        (put(3, road_source=""), "tiles, entry 4: road_source is one of rulebook,"),
        (
            put(0, variant=""),
            'tiles, entry 1: the variant of a tavern is one of row, column; not ""',
        ),
        (
            put(3, variant="row"),
            'tiles, entry 4: a market has no variant; leave it out, not "row"',
        ),
        (
            put(21, variant="basketry"),
            "tiles, entry 22: the variant of a trading_post is one of farm, sawmill, quarry;"
            ' not "basketry"',
        ),
        (
            put(5, road="N-S"),
            "tiles, entry 6: roads end at a pilgrimage site (R16.1): road is like “ends:NESW”,"
            ' not "N-S"',
        ),
        (put(0, set="war"), "tiles in the set travel: 8 instead of 9 (R1.1)"),
        (
            put(0, colour="green"),
            "tiles in the set travel that are green: 4 instead of 3 (R1.1)",
        ),
        (
            put(9, building="field_camp"),
            "field camps: 4; there are at most 3 (R6.3)",
        ),
    ],
)
def test_what_is_wrong_is_named_in_one_line(
    change: Callable[[Components], object], words: str
) -> None:
    assert problem(changed(change)).startswith(words)


@rule("R16.1")
@pytest.mark.parametrize("road", ["N-S", "E-W", "N-E", "S-W"])
def test_no_road_passes_through_a_pilgrimage_site(road: str) -> None:
    given = changed(put(5, road=road))
    with pytest.raises(WrongComponents) as found:
        read(given)
    assert found.value.told("de") == (
        "tiles, Eintrag 6: An einer Pilgerstätte enden Straßen (R16.1), bei road steht also zum"
        f' Beispiel „ends:NESW“, nicht "{road}"'
    )
    assert found.value.told("ru") == (
        "tiles, запись 6: дороги заканчиваются у места паломничества (R16.1): в road пишут,"
        f' например, «ends:NESW», а не "{road}"'
    )


@pytest.mark.parametrize("road", ["", "ends:N", "ends:EW"])
def test_roads_end_at_a_pilgrimage_site_or_do_not_reach_it(road: str) -> None:
    assert read(changed(put(5, road=road)))["tiles"][5]["road"] == road


def test_a_file_is_an_object_of_names_and_values() -> None:
    assert problem([]) == "a component file is a JSON object of names and values"


# ----------------------------------------------------------------------------------- another box


def play_sensibly(game: Game, seed: int) -> Any:
    """Play a game with the policy of its own box."""
    match = game.new(seed=seed)
    rng, out = random.Random(seed), [0] * game.max_legal
    assert game.policy is not None
    while not match.is_over:
        seat = match.acting[0]
        match.play(game.policy(match.state, seat, rng.getrandbits(32), out), seat)
    return match


def test_another_box_plays_and_scores_beside_the_standard_one() -> None:
    def all_cathedrals(whole: Components) -> None:
        for tile in whole["tiles"]:
            if tile["set"] in ("travel", "land_industry", "trade_church"):
                tile.update(building="cathedral", variant="", road="", wood=0, grain=0, stone=0)

    box, standard = another_box(all_cathedrals), palas.game("two-heirs")
    assert box is not standard
    assert box is another_box(all_cathedrals)
    rich, usual = play_sensibly(box, 1), play_sensibly(standard, 1)
    s = rich.state
    for seat, points in enumerate(rich.scores()):
        own = [place for place in range(s.land_size) if s.face[place] == seat]
        doubled = sum(1 for place in own if s.troop[place] >> seat & 1)
        assert points == 5 * (len(own) + doubled) > 0
        reasons = [reason for reason in rich.reasons() if reason.seat == seat]
        assert {reason.rule for reason in reasons} == {"R15.14"}
    assert {reason.rule for reason in usual.reasons()} != {"R15.14"}
    assert play_sensibly(standard, 1).scores() == usual.scores()


def test_another_box_has_its_own_lines_and_colours() -> None:
    def turned(whole: Components) -> None:
        for tile in whole["tiles"]:
            tile["variant"] = {"row": "column", "column": "row"}.get(
                tile["variant"], tile["variant"]
            )

    box, standard = another_box(turned), palas.game("two-heirs")
    land = "1 tavern {} * | @yellow *2 | 2 mill\n1 smithy"
    points = {}
    for game, variant in ((standard, "row"), (box, "row"), (box, "column")):
        state, cards = game.module("score_cards").read_cards(
            land.format(variant), "en", anyway=False
        )
        points[game.package == standard.package, variant] = [card.total for card in cards]
        assert type(state) is game.state
    # The tavern, doubled, has two tiles in its row, one in its column. The row's is grey in our
    # box: 2 for the smithy; in the other it is yellow and joins the area of the mill: 3.
    assert points == {
        (True, "row"): [6 + 2, 2],
        (False, "row"): [6 + 1, 3],
        (False, "column"): [4 + 2, 2],
    }
