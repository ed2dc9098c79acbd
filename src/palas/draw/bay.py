"""A bay of the hall: an arch on two columns, 280 by 264, with a view of a game inside."""

from __future__ import annotations

from math import cos, pi, sin

from palas.draw.markup import Markup, element, group, join, number, path
from palas.draw.strokes import ink, wash

WIDTH, HEIGHT = 280, 264
CENTRE, SPRING = 140, 132  # where the arch begins to bend
INNER, OUTER = 114, 128
OPENING = f"M26 262V{SPRING}A{INNER} {INNER} 0 0 1 254 {SPRING}V262"
STONES = 15


def arch(name: str, inside: Markup, ground: str = "sky") -> Markup:
    """Draw a bay; only what lies within its arch is seen."""
    clip = element("clipPath", path(f"{OPENING}Z"), id=f"arch-{name}")
    return element(
        "svg",
        element("defs", clip),
        wash(f"{OPENING}Z", ground),
        group(inside, clip_path=f"url(#arch-{name})"),
        ink(OPENING, heavy=True),
        ink(f"M12 {SPRING}A{OUTER} {OUTER} 0 0 1 268 {SPRING}", heavy=True),
        ink(_joints()),
        _column(10),
        _column(254),
        class_="bay-art",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        aria_hidden="true",
    )


def _joints() -> str:
    """Return the joints between the stones of the arch."""
    return "".join(f"M{_on_arch(INNER, at)}L{_on_arch(OUTER, at)}" for at in range(STONES + 1))


def _on_arch(radius: float, at: int) -> str:
    angle = pi * at / STONES
    return f"{number(CENTRE + radius * cos(angle), 1)} {number(SPRING - radius * sin(angle), 1)}"


def _column(x: float) -> Markup:
    return join(
        (
            ink(f"M{x} 262V146h16V262z", "paper"),
            ink(f"M{x - 4} 132h24v6l-4 8h-16l-4-8z", "paper"),
            ink(f"M{x - 3} 256h22v6h-22z", "paper"),
            ink(f"M{x + 11} 148V254M{number(x + 13.5)} 148V254", opacity=0.4),
        )
    )
