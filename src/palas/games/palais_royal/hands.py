"""What a seat holds, drawn for those who look back at a game with all hands open."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.markup import element, number

from .drawing.privileges import privilege
from .drawing.scene import Scene
from .drawing.speech import SPEECH
from .state import State

WIDE, HIGH, GAP = 84.0, 62.0, 6.0  # of a card


def hand_picture(view: State, seat: int, language: str) -> str:
    """Draw the privilege cards of a seat, and those of which it may keep some; empty: none."""
    scene = Scene(view, seat, SPEECH[language], language, (), (), (), None, (), ())
    cards = [("held", *one) for one in scene.hand()] + [("drawn", *one) for one in scene.drawn()]
    if not cards:
        return ""
    parts = []
    for at, (where, card, count) in enumerate(cards):
        box = Box.sized(GAP + at * (WIDE + GAP), GAP, WIDE, HIGH)
        parts.append(privilege(scene, card, count, box, [], f"{where}-{seat}-{card}", ""))
    width, height = number(GAP + len(cards) * (WIDE + GAP)), number(HIGH + 2 * GAP)
    shape = f"0 0 {width} {height}"
    return element("svg", *parts, viewBox=shape, width=width, height=height, class_="hand")
