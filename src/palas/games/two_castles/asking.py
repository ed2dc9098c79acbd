"""What a page says beside the picture: what is asked of a seat, and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence

from palas.games.two_castles.drawing import decision_words
from palas.games.two_castles.drawing.acts import Kind
from palas.games.two_castles.drawing.desk import round_words
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.speech import SPEECH
from palas.games.two_castles.drawing.tray import choose_prompt
from palas.games.two_castles.state import State
from palas.kernel.contract import SPECTATOR

ASKED = (Kind.AGREE, *decision_words.TAKES, Kind.PLACE, Kind.PLACE_LUDWIG)


def prompt(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> str:
    """Say what a seat that may act can do now, in both castles where both wait."""
    scene = _scene(view, viewer, actions, names, language)
    both = (scene.left_castle(), scene.right_castle())
    said = [
        decision_words.prompt(scene, castle) for castle in both if scene.acts_in(castle, *ASKED)
    ]
    return " · ".join(dict.fromkeys(said)) or choose_prompt(scene)


def moment(view: State, language: str) -> str:
    """Say how far the game is."""
    return round_words(_scene(view, SPECTATOR, (), (), language), short=True)


def _scene(
    view: State, viewer: int, actions: Sequence[int], names: Sequence[str], language: str
) -> Scene:
    return Scene(view, viewer, SPEECH[language], language, names, actions, (), None, (), ())
