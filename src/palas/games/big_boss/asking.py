"""What a page says beside the picture: what is asked of a seat, and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from palas.games.big_boss.drawing import choices
from palas.games.big_boss.drawing.picture_words import LANGUAGES
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.state import State
from palas.kernel.contract import SPECTATOR


def prompt(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> str:
    """Say what a seat that may act can do now."""
    return choices.prompt(_scene(view, viewer, actions, names, language))


def moment(view: State, language: str) -> str:
    """Say how far the game is."""
    standing = len(_scene(view, SPECTATOR, (), (), language).castles_standing)
    return LANGUAGES[language].describe.format(standing, view.blocks)


def _scene(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> Scene:
    return Scene(view, viewer, LANGUAGES[language], language, names, actions, (), None, ())
