"""What the buttons of the picture do, in words: for those who hear it."""

from __future__ import annotations

from collections.abc import Sequence

from palas.draw.markup import offered
from palas.games.two_castles.drawing.scene import Scene


def button_of(scene: Scene, actions: Sequence[int]) -> dict[str, str]:
    """Return the attributes of a button for some actions, in the words of the moves."""
    return offered(actions, scene.words_of(actions))
