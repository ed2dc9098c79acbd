"""Small parts of views: groups of moves, times in words, and the patches between two views."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palas.table.views.patching import patch, patched, pieces, whole
from palas.table.views.people import Here, time_words
from palas.table.views.sight import Sight
from palas.table.views.view import Gallery
from palas.table.views.wording import Choice, groups

from .tables_at_hand import GAMES, played, table_of

NOBODY = Here()
games = pytest.mark.parametrize(("game", "seats"), GAMES)


def test_moves_that_begin_alike_stand_together() -> None:
    few = [Choice(1, "end the turn"), Choice(2, "build a house")]
    assert groups(few) == [("", few)]
    assert groups([]) == []
    many = [Choice(at, f"build a house on {at}") for at in range(8)]
    found = groups([*few[:1], *many])
    assert [group.words for group in found] == ["", "build a"]
    assert [len(group.choices) for group in found] == [1, 8]


@pytest.mark.parametrize(
    ("seconds", "is_long", "words"),
    [(65, False, "1:05"), (-3, False, "0:00"), (3700, True, "1 h 01"), (180_000, True, "2 d 2 h")],
)
def test_times_in_words(seconds: float, is_long: bool, words: str) -> None:
    assert time_words(seconds, is_long) == words


texts = st.lists(st.sampled_from(["a", "b", "c", "<g", ' id="', 'x" id="y']), max_size=12)


@given(texts, texts)
def test_a_patch_makes_the_new_view_of_the_old_one(old: list[str], new: list[str]) -> None:
    before, after = pieces("".join(old)), pieces("".join(new))
    assert patched(before, patch(before, after)) == whole(after) == "".join(new)


@games
def test_patches_are_small(game: str, seats: int) -> None:
    gallery, table = Gallery(), played(table_of(game, seats), 20)
    old = gallery.view(table, Sight((0,)), NOBODY)
    new = gallery.view(played(table, 1), Sight((0,)), NOBODY)
    change = gallery.patch(old, new)
    assert patched(old.pieces, change) == new.html
    assert sum(len(part) for part in change if isinstance(part, str)) < len(new.html) * 0.75
    assert gallery.patch(old, old) == [[0, len(old.pieces)]]
