"""Texts keep to the room they have."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from palas.draw.lettering import fitted, fitting_size, grouped, shortened, text_width, wrapped


def test_wide_letters_are_wider() -> None:
    assert text_width("WWW", 10) > text_width("iii", 10)
    assert text_width("Щ", 10) > text_width("г", 10)
    assert text_width("abc", 10, bold=True) > text_width("abc", 10)


@given(st.text(max_size=60), st.floats(20, 300), st.booleans())
def test_shortened_texts_fit(text: str, width: float, bold: bool) -> None:
    short = shortened(text, width, 14, bold)
    assert text_width(short, 14, bold) <= width
    assert short == text or short.endswith("…")


def test_what_fits_is_left_alone() -> None:
    assert shortened("Anna", 100, 14) == "Anna"


def test_a_text_shrinks_before_it_is_cut() -> None:
    width = text_width("Granada", 12)
    assert 11.9 < fitting_size("Granada", width, 20, 8) < 12
    assert "Granada" in fitted(0, 0, "Granada", width, 20, smallest=8)
    assert "…" in fitted(0, 0, "Granada", width, 20, smallest=16)


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), max_size=20))
def test_wrapped_lines_fit_and_keep_their_words(words: list[str]) -> None:
    text = " ".join(words)
    lines = wrapped(text, 120, 13, 3)
    assert len(lines) <= 3
    assert all(text_width(line, 13) <= 120 for line in lines)
    if not any(line.endswith("…") for line in lines):
        assert " ".join(lines) == text


def test_large_amounts_are_grouped() -> None:
    assert grouped(9999) == "9999"
    assert grouped(1234567) == "1\N{THIN SPACE}234\N{THIN SPACE}567"
