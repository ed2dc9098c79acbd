"""The shields of the seats, the sign of the house, and the signs of the games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from palas.draw.heraldry import ARMS, DEVICES, SHIELD, Arms, tinctures
from palas.draw.markup import Markup, circle, element, group, join, path
from palas.draw.strokes import line
from palas.games import all_games

if TYPE_CHECKING:
    from palas.kernel.game import Game

BOX = "-20 -22.5 40 47"
PLAIN_GLYPH = line("M6 31V14L18 5l12 9v17z")  # of a game without a sign of its own


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
    """Define a glyph- symbol of every game, 36 by 36."""
    return join(
        element("symbol", _glyph(game), id=f"glyph-{game.id}", viewBox="0 0 36 36")
        for game in all_games().values()
    )


def _glyph(game: Game) -> Markup:
    return PLAIN_GLYPH if game.emblem is None else Markup(game.emblem.glyph())
