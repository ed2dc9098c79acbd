"""Finding room for labels among things that should stay visible.

Little changes from one picture to the next, so a search looks at few places before it looks at
more: what it finds depends on the things around those places only, and is kept by them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from typing import NamedTuple

from palas.draw.geometry import Box, Point
from palas.draw.keeping import PARTS, kept

Wish = tuple[Point, float]  # a centre, and how reluctantly the label goes there
Thing = tuple[float, float, float, float, float]  # a box, and what hiding it costs

_NO_LIMIT = float("inf")
_FIRST, _WIDER = 2, 8  # places of the first stage of a search; every further one has more


def _hidden(things: Iterable[Thing], box: Box, limit: float = _NO_LIMIT) -> float:
    """Return what a box hides; the sum is only begun where it reaches the limit."""
    left, top, right, bottom = box
    cost = 0.0
    for a, b, c, d, weight in things:
        if a < right and left < c and b < bottom and top < d:
            wide = (right if right < c else c) - (left if left > a else a)
            high = (bottom if bottom < d else d) - (top if top > b else b)
            cost += weight * (wide * high)
            if cost >= limit:
                break
    return cost


class _Stage(NamedTuple):
    """The first wishes of a label, the box around their places, and how reluctant the next is."""

    wishes: Sequence[Wish]
    around: Box
    beyond: float


class Places:
    """Where a label of a size may go within bounds: the least reluctant wish comes first."""

    def __init__(self, bounds: Box, size: Point, wishes: Callable[[], Iterable[Wish]]) -> None:
        self.bounds = bounds
        self._size = size
        self._wishes = wishes
        self._stages: dict[int, _Stage] = {}

    def stage(self, count: int) -> _Stage:
        """Return the first wishes, at most so many."""
        if count not in self._stages:
            self._stages[count] = self._first(count)
        return self._stages[count]

    def _first(self, count: int) -> _Stage:
        wishes = list(islice(self._wishes(), count + 1))
        beyond = wishes.pop()[1] if len(wishes) > count else _NO_LIMIT
        spread = Box.of([centre for centre, _ in wishes])
        left, top, _, _ = self.box(spread[:2])
        _, _, right, bottom = self.box(spread[2:])
        return _Stage(wishes, Box(left, top, right, bottom), beyond)

    def box(self, centre: Point) -> Box:
        """Return the label around a centre, shifted into the bounds."""
        box = Box.around(*centre, *self._size)
        bounds = self.bounds
        if bounds.holds(box):
            return box
        right = max(0.0, bounds.left - box.left) - max(0.0, box.right - bounds.right)
        down = max(0.0, bounds.top - box.top) - max(0.0, box.bottom - bounds.bottom)
        return Box(box.left + right, box.top + down, box.right + right, box.bottom + down)


@kept(PARTS)
def _best(places: Places, count: int, near: tuple[Thing, ...]) -> Box | None:
    """Return the best of the first places; None when a later one may be better."""
    wishes, _, beyond = places.stage(count)
    best, least = places.bounds, _NO_LIMIT
    for centre, reluctance in wishes:
        if reluctance >= least:
            return best
        box = places.box(centre)
        cost = reluctance + _hidden(near, box, least - reluctance)
        if cost < least:
            best, least = box, cost
    return best if beyond >= least else None


class Room:
    """A region with things in it; labels go where they hide least."""

    def __init__(self, bounds: Box, things: Iterable[Thing] = ()) -> None:
        self.bounds = bounds
        self._things = list(things)

    def occupy(self, box: Box, weight: float = 1.0) -> None:
        """Note a thing; hiding it costs its weight for every unit of area."""
        self._things.append((*box, weight))

    def cost(self, box: Box) -> float:
        """Return what a label in this box would hide."""
        return _hidden(self._things, box)

    def is_free(self, box: Box) -> bool:
        """Tell whether a box lies in the region and touches nothing."""
        return self.bounds.holds(box) and not self.near(box)

    def place(self, places: Places, weight: float) -> Box:
        """Put a label at the best of its places and keep it for the label."""
        count, best = _FIRST, None
        while best is None:
            near = self.near(places.stage(count).around)
            best = _best(places, count, tuple(near))
            count *= _WIDER
        self.occupy(best, weight)
        return best

    def near(self, box: Box) -> list[Thing]:
        """Return only the things that touch a box."""
        left, top, right, bottom = box
        return [
            thing
            for thing in self._things
            if thing[0] < right and left < thing[2] and thing[1] < bottom and top < thing[3]
        ]
