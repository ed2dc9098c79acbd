"""The land on the page: tiles, points, troops, where something may happen, and where to click."""

from __future__ import annotations

from dataclasses import dataclass

from palas.draw.geometry import Box
from palas.draw.lettering import label
from palas.draw.markup import Markup, group, join, moved, number, offered, path, rectangle, title

from ..state import TERRAIN
from ..tables import TILE_COLOUR
from ..troops import troop_to_deploy
from ..words.acts import Kind
from ..words.cells import cell_words
from .fitting import Cell, Extent, Fit, extent_of, fitted_in
from .layers import area_name, areas_of_land, badge_at, badges_of_land, tiles_of_land
from .pieces import brackets, hit, payer
from .scene import PLAYS, Scene
from .tile import Face, tile
from .troops import troop

LAND_RULES = {
    ".free": "fill:var(--glow);fill-opacity:.3;stroke:var(--ink);stroke-width:1.8;"
    "stroke-dasharray:6 4.5",
    ".plus": "fill:none;stroke:var(--ink);stroke-width:2.4;stroke-linecap:round",
    ".target": "fill:none;stroke:var(--ink);stroke-width:1.4;stroke-dasharray:2.5 3.5",
    ".ghost": "opacity:.8",
    ".glow-under": "fill:none;stroke:var(--glow);stroke-width:6",
    ".glow-over": "fill:none;stroke:var(--on-glow);stroke-width:1.8;stroke-dasharray:7 5",
    ".gave": "fill:none;stroke:var(--gold);stroke-width:5",
    ".unlit": "fill:var(--card);fill-opacity:.62",
    ".bracket": "fill:none;stroke:var(--ink);stroke-width:3;stroke-linecap:round",
    ".besieged": "fill:none;stroke:var(--alarm);stroke-width:4;stroke-dasharray:9 5",
    ".march": "fill:none;stroke:var(--ink);stroke-width:2.4;stroke-dasharray:2 5;"
    "stroke-linecap:round",
    ".camp": "fill:var(--glow);stroke:var(--on-glow);stroke-width:1.5",
}


@dataclass(frozen=True)
class Land:
    """A scene's land at its place on the page."""

    scene: Scene
    fit: Fit

    def drawn(self) -> Markup:
        """Draw everything."""
        scene, fit = self.scene, self.fit
        return join(
            (
                group(*(self._free(cell) for cell in scene.free_cells), id="free"),
                group(
                    tiles_of_land(scene.ground, fit.is_turned, scene.is_upright),
                    id="tiles",
                    transform=fit.transform,
                ),
                group(*self._marks(), self._targets(), id="marks"),
                badges_of_land(scene.ground, fit),
                self._troops(),
                self._payers(),
                self._ghost(),
                self._brackets(),
                self._hits(),
                self._camps(),
            )
        )

    def _marks(self) -> list[Markup]:
        places = range(len(self.scene.cells)) if self.scene.highlight else ()
        return [self._mark(place) for place in places]

    def _mark(self, place: int) -> Markup:
        """Veil what gave no points, frame what did."""
        is_lit = place in self.scene.highlight
        box = self.fit.box(self.scene.cells[place]).grown(-2.5 if is_lit else 0)
        return _frame(box, "gave" if is_lit else "unlit")

    def _free(self, cell: Cell) -> Markup:
        size = self.fit.size
        box = self.fit.box(cell).grown(-0.05 * size)
        x, y = box.centre
        arm = min(10.0, 0.1 * size)
        plus = (
            f"M{number(x - arm, 1)},{number(y, 1)}h{number(2 * arm, 1)}"
            f"M{number(x, 1)},{number(y - arm, 1)}v{number(2 * arm, 1)}"
        )
        return join((_frame(box, "free", 5), path(plus, "plus")))

    # ----------------------------------------------------------------------------- troops

    def _troops(self) -> Markup:
        marching = self._marching()
        gone = None if marching is None else (self.scene.viewer, marching[0])
        return join(
            self._troop(seat, number_, place)
            for place, seat, number_ in self.scene.troops_on_land
            if (seat, number_) != gone
        )

    def _spot(self, seat: int, cell: Cell) -> tuple[float, float, float]:
        """Return where a seat's troop stands on a cell, and how large."""
        size = self.fit.size
        scale = max(0.36, size / 100 * 0.92)
        x, y = self.fit.corner(cell)
        if seat == self.scene.bottom:
            return x + 0.21 * size, y + 0.76 * size, scale
        return x + 0.79 * size, y + 0.28 * size, scale

    def _troop(self, seat: int, which: int, place: int) -> Markup:
        has_moved = self.scene.view.moved[seat][which] == 1
        return troop(seat, which, has_moved, self._spot(seat, self.scene.cells[place]))

    def _marching(self) -> tuple[int, Cell | None, Cell | None] | None:
        """Return which troop would go by the chosen action, whence and whither."""
        act, view, seat = self.scene.chosen_act, self.scene.view, self.scene.viewer
        if act is None or act.kind not in (Kind.STEP, Kind.DEPLOY, Kind.RETREAT):
            return None
        if act.start is None:
            return troop_to_deploy(view, seat), None, act.cell
        which = list(view.troop_at[seat]).index(self.scene.place_at[act.start])
        return which, act.start, act.cell

    # ------------------------------------------------------------------------------ marks

    def _payers(self) -> Markup:
        """Mark the places that give a resource for the chosen building."""
        size = self.fit.size
        parts = []
        seen: list[int] = []
        for place, colour in self.scene.payers.land:
            x, y = self.fit.corner(self.scene.cells[place])
            aside = 0.5 + 0.26 * seen.count(place)
            parts.append(payer(colour, x + aside * size, y + 0.14 * size, size / 105))
            seen.append(place)
        return join(parts)

    def _targets(self) -> Markup:
        """Frame the tiles that troops may go to, and those that may be razed."""
        frames = {Kind.STEP: "target", Kind.DEPLOY: "target", Kind.RAZE: "besieged"}
        shown = {act.cell: frames[act.kind] for _, act in self.scene.acts if act.kind in frames}
        inset = max(1.5, 0.04 * self.fit.size)
        return join(
            _frame(self.fit.box(cell).grown(-inset), style, 4)
            for cell, style in shown.items()
            if cell
        )

    def _ghost(self) -> Markup:
        """Draw what the chosen action would do to the land."""
        act = self.scene.chosen_act
        if act is None:
            return Markup("")
        if act.kind in PLAYS and act.cell:
            return self._laid(act.tile, act.cell, act.kind is Kind.BUILD)
        if act.kind in (Kind.RAZE, Kind.USE_CAMP) and act.cell:
            place = self.scene.place_at[act.cell]
            return self._glowing(act.cell, Face(-1, self.scene.view.colour[place], TERRAIN))
        return self._march()

    def _laid(self, number_: int, cell: Cell, is_building: bool) -> Markup:
        viewer = self.scene.viewer
        if not is_building:
            return self._glowing(cell, Face(-1, TILE_COLOUR[number_], TERRAIN))
        ghost = self._glowing(cell, Face(number_, TILE_COLOUR[number_], viewer))
        return join((ghost, badge_at(cell, viewer, f"+{self.scene.chosen_gain()}", self.fit)))

    def _glowing(self, cell: Cell, face: Face) -> Markup:
        box = self.fit.box(cell)
        drawn = group(tile(face, box.left, box.top, self.fit.size), class_="ghost")
        return join((drawn, _frame(box, "glow-under", 3), _frame(box, "glow-over", 3)))

    def _march(self) -> Markup:
        marching = self._marching()
        if marching is None:
            return Markup("")
        which, whence, whither = marching
        seat = self.scene.viewer
        start = self._spot(seat, whence) if whence is not None else None
        end = self._spot(seat, whither) if whither is not None else None
        parts = []
        if start and end:
            parts.append(path(f"M{start[0]:.1f},{start[1]:.1f}L{end[0]:.1f},{end[1]:.1f}", "march"))
        if start:
            parts.append(group(troop(seat, which, False, start, is_piece=False), opacity=0.35))
        if end:
            parts.append(troop(seat, which, True, end, is_piece=start is not None))
        if whither is not None:
            parts.append(_frame(self.fit.box(whither), "glow-under", 3))
            parts.append(_frame(self.fit.box(whither), "glow-over", 3))
        elif whence is not None:
            parts.append(_frame(self.fit.box(whence), "glow-over", 3))
        return join(parts)

    def _brackets(self) -> Markup:
        """Mark the places of the last move with corner brackets."""
        data = ""
        for place in self.scene.last:
            if place < len(self.scene.cells):
                box = self.fit.box(self.scene.cells[place]).grown(1)
                data += brackets(box, 0.14 * self.fit.size)
        return path(data, "bracket") if data else Markup("")

    # -------------------------------------------------------------------------- to click

    def _hits(self) -> Markup:
        scene = self.scene
        names = scene.names_of_places()
        laid = areas_of_land(scene.cells, names, self.fit)
        if not scene.at_cell:
            return join(laid)
        chosen = (
            self._hit(cell, names[place], area_name(place))
            if cell in scene.at_cell
            else laid[place]
            for place, cell in enumerate(scene.cells)
        )
        free = (
            self._hit(
                cell,
                scene.words.cell.format(cell_words(*cell, scene.language)),
                f"cell-{cell[0]}_{cell[1]}",
            )
            for cell in scene.free_cells
        )
        return join((*chosen, *free))

    def _hit(self, cell: Cell, words: str, name: str) -> Markup:
        actions = self.scene.at_cell[cell]
        words = f"{self.scene.deeds(actions)} · {words}"
        return hit(self.fit.box(cell), words, tuple(actions), name)

    def _camps(self) -> Markup:
        """Draw a plate on every field camp that may be used."""
        return join(self._camp(action) for action in self.scene.actions_of(Kind.USE_CAMP))

    def _camp(self, action: int) -> Markup:
        cell = next(act.cell for number_, act in self.scene.acts if number_ == action)
        assert cell is not None
        x, y = self.fit.corner(cell)
        size = self.fit.size
        wide, high = max(18.0, 0.5 * size), max(14.0, 0.26 * size)
        letters = max(8.0, 0.16 * size)
        return group(
            title(self.scene.words.use_camp),
            rectangle(0, 0, wide, high, high / 2, class_="camp"),
            label(wide / 2, high / 2 + 0.36 * letters, "+1", letters, "bold middle on-glow"),
            transform=moved(x + (size - wide) / 2, y + 0.04 * size),
            id=f"camp-{self.scene.place_at[cell]}",
            **offered([action], self.scene.action_words(action)),
        )


def _frame(box: Box, style: str, radius: float = 0) -> Markup:
    left, top, wide, high = (
        round(value, 1) for value in (box.left, box.top, box.width, box.height)
    )
    return rectangle(left, top, wide, high, radius, class_=style)


def extent(scene: Scene) -> Extent:
    """Return the cells the page must show: the land, and where it may grow now."""
    return extent_of([*scene.cells, *scene.free_cells])


def land_in(scene: Scene, box: Box, largest: float) -> Land:
    """Return the land in the middle of a box."""
    return Land(scene, fitted_in(extent(scene), box, largest, scene.is_turned))
