"""What stands in the park: lions, statues, vases and fountains, trees and clipped box."""

from __future__ import annotations

from palas.draw.markup import Markup, circle, element, group, join, path, rectangle

from .shapes import rays, ring

GARDEN_PIECE_RULES = {
    ".marble": "fill:var(--marble);stroke:var(--ink);stroke-width:2.2;stroke-linejoin:round",
    ".chisel": "fill:none;stroke:var(--ink);stroke-width:1.8;stroke-linecap:round",
    ".leaf": "fill:var(--leaf);stroke:var(--ink);stroke-width:2.2;stroke-linejoin:round",
    ".twig": "fill:none;stroke:var(--ink);stroke-width:1.6;stroke-linecap:round;opacity:.55",
    ".pool": "fill:var(--water);stroke:var(--ink);stroke-width:1.8;stroke-linejoin:round",
    ".gravel-disc": "fill:var(--gravel);stroke:var(--ink);stroke-width:1.6",
    ".rosette": "fill:none;stroke:var(--ink);stroke-width:1.5;opacity:.34",
}

_LION = "M-19,27C-26,15 -23,-1 -10,-6L15,-4C18,8 17,14 16,20L22,22V27H7L5,12C2,16 0,21 3,27z"
_LION_LINES = (
    "M-15,26C-11,20 -12,12 -16,8M-2,27C-3,22 -2,18 0,15M9,-20h.1M17,-20h.1M13,-10V-7M9,-6"
    "C11,-4 15,-4 17,-6"
)
_LION_FACE = "M4,-22C4,-27 8,-29 13,-29C18,-29 22,-27 22,-22C22,-15 20,-4 13,-3C6,-4 4,-15 4,-22z"
_LION_NOSE = "M10,-14H16L13,-10z"
_LION_TAIL = "M-17,26C-29,25 -31,13 -25,6C-22,2 -23,-2 -27,-3"
_FIGURE = (
    "M-8,16C-11,4 -10,-8 -6,-15C-12,-13 -15,-8 -15,-1L-19.5,-1C-19.5,-13 -13,-20 -5,-21H4"
    "C9,-22 12,-29 13,-39L17.5,-38C17.5,-28 14,-18 7,-14C10,-4 10,6 9,16z"
)
_FOLDS = (
    "M-5,-13C-1,-9 3,-9 7,-13M-5,-5C0,-2 1,6 -2,15M3,-8C6,0 6,8 4,15M13,-39"
    "C11,-42 13,-45 16,-44C19,-42 19,-40 17.5,-38"
)
_BOWL = "M-22,-8H22C22,8 14,20 5,25H-5C-14,20 -22,8 -22,-8z"
_GADROONS = (
    "M-12,-6C-12,6 -8,16 -3,23M12,-6C12,6 8,16 3,23M0,-6V24M-22,-2C-32,-4 -32,9 -19,9M22,-2"
    "C32,-4 32,9 19,9"
)
_BUNCH = (
    "M-22,-14C-28,-22 -22,-30 -15,-28C-15,-38 -4,-40 0,-33C4,-40 15,-38 15,-28"
    "C22,-30 28,-22 22,-14z"
)


def _plinth(width: float, top: float, height: float) -> Markup:
    return rectangle(-width / 2, top, width, height, class_="marble")


def _lion() -> Markup:
    tail = join((path(_LION_TAIL, "chisel"), circle(-28, -4, 3.6, class_="marble")))
    mane = path(ring(10, 15.5), "marble", transform="translate(12,-16)")
    head = join((mane, path(_LION_FACE, "marble"), path(_LION_NOSE, "solid")))
    plinth = join((_plinth(64, 34, 8), _plinth(52, 27, 7)))
    return join((tail, plinth, path(_LION, "marble"), head, path(_LION_LINES, "chisel")))


def _statue() -> Markup:
    panel = rectangle(-11, 22, 22, 10, class_="chisel")
    head = circle(0, -27.5, 6, class_="marble")
    figure = join((path(_FIGURE, "marble"), head, path(_FOLDS, "chisel")))
    return join((_plinth(34, 16, 21), panel, _plinth(44, 37, 7), figure))


def _vase() -> Markup:
    foot = path("M-4,25H4L8,34H-8z", "marble")
    leaves = join((path(_BUNCH, "leaf"), path("M-10,-16V-24M0,-16V-28M10,-16V-24", "twig")))
    bowl = join((path(_BOWL, "marble"), path(_GADROONS, "chisel"), _plinth(54, -14, 7)))
    return join((_plinth(30, 34, 8), foot, leaves, bowl))


def _fountain() -> Markup:
    basin = path(ring(8, 33, 0.56), "marble")
    water = circle(0, 0, 30, class_="pool")
    spray = path(rays(12, 15, 25) + rays(8, 3, 8), "chisel")
    return join(
        (basin, water, spray, circle(0, 0, 11, class_="marble"), circle(0, 0, 5, class_="pool"))
    )


def garden_symbols() -> Markup:
    """Define the ornaments of the park in a square of 100, trees of 50, and the lawn's rosette."""
    tree = join(
        (path(ring(9, 20), "leaf"), path(rays(6, 5, 14), "twig"), circle(0, 0, 3, class_="solid"))
    )
    box = join(
        (
            rectangle(-12, -12, 24, 24, 4, class_="leaf"),
            path("M-12,-12L12,12M12,-12L-12,12", "twig"),
            circle(0, 0, 5, class_="leaf"),
        )
    )
    petals = (
        element("ellipse", cy=-15, rx=8, ry=14, transform=f"rotate({turn})" if turn else None)
        for turn in (0, 90, 180, 270)
    )
    return join(
        (
            group(_lion(), id="lion"),
            group(_statue(), id="statue"),
            group(_vase(), id="vase"),
            group(_fountain(), id="fountain"),
            group(tree, id="tree"),
            group(box, id="box-tree"),
            group(
                *petals,
                circle(0, 0, 5),
                path(rays(4, 22, 34, 0.785)),
                id="rosette",
                class_="rosette",
            ),
        )
    )
