"""The shields of the seats, the sign of the house, and the glyphs of the four games."""

from __future__ import annotations

from palas.draw.heraldry import ARMS, DEVICES, SHIELD, Arms, tinctures
from palas.draw.markup import Markup, circle, element, group, join, path

BOX = "-20 -22.5 40 47"
ROAD = "M10 3v8c0 4 2 6 6 6h4c4 0 6 2 6 6v10"


def shield_symbols() -> Markup:
    """Define arms- symbols of the seven seats, and arms-free for a seat nobody has."""
    dashes = path(
        SHIELD, fill="none", stroke="var(--ink)", stroke_width=1.6, stroke_dasharray="4 3.2"
    )
    free = element("symbol", dashes, id="arms-free", viewBox=BOX)
    return join((*map(_shield, ARMS), free))


def _shield(arms: Arms) -> Markup:
    field = path(SHIELD, fill=f"var(--{arms.colour})", stroke="var(--ink)", stroke_width=2)
    charge = group(DEVICES[arms.device], style=tinctures(arms), transform="translate(0,.5)")
    return element("symbol", field, charge, id=f"arms-{arms.device}", viewBox=BOX)


def mark_symbol() -> Markup:
    """Define the sign of the house: a front with three arches."""
    front = path(
        "M3 14L19 3l16 11M1 32h36M5 14.5h28M6 32V15M32 32V15",
        stroke_width=2,
        stroke_linejoin="round",
    )
    arches = path(
        "".join(f"M{x} 32v-8a3.2 3.2 0 0 1 6.4 0v8" for x in (9.5, 15.9, 22.3)), stroke_width=1.5
    )
    window = circle(19, 9.7, 1.7, fill="var(--ink)", stroke="none")
    return element("symbol", front, arches, window, id="mark", viewBox="0 0 38 34")


def glyph_symbols() -> Markup:
    """Define glyph- symbols of the four games, 36 by 36."""
    drawn = {
        "two-castles": _two_castles(),
        "big-boss": _big_boss(),
        "palais-royal": _palais_royal(),
        "two-heirs": _two_heirs(),
    }
    return join(
        element("symbol", inside, id=f"glyph-{game}", viewBox="0 0 36 36")
        for game, inside in drawn.items()
    )


def _washed(data: str, colour: str, opacity: float = 1.0) -> Markup:
    fill = f"fill:var(--{colour});fill-opacity:{opacity}"
    return path(data, style=f"{fill};stroke:var(--ink)", stroke_linejoin="round")


def _line(data: str) -> Markup:
    return path(data, fill="none", stroke="var(--ink)", stroke_linejoin="round")


def _two_castles() -> Markup:
    return join(
        (
            _washed("M6 13h12v9H6z", "sleeping", 0.5),
            _washed("M6 22h24v8H6z", "special", 0.5),
            _washed("M18 13h12v9H18z", "food", 0.5),
            _washed("M4 13l8-8 8 8zM18 13l6-5.5L32 13z", "living"),
            _line("M1 30h34M4 33h4M14 33h5M25 33h4"),
        )
    )


def _big_boss() -> Markup:
    return join(
        (
            _washed("M4 23h28v8H4zM13 15h11v16H13z", "stone"),
            _washed("M4 18h9v6H4zM24 18h8v6h-8zM13 9h11v6H13z", "paper-2"),
            _line("M13 19h11M13 23h11M4 27h28M18.5 11V2"),
            _washed("M18.5 2h8l-2.5 2.5L26.5 7h-8z", "gold"),
        )
    )


def _palais_royal() -> Markup:
    hedges = "M3 3h12v12c-5 0-7 2-7 5H3zM33 3H21v12c5 0 7 2 7 5h5z"
    basin = circle(18, 19.5, 5, fill="var(--water)", stroke="var(--ink)")
    walls = path("M6 34v-7h24v7M14 27v7M22 27v7", fill="none", stroke="var(--ink)", stroke_width=2)
    return join((_washed(hedges, "leaf", 0.6), basin, walls))


def _two_heirs() -> Markup:
    road = path(ROAD, fill="none", stroke="var(--ink)", stroke_width=5.5)
    middle = path(ROAD, fill="none", stroke="var(--paper)", stroke_width=3)
    return join(
        (
            _washed("M3 3h15v15H3zM18 18h15v15H18z", "leaf", 0.45),
            _washed("M18 3h15v15H18z", "food", 0.5),
            _washed("M3 18h15v15H3z", "stone", 0.6),
            road,
            middle,
        )
    )
