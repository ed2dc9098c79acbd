"""The royal reserve: a ring of seven places with the shield, the reach of both heirs, troops."""

from __future__ import annotations

from dataclasses import dataclass

from palas.draw.geometry import Box
from palas.draw.lettering import fitted
from palas.draw.markup import (
    Markup,
    circle,
    group,
    join,
    moved,
    offered,
    path,
    title,
)

from ..tables import NO_TILE, RESERVE_PLACES, SEATS
from ..words.acts import Kind
from .pieces import brackets, hit
from .ring_pieces import (
    COURT,
    Circle,
    Court,
    Reach,
    arc,
    at_court,
    gap,
    glow,
    lying,
    middle,
    name_below,
    paying,
    tile_and_price,
)
from .scene import Scene, reserve_place
from .troops import royal_shield

RING_RULES = {
    ".circle": "fill:none;stroke:var(--hair);stroke-width:2;stroke-dasharray:1 6;"
    "stroke-linecap:round",
    ".court": "fill:var(--paper-2);stroke:var(--ink);stroke-width:1.4",
    ".court-lit": "fill:var(--lit);stroke:var(--ink);stroke-width:1.8;stroke-dasharray:6 4.5",
    ".ray": "fill:var(--hair);stroke:var(--hair);stroke-width:1;stroke-linejoin:round",
    ".ray-pale": "fill:var(--card);stroke:var(--hair);stroke-width:1;stroke-linejoin:round",
    ".takeable": "fill:var(--glow);stroke:var(--on-glow);stroke-width:1.5",
    ".taken": "fill:var(--glow);stroke:var(--ink);stroke-width:4",
    ".empty": "fill:none;stroke:var(--hair);stroke-width:1.6;stroke-dasharray:4 4",
    ".pill": "fill:var(--card);stroke:var(--ink);stroke-width:1.25",
    ".arc": "fill:none;stroke-linecap:butt",
    ".arc-under": "fill:none;stroke:var(--ink);stroke-linecap:butt",
}


@dataclass(frozen=True)
class Ring:
    """The reserve around a centre on the page."""

    scene: Scene
    circle: Circle

    def drawn(self) -> Markup:
        """Draw everything."""
        x, y, radius, _, _ = self.circle
        around = circle(x, y, radius, class_="circle")
        places = (self._place(place) for place in range(RESERVE_PLACES))
        return join((around, self._court(), *self._arcs(), *places, self._brackets()))

    def _brackets(self) -> Markup:
        """Mark the places of the last move."""
        data, size = "", self.circle.size
        for place in range(RESERVE_PLACES):
            if reserve_place(place) in self.scene.last:
                x, y = self.circle.at(place, self.circle.radius)
                data += brackets(Box.around(x, y, size, size).grown(3), 0.14 * size)
        return path(data, "bracket") if data else Markup("")

    # ----------------------------------------------------------------------------- places

    def _place(self, place: int) -> Markup:
        view = self.scene.view
        if place == view.shield:
            return self._shield(*self.circle.at(place, self.circle.radius))
        if view.reserve[place] == NO_TILE:
            return gap(place, self.circle)
        return self._tile(place)

    def _shield(self, x: float, y: float) -> Markup:
        scale = self.circle.size / 78
        shield = royal_shield(self.scene.view.crown, 0, 0, scale)
        words = Markup("")
        if self.circle.has_names and not self.scene.view.over:
            words = fitted(0, 40 * scale + 14, self._due(), 122, 13, "middle bold", smallest=9)
        return group(shield, words, id="shield", transform=moved(x, y))

    def _due(self) -> str:
        """Say whether the seat whose turn it is has a take open: then the crown is its own."""
        words, crown = self.scene.words, self.scene.view.crown + 0
        if crown != self.scene.view.turn:
            return words.took
        return (
            words.yours
            if crown == self.scene.viewer
            else words.theirs.format(self.scene.name(crown))
        )

    def _tile(self, place: int) -> Markup:
        scene = self.scene
        number_ = scene.view.reserve[place] + 0
        actions = scene.actions_of(Kind.TAKE, tile=number_)
        is_paying = place in scene.payers.reserve
        if not actions and not is_paying:
            return lying(number_, place, self.circle, scene.language)
        words = scene.action_words(actions[0]) if actions else scene.tile_words(number_)
        style = "" if not actions else "taken" if scene.chosen in actions else "takeable"
        return group(
            title(words),
            glow(place, self.circle, style) if style else Markup(""),
            tile_and_price(number_, place, self.circle),
            paying(number_, place, self.circle) if is_paying else Markup(""),
            name_below(number_, place, self.circle, scene.language),
            id=f"reserve-{place}",
            **offered(actions, words),
        )

    # ------------------------------------------------------------------------------ reach

    def _arcs(self) -> list[Markup]:
        """Draw how far each heir reaches, clockwise from the shield; the viewer outside."""
        parts = []
        for at, seat in enumerate(self.scene.seats):
            reached = self.scene.reach(seat)
            if reached:
                aside = 0.14 - 0.3 * at  # so that both badges are seen where both end alike
                words = self.scene.words.reach.format(self.scene.reach_of(seat))
                told = f"{self.scene.called(seat)}: {words}"
                steps = (reached[-1] + aside - self.scene.view.shield) % RESERVE_PLACES
                reach = Reach(seat, self.scene.view.shield + 0, steps, 0.495 - 0.075 * at)
                parts.append(arc(reach, self.circle, told))
        return parts

    # ------------------------------------------------------------------------------ court

    def _court(self) -> Markup:
        """Draw the middle with the troops of both heirs, the viewer's below."""
        scene = self.scene
        retreats = scene.actions_of(Kind.RETREAT)
        is_lit = bool(retreats) or scene.is_chosen(Kind.RETREAT)
        parts = [middle(self.circle, is_lit)]
        if retreats:
            x, y, across = self.circle.x, self.circle.y, 2 * COURT * self.circle.radius
            words = scene.deed(retreats, scene.words.retreat)
            parts.append(hit(Box.around(x, y, across, across), words, tuple(retreats), "court"))
        return join((*parts, *(self._troops(seat) for seat in range(SEATS))))

    def _troops(self, seat: int) -> Markup:
        scene = self.scene
        numbers = scene.troops_at_court(seat)
        actions = scene.actions_of(Kind.DEPLOY) if seat == scene.viewer else []
        if not numbers:
            return Markup("")
        told = scene.words.troops.format(scene.name(seat))
        if actions:
            told = scene.deed(actions, scene.words.deploy)
        troops = tuple((one, scene.view.moved[seat][one] == 1) for one in numbers)
        row = Court(seat, seat == scene.bottom, troops)
        return at_court(row, self.circle, told, tuple(actions))
