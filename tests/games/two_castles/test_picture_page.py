"""The picture on a page: what its buttons say, pieces that travel, the last move."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, tostring

import pytest

from draw.picture_checks import (
    buttons,
)
from draw.svg_reading import by_id, check_sound, parsed
from games.two_castles.picture_course import COURSE
from games.two_castles.picture_positions import concept, deciding, in_phase
from games.two_castles.playing import legal, seen_by
from palas.games.two_castles import moves
from palas.games.two_castles.drawing.acts import Kind, act_of
from palas.games.two_castles.drawing.castle import castle_of
from palas.games.two_castles.picture import LAYOUTS, castle_picture, picture, places
from palas.games.two_castles.score_sheet import place_of
from palas.games.two_castles.state import CHOOSING, PLACING, TAKING_ATTENDANT
from palas.games.two_castles.tables import REGULAR_ROOMS
from palas.games.two_castles.text import move_words
from palas.games.two_castles.wishes import THRONE
from palas.kernel.contract import lowest_acting
from palas.kernel.phrases import LANGUAGES

GAMES, drawn = COURSE.games, COURSE.drawn


# -------------------------------------------------------------------------------- buttons


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_say_the_words_of_their_moves(language: str) -> None:
    for before, _, seat, _ in COURSE.sample:
        view = seen_by(before, seat)
        for node in buttons(drawn(before, seat, language=language)):
            actions = map(int, node.attrib["data-actions"].split())
            words = " / ".join(move_words(view, seat, action, language) for action in actions)
            assert node.attrib["aria-label"] == words[:1].upper() + words[1:]


# ---------------------------------------------------------------------------------- pieces


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_room_laid_is_a_piece(layout: str) -> None:
    for _, s, seat, _ in COURSE.sample:
        root = drawn(s, seat, layout=layout)
        names = by_id(root)
        for castle in range(s.castles):
            inside = {node.get("id") for node in names[f"castle-{castle}"].iter()}
            laid = {room for room in s.room[castle][: s.rooms[castle]] if room < REGULAR_ROOMS}
            assert {f"tile-{room}" for room in laid} | {f"throne-{castle}"} <= inside


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_tile_keeps_its_name_from_the_hand_to_the_castle(layout: str) -> None:
    s = in_phase(3, CHOOSING, 0)
    seat = lowest_acting(s)
    room = act_of(legal(s, seat)[0]).value
    in_hand = by_id(drawn(s, seat, layout=layout))[f"tile-{room}"]
    assert in_hand.attrib.keys() == {"id", "transform"}
    laid = s.copy()
    laid.hand[seat][: laid.hand_size[seat]] = laid.hand[seat][1 : laid.hand_size[seat]] + [-1]
    laid.hand_size[seat] -= 1
    laid.rooms[seat] = 1
    laid.room[seat][0], laid.room_x[seat][0], laid.room_y[seat][0] = room, 0, 1
    root = parsed(picture(seen_by(laid, seat), seat, layout=layout))
    in_castle = by_id(root)[f"tile-{room}"]
    assert in_castle.attrib.keys() == {"id", "transform"}
    assert in_castle.attrib["transform"] != in_hand.attrib["transform"]
    assert not [node for node in root.iter() if _moves_tiles(node)]


def _moves_tiles(node: Element) -> bool:
    """Tell whether a tile's place depends on more than its own transform."""
    inside = (child.get("id", "") for child in node.iter() if child is not node)
    return "transform" in node.attrib and any(re.match(r"tile-\d", name) for name in inside)


def test_what_only_moves_keeps_its_drawing() -> None:
    s = in_phase(4, PLACING, 1)
    seat = lowest_acting(s)
    view = seen_by(s, seat)
    before = by_id(parsed(picture(view, seat, layout="phone")))
    after = by_id(parsed(picture(view, seat, layout="phone", actions=legal(s, seat))))
    castle = castle_of(s, seat)
    names = [f"tile-{room}" for _, room in castle.laid if room < REGULAR_ROOMS]
    names.append(f"throne-{seat}")
    assert [name for name in names if before[name].attrib != after[name].attrib]
    for name in (*names, f"house-{seat}", f"plaque-{seat}"):
        assert tostring(before[f"in-{name}"]) == tostring(after[f"in-{name}"]), name


def test_hidden_tiles_have_no_names() -> None:
    s = in_phase(5, CHOOSING, 1)
    seat = lowest_acting(s)
    shown = {name for name in by_id(drawn(s, seat)) if re.fullmatch(r"tile-\d+", name)}
    own = set(s.hand[seat][: s.hand_size[seat]])
    laid = {s.room[castle][at] for castle in range(s.castles) for at in range(s.rooms[castle])}
    assert shown == {f"tile-{room}" for room in own | laid if room < REGULAR_ROOMS}


def test_a_room_drawn_twice_has_one_name() -> None:
    s = concept().copy()
    s.room[0][1] = s.room[0][0]
    check_sound(castle_picture(s, 0))


# ------------------------------------------------------------------------------ last move


@pytest.mark.parametrize("seats", GAMES)
def test_the_places_of_every_move_are_marked(seats: int) -> None:
    for at, (before, after, seat, action) in enumerate(GAMES[seats]):
        viewer = at % (seats + 1) - 1  # all seats, and SPECTATOR
        found = places(seen_by(before, viewer), seen_by(after, viewer), seat, action)
        assert found == places(before, after, seat, action)
        svg = picture(seen_by(after, viewer), viewer, layout=LAYOUTS[at % 2], last=found)
        assert svg.count('class="bracket"') == len(found)
        if act_of(action).kind in (Kind.CHOOSE, Kind.ASSIGN, Kind.TAKE_CARD, Kind.WAIT):
            assert found == ()


def test_a_room_laid_and_an_attendant_taken_are_the_places() -> None:
    s = concept().copy()
    seat = lowest_acting(s)
    action = next(a for a in legal(s, seat) if act_of(a).kind is Kind.PLACE)
    castle = seat if act_of(action).is_left else (seat - 1) % s.castles
    after = s.copy()
    moves.apply(after, seat, action)
    assert places(s, after, seat, action) == (place_of(castle, s.rooms[castle] + 0),)
    s = deciding(5, TAKING_ATTENDANT)
    castle = next(at for at in range(s.castles) if s.bonus[at] == TAKING_ATTENDANT)
    seat = s.placer[castle] + 0
    action = next(a for a in legal(s, seat) if act_of(a).kind is Kind.TAKE_ATTENDANT)
    after = s.copy()
    moves.apply(after, seat, action)
    assert places(s, after, seat, action) == (place_of(castle, THRONE),)
