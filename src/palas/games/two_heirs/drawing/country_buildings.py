"""Elevations of the buildings along the road and in the fields, some 60 wide and 56 high.

Each stands with its foot on the line y = 0, in the middle of x = 0.
"""

from __future__ import annotations

from palas.draw.shapes import Shape, disc

from .shapes import battlements, block, door, flag, windows

_SMOKE = "q4,-3 1,-6t2,-6"
_AWNING = "M-27,-30L-22,-42H22L27,-30" + "q-4.5,6 -9,0" * 6 + "z"
_STRIPES = (
    "M-18,-30L-14.7,-42H-7.3L-9,-30q-4.5,6 -9,0zM0,-30V-42H7.3L9,-30q-4.5,6 -9,0z"
    "M18,-30L14.7,-42H22L27,-30q-4.5,6 -9,0z"
)
_CRAG = "M-30,0L-24,-9L-17,-11L-12,-18L2,-16L9,-19L17,-12L24,-9L30,0z"
_HILL = "M-31,0C-27,-20 -14,-41 0,-42C14,-41 26,-22 31,0z"
_HEAD = "M10,-17l-4,-4c0,3 1,5 3,6l-1,8c0,5 12,5 12,0l-1,-8c2,-1 3,-3 3,-6l-4,4z"
_LOGS = "M-24,-5H14M-24,-10H14M-24,-15H14"
_FIR = "M22,-30l7,11h-4l6,9h-18l6,-9h-4z"

_TAVERN: tuple[Shape, ...] = (
    ("wall", block(-22, 14, -22)),
    ("tiles", "M-26,-22L-17,-42H9L18,-22z"),
    ("rock", "M-12,-42v-7h6v7z"),
    ("thin", "M-22,-13H14M-13,-22V0M-13,-13l-9,-9M5,-22V0M5,-13l9,-9M-17,-29H9M-20,-35H12"),
    ("dark", door(-4, 9, 12) + windows((8, -9), (-20, -9))),
    ("line", "M14,-26H30M27,-26v4"),
    ("thick", "M30.5,-18a4,3.4 0 0 1 0,7"),
    ("grain", "M22.5,-22H31l-1,13H23.5z"),
    ("cloth", "M21.5,-22q1,-4 4,-3q3,-3 5,.5q2,.5 1.5,2.5z"),
)
_MARKET: tuple[Shape, ...] = (
    ("line", "M-21,0V-32M21,0V-32"),
    ("timber", block(-25, 25, -13)),
    ("thin", "M-25,-6H25M-12,-6V0M4,-6V0M16,-6V0"),
    ("cow", _AWNING),
    ("tiles", _STRIPES),
    ("line", "M0,-42V-53"),
    ("grain", flag(0, -41)),
    ("leaf", disc(-16, -16, 3.6) + disc(-9, -15.5, 3.2)),
    ("tiles", disc(0, -15.8, 3) + disc(5.5, -15.8, 3)),
    ("grain", "M11,-13l1,-6h9l1,6z"),
)
_PILGRIMAGE: tuple[Shape, ...] = (
    ("rock", "M-26,0v-5h52v5zM-20,-5v-5h40v5z"),
    ("wall", "M-13,-10V-33H13V-10z"),
    ("tiles", "M-18,-33L0,-51L18,-33z"),
    ("thick", "M0,-51v-9M-3.5,-56.5h7"),
    ("dark", door(0, 15, 19, -10)),
    ("grain", "M0,-15c-6,-3 -7,-9 -4,-10l2,1l2,-2l2,2l2,-1c3,1 2,7 -4,10z"),
    ("thin", "M0,-16v-7M-1.5,-16l-3,-6M1.5,-16l3,-6M-9,-38H9"),
    ("thick", "M22,-5V-27"),
    ("grain", disc(22, -29, 2.6)),
)
_ROBBER_CASTLE: tuple[Shape, ...] = (
    ("line", "M-6,-44V-58"),
    ("dark", "M-6,-58l12,1.5l-4,3l4,3.5l-12,1z"),
    ("rock", f"M-15,-12V-40h-2{battlements(-17, 5, -41, 3, 5)}h-2V-12z"),
    ("rock", f"M3,-12V-24{battlements(3, 20, -24, 3, 4)}V-12z"),
    ("timber", "M12,-29l4,-9l4,9z"),
    ("cow", _CRAG),
    ("thin", "M-24,-9l5,9M-12,-18l-3,10M9,-19l-2,9l4,6M17,-12l2,7M-15,-33h5M0,-27h5M8,-20h5"),
    ("dark", door(-6, 6, 10, -15) + windows((-8, -35), (13, -19), width=3.5, height=6)),
)
_MILL: tuple[Shape, ...] = (
    ("wall", "M-12,0L-8,-30H8L12,0z"),
    ("tiles", "M-11,-30Q-8,-43 0,-43Q8,-43 11,-30z"),
    ("dark", door(0, 8, 12) + windows((-2, -22))),
    ("timber", "M-1.5,-34L-20,-57L-27,-51L-8,-32zM6,-34.5L24,-51L18,-58L0,-39z"),
    ("timber", "M1.5,-30L20,-8L27,-14L8,-34zM-6,-30.5L-25,-13L-19,-7L0,-26z"),
    ("thin", "M-13,-41l-5,5M-18,-46l-5,5M11,-46l6,6M16,-51l6,6M13,-26l6,-5M17,-20l6,-5"),
    ("thin", "M-12,-20l6,6M-17,-15l6,6M0,-32L-25,-56M0,-32L23,-56M0,-32L25,-10M0,-32L-23,-9"),
    ("grain", disc(0, -32, 2.8)),
)
_MINE: tuple[Shape, ...] = (
    ("rock", _HILL),
    ("faint", "M-20,-8l4,-9M-13,-27l5,-7M10,-35l5,6M22,-17l3,8M-5,-38l4,-1M17,-25l3,4"),
    ("dark", "M-12,0L-10,-24H10L12,0z"),
    ("timber", "M-15,0L-12,-26h5L-9,0zM15,0L12,-26H7L9,0zM-16,-30H16v6H-16z"),
    ("pale", "M-8,-3H8M-5,-7H5"),
    ("cow", "M-7,-14H7L5,-5H-5z"),
    ("grain", "M-7,-14l3,-5l4,2l3,-3l4,6z"),
    ("cow", disc(-3.5, -4, 2.4) + disc(3.5, -4, 2.4)),
)
_COWSHED: tuple[Shape, ...] = (
    ("wall", "M-28,0V-19L-14,-31L4,-19V0z"),
    ("tiles", "M-32,-17L-14,-40H14L30,-20H8L-14,-32L-28,-15z"),
    ("timber", block(-20, -6, -15)),
    ("thin", "M-20,0L-6,-15M-20,-15L-6,0M-10,-36H12M-2,-28H18"),
    ("dark", disc(-14, -23, 2.4)),
    ("cow", "M8,-19C6,-19 5,-15 6,-12V0h4v-8H23V0h4V-14q1,-4 -3,-5z"),
    ("dark", "M13,-19h7q1,6 -3,7t-4,-7zM24,-12q-3,1 -2,4l5,0v-3z"),
    ("cow", "M-1,-21q4,-2 8,-1l4,3l-1,5l-4,1q-5,1 -6,-2z"),
    ("thick", "M27,-15q4,3 2,9M0,-22l-2,-3M7,-22l1,-4"),
    ("dark", disc(3, -18, 1)),
)
_BAKERY: tuple[Shape, ...] = (
    ("line", f"M-18,-44{_SMOKE}"),
    ("rock", block(-22, -14, -44, -20)),
    ("wall", block(-25, 8, -22)),
    ("tiles", "M-29,-22L-9,-40L12,-22z"),
    ("dark", door(-17, 8, 12) + windows((-7, -15), (0, -15), height=7)),
    ("cow", "M8,0V-10C8,-21 30,-21 30,-10V0z"),
    ("dark", door(19, 11, 10)),
    ("fire", "M15,0c-1,-4 2,-4 2,-7c3,2 2,3 3,4c1,-1 1,-2 1,-3c3,3 2,5 1,6z"),
    ("thin", "M9,-12h5M24,-12h5M11,-16l5,2M22,-15l5,-1"),
    ("line", "M8,-30H22M19,-30v3"),
    ("grain", "M13,-24c0,-4 12,-4 12,0c0,3 -12,3 -12,0z"),
    ("thin", "M16,-25.5l1.5,2.5M20,-25.5l1.5,2.5"),
)
_SMITHY: tuple[Shape, ...] = (
    ("line", f"M18,-46{_SMOKE}"),
    ("rock", "M12,-22V-46H23V-22z"),
    ("tiles", "M-30,-22L-22,-36H25L31,-22z"),
    ("thin", "M-26,-29H28"),
    ("wall", block(6, 27, -22)),
    ("timber", "M-27,0V-22h4V0zM1,0V-22h5V0z"),
    ("dark", door(16.5, 13, 16)),
    ("fire", "M12,0c-1,-5 3,-5 3,-9c3,2 2,5 4,5c1,-1 1,-2 1,-3c3,3 2,6 1,7z"),
    ("rock", "M-21,-14H-3l4,2q-3,3 -7,3v3l3,4v2H-17V-2l3,-4v-3q-6,0 -8,-3z"),
    ("thick", "M-16,-20L-6,-15"),
    ("rock", "M-20,-24l6,1l-1,6l-6,-1z"),
)
_HUT: tuple[Shape, ...] = (
    ("timber", block(-24, 14, -19)),
    ("line", _LOGS),
    ("thin", "M-20,-19V0M10,-19V0"),
    ("tiles", "M-30,-17L-5,-41L20,-17z"),
    ("thin", "M-21,-22H11M-15,-28H5"),
    ("dark", door(-8, 9, 13) + windows((2, -13), width=6)),
    ("rock", "M3,-35v-8h6v14z"),
    ("thick", "M22,0V-10"),
    ("leaf", _FIR),
)
_FIELD_CAMP: tuple[Shape, ...] = (
    ("line", "M-8,-38V-52M-8,-40L-28,1M-8,-40L12,1"),
    ("cloth", flag(-8, -41)),
    ("cow", "M-28,0L-8,-38L10,0z"),
    ("tiles", "M-8,-38L-24.5,0H-17zM-8,-38L2,0H9.5z"),
    ("dark", "M-8,-24L-13,0H-3z"),
    ("cow", "M6,0L19,-23L31,0z"),
    ("tiles", "M19,-23L11,0H15.5zM19,-23L23,0H27z"),
    ("dark", "M19,-13L16,0H22.5z"),
    ("thick", "M-33,0l4,-3M33,0l-3,-2"),
)

COUNTRY_BUILDINGS: dict[str, tuple[Shape, ...]] = {
    "tavern": _TAVERN,
    "market": _MARKET,
    "pilgrimage_site": _PILGRIMAGE,
    "robber_castle": _ROBBER_CASTLE,
    "mill": _MILL,
    "mine": _MINE,
    "cowshed": _COWSHED,
    "bakery": _BAKERY,
    "smithy": _SMITHY,
    "hut": _HUT,
    "field_camp": _FIELD_CAMP,
}
