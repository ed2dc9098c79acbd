"""What a player holds, drawn for those who look back at a game with all hands open."""

from __future__ import annotations

from palas.draw.markup import element, number
from palas.games.two_castles.drawing.scene import Scene
from palas.games.two_castles.drawing.speech import SPEECH
from palas.games.two_castles.drawing.tile import glow_frame, tile
from palas.games.two_castles.state import State

SIZE = 60.0  # of a tile
GAP = 6.0
SHRUNK = 0.7


def hand_picture(view: State, seat: int, language: str) -> str:
    """Draw the tiles of a player, those that are chosen first and framed; empty: none."""
    scene = Scene(view, seat, SPEECH[language], language, (), (), (), None, (), ())
    chosen = scene.chosen_rooms(seat)
    rooms = chosen + scene.hand(seat)
    if not rooms:
        return ""
    parts = []
    for at, room in enumerate(rooms):
        left = GAP + at * (SIZE + GAP)
        if at < len(chosen):
            parts.append(glow_frame(left, GAP, SIZE, 5))
        parts.append(tile(room, left, GAP, SIZE, sky=True, name=scene.room_title(room)))
    width, height = GAP + len(rooms) * (SIZE + GAP), SIZE + 2 * GAP
    box = f"0 0 {number(width)} {number(height)}"
    size = {"width": number(width * SHRUNK), "height": number(height * SHRUNK)}
    return element("svg", *parts, viewBox=box, **size, class_="hand")
