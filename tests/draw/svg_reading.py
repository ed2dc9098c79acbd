"""Reading drawings back: where texts and shapes end up on the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

from palas.draw.geometry import Box
from palas.draw.lettering import text_width

SMALLEST = 8  # pixels of a text
SVG = "{http://www.w3.org/2000/svg}"
_TRANSFORM = re.compile(r"(translate|scale|rotate)\(([^)]*)\)")
_NUMBER = re.compile(r"-?\d*\.?\d+")


class Frame(NamedTuple):
    """A shift and a scale; turned things are only looked at where they stand."""

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0

    def inside(self, transform: str) -> Frame:
        """Return the frame of a child with a transform."""
        x, y, scale = self
        for name, arguments in _TRANSFORM.findall(transform):
            values = [float(number) for number in _NUMBER.findall(arguments)]
            if name == "translate":
                x, y = x + scale * values[0], y + scale * values[1]
            elif name == "scale":
                scale *= values[0]
        return Frame(x, y, scale)

    def box(self, left: float, top: float, width: float, height: float) -> Box:
        """Return a local rectangle on the page."""
        corner = (self.x + self.scale * left, self.y + self.scale * top)
        return Box(*corner, corner[0] + self.scale * width, corner[1] + self.scale * height)


def parsed(svg: str) -> ElementTree.Element:
    """Parse a drawing, which must be well-formed."""
    return ElementTree.fromstring(svg)


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    """Return everything in a picture that has a name."""
    return {node.attrib["id"]: node for node in root.iter() if "id" in node.attrib}


def page(root: ElementTree.Element) -> Box:
    """Return the viewBox."""
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    return Box(left, top, left + width, top + height)


def placed(
    node: ElementTree.Element, frame: Frame | None = None
) -> Iterator[tuple[ElementTree.Element, Frame]]:
    """Yield every drawn element with its frame; definitions are not drawn."""
    frame = frame or Frame()
    for child in node:
        if child.tag in (f"{SVG}defs", f"{SVG}style"):
            continue
        own = frame.inside(child.get("transform", ""))
        yield child, own
        yield from placed(child, own)


class Line(NamedTuple):
    """A text on the page."""

    words: str
    size: float
    box: Box


def lines(root: ElementTree.Element, narrower: float = 1.0) -> list[Line]:
    """Return all texts; widths are the widest a reader's font may have, times a factor."""
    found = []
    for node, frame in placed(root):
        if node.tag == f"{SVG}text":
            found.append(_line(node, frame, narrower))
    return found


def _line(node: ElementTree.Element, frame: Frame, narrower: float) -> Line:
    words = "".join(node.itertext())
    size = float(node.attrib["font-size"])
    style = node.get("class", "")
    width = text_width(words, size, bold="bold" in style) * narrower
    left = float(node.attrib["x"])
    if "middle" in style:
        left -= width / 2
    elif "end" in style.split():
        left -= width
    top = float(node.attrib["y"]) - 0.72 * size
    return Line(words, size * frame.scale, frame.box(left, top, width, 0.74 * size))


def points(root: ElementTree.Element) -> Iterator[tuple[str, float, float]]:
    """Yield a point of every use, every corner of a rectangle and every absolute path point."""
    for node, frame in placed(root):
        tag = node.tag.removeprefix(SVG)
        if tag == "use":
            yield node.attrib["href"], frame.x, frame.y
        elif tag == "rect":
            numbers = (float(node.get(key, "0")) for key in ("x", "y", "width", "height"))
            box = frame.box(*numbers)
            yield tag, box.left, box.top
            yield tag, box.right, box.bottom
        elif tag == "path":
            for x, y in re.findall(r"[ML](-?[\d.]+),(-?[\d.]+)", node.attrib["d"]):
                yield tag, frame.x + frame.scale * float(x), frame.y + frame.scale * float(y)


def check_sound(svg: str) -> None:
    """Check what every picture must keep: references, the page, and texts one can read."""
    root = parsed(svg)
    ids = [node.attrib["id"] for node in root.iter() if "id" in node.attrib]
    assert len(ids) == len(set(ids)), "an id is given twice"
    used = [node.attrib["href"].removeprefix("#") for node in root.iter() if "href" in node.attrib]
    assert set(used + re.findall(r"url\(#([\w-]+)\)", svg)) <= set(ids), "nothing has this id"
    frame = page(root).grown(0.5)
    for what, x, y in points(root):
        assert frame.left <= x <= frame.right, (what, x, y)
        assert frame.top <= y <= frame.bottom, (what, x, y)
    for line in lines(root, narrower=0.9):
        assert frame.holds(line.box), f"outside the page: {line}"
        assert line.size >= SMALLEST, f"too small to read: {line}"
    for one, other in combinations(lines(root, narrower=0.86), 2):
        assert one.box.overlap(other.box) < 2, f"one over the other: {one}, {other}"
