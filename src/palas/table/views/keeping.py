"""Keeping the latest of something, never more than so many."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class Kept(Generic[Key, Value]):
    """The latest things that were used, by their keys."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.things: OrderedDict[Key, Value] = OrderedDict()

    def get(self, key: Key) -> Value | None:
        """Return what is kept under a key."""
        found = self.things.get(key)
        if found is not None:
            self.things.move_to_end(key)
        return found

    def put(self, key: Key, value: Value) -> Value:
        """Keep something, and forget what was not used for longest."""
        self.things[key] = value
        self.things.move_to_end(key)
        while len(self.things) > self.most:
            self.things.popitem(last=False)
        return value

    def drop(self, key: Key) -> None:
        """Forget something."""
        self.things.pop(key, None)
