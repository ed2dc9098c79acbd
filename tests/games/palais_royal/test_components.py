"""Component files: every check with its clear line, and a game played with other components."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

import palas
from games.palais_royal.referee import Box, Referee
from palas.games.palais_royal.components import COMPONENTS, read
from palas.kernel.batch import RANDOM, SENSIBLE, Batch
from palas.kernel.boxes import boxed
from palas.kernel.errors import WrongComponents
from palas.kernel.game import Game
from palas.kernel.match import Match

STANDARD = palas.game("palais-royal")

Change = Callable[[dict[str, Any]], object]


def changed(*changes: Change) -> dict[str, Any]:
    """Return the standard components with some changes."""
    whole = copy.deepcopy(COMPONENTS)
    for change in changes:
        change(whole)
    return whole


# --------------------------------------------------------------------------- bad files


@pytest.mark.parametrize(
    ("given", "line"),
    [
        ([], "a component file is a JSON object of names and values"),
        ({"noble": []}, "there is no component “noble”"),
        ({"rooms": 8}, "rooms is 9 and cannot be changed, not 8"),
        ({"servants_of_a_colour": 26}, "servants_of_a_colour is 25 and cannot be changed"),
        ({"gold": 33.0}, "gold is 33 and cannot be changed"),
        ({"nobles": {}}, "nobles is a list of 42 entries"),
        ({"nobles": COMPONENTS["nobles"][:41]}, "nobles is a list of 42 entries, not a list of 41"),
        ({"park": COMPONENTS["park"] * 2}, "park is a list of 36 entries, not a list of 72"),
        ({"cards": []}, "cards is a list of 9 entries, not a list of 0"),
        ({"ornaments": "none"}, "ornaments is a list of at most 12 entries"),
        ({"ornaments": COMPONENTS["ornaments"] * 4}, "ornaments is a list of at most 12 entries"),
    ],
)
def test_a_wrong_file_is_refused_in_one_line(given: object, line: str) -> None:
    with pytest.raises(WrongComponents) as refusal:
        read(given)
    assert str(refusal.value).startswith(line)
    assert "\n" not in str(refusal.value)


def put(name: str, at: int, **values: object) -> Change:
    return lambda whole: whole[name][at].update(values)


def drop(name: str, at: int, value: str) -> Change:
    return lambda whole: whole[name][at].pop(value)


def without_row(row: str) -> Change:
    def change(whole: dict[str, Any]) -> None:
        for entry in whole["park"]:
            names = [name for name in entry["rows"].split("+") if name != row]
            entry["rows"] = "+".join(names)

    return change


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (put("nobles", 4, gold=21), "nobles, entry 5: gold is a whole number from 0 to 20, not 21"),
        (put("nobles", 4, gold=True), "nobles, entry 5: gold is a whole number from 0 to 20"),
        (put("nobles", 0, violet=-1), "nobles, entry 1: violet is a whole number from 0 to 6"),
        (put("nobles", 0, turquoise=7), "nobles, entry 1: turquoise is a whole number from 0 to 6"),
        (put("nobles", 41, points=99), "nobles, entry 42: points is a whole number from 0 to 20"),
        (put("nobles", 3, ability="magic"), "nobles, entry 4: ability is one of none, gold_plus2"),
        (put("nobles", 3, source="rumour"), "nobles, entry 4: source is one of rulebook, public"),
        (put("nobles", 3, colour="red"), "nobles, entry 4: there is no “colour”"),
        (drop("nobles", 3, "points"), "nobles, entry 4: points is missing"),
        (lambda whole: whole["nobles"].__setitem__(2, 7), "nobles, entry 3: a JSON object, not 7"),
        (put("nobles", 0, ability="diagonal_moves"), "nobles: 3 have diagonal_moves; at most 2"),
        (put("park", 0, row=12), "park, entry 1: row is a whole number from 0 to 11, not 12"),
        (put("park", 0, column=-1), "park, entry 1: column is a whole number from 0 to 11"),
        (put("park", 0, counts=3), "park, entry 1: counts is a whole number from 1 to 2, not 3"),
        (put("park", 0, rows="tiger"), "park, entry 1: rows is one of (nothing), lion, fountain"),
        (put("park", 0, rows="lion+statue"), "park, entry 1: rows is one of (nothing), lion"),
        (put("park", 1, row=1, column=2), "park, entry 3: row 1, column 2 is taken"),
        (put("ornaments", 0, row=1, column=1), "ornaments, entry 1: row 1, column 1 is taken"),
        (put("ornaments", 0, ornament="cat"), "ornaments, entry 1: ornament is one of lion"),
        (without_row("vase"), "park: no field stands in the vase row"),
        (put("park", 0, row=11, column=11), "park: not all fields hang together"),
        (put("cards", 0, price=13), "cards, entry 1: price is a whole number from 0 to 12"),
        (put("cards", 0, copies=3), "cards, entry 1: copies is a whole number from 4 to 4, not 3"),
        (put("cards", 0, card="gold5"), "cards, entry 1: card is one of majority_everywhere"),
        (put("cards", 0, card="gold4"), "cards: majority_everywhere is missing"),
    ],
)
def test_a_wrong_entry_is_named(change: Change, line: str) -> None:
    with pytest.raises(WrongComponents) as refusal:
        read(changed(change))
    assert str(refusal.value).startswith(line)
    assert "\n" not in str(refusal.value)


def test_what_a_file_leaves_out_is_the_standard() -> None:
    assert read({}) == COMPONENTS
    assert STANDARD.with_components({}) is STANDARD
    assert STANDARD.with_components(changed()) is STANDARD


def test_an_owner_need_not_name_sources() -> None:
    nobles = [{name: entry[name] for name in entry if name != "source"}
              for entry in COMPONENTS["nobles"]]  # fmt: skip
    assert {entry["source"] for entry in read({"nobles": nobles})["nobles"]} == {"box"}


def test_cards_may_come_in_any_order() -> None:
    assert read({"cards": COMPONENTS["cards"][::-1]}) == COMPONENTS


# --------------------------------------------------------------------- another box


def other_components() -> dict[str, Any]:
    """Return a box with dearer cards, richer nobles, and a park turned upside down."""
    whole = copy.deepcopy(COMPONENTS)
    for entry in whole["cards"]:
        entry["price"] = (entry["price"] + 2) % 6
    for at, entry in enumerate(whole["nobles"]):
        entry["gold"] = (entry["gold"] + at) % 9
        entry["points"] = 3 + at % 10
        entry["violet"], entry["turquoise"] = at % 3, (at + 1) % 3
    turned = {"fountain": "vase", "vase": "fountain"}
    for entry in whole["park"] + whole["ornaments"]:
        entry["row"] = 7 - entry["row"]
    order = ("lion", "fountain", "statue", "vase")
    for entry in whole["park"]:
        names = [turned.get(name, name) for name in entry["rows"].split("+")]
        entry["rows"] = "+".join(sorted(names, key=order.index)) if names != [""] else ""
    whole["park"].reverse()
    return whole


OTHER = STANDARD.with_components(other_components())


def test_another_box_is_another_game_beside_the_standard() -> None:
    assert OTHER is not STANDARD
    assert OTHER.standard is STANDARD
    assert OTHER is boxed(STANDARD, other_components())
    prices = OTHER.module("tables").CARD_PRICE
    assert prices == tuple(entry["price"] for entry in other_components()["cards"])
    assert prices != STANDARD.module("tables").CARD_PRICE
    assert OTHER.meta.components != STANDARD.meta.components
    assert OTHER.rules.apply is not STANDARD.rules.apply


def played(game: Game, seats: int, seed: int) -> Match:
    """Play a sensible game to its end."""
    match = game.new(seats, seed)
    assert game.policy is not None
    rng = random.Random(seed)
    while not match.is_over:
        (seat,) = match.acting
        out = [0] * game.max_legal
        match.play(game.policy(match.state.copy(), seat, rng.getrandbits(32), out), seat)
    return match


@pytest.mark.parametrize("seats", [2, 3])
def test_another_box_plays_scores_and_records(seats: int) -> None:
    match = played(OTHER, seats, 5)
    again = OTHER.replay(match.record())
    assert again.state == match.state
    assert again.scores() == match.scores()
    for seat in range(seats):
        why = [reason.points for reason in match.reasons() if reason.seat == seat]
        assert sum(why) == match.scores()[seat]
    assert match.scores() == by_hand(match)


def by_hand(match: Match) -> list[int]:
    """Return the scores of a match as the referee counts them with the same components."""
    s: Any = match.state
    box = Box.of(match.game.meta.components)
    setup = {"start": s.start, "spots": {}, "park": {}, "pile": []}
    r = Referee(box, match.seats, setup)
    owned = [(box.fields[at], owner) for at, owner in enumerate(s.owner) if owner >= 0]
    r.markers = dict(owned)
    for seat, one in enumerate(r.seats):
        one.nobles = [noble for noble in box.nobles if s.taken[noble.number] == seat]
        one.open_points.update(points2=s.points_played[seat][0], points4=s.points_played[seat][1])
        one.hand.update(gold4=s.hand_size[seat])
    return r.scores()


def test_both_boxes_play_side_by_side() -> None:
    before = played(STANDARD, 2, 7).record()
    played(OTHER, 2, 7)
    assert played(STANDARD, 2, 7).record() == before


@pytest.mark.compiled
@pytest.mark.parametrize("way", [SENSIBLE, RANDOM])
def test_another_box_compiled_equals_interpreted(way: str) -> None:
    for seats in (2, 4):
        batch = Batch(OTHER, seats, 6, 3, way=way, most=400)
        slow, quick = batch.run_interpreted(), batch.run()
        assert (slow.plies == quick.plies).all()
        assert (slow.scores == quick.scores).all()
        assert (slow.winners == quick.winners).all()


@pytest.mark.compiled
def test_another_box_compiled_is_not_the_standard() -> None:
    scores = [Batch(game, 4, 20, 3, way=SENSIBLE).run().scores for game in (STANDARD, OTHER)]
    assert (scores[0] != scores[1]).any()
