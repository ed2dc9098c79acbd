"""What the buttons of the picture do, in words: for those who hear it."""

from __future__ import annotations

from collections.abc import Sequence

from palas.games.big_boss.action_kinds import Kind
from palas.games.big_boss.drawing.offer import act_of
from palas.games.big_boss.drawing.scene import Scene
from palas.games.big_boss.names import building_name
from palas.games.big_boss.words.move_words import MOVES, move_words
from palas.kernel.phrases import Phrases, in_language, say

DEEDS: dict[Kind, Phrases] = {
    Kind.BUILD: ("build", "bauen", "построить"),
    Kind.FOUND: ("found a castle", "ein Schloss gründen", "основать замок"),
    Kind.TOWER: ("play a tower card", "eine Turmkarte spielen", "сыграть карту башни"),
    Kind.WITHDRAW: ("withdraw the noble", "den Adligen zurückziehen", "отозвать дворянина"),
    Kind.PROMOTE_VILLA: (
        "make the villa a castle",
        "die Villa zum Schloss machen",
        "сделать виллу замком",
    ),
    Kind.SEAT_BARON: ("seat a baron", "einen Baron einsetzen", "поставить барона"),
    Kind.SEAT_GRANDEE: ("seat a grandee", "einen Granden einsetzen", "поставить гранда"),
}


def deed(scene: Scene, actions: Sequence[int], thing: str) -> str:
    """Say what a thing does: its only action, or its name and the kinds of its actions."""
    if not actions:
        return ""
    if len(actions) == 1:
        return move_words(scene.view, scene.viewer, actions[0], scene.language)
    kinds = dict.fromkeys(act_of(action).kind for action in actions)
    return f"{thing}: {', '.join(in_language(DEEDS[kind], scene.language) for kind in kinds)}"


def keeping(castle: int, language: str) -> str:
    """Say that a castle absorbs the other (R10.3)."""
    return say(MOVES, "survive", language, building=building_name(castle, language))
