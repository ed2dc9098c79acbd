"""What is kept is kept once, and only so much of it."""

from __future__ import annotations

from draw.picture_checks import check_bounded
from palas import draw
from palas.draw.keeping import kept
from palas.draw.lettering import wrapped


def test_equal_calls_are_made_once() -> None:
    calls = []

    @kept(2)
    def twice(value: int) -> int:
        calls.append(value)
        return 2 * value

    assert [twice(1), twice(1), twice(2), twice(3), twice(1)] == [2, 2, 4, 6, 2]
    assert calls == [1, 2, 3, 1]  # the third call let go of the first result


def test_everything_that_draws_keeps_a_bounded_number() -> None:
    check_bounded(draw)


def test_what_is_handed_out_cannot_spoil_what_is_kept() -> None:
    wrapped("one two three", 30, 12, 2).clear()
    assert wrapped("one two three", 30, 12, 2)
