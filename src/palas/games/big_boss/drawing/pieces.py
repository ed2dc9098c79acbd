"""The pieces of Big Boss as symbols: nobles, flags, crests and the verbs on cards."""

from __future__ import annotations

from palas.draw.heraldry import ARMS, Arms, device
from palas.draw.markup import Markup, circle, element, group, join, path
from palas.draw.ornaments import CROWN
from palas.games.big_boss.state import BARON
from palas.games.big_boss.tables import CASTLES

# The wash of each castle's flag, and its charge in a box from -8 to 8.
WASHES = ("water", "sleeping", "living", "corridor", "utility", "leaf", "food", "special")

_WAVES = (
    "M-7,-3.5q1.75,-3 3.5,0t3.5,0t3.5,0t3.5,0M-7,.8q1.75,-3 3.5,0t3.5,0t3.5,0t3.5,0"
    "M-5.5,5q1.4,-3 2.8,0t2.8,0t2.8,0t2.8,0"
)
_ANCHOR = (
    "M0,-3.6v10.2M-3.6,-1h7.2M-5.8,1.8c.4,3 2.6,4.8 5.8,4.8c3.2,0 5.4,-1.8 5.8,-4.8"
    "M-1.7,-5.3a1.7,1.7 0 1 1 3.4,0a1.7,1.7 0 1 1 -3.4,0"
)
_HORSESHOE_ARCH = (
    "M-6,7v-4.5h1.7c-1.3,-1.1 -1.9,-2.5 -1.9,-4a6.2,6.2 0 0 1 12.4,0c0,1.5 -.6,2.9 -1.9,4h1.7"
    "v4.5h-3.4v-5.2c1,-.8 1.4,-1.9 1.4,-3a4,4 0 0 0 -8,0c0,1.1 .4,2.2 1.4,3v5.2z"
)
_POMEGRANATE = (
    "M-2.6,-7.6l1.3,1.6l1.3,-2l1.3,2l1.3,-1.6l.3,3.2c2.7,.9 4.3,3 4.3,5.6c0,3.4 -3.2,6 -7.2,6"
    "s-7.2,-2.6 -7.2,-6c0,-2.6 1.6,-4.7 4.3,-5.6z"
)
_POMEGRANATE_CUT = "M0,-1.2c2.2,1 2.6,3.9 0,5.8c-2.6,-1.9 -2.2,-4.8 0,-5.8z"
_CARAVEL = (
    "M-.8,-7.6v9.6h-6c2.6,-3 4.8,-5.8 6,-9.6zM1,-5.6c3,1.6 4.6,4.2 5,7.6h-5z"
    "M-7,3.6h14c-.8,2.4 -2.4,3.6 -4.4,3.6h-5.2c-2,0 -3.6,-1.2 -4.4,-3.6z"
)
_OLIVE_TWIG = "M-6,6.5c4,-2.5 8,-7 10,-12.5"
_OLIVE_LEAVES = (
    (-4.6, -0.6, 2, 3.8, -12),
    (1.2, 4.6, 2, 3.8, 72),
    (-0.4, -4.6, 1.9, 3.4, -18),
    (4.7, 0.6, 1.9, 3.4, 70),
)
_FISH = (
    "M-7.4,0c2.2,-3.4 5,-4.6 7.8,-4.6c2.2,0 3.9,1.4 4.9,3l2.3,-2.2c.4,2.5 .4,5.1 0,7.6l-2.3,-2.2"
    "c-1,1.6 -2.7,3 -4.9,3c-2.8,0 -5.6,-1.2 -7.8,-4.6z"
)
_ORANGE_LEAF = "M0,-3c-.6,-2.9 1.4,-4.8 5.2,-4.6c.2,3.2 -1.8,5 -5.2,4.6z"


def _line(data: str, width: float = 1.7) -> Markup:
    return path(
        data, fill="none", stroke="currentColor", stroke_width=width, stroke_linecap="round"
    )


def _cut(data: str) -> Markup:
    return path(data, fill="none", stroke="var(--field)", stroke_width=1.1, stroke_linecap="round")


def _olive() -> Markup:
    leaves = (
        element("ellipse", cx=x, cy=y, rx=across, ry=down, transform=f"rotate({angle} {x} {y})")
        for x, y, across, down, angle in _OLIVE_LEAVES
    )
    return join((_line(_OLIVE_TWIG, 1.4), *leaves))


def _charges() -> tuple[Markup, ...]:
    eye = circle(-3.6, -0.8, 1, fill="var(--field)")
    return (
        _line(_WAVES),
        _line(_ANCHOR),
        path(_HORSESHOE_ARCH),
        join((path(_POMEGRANATE), path(_POMEGRANATE_CUT, fill="var(--field)"))),
        path(_CARAVEL),
        _olive(),
        join((path(_FISH), eye, _cut("M-.6,-2.2q1.6,2.2 0,4.4"))),
        join((circle(0, 2, 5.3), path(_ORANGE_LEAF), _cut("M-2.6,1.4a3,3 0 0 1 2.4,-2.4"))),
    )


def _castle_symbols(castle: int, charge: Markup) -> Markup:
    """Define the charge, the crest (24 by 27) and the flag (53 high) of one castle."""
    wash = f"var(--{WASHES[castle]})"
    ink = f"color:var(--ink);--field:{wash}"
    pole = path("M0,0V-50", stroke="var(--ink)", stroke_width=2, stroke_linecap="round")

    def charged(x: float, y: float) -> Markup:
        at = f"translate({x},{y}) scale(1.06)"
        return element("use", href=f"#charge-{castle}", transform=at, style=ink)

    return join(
        (
            group(charge, id=f"charge-{castle}", fill="currentColor"),
            group(
                path(
                    "M-12,-13h24v12c0,7.5 -5,12 -12,15c-7,-3 -12,-7.5 -12,-15z",
                    "outline",
                    fill=wash,
                ),
                charged(0, -1),
                id=f"crest-{castle}",
            ),
            group(
                pole,
                circle(0, -51, 2.2, class_="outline", fill="var(--gold)"),
                path("M1,-48h34l-6,11.5l6,11.5h-34z", "outline", fill=wash),
                charged(15, -36.5),
                id=f"flag-{castle}",
            ),
        )
    )


def castle_symbols() -> Markup:
    """Define crest-0 to crest-7 and flag-0 to flag-7."""
    charges = _charges()
    return join(_castle_symbols(castle, charges[castle]) for castle in range(len(CASTLES)))


def _figure(arms: Arms, robe: str, collar: str, head: float, size: float) -> Markup:
    colour = f"var(--{arms.colour})"
    return join(
        (
            path(robe, "outline", fill=colour),
            circle(0, head, size, class_="outline", fill=colour),
            path(collar, stroke="var(--ink)", stroke_width=2.5, stroke_linecap="round"),
        )
    )


def _ground_shadow(across: float) -> Markup:
    return element("ellipse", cy=1, rx=across, ry=4.7, fill="var(--shadow)", opacity=0.22)


def _baron(arms: Arms) -> Markup:
    robe = (
        "M-12,0q0,-3.5 1.7,-5.5c1.5,-5 1.7,-10 4.8,-15.5h11c3.1,5.5 3.3,10.5 4.8,15.5"
        "q1.7,2 1.7,5.5q-12,4 -24,0z"
    )
    return group(
        _ground_shadow(14),
        _figure(arms, robe, "M-8,-20.5h16", -25.5, 6),
        device(arms, 0, -9.3, 0.53),
        id=f"baron-{arms.device}",
    )


def _grandee(arms: Arms) -> Markup:
    robe = (
        "M-14,0q0,-3.5 2,-5.5c1.8,-7 1.7,-14 5.5,-21.5h13c3.8,7.5 3.7,14.5 5.5,21.5"
        "q2,2 2,5.5q-14,4.5 -28,0z"
    )
    return group(
        _ground_shadow(16),
        _figure(arms, robe, "M-9.5,-26.3h19", -31.5, 6.5),
        path(CROWN, "outline", fill="var(--special)", transform="translate(0,-35)"),
        device(arms, 0, -12, 0.64),
        id=f"grandee-{arms.device}",
    )


def noble_symbols(seats: int) -> Markup:
    """Define baron- (32 high) and grandee- (48 high) of the first seats, standing on their feet."""
    return join(join((_baron(arms), _grandee(arms))) for arms in ARMS[:seats])


def noble_symbol(seat: int, kind: int) -> str:
    """Return the name of a noble's symbol."""
    return f"{'baron' if kind == BARON else 'grandee'}-{ARMS[seat].device}"


def _verb(name: str, *parts: Markup) -> Markup:
    return group(*parts, id=f"verb-{name}", class_="outline")


def _new(data: str) -> Markup:
    return path(data, fill="var(--special)", stroke_dasharray="3 2")


def verb_symbols() -> Markup:
    """Define what a card would do: verb-found, -villa, -extend, -raise, -join, -nothing."""
    return join(
        (
            _verb(
                "found",
                path("M-15,7v-7h30v7h-4a4,4 0 0 0 -8,0h-6a4,4 0 0 0 -8,0z", fill="var(--shade)"),
                path("M-5,0v-6h10v6z", fill="var(--wall)"),
                path("M0,-6v-9l7,2.5l-7,2.5", fill="var(--special)"),
            ),
            _verb(
                "villa",
                path("M-8,7v-9l8,-6l8,6v9z", fill="var(--wall)"),
                path("M-2,7v-4a2,2 0 0 1 4,0v4z", fill="var(--ink)"),
            ),
            _verb(
                "extend",
                path("M-13,7v-11h12v11z", fill="var(--shade)"),
                _new("M1,7v-11h12v11z"),
            ),
            _verb(
                "raise",
                path("M-7,8v-8h14v8z", fill="var(--shade)"),
                _new("M-7,-1v-8h14v8z"),
            ),
            _verb(
                "join",
                path("M-17,7v-11h10v11zM7,7v-11h10v11z", fill="var(--shade)"),
                _new("M-5,7v-11h10v11z"),
            ),
            _verb(
                "nothing",
                path("M-17,7v-11h10v11zM7,7v-11h10v11z", fill="var(--shade)"),
                path("M-4,-2l8,8M4,-2l-8,8", fill="none", stroke_width=2),
            ),
        )
    )


def supply_symbols() -> Markup:
    """Define block, tower (a stepped tower, 43 high), card-icon and tower-icon."""
    openings = (
        "M-3,3v-5a3,3 0 0 1 6,0v5zM-2.5,-9v-4.5a2.5,2.5 0 0 1 5,0v4.5z"
        "M-2.5,-22v-4.5a2.5,2.5 0 0 1 5,0v4.5z"
    )
    storeys = (
        "M-15,6v-13h30v13zM-12,-7v-13h24v13zM-9,-20v-13h18v13zM-9,-33v-4h4v3h3v-3h4v3h3v-3h4v4z"
    )
    return join(
        (
            group(
                path("M0,9h24v18h-24z", fill="var(--wall)"),
                path("M0,9l5,-9h24l-5,9zM24,9l5,-9v18l-5,9z", fill="url(#roof-tiles)"),
                id="block",
                class_="outline",
            ),
            group(
                path(storeys, fill="var(--wall)"),
                path(openings, "window", stroke="none"),
                id="tower",
                class_="outline",
            ),
            group(
                path("M-5,-7h10v14h-10z", fill="var(--card)"),
                path("M-2.5,-3h5M-2.5,0h5M-2.5,3h5", fill="none", stroke="var(--tile-blue)"),
                id="card-icon",
                class_="outline",
            ),
            group(
                path("M-5,-7h10v14h-10z", fill="var(--living)"),
                path(
                    "M-3,5v-8h1.5v1.5h1v-1.5h1v1.5h1v-1.5h1.5v8z",
                    fill="var(--light)",
                    stroke_width=0.8,
                ),
                id="tower-icon",
                class_="outline",
            ),
        )
    )
