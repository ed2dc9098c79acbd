"""A second scorer, slow and obvious, written from RULES.md alone to check the first.

A castle is a dictionary from cells (x, y) to what lies there: the number of a room, or
THRONE on (0, 0) and (1, 0). A *thing* is a room at its cell or the throne, which is one
thing on two cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from palas.games.two_castles.rooms import ROOMS, THRONE_ROOMS

Cell = tuple[int, int]
THRONE = -1
THRONE_CELL = (0, 0)  # stands for the throne as a thing

TYPES = ("food", "living", "utility", "outdoor", "sleeping", "corridor", "downstairs")
SPECIALS = ("fountain", "tower", "foyer", "throne")
DECORATIONS = ("", "painting", "swords", "torch", "mirror")
# R9.1 to R9.7
THRONES = (
    ({"corridor", "downstairs"}, {(0, -1), (1, -1)}, "mirror"),
    ({"living", "corridor"}, {(-1, 0), (2, 0)}, "torch"),
    ({"living", "sleeping"}, {(0, 1), (1, 1)}, "swords"),
    ({"utility", "food"}, {(-1, 0), (2, 0)}, "painting"),
    ({"corridor", "food"}, {(0, 1), (1, 1)}, "swords"),
    ({"utility", "sleeping"}, {(2, 0), (1, 1)}, "torch"),
    ({"food", "sleeping"}, {(-1, 0), (0, 1)}, "mirror"),
)


@dataclass
class Castle:
    """A castle to be scored."""

    throne: int
    rooms: dict[Cell, int]
    attendants: list[int] = field(default_factory=list)
    cards: list[int] = field(default_factory=list)

    def at(self, cell: Cell) -> Cell | None:
        """Return the thing on a cell."""
        if cell in ((0, 0), (1, 0)):
            return THRONE_CELL
        return cell if cell in self.rooms else None

    def things(self) -> list[Cell]:
        return [THRONE_CELL, *self.rooms]

    def kind(self, thing: Cell) -> str:
        if thing == THRONE_CELL:
            return "throne"
        room = self.rooms[thing]
        return TYPES[room // 21] if room < 147 else SPECIALS[room - 147]

    def decoration(self, thing: Cell) -> str:
        if thing == THRONE_CELL:
            return THRONES[self.throne][2]
        return DECORATIONS[ROOMS[self.rooms[thing]].decoration]

    def on(self, cells: Iterable[Cell]) -> set[Cell]:
        """Return the things on some cells, each once."""
        return {thing for cell in cells if (thing := self.at(cell)) is not None}

    def of_kind(self, kind: str) -> list[Cell]:
        """Return all things of a kind; 'special' means any special room."""
        return [thing for thing in self.things() if self.fits(thing, kind)]

    def fits(self, thing: Cell, kind: str) -> bool:
        return self.kind(thing) == kind or (kind == "special" and self.kind(thing) in SPECIALS)

    def count(self, cells: Iterable[Cell], kind: str) -> int:
        return sum(self.fits(thing, kind) for thing in self.on(cells))


def cells_around(x: int, y: int) -> list[Cell]:
    return [(x + i, y + j) for i in (-1, 0, 1) for j in (-1, 0, 1) if (i, j) != (0, 0)]


def cells_beside(x: int, y: int) -> list[Cell]:
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def wanted_kind(room: int) -> str:
    """Return the kind of room a room wants, by the sheet."""
    return {**dict(enumerate(TYPES)), 11: "special"}[ROOMS[room].wants]


def room_points(castle: Castle, cell: Cell) -> int:
    """Return the points of a room (R7, R8)."""
    rules = {
        "food": food,
        "living": living,
        "utility": utility,
        "outdoor": outdoor,
        "sleeping": sleeping,
        "corridor": corridor,
        "downstairs": downstairs,
        "fountain": fountain,
        "tower": tower,
        "foyer": foyer,
    }
    return rules[castle.kind(cell)](castle, cell)


def food(castle: Castle, cell: Cell) -> int:
    """R7.1."""
    x, y = cell
    room = castle.rooms[cell]
    if ROOMS[room].name in ("Chocolate Room", "Spice Room"):
        cells = [(x, y - 1), (x, y - 2)]
        return 2 * castle.count(cells, "downstairs")
    is_sideways = ROOMS[room].name in (
        *("Bakery", "Sauerkraut Room", "Cutlery Room", "Meat Locker", "Pantry", "Ice House"),
        "China Room",
    )
    cells = [(x - 1, y), (x + 1, y)] if is_sideways else [(x, y - 1), (x, y + 1)]
    return 2 * castle.count(cells, wanted_kind(room))


def living(castle: Castle, cell: Cell) -> int:
    """R7.2."""
    x, y = cell
    kind = wanted_kind(castle.rooms[cell])
    if kind == "outdoor":
        return 2 * castle.count([c for c in cells_around(x, y) if c != (x, y - 1)], kind)
    if kind == "downstairs":
        return 2 * castle.count([(x - 1, y - 1), (x, y - 1), (x + 1, y - 1)], kind)
    return castle.count(cells_around(x, y), kind)


def utility(castle: Castle, cell: Cell) -> int:
    """R7.3: spread from the room over wanted things until nothing new is found."""
    kind = wanted_kind(castle.rooms[cell])
    reached = {cell}
    while True:
        cells = {c for thing in reached for c in sides(thing)}
        more = {thing for thing in castle.on(cells) if castle.fits(thing, kind)} - reached
        if not more:
            return len(reached) - 1
        reached |= more


def sides(thing: Cell) -> list[Cell]:
    """Return the cells at the sides of a thing; the throne has six."""
    if thing == THRONE_CELL:
        return [(-1, 0), (2, 0), (0, 1), (1, 1), (0, -1), (1, -1)]
    return cells_beside(*thing)


def outdoor(castle: Castle, cell: Cell) -> int:
    """R7.4."""
    return len(castle.of_kind(wanted_kind(castle.rooms[cell])))


def sleeping(castle: Castle, cell: Cell) -> int:
    """R7.5."""
    return 4 if {castle.kind(thing) for thing in castle.rooms} >= set(TYPES) else 1


def corridor(castle: Castle, cell: Cell) -> int:
    """R7.6."""
    near = castle.on(cells_around(*cell))
    return sum(castle.decoration(thing) == castle.decoration(cell) for thing in near)


def downstairs(castle: Castle, cell: Cell) -> int:
    """R7.7."""
    x, y = cell
    kind = wanted_kind(castle.rooms[cell])
    above = [(x, level) for level in range(y + 1, 40)]
    below = [(x, level) for level in range(-40, y)]
    if kind in ("corridor", "downstairs"):
        return castle.count(above + below, kind)
    if kind == "special":
        return 2 * castle.count(above + below, kind)
    return castle.count(above, kind)


def fountain(castle: Castle, cell: Cell) -> int:
    """R8.1."""
    return 5


def tower(castle: Castle, cell: Cell) -> int:
    """R8.2."""
    return len(castle.on((cell[0], level) for level in range(-40, cell[1])))


def foyer(castle: Castle, cell: Cell) -> int:
    """R8.3."""
    return len(castle.on(cells_around(*cell)))


def throne_points(castle: Castle) -> int:
    """R9.1 to R9.7."""
    kinds, cells, _ = THRONES[castle.throne]
    return 2 * sum(castle.kind(cell) in kinds for cell in cells if cell in castle.rooms)


def attendant_points(castle: Castle, attendant: int) -> int:
    """R9.8."""
    loved = DECORATIONS[attendant]
    return sum(castle.decoration(thing) == loved for thing in castle.things())


def is_enclosed(castle: Castle, thing: Cell, is_diagonal: bool) -> bool:
    """Tell whether all cells at the sides of a thing, or around it, are filled (R10.13)."""
    own = [(0, 0), (1, 0)] if thing == THRONE_CELL else [thing]
    near = cells_around if is_diagonal else cells_beside
    return all(castle.at(cell) is not None for one in own for cell in near(*one))


def card_points(castle: Castle, card: int) -> int:
    """R10.1 to R10.20."""
    kinds = [castle.kind(thing) for thing in castle.rooms]
    levels = [y for _, y in castle.rooms]
    throne_sides = castle.on(sides(THRONE_CELL)) - {THRONE_CELL}
    around_throne = castle.on([*cells_around(0, 0), *cells_around(1, 0)]) - {THRONE_CELL}
    counts = (
        len(set(kinds)),
        4 * len(castle.attendants),
        2 * kinds.count("downstairs"),
        2 * kinds.count("sleeping"),
        sum(level < 0 for level in levels),
        sum(level >= 2 for level in levels),
        2 * kinds.count("living"),
        2 * kinds.count("food"),
        len({0, *levels}),
        len({0, 1, *(x for x, _ in castle.rooms)}),
        2 * kinds.count("outdoor"),
        2 * kinds.count("corridor"),
        3 * sum(is_enclosed(castle, thing, True) for thing in castle.things()),
        2 * sum(is_enclosed(castle, thing, False) for thing in castle.things()),
        2 * kinds.count("utility"),
        2 * len(castle.of_kind("special")),
        2 * len({castle.kind(thing) for thing in throne_sides} & set(TYPES)),
        len(around_throne),
        4 * sum(kinds.count(kind) >= 5 for kind in TYPES),
        2 * sum(kinds.count(kind) >= 3 for kind in TYPES),
    )
    return counts[card]


def castle_score(castle: Castle) -> int:
    """R11.1."""
    return (
        sum(room_points(castle, cell) for cell in castle.rooms)
        + throne_points(castle)
        + sum(attendant_points(castle, attendant) for attendant in castle.attendants)
        + sum(card_points(castle, card) for card in castle.cards)
    )


def facts_agree() -> bool:
    """Tell whether the throne rooms above are those of the game's sheet."""
    return all(
        {TYPES[kind] for kind in sheet.wants} == kinds
        and set(sheet.cells) == cells
        and DECORATIONS[sheet.decoration] == decoration
        for sheet, (kinds, cells, decoration) in zip(THRONE_ROOMS, THRONES, strict=True)
    )
