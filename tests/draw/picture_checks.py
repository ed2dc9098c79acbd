"""What the page asks of every picture: buttons, named pieces, no palette, bounded caches."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from xml.etree.ElementTree import Element

from palas.draw.tokens import page_palette

_MOST_KEPT = 20_000


def buttons(root: Element) -> list[Element]:
    """Return everything that offers actions, in the order one tabs through it."""
    return [node for node in root.iter() if "data-actions" in node.attrib]


def offered_actions(root: Element) -> set[int]:
    """Return all actions a picture offers."""
    return {int(one) for node in buttons(root) for one in node.attrib["data-actions"].split()}


def check_buttons(root: Element) -> None:
    """Check that whatever offers actions is a button with a name, and none lies in another."""
    for node in buttons(root):
        assert node.get("role") == "button", node.attrib
        assert node.get("tabindex") == "0", node.attrib
        assert node.get("aria-label", "").strip(), node.attrib
        assert node.get("id"), node.attrib
        assert node.attrib["data-actions"].split(), node.attrib
        inside = [child for child in node.iter() if child is not node]
        assert not [child for child in inside if "data-actions" in child.attrib], node.attrib


def check_page_theme(svg: str, day: dict[str, str], night: dict[str, str]) -> None:
    """Check that a picture has no palette of its own and the page's palette has all it uses."""
    rules = svg[svg.index("<style ") : svg.index("</style>")]
    given = page_palette(day, night)
    for name in set(re.findall(r"var\(--([\w-]+)\)", svg)):
        own = re.findall(rf"--{name}:([^;}}\"]+)", rules)
        assert all(value.startswith("var(") for value in own), name
        assert f"--{name}:" in given or f"--{name}:var(" in svg, name


def kept_functions(package: ModuleType) -> Iterator[tuple[str, int | None]]:
    """Yield every function of a package that keeps results, and how many."""
    for found in iter_modules(package.__path__, f"{package.__name__}."):
        for name, thing in vars(import_module(found.name)).items():
            is_own = getattr(thing, "__module__", None) == found.name
            if is_own and hasattr(thing, "cache_parameters"):
                yield f"{found.name}.{name}", thing.cache_parameters()["maxsize"]


def check_bounded(package: ModuleType) -> None:
    """Check that a package keeps results, and only so many."""
    kept = dict(kept_functions(package))
    assert kept
    for name, most in kept.items():
        assert most is not None, name
        assert most <= _MOST_KEPT, name
