"""One declaration, two bodies: the plain twin and the numpy record."""

from __future__ import annotations

import numpy as np
import pytest

from palas.kernel.contract import Head
from palas.kernel.record import Grid, Record, Row, Twins, cell


class Inner(Record):
    mark: int = cell("u4")


class Sample(Head):
    money: Row = cell("i4", 3)
    board: Grid = cell("i1", 2, 4)
    inner: Inner = cell(Inner)


def filled() -> Sample:
    sample = Sample()
    sample.seats = 3
    sample.money[1] = 70_000
    sample.board[1][3] = -5
    sample.inner.mark = 0xFFFFFFFF
    return sample


def test_fields_follow_the_head_in_order() -> None:
    assert list(Sample.fields)[:2] == ["seats", "acting"]
    assert list(Sample.fields)[-3:] == ["money", "board", "inner"]
    assert Sample.dtype().names == tuple(Sample.fields)


def test_a_twin_has_no_other_attributes() -> None:
    with pytest.raises(AttributeError):
        Sample().gold = 1  # type: ignore[attr-defined]


def test_copies_share_nothing() -> None:
    sample = filled()
    other = sample.copy()
    assert other == sample
    other.board[1][3] = 1
    other.money[0] = 9
    other.inner.mark = 2
    other.rng.key[0] = 1
    assert sample == filled()
    assert other != sample


def test_positions_of_the_past_share_what_is_equal() -> None:
    before = filled()
    after = before.copy()
    after.money[0] = 5
    after.share(before)
    assert after.money == [5, 70_000, 0]
    assert before.money == [0, 70_000, 0]
    assert all(own is old for own, old in zip(after.board, before.board, strict=True))
    assert after.inner is not before.inner
    next_one = after.copy()
    next_one.board[1][3] = 9
    assert after.board[1][3] == before.board[1][3] == -5


def test_twin_and_record_hold_the_same_values() -> None:
    rows = np.zeros(2, Sample.dtype())
    filled().write(rows, 1)
    assert Sample.read(rows, 1) == filled()
    assert Sample.read(rows, 0) == Sample()


def test_a_row_of_twins_copies_on_assignment() -> None:
    row = Twins(Sample, 2)
    row[0] = filled()
    row[1] = row[0]
    row[0].money[1] = 0
    assert row[1] == filled()
    assert row.shape == (2,)
    assert [twin.seats for twin in row] == [3, 3]  # type: ignore[attr-defined]


def test_records_of_other_kinds_are_never_equal() -> None:
    assert Inner() != Head()
    assert Inner() != 0
    with pytest.raises(TypeError):
        hash(Inner())
