"""The words of Two Castles, in three languages: what `palas.kernel.game.Text` asks for."""

from __future__ import annotations

from palas.games.two_castles.score_sheet import reasons
from palas.games.two_castles.words.chronicle import log_line
from palas.games.two_castles.words.luck import with_luck
from palas.games.two_castles.words.moves import move_words
from palas.games.two_castles.words.parsing import parse_move
from palas.games.two_castles.words.position import parse_position, position_text
from palas.games.two_castles.words.setup import parse_setup, revealed, setup_words
from palas.games.two_castles.words.why_not import why_not

__all__ = [
    "log_line",
    "move_words",
    "parse_move",
    "parse_position",
    "parse_setup",
    "position_text",
    "reasons",
    "revealed",
    "setup_words",
    "why_not",
    "with_luck",
]
