"""Who sits where in Two Castles: players, their castles, the elder, who decides on a bonus."""

from __future__ import annotations

from palas.games.two_castles.state import (
    AGREED,
    ELDER,
    NO_PROPOSAL,
    State,
)
from palas.games.two_castles.tables import LUDWIG
from palas.kernel.jit import jit


@jit
def right_castle(s: State, player: int) -> int:
    """Return the castle between a player and its right neighbour; the left one has its number."""
    return player - 1 if player > 0 else s.castles - 1


@jit
def player_at(s: State, castle: int, side: int) -> int:
    """Return the player at a side of a castle (R1.7)."""
    player = castle + side
    return player if player < s.castles else 0


@jit
def side_of(castle: int, player: int) -> int:
    """Return the side of a castle at which one of its players sits."""
    return 0 if castle == player else 1


@jit
def is_ludwigs(s: State, castle: int) -> bool:
    """Tell whether Ludwig shares a castle (R12.1)."""
    return s.seats < s.castles and castle > 0


@jit
def ludwigs_castle(seat: int) -> int:
    """Return the castle that one of two seats shares with Ludwig (R12.1)."""
    return LUDWIG if seat == 0 else seat


@jit
def elder(s: State, castle: int) -> int:
    """Return the elder of the two seats of a castle; beside Ludwig the only one (R1.8)."""
    return min(castle + 0, player_at(s, castle, 1))


@jit
def partner(s: State, castle: int, seat: int) -> int:
    """Return the other player of a castle."""
    return player_at(s, castle, 1 - side_of(castle, seat))


@jit
def needs_agreement(s: State, castle: int) -> bool:
    """Tell whether what is decided now is only a proposal (R13.3, R12.5)."""
    return s.bonus_decider == AGREED and s.disputed[castle] == 0 and not is_ludwigs(s, castle)


@jit
def decider(s: State, castle: int) -> int:
    """Return the seat that decides on the bonus of a castle now (R13)."""
    if is_ludwigs(s, castle):
        return elder(s, castle)
    if s.bonus_decider == ELDER or s.disputed[castle] == 1:
        return elder(s, castle)
    if s.proposal[castle] != NO_PROPOSAL:
        return partner(s, castle, s.placer[castle] + 0)
    return s.placer[castle] + 0
