"""Finding room for labels among things that should stay visible."""

from __future__ import annotations

from collections.abc import Sequence

from palas.draw.geometry import Box, Point

Wish = tuple[Point, float]  # a centre, and how reluctantly the label goes there


class Room:
    """A region with things in it; labels go where they hide least."""

    def __init__(self, bounds: Box) -> None:
        self.bounds = bounds
        self._things: list[tuple[Box, float]] = []

    def occupy(self, box: Box, weight: float = 1.0) -> None:
        """Note a thing; hiding it costs its weight for every unit of area."""
        self._things.append((box, weight))

    def cost(self, box: Box) -> float:
        """Return what a label in this box would hide."""
        return sum(weight * box.overlap(thing) for thing, weight in self._things)

    def is_free(self, box: Box) -> bool:
        """Tell whether a box lies in the region and touches nothing."""
        return self.bounds.holds(box) and self.cost(box) == 0

    def _brought_in(self, box: Box) -> Box:
        """Shift a box into the region."""
        right = max(0.0, self.bounds.left - box.left) - max(0.0, box.right - self.bounds.right)
        down = max(0.0, self.bounds.top - box.top) - max(0.0, box.bottom - self.bounds.bottom)
        return Box(box.left + right, box.top + down, box.right + right, box.bottom + down)

    def place(self, width: float, height: float, wishes: Sequence[Wish], weight: float) -> Box:
        """Put a label at the best of the wished centres and keep the place for it."""
        candidates = [
            (reluctance, self._brought_in(Box.around(*centre, width, height)))
            for centre, reluctance in wishes
        ]
        candidates.sort(key=lambda candidate: candidate[0])
        corners = [point for _, box in candidates for point in (box[:2], box[2:])]
        near = self._near(Box.of(corners))
        best, least = candidates[0][1], float("inf")
        for reluctance, box in candidates:
            if reluctance >= least:
                break
            cost = reluctance + near.cost(box)
            if cost < least:
                best, least = box, cost
        self.occupy(best, weight)
        return best

    def _near(self, box: Box) -> Room:
        """Return a room with only the things that touch a box."""
        room = Room(self.bounds)
        room._things = [(thing, weight) for thing, weight in self._things if thing.overlap(box)]
        return room
