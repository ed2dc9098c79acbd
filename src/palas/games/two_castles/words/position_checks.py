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
from palas.games.two_castles.words.acts import player_name
from palas.kernel.errors import BrokenPosition

if TYPE_CHECKING:
    from collections.abc import Iterator


def check_position(s: State) -> None:
    """Raise BrokenPosition unless what is going on fits the rules."""
    for words in _breaches(s):
        raise BrokenPosition(words)


def _breaches(s: State) -> Iterator[str]:
    for player in range(s.castles):
        yield from _player_breaches(s, player)
    for castle in range(s.castles):
        yield from _castle_breaches(s, castle)
    if s.acting == 0 and not s.over:
        yield "no seat can act: go on with the next turn, or write 'finished'"


def _player_breaches(s: State, player: int) -> Iterator[str]:
    name, chosen = player_name(s, player), s.num_chosen[player]
    is_ludwig = s.seats < s.castles and player == LUDWIG
    new = [s.new_room[player][0], s.new_room[(player - 1) % s.castles][1]]
    if is_ludwig and s.phase == LUDWIG_ASSIGN and chosen != CHOICES:
        yield f"{name} has two rooms drawn before they are assigned (R12.3)"
    if chosen and (s.phase == PLACING or s.over):
        yield f"{name} has rooms to assign, but placing has begun (R4.2)"
    if s.phase == LUDWIG_ASSIGN and chosen and not is_ludwig:
        yield f"{name} chooses only after Ludwig's rooms are assigned (R12.4)"
    if s.phase == ASSIGNING and not is_ludwig and not (chosen == CHOICES or NO_ROOM not in new):
        yield f"{name} has two rooms to assign, or one assigned to each castle (R4.1)"
    if s.phase == CHOOSING and not is_ludwig and new != [NO_ROOM, NO_ROOM]:
        yield f"{name} has rooms to lay, but the rooms are still being chosen (R3.4)"


def _castle_breaches(s: State, castle: int) -> Iterator[str]:
    name = f"castle {castle + 1}"
    if s.phase != PLACING and (s.bonus[castle] != NO_BONUS or s.waiting[castle]):
        yield f"{name}: bonuses and waiting belong to placing (R4.5, R5.1)"
    if s.over and s.new_room[castle] != [NO_ROOM, NO_ROOM]:
        yield f"{name}: rooms are still to be laid, the game is not finished (R3.7)"
    if s.waiting[castle] and (is_ludwigs(s, castle) or NO_ROOM in s.new_room[castle]):
        yield f"{name}: who comes second, or builds with Ludwig, cannot wait (R4.5)"
    if s.disputed[castle] and is_ludwigs(s, castle):
        yield f"{name}: beside Ludwig there is nobody to disagree (R12.5)"
