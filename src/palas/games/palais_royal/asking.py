"""What a page says beside the picture: what is asked of a seat, and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from palas.kernel.contract import SPECTATOR

from .drawing.plates import round_words
from .drawing.scene import Scene
from .drawing.speech import SPEECH
from .state import State


def prompt(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> str:
    """Say what a seat that may act can do now."""
    return _scene(view, viewer, actions, names, language).prompt()


def moment(view: State, language: str) -> str:
    """Say how far the game is."""
    return round_words(_scene(view, SPECTATOR, (), (), language), is_short=True)


def _scene(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> Scene:
    return Scene(view, viewer, SPEECH[language], language, names, actions, (), None, (), ())
