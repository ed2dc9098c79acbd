"""Troops as shields, followers crowned, and the royal shield with its crown."""

from __future__ import annotations

from palas.draw.heraldry import ARMS, SHIELD, device
from palas.draw.keeping import kept
from palas.draw.markup import Markup, group, join, moved, path, use
from palas.draw.ornaments import CROWN

from ..tables import FOLLOWER, SEATS

TROOP_RULES = {
    ".field-edge": "stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round",
    ".gilt": "fill:var(--gilt);stroke:var(--ink);stroke-width:1.6;stroke-linejoin:round",
    ".gem": "fill:var(--dark)",
    ".cross-under": "fill:none;stroke:var(--dark);stroke-width:7;stroke-linecap:round",
    ".cross": "fill:none;stroke:var(--light);stroke-width:3.6;stroke-linecap:round",
}

_ROYAL = "M-32,-36H32V0C32,20 18,32 0,40C-18,32 -32,20 -32,0z"
_ROYAL_CROWN = "M-17,12L-22,-15L-10,-4L0,-20L10,-4L22,-15L17,12z"
_CROSS = "M-9,-9L9,11M9,-9L-9,11"


def _plain(seat: int) -> Markup:
    arms = ARMS[seat]
    field = path(SHIELD, "field-edge", fill=f"var(--{arms.colour})")
    return group(field, device(arms, 0, 0.5, 0.88), id=f"troop-{seat}")


def _follower(seat: int) -> Markup:
    arms = ARMS[seat]
    return group(
        path(SHIELD, "gilt", transform="scale(1.14)"),
        path(SHIELD, "field-edge", fill=f"var(--{arms.colour})", transform="scale(.86)"),
        device(arms, 0, 0.5, 0.76),
        path(CROWN, "gilt", transform="translate(0,-19) scale(1.15)"),
        id=f"follower-{seat}",
    )


def _royal_shield(seat: int) -> Markup:
    arms = ARMS[seat]
    return group(
        path(_ROYAL, "gilt"),
        path(_ROYAL, "field-edge", fill=f"var(--{arms.colour})", transform="scale(.84)"),
        path(_ROYAL_CROWN, "gilt"),
        path("M-17,16H17", fill="none", stroke="var(--gilt)", stroke_width=4),
        path("M-10,5h3v3h-3zM-1.5,4h3v3h-3zM7,5h3v3h-3z", "gem"),
        device(arms, 0, 25, 0.36),
        id=f"royal-{seat}",
    )


def troop_symbols() -> Markup:
    """Define troop-, follower- and royal- symbols of both seats, and the cross of the moved."""
    cross = group(path(_CROSS, "cross-under"), path(_CROSS, "cross"), id="moved")
    shields = (draw(seat) for seat in range(SEATS) for draw in (_plain, _follower, _royal_shield))
    return join((*shields, cross))


@kept()
def troop(
    seat: int, number: int, has_moved: bool, at: tuple[float, float, float], is_piece: bool = True
) -> Markup:
    """Draw a troop of a seat at x and y in a scale, 34 wide and 42 high around its middle.

    It is a piece with a name that it keeps wherever it goes, or else only its likeness.
    """
    kind = "follower" if number == FOLLOWER else "troop"
    cross = use("moved", 0, 0) if has_moved else Markup("")
    name = f"troop-{seat}-{number}" if is_piece else None
    return group(use(f"{kind}-{seat}", 0, 0), cross, id=name, transform=moved(*at))


def royal_shield(crown: int, x: float, y: float, scale: float) -> Markup:
    """Place the royal shield with the crown of a seat, 64 wide and 76 high."""
    return use(f"royal-{crown}", x, y, scale)
