"""What a page says beside the picture: what is asked of a seat, and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from .drawing.picture_words import WORDS
from .drawing.prompt import prompt as asked
from .drawing.scene import Scene
from .state import State


def prompt(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> str:
    """Say what a seat that may act can do now."""
    return asked(Scene(view, viewer, WORDS[language], language, names, actions))


def moment(view: State, language: str) -> str:
    """Say how far the game is."""
    return WORDS[language].describe.format(view.land_size, view.stack_size)
