"""The sign and the bay of Two Heirs: an old map of one land, a compass rose in its corner."""

from __future__ import annotations

from math import cos, pi, sin

from palas.draw.bay import HEIGHT, WIDTH, arch
from palas.draw.markup import Markup, group, join, number, path
from palas.draw.strokes import box, hatched, ink, wash, washed

SIDE, LEFT, TOP = 46, 48, 84
MAP = (".wf.", "wfrf", "frwf", ".frw")  # woods, fields, rock
COLOURS = {"w": "leaf", "f": "food", "r": "stone"}
PATH = "M10 3v8c0 4 2 6 6 6h4c4 0 6 2 6 6v10"
ROAD = "M117 84V139.2Q117 153 130.8 153H149.2Q163 153 163 166.8V245M48 199H163"
HOUSE = ("M-8 8V-2h16V8z", "M-10-2L0-10 10-2zM-2 8V3h4v5")
TOWER = "M-6 9V-8h3v3h2v-3h2v3h2v-3h3V9zM-2 9V4h4v5"
ROSE_X, ROSE_Y, PLACES = 140, 54, 7


def bay() -> Markup:
    """Draw the bay of Two Heirs."""
    sheet = box(0, 0, WIDTH, HEIGHT + 6)
    tiles = (
        _tile(LEFT + at * SIDE, TOP + row * SIDE, kind)
        for row, kinds in enumerate(MAP)
        for at, kind in enumerate(kinds)
        if kind in COLOURS
    )
    meadow = group(hatched(sheet, "meadow"), opacity=0.5)
    return arch("land", join((wash(sheet, "paper"), meadow, *tiles, _road(), _pieces(), _rose())))


def _tile(x: float, y: float, kind: str) -> Markup:
    drawn = {"w": _woods, "f": _fields, "r": _rock}[kind](x, y)
    cell = box(x, y, SIDE, SIDE)
    return join((wash(cell, COLOURS[kind], 0.38), drawn, ink(cell)))


def _fields(x: float, y: float) -> Markup:
    fields = box(x + 4, y + 4, 16, 14) + box(x + 26, y + 28, 16, 14)
    return join((hatched(fields, "field"), ink(fields, opacity=0.6)))


def _woods(x: float, y: float) -> Markup:
    trees = ((4, 18), (13, 22), (30, 41), (22, 44))
    return ink("".join(f"M{x + dx} {y + dy}l5-13 5 13z" for dx, dy in trees), "leaf")


def _rock(x: float, y: float) -> Markup:
    places = ((3, 17), (25, 43))
    rocks = "".join(f"M{x + dx} {y + dy}l5-12 4 5 3-4 6 11z" for dx, dy in places)
    edges = "".join(f"M{x + dx + 5} {y + dy - 12}l1 6 3 2" for dx, dy in places)
    return join((ink(rocks, "stone"), ink(edges, opacity=0.7)))


def _road() -> Markup:
    return join(
        path(ROAD, fill="none", stroke=f"var(--{colour})", stroke_width=width)
        for colour, width in (("ink", 8), ("paper", 5.5))
    )


def _pieces() -> Markup:
    return join(
        (
            _building(117, 103, True, _house()),
            _building(209, 155, True, _tower()),
            _building(71, 191, False, _house()),
            _building(163, 236, False, _tower()),
            _building(117, 245, False, _house()),
            _shield(163, 164, "azure"),
            _shield(93, 200, "paper"),
        )
    )


def _building(x: float, y: float, turned: bool, drawn: Markup) -> Markup:
    return group(drawn, transform=f"translate({x},{y}){' rotate(180)' if turned else ''}")


def _house() -> Markup:
    walls, roof = HOUSE
    return join((ink(walls, "paper"), ink(roof, "living")))


def _tower() -> Markup:
    return ink(TOWER, "paper")


def _shield(x: float, y: float, colour: str) -> Markup:
    return ink(f"M{x - 10} {y - 10}h20v9c0 7-5 10-10 13-5-3-10-6-10-13z", colour, heavy=True)


def _rose() -> Markup:
    rays = (ink(_ray(at), "ink" if at == 0 else "paper-2") for at in range(PLACES))
    ring = group(ink(f"M{ROSE_X - 26} {ROSE_Y}a26 26 0 1 0 52 0a26 26 0 1 0-52 0"), class_="dotted")
    hub = ink(f"M{ROSE_X - 3} {ROSE_Y}a3 3 0 1 0 6 0a3 3 0 1 0-6 0", "paper")
    return join((*rays, hub, ring))


def _ray(at: float) -> str:
    points = (_around(7, at - 0.5), _around(22, at), _around(7, at + 0.5))
    return f"M{ROSE_X} {ROSE_Y}L{'L'.join(points)}Z"


def _around(radius: float, at: float) -> str:
    angle = 2 * pi * at / PLACES - pi / 2
    x, y = ROSE_X + radius * cos(angle), ROSE_Y + radius * sin(angle)
    return f"{number(x, 1)} {number(y, 1)}"


def glyph() -> Markup:
    """Draw the sign of the game, 36 by 36."""
    road = path(PATH, fill="none", stroke="var(--ink)", stroke_width=5.5)
    middle = path(PATH, fill="none", stroke="var(--paper)", stroke_width=3)
    return join(
        (
            washed("M3 3h15v15H3zM18 18h15v15H18z", "leaf", 0.45),
            washed("M18 3h15v15H18z", "food", 0.5),
            washed("M3 18h15v15H3z", "stone", 0.6),
            road,
            middle,
        )
    )
