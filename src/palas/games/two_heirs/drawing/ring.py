"""The royal reserve: a ring of seven places with the shield, the reach of both heirs, troops."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

from palas.draw.geometry import Box, Point
from palas.draw.heraldry import ARMS, roundel
from palas.draw.keeping import kept
from palas.draw.lettering import fitted, label
from palas.draw.markup import (
    Markup,
    circle,
    group,
    join,
    moved,
    number,
    offered,
    path,
    rectangle,
    title,
)

from ..tables import NO_TILE, RESERVE_PLACES, SEATS, TILE_COLOUR
from ..words.acts import Kind
from .pieces import brackets, hit, name_lines, payer
from .purse import cost_of
from .resources import price, price_length
from .scene import Scene, reserve_place
from .tile import hand_face, piece_name, tile
from .troops import royal_shield, troop

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
    x: float
    y: float
    radius: float
    size: float  # of a tile
    has_names: bool

    def drawn(self) -> Markup:
        """Draw everything."""
        around = circle(self.x, self.y, self.radius, class_="circle")
        places = (self._place(place) for place in range(RESERVE_PLACES))
        return join((around, self._court(), *self._arcs(), *places, self._brackets()))

    def _brackets(self) -> Markup:
        """Mark the places of the last move."""
        data = ""
        for place in range(RESERVE_PLACES):
            if reserve_place(place) in self.scene.last:
                x, y = self._at(place, self.radius)
                box = Box.around(x, y, self.size, self.size).grown(3)
                data += brackets(box, 0.14 * self.size)
        return path(data, "bracket") if data else Markup("")

    def _at(self, place: float, radius: float) -> Point:
        return _around(self.x, self.y, place, radius)

    # ----------------------------------------------------------------------------- places

    def _place(self, place: int) -> Markup:
        view = self.scene.view
        x, y = self._at(place, self.radius)
        if place == view.shield:
            return self._shield(x, y)
        if view.reserve[place] == NO_TILE:
            half = self.size / 2
            return rectangle(
                round(x - half, 1), round(y - half, 1), self.size, self.size, 4, class_="empty"
            )
        return self._tile(place, x, y)

    def _shield(self, x: float, y: float) -> Markup:
        scale = self.size / 78
        shield = royal_shield(self.scene.view.crown, 0, 0, scale)
        words = Markup("")
        if self.has_names and not self.scene.view.over:
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

    def _tile(self, place: int, x: float, y: float) -> Markup:
        scene, size = self.scene, self.size
        number_ = scene.view.reserve[place] + 0
        actions = scene.actions_of(Kind.TAKE, tile=number_)
        words = scene.action_words(actions[0]) if actions else scene.tile_words(number_)
        half = size / 2
        parts = [title(words)]
        if actions:
            style = "taken" if scene.chosen in actions else "takeable"
            parts.append(
                rectangle(
                    round(x - half - 5, 1),
                    round(y - half - 5, 1),
                    size + 10,
                    size + 10,
                    6,
                    class_=style,
                )
            )
        name = piece_name(number_)
        parts.append(tile(hand_face(number_), x - half, y - half, size, name))
        parts.append(self._price(number_, x, y + half))
        if place in scene.payers.reserve:
            parts.append(payer(TILE_COLOUR[number_], x + half - 4, y - half + 4, size / 90))
        if self.has_names:
            parts.append(self._name(place, x, y + half + 28))
        return group(*parts, id=f"reserve-{place}", **offered(actions, words))

    def _name(self, place: int, x: float, y: float) -> Markup:
        """Write the name of a tile below it, on both sides a little away from the next tile."""
        far = sin(_angle(place))
        x += 9 * far if abs(far) > 0.9 else 0
        name = self.scene.building(self.scene.view.reserve[place])
        lines, size = name_lines(name, 108, 13)
        return join(label(x, y + 14 * at, line, size, "middle") for at, line in enumerate(lines))

    def _price(self, number_: int, x: float, y: float) -> Markup:
        scale = 0.88 if self.has_names else 0.64
        count = price_length(cost_of(number_))
        if count == 0:
            return Markup("")
        step = min(20 * scale, (self.size + 16) / count)
        wide, high = count * step + 10 * scale, 24 * scale
        left = x - wide / 2
        return join(
            (
                rectangle(
                    round(left, 1),
                    round(y - high * 0.6, 1),
                    round(wide, 1),
                    round(high, 1),
                    high / 2,
                    class_="pill",
                ),
                price(cost_of(number_), left + 5 * scale + step / 2, y - high * 0.1, scale, step),
            )
        )

    # ------------------------------------------------------------------------------ reach

    def _arcs(self) -> list[Markup]:
        """Draw how far each heir reaches, clockwise from the shield; the viewer outside."""
        wide = self.radius * 0.036
        parts = []
        for at, seat in enumerate(self.scene.seats):
            reached = self.scene.reach(seat)
            if reached:
                aside = 0.14 - 0.3 * at  # so that both badges are seen where both end alike
                radius = self.radius * (0.495 - 0.075 * at)
                parts.append(self._arc(seat, reached[-1] + aside, radius, wide))
        return parts

    def _arc(self, seat: int, last: float, radius: float, wide: float) -> Markup:
        shield = self.scene.view.shield
        steps = (last - shield) % RESERVE_PLACES
        x0, y0 = self._at(shield + 0.12, radius)
        x1, y1 = self._at(shield + steps, radius)
        is_long = 1 if 2 * (steps - 0.12) > RESERVE_PLACES else 0
        r = number(radius, 1)
        bow = f"A{r},{r} 0 {is_long} 1 {number(x1, 1)},{number(y1, 1)}"
        dashes = None if seat == 0 else f"{number(2 * wide, 1)} {number(0.6 * wide, 1)}"
        colour = f"var(--{ARMS[seat].colour})"
        words = self.scene.words.reach.format(self.scene.reach_of(seat))
        return group(
            title(f"{self.scene.called(seat)}: {words}"),
            path(
                f"M{number(x0, 1)},{number(y0, 1)}{bow}",
                "arc",
                stroke=colour,
                stroke_width=number(wide, 1),
                stroke_dasharray=dashes,
            ),
            roundel(seat, x1, y1, self.radius / 240),
        )

    # ------------------------------------------------------------------------------ court

    def _court(self) -> Markup:
        """Draw the middle with the troops of both heirs, the viewer's below."""
        scene = self.scene
        radius = self.radius * 0.36
        retreats = scene.actions_of(Kind.RETREAT)
        rose, pale = _rose(self.x, self.y, radius * 0.95)
        style = "court-lit" if retreats or scene.is_chosen(Kind.RETREAT) else "court"
        middle = circle(self.x, self.y, round(radius, 1), class_=style)
        parts = [middle, path(pale, "ray-pale"), path(rose, "ray")]
        if retreats:
            box = Box.around(self.x, self.y, 2 * radius, 2 * radius)
            words = scene.deed(retreats, scene.words.retreat)
            parts.append(hit(box, words, tuple(retreats), "court"))
        return join((*parts, *(self._troops(seat) for seat in range(SEATS))))

    def _troops(self, seat: int) -> Markup:
        scene = self.scene
        numbers = scene.troops_at_court(seat)
        actions = scene.actions_of(Kind.DEPLOY) if seat == scene.viewer else []
        if not numbers:
            return Markup("")
        scale = self.radius / 185
        step = 38 * scale
        y = self.y + (0.17 if seat == scene.bottom else -0.155) * self.radius
        left = self.x - (len(numbers) - 1) * step / 2
        shields = [
            troop(seat, one, scene.view.moved[seat][one] == 1, (left + at * step, y, scale * 0.95))
            for at, one in enumerate(numbers)
        ]
        told = scene.words.troops.format(scene.name(seat))
        if actions:
            told = scene.deed(actions, scene.words.deploy)
        parts = [title(told), *shields]
        if actions:
            wide, high = max(44.0, len(numbers) * step), max(44.0, 44 * scale)
            parts.insert(
                1,
                rectangle(
                    round(self.x - wide / 2, 1),
                    round(y - high / 2, 1),
                    round(wide, 1),
                    round(high, 1),
                    6,
                    class_="hit",
                ),
            )
        return group(*parts, id=f"court-{seat}", **offered(actions, told))


def _angle(place: float) -> float:
    return 2 * pi * place / RESERVE_PLACES


def _around(x: float, y: float, place: float, radius: float) -> Point:
    """Return where a place of the ring lies at a distance from its middle."""
    return x + radius * sin(_angle(place)), y - radius * cos(_angle(place))


@kept(256)
def _rose(x: float, y: float, radius: float) -> tuple[str, str]:
    """Return the dark and the pale halves of the rays towards the places as path data."""
    data, pale = "", ""
    for place in range(RESERVE_PLACES):
        ends = ((place, radius), (place - 0.5, radius * 0.3), (place + 0.5, radius * 0.3))
        tip, left, right = (
            ",".join(number(value, 1) for value in _around(x, y, at, far)) for at, far in ends
        )
        middle = f"M{number(x, 1)},{number(y, 1)}"
        data += f"{middle}L{right}L{tip}z"
        pale += f"{middle}L{left}L{tip}z"
    return data, pale
