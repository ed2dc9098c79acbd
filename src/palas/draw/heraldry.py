"""The arms of the seats: seven colours, each with a device, as colour must not be the only sign."""

from __future__ import annotations

from math import cos, pi, sin
from typing import NamedTuple

from palas.draw.markup import Markup, circle, element, group, join, number, path, use


class Arms(NamedTuple):
    """The colour of a seat, its device, and the colour the device is drawn in."""

    name: str
    colour: str  # a token of the palette
    device: str
    charge: str  # "light" or "dark", whichever stands out


ARMS = (
    Arms("azure lion", "azure", "lion", "light"),
    Arms("vermilion tower", "vermilion", "tower", "light"),
    Arms("green oak", "green", "oak", "light"),
    Arms("purple rose", "purple", "rose", "light"),
    Arms("amber sun", "amber", "sun", "dark"),
    Arms("sky swan", "swan", "swan", "dark"),
    Arms("grey hound", "hound", "hound", "light"),
)

SHIELD = "M-17,-19h34v19c0,11-7.5,18-17,23c-9.5-5-17-12-17-23z"

# Devices fill a box from -14 to 14. They are drawn in the charge's colour; details are
# cut out in the colour of the field.
_LION = (
    "M-5.8-13.3l1.5 1.7 2-1.6.8 2.4 2.5-.6-.4 2.5 2.3.9-1.6 1.9 1.5 2-2.3.8.3 2.4"
    "-2.4-.4c3.4 1.6 6.4 4 7 7.6.4 2.6-.5 4.6-1.6 6.2l3.1 1.1c1 .4.8 1.9-.3 1.9h-6.3"
    "c-1 0-1.4-1-.9-1.8l1.6-2.5-4.2-2-2.9 2.9 1.6 2c.7.9.1 1.9-.9 1.9h-4.1c-1.1 0"
    "-1.4-1.2-.5-1.8l1-.7-.5-1.6c-.2-.7 0-1.3.5-1.8l3.2-3.4c-1.4-1.9-1.9-4-1.7-6.2"
    "l-4.2 2-1.1 1.6c-.6.9-1.9.5-1.9-.6v-2.2c0-.6.3-1.1.9-1.3l5.8-2.6-3.6-1.9-1.4.7"
    "c-.9.4-1.8-.5-1.4-1.4l.8-1.7c.3-.6.9-.8 1.5-.6l4 1.4-.9-1.6c-1.5.1-2.6-.5-3-1.6"
    "l1.8-.6-1.1-1.1 1.9-1.7c.9-.8 2-1.1 2.9-1z"
)
_LION_TAIL = "M5.6 8.5c5.5-.6 6.6-4.2 4.6-7.6-1.7-3-1.5-5.2.5-6.6"
_LION_TUFT = "M10.2-3.9c-1.7-2.2-.7-4.8 2.6-5.8.8 3.1.1 5.3-2.6 5.8z"
_TOWER = "M-9-11.5h4v3h3v-3h4v3h3v-3h4v7.5h-2.2v15.5h3v3h-19.6v-3h3v-15.5h-2.2z"
_TOWER_OPENINGS = "M-2.6 11.5v-5.2a2.6 2.6 0 0 1 5.2 0v5.2zM-1.1-1.5h2.2v4h-2.2z"
_OAK = (
    "M0-13.9c3 0 5 1.9 5.2 4.2 2.9-.2 5.2 1.6 5.2 4.3 0 1.3-.6 2.5-1.5 3.2 1.3.7 2.2 2"
    " 2.2 3.6 0 2.5-2.2 4.3-5 4.1-1.2 0-2.5-.5-3.3-1.3l-1.2 4.1c.2 2.1 1.3 3.6 4 4.7"
    "v1.4h-11.2v-1.4c2.7-1.1 3.8-2.6 4-4.7l-1.2-4.1c-.8.8-2.1 1.3-3.3 1.3-2.8.2-5-1.6"
    "-5-4.1 0-1.6.9-2.9 2.2-3.6-.9-.7-1.5-1.9-1.5-3.2 0-2.7 2.3-4.5 5.2-4.3.2-2.3"
    " 2.2-4.2 5.2-4.2z"
)
_OAK_BOUGHS = "M0-7.5v11M0-2l-4-3M0 0l4.2-3.2"
_PETAL = (
    "M0 0c-4.8-2.3-6.4-7.3-4.7-9.9 1.3-1.9 3.7-1.8 4.7-.2"
    " 1-1.6 3.4-1.7 4.7.2 1.7 2.6.1 7.6-4.7 9.9z"
)
_SEPAL = "M0 0l-1.3-9.6h2.6z"
_SWAN = (
    "M-5.3-12c2.8 0 4.5 2 4.5 4.5 0 3.4-3.5 5-3.5 8.2 0 1.3.6 2.3 1.6 2.9 1.7-3.5 5.7-5.6"
    " 9.3-5 2.4.4 4.6-.4 6-2-.2 7.2-3.5 14.4-11.8 14.4-6.3 0-10.1-3.6-10.1-8.5 0-4.7"
    " 4.2-6.8 4.2-9.9 0-.8-.5-1.4-1.3-1.4-.9 0-1.5.6-2.1 1.4l-4.5 1.1c.7-3.6 3.6-5.7"
    " 7.7-5.7z"
)
_SWAN_WATER = "M-11 14c2-1.3 3.6-1.3 5.5 0s3.6 1.3 5.5 0 3.6-1.3 5.5 0 3.6 1.3 5.5 0"
_SWAN_WING = "M.5 5.2c2.7.4 5-.5 6.8-2.6"
_HOUND = (
    "M-4.8-13.1l2.1-2.2c1.3 1.1 2.2 2.3 2.6 3.7l.6 3.4c3.8 2.6 7.1 7.3 7.7 12.3.3 2.7.1"
    " 5.4-.8 8.2h2.3c1.2 0 1.5 1.7.3 2.1h-9.3c-.9 0-1.4-.9-1-1.7l.9-1.9-2.2-3.3-1.4 6.9"
    "h-5.1c-1 0-1.2-1.5-.2-1.8l2.2-.6.5-9.5c-1.6-2.1-2.1-4.4-1.7-7.1-1.9.4-3.8.2-5.8-.7"
    "-.8-.3-.9-1.3-.3-1.8l6.7-4.3z"
)
_HOUND_TAIL = "M7.5 11.5c3.2-.4 4.7-2.2 4.3-5.6"
_HOUND_COLLAR = "M-7.3-3.6c2.7.3 4.7 1 6.3 2.4"


def _solid(data: str) -> Markup:
    return path(data, fill="currentColor")


def _stroke(data: str, width: float, colour: str = "currentColor") -> Markup:
    return path(data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _cut(data: str, width: float = 1.5) -> Markup:
    return _stroke(data, width, "var(--field)")


def _rose() -> Markup:
    parts = []
    for fifth in range(5):
        for data, angle in ((_PETAL, 72 * fifth), (_SEPAL, 72 * fifth + 36)):
            parts.append(path(data, transform=f"rotate({angle})"))
    leaves = group(*parts, fill="currentColor", stroke="var(--field)", stroke_width=0.9)
    heart = circle(0, 0, 3.6, fill="currentColor", stroke="var(--field)", stroke_width=1.5)
    return join((leaves, heart))


def _sun(rays: int = 12) -> Markup:
    points = []
    for at in range(2 * rays):
        radius = 13.2 if at % 4 == 0 else 10.6 if at % 2 == 0 else 7.6
        angle = pi * at / rays - pi / 2
        points.append(f"{number(radius * cos(angle))},{number(radius * sin(angle))}")
    disc = circle(0, 0, 5.8, fill="currentColor", stroke="var(--field)", stroke_width=1.5)
    return join((element("polygon", points=" ".join(points), fill="currentColor"), disc))


def _devices() -> dict[str, Markup]:
    openings = path(_TOWER_OPENINGS, fill="var(--field)")
    return {
        "lion": join((_solid(_LION), _stroke(_LION_TAIL, 1.9), _solid(_LION_TUFT))),
        "tower": join((_solid(_TOWER), openings)),
        "oak": join((_solid(_OAK), _cut(_OAK_BOUGHS))),
        "rose": _rose(),
        "sun": _sun(),
        "swan": join((_solid(_SWAN), _stroke(_SWAN_WATER, 1.6), _cut(_SWAN_WING))),
        "hound": join((_solid(_HOUND), _stroke(_HOUND_TAIL, 1.7), _cut(_HOUND_COLLAR))),
    }


DEVICES = _devices()


def tinctures(arms: Arms) -> str:
    """Return the style that colours a device: its charge and the field behind it."""
    return f"color:var(--{arms.charge});--field:var(--{arms.colour})"


def device(arms: Arms, x: float, y: float, scale: float) -> Markup:
    """Place the device of a seat."""
    return use(f"device-{arms.device}", x, y, scale, style=tinctures(arms))


def _roundel(arms: Arms) -> Markup:
    disc = circle(0, 0, 17, class_="outline", fill=f"var(--{arms.colour})")
    return group(disc, device(arms, 0, 0.3, 0.82), id=f"roundel-{arms.device}")


def _shield(arms: Arms) -> Markup:
    field = path(SHIELD, class_="outline", fill=f"var(--{arms.colour})")
    return group(field, device(arms, 0, 0.5, 0.9), id=f"shield-{arms.device}")


def heraldry_symbols(seats: int = len(ARMS)) -> Markup:
    """Define device-, roundel- and shield- symbols of the first seats."""
    symbols = []
    for arms in ARMS[:seats]:
        symbols.append(group(DEVICES[arms.device], id=f"device-{arms.device}"))
        symbols.append(_roundel(arms))
        symbols.append(_shield(arms))
    return join(symbols)


def roundel(seat: int, x: float, y: float, scale: float = 1.0) -> Markup:
    """Place the round badge of a seat, radius 17."""
    return use(f"roundel-{ARMS[seat].device}", x, y, scale)


def shield(seat: int, x: float, y: float, scale: float = 1.0) -> Markup:
    """Place the shield of a seat, 34 wide and 42 high."""
    return use(f"shield-{ARMS[seat].device}", x, y, scale)
