"""Keeping what was drawn: a picture repeats most of the picture before it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

Arguments = ParamSpec("Arguments")
Result = TypeVar("Result")

PARTS = 8192  # elements and texts of one kind
SCENES = 256  # large parts of a picture: a castle, a street, a set of symbols


def kept(
    most: int = PARTS,
) -> Callable[[Callable[Arguments, Result]], Callable[Arguments, Result]]:
    """Keep the latest results of a pure function, whose arguments stay type-checked."""

    def keeping(function: Callable[Arguments, Result]) -> Callable[Arguments, Result]:
        return cast("Callable[Arguments, Result]", lru_cache(maxsize=most)(function))

    return keeping
