"""Values made when a test first looks at them, so that collecting tests plays and draws nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Lazy(Mapping[Key, Value]):
    """A mapping that knows its keys from the start and makes each value once, on demand."""

    def __init__(self, makers: Mapping[Key, Callable[[], Value]]) -> None:
        self._makers = makers
        self._made: dict[Key, Value] = {}

    def __getitem__(self, key: Key) -> Value:
        if key not in self._made:
            self._made[key] = self._makers[key]()
        return self._made[key]

    def __iter__(self) -> Iterator[Key]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
