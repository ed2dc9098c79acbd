"""The record of a game: declared once, with two bodies of the same field names.

A game lists its fields in a class derived from `Record`. The class itself is the
*plain twin*: integers and lists, ready for the interpreter and the debugger.
`dtype()` is the same layout as a numpy record, for compiled code and the GPU.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from collections.abc import Iterator

    import numpy as np
    from numpy.typing import NDArray

Row = list[int]
Grid = list[list[int]]
BODIES = ("_numbers", "_rows", "_grids", "_records")


class Cell:
    """One declared field: a numpy type code (or a nested record) and a shape."""

    __slots__ = ("kind", "shape")

    def __init__(self, kind: str | type[Record], shape: tuple[int, ...]) -> None:
        self.kind = kind
        self.shape = shape

    @property
    def body(self) -> str:
        """What the twin has for this field, which says how it is copied."""
        if isinstance(self.kind, type):
            return "_records"
        return BODIES[min(len(self.shape), 2)]

    def blank(self) -> Any:
        """Return the twin's zero for this field."""
        if isinstance(self.kind, type):
            return self.kind()
        return _zeros(self.shape)


def cell(kind: str | type[Record], *shape: int) -> Any:
    """Declare a field: `cell("i1")` a number, `cell("i1", 72)` a row, `cell(Inner)` a record."""
    return Cell(kind, shape)


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    if len(shape) == 1:
        return [0] * shape[0]
    return [_zeros(shape[1:]) for _ in range(shape[0])]


class _Declared(type):
    """Turns the cells of a class body into slots and a field table."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> type:
        own = {key: value for key, value in body.items() if isinstance(value, Cell)}
        inherited: dict[str, Cell] = {}
        for base in bases:
            inherited |= getattr(base, "fields", {})
        rest = {key: value for key, value in body.items() if key not in own}
        rest["__slots__"] = tuple(own)
        rest["fields"] = fields = inherited | own
        for alike in BODIES:
            rest[alike] = tuple(key for key, found in fields.items() if found.body == alike)
        return super().__new__(mcs, name, bases, rest)


class Record(metaclass=_Declared):
    """The plain twin: one attribute a field, integers and lists of integers."""

    fields: dict[str, Cell]
    _numbers: tuple[str, ...]
    _rows: tuple[str, ...]
    _grids: tuple[str, ...]
    _records: tuple[str, ...]

    def __init__(self) -> None:
        for name, declared in self.fields.items():
            setattr(self, name, declared.blank())

    @classmethod
    def dtype(cls) -> np.dtype[np.void]:
        """Return the numpy layout with the same field names."""
        return _dtype(cls)

    def copy(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        other.assign(self)
        return other

    def assign(self, source: Record) -> None:
        """Take over every value of another twin of the same kind."""
        for name in self._numbers:
            setattr(self, name, getattr(source, name))
        for name in self._rows:
            setattr(self, name, getattr(source, name)[:])
        for name in self._grids:
            setattr(self, name, [row[:] for row in getattr(source, name)])
        for name in self._records:
            setattr(self, name, getattr(source, name).copy())

    def share(self, other: Record) -> None:
        """Hold the lists of another twin where they are equal: neither may be changed any more."""
        for name in self._rows:
            if getattr(self, name) == getattr(other, name):
                setattr(self, name, getattr(other, name))
        for name in self._grids:
            rows = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [old if own == old else own for own, old in rows])
        for name in self._records:
            getattr(self, name).share(getattr(other, name))

    def values(self) -> dict[str, Any]:
        """Return the fields as plain JSON-ready values (shared, not copied)."""
        return {
            name: value.values() if isinstance(value := getattr(self, name), Record) else value
            for name in self.fields
        }

    def write(self, states: NDArray[np.void], index: int) -> None:
        """Store this twin as row `index` of a record array."""
        _write(self, states[index])

    @classmethod
    def read(cls, states: NDArray[np.void], index: int) -> Self:
        """Return row `index` of a record array as a twin."""
        twin = cls()
        _read(twin, states[index])
        return twin

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # a record is mutable

    def __repr__(self) -> str:
        return f"<{type(self).__qualname__} with {len(self.fields)} fields>"


class Twins:
    """A row of twins that behaves like a record array: assigning an item copies it."""

    def __init__(self, kind: type[Record], count: int) -> None:
        self._twins = [kind() for _ in range(count)]
        self.shape = (count,)

    def __len__(self) -> int:
        return len(self._twins)

    def __iter__(self) -> Iterator[Record]:
        return iter(self._twins)

    def __getitem__(self, index: int) -> Any:
        return self._twins[index]

    def __setitem__(self, index: int, source: Record) -> None:
        self._twins[index].assign(source)


@cache
def _dtype(kind: type[Record]) -> np.dtype[np.void]:
    import numpy as np

    layout = [
        (name, _dtype(c.kind) if isinstance(c.kind, type) else np.dtype(c.kind), c.shape)
        for name, c in kind.fields.items()
    ]
    return np.dtype(layout, align=True)


def _write(twin: Record, row: Any) -> None:
    for name in twin.fields:
        value = getattr(twin, name)
        if isinstance(value, Record):
            _write(value, row[name])
        else:
            row[name] = value


def _read(twin: Record, row: Any) -> None:
    for name in twin.fields:
        value = getattr(twin, name)
        if isinstance(value, Record):
            _read(value, row[name])
        else:
            setattr(twin, name, row[name].tolist())
