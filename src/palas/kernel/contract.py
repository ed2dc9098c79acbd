"""The contract of a game: the head of its record and the rules it must offer.

Rules a game compiles (in `moves`, `scoring` and `secrets`):

    begin(s, options)           deal; `s.seats` and the key of `s.rng` are set before
    legal(s, seat, out) -> n    write the legal action numbers of a seat, ascending
    apply(s, seat, action)      carry out a legal action
    scores(s, out)              points of every player if the game ended now
    winners(s) -> players       bit set of the best players, tie-breaks applied
    estimate(s, seat) -> float  how well a seat stands, for simple bots
    conceal(s, seat)            erase what the seat may not know, generator included
    imagine(s, seat, rng)       fill the erased parts with a random guess that fits
    observe(s, seat, out)       the same knowledge as numbers, for learning

and, where points do not tell how near a seat was to winning:

    ahead(s, seat, points)      how far a seat is ahead in a finished game, or what it lacks to win

and, where seats choose in secret at the same time:

    reopen(s, seat)             take back what the others have chosen so: as if the seat were first

Seats count from 0. A set of seats is an integer with bit `1 << seat`. Players are the seats
and, where the game has any (`Meta.silent`), players without a seat after them.
"""

from __future__ import annotations

from palas.kernel.jit import jit
from palas.kernel.record import Record, cell
from palas.kernel.rng import Generator

SPECTATOR = -1  # as a seat: someone who watches and sees no hidden card


class Head(Record):
    """The fields every game's record begins with."""

    seats: int = cell("i1")  # how many seats play
    acting: int = cell("i2")  # bit set of the seats that may act now
    over: int = cell("i1")  # 1 when the game has ended
    ply: int = cell("i2")  # how many actions were applied
    reveals: int = cell("i2")  # counts every draw or disclosure: no undo beyond one
    rng: Generator = cell(Generator)


@jit
def may_act(s: Head, seat: int) -> bool:
    """Tell whether a seat is among those that may act now."""
    return (s.acting >> seat) & 1 == 1


@jit
def lowest_acting(s: Head) -> int:
    """Return the lowest seat that may act now."""
    seat = 0
    while (s.acting >> seat) & 1 == 0:
        seat += 1
    return seat
