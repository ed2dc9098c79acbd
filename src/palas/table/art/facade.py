"""The roof of the hall: two slopes at the ends, tiles as long as the page is wide between."""

from __future__ import annotations

from palas.draw.markup import Markup, element, join
from palas.draw.strokes import hatched, ink, wash

WIDTH, HEIGHT = 44, 46


def roof() -> Markup:
    """Draw the roof as three pieces that stand beside each other."""
    left, right = f"M0 {HEIGHT}L44 1H45V{HEIGHT}Z", f"M44 {HEIGHT}L0 1V{HEIGHT}Z"
    return join((_slope(left, "M0 46L44 1"), _middle(), _slope(right, "M44 46L0 1")))


def _slope(shape: str, edge: str) -> Markup:
    tiles = wash(shape, "living", 0.85), hatched(shape, "roof"), ink(edge, heavy=True)
    box = f"0 0 {WIDTH} {HEIGHT}"
    return element("svg", *tiles, class_="slope", viewBox=box, preserveAspectRatio="none")


def _middle() -> Markup:
    whole = {"width": "100%", "height": "100%"}
    colour = element("rect", **whole, fill="var(--living)", opacity=0.85)
    tiles = element("rect", **whole, fill="url(#hatch-roof)")
    return element("svg", colour, tiles, ink("M-2 1H4000", heavy=True), class_="ridge")
