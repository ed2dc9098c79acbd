"""The attendants of a throne room, and the pieces around a castle."""

from __future__ import annotations

from palas.draw.markup import Markup, group, join, use
from palas.draw.shapes import Shape, disc, drawn, symbol
from palas.games.two_castles.drawing.icons import DECORATION_WORDS
from palas.games.two_castles.tables import MIRROR, PAINTING, SWORDS, TORCH

_ROBE = "M3.5,37V27q0,-8.5 9.5,-8.5T22.5,27V37z"
# For each decoration: the wash of the robe, and the headgear of who looks after it.
_LOOKS: dict[int, tuple[str, tuple[Shape, ...]]] = {
    PAINTING: ("food", (("line ink", "M6,9q0,-6.5 9,-6.5q6,.5 5,5.5z"),)),
    SWORDS: (
        "sleeping",
        (
            ("line stone", "M6.5,14V9.5a6.5,6.5 0 0 1 13,0V14H14V18H12V14z"),
            ("line", "M13,3V-.5"),
        ),
    ),
    TORCH: (
        "living",
        (("line w-living", "M7,8.5L4.5,1.5L11,5L13,0L15,5L21.5,1.5L19,8.5z"),),
    ),
    MIRROR: (
        "corridor",
        (("line paper", "M7,11.5Q3.5,2 13,2T19,11.5Q16,6.5 13,6.5T7,11.5z"),),
    ),
}


def attendant_symbol(attendant: int) -> str:
    """Return the symbol of an attendant, 26 by 38, standing on y = 37."""
    return f"attendant-{DECORATION_WORDS[attendant]}"


def _attendant(attendant: int) -> Markup:
    wash, hat = _LOOKS[attendant]
    return group(
        drawn(
            (f"line w-{wash}", _ROBE),
            ("line paper", disc(13, 12, 6)),
            *hat,
            ("fine paper", disc(13, 29.5, 6.8)),
        ),
        use(f"decoration-{DECORATION_WORDS[attendant]}", 8, 24.5, 10 / 22),
        id=attendant_symbol(attendant),
    )


def people_symbols() -> Markup:
    """Define the four attendants and attendant-place, where one may stand."""
    vacant = "M5,37V30q0,-7 8,-7t8,7v7" + disc(13, 17, 5)
    return join(
        (
            *(_attendant(attendant) for attendant in _LOOKS),
            symbol("attendant-place", ("vacant", vacant)),
        )
    )


def thing_symbols() -> Markup:
    """Define roof (84 wide), tile-back (84 by 84), scales (40 by 34), card-back, cloud, bird."""
    roof = "M17,1.5H67L88,29H-4z"
    cloud = "M0,0q2,-10 14,-9q5,-11 18,-8q11,-6 18,3q12,-2 15,6q10,0 11,8z"
    walls = "M27,54V37h4v3.5h4V31h4.5v3.5h5V31H49v9.5h4V37h4V54z"
    return join(
        (
            symbol(
                "roof",
                ("line water", roof),
                ("p-slate", "M17,2.5H67L86,28H-2z"),
                ("heavy", "M15,1H69"),
                ("line paper", "M34,29V17L42,9.5L50,17V29z"),
                ("line sky", "M38.5,29V20.5a3.5,3.5 0 0 1 7,0V29z"),
                ("line gold", disc(17, -2, 2.2) + disc(67, -2, 2.2)),
                ("heavy", "M-5,29.5H89"),
            ),
            symbol(
                "tile-back",
                ("line paper-2", "M1,1H83V83H1z"),
                ("fine", "M6,6H78V78H6z"),
                ("p-back", "M7,7H77V77H7z"),
                ("line paper-2", disc(42, 42, 21)),
                ("line paper", walls),
                ("line gold", "M38.5,54v-6a3.5,3.5 0 0 1 7,0v6z"),
            ),
            symbol(
                "scales",
                ("line", "M20,4V30M12,31H28M6,8L34,8"),
                ("line paper", "M0,20H12Q10,26 6,26T0,20zM28,20H40Q38,26 34,26T28,20z"),
                ("fine", "M6,8L0,20M6,8L12,20M34,8L28,20M34,8L40,20"),
                ("line gold", disc(20, 4, 2.5)),
            ),
            symbol(
                "card-back",
                ("fine paper", "M1,1H13V20H1z"),
                ("fine w-special", "M3,3H11V7H3z"),
                ("fine", "M4,11H10M4,14H10"),
            ),
            symbol("cloud", ("cloud", cloud), ("fine faint", cloud)),
            symbol("bird", ("fine faint", "M0,0q5,-6 9,0q4,-6 9,0")),
        )
    )


PEOPLE_RULES = {
    ".vacant": "fill:none;stroke:var(--paper);stroke-width:1.5;stroke-dasharray:3 2.5",
    ".cloud": "fill:var(--water);fill-opacity:.38",
}
