"""A move while it is told: what every chronicle starts from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

State = TypeVar("State")
Act = TypeVar("Act")


class Telling(Generic[State, Act]):
    """One move between two positions, both concealed for the reader."""

    def __init__(
        self,
        before: State,
        after: State,
        seat: int,
        act: Act,
        names: Sequence[str],
        language: str,
    ) -> None:
        self.before = before
        self.after = after
        self.seat = seat
        self.act = act
        self.names = names
        self.language = language
