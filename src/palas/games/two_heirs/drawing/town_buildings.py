"""Elevations of the buildings of trade and church, war, patrol and crafts.

Each stands with its foot on the line y = 0, in the middle of x = 0, some 60 wide and 56 high.
"""

from __future__ import annotations

from palas.draw.shapes import Shape, disc

from .shapes import battlements, block, door, flag, windows

_HAY = "M10,0C8,-12 13,-21 20,-22C27,-21 32,-12 30,0z"
_FENCE = "M-33,-3H-21M-33,-7H-21M-31,0V-10M-25,0V-10"
_BLADE = "".join(f"M15,-17L{x},{y}" for x, y in ((3, -17), (27, -17), (15, -29), (15, -5)))
_TEETH = (
    "M15,-31l3,3.5l4.5,-1.5l1,4.5l4.5,1l-1.5,4.5l3.5,3l-3.5,3l1.5,4.5l-4.5,1l-1,4.5"
    "l-4.5,-1.5l-3,3.5l-3,-3.5l-4.5,1.5l-1,-4.5l-4.5,-1l1.5,-4.5l-3.5,-3l3.5,-3"
    "l-1.5,-4.5l4.5,-1l1,-4.5l4.5,1.5z"
)
_STEPS = "M-32,0V-34H-19V-23H-8V-12H4V0z"
_BASKET = "M9,-14H31L28,0H12z"
_BASKET_WEAVE = "M10,-9H30M11,-4.5H29M15,-14l1,14M20,-14V0M25,-14l-1,14"
_JUG = "M14,-20h9q-1,3 1,5q6,3 6,8q0,5 -5,7H13q-5,-2 -5,-7q0,-5 5,-8q2,-2 1,-5z"
_BARREL = "M11,0q-4,-11.5 0,-23H29q4,11.5 0,23z"
_BARREL_HOOPS = "M9.5,-6H30.5M9.5,-17H30.5M17,-23q-2,11.5 0,23M23,-23q2,11.5 0,23"
_GABLE = "M-22,0V-30h5v-7h6v-7h6v-6h10v6h6v7h6v7h5V0z"

_FARM: tuple[Shape, ...] = (
    ("thin", _FENCE),
    ("wall", block(-22, 8, -18)),
    ("tiles", "M-26,-18L-17,-36H5L13,-18z"),
    ("thin", "M-20,-24H9M-18,-30H7"),
    ("rock", "M-3,-36v-7h6v7z"),
    ("dark", door(-13, 8, 12) + windows((-4, -12), (2, -12), height=6)),
    ("grain", _HAY),
    ("thin", "M12,-6q8,4 16,0M12,-12q8,4 16,0M20,-22v-6"),
)
_SAWMILL: tuple[Shape, ...] = (
    ("wall", block(-29, 0, -22)),
    ("tiles", "M-33,-22L-27,-37H0L6,-22z"),
    ("thin", "M-30,-29H3"),
    ("dark", door(-20, 9, 14) + windows((-10, -15), width=6, height=6)),
    ("cow", _TEETH),
    ("faint", _BLADE),
    ("dark", disc(15, -17, 2.2)),
    ("timber", "M-6,-13H30V-3H-6z"),
    ("wall", "M30,-13a3,5 0 0 1 0,10a3,5 0 0 1 0,-10z"),
    ("thin", "M-2,-9H20M4,-6H24"),
    ("thick", "M0,-3V0M24,-3V0"),
)
_QUARRY: tuple[Shape, ...] = (
    ("cow", _STEPS),
    ("thin", "M-32,-23H-19M-32,-12H-8M-25,-34V-23M-21,-23V-12M-27,-12V0M-14,-12V0M-3,-12V0"),
    ("timber", "M18,0V-47h4V0z"),
    ("thick", "M20,-46L-2,-50M20,-36L8,-48M12,0H29"),
    ("line", "M0,-50V-35M20,-46l9,10"),
    ("rock", "M-7,-35H7v10H-7z"),
    ("rock", "M24,-8h9v8h-9z"),
)
_TRADING_POST: tuple[Shape, ...] = (
    ("wall", block(-26, 26, -22)),
    ("tiles", "M-30,-22L-8,-47H8L30,-22z"),
    ("timber", block(-10, 10, -15)),
    ("line", "M0,-15V0M-26,-18H26"),
    ("dark", windows((-21, -13), (15, -13), width=6, height=8)),
    ("thick", "M8,-47H20v5"),
    ("timber", "M16,-42h8v7h-8z"),
    ("cow", disc(0, -31, 9.5)),
)
_CATHEDRAL: tuple[Shape, ...] = (
    ("wall", "M-14,0V-30L0,-45L14,-30V0z"),
    ("wall", block(-28, -13, -36) + block(13, 28, -36)),
    ("tiles", "M-30,-36L-20.5,-60L-11,-36zM11,-36L20.5,-60L30,-36z"),
    ("thick", "M0,-45v-10M-3.5,-51h7"),
    ("line", "M-20.5,-60v-4M20.5,-60v-4M-28,-19H-13M13,-19H28"),
    ("dark", disc(0, -26, 6) + door(0, 11, 15)),
    ("pale", "M0,-32v12M-6,-26h12M-4,-30l8,8M4,-30l-8,8"),
    ("dark", door(-20.5, 5, 11, -22) + door(20.5, 5, 11, -22) + door(-20.5, 5, 9, -5)),
    ("dark", door(20.5, 5, 9, -5)),
)
_SIEGE_TOWER: tuple[Shape, ...] = (
    ("timber", "M-17,-6L-13,-47H13L17,-6z"),
    ("timber", f"M-16,-47V-50{battlements(-16, 16, -50, 4, 4)}V-47z"),
    ("line", "M-16,-19H16M-14,-33H14M-16,-6L15,-19M16,-6L-15,-19"),
    ("timber", "M13,-46L31,-37l-2,3.5L13,-41z"),
    ("cow", windows((-11, -30), (3, -30), width=8, height=8)),
    ("dark", "M-5,-35v-8h10v8z"),
    ("rock", disc(-11, -5, 5.5) + disc(11, -5, 5.5)),
    ("dark", disc(-11, -5, 1.6) + disc(11, -5, 1.6)),
)
_FORTRESS: tuple[Shape, ...] = (
    ("line", "M-22,-42V-56M22,-42V-56"),
    ("cloth", flag(-22, -44) + flag(22, -44)),
    ("rock", f"M-16,0V-20{battlements(-16, 16, -22, 5, 4)}V0z"),
    ("rock", f"M-30,0V-34h-2V-38{battlements(-32, -12, -38, 3, 5)}V-34h-2V0z"),
    ("rock", f"M14,0V-34h-2V-38{battlements(12, 32, -38, 3, 5)}V-34h-2V0z"),
    ("thin", "M-30,-10h6M-22,-16h8M-28,-23h6M16,-12h7M22,-20h8M18,-28h5M-26,-4h7M24,-5h6"),
    ("dark", door(0, 14, 16) + windows((-24, -31), (20, -31), height=7)),
    ("pale", "M-4,-1V-12M0,-1V-14M4,-1V-12M-6,-4H6M-6,-8H6"),
)
_WATCHTOWER: tuple[Shape, ...] = (
    ("wall", "M-11,0L-8,-34H8L11,0z"),
    ("timber", "M-13,-34V-44H13V-34z"),
    ("tiles", "M-16,-44L0,-58L16,-44z"),
    ("thin", "M-8,-34V-44M-3,-34V-44M3,-34V-44M8,-34V-44M-10,-10h5M4,-16h5M-8,-24h4M-13,-39H13"),
    ("line", "M-11,-34l3,5M11,-34l-3,5M0,-58v-5"),
    ("dark", door(0, 8, 12) + windows((-2, -26), height=7)),
)
_GARRISON: tuple[Shape, ...] = (
    ("wall", block(-29, 29, -20)),
    ("tiles", "M-33,-20L-26,-32H26L33,-20z"),
    ("thin", "M-29,-26H29"),
    ("dark", door(0, 12, 15) + windows((-24, -14), (-15, -14), (11, -14), (20, -14), height=7)),
    ("line", "M0,-32V-54"),
    ("cloth", "M0,-54h14l-4,4.5l4,4.5H0z"),
    ("thick", "M-27,-33L-14,-51M-14,-33L-27,-51"),
    ("rock", "M-14,-51l-5,1l4,4zM-27,-51l5,1l-4,4z"),
)
_WORKSHOP: tuple[Shape, ...] = (
    ("wall", block(-28, 4, -20)),
    ("tiles", "M-32,-20L-12,-40L8,-20z"),
    ("dark", door(-20, 8, 13) + windows((-10, -14), (-3, -14), height=7)),
    ("thin", "M-28,-17H4M-12,-31v5"),
)
_BASKETRY: tuple[Shape, ...] = (
    *_WORKSHOP,
    ("line", "M12,-14q8,-15 16,0"),
    ("grain", _BASKET),
    ("line", _BASKET_WEAVE),
)
_POTTERY: tuple[Shape, ...] = (
    *_WORKSHOP,
    ("line", "M24,-16q8,0 6,8"),
    ("tiles", _JUG),
    ("line", "M9,-9q9,4 20,0M10,-5q9,4 18,0"),
)
_COOPERAGE: tuple[Shape, ...] = (*_WORKSHOP, ("timber", _BARREL), ("line", _BARREL_HOOPS))
_GUILD_HOUSE: tuple[Shape, ...] = (
    ("wall", _GABLE),
    ("dark", door(0, 11, 14)),
    ("dark", windows((-16, -12), (10, -12), width=6, height=7)),
    ("line", "M-22,-18H22M-17,-30H17"),
    ("dark", windows((-15, -27), (9, -27), width=6, height=7)),
    ("thick", "M0,-50v-6"),
    ("cow", disc(0, -31, 9.5)),
)

TOWN_BUILDINGS: dict[str, tuple[Shape, ...]] = {
    "farm": _FARM,
    "sawmill": _SAWMILL,
    "quarry": _QUARRY,
    "trading_post": _TRADING_POST,
    "cathedral": _CATHEDRAL,
    "siege_tower": _SIEGE_TOWER,
    "fortress": _FORTRESS,
    "watchtower": _WATCHTOWER,
    "garrison": _GARRISON,
    "basketry": _BASKETRY,
    "pottery": _POTTERY,
    "cooperage": _COOPERAGE,
    "guild_house": _GUILD_HOUSE,
}
