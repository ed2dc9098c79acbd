"""A castle from the side, like an opened doll's house: walls, roofs, rooms and flags."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import ARMS
from palas.draw.keeping import SCENES, kept
from palas.draw.lettering import label
from palas.draw.markup import (
    Markup,
    group,
    join,
    moved,
    number,
    offered,
    path,
    rectangle,
    title,
    use,
)
from palas.games.two_castles.drawing.castle import THRONE_CELLS, Castle, Cell
from palas.games.two_castles.drawing.fitting import Fit
from palas.games.two_castles.drawing.furnishing import CELL
from palas.games.two_castles.drawing.tile import PLAIN, SMALLEST_PRINT, throne_room, tile
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.tables import REGULAR_ROOMS, TOWER_TYPE

ELEVATION_RULES = {
    ".wall": "fill:var(--ink)",
    ".lit": "fill:var(--lit);fill-opacity:.72",
    ".halo": "fill:none;stroke:var(--glow);stroke-opacity:.35",
    ".rim-glow": "fill:none;stroke:var(--glow)",
    ".dashes": "fill:none;stroke:var(--ink)",
    ".ghost": "opacity:.85",
    ".unlit": "opacity:.4",
    ".gave": "fill:none;stroke:var(--glow)",
    ".gave-edge": "fill:none;stroke:var(--ink)",
    ".bracket": "fill:none;stroke:var(--ink);stroke-linecap:square",
    ".bracket-glow": "fill:none;stroke:var(--glow);stroke-linecap:square",
}
_WALL = 4 / CELL  # the outer wall reaches this far beyond the rooms
_PARAPET = 44 / CELL  # open rooms have walls up to here
_FLAG = "M0,1H38L31,11L38,21H0z"


class Legal(NamedTuple):
    """A cell on which the viewer may build: the actions, and the points it would bring."""

    actions: tuple[int, ...]
    gain: int | None
    words: str  # the room, for those who point at the cell
    told: str = ""  # the move, for those who hear it


class Points(NamedTuple):
    """What the rooms of a castle earn."""

    rooms: tuple[int, ...]  # in the order laid
    throne: int
    attendants: int
    cards: tuple[int, ...]
    total: int


@dataclass(frozen=True)
class Elevation:
    """A castle ready to be drawn at its place; equal elevations are drawn once."""

    castle: Castle
    fit: Fit
    points: Points
    names: tuple[str, ...]  # of the rooms in the order laid, then of the throne room
    seats: tuple[int, ...] = ()  # whose flags fly on it
    legal: tuple[tuple[Cell, Legal], ...] = ()
    ghost: tuple[Cell, int] | None = None  # the chosen cell, and the room shown there
    last: tuple[Cell, ...] = ()
    highlight: tuple[Cell, ...] = ()

    @property
    def unit(self) -> float:
        """The scale of a tile."""
        return self.fit.cell / CELL

    @cached_property
    def _roofed(self) -> Castle:
        """The castle as its roofs see it: with the chosen room in it."""
        if self.ghost is None:
            return self.castle
        cell, room = self.ghost
        plain = self.castle
        with_ghost = (*plain.laid, (cell, room))
        return Castle(plain.number, plain.throne, with_ghost, plain.attendants, plain.cards)

    @cached_property
    def _legal_at(self) -> dict[Cell, Legal]:
        return dict(self.legal)

    def drawn(self) -> Markup:
        """Draw the castle, from back to front."""
        return _drawn(self)

    def from_back_to_front(self) -> Markup:
        """Draw the castle anew."""
        return join(
            (
                self._flags(),
                self._walls(),
                self._legal_ground(),
                self._roofs(),
                self._rooms(),
                self._ghost(),
                self._highlighted(),
                self._brackets(),
                self._legal_cells(),
            )
        )

    # ------------------------------------------------------------------------- the house

    def _walls(self) -> Markup:
        """Draw one heavy wall around everything built."""
        data = "".join(self._wall(cell) for cell in (*self.castle.rooms, *THRONE_CELLS))
        return path(data, "wall")

    def _wall(self, cell: Cell) -> str:
        left, top = self.fit.corner(cell)
        size, wall = self.fit.cell, max(1.2, _WALL * self.fit.cell)
        above = top - wall
        if self.castle.is_open(cell):
            is_tower = room_type(self.castle.rooms[cell]) == TOWER_TYPE
            above = top if is_tower else top + _PARAPET * size
        if size < PLAIN:
            above = top - (0 if self.castle.is_open(cell) else wall)
        a, b = number(left - wall, 1), number(above, 1)
        c, d = number(left + size + wall, 1), number(top + size + wall, 1)
        return f"M{a},{b}H{c}V{d}H{a}z"

    def _roofs(self) -> Markup:
        cells = [
            cell for cell in (*self._roofed.rooms, *THRONE_CELLS) if self._roofed.has_roof(cell)
        ]
        return join(self._roof(cell) for cell in cells)

    def _roof(self, cell: Cell) -> Markup:
        left, top = self.fit.corner(cell)
        if self.fit.cell >= PLAIN:
            return use("roof", left, top - 30 * self.unit, self.unit)
        size = self.fit.cell
        a, b, c = number(left - 1, 1), number(top - 0.6, 1), number(left + size / 2, 1)
        d, e = number(top - size * 0.48, 1), number(left + size + 1, 1)
        return path(f"M{a},{b}L{c},{d}L{e},{b}z", "fine water")

    def _rooms(self) -> Markup:
        order = sorted(range(len(self.castle.laid)), key=lambda at: self.castle.laid[at][0][::-1])
        rooms = [self._lighted(self.castle.laid[at][0], self._room(at)) for at in order]
        return join((*rooms, self._lighted((0, 0), self._throne_room())))

    def _lighted(self, cell: Cell, drawn: Markup) -> Markup:
        """Dim a room while others are highlighted."""
        is_dim = self.highlight and cell not in self.highlight
        return group(drawn, class_="unlit") if is_dim else drawn

    def _room(self, at: int) -> Markup:
        cell, room = self.castle.laid[at]
        return tile(
            room,
            *self.fit.corner(cell),
            self.fit.cell,
            name=self.names[at],
            piece=self._pieces[at],
            points=self.points.rooms[at],
            have=self.castle.regular_types,
        )

    @cached_property
    def _pieces(self) -> list[str]:
        """The ids of the rooms; on paper a castle may have a room twice, then one has none."""
        names = [
            f"tile-{room}" if room < REGULAR_ROOMS else f"tile-{self._place(cell)}"
            for cell, room in self.castle.laid
        ]
        return [name if names.index(name) == at else "" for at, name in enumerate(names)]

    def _place(self, cell: Cell) -> str:
        """Return the name of a cell for ids."""
        return f"{self.castle.number}-{_side(cell[0])}-{_side(cell[1])}"

    def _throne_room(self) -> Markup:
        return throne_room(
            self.castle.throne,
            self.castle.attendants,
            *self.fit.corner((0, 0)),
            self.fit.cell,
            name=self.names[-1],
            piece=f"throne-{self.castle.number}",
            points=self.points.throne,
            served=self.points.attendants,
        )

    def _flags(self) -> Markup:
        """Fly the flags of the two seats on the highest free roof, the nearest to the throne."""
        free = [
            (x, y)
            for x, y in (*self._roofed.rooms, *THRONE_CELLS)
            if y >= 0 and not self._roofed.is_built((x, y + 1)) and self._is_clear((x, y))
        ]
        if not self.seats or not free:
            return Markup("")
        cell = max(free, key=lambda cell: (cell[1], -abs(cell[0] - 0.5)))
        left, top = self.fit.corner(cell)
        size = self.fit.cell
        across, rise, tall = self._pole(cell)
        x, foot = left + across * size, top - rise * size
        flag = size * 0.0072
        parts = [path(f"M{number(x, 1)},{number(foot, 1)}v{number(-tall * size, 1)}", "line")]
        for at, seat in enumerate(self.seats):
            parts.append(
                path(
                    _FLAG,
                    "outline",
                    fill=f"var(--{ARMS[seat].colour})",
                    transform=moved(x, foot - tall * size + at * 21 * flag, flag),
                )
            )
        return join(parts)

    def _is_clear(self, cell: Cell) -> bool:
        """Tell whether flags on a cell would hide behind no cell that may be built."""
        x, y = cell
        near = [(x, y + 1)]
        if self._roofed.is_open(cell):  # the pole stands at the right edge
            near += [(x + 1, y), (x + 1, y + 1), (x, y + 2), (x + 1, y + 2)]
        return not any(one in self._legal_at for one in near)

    def _pole(self, cell: Cell) -> tuple[float, float, float]:
        """Return where a flag pole stands on a cell, how high its foot and how long it is."""
        if not self._roofed.is_open(cell):
            return 0.5, 0.3, 0.72
        if room_type(self._roofed.rooms[cell]) == TOWER_TYPE:
            return 0.5, 0.7, 0.72
        return 0.94, -0.45, 1.2

    # -------------------------------------------------------------------- what may be done

    def _frame(self, cell: Cell, inset: float, style: str, stroke: float, dash: str = "") -> Markup:
        left, top = self.fit.corner(cell)
        size = self.fit.cell
        gap = inset * size
        wide = 2 * size if cell == (0, 0) else size
        return rectangle(
            round(left + gap, 1),
            round(top + gap, 1),
            round(wide - 2 * gap, 1),
            round(size - 2 * gap, 1),
            round(0.07 * size, 1),
            class_=style,
            stroke_width=number(max(1.0, stroke * self.unit), 1) if stroke else None,
            stroke_dasharray=dash or None,
        )

    def _legal_ground(self) -> Markup:
        return join(self._frame(cell, 0.06, "lit", 0) for cell, _ in self.legal)

    def _legal_cells(self) -> Markup:
        return join(self._legal_cell(cell, legal) for cell, legal in sorted(self.legal))

    def _legal_cell(self, cell: Cell, legal: Legal) -> Markup:
        left, top = self.fit.corner(cell)
        size = self.fit.cell
        is_chosen = self.ghost is not None and self.ghost[0] == cell
        dash = "" if is_chosen else f"{number(size * 0.083, 1)} {number(size * 0.07, 1)}"
        parts = [
            title(legal.words),
            rectangle(round(left, 1), round(top, 1), round(size, 1), round(size, 1), class_="hit"),
            self._frame(cell, 0.06, "halo", 11),
            self._frame(cell, 0.06, "rim-glow", 5.5),
            self._frame(cell, 0.06, "dashes", 2, dash),
        ]
        if legal.gain is not None and size >= PLAIN:
            parts.append(self._gain(cell, legal.gain, is_chosen))
        return group(
            *parts,
            id=f"cell-{self._place(cell)}",
            **offered(legal.actions, legal.told),
        )

    def _gain(self, cell: Cell, gain: int, is_chosen: bool) -> Markup:
        left, top = self.fit.corner(cell)
        size = self.fit.cell
        words = f"+{gain}" if gain > 0 else str(gain) if gain == 0 else f"−{-gain}"
        letters = max(SMALLEST_PRINT, 0.26 * size)
        if not is_chosen:
            return label(
                left + size / 2, top + size * 0.42 + letters * 0.36, words, letters, "bold middle"
            )
        letters = max(SMALLEST_PRINT, 0.2 * size)
        wide, high = letters * 2.5, letters * 1.45
        x, y = left + size - wide / 2 - 0.05 * size, top + size - high / 2 - 0.05 * size
        return join(
            (
                rectangle(
                    round(x - wide / 2, 1),
                    round(y - high / 2, 1),
                    round(wide, 1),
                    round(high, 1),
                    round(high / 2, 1),
                    class_="seal",
                ),
                label(x, y + letters * 0.36, words, letters, "bold middle on-glow"),
            )
        )

    def _ghost(self) -> Markup:
        if self.ghost is None:
            return Markup("")
        cell, room = self.ghost
        return group(
            tile(room, *self.fit.corner(cell), self.fit.cell, sky=True, value=False),
            class_="ghost",
        )

    # ----------------------------------------------------------------------- what was done

    def _highlighted(self) -> Markup:
        parts = []
        for cell in self.highlight:
            parts.append(self._frame(cell, 0.03, "gave-edge", 9))
            parts.append(self._frame(cell, 0.03, "gave", 6))
        return join(parts)

    def _brackets(self) -> Markup:
        return join(self._bracket(cell) for cell in self.last)

    def _bracket(self, cell: Cell) -> Markup:
        left, top = self.fit.corner(cell)
        wide = 2 * self.fit.cell if cell == (0, 0) else self.fit.cell
        box = Box.sized(left, top, wide, self.fit.cell).grown(0.05 * self.fit.cell)
        arm = 0.2 * self.fit.cell
        data = ""
        for x, across in ((box.left, arm), (box.right, -arm)):
            for y, down in ((box.top, arm), (box.bottom, -arm)):
                data += (
                    f"M{number(x, 1)},{number(y + down, 1)}v{number(-down, 1)}h{number(across, 1)}"
                )
        stroke = max(1.5, 3 * self.unit)
        return join(
            (
                path(data, "bracket-glow", stroke_width=number(stroke * 2.4, 1)),
                path(data, "bracket", stroke_width=number(stroke, 1)),
            )
        )


@kept(4 * SCENES)
def _drawn(elevation: Elevation) -> Markup:
    return elevation.from_back_to_front()


def _side(position: int) -> str:
    return f"m{-position}" if position < 0 else str(position)
