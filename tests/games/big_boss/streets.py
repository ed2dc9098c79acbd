"""Streets drawn as text, for tests of words."""

from __future__ import annotations

from palas.games.big_boss import moves
from palas.games.big_boss.state import State
from palas.games.big_boss.text import parse_move, parse_position
from palas.kernel.contract import lowest_acting

FOUR_SEATS = "big-boss, 4 seats, seat 1 to act: "

# Granada is worth 9, Sevilla 8, Cádiz 50 and Jaén 5.
STREET = f"""\
{FOUR_SEATS}turn
seat 1: 40 Real, cards 5 10 14 40 45 50 54 60, 1 tower card
seat 2: 30 Real, cards 3
open 33 34 35 36 37 38
castle Granada 6: 1 3b1 1g2 1, stone 6
castle Sevilla 11: 1 3b2 1g1, stone 11
villa 39: 1b2
villa 41: 1
castle Cádiz 51: 9 2 2, stone 51
castle Jaén 55: 1 2b3 1, stone 55
"""

# With these all eight flags and stones are used.
FOUR_MORE = "\n".join(
    f"castle {name} {first}: 1 2 1, stone {first}"
    for name, first in (("Almería", 18), ("Córdoba", 24), ("Huelva", 30), ("Málaga", 66))
)

# Seat 1 has no card and none is left to buy (R16.4).
STRANDED = f"""\
{FOUR_SEATS}turn
deck none
played {" ".join(map(str, range(1, 73)))}
villa 3: 1b1
tower cards 0
"""


def street(*changes: tuple[str, str]) -> State:
    """Return the street with some words of its text replaced."""
    text = STREET
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return parse_position(text)


def after(s: State, *words: str) -> State:
    """Return the position after the seat to act has made these moves."""
    s = s.copy()
    for word in words:
        seat = lowest_acting(s)
        moves.apply(s, seat, parse_move(s, seat, word))
    return s


def flag_to_give() -> State:
    """Return a position in which two oversized villas wait for one flag (R12.5)."""
    castles = [
        f"castle {name} {8 * at + 1}: 1 2 1, stone {8 * at + 1}"
        for at, name in enumerate(("Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén"))
    ]
    return parse_position(
        "\n".join(
            [
                f"{FOUR_SEATS}promote on 52",
                *castles,
                "castle Málaga 49: 1 2 1 1 1 2 1, stones 49 53",
                "villa 65: 1 2 1",
                "villa 69: 1 2 1",
            ]
        )
    )
