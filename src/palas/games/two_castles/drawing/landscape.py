"""What lies around the castles: sky, clouds, hills, and the hatched earth below."""

from __future__ import annotations

from palas.draw.geometry import Box
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, group, join, moved, number, path, rectangle, use
from palas.games.two_castles.drawing.pieces import placed

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


def landscape(name: str, box: Box, ground: float) -> Markup:
    """Draw the sky down to the ground and the earth below it."""
    sky, earth = round(ground - box.top, 1), round(box.bottom - ground, 1)
    return placed(f"land-{name}", moved(box.left, box.top), _landscape(box.width, sky, earth))


@kept(4 * SCENES)
def _landscape(width: float, sky: float, earth: float) -> Markup:
    scale = min(1.0, max(0.5, width / 700))
    clouds = (
        use("cloud", (width - 80 * scale) * x, sky * y, size * scale) for x, y, size in _CLOUDS
    )
    is_wide = width > 700
    moon = moved(width * 0.52, min(60.0, sky * 0.25), 0.9)
    return join(
        (
            rectangle(0, 0, width, sky, class_="sky"),
            group(
                path(_MOON, fill="var(--ink)", transform=moon) if is_wide else Markup(""),
                _stars(width, sky),
                style="opacity:var(--by-night)",
            ),
            *clouds,
            use("bird", width * 0.46, sky * 0.4),
            use("bird", width * 0.48, sky * 0.37, 0.75),
            _ridge(width, sky, min(92.0, sky * 0.24), 4, "hill"),
            _ridge(width, sky, min(40.0, sky * 0.11), 6, "near-hill"),
            _earth(width, sky, earth),
        )
    )


def _stars(width: float, sky: float) -> Markup:
    dots = (f"M{number(width * x / 100, 1)},{number(sky * y / 100, 1)}h.1" for x, y in _STARS)
    return path("".join(dots), "star")


def _ridge(width: float, ground: float, height: float, waves: int, style: str) -> Markup:
    """Draw a ridge of soft hills standing on the ground; the nearer ones begin with a valley."""
    step = width / waves
    data = f"M0,{number(ground, 1)}V{number(ground - height, 1)}"
    for at in range(waves):
        is_hill = (at % 2 == 0) == (style == "hill")
        rise = height * (0.55 if is_hill else -0.4)
        data += f"q{number(step / 2, 1)},{number(-rise, 1)} {number(step, 1)},0"
    return path(f"{data}V{number(ground, 1)}z", style)


def _earth(width: float, ground: float, deep: float) -> Markup:
    right = number(width, 1)
    return join(
        (
            rectangle(0, ground, width, deep, class_="earth"),
            rectangle(0, ground, width, deep, class_="p-earth"),
            rectangle(0, ground, width, GRASS, class_="grass"),
            path(f"M0,{number(ground + GRASS, 1)}H{right}", "fine"),
            path(f"M0,{number(ground, 1)}H{right}", "heavy square"),
        )
    )
