"""The sign and the bay of Big Boss: a street that winds, castles rising along it."""

from __future__ import annotations

from palas.draw.bay import WIDTH, arch
from palas.draw.markup import Markup, group, join
from palas.draw.strokes import FIGURE, box, boxes, hatched, ink, line, wash, washed

ACROSS, DOWN, LEVEL = 30, 20, 11
LEFT, TOP = 34, 108
ROW = 3 * DOWN  # from one straight of the street to the next
CROWN = "M4.7 2L3.5-4.5 7-1.7 10-5.5l3 3.8 3.5-2.8L15.3 2z"
HILLS = "M20 96c24-20 46-26 70-8 26-34 60-40 92-6 20-16 46-12 80 10"


def bay() -> Markup:
    """Draw the bay of Big Boss."""
    first = _castle(0, (1, 3, 2, 1)), _flag(109, 83), _noble(139, 100, "vermilion")
    second = _castle(ROW, (1, 3, 2, 1)), _noble(109, 149, "azure", crowned=True)
    third = _castle(2 * ROW + 2, (0, 0, 1, 2)), _noble(169, 222, "amber")
    return arch(
        "street",
        join(
            (
                ink(HILLS, opacity=0.5),
                ink("M182 58a14 14 0 1 0 28 0a14 14 0 1 0-28 0", "special", 0.7),
                _squares(),
                _tree(64, 158),
                _tree(196, 150),
                *first,
                *second,
                _flag(139, 154),
                _noble(169, 171, "green"),
                _tree(92, 222),
                _tree(212, 220),
                ink(box(LEFT + ACROSS, TOP + 2 * ROW + 2, ACROSS, DOWN), "lit", heavy=True),
                *third,
            )
        ),
    )


def _squares() -> Markup:
    """Draw the ground: two tiled squares and the plots of the street around them."""
    ground = box(0, 96, WIDTH, 174)
    tiles = box(LEFT, TOP + DOWN, 6 * ACROSS, 2 * DOWN) + box(64, 188, 210, 42)
    return join(
        (
            wash(ground, "paper-2"),
            ink(f"M0 96H{WIDTH}", opacity=0.6),
            hatched(tiles, "floor"),
            _plots(),
        )
    )


def _plots() -> Markup:
    rows = [(LEFT + at * ACROSS, TOP + row) for row in (0, ROW, 2 * ROW + 2) for at in range(8)]
    rows = [place for place in rows if place[0] < 244 or place[1] > TOP + ROW]
    bends = [(214, 128), (214, 148), (LEFT, 188), (LEFT, 208)]
    return ink(boxes((*rows, *bends), ACROSS, DOWN), "paper", 0.75)


def _castle(row: float, levels: tuple[int, ...]) -> Markup:
    blocks = (
        _block(LEFT + (1 + at) * ACROSS, TOP + row + DOWN, level)
        for at, level in enumerate(levels)
        if level
    )
    return join(blocks)


def _block(x: float, foot: float, levels: int) -> Markup:
    height = levels * LEVEL
    joints = "".join(f"M{x} {foot - at * LEVEL}h{ACROSS}" for at in range(1, levels))
    front = box(x, foot - height, ACROSS, height)
    top = box(x, foot - height - DOWN, ACROSS, DOWN)
    return join((ink(front, "stone", heavy=True), ink(joints), ink(top, "paper-2", heavy=True)))


def _noble(x: float, foot: float, colour: str, *, crowned: bool = False) -> Markup:
    body = ink(FIGURE, colour)
    crown = ink(CROWN, "gold") if crowned else Markup("")
    return group(body, crown, transform=f"translate({x - 6},{foot - 15.6}) scale(.6)")


def _flag(x: float, foot: float) -> Markup:
    return join(
        (ink(f"M{x} {foot}v-19"), ink(f"M{x} {foot - 19}h16l-3.3 4.7 3.3 4.8h-16z", "gold"))
    )


def _tree(x: float, y: float) -> Markup:
    crown = ink(f"M{x - 7} {y - 13}a7 7 0 1 0 14 0a7 7 0 1 0-14 0", "leaf")
    return join((ink(f"M{x} {y}v-7"), crown))


def glyph() -> Markup:
    """Draw the sign of the game, 36 by 36."""
    return join(
        (
            washed("M4 23h28v8H4zM13 15h11v16H13z", "stone"),
            washed("M4 18h9v6H4zM24 18h8v6h-8zM13 9h11v6H13z", "paper-2"),
            line("M13 19h11M13 23h11M4 27h28M18.5 11V2"),
            washed("M18.5 2h8l-2.5 2.5L26.5 7h-8z", "gold"),
        )
    )
