"""A castle from the side, like an opened doll's house: walls, roofs, rooms and flags."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from palas.draw.geometry import Box
from palas.draw.heraldry import ARMS
from palas.draw.keeping import SCENES, kept
from palas.draw.markup import Markup, group, join, moved, number, offered, path, title
from palas.games.two_castles.drawing.castle import THRONE_CELLS, Castle, Cell
from palas.games.two_castles.drawing.fitting import Fit
from palas.games.two_castles.drawing.frames import (
    bracketed,
    gain_mark,
    highlighted,
    legal_face,
    lit_ground,
)
from palas.games.two_castles.drawing.house import house
from palas.games.two_castles.drawing.pieces import part, placed
from palas.games.two_castles.drawing.tile import (
    PLAIN,
    Look,
    Service,
    look_at,
    room_inside,
    scale_of,
    throne_inside,
    tile,
)
from palas.games.two_castles.rooms import room_type
from palas.games.two_castles.tables import REGULAR_ROOMS, SLEEPING, TOWER_TYPE

ELEVATION_RULES = {
    ".wall": "fill:var(--ink)",
    ".ghost": "opacity:.85",
    ".unlit": "opacity:.4",
}
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
                self._legal_ground(),
                house(self.castle, self._roofed, self.fit),
                self._rooms(),
                self._marks(),
                self._legal_cells(),
            )
        )

    # ------------------------------------------------------------------------- the rooms

    def _rooms(self) -> Markup:
        scale = number(scale_of(self.fit.cell), 3)
        drawn = []
        for cell, piece, inside in _insides(
            self.castle, self.points, self.names, look_at(self.fit.cell)
        ):
            x, y = self.fit.corner(cell)
            where = f"translate({x:.1f},{y:.1f}) scale({scale})"
            drawn.append(self._lighted(cell, placed(piece, where, inside)))
        return join(drawn)

    def _lighted(self, cell: Cell, drawn: Markup) -> Markup:
        """Dim a room while others are highlighted."""
        is_dim = self.highlight and cell not in self.highlight
        return group(drawn, class_="unlit") if is_dim else drawn

    def _box(self, cell: Cell) -> Box:
        """Return the place of a cell, or of the whole throne room."""
        size = self.fit.cell
        return Box.sized(*self.fit.corner(cell), 2 * size if cell == (0, 0) else size, size)

    def _flags(self) -> Markup:
        """Fly the flags of the two seats on the highest free roof, the nearest to the throne."""
        cell = next(filter(self._is_clear, self._roofed.tops), None) if self.seats else None
        if cell is None:
            return Markup("")
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

    def _legal_ground(self) -> Markup:
        return join(lit_ground(self._box(cell)) for cell, _ in self.legal)

    def _legal_cells(self) -> Markup:
        return join(self._legal_cell(cell, legal) for cell, legal in sorted(self.legal))

    def _legal_cell(self, cell: Cell, legal: Legal) -> Markup:
        size = self.fit.cell
        is_chosen = self.ghost is not None and self.ghost[0] == cell
        has_gain = legal.gain is not None and size >= PLAIN
        return group(
            title(legal.words),
            legal_face(size, is_chosen),
            gain_mark(size, legal.gain or 0, is_chosen) if has_gain else Markup(""),
            id=f"cell-{place_name(self.castle, cell)}",
            transform=moved(*self.fit.corner(cell)),
            **offered(legal.actions, legal.told),
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

    def _marks(self) -> Markup:
        """Draw what lies above the rooms, apart from them: it changes with every move."""
        lit = (highlighted(self._box(cell)) for cell in self.highlight)
        last = (bracketed(self._box(cell)) for cell in self.last)
        return part(f"marks-{self.castle.number}", self._ghost(), *lit, *last)


@kept(8 * SCENES)
def _drawn(elevation: Elevation) -> Markup:
    return elevation.from_back_to_front()


@kept(8 * SCENES)
def _insides(
    castle: Castle, points: Points, names: tuple[str, ...], look: Look
) -> tuple[tuple[Cell, str, Markup], ...]:
    """Return cell, id and drawing of every room from below to above, the throne room last."""
    pieces = piece_names(castle)
    rooms = []
    for at in sorted(range(len(castle.laid)), key=lambda at: castle.laid[at][0][::-1]):
        cell, room = castle.laid[at]
        have = castle.regular_types if room_type(room) == SLEEPING else None
        inside = room_inside(room, look, names[at], points=points.rooms[at], have=have)
        rooms.append((cell, pieces[at], inside))
    service = Service(castle.attendants, points.throne, points.attendants)
    throne = throne_inside(castle.throne, service, look, names[-1])
    return (*rooms, (THRONE_CELLS[0], f"throne-{castle.number}", throne))


def piece_names(castle: Castle) -> list[str]:
    """Return the ids of the rooms; on paper a castle may have one twice, then one has none."""
    names = [
        f"tile-{room}" if room < REGULAR_ROOMS else f"tile-{place_name(castle, cell)}"
        for cell, room in castle.laid
    ]
    return [name if names.index(name) == at else "" for at, name in enumerate(names)]


def place_name(castle: Castle, cell: Cell) -> str:
    """Return the name of a cell for ids."""
    return f"{castle.number}-{_side(cell[0])}-{_side(cell[1])}"


def _side(position: int) -> str:
    return f"m{-position}" if position < 0 else str(position)
