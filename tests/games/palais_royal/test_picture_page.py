"""The picture on a page: what its buttons say, pieces that travel, the last move."""

from __future__ import annotations

import re
from collections import Counter
from xml.etree.ElementTree import Element

import pytest

from draw.picture_checks import (
    buttons,
)
from draw.svg_reading import by_id, check_sound, placed
from games.palais_royal.picture_course import COURSE
from games.palais_royal.picture_positions import attending, concept, legal, seen
from palas.games.palais_royal.actions import DRAW, MOVE, NEXT, RECRUIT
from palas.games.palais_royal.drawing.scene import room_place
from palas.games.palais_royal.names import card_name
from palas.games.palais_royal.picture import LAYOUTS, picture, places
from palas.games.palais_royal.state import DRAWING, MOVING, State
from palas.games.palais_royal.tables import BACK_DOOR, KING, MINT, NO_NOBLE, NOBLES, ROOMS
from palas.games.palais_royal.text import move_words
from palas.games.palais_royal.words.acts import Act, Kind, act_of, action_of
from palas.kernel.contract import lowest_acting
from palas.kernel.phrases import LANGUAGES

GAMES, drawn = COURSE.games, COURSE.drawn


# -------------------------------------------------------------------------------- buttons


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_of_one_action_says_its_words(language: str) -> None:
    single = 0
    for before, _, seat, _ in COURSE.sample:
        for node in buttons(drawn(before, seat, language=language)):
            actions = node.attrib["data-actions"].split()
            if len(actions) == 1:
                words = move_words(before, seat, int(actions[0]), language)
                label = node.attrib["aria-label"]
                assert label.startswith(words[:1].upper() + words[1:])
                single += 1
    assert single > len(COURSE.sample)


def test_rooms_of_several_actions_say_what_they_do() -> None:
    def label(s: State, name: str) -> str:
        return by_id(drawn(s, lowest_acting(s)))[name].attrib["aria-label"]

    assert label(attending(), f"room-{KING}").startswith("Servant to the king · ")
    s = concept().copy()
    s.phase, s.moves = MOVING, 3
    assert label(s, f"room-{KING}").startswith("King’s cabinet: move servants here · ")
    assert label(s, f"from-{MINT}") == "Mint: move servants from here"
    s.phase, s.moves = DRAWING, 0
    assert label(s, f"room-{BACK_DOOR}").startswith("Back door: Draw 1–")
    assert label(s, "pile").startswith("Draw 1–")


def test_the_discards_tell_which_cards_lie_there() -> None:
    s = concept().copy()
    s.discards[:] = [0] * len(s.discards)
    s.discards[1] = 2
    told = by_id(drawn(s, lowest_acting(s)))["discards"][0].text
    assert told == f"Discards: {card_name(1, 'en')} ×2"


# ---------------------------------------------------------------------------------- pieces


def servants(root: Element) -> Counter[str]:
    """Return how many servants stand in every room and on fields, by seat and room."""
    found: Counter[str] = Counter()
    for node in root.iter():
        if node.get("data-piece"):
            _, seat, where, _ = node.attrib["id"].split("-")
            assert node.attrib["data-piece"] == f"servant-{seat}"
            assert re.fullmatch(r"translate\([-\d.,]+\)", node.attrib["transform"])
            found[f"{seat} in {where}"] += 1
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_servant_is_a_piece_of_its_own(layout: str) -> None:
    for _, s, seat, _ in COURSE.sample:
        found = servants(drawn(s, seat, layout=layout))
        for owner in range(s.seats):
            for room in range(ROOMS):
                assert found[f"{owner} in {room}"] == s.servants[owner][room]
            assert found[f"{owner} in field"] == list(s.owner).count(owner)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_move_leaves_all_other_servants_alone(layout: str) -> None:
    steps = [step for step in GAMES[3] if act_of(step[3]).kind is Kind.MOVE]
    assert len(steps) > 5
    for before, after, seat, action in steps[:20]:
        act = act_of(action)
        one, other = (
            {node.attrib["id"]: frame for node, frame in placed(drawn(s, seat, layout=layout))
             if node.get("data-piece")}
            for s in (before, after)
        )  # fmt: skip
        assert len(set(one) - set(other)) == act.number
        assert len(set(other) - set(one)) == act.number
        touched = (f"servant-{seat}-{act.source}-", f"servant-{seat}-{act.target}-")
        for name in set(one) & set(other):
            assert name.startswith(touched) or one[name] == other[name]


def test_ghosts_are_no_pieces() -> None:
    s = concept().copy()
    s.phase, s.moves = MOVING, 3
    action = action_of(Act(Kind.MOVE, 1, MINT, KING))
    plain, ghostly = drawn(s, 0), drawn(s, 0, chosen=action)
    assert servants(plain) == servants(ghostly)
    ghosts = [name for name in by_id(ghostly) if name.startswith("ghost-")]
    assert ghosts == [f"ghost-0-{KING}-{s.servants[0][KING]}"]
    check_sound(picture(seen(s, 0), 0, actions=legal(s, 0), chosen=action))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_nobles_keep_their_name_from_the_park_to_a_seat(layout: str) -> None:
    for _, s, seat, _ in COURSE.sample:
        names = by_id(drawn(s, seat, layout=layout))
        if s.over:
            continue
        for noble in range(NOBLES):
            is_there = noble in s.noble or s.taken[noble] >= 0
            assert (f"noble-{noble}" in names) == is_there
            assert not is_there or "translate(" in names[f"noble-{noble}"].attrib["transform"]


# ------------------------------------------------------------------------------ last move


@pytest.mark.long
@pytest.mark.parametrize("seats", GAMES)
def test_the_places_of_every_move_are_marked(seats: int) -> None:
    for at, (before, after, seat, action) in enumerate(GAMES[seats]):
        viewer = at % (seats + 1) - 1  # all seats, and SPECTATOR
        found = places(seen(before, viewer), seen(after, viewer), seat, action)
        assert found == places(before, after, seat, action)
        svg = picture(seen(after, viewer), viewer, layout=LAYOUTS[at % 2], last=found)
        assert svg.count('class="bracket"') == len(set(found))


def test_places_are_those_the_words_name() -> None:
    seen_kinds = set()
    for before, after, seat, action in (step for steps in GAMES.values() for step in steps):
        found, act = places(before, after, seat, action), act_of(action)
        seen_kinds.add(act.kind)
        if MOVE <= action < RECRUIT and act.kind is Kind.MOVE:
            assert set(found) == {room_place(act.source), room_place(act.target)}
        elif act.kind is Kind.PLACE:
            assert found == (room_place(act.target),)
        elif RECRUIT <= action < DRAW:
            assert found[0] == act.field
            assert before.noble[act.field] != NO_NOBLE
        elif act.kind in (Kind.DRAW, Kind.KEEP):
            assert found == (room_place(BACK_DOOR),)
        elif act.kind is Kind.TAKE_GOLD:
            assert found == (room_place(MINT),)
        elif action == NEXT:
            assert found == ()
    assert {Kind.MOVE, Kind.PLACE, Kind.RECRUIT, Kind.DRAW, Kind.KEEP, Kind.NEXT} <= seen_kinds
