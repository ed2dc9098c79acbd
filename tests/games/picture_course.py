"""Games that were played so that their pictures can be drawn, and how each game draws them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Generic, TypeVar
from xml.etree.ElementTree import Element

from draw.svg_reading import parsed
from palas.kernel.contract import Head, lowest_acting

Position = TypeVar("Position", bound=Head)
Step = tuple[Position, Position, int, int]  # before, after, seat, action

LONGEST = 500  # moves


def steps(
    s: Position,
    pick: Callable[[Position, int], int],
    apply: Callable[[Position, int, int], None],
    most: int = LONGEST,
) -> Iterator[Step[Position]]:
    """Yield the moves of a game from a position on, ended when it takes too long."""
    while not s.over and s.ply < most:
        seat, before = lowest_acting(s), s.copy()
        action = pick(s, seat)
        apply(s, seat, action)
        yield before, s.copy(), seat, action


@dataclass(frozen=True)
class Course(Generic[Position]):
    """The picture of one game, and what was played for it."""

    picture: Callable[..., str]
    seen: Callable[[Position, int], Position]  # what a viewer may know
    legal: Callable[[Position, int], list[int]]
    concept: Callable[[], Position]  # a position with much to see
    games: Mapping[int, Sequence[Step[Position]]]
    every: int  # one of so many moves is looked at closely
    names: Sequence[str] = ()

    @cached_property
    def sample(self) -> list[Step[Position]]:
        """Moves of all games."""
        return [step for steps in self.games.values() for step in steps[:: self.every]]

    def svg(self, s: Position, viewer: int, **how: object) -> str:
        """Draw a position for a viewer, with all that the viewer may do."""
        actions = self.legal(s, viewer) if viewer >= 0 and s.acting >> viewer & 1 else []
        if self.names:
            how["names"] = self.names
        return self.picture(self.seen(s, viewer), viewer, actions=actions, **how)

    def drawn(self, s: Position, viewer: int, **how: object) -> Element:
        """Draw a position and read the picture."""
        return parsed(self.svg(s, viewer, **how))
