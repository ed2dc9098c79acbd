"""What every position of Two Castles must keep besides the conservation of its pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.games.two_castles.seating import is_ludwigs
from palas.games.two_castles.state import (
    ASSIGNING,
    CHOOSING,
    LUDWIG_ASSIGN,
    NO_BONUS,
    PLACING,
    State,
)
from palas.games.two_castles.tables import CHOICES, LUDWIG, NO_ROOM
from palas.games.two_castles.words.position_words import player_told, wrong
from palas.kernel.errors import BrokenPosition

if TYPE_CHECKING:
    from collections.abc import Iterator

    from palas.kernel.message import Message


def check_position(s: State) -> None:
    """Raise BrokenPosition unless what is going on fits the rules."""
    for breach in _breaches(s):
        raise BrokenPosition(breach)


def _breaches(s: State) -> Iterator[Message]:
    for number in range(s.castles):
        yield from (
            wrong(key, player=player_told(s, number)) for key in _player_breaches(s, number)
        )
    for castle in range(s.castles):
        yield from (wrong(key, castle=castle + 1) for key in _castle_breaches(s, castle))
    if s.acting == 0 and not s.over:
        yield wrong("nobody_acts")


def _player_breaches(s: State, player: int) -> Iterator[str]:
    chosen = s.num_chosen[player]
    is_ludwig = s.seats < s.castles and player == LUDWIG
    new = [s.new_room[player][0], s.new_room[(player - 1) % s.castles][1]]
    if is_ludwig and s.phase == LUDWIG_ASSIGN and chosen != CHOICES:
        yield "ludwig_drawn"  # R12.3
    if chosen and (s.phase == PLACING or s.over):
        yield "still_assigning"  # R4.2
    if s.phase == LUDWIG_ASSIGN and chosen and not is_ludwig:
        yield "ludwig_first"  # R12.4
    if s.phase == ASSIGNING and not is_ludwig and not (chosen == CHOICES or NO_ROOM not in new):
        yield "assigning"  # R4.1
    if s.phase == CHOOSING and not is_ludwig and new != [NO_ROOM, NO_ROOM]:
        yield "still_choosing"  # R3.4


def _castle_breaches(s: State, castle: int) -> Iterator[str]:
    if s.phase != PLACING and (s.bonus[castle] != NO_BONUS or s.waiting[castle]):
        yield "not_placing"  # R4.5, R5.1
    if s.over and s.new_room[castle] != [NO_ROOM, NO_ROOM]:
        yield "still_placing"  # R3.7
    if s.waiting[castle] and (is_ludwigs(s, castle) or NO_ROOM in s.new_room[castle]):
        yield "cannot_wait"  # R4.5
    if s.disputed[castle] and is_ludwigs(s, castle):
        yield "cannot_disagree"  # R12.5
