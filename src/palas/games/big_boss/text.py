"""The words of Big Boss, in three languages: what `palas.kernel.game.Text` asks for."""

from __future__ import annotations

from palas.games.big_boss.words.chronicle import log_line
from palas.games.big_boss.words.move_words import move_words
from palas.games.big_boss.words.parsing import parse_move
from palas.games.big_boss.words.position import parse_position, position_text
from palas.games.big_boss.words.score_sheet import reasons
from palas.games.big_boss.words.setup import parse_setup, revealed, setup_words, with_luck
from palas.games.big_boss.words.why_not import why_not

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
