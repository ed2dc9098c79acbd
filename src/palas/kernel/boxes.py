"""Another box of the same game: its folder loaded again around other components.

A game whose components may be replaced keeps them in its module `components`: the value
`COMPONENTS` (plain JSON: names and values) and `read(given)`, which checks a file and
returns the whole set. Its `meta` and `tables` are made from `COMPONENTS` when they are
loaded. Another box is therefore the same folder loaded once more under another package
name, with another `COMPONENTS`: rules, words and pictures all see its tables, compiled
rules too, and both boxes live side by side in one process. For this the modules of such a
folder import each other by relative names only.
"""

from __future__ import annotations

import hashlib
import json
import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from palas.kernel.game import Game

if TYPE_CHECKING:
    from typing import Any


def boxed(standard: Game, given: object) -> Game:
    """Return a game with the components of a file, or raise WrongComponents."""
    if find_spec(f"{standard.package}.components") is None:
        standard.meta.check_components(given)
        return standard
    components = standard.module("components")
    whole = components.read(given)
    if whole == components.COMPONENTS:
        return standard
    return _other(standard, json.dumps(whole, sort_keys=True, ensure_ascii=False))


@cache
def _other(standard: Game, content: str) -> Game:
    name = f"{standard.package}__{hashlib.sha256(content.encode()).hexdigest()[:16]}"
    _load(standard.package, name, json.loads(content))
    return Game(import_module(f"{name}.meta").META, name, standard)


def _load(package: str, name: str, whole: dict[str, Any]) -> None:
    """Open a folder as a package of another name, with other components."""
    other = ModuleType(name)
    other.__path__ = list(sys.modules[package].__path__)
    sys.modules[name] = other
    vars(import_module(f"{name}.components"))["COMPONENTS"] = whole
