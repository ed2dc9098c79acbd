"""Castles for the tests, drawn as text, and their points by the names of things."""

from __future__ import annotations

from palas.games.two_castles.castle_file import read_castles
from palas.games.two_castles.lexicon import ROOM_LEXICON
from palas.games.two_castles.scoring import room_points
from palas.games.two_castles.state import State
from palas.kernel.errors import BrokenPosition


def drawn(
    rows: str, throne: str = "living+sleeping", more: str = "", *, anyway: bool = False
) -> State:
    """Return a castle of the rows drawn, from the top down."""
    return read_castles(f"throne {throne}\n{rows}\n{more}", anyway=anyway).state


def room_index(s: State, name: str, castle: int = 0) -> int:
    """Return where a room stands in the list of a castle's rooms."""
    return s.room[castle][: s.rooms[castle]].index(ROOM_LEXICON.read(name, BrokenPosition))


def points(name: str, rows: str, throne: str = "living+sleeping", *, anyway: bool = False) -> int:
    """Return the points of a room in a drawn castle."""
    s = drawn(rows, throne, anyway=anyway)
    return room_points(s, 0, room_index(s, name))


# The rulebook's picture is lost; this castle has every number of its printed score sheet.
CROWDBURG = """
castle Crowdburg, throne utility+food
5 : -                      | -                | Tower         | Fountain         | -
4 : -                      | -                | Tapestry Room | Promenade        | -
3 : -                      | Tasso Room       | Sauna         | Queen's Chambers | -
2 : -                      | Fireplace        | Harp Room     | Panic Room       | -
1 : Hall of Puzzled Floors | Morning Tea Room | Lockdown Room | Grand Foyer      | Vineyard
0 : Bunk Room              | Map Room         | THRONE        |                  | Sitting Room
-1: -                      | Jewel Room       | -             | -                | -
attendants: knight
"""
