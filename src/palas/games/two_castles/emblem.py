"""The sign and the bay of Two Castles: a castle in section, its neighbours behind it."""

from __future__ import annotations

from palas.draw.bay import WIDTH, arch
from palas.draw.markup import Markup, group, join
from palas.draw.strokes import box, boxes, hatched, ink, line, wash, washed

GROUND = 218
ACROSS, DOWN = 72, 60  # a room, before the castle is drawn smaller
SCALE = 0.6

ROOMS = {  # column and level: what is there
    (0, 0): "food",
    (3, 0): "utility",
    (0, 1): "sleeping",
    (1, 1): "living",
    (2, 1): "corridor",
    (3, 1): "outdoor",
    (1, 2): "sleeping",
    (2, 2): "living",
    (1, 3): "tower",
    (1, -1): "downstairs",
    (2, -1): "corridor",
}
COLOURS = {"tower": "special"}
FURNITURE = {
    "food": "M36 0v7M29 12a7 5 0 0 1 14 0zM10 36h52v5H10zM13 41c3 6 7 6 10 0 3 6 7 6 10 0"
    " 3 6 7 6 10 0 3 6 7 6 10 0 2 5 4 5 6 1v12H13z"
    "M23 36v-9h-2l4-5 4 5h-2v9zM45 36v-4c-4 0-4-8-4-8h8s0 8-4 8zM32 36a4.5 3 0 0 1 9 0z",
    "living": "M46 8h16v14H46zM49 11h10v8H49zM18 50V26c0-7 24-7 24 0v24z"
    "M13 36c0-4 7-4 7 0v8h20v-8c0-4 7-4 7 0v14H13zM16 50v5M44 50v5M57 55V33M50 33h14l-3-7h-8z",
    "utility": "M9 9h40v46H9zM9 24h40M9 39h40M14 24v-8h7v8zM25 24v-6h5v6zM34 24V14h9v10z"
    "M13 39v-9h10v9zM28 39v-7h6v7zM39 39v-9h5v9zM14 55V45h12v10zM32 55v-7h10v7z"
    "M61 10v30M57 40h8l2 15H55z",
    "sleeping": "M8 14h56v-4L36 5 8 10zM10 14v41M62 14v41M10 14h10c0 10-4 14-10 18z"
    "M62 14H52c0 10 4 14 10 18zM10 40h52v10H10zM14 40v-6c0-3 16-3 16 0v6z"
    "M30 40c6-5 26-5 32 0M10 55v-5M62 55v-5",
    "corridor": "M4 54V28a15.5 20 0 0 1 31 0V54zM37 54V28a15.5 20 0 0 1 31 0V54z"
    "M11 54V32a8.5 14 0 0 1 17 0v22M44 54V32a8.5 14 0 0 1 17 0v22M0 54h72",
    "downstairs": "M9 43a12 12 0 1 0 24 0a12 12 0 1 0-24 0M34 43a12 12 0 1 0 24 0"
    "a12 12 0 1 0-24 0M21.5 22a12 12 0 1 0 24 0a12 12 0 1 0-24 0M33.5 14v16M21 35v16M46 35v16",
    "tower": "M20 60V26h32v34zM15 26h42v-9h-7v4h-7v-4h-14v4h-7v-4h-7z"
    "M32 60V46a4 4 0 0 1 8 0v14zM34 32h4v7h-4z",
    "throne": "M44 60v-5h56v5zM50 55v-5h44v5zM60 50V22c0-5 24-5 24 0v28z"
    "M57 36h6v14h-6zM81 36h6v14h-6zM63 42h18v8H63z",
}
HATCHED = {"living": "stripes", "downstairs": "bricks", "tower": "bricks"}
HEDGE = "M3 60V49c4-5 8-5 11 0 3-5 8-5 11 0 3-5 8-5 11 0 3-5 8-5 11 0 3-5 8-5 11 0 3-4 7-4 11 0v11z"
CURTAINS = "M0 0h36c-2 14-14 20-24 40-4 6-8 8-12 8zM144 0h-36c2 14 14 20 24 40 4 6 8 8 12 8z"
CROWN = "M63 14l2-8 4 4 3-6 3 6 4-4 2 8z"


def bay() -> Markup:
    """Draw the bay of Two Castles."""
    width = 4 * ACROSS * SCALE
    top = GROUND - 4 * DOWN * SCALE
    place = f"translate({140 - width / 2:.1f},{top:.1f}) scale({SCALE})"
    earth = box(0, GROUND, WIDTH, 60)
    return arch(
        "castle",
        join(
            (
                ink("M20 190c30-14 60-4 90-10s80-14 150 4", opacity=0.45),
                _neighbours(),
                wash(earth, "earth"),
                hatched(earth, "earth"),
                ink(f"M0 {GROUND}H{WIDTH}", heavy=True),
                group(_castle(), transform=place),
            )
        ),
    )


def _neighbours() -> Markup:
    left = (
        boxes(((14, 192), (44, 192), (14, 166)), 30, 26)
        + "M11 166l18-18 18 18zM44 192l15-13 15 13z"
    )
    right = boxes(((214, 192), (244, 192), (244, 166), (244, 140)), 30, 26)
    return ink(left + right + "M211 192l18-15 15 12M241 140l18-18 18 18z", opacity=0.55)


def _castle() -> Markup:
    roofs = _roof(-5, 120, 82, 30), _roof(139, 60, 82, 30)
    rooms = (_room(column, level, kind) for (column, level), kind in ROOMS.items())
    spire = _roof(82, 17, 52, 51)
    return join(
        (_flag(180, 30, "vermilion"), *roofs, *rooms, _throne(), spire, _flag(108, -32, "azure"))
    )


def _room(column: int, level: int, kind: str) -> Markup:
    cell = box(0, 0, ACROSS, DOWN)
    place = f"translate({column * ACROSS},{(3 - level) * DOWN})"
    if kind == "outdoor":
        return group(_garden(), transform=place)
    parts = [wash(cell, "paper"), wash(cell, COLOURS.get(kind, kind), 0.5)]
    if kind in HATCHED:
        parts.append(hatched(cell, HATCHED[kind]))
    return group(*parts, ink(FURNITURE[kind], "paper"), ink(cell, heavy=True), transform=place)


def _garden() -> Markup:
    trunks = ink("M20 52V34M52 52V38")
    crowns = ink("M8 24a12 12 0 1 0 24 0a12 12 0 1 0-24 0M52 12l9 28H43z" + HEDGE, "outdoor")
    return join((trunks, crowns, ink(f"M0 33V{DOWN}H{ACROSS}V33", heavy=True)))


def _throne() -> Markup:
    hall = box(0, 0, 2 * ACROSS, DOWN)
    return group(
        wash(hall, "paper"),
        wash(hall, "special", 0.5),
        ink(CURTAINS, "living", 0.85),
        ink(FURNITURE["throne"], "paper"),
        ink(CROWN, "gold"),
        ink(hall, heavy=True),
        transform=f"translate({ACROSS},{3 * DOWN})",
    )


def _roof(x: float, y: float, width: float, height: float) -> Markup:
    shape = f"M{x} {y}l{width / 2:g}-{height}l{width / 2:g} {height}z"
    return join((wash(shape, "living"), hatched(shape, "roof"), ink(shape, heavy=True)))


def _flag(x: float, y: float, colour: str) -> Markup:
    return join((ink(f"M{x} {y}v-30"), ink(f"M{x} {y - 30}h16l-5 5 5 5h-16z", colour)))


def glyph() -> Markup:
    """Draw the sign of the game, 36 by 36."""
    return join(
        (
            washed("M6 13h12v9H6z", "sleeping", 0.5),
            washed("M6 22h24v8H6z", "special", 0.5),
            washed("M18 13h12v9H18z", "food", 0.5),
            washed("M4 13l8-8 8 8zM18 13l6-5.5L32 13z", "living"),
            line("M1 30h34M4 33h4M14 33h5M25 33h4"),
        )
    )
