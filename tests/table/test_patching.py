"""Small parts of views: groups of moves, times in words, and the patches between two views."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from palas.table.views.patching import LONG, glued, patch, patched, pieces, shared, whole
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
    apart = groups([*many[:4], *few[:1], *many[4:]])
    assert [len(group.choices) for group in apart] == [1, 8], "wherever they stand"


@pytest.mark.parametrize(
    ("seconds", "language", "words"),
    [
        (65, "en", "1:05"),
        (-3, "ru", "0:00"),
        (3700, "en", "1\u00a0h\u00a001"),
        (3700, "de", "1\u00a0Std.\u00a001"),
        (180_000, "en", "2\u00a0d\u00a02\u00a0h"),
        (180_000, "de", "2\u00a0T.\u00a02\u00a0Std."),
        (180_000, "ru", "2\u00a0д\u00a02\u00a0ч"),
    ],
)
def test_times_in_words(seconds: float, language: str, words: str) -> None:
    assert time_words(seconds, language) == words


texts = st.lists(st.sampled_from(["a", "b", "c", "<g", ' id="', 'x" id="y']), max_size=12)


@given(texts, texts)
def test_a_patch_makes_the_new_view_of_the_old_one(old: list[str], new: list[str]) -> None:
    before, after = pieces("".join(old)), pieces("".join(new))
    assert whole(patched(before, patch(before, after))) == whole(after) == "".join(new)


long_texts = st.lists(
    st.sampled_from([' id="a"', ' id="b"', "x" * LONG, "y", "é", "\N{CROWN}"]), max_size=8
)


@given(long_texts, long_texts)
def test_of_a_long_piece_only_what_is_new_is_told(old: list[str], new: list[str]) -> None:
    before, after = pieces("".join(old)), pieces("".join(new))
    assert whole(patched(before, patch(before, after))) == "".join(new)


def test_a_long_piece_keeps_its_front_and_its_back() -> None:
    long = "x" * LONG
    old, new = ("<g", f'a" at="1">{long}</g>'), ("<g", f'a" at="23">{long}</g>')
    assert patch(old, new) == ([[0, 1], [1, 7, LONG + 6]], ["23"])
    other = ("<g", f'b" at="1">{long}</g>')
    assert patch(other, new) == ([[0, 1], 1], [new[1]])


def test_letters_that_a_browser_counts_twice_are_told_with_their_piece() -> None:
    long = "x" * LONG
    old, new = (f'a">\N{CROWN}1{long}',), (f'a">\N{CROWN}2{long}',)
    assert patch(old, new) == ([1], [new[0]])


@given(texts, texts)
def test_what_stays_is_the_very_text_of_the_old_view(old: list[str], new: list[str]) -> None:
    before, after = pieces("".join(old)), pieces("".join(new))
    made = shared(before, after, patch(before, after))
    assert made == after
    kept = {id(piece) for piece in before}
    assert all(id(piece) in kept for piece in made if piece in before)


@given(st.lists(texts, max_size=5))
def test_parts_meet_without_a_cut(parts: list[list[str]]) -> None:
    cut = ["".join(part) for part in parts]
    assert whole(glued(pieces(part) for part in cut)) == "".join(cut)


@games
def test_patches_are_small(game: str, seats: int) -> None:
    gallery, table = Gallery(), played(table_of(game, seats), 20)
    old = gallery.view(table, Sight((0,)), NOBODY)
    new = gallery.view(played(table, 1), Sight((0,)), NOBODY)
    change = gallery.patch(old, new)
    assert whole(patched(old.pieces, change)) == new.html
    assert sum(map(len, change.texts)) < len(new.html) * 0.75
    assert gallery.patch(old, old) == ([[0, len(old.pieces)]], [])
