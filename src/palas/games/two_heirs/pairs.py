"""The points of both seats as one number, so that one look at the land counts for both."""

from __future__ import annotations

from palas.kernel.jit import jit

BITS = 16  # for each seat
MOST = (1 << BITS) - 1


@jit
def paired(points: int, seat: int) -> int:
    """Return points of one seat as a pair; pairs are added like numbers."""
    return points << (BITS * seat)


@jit
def share_of(pair: int, seat: int) -> int:
    """Return the points of one seat in a pair."""
    return (pair >> (BITS * seat)) & MOST
