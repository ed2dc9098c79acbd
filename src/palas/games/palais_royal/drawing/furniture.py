"""The furniture of the nine rooms, seen from above, each in a box of 90 by 120."""

from __future__ import annotations

from palas.draw.markup import Markup, circle, element, group, join, path, rectangle, use

from ..tables import (
    BACK_DOOR,
    CARDINAL,
    COURT,
    GATE,
    KING,
    MADAME,
    MINT,
    SCRIPTORIUM,
    STAIRCASE,
)
from .shapes import rays, ring

FURNITURE_RULES = {
    ".wood": "fill:var(--wash);stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".cloth": "fill:var(--paper);stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".rug": "fill:var(--rug);stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".stone": "fill:var(--stone);stroke:var(--ink);stroke-width:1.5;stroke-linejoin:round",
    ".joint": "fill:none;stroke:var(--ink);stroke-width:1;opacity:.11",
    ".seam": "fill:none;stroke:var(--ink);stroke-width:1.3;stroke-linecap:round",
}


def _box(x: float, y: float, width: float, height: float, style: str, radius: float = 2) -> Markup:
    return rectangle(x, y, width, height, radius, class_=style)


def _seam(data: str) -> Markup:
    return path(data, "seam")


def _back_door() -> Markup:
    """Draw a door ajar, crates, a sack and a barrel."""
    door = join((_box(6, 0, 10, 40, "wood", 1), _seam("M16,40A40,40 0 0 0 56,0")))
    crate = join((_box(44, 46, 36, 32, "wood"), _seam("M44,46L80,78M80,46L44,78")))
    small = join((_box(52, 84, 26, 26, "cloth"), _seam("M52,92H78M52,102H78")))
    barrel = join(
        (
            circle(26, 78, 17, class_="wood"),
            circle(26, 78, 12, class_="seam"),
            _seam("M26,66V90M17,70V86M35,70V86"),
        )
    )
    return join((door, crate, small, barrel))


def _desk(x: float, y: float) -> Markup:
    return group(
        _box(0, 0, 56, 34, "wood"),
        path("M6,6h14v20h-14zM22,8l12,-2l2,19l-12,2z", "cloth"),
        _seam("M9,11h8M9,15h8M9,19h6M25,12l8,-1M25,16l8,-1M52,4C46,10 42,18 40,28"),
        circle(48, 26, 4, class_="rug"),
        _box(18, 38, 22, 13, "cloth", 6),
        transform=f"translate({x},{y})",
    )


def _scriptorium() -> Markup:
    """Draw two desks with papers, quill and ink."""
    return join((_desk(28, 2), _desk(28, 64)))


def _cardinal() -> Markup:
    """Draw a carpet, an armchair and a table with a cross."""
    table = join((_box(22, 6, 60, 28, "wood", 3), _seam("M52,10V30M45,17H59")))
    candles = join(circle(x, 20, 4.2, class_="gilt") for x in (31, 73))
    carpet = join((_box(36, 42, 32, 72, "rug", 1), _box(41, 47, 22, 62, "seam", 1)))
    arms = join((_box(36, 82, 7, 26, "wood"), _box(61, 82, 7, 26, "wood")))
    chair = join((_box(42, 82, 20, 22, "cloth", 3), arms, _box(36, 103, 32, 9, "wood", 3)))
    return join((table, candles, carpet, use("hat", 52, 62, 0.9), chair))


def _mint() -> Markup:
    """Draw a coin press with its long arm, a chest and coins."""
    press = join(
        (
            _box(34, 6, 46, 46, "stone", 6),
            circle(57, 29, 17, class_="wood"),
            _seam("M22,8L92,50"),
            circle(22, 8, 5, class_="gilt"),
            circle(92, 50, 5, class_="gilt"),
            use("gold", 57, 29, 0.8),
        )
    )
    chest = join(
        (
            _box(50, 70, 38, 40, "wood"),
            _box(55, 75, 28, 22, "rug", 1),
            _box(65, 97, 8, 9, "cloth", 1),
        )
    )
    coins = join(
        use("gold", x, y, 0.85)
        for x, y in ((26, 72), (38, 84), (22, 92), (36, 104), (64, 84), (75, 88))
    )
    return join((press, chest, coins))


def _gate() -> Markup:
    """Draw two piers, both leaves of the gate open, and the road."""
    piers = join((_box(14, 4, 20, 20, "stone"), _box(70, 4, 20, 20, "stone")))
    caps = join((circle(24, 14, 6, class_="cloth"), circle(80, 14, 6, class_="cloth")))
    leaves = path(
        "M34,14L46,40M70,14L58,40M37,20l-2,1M40,27l-2,1M43,34l-2,1M67,20l2,1M64,27l2,1M61,34l2,1",
        "ink",
    )
    road = path("M36,50H68L74,118H30z", "cloth")
    setts = _seam(
        "M35,62H69M34,74H70M33,86H71M32,98H72M31,110H73M46,50V62M58,50V62M52,62V74M44,74V86"
        "M60,74V86M52,86V98M42,98V110M62,98V110"
    )
    return join((road, setts, group(leaves, stroke_width=2), piers, caps))


def _madame() -> Markup:
    """Draw a dressing table with a mirror, roses and a chaise longue."""
    table = join(
        (
            path("M30,6H86C86,36 74,44 58,44C42,44 30,36 30,6z", "wood"),
            _box(44, 4, 28, 9, "pool", 3),
        )
    )
    roses = join(
        path(ring(5, 4.6), "rug", transform=f"translate({x},{y})")
        for x, y in ((52, 25), (62, 30), (63, 20))
    )
    chaise = path(
        "M26,82C26,70 42,70 44,80H78C90,80 92,90 90,98C88,110 80,114 70,114H42"
        "C30,114 25,100 26,82z",
        "cloth",
    )
    seat = join(
        (
            path("M46,86H80C85,86 85,104 78,106H48C40,104 38,90 46,86z", "wood"),
            circle(58, 96, 1.6, class_="solid"),
            circle(70, 96, 1.6, class_="solid"),
        )
    )
    return join((table, roses, chaise, seat))


def _staircase() -> Markup:
    """Draw a winding stair around its newel, and the flight that leads to it."""
    turn = join(
        (
            circle(54, 42, 38, class_="cloth"),
            path(rays(18, 11, 38), "seam", transform="translate(54,42)"),
            circle(54, 42, 11, class_="wood"),
        )
    )
    flight = join(
        (_box(36, 78, 36, 38, "cloth", 0), _seam("M36,86H72M36,94H72M36,102H72M36,110H72"))
    )
    runner = join(
        (
            _box(47, 78, 14, 38, "rug", 0),
            path("M54,114V86M48.5,92L54,85L59.5,92", "ink", stroke_width=2.2),
        )
    )
    return join((flight, runner, turn))


def _king() -> Markup:
    """Draw a carpet, the throne, and a desk with a map and a globe."""
    carpet = join((_box(20, 4, 68, 112, "rug", 2), _box(26, 10, 56, 100, "seam", 1)))
    throne = join(
        (
            path("M38,16H70V44H62V28H46V44H38z", "wood"),
            _box(46, 28, 16, 16, "cloth", 3),
            use("crown", 54, 24, 0.8),
        )
    )
    desk = join(
        (
            _box(30, 60, 48, 34, "wood", 3),
            path("M35,66h22v20h-22z", "cloth"),
            _seam("M38,80C42,70 46,82 54,70M39,71h4"),
        )
    )
    globe = join(
        (
            circle(68, 76, 7.5, class_="pool"),
            _seam("M60.5,76H75.5M68,68.5C64,73 64,79 68,83.5M68,68.5C72,73 72,79 68,83.5"),
        )
    )
    return join((carpet, throne, desk, globe))


def _court() -> Markup:
    """Draw a paved star around a basin, with clipped trees in tubs."""
    paving = join((circle(54, 60, 36, class_="cloth"), circle(54, 60, 30, class_="seam")))
    star = group(
        path(_star(8, 32, 13), "wood"),
        path(rays(8, 9, 30) + rays(8, 9, 13, 0.39), "seam"),
        transform="translate(54,60)",
    )
    basin = join(
        (path(ring(8, 9), "stone", transform="translate(54,60)"), circle(54, 60, 6, class_="pool"))
    )
    tubs = join(use("box-tree", x, y, 0.7) for x, y in ((26, 12), (82, 12), (26, 108), (82, 108)))
    return join((paving, star, basin, tubs))


def _star(points: int, outer: float, inner: float) -> str:
    spikes = rays(points, outer, outer).split("M")[1:]
    notches = rays(points, inner, inner, 3.14159 / points).split("M")[1:]
    corners = [c.split("L")[0] for pair in zip(spikes, notches, strict=True) for c in pair]
    return "M" + "L".join(corners) + "z"


_FURNITURE = {
    BACK_DOOR: _back_door,
    SCRIPTORIUM: _scriptorium,
    CARDINAL: _cardinal,
    MINT: _mint,
    GATE: _gate,
    MADAME: _madame,
    STAIRCASE: _staircase,
    KING: _king,
    COURT: _court,
}


def furniture_symbols() -> Markup:
    """Define `furniture-0` to `furniture-8` by the numbers of the rooms."""
    return join(group(draw(), id=f"furniture-{room}") for room, draw in _FURNITURE.items())


def _pattern(name: str, width: float, height: float, turn: str | None, *parts: Markup) -> Markup:
    return element(
        "pattern",
        *parts,
        id=name,
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
        patternTransform=turn,
    )


def floor_patterns() -> Markup:
    """Define the four floors: boards, chequered marble, flagstones and lozenges."""
    chequer = path("M0,0h11v11h-11zM11,11h11v11h-11z", fill="var(--ink)", opacity=0.06)
    return join(
        (
            _pattern("boards", 34, 13, None, path("M0,.5H34M0,7H34M8,.5V7M25,7V13.5", "joint")),
            _pattern("chequer", 22, 22, None, chequer),
            _pattern(
                "flags", 38, 26, None, path("M0,.5H38M0,13.5H38M10,.5V13.5M29,13.5V26.5", "joint")
            ),
            _pattern("lozenges", 18, 18, "rotate(45)", path("M0,.5H18M.5,0V18", "joint")),
        )
    )


FLOORS = {
    BACK_DOOR: "flags",
    SCRIPTORIUM: "boards",
    CARDINAL: "chequer",
    MINT: "flags",
    GATE: "flags",
    MADAME: "lozenges",
    STAIRCASE: "chequer",
    KING: "lozenges",
    COURT: "flags",
}
