"""The words of Two Heirs, in three languages: what `palas.kernel.game.Text` asks for."""

from __future__ import annotations

from .score_sheet import reasons
from .words.chronicle import log_line
from .words.deal import parse_setup, revealed, setup_words, with_luck
from .words.moves import move_words
from .words.parsing import parse_move
from .words.position import parse_position, position_text
from .words.why_not import why_not

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
