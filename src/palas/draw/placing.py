"""Finding room for labels among things that should stay visible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from palas.draw.geometry import Box, Point

Wish = tuple[Point, float]  # a centre, and how reluctantly the label goes there
Thing = tuple[float, float, float, float, float]  # a box, and what hiding it costs

_NO_LIMIT = float("inf")


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


class Room:
    """A region with things in it; labels go where they hide least."""

    def __init__(self, bounds: Box) -> None:
        self.bounds = bounds
        self._things: list[Thing] = []

    def occupy(self, box: Box, weight: float = 1.0) -> None:
        """Note a thing; hiding it costs its weight for every unit of area."""
        self._things.append((*box, weight))

    def cost(self, box: Box) -> float:
        """Return what a label in this box would hide."""
        return _hidden(self._things, box)

    def is_free(self, box: Box) -> bool:
        """Tell whether a box lies in the region and touches nothing."""
        return self.bounds.holds(box) and self.cost(box) == 0

    def _brought_in(self, box: Box) -> Box:
        """Shift a box into the region."""
        if self.bounds.holds(box):
            return box
        right = max(0.0, self.bounds.left - box.left) - max(0.0, box.right - self.bounds.right)
        down = max(0.0, self.bounds.top - box.top) - max(0.0, box.bottom - self.bounds.bottom)
        return Box(box.left + right, box.top + down, box.right + right, box.bottom + down)

    def place(self, size: Point, wishes: Iterable[Wish], around: Box, weight: float) -> Box:
        """Put a label at the best of the wished centres and keep the place for it.

        The least reluctant wish comes first; none leads out of the box around them all.
        """
        near = self._near(around)
        best, least = self.bounds, _NO_LIMIT
        for centre, reluctance in wishes:
            if reluctance >= least:
                break
            box = self._brought_in(Box.around(*centre, *size))
            cost = reluctance + _hidden(near, box, least - reluctance)
            if cost < least:
                best, least = box, cost
        self.occupy(best, weight)
        return best

    def _near(self, box: Box) -> Sequence[Thing]:
        """Return only the things that touch a box."""
        left, top, right, bottom = box
        return [
            thing
            for thing in self._things
            if thing[0] < right and left < thing[2] and thing[1] < bottom and top < thing[3]
        ]
