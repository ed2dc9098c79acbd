"""Hatching and tiles that fill surfaces."""

from __future__ import annotations

from math import cos, pi, sin

from palas.draw.geometry import polygon
from palas.draw.markup import Markup, element, join, number, path, rectangle

AZULEJOS = ("azulejo-stars", "azulejo-lozenges", "azulejo-leaves")


def _pattern(name: str, width: float, height: float, change: str | None, *parts: Markup) -> Markup:
    return element(
        "pattern",
        *parts,
        id=name,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=change,
    )


def hatching() -> Markup:
    """Define `hatch`, fine ink strokes, and `hatch-light`, half as strong."""
    return join(
        _pattern(
            name,
            5,
            5,
            "rotate(45)",
            path("M0,0V5", stroke="var(--ink)", stroke_width=1, opacity=opacity),
        )
        for name, opacity in (("hatch", 0.42), ("hatch-light", 0.22))
    )


def roof_tiles() -> Markup:
    """Define `roof-tiles`, terracotta in rows."""
    return _pattern(
        "roof-tiles",
        7,
        9,
        None,
        rectangle(0, 0, 7, 9, fill="var(--roof)"),
        path("M0,0V9", stroke="var(--roof-line)", stroke_width=1.5),
        path("M0,4.5h3.5M3.5,9H7", stroke="var(--roof-line)", stroke_width=0.7),
    )


def _star(centre: float, radius: float) -> str:
    notch = radius * cos(pi / 4) / cos(pi / 8)
    points = []
    for at in range(16):
        reach = radius if at % 2 == 0 else notch
        points.append((centre + reach * sin(at * pi / 8), centre - reach * cos(at * pi / 8)))
    return polygon(points)


def azulejos(scale: float, tilt: float) -> Markup:
    """Define three tiled floors, laid flat on ground seen at a slant."""
    flat = f"scale({number(scale, 3)},{number(scale * tilt, 3)})"
    star = _star(26, 19)
    flower = "M26,15l3.2,7.8l7.8,3.2l-7.8,3.2l-3.2,7.8l-3.2,-7.8l-7.8,-3.2l7.8,-3.2z"
    leaf = "M22,0a22,22 0 0 0 22,22a22,22 0 0 0 -22,22a22,22 0 0 0 -22,-22a22,22 0 0 0 22,-22z"
    return join(
        (
            _pattern(
                "azulejo-stars",
                52,
                52,
                flat,
                path(star, fill="var(--water)", opacity=0.42),
                path(flower, fill="var(--plaza)"),
                path(star + "M0,26h7M45,26h7M26,0v7M26,45v7", "hairline"),
            ),
            _pattern(
                "azulejo-lozenges",
                28,
                28,
                flat + " rotate(45)",
                path("M0,0h14v14h-14zM14,14h14v14h-14z", fill="var(--food)", opacity=0.22),
                path("M0,0H28M0,14H28M0,0V28M14,0V28", "hairline"),
            ),
            _pattern(
                "azulejo-leaves",
                44,
                44,
                flat,
                path(leaf, fill="var(--leaf)", opacity=0.2),
                path(leaf, "hairline"),
            ),
        )
    )
