"""A castle as the picture reads it from the record: which room lies on which cell."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from palas.draw.keeping import kept
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.state import State
from palas.games.two_castles.tables import (
    FOUNTAIN_TYPE,
    NO_ATTENDANT,
    NO_CARD,
    OUTDOOR,
    REGULAR_TYPES,
    TOWER_TYPE,
)

Cell = tuple[int, int]  # x to the right, y upwards
THRONE_CELLS: tuple[Cell, Cell] = ((0, 0), (1, 0))
OPEN_TYPES = (OUTDOOR, FOUNTAIN_TYPE, TOWER_TYPE)  # nothing may be built above them


class Extent(NamedTuple):
    """The columns and levels a castle takes, first and last."""

    left: int
    right: int
    bottom: int
    top: int

    @property
    def columns(self) -> int:
        """How many columns it is wide."""
        return self.right - self.left + 1

    def joined(self, cells: tuple[Cell, ...]) -> Extent:
        """Return the extent with more cells in it."""
        xs = [x for x, _ in cells] + [self.left, self.right]
        ys = [y for _, y in cells] + [self.bottom, self.top]
        return Extent(min(xs), max(xs), min(ys), max(ys))


@dataclass(frozen=True)
class Castle:
    """One castle of a position; equal castles earn and look alike."""

    number: int
    throne: int
    laid: tuple[tuple[Cell, int], ...]  # rooms besides the throne room, in the order laid
    attendants: tuple[int, ...]
    cards: tuple[int, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Counted once: whatever is drawn of a castle is found again by it."""
        return hash((self.number, self.throne, self.laid, self.attendants, self.cards))

    @cached_property
    def rooms(self) -> dict[Cell, int]:
        """The room on every cell, in the order laid."""
        return dict(self.laid)

    @cached_property
    def types(self) -> Counter[int]:
        """How many rooms of each type it has."""
        return Counter(room_type(room) for room in self.rooms.values())

    @cached_property
    def type_counts(self) -> tuple[int, ...]:
        """How many rooms of each regular type it has."""
        return tuple(self.types[kind] for kind in range(REGULAR_TYPES))

    @cached_property
    def regular_types(self) -> frozenset[int]:
        """The regular types it has."""
        return frozenset(kind for kind in self.types if kind < REGULAR_TYPES)

    @cached_property
    def specials(self) -> int:
        """How many special rooms it has, the throne room among them (R11.5)."""
        return 1 + sum(count for kind, count in self.types.items() if kind >= REGULAR_TYPES)

    @cached_property
    def extent(self) -> Extent:
        """The columns and levels it takes."""
        return Extent(0, 1, 0, 0).joined(tuple(self.rooms))

    @cached_property
    def tops(self) -> list[Cell]:
        """The cells above ground with nothing above them: the highest, near the throne, first."""
        cells = [
            (x, y)
            for x, y in (*self.rooms, *THRONE_CELLS)
            if y >= 0 and not self.is_built((x, y + 1))
        ]
        return sorted(cells, key=lambda cell: (cell[1], -abs(cell[0] - 0.5)), reverse=True)

    def is_built(self, cell: Cell) -> bool:
        """Tell whether a room or the throne lies on a cell."""
        return cell in self.rooms or cell in THRONE_CELLS

    def is_open(self, cell: Cell) -> bool:
        """Tell whether the room on a cell stands under the open sky."""
        return cell in self.rooms and room_type(self.rooms[cell]) in OPEN_TYPES

    def has_roof(self, cell: Cell) -> bool:
        """Tell whether a roof belongs on a cell: nothing lies above, and it is not open."""
        x, y = cell
        return y >= 0 and not self.is_open(cell) and not self.is_built((x, y + 1))


def castle_of(s: State, number: int) -> Castle:
    """Read one castle from the record."""
    count = s.rooms[number]
    cells = zip(s.room_x[number][:count], s.room_y[number][:count], strict=True)
    return _castle(
        number,
        s.throne[number],
        tuple(zip(cells, s.room[number][:count], strict=True)),
        tuple(one for one in s.attendant[number] if one != NO_ATTENDANT),
        tuple(one for one in s.card[number] if one != NO_CARD),
    )


# The same castle is one object, which knows its types, its roofs and its extent.
_castle = kept()(Castle)
