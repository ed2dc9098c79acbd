"""What lies around the castles: sky, clouds, hills, and the hatched earth below."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, group, join, moved, number, path, rectangle, use

LANDSCAPE_RULES = {
    ".hill": "fill:var(--hill)",
    ".near-hill": "fill:var(--near-hill)",
    ".grass": "fill:var(--grass)",
    ".earth": "fill:var(--earth)",
    ".stratum": "fill:none;stroke:var(--ink);stroke-width:1;stroke-opacity:.3",
    ".star": "fill:none;stroke:var(--ink);stroke-width:2;stroke-linecap:round;stroke-opacity:.7",
}
GRASS = 5
_CLOUDS = ((0.035, 0.25, 1.05), (0.4, 0.24, 1.05), (0.535, 0.16, 0.75), (0.97, 0.34, 0.98))
_STARS = ((6, 30), (13, 12), (24, 20), (30, 8), (44, 46), (57, 9), (66, 24), (76, 12), (95, 40))
_MOON = "M0,-20a20,20 0 1 0 20,20a16,16 0 0 1 -20,-20z"


def _ridge(box: Box, ground: float, height: float, waves: int, shift: float, style: str) -> Markup:
    """Draw a ridge of soft hills standing on the ground."""
    step = box.width / waves
    top = ground - height
    data = f"M{number(box.left, 1)},{number(ground, 1)}V{number(top, 1)}"
    for at in range(waves):
        rise = height * (0.55 if (at + shift) % 2 == 0 else -0.4)
        data += f"q{number(step / 2, 1)},{number(-rise, 1)} {number(step, 1)},0"
    return path(f"{data}V{number(ground, 1)}z", style)


@kept(SCENES)
def landscape(box: Box, ground: float) -> Markup:
    """Draw the sky down to the ground and the earth below it."""
    sky = ground - box.top
    scale = min(1.0, max(0.5, box.width / 700))
    clouds = (
        use("cloud", box.left + (box.width - 80 * scale) * x, box.top + sky * y, size * scale)
        for x, y, size in _CLOUDS
    )
    is_wide = box.width > 700
    moon = moved(box.left + box.width * 0.52, box.top + min(60.0, sky * 0.25), 0.9)
    return join(
        (
            rectangle(box.left, box.top, box.width, sky, class_="sky"),
            group(
                path(_MOON, fill="var(--ink)", transform=moon) if is_wide else Markup(""),
                _stars(box, sky),
                style="opacity:var(--by-night)",
            ),
            *clouds,
            use("bird", box.left + box.width * 0.46, box.top + sky * 0.4),
            use("bird", box.left + box.width * 0.48, box.top + sky * 0.37, 0.75),
            _ridge(box, ground, min(92.0, sky * 0.24), 4, 0, "hill"),
            _ridge(box, ground, min(40.0, sky * 0.11), 6, 1, "near-hill"),
            _earth(box, ground),
        )
    )


def _stars(box: Box, sky: float) -> Markup:
    dots = "".join(
        f"M{number(box.left + box.width * x / 100, 1)},{number(box.top + sky * y / 100, 1)}h.1"
        for x, y in _STARS
    )
    return path(dots, "star")


def _earth(box: Box, ground: float) -> Markup:
    deep = box.bottom - ground
    left, right = number(box.left, 1), number(box.right, 1)
    return join(
        (
            rectangle(box.left, ground, box.width, deep, class_="earth"),
            rectangle(box.left, ground, box.width, deep, class_="p-earth"),
            rectangle(box.left, ground, box.width, GRASS, class_="grass"),
            path(f"M{left},{number(ground + GRASS, 1)}H{right}", "fine"),
            path(f"M{left},{number(ground, 1)}H{right}", "heavy square"),
        )
    )
