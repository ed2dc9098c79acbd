"""The picture of every game on a page: buttons for all actions, the page's palette, bounded caches.

What only one game has is tested beside its other tests.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import palas
from draw.picture_checks import (
    buttons,
    check_bounded,
    check_buttons,
    check_page_theme,
    offered_actions,
)
from draw.svg_reading import check_sound
from games.picture_course import Course
from palas.kernel.contract import SPECTATOR, lowest_acting
from palas.kernel.phrases import LANGUAGES

LOG = ["Anna begins", "Bruno goes on"]
games = pytest.mark.parametrize("game", list(palas.all_games()))
layouts = pytest.mark.parametrize("layout", ["desk", "phone"])


def course_of(game: str) -> Course[Any]:
    """Return what was played for the picture of a game."""
    course: Course[Any] = import_module(f"games.{game.replace('-', '_')}.picture_course").COURSE
    return course


@games
def test_there_are_no_other_layouts(game: str) -> None:
    assert palas.game(game).module("picture").LAYOUTS == ("desk", "phone")


@pytest.mark.long
@games
@layouts
def test_all_actions_of_random_positions_are_buttons(game: str, layout: str) -> None:
    course = course_of(game)
    assert len(course.sample) > 20
    for at, (before, _, seat, action) in enumerate(course.sample):
        for chosen in (None, action):
            language = LANGUAGES[at % 3]
            root = course.drawn(before, seat, layout=layout, language=language, chosen=chosen)
            check_buttons(root)
            assert offered_actions(root) == set(course.legal(before, seat))


@games
def test_nobody_but_those_who_act_has_buttons(game: str) -> None:
    course = course_of(game)
    s = course.concept()
    for viewer in (*range(s.seats), SPECTATOR):
        is_acting = viewer >= 0 and s.acting >> viewer & 1
        assert bool(buttons(course.drawn(s, viewer))) == bool(is_acting)


@games
@layouts
def test_the_page_gives_the_palette(game: str, layout: str) -> None:
    course = course_of(game)
    day, night = palas.game(game).module("picture").palette()
    s = course.concept()
    svg = course.svg(s, lowest_acting(s), layout=layout, theme="page", log=LOG)
    check_page_theme(svg, dict(day), dict(night))
    check_sound(svg)


@games
def test_what_is_kept_is_bounded(game: str) -> None:
    check_bounded(palas.game(game).module("drawing"))
