"""The picture on a page: what its buttons say, pieces that travel, the last move."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from draw.picture_checks import (
    buttons,
)
from draw.svg_reading import by_id, placed
from games.big_boss.picture_course import COURSE
from games.big_boss.picture_positions import NAMES, concept, legal, seen
from palas.games.big_boss import moves
from palas.games.big_boss.action_kinds import Kind, act_of
from palas.games.big_boss.actions import BUY_OPEN, FOUND, PROMOTE_VILLA, TOWER
from palas.games.big_boss.picture import LAYOUTS, picture, places
from palas.games.big_boss.state import NO_NOBLE, SURVIVOR
from palas.games.big_boss.tables import FLAGS, PLOTS
from palas.games.big_boss.text import move_words
from palas.kernel.phrases import LANGUAGES

GAMES, drawn = COURSE.games, COURSE.drawn


# -------------------------------------------------------------------------------- buttons


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_of_one_action_says_its_words(language: str) -> None:
    single = 0
    for before, _, seat, _ in COURSE.sample:
        for node in buttons(drawn(before, seat, language=language)):
            actions = node.attrib["data-actions"].split()
            if len(actions) == 1:
                words = move_words(before, seat, int(actions[0]), language)
                assert node.attrib["aria-label"] == words[:1].upper() + words[1:]
                single += 1
    assert single > len(COURSE.sample)


def test_a_button_of_several_actions_says_what_can_be_done() -> None:
    s = concept()
    names = by_id(drawn(s, 0))
    assert names["plot-45"].attrib["aria-label"] == "Plot 45: build, found a castle"
    assert names["card-45"].attrib["aria-label"] == "Card 45: build, found a castle"
    assert names["tower-card-1"].attrib["aria-label"] == "Tower: play a tower card"
    assert by_id(drawn(s, 0, language="de"))["plot-45"].attrib["aria-label"] == (
        "Feld 45: bauen, ein Schloss gründen"
    )


def test_choices_are_tabbed_from_left_to_right() -> None:
    s = concept()
    root = drawn(s, 0, chosen=FOUND + 3 * 44 + 1)
    frames = {node.attrib["id"]: frame for node, frame in placed(root) if "id" in node.attrib}
    across = [frames[name].x for name in frames if name.startswith("choice-")]
    assert len(across) > 2
    assert across == sorted(across)


# ---------------------------------------------------------------------------------- pieces


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nobles_flags_and_crests_are_pieces(layout: str) -> None:
    for _, s, seat, _ in COURSE.sample:
        names = by_id(drawn(s, seat, layout=layout))
        for plot in range(PLOTS):
            assert (f"noble-{plot + 1}" in names) == (s.noble[plot] != NO_NOBLE)
            assert (f"stack-{plot + 1}" in names) == (s.height[plot] > 0)
        for castle in range(FLAGS):
            assert (f"flag-of-{castle}" in names) == (s.crest[castle] > 0)
            shift = names[f"marker-{castle}"].attrib["transform"]
            assert re.fullmatch(r"translate\([-\d.,]+\)", shift)


def test_only_the_transform_of_a_noble_changes_when_its_plot_grows() -> None:
    s = concept()
    plot = next(at for at in range(PLOTS) if s.noble[at] != NO_NOBLE and s.owner[at] == 0)
    after = s.copy()
    moves.apply(after, 0, TOWER + plot)
    one, other = (by_id(drawn(t, 1))[f"noble-{plot + 1}"] for t in (s, after))
    assert one.attrib.keys() == other.attrib.keys() == {"id", "transform"}
    assert one.attrib["transform"] != other.attrib["transform"]
    assert [node.attrib for node in one] == [node.attrib for node in other]


def test_a_bought_card_keeps_its_name() -> None:
    s = concept()
    card = s.display[0] + 0
    after = s.copy()
    moves.apply(after, 0, BUY_OPEN + card)
    one, other = (by_id(drawn(t, 0))[f"card-{card + 1}"] for t in (s, after))
    assert one.attrib["transform"] != other.attrib["transform"]


# ------------------------------------------------------------------------------ last move


@pytest.mark.parametrize("seats", GAMES)
def test_the_places_of_every_move_are_marked(seats: int) -> None:
    for at, (before, after, seat, action) in enumerate(GAMES[seats]):
        viewer = at % (seats + 1) - 1  # all seats, and SPECTATOR
        found = places(seen(before, viewer), seen(after, viewer), seat, action)
        assert found == places(before, after, seat, action)
        svg = picture(seen(after, viewer), viewer, layout=LAYOUTS[at % 2], last=found)
        assert svg.count('class="bracket"') == bool(found)


def test_places_are_those_that_changed() -> None:
    kinds = set()
    for before, after, seat, action in (step for steps in GAMES.values() for step in steps):
        found, act = places(before, after, seat, action), act_of(action)
        kinds.add(act.kind)
        changed = {
            plot
            for plot in range(PLOTS)
            if before.height[plot] != after.height[plot]
            or (before.noble[plot] == NO_NOBLE) != (after.noble[plot] == NO_NOBLE)
        }
        if before.phase == SURVIVOR:
            assert found == (before.new_plot,)
        elif act.kind in (Kind.FOUND, Kind.SEAT_BARON, Kind.SEAT_GRANDEE, Kind.WITHDRAW):
            assert set(found) == changed
        elif act.kind in (Kind.BUY_BLIND, Kind.BUY_OPEN, Kind.BUY_TOWER, Kind.PASS, Kind.DONE):
            assert found == ()
        else:
            assert len(found) == 1
    assert {Kind.FOUND, Kind.BUILD, Kind.SEAT_BARON, Kind.BUY_OPEN, Kind.SURVIVE} <= kinds


def test_plots_that_do_not_touch_have_brackets_of_their_own() -> None:
    def corners(last: tuple[int, ...]) -> int:
        bracket = next(node for node in drawn(concept(), 0, last=last).iter() if _is_bracket(node))
        return bracket.attrib["d"].count("M")

    assert corners((60, 61)) == 4
    assert corners((70, 71, 0)) == 8


def _is_bracket(node: Element) -> bool:
    return node.get("class") == "bracket"


def test_a_villa_that_takes_a_flag_is_marked_whole() -> None:
    s = concept()
    assert places(s, s, 0, PROMOTE_VILLA + 16) == (16, 17)


# -------------------------------------------------------------------------------- caches


def test_what_is_kept_for_one_seat_is_not_shown_to_another() -> None:
    s = concept()
    alone = {viewer: picture(seen(s, viewer), viewer, names=NAMES) for viewer in range(4)}
    picture(seen(s, 0), 0, names=NAMES, actions=legal(s, 0))
    for viewer, before in alone.items():
        assert picture(seen(s, viewer), viewer, names=NAMES) == before
